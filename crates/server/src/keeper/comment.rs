//! What those who see hands are told beside them: how the game stands by the bots, what the seat that is asked could do, and what
//! the others who watch think it will do. Made of the game as late as the hands are, and told to those alone who see them.

use std::sync::Arc;

use kernel::Seat;
use protocol::{Advice, Choice, Commentary, RefusalCode, ServerMessage, Weighed};
use shelf::Viewer;

use super::{Keeper, Order, refusal};
use crate::app::{now, random};
use crate::bots::{Job, Whose};

/// The commentary on the step that is due, and who guessed what.
#[derive(Default)]
pub(super) struct Commented {
    told: Option<Commentary>,
    /// What the seat that is asked may choose.
    options: Vec<Choice>,
    /// The choice that somebody at a connection thinks it will make.
    guesses: Vec<(u64, String)>,
    /// Whoever thinks about it holds this weakly, and need not when the step is past.
    wanted: Arc<()>,
}

impl Commented {
    /// As it is told now.
    fn message(&self) -> Option<ServerMessage> {
        let mut commentary = self.told.clone()?;
        for weighed in &mut commentary.choices {
            weighed.guesses = self.guesses.iter().filter(|(_, action)| *action == weighed.choice.action).count() as u32;
        }
        Some(ServerMessage::Commentary { commentary })
    }
}

impl Keeper {
    /// Tells these connections how the game stands that they have just been shown.
    pub(super) fn comment(&mut self, connections: &[u64], at: u64) {
        let Some(until) = self.table.hands_until(at) else { return };
        if self.commented.told.as_ref().is_none_or(|told| told.step as usize != until) {
            self.begin_comment(connections, until, at);
        }
        let Some(message) = self.commented.message() else { return };
        for &connection in connections {
            self.listeners.tell(connection, &message);
        }
    }

    /// A step has become due: how it stands is known at once, what could be done is thought about.
    fn begin_comment(&mut self, connections: &[u64], step: usize, at: u64) {
        let Some(then) = self.table.behind(at) else { return };
        let asked = then.offer(Viewer::Spectator).asked.first().copied();
        let options =
            asked.map_or_else(Vec::new, |seat| then.offer(Viewer::Seat(Seat::new(usize::from(seat)))).options);
        let seat = asked.filter(|_| options.len() > 1);
        let told = Commentary { step: step as u32, shares: then.shares(), seat, choices: Vec::new() };
        self.commented = Commented { told: Some(told), options, ..Commented::default() };
        let Some(seat) = seat else { return };
        let adviser = then.adviser(Seat::new(usize::from(seat)), u64::from_le_bytes(random()), shelf::ADVICE);
        let Some(listener) = connections.iter().find_map(|&connection| self.listeners.get(connection)) else { return };
        let person = listener.person.as_ref().map_or_else(|| self.table.host().to_owned(), |person| person.id.clone());
        let whose = Whose { network: listener.network.clone(), person };
        let (way, wanted) = (self.way.clone(), Arc::downgrade(&self.commented.wanted));
        let told = move |advice| {
            if let (Some(way), Some(advice)) = (way.upgrade(), advice) {
                // If the table is gone, so is whoever watched.
                let _ = way.blocking_send(Order::Commented { step, advice });
            }
        };
        self.app.bots.think(Job::new(whose, move || wanted.upgrade().is_some(), adviser, told));
    }

    /// The choices of a step have been thought about.
    pub(super) fn commented(&mut self, step: usize, advice: Advice) {
        // It may be past by now, or the hands may be closed.
        if self.table.hands_until(now()).is_none() {
            return;
        }
        let Commented { told: Some(told), options, .. } = &mut self.commented else { return };
        if told.step as usize != step {
            return;
        }
        let weighed = |advised: protocol::Advised| {
            let choice = options.iter().find(|choice| choice.action == advised.action)?.clone();
            Some(Weighed { choice, share: advised.share, doubt: advised.doubt, guesses: 0 })
        };
        told.choices = advice.choices.into_iter().filter_map(weighed).collect();
        self.tell_comment();
    }

    /// Somebody who sees hands says what the seat will do. Whoever says something else has changed their mind.
    pub(super) fn guess(&mut self, connection: u64, step: usize, action: &str) {
        let sees = self.listeners.get(connection).is_some_and(|listener| listener.seen == Some(step));
        let told = self.commented.told.as_ref().filter(|told| sees && told.step as usize == step);
        if !told.is_some_and(|told| told.choices.iter().any(|weighed| weighed.choice.action == action)) {
            return self.refuse(connection, refusal(RefusalCode::NotNow, "table-refusal-no-such-step"));
        }
        self.commented.guesses.retain(|(other, _)| *other != connection);
        self.commented.guesses.push((connection, action.to_owned()));
        self.tell_comment();
    }

    /// Tells all who have been shown the step.
    fn tell_comment(&mut self) {
        let step = self.commented.told.as_ref().map(|told| told.step as usize);
        let Some(message) = self.commented.message() else { return };
        for (connection, _, seen) in self.listeners.behind() {
            if seen == step {
                self.listeners.tell(connection, &message);
            }
        }
    }
}
