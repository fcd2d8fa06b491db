//! `lazaret lab`: a study run, two of them compared, one of its games printed.

use std::path::{Path, PathBuf};

use lab::compare::{self, Pair, Played};
use lab::report::told;
use lab::{Folder, Helper, Manifest, Study, report};
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
        second: Option<PathBuf>,
        #[arg(long, value_name = "N,M", value_delimiter = ',')]
        cells: Vec<usize>,
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
        (Some(Other::Compare { first, second, cells, json }), _) => {
            side_by_side(first, second.as_deref(), cells, *json, words)
        }
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
        let figures = lab::Figures::all(&manifest.cells, &done.tallies);
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
    say(game_of(&read(path)?, number, game)?.trim_end_matches('\n'))?;
    Ok(Verdict::Well)
}

/// The record of a game of a study: the number of its cell from 1, its own from 0. The patch of the cell is then that of this
/// process.
pub(crate) fn game_of(study: &Study, number: usize, game: u64) -> Result<String, Message> {
    let cell = number.checked_sub(1).and_then(|number| study.cells.get(number)).filter(|cell| game < cell.games);
    let Some(cell) = cell else {
        let game = i64::try_from(game).unwrap_or(i64::MAX);
        return Err(Message::new("lab-no-cell").with("cell", number).with("game", game));
    };
    cell.lay_in()?;
    cell.title().measured(&cell.options, cell.block(0), game)
}

/// A study that was played, read from its folder.
fn open(path: &Path) -> Result<(Manifest, Vec<shelf::Tally>), Message> {
    let folder = Folder::new(path);
    let manifest = folder.manifest()?;
    let results = folder.results(&manifest)?;
    Ok((manifest, results))
}

fn played((manifest, tallies): &(Manifest, Vec<shelf::Tally>)) -> Played<'_> {
    Played { manifest, tallies }
}

fn side_by_side(first: &Path, second: Option<&Path>, cells: &[usize], json: bool, words: Words) -> Outcome {
    let one = open(first)?;
    let other = second.map(open).transpose()?;
    let pairs = match (cells, &other) {
        ([], Some(other)) => compare::between(played(&one), played(other)),
        ([], None) => compare::within(played(&one)),
        (&[first, second], other) => {
            let other = other.as_ref().unwrap_or(&one);
            vec![compare::these((played(&one), first), (played(other), second))?]
        }
        _ => return Err(Message::new("lab-two-cells").into()),
    };
    if pairs.is_empty() {
        let key = if other.is_some() { "lab-nothing-shared" } else { "lab-nothing-to-compare" };
        return Err(Message::new(key).into());
    }
    if json {
        document(&pairs)?;
    } else {
        for (number, pair) in pairs.iter().enumerate() {
            if number > 0 {
                say("")?;
            }
            print(pair, words)?;
        }
    }
    Ok(Verdict::Well)
}

/// The question, the answer, the deals it rests on, and the surest differences.
fn print(pair: &Pair, words: Words) -> Result<(), Fault> {
    say(&format!("{}: {}", told::setting(pair, words), told::question(pair, words)))?;
    say(&told::answer(pair, words))?;
    say(&told::deals(pair, words))?;
    if pair.answer.is_none() {
        return Ok(());
    }
    let mut rows = vec![told::HEADS.map(|key| words.word(key)).to_vec()];
    rows.extend(told::differences(pair, words));
    say(&table(&rows))
}
