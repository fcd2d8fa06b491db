//! `lazaret replay`: a game again, step by step.

use std::path::PathBuf;

use protocol::{LogEntry, Offer};
use serde::Serialize;
use shelf::script::Eyes;
use shelf::{Draw, Message, Outcome as Ended, Pen, Play, Seat, Viewer};
use text::Words;

use crate::retold::{entry_text, load, names, outcome_text, story_text};
use crate::stage::{Fault, Outcome, Verdict, document, in_colour, say};

#[derive(clap::Args, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of the command line")]
pub(crate) struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "N")]
    step: Option<usize>,
    #[arg(long, value_name = "N")]
    seat: Option<usize>,
    #[arg(long, requires = "step", conflicts_with = "json")]
    script: bool,
    #[arg(long, conflicts_with_all = ["step", "seat", "json"])]
    draws: bool,
    #[arg(long, conflicts_with_all = ["step", "json", "draws"])]
    parts: bool,
    #[arg(long)]
    json: bool,
}

/// A whole game, as one pair of eyes saw it.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    options: String,
    seats: Vec<String>,
    viewer: Viewer,
    steps: Vec<LogEntry>,
    outcome: Option<Ended>,
}

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let play = load(&args.file)?;
    if args.draws {
        return show_draws(&*play);
    }
    let viewer = match args.seat {
        None => Viewer::Spectator,
        Some(number) if (1..=play.players()).contains(&number) => Viewer::Seat(Seat::new(number - 1)),
        Some(number) => {
            return Err(Message::new("terminal-no-seat").with("seat", number).with("seats", play.players()).into());
        }
    };
    match args.step {
        Some(step) if args.script => show_script(&*play, step, args.seat.map(|_| viewer))?,
        Some(step) => show_step(&*play, step, viewer, args.json, words)?,
        None if args.json => document(&Report {
            game: play.game(),
            options: play.options(),
            seats: play.seat_names().to_vec(),
            viewer,
            steps: play.history(viewer, 0),
            outcome: play.outcome(),
        })?,
        None => show_all(&*play, viewer, args.parts, words)?,
    }
    Ok(Verdict::Well)
}

/// The game as a script: with all there is to know, or as far as a seat knows it.
fn show_script(play: &dyn Play, step: usize, viewer: Option<Viewer>) -> Result<(), Fault> {
    let Some(then) = play.at(step) else {
        return Err(Message::new("terminal-no-step").with("step", step).with("steps", play.step()).into());
    };
    let script = then.script(step, viewer.map_or(Eyes::All, Eyes::Of), None);
    say(script.ok_or_else(|| Message::new("server-error-secrets"))?.trim_end())
}

/// Stream, number of outcomes and roll, a line each: what docs/verify.py computes again.
fn show_draws(play: &dyn Play) -> Outcome {
    for Draw { stream, below, roll } in play.draws() {
        say(&format!("{stream} {below} {roll}"))?;
    }
    Ok(Verdict::Well)
}

fn show_step(play: &dyn Play, step: usize, viewer: Viewer, json: bool, words: Words) -> Result<(), Fault> {
    let Some(then) = play.at(step) else {
        return Err(Message::new("terminal-no-step").with("step", step).with("steps", play.step()).into());
    };
    let offer: Offer = then.offer(viewer);
    if json {
        return document(&offer);
    }
    let names = names(play, words);
    let rendered = |message: &Message| words.render(message, &|seat| names[seat.index()].clone());
    let pen = Pen { say: &rendered, names: &names, colour: in_colour() };
    say(&then.draw(viewer, &pen))?;
    if let Some(ask) = offer.ask {
        say(&format!("{} ({})", rendered(&ask.message), ask.rule))?;
    }
    Ok(())
}

/// The whole game: as a story, or choice by choice with all that each led to.
fn show_all(play: &dyn Play, viewer: Viewer, parts: bool, words: Words) -> Result<(), Fault> {
    let names = names(play, words);
    let rendered = |message: &Message| words.render(message, &|seat| names[seat.index()].clone());
    let log = play.history(viewer, 0);
    if parts {
        for seen in &log {
            say(&entry_text(seen, &names, &rendered))?;
        }
    } else {
        say(&story_text(&log, &names, &rendered))?;
    }
    match play.outcome() {
        Some(outcome) => say(&outcome_text(&outcome, &names, words)),
        None => say(&words.word("replay-unfinished")),
    }
}
