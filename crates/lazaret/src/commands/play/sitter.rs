//! Who sits where: people and bots.

use shelf::{Level, Message, Style};
use text::Words;

use crate::agreed::style;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sitter {
    /// Somebody at the keyboard.
    Person,
    /// A bot.
    Bot(Style),
}

/// The word for a person in `--bots`.
const PERSON: &str = "person";

impl Sitter {
    /// Reads `person` or how a bot is to play.
    pub(super) fn read(word: &str) -> Result<Self, Message> {
        if word == PERSON { Ok(Self::Person) } else { style(word).map(Self::Bot) }
    }

    /// A person against bots.
    pub(super) fn usual(players: usize) -> Vec<Self> {
        (0..players).map(|seat| if seat == 0 { Self::Person } else { Self::Bot(Level::PLAY_NOW.into()) }).collect()
    }

    /// Who sat there, by the names in a record: a bot is called by its level.
    pub(super) fn recalled(names: &[String]) -> Vec<Self> {
        names.iter().map(|name| Style::of_name(name).map_or(Self::Person, Self::Bot)).collect()
    }
}

/// Names for the record: those given, in order, to the people; bots are called by their level.
pub(super) fn names(sitters: &[Sitter], given: &[String], words: Words) -> Result<Vec<String>, Message> {
    let people = sitters.iter().filter(|sitter| **sitter == Sitter::Person).count();
    let bad = |name: &&String| name.trim().is_empty() || name.contains(['#', '\n']);
    if given.len() > people || given.iter().any(|name| bad(&name)) {
        return Err(Message::new("play-bad-names").with("people", people));
    }
    let mut given = given.iter();
    let name = |(seat, sitter): (usize, &Sitter)| match sitter {
        Sitter::Bot(style) => format!("{} {}", style.name(), seat + 1),
        Sitter::Person => match given.next() {
            Some(name) => name.trim().to_owned(),
            None => words.say(&Message::new("play-seat").with("seat", seat + 1)),
        },
    };
    Ok(sitters.iter().enumerate().map(name).collect())
}
