//! How much may happen at one table. Whoever chooses and takes back for ever would fill the journal for everybody.

use kernel::Message;
use protocol::RefusalCode;

use crate::command::{Command, Refusal};
use crate::table::Table;

/// So many entries the journal of a table holds at most.
pub const ROOM: u64 = 10_000;
/// From here on nothing is taken back and nobody changes seats: what is left is for the game, which is much shorter
/// whatever anybody chooses.
const FOR_THE_GAME: u64 = ROOM / 2;

impl Table {
    /// Whether a command may still add to the journal.
    pub(crate) fn room_for(&self, command: &Command) -> Result<(), Refusal> {
        let room = match command {
            Command::Sit { .. }
            | Command::Change { .. }
            | Command::Assign { .. }
            | Command::Standing { .. }
            | Command::Advise { .. }
            | Command::AskHands { .. }
            | Command::Hands { agree: true, .. }
            | Command::Undo { .. }
            | Command::Consent { .. }
            | Command::HandOver { .. }
            | Command::Summon { .. } => FOR_THE_GAME,
            Command::Choose { .. } | Command::Nonce { .. } | Command::Start { .. } | Command::TakeBack { .. } => ROOM,
            // Whoever wants an end gets it, and nobody can do these again and again.
            Command::Leave { .. }
            | Command::Resign { .. }
            | Command::Hands { agree: false, .. }
            | Command::Return { .. }
            | Command::Away { .. }
            | Command::Rematch { .. }
            | Command::Close
            | Command::Tick { .. }
            | Command::Outage { .. } => return Ok(()),
        };
        if self.entries < room {
            return Ok(());
        }
        let key = if room == ROOM { "table-refusal-full" } else { "table-refusal-nearly-full" };
        let message = Message::new(key).with("entries", self.entries as usize);
        Err(Refusal { code: RefusalCode::NotNow, message, rule: None })
    }
}
