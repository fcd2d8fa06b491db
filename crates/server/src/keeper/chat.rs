//! What is said at a table, here and on other nodes.

use protocol::{ChatLine, RefusalCode, ServerMessage};
use shelf::Viewer;
use store::ChatRow;

use super::{Keeper, Somebody, refusal};
use crate::app::now;

/// Longer things are not said.
const CHAT_LENGTH: usize = 500;
/// So much of what was said is shown to who comes.
const CHAT_SHOWN: u64 = 200;

impl Keeper {
    pub(super) async fn chat(&mut self, connection: u64, person: Option<Somebody>, viewer: Viewer, text: &str) {
        let words: String = text.trim().chars().filter(|sign| !sign.is_control()).take(CHAT_LENGTH).collect();
        let Some(person) = person else {
            return self.refuse(connection, refusal(RefusalCode::NotSeated, "server-error-no-name"));
        };
        if words.is_empty() {
            return;
        }
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat.index() as u8),
            Viewer::Spectator => None,
        };
        let mut row = ChatRow { number: 0, at: now(), name: person.name, seat, words };
        match self.app.store.say(self.table.id(), row.clone()).await {
            // Others may have said something on other nodes before.
            Ok(number) if number > self.said => self.hear_chat().await,
            Ok(number) => {
                (row.number, self.said) = (number, number + 1);
                self.listeners.tell_all(&ServerMessage::Chat { lines: vec![chat_line(row)] });
            }
            Err(error) => {
                tracing::error!(%error, "what was said could not be stored");
                self.refuse(connection, refusal(RefusalCode::Unavailable, "server-error-unavailable"));
            }
        }
    }

    /// Reads what was said since, and tells whoever listens. Gives all that is shown to somebody who comes.
    pub(super) async fn read_chat(&mut self) -> Vec<ChatLine> {
        let lines = match self.app.store.chat(self.table.id(), CHAT_SHOWN).await {
            Ok(lines) => lines,
            Err(error) => {
                tracing::error!(%error, "what was said could not be read");
                return Vec::new();
            }
        };
        self.tell_new(&lines);
        lines.into_iter().map(chat_line).collect()
    }

    /// Reads what was said since, and tells whoever listens.
    pub(super) async fn hear_chat(&mut self) {
        if self.listeners.is_empty() {
            return;
        }
        match self.app.store.chat_from(self.table.id(), self.said, CHAT_SHOWN).await {
            Ok(lines) => self.tell_new(&lines),
            Err(error) => tracing::error!(%error, "what was said could not be read"),
        }
    }

    fn tell_new(&mut self, lines: &[ChatRow]) {
        let new: Vec<_> = lines.iter().filter(|line| line.number >= self.said).cloned().map(chat_line).collect();
        self.said = lines.last().map_or(self.said, |line| self.said.max(line.number + 1));
        if !new.is_empty() {
            self.listeners.tell_all(&ServerMessage::Chat { lines: new });
        }
    }
}

fn chat_line(row: ChatRow) -> ChatLine {
    let ChatRow { number, at, name, seat, words } = row;
    ChatLine { number: number as u32, at, name, seat, text: words }
}
