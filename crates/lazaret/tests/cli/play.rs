//! A table in the terminal, played by typing.

use crate::run::{folder, named, run, typed};

#[test]
fn a_whole_game_is_played_by_numbers() {
    let here = folder();
    let ones = "1\n".repeat(2000);
    let ran =
        typed(here.path(), &["play", "rattus", "--bots", "person,random", "--seed", "5", "--save", "it.game"], &ones);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("1. "), "the ranking is shown");
    assert_eq!(
        run(here.path(), &["verify", "it.game"]).code,
        Some(3),
        "it plays true; nobody proves the terminal's dice"
    );
    let again =
        typed(here.path(), &["play", "rattus", "--bots", "person,random", "--seed", "5", "--save", "it.game"], &ones);
    assert_eq!(again.code, Some(2), "a file is not written over");
    assert!(here.path().join("rattus-1.game").exists(), "but the game is not lost either");
}

#[test]
fn the_end_of_input_keeps_the_game_and_says_where() {
    let here = folder();
    let ran = typed(here.path(), &["play", "rattus", "--seed", "5", "--bots", "person,easy,easy"], "1\n");
    assert_eq!(ran.code, Some(0));
    assert!(ran.err.contains("rattus-1.game"), "{}", ran.err);
    let kept = std::fs::read_to_string(here.path().join("rattus-1.game")).expect("the record");
    assert!(kept.contains("settle anglia"));

    let on = typed(here.path(), &["play", "--load", "rattus-1.game"], "2\n");
    assert_eq!(on.code, Some(0), "{}", on.err);
    assert!(on.err.contains("rattus-2.game"), "{}", on.err);
    let later = std::fs::read_to_string(here.path().join("rattus-2.game")).expect("the record");
    assert!(later.starts_with(&kept[..kept.find("\n0 ").expect("an entry")]));
    assert!(later.len() > kept.len());
    assert_eq!(run(here.path(), &["verify", "."]).code, Some(4), "both play true, and neither is at its end");
}

#[test]
fn choices_are_typed_asked_about_and_taken_back() {
    let here = folder();
    let input = "settle gallia\nundo\nsettle italia\nwhy settle gallia\nnonsense\n99\nwhy castle\nlog\nrules RAT-31\nrules knight\n\
                 help\nlook\nsave it.game\nsave it.game\nquit\n";
    let args = ["play", "rattus", "--bots", "person,person", "--options", "fixed_start=on", "--seed", "2"];
    let ran = typed(here.path(), &args, input);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    for part in [
        "Your turn at the keyboard",
        "couldn’t read “nonsense”",
        "Choose a number from 1 to",
        "RAT-31 ·",
        "why X",
        "Saved: it.game",
        "it.game exists already",
    ] {
        let found = ran.out.to_lowercase().contains(&part.to_lowercase());
        assert!(found, "`{part}` in:\n{}", ran.out);
    }
    assert!(!here.path().join("rattus-1.game").exists(), "what is saved is not kept a second time");
    let record = std::fs::read_to_string(here.path().join("it.game")).expect("the record");
    assert!(record.contains("0 settle italia"), "{record}");
}

#[test]
fn bots_alone_play_to_the_end() {
    let here = folder();
    let ran = run(here.path(), &["play", "rattus", "--bots", "random,random,greedy", "--seed", "1"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert_eq!(named(text::Lang::En, &ran.out), 3, "three of the cast play: {}", ran.out);
    assert_eq!(std::fs::read_dir(here.path()).expect("the folder").count(), 0);
}

#[test]
fn plain_text_when_piped_and_complete_in_every_language() {
    let here = folder();
    for lang in ["en", "fr", "ru"] {
        let args = [
            "play",
            "rattus",
            "--bots",
            "person,random,random",
            "--seed",
            "4",
            "--lang",
            lang,
            "--save",
            "x.game",
            "--force",
        ];
        let ran = typed(here.path(), &args, &"1\n".repeat(2000));
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        assert!(!ran.out.contains('\x1b'), "no colours");
        for gap in ["rattus-", "board-", "play-", "terminal-", "{$"] {
            let line = ran.out.lines().find(|line| line.contains(gap));
            assert_eq!(line, None, "{lang}: a message is missing");
        }
    }
}

/// The adviser names options by their numbers, in every language and every game, and nothing is chosen by it.
#[test]
fn the_adviser_is_asked_by_typing() {
    let here = folder();
    for game in shelf::titles().iter().map(|title| title.id()) {
        for lang in ["en", "fr", "ru"] {
            let args = ["play", game, "--bots", "person,random", "--seed", "5", "--save", "it.game", "--force"];
            let ran = typed(here.path(), &[&args[..], &["--lang", lang]].concat(), "advise\n");
            assert_eq!(ran.code, Some(0), "{}", ran.err);
            let advised: Vec<&str> =
                ran.out.lines().filter(|line| line.contains("(± ") || line.contains("(±\u{a0}")).collect();
            assert!((1..=3).contains(&advised.len()), "{}", ran.out);
            assert!(
                !ran.out.contains("-term-") && !ran.out.contains("advice-") && !ran.out.contains('{'),
                "{}",
                ran.out
            );
        }
    }
}

/// Whoever does not see the board types `describe`, in every language and every game.
#[test]
fn the_position_is_told_in_words() {
    let here = folder();
    for game in shelf::titles().iter().map(|title| title.id()) {
        for lang in ["en", "fr", "ru"] {
            let args = ["play", game, "--bots", "person,random", "--seed", "5", "--save", "it.game", "--force"];
            let ran = typed(here.path(), &[&args[..], &["--lang", lang]].concat(), "describe\n");
            assert_eq!(ran.code, Some(0), "{}", ran.err);
            let silent = typed(here.path(), &[&args[..], &["--lang", lang]].concat(), "");
            let told = ran.out.lines().count() - silent.out.lines().count();
            assert!(told > 15, "{game} {lang}: {told} lines");
            assert!(!ran.out.contains("told-") && !ran.out.contains('{'), "{}", ran.out);
        }
    }
}

#[test]
fn a_letter_does_several_choices_at_once_and_undo_takes_them_back() {
    let here = folder();
    let args = ["play", "contagion", "--bots", "person,random", "--seed", "5"];
    let input = "1\na?\na\nundo\na\nundo 1\nsave it.game\nquit\n";
    let ran = typed(here.path(), &args, input);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("a  Infect Los Angeles: for 1 card  [infect los_angeles; match 1]"), "{}", ran.out);
    assert!(ran.out.contains("> · Player 1 discards 1 Yellow."), "the preview tells it before");
    let record = std::fs::read_to_string(here.path().join("it.game")).expect("the record");
    let own: Vec<&str> = record.lines().filter(|line| line.starts_with("0 ")).skip(1).collect();
    let once = ["0 infect los_angeles", "0 (cubes 1)", "0 match 1"];
    assert_eq!(own, [&once[..], &["0 undo 1", "0 undo 2"], &once, &["0 undo 1"]].concat());
}

/// The README shows the second question of this very game.
#[test]
fn the_readme_shows_what_the_terminal_shows() {
    let readme = include_str!("../../../../README.md");
    let command = readme.split("cargo run --release -p lazaret -- ").nth(1).expect("a command");
    let args: Vec<&str> = command.lines().next().expect("a line").split(' ').collect();
    let shown =
        readme.split("```text\n").nth(1).expect("what it prints").split("\n …\n").next().expect("its beginning");
    let here = folder();
    let ran = typed(here.path(), &args, "settle anglia\nquit\n");
    assert!(ran.out.contains(shown), "{}", ran.out);
}
