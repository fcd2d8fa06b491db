//! Which faults are planted: the same ones for the same seed, and names that outlast a change.

use xtask::mutants::{choose, escape, lasting};

fn names(count: usize) -> Vec<String> {
    (0..count).map(|number| format!("crates/pest/src/era.rs:{number}:5: replace < with <= in era::end")).collect()
}

#[test]
fn the_seed_chooses() {
    let mut backwards = names(200);
    backwards.reverse();
    let chosen = choose(names(200), 80, 1347);
    assert_eq!(chosen, choose(backwards, 80, 1347), "the order of the list does not matter");
    assert_ne!(chosen, choose(names(200), 80, 1348), "another seed, other faults");
    assert_eq!(chosen[..40], choose(names(200), 40, 1347)[..], "a larger number takes in a smaller one");
    let mut once = chosen.clone();
    once.sort();
    once.dedup();
    assert_eq!(once.len(), 80, "each fault once");
    assert_eq!(choose(names(3), 80, 1347).len(), 3, "no more than there are");
}

#[test]
fn names_outlast_changes_above_them() {
    let name = "crates/pest/src/era.rs:12:5: replace < with <= in Board::end";
    assert_eq!(lasting(name), "crates/pest/src/era.rs: replace < with <= in Board::end");
    assert_eq!(lasting("no place at all"), "no place at all");
}

#[test]
fn a_name_is_looked_for_as_it_stands() {
    // An escaped angle bracket would be the edge of a word, and most names would not be found.
    assert_eq!(
        escape("replace <impl Game for Pest>::a -> u8 with 1"),
        r"replace <impl Game for Pest>::a \-> u8 with 1"
    );
    assert_eq!(escape("replace || with && in f(x)"), r"replace \|\| with \&\& in f\(x\)");
}
