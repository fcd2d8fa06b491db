//! Boards and frames: their fingerprints may not depend on the machine.
//!
//! The language hashes an array of numbers as the bytes it has in memory, in the machine's own order. In a type of the
//! kernel or of a game that can be hashed, numbers wider than a byte therefore stand in `kernel::Numbers`.

use std::path::Path;

use crate::repo;
use press::fault::{Fault, Place, Result};
use press::games::GAMES;

/// Numbers whose bytes differ from machine to machine.
const WIDE: [&str; 10] = ["u16", "u32", "u64", "u128", "usize", "i16", "i32", "i64", "i128", "isize"];

/// Checks the kernel and every game.
pub fn check(root: &Path) -> Result<Vec<Fault>> {
    let crates = std::iter::once("kernel").chain(GAMES.iter().map(|game| game.id));
    let mut faults = Vec::new();
    for file in crates.flat_map(|name| repo::tree(root, &format!("crates/{name}/src"), &[".rs"])) {
        faults.extend(check_text(&file, &repo::read(root, &file)?));
    }
    Ok(faults)
}

/// Checks one file: from a derived `Hash` to the end of the item that derives it.
pub fn check_text(file: &str, text: &str) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut hashed = false;
    for (number, line) in text.lines().enumerate() {
        if line.starts_with("#[derive(") {
            hashed = line.split(|c: char| !c.is_alphanumeric()).any(|word| word == "Hash");
        }
        let code = line.split("//").next().unwrap_or_default();
        let wide = |word: &&&str| code.contains(&format!("[{word};")) || code.contains(&format!("[{word}]"));
        if let Some(word) = WIDE.iter().find(wide).filter(|_| hashed) {
            let place = Place::new(file, number + 1);
            faults.push(
                place.fault(format!("an array of `{word}` is hashed in the machine's byte order: use `Numbers`")),
            );
        }
        if line == "}" || line.ends_with(");") && !line.starts_with(' ') {
            hashed = false;
        }
    }
    faults
}
