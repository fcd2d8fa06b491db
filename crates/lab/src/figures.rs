//! What the sums of a cell mean: estimates with their standard errors.

use std::collections::BTreeMap;

use serde::Serialize;
use shelf::{Standing, Tally, ThingTally, WHOLE};

/// The 97.5 % point of the normal distribution.
const Z: f64 = 1.959_964;

/// How many false discoveries are borne among those that are marked.
const FALSE: f64 = 0.05;

/// A figure and its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The figure.
    pub value: f64,
    /// Its standard error.
    pub error: f64,
}

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
    /// Things, by kind and number.
    pub things: BTreeMap<String, Vec<ThingFigures>>,
}

/// What a thing did.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct ThingFigures {
    /// Part of the games in which it came.
    pub came: f64,
    /// Seats that took it, of a game in which it came.
    pub taken: f64,
    /// Part of the games won by those who took it.
    pub wins: Option<f64>,
    /// Points of a player more where it came than where it did not.
    pub game: Option<Estimate>,
    /// Points of those who took it more than of those who did not, where it came.
    pub taker: Option<Estimate>,
    /// Whether one of the two differences survives the correction for so many questions asked at once.
    pub marked: bool,
}

impl Figures {
    /// The figures of a cell.
    pub fn new(tally: &Tally) -> Self {
        let games = tally.games as f64;
        let mean = |sum: f64| sum / games.max(1.0);
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
            choices: mean(tally.choices as f64),
            decisions: mean(tally.decisions as f64),
            branching: tally.options as f64 / tally.decisions.max(1) as f64,
            widest: tally.widest,
            real_branching: (close.positions > 0).then(|| close.real as f64 / close.positions as f64),
            luck: (moved > 0.0).then(|| (close.luck as f64 / moved).clamp(0.0, 1.0)),
            lead_changes: mean(tally.lead_changes as f64),
            drama: mean(tally.lowest as f64) / 1e6,
            decided_at: mean(tally.decided_at as f64) / 1e6,
            decided: proportion(tally.decided as f64, games),
            gap: mean(tally.gaps as f64),
            spread: mean(tally.spreads as f64),
            endings: tally.endings.clone(),
            never: tally
                .kinds
                .iter()
                .filter(|(_, offered)| offered.lists > 0 && offered.taken == 0)
                .map(|(kind, offered)| (kind.clone(), offered.lists))
                .collect(),
            things: things(tally),
        }
    }
}

/// A part of `games` with its binomial error.
fn proportion(part: f64, games: f64) -> Estimate {
    let value = part / games.max(1.0);
    Estimate { value, error: (value * (1.0 - value).max(0.0) / games.max(1.0)).sqrt() }
}

/// The mean of the points.
fn points(standing: &Standing) -> Estimate {
    mean(standing.games as f64, standing.points as f64, standing.squares as f64)
}

fn mean(count: f64, sum: f64, squares: f64) -> Estimate {
    let value = sum / count.max(1.0);
    let variance = (squares / count.max(1.0) - value * value).max(0.0) * count / (count - 1.0).max(1.0);
    Estimate { value, error: (variance / count.max(1.0)).sqrt() }
}

fn spread(values: impl Iterator<Item = (f64, u64)>) -> Estimate {
    let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.0);
    for (value, times) in values {
        count += times as f64;
        sum += value * times as f64;
        squares += value * value * times as f64;
    }
    mean(count, sum, squares)
}

/// What is left of `all` without `some`.
fn without(all: &Standing, some: &Standing) -> Standing {
    Standing {
        games: all.games - some.games,
        wins: all.wins.saturating_sub(some.wins),
        points: all.points - some.points,
        squares: all.squares - some.squares,
    }
}

/// A difference is estimated where both sides have at least so many.
const ENOUGH: u64 = 8;

fn difference(with: &Standing, without: &Standing) -> Option<Estimate> {
    if with.games < ENOUGH || without.games < ENOUGH {
        return None;
    }
    let (with, without) = (points(with), points(without));
    Some(Estimate { value: with.value - without.value, error: with.error.hypot(without.error) })
}

