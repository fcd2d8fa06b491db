//! `lazaret tune`: looks for better weights of the bots' judgement, with the arena as the judge.

use std::path::{Path, PathBuf};

use shelf::{Climb, Climbed, Climber, Message, Series, Title};
use text::Words;

use crate::agreed::{self, title};
use crate::files::{self, Existing};
use crate::progress::Progress;
use crate::stage::{Fault, Outcome, Verdict, document, say, table};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    game: String,
    #[arg(long, value_name = "LEVEL", default_value = "10", hide_default_value = true)]
    level: String,
    #[arg(long, value_name = "K", default_value_t = 200, hide_default_value = true,
        value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    rounds: u64,
    #[arg(id = "round_games", long = "games", value_name = "K", default_value_t = 16, hide_default_value = true,
        value_parser = clap::value_parser!(u64).range(2..=1_000_000))]
    games: u64,
    #[arg(long, value_name = "K", default_value_t = 400, hide_default_value = true,
        value_parser = clap::value_parser!(u64).range(2..=1_000_000))]
    judge: u64,
    #[arg(long, value_name = "N", default_value_t = 1347, hide_default_value = true)]
    seed: u64,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[arg(id = "climb", long = "keep", value_name = "FILE")]
    keep: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let title: &dyn Title = title(&args.game)?;
    let level = agreed::level(&args.level)?;
    if !title.players().contains(&2) {
        return Err(Message::new("tune-not-for-two").into());
    }
    let threads = args.threads.map_or_else(shelf::all_cores, usize::from);
    // What cannot be written is said before the work, not after it.
    if let Some(path) = &args.weights {
        files::read(path)?;
    }
    let mut climber = title.climber(level, args.seed, args.rounds, args.games);
    if let Some(path) = &args.keep {
        take_up(climber.as_mut(), path)?;
    }
    let progress = Progress::new(args.rounds, words);
    while climber.climb().done < args.rounds {
        climber.round(threads)?;
        if let Some(path) = &args.keep {
            files::write(path, &written(climber.climb()), Existing::Replace)?;
        }
        progress.at(climber.climb().done);
    }
    drop(progress);
    let progress = Progress::new(args.judge, words);
    // Other games than those it climbed by.
    let seed = args.seed.wrapping_add(1);
    let patience = std::time::Duration::MAX;
    let found =
        climber.found(Series { games: args.judge, seed, threads, patience, watch: &|done| progress.at(done) })?;
    drop(progress);
    if let Some(path) = args.weights.as_ref().filter(|_| found.verdict.is_better()) {
        files::write(path, &found.file, Existing::Replace)?;
    }
    if args.json {
        document(&found)?;
    } else {
        tell(&found, args, words)?;
    }
    Ok(Verdict::Well)
}

/// Goes on with what was kept there, if anything was.
fn take_up(climber: &mut dyn Climber, path: &Path) -> Result<(), Fault> {
    if !path.exists() {
        return files::write(path, &written(climber.climb()), Existing::Keep);
    }
    let wrong = |key: &str| Message::new(key.to_owned()).with("file", path.display().to_string().as_str());
    let climb: Climb = serde_json::from_str(&files::read(path)?)
        .map_err(|error| wrong("tune-malformed").with("line", error.line()).with("column", error.column()))?;
    if climber.take_up(climb) { Ok(()) } else { Err(wrong("tune-another").into()) }
}

fn written(climb: &Climb) -> String {
    serde_json::to_string_pretty(climb).expect("a climb is made of words and numbers") + "\n"
}

fn tell(found: &Climbed, args: &Args, words: Words) -> Result<(), Fault> {
    let head = ["tune-weight", "tune-before", "tune-after"].map(|key| words.word(key)).to_vec();
    let row = |(name, before, after): &(&str, f32, f32)| {
        vec![(*name).to_owned(), format!("{before:.3}"), format!("{after:.3}")]
    };
    say(&table(&std::iter::once(head).chain(found.weights.iter().map(row)).collect::<Vec<_>>()))?;
    let verdict = &found.verdict;
    let percent = |rate: f64| format!("{:.1}", rate * 100.0);
    let key = match (verdict.is_better(), &args.weights) {
        (true, Some(_)) => "tune-written",
        (true, None) => "tune-better",
        (false, _) => "tune-no-better",
    };
    let file = args.weights.as_deref().unwrap_or(Path::new("")).display().to_string();
    say(&words.say(
        &Message::new(key)
            .with("wins", format!("{:.1}", verdict.wins).as_str())
            .with("games", verdict.games.to_string().as_str())
            .with("low", percent(verdict.low).as_str())
            .with("high", percent(verdict.high).as_str())
            .with("file", file.as_str()),
    ))
}
