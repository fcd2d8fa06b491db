//! What is said at a table, here and on other nodes.

use protocol::{ChatLine, RefusalCode, ServerMessage};
use shelf::Viewer;
use store::ChatRow;

use super::{Keeper, Somebody, refusal};
use crate::app::now;
use crate::notices::Occasion;
use crate::people::handle;

/// Longer things are not said.
const CHAT_LENGTH: usize = 500;
/// So much of what was said is shown to who comes.
const CHAT_SHOWN: u64 = 200;

impl Keeper {
    pub(super) async fn chat(&mut self, connection: u64, person: Option<Somebody>, viewer: Viewer, text: &str) {
        let words: String = text.trim().chars().filter(|sign| !sign.is_control()).take(CHAT_LENGTH).collect();
        if !words.is_empty() || person.is_none() {
            self.say(connection, person, viewer, words, None).await;
        }
    }

    /// Says something in words, or a phrase, which is kept as a word that everybody reads in their own language.
    pub(super) async fn say(
        &mut self,
        connection: u64,
        person: Option<Somebody>,
        viewer: Viewer,
        words: String,
        phrase: Option<String>,
    ) {
        let Some(person) = person else {
            return self.refuse(connection, refusal(RefusalCode::NotSeated, "server-error-no-name"));
        };
        if let Err(refusal) = self.may_talk(&person.id, viewer).await {
            return self.refuse(connection, refusal);
        }
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat.index() as u8),
            Viewer::Spectator => None,
        };
        let by = person.id.clone();
        let mut row = ChatRow { number: 0, at: now(), name: person.name, seat, words, person: Some(person.id), phrase };
        match self.app.store.say(self.table.id(), row.clone()).await {
            // Others may have said something on other nodes before.
            Ok(number) if number > self.said => self.hear_chat().await,
            Ok(number) => {
                (row.number, self.said) = (number, number + 1);
                self.tell_said(&[row]);
            }
            Err(error) => {
                tracing::error!(%error, "what was said could not be stored");
                return self.refuse(connection, refusal(RefusalCode::Unavailable, "server-error-unavailable"));
            }
        }
        // What spectators say rings nowhere.
        if let Viewer::Seat(seat) = viewer {
            self.tell_others(Some(seat), &Occasion::Chat { by });
        }
    }

    /// Reads what was said since, and tells whoever listens. Gives all that is shown to somebody who comes.
    pub(super) async fn read_chat(&mut self) -> Vec<ChatRow> {
        let lines = match self.app.store.chat(self.table.id(), CHAT_SHOWN).await {
            Ok(lines) => lines,
            Err(error) => {
                tracing::error!(%error, "what was said could not be read");
                return Vec::new();
            }
        };
        self.tell_new(&lines);
        lines
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
        let new: Vec<_> = lines.iter().filter(|line| line.number >= self.said).cloned().collect();
        self.said = lines.last().map_or(self.said, |line| self.said.max(line.number + 1));
        self.tell_said(&new);
    }

    /// Tells everybody what was said, but for what each does not want to hear.
    fn tell_said(&mut self, rows: &[ChatRow]) {
        let all = self.chat_lines(rows, &[]);
        if all.is_empty() {
            return;
        }
        let everything = ServerMessage::Chat { lines: all };
        let table = self.table.id();
        let part = |deaf_to: &[String]| chat_lines(table, rows, deaf_to);
        self.listeners.tell_hearing(&everything, |deaf_to| {
            let said = rows.iter().filter_map(|row| row.person.as_ref());
            said.clone().any(|person| deaf_to.contains(person)).then(|| ServerMessage::Chat { lines: part(deaf_to) })
        });
    }

    /// What was said, as it is shown to somebody who does not want to hear these people.
    pub(super) fn chat_lines(&self, rows: &[ChatRow], deaf_to: &[String]) -> Vec<ChatLine> {
        chat_lines(self.table.id(), rows, deaf_to)
    }
}

/// The word under which a phrase is kept.
pub(super) fn word_of(phrase: protocol::Phrase) -> Option<String> {
    serde_json::to_value(phrase).ok()?.as_str().map(str::to_owned)
}

/// The phrase that was kept under a word; none if this program does not know it.
pub(crate) fn phrase_of(word: &str) -> Option<protocol::Phrase> {
    serde_json::from_value(word.into()).ok()
}

fn chat_lines(table: &str, rows: &[ChatRow], deaf_to: &[String]) -> Vec<ChatLine> {
    let heard = |row: &&ChatRow| row.person.as_ref().is_none_or(|person| !deaf_to.contains(person));
    let line = |row: &ChatRow| ChatLine {
        number: row.number as u32,
        at: row.at,
        name: row.name.clone(),
        who: row.person.as_ref().map(|person| handle(table, person)).unwrap_or_default(),
        seat: row.seat,
        text: row.words.clone(),
        phrase: row.phrase.as_deref().and_then(phrase_of),
    };
    rows.iter().filter(heard).map(line).collect()
}