fn things(tally: &Tally) -> BTreeMap<String, Vec<ThingFigures>> {
    let players = tally.seats.len().max(1) as f64;
    let of = |thing: &ThingTally| ThingFigures {
        came: thing.came.games as f64 / tally.games.max(1) as f64,
        taken: thing.taken.games as f64 / thing.came.games.max(1) as f64,
        wins: (thing.taken.games > 0).then(|| thing.taken.wins as f64 / WHOLE as f64 / thing.taken.games as f64),
        game: difference(&thing.came, &without(&tally.all, &thing.came))
            .map(|Estimate { value, error }| Estimate { value: value / players, error: error / players }),
        taker: difference(&thing.taken, &without(&thing.seats, &thing.taken)),
        marked: false,
    };
    let mut figures: BTreeMap<String, Vec<ThingFigures>> =
        tally.things.iter().map(|(kind, things)| (kind.clone(), things.iter().map(of).collect())).collect();
    let asked: Vec<Estimate> =
        figures.values().flatten().flat_map(|thing| [thing.game, thing.taker]).flatten().collect();
    let least = discoveries(&asked);
    for thing in figures.values_mut().flatten() {
        thing.marked = [thing.game, thing.taker].into_iter().flatten().any(|asked| probability(asked) <= least);
    }
    figures
}

/// The largest probability that is still a discovery, after Benjamini and Hochberg: of the differences so marked, one in
/// twenty is expected to be chance. Below 0 if there is none.
pub fn discoveries(asked: &[Estimate]) -> f64 {
    let mut probabilities: Vec<f64> = asked.iter().map(|&asked| probability(asked)).collect();
    probabilities.sort_by(f64::total_cmp);
    let count = probabilities.len() as f64;
    let held = probabilities.iter().enumerate().rev();
    held.map(|(rank, &probability)| (probability, FALSE * (rank + 1) as f64 / count))
        .find(|(probability, limit)| probability <= limit)
        .map_or(-1.0, |(probability, _)| probability)
}

/// How probable so large a difference is where there is none: both tails of the normal distribution.
pub(crate) fn probability(asked: Estimate) -> f64 {
    if asked.error <= 0.0 {
        return 1.0;
    }
    complementary_error(asked.value.abs() / asked.error / std::f64::consts::SQRT_2)
}

/// The complementary error function for x ≥ 0, to seven digits (Abramowitz and Stegun 7.1.26).
fn complementary_error(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let series = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    series.iter().fold(0.0, |sum, term| sum * t + term) * t * (-x * x).exp()
}

/// The 95 % interval of a rate by Wilson's score.
pub fn wilson(rate: f64, games: u64) -> (f64, f64) {
    let games = games as f64;
    if games <= 0.0 {
        return (0.0, 1.0);
    }
    let middle = (rate + Z * Z / (2.0 * games)) / (1.0 + Z * Z / games);
    let reach = Z / (1.0 + Z * Z / games) * (rate * (1.0 - rate) / games + Z * Z / (4.0 * games * games)).sqrt();
    ((middle - reach).max(0.0), (middle + reach).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::{Estimate, discoveries, probability, wilson};

    #[test]
    fn probabilities_are_those_of_the_normal_distribution() {
        let of = |value: f64| probability(Estimate { value, error: 1.0 });
        for (z, expected) in [(0.0, 1.0), (1.0, 0.317_311), (1.959_964, 0.05), (3.0, 0.002_700)] {
            assert!((of(z) - expected).abs() < 1e-6, "{z}: {}", of(z));
            assert!((of(-z) - expected).abs() < 1e-6);
        }
    }

    #[test]
    fn discoveries_are_those_of_the_published_example() {
        // Benjamini and Hochberg 1995, table of 15 probabilities: the first four are discoveries at 5 %.
        let published = [
            0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528,
            0.7590, 1.0,
        ];
        let asked: Vec<Estimate> = published.iter().map(|&p| Estimate { value: quantile(p), error: 1.0 }).collect();
        let least = discoveries(&asked);
        assert!((least - 0.0095).abs() < 1e-5, "{least}");
        assert!(discoveries(&[Estimate { value: 1.0, error: 1.0 }]) < 0.0);
    }

    /// The distance whose two tails have this probability, by halving.
    fn quantile(p: f64) -> f64 {
        let (mut low, mut high) = (0.0, 10.0);
        for _ in 0..80 {
            let middle = f64::midpoint(low, high);
            if probability(Estimate { value: middle, error: 1.0 }) > p { low = middle } else { high = middle }
        }
        low
    }

    #[test]
    fn wilson_agrees_with_the_textbook() {
        let (low, high) = wilson(0.8, 10);
        assert!((low - 0.4902).abs() < 1e-3 && (high - 0.9433).abs() < 1e-3, "{low} {high}");
    }
}
