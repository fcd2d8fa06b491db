//! What a level means in one game. The same eye and the same search are worth more in one game than in another: so that a
//! level is the same step everywhere, each game has figures of its own, found by `lazaret levels`.

use kernel::{Bot, Budget};

use crate::evaluate::Evaluate;
use crate::greedy::Greedy;
use crate::level::Level;
use crate::random::Random;
use crate::search::{Search, Tuning};
use crate::weights::Weights;

/// How a bot thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Strength {
    /// Not at all.
    Random,
    /// One choice ahead, misjudging each by up to so much of the game.
    Blurred(f32),
    /// By a search of so many iterations a choice.
    Searching(u32),
}

impl Strength {
    /// A bot for one seat.
    pub fn bot<G: Evaluate>(self, seed: u64, weights: Weights) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Blurred(blur) => Box::new(Greedy::blurred(seed, blur, weights)),
            Self::Searching(_) => Box::new(Search::weighed(seed, Tuning::WIDE, weights)),
        }
    }

    /// How long it thinks about a choice. Iterations only, so that the same seed gives the same game everywhere. What a
    /// search still knows from the choice before counts.
    pub fn budget(self) -> Budget {
        let iterations = match self {
            Self::Random => 1,
            // Whoever sees nothing clearly does not look twice.
            Self::Blurred(blur) if blur > 0.0 => 1,
            Self::Blurred(_) => 8,
            Self::Searching(iterations) => iterations,
        };
        Budget { iterations, time: None }
    }
}

/// What the levels mean in one game: those below [`Level::CLEAR`] see less and less clearly, those above it search longer
/// and longer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Levels {
    /// From the first up.
    blur: [f32; BELOW],
    /// From the one above [`Level::CLEAR`] up to the last.
    iterations: [u32; ABOVE],
}

/// Levels below [`Level::CLEAR`].
const BELOW: usize = Level::CLEAR.number() as usize - 1;
/// Levels above it.
const ABOVE: usize = Level::ALL.len() - BELOW - 1;

/// How many levels are below this one.
fn rung(level: Level) -> usize {
    usize::from(level.number()) - 1
}

impl Levels {
    /// For a game of which nothing is known.
    pub const PLAIN: Self = Self { blur: [0.5, 0.4, 0.3, 0.2, 0.1, 0.05], iterations: [8, 20, 60, 400, 4_000] };

    /// What a level means.
    pub fn strength(&self, level: Level) -> Strength {
        match rung(level) {
            BELOW => Strength::Blurred(0.0),
            rung if rung < BELOW => Strength::Blurred(self.blur[rung]),
            rung => Strength::Searching(self.iterations[rung - BELOW - 1]),
        }
    }

    /// The levels that have a figure, weakest first, with it.
    pub(crate) fn figures(&self) -> impl Iterator<Item = (Level, f32)> + '_ {
        Level::ALL.into_iter().filter_map(|level| match self.strength(level) {
            Strength::Blurred(blur) if blur > 0.0 => Some((level, blur)),
            #[expect(clippy::cast_precision_loss, reason = "no search is that long")]
            Strength::Searching(iterations) => Some((level, iterations as f32)),
            Strength::Random | Strength::Blurred(_) => None,
        })
    }

    /// The same with another figure for one level.
    #[must_use]
    pub(crate) fn with(mut self, level: Level, strength: Strength) -> Self {
        match (rung(level), strength) {
            (rung, Strength::Blurred(blur)) if rung < BELOW => self.blur[rung] = blur,
            (rung, Strength::Searching(iterations)) if rung > BELOW => self.iterations[rung - BELOW - 1] = iterations,
            (_, Strength::Random | Strength::Blurred(_) | Strength::Searching(_)) => {}
        }
        self
    }

    /// Whether each level sees more clearly, or searches longer, than the one below.
    pub(crate) fn rise(&self) -> bool {
        self.blur.is_sorted_by(|worse, better| worse > better)
            && self.blur.iter().all(|blur| (0.001..=4.0).contains(blur))
            && self.iterations.is_sorted_by(|fewer, more| fewer < more)
            && self.iterations[0] > 0
    }
}

#[cfg(test)]
mod tests {
    use super::{Levels, Strength};
    use crate::level::Level;

    #[test]
    fn every_level_of_the_ladder_is_stronger_than_the_one_below() {
        assert!(Levels::PLAIN.rise());
        assert_eq!(Levels::PLAIN.strength(Level::at(1)), Strength::Blurred(0.5));
        assert_eq!(Levels::PLAIN.strength(Level::at(6)), Strength::Blurred(0.05));
        assert_eq!(Levels::PLAIN.strength(Level::CLEAR), Strength::Blurred(0.0));
        assert_eq!(Levels::PLAIN.strength(Level::at(8)), Strength::Searching(8));
        assert_eq!(Levels::PLAIN.strength(Level::at(12)), Strength::Searching(4_000));
    }

    #[test]
    fn levels_that_do_not_rise_are_found() {
        let worse = Levels::PLAIN.with(Level::at(11), Strength::Searching(5_000));
        assert_eq!(worse.strength(Level::at(11)), Strength::Searching(5_000));
        assert!(!worse.rise(), "11 may not search longer than 12");
        assert!(!Levels::PLAIN.with(Level::at(2), Strength::Blurred(0.6)).rise());
        assert!(!Levels::PLAIN.with(Level::at(8), Strength::Searching(0)).rise());
        assert_eq!(Levels::PLAIN.with(Level::CLEAR, Strength::Blurred(0.3)), Levels::PLAIN, "it sees clearly");
    }
}
