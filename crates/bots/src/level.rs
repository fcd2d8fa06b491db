//! How strong a bot plays.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use kernel::{Bot, Budget, Message};
use serde::{Deserialize, Serialize};

use crate::evaluate::Evaluate;
use crate::greedy::Greedy;
use crate::random::Random;
use crate::search::{Search, Tuning};
use crate::weights::Weights;

/// How strong a bot plays. Each of `easy`, `medium`, `hard` and `expert` beats the one before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Any legal choice.
    Random,
    /// Sees what is good, and often misses it: a person who plays for the first time should win.
    Easy,
    /// One choice ahead.
    Greedy,
    /// A short search.
    Medium,
    /// A search.
    Hard,
    /// A long search.
    Expert,
}

/// A word that names no level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLevel;

impl UnknownLevel {
    /// The sentence about the word that was no level.
    pub fn say(self, word: &str) -> Message {
        let known = Level::ALL.map(|level| level.word().into()).to_vec();
        Message::new("terminal-no-level").with("level", word).with("levels", known)
    }
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 6] = [Self::Random, Self::Easy, Self::Greedy, Self::Medium, Self::Hard, Self::Expert];

    /// The word for it in commands.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Easy => "easy",
            Self::Greedy => "greedy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// How long it thinks about a choice. Iterations only, so that the same seed gives the same game everywhere. What a
    /// search still knows from the choice before counts.
    pub const fn budget(self) -> Budget {
        let iterations = match self {
            Self::Random | Self::Easy => 1,
            Self::Greedy => 8,
            Self::Medium => 60,
            Self::Hard => 400,
            Self::Expert => 4_000,
        };
        Budget { iterations, time: None }
    }

    /// How long it thinks over all the choices of a turn at most, when people wait for it.
    pub const fn turn_time(self) -> Duration {
        Duration::from_millis(match self {
            Self::Random | Self::Easy | Self::Greedy | Self::Medium => 100,
            Self::Hard => 300,
            Self::Expert => 1_000,
        })
    }

    /// A bot of this level for one seat.
    pub fn bot<G: Evaluate>(self, seed: u64) -> Box<dyn Bot<G>> {
        self.weighed(seed, *G::weights())
    }

    /// The same with other weights than those of the house.
    pub(crate) fn weighed<G: Evaluate>(self, seed: u64, weights: Weights) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Easy => Box::new(Greedy::blurred(seed, 0.5, weights)),
            Self::Greedy => Box::new(Greedy::blurred(seed, 0.0, weights)),
            Self::Medium | Self::Hard | Self::Expert => Box::new(Search::weighed(seed, Tuning::WIDE, weights)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;
    fn from_str(word: &str) -> Result<Self, UnknownLevel> {
        Self::ALL.into_iter().find(|level| level.word() == word).ok_or(UnknownLevel)
    }
}
