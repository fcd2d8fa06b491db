//! The record of an evening or of a season as one file, and whether it holds.

use serde::de::DeserializeOwned;

use crate::journal::{self, Evening};
use crate::kept::{Journal, verify};
use crate::league::{self, League};

/// What holds for a record. Lines are counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// Everything that was drawn is what its secret makes, to the end.
    Proved,
    /// The same as far as it goes, and it does not go to the end.
    Unfinished,
    /// A line is no fact, or does not fit those before it.
    Unreadable(usize),
    /// A line was drawn otherwise than its secret says.
    Forged(usize),
}

/// Checks a record; nothing if it is none of an evening or a league.
pub fn check(text: &str) -> Option<Proof> {
    let first = text.lines().next()?;
    if matches!(serde_json::from_str(first), Ok(journal::Fact::Opened { .. })) {
        Some(of::<Evening>(text))
    } else if matches!(serde_json::from_str(first), Ok(league::Fact::Founded { .. })) {
        Some(of::<League>(text))
    } else {
        None
    }
}

fn of<J: Journal>(text: &str) -> Proof {
    let facts = match facts::<J::Fact>(text) {
        Ok(facts) => facts,
        Err(line) => return Proof::Unreadable(line),
    };
    match verify::<J>("", &facts) {
        Ok(journal) if journal.is_over() => Proof::Proved,
        Ok(_) => Proof::Unfinished,
        Err(at) => {
            // A fact that does not fit is not the same as one that was drawn otherwise.
            let before = J::load("", &facts[..at], 0);
            let drawn = before.is_none_or(|journal| journal.is_drawn(&facts[at]));
            if drawn { Proof::Unreadable(at + 1) } else { Proof::Forged(at + 1) }
        }
    }
}

fn facts<F: DeserializeOwned>(text: &str) -> Result<Vec<F>, usize> {
    text.lines().enumerate().map(|(at, line)| serde_json::from_str(line).map_err(|_| at + 1)).collect()
}
