//! `lazaret clicks`: how many clicks a game takes on the page, counted over games between bots.

use std::sync::{Mutex, PoisonError};

use serde::Serialize;
use shelf::{Clicks, Entrant, Level, Message, Series, Style, Title};
use text::Words;

use crate::agreed::{Agreed, Patience, title};
use crate::progress::Progress;
use crate::stage::{Outcome, Verdict, document, say, table};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// All of them unless some are named.
    #[arg(id = "ladder_games", value_name = "GAME")]
    titles: Vec<String>,
    #[arg(id = "clicks_games", long = "games", value_name = "K", default_value_t = 60, hide_default_value = true)]
    games: u64,
    #[command(flatten)]
    agreed: Agreed,
    #[command(flatten)]
    patience: Patience,
    #[arg(long)]
    json: bool,
}

/// What a game takes on average, all seats together.
#[derive(Serialize)]
struct Taken {
    game: &'static str,
    games: u64,
    choices: f64,
    clicks: f64,
    bundles: f64,
    picked: f64,
    gathered: f64,
    most: u64,
}

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let titles: Vec<&dyn Title> = match &args.titles[..] {
        [] => shelf::titles().to_vec(),
        named => named.iter().map(|id| title(id)).collect::<Result<_, _>>()?,
    };
    let mut all = Vec::new();
    for title in titles {
        all.push(taken(args, title, words)?);
    }
    if args.json {
        document(&all)?;
        return Ok(Verdict::Well);
    }
    let head = ["clicks-game", "clicks-choices", "clicks-clicks", "clicks-bundles", "clicks-picked", "clicks-gathered"];
    let mut rows = vec![head.map(|key| words.word(key)).to_vec()];
    for Taken { game, choices, clicks, bundles, picked, gathered, .. } in &all {
        let figures = [choices, clicks, bundles, picked, gathered].map(|figure| format!("{figure:.1}"));
        rows.push([vec![words.word(&format!("{game}-title"))], figures.to_vec()].concat());
    }
    say(&table(&rows))?;
    Ok(Verdict::Well)
}

fn taken(args: &Args, title: &'static dyn Title, words: Words) -> Result<Taken, Message> {
    let options = args.agreed.options(title, Some(SEATS))?;
    let bots = vec![Entrant::Ours(Style::Level(LEVEL)); title.seats(&options)?];
    let sum = Mutex::new((Clicks::default(), 0));
    let keep = |_: u64, record: &str| {
        let Ok(clicks) = title.clicks(record) else { return false };
        let mut sum = sum.lock().unwrap_or_else(PoisonError::into_inner);
        *sum = (sum.0.plus(clicks), sum.1 + 1);
        true
    };
    let progress = Progress::new(args.games, words);
    let watch = |done| progress.at(done);
    let seed = args.agreed.seed.unwrap_or(SEED);
    let threads = shelf::all_cores();
    let series = Series { games: args.games, seed, threads, patience: args.patience.into(), watch: &watch };
    title.sim(&options, &bots, series, Some(&keep))?;
    drop(progress);
    let (clicks, games) = sum.into_inner().unwrap_or_else(PoisonError::into_inner);
    let mean = |count: u64| count as f64 / games.max(1) as f64;
    Ok(Taken {
        game: title.id(),
        games,
        choices: mean(clicks.choices),
        clicks: mean(clicks.clicks),
        bundles: mean(clicks.bundles),
        picked: mean(clicks.picked),
        gathered: mean(clicks.gathered),
        most: clicks.most,
    })
}

/// So many seats, unless it is said otherwise.
const SEATS: usize = 3;
/// The level of the bots: they play well, and quickly.
const LEVEL: Level = Level::at(9);
/// The same games each time, unless it is said otherwise.
const SEED: u64 = 77;
