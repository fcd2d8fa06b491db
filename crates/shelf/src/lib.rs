//! The games side by side, erased: what a server, a page or a terminal needs of a game without knowing which it is.
//!
//! [`titles`] are the boxes on the shelf. A [`Title`] starts or loads a [`Play`], which is a game in play: it makes
//! offers, takes choices in notation, takes back, looks back, and lends a snapshot to a bot. Everything that comes out
//! of it is fit to be sent to the viewer it was made for, and to nobody else.
//!
//! A game joins the shelf with one file in `games/`.

mod boards;
mod games;
mod play;
mod preview;
mod shown;
mod title;

pub use boards::Pen;
pub use play::{Play, Thinker};
pub use shown::{
    Ask, Change, Choice, Line, LoadError, Offer, Outcome, Place, Played, Preview, Refused, Seen, Stop, Told, Undo,
    Written,
};
pub use title::{Thing, Title};

pub use bots::{
    ArenaReport, BenchRow, Contestant, KeepRecord, Level, Series, SimReport, Spread, Watch, all_cores, key,
};
pub use kernel::testkit::ScriptError;
pub use kernel::{Arg, Budget, Message, OptionSpec, Seat, Target, Viewer};

/// Every game, in the order in which they stand on the shelf.
pub fn titles() -> &'static [&'static dyn Title] {
    games::TITLES
}

/// The game with this id.
pub fn title(id: &str) -> Option<&'static dyn Title> {
    titles().iter().copied().find(|title| title.id() == id)
}

/// The game that a record is of.
pub fn title_of(record: &str) -> Option<&'static dyn Title> {
    kernel::record::game_of(record).and_then(title)
}

/// Every viewer of a table, in the order of [`Played::told`]: the seats, then a spectator.
pub fn viewers(players: usize) -> impl Iterator<Item = Viewer> {
    Viewer::all(players)
}
