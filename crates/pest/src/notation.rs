//! Choices in words, as records, the terminal and the tests write them.

use std::fmt;
use std::str::FromStr;

use kernel::{Id as _, NotationError, Words};

use crate::action::{Action, Post};
use crate::board::Cell;
use crate::data::Building;
use crate::vocabulary::Good;

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.top.word(), self.left.word())
    }
}

impl fmt::Display for Post {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Building(building) => building.word(),
            Self::Capital => "capital",
            Self::Workshop => "workshop",
            Self::Experts => "experts",
            Self::Track => "track",
        })
    }
}

impl Post {
    fn from_word(word: &str) -> Option<Self> {
        Some(match word {
            "capital" => Self::Capital,
            "workshop" => Self::Workshop,
            "experts" => Self::Experts,
            "track" => Self::Track,
            _ => Self::Building(Building::from_word(word)?),
        })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Castle(location) => write!(f, "castle {}", location.word()),
            Self::Doctor(location) => write!(f, "doctor {}", location.word()),
            Self::Shield => f.write_str("shield"),
            Self::Lay(slot) => write!(f, "lay {}", slot.word()),
            Self::Take(good) => write!(f, "take {}", good.word()),
            Self::Store(good) => write!(f, "store {}", good.word()),
            Self::Coins { good, n } => write!(f, "coins {n} {}", good.word()),
            Self::Place(cell) => write!(f, "place {cell}"),
            Self::Trials => f.write_str("trials"),
            Self::Again(cell) => write!(f, "again {cell}"),
            Self::Start(act) => write!(f, "start {}", act.word()),
            Self::Clear(slot) => write!(f, "clear {}", slot.word()),
            Self::Improve => f.write_str("improve"),
            Self::Step(location) => write!(f, "step {}", location.word()),
            Self::Clone(location) => write!(f, "clone {}", location.word()),
            Self::Camp => f.write_str("camp"),
            Self::Collect(way) => write!(f, "collect {}", way.word()),
            Self::HealAtCamp => f.write_str("heal_at_camp"),
            Self::Admit => f.write_str("admit"),
            Self::Build { building, location } => write!(f, "build {} {}", building.word(), location.word()),
            Self::Erect(building) => write!(f, "erect {}", building.word()),
            Self::More(good) => write!(f, "more {}", good.word()),
            Self::Less(good) => write!(f, "less {}", good.word()),
            Self::Lose(good) => write!(f, "lose {}", good.word()),
            Self::Extra(good) => write!(f, "extra {}", good.word()),
            Self::Buy { technology, shelf } => write!(f, "buy {} {}", technology.word(), shelf.word()),
            Self::Refresh => f.write_str("refresh"),
            Self::Advance => f.write_str("advance"),
            Self::Experts(post) => write!(f, "experts {post}"),
            Self::Scholars(post) => write!(f, "scholars {post}"),
            Self::Laboratory(n) => write!(f, "laboratory {n}"),
            Self::Displace(slot) => write!(f, "displace {}", slot.word()),
            Self::PullIn(slot) => write!(f, "pull_in {}", slot.word()),
            Self::Workshop(good) => write!(f, "workshop {}", good.word()),
            Self::Heal(slot) => write!(f, "heal {}", slot.word()),
            Self::Inhale(slot) => write!(f, "inhale {}", slot.word()),
            Self::Assign(post) => write!(f, "assign {post}"),
            Self::Transfer { from, to } => write!(f, "transfer {from} {to}"),
            Self::Reward(token) => write!(f, "reward {}", token.word()),
            Self::Choice(choice) => write!(f, "choice {}", choice.word()),
            Self::Decline => f.write_str("decline"),
            Self::Stop => f.write_str("stop"),
            Self::Done => f.write_str("done"),
            Self::End => f.write_str("end"),
            Self::Exchange { first, second } => write!(f, "exchange {} {}", first.word(), second.word()),
            Self::Shift(slot) => write!(f, "shift {}", slot.word()),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let error = words.error();
        let action = match words.word()? {
            "castle" => Self::Castle(words.id()?),
            "doctor" => Self::Doctor(words.id()?),
            "shield" => Self::Shield,
            "lay" => Self::Lay(words.id()?),
            "take" => Self::Take(words.id()?),
            "store" => Self::Store(words.id()?),
            "coins" => {
                let n = words.number()?;
                Self::Coins { good: words.id()?, n }
            }
            "place" => Self::Place(cell(&mut words)?),
            "trials" => Self::Trials,
            "again" => Self::Again(cell(&mut words)?),
            "start" => Self::Start(words.id()?),
            "clear" => Self::Clear(words.id()?),
            "improve" => Self::Improve,
            "step" => Self::Step(words.id()?),
            "clone" => Self::Clone(words.id()?),
            "camp" => Self::Camp,
            "collect" => Self::Collect(words.id()?),
            "heal_at_camp" => Self::HealAtCamp,
            "admit" => Self::Admit,
            "build" => Self::Build { building: words.id()?, location: words.id()? },
            "erect" => Self::Erect(words.id()?),
            "more" => Self::More(words.id()?),
            "less" => Self::Less(words.id()?),
            "lose" => Self::Lose(words.id()?),
            "extra" => Self::Extra(words.id()?),
            "buy" => Self::Buy { technology: words.id()?, shelf: words.id()? },
            "refresh" => Self::Refresh,
            "advance" => Self::Advance,
            "experts" => Self::Experts(words.read(Post::from_word)?),
            "scholars" => Self::Scholars(words.read(Post::from_word)?),
            "laboratory" => Self::Laboratory(words.number()?),
            "displace" => Self::Displace(words.id()?),
            "pull_in" => Self::PullIn(words.id()?),
            "workshop" => Self::Workshop(words.id()?),
            "heal" => Self::Heal(words.id()?),
            "inhale" => Self::Inhale(words.id()?),
            "assign" => Self::Assign(words.read(Post::from_word)?),
            "transfer" => Self::Transfer { from: words.read(Post::from_word)?, to: words.read(Post::from_word)? },
            "reward" => Self::Reward(words.id()?),
            "choice" => Self::Choice(words.id()?),
            "decline" => Self::Decline,
            "stop" => Self::Stop,
            "done" => Self::Done,
            "end" => Self::End,
            "exchange" => {
                let (one, other): (Good, Good) = (words.id()?, words.id()?);
                // Two resources are given in either order.
                Self::Exchange { first: one.min(other), second: one.max(other) }
            }
            "shift" => Self::Shift(words.id()?),
            _ => return Err(error),
        };
        words.end(action)
    }
}

fn cell(words: &mut Words<'_>) -> Result<Cell, NotationError> {
    Ok(Cell { top: words.id()?, left: words.id()? })
}
