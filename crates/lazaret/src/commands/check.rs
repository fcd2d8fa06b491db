//! `lazaret check`: runs scripts of the check language.

use std::path::{Path, PathBuf};

use serde::Serialize;
use shelf::{Message, ScriptError, Title};
use text::Words;

use crate::files;
use crate::stage::{Outcome, Verdict, document, say};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// What came of one script.
#[derive(Serialize)]
struct Row {
    file: String,
    verdict: &'static str,
    cases: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

/// Scripts carry one of these endings.
const ENDINGS: [&str; 2] = ["check", "game"];

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let mut rows = Vec::new();
    for path in &args.files {
        match files::meant(path, &ENDINGS) {
            Ok(found) => rows.extend(found.iter().map(|path| check(path, words))),
            Err(message) => rows.push(unreadable(path, words.say(&message))),
        }
    }
    if args.json {
        document(&rows)?;
    } else {
        for row in &rows {
            let file = &row.file;
            let held = || Message::new("check-held").with("file", file.as_str()).with("cases", row.cases);
            let line = match (&row.why, row.line) {
                (None, _) => words.say(&held()),
                (Some(why), Some(line)) => format!("{file}:{line}:{}: {why}", row.column.unwrap_or(1)),
                (Some(why), None) => format!("{file}: {why}"),
            };
            say(&line)?;
        }
    }
    let any = |verdict| rows.iter().any(|row| row.verdict == verdict);
    Ok(match (any("failed"), any("unreadable")) {
        (true, _) => Verdict::Failed,
        (false, true) => Verdict::Unreadable,
        (false, false) => Verdict::Well,
    })
}

fn check(path: &Path, words: Words) -> Row {
    let text = match files::read(path) {
        Ok(text) => text,
        Err(message) => return unreadable(path, words.say(&message)),
    };
    let Some(title) = title_of(&text, path) else { return unreadable(path, words.word("check-no-game")) };
    let file = path.display().to_string();
    match title.check(&text) {
        Ok(cases) => Row { file, verdict: "held", cases, line: None, column: None, why: None },
        Err(ScriptError { line, column, what }) => {
            Row { file, verdict: "failed", cases: 0, line: Some(line), column: Some(column), why: Some(what) }
        }
    }
}

/// The game that a script names in a line of its own, or else the one whose folder it lies in.
fn title_of(text: &str, path: &Path) -> Option<&'static dyn Title> {
    shelf::title_of(text).or_else(|| {
        let path = std::path::absolute(path).ok()?;
        path.components().rev().find_map(|part| shelf::title(part.as_os_str().to_str()?))
    })
}

fn unreadable(path: &Path, why: String) -> Row {
    let file = path.display().to_string();
    Row { file, verdict: "unreadable", cases: 0, line: None, column: None, why: Some(why) }
}
