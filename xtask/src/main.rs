//! `cargo xtask`: house work on the repository.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use xtask::{codegen, fault, repo};

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
}

fn main() -> ExitCode {
    let done = match Arguments::parse().task {
        Task::Codegen { check } => codegen(check),
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
