//! Estimates and their doubts: what the figures of a study rest on.
//!
//! Few games do not show how far they scatter, so nothing here leans on the normal distribution alone: a difference knows how
//! many games tell of it, its doubt is that of Student's t, and it is never surer than so many coins that all fall alike.

use serde::Serialize;
use shelf::Estimate;

use crate::student;

/// The accepted rate of false discoveries among those that are marked, and how often a single answer may be wrong.
pub(crate) const FALSE: f64 = 0.05;

/// From so many games, or takers of a thing, on something is concluded.
pub(crate) const ENOUGH: usize = 8;

/// The point of the normal distribution below which four fifths lie: a difference that is there should be found so often.
const FOUND: f64 = 0.841_621;

/// A difference that is asked about.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Finding {
    /// How large it is.
    pub value: f64,
    /// Its standard error.
    pub error: f64,
    /// The degrees of freedom of the error: one less than the games that tell of the difference.
    pub freedom: f64,
}

impl Finding {
    /// How probable so large a difference is where there is none: both tails of Student's t. However alike the games are
    /// that tell of it, it is no surer than as many coins that all fall alike.
    pub fn probability(self) -> f64 {
        if self.value == 0.0 {
            return 1.0;
        }
        let coins = 0.5_f64.powf(self.freedom);
        if self.error <= 0.0 { coins } else { student::tails(self.value / self.error, self.freedom).max(coins) }
    }

    /// Half the width of its 95 % interval.
    pub fn reach(self) -> f64 {
        reach(self.error, self.freedom)
    }

    /// Whether nothing can be said of it: it is nothing, in every game.
    pub(crate) fn is_nothing(self) -> bool {
        self.value == 0.0 && self.error == 0.0
    }
}

/// Half the width of the 95 % interval of a figure with this error.
pub(crate) fn reach(error: f64, freedom: f64) -> f64 {
    if error <= 0.0 { 0.0 } else { error * student::quantile(FALSE, freedom.max(1.0)) }
}

/// A figure of many games: what each of them adds to a part, and to the whole that it is a part of.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sample {
    pub(crate) value: f64,
    games: Vec<(f64, f64)>,
}

impl Sample {
    /// The mean of a number of each game.
    pub(crate) fn mean(values: &[f64]) -> Self {
        let value = values.iter().sum::<f64>() / values.len().max(1) as f64;
        Self { value, games: values.iter().map(|&one| (one, 1.0)).collect() }
    }

    /// A sum over all games as a part of another; nothing if the whole is nothing.
    pub(crate) fn part(parts: &[f64], wholes: &[f64]) -> Option<Self> {
        let whole = wholes.iter().sum::<f64>();
        let games = parts.iter().copied().zip(wholes.iter().copied()).collect();
        (whole > 0.0).then(|| Self { value: parts.iter().sum::<f64>() / whole, games })
    }

    /// How each game pulls at the figure: the pulls of two figures of the same deals say how far they go together.
    fn pulls(&self) -> impl Iterator<Item = f64> + '_ {
        let mean = self.games.iter().map(|(_, whole)| whole).sum::<f64>() / self.games.len().max(1) as f64;
        self.games.iter().map(move |(part, whole)| (part - self.value * whole) / mean)
    }

    pub(crate) fn estimate(&self) -> Estimate {
        Estimate { value: self.value, error: error(self.pulls(), self.games.len()) }
    }

    /// Half the width of the 95 % interval.
    pub(crate) fn reach(&self) -> f64 {
        reach(self.estimate().error, self.games.len() as f64 - 1.0)
    }

    /// This less the figure of another set-up on the same deals. Deals that add the same to both tell nothing.
    pub(crate) fn less(&self, other: &Self) -> Finding {
        let pulls = self.pulls().zip(other.pulls()).map(|(one, other)| one - other);
        let told = self.games.iter().zip(&other.games).filter(|(one, other)| one != other).count();
        Finding {
            value: self.value - other.value,
            error: error(pulls, self.games.len()),
            freedom: told.saturating_sub(1) as f64,
        }
    }

    /// This less the figure of another set-up on other deals (Welch).
    pub(crate) fn apart(&self, other: &Self) -> Finding {
        let change = self.estimate().less(other.estimate());
        let sides = [self, other].map(|side| (side.estimate().error.powi(2), side.told().saturating_sub(1) as f64));
        let scattered = sides.into_iter().filter(|(square, _)| *square > 0.0);
        let doubt: f64 = scattered.map(|(square, freedom)| square * square / freedom).sum();
        let freedom = if doubt > 0.0 {
            change.error.powi(4) / doubt
        } else {
            self.games.len().min(other.games.len()).saturating_sub(1) as f64
        };
        Finding { value: change.value, error: change.error, freedom }
    }

    /// The games that say how far it scatters: those that are not like most. Of three hundred games in three of which a thing
    /// came, it is three.
    fn told(&self) -> usize {
        let mut games = self.games.clone();
        games.sort_by(|(one, of), (other, than)| one.total_cmp(other).then(of.total_cmp(than)));
        let most = games.chunk_by(|one, other| one == other).map(<[_]>::len).max().unwrap_or(0);
        games.len() - most
    }
}

