//! `lazaret verify`: replays records and names the first step at which rules and record part.

use std::path::{Path, PathBuf};

use kernel::Say as _;
use serde::Serialize;
use shelf::{LoadError, Message};
use table::fairness::{self, Verdict as Proof};
use text::Words;

use crate::files;
use crate::stage::{Fault, Outcome, Verdict, document, say};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// What came of one file.
#[derive(Serialize)]
struct Row {
    file: String,
    verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

#[derive(Serialize)]
struct Report {
    files: Vec<Row>,
    verified: usize,
    diverged: usize,
    unreadable: usize,
}

/// Records carry this ending.
const ENDINGS: [&str; 1] = ["game"];

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let mut rows = Vec::new();
    for path in &args.paths {
        match files::meant(path, &ENDINGS) {
            Ok(found) => rows.extend(found.iter().map(|path| verify(path, words))),
            Err(message) => rows.push(unreadable(path, words.say(&message))),
        }
    }
    let count = |verdict| rows.iter().filter(|row| row.verdict == verdict).count();
    let (verified, diverged, unreadable) = (count("verified"), count("diverged"), count("unreadable"));
    let report = Report { verified, diverged, unreadable, files: rows };
    if args.json {
        document(&report)?;
    } else {
        print(&report, words)?;
    }
    Ok(match (report.diverged, report.unreadable) {
        (0, 0) => Verdict::Well,
        (0, _) => Verdict::Unreadable,
        _ => Verdict::Failed,
    })
}

fn verify(path: &Path, words: Words) -> Row {
    let text = match files::read(path) {
        Ok(text) => text,
        Err(message) => return unreadable(path, words.say(&message)),
    };
    let Some(title) = shelf::title_of(&text) else {
        return unreadable(path, words.word("terminal-no-record"));
    };
    let file = path.display().to_string();
    match title.load(&text) {
        Ok(_) => proved(file, fairness::verify(&text), words),
        Err(LoadError { line, column, step, message }) => Row {
            file,
            verdict: if step.is_some() { "diverged" } else { "unreadable" },
            line: Some(line),
            column: Some(column),
            step,
            why: Some(words.say(&message)),
        },
    }
}

/// The record plays out as it says; is its chance what was promised before the start?
fn proved(file: String, proof: Proof, words: Words) -> Row {
    let verdict = match proof {
        Proof::Fair | Proof::NoProof => "verified",
        Proof::OtherSecret | Proof::OtherSeed => "diverged",
        Proof::Unreadable => "unreadable",
    };
    let why = (verdict != "verified").then(|| words.say(&proof.say()));
    Row { file, verdict, line: None, column: None, step: None, why }
}

fn unreadable(path: &Path, why: String) -> Row {
    let file = path.display().to_string();
    Row { file, verdict: "unreadable", line: None, column: None, step: None, why: Some(why) }
}

fn print(report: &Report, words: Words) -> Result<(), Fault> {
    for row in &report.files {
        let Some(why) = &row.why else { continue };
        let place = match (row.line, row.step) {
            (Some(line), Some(step)) => {
                let step = words.say(&Message::new("verify-step").with("step", step));
                format!("{}:{line}: {step}: ", row.file)
            }
            (Some(line), None) => format!("{}:{line}:{}: ", row.file, row.column.unwrap_or(1)),
            (None, _) => format!("{}: ", row.file),
        };
        say(&format!("{place}{why}"))?;
    }
    let sum = Message::new("verify-sum")
        .with("verified", report.verified)
        .with("diverged", report.diverged)
        .with("unreadable", report.unreadable);
    say(&words.say(&sum))
}
