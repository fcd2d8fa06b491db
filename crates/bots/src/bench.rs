//! How quick a game is, on one thread.

use std::time::{Duration, Instant};

use kernel::{Actions, Budget, Options as _, Session, Sim, State, Vantage, options};
use serde::Serialize;

use crate::evaluate::Evaluate;
use crate::playing::key;
use crate::search::{Search, Tuning};

/// The figures of one game at one player count.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BenchRow {
    /// The game.
    pub game: &'static str,
    /// Seats at the table.
    pub players: usize,
    /// Random choices a second, set-up and legal lists included.
    pub choices_per_second: f64,
    /// Random games a second.
    pub games_per_second: f64,
    /// The size of a position.
    pub state_bytes: usize,
    /// The size of a choice.
    pub action_bytes: usize,
    /// Iterations a second of a search in the middle of a game.
    pub search_iterations_per_second: f64,
    /// How much longer than its limit the longest of a few searches took, as a share of the limit.
    pub search_late: f64,
    /// Entries of the record that was replayed.
    pub replay_choices: usize,
    /// How long its replay took, through the checked door, in microseconds.
    pub replay_microseconds: f64,
}

/// So many searches share the time.
const SEARCHES: u32 = 10;
/// A record of about so many choices is replayed, where games are long enough.
const REPLAYED: usize = 300;
/// Records looked at to find one.
const RECORDS: u64 = 50;

/// Measures a game, each figure over at least `time`.
pub fn bench<G: Evaluate>(options: &G::Options, time: Duration) -> BenchRow {
    let random = random_play::<G>(options, time);
    let (replay_choices, replay_microseconds) = replay::<G>(*options, time);
    let (search_iterations_per_second, search_late) = search::<G>(options, random.choices / random.games / 2, time);
    BenchRow {
        game: G::ID,
        players: options.players(),
        choices_per_second: random.choices as f64 / random.seconds,
        games_per_second: random.games as f64 / random.seconds,
        state_bytes: size_of::<State<G>>(),
        action_bytes: size_of::<G::Action>(),
        search_iterations_per_second,
        search_late,
        replay_choices,
        replay_microseconds,
    }
}

/// The options for each player count there is, everything else as usual.
pub fn by_players<O: kernel::Options>() -> Vec<O> {
    let mut found: Vec<O> = Vec::new();
    for options in options::every::<O>() {
        if found.iter().all(|other| other.players() != options.players()) {
            found.push(options);
        }
    }
    for options in &mut found {
        let players = options.players();
        *options = options::parse(&format!("players={players}")).unwrap_or(*options);
    }
    found
}

struct Measured {
    games: u64,
    choices: u64,
    seconds: f64,
}

fn random_play<G: Evaluate>(options: &G::Options, time: Duration) -> Measured {
    let begun = Instant::now();
    let mut sim = Sim::new(1347);
    let mut legal = Actions::<G>::new();
    let mut measured = Measured { games: 0, choices: 0, seconds: 0.0 };
    while measured.games == 0 || begun.elapsed() < time {
        measured.choices += random_game::<G>(options, &mut sim, &mut legal, u64::MAX).1;
        measured.games += 1;
    }
    measured.seconds = begun.elapsed().as_secs_f64();
    measured
}

/// Plays at random up to so many choices.
fn random_game<G: Evaluate>(options: &G::Options, sim: &mut Sim, legal: &mut Actions<G>, most: u64) -> (State<G>, u64) {
    let mut state = State::<G>::new(options, sim);
    let mut choices = 0;
    while choices < most
        && let Some(seat) = state.asked().first()
    {
        state.legal(seat, legal);
        let action = legal[sim.below(legal.len() as u32) as usize];
        state.play_unchecked(seat, action, sim);
        choices += 1;
    }
    (state, choices)
}

/// Searches in a position in the middle of a game that offers a choice: iterations a second, and how late it ends.
fn search<G: Evaluate>(options: &G::Options, middle: u64, time: Duration) -> (f64, f64) {
    let mut sim = Sim::new(1348);
    let mut legal = Actions::<G>::new();
    let mut state = random_game::<G>(options, &mut sim, &mut legal, middle).0;
    while let Some(seat) = state.asked().first() {
        state.legal(seat, &mut legal);
        if let [only] = legal[..] {
            state.play_unchecked(seat, only, &mut sim);
            continue;
        }
        let vantage = Vantage::new(&state, seat, options.players());
        let (mut iterations, mut longest) = (0, Duration::ZERO);
        let limit = time / SEARCHES;
        let begun = Instant::now();
        for search in 0..SEARCHES {
            let begun = Instant::now();
            let budget = Budget { iterations: u32::MAX, time: Some(limit) };
            iterations += Search::<G>::new(search.into(), Tuning::WIDE).think(vantage, budget);
            longest = longest.max(begun.elapsed());
        }
        let late = longest.saturating_sub(limit).as_secs_f64() / limit.as_secs_f64();
        return (f64::from(iterations) / begun.elapsed().as_secs_f64(), late);
    }
    (0.0, 0.0)
}

fn replay<G: Evaluate>(options: G::Options, time: Duration) -> (usize, f64) {
    let records = (0..RECORDS).map(|game| random_session::<G>(options, game).record().clone());
    let record = records.min_by_key(|record| record.entries.len().abs_diff(REPLAYED)).expect("some were played");
    let begun = Instant::now();
    let mut replays = 0;
    while replays == 0 || begun.elapsed() < time / 4 {
        assert!(Session::replay(record.clone()).is_ok(), "a record plays again");
        replays += 1;
    }
    (record.entries.len(), begun.elapsed().as_secs_f64() * 1e6 / f64::from(replays))
}

fn random_session<G: Evaluate>(options: G::Options, game: u64) -> Session<G> {
    let mut sim = Sim::new(game);
    let (mut session, _, _) = Session::<G>::start(options, key(1347, game));
    let mut legal = Actions::<G>::new();
    while let Some(seat) = session.state().asked().first() {
        session.state().legal(seat, &mut legal);
        let action = legal[sim.below(legal.len() as u32) as usize];
        let Ok(_) = session.play(seat, action) else { unreachable!("a legal choice is not refused") };
    }
    session
}
