//! Puzzles on the command line: what is found holds, and what keeps them from being written is said at once.

use crate::run::{folder, run, typed};

#[test]
fn what_is_found_holds() {
    let here = folder();
    // The end of a game is the quickest to be sure of.
    let args = [
        "puzzles",
        "contagion",
        "--players",
        "2",
        "--part",
        "3",
        "--games",
        "20",
        "--seed",
        "7",
        "--keep",
        "1",
        "--out",
        "found",
    ];
    let found = run(here.path(), &args);
    assert_eq!((found.code, found.out.lines().count()), (Some(0), 1), "{}{}", found.out, found.err);
    let checked = run(here.path(), &["check", "found"]);
    assert_eq!(checked.code, Some(0), "{}{}", checked.out, checked.err);
    let confirmed = run(here.path(), &["puzzles", "contagion", "--confirm=found", "--seed", "8"]);
    assert_eq!(confirmed.code, Some(0), "{}{}", confirmed.out, confirmed.err);
    assert!(confirmed.out.starts_with("contagion-puzzle-1 holds"), "{}", confirmed.out);
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
        &["puzzles", "pest", "--options", "players=5"],
        &["puzzles", "rattus", "--solve", "99"],
        &["puzzles", "rattus", "--out", "taken/inside"],
    ] {
        let ran = run(here.path(), args);
        assert_eq!((ran.code, ran.err.lines().count(), ran.out.as_str()), (Some(2), 1, ""), "{args:?}: {}", ran.err);
    }
}

#[test]
fn a_puzzle_is_solved_with_hints_at_the_terminal() {
    let here = folder();
    let wrong = typed(here.path(), &["puzzles", "contagion", "--solve", "1"], "hint\nhint\nhint\nnonsense\n");
    assert_eq!(wrong.code, Some(1), "{}{}", wrong.out, wrong.err);
    let hints = ["Look here", "It is one of these", "Try this: "];
    let at: Vec<_> = hints.iter().map(|hint| wrong.out.find(hint).expect("a hint")).collect();
    assert!(at.is_sorted(), "{}", wrong.out);
    let last = wrong.out.lines().find(|line| line.starts_with(hints[2])).expect("the choice");
    let label = last[hints[2].len()..].split(".  [").next().expect("words");
    let option = wrong.out.lines().find(|line| line.contains(&format!("  {label}  ["))).expect("it is listed");
    let number = option.split_whitespace().next().expect("a number");
    let solved = typed(here.path(), &["puzzles", "contagion", "--solve", "1"], &format!("{number}\n"));
    assert_eq!(solved.code, Some(0), "{}{}", solved.out, solved.err);
    assert!(solved.out.contains("Lucia") && !solved.out.contains("lesson-"), "everybody has a name: {}", solved.out);
    assert!(solved.out.contains("Solved! Your choice won "), "{}", solved.out);
}
