//! What each level must mean in a game to be one step above the level below, found by play.
//!
//! `greedy` is the fixed point. From it down each level is blurred, from it up each level searches longer, until the upper
//! of the two wins as much as is aimed at. What `expert` means is not moved: it is as strong as people will wait for,
//! and `lazaret ladder` says how far that is above the rest.

use kernel::Message;
use serde::Serialize;

use crate::duel::{SEATS, duel};
use crate::estimate::wilson;
use crate::evaluate::Evaluate;
use crate::level::Level;
use crate::sim::Series;
use crate::strength::{Levels, Strength};
use crate::weights::Weights;

/// So often the figure of a level is moved at most.
const TRIES: u32 = 8;
/// So many times the iterations make a player this much stronger, in the logarithm of wins over losses: a first guess, which
/// every try corrects.
const GAIN: f64 = 0.45;
/// A level that nobody has placed yet is blurred by so much more than the one above.
const APART: f32 = 1.5;

/// A level against the one below.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rung {
    /// The upper level.
    pub level: Level,
    /// The lower level.
    pub below: Level,
    /// What the level means that was placed: its blur or its iterations.
    pub figure: f32,
    /// Games played.
    pub games: u64,
    /// Games that the upper level won; a shared win counts half.
    pub wins: f64,
    /// The true rate is above this (95 %, Wilson).
    pub low: f64,
    /// The true rate is below this.
    pub high: f64,
}

/// What is aimed at: the part of the games that a level wins against the one below, and how far from it is near enough.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Aim {
    /// The part of the games, up to `greedy`.
    pub below: f64,
    /// The part of the games, from `greedy` on.
    pub above: f64,
    /// Near enough.
    pub margin: f64,
}

impl Rung {
    fn rate(&self) -> f64 {
        self.wins / self.games as f64
    }
}

/// Places every level from [`Level::CLEAR`] down and up. Each rung that is found is told. The outcome depends on no threads.
pub fn place<G: Evaluate>(aim: Aim, series: Series<'_>, told: impl Fn(&Rung)) -> Result<Weights, Message> {
    let mut weights = *G::weights();
    let fixed = usize::from(Level::CLEAR.number()) - 1;
    for rung in (0..fixed).rev() {
        let (level, above) = (Level::ALL[rung], Level::ALL[rung + 1]);
        let found = nearest::<G>(&weights, (aim.below, aim.margin), level, [above, level], series)?;
        weights.levels = weights.levels.with(level, Strength::Blurred(found.figure));
        told(&found);
    }
    for rung in fixed + 1..Level::ALL.len() - 1 {
        let (level, below) = (Level::ALL[rung], Level::ALL[rung - 1]);
        let found = nearest::<G>(&weights, (aim.above, aim.margin), level, [level, below], series)?;
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it was made of whole numbers")]
        let iterations = found.figure as u32;
        weights.levels = weights.levels.with(level, Strength::Searching(iterations));
        told(&found);
    }
    if weights.levels.rise() { Ok(weights) } else { Err(Message::new("weights-beyond").with("name", "levels")) }
}

/// Moves the figure of a level until the upper of the two wins as much as is aimed at, or nearly.
fn nearest<G: Evaluate>(
    weights: &Weights,
    (aim, margin): (f64, f64),
    level: Level,
    pair: [Level; SEATS],
    series: Series<'_>,
) -> Result<Rung, Message> {
    let mut trial = *weights;
    trial.levels = trial.levels.with(level, begun(&trial.levels, level, pair));
    let mut best: Option<Rung> = None;
    for _ in 0..TRIES {
        let found = measured::<G>(&trial, level, pair, series)?;
        let off = |rung: &Rung| (rung.rate() - aim).abs();
        if best.as_ref().is_none_or(|best| off(&found) < off(best)) {
            best = Some(found);
        }
        if off(&found) <= margin {
            break;
        }
        trial.levels = trial.levels.with(level, moved(&trial.levels, level, pair, found.rate(), aim));
    }
    best.ok_or_else(|| Message::new("tune-not-for-two"))
}

/// Where to begin: at the figure at hand, if it lies on the right side of its neighbour.
fn begun(levels: &Levels, level: Level, [above, below]: [Level; SEATS]) -> Strength {
    match (levels.strength(level), levels.strength(above), levels.strength(below)) {
        (Strength::Blurred(blur), Strength::Blurred(clear), _) if level == below && blur <= clear => {
            Strength::Blurred(clear * APART)
        }
        (Strength::Searching(iterations), _, Strength::Searching(fewer)) if iterations <= fewer => {
            Strength::Searching(fewer * 2)
        }
        (strength, ..) => strength,
    }
}

