//! Lessons: the check language with somebody in it who is told, asked and answered.
//!
//! ```text
//! lesson rattus-2                              a lesson; its title is the message `lesson-rattus-2-title`
//!   minutes 3                                  how long it takes
//!   options, given, rolls, expect, SEAT:       as in a case; `rolls` puts away what is left of earlier ones
//!   say KEY [at KIND ID]                       a bubble, tied to a thing
//!   you: place gallia | spread *               the learner, in the first seat, must choose one of these
//!   otherwise place: KEY                       the answer to other legal choices that begin so, which are taken back
//!   otherwise KEY                              …and to the rest
//!   goal castle red = 1 within 3               free choices of the learner until a fact holds
//!   hint use king                              what would lead there, choice by choice; the tests follow it
//!   hint KEY                                   words that help, for whoever asks
//!   play                                       free to the end of the game, the others played by the program
//!   done: KEY                                  the last words
//!   won: KEY                                   …for whoever has won
//! ```
//!
//! A `you:` of which nothing can be chosen, because another way was taken, is skipped. A choice that has no alternative is
//! made by itself, as at a table. Chance without `rolls` is that of a fixed seed, so that a lesson is a function of the
//! choices of the learner.
//!
//! `read.rs` reads a lesson, `run.rs` runs it, `trial.rs` tries every way through it; `puzzle.rs` is a puzzle, which is a lesson
//! of one choice.

mod puzzle;
mod read;
mod run;
mod trial;

pub use puzzle::{Because, Puzzle, Share, Verdict, Weighed, Weight, try_puzzle};
pub use read::{Bubble, Plan};
pub use run::{Answered, Lecture, Others, Stray, Taken, Waiting};
pub use trial::try_lesson;

use crate::Seat;

/// The seat of the learner.
const LEARNER: Seat = Seat::new(0);
