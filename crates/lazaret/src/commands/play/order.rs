//! What a person may type: a number, a choice in notation, or a word about the game.

use std::path::PathBuf;

/// A line that was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Order {
    /// Show the board again.
    Look,
    /// The position in words.
    Describe,
    /// The option with this number, from 1.
    Number(usize),
    /// A choice in notation.
    Choice(String),
    /// Why can this not be chosen?
    Why(String),
    /// What would the choice with this number, letter or notation do?
    Would(String),
    /// Take back the last choice, with those it was made at once with.
    Undo {
        /// Only the last of them.
        last: bool,
        /// Everybody at the table agrees, so that a seal may be crossed.
        agreed: bool,
    },
    /// What would a strong player weigh?
    Advise,
    /// What has happened.
    Log,
    /// A rule by its number, or what is said about some words.
    Rules(String),
    /// Write the record to a file.
    Save {
        /// Where to.
        file: PathBuf,
        /// Over what is there.
        force: bool,
    },
    /// What can be typed.
    Help,
    /// Leave.
    Quit,
}

impl Order {
    /// Reads a line.
    pub(super) fn read(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match (word, rest) {
            ("", _) | ("look" | "board", "") => Self::Look,
            ("describe", "") => Self::Describe,
            ("why", what) => Self::Why(what.to_owned()),
            ("undo", "") => Self::Undo { last: false, agreed: false },
            ("undo", "agreed") => Self::Undo { last: false, agreed: true },
            ("undo", "1") => Self::Undo { last: true, agreed: false },
            ("undo", "1 agreed") => Self::Undo { last: true, agreed: true },
            ("advise", "") => Self::Advise,
            ("log", "") => Self::Log,
            ("rules" | "rule", what) => Self::Rules(what.to_owned()),
            ("save", file) if !file.is_empty() => Self::Save { file: file.into(), force: false },
            ("save!", file) if !file.is_empty() => Self::Save { file: file.into(), force: true },
            ("save" | "save!" | "help" | "?", "") => Self::Help,
            ("quit" | "exit", "") => Self::Quit,
            _ if line.ends_with('?') => Self::Would(line.trim_end_matches('?').trim().to_owned()),
            (number, "") if number.parse::<usize>().is_ok() => Self::Number(number.parse().unwrap_or(0)),
            _ => Self::Choice(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Order;

    #[test]
    fn orders_are_told_from_choices() {
        assert_eq!(Order::read(" 12 "), Order::Number(12));
        assert_eq!(Order::read("place gallia"), Order::Choice("place gallia".to_owned()));
        assert_eq!(Order::read("why  place gallia"), Order::Why("place gallia".to_owned()));
        assert_eq!(Order::read("undo agreed"), Order::Undo { last: false, agreed: true });
        assert_eq!(Order::read("undo 1"), Order::Undo { last: true, agreed: false });
        assert_eq!(Order::read("a?"), Order::Would("a".to_owned()));
        assert_eq!(Order::read("undo it"), Order::Choice("undo it".to_owned()));
        assert_eq!(Order::read("save! a b.game"), Order::Save { file: "a b.game".into(), force: true });
        assert_eq!(Order::read("rules RAT-31"), Order::Rules("RAT-31".to_owned()));
        assert_eq!(Order::read("describe"), Order::Describe);
        assert_eq!(Order::read("advise"), Order::Advise);
        assert_eq!(Order::read(""), Order::Look);
    }
}
