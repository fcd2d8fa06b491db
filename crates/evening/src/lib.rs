//! Fair tables for people who meet for several rounds.
//!
//! `split` cuts a number of people into tables. `plan` says who meets whom in every round that is still to come: by a
//! block design where one exists (`design`), by search elsewhere (`search`), and never undoes a round that was played.
//! `seats` lets everybody sit in every seat as often as everybody else. `fair` counts what came out, beside what no
//! plan could do better. `standings` turns places into points and breaks ties.
//!
//! `season` leads from one season of a league to the next; `dates` finds when those of a table can play together.
//!
//! `kept` is what evenings and leagues have in common as journals; `journal` is an evening, `league` a season of a league,
//! whose divisions are each a `course` of rounds as an evening is one. `proof` checks their records, `need` says what somebody
//! needs to go up. `view` and `league_view` are what people see.
//!
//! People are numbers here, in the order in which they came.
#![allow(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    clippy::naive_bytecount,
    reason = "people, rounds and points are small numbers, and never many; chances are rounded anyway"
)]

mod chance;
mod course;
mod dates;
mod design;
pub mod fair;
mod history;
pub mod journal;
mod kept;
pub mod league;
mod league_view;
pub mod need;
mod people;
mod plan;
pub mod points;
mod proof;
mod search;
mod season;
mod seats;
mod split;
pub mod standings;
mod view;

pub use history::{History, Person, Round, Seated};
pub use kept::{Head, Journal, OpenTable, Refused, Time, verify};
pub use people::People;
pub use plan::{Coming, plan};
pub use proof::{Proof, check};
pub use split::{Sizes, Split};

/// A plan is made for so many people at the most,
pub const MOST_PEOPLE: usize = 64;
/// and for so many rounds.
pub const MOST_ROUNDS: usize = 8;
