//! One module a command.

mod admin;
mod analyse;
mod arena;
mod backup;
mod bench;
mod calibrate;
mod check;
mod clicks;
mod doctor;
mod export;
mod games;
mod lab;
mod ladder;
mod levels;
mod manual;
mod open;
mod play;
mod public;
mod puzzles;
mod replay;
mod restore;
mod rules;
mod serve;
mod sim;
mod solve;
mod story;
mod tune;
mod values;
mod verify;
mod words;

use clap::Subcommand;
use text::Words;

use crate::stage::Outcome;

/// What the program can do.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Games(games::Args),
    Play(play::Args),
    Sim(sim::Args),
    Arena(arena::Args),
    Ladder(ladder::Args),
    Tune(tune::Args),
    Calibrate(calibrate::Args),
    Levels(levels::Args),
    Values(values::Args),
    Lab(lab::Args),
    Bench(bench::Args),
    Clicks(clicks::Args),
    Analyse(analyse::Args),
    Puzzles(puzzles::Args),
    Replay(replay::Args),
    Story(story::Args),
    Open(open::Args),
    Verify(verify::Args),
    Check(check::Args),
    Rules(rules::Args),
    Words(words::Args),
    Serve(serve::Args),
    Backup(backup::Args),
    Restore(restore::Args),
    Export(export::Args),
    Admin(admin::Args),
    Doctor(doctor::Args),
    Manual(manual::Args),
}

/// Does it.
pub(crate) fn run(command: &Command, words: Words) -> Outcome {
    match command {
        Command::Games(args) => games::run(args, words),
        Command::Play(args) => play::run(args, words),
        Command::Sim(args) => sim::run(args, words),
        Command::Arena(args) => arena::run(args, words),
        Command::Ladder(args) => ladder::run(args, words),
        Command::Tune(args) => tune::run(args, words),
        Command::Calibrate(args) => calibrate::run(args, words),
        Command::Levels(args) => levels::run(args, words),
        Command::Values(args) => values::run(args, words),
        Command::Lab(args) => lab::run(args, words),
        Command::Bench(args) => bench::run(args, words),
        Command::Clicks(args) => clicks::run(args, words),
        Command::Analyse(args) => analyse::run(args, words),
        Command::Puzzles(args) => puzzles::run(args, words),
        Command::Replay(args) => replay::run(args, words),
        Command::Story(args) => story::run(args, words),
        Command::Open(args) => open::run(args, words),
        Command::Verify(args) => verify::run(args, words),
        Command::Check(args) => check::run(args, words),
        Command::Rules(args) => rules::run(args, words),
        Command::Words(args) => words::run(args, words),
        Command::Serve(args) => serve::run(args, words),
        Command::Backup(args) => backup::run(args, words),
        Command::Restore(args) => restore::run(args, words),
        Command::Export(args) => export::run(args, words),
        Command::Admin(args) => admin::run(args, words),
        Command::Doctor(args) => doctor::run(args, words),
        Command::Manual(args) => manual::run(args, words),
    }
}
