//! `lazaret ladder`: every level against the one below, in every game and player count.

use std::path::{Path, PathBuf};

use serde::Serialize;
use shelf::{ArenaReport, Entrant, Level, Message, Series, Title};
use text::Words;

use crate::agreed::title;
use crate::files;
use crate::marked;
use crate::progress::Progress;
use crate::stage::{Fault, Outcome, Verdict, document, say, table};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(id = "ladder-games", value_name = "GAME")]
    titles: Vec<String>,
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    #[arg(long, value_name = "K", default_value_t = 100, hide_default_value = true,
        value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    #[arg(long, value_name = "N", default_value_t = 1347, hide_default_value = true)]
    seed: u64,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// Levels that take little time play so many times as many games: their figures cost nothing and may as well be sharp.
const QUICK: u64 = 10;

/// The first level that takes much.
const SLOW: u8 = 11;

/// A level against the one below: one seat against all the others.
#[derive(Clone, Serialize, Debug)]
struct Rung {
    game: &'static str,
    players: usize,
    level: Level,
    below: Level,
    games: u64,
    /// Games won; a shared win counts as its share.
    wins: f64,
    win_rate: f64,
    /// 95 %, Wilson.
    low: f64,
    high: f64,
    /// What somebody of the same strength would win.
    even: f64,
    /// Wall time of a turn of the upper level, mean and longest.
    turn_ms: f64,
    turn_ms_longest: f64,
}

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let titles: Vec<&'static dyn Title> = match args.titles.as_slice() {
        [] => shelf::titles().to_vec(),
        named => named.iter().map(|id| title(id)).collect::<Result<_, _>>()?,
    };
    let tables = |title: &&'static dyn Title| -> Vec<usize> {
        title
            .players()
            .into_iter()
            .filter(|&count| count > 1 && args.players.is_none_or(|only| only == count))
            .collect()
    };
    if titles.iter().all(|title| tables(title).is_empty()) {
        return Err(Message::new("ladder-no-table").into());
    }
    // What cannot be written is said before the work, not after it.
    if let Some(path) = &args.write {
        let text = files::read(path)?;
        titles.iter().try_for_each(|title| marked::place(&text, "ladder", title.id(), path).map(drop))?;
    }
    let pairs: Vec<(Level, Level)> = Level::ALL.windows(2).map(|pair| (pair[1], pair[0])).collect();
    let all = titles.iter().map(|title| tables(title).len()).sum::<usize>() * pairs.len();
    let progress = Progress::new(all as u64, words);
    let mut rungs = Vec::new();
    for title in &titles {
        let mut of_title = Vec::new();
        for players in tables(title) {
            for &(level, below) in &pairs {
                of_title.push(rung(args, *title, players, level, below)?);
                progress.at((rungs.len() + of_title.len()) as u64);
            }
        }
        if let Some(path) = &args.write {
            write(path, title.id(), &of_title, args, words)?;
        }
        rungs.append(&mut of_title);
    }
    drop(progress);
    if args.json {
        document(&rungs)?;
    } else {
        let rows = rungs.iter().map(|rung| cells(rung).to_vec());
        say(&table(&std::iter::once(head(words).to_vec()).chain(rows).collect::<Vec<_>>()))?;
    }
    Ok(Verdict::Well)
}

fn rung(args: &Args, title: &dyn Title, players: usize, level: Level, below: Level) -> Result<Rung, Fault> {
    let mut entrants = vec![Entrant::from(below); players];
    entrants[0] = level.into();
    let threads = args.threads.map_or_else(shelf::all_cores, usize::from);
    let games = if level.number() < SLOW { args.games * QUICK } else { args.games };
    // Everybody has every seat equally often.
    let games = games.next_multiple_of(players as u64);
    let series = Series { games, seed: args.seed, threads, patience: std::time::Duration::MAX, watch: &|_| {} };
    let report: ArenaReport = title.arena(&format!("players={players}"), &entrants, series)?;
    let upper = &report.bots[0];
    Ok(Rung {
        game: title.id(),
        players,
        level,
        below,
        games,
        wins: upper.wins,
        win_rate: upper.win_rate,
        low: upper.low,
        high: upper.high,
        even: 1.0 / players as f64,
        turn_ms: upper.turn_ms,
        turn_ms_longest: upper.turn_ms_longest,
    })
}

fn head(words: Words) -> [String; 6] {
    ["bench-game", "bench-players", "ladder-levels", "sim-wins", "arena-rate", "ladder-turn"].map(|key| words.word(key))
}

fn cells(rung: &Rung) -> [String; 6] {
    [
        rung.game.to_owned(),
        rung.players.to_string(),
        format!("{} > {}", rung.level, rung.below),
        format!("{:.1} / {}", rung.wins, rung.games),
        format!("{:.0} % ({:.0}–{:.0})", rung.win_rate * 100.0, rung.low * 100.0, rung.high * 100.0),
        format!("{:.0} / {:.0}", rung.turn_ms, rung.turn_ms_longest),
    ]
}

/// Puts the table of a game into a document.
fn write(path: &Path, game: &str, rungs: &[Rung], args: &Args, words: Words) -> Result<(), Fault> {
    let row = |cells: [String; 6]| format!("| {} |\n", cells[1..].join(" | "));
    let mut lines = row(head(words)) + "|---|---|---|---|---|\n";
    for rung in rungs {
        lines += &row(cells(rung));
    }
    let only = args.players.map(|players| format!(" --players {players}")).unwrap_or_default();
    let command = format!("lazaret ladder {game}{only} --games {} --seed {}", args.games, args.seed);
    marked::put(path, "ladder", game, &lines, &command, words)
}
