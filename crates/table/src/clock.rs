//! Clocks: none, live with an increment, or so many hours a move inside a daily window. Where moves take hours, the clock of
//! somebody who is on holiday stands.

use protocol::{Clock, ClockFace, Holiday, Window};
use serde::{Deserialize, Serialize};
use shelf::Seat;

/// Milliseconds since 1970.
pub type Time = u64;

const SECOND: u64 = 1000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clocks {
    /// What each seat had left at `since`.
    left: Vec<u64>,
    /// Whether the clock of a seat runs since then.
    running: Vec<bool>,
    since: Time,
    /// When whoever sits in a seat is away, the earliest first; seats behind the last of these never are.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    away: Vec<Vec<Holiday>>,
}

impl Clocks {
    /// Clocks at the start of a game; none run yet.
    pub fn new(clock: &Clock, seats: usize, now: Time) -> Self {
        Self { left: vec![allowance(clock); seats], running: vec![false; seats], since: now, away: Vec::new() }
    }

    /// How many seats have one. Both lists have one for each, unless somebody tampered with them.
    pub(crate) fn seats(&self) -> usize {
        self.left.len().min(self.running.len())
    }

    /// When whoever sits in a seat is away.
    pub fn holidays(&self, seat: usize) -> &[Holiday] {
        self.away.get(seat).map(Vec::as_slice).unwrap_or_default()
    }

    /// When they were last set: what is left was left then.
    pub(crate) fn since(&self) -> Time {
        self.since
    }

    /// From now on it is known when whoever sits in a seat is away, the earliest first. It counts from when the clocks were
    /// last set, which is before anybody could lose by them.
    pub(crate) fn rest(&mut self, seat: usize, holidays: &[Holiday]) {
        if self.away.len() <= seat {
            self.away.resize(seat + 1, Vec::new());
        }
        self.away[seat] = holidays.to_vec();
        self.trim();
    }

    fn trim(&mut self) {
        while self.away.last().is_some_and(Vec::is_empty) {
            self.away.pop();
        }
    }

    /// The time is now `now`, `chose` has just chosen, and from here on the clocks of `asked` run.
    pub fn turn(&mut self, clock: &Clock, now: Time, chose: Option<Seat>, asked: &[Seat]) {
        for seat in 0..self.left.len() {
            let runs = asked.iter().any(|other| other.index() == seat);
            let ran = self.running[seat];
            self.left[seat] = self.left_at(clock, seat, now);
            let chose = chose.is_some_and(|other| other.index() == seat);
            match clock {
                Clock::Live { increment, .. } if chose => self.left[seat] += u64::from(*increment) * SECOND,
                // A move has its own hours: they begin with the question and again after each choice.
                Clock::Daily { .. } if chose || !ran => self.left[seat] = allowance(clock),
                Clock::None | Clock::Live { .. } | Clock::Daily { .. } => {}
            }
            self.running[seat] = runs;
        }
        self.since = now;
        self.away.iter_mut().for_each(|holidays| holidays.retain(|holiday| holiday.ends > now));
        self.trim();
    }

    /// Since when clocks run, if any does.
    pub fn running_since(&self, clock: &Clock) -> Option<Time> {
        (*clock != Clock::None && self.running.contains(&true)).then_some(self.since)
    }

    /// Nobody could move between `from` and `to`: that time is counted against nobody.
    pub fn stand(&mut self, clock: &Clock, from: Time, to: Time) {
        if self.running_since(clock).is_none_or(|since| to <= since) {
            return;
        }
        for seat in 0..self.left.len() {
            self.left[seat] = self.left_at(clock, seat, from);
        }
        self.since = to;
    }

    /// The seats whose time is up.
    pub fn fallen(&self, clock: &Clock, now: Time) -> impl Iterator<Item = Seat> {
        let timed = *clock != Clock::None;
        let fallen = move |seat: &usize| timed && self.running[*seat] && self.left_at(clock, *seat, now) == 0;
        (0..self.left.len()).filter(fallen).map(Seat::new).collect::<Vec<_>>().into_iter()
    }

    /// When the next clock falls if nothing happens.
    pub fn next_fall(&self, clock: &Clock) -> Option<Time> {
        (0..self.left.len()).filter_map(|seat| self.falls_at(clock, seat)).min()
    }

    /// What people see.
    pub fn faces(&self, clock: &Clock, now: Time) -> Vec<ClockFace> {
        if *clock == Clock::None {
            return Vec::new();
        }
        let face = |seat: usize| ClockFace {
            seat: seat as u8,
            left_ms: self.left_at(clock, seat, now),
            running: self.running[seat],
            at: now,
            falls_at: self.falls_at(clock, seat),
        };
        (0..self.left.len()).map(face).collect()
    }

