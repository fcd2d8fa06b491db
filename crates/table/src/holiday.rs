//! Holidays: whoever said beforehand when they are away finds their clock as they left it, where moves take hours. At a table
//! that plays now, nobody goes away: there it changes nothing.

use protocol::{Clock, Holiday};
use shelf::Seat;

use crate::clock::Time;
use crate::command::Done;
use crate::fact::Fact;
use crate::table::{Table, number};

impl Table {
    /// Whether holidays matter here.
    pub fn knows_holidays(&self) -> bool {
        matches!(self.clock(), Clock::Daily { .. }) && !self.is_over()
    }

    /// What a seat shows of them.
    pub(crate) fn holidays(&self, seat: usize) -> Vec<Holiday> {
        if self.knows_holidays() { self.clocks.holidays(seat).to_vec() } else { Vec::new() }
    }

    /// What was over before the clocks were last set matters to none of them. They are not set now: what passed since then is
    /// judged by what is known from here on.
    pub(crate) fn go_away(&mut self, seat: Seat, mut holidays: Vec<Holiday>, now: Time) -> Done {
        holidays.retain(|holiday| holiday.ends > self.clocks.since());
        let known = self.clocks.holidays(seat.index()).iter().filter(|holiday| holiday.ends > self.clocks.since());
        if !self.knows_holidays() || known.eq(&holidays) {
            return Done::default();
        }
        let fact = Fact::Away { seat: number(seat), holidays };
        self.apply(&fact, now);
        self.entries += 1;
        Done { facts: vec![fact], played: Vec::new() }
    }

    /// Whether the person of a seat is on holiday.
    pub(crate) fn is_away(&self, seat: Seat, now: Time) -> bool {
        self.holidays(seat.index()).iter().any(|holiday| (holiday.begins..holiday.ends).contains(&now))
    }

    /// A moment, put off by the holidays of a seat that begin before it.
    pub(crate) fn beside_holidays(&self, seat: Seat, now: Time, mut until: Time) -> Time {
        for holiday in self.holidays(seat.index()) {
            if holiday.begins < until {
                until += holiday.ends.saturating_sub(holiday.begins.max(now));
            }
        }
        until
    }
}
