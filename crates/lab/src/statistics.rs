//! Estimates and their doubts: what the figures of a study rest on.

use shelf::Estimate;

/// The accepted rate of false discoveries among those that are marked, and how often a single answer may be wrong.
pub(crate) const FALSE: f64 = 0.05;

/// The point of the normal distribution below which four fifths lie: a difference that is there should be found so often.
const FOUND: f64 = 0.841_621;

/// A figure of many games, and how each of them pulls at it: the pulls of two figures of the same deals say how far they go
/// together.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sample {
    pub(crate) value: f64,
    pulls: Vec<f64>,
}

impl Sample {
    /// The mean of a number of each game.
    pub(crate) fn mean(values: &[f64]) -> Self {
        let value = values.iter().sum::<f64>() / values.len().max(1) as f64;
        Self { value, pulls: values.iter().map(|one| one - value).collect() }
    }

    /// A sum over all games as a part of another; nothing if the whole is nothing.
    pub(crate) fn part(parts: &[f64], wholes: &[f64]) -> Option<Self> {
        let whole = wholes.iter().sum::<f64>();
        if whole <= 0.0 {
            return None;
        }
        let value = parts.iter().sum::<f64>() / whole;
        let mean = whole / wholes.len() as f64;
        let pulls = parts.iter().zip(wholes).map(|(part, whole)| (part - value * whole) / mean).collect();
        Some(Self { value, pulls })
    }

    pub(crate) fn estimate(&self) -> Estimate {
        Estimate { value: self.value, error: error(self.pulls.iter().copied(), self.pulls.len()) }
    }

    /// This less the figure of another set-up on the same deals.
    pub(crate) fn less(&self, other: &Self) -> Estimate {
        let pulls = self.pulls.iter().zip(&other.pulls).map(|(one, other)| one - other);
        Estimate { value: self.value - other.value, error: error(pulls, self.pulls.len()) }
    }
}

/// The standard error of a mean whose games pull like this.
fn error(pulls: impl Iterator<Item = f64>, games: usize) -> f64 {
    let games = games as f64;
    (pulls.map(|pull| pull * pull).sum::<f64>() / (games - 1.0).max(1.0) / games.max(1.0)).sqrt()
}

/// A part of `games` with its binomial error.
pub(crate) fn proportion(part: f64, games: f64) -> Estimate {
    let value = part / games.max(1.0);
    Estimate { value, error: (value * (1.0 - value).max(0.0) / games.max(1.0)).sqrt() }
}

/// The mean of so many values, out of their sum and the sum of their squares.
pub(crate) fn mean(count: f64, sum: f64, squares: f64) -> Estimate {
    let value = sum / count.max(1.0);
    let variance = (squares / count.max(1.0) - value * value).max(0.0) * count / (count - 1.0).max(1.0);
    Estimate { value, error: (variance / count.max(1.0)).sqrt() }
}

/// The mean of values that came so many times each.
pub(crate) fn spread(values: impl Iterator<Item = (f64, u64)>) -> Estimate {
    let (mut count, mut sum, mut squares) = (0.0, 0.0, 0.0);
    for (value, times) in values {
        count += times as f64;
        sum += value * times as f64;
        squares += value * value * times as f64;
    }
    mean(count, sum, squares)
}

/// How much more of `y` goes with one more of `x` where the others of `beside` are equal. Rows with the same number in
/// `games` may depend on each other in any way; none of them weighs so much that it hides its own surprise. Nothing if `x`
/// does not vary beside the others.
pub(crate) fn slope(y: &[f64], x: &[f64], beside: &[Vec<f64>], games: &[usize]) -> Option<Estimate> {
    let mut axes: Vec<Vec<f64>> = Vec::new();
    for column in beside {
        let rest = apart(column, &axes);
        // A column that the earlier ones make up says nothing more.
        if dot(&rest, &rest) > 1e-9 * dot(column, column) {
            axes.push(rest);
        }
    }
    let (free, rest) = (apart(x, &axes), apart(y, &axes));
    let spread = dot(&free, &free);
    if spread <= 1e-9 * dot(x, x).max(1e-9) {
        return None;
    }
    let value = dot(&free, &rest) / spread;
    let (mut variance, mut row) = (0.0, 0);
    while row < games.len() {
        let (mut pull, mut weight, game) = (0.0, 0.0, games[row]);
        while row < games.len() && games[row] == game {
            pull += free[row] * (rest[row] - value * free[row]);
            weight += free[row] * free[row] / spread;
            row += 1;
        }
        variance += (pull / (1.0 - weight).max(1e-3)).powi(2);
    }
    Some(Estimate { value, error: variance.sqrt() / spread })
}

