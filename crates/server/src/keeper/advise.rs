//! The adviser: asked by a seat, thought about on the threads of the bots, told to that seat alone.

use kernel::Seat;
use protocol::{Advice, RefusalCode, ServerMessage};
use shelf::Viewer;
use table::Command;

use super::{Keeper, Next, NotDone, Order, refusal};
use crate::app::random;
use crate::bots::{Job, Whose};

/// What the adviser was asked, and what it said last to each seat.
#[derive(Default)]
pub(super) struct Given {
    asked: Vec<(Seat, usize)>,
    told: Vec<(Seat, usize, Advice)>,
}

impl Keeper {
    /// Somebody asks the adviser. Whoever asks the same again gets the same answer.
    pub(super) async fn ask_adviser(&mut self, connection: u64, seat: Seat, step: usize) -> Next {
        if let Err(NotDone { refusal, untrue }) = self.command(Command::Advise { seat, step }).await {
            self.refuse(connection, refusal);
            return if untrue { Next::Drop } else { Next::Go };
        }
        if let Some((_, _, advice)) = self.advice.told.iter().find(|told| (told.0, told.1) == (seat, step)) {
            let answer = ServerMessage::Advice { step: step as u32, advice: advice.clone() };
            self.listeners.tell(connection, &answer);
            return Next::Go;
        }
        if self.advice.asked.contains(&(seat, step)) {
            return Next::Go;
        }
        let Some(adviser) = self.table.adviser(seat, u64::from_le_bytes(random())) else { return Next::Go };
        let Some(listener) = self.listeners.get(connection) else { return Next::Go };
        self.advice.asked.push((seat, step));
        let (way, asking) = (self.way.clone(), self.way.clone());
        let told = move |advice| {
            if let Some(way) = way.upgrade() {
                // If the table is gone, so is whoever asked.
                let _ = way.blocking_send(Order::Advised { seat, step, advice });
            }
        };
        // Whoever asks waits for their own questions and those of nobody else, wherever the table is from.
        let person = listener.person.as_ref().map_or_else(|| self.table.host().to_owned(), |person| person.id.clone());
        let whose = Whose { network: listener.network.clone(), person };
        self.app.bots.think(Job::new(whose, move || asking.upgrade().is_some(), adviser, told));
        Next::Go
    }

    /// The adviser has thought.
    pub(super) fn advised(&mut self, seat: Seat, step: usize, advice: Option<Advice>) {
        self.advice.asked.retain(|asked| *asked != (seat, step));
        let answer = if let Some(advice) = advice {
            self.advice.told.retain(|told| told.0 != seat);
            self.advice.told.push((seat, step, advice.clone()));
            ServerMessage::Advice { step: step as u32, advice }
        } else {
            tracing::error!(table = self.table.id(), "the adviser failed");
            let refused = refusal(RefusalCode::Unavailable, "server-error-no-advice");
            ServerMessage::Refused { code: refused.code, message: refused.message, rule: None, state: None }
        };
        self.listeners.tell_viewers(|viewer| (viewer == Viewer::Seat(seat)).then(|| answer.clone()));
    }
}
