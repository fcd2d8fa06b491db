//! `cargo xtask`: house work on the repository.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use press::fault::{self, Fault};
use press::games::GAMES;
use xtask::coverage::Coverage;
use xtask::mutants::{self, Plan};
use xtask::{book, codegen, freeze, package, repo, tidy};

/// House work on the repository.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Write what follows from data/*.toml and rules.md: data.rs, rules.rs, locales/*/data/*.ftl.
    Codegen {
        /// Write nothing; fail if a file is stale.
        #[arg(long)]
        check: bool,
    },
    /// Write all that is said about each game, in every language and every form, as a text to read.
    Book {
        /// The folder that the books are written to.
        #[arg(long, default_value = "target/book")]
        to: std::path::PathBuf,
    },
    /// Freeze the rules of a game as they are now: a WebAssembly package in engines/.
    Freeze {
        /// Which game.
        game: String,
        /// Build it anew in another folder, and see that it is the package on the list.
        #[arg(long)]
        again: bool,
    },
    /// Report rules that no line carries out or no test proves.
    RuleCoverage {
        /// Only this game.
        game: Option<String>,
    },
    /// Plant faults into the rule chapters of the games and count those that the tests notice.
    Mutants {
        /// Only this game.
        game: Option<String>,
        /// How many a game.
        #[arg(long, default_value_t = 100)]
        count: usize,
        /// What chooses them.
        #[arg(long, default_value_t = 1347)]
        seed: u64,
        /// One part of several, from 0: `1/4`.
        #[arg(long, default_value = "0/1", value_parser = shard)]
        shard: (usize, usize),
        /// How many are tried at a time.
        #[arg(long, default_value_t = 1)]
        jobs: usize,
    },
    /// Put the program and all that belongs to it into one archive: manual, completions, unit, licences, SBOM.
    Package {
        /// The program to put in.
        #[arg(long, default_value = "target/release/lazaret")]
        program: std::path::PathBuf,
        /// The folder that the archive is written to.
        #[arg(long, default_value = "target/package")]
        to: std::path::PathBuf,
    },
    /// Check what clippy cannot: sources, layers, dependencies, rulebooks, messages.
    Tidy,
}

fn main() -> ExitCode {
    let done = match Arguments::parse().task {
        Task::Codegen { check } => codegen(check),
        Task::Book { to } => book::write(&repo::root(), &to).map(|books| {
            for book in &books {
                println!("{}", book.display());
            }
            ExitCode::SUCCESS
        }),
        Task::Freeze { game, again } => freeze::freeze(&repo::root(), &game, again).map(|frozen| {
            println!("{}", frozen_text(&frozen));
            ExitCode::SUCCESS
        }),
        Task::RuleCoverage { game } => rule_coverage(game.as_deref()),
        Task::Mutants { game, count, seed, shard, jobs } => plant(game.as_deref(), count, seed, shard, jobs),
        Task::Package { program, to } => package::make(&repo::root(), &program, &to).map(|archive| {
            println!("{}", archive.display());
            ExitCode::SUCCESS
        }),
        Task::Tidy => tidy::all(&repo::root()).map(|faults| report(&faults)),
    };
    done.unwrap_or_else(|fault| {
        eprintln!("{fault}");
        ExitCode::FAILURE
    })
}

fn frozen_text(freeze::Frozen { listed, by, bytes, known }: &freeze::Frozen) -> String {
    let (whole, sent) = bytes;
    let news = if *known { ", the same as before" } else { "" };
    format!("engines/{}{news}: {whole} bytes, {sent} to send, SHA-256 {}\nbuilt by {by}", listed.file, listed.sha256)
}

fn codegen(check: bool) -> fault::Result<ExitCode> {
    let root = repo::root();
    if !check {
        for file in codegen::write(&root)? {
            println!("wrote {file}");
        }
        return Ok(ExitCode::SUCCESS);
    }
    let stale = codegen::stale(&root)?;
    for output in &stale {
        eprintln!("{} is stale: run `cargo xtask codegen`", output.file);
    }
    Ok(if stale.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn rule_coverage(only: Option<&str>) -> fault::Result<ExitCode> {
    let mut faults = Vec::new();
    for game in GAMES.iter().filter(|game| only.is_none_or(|only| only == game.id)) {
        let coverage = Coverage::load(&repo::root(), game)?;
        println!("{}: {}", game.id, coverage.summary());
        faults.extend(coverage.faults());
    }
    Ok(report(&faults))
}

/// `1/4`: the second part of four.
fn shard(text: &str) -> Result<(usize, usize), String> {
    let parts = text.split_once('/').and_then(|(part, parts)| Some((part.parse().ok()?, parts.parse().ok()?)));
    parts.filter(|(part, parts)| part < parts).ok_or_else(|| "a part is written `0/4`, from 0 to 3".to_owned())
}

fn plant(only: Option<&str>, count: usize, seed: u64, shard: (usize, usize), jobs: usize) -> fault::Result<ExitCode> {
    let mut missed = 0;
    for game in GAMES.iter().filter(|game| only.is_none_or(|only| only == game.id)) {
        let score = mutants::run(&repo::root(), &Plan { game: game.id, count, seed, shard, jobs })?;
        println!(
            "{}: {} caught, {} missed, {} equivalent, {} did not compile: {:.1} %",
            game.id,
            score.caught.len(),
            score.missed.len(),
            score.equivalent.len(),
            score.unviable.len(),
            score.percent()
        );
        for name in &score.missed {
            println!("  missed: {}", mutants::lasting(name));
        }
        missed += score.missed.len();
    }
    Ok(if missed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Prints what was found; there must be nothing.
fn report(faults: &[Fault]) -> ExitCode {
    for fault in faults {
        eprintln!("{fault}");
    }
    if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
