//! How often the decrees of Pest are completed: somebody reaches the fourth level of the imperative. The tables of
//! `docs/balance.md` come from here.
//!
//! `cargo run --release -p bots --example decrees -- PLAYERS LEVEL GAMES SEED [OPTIONS]`, where OPTIONS are written as in a
//! record (`duel=on`).

use std::process::ExitCode;
use std::sync::Mutex;
use std::time::Duration;

use bots::{Entrant, Series, Style, all_cores, sim};
use kernel::{Id as _, Options as _, Record, Seat, Session};
use pest::board::TOP_LEVEL;
use pest::data::{DECREES, Decree};
use pest::{Options, Pest};

/// What became of one decree.
#[derive(Clone, Copy, Default)]
struct Tally {
    games: u32,
    completed: u32,
    seats: u32,
    levels: u32,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [players, level, games, seed, rest @ ..] = &words[..] else { return usage() };
    let (Ok(level), Ok(games), Ok(seed)) = (level.parse::<Style>(), games.parse::<u64>(), seed.parse::<u64>()) else {
        return usage();
    };
    let said = rest.iter().fold(format!("players={players}"), |all, one| format!("{all},{one}"));
    let Ok(options) = kernel::options::parse::<Options>(&said) else { return usage() };

    let tallies = Mutex::new([Tally::default(); Decree::ALL.len()]);
    let keep = |_: u64, text: &str| {
        let (record, _) = Record::<Pest>::parse(text).expect("a record just written can be read");
        let session = Session::<Pest>::replay(record).expect("a record just written plays out");
        let board = session.state().board();
        let mut tallies = tallies.lock().expect("no thread panicked");
        for (era, decree) in board.decrees.into_iter().enumerate() {
            let tally = &mut tallies[decree.index()];
            let levels = || Seat::all(options.players()).map(|seat| board[seat].imperatives[era]);
            tally.games += 1;
            tally.completed += u32::from(levels().any(|level| level == TOP_LEVEL));
            tally.seats += levels().count() as u32;
            tally.levels += levels().map(u32::from).sum::<u32>();
        }
        true
    };
    let series = Series { games, seed, threads: all_cores(), patience: Duration::ZERO, watch: &|_| {} };
    let entrants = vec![Entrant::Ours(level); options.players()];
    let report = sim::<Pest>(&options, &entrants, series, Some(&keep)).expect("levels do not fail");

    println!("{} games, mean points {:.1}", report.finished, report.scores[0].mean);
    let tallies = tallies.into_inner().expect("no thread panicked");
    for era in 0..3 {
        let of_era = || Decree::ALL.iter().filter(move |decree| DECREES[**decree].era == era);
        for decree in of_era() {
            line(decree.word(), tallies[decree.index()]);
        }
        let all = of_era().map(|decree| tallies[decree.index()]).fold(Tally::default(), |all, one| Tally {
            games: all.games + one.games,
            completed: all.completed + one.completed,
            seats: all.seats + one.seats,
            levels: all.levels + one.levels,
        });
        line(&format!("era {}", era + 1), all);
    }
    ExitCode::SUCCESS
}

fn line(name: &str, tally: Tally) {
    let share = 100.0 * f64::from(tally.completed) / f64::from(tally.games.max(1));
    let level = f64::from(tally.levels) / f64::from(tally.seats.max(1));
    println!("{name:24} {:4} of {:4} {share:5.1} %   mean level {level:.2}", tally.completed, tally.games);
}

fn usage() -> ExitCode {
    eprintln!("decrees PLAYERS LEVEL GAMES SEED [OPTIONS]");
    ExitCode::FAILURE
}
