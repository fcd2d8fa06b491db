//! Whether the judgement of a game promises what then happens: of the seats that were given 30 % of the game, do three in
//! ten win it?

use kernel::{Message, Options as _, Seat};
use serde::Serialize;

use crate::evaluate::{Evaluate, PerSeat, shares, winnings};
use crate::level::Level;
use crate::playing::{Player, key, play_quickly, whim};
use crate::sim::Series;
use crate::weights::Trust;
use crate::workers::spread;

/// How many buckets the shares are put in.
const BUCKETS: usize = 10;

/// The seats that were promised about the same.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize)]
pub struct Bucket {
    /// How many there were, counted at the beginning of every turn.
    pub seats: u64,
    /// The mean of what they were promised.
    pub promised: f64,
    /// The mean of what they got.
    pub got: f64,
}

/// What was found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Calibration {
    /// The game.
    pub game: &'static str,
    /// Seats at the table.
    pub players: usize,
    /// The bots that played.
    pub level: Level,
    /// Games played.
    pub games: u64,
    /// From nothing to the whole game, in steps of a tenth.
    pub buckets: Vec<Bucket>,
    /// The trust that would have fitted best.
    pub fitted: Trust,
}

impl Calibration {
    /// How far promise and outcome are apart where they are furthest.
    pub fn worst(&self) -> f64 {
        worst(&self.buckets)
    }
}

/// How far promise and outcome are apart where they are furthest. Buckets with hardly a seat in them say nothing.
fn worst(buckets: &[Bucket]) -> f64 {
    let all: u64 = buckets.iter().map(|bucket| bucket.seats).sum();
    let told = buckets.iter().filter(|bucket| bucket.seats * 200 >= all);
    told.map(|bucket| (bucket.promised - bucket.got).abs()).fold(0.0, f64::max)
}

/// The beginning of a turn, and how the game ended.
struct Sample {
    points: PerSeat,
    left: f32,
    won: PerSeat,
}

/// Plays a series between bots of one level and compares. The outcome does not depend on threads.
pub fn calibrate<G: Evaluate>(options: &G::Options, level: Level, series: Series<'_>) -> Result<Calibration, Message> {
    let players = options.players();
    if players == 1 {
        return Err(Message::new("calibrate-alone"));
    }
    let found = spread(series.games, series.threads, series.watch, |found: &mut Vec<(u64, Vec<Sample>)>, game| {
        let seated = |seat| Player::of_level(level, whim(series.seed, game, seat));
        let mut seated: Vec<Player<'_, G>> = (0..players).map(seated).collect();
        let mut samples = Vec::new();
        let mut last = None;
        let (state, _) = play_quickly::<G>(options, &key(series.seed, game), &mut seated, None, |state| {
            let turn = G::turn(state);
            if last.replace(turn) != Some(turn) {
                let points = G::weights().points(state, players);
                samples.push(Sample { points, left: G::left(state), won: [0.0; Seat::MAX] });
            }
        })?;
        let won = winnings(&state, players);
        for sample in &mut samples {
            sample.won = won;
        }
        found.push((game, samples));
        Ok(true)
    })?;
    let mut games: Vec<(u64, Vec<Sample>)> = found.into_iter().flatten().collect();
    games.sort_unstable_by_key(|(game, _)| *game);
    let samples: Vec<Sample> = games.into_iter().flat_map(|(_, samples)| samples).collect();
    Ok(Calibration {
        game: G::ID,
        players,
        level,
        games: series.games,
        buckets: buckets::<G>(&samples, players, G::weights().trust),
        fitted: fit::<G>(&samples, players),
    })
}

