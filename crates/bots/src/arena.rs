//! Bots against each other, seats rotated, with the error of every figure.

use kernel::{Message, Options as _, Seat};
use serde::Serialize;

use crate::entrant::Entrant;
use crate::evaluate::Evaluate;
use crate::playing::{Field, key, leave, places, play_quickly};
use crate::ratings::{Rated, rate, wilson};
use crate::sim::Series;
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
    let field = Field::new::<G>(options, entrants, series.seed, series.patience);
    let tallies = spread(series.games, series.threads, series.watch, |tally: &mut Vec<(u64, Vec<usize>)>, game| {
        let seat_of = |bot: usize| (bot + game as usize) % players;
        let who = |seat: usize| (0..players).position(|bot| seat_of(bot) == seat).expect("every seat is taken");
        // Everybody gets each deal once before chance moves on: the luck of the deal evens out.
        let seed = key(series.seed, game / players as u64);
        let mut seated = field.seated::<G>(game, who)?;
        let (state, _) = play_quickly::<G>(options, &seed, &mut seated)?;
        leave(seated, &state)?;
        let places = places(&state, players);
        tally.push((game, (0..players).map(|bot| places[seat_of(bot)]).collect()));
        Ok(true)
    })?;
    let mut games: Vec<_> = tallies.into_iter().flatten().collect();
    games.sort_unstable();
    let games: Vec<Vec<usize>> = games.into_iter().map(|(_, places)| places).collect();
    let ratings = rate(&games, players, series.seed);
    let bots = Seat::all(players).map(|seat| contestant(entrants, &games, &ratings, seat.index())).collect();
    Ok(ArenaReport {
        game: G::ID,
        players,
        options: kernel::options::write(options),
        games: games.len() as u64,
        bots,
        seconds: begun.elapsed().as_secs_f64(),
    })
}

fn contestant(entrants: &[Entrant], games: &[Vec<usize>], ratings: &[Rated], bot: usize) -> Contestant {
    let share = |places: &Vec<usize>| {
        let winners = places.iter().filter(|&&place| place == 0).count();
        if places[bot] == 0 { 1.0 / winners as f64 } else { 0.0 }
    };
    let wins: f64 = games.iter().map(share).sum();
    let (low, high) = wilson(wins, games.len() as f64);
    let Rated { elo, low: elo_low, high: elo_high } = ratings[bot];
    let win_rate = wins / games.len().max(1) as f64;
    let name = entrants[bot].clone();
    Contestant { name, games: games.len() as u64, wins, win_rate, low, high, elo, elo_low, elo_high }
}
