//! `lazaret verify`: replays records, checks their proofs, and says which of five things holds for each. Records of evenings
//! and leagues are made again from their secret.

use std::path::{Path, PathBuf};
use std::process::Command;

use kernel::Say as _;
use serde::{Deserialize, Serialize};
use shelf::{Arg, LoadError, Message, Seat};
use table::fairness::{self, Chance};
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

/// What holds for a record, from the best to the worst. Only the first is a proof.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Finding {
    /// Commitment, the shares of all seats, seed and play fit, to the end of the game.
    Proved,
    /// It plays out as it says, to the end, and carries no proof of its chance.
    NoProof,
    /// It plays out as far as it goes, but the game or the proof is not whole.
    Incomplete,
    /// It is no record of these rules.
    Unreadable,
    /// Rules and record part.
    Diverged,
    /// Its proof is contradicted by its own lines.
    Forged,
}

impl Finding {
    const ALL: [Self; 6] =
        [Self::Proved, Self::NoProof, Self::Incomplete, Self::Unreadable, Self::Diverged, Self::Forged];

    fn word(self) -> &'static str {
        match self {
            Self::Proved => "verdict-proved",
            Self::NoProof => "verdict-no-proof",
            Self::Incomplete => "verdict-incomplete",
            Self::Unreadable => "verdict-unreadable",
            Self::Diverged => "verdict-diverged",
            Self::Forged => "verdict-forged",
        }
    }

    /// The exit codes, which `--help` lists.
    fn verdict(self) -> Verdict {
        match self {
            Self::Proved => Verdict::Well,
            Self::Diverged => Verdict::Failed,
            Self::Unreadable => Verdict::Unreadable,
            Self::NoProof => Verdict::NoProof,
            Self::Incomplete => Verdict::Incomplete,
            Self::Forged => Verdict::Forged,
        }
    }
}

/// What came of one file.
#[derive(Serialize, Deserialize)]
struct Row {
    file: String,
    verdict: Finding,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

#[derive(Serialize, Deserialize)]
struct Report {
    files: Vec<Row>,
    proved: usize,
    no_proof: usize,
    incomplete: usize,
    unreadable: usize,
    diverged: usize,
    forged: usize,
}

/// Records carry these endings: of games, evenings and leagues.
const ENDINGS: [&str; 3] = ["game", "evening", "league"];

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let mut files = Vec::new();
    for path in &args.paths {
        match files::meant(path, &ENDINGS) {
            Ok(found) => {
                let alone = args.paths.len() == 1 && found.len() == 1;
                files.extend(found.iter().map(|path| verify(path, alone, words)));
            }
            Err(message) => files.push(row(path, Finding::Unreadable, None, Some(words.say(&message)))),
        }
    }
    let [proved, no_proof, incomplete, unreadable, diverged, forged] =
        Finding::ALL.map(|finding| files.iter().filter(|row| row.verdict == finding).count());
    let worst = files.iter().map(|row| row.verdict).max().unwrap_or(Finding::NoProof);
    let report = Report { files, proved, no_proof, incomplete, unreadable, diverged, forged };
    if args.json {
        document(&report)?;
    } else {
        print(&report, words)?;
    }
    Ok(worst.verdict())
}

