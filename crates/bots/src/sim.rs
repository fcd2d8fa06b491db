//! Many games between bots, and what comes of them.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use kernel::{Game, Message, Options as _, Seat, State};
use serde::Serialize;

use crate::entrant::Entrant;
use crate::evaluate::Evaluate;
use crate::playing::{Field, key, leave, mix, play_quickly, play_recorded};
use crate::workers::{Watch, spread};

/// Takes the record of a game: its number and its text. Says whether to go on.
pub type KeepRecord<'a> = &'a (dyn Fn(u64, &str) -> bool + Sync);

/// A series of games.
#[derive(Clone, Copy)]
pub struct Series<'a> {
    /// How many.
    pub games: u64,
    /// Where chance and the bots' whims come from.
    pub seed: u64,
    /// How many threads may play at once; the outcome does not depend on it.
    pub threads: usize,
    /// How long a program of somebody's own may take for a choice.
    pub patience: Duration,
    /// Told how far it is.
    pub watch: Watch<'a>,
}

/// What a simulation found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SimReport {
    /// The game.
    pub game: &'static str,
    /// Seats at the table.
    pub players: usize,
    /// The options, as they are written.
    pub options: String,
    /// Who sat where.
    pub bots: Vec<Entrant>,
    /// Games asked for.
    pub games: u64,
    /// Games that came to their end.
    pub finished: u64,
    /// Choices a game on average, those without an alternative included.
    pub choices_per_game: f64,
    /// Games won by each seat; a shared win counts for each who shares it.
    pub wins: Vec<u64>,
    /// The points of each seat.
    pub scores: Vec<Spread>,
    /// How often a game ended for which reason.
    pub end_reasons: BTreeMap<&'static str, u64>,
    /// How long it took.
    pub seconds: f64,
    /// A number that two simulations share if and only if they played the same games.
    pub fingerprint: String,
}

/// A mean and a standard deviation.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The standard deviation.
    pub sd: f64,
}

/// Plays a series with the same bots in the same seats: `entrants` names one for each.
pub fn sim<G: Evaluate>(
    options: &G::Options,
    entrants: &[Entrant],
    series: Series<'_>,
    keep: Option<KeepRecord<'_>>,
) -> Result<SimReport, Message> {
    let begun = Instant::now();
    let players = options.players();
    let field = Field::new::<G>(options, entrants, series.seed, series.patience)?;
    let tallies = spread(series.games, series.threads, series.watch, |tally: &mut Tally, game| {
        let mut seated = field.seated::<G>(game, |seat| seat)?;
        let seed = key(series.seed, game);
        let Some(keep) = keep else {
            let (state, choices) = play_quickly(options, &seed, &mut seated, None, |_| {})?;
            leave(seated, &state)?;
            tally.add(&state, players, game, choices);
            return Ok(true);
        };
        let names = entrants.iter().map(Entrant::name).collect();
        let session = play_recorded(*options, seed, names, &mut seated)?;
        leave(seated, session.state())?;
        tally.add(session.state(), players, game, session.step() as u64);
        Ok(keep(game, &session.record().text()))
    })?;
    let total = tallies.into_iter().fold(Tally::default(), Tally::merge);
    let finished = total.games;
    Ok(SimReport {
        game: G::ID,
        players,
        options: kernel::options::write(options),
        bots: entrants.to_vec(),
        games: series.games,
        finished,
        choices_per_game: total.choices as f64 / finished.max(1) as f64,
        wins: total.wins[..players].to_vec(),
        scores: (0..players).map(|seat| total.spread(seat)).collect(),
        end_reasons: total.endings,
        seconds: begun.elapsed().as_secs_f64(),
        fingerprint: format!("{:016x}", total.fingerprint),
    })
}

/// What one thread has seen. Whole numbers only, so that adding up in any order gives the same.
#[derive(Default)]
struct Tally {
    games: u64,
    choices: u64,
    wins: [u64; Seat::MAX],
    points: [i64; Seat::MAX],
    squares: [i64; Seat::MAX],
    endings: BTreeMap<&'static str, u64>,
    fingerprint: u64,
}

impl Tally {
    fn add<G: Game>(&mut self, state: &State<G>, players: usize, game: u64, choices: u64) {
        self.games += 1;
        self.choices += choices;
        for seat in state.winners(players) {
            self.wins[seat.index()] += 1;
        }
        for seat in Seat::all(players) {
            let points = i64::from(G::standing(state.board(), seat)[0]);
            self.points[seat.index()] += points;
            self.squares[seat.index()] += points * points;
        }
        *self.endings.entry(G::ending(state.board())).or_default() += 1;
        self.fingerprint = self.fingerprint.wrapping_add(mix(state.fingerprint(), game));
    }

    fn merge(mut self, other: Self) -> Self {
        self.games += other.games;
        self.choices += other.choices;
        for seat in 0..Seat::MAX {
            self.wins[seat] += other.wins[seat];
            self.points[seat] += other.points[seat];
            self.squares[seat] += other.squares[seat];
        }
        for (ending, count) in other.endings {
            *self.endings.entry(ending).or_default() += count;
        }
        self.fingerprint = self.fingerprint.wrapping_add(other.fingerprint);
        self
    }

    fn spread(&self, seat: usize) -> Spread {
        let games = self.games.max(1) as f64;
        let mean = self.points[seat] as f64 / games;
        let variance = self.squares[seat] as f64 / games - mean * mean;
        Spread { mean, sd: variance.max(0.0).sqrt() }
    }
}
