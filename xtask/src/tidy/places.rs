//! "Add a game" in CONTRIBUTING.md names every place that knows a game, and counts them.

use std::path::Path;

use crate::repo;
use press::fault::{Fault, Place, Result};
use press::games::GAMES;

const BOOK: &str = "CONTRIBUTING.md";

/// Where games are named that are not in shape yet.
const SHAPE: &str = "xtask/src/tidy/shape.rs";

/// Sources that know a game by its name. Prose may speak of any game, and what is generated follows by itself.
const ENDINGS: [&str; 6] = [".rs", ".toml", ".ts", ".svelte", ".ftl", ".css"];

/// Checks the list against the game that came last.
pub fn check(root: &Path) -> Result<Vec<Fault>> {
    let game = GAMES.last().expect("there are games").id;
    let mut known = Vec::new();
    for file in repo::tree(root, ".", &ENDINGS).into_iter().filter(|file| file != SHAPE) {
        if file.contains(game) || repo::read(root, &file)?.contains(game) {
            known.push(file);
        }
    }
    Ok(check_list(&repo::read(root, BOOK)?, game, &known))
}

/// Checks a text against the files that know a game.
pub fn check_list(book: &str, game: &str, files: &[String]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let rows = rows(book);
    let listed: Vec<(usize, String)> = rows
        .iter()
        .flat_map(|(line, row)| row.split('`').skip(1).step_by(2).map(|place| (*line, place.replace("<game>", game))))
        .collect();
    let covers = |place: &str, file: &str| file == place || place.ends_with('/') && file.starts_with(place);
    // The data of a game are described in one file or in several in a folder of its name.
    let beside = |place: &str, file: &str| {
        place.strip_suffix(".rs").is_some_and(|folder| file.starts_with(&format!("{folder}/")))
    };
    for (line, place) in &listed {
        if !files.iter().any(|file| covers(place, file)) {
            faults.push(Place::new(BOOK, *line).fault(format!("`{place}` does not know the game")));
        }
    }
    let generated = |file: &&String| !file.contains("/data/");
    for file in files.iter().filter(generated) {
        if !listed.iter().any(|(_, place)| covers(place, file) || beside(place, file)) {
            faults.push(
                Place::new(file, 1).fault(format!("this knows a game, but \"Add a game\" in {BOOK} does not name it")),
            );
        }
    }
    let (own, elsewhere): (Vec<_>, Vec<_>) = rows.iter().partition(|(line, _)| *line < second_table(book));
    let count = |rows: &[&(usize, &str)]| rows.iter().map(|(_, row)| row.matches('`').count() / 2).sum::<usize>();
    let counted = format!("{} of the game's own and {} lines elsewhere", count(&own), count(&elsewhere));
    if !book.replace('\n', " ").contains(&counted) {
        faults.push(Place::new(BOOK, 1).fault(format!("the places to add a game are {counted}")));
    }
    faults
}

/// The first column of each row of the tables under "Add a game", with its line.
fn rows(book: &str) -> Vec<(usize, &str)> {
    let lines = book.lines().enumerate().skip_while(|(_, line)| *line != "## Add a game").skip(1);
    let section = lines.take_while(|(_, line)| !line.starts_with("## "));
    let rows = section.filter(|(_, line)| line.starts_with("| `"));
    rows.map(|(number, row)| (number + 1, row[2..].split(" | ").next().unwrap_or(row))).collect()
}

fn second_table(book: &str) -> usize {
    book.lines().position(|line| line == "Lines elsewhere:").map_or(usize::MAX, |at| at + 1)
}