/// The standard error of a mean whose games pull like this.
fn error(pulls: impl Iterator<Item = f64>, games: usize) -> f64 {
    let games = games as f64;
    (pulls.map(|pull| pull * pull).sum::<f64>() / (games - 1.0).max(1.0) / games.max(1.0)).sqrt()
}

/// How often something came, less how often it should: the error is what chance makes of so many games if it comes as often
/// as it should.
pub(crate) fn against(part: f64, fair: f64, games: u64) -> Finding {
    let games = games as f64;
    let error = (fair * (1.0 - fair) / games.max(1.0)).sqrt();
    Finding { value: part - fair, error, freedom: (games - 1.0).max(0.0) }
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
/// does not vary beside the others. If few games have the weight of all, it is they that tell, and each of the others takes a
/// degree of freedom.
pub(crate) fn slope(y: &[f64], x: &[f64], beside: &[Vec<f64>], games: &[usize]) -> Option<Finding> {
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
    let (mut variance, mut weights, mut row) = (0.0, 0.0, 0);
    while row < games.len() {
        let (mut pull, mut weight, game) = (0.0, 0.0, games[row]);
        while row < games.len() && games[row] == game {
            pull += free[row] * (rest[row] - value * free[row]);
            weight += free[row] * free[row] / spread;
            row += 1;
        }
        variance += (pull / (1.0 - weight).max(1e-3)).powi(2);
        weights += weight * weight;
    }
    Some(Finding { value, error: variance.sqrt() / spread, freedom: (1.0 / weights - axes.len() as f64).max(0.0) })
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
pub(crate) fn discoveries(mut probabilities: Vec<f64>) -> f64 {
    probabilities.sort_by(f64::total_cmp);
    let count = probabilities.len() as f64;
    let held = probabilities.iter().enumerate().rev();
    held.map(|(rank, &probability)| (probability, FALSE * (rank + 1) as f64 / count))
        .find(|(probability, limit)| probability <= limit)
        .map_or(-1.0, |(probability, _)| probability)
}

/// The difference that so many games would find four times of five, at the level at which one of `asked` questions is
/// answered.
pub(crate) fn least_found(change: Finding, asked: usize) -> f64 {
    (student::quantile(FALSE / asked.max(1) as f64, change.freedom.max(1.0)) + FOUND) * change.error
}

/// How many games find a difference of this size four times of five, if `games` leave it this doubt; nothing if there is no
/// difference to find, or no number of games that anybody would play.
pub(crate) fn games_to_find(change: Finding, asked: usize, games: u64) -> Option<u64> {
    const MOST: u64 = 1_000_000_000;
    if change.value == 0.0 || games == 0 {
        return None;
    }
    let enough = |number: u64| {
        let times = number as f64 / games as f64;
        let freedom = change.freedom * times;
        let then = Finding { error: change.error / times.sqrt(), freedom, ..change };
        let coins = 0.5_f64.powf(freedom) <= FALSE / asked.max(1) as f64;
        coins && least_found(then, asked) <= change.value.abs()
    };
    let (mut few, mut many) = (0, MOST);
    if !enough(many) {
        return None;
    }
    while many - few > 1 {
        let middle = u64::midpoint(few, many);
        if enough(middle) { many = middle } else { few = middle }
    }
    Some(many)
}

#[cfg(test)]
mod tests {
    use super::{Finding, Sample, against, discoveries, games_to_find, least_found, proportion, slope, spread};

    #[test]
    fn a_handful_of_pairs_is_doubted_as_a_handful() {
        // Four pairs that differ by 1, 2, 3 and 6: mean 3, deviation √(14 / 3), error √(14 / 12) = 1.0801, t = 2.7775 at three
        // degrees of freedom. Both tails of Student's t hold 0.0691, those of the normal distribution 0.0055.
        let (one, other) = (Sample::mean(&[5.0, 5.0, 5.0, 5.0]), Sample::mean(&[6.0, 7.0, 8.0, 11.0]));
        let change = other.less(&one);
        assert!((change.value - 3.0).abs() < 1e-12 && (change.error - 1.080_123).abs() < 1e-6, "{change:?}");
        assert!((change.freedom - 3.0).abs() < 1e-12);
        // Four coins fall alike once in eight times, and no error says more.
        assert!((change.probability() - 0.125).abs() < 1e-12, "{change:?}");
        assert!((crate::student::tails(change.value / change.error, 3.0) - 0.0691).abs() < 1e-4);
        // The 95 % interval is 3.1824 errors to each side.
        assert!((change.reach() - 3.4374).abs() < 1e-3, "{}", change.reach());
    }

    #[test]
    fn deals_that_went_the_same_way_tell_nothing() {
        // Two hundred pairs, three of which differ, all upwards: three coins.
        let mut second = vec![0.0; 200];
        second[..3].fill(1.0);
        let change = Sample::mean(&second).less(&Sample::mean(&[0.0; 200]));
        assert!((change.freedom - 2.0).abs() < 1e-12 && change.probability() >= 0.22, "{change:?}");
        let same = Sample::mean(&second).less(&Sample::mean(&second));
        assert!(same.is_nothing() && (same.probability() - 1.0).abs() < 1e-12);
        // Without pairs it is three games of two hundred that tell, not two hundred.
        let apart = Sample::mean(&second).apart(&Sample::mean(&[0.0; 200]));
        assert!((apart.freedom - 2.0).abs() < 1e-9 && apart.probability() > 0.2, "{apart:?}");
    }

    #[test]
    fn what_every_pair_shows_alike_is_as_sure_as_so_many_coins() {
        let shown = |games: usize| Sample::mean(&vec![5.0; games]).less(&Sample::mean(&vec![0.0; games])).probability();
        assert!((shown(1) - 1.0).abs() < 1e-12, "one pair says nothing");
        assert!((shown(4) - 0.125).abs() < 1e-12);
        assert!((shown(11) - 1.0 / 1024.0).abs() < 1e-12);
    }

    #[test]
    fn samples_of_other_deals_are_held_apart_after_welch() {
        // 3, 4, 5, 8 and 1, 2, 2.5, 3: means 5 and 2.125, squared errors 14/12 and 2.1875/12, error 1.16145, freedom 3.9224.
        let (one, other) = (Sample::mean(&[1.0, 2.0, 2.5, 3.0]), Sample::mean(&[3.0, 4.0, 5.0, 8.0]));
        let change = other.apart(&one);
        let squares: (f64, f64) = (14.0 / 12.0, 2.1875 / 12.0);
        assert!((change.value - 2.875).abs() < 1e-12);
        assert!((change.error - (squares.0 + squares.1).sqrt()).abs() < 1e-9, "{change:?}");
        // One of four games of each sample is like itself alone: three of four tell, and two are free.
        let freedom = (squares.0 + squares.1).powi(2) / (squares.0.powi(2) / 2.0 + squares.1.powi(2) / 2.0);
        assert!((change.freedom - freedom).abs() < 1e-9, "{change:?}");
    }

    #[test]
    fn a_seat_that_never_won_a_few_games_is_no_wonder() {
        // Five seats, ten games, no win: chance alone does that 0.8¹⁰ = 10.7 % of the time.
        let never = against(0.0, 0.2, 10);
        assert!((never.error - 0.126_491).abs() < 1e-6);
        assert!((0.1..0.3).contains(&never.probability()), "{}", never.probability());
        assert!(against(0.0, 0.2, 60).probability() < 0.001);
    }

    #[test]
    fn means_and_parts_have_the_errors_of_the_textbook() {
        // 1, 2, 3 and 6: mean 3, variance 14 / 3 with one degree of freedom spent, error √(14 / 12).
        let found = spread([(1.0, 1), (2.0, 1), (3.0, 1), (6.0, 1)].into_iter());
        assert!((found.value - 3.0).abs() < 1e-12 && (found.error - 1.080_123).abs() < 1e-6, "{found:?}");
        // Three of ten: √(0.3 · 0.7 / 10).
        let part = proportion(3.0, 10.0);
        assert!((part.value - 0.3).abs() < 1e-12 && (part.error - 0.144_914).abs() < 1e-6, "{part:?}");
    }

    #[test]
    fn discoveries_are_those_of_the_published_example() {
        // Benjamini and Hochberg 1995, table of 15 probabilities: the first four are discoveries at 5 %.
        let published = [
            0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528,
            0.7590, 1.0,
        ];
        assert!((discoveries(published.to_vec()) - 0.0095).abs() < 1e-12);
        assert!(discoveries(vec![0.32]) < 0.0);
    }

    #[test]
    fn figures_of_the_same_games_are_compared_game_by_game() {
        let (one, other) = (Sample::mean(&[1.0, 5.0, 9.0]), Sample::mean(&[2.0, 6.0, 10.5]));
        let change = other.less(&one);
        assert!((change.value - 7.0 / 6.0).abs() < 1e-12 && (change.error - 1.0 / 6.0).abs() < 1e-12, "{change:?}");
        assert!(other.apart(&one).error > 3.0);
        // A ratio whose whole is the same in every game is a mean.
        let ratio = Sample::part(&[1.0, 5.0, 9.0], &[2.0; 3]).expect("a whole");
        assert!((ratio.value - 2.5).abs() < 1e-12);
        assert!((ratio.estimate().error - one.estimate().error / 2.0).abs() < 1e-12);
        assert_eq!(Sample::part(&[0.0], &[0.0]), None);
    }

    #[test]
    fn power_is_that_of_the_textbook() {
        // Half a deviation is found four times of five by 34 games (two-sided 5 %, the deviation found by the games themselves).
        let change = Finding { value: 0.5, error: 1.0 / 10.0, freedom: 99.0 };
        assert_eq!(games_to_find(change, 1, 100), Some(34));
        // (1.9842 + 0.8416) · 0.1
        assert!((least_found(change, 1) - 0.282_58).abs() < 1e-4);
        assert!(least_found(change, 10) > least_found(change, 1), "more questions need more games");
        assert_eq!(games_to_find(Finding { value: 0.0, error: 1.0, freedom: 9.0 }, 1, 100), None);
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

    #[test]
    fn a_slope_that_hangs_on_two_games_is_told_by_two() {
        // Of forty games two have what is asked about: each of the two has a weight of 0.475, the others hardly any.
        let x: Vec<f64> = (0..40).map(|at| f64::from(u8::from(at < 2))).collect();
        let y: Vec<f64> = (0..40).map(|at| f64::from(at % 5) + if at < 2 { 9.0 } else { 0.0 }).collect();
        let found = slope(&y, &x, &[vec![1.0; 40]], &(0..40).collect::<Vec<_>>()).expect("it varies");
        assert!((1.0..1.3).contains(&found.freedom) && found.probability() > 0.4, "{found:?}");
    }
}
