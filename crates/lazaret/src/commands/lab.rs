//! `lazaret lab`: a study run, two of them compared, one of its games printed.

use std::path::{Path, PathBuf};

use lab::compare::{Difference, Pair, compare};
use lab::{Folder, Helper, Study, report};
use shelf::Message;
use text::Words;

use crate::files::{self, Existing};
use crate::progress::Progress;
use crate::stage::{Fault, Outcome, Verdict, document, say, table};

#[derive(clap::Args, Debug)]
#[command(args_conflicts_with_subcommands = true, arg_required_else_help = true)]
pub(crate) struct Args {
    #[arg(value_name = "FILE", required = true)]
    study: Option<PathBuf>,
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    into: Option<PathBuf>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[arg(long)]
    json: bool,
    #[command(subcommand)]
    other: Option<Other>,
}

/// What else can be done with studies.
#[derive(clap::Subcommand, Debug)]
enum Other {
    Compare {
        #[arg(value_name = "DIR")]
        first: PathBuf,
        #[arg(value_name = "DIR")]
        second: PathBuf,
        #[arg(long)]
        json: bool,
    },
    Record {
        #[arg(value_name = "FILE")]
        study: PathBuf,
        #[arg(long, value_name = "N")]
        cell: usize,
        #[arg(long = "game", value_name = "K")]
        number: u64,
    },
    /// Plays with patched cards for a study that is run by another process.
    #[command(hide = true)]
    Worker,
}

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    match (&args.other, &args.study) {
        (Some(Other::Compare { first, second, json }), _) => side_by_side(first, second, *json, words),
        (Some(Other::Record { study, cell, number }), _) => record(study, *cell, *number),
        (Some(Other::Worker), _) => {
            lab::work(std::io::stdin().lock(), std::io::stdout().lock())?;
            Ok(Verdict::Well)
        }
        (None, Some(study)) => conduct(args, study, words),
        (None, None) => Err(Message::new("cli-missing").with("arg", "FILE").into()),
    }
}

fn read(path: &Path) -> Result<Study, Message> {
    Study::read(&files::read(path)?).map_err(|trouble| trouble.say(&path.display().to_string()))
}

/// This program, asked to play for a study.
fn helper() -> Result<Helper, Fault> {
    let args = ["lab", "worker"].map(str::to_owned).to_vec();
    Ok(Helper { program: std::env::current_exe()?.into(), args })
}

fn conduct(args: &Args, path: &Path, words: Words) -> Outcome {
    let study = read(path)?;
    let name = path.file_stem().map_or_else(|| "study".to_owned(), |stem| stem.to_string_lossy().into_owned());
    let out = args.out.clone().unwrap_or_else(|| PathBuf::from(format!("{name}.lab")));
    let folder = Folder::new(&out);
    let games = study.cells.iter().map(|cell| cell.games).sum();
    let progress = Progress::new(games, words);
    let watch = |done| progress.at(done);
    let threads = args.threads.map_or_else(shelf::all_cores, usize::from);
    let helper = helper()?;
    let done = lab::run(&study, &folder, threads, &helper, &watch)?;
    drop(progress);
    let manifest = folder.manifest()?;
    folder.write("report.html", &report::html(&manifest, &done.tallies, words, &helper))?;
    if let Some(file) = &args.into {
        let tables = report::markdown(&manifest, &done.tallies, words);
        let Some(text) = report::into(&files::read(file)?, &name, &tables) else {
            let file = file.display().to_string();
            return Err(Message::new("lab-no-place").with("file", file.as_str()).with("name", name.as_str()).into());
        };
        files::write(file, &text, Existing::Replace)?;
    }
    if args.json {
        let figures: Vec<lab::Figures> = done.tallies.iter().map(lab::Figures::new).collect();
        document(&serde_json::json!({ "fingerprint": done.fingerprint, "before": done.before, "cells": figures }))?;
        return Ok(Verdict::Well);
    }
    let count = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    if done.before > 0 {
        say(&words.say(&Message::new("lab-going-on").with("games", count(done.before))))?;
    }
    let sentence = Message::new("lab-done")
        .with("games", count(games))
        .with("cells", study.cells.len())
        .with("fingerprint", done.fingerprint.as_str())
        .with("file", folder.file("report.html").display().to_string().as_str());
    say(&words.say(&sentence))?;
    Ok(Verdict::Well)
}

fn record(path: &Path, number: usize, game: u64) -> Outcome {
    let study = read(path)?;
    let cell = number.checked_sub(1).and_then(|number| study.cells.get(number)).filter(|cell| game < cell.games);
    let Some(cell) = cell else {
        let game = i64::try_from(game).unwrap_or(i64::MAX);
        return Err(Message::new("lab-no-cell").with("cell", number).with("game", game).into());
    };
    cell.lay_in()?;
    let text = cell.title().measured(&cell.options, cell.block(0), game)?;
    say(text.trim_end_matches('\n'))?;
    Ok(Verdict::Well)
}

fn side_by_side(first: &Path, second: &Path, json: bool, words: Words) -> Outcome {
    let open = |path: &Path| -> Result<_, Message> {
        let folder = Folder::new(path);
        Ok((folder.manifest()?, folder.results()?))
    };
    let ((one, sums), (other, other_sums)) = (open(first)?, open(second)?);
    let pairs = compare((&one, &sums), (&other, &other_sums));
    if pairs.is_empty() {
        return Err(Message::new("lab-nothing-shared").into());
    }
    if json {
        document(&pairs)?;
    } else {
        for pair in &pairs {
            print(pair, words)?;
        }
    }
    Ok(Verdict::Well)
}

/// So many differences of a cell are printed, the surest first; `--json` has all.
const MOST: usize = 12;

fn print(pair: &Pair, words: Words) -> Result<(), Fault> {
    if pair.same {
        return say(&format!("{}: {}", pair.cell, words.word("lab-same")));
    }
    say(&pair.cell)?;
    let title = pair.cell.split(' ').next().and_then(shelf::title);
    let mut rows =
        vec![["lab-measure", "lab-first", "lab-second", "lab-change", "lab-error"].map(|key| words.word(key)).to_vec()];
    for difference in pair.differences.iter().take(MOST) {
        let change = difference.change();
        rows.push(vec![
            name(difference, title, words),
            format!("{:.2}", difference.first.value),
            format!("{:.2}", difference.second.value),
            format!("{:+.2}{}", change.value, if difference.marked { " ●" } else { "" }),
            format!("{:.2}", change.error),
        ]);
    }
    say(&table(&rows))
}

/// What differs: a seat's wins or points, the length, or a thing.
fn name(difference: &Difference, title: Option<&dyn shelf::Title>, words: Words) -> String {
    let of_seat =
        |key: &'static str| words.say(&Message::new(key).with("seat", difference.number.map_or(1, |seat| seat + 1)));
    match difference.what.as_str() {
        "wins" => of_seat("lab-wins"),
        "points" => of_seat("lab-points"),
        "winner" => words.word("lab-winner"),
        "turns" => words.word("lab-turns"),
        kind => {
            let things = title.map(shelf::Title::things).unwrap_or_default();
            let thing = things.into_iter().filter(|thing| thing.kind == kind).nth(difference.number.unwrap_or(0));
            thing.map_or_else(|| kind.to_owned(), |thing| words.say(&thing.name))
        }
    }
}