/// The next figure to try, after the upper of the two has won this part of the games.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "figures are small and not negative")]
fn moved(levels: &Levels, level: Level, [above, below]: [Level; SEATS], won: f64, aim: f64) -> Strength {
    let edge = |rate: f64| {
        let rate = rate.clamp(0.02, 0.98);
        (rate / (1.0 - rate)).ln()
    };
    match (levels.strength(level), levels.strength(above), levels.strength(below)) {
        // The edge grows with the difference of the blurs.
        (Strength::Blurred(blur), Strength::Blurred(clear), _) if level == below => {
            let factor = (edge(aim) / edge(won).max(0.05)).clamp(0.25, 4.0);
            Strength::Blurred(clear + (blur - clear) * factor as f32)
        }
        // The edge grows with the logarithm of the iterations.
        (Strength::Searching(iterations), _, below) => {
            let fewest = if let Strength::Searching(fewer) = below { fewer + 1 } else { 1 };
            let factor = ((edge(aim) - edge(won)) / GAIN).exp().clamp(0.25, 4.0);
            let next = (f64::from(iterations) * factor).round() as u32;
            // A step of less than one iteration is no step.
            let next = if next == iterations { if won < aim { next + 1 } else { next - 1 } } else { next };
            // Nothing searches as long as the last level.
            let most = levels.strength(Level::at(12)).budget().iterations - 1;
            Strength::Searching(next.min(most).max(fewest))
        }
        (strength, ..) => strength,
    }
}

fn measured<G: Evaluate>(
    weights: &Weights,
    level: Level,
    [above, below]: [Level; SEATS],
    series: Series<'_>,
) -> Result<Rung, Message> {
    let games = series.games.next_multiple_of(SEATS as u64);
    let side = |level| (weights.levels.strength(level), *weights);
    let wins = duel::<G>(&[side(above), side(below)], Series { games, ..series })?;
    let (low, high) = wilson(wins / games as f64, games);
    let figure = match weights.levels.strength(level) {
        Strength::Random => 0.0,
        Strength::Blurred(blur) => blur,
        Strength::Searching(iterations) => iterations as f32,
    };
    Ok(Rung { level: above, below, figure, games, wins, low, high })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use contagion::Contagion;

    use super::{moved, nearest};
    use crate::evaluate::Evaluate as _;
    use crate::level::Level;
    use crate::sim::Series;
    use crate::strength::{Levels, Strength};

    #[test]
    fn a_level_that_wins_too_much_is_moved_nearer_and_one_that_wins_too_little_further() {
        let levels = Levels::PLAIN;
        let blur = |won| match moved(&levels, Level::at(6), [Level::CLEAR, Level::at(6)], won, 0.7) {
            Strength::Blurred(blur) => blur,
            strength => panic!("{strength:?}"),
        };
        assert!(blur(0.9) < 0.05 && blur(0.55) > 0.05);
        let iterations = |won| match moved(&levels, Level::at(9), [Level::at(9), Level::at(8)], won, 0.7) {
            Strength::Searching(iterations) => iterations,
            strength => panic!("{strength:?}"),
        };
        assert!(iterations(0.9) < 20 && iterations(0.55) > 20);
        assert!(iterations(0.99) > 8, "never as few as the level below");
        let long = levels.with(Level::at(11), Strength::Searching(3_900));
        let longer = moved(&long, Level::at(11), [Level::at(11), Level::at(10)], 0.5, 0.9);
        assert_eq!(longer, Strength::Searching(3_999), "never as many as expert");
    }

    /// A level that is far from its place is moved there.
    #[test]
    fn a_level_finds_its_place() {
        let series = Series { games: 200, seed: 3, threads: 2, patience: Duration::ZERO, watch: &|_| {} };
        let mut weights = *Contagion::weights();
        weights.levels = weights.levels.with(Level::at(6), Strength::Blurred(0.01));
        let pair = [Level::CLEAR, Level::at(6)];
        let found =
            nearest::<Contagion>(&weights, (0.75, 0.03), Level::at(6), pair, series).expect("bots of ours do not fail");
        assert!((found.rate() - 0.75).abs() <= 0.03, "{found:?}");
        assert!(found.figure > 0.05, "{found:?}");
    }
}