    fn left_at(&self, clock: &Clock, seat: usize, now: Time) -> u64 {
        if !self.running[seat] || now <= self.since {
            return self.left[seat];
        }
        let used = match clock {
            Clock::None => 0,
            Clock::Live { .. } => now - self.since,
            Clock::Daily { window, .. } => {
                let window = window.as_ref();
                let rested = self.rests(seat).map(|(from, to)| passed(window, from.min(now), to.min(now)));
                passed(window, self.since, now).saturating_sub(rested.sum())
            }
        };
        self.left[seat].saturating_sub(used)
    }

    /// From when to when whoever sits in a seat is away, as far as this clock has not run yet.
    fn rests(&self, seat: usize) -> impl Iterator<Item = (Time, Time)> {
        let since = self.since;
        self.holidays(seat).iter().map(move |holiday| (holiday.begins.max(since), holiday.ends.max(since)))
    }

    pub(crate) fn falls_at(&self, clock: &Clock, seat: usize) -> Option<Time> {
        if !self.running[seat] {
            return None;
        }
        match clock {
            Clock::None => None,
            Clock::Live { .. } => Some(self.since + self.left[seat]),
            Clock::Daily { window, .. } => {
                let window = window.as_ref();
                let mut needed = self.left[seat];
                for (from, to) in self.rests(seat) {
                    // A clock that falls when a holiday begins has fallen.
                    if passed(window, self.since, from) >= needed {
                        break;
                    }
                    needed += passed(window, from, to);
                }
                Some(after(window, self.since, needed))
            }
        }
    }
}

/// How much of the time between two moments counts.
fn passed(window: Option<&Window>, from: Time, to: Time) -> u64 {
    match window {
        None => to.saturating_sub(from),
        Some(window) => open_until(window, to).saturating_sub(open_until(window, from)),
    }
}

/// The first moment by which so much time that counts has passed since another.
fn after(window: Option<&Window>, since: Time, needed: u64) -> Time {
    match window {
        None => since + needed,
        Some(window) => reaches(window, open_until(window, since) + needed).max(since),
    }
}

/// What a seat has at the start, or for a move.
fn allowance(clock: &Clock) -> u64 {
    match clock {
        Clock::None => 0,
        Clock::Live { seconds, .. } => u64::from(*seconds) * SECOND,
        Clock::Daily { hours, .. } => u64::from(*hours) * HOUR,
    }
}

/// How long the window is open each day. One that closes when it opens is open all day.
fn length(window: &Window) -> u64 {
    match (u64::from(window.closes) + 24 * 60 - u64::from(window.opens)) % (24 * 60) {
        0 => DAY,
        minutes => minutes * MINUTE,
    }
}

/// How far the day of the window is shifted: it begins when the window opens. Two days ahead, so that nothing is
/// negative.
fn shift(window: &Window) -> u64 {
    let ahead = (2 * DAY).saturating_add_signed(i64::from(window.offset) * MINUTE.cast_signed());
    ahead - u64::from(window.opens) * MINUTE
}

/// How long the window was open from the beginning of time until `time`.
fn open_until(window: &Window, time: Time) -> u64 {
    let shifted = time + shift(window);
    let (day, length) = (shifted / DAY, length(window));
    let today = if is_open_on(window, day) { (shifted % DAY).min(length) } else { 0 };
    days_before(window, day) * length + today
}

/// The first moment by which the window was open for so long.
fn reaches(window: &Window, open: u64) -> Time {
    let length = length(window);
    let (days, rest) = (open / length, open % length);
    let shifted = if rest == 0 && days > 0 {
        day_after(window, days - 1) * DAY + length
    } else {
        day_after(window, days) * DAY + rest
    };
    shifted.saturating_sub(shift(window))
}

/// A week has so many days, and so many of them are no weekend. Day 6 of ours is a Monday, and so is every seventh after it:
/// 1970 began on a Thursday, and ours are two ahead.
const WEEK: u64 = 7;
const WEEKDAYS: u64 = 5;

/// The day counted from a Monday.
fn from_monday(day: u64) -> u64 {
    day + 1
}

fn is_open_on(window: &Window, day: u64) -> bool {
    !window.weekdays || from_monday(day) % WEEK < WEEKDAYS
}

