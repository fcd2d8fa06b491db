//! `lazaret calibrate`: whether the bots' judgement promises what then happens.

use std::path::PathBuf;

use shelf::{Bucket, Calibration, Message, Promise, Series, Title, Truth};
use text::Words;

use crate::agreed::{self, patch, title};
use crate::files::{self, Existing};
use crate::marked;
use crate::progress::Progress;
use crate::stage::{Outcome, Verdict, document, say, table};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    game: String,
    #[arg(long, value_name = "N", default_value_t = 2, hide_default_value = true)]
    players: usize,
    #[arg(long, value_name = "LEVEL", default_value = "10", hide_default_value = true)]
    level: String,
    #[arg(id = "calibrate_games", long = "games", value_name = "K", default_value_t = 2000, hide_default_value = true,
        value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    #[arg(long, value_name = "N", default_value_t = 1347, hide_default_value = true)]
    seed: u64,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[arg(long, value_name = "FILE")]
    patch: Option<PathBuf>,
    #[arg(id = "fitted", long = "weights", value_name = "FILE")]
    weights: Option<PathBuf>,
    #[arg(id = "calibration_write", long = "write", value_name = "FILE")]
    write: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let title: &dyn Title = title(&args.game)?;
    let level = agreed::level(&args.level)?;
    if let Some(file) = &args.patch {
        patch(title, file)?;
    }
    // What cannot be written is said before the work, not after it.
    if let Some(path) = &args.weights {
        files::read(path)?;
    }
    if let Some(path) = &args.write {
        marked::place(&files::read(path)?, "calibration", title.id(), path)?;
    }
    let progress = Progress::new(args.games, words);
    let series = Series {
        games: args.games,
        seed: args.seed,
        threads: args.threads.map_or_else(shelf::all_cores, usize::from),
        patience: std::time::Duration::MAX,
        watch: &|done| progress.at(done),
    };
    let (found, weights) = title.calibrate(&format!("players={}", args.players), level, series)?;
    drop(progress);
    if let Some(path) = &args.weights {
        files::write(path, &weights, Existing::Replace)?;
    }
    if let Some(path) = &args.write {
        let row = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
        let table = |rows: Vec<Vec<String>>| {
            let rule = "|---".repeat(rows[0].len()) + "|\n";
            let mut lines: Vec<String> = rows.into_iter().map(row).collect();
            lines.insert(1, rule);
            lines.concat()
        };
        let (buckets, cells) = (table(buckets(&found, words)), table(cells(&found, words)));
        let lines = format!("{buckets}\n{cells}\n{}\n", told_of(&found, words));
        let (id, games, seed) = (title.id(), args.games, args.seed);
        let with = args.patch.as_ref().map_or_else(String::new, |file| format!(" --patch {}", file.display()));
        let players = args.players;
        let made =
            format!("lazaret calibrate {id} --players {players} --level {level} --games {games} --seed {seed}{with}");
        marked::put(path, "calibration", id, &lines, &made, words)?;
    }
    if args.json {
        document(&found)?;
    } else {
        say(&table(&buckets(&found, words)))?;
        say(&table(&cells(&found, words)))?;
        say(&told_of(&found, words))?;
    }
    Ok(Verdict::Well)
}

/// What was promised, and what came true.
fn buckets(found: &Calibration, words: Words) -> Vec<Vec<String>> {
    let head = ["calibrate-bucket", "calibrate-seats", "calibrate-promised", "calibrate-got"];
    let row = |(at, bucket): (usize, &Bucket)| {
        let share = |share: f64| if bucket.seats == 0 { "–".to_owned() } else { format!("{:.1} %", share * 100.0) };
        let range = format!("{}–{} %", at * 10, at * 10 + 10);
        vec![range, bucket.seats.to_string(), share(bucket.promised), share(bucket.got)]
    };
    let rows = found.buckets.iter().enumerate().map(row);
    std::iter::once(head.map(|key| words.word(key)).to_vec()).chain(rows).collect()
}

/// The same for each seat, in turn and not, over the fifths of the game.
fn cells(found: &Calibration, words: Words) -> Vec<Vec<String>> {
    let fifths = (0..5).map(|fifth| format!("{}–{} %", fifth * 20, fifth * 20 + 20));
    let head = ["calibrate-seat", "calibrate-turn"].map(|key| words.word(key)).into_iter().chain(fifths);
    let rows = (0..found.players).flat_map(|seat| [true, false].map(|turn| (seat, turn))).map(|(seat, turn)| {
        let of = |fifth| found.cells.iter().find(|cell| (cell.seat, cell.turn, cell.fifth) == (seat, turn, fifth));
        let cell = |fifth| of(fifth).map_or_else(|| "–".to_owned(), |cell: &Promise| told(cell));
        let whose = if turn { words.word("calibrate-own") } else { words.word("calibrate-others") };
        [(seat + 1).to_string(), whose].into_iter().chain((0..5).map(cell)).collect()
    });
    std::iter::once(head.collect()).chain(rows).collect()
}

/// Promise and outcome of a cell, with the error of the outcome.
fn told(cell: &Promise) -> String {
    format!("{:.0} → {:.0} ± {:.0}", cell.promised * 100.0, cell.got * 100.0, cell.error * 100.0)
}

/// All sentences about it.
fn told_of(found: &Calibration, words: Words) -> String {
    let by = match found.net {
        Some(net) => Message::new("calibrate-net").with("net", net),
        None => Message::new("calibrate-by-hand"),
    };
    [by, truth(found), summary(found)].map(|message| words.say(&message)).join(" ")
}

/// How true it is what people are told, against the judgement by hand with its best fit.
fn truth(found: &Calibration) -> Message {
    let points = |part: f64| format!("{:.1}", part * 100.0);
    let drift = |of: &Truth| {
        let furthest = of.drift.iter().max_by(|a, b| a.value.abs().total_cmp(&b.value.abs()));
        furthest.map_or_else(|| "–".to_owned(), |drift| format!("{:+.3} ± {:.3}", drift.value, drift.error))
    };
    Message::new("calibrate-truth")
        .with("loss", format!("{:.4}", found.told.log_loss).as_str())
        .with("hand", format!("{:.4}", found.by_hand.log_loss).as_str())
        .with("gain", format!("{:.4}", found.gain.value).as_str())
        .with("error", format!("{:.4}", found.gain.error).as_str())
        .with("apart", points(found.told.apart).as_str())
        .with("hand-apart", points(found.by_hand.apart).as_str())
        .with("drift", drift(&found.told).as_str())
        .with("hand-drift", drift(&found.by_hand).as_str())
}

fn summary(found: &Calibration) -> Message {
    let cell = match found.worst_cell() {
        Some(cell) => Message::new("calibrate-worst-cell")
            .with("seat", cell.seat + 1)
            .with("fifth", cell.fifth + 1)
            .with("cell", told(&cell).as_str()),
        None => Message::new("calibrate-no-cell"),
    };
    Message::new("calibrate-summary")
        .with("cell", cell)
        .with("worst", format!("{:.1}", found.worst() * 100.0).as_str())
        .with("now", format!("{:.2}", found.fitted.now).as_str())
        .with("early", format!("{:.2}", found.fitted.early).as_str())
}
