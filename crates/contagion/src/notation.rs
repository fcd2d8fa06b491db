//! Choices in words: `infect tokyo`, `cubes 2`, `protect cards 1 cubes 2`.

use std::fmt;
use std::str::FromStr;

use kernel::{Id as _, NotationError, Seat, Words};

use crate::action::Action;
use crate::board::SEATS;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Draw => f.write_str("draw"),
            Self::Infect(city) => write!(f, "infect {}", city.word()),
            Self::Mutate(track) => write!(f, "mutate {}", track.word()),
            Self::Play(city) => write!(f, "play {}", city.word()),
            Self::Pass => f.write_str("pass"),
            Self::Place(city) => write!(f, "place {}", city.word()),
            Self::From(city) => write!(f, "from {}", city.word()),
            Self::To(city) => write!(f, "to {}", city.word()),
            Self::Cubes(n) => write!(f, "cubes {n}"),
            Self::Match(m) => write!(f, "match {m}"),
            Self::Card(color) => write!(f, "card {}", color.word()),
            Self::Lose(city) => write!(f, "lose {}", city.word()),
            Self::Protect { cards, cubes, levels } => {
                f.write_str("protect")?;
                let parts = [("cards", cards), ("cubes", cubes), ("levels", levels)];
                parts.iter().filter(|(_, n)| *n > 0).try_for_each(|(word, n)| write!(f, " {word} {n}"))
            }
            Self::Lower(track) => write!(f, "lower {}", track.word()),
            Self::Raise(track) => write!(f, "raise {}", track.word()),
            Self::Climb(city) => write!(f, "climb {}", city.word()),
            Self::Opponent(seat) => write!(f, "opponent {seat}"),
            Self::Use => f.write_str("use"),
            Self::Decline => f.write_str("decline"),
            Self::Stop => f.write_str("stop"),
            Self::Continue => f.write_str("continue"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let error = words.error();
        let action = match words.word()? {
            "draw" => Self::Draw,
            "infect" => Self::Infect(words.id()?),
            "mutate" => Self::Mutate(words.id()?),
            "play" => Self::Play(words.id()?),
            "pass" => Self::Pass,
            "place" => Self::Place(words.id()?),
            "from" => Self::From(words.id()?),
            "to" => Self::To(words.id()?),
            "cubes" => Self::Cubes(words.number()?),
            "match" => Self::Match(words.number()?),
            "card" => Self::Card(words.id()?),
            "lose" => Self::Lose(words.id()?),
            "protect" => protection(&mut words)?,
            "lower" => Self::Lower(words.id()?),
            "raise" => Self::Raise(words.id()?),
            "climb" => Self::Climb(words.id()?),
            "opponent" => Self::Opponent(words.read(|word| word.parse().ok().filter(|&n| n < SEATS).map(Seat::new))?),
            "use" => Self::Use,
            "decline" => Self::Decline,
            "stop" => Self::Stop,
            "continue" => Self::Continue,
            "end" => Self::End,
            _ => return Err(error),
        };
        words.end(action)
    }
}

fn protection(words: &mut Words<'_>) -> Result<Action, NotationError> {
    let mut count = |word| if words.accept(word) { words.number() } else { Ok(0) };
    Ok(Action::Protect { cards: count("cards")?, cubes: count("cubes")?, levels: count("levels")? })
}
