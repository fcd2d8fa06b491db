//! The story of recorded games, and what its document shows of it.

use std::path::PathBuf;

use crate::run::run;

/// A command in a document, and the table below it.
struct Shown<'d> {
    command: &'d str,
    table: Vec<&'d str>,
}

/// The commands of a document, each with the table below it.
fn shown(document: &str) -> Vec<Shown<'_>> {
    let mut shown: Vec<Shown<'_>> = Vec::new();
    for line in document.lines() {
        if let Some(command) = line.strip_prefix("`lazaret ").and_then(|line| line.strip_suffix('`')) {
            shown.push(Shown { command, table: Vec::new() });
        } else if line.starts_with('|') {
            shown.last_mut().expect("a table stands below its command").table.push(line);
        }
    }
    shown
}

#[test]
fn the_turns_of_the_document_are_told_as_it_says() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut turns = 0;
    for Shown { command, table } in shown(include_str!("../../../../docs/turns.md")) {
        let ran = run(&root, &command.split(' ').collect::<Vec<_>>());
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        let told: Vec<&str> = ran.out.lines().collect();
        assert_eq!(told, table, "`{command}` says something else: make turns");
        // Below its two lines of head.
        turns += table.len() - 2;
    }
    assert!(turns >= 30, "{turns} turns are shown");
}
