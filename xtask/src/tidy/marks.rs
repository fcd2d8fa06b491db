//! The marks of each language: its own quotation marks and apostrophes, no space that a program puts in, and in Russian
//! nothing that would make a man of whoever sits at the table.

use std::path::Path;

use crate::names::LANGUAGES;
use crate::prose::{self, Line};
use press::fault::{Fault, Result};

/// Variables that stand for a person.
const PEOPLE: [&str; 9] = ["{seat}", "{owner}", "{who}", "{whom}", "{by}", "{victim}", "{last}", "{name}", "{names}"];

/// Files that quote commands and scripts, whose marks are those of the terminal.
const QUOTING: [&str; 3] = ["/terminal.ftl", "/check.ftl", "/lab.ftl"];

/// Checks the texts of every language.
pub fn check(root: &Path) -> Result<Vec<Fault>> {
    let mut faults = Vec::new();
    for language in LANGUAGES {
        let lines = prose::load(root, language)?;
        faults.extend(lines.iter().flat_map(|line| check_line(language, line)));
    }
    Ok(faults)
}

/// Checks one line.
pub fn check_line(language: &str, line: &Line) -> Vec<Fault> {
    let mut found = Vec::new();
    let quoting = QUOTING.iter().any(|file| line.place.file.ends_with(file));
    let text = outside_code(&line.text);
    if text.contains(['\u{a0}', '\u{202f}']) {
        found.push("a no-break space: it is put in where the text is shown".to_owned());
    }
    if !quoting && text.contains(['"', '\'']) {
        found.push("a mark of the typewriter: quotation marks and apostrophes are those of print".to_owned());
    }
    if language != "en" && text.contains('“') && !text.contains(['«', '„']) {
        found.push("English quotation marks: they are « » here".to_owned());
    }
    if language == "ru" {
        found.extend(gendered(&text).map(|word| format!("`{word}` makes a man or a woman of the person before it")));
    }
    found.into_iter().map(|what| line.place.fault(format!("{what}: {}", line.text))).collect()
}

/// A verb in the past or a short adjective right behind a person: Russian ones have a gender. Behind `игрока {seat}` they
/// belong to something else.
fn gendered(text: &str) -> Option<&str> {
    let found = PEOPLE.iter().flat_map(|person| text.match_indices(person).map(|(at, person)| (at, at + person.len())));
    found.into_iter().find_map(|(start, end)| {
        if ["игрока ", "игроку ", "игроком ", "игроке "].iter().any(|noun| text[..start].ends_with(noun))
        {
            return None;
        }
        let behind = &text[end..];
        let word = behind.strip_prefix(' ')?.split(|c: char| !c.is_alphabetic()).next()?;
        let past = ["ал", "ил", "ел", "ял", "ул", "ыл", "ла", "лся", "лась"];
        let marked = past.iter().any(|end| word.chars().count() > 3 && word.ends_with(end));
        (marked || ["готов", "готова", "сам", "сама", "должен", "должна"].contains(&word)).then_some(word)
    })
}

/// The text without what stands between backticks.
fn outside_code(text: &str) -> String {
    text.split('`').step_by(2).collect::<Vec<_>>().join(" ")
}
