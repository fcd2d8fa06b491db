//! The check language: short texts that lay out a position in words, play choices, demand refusals and state facts.
//!
//! ```text
//! game rattus                                      the game
//! background four at the table                     sentences that several cases share
//!   options players=4
//! case RAT-T01 RAT-19 as many cubes as rats        a case and the rules it proves
//!   from four at the table
//!   given rats gallia 3                            a position word of the game; without any, the game is set up
//!   rolls 3 rat_s05 1                              what chance will say; `rolls any` leaves it to a fixed seed
//!   red may place gallia | place germania          these are among the legal choices
//!   red may only end | king anglia                 these are all legal choices
//!   red cannot place italia                        refused, for whatever reason
//!   red cannot place italia: RAT-20 no-rats        refused, citing this rule, for this reason
//!   red clicks region italia: RAT-20               a click there is answered by this rule
//!   red clicks region gallia = place gallia        what a click there means, legal or not
//!   red: place germania                            plays a choice
//!   red auto stop                                  the game plays this choice without asking
//!   red undoes                                     takes it back
//!   red cannot undo                                a seal or another's choice stands before
//!   expect reserve red = 9                         a fact, as a spectator sees it
//!   green sees token rat-1 = rat_s05               a fact, as a seat sees it
//!   told placed then ended                         events of the last choice, in this order, as a spectator is told them
//!   told green saw                                 …as a seat is told them
//!   not told saw                                   an event that was not told; with `then`, not in this order
//!   expect over = yes                              facts of every game: over, asked, ending, winner, ranking
//! case RAT-07 every seat begins as often as the others
//!   each of 600 seeds
//!   expect share active = red between 0.2 and 0.3
//! ```
//!
//! A sentence is a line; one that ends in `\` goes on in the next. Leading space is free; `#` begins a comment.
//!
//! A script may hold lessons as well (`lesson/`): the same sentences, and a few in which somebody is told, asked and answered;
//! and puzzles, in which one choice is asked and what each is worth is written down.
//!
//! A position can be a game's beginning too ([`Laid`]), and a game in play can be written as a script ([`write_script`]).
//!
//! `parse.rs` cuts a script into cases, `laying.rs` lays a position out, `play.rs` plays a case, `claim.rs` holds it to what it claims, `writing.rs` is the
//! way back, `table.rs` is what a game brings: its words as tables.
//! Whatever a script holds, the answer is a [`Fault`] with its place, never a panic.

mod chance;
mod claim;
mod cut;
mod fault;
mod imagined;
mod laying;
mod lesson;
mod near;
mod parse;
mod play;
mod reader;
mod seats;
mod share;
mod table;
mod value;
mod writing;

pub use fault::{Fault, ScriptError, Slip, Sort, Unknown};
pub use laying::{Laid, LaidFault};
pub use lesson::{
    Answered, Because, Bubble, Lecture, Others, Plan, Puzzle, Share, Stray, Taken, Verdict, Waiting, Weighed, Weight,
    try_lesson, try_puzzle,
};
pub use near::nearest;
pub use parse::{Case, GameLine, Lesson, Parsed, parse};
pub use play::{lay_out, run};
pub use reader::Reader;
pub use seats::Seats;
pub use table::{Choice, Fact, Given, Kind, Lay, Look, Vocabulary, Word, vocabulary};
pub use value::Value;
pub use writing::{Eyes, Scene, Sentences, Write, write_position, write_script};

use crate::{Game, Message, Options as _, Seat};

/// A position that is being laid out.
#[derive(Clone, Debug)]
pub struct Position<G: Game> {
    /// What was agreed.
    pub options: G::Options,
    /// What lies on the table.
    pub board: G::Board,
    /// Where we are in the rulebook, outermost first.
    pub stack: Vec<G::Frame>,
}

/// What the laws and the check language need to know of a game beyond its rules.
pub trait Lawful: Game {
    /// No game with these options takes more choices than this, whatever is chosen.
    fn bound(options: &Self::Options) -> usize;

    /// Counts the pieces: nothing may be lost or doubled. Says what is off.
    fn audit(board: &Self::Board) -> Result<(), Message>;
}

/// What a game brings to the check language.
pub trait Script: Lawful {
    /// The colours of the seats, in turn order, each with a first letter of its own. None where seats have no colour.
    const SEATS: &'static [&'static str] = &[];

    /// The keys of the questions that are asked before the first turn.
    const SET_UP: &'static [&'static str] = &[];

    /// The position words.
    const GIVEN: &'static [Given<Self>];

    /// The facts.
    const FACTS: &'static [Fact<Self>];

    /// The kinds of words that the forms of [`Script::GIVEN`] and [`Script::FACTS`] name in capitals, but for `SEAT` and
    /// `COUNT`.
    fn kinds() -> Vec<Kind> {
        Vec::new()
    }

    /// An empty position to lay things on, and the frame in which it is played.
    fn blank(options: &Self::Options) -> (Self::Board, Vec<Self::Frame>);

    /// Whether a position can be played on: what [`Lawful::audit`] does not see, as it looks at the board alone.
    fn possible(_position: &Position<Self>) -> Result<(), Message> {
        Ok(())
    }

    /// The seats of a table with these options.
    fn seats(options: &Self::Options) -> Seats {
        Seats::new(Self::SEATS, options.players())
    }

    /// The seat a word names.
    fn seat(word: &str) -> Option<Seat> {
        Seats::new(Self::SEATS, Seat::MAX).read(word)
    }
}
