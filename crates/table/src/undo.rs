//! Taking back: free up to the seal, beyond it only with everybody's consent.

use kernel::{CannotUndo, Message, Say as _};
use protocol::{RefusalCode, UndoOffer, UndoRequest};
use shelf::Seat;

use crate::chair::Sitting;
use crate::clock::Time;
use crate::command::{Done, Refusal};
use crate::fact::{Fact, Settled};
use crate::request::Request;
use crate::table::{Table, number};

impl Table {
    /// Takes back what a seat did last: all that it said at once, or only the last of it.
    pub(crate) fn undo(&mut self, seat: Seat, step: usize, last: bool, now: Time) -> Result<Done, Refusal> {
        self.running()?;
        self.by_person(seat, "table-refusal-machine-undo")?;
        let Some(play) = &mut self.play else { return Err(Refusal::not_now("table-refusal-not-started")) };
        if step != play.step() {
            return Err(Refusal::stale());
        }
        match play.can_undo(seat) {
            UndoOffer::Free { .. } => {
                let undone = play.undo(seat, !last).map_err(impossible)?;
                let mut facts = vec![Fact::played(&undone)];
                facts.extend(self.overtaken());
                Ok(self.finish(facts, undone, Some(seat), now))
            }
            UndoOffer::Nothing => Err(impossible(CannotUndo::Nothing.say())),
            UndoOffer::Consent { .. } => match (&self.request, self.refusing_bot(seat)) {
                (Some(request), _) if request.by == number(seat) => Ok(Done::default()),
                (Some(_), _) => Err(Refusal::not_now("table-refusal-undo-asked-already")),
                (None, Some(bot)) => {
                    let asked = Fact::UndoAsked { seat: number(seat), last };
                    let refused = Fact::UndoSettled { how: Settled::Refused { seat: number(bot) } };
                    Ok(self.finish(vec![asked, refused], Vec::new(), None, now))
                }
                (None, None) => self.grant_or_ask(vec![Fact::UndoAsked { seat: number(seat), last }], now),
            },
        }
    }

    pub(crate) fn consent(&mut self, seat: Seat, request: u32, agree: bool, now: Time) -> Result<Done, Refusal> {
        self.running()?;
        self.by_person(seat, "table-refusal-machine-undo")?;
        let current = self.request.as_ref().filter(|current| current.id == request);
        let Some(current) = current else { return Err(Refusal::not_now("table-refusal-no-undo-asked")) };
        if current.by == number(seat) {
            // Whoever asks may think better of it.
            let how = if agree { return Ok(Done::default()) } else { Settled::Overtaken };
            return Ok(self.finish(vec![Fact::UndoSettled { how }], Vec::new(), None, now));
        }
        if !self.waiting_for().contains(&number(seat)) {
            return Ok(Done::default());
        }
        if !agree {
            let how = Settled::Refused { seat: number(seat) };
            return Ok(self.finish(vec![Fact::UndoSettled { how }], Vec::new(), None, now));
        }
        self.grant_or_ask(vec![Fact::Consented { seat: number(seat) }], now)
    }

    /// Applies what was said and, if nobody is left to ask, takes back.
    fn grant_or_ask(&mut self, said: Vec<Fact>, now: Time) -> Result<Done, Refusal> {
        let mut asking = self.finish(said, Vec::new(), None, now);
        let (Some(request), Some(play)) = (&self.request, &mut self.play) else { return Ok(asking) };
        let by = Seat::new(usize::from(request.by));
        if !waiting_for(&self.seats, request).is_empty() {
            return Ok(asking);
        }
        let undone = play.undo_agreed(by, !request.last).map_err(impossible)?;
        let facts = vec![Fact::played(&undone), Fact::UndoSettled { how: Settled::Granted }];
        let granted = self.finish(facts, undone, Some(by), now);
        // Both halves are one entry of the journal.
        self.entries -= 1;
        asking.facts.extend(granted.facts);
        asking.played.extend(granted.played);
        Ok(asking)
    }

    /// The bot or machine that does not agree when `seat` takes back: they have seen what was revealed as everybody has, and cannot
    /// forget it, so what was revealed stands.
    pub(crate) fn refusing_bot(&self, seat: Seat) -> Option<Seat> {
        let play = self.play.as_ref().filter(|play| play.undo_unseals(seat))?;
        Seat::all(play.players()).find(|&bot| bot != seat && !has_a_say(&self.seats[bot.index()]))
    }

    /// A request that nobody has answered when the game goes on is settled by that.
    pub(crate) fn overtaken(&self) -> Option<Fact> {
        self.request.as_ref().map(|_| Fact::UndoSettled { how: Settled::Overtaken })
    }

    fn waiting_for(&self) -> Vec<u8> {
        self.request.as_ref().map(|request| waiting_for(&self.seats, request)).unwrap_or_default()
    }

    pub(crate) fn undo_request(&self) -> Option<UndoRequest> {
        let request = self.request.as_ref()?;
        Some(UndoRequest {
            id: request.id,
            by: request.by,
            agreed: request.agreed.clone(),
            waiting: self.waiting_for(),
        })
    }
}

/// Whose consent a request still needs. Somebody for whom a bot stands in is asked as well: otherwise whoever is left
/// could try their luck again and again until they come back.
fn waiting_for(seats: &[Sitting], request: &Request) -> Vec<u8> {
    let people = seats.iter().enumerate().filter(|(_, sitting)| has_a_say(sitting)).map(|(seat, _)| seat as u8);
    people.filter(|seat| *seat != request.by && !request.agreed.contains(seat)).collect()
}

/// Whether a person is still to be asked for this seat.
fn has_a_say(sitting: &Sitting) -> bool {
    sitting.chair.person().is_some() && !sitting.resigned
}

fn impossible(message: Message) -> Refusal {
    Refusal { code: RefusalCode::NotNow, message, rule: None }
}
