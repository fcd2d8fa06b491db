//! Tables that a command writes into a document, between two lines that mark their place.

use std::ops::Range;
use std::path::Path;

use shelf::Message;
use text::Words;

use crate::files::{self, Existing};
use crate::stage::Fault;

/// Where the table of a game stands in a text. `kind` says which of its tables.
pub(crate) fn place(text: &str, kind: &str, game: &str, path: &Path) -> Result<Range<usize>, Message> {
    let (begin, end) = (format!("<!-- {kind} {game} -->\n"), format!("<!-- end of {kind} -->"));
    let from = text.find(&begin).map(|at| at + begin.len());
    let to = from.and_then(|from| text[from..].find(&end).map(|at| from + at));
    match (from, to) {
        (Some(from), Some(to)) => Ok(from..to),
        _ => Err(Message::new("marked-no-place")
            .with("file", path.display().to_string().as_str())
            .with("mark", begin.trim_end())
            .with("end", end.as_str())),
    }
}

/// Puts a table there, with the command that made it.
pub(crate) fn put(path: &Path, kind: &str, game: &str, table: &str, command: &str, words: Words) -> Result<(), Fault> {
    let mut text = files::read(path)?;
    let place = place(&text, kind, game, path)?;
    let made = words.say(&Message::new("marked-made").with("command", command));
    text.replace_range(place, &format!("{table}\n{made}\n"));
    files::write(path, &text, Existing::Replace)
}
