//! Whether the judgement of a game promises what then happens: of the seats that were given 30 % of the game, do three in
//! ten win it?

use std::collections::BTreeMap;

use kernel::{Message, Options as _, Seat};
use serde::Serialize;

use crate::estimate::Estimate;
use crate::evaluate::{Evaluate, PerSeat, winnings};
use crate::level::Level;
use crate::playing::{Player, key, play_quickly, whim};
use crate::sim::Series;
use crate::trust::{Moment, Trust};
use crate::value::Net;
use crate::weights::learned;
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
    /// By seat, fifth of the game and whose turn it was.
    pub cells: Vec<Promise>,
    /// The trust that would have fitted best.
    pub fitted: Trust,
    /// The net that people are told by; nothing where it is the judgement by hand.
    pub net: Option<&'static str>,
    /// How true it is what people are told.
    pub told: Truth,
    /// How true the judgement by hand would be with the trust that fits these very games best.
    pub by_hand: Truth,
    /// What people are told is truer by so much log-loss, game by game.
    pub gain: Estimate,
}

/// How true promises are.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Truth {
    /// The mean of minus the logarithm of what the winners were promised.
    pub log_loss: f64,
    /// How far promise and outcome are apart on average over the buckets.
    pub apart: f64,
    /// And where they are furthest.
    pub furthest: f64,
    /// The cell that is furthest beyond three points and three errors; nothing if none is.
    pub cell: Option<Promise>,
    /// What each seat's promises rise by over its own turns of a game. Where promises are true it is nothing.
    pub drift: Vec<Estimate>,
}

impl Calibration {
    /// How far promise and outcome are apart where they are furthest.
    pub fn worst(&self) -> f64 {
        worst(&self.buckets)
    }

    /// The cell in which promise and outcome are furthest apart beyond what chance explains; nothing if none is.
    pub fn worst_cell(&self) -> Option<Promise> {
        let apart = self.cells.iter().filter(|cell| cell.beyond() > 0.0);
        apart.max_by(|a, b| a.beyond().total_cmp(&b.beyond())).copied()
    }
}

/// How far promise and outcome are apart where they are furthest. Buckets with hardly a seat in them say nothing.
fn worst(buckets: &[Bucket]) -> f64 {
    let all: u64 = buckets.iter().map(|bucket| bucket.seats).sum();
    let told = buckets.iter().filter(|bucket| bucket.seats * 200 >= all);
    told.map(|bucket| (bucket.promised - bucket.got).abs()).fold(0.0, f64::max)
}

/// The seats of one number in one part of the game, when it is their turn or when it is not. Buckets cannot see what is told
/// too well of one seat and too badly of another: cells do.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Promise {
    /// The number of the seat.
    pub seat: usize,
    /// Which fifth of the game, from 0 on.
    pub fifth: usize,
    /// Whether it was their turn.
    pub turn: bool,
    /// How many there were.
    pub seats: u64,
    /// The mean of what they were promised.
    pub promised: f64,
    /// The mean of what they got.
    pub got: f64,
    /// The standard error of that. Positions of one game end alike: games count, not positions.
    pub error: f64,
}

impl Promise {
    /// How far promise and outcome are apart beyond what chance explains.
    fn beyond(&self) -> f64 {
        ((self.promised - self.got).abs() - 3.0 * self.error).max(0.0)
    }

    /// How far promise and outcome are apart beyond what is near enough, or what chance explains if that is more.
    fn untrue(&self) -> f64 {
        ((self.promised - self.got).abs() - (3.0 * self.error).max(NEAR_ENOUGH)).max(0.0)
    }
}

/// The beginning of a turn, and how the game ended.
struct Sample {
    game: u64,
    points: PerSeat,
    moment: Moment,
    /// What people would have been told.
    told: PerSeat,
    won: PerSeat,
}

/// So far apart a promise may be.
const NEAR_ENOUGH: f64 = 0.03;

