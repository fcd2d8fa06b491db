//! Who may ask the adviser, and that they did; and where a finished game was won.

use kernel::{Message, Seat};
use protocol::AdviceRule;
use shelf::{Adviser, Analyser, Depth, Viewer};

use crate::chair::Player;
use crate::command::Refusal;
use crate::fact::Fact;
use crate::table::{Table, number};

/// What the log says about whoever asked.
pub(crate) fn advised(seat: Seat) -> Message {
    Message::new("table-note-advised").with("seat", seat)
}

/// A game that was not played to its end: there is nothing to analyse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GivenUp;

impl Table {
    /// Whether everybody may ask the adviser, though people play each other.
    pub fn advice(&self) -> bool {
        self.opening.advice
    }

    /// Whether everybody agrees that it is not rated.
    pub fn agreed_unrated(&self) -> bool {
        self.opening.unrated
    }

    /// Whether the adviser may be asked here: against bots always, between people only if that was agreed.
    pub(crate) fn advice_rule(&self) -> AdviceRule {
        let people = self.seats.iter().filter(|sitting| sitting.chair.person().is_some() && !sitting.resigned).count();
        match (self.opening.advice, people) {
            (true, _) => AdviceRule::Agreed,
            (false, 0 | 1) => AdviceRule::Free,
            (false, _) => AdviceRule::Never,
        }
    }

    /// Notes that a seat asks; once for each step, however often it does.
    pub(crate) fn ask_adviser(&self, seat: Seat, step: usize) -> Result<Vec<Fact>, Refusal> {
        self.running()?;
        self.by_person(seat, "table-refusal-machine-advice")?;
        if self.advice_rule() == AdviceRule::Never {
            return Err(Refusal::not_now("table-refusal-no-advice"));
        }
        if self.seats[seat.index()].player() != Player::Person {
            return Err(Refusal::not_now("table-refusal-bot-plays"));
        }
        if step != self.step() {
            return Err(Refusal::stale());
        }
        let choices = self.offer(Viewer::Seat(seat)).map_or(0, |offer| offer.options.len());
        if choices == 0 {
            return Err(Refusal::not_now("table-refusal-nothing-to-advise"));
        }
        let asked = advised(seat);
        let known = self.notes(step).iter().any(|note| note.message == asked);
        Ok(if known { Vec::new() } else { vec![Fact::Advised { seat: number(seat) }] })
    }

    /// The analysis of this game as work to be done, so many times as long as usual. Nobody may have it while the game runs.
    pub fn analyser(&self, times: u32) -> Option<Result<Analyser, GivenUp>> {
        let play = self.play.as_ref().filter(|_| self.is_over())?;
        let Depth { iterations, samples } = Depth::default();
        Some(play.analyser(Depth { iterations: iterations * times, samples: samples * times }).ok_or(GivenUp))
    }

    /// The adviser of a seat that is asked now. Its seed has nothing to do with the chance of the game.
    pub fn adviser(&self, seat: Seat, seed: u64) -> Option<Adviser> {
        Some(self.play.as_ref()?.adviser(seat, seed, shelf::ADVICE))
    }
}
