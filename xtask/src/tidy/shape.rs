//! One shape for all games: the same things lie in files of the same names, and a step is told in one place.

use std::path::Path;

use crate::repo;
use crate::tidy::sources::is_generated;
use press::fault::{Fault, Place, Result};
use press::games::GAMES;

/// What every game has, each in a file of this name.
const SHARED: [&str; 13] = [
    "action", "board", "data", "event", "frame", "imagine", "lib", "options", "position", "rules", "score", "setup",
    "view",
];

/// What stands beside the step it belongs to, and so has no file of its own.
const SCATTERED: [&str; 5] = ["ask", "intent", "notation", "reason", "why"];

/// A chapter longer than this wants to be two.
const LONGEST: usize = 400;

/// Checks the sources of all games.
pub fn check(root: &Path) -> Result<Vec<Fault>> {
    let mut faults = Vec::new();
    for game in GAMES {
        let folder = format!("crates/{}/src", game.id);
        let mut sources = Vec::new();
        for file in repo::tree(root, &folder, &[".rs"]) {
            let text = repo::read(root, &file)?;
            sources.push((file, text));
        }
        faults.extend(check_game(&folder, &sources));
    }
    Ok(faults)
}

/// Checks the sources of one game: their names and texts.
pub fn check_game(folder: &str, sources: &[(String, String)]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for name in SHARED {
        let file = format!("{folder}/{name}.rs");
        if !sources.iter().any(|(source, _)| *source == file) {
            faults.push(Place::new(&file, 1).fault("every game has this file"));
        }
    }
    for (file, text) in sources {
        let stem = file.rsplit('/').next().and_then(|name| name.strip_suffix(".rs")).unwrap_or_default();
        if SCATTERED.contains(&stem) {
            faults.push(Place::new(file, 1).fault("this stands beside the step it belongs to"));
        }
        let length = text.lines().count();
        if length > LONGEST && !is_generated(text) {
            let words = format!("{length} lines are too long, {LONGEST} are the limit in a game");
            faults.push(Place::new(file, LONGEST + 1).fault(words));
        }
        for (number, line) in text.lines().enumerate() {
            if line.contains("unreachable!(") {
                let words = "a game has no place that cannot be reached: let the types say so";
                faults.push(Place::new(file, number + 1).fault(words));
            }
        }
    }
    faults
}
