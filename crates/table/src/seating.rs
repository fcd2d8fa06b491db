//! Before the game: who sits where, and what everybody adds to its chance.

use kernel::Message;
use shelf::Seat;

use crate::chair::{Chair, PersonId};
use crate::clock::Time;
use crate::command::{Assigned, Done, Refusal};
use crate::fact::{Cause, Fact};
use crate::fairness;
use crate::load::LaidOut;
use crate::table::{Phase, Table, number};

impl Table {
    pub(crate) fn sit(&self, person: PersonId, name: String, seat: Option<Seat>) -> Result<Vec<Fact>, Refusal> {
        self.waiting()?;
        if self.seat_of(&person).is_some() {
            return Err(Refusal::not_now("table-refusal-sits-already"));
        }
        let open = |seat: &Seat| matches!(self.seats[seat.index()].chair, Chair::Open);
        let seat = match seat {
            Some(seat) if seat.index() < self.seats.len() => Some(seat).filter(open),
            Some(_) => None,
            None => Seat::all(self.seats.len()).find(open),
        };
        let seat = seat.ok_or_else(|| Refusal::not_now("table-refusal-seat-taken"))?;
        Ok(vec![Fact::Seated { seat: number(seat), chair: Chair::Person { id: person, name } }])
    }

    pub(crate) fn leave(&self, person: &PersonId) -> Result<Vec<Fact>, Refusal> {
        let seat = self.seat_of(person).ok_or_else(not_seated)?;
        if self.phase == Phase::Playing {
            // Whoever gets up from a running game gives it up.
            self.playing_person(seat)?;
            return Ok(vec![Fact::Resigned { seat: number(seat), cause: Cause::Himself }]);
        }
        self.waiting()?;
        let mut facts = vec![Fact::Seated { seat: number(seat), chair: Chair::Open }];
        let heir = self.seats.iter().filter_map(|sitting| sitting.chair.person()).find(|other| *other != person);
        if let Some(heir) = heir.filter(|_| self.host == *person) {
            facts.push(Fact::Host { person: heir.clone() });
        }
        Ok(facts)
    }

    pub(crate) fn assign(&self, by: &PersonId, seat: Seat, to: Assigned) -> Result<Vec<Fact>, Refusal> {
        self.waiting()?;
        self.by_host(by)?;
        let Some(sitting) = self.seats.get(seat.index()) else {
            return Err(Refusal::not_now("table-refusal-no-such-seat"));
        };
        let chair = match to {
            Assigned::Open => Chair::Open,
            Assigned::Bot(level) => Chair::Bot { level },
            Assigned::Host { name } => {
                if self.seat_of(by).is_some() {
                    return Err(Refusal::not_now("table-refusal-sits-already"));
                }
                Chair::Person { id: by.clone(), name }
            }
        };
        // A host may seat bots and free seats; people are not sent away.
        match sitting.chair.person() {
            Some(person) if person != by => Err(Refusal::not_now("table-refusal-seat-taken")),
            Some(_) | None => Ok(vec![Fact::Seated { seat: number(seat), chair }]),
        }
    }

    pub(crate) fn start(&mut self, by: &PersonId, now: Time) -> Result<Done, Refusal> {
        self.waiting()?;
        self.by_host(by)?;
        if self.seats.iter().any(|sitting| sitting.chair == Chair::Open) {
            return Err(Refusal::not_now("table-refusal-seats-open"));
        }
        let failed = |message| Refusal { code: protocol::RefusalCode::NotNow, message, rule: None };
        let LaidOut { play, lines, played } = self.lay_out().map_err(failed)?;
        self.play = Some(play);
        let facts = vec![Fact::Started, Fact::Played { lines }];
        Ok(self.finish(facts, played, None, now))
    }

    pub(crate) fn nonce(&self, seat: Seat, nonce: String) -> Result<Vec<Fact>, Refusal> {
        self.waiting()?;
        if !fairness::is_nonce(&nonce) {
            return Err(Refusal::not_now("table-refusal-nonce"));
        }
        match self.seats[seat.index()].nonce {
            Some(_) => Ok(Vec::new()),
            None => Ok(vec![Fact::Nonce { seat: number(seat), nonce }]),
        }
    }

    fn waiting(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Waiting => Ok(()),
            Phase::Playing | Phase::Ended | Phase::Abandoned => Err(Refusal::not_now("table-refusal-started")),
        }
    }

    fn by_host(&self, person: &PersonId) -> Result<(), Refusal> {
        if self.host == *person { Ok(()) } else { Err(Refusal::not_now("table-refusal-not-host")) }
    }
}

fn not_seated() -> Refusal {
    Refusal { code: protocol::RefusalCode::NotSeated, message: Message::new("table-refusal-not-seated"), rule: None }
}
