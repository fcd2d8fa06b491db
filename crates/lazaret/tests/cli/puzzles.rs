//! Puzzles on the command line: what is found holds, and what keeps them from being written is said at once.

use crate::run::{folder, run};

#[test]
fn what_is_found_holds() {
    let here = folder();
    let args = ["puzzles", "rattus", "--games", "40", "--seed", "1", "--keep", "1", "--out", "found"];
    let found = run(here.path(), &args);
    assert_eq!((found.code, found.out.lines().count()), (Some(0), 1), "{}{}", found.out, found.err);
    let checked = run(here.path(), &["check", "found"]);
    assert_eq!(checked.code, Some(0), "{}{}", checked.out, checked.err);
    let again = run(here.path(), &args);
    assert_eq!((again.code, again.err.lines().count()), (Some(2), 1), "{}", again.err);
    assert!(again.err.contains("1.puzzle"), "{}", again.err);
}

#[test]
fn what_cannot_be_is_said_in_a_sentence() {
    let here = folder();
    std::fs::write(here.path().join("taken"), "").expect("a file");
    for args in [
        &["puzzles", "chess"][..],
        &["puzzles", "rattus", "--options", "players=4"],
        &["puzzles", "rattus", "--out", "taken/inside"],
    ] {
        let ran = run(here.path(), args);
        assert_eq!((ran.code, ran.err.lines().count(), ran.out.as_str()), (Some(2), 1, ""), "{args:?}: {}", ran.err);
    }
}
