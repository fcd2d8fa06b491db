//! Every sentence of whole games, spoken in three languages and compared with what it is about: each offered choice, each
//! question, each event as each viewer is told it, each refusal of a click. And every sentence that the Fluent files have
//! is spoken, or listed with the reason why these games may miss it.

mod judge;
mod walk;

use std::collections::BTreeSet;

use judge::Judge;

/// Sentences that are rare in whole games, so that it is chance whether this test reaches them: the key and the reason, a
/// line each.
const UNSPOKEN: &str = include_str!("unspoken.txt");

/// The kinds of sentences that a game speaks itself.
const KINDS: [&str; 6] = ["action", "event", "ask", "reason", "ending", "score"];

fn whole_games(id: &str) {
    let title = shelf::title(id).expect("it is on the shelf");
    let mut judge = Judge::new(title);
    walk::all_settings(title, &mut judge);
    let mut faults: Vec<String> = judge.faults().into_iter().map(str::to_owned).collect();
    faults.extend(unspoken(id, judge.spoken()));
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
}

/// Compares what was spoken with what can be said, and both with the list.
fn unspoken(id: &str, spoken: &BTreeSet<String>) -> Vec<String> {
    let path = format!("{}/../../locales/en/{id}.ftl", env!("CARGO_MANIFEST_DIR"));
    let file = std::fs::read_to_string(&path).expect("the words of the game");
    let keys = file.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    let own = |key: &&str| KINDS.iter().any(|kind| key.starts_with(&format!("{id}-{kind}-")));
    let lines = UNSPOKEN.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let split = |line: &'static str| line.split_once(' ').unwrap_or_else(|| panic!("`{line}` gives no reason"));
    let listed: BTreeSet<&str> = lines.map(|line| split(line).0).collect();
    let keys: Vec<&str> = keys.filter(own).collect();
    assert!(keys.len() > 30, "the sentences of {id} are found");
    let silent = keys.iter().filter(|key| !spoken.contains(**key) && !listed.contains(*key));
    let silent = silent.map(|key| format!("{key} is never spoken, and unspoken.txt gives no reason"));
    let of_game = listed.iter().filter(|key| key.starts_with(&format!("{id}-")));
    let wrong = of_game.filter(|key| !keys.contains(key));
    let wrong = wrong.map(|key| format!("{key} is listed in unspoken.txt, but it is no sentence"));
    silent.chain(wrong).collect()
}

#[test]
fn rattus_speaks_well() {
    whole_games("rattus");
}

#[test]
fn contagion_speaks_well() {
    whole_games("contagion");
}

#[test]
fn pest_speaks_well() {
    whole_games("pest");
}

#[test]
fn messina_speaks_well() {
    whole_games("messina");
}
