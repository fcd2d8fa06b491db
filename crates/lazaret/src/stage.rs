//! Where commands speak: standard output for what was asked, standard error for what went wrong.

use std::io::{self, ErrorKind, IsTerminal as _, Write as _};
use std::process::ExitCode;

use serde::Serialize;
use shelf::Message;
use text::Words;

/// Why a command stopped.
#[derive(Debug)]
pub(crate) enum Fault {
    /// Bad input or a world that does not cooperate: one sentence says it.
    Said(Message),
    /// Whoever read our output has gone. That is no error.
    Closed,
}

impl From<Message> for Fault {
    fn from(message: Message) -> Self {
        Self::Said(message)
    }
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Self {
        if error.kind() == ErrorKind::BrokenPipe {
            Self::Closed
        } else {
            Self::Said(Message::new("terminal-io").with("why", error.to_string().as_str()))
        }
    }
}

/// What a command comes to, if nothing went wrong on the way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// All is well: exit code 0.
    Well,
    /// What was examined does not hold: exit code 1.
    Failed,
    /// What was to be examined could not be read: exit code 2.
    Unreadable,
    /// Records play true but carry no proof: exit code 3.
    NoProof,
    /// A record or its proof is not whole: exit code 4.
    Incomplete,
    /// A proof is contradicted by its own record: exit code 5.
    Forged,
}

pub(crate) type Outcome = Result<Verdict, Fault>;

/// The exit code, after the last word.
pub(crate) fn finish(words: Words, outcome: Outcome) -> ExitCode {
    match outcome {
        Ok(Verdict::Well) | Err(Fault::Closed) => ExitCode::SUCCESS,
        Ok(Verdict::Failed) => ExitCode::from(1),
        Ok(Verdict::Unreadable) => ExitCode::from(2),
        Ok(Verdict::NoProof) => ExitCode::from(3),
        Ok(Verdict::Incomplete) => ExitCode::from(4),
        Ok(Verdict::Forged) => ExitCode::from(5),
        Err(Fault::Said(message)) => {
            complain(&words.say(&message));
            ExitCode::from(2)
        }
    }
}

/// One sentence on standard error. If even that is closed there is nobody to tell.
pub(crate) fn complain(sentence: &str) {
    _ = writeln!(io::stderr(), "lazaret: {sentence}");
}

/// Prints a line, or notices that nobody reads any more.
pub(crate) fn say(line: &str) -> Result<(), Fault> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    Ok(out.flush()?)
}

/// Prints one machine-readable document.
pub(crate) fn document(what: &impl Serialize) -> Result<(), Fault> {
    let text = serde_json::to_string_pretty(what).expect("reports have string keys and no failing parts");
    say(&text)
}

/// Whether colours are welcome on standard output.
pub(crate) fn in_colour() -> bool {
    let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
    io::stdout().is_terminal() && !refused && !dumb
}

/// Columns of text, the first flush left and the others flush right.
pub(crate) fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| {
            let space = " ".repeat(width - cell.chars().count());
            if column == 0 { format!("{cell}{space}") } else { format!("{space}{cell}") }
        });
        text += cells.collect::<Vec<_>>().join("  ").trim_end();
        text.push('\n');
    }
    text.truncate(text.trim_end_matches('\n').len());
    text
}