/// What of a column is not made up of these axes, which are at right angles to each other.
fn apart(column: &[f64], axes: &[Vec<f64>]) -> Vec<f64> {
    let mut rest = column.to_vec();
    for axis in axes {
        let part = dot(&rest, axis) / dot(axis, axis);
        rest.iter_mut().zip(axis).for_each(|(one, axis)| *one -= part * axis);
    }
    rest
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
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

/// How probable so large a difference is where there is none: both tails of the normal distribution. A difference that every
/// pair of games shows alike is no chance.
pub(crate) fn probability(asked: Estimate) -> f64 {
    if asked.error <= 0.0 {
        return if asked.value == 0.0 { 1.0 } else { 0.0 };
    }
    complementary_error(asked.value.abs() / asked.error / std::f64::consts::SQRT_2)
}

/// The difference that so many games would find four times of five, at the level at which one of `asked` questions is
/// answered.
pub(crate) fn least_found(change: Estimate, asked: usize) -> f64 {
    (quantile(FALSE / asked.max(1) as f64) + FOUND) * change.error
}

/// How many games find a difference of this size four times of five, if `games` leave it this doubt; nothing if there is no
/// difference to find, or no number of games that anybody would play.
pub(crate) fn games_to_find(change: Estimate, asked: usize, games: u64) -> Option<u64> {
    const MOST: f64 = 1e9;
    let needed = games as f64 * (least_found(change, asked) / change.value.abs()).powi(2);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and the most")]
    (needed.is_finite() && needed < MOST).then_some(needed.ceil() as u64)
}

/// The distance whose two tails have this probability, by halving.
fn quantile(probability: f64) -> f64 {
    let (mut low, mut high) = (0.0, 10.0);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        let at = self::probability(Estimate { value: middle, error: 1.0 });
        if at > probability { low = middle } else { high = middle }
    }
    low
}

/// The complementary error function for x ≥ 0, to seven digits (Abramowitz and Stegun 7.1.26).
fn complementary_error(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let series = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
    series.iter().fold(0.0, |sum, term| sum * t + term) * t * (-x * x).exp()
}

#[cfg(test)]
mod tests {
    use super::{Estimate, Sample, discoveries, games_to_find, least_found, probability, quantile, slope};

    #[test]
    fn probabilities_are_those_of_the_normal_distribution() {
        let of = |value: f64| probability(Estimate { value, error: 1.0 });
        for (z, expected) in [(0.0, 1.0), (1.0, 0.317_311), (1.959_964, 0.05), (3.0, 0.002_700)] {
            assert!((of(z) - expected).abs() < 1e-6, "{z}: {}", of(z));
            assert!((of(-z) - expected).abs() < 1e-6);
        }
        assert!((probability(Estimate::sure(0.0)) - 1.0).abs() < 1e-9);
        assert!(probability(Estimate::sure(0.5)) < 1e-9, "every pair shows it alike");
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

    #[test]
    fn figures_of_the_same_games_are_compared_game_by_game() {
        let (one, other) = (Sample::mean(&[1.0, 5.0, 9.0]), Sample::mean(&[2.0, 6.0, 10.5]));
        let change = other.less(&one);
        assert!((change.value - 7.0 / 6.0).abs() < 1e-12 && (change.error - 1.0 / 6.0).abs() < 1e-12, "{change:?}");
        let apart = other.estimate().less(one.estimate());
        assert!(apart.error > 3.0, "{apart:?}");
        assert_eq!(one.less(&one), Estimate::sure(0.0));
        // A ratio whose whole is the same in every game is a mean.
        let ratio = Sample::part(&[1.0, 5.0, 9.0], &[2.0; 3]).expect("a whole");
        assert!((ratio.value - 2.5).abs() < 1e-12);
        assert!((ratio.estimate().error - one.estimate().error / 2.0).abs() < 1e-12);
        assert_eq!(Sample::part(&[0.0], &[0.0]), None);
    }

    #[test]
    fn power_is_that_of_the_textbook() {
        // Half a deviation is found four times of five by 32 games (two-sided 5 %, known deviation: 31.4).
        let change = Estimate { value: 0.5, error: 1.0 / 10.0 };
        assert_eq!(games_to_find(change, 1, 100), Some(32));
        assert!((least_found(change, 1) - 0.2802).abs() < 1e-3);
        assert!(least_found(change, 10) > least_found(change, 1), "more questions need more games");
        assert_eq!(games_to_find(Estimate { value: 0.0, error: 1.0 }, 1, 100), None);
    }

    #[test]
    fn a_slope_leaves_out_what_the_others_explain() {
        let length: Vec<f64> = (0..40).map(|at| f64::from(at % 8)).collect();
        let x: Vec<f64> = (0..40).map(|at| f64::from(at % 3)).collect();
        let y: Vec<f64> = length.iter().zip(&x).map(|(length, x)| 3.0 + 2.0 * length - 0.5 * x).collect();
        let games: Vec<usize> = (0..40).collect();
        let found = slope(&y, &x, &[vec![1.0; 40], length.clone()], &games).expect("it varies");
        assert!((found.value + 0.5).abs() < 1e-9 && found.error < 1e-9, "{found:?}");
        assert_eq!(slope(&y, &length, &[vec![1.0; 40], length.clone()], &games), None, "nothing of its own");
    }
}
