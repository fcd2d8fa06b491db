//! The games side by side, erased: what a server, a page or a terminal needs of a game without knowing which it is.
//!
//! [`titles`] are the boxes on the shelf. A [`Title`] starts or loads a [`Play`], which is a game in play: it makes
//! offers, takes choices in notation, takes back, looks back, and lends a snapshot to a bot. Everything that comes out
//! of it is a type of the protocol, fit to be sent to the viewer it was made for, and to nobody else.
//!
//! A game joins the shelf with one file in `games/`.

mod advise;
#[cfg(feature = "testkit")]
mod alike;
mod analysed;
mod boards;
mod bout;
mod bundle;
mod cast;
mod chain;
mod clicks;
mod climber;
mod columns;
mod course;
mod dispute;
mod door;
mod engine;
mod follow;
mod games;
mod laboratory;
mod lessons;
mod many;
mod minds;
mod offered;
mod open;
mod own;
mod patch;
mod play;
mod preview;
mod puzzles;
mod recorded;
mod shelved;
mod shown;
#[cfg(not(target_family = "wasm"))]
mod spans;
mod story;
mod telling;
mod title;
mod typescript;
mod words;

pub use advise::Adviser;
pub use analysed::{ANALYSIS, Analyser};
pub use boards::Pen;
pub use bout::{Bout, Mind, Thought};
pub use cast::{CAST, cast, cast_about, cast_name, recorded_cast, strength};
pub use clicks::Clicks;
pub use climber::{Climbed, Climber};
pub use course::Course;
pub use door::{About, Answer, Begun, Door, INTERFACE, Inquiry, Moved, No, Request, Stand};
pub use engine::{Engine, School};
pub use follow::follow;
pub use games::schools;
pub use laboratory::Laboratory;
pub use lessons::{LessonCard, Material, Taught};
pub use many::{Many, NoChoice, Shape, Sheets};
pub use own::{Own, OwnFault, game_of};
pub use play::{Play, Thinker};
pub use puzzles::{Anew, Confirmed, PuzzleCard, Refinished, daily};
pub use recorded::{Chosen, Recorded};
pub use shelved::Thing;
pub use shown::{LoadError, Moment, Outcome, Played, Refused};
pub use story::{Line, lines};
pub use title::Title;

#[cfg(target_arch = "wasm32")]
pub use bots::tell_time;
pub use bots::{
    ADVICE, Account, Aim, Analysis, ArenaReport, Band, BenchRow, Block, Brief, Bucket, Calibration, Climb, Closely,
    Contestant, Decision, Depth, Entrant, Estimate, Found, Judgement, KeepRecord, Kept, Level, Offered, Promise, Rung,
    Series, SimReport, Sketch, Spread, Standing, Style, Tally, Things, Truth, UnknownLevel, Vow, WHOLE, Watch,
    all_cores, key, think_on, whim, wilson,
};
/// The check language.
pub use kernel::script;
pub use kernel::{Arg, Budget, Counted, Draw, Message, OptionSpec, Say, Seat, Target, Viewer};
pub use printed::Called;

/// Every game, in the order in which they stand on the shelf.
pub fn titles() -> &'static [&'static dyn Title] {
    #[cfg(feature = "example")]
    if EXAMPLE.load(std::sync::atomic::Ordering::Relaxed) {
        return games::WITH_EXAMPLE;
    }
    games::TITLES
}

#[cfg(feature = "example")]
static EXAMPLE: std::sync::atomic::AtomicBool = std::sync::atomic::AtomicBool::new(false);

/// Puts the example of the kernel on the shelf of this process: the test of adding a game plays it like any other.
#[cfg(feature = "example")]
pub fn add_example() {
    EXAMPLE.store(true, std::sync::atomic::Ordering::Relaxed);
}

/// The game with this id.
pub fn title(id: &str) -> Option<&'static dyn Title> {
    titles().iter().copied().find(|title| title.id() == id)
}

/// Lays in the patch that a record was played with, if it has one, so that the record can be read.
pub fn ready(record: &str) -> Result<(), LoadError> {
    let Some(patch) = kernel::record::patch_in(record) else { return Ok(()) };
    let Some(title) = title(&patch.game) else { return Ok(()) };
    title.patch("patch", &patch.lines.join("\n")).map_err(|error| LoadError { line: 1, column: 1, ..error })
}

/// The game that a record is of.
pub fn title_of(record: &str) -> Option<&'static dyn Title> {
    kernel::record::game_of(record).and_then(title)
}

/// What the changes of a patch, as records spell them, call the things of a game.
pub fn called(game: &str, changes: &[String]) -> Vec<Called> {
    press::names::called(game, changes)
}

/// Every viewer of a table, in the order of [`Played::told`]: the seats, then a spectator.
pub fn viewers(players: usize) -> impl Iterator<Item = Viewer> {
    Viewer::all(players)
}
