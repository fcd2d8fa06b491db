//! How strong a bot plays.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use kernel::{Bot, Budget, Message};
use serde::{Deserialize, Serialize};

use crate::evaluate::Evaluate;

/// How strong a bot plays. From `easy` on each beats the one before in six to seven and a half games of ten, whatever the
/// game: what a level means in it stands in [`Levels`](crate::Levels).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Any legal choice.
    Random,
    /// Sees what is good, and often misses it: a person who plays for the first time should win.
    Easy,
    /// The second.
    Level2,
    /// The third.
    Level3,
    /// The fourth.
    Level4,
    /// The fifth.
    Level5,
    /// The sixth.
    Level6,
    /// The seventh: one choice ahead, seen clearly.
    Greedy,
    /// The eighth: a glance further.
    Level8,
    /// The ninth.
    Level9,
    /// The tenth: a short search.
    Medium,
    /// The eleventh: a search.
    Hard,
    /// The twelfth: a long search.
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
    pub const ALL: [Self; 13] = [
        Self::Random,
        Self::Easy,
        Self::Level2,
        Self::Level3,
        Self::Level4,
        Self::Level5,
        Self::Level6,
        Self::Greedy,
        Self::Level8,
        Self::Level9,
        Self::Medium,
        Self::Hard,
        Self::Expert,
    ];

    /// The levels that are a step above each other: all that think.
    pub const LADDER: [Self; 12] = {
        let [_, thinking @ ..] = Self::ALL;
        thinking
    };

    /// The word for it in commands.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Easy => "easy",
            Self::Level2 => "level2",
            Self::Level3 => "level3",
            Self::Level4 => "level4",
            Self::Level5 => "level5",
            Self::Level6 => "level6",
            Self::Greedy => "greedy",
            Self::Level8 => "level8",
            Self::Level9 => "level9",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// How long it thinks about a choice in this game.
    pub fn budget<G: Evaluate>(self) -> Budget {
        G::weights().levels.strength(self).budget()
    }

    /// How long it thinks over all the choices of a turn at most, when people wait for it.
    pub const fn turn_time(self) -> Duration {
        Duration::from_millis(match self {
            Self::Hard => 300,
            Self::Expert => 1_000,
            Self::Random
            | Self::Easy
            | Self::Level2
            | Self::Level3
            | Self::Level4
            | Self::Level5
            | Self::Level6
            | Self::Greedy
            | Self::Level8
            | Self::Level9
            | Self::Medium => 100,
        })
    }

    /// A bot of this level for one seat.
    pub fn bot<G: Evaluate>(self, seed: u64) -> Box<dyn Bot<G>> {
        let weights = *G::weights();
        weights.levels.strength(self).bot(seed, weights)
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