/// Verifies a record. A patch is for a whole process: among others, a record with one gets a process of its own.
fn verify(path: &Path, alone: bool, words: Words) -> Row {
    let text = match files::read(path) {
        Ok(text) => text,
        Err(message) => return row(path, Finding::Unreadable, None, Some(words.say(&message))),
    };
    if let Some(proof) = evening::check(&text) {
        return gathering(path, proof, words);
    }
    let Some(title) = frozen::engine_of(&text) else {
        return row(path, Finding::Unreadable, None, Some(words.word("terminal-no-record")));
    };
    let patched = kernel::record::patch_in(&text).is_some();
    if patched && !alone {
        return elsewhere(path, words)
            .unwrap_or_else(|why| row(path, Finding::Unreadable, None, Some(words.say(&why))));
    }
    let loaded = shelf::ready(&text).and_then(|()| title.load(&text));
    if let Err(LoadError { line, column, step: None, message }) = &loaded {
        return row(path, Finding::Unreadable, Some((*line, *column)), Some(words.say(message)));
    }
    // A forged seed makes the play part from the record too; the cause is named before its effect.
    let chance = fairness::check(&text);
    let why = words.say(&chance.say());
    let accounted = match chance {
        Chance::OtherSecret { line } => return row(path, Finding::Forged, Some((line, 1)), Some(why)),
        Chance::OtherSeed { line, column } => return row(path, Finding::Forged, Some((line, column)), Some(why)),
        Chance::Unreadable { line } => return row(path, Finding::Unreadable, Some((line, 1)), Some(why)),
        Chance::Fair { accounted, .. } => Some(accounted),
        Chance::NoProof => None,
    };
    let play = match loaded {
        Ok(play) => play,
        Err(LoadError { line, column, step, message }) => {
            let diverged = row(path, Finding::Diverged, Some((line, column)), Some(words.say(&message)));
            return Row { step, ..diverged };
        }
    };
    if !play.is_over() {
        return row(path, Finding::Incomplete, None, Some(words.word("verify-unfinished")));
    }
    let Some(accounted) = accounted else { return row(path, Finding::NoProof, None, None) };
    let missing: Vec<Arg> = Seat::all(play.players())
        .filter(|seat| !accounted.contains(&seat.index()))
        .map(|seat| (seat.index() + 1).into())
        .collect();
    if missing.is_empty() {
        return row(path, Finding::Proved, None, None);
    }
    let why = Message::new("verify-shares-missing").with("seats", missing);
    row(path, Finding::Incomplete, None, Some(words.say(&why)))
}

/// What holds for the record of an evening or a league.
fn gathering(path: &Path, proof: evening::Proof, words: Words) -> Row {
    use evening::Proof;
    match proof {
        Proof::Proved => row(path, Finding::Proved, None, None),
        Proof::Unfinished => row(path, Finding::Incomplete, None, Some(words.word("verify-evening-unfinished"))),
        Proof::Unreadable(line) => {
            row(path, Finding::Unreadable, Some((line, 1)), Some(words.word("verify-evening-line")))
        }
        Proof::Forged(line) => row(path, Finding::Forged, Some((line, 1)), Some(words.word("verify-evening-forged"))),
    }
}

/// Lets another process of this program verify a record.
fn elsewhere(path: &Path, words: Words) -> Result<Row, Message> {
    let failed = |why: &str| Message::new("terminal-why-other").with("why", why);
    let program = std::env::current_exe().map_err(|error| failed(&error.to_string()))?;
    let asked = Command::new(program)
        .args(["verify", "--json", "--lang", &words.lang().to_string()])
        .arg(path)
        .output()
        .map_err(|error| failed(&error.to_string()))?;
    let report: Report = serde_json::from_slice(&asked.stdout).map_err(|error| failed(&error.to_string()))?;
    report.files.into_iter().next().ok_or_else(|| failed("–"))
}

fn row(path: &Path, verdict: Finding, place: Option<(usize, usize)>, why: Option<String>) -> Row {
    let (line, column) = place.unzip();
    Row { file: path.display().to_string(), verdict, line, column, step: None, why }
}

fn print(report: &Report, words: Words) -> Result<(), Fault> {
    for row in &report.files {
        let place = match (row.line, row.step) {
            (Some(line), Some(step)) => {
                let step = words.say(&Message::new("verify-step").with("step", step));
                format!("{}:{line}: {step}: ", row.file)
            }
            (Some(line), None) => format!("{}:{line}:{}: ", row.file, row.column.unwrap_or(1)),
            (None, _) => format!("{}: ", row.file),
        };
        let verdict = words.word(row.verdict.word());
        let why = row.why.as_ref().map(|why| format!(". {why}")).unwrap_or_default();
        say(&format!("{place}{verdict}{why}"))?;
    }
    let sum = Message::new("verify-sum")
        .with("proved", report.proved)
        .with("no-proof", report.no_proof)
        .with("incomplete", report.incomplete)
        .with("unreadable", report.unreadable)
        .with("diverged", report.diverged)
        .with("forged", report.forged);
    say(&words.say(&sum))
}
