//! `lazaret calibrate`: whether the bots' judgement promises what then happens.

use std::path::PathBuf;

use shelf::{Bucket, Calibration, Level, Message, Series, Title};
use text::Words;

use crate::agreed::{patch, title};
use crate::files::{self, Existing};
use crate::marked;
use crate::progress::Progress;
use crate::stage::{Outcome, Verdict, document, say, table};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    game: String,
    #[arg(long, value_name = "N", default_value_t = 2, hide_default_value = true)]
    players: usize,
    #[arg(long, value_name = "LEVEL", default_value = "medium", hide_default_value = true)]
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
    let level: Level = args.level.parse().map_err(|unknown: shelf::UnknownLevel| unknown.say(&args.level))?;
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
        let rows: String = found.buckets.iter().enumerate().map(|(at, bucket)| row(cells(at, bucket))).collect();
        let lines = row(head(words)) + "|---|---|---|---|\n" + &rows + "\n" + &words.say(&summary(&found)) + "\n";
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
        let rows = found.buckets.iter().enumerate().map(|(at, bucket)| cells(at, bucket));
        say(&table(&std::iter::once(head(words)).chain(rows).collect::<Vec<_>>()))?;
        say(&words.say(&summary(&found)))?;
    }
    Ok(Verdict::Well)
}

fn head(words: Words) -> Vec<String> {
    ["calibrate-bucket", "calibrate-seats", "calibrate-promised", "calibrate-got"].map(|key| words.word(key)).to_vec()
}

fn cells(at: usize, bucket: &Bucket) -> Vec<String> {
    let share = |share: f64| if bucket.seats == 0 { "–".to_owned() } else { format!("{:.1} %", share * 100.0) };
    vec![format!("{}–{} %", at * 10, at * 10 + 10), bucket.seats.to_string(), share(bucket.promised), share(bucket.got)]
}

fn summary(found: &Calibration) -> Message {
    Message::new("calibrate-summary")
        .with("worst", format!("{:.1}", found.worst() * 100.0).as_str())
        .with("now", format!("{:.2}", found.fitted.now).as_str())
        .with("early", format!("{:.2}", found.fitted.early).as_str())
}
