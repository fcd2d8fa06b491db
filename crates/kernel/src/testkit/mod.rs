//! What proves a game: the laws every game obeys, perft, and the check language.

mod conform;
mod games;
mod perft;
mod script;
mod sentences;
mod twins;

pub use conform::{Breach, Law, conform, play_out};
pub use games::{Census, invalid, valid};
pub use perft::{perft, perft_file};
pub use script::{
    Case, Choice, Fact, Fault, GameLine, Given, Kind, Lay, Look, Parsed, Position, Reader, Script, ScriptError, Seats,
    Slip, Sort, Tried, Unknown, Value, Vocabulary, Word, Wrong, lay_out, nearest, parse, run, try_position, vocabulary,
};
pub use sentences::{fingerprints, sentences};
pub use twins::Twins;

use crate::{Game, Message};

/// What the laws need to know of a game beyond its rules.
pub trait Lawful: Game {
    /// No game with these options takes more choices than this, whatever is chosen.
    fn bound(options: &Self::Options) -> usize;

    /// Counts the pieces: nothing may be lost or doubled. Says what is off.
    fn audit(board: &Self::Board) -> Result<(), Message>;
}
