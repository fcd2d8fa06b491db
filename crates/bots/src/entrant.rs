//! Who takes part in a series: a bot of ours, or a program of somebody's own.

use std::fmt;
use std::str::FromStr;

use kernel::Message;
use serde::{Serialize, Serializer};

use crate::judgement::Judgement;
use crate::level::{Level, UnknownLevel};
use crate::style::Style;

/// Who takes part in a series.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entrant {
    /// A bot of ours that plays so.
    Ours(Style),
    /// A bot of ours that judges by files of somebody's own.
    Weighed {
        /// How it plays.
        style: Style,
        /// What the files are called.
        name: String,
        /// What it judges by.
        judgement: Judgement,
    },
    /// A program with its arguments, which speaks the protocol of `docs/own-bot.md`.
    Program(Vec<String>),
}

/// What stands before the command line of a program.
const COMMAND: &str = "cmd:";

impl Entrant {
    /// What it is called in a record.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Ours(style) => style.name(),
            Self::Weighed { style, name, .. } => format!("{}, {name}", style.name()),
            Self::Program(_) => self.to_string(),
        }
    }
}

impl From<Level> for Entrant {
    fn from(level: Level) -> Self {
        Self::Ours(Style::Level(level))
    }
}

impl From<Style> for Entrant {
    fn from(style: Style) -> Self {
        Self::Ours(style)
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ours(style) => style.fmt(f),
            Self::Weighed { style, name, .. } => write!(f, "{style}, {name}"),
            Self::Program(command) => write!(f, "{COMMAND}{}", command.join(" ")),
        }
    }
}

impl Serialize for Entrant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Ours(style) => style.serialize(serializer),
            Self::Weighed { .. } | Self::Program(_) => serializer.collect_str(self),
        }
    }
}

impl FromStr for Entrant {
    type Err = Message;
    fn from_str(word: &str) -> Result<Self, Message> {
        if let Some(command) = word.strip_prefix(COMMAND) {
            let command: Vec<String> = command.split_whitespace().map(ToOwned::to_owned).collect();
            if command.is_empty() {
                return Err(Message::new("program-unnamed"));
            }
            return Ok(Self::Program(command));
        }
        word.parse().map(Self::Ours).map_err(|unknown: UnknownLevel| unknown.say(word))
    }
}

#[cfg(test)]
mod tests {
    use super::Entrant;
    use crate::level::Level;
    use crate::style::Style;

    #[test]
    fn an_entrant_is_written_as_it_is_read() {
        for (word, entrant) in [
            ("11", Level::at(11).into()),
            ("greedy", Style::Greedy.into()),
            ("cmd:./mybot", Entrant::Program(vec!["./mybot".to_owned()])),
            ("cmd:python3 my/bot.py", Entrant::Program(vec!["python3".to_owned(), "my/bot.py".to_owned()])),
        ] {
            assert_eq!(word.parse(), Ok(entrant.clone()));
            assert_eq!(entrant.to_string(), word);
        }
        assert_eq!("cmd:  ".parse::<Entrant>().unwrap_err().key, "program-unnamed");
        assert_eq!("genius".parse::<Entrant>().unwrap_err().key, "terminal-no-level");
    }
}
