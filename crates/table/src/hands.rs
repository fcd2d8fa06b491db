//! Hands that are shown to whoever watches: everybody at the table agrees, it is shown so much later, and one seat ends it.
//! How late is reckoned here and nowhere else.

use std::fmt::Write as _;

use kernel::{Message, Seat};
use protocol::{Delay, LogEntry, Offer, UndoOffer};
use shelf::{Play, Viewer};

use crate::chair::{Chair, Sitting};
use crate::clock::Time;
use crate::command::Refusal;
use crate::fact::Fact;
use crate::table::{Phase, Table, number};

/// So much later at most, in choices or minutes.
const LATEST: u8 = 30;
const MINUTE: Time = 60 * 1000;

/// What has been said about showing hands, and when each step was reached.
#[derive(Default)]
pub(crate) struct Hands {
    asked: Option<Asked>,
    /// How often somebody asked.
    requests: u32,
    reached: Vec<Reached>,
    /// When they were shown, for the record.
    spans: Vec<Span>,
}

/// A request, answered by everybody or not.
struct Asked {
    delay: Delay,
    agreed: Vec<u8>,
    /// From this step on.
    since: Option<usize>,
}

/// A step that the game came to.
#[derive(Clone, Copy)]
struct Reached {
    step: usize,
    at: Time,
    /// Whether a choice led there, and not what was taken back or laid out.
    chosen: bool,
}

/// A part of the game in which hands were shown.
struct Span {
    delay: Delay,
    from: usize,
    to: Option<usize>,
}

impl Hands {
    pub(crate) fn apply(&mut self, fact: &Fact, at: Time) {
        match fact {
            Fact::Played { lines } => {
                let step = self.step() + lines.len();
                let back = lines.first().and_then(|line| line.split(' ').nth(1)).is_some_and(|word| word == "undo");
                self.reached.push(Reached { step, at, chosen: !back });
            }
            Fact::HandsAsked { seat, delay } => {
                self.requests += 1;
                self.asked = Some(Asked { delay: *delay, agreed: vec![*seat], since: None });
            }
            Fact::HandsAgreed { seat } => {
                if let Some(asked) = &mut self.asked {
                    asked.agreed.push(*seat);
                }
            }
            Fact::HandsOpened => {
                let step = self.step();
                if let Some(asked) = &mut self.asked {
                    asked.since = Some(step);
                    self.spans.push(Span { delay: asked.delay, from: step, to: None });
                }
            }
            Fact::HandsClosed => {
                let step = self.step();
                self.asked = None;
                if let Some(span) = self.spans.last_mut() {
                    span.to.get_or_insert(step);
                }
            }
            Fact::Opened { .. }
            | Fact::Seated { .. }
            | Fact::Host { .. }
            | Fact::Nonce { .. }
            | Fact::StartAsked { .. }
            | Fact::Without { .. }
            | Fact::Started
            | Fact::Clocks { .. }
            | Fact::HandedOver { .. }
            | Fact::TakenBack { .. }
            | Fact::Resigned { .. }
            | Fact::UndoAsked { .. }
            | Fact::Advised { .. }
            | Fact::Changed { .. }
            | Fact::Standing { .. }
            | Fact::Away { .. }
            | Fact::Consented { .. }
            | Fact::UndoSettled { .. }
            | Fact::Summoned { .. }
            | Fact::Returned { .. }
            | Fact::CloseWanted { .. }
            | Fact::Closed { .. }
            | Fact::Rematch { .. } => {}
        }
    }

    /// How much later, as it is asked or agreed.
    pub(crate) fn delay(&self) -> Option<Delay> {
        self.asked.as_ref().map(|asked| asked.delay)
    }

    /// The step that the game is at.
    fn step(&self) -> usize {
        self.reached.last().map_or(0, |reached| reached.step)
    }

    /// How many of the steps that were reached are old enough.
    fn old(&self, delay: Delay, now: Time) -> usize {
        match delay {
            Delay::Choices { count } => {
                let mut left = usize::from(count);
                let mut old = self.reached.len();
                while left > 0 && old > 0 {
                    old -= 1;
                    left -= usize::from(self.reached[old].chosen);
                }
                old
            }
            Delay::Minutes { count } => {
                let behind = Time::from(count) * MINUTE;
                self.reached.iter().take_while(|reached| reached.at + behind <= now).count()
            }
        }
    }

    /// What a record says of it, as comments.
    pub(crate) fn written(&self, end: usize) -> String {
        self.spans.iter().fold(String::new(), |mut text, span| {
            let (to, later) = (
                span.to.unwrap_or(end),
                match span.delay {
                    Delay::Choices { count } => format!("{count} choices"),
                    Delay::Minutes { count } => format!("{count} minutes"),
                },
            );
            writeln!(text, "# hands shown to spectators: steps {} to {to}, {later} later", span.from)
                .expect("a string takes everything");
            text
        })
    }
}

impl Table {
    /// Somebody asks whether hands may be shown.
    pub(crate) fn ask_hands(&self, seat: Seat, delay: Delay) -> Result<Vec<Fact>, Refusal> {
        self.playing_sitter(seat)?;
        let (Delay::Choices { count } | Delay::Minutes { count }) = delay;
        if count > LATEST {
            return Err(Refusal::not_now("table-refusal-hands-delay"));
        }
        if self.hands_shown.asked.as_ref().is_some_and(|asked| asked.since.is_some()) {
            return Err(Refusal::not_now("table-refusal-hands-open"));
        }
        let mut facts = vec![Fact::HandsAsked { seat: number(seat), delay }];
        facts.extend(self.opened_by(&[number(seat)]));
        Ok(facts)
    }

