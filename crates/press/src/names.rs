//! What things are called: the fields of the data files that people read, and those that a patch gives.
//!
//! A card of somebody's own takes the place of a printed one. If it has a name, it says all that is printed on it, in every
//! language: else people would read the old sentence on a new card.

use printed::Called;

use crate::data::{Data, Node, Value};
use crate::fault::Result;
use crate::overlay::{self, Change};

/// The languages of Lazaret; the first one is the reference.
pub const LANGUAGES: [&str; 3] = ["en", "fr", "ru"];

/// A sentence on a card is not longer, in characters.
const LONGEST: usize = 400;
/// A name is not longer.
const LONGEST_NAME: usize = 60;

/// The field of which `key` is the translation into `language`.
pub fn translated<'k>(key: &'k str, language: &str) -> Option<&'k str> {
    if key == language { Some("") } else { key.strip_suffix(language)?.strip_suffix('_') }
}

/// The message that says a field of an entry.
pub fn key(game: &str, kind: &str, id: &str, field: &str) -> String {
    let suffix = if matches!(field, "" | "name") { String::new() } else { format!("-{field}") };
    format!("{game}-{kind}-{id}{suffix}").replace('_', "-")
}

/// A text as it is said: the data are typed on a keyboard, people read the printer's apostrophe.
pub fn said(text: &str) -> String {
    text.trim().replace('\'', "’")
}

/// What the lines of a patch call things, language by language.
pub fn called(game: &str, lines: &[String]) -> Vec<Called> {
    let read = |line: &String| {
        let (path, value) = line.split_once(" = ")?;
        let [.., kind, id, key] = path.split('.').collect::<Vec<_>>()[..] else { return None };
        let (field, language) = translation(key)?;
        let text = Node::parse("patch", &format!("text = {value}")).ok()?;
        let text = said(text.opt("text")?.text().ok()?);
        Some(Called { language, key: self::key(game, kind, id, field), text })
    };
    lines.iter().filter_map(read).collect()
}

/// The field and the language, if it is a text that people read.
fn translation(key: &str) -> Option<(&str, &'static str)> {
    LANGUAGES.iter().find_map(|language| Some((translated(key, language)?, *language)))
}

/// Whether a field is a text that people read.
pub(crate) fn is_text(key: &str) -> bool {
    translation(key).is_some()
}

/// Refuses a text that does not belong there, or that is none.
pub(crate) fn check(entry: &Node, key: &str, given: &Node) -> Result<()> {
    if entry.opt("id").is_none() || entry.opt(key).is_none() {
        return Err(given.fault("no text stands here that people read"));
    }
    let longest = if key.starts_with("name") { LONGEST_NAME } else { LONGEST };
    let text = given.text()?;
    if text.trim().is_empty() || text.chars().any(char::is_control) || text.chars().count() > longest {
        return Err(given.fault(format!("a text of one line and at most {longest} characters is expected here")));
    }
    Ok(())
}

/// Holds the changes of every entry with texts to what is said above. What such a card says as it is printed already is no
/// change.
pub(crate) fn whole(data: &Data, changes: Vec<Change>) -> Result<Vec<Change>> {
    let own: Vec<Vec<String>> = changes.iter().filter(|change| change.is_text()).map(Change::entry).collect();
    let is_printed = |change: &Change| {
        let printed = overlay::find(data, &change.path);
        printed.is_some_and(|printed| overlay::toml(printed) == overlay::toml(&change.value))
    };
    let stays = |change: &Change| {
        let of_own = own.iter().any(|entry| change.path.starts_with(entry));
        change.is_text() || !of_own || !is_printed(change)
    };
    let changes: Vec<Change> = changes.into_iter().filter(stays).collect();
    for change in changes.iter().filter(|change| change.is_text()) {
        let entry = change.entry();
        let given = |key: &str| {
            changes.iter().any(|other| other.entry() == entry && other.path.last().is_some_and(|last| last == key))
        };
        let named = LANGUAGES.iter().any(|language| given(&format!("name_{language}")));
        let Some(Value::Table(fields)) = overlay::find(data, &entry).map(|entry| &entry.value) else { continue };
        let field = change.path.last().and_then(|key| translation(key)).map(|(field, _)| field);
        // With a name everything; without one, the sentence in every language.
        let wanted = |key: &&String| translation(key).is_some_and(|(other, _)| named || Some(other) == field);
        if let Some(missing) = fields.keys().filter(wanted).find(|key| !given(key)) {
            let text =
                format!("a card of your own says in every language what is printed on it: `{missing}` is missing");
            return Err(change.value.fault(text));
        }
        if !changes.iter().any(|other| !other.is_text() && other.path.starts_with(&entry)) {
            return Err(change.value.fault("names and texts alone make no other card: say what it does otherwise"));
        }
    }
    Ok(changes)
}
