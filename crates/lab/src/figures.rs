//! What the sums of a cell mean: estimates with their standard errors.

use std::collections::BTreeMap;

use serde::Serialize;
use shelf::{Kept, Standing, Tally, WHOLE};

use crate::statistics::{mean, proportion, spread};
use crate::study::Cell;
use crate::things::{self, ThingFigures};
use shelf::Estimate;

/// What the sums of a cell mean.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Figures {
    /// Games.
    pub games: u64,
    /// A number of the games that were played.
    pub fingerprint: String,
    /// Part of the games won, by seat.
    pub wins: Vec<Estimate>,
    /// Points, by seat.
    pub points: Vec<Estimate>,
    /// Part of the games won, by bot.
    pub bot_wins: Vec<Estimate>,
    /// Points, by bot.
    pub bot_points: Vec<Estimate>,
    /// Points of the winner.
    pub winner_points: Estimate,
    /// Turns a game.
    pub turns: Estimate,
    /// Choices a game, those without an alternative included.
    pub choices: f64,
    /// Choices with an alternative, a game.
    pub decisions: f64,
    /// Options of such a choice.
    pub branching: f64,
    /// The longest list.
    pub widest: u64,
    /// Options that could not be told from the best, of the choices judged.
    pub real_branching: Option<f64>,
    /// The part of the changes of shares that chance made.
    pub luck: Option<f64>,
    /// Lead changes a game.
    pub lead_changes: f64,
    /// The lowest share the winner ever had.
    pub drama: f64,
    /// Where in the game somebody had nine tenths of it, from 0 to 1.
    pub decided_at: f64,
    /// Part of the games in which that was before the end.
    pub decided: Estimate,
    /// Points between the first and the second.
    pub gap: f64,
    /// Points between the first and the last.
    pub spread: f64,
    /// Games by ending.
    pub endings: BTreeMap<String, u64>,
    /// Kinds of choices that were offered and never chosen, with the number of lists.
    pub never: BTreeMap<String, u64>,
    /// How the bots that swore something could keep it.
    pub vows: Kept,
    /// Things, by kind and number.
    pub things: BTreeMap<String, Vec<ThingFigures>>,
}

impl Figures {
    /// The figures of the cells of a study. Things are marked among all of them together.
    pub fn all(cells: &[Cell], tallies: &[Tally]) -> Vec<Self> {
        let mut all: Vec<Self> = cells.iter().zip(tallies).map(|(cell, tally)| Self::new(cell, tally)).collect();
        things::mark(all.iter_mut().flat_map(|figures| figures.things.values_mut()).flatten());
        all
    }

    fn new(cell: &Cell, tally: &Tally) -> Self {
        let games = tally.games as f64;
        let each = |sum: f64| sum / games.max(1.0);
        let share = |standing: &Standing| proportion(standing.wins as f64 / WHOLE as f64, standing.games as f64);
        let close = tally.close;
        let moved = (close.luck + close.choice) as f64;
        Self {
            games: tally.games,
            fingerprint: format!("{:016x}", tally.fingerprint),
            wins: tally.seats.iter().map(share).collect(),
            points: tally.seats.iter().map(points).collect(),
            bot_wins: tally.bots.iter().map(share).collect(),
            bot_points: tally.bots.iter().map(points).collect(),
            winner_points: spread(tally.winners.iter().map(|(&points, &games)| (points as f64, games))),
            turns: spread(tally.turns.iter().map(|(&turns, &games)| (turns as f64, games))),
            choices: each(tally.choices as f64),
            decisions: each(tally.decisions as f64),
            branching: tally.options as f64 / tally.decisions.max(1) as f64,
            widest: tally.widest,
            real_branching: (close.positions > 0).then(|| close.real as f64 / close.positions as f64),
            luck: (moved > 0.0).then(|| (close.luck as f64 / moved).clamp(0.0, 1.0)),
            lead_changes: each(tally.lead_changes as f64),
            drama: each(tally.lowest as f64) / 1e6,
            decided_at: each(tally.decided_at as f64) / 1e6,
            decided: proportion(tally.decided as f64, games),
            gap: each(tally.gaps as f64),
            spread: each(tally.spreads as f64),
            endings: tally.endings.clone(),
            never: tally
                .kinds
                .iter()
                .filter(|(_, offered)| offered.lists > 0 && offered.taken == 0)
                .map(|(kind, offered)| (kind.clone(), offered.lists))
                .collect(),
            vows: tally.vows,
            things: things::things(cell, tally),
        }
    }
}

/// The mean of the points.
fn points(standing: &Standing) -> Estimate {
    mean(standing.games as f64, standing.points as f64, standing.squares as f64)
}
