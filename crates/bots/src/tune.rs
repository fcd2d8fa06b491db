//! Weights found by play, with the arena as the judge: simultaneous perturbation (SPSA).
//!
//! In each round all weights are moved at once, each up or down at random; the two opposite moves play against each other,
//! and all weights go a step towards the side that won more. A weight that does not matter wanders a little, one that does
//! climbs. What comes out is the mean over the second half of the way, where the steps are small.

use kernel::Message;
use serde::{Deserialize, Serialize};

use crate::duel::{SEATS, Side, duel};
use crate::estimate::wilson;
use crate::evaluate::Evaluate;
use crate::level::Level;
use crate::playing::mix;
use crate::sim::Series;
use crate::weights::{LIMITS, Weights};

/// How far a weight is moved for a trial, as a part of itself.
const REACH: f64 = 0.25;

/// How far a round moves the weights if one side wins all of its games; rounds later it is less.
const STEP: f64 = 0.2;

/// Places are kept in billionths.
const UNIT: f64 = 1e9;

/// A climb on its way. It can be put down after any round and taken up again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Climb {
    /// The game.
    pub game: String,
    /// The bots that play.
    pub level: Level,
    /// Where all chance comes from.
    pub seed: u64,
    /// Rounds in all.
    pub rounds: u64,
    /// Games a round.
    pub games: u64,
    /// Rounds that are behind it.
    pub done: u64,
    /// What it began with, in the order of [`Weights::names`].
    pub from: Vec<f32>,
    /// Where it stands: the logarithm of each weight over what it began with, in billionths. Whole numbers, because they
    /// come out of a file as they went in.
    at: Vec<i64>,
    /// The sum of the places of the second half.
    sum: Vec<i64>,
}

impl Climb {
    /// A climb that begins at the weights of the house.
    pub fn new<G: Evaluate>(level: Level, seed: u64, rounds: u64, games: u64) -> Self {
        let from = G::weights().values::<G>();
        let nothing = vec![0; from.len()];
        let games = games.next_multiple_of(SEATS as u64);
        Self { game: G::ID.to_owned(), level, seed, rounds, games, done: 0, at: nothing.clone(), sum: nothing, from }
    }

    /// Whether it was begun with the same settings, so that it can go on for another.
    pub fn is_of(&self, other: &Self) -> bool {
        let settings = |climb: &Self| (climb.level, climb.seed, climb.rounds, climb.games);
        self.game == other.game
            && settings(self) == settings(other)
            && self.from == other.from
            && self.done <= self.rounds
            && [self.at.len(), self.sum.len()] == [self.from.len(); 2]
    }

    /// Plays one round. The outcome depends on neither threads nor pauses.
    pub fn round<G: Evaluate>(&mut self, threads: usize) -> Result<(), Message> {
        let seed = mix(self.seed, self.done);
        let up: Vec<bool> = (0..self.at.len()).map(|weight| mix(seed, weight as u64) & 1 == 1).collect();
        let moved = |sign: f64| {
            let places =
                self.at.iter().zip(&up).map(|(&at, &up)| at as f64 / UNIT + if up { sign } else { -sign } * REACH);
            self.weights_at::<G>(places)
        };
        let series = Series { games: self.games, seed, threads, patience: std::time::Duration::ZERO, watch: &|_| {} };
        let won = duel::<G>(&sides(self.level, &[moved(1.0), moved(-1.0)]), series)? / self.games as f64;
        self.learn(&up, won);
        Ok(())
    }

    /// Goes a step towards the side that won this part of the games, and counts the round.
    fn learn(&mut self, up: &[bool], won: f64) {
        let slower = 1.0 + 4.0 * self.done as f64 / self.rounds as f64;
        #[expect(clippy::cast_possible_truncation, reason = "a step is small")]
        let step = (STEP / slower.powf(0.6) * (2.0 * won - 1.0) * UNIT).round() as i64;
        for (at, up) in self.at.iter_mut().zip(up) {
            *at += if *up { step } else { -step };
        }
        self.done += 1;
        if self.done > self.rounds / 2 {
            for (sum, at) in self.sum.iter_mut().zip(&self.at) {
                *sum += at;
            }
        }
    }

    /// What was found.
    pub fn weights<G: Evaluate>(&self) -> Weights {
        let counted = self.done.saturating_sub(self.rounds / 2);
        if counted == 0 {
            return self.weights_at::<G>(self.at.iter().map(|&at| at as f64 / UNIT));
        }
        self.weights_at::<G>(self.sum.iter().map(|&sum| sum as f64 / UNIT / counted as f64))
    }

