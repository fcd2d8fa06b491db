//! Who sits where: people and bots.

use shelf::{Level, Message};
use text::Words;

use crate::agreed::level;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sitter {
    /// Somebody at the keyboard.
    Person,
    /// A bot.
    Bot(Level),
}

/// The word for a person in `--bots`.
const PERSON: &str = "person";
/// Whom one meets if one asks for nobody in particular.
const USUAL: Level = Level::Level4;

impl Sitter {
    /// Reads `person` or a level.
    pub(super) fn read(word: &str) -> Result<Self, Message> {
        if word == PERSON { Ok(Self::Person) } else { level(word).map(Self::Bot) }
    }

    /// A person against bots.
    pub(super) fn usual(players: usize) -> Vec<Self> {
        (0..players).map(|seat| if seat == 0 { Self::Person } else { Self::Bot(USUAL) }).collect()
    }

    /// Who sat there, by the names in a record: a bot's name begins with its level.
    pub(super) fn recalled(names: &[String]) -> Vec<Self> {
        let bot = |name: &String| name.split(' ').next().and_then(|word| word.parse().ok());
        names.iter().map(|name| bot(name).map_or(Self::Person, Self::Bot)).collect()
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
        Sitter::Bot(level) => format!("{level} {}", seat + 1),
        Sitter::Person => match given.next() {
            Some(name) => name.trim().to_owned(),
            None => words.say(&Message::new("play-seat").with("seat", seat + 1)),
        },
    };
    Ok(sitters.iter().enumerate().map(name).collect())
}
