//! What people read, line by line: the messages of a language, its names out of data files, and its rulebooks.

use std::path::Path;

use crate::repo;
use press::fault::{Place, Result};
use press::games::GAMES;

/// Ends of keys whose messages explain the check language: they speak in its words, not in those of the game.
const SCRIPT_WORDS: [&str; 3] = ["-given-", "-fact-", "-check-"];

/// A line that people read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Where it stands.
    pub place: Place,
    /// The game that it belongs to.
    pub game: Option<&'static str>,
    /// Its words, with `{…}` for whatever is put in.
    pub text: String,
}

/// All lines of a language.
pub fn load(root: &Path, language: &str) -> Result<Vec<Line>> {
    let mut lines = Vec::new();
    for folder in [format!("locales/{language}"), format!("locales/{language}/data")] {
        for file in repo::list(root, &folder, ".ftl") {
            lines.extend(messages(&file, &repo::read(root, &file)?));
        }
    }
    for game in GAMES {
        let file = format!("crates/{}/rulebook/{language}.md", game.id);
        let book = repo::read(root, &file)?;
        let line = |(at, text): (usize, &str)| Line {
            place: Place::new(&file, at + 1),
            game: Some(game.id),
            text: text.to_owned(),
        };
        lines.extend(book.lines().enumerate().map(line));
    }
    Ok(lines)
}

/// The lines of a Fluent file: without comments, keys, names of variants and messages about the check language.
pub fn messages(file: &str, text: &str) -> Vec<Line> {
    let name = file.rsplit('/').next().unwrap_or(file).trim_end_matches(".ftl");
    let of = |game: &str| name == game || name.strip_suffix(game).is_some_and(|before| before.ends_with('-'));
    let game = GAMES.iter().map(|game| game.id).find(|game| of(game));
    let mut lines = Vec::new();
    let mut silent = false;
    for (at, line) in text.lines().enumerate() {
        let own = line.split_once(" =").filter(|(key, _)| key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-'));
        if let Some((key, _)) = own {
            silent = SCRIPT_WORDS.iter().any(|word| key.contains(word));
        }
        if silent || line.starts_with('#') {
            continue;
        }
        let said = own.map_or(line, |(_, said)| said).trim();
        let said = said.strip_prefix('*').unwrap_or(said);
        let said = said.strip_prefix('[').and_then(|variant| variant.split_once(']')).map_or(said, |(_, said)| said);
        lines.push(Line { place: Place::new(file, at + 1), game, text: without_gaps(said).trim().to_owned() });
    }
    lines
}

/// The text with `{…}` for each placeable, whose insides are names of variables.
fn without_gaps(text: &str) -> String {
    let mut parts = text.split('{');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        let variable = part.trim_start().strip_prefix('$').map_or("", |name| {
            let end = name.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '-').unwrap_or(name.len());
            &name[..end]
        });
        text + "{" + variable + "}" + part.split_once('}').map_or("", |(_, behind)| behind)
    })
}
