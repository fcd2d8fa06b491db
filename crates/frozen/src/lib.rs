//! Games of other rules than the program's. A package is the engine of one game at one version of its rules, frozen as
//! WebAssembly (docs/engines.md); here such a package is an [`Engine`] as those of the shelf are, and a game that it plays is
//! a [`Play`](shelf::Play). Tables, replays and records do not know the difference.
//!
//! A package cannot harm whoever asks it: it has so much memory and so many steps for an answer. One that fails is a sentence
//! where that can be told, and a panic where it cannot: a table that panics is made again from its journal, alone.

#![allow(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "bots may be given a time limit, and a package has its clock from here; the rules know none"
)]

mod index;
mod instance;
mod package;
mod play;

#[cfg(feature = "example")]
pub use index::plant;
pub use index::{Listed, listed, package};
pub use package::{Package, Unfit};

use shelf::Engine;

/// Who plays a game at some version of its rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// The program itself.
    Program,
    /// A package.
    Package,
    /// Nobody here has these rules.
    Nobody,
}

/// Who plays a game at these rules.
pub fn player(game: &str, rules: u32) -> Player {
    if shelf::title(game).is_some_and(|title| title.rules_version() == rules) {
        return Player::Program;
    }
    if package(game, rules).is_some() { Player::Package } else { Player::Nobody }
}

/// The engine of a game at these rules: the program's, or that of a package; none if nobody has them.
pub fn engine(game: &str, rules: u32) -> Option<&'static dyn Engine> {
    match shelf::title(game) {
        Some(title) if title.rules_version() == rules => Some(title),
        Some(_) | None => package(game, rules).map(|package| package as &dyn Engine),
    }
}

/// The engine for a record: of the rules that it names if anybody has them, else the program's, which will say what is wrong
/// with it; none if it is no record of a game that is known.
pub fn engine_of(record: &str) -> Option<&'static dyn Engine> {
    let game = kernel::record::game_of(record)?;
    let of_its_rules = kernel::record::rules_of(record).and_then(|rules| engine(game, rules));
    of_its_rules.or_else(|| shelf::title(game).map(|title| title as &dyn Engine))
}
