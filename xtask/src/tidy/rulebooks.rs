//! The rulebooks for players state exactly the rules of `rules.md`, each once, in three languages.

use std::path::Path;

use crate::names::LANGUAGES;
use crate::repo;
use crate::spec::Spec;
use press::fault::{Fault, Place, Result};
use press::games::GAMES;

/// Checks the rulebooks of all games that have one.
pub fn check(root: &Path) -> Result<Vec<Fault>> {
    let mut faults = Vec::new();
    for game in GAMES {
        let spec = Spec::load(root, game.id, game.prefix)?;
        let folder = format!("crates/{}/rulebook", game.id);
        if repo::list(root, &folder, ".md").is_empty() {
            continue;
        }
        for language in LANGUAGES {
            let file = format!("{folder}/{language}.md");
            faults.extend(check_book(&spec, &file, &repo::read(root, &file)?));
        }
    }
    Ok(faults)
}

/// Checks one rulebook.
pub fn check_book(spec: &Spec, file: &str, text: &str) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut stated: Vec<&str> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.strip_prefix("- ").unwrap_or(line);
        let Some((id, _)) = line.strip_prefix("**").and_then(|line| line.split_once("**")) else { continue };
        let place = Place::new(file, number + 1);
        if stated.contains(&id) {
            faults.push(place.fault(format!("{id} is stated twice")));
        } else if spec.rules.iter().any(|(rule, _)| rule == id) {
            stated.push(id);
        } else {
            faults.push(place.fault(format!("rules.md knows no rule {id}")));
        }
    }
    let missing = spec.rules.iter().filter(|(rule, _)| !stated.contains(&rule.as_str()));
    faults.extend(missing.map(|(rule, _)| Place::new(file, 1).fault(format!("{rule} is not stated"))));
    faults
}