    #[expect(clippy::cast_possible_truncation, reason = "weights are small")]
    fn weights_at<G: Evaluate>(&self, places: impl Iterator<Item = f64>) -> Weights {
        let value = |(from, at): (&f32, f64)| (from * at.exp() as f32).clamp(*LIMITS.start(), *LIMITS.end());
        let values: Vec<f32> = self.from.iter().zip(places).map(value).collect();
        G::weights().with_values::<G>(&values)
    }
}

/// What the arena says of new weights.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Verdict {
    /// Games against the weights at hand.
    pub games: u64,
    /// Games won; a shared win counts half.
    pub wins: f64,
    /// The true rate is above this (95 %, Wilson).
    pub low: f64,
    /// The true rate is below this.
    pub high: f64,
}

impl Verdict {
    /// Whether they are better beyond doubt.
    pub fn is_better(&self) -> bool {
        self.low > 0.5
    }
}

/// Lets new weights play against those of the house.
pub fn judge<G: Evaluate>(level: Level, weights: Weights, series: Series<'_>) -> Result<Verdict, Message> {
    let games = series.games.next_multiple_of(SEATS as u64);
    let wins = duel::<G>(&sides(level, &[weights, *G::weights()]), Series { games, ..series })?;
    let (low, high) = wilson(wins / games as f64, games);
    Ok(Verdict { games, wins, low, high })
}

/// Two sets of weights at one level.
fn sides(level: Level, weights: &[Weights; SEATS]) -> [Side; SEATS] {
    weights.each_ref().map(|weights| (weights.levels.strength(level), *weights))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use pest::Pest;
    use rattus::Rattus;

    use super::{Climb, judge};
    use crate::evaluate::Evaluate as _;
    use crate::level::Level;
    use crate::sim::Series;
    use crate::weights::Weights;

    #[test]
    fn a_climb_that_paused_comes_to_the_same_place() {
        let begun = Climb::new::<Rattus>(Level::CLEAR, 7, 6, 4);
        let mut through = begun.clone();
        for _ in 0..6 {
            through.round::<Rattus>(2).expect("bots of ours do not fail");
        }
        let mut paused = begun.clone();
        for _ in 0..6 {
            let text = serde_json::to_string(&paused).expect("numbers can be written");
            paused = serde_json::from_str(&text).expect("and read");
            assert!(paused.is_of(&begun));
            paused.round::<Rattus>(1).expect("bots of ours do not fail");
        }
        assert_eq!(through, paused);
        assert_ne!(through.weights::<Rattus>(), *Rattus::weights(), "something was moved");
        assert!(!through.is_of(&Climb::new::<Rattus>(Level::CLEAR, 8, 6, 4)), "another seed is another climb");
    }

    #[test]
    fn a_climb_goes_where_the_games_are_won_and_less_far_later() {
        let mut climb = Climb::new::<Rattus>(Level::CLEAR, 7, 2, 4);
        let up: Vec<bool> = (0..climb.from.len()).map(|weight| weight % 2 == 0).collect();
        climb.learn(&up, 1.0);
        let first = climb.at.clone();
        assert!(first.iter().zip(&up).all(|(&at, &up)| (at > 0) == up && at != 0), "{first:?}");
        climb.learn(&up, 0.0);
        let back: Vec<i64> = climb.at.iter().zip(&first).map(|(at, first)| at - first).collect();
        for (back, first) in back.iter().zip(&first) {
            assert!(back.signum() == -first.signum() && back.abs() < first.abs(), "{back} after {first}");
        }
        assert_eq!(climb.sum, climb.at, "the second half alone is counted");
    }

    /// Whoever counts the points already made and nothing else plays worse, and the judge says so.
    #[test]
    fn the_judge_tells_worse_weights_and_none_is_better_than_itself() {
        let series = Series { games: 40, seed: 5, threads: 2, patience: Duration::ZERO, watch: &|_| {} };
        let mut blind = *Pest::weights();
        blind.terms[1..].fill(0.0);
        let verdict = judge::<Pest>(Level::CLEAR, blind, series).expect("bots of ours do not fail");
        assert!(verdict.high < 0.5, "{verdict:?}");
        let same: Weights = *Pest::weights();
        let verdict = judge::<Pest>(Level::CLEAR, same, series).expect("bots of ours do not fail");
        assert!(!verdict.is_better() && verdict.high > 0.5, "{verdict:?}");
    }
}