fn promised<G: Evaluate>(sample: &Sample, players: usize, trust: Trust) -> PerSeat {
    shares::<G>(&sample.points, players, trust.factor(sample.left))
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share is between 0 and 1")]
fn buckets<G: Evaluate>(samples: &[Sample], players: usize, trust: Trust) -> Vec<Bucket> {
    let mut buckets = vec![Bucket::default(); BUCKETS];
    for sample in samples {
        let promised = promised::<G>(sample, players, trust);
        for (promised, won) in promised.iter().zip(sample.won).take(players) {
            let bucket = &mut buckets[((promised * BUCKETS as f32) as usize).min(BUCKETS - 1)];
            bucket.seats += 1;
            bucket.promised += f64::from(*promised);
            bucket.got += f64::from(won);
        }
    }
    for bucket in &mut buckets {
        let seats = bucket.seats.max(1) as f64;
        bucket.promised /= seats;
        bucket.got /= seats;
    }
    buckets
}

/// The trust under which what happened was likeliest, and of those near it the one whose furthest bucket is nearest to what
/// came true.
fn fit<G: Evaluate>(samples: &[Sample], players: usize) -> Trust {
    // Positions of one game say nearly the same: so many are enough.
    let every = (samples.len() / 8_000).max(1);
    let loss = |trust: Trust| -> f64 {
        let of_sample = |sample: &Sample| {
            let promised = promised::<G>(sample, players, trust);
            let seats = promised.iter().zip(sample.won).take(players);
            seats.map(|(promised, won)| -f64::from(won) * f64::from(promised.max(1e-6)).ln()).sum::<f64>()
        };
        samples.iter().step_by(every).map(of_sample).sum()
    };
    let mut best = Trust { now: 1.0, early: 1.0 };
    let mut reach = 1.5_f32;
    for _ in 0..6 {
        best = best_around(best, reach, loss);
        reach *= 0.6;
    }
    best_around(best, NEAR, |trust| worst(&buckets::<G>(samples, players, trust)))
}

/// So near to the likeliest trust, in powers of e, the furthest bucket decides.
const NEAR: f32 = 0.15;

/// The best of a grid around a trust; it reaches so many powers of e up and down.
fn best_around(trust: Trust, reach: f32, loss: impl Fn(Trust) -> f64) -> Trust {
    let around = |value: f32| [-1.0, -0.5, 0.0, 0.5, 1.0].map(|step: f32| value * (step * reach).exp());
    let tried = around(trust.now).into_iter().flat_map(|now| around(trust.early).map(|early| Trust { now, early }));
    tried.map(|tried| (loss(tried), tried)).min_by(|a, b| a.0.total_cmp(&b.0)).map_or(trust, |(_, tried)| tried)
}

#[cfg(test)]
mod tests {
    use rattus::Rattus;

    use super::{Sample, buckets, fit};
    use crate::evaluate::{Evaluate as _, shares};
    use crate::playing::mix;
    use crate::weights::Trust;

    /// Games whose outcome is drawn from a known trust: what is promised comes true, and the fit finds it again.
    #[test]
    fn a_known_trust_is_found_again() {
        let truth = Trust { now: 0.6, early: 1.8 };
        let dice = |n: u64, salt: u64| (mix(n, salt) % 10_000) as f32 / 10_000.0;
        let samples: Vec<Sample> = (0..8_000)
            .map(|n| {
                let (ahead, left) = ((dice(n, 1) - 0.5) * 6.0 * Rattus::EDGE, dice(n, 2));
                let mut points = [0.0; kernel::Seat::MAX];
                points[0] = ahead;
                let share = shares::<Rattus>(&points, 2, truth.factor(left))[0];
                let mut won = [0.0; kernel::Seat::MAX];
                won[usize::from(dice(n, 3) >= share)] = 1.0;
                Sample { points, left, won }
            })
            .collect();
        for bucket in buckets::<Rattus>(&samples, 2, truth) {
            assert!(bucket.seats > 100 && (bucket.promised - bucket.got).abs() < 0.06, "{bucket:?}");
        }
        let found = fit::<Rattus>(&samples, 2);
        assert!((found.now - truth.now).abs() < 0.2 && (found.early - truth.early).abs() < 0.3, "{found:?}");
        let wrong = buckets::<Rattus>(&samples, 2, Trust { now: 0.3, early: 0.0 });
        assert!(
            wrong.iter().any(|bucket| (bucket.promised - bucket.got).abs() > 0.15),
            "too sure of itself: {wrong:?}"
        );
    }
}
