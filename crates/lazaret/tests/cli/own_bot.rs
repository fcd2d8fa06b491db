//! A bot of somebody's own on the command line: it plays every game, and is named in a sentence when it fails.

use std::path::Path;

use crate::run::{Ran, folder, run};

fn arena(folder: &Path, bot: &str, choice_ms: &str) -> Ran {
    let bots = format!("random,{bot}");
    let args = ["arena", "rattus", "--bots", &bots, "--games", "4", "--seed", "3", "--threads", "1"];
    run(folder, &[&args[..], &["--choice-ms", choice_ms]].concat())
}

fn example() -> String {
    format!("cmd:python3 {}", concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/own_bot.py"))
}

#[test]
fn the_example_plays_every_game_better_than_chance() {
    let here = folder();
    for title in shelf::titles() {
        let bots = format!("random,{}", example());
        let args = ["arena", title.id(), "--bots", &bots, "--games", "6", "--seed", "5", "--choice-ms", "60000"];
        let ran = run(here.path(), &[&args[..], &["--json"]].concat());
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", title.id());
        let report = ran.json();
        assert_eq!(report["bots"][1]["name"], example().as_str());
        assert!(report["bots"][1]["wins"].as_f64() >= Some(4.0), "{report}");
    }
}

#[test]
fn the_example_is_short_and_its_games_can_be_kept() {
    let lines = include_str!("../../../../docs/own_bot.py").lines().count();
    assert!(lines <= 60, "{lines} lines");
    let here = folder();
    let bots = format!("{},greedy", example());
    let args = ["sim", "rattus", "--bots", &bots, "--games", "3", "--seed", "5", "--choice-ms", "60000"];
    let kept = run(here.path(), &[&args[..], &["--records", "kept"]].concat());
    assert_eq!(kept.code, Some(0), "{}", kept.err);
    let record = std::fs::read_to_string(here.path().join("kept/rattus-5-0.game")).expect("a record");
    assert!(record.contains("own_bot.py"), "{record}");
    assert_eq!(run(here.path(), &["verify", "kept"]).code, Some(3), "records play true");
}

#[test]
fn a_bot_that_fails_is_named_in_one_sentence_with_the_place() {
    let here = folder();
    let greets = r#"read line; echo '{"type":"hello","name":"x"}'; read line; "#;
    let cheats = r#"while read line; do echo '{"type":"choose","action":"place atlantis"}'; done"#;
    for (script, choice_ms, said) in [
        ("exit 7".to_owned(), "60000", "did not get to its first game: it ended with exit code 7."),
        (format!("{greets} read line; exit 3"), "60000", "in game 1, at its choice 1: it ended with exit code 3."),
        (format!("{greets} exec sleep 600"), "150", "it did not answer within 150 ms."),
        (format!("{greets} {cheats}"), "60000", "“place atlantis” is not among the options."),
    ] {
        std::fs::write(here.path().join("bot.sh"), script).expect("written");
        let ran = arena(here.path(), "cmd:sh bot.sh", choice_ms);
        assert_eq!((ran.code, ran.out.as_str(), ran.err.lines().count()), (Some(2), "", 1), "{}", ran.err);
        assert!(ran.err.contains("The bot “sh bot.sh” ") && ran.err.trim_end().ends_with(said), "{}", ran.err);
    }
    let ran = arena(here.path(), "cmd:./no-such-program", "60000");
    assert!(ran.code == Some(2) && ran.err.contains("“./no-such-program” cannot be started: "), "{}", ran.err);
    let ran = arena(here.path(), "cmd:", "60000");
    assert!(ran.code == Some(2) && ran.err.contains("Which program?"), "{}", ran.err);
}
