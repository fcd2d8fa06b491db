//! `lazaret levels`: what each level of bots must mean in a game to be one step above the level below.

use std::cell::RefCell;
use std::path::PathBuf;

use shelf::{Aim, Rung, Series, Title};
use text::Words;

use crate::agreed::title;
use crate::files::{self, Existing};
use crate::stage::{Fault, Outcome, Verdict, document, say};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    game: String,
    #[arg(long, value_name = "PERCENT", default_value_t = 66, hide_default_value = true,
        value_parser = clap::value_parser!(u8).range(51..=95))]
    below: u8,
    #[arg(long, value_name = "PERCENT", default_value_t = 68, hide_default_value = true,
        value_parser = clap::value_parser!(u8).range(51..=95))]
    above: u8,
    #[arg(long, value_name = "POINTS", default_value_t = 2, hide_default_value = true,
        value_parser = clap::value_parser!(u8).range(0..=20))]
    margin: u8,
    #[arg(id = "levels_games", long = "games", value_name = "K", default_value_t = 400, hide_default_value = true,
        value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    #[arg(long, value_name = "N", default_value_t = 1347, hide_default_value = true)]
    seed: u64,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[arg(id = "placed", long = "weights", value_name = "FILE")]
    weights: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let title: &dyn Title = title(&args.game)?;
    // What cannot be written is said before the work, not after it.
    if let Some(path) = &args.weights {
        files::read(path)?;
    }
    let series = Series {
        games: args.games,
        seed: args.seed,
        threads: args.threads.map_or_else(shelf::all_cores, usize::from),
        patience: std::time::Duration::MAX,
        watch: &|_| {},
    };
    let part = |percent: u8| f64::from(percent) / 100.0;
    let aim = Aim { below: part(args.below), above: part(args.above), margin: part(args.margin) };
    let found: RefCell<(Vec<Rung>, Result<(), Fault>)> = RefCell::new((Vec::new(), Ok(())));
    if !args.json {
        let head = ["ladder-levels", "levels-figure", "sim-wins", "arena-rate"].map(|key| words.word(key));
        say(&head.join("  "))?;
    }
    // Each is told as soon as it is found: the last ones take long.
    let weights = title.place_levels(aim, series, &|rung| {
        let (rungs, told) = &mut *found.borrow_mut();
        if !args.json && told.is_ok() {
            *told = say(&cells(rung).join("  "));
        }
        rungs.push(*rung);
    })?;
    if let Some(path) = &args.weights {
        files::write(path, &weights, Existing::Replace)?;
    }
    let (rungs, told) = found.into_inner();
    told?;
    if args.json {
        document(&rungs)?;
    }
    Ok(Verdict::Well)
}

fn cells(rung: &Rung) -> [String; 4] {
    let Rung { level, below, figure, games, wins, low, high } = rung;
    let percent = |rate: f64| rate * 100.0;
    [
        format!("{level} > {below}"),
        figure.to_string(),
        format!("{wins:.1} / {games}"),
        format!("{:.0} % ({:.0}–{:.0})", percent(*wins / *games as f64), percent(*low), percent(*high)),
    ]
}
