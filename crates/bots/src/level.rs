//! How strong a bot plays.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How strong a bot plays, from 1 to 12. Each level beats the one below in six to seven and a half games of ten, whatever
/// the game: what a level means in it stands in [`Levels`](crate::Levels).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// A word that names no level and no kind of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLevel;

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 12] = {
        let mut all = [Self(1); 12];
        let mut index = 0;
        while index < all.len() {
            all[index] = Self(index as u8 + 1);
            index += 1;
        }
        all
    };

    /// Sees what is good, and often misses it: a person who plays for the first time should win. Whom one meets in a first
    /// game.
    pub const FIRST_GAME: Self = Self(1);
    /// Whom one meets without having asked for anybody.
    pub const PLAY_NOW: Self = Self(3);
    /// Who plays for somebody who is away.
    pub const STAND_IN: Self = Self(8);
    /// One choice ahead, seen clearly. Those below see less clearly, those above search.
    pub const CLEAR: Self = Self(7);
    /// The six among which people choose by a word.
    pub const NAMED: [Self; 6] = [Self(1), Self(3), Self(5), Self(8), Self(10), Self(12)];

    /// The level with this number.
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number as usize <= Self::ALL.len() { Some(Self(number)) } else { None }
    }

    /// The level with a number that is known to be one.
    pub const fn at(number: u8) -> Self {
        Self::new(number).expect("levels go from 1 to 12")
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What levels were called before they had numbers: old records, journals and files say so.
const OLD_WORDS: [(&str, Level); 5] =
    [("easy", Level(1)), ("greedy", Level(7)), ("medium", Level(10)), ("hard", Level(11)), ("expert", Level(12))];

impl FromStr for Level {
    type Err = UnknownLevel;
    /// Reads `4`, `level 4`, and the words of old.
    fn from_str(word: &str) -> Result<Self, UnknownLevel> {
        let digits = word.strip_prefix("level").map_or(word, str::trim_start);
        let numbered = digits.parse().ok().and_then(Self::new);
        let old = || OLD_WORDS.iter().find(|(old, _)| *old == word).map(|(_, level)| *level);
        numbered.or_else(old).ok_or(UnknownLevel)
    }
}

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

/// A level or a kind of play as files have it: a number, or a word.
#[derive(Deserialize)]
#[serde(untagged)]
pub(crate) enum Written {
    Number(u8),
    Word(String),
}

impl Written {
    /// What it says, in the spelling that is parsed.
    pub(crate) fn text(self) -> String {
        match self {
            Self::Number(number) => number.to_string(),
            Self::Word(word) => word,
        }
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Written::deserialize(deserializer)?.text();
        text.parse().map_err(|UnknownLevel| D::Error::custom(format_args!("there is no level {text}")))
    }
}

#[cfg(test)]
mod tests {
    use super::{Level, UnknownLevel};

    #[test]
    fn a_level_is_a_number_and_the_words_of_old_are_read() {
        for (word, number) in [
            ("1", 1),
            ("12", 12),
            ("level 4", 4),
            ("level9", 9),
            ("easy", 1),
            ("greedy", 7),
            ("medium", 10),
            ("hard", 11),
        ] {
            assert_eq!(word.parse(), Ok(Level::at(number)), "{word}");
            assert_eq!(serde_json::from_str(&format!("\"{word}\"")).ok(), Some(Level::at(number)), "{word}");
        }
        for word in ["0", "13", "level", "random", "", "4 ", "Expert", "-1"] {
            assert_eq!(word.parse::<Level>(), Err(UnknownLevel), "{word}");
        }
        assert_eq!(serde_json::to_string(&Level::at(12)).ok().as_deref(), Some("12"));
        assert_eq!(serde_json::from_str("12").ok(), Some(Level::at(12)));
        assert!(serde_json::from_str::<Level>("13").is_err());
        assert_eq!(Level::ALL.map(Level::number), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    }
}
