//! A table in play: who sits where, what is agreed, who may do what, and what everybody is shown.
//!
//! Pure logic: time and randomness come in as arguments, nothing is sent or stored. A [`Table`] takes a [`Command`],
//! refuses it or carries it out, and says what happened as [`Fact`]s. The facts of one command are one entry of the
//! table's journal; a table is made again from its journal, so losing the memory of one loses nothing.
//!
//! Chance is fair and can be checked: see [`fairness`].

mod advice;
mod chair;
mod clock;
mod code;
mod command;
mod dispute;
mod fact;
pub mod fairness;
mod follow;
mod hands;
mod holiday;
mod load;
mod opening;
mod public;
mod request;
mod result;
mod room;
mod seating;
mod show;
mod standing;
mod stranded;
mod table;
mod terms;
mod undo;

pub use advice::GivenUp;
pub use chair::{Chair, MACHINE_MARK, Owner, PersonId, Player, told};
pub use clock::{Clocks, Time};
pub use code::Code;
pub use command::{Assigned, Command, Done, Hand, Refusal};
pub use fact::{Cause, Fact, Origin, Settled, Without};
pub use load::LoadError;
pub use opening::Opening;
pub use result::{GameResult, SeatResult, Sitter, Unrated};
pub use room::ROOM;
pub use show::{entries, frames};
pub use stranded::Stranded;
pub use table::{Phase, Table};
