//! `lazaret story`: how long the story of a game is, event by event and in sentences.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use serde::Serialize;
use shelf::{Entrant, Line, Message, Play, Series, Viewer};
use text::Words;

use crate::agreed::{Agreed, Patience, entrants, title};
use crate::progress::Progress;
use crate::retold::{load, names};
use crate::stage::{Fault, Outcome, Verdict, document, say, table};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(id = "story", value_name = "GAME|FILE|DIR")]
    what: String,
    #[arg(id = "story_games", long = "games", value_name = "K", default_value_t = 200, hide_default_value = true)]
    games: u64,
    #[command(flatten)]
    agreed: Agreed,
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    bots: Vec<String>,
    #[command(flatten)]
    patience: Patience,
    #[arg(id = "story_turns", long = "turns", value_name = "N", conflicts_with = "json")]
    turns: Option<usize>,
    #[arg(
        id = "story_from",
        long = "from",
        value_name = "N",
        default_value_t = 1,
        hide_default_value = true,
        requires = "story_turns"
    )]
    from: usize,
    #[arg(long)]
    json: bool,
}

/// How long the turns are, or what the table does between them, or the recaps.
#[derive(Serialize)]
struct Lengths {
    what: &'static str,
    count: usize,
    mean: f64,
    median: usize,
    ninety: usize,
    most: usize,
}

impl Lengths {
    fn of(what: &'static str, mut lengths: Vec<usize>) -> Self {
        lengths.sort_unstable();
        let count = lengths.len();
        let at = |share: usize| lengths.get(count * share / 100).copied().unwrap_or(0);
        let mean = lengths.iter().sum::<usize>() as f64 / count.max(1) as f64;
        Self { what, count, mean, median: at(50), ninety: at(90), most: lengths.last().copied().unwrap_or(0) }
    }
}

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let plays = match shelf::title(&args.what) {
        None if Path::new(&args.what).exists() => kept(Path::new(&args.what))?,
        _ => played(args, words)?,
    };
    if let Some(turns) = args.turns {
        for play in plays.iter().take(1) {
            before_and_after(&**play, args.from, turns, words)?;
        }
        return Ok(Verdict::Well);
    }
    let (mut turns, mut folded, mut table_events, mut table_lines, mut recaps) = Default::default();
    for play in &plays {
        let log = play.history(Viewer::Spectator, 0);
        for turn in by_turn(&shelf::lines(&log)) {
            let events = turn.iter().map(|line| line.parts.len()).sum();
            let (all, lines): (&mut Vec<usize>, &mut Vec<usize>) = match turn[0].whose {
                Some(_) => (&mut turns, &mut folded),
                None => (&mut table_events, &mut table_lines),
            };
            all.push(events);
            lines.push(turn.len());
        }
        let recalled: &mut Vec<usize> = &mut recaps;
        recalled.extend(play.recaps().iter().map(|(_, recap)| recap.len()));
    }
    let lengths = [
        Lengths::of("turn-events", turns),
        Lengths::of("turn-lines", folded),
        Lengths::of("table-events", table_events),
        Lengths::of("table-lines", table_lines),
        Lengths::of("recap", recaps),
    ];
    if args.json {
        document(&lengths)?;
        return Ok(Verdict::Well);
    }
    let head = ["what", "count", "mean", "median", "ninety", "most"];
    let mut rows = vec![head.map(|column| words.word(&format!("story-head-{column}"))).to_vec()];
    for Lengths { what, count, mean, median, ninety, most } in &lengths {
        let numbers = [format!("{mean:.1}"), median.to_string(), ninety.to_string(), most.to_string()];
        let name = words.word(&format!("story-of-{what}"));
        rows.push([name, count.to_string()].into_iter().chain(numbers).collect());
    }
    say(&table(&rows))?;
    Ok(Verdict::Well)
}

/// A recorded game, or those of a folder.
fn kept(path: &Path) -> Result<Vec<Box<dyn Play>>, Fault> {
    let mut files: Vec<PathBuf> = if path.is_dir() {
        fs::read_dir(path)?.filter_map(|entry| Some(entry.ok()?.path())).collect()
    } else {
        vec![path.to_owned()]
    };
    files.sort();
    Ok(files.iter().map(|file| load(file)).collect::<Result<_, Message>>()?)
}

/// Games between bots.
fn played(args: &Args, words: Words) -> Result<Vec<Box<dyn Play>>, Fault> {
    let title = title(&args.what)?;
    let named = entrants(&args.bots)?;
    let options = args.agreed.options(title, Some(named.len()).filter(|&count| count > 1))?;
    let seats = title.seats(&options)?;
    let bots = match &named[..] {
        [] => vec![Entrant::Ours(shelf::Level::FIRST_GAME.into()); seats],
        [one] => vec![one.clone(); seats],
        _ => named,
    };
    let texts = Mutex::new(Vec::new());
    let keep = |game: u64, text: &str| {
        texts.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push((game, text.to_owned()));
        true
    };
    let progress = Progress::new(args.games, words);
    let watch = |done| progress.at(done);
    let threads = shelf::all_cores();
    let series =
        Series { games: args.games, seed: args.agreed.seed()?, threads, patience: args.patience.into(), watch: &watch };
    title.sim(&options, &bots, series, Some(&keep))?;
    drop(progress);
    let mut texts = texts.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    texts.sort();
    Ok(texts.iter().map(|(_, text)| title.load(text).map_err(|error| error.message)).collect::<Result<_, _>>()?)
}

/// The sentences, turn by turn.
fn by_turn<'l, 'p>(lines: &'l [Line<'p>]) -> impl Iterator<Item = &'l [Line<'p>]> {
    lines.chunk_by(|one, next| one.turn == next.turn)
}

/// Some turns of a game as a table: what happened event by event, and in sentences.
fn before_and_after(play: &dyn Play, from: usize, turns: usize, words: Words) -> Result<(), Fault> {
    let names = names(play, words);
    let render = |message: &Message| words.render(message, &|seat| names[seat.index()].clone());
    let log = play.history(Viewer::Spectator, 0);
    let lines = shelf::lines(&log);
    let [whose, events, sentences] =
        ["story-table-whose", "story-table-events", "story-table-sentences"].map(|key| words.word(key));
    say(&format!("| {whose} | {events} | {sentences} |\n|---|---|---|"))?;
    for turn in by_turn(&lines).skip(from.saturating_sub(1)).take(turns) {
        let whose =
            turn[0].whose.map_or_else(|| words.word("story-whose-table"), |seat| names[usize::from(seat)].clone());
        let told = turn.iter().flat_map(|line| &line.parts).map(|told| render(&told.message));
        let said = turn.iter().map(|line| line.says.iter().map(render).collect::<Vec<_>>().join(" "));
        let cell = |texts: Vec<String>| texts.join("<br>");
        say(&format!("| {whose} | {} | {} |", cell(told.collect()), cell(said.collect())))?;
    }
    Ok(())
}