/// On how many days before this one the window was open.
fn days_before(window: &Window, day: u64) -> u64 {
    if !window.weekdays {
        return day;
    }
    let (weeks, days) = (from_monday(day) / WEEK, from_monday(day) % WEEK);
    weeks * WEEKDAYS + days.min(WEEKDAYS)
}

/// The day on which the window is open and has been on so many before.
fn day_after(window: &Window, days: u64) -> u64 {
    if !window.weekdays {
        return days;
    }
    (days / WEEKDAYS * WEEK + days % WEEKDAYS).saturating_sub(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Clock = Clock::Live { seconds: 60, increment: 5 };
    /// Open from 08:00 to 22:00, one hour ahead of UTC.
    const WINDOW: Window = Window { opens: 8 * 60, closes: 22 * 60, offset: 60, weekdays: false };
    const DAILY: Clock = Clock::Daily { hours: 24, window: Some(WINDOW) };

    fn left(clocks: &Clocks, clock: &Clock, seat: usize, now: Time) -> u64 {
        clocks.faces(clock, now)[seat].left_ms
    }

    #[test]
    fn a_live_clock_runs_for_whoever_is_asked() {
        let mut clocks = Clocks::new(&LIVE, 2, 0);
        clocks.turn(&LIVE, 0, None, &[Seat::new(0)]);
        assert_eq!(left(&clocks, &LIVE, 0, 10_000), 50_000);
        assert_eq!(left(&clocks, &LIVE, 1, 10_000), 60_000);
        clocks.turn(&LIVE, 10_000, Some(Seat::new(0)), &[Seat::new(1)]);
        assert_eq!(left(&clocks, &LIVE, 0, 99_000), 55_000, "five seconds more, and it stands");
        assert_eq!(clocks.next_fall(&LIVE), Some(70_000));
        assert_eq!(clocks.fallen(&LIVE, 69_999).count(), 0);
        assert_eq!(clocks.fallen(&LIVE, 70_000).collect::<Vec<_>>(), [Seat::new(1)]);
    }

    #[test]
    fn several_clocks_run_when_several_are_asked() {
        let mut clocks = Clocks::new(&LIVE, 3, 0);
        clocks.turn(&LIVE, 0, None, &[Seat::new(0), Seat::new(2)]);
        clocks.turn(&LIVE, 4_000, Some(Seat::new(2)), &[Seat::new(0)]);
        assert_eq!(left(&clocks, &LIVE, 0, 6_000), 54_000);
        assert_eq!(left(&clocks, &LIVE, 2, 6_000), 61_000);
    }

    #[test]
    fn an_outage_is_counted_against_nobody() {
        let mut clocks = Clocks::new(&LIVE, 2, 0);
        clocks.turn(&LIVE, 10_000, None, &[Seat::new(0)]);
        clocks.stand(&LIVE, 30_000, 500_000);
        assert_eq!(left(&clocks, &LIVE, 0, 500_000), 40_000, "twenty seconds before it, none during it");
        let after = clocks.clone();
        clocks.stand(&LIVE, 30_000, 500_000);
        assert_eq!(clocks, after, "an outage is excused once");
        assert_eq!(clocks.next_fall(&LIVE), Some(540_000));
        // One that ended before the question was asked is nobody's business.
        clocks.turn(&LIVE, 510_000, Some(Seat::new(0)), &[Seat::new(1)]);
        let asked = clocks.clone();
        clocks.stand(&LIVE, 30_000, 500_000);
        assert_eq!(clocks, asked);
        // One during which the question was asked counts from its end.
        clocks.stand(&LIVE, 505_000, 520_000);
        assert_eq!(left(&clocks, &LIVE, 1, 521_000), 59_000);
    }

    /// An outage over night costs nothing, and one that begins in the evening costs the evening before it alone.
    #[test]
    fn an_outage_knows_the_daily_window() {
        let evening = 100 * DAY + 19 * HOUR;
        let mut clocks = Clocks::new(&DAILY, 1, evening);
        clocks.turn(&DAILY, evening, None, &[Seat::new(0)]);
        let noon = 101 * DAY + 11 * HOUR;
        clocks.stand(&DAILY, evening + HOUR, noon);
        assert_eq!(left(&clocks, &DAILY, 0, noon), 23 * HOUR);
        assert_eq!(left(&clocks, &DAILY, 0, noon + HOUR), 22 * HOUR);
    }

    #[test]
    fn no_clock_never_falls() {
        let mut clocks = Clocks::new(&Clock::None, 2, 0);
        clocks.turn(&Clock::None, 0, None, &[Seat::new(0)]);
        assert_eq!(clocks.fallen(&Clock::None, u64::MAX / 2).count(), 0);
        assert_eq!(clocks.next_fall(&Clock::None), None);
        assert!(clocks.faces(&Clock::None, 5).is_empty());
    }

    /// Asked at 20:00 local with 24 hours: two that day, fourteen each on the next, eight on the one after.
    #[test]
    fn a_daily_clock_stands_outside_its_window() {
        let evening = 100 * DAY + 19 * HOUR;
        let mut clocks = Clocks::new(&DAILY, 2, evening);
        clocks.turn(&DAILY, evening, None, &[Seat::new(0)]);
        let next_morning = 101 * DAY + 7 * HOUR;
        assert_eq!(left(&clocks, &DAILY, 0, evening + HOUR), 23 * HOUR);
        assert_eq!(left(&clocks, &DAILY, 0, next_morning), 22 * HOUR);
        assert_eq!(left(&clocks, &DAILY, 0, next_morning + HOUR), 21 * HOUR);
        assert_eq!(clocks.next_fall(&DAILY), Some(102 * DAY + 15 * HOUR));
        assert_eq!(clocks.fallen(&DAILY, 102 * DAY + 15 * HOUR - 1).count(), 0);
        assert_eq!(clocks.fallen(&DAILY, 102 * DAY + 15 * HOUR).count(), 1);
    }

    #[test]
    fn a_daily_clock_begins_again_with_each_move() {
        let morning = 100 * DAY + 7 * HOUR;
        let mut clocks = Clocks::new(&DAILY, 2, morning);
        clocks.turn(&DAILY, morning, None, &[Seat::new(0)]);
        clocks.turn(&DAILY, morning + 3 * HOUR, Some(Seat::new(0)), &[Seat::new(0)]);
        assert_eq!(left(&clocks, &DAILY, 0, morning + 3 * HOUR), 24 * HOUR);
        clocks.turn(&DAILY, morning + 4 * HOUR, Some(Seat::new(0)), &[Seat::new(1)]);
        assert_eq!(left(&clocks, &DAILY, 1, morning + 5 * HOUR), 23 * HOUR);
    }

    #[test]
    fn a_window_may_span_midnight_or_be_open_all_day() {
        let night = Window { opens: 22 * 60, closes: 6 * 60, offset: 0, weekdays: false };
        assert_eq!(length(&night), 8 * HOUR);
        let from = 50 * DAY + 23 * HOUR;
        assert_eq!(open_until(&night, from + 2 * HOUR) - open_until(&night, from), 2 * HOUR);
        assert_eq!(open_until(&night, from + DAY) - open_until(&night, from), 8 * HOUR);
        let always = Window { opens: 5, closes: 5, offset: -600, weekdays: false };
        assert_eq!(open_until(&always, 90 * DAY) - open_until(&always, 80 * DAY), 10 * DAY);
    }

    /// Asked on a Friday at noon with two days, from Monday to Friday: the clock falls on Tuesday at noon.
    #[test]
    fn a_clock_of_weekdays_stands_on_saturdays_and_sundays() {
        let window = Window { opens: 0, closes: 0, offset: 0, weekdays: true };
        let clock = Clock::Daily { hours: 48, window: Some(window) };
        // 2026-11-20 was a Friday.
        let friday = 20_777 * DAY + 12 * HOUR;
        let mut clocks = Clocks::new(&clock, 1, friday);
        clocks.turn(&clock, friday, None, &[Seat::new(0)]);
        assert_eq!(left(&clocks, &clock, 0, friday + 12 * HOUR), 36 * HOUR, "until midnight it runs");
        assert_eq!(left(&clocks, &clock, 0, friday + 60 * HOUR), 36 * HOUR, "until Sunday's midnight it stands");
        assert_eq!(left(&clocks, &clock, 0, friday + 61 * HOUR), 35 * HOUR);
        assert_eq!(clocks.next_fall(&clock), Some(friday + 96 * HOUR));
        // Asked on a Saturday: it runs from Monday on.
        let mut clocks = Clocks::new(&clock, 1, friday + DAY);
        clocks.turn(&clock, friday + DAY, None, &[Seat::new(0)]);
        assert_eq!(clocks.next_fall(&clock), Some(friday + 60 * HOUR + 48 * HOUR));
        // A week has five days, wherever it begins.
        for day in 0..14 {
            let from = friday + day * DAY;
            assert_eq!(open_until(&window, from + 7 * DAY) - open_until(&window, from), 5 * DAY, "{day}");
        }
    }

    const SUMMER: Holiday = Holiday { begins: 110 * DAY, ends: 117 * DAY };

    /// Asked two days before a week of holiday with three days for the move: one day is left when it begins, and when it ends.
    #[test]
    fn the_clock_of_somebody_on_holiday_stands() {
        let clock = Clock::Daily { hours: 72, window: None };
        let mut clocks = Clocks::new(&clock, 2, 108 * DAY);
        clocks.turn(&clock, 108 * DAY, None, &[Seat::new(0), Seat::new(1)]);
        clocks.rest(0, &[SUMMER]);
        for at in [110 * DAY, 112 * DAY, 117 * DAY] {
            assert_eq!(left(&clocks, &clock, 0, at), DAY);
        }
        assert_eq!(left(&clocks, &clock, 1, 110 * DAY), DAY, "it is theirs alone");
        assert_eq!(left(&clocks, &clock, 1, 112 * DAY), 0);
        assert_eq!(clocks.falls_at(&clock, 0), Some(118 * DAY));
        assert_eq!(clocks.falls_at(&clock, 1), Some(111 * DAY));
        // Whoever moves on holiday has all their time when they are back.
        clocks.turn(&clock, 113 * DAY, Some(Seat::new(0)), &[Seat::new(0)]);
        assert_eq!(clocks.falls_at(&clock, 0), Some(120 * DAY));
        // They come back a day early: from then on it runs.
        clocks.rest(0, &[Holiday { ends: 116 * DAY, ..SUMMER }]);
        assert_eq!(clocks.falls_at(&clock, 0), Some(119 * DAY));
        // A holiday that is over is forgotten.
        clocks.turn(&clock, 118 * DAY, Some(Seat::new(0)), &[Seat::new(1)]);
        assert_eq!(clocks.holidays(0), []);
    }

    /// Neither the night nor a weekend is counted twice when a holiday holds it.
    #[test]
    fn a_holiday_and_a_weekend_are_counted_once() {
        let window = Window { opens: 0, closes: 0, offset: 0, weekdays: true };
        let clock = Clock::Daily { hours: 48, window: Some(window) };
        // A Friday at noon; away from Saturday to the end of Monday.
        let friday = 20_777 * DAY + 12 * HOUR;
        let mut clocks = Clocks::new(&clock, 1, friday);
        clocks.turn(&clock, friday, None, &[Seat::new(0)]);
        clocks.rest(0, &[Holiday { begins: 20_778 * DAY, ends: 20_781 * DAY }]);
        assert_eq!(left(&clocks, &clock, 0, 20_781 * DAY), 36 * HOUR, "half a Friday has passed");
        assert_eq!(clocks.next_fall(&clock), Some(20_782 * DAY + 12 * HOUR), "Tuesday, and half a Wednesday");
    }

    #[test]
    fn a_live_clock_knows_no_holiday() {
        let mut clocks = Clocks::new(&LIVE, 1, 100);
        clocks.turn(&LIVE, 100, None, &[Seat::new(0)]);
        clocks.rest(0, &[Holiday { begins: 0, ends: DAY }]);
        assert_eq!(clocks.next_fall(&LIVE), Some(60_100));
        assert_eq!(left(&clocks, &LIVE, 0, 30_100), 30_000);
    }

    proptest::proptest! {
        /// The clock falls exactly when nothing is left: a moment before, something is.
        #[test]
        fn it_falls_when_nothing_is_left(
            opens in 0u16..1440, closes in 0u16..1440, offset in -720i16..=840, hours in 1u32..400, at in 0u64..DAY * 30,
            weekdays in proptest::bool::ANY, away in proptest::collection::vec((0u64..DAY * 9, 1u64..DAY * 9), 0..4),
        ) {
            let clock = Clock::Daily { hours, window: Some(Window { opens, closes, offset, weekdays }) };
            let start = 1000 * DAY + at;
            let mut clocks = Clocks::new(&clock, 1, start);
            clocks.turn(&clock, start, None, &[Seat::new(0)]);
            // One behind the other; the first may have begun.
            let mut ends = start.saturating_sub(DAY * 3);
            let holidays: Vec<Holiday> = away.into_iter().map(|(pause, lasts)| {
                let begins = ends + pause;
                ends = begins + lasts;
                Holiday { begins, ends }
            }).collect();
            clocks.rest(0, &holidays);
            let falls = clocks.next_fall(&clock).unwrap();
            proptest::prop_assert_eq!(left(&clocks, &clock, 0, falls), 0);
            proptest::prop_assert_eq!(left(&clocks, &clock, 0, falls - 1), 1);
        }
    }
}
