//! How the tests of a game crate run its scripts and its whole games: files in, tests out.
//!
//! The laws and the check language themselves are in [`kernel::testkit`] and [`kernel::script`], which read no files.

mod positions;
mod rules;
mod told;
mod words;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use kernel::script::{self, Case, Script, ScriptError};
use kernel::{Actions, Say as _, Sim, marks};
use libtest_mimic::{Arguments, Failed, Trial};
use text::{Lang, Words};

use crate::rules::{definitions, unreached};
pub use crate::told::told;

/// Runs every case of every `*.check` in `tests/rules` of a crate as a test of its own, named by its title, and holds it
/// to reaching the rules that its title names; then asks that every reason of the game has a case, every word of its
/// tables an example that holds, and every random position an answer. It is the `main` of a test without harness.
pub fn scripts<G: Script>(crate_folder: &str) -> ExitCode {
    let tests = Path::new(crate_folder).join("tests");
    let keys = Arc::new(keys(G::ID));
    let defined = Arc::new(definitions(&tests));
    let mut trials = Vec::new();
    let mut all = Vec::new();
    each(&tests.join("rules").to_string_lossy(), ".check", |file, text| {
        let parsed = script::parse(text).unwrap_or_else(|error| panic!("{file}:{}", said::<G>(&error)));
        let game = parsed.game.unwrap_or_else(|| panic!("{file} names no game"));
        assert_eq!(game.id, G::ID, "{file} is a script of another game");
        all.extend(parsed.cases.iter().cloned());
        trials.extend(parsed.cases.into_iter().map(|case| {
            let (file, keys, defined) = (file.to_owned(), Arc::clone(&keys), Arc::clone(&defined));
            Trial::test(case.title.clone(), move || hold::<G>(&file, &case, &keys, &defined))
        }));
    });
    trials.extend(words::trials::<G>());
    trials.extend(positions::trials::<G>());
    trials.push(Trial::test("every reason has a case", move || rules::every_reason_has_a_case::<G>(&all, &keys)));
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// Plays a case, and looks whether it reached the rules that its title names.
fn hold<G: Script>(file: &str, case: &Case, keys: &[&str], defined: &BTreeSet<String>) -> Result<(), Failed> {
    let (held, reached) = marks::during(|| script::run::<G>(case, keys));
    held.map_err(|error| Failed::from(format!("{file}:{}", said::<G>(&error))))?;
    let missed: Vec<&str> = unreached(&case.title, &reached).filter(|rule| !defined.contains(*rule)).collect();
    if missed.is_empty() {
        return Ok(());
    }
    Err(Failed::from(format!("{file}:{}: the title names {}, whose line is not reached", case.line, missed.join(", "))))
}

/// What a script of one case is told that lays out what cannot be: line, column and sentence in English. A position that
/// is taken is played on by chance to its end, so that a later fault comes up as well; then there is nothing to tell.
pub fn refusal<G: Script>(script: &str) -> Option<String> {
    let laid_out = script::parse(script).and_then(|parsed| script::lay_out::<G>(&parsed.cases[0]));
    let mut state = match laid_out {
        Ok(state) => state,
        Err(error) => return Some(said::<G>(&error)),
    };
    let (mut sim, mut legal) = (Sim::new(1347), Actions::<G>::new());
    while let Some(seat) = state.asked().first() {
        state.legal(seat, &mut legal);
        state.play_unchecked(seat, legal[sim.below(legal.len() as u32) as usize], &mut sim);
    }
    None
}

/// A fault in English, with its place.
fn said<G: Script>(error: &ScriptError) -> String {
    let seats = script::Seats::new(G::SEATS, G::SEATS.len());
    let words = Words::new(Lang::En).render(&error.say(), &|seat| seats.name(seat));
    format!("{}:{}: {words}", error.line, error.column)
}

/// The keys of the events and reasons of a game.
fn keys(game: &str) -> Vec<&'static str> {
    let of = |kind| text::keys(&format!("{game}-{kind}-")).collect::<Vec<_>>();
    [of("event"), of("reason")].concat()
}

/// Hands every file of a folder with this ending to `check`, by name and text. There must be one at least.
pub fn each(folder: &str, ending: &str, mut check: impl FnMut(&str, &str)) {
    let entries = fs::read_dir(Path::new(folder)).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("a readable folder").path()).collect();
    paths.retain(|path| path.to_string_lossy().ends_with(ending));
    paths.sort();
    assert!(!paths.is_empty(), "there is no *{ending} in {folder}");
    for path in paths {
        let name = path.file_name().expect("a file has a name").to_string_lossy();
        check(&name, &fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}")));
    }
}
