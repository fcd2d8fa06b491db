//! Before the game: who sits where, and what everybody adds to its chance.

use kernel::Message;
use shelf::Seat;

use crate::chair::{Chair, Owner, PersonId, Sitting};
use crate::clock::Time;
use crate::command::{Assigned, Done, Refusal};
use crate::fact::{Cause, Fact, Without};
use crate::fairness;
use crate::load::LaidOut;
use crate::table::{Phase, Table, number};

/// How long a start waits for the nonces that are still missing, in milliseconds.
const PATIENCE: Time = 10_000;

impl Table {
    pub(crate) fn sit(
        &self,
        id: PersonId,
        name: String,
        owner: Option<Owner>,
        seat: Option<Seat>,
    ) -> Result<Vec<Fact>, Refusal> {
        self.waiting()?;
        if self.seat_of(&id).is_some() {
            return Err(Refusal::not_now("table-refusal-sits-already"));
        }
        let open = |seat: &Seat| matches!(self.seats[seat.index()].chair, Chair::Open);
        let seat = match seat {
            Some(seat) if seat.index() < self.seats.len() => Some(seat).filter(open),
            Some(_) => None,
            None => Seat::all(self.seats.len()).find(open),
        };
        let seat = seat.ok_or_else(|| Refusal::not_now("table-refusal-seat-taken"))?;
        let chair = match owner {
            Some(owner) => Chair::Machine { id, name, owner },
            None => Chair::Person { id, name },
        };
        Ok(vec![Fact::Seated { seat: number(seat), chair }])
    }

    pub(crate) fn leave(&self, person: &PersonId) -> Result<Vec<Fact>, Refusal> {
        let seat = self.seat_of(person).ok_or_else(not_seated)?;
        if self.phase == Phase::Playing {
            // Whoever gets up from a running game gives it up.
            self.playing_sitter(seat)?;
            return Ok(vec![Fact::Resigned { seat: number(seat), cause: Cause::Chosen }]);
        }
        self.waiting()?;
        let mut facts = vec![Fact::Seated { seat: number(seat), chair: Chair::Open }];
        // Whoever has been here longest.
        let others = self.seats.iter().filter(|sitting| sitting.chair.person().is_some_and(|other| other != person));
        let heir = others.min_by_key(|sitting| sitting.came).and_then(|sitting| sitting.chair.person());
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
        // A host may seat bots and free seats, those of machines too; people are not sent away.
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
        if self.complete() {
            return self.begin(now);
        }
        let facts = match self.starts_at {
            Some(_) => Vec::new(),
            None => vec![Fact::StartAsked { until: now + PATIENCE }],
        };
        Ok(self.finish(facts, Vec::new(), None, now))
    }

    /// Begins the game with what the seats have added to chance by now. Whoever added nothing is named in the proof.
    pub(crate) fn begin(&mut self, now: Time) -> Result<Done, Refusal> {
        let mut facts = self.withouts();
        for fact in &facts {
            self.apply(fact, now);
        }
        let LaidOut { play, lines, played } = self.lay_out().map_err(|message| {
            self.seats.iter_mut().for_each(|sitting| sitting.without = None);
            Refusal { code: protocol::RefusalCode::NotNow, message, rule: None }
        })?;
        self.play = Some(play);
        let begun = [Fact::Started, Fact::Played { lines }];
        let mut done = self.finish(begun.into(), played, None, now);
        facts.append(&mut done.facts);
        Ok(Done { facts, ..done })
    }

    /// The seats that add nothing to chance, and why. A game that plays on from another has its chance already.
    fn withouts(&self) -> Vec<Fact> {
        if self.unproved() {
            return Vec::new();
        }
        let without = |(seat, sitting): (usize, &Sitting)| match (&sitting.chair, &sitting.nonce) {
            (Chair::Person { .. } | Chair::Machine { .. }, None) => {
                Some(Fact::Without { seat: seat as u8, why: Without::Silent })
            }
            (Chair::Bot { .. }, None) => Some(Fact::Without { seat: seat as u8, why: Without::Bot }),
            (Chair::Open, _) | (_, Some(_)) => None,
        };
        self.seats.iter().enumerate().filter_map(without).collect()
    }

    /// Whether everybody who sat down has added to chance, as far as that is needed.
    fn complete(&self) -> bool {
        let missing = |sitting: &Sitting| sitting.chair.sitter().is_some() && sitting.nonce.is_none();
        self.unproved() || !self.seats.iter().any(missing)
    }

    pub(crate) fn nonce(&mut self, seat: Seat, nonce: String, now: Time) -> Result<Done, Refusal> {
        self.waiting()?;
        if !fairness::is_nonce(&nonce) {
            return Err(Refusal::not_now("table-refusal-nonce"));
        }
        if self.seats[seat.index()].nonce.is_some() {
            return Ok(Done::default());
        }
        let mut done = self.finish(vec![Fact::Nonce { seat: number(seat), nonce }], Vec::new(), None, now);
        if self.starts_at.is_some() && self.complete() {
            let begun = self.begin(now)?;
            // The nonce and the start are one entry of the journal.
            self.entries -= 1;
            done.facts.extend(begun.facts);
            done.played = begun.played;
        }
        Ok(done)
    }

    pub(crate) fn waiting(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Waiting => Ok(()),
            Phase::Playing | Phase::Ended | Phase::Abandoned => Err(Refusal::not_now("table-refusal-started")),
        }
    }

    pub(crate) fn by_host(&self, person: &PersonId) -> Result<(), Refusal> {
        if self.host == *person { Ok(()) } else { Err(Refusal::not_now("table-refusal-not-host")) }
    }
}

fn not_seated() -> Refusal {
    Refusal { code: protocol::RefusalCode::NotSeated, message: Message::new("table-refusal-not-seated"), rule: None }
}
