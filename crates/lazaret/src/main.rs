//! The program: play in the terminal, simulate, compare, measure, replay, verify, check, look up.
//!
//! `cli` reads the command line, `commands` has one module a command, `stage` is where they speak: in the person's
//! language on a terminal, as one document with `--json`.
#![allow(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "a program reads its environment and looks at the clock; the rules behind it do neither"
)]
#![allow(clippy::cast_precision_loss, reason = "percentages are rounded for people anyway")]

mod agreed;
mod cli;
mod commands;
mod files;
mod keeping;
mod marked;
mod moment;
mod notify;
mod progress;
mod retold;
mod stage;

use std::process::ExitCode;

/// Frames and views are many small pieces of memory, made and dropped on all threads.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let words = cli::words();
    match cli::read(words) {
        Ok((asked, words)) => stage::finish(words, commands::run(&asked, words)),
        Err(code) => code,
    }
}
