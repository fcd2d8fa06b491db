//! Standing answers: whenever a seat is asked this and can choose that, it does, until its person says otherwise. They are the
//! person's own choices, made while they are away; nobody else is told of them.

use protocol::StandingAnswer;
use shelf::{Seat, Viewer};

use crate::chair::Player;
use crate::command::Refusal;
use crate::fact::Fact;
use crate::table::{Phase, Table, number};

/// So many a seat may have.
const MOST: usize = 8;

impl Table {
    pub(crate) fn stand(&self, seat: Seat, ask: String, action: Option<String>) -> Result<Vec<Fact>, Refusal> {
        self.running()?;
        self.by_person(seat, "table-refusal-for-people")?;
        let answers = &self.seats[seat.index()].answers;
        let known = answers.iter().find(|known| known.ask == ask);
        if known.map(|known| &known.action) == action.as_ref() {
            return Ok(Vec::new());
        }
        let Some(action) = action else { return Ok(vec![Fact::Standing { seat: number(seat), ask, answer: None }]) };
        // Only what is asked now can be answered for ever: nobody writes down what they have never seen.
        let offer = self.offer(Viewer::Seat(seat));
        let answer = offer.and_then(|offer| {
            let question = offer.ask.filter(|now| now.message.key == ask)?.message;
            let label = offer.options.into_iter().find(|option| option.action == action)?.label;
            Some(Box::new(StandingAnswer { ask: ask.clone(), action, question, label }))
        });
        if answer.is_none() || (known.is_none() && answers.len() == MOST) {
            return Err(Refusal::not_now("table-refusal-standing"));
        }
        Ok(vec![Fact::Standing { seat: number(seat), ask, answer }])
    }

    pub(crate) fn answer_always(&mut self, seat: u8, ask: &str, answer: Option<&StandingAnswer>) {
        let answers = &mut self.seats[usize::from(seat)].answers;
        answers.retain(|known| known.ask != ask);
        answers.extend(answer.cloned());
    }

    /// What a person answers whenever they are asked.
    pub(crate) fn answers_of(&self, seat: Option<Seat>) -> Vec<StandingAnswer> {
        seat.map(|seat| self.seats[seat.index()].answers.clone()).unwrap_or_default()
    }

    /// A choice that somebody has made beforehand and that is asked for now.
    pub fn standing_choice(&self) -> Option<(Seat, String)> {
        // No question is looked at where nobody has such answers.
        if self.phase != Phase::Playing || self.seats.iter().all(|sitting| sitting.answers.is_empty()) {
            return None;
        }
        self.asked_sitters().into_iter().find_map(|seat| {
            let sitting = &self.seats[seat.index()];
            if sitting.player() != Player::Person || sitting.answers.is_empty() {
                return None;
            }
            let offer = self.offer(Viewer::Seat(seat))?;
            let ask = offer.ask?;
            let known = sitting.answers.iter().find(|known| ask.message.key == known.ask)?;
            offer.options.iter().any(|option| option.action == known.action).then(|| (seat, known.action.clone()))
        })
    }
}
