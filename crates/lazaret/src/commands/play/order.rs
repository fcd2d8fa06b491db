//! What a person may type: a number, a choice in notation, or a word about the game.

use std::path::PathBuf;

/// A line that was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Order {
    /// Show the board again.
    Look,
    /// The option with this number, from 1.
    Number(usize),
    /// A choice in notation.
    Choice(String),
    /// Why can this not be chosen?
    Why(String),
    /// Take back the last choice.
    Undo {
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
            ("why", what) => Self::Why(what.to_owned()),
            ("undo", "") => Self::Undo { agreed: false },
            ("undo", "agreed") => Self::Undo { agreed: true },
            ("advise", "") => Self::Advise,
            ("log", "") => Self::Log,
            ("rules" | "rule", what) => Self::Rules(what.to_owned()),
            ("save", file) if !file.is_empty() => Self::Save { file: file.into(), force: false },
            ("save!", file) if !file.is_empty() => Self::Save { file: file.into(), force: true },
            ("save" | "save!" | "help" | "?", "") => Self::Help,
            ("quit" | "exit", "") => Self::Quit,
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
        assert_eq!(Order::read("undo agreed"), Order::Undo { agreed: true });
        assert_eq!(Order::read("undo it"), Order::Choice("undo it".to_owned()));
        assert_eq!(Order::read("save! a b.game"), Order::Save { file: "a b.game".into(), force: true });
        assert_eq!(Order::read("rules RAT-31"), Order::Rules("RAT-31".to_owned()));
        assert_eq!(Order::read("advise"), Order::Advise);
        assert_eq!(Order::read(""), Order::Look);
    }
}
