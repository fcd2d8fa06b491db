//! Every sentence of whole games, spoken in three languages and compared with what it is about: each offered choice, each
//! question, each event as each viewer is told it, each refusal of a click. And every sentence that the Fluent files have
//! is spoken, or listed with the reason why no game here reaches it.

mod judge;
mod walk;

use std::collections::BTreeSet;

use judge::Judge;

/// Sentences that no game of this test reaches: the key and the reason, a line each.
const UNSPOKEN: &str = include_str!("unspoken.txt");

/// The kinds of sentences that a game speaks itself.
const KINDS: [&str; 6] = ["action", "event", "ask", "reason", "ending", "score"];

fn whole_games(id: &str) {
    let title = shelf::title(id).expect("it is on the shelf");
    let mut judge = Judge::new(title);
    walk::all_settings(title, &mut judge);
    let faults = judge.faults();
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), faults.join("\n"));
    all_spoken(id, judge.spoken());
}

/// Compares what was spoken with what can be said.
fn all_spoken(id: &str, spoken: &BTreeSet<String>) {
    let path = format!("{}/../../locales/en/{id}.ftl", env!("CARGO_MANIFEST_DIR"));
    let file = std::fs::read_to_string(&path).expect("the words of the game");
    let keys = file.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    let own = |key: &&str| KINDS.iter().any(|kind| key.starts_with(&format!("{id}-{kind}-")));
    let listed: BTreeSet<&str> = unspoken().map(|(key, _)| key).collect();
    let keys: Vec<&str> = keys.filter(own).collect();
    assert!(keys.len() > 30, "the sentences of {id} are found");
    let silent: Vec<&str> =
        keys.iter().copied().filter(|key| !spoken.contains(*key) && !listed.contains(key)).collect();
    assert!(silent.is_empty(), "never spoken, and no reason is given in unspoken.txt:\n{}", silent.join("\n"));
    let of_game = listed.iter().filter(|key| key.starts_with(&format!("{id}-")));
    let wrong: Vec<_> = of_game.filter(|key| spoken.contains(**key) || !keys.contains(key)).collect();
    assert!(wrong.is_empty(), "listed in unspoken.txt, but spoken or no sentence at all: {wrong:?}");
}

fn unspoken() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = UNSPOKEN.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split_once(' ').unwrap_or_else(|| panic!("`{line}` gives no reason")))
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
