//! Where commands speak: standard output for what was asked, standard error for what went wrong.

use std::borrow::Cow;
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
    _ = writeln!(io::stderr(), "lazaret: {}", harmless(sentence));
}

/// Prints a line, or notices that nobody reads any more.
pub(crate) fn say(line: &str) -> Result<(), Fault> {
    let mut out = io::stdout().lock();
    writeln!(out, "{}", harmless(line))?;
    Ok(out.flush()?)
}

/// The text with signs in the place of control characters: a name in a stranger's record must not write into the title of a
/// window or move the cursor. What stays are the ends of lines, tabulators, and colours, which our boards have.
fn harmless(text: &str) -> Cow<'_, str> {
    let is_harmless = |sign: char| !sign.is_control() || matches!(sign, '\n' | '\t');
    if text.chars().all(is_harmless) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let length = colour(rest).unwrap_or(sign.len_utf8());
        let (first, behind) = rest.split_at(length);
        match sign {
            '\x1b' if length == 1 => shown.push('␛'),
            '\x1b' => shown.push_str(first),
            sign if is_harmless(sign) => shown.push(sign),
            // The pictures of control characters follow each other as the characters do.
            sign => shown.push(char::from_u32(u32::from(sign) + 0x2400).filter(|_| sign < ' ').unwrap_or('\u{fffd}')),
        }
        rest = behind;
    }
    Cow::Owned(shown)
}

/// The length of the colour that a text begins with: `ESC [ digits m`.
fn colour(text: &str) -> Option<usize> {
    let behind = text.strip_prefix("\x1b[")?;
    let digits = behind.bytes().take_while(|byte| byte.is_ascii_digit() || *byte == b';').count();
    behind[digits..].starts_with('m').then_some(2 + digits + 1)
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

#[cfg(test)]
mod tests {
    use super::harmless;

    #[test]
    fn control_characters_are_shown_and_colours_stay() {
        for (text, shown) in [
            ("Anna\tBo\n", "Anna\tBo\n"),
            ("\x1b[31mred\x1b[0m", "\x1b[31mred\x1b[0m"),
            ("\x1b]0;title\x07", "␛]0;title␇"),
            ("\x1b[2Jgone\0\r", "␛[2Jgone␀␍"),
            ("\x1b", "␛"),
            ("\u{7f}\u{9b}31m", "\u{fffd}\u{fffd}31m"),
        ] {
            assert_eq!(harmless(text), shown);
        }
    }
}
