//! `cargo xtask`: house work on the repository.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use xtask::coverage::Coverage;
use xtask::fault::Fault;
use xtask::games::GAMES;
use xtask::{codegen, fault, repo, tidy};

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
    /// Report rules that no line carries out or no test proves.
    RuleCoverage {
        /// Only this game.
        game: Option<String>,
    },
    /// Check what clippy cannot: sources, layers, dependencies, rulebooks, messages.
    Tidy,
}

fn main() -> ExitCode {
    let done = match Arguments::parse().task {
        Task::Codegen { check } => codegen(check),
        Task::RuleCoverage { game } => rule_coverage(game.as_deref()),
        Task::Tidy => tidy::all(&repo::root()).map(|faults| report(&faults)),
    };
    done.unwrap_or_else(|fault| {
        eprintln!("{fault}");
        ExitCode::FAILURE
    })
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

/// Prints what was found; there must be nothing.
fn report(faults: &[Fault]) -> ExitCode {
    for fault in faults {
        eprintln!("{fault}");
    }
    if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
