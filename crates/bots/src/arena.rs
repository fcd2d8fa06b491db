//! Bots against each other, seats rotated, with the error of every figure.

use kernel::{Message, Options as _};
use serde::Serialize;

use crate::entrant::Entrant;
use crate::estimate::wilson;
use crate::evaluate::Evaluate;
use crate::playing::{Field, key, leave, places, play_quickly};
use crate::ratings::{Rated, rate};
use crate::sim::Series;
use crate::turns::{Stopwatch, Turns};
use crate::workers::spread;

/// What an arena found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ArenaReport {
    /// The game.
    pub game: &'static str,
    /// Seats at the table.
    pub players: usize,
    /// The options, as they are written.
    pub options: String,
    /// Games played.
    pub games: u64,
    /// How each bot did, in the order in which they were named.
    pub bots: Vec<Contestant>,
    /// How long it took.
    pub seconds: f64,
}

/// How one bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Contestant {
    /// Its level, or its command.
    pub name: Entrant,
    /// Games it played.
    pub games: u64,
    /// Games it won; a shared win counts as its share.
    pub wins: f64,
    /// Part of the games won.
    pub win_rate: f64,
    /// The true rate is above this (95 %, Wilson).
    pub low: f64,
    /// The true rate is below this (95 %, Wilson).
    pub high: f64,
    /// Elo points, 0 being the mean of those who took part.
    pub elo: f64,
    /// The true figure is above this (95 %, bootstrap).
    pub elo_low: f64,
    /// The true figure is below this (95 %, bootstrap).
    pub elo_high: f64,
    /// How long a turn of it took on average, in milliseconds of wall time.
    pub turn_ms: f64,
    /// How long its longest turn took.
    pub turn_ms_longest: f64,
}

/// Plays a series between as many bots as there are seats. Bot `b` sits in seat `b + g` of game `g`, so over a multiple
/// of the player count everybody has had every seat equally often.
pub fn arena<G: Evaluate>(
    options: &G::Options,
    entrants: &[Entrant],
    series: Series<'_>,
) -> Result<ArenaReport, Message> {
    let begun = std::time::Instant::now();
    let players = options.players();
    let field = Field::new::<G>(options, entrants, series.seed, series.patience)?;
    let tallies = spread(series.games, series.threads, series.watch, |tally: &mut Vec<Played>, game| {
        let seat_of = |bot: usize| (bot + game as usize) % players;
        let who = |seat: usize| (0..players).position(|bot| seat_of(bot) == seat).expect("every seat is taken");
        // Everybody gets each deal once before chance moves on: the luck of the deal evens out.
        let seed = key(series.seed, game / players as u64);
        let mut seated = field.seated::<G>(game, who)?;
        let mut watch = Stopwatch::new(players);
        let (state, _) = play_quickly::<G>(options, &seed, &mut seated, Some(&mut watch), |_| {})?;
        leave(seated, &state)?;
        let places = places(&state, players);
        let of_bot = |bot: usize| (places[seat_of(bot)], watch.seats[seat_of(bot)]);
        let (places, turns) = (0..players).map(of_bot).unzip();
        tally.push(Played { game, places, turns });
        Ok(true)
    })?;
    let mut played: Vec<Played> = tallies.into_iter().flatten().collect();
    played.sort_unstable_by_key(|played| played.game);
    let turns = |bot: usize| played.iter().map(|played| played.turns[bot]).fold(Turns::default(), Turns::merge);
    let turns: Vec<Turns> = (0..players).map(turns).collect();
    let games: Vec<Vec<usize>> = played.into_iter().map(|played| played.places).collect();
    let ratings = rate(&games, players, series.seed);
    let contestant = |bot: usize| contestant(&entrants[bot], &games, ratings[bot], turns[bot], bot);
    let bots = (0..players).map(contestant).collect();
    Ok(ArenaReport {
        game: G::ID,
        players,
        options: kernel::options::write(options),
        games: games.len() as u64,
        bots,
        seconds: begun.elapsed().as_secs_f64(),
    })
}

/// One game: the place and the turns of each bot.
struct Played {
    game: u64,
    places: Vec<usize>,
    turns: Vec<Turns>,
}

fn contestant(name: &Entrant, games: &[Vec<usize>], rated: Rated, turns: Turns, bot: usize) -> Contestant {
    let share = |places: &Vec<usize>| {
        let winners = places.iter().filter(|&&place| place == 0).count();
        if places[bot] == 0 { 1.0 / winners as f64 } else { 0.0 }
    };
    let wins: f64 = games.iter().map(share).sum();
    let (low, high) = wilson(wins / games.len() as f64, games.len() as u64);
    Contestant {
        name: name.clone(),
        games: games.len() as u64,
        wins,
        win_rate: wins / games.len().max(1) as f64,
        low,
        high,
        elo: rated.elo,
        elo_low: rated.low,
        elo_high: rated.high,
        turn_ms: turns.mean_ms(),
        turn_ms_longest: turns.longest_ms(),
    }
}
