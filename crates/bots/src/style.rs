//! How a bot of ours plays: by a level or, for the laboratory, by a kind of play that is none.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use kernel::{Bot, Budget, Message};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::evaluate::Evaluate;
use crate::level::{Level, UnknownLevel, Written};
use crate::strength::{Levels, Strength};
use crate::weights::Weights;

/// How a bot of ours plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Style {
    /// Any legal choice.
    Random,
    /// One choice ahead, seen clearly, whatever the levels come to mean: a yardstick.
    Greedy,
    /// As strong as a level.
    Level(Level),
}

/// What stands before the number in the name of a bot.
const LEVEL: &str = "level";

impl Style {
    /// As strong as the level with this number, which is known to be one.
    pub const fn level(number: u8) -> Self {
        Self::Level(Level::at(number))
    }

    /// Kinds of play and levels, weakest first, `greedy` before the level that it equals.
    pub fn all() -> impl Iterator<Item = Self> {
        let levels = |range: std::ops::Range<usize>| Level::ALL[range].iter().copied().map(Self::Level);
        let clear = Level::CLEAR.number() as usize - 1;
        [Self::Random].into_iter().chain(levels(0..clear)).chain([Self::Greedy]).chain(levels(clear..Level::ALL.len()))
    }

    /// What it means where the levels mean this.
    pub(crate) fn strength(self, levels: &Levels) -> Strength {
        match self {
            Self::Random => Strength::Random,
            Self::Greedy => Strength::Blurred(0.0),
            Self::Level(level) => levels.strength(level),
        }
    }

    /// How long it thinks about a choice in this game.
    pub fn budget<G: Evaluate>(self) -> Budget {
        self.strength(&G::weights().levels).budget()
    }

    /// How long it thinks over all the choices of a turn at most, when people wait for it.
    pub const fn turn_time(self) -> Duration {
        Duration::from_millis(match self {
            Self::Level(level) if level.number() == 12 => 1_000,
            Self::Level(level) if level.number() == 11 => 300,
            Self::Random | Self::Greedy | Self::Level(_) => 100,
        })
    }

    /// A bot that plays so, for one seat.
    pub fn bot<G: Evaluate>(self, seed: u64) -> Box<dyn Bot<G>> {
        let weights = *G::weights();
        self.strength(&weights.levels).bot(seed, weights)
    }

    /// The same with other weights than those of the house, and how long it thinks about a choice.
    pub fn weighed<G: Evaluate>(self, seed: u64, weights: Weights) -> (Box<dyn Bot<G>>, Budget) {
        let strength = self.strength(&weights.levels);
        (strength.bot(seed, weights), strength.budget())
    }

    /// What it is called in a record: `level 4`.
    pub fn name(self) -> String {
        match self {
            Self::Random | Self::Greedy => self.to_string(),
            Self::Level(level) => format!("{LEVEL} {level}"),
        }
    }

    /// Whose name this is, with or without a number that tells it from others. Records from before levels had numbers call
    /// them `easy` or `level4`.
    pub fn of_name(name: &str) -> Option<Self> {
        let mut words = name.split(' ');
        let first = words.next()?;
        let spelled = if first == LEVEL { format!("{first} {}", words.next()?) } else { first.to_owned() };
        let style = spelled.parse().ok().filter(|_| !first.starts_with(|sign: char| sign.is_ascii_digit()))?;
        match (words.next().map(str::parse::<u8>), words.next()) {
            (None | Some(Ok(_)), None) => Some(style),
            (Some(_), _) | (None, Some(_)) => None,
        }
    }
}

impl From<Level> for Style {
    fn from(level: Level) -> Self {
        Self::Level(level)
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Level(level) => level.fmt(f),
        }
    }
}

impl FromStr for Style {
    type Err = UnknownLevel;
    fn from_str(word: &str) -> Result<Self, UnknownLevel> {
        match word {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            word => word.parse().map(Self::Level),
        }
    }
}

impl UnknownLevel {
    /// The sentence about the word that was none.
    pub fn say(self, word: &str) -> Message {
        Message::new("terminal-no-level").with("level", word)
    }
}

impl Serialize for Style {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Random | Self::Greedy => serializer.collect_str(self),
            Self::Level(level) => level.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Style {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Written::deserialize(deserializer)?.text();
        text.parse().map_err(|UnknownLevel| D::Error::custom(format_args!("there is no bot {text}")))
    }
}

#[cfg(test)]
mod tests {
    use super::Style;
    use crate::level::Level;

    #[test]
    fn kinds_of_play_are_words_and_levels_numbers() {
        for (style, json) in
            [(Style::Random, "\"random\""), (Style::Greedy, "\"greedy\""), (Style::Level(Level::at(4)), "4")]
        {
            assert_eq!(serde_json::to_string(&style).ok().as_deref(), Some(json));
            assert_eq!(serde_json::from_str(json).ok(), Some(style));
        }
        assert_eq!(serde_json::from_str("\"medium\"").ok(), Some(Style::Level(Level::at(10))), "in old journals");
        assert_eq!(Style::all().count(), 14);
    }

    #[test]
    fn a_bot_is_known_by_its_name_and_a_person_is_not_taken_for_one() {
        for style in Style::all() {
            assert_eq!(Style::of_name(&style.name()), Some(style));
            assert_eq!(Style::of_name(&format!("{} 2", style.name())), Some(style));
        }
        assert_eq!(Style::of_name("level4 3"), Some(Style::Level(Level::at(4))), "in old records");
        assert_eq!(Style::of_name("easy"), Some(Style::Level(Level::at(1))), "in old records");
        for person in
            ["", "Anna", "4", "12", "random walker", "level", "level 13", "level 4 of five", "greedy 2 3", "7 2"]
        {
            assert_eq!(Style::of_name(person), None, "{person}");
        }
    }
}
