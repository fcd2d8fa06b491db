//! The figures by which two set-ups are compared, each with the pull of every game.

use std::collections::BTreeSet;

use serde::Serialize;
use shelf::{Brief, WHOLE};

use crate::statistics::{ENOUGH, Sample};
use crate::study::Cell;

/// A figure of a set-up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum What {
    /// Part of the games that a seat wins.
    Wins {
        /// The seat, from 0.
        seat: usize,
    },
    /// Points of a seat.
    Points {
        /// The seat, from 0.
        seat: usize,
    },
    /// Part of the games that a bot wins, where bots change seats.
    BotWins {
        /// The bot, from 0.
        bot: usize,
    },
    /// Points of the winner.
    Winner,
    /// Turns of a game.
    Turns,
    /// Part of the games that end like this.
    Ending {
        /// Which ending.
        reason: String,
    },
    /// Part of the games in which a thing comes.
    Came {
        /// What kind of thing.
        kind: String,
        /// Which one, from 0.
        number: usize,
    },
    /// Part of the seats that take a thing, where it is.
    Taken {
        /// What kind of thing.
        kind: String,
        /// Which one, from 0.
        number: usize,
    },
    /// Part of the games won by those who take a thing.
    WonWith {
        /// What kind of thing.
        kind: String,
        /// Which one, from 0.
        number: usize,
    },
}

impl What {
    /// The thing it tells of.
    pub fn thing(&self) -> Option<(&str, usize)> {
        match self {
            Self::Came { kind, number } | Self::Taken { kind, number } | Self::WonWith { kind, number } => {
                Some((kind, *number))
            }
            Self::Wins { .. }
            | Self::Points { .. }
            | Self::BotWins { .. }
            | Self::Winner
            | Self::Turns
            | Self::Ending { .. } => None,
        }
    }

    /// Whether it is a part of a whole, to be told in per cent.
    pub fn is_part(&self) -> bool {
        !matches!(self, Self::Points { .. } | Self::Winner | Self::Turns)
    }
}

/// All figures of the games of a cell, in the same order for every cell of the same game and number of players. A figure that
/// cannot be told of these games is none.
pub(crate) fn measures(cell: &Cell, games: &[(u64, &Brief)], endings: &BTreeSet<&str>) -> Vec<(What, Option<Sample>)> {
    let players = cell.players();
    let each = |of: &dyn Fn(&Brief) -> f64| games.iter().map(|(_, brief)| of(brief)).collect::<Vec<f64>>();
    let won = |brief: &Brief, seat: usize| brief.wins(seat) as f64 / WHOLE as f64;
    let mut found = Vec::new();
    let mut add = |what: What, values: &[f64]| found.push((what, Some(Sample::mean(values))));
    for seat in (0..players).filter(|_| players > 1) {
        add(What::Wins { seat }, &each(&|brief| won(brief, seat)));
    }
    for seat in 0..players {
        add(What::Points { seat }, &each(&|brief| brief.points[seat] as f64));
    }
    for bot in (0..players).filter(|_| cell.rotate) {
        let seat = |game: u64| (bot + (game % players as u64) as usize) % players;
        let wins: Vec<f64> = games.iter().map(|(game, brief)| won(brief, seat(*game))).collect();
        add(What::BotWins { bot }, &wins);
    }
    add(What::Winner, &each(&|brief| brief.winner() as f64));
    add(What::Turns, &each(&|brief| brief.turns as f64));
    for &reason in endings {
        let ended = each(&|brief| f64::from(brief.ending == reason));
        add(What::Ending { reason: reason.to_owned() }, &ended);
    }
    let mut first = 0;
    for counted in cell.title().counted() {
        for number in 0..counted.things {
            let (kind, thing) = (counted.kind.to_owned(), first + number);
            let there = |brief: &Brief| counted.came.is_empty() || brief.came.contains(thing);
            if !counted.came.is_empty() {
                let came = Sample::mean(&each(&|brief| f64::from(there(brief))));
                found.push((What::Came { kind: kind.clone(), number }, Some(came)));
            }
            if !counted.taken.is_empty() {
                let takers = |brief: &Brief| (0..players).filter(|&seat| brief.taken[seat].contains(thing)).collect();
                let takers: Vec<Vec<usize>> = games.iter().map(|(_, brief)| takers(brief)).collect();
                let count: Vec<f64> = takers.iter().map(|seats| seats.len() as f64).collect();
                let could = each(&|brief| if there(brief) { players as f64 } else { 0.0 });
                found.push((What::Taken { kind: kind.clone(), number }, Sample::part(&count, &could)));
                let wins = games.iter().zip(&takers);
                let wins: Vec<f64> =
                    wins.map(|((_, brief), seats)| seats.iter().map(|&seat| won(brief, seat)).sum()).collect();
                let enough = players > 1 && count.iter().sum::<f64>() >= ENOUGH as f64;
                let with = if enough { Sample::part(&wins, &count) } else { None };
                found.push((What::WonWith { kind, number }, with));
            }
        }
        first += counted.things;
    }
    found
}