    /// Somebody agrees, or does not.
    pub(crate) fn answer_hands(&self, seat: Seat, request: u32, agree: bool) -> Result<Vec<Fact>, Refusal> {
        self.playing_sitter(seat)?;
        let asked = self.hands_shown.asked.as_ref().filter(|_| self.hands_shown.requests == request);
        let Some(asked) = asked else { return Err(Refusal::not_now("table-refusal-no-hands-asked")) };
        if !agree {
            return Ok(vec![Fact::HandsClosed]);
        }
        if asked.since.is_some() || asked.agreed.contains(&number(seat)) {
            return Ok(Vec::new());
        }
        let agreed: Vec<u8> = asked.agreed.iter().copied().chain([number(seat)]).collect();
        let mut facts = vec![Fact::HandsAgreed { seat: number(seat) }];
        facts.extend(self.opened_by(&agreed));
        Ok(facts)
    }

    /// Whether these seats are all that have a say.
    fn opened_by(&self, agreed: &[u8]) -> Option<Fact> {
        self.unasked(agreed).is_empty().then_some(Fact::HandsOpened)
    }

    /// Who is still to agree. Somebody for whom a bot stands in is asked as well: it is their hand.
    fn unasked(&self, agreed: &[u8]) -> Vec<u8> {
        let has_a_say = |sitting: &Sitting| sitting.chair.sitter().is_some() && !sitting.resigned;
        let seats = self.seats.iter().enumerate().filter(|(_, sitting)| has_a_say(sitting));
        seats.map(|(seat, _)| seat as u8).filter(|seat| !agreed.contains(seat)).collect()
    }

    /// What is agreed or asked, as everybody may know it.
    pub fn hands(&self) -> Option<protocol::Hands> {
        let asked = self.hands_shown.asked.as_ref().filter(|_| self.phase == Phase::Playing)?;
        let waiting = if asked.since.is_some() { Vec::new() } else { self.unasked(&asked.agreed) };
        Some(protocol::Hands {
            request: self.hands_shown.requests,
            delay: asked.delay,
            agreed: asked.agreed.clone(),
            waiting,
            since: asked.since.map(|step| step as u32),
        })
    }

    /// The last step of which spectators may see hands now; none while hands are not shown, or nothing is old enough.
    pub fn hands_until(&self, now: Time) -> Option<usize> {
        let asked = self.hands_shown.asked.as_ref().filter(|_| self.phase == Phase::Playing)?;
        let since = asked.since?;
        let old = self.hands_shown.old(asked.delay, now);
        let step = self.hands_shown.reached.get(old.checked_sub(1)?)?.step;
        (step >= since).then_some(step)
    }

    /// When more of them may be seen, if only time has to pass.
    pub fn hands_due(&self, now: Time) -> Option<Time> {
        let asked = self.hands_shown.asked.as_ref().filter(|asked| asked.since.is_some())?;
        match asked.delay {
            Delay::Choices { .. } => None,
            Delay::Minutes { count } => {
                let next = self.hands_shown.reached.get(self.hands_shown.old(asked.delay, now))?;
                Some(next.at + Time::from(count) * MINUTE)
            }
        }
    }

    /// Whether somebody has a hand in this game, so that they may not see those of others: who sits here, and whose machine
    /// does.
    pub fn plays(&self, person: &str) -> bool {
        self.seats.iter().any(|sitting| match &sitting.chair {
            Chair::Person { id, .. } => id == person,
            Chair::Machine { id, owner, .. } => id == person || owner.id == person,
            Chair::Open | Chair::Bot { .. } => false,
        })
    }

    /// The game as far as hands may be seen, through the eyes of a seat: what happened from a step on, and what is shown. What
    /// happened before hands were shown is told as any spectator saw it.
    pub fn through(&self, seat: Seat, from: usize, now: Time) -> Option<(Vec<LogEntry>, Offer)> {
        let until = self.hands_until(now)?;
        let since = self.hands_shown.asked.as_ref()?.since?;
        let then = self.play.as_ref()?.at(until)?;
        let viewer = Viewer::Seat(seat);
        let mut entries = then.history(Viewer::Spectator, from.min(until));
        let open = then.history(viewer, since.max(from).min(until));
        let first = since.max(from) as u32;
        entries.retain(|entry| entry.step < first || entry.seat.is_none());
        entries.extend(open.into_iter().filter(|entry| entry.seat.is_some() && entry.step >= first));
        let mut offer = then.offer(viewer);
        offer.options.clear();
        offer.bundles.clear();
        offer.recap.clear();
        offer.undo = UndoOffer::Nothing;
        Some((entries, offer))
    }

    /// The game as far as hands may be seen, for those who comment on it.
    pub fn behind(&self, now: Time) -> Option<Box<dyn Play>> {
        self.play.as_ref()?.at(self.hands_until(now)?)
    }

    /// Whose eyes a look back may have: those of the seat only where hands were shown.
    pub fn look_through(&self, seat: Seat, step: usize, now: Time) -> Option<Viewer> {
        let until = self.hands_until(now)?;
        let since = self.hands_shown.asked.as_ref()?.since?;
        (step <= until).then_some(if step < since { Viewer::Spectator } else { Viewer::Seat(seat) })
    }
}

/// How much later, in words.
pub(crate) fn later(delay: Delay) -> Message {
    match delay {
        Delay::Choices { count: 0 } | Delay::Minutes { count: 0 } => Message::new("table-hands-at-once"),
        Delay::Choices { count } => Message::new("table-hands-choices").with("count", u32::from(count)),
        Delay::Minutes { count } => Message::new("table-hands-minutes").with("count", u32::from(count)),
    }
}
