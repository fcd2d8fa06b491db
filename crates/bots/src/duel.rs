//! Two bots against each other: what one wins the other loses.

use kernel::{Message, Options as _, options};

use crate::evaluate::Evaluate;
use crate::playing::{Player, key, places, play_quickly, whim};
use crate::sim::Series;
use crate::strength::Strength;
use crate::weights::Weights;
use crate::workers::spread;

/// Two sit at the table.
pub(crate) const SEATS: usize = 2;

/// One of the two: how it thinks, and what it weighs by.
pub(crate) type Side = (Strength, Weights);

/// The games that the first of two sides won; a shared win counts half. Each deal is played twice, with the seats changed.
pub(crate) fn duel<G: Evaluate>(sides: &[Side; SEATS], series: Series<'_>) -> Result<f64, Message> {
    let agreed: G::Options = options::parse("players=2").map_err(|_| Message::new("tune-not-for-two"))?;
    debug_assert_eq!(agreed.players(), SEATS);
    let halves = spread(series.games, series.threads, series.watch, |halves: &mut u64, game| {
        let swapped = (game % 2) as usize;
        let seated = |seat: usize| {
            let (strength, weights) = sides[(seat + swapped) % SEATS];
            Player::strong(strength, whim(series.seed, game, seat), weights)
        };
        let mut seated: Vec<Player<'_, G>> = (0..SEATS).map(seated).collect();
        let seed = key(series.seed, game / 2);
        let (state, _) = play_quickly::<G>(&agreed, &seed, &mut seated, None, |_| {})?;
        let places = places(&state, SEATS);
        *halves += match places[swapped].cmp(&places[1 - swapped]) {
            std::cmp::Ordering::Less => 2,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 0,
        };
        Ok(true)
    })?;
    Ok(halves.into_iter().sum::<u64>() as f64 / 2.0)
}