/// Plays a series between bots of one level and compares. The outcome does not depend on threads.
pub fn calibrate<G: Evaluate>(options: &G::Options, level: Level, series: Series<'_>) -> Result<Calibration, Message> {
    let players = options.players();
    if players == 1 {
        return Err(Message::new("calibrate-alone"));
    }
    let found = spread(series.games, series.threads, series.watch, |found: &mut Vec<(u64, Vec<Sample>)>, game| {
        let seated = |seat| Player::of_style(level.into(), whim(series.seed, game, seat));
        let mut seated: Vec<Player<'_, G>> = (0..players).map(seated).collect();
        let mut samples = Vec::new();
        let mut last = None;
        let (state, _) = play_quickly::<G>(options, &key(series.seed, game), &mut seated, None, |state| {
            let turn = G::turn(state);
            if last.replace(turn) != Some(turn) {
                let points = G::weights().points(state, players);
                let moment = Moment { left: G::left(state), asked: state.asked().first() };
                let told = G::weights().share(state, players);
                samples.push(Sample { game, points, moment, told, won: [0.0; Seat::MAX] });
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
    let fitted = fit::<G>(&samples, players);
    let told = |sample: &Sample| sample.told;
    let by_hand = |sample: &Sample| promised::<G>(sample, players, &fitted);
    let differences: Vec<f64> = losses(&samples, players, by_hand)
        .into_iter()
        .zip(losses(&samples, players, told))
        .map(|(by_hand, told)| by_hand - told)
        .collect();
    Ok(Calibration {
        game: G::ID,
        players,
        level,
        games: series.games,
        buckets: buckets(&samples, players, told),
        cells: cells(&samples, players, told),
        net: learned::<G>(players).map(Net::name),
        told: truth(&samples, players, &told),
        by_hand: truth(&samples, players, &by_hand),
        gain: Estimate::mean(&differences),
        fitted,
    })
}

fn promised<G: Evaluate>(sample: &Sample, players: usize, trust: &Trust) -> PerSeat {
    trust.shares::<G>(&sample.points, players, sample.moment)
}

/// Minus the logarithm of what the winner was promised.
fn loss(promised: &PerSeat, won: &PerSeat, players: usize) -> f64 {
    let seats = promised.iter().zip(won).take(players);
    seats.map(|(promised, won)| -f64::from(*won) * f64::from(promised.max(1e-6)).ln()).sum()
}

/// The mean loss of each game: positions of one game end alike.
fn losses(samples: &[Sample], players: usize, promise: impl Fn(&Sample) -> PerSeat) -> Vec<f64> {
    let of_game = |game: &[Sample]| {
        game.iter().map(|sample| loss(&promise(sample), &sample.won, players)).sum::<f64>() / game.len() as f64
    };
    samples.chunk_by(|a, b| a.game == b.game).map(of_game).collect()
}

/// How true these promises are.
fn truth(samples: &[Sample], players: usize, promise: &impl Fn(&Sample) -> PerSeat) -> Truth {
    let buckets = buckets(samples, players, promise);
    let all: u64 = buckets.iter().map(|bucket| bucket.seats).sum();
    let apart = buckets.iter().map(|bucket| (bucket.promised - bucket.got).abs() * bucket.seats as f64).sum::<f64>();
    let cells = cells(samples, players, promise);
    let untrue = cells.into_iter().filter(|cell| cell.untrue() > 0.0);
    let losses = losses(samples, players, promise);
    Truth {
        log_loss: losses.iter().sum::<f64>() / losses.len().max(1) as f64,
        apart: apart / all.max(1) as f64,
        furthest: worst(&buckets),
        cell: untrue.max_by(|a, b| a.untrue().total_cmp(&b.untrue())),
        drift: drift(samples, players, promise),
    }
}

/// What each seat's promises rise by over its own turns, game by game. A turn lasts to the beginning of the next one, the last
/// to the end.
fn drift(samples: &[Sample], players: usize, promise: impl Fn(&Sample) -> PerSeat) -> Vec<Estimate> {
    let mut games = vec![Vec::new(); players];
    for game in samples.chunk_by(|a, b| a.game == b.game) {
        let mut sums = [0.0; Seat::MAX];
        for (at, sample) in game.iter().enumerate() {
            let Some(seat) = sample.moment.asked.map(Seat::index) else { continue };
            let next = game.get(at + 1).map_or(sample.won, &promise);
            sums[seat] += f64::from(next[seat] - promise(sample)[seat]);
        }
        for (games, sum) in games.iter_mut().zip(sums) {
            games.push(sum);
        }
    }
    games.iter().map(|games| Estimate::mean(games)).collect()
}

/// Parts of a game that are looked at apart.
const FIFTHS: usize = 5;

/// What was promised and got by seat, fifth and turn, as far as there was anything.
fn cells(samples: &[Sample], players: usize, promise: impl Fn(&Sample) -> PerSeat) -> Vec<Promise> {
    #[derive(Clone, Default)]
    struct Sums {
        seats: u64,
        promised: f64,
        got: f64,
        /// By game: how many, and what they got.
        games: BTreeMap<u64, (f64, f64)>,
    }
    let mut sums = vec![Sums::default(); players * FIFTHS * 2];
    for sample in samples {
        let promised = promise(sample);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a part of a game is between 0 and 1"
        )]
        let fifth = (((1.0 - sample.moment.left) * FIFTHS as f32) as usize).min(FIFTHS - 1);
        for seat in Seat::all(players) {
            let turn = usize::from(sample.moment.asked == Some(seat));
            let sums = &mut sums[(seat.index() * FIFTHS + fifth) * 2 + turn];
            let got = f64::from(sample.won[seat.index()]);
            sums.seats += 1;
            sums.promised += f64::from(promised[seat.index()]);
            sums.got += got;
            let game = sums.games.entry(sample.game).or_default();
            (game.0, game.1) = (game.0 + 1.0, game.1 + got);
        }
    }
    let cell = |(at, sums): (usize, &Sums)| {
        let seats = sums.seats as f64;
        let got = sums.got / seats;
        // The error of a ratio of sums over games, which are independent of each other.
        let spread: f64 = sums.games.values().map(|(count, won)| (won - count * got).powi(2)).sum();
        let (seat, fifth, turn) = (at / 2 / FIFTHS, at / 2 % FIFTHS, at % 2 == 1);
        Promise {
            seat,
            fifth,
            turn,
            seats: sums.seats,
            promised: sums.promised / seats,
            got,
            error: spread.sqrt() / seats,
        }
    };
    sums.iter().enumerate().filter(|(_, sums)| sums.games.len() >= FEWEST_GAMES).map(cell).collect()
}

/// Of fewer games nothing is said.
const FEWEST_GAMES: usize = 20;

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share is between 0 and 1")]
fn buckets(samples: &[Sample], players: usize, promise: impl Fn(&Sample) -> PerSeat) -> Vec<Bucket> {
    let mut buckets = vec![Bucket::default(); BUCKETS];
    for sample in samples {
        let promised = promise(sample);
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
    let lost = |trust: &Trust| -> f64 {
        let of_sample = |sample: &Sample| loss(&promised::<G>(sample, players, trust), &sample.won, players);
        samples.iter().step_by(every).map(of_sample).sum()
    };
    let mut best = Trust { early: 1.0, ..Trust::PLAIN };
    let mut reach = 1.5_f32;
    for _ in 0..6 {
        best = best_around(best, reach, lost);
        best = climb::<G>(samples, every, players, best);
        reach *= 0.6;
    }
    best = best_around(best, NEAR, |trust| {
        worst(&buckets(samples, players, |sample| promised::<G>(sample, players, trust)))
    });
    climb::<G>(samples, every, players, best)
}

/// Moves what seats and turns are ahead by to where what happened was likeliest. The loss has one bottom in them, so going
/// down is enough.
fn climb<G: Evaluate>(samples: &[Sample], every: usize, players: usize, mut trust: Trust) -> Trust {
    for _ in 0..CLIMBS {
        let mut slope = [0.0_f64; Seat::MAX + 1];
        let mut bend = [1e-9_f64; Seat::MAX + 1];
        for sample in samples.iter().step_by(every) {
            let promised = promised::<G>(sample, players, &trust);
            let left = f64::from(sample.moment.left);
            for seat in Seat::all(players) {
                let share = f64::from(promised[seat.index()]);
                let miss = f64::from(sample.won[seat.index()]) - share;
                let curve = share * (1.0 - share);
                slope[seat.index()] += left * miss;
                bend[seat.index()] += left * left * curve;
                if sample.moment.asked == Some(seat) {
                    slope[Seat::MAX] += miss;
                    bend[Seat::MAX] += curve;
                }
            }
        }
        let step = |at: usize| (0.5 * slope[at] / bend[at]) as f32;
        for seat in 0..players {
            trust.seats[seat] += step(seat);
        }
        trust.turn += step(Seat::MAX);
        let mean = trust.seats[..players].iter().sum::<f32>() / players as f32;
        trust.seats[..players].iter_mut().for_each(|seat| *seat -= mean);
    }
    trust
}

/// Steps down at a time.
const CLIMBS: usize = 12;

/// So near to the likeliest trust, in powers of e, the furthest bucket decides.
const NEAR: f32 = 0.15;

/// The best of a grid around a trust; it reaches so many powers of e up and down.
fn best_around(trust: Trust, reach: f32, loss: impl Fn(&Trust) -> f64) -> Trust {
    let around = |value: f32| [-1.0, -0.5, 0.0, 0.5, 1.0].map(|step: f32| value * (step * reach).exp());
    let mut tried = Vec::new();
    for now in around(trust.now) {
        for early in around(trust.early) {
            tried.push(Trust { now, early, ..trust });
        }
    }
    tried
        .into_iter()
        .map(|tried| (loss(&tried), tried))
        .min_by(|a, b| a.0.total_cmp(&b.0))
        .map_or(trust, |(_, tried)| tried)
}

#[cfg(test)]
mod tests {
    use kernel::Seat;
    use rattus::Rattus;

    use super::{Sample, buckets, cells, fit, promised, truth};
    use crate::evaluate::Evaluate as _;
    use crate::playing::mix;
    use crate::trust::{Moment, Trust};

    /// Games of one position each, whose outcome is drawn from a known trust.
    fn drawn(truth: &Trust) -> Vec<Sample> {
        let dice = |n: u64, salt: u64| (mix(n, salt) % 10_000) as f32 / 10_000.0;
        let sample = |n| {
            let mut points = [0.0; Seat::MAX];
            points[0] = (dice(n, 1) - 0.5) * 6.0 * Rattus::EDGE;
            let moment = Moment { left: dice(n, 2), asked: Some(Seat::new((n % 2) as usize)) };
            let share = truth.shares::<Rattus>(&points, 2, moment)[0];
            let mut won = [0.0; Seat::MAX];
            won[usize::from(dice(n, 3) >= share)] = 1.0;
            Sample { game: n, points, moment, told: truth.shares::<Rattus>(&points, 2, moment), won }
        };
        (0..8_000).map(sample).collect()
    }

    /// What is promised comes true, and the fit finds it again.
    #[test]
    fn a_known_trust_is_found_again() {
        let truth = Trust { now: 0.6, early: 1.8, ..Trust::PLAIN };
        let samples = drawn(&truth);
        for bucket in buckets(&samples, 2, |sample| sample.told) {
            assert!(bucket.seats > 100 && (bucket.promised - bucket.got).abs() < 0.06, "{bucket:?}");
        }
        let found = fit::<Rattus>(&samples, 2);
        assert!((found.now - truth.now).abs() < 0.2 && (found.early - truth.early).abs() < 0.45, "{found:?}");
        assert!(found.seats[0].abs() < 0.15 && found.turn.abs() < 0.15, "no seat is better: {found:?}");
        let wrong = buckets(&samples, 2, |sample| promised::<Rattus>(sample, 2, &Trust { now: 0.3, ..Trust::PLAIN }));
        assert!(
            wrong.iter().any(|bucket| (bucket.promised - bucket.got).abs() > 0.15),
            "too sure of itself: {wrong:?}"
        );
    }

    /// A seat that is better than its points, and a turn that is worth something: buckets hardly see it, cells do, and the
    /// fit finds it.
    #[test]
    fn what_a_seat_and_a_turn_are_worth_is_found() {
        let mut truth = Trust { now: 0.6, early: 1.8, turn: 0.5, ..Trust::PLAIN };
        (truth.seats[0], truth.seats[1]) = (-0.5, 0.5);
        let samples = drawn(&truth);
        let blind = Trust { seats: Trust::PLAIN.seats, turn: 0.0, ..truth };
        let apart = |trust: &Trust| {
            let cells = cells(&samples, 2, |sample| promised::<Rattus>(sample, 2, trust));
            assert_eq!(cells.len(), 20, "two seats, five fifths, in turn and not");
            cells.iter().filter(|cell| cell.beyond() > 0.0).count()
        };
        assert!(apart(&blind) >= 5 && apart(&truth) == 0, "{} and {} cells", apart(&blind), apart(&truth));
        let found = fit::<Rattus>(&samples, 2);
        assert!((found.seats[1] - 0.5).abs() < 0.15 && (found.turn - 0.5).abs() < 0.2, "{found:?}");
        assert!((found.seats[0] + found.seats[1]).abs() < 1e-6, "what one is ahead by another is behind by");
        assert_eq!(apart(&found), 0);
    }

    /// What is told comes true, and a doubt too little or a turn that is left out is seen: by the loss, by the buckets, by the
    /// drift.
    #[test]
    fn what_is_not_true_is_measured() {
        let known = Trust { now: 0.6, early: 1.8, turn: 0.5, ..Trust::PLAIN };
        let samples = drawn(&known);
        let told = truth(&samples, 2, &|sample: &Sample| sample.told);
        assert!(told.apart < 0.02 && told.furthest < 0.06 && told.cell.is_none(), "{told:?}");
        assert!(told.drift.iter().all(|drift| !drift.is_sure() || drift.value.abs() < 0.02), "{told:?}");
        let of = |trust: Trust| truth(&samples, 2, &|sample: &Sample| promised::<Rattus>(sample, 2, &trust));
        let (sure, blind) = (of(Trust { now: 0.3, early: 0.9, ..known }), of(Trust { turn: 0.0, ..known }));
        assert!(sure.log_loss > told.log_loss && sure.apart > told.apart + 0.01, "{sure:?}");
        assert!(blind.drift.iter().all(|drift| drift.value > 0.01 && drift.is_sure()), "{blind:?}");
        assert!(blind.cell.is_some(), "{blind:?}");
    }
}
