//! A bot of somebody's own: a good one plays, and one that dies, hangs, cheats or babbles is named.

use std::path::Path;

use crate::run::{Ran, folder, run};

/// Greets as it should and reads that a game begins.
const GREETS: &str = r#"read line; echo '{"type":"hello","name":"x"}'; read line; "#;

fn arena(folder: &Path, bot: &str, more: &[&str]) -> Ran {
    let bots = format!("random,{bot}");
    run(folder, &[&["arena", "rattus", "--bots", &bots, "--games", "4", "--seed", "3"], more].concat())
}

/// What is said about a bot that is this shell script.
fn complaint(script: &str, more: &[&str]) -> String {
    let here = folder();
    std::fs::write(here.path().join("bot.sh"), script).expect("written");
    let ran = arena(here.path(), "cmd:sh bot.sh", more);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{}", ran.err);
    assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    assert!(ran.err.contains("The bot “sh bot.sh” "), "{}", ran.err);
    ran.err
}

fn example() -> String {
    format!("cmd:python3 {}", concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/own_bot.py"))
}

#[test]
fn the_example_plays_every_game_better_than_chance() {
    let here = folder();
    for title in shelf::titles() {
        let bots = format!("random,{}", example());
        let args = ["arena", title.id(), "--bots", &bots, "--games", "6", "--seed", "5", "--choice-ms", "20000"];
        let ran = run(here.path(), &[&args[..], &["--json"]].concat());
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", title.id());
        let report = ran.json();
        assert_eq!(report["bots"][1]["name"], example().as_str());
        assert!(report["bots"][1]["wins"].as_f64() >= Some(4.0), "{report}");
    }
}

#[test]
fn the_example_is_short_and_its_games_can_be_kept_and_repeated() {
    let lines = include_str!("../../../../docs/own_bot.py").lines().count();
    assert!(lines <= 60, "{lines} lines");
    let here = folder();
    let bots = format!("{},greedy", example());
    let args = ["sim", "rattus", "--bots", &bots, "--games", "3", "--seed", "5", "--choice-ms", "20000", "--json"];
    let kept = run(here.path(), &[&args[..], &["--records", "kept"]].concat());
    assert_eq!(kept.code, Some(0), "{}", kept.err);
    let again = run(here.path(), &[&args[..], &["--threads", "1"]].concat());
    assert_eq!(kept.json()["fingerprint"], again.json()["fingerprint"]);
    let record = std::fs::read_to_string(here.path().join("kept/rattus-5-0.game")).expect("a record");
    assert!(record.contains("own_bot.py"), "{record}");
    assert_eq!(run(here.path(), &["verify", "kept"]).code, Some(3), "records play true");
}

#[test]
fn a_bot_that_cannot_start_or_dies_is_named_with_the_place() {
    let here = folder();
    let ran = arena(here.path(), "cmd:./no-such-program", &[]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("“./no-such-program” cannot be started: "), "{}", ran.err);
    let ran = arena(here.path(), "cmd:", &[]);
    assert!(ran.code == Some(2) && ran.err.contains("Which program?"), "{}", ran.err);

    assert!(complaint("exit 7", &[]).contains("ended with exit code 7"));
    let dies = complaint(&format!("{GREETS} read line; exit 3"), &["--threads", "1"]);
    assert!(dies.contains("in game 1, at its choice 1: it ended with exit code 3"), "{dies}");
    let killed = complaint(&format!("{GREETS} read line; kill -9 $$"), &[]);
    assert!(killed.contains("it was ended by a signal"), "{killed}");
    let closes = complaint(&format!("{GREETS} read line; exec >&-; sleep 60"), &[]);
    assert!(closes.contains("it closed its output"), "{closes}");
}

#[test]
fn a_bot_that_hangs_is_not_waited_for() {
    let silent = complaint(&format!("{GREETS} exec sleep 600"), &["--choice-ms", "150"]);
    assert!(silent.contains("it did not answer within 150 ms"), "{silent}");
}

#[test]
fn a_bot_that_cheats_or_babbles_is_found_out() {
    for (answer, said) in [
        (r#"{"type":"choose","action":"place atlantis"}"#, "“place atlantis” is not among the options"),
        (r#"{"type":"choose","action":"swap rats"}"#, "is not among the options"),
        (r#"{"type":"choose"}"#, "is none that the protocol knows"),
        (r#"{"type":"hello","name":"again"}"#, "is none that the protocol knows"),
        ("I take gallia", "the answer “I take gallia” is none that the protocol knows"),
    ] {
        let script = format!("{GREETS} while read line; do echo '{answer}'; done");
        let complaint = complaint(&script, &[]);
        assert!(complaint.contains(said), "{answer}: {complaint}");
    }
    let greets_wrongly = complaint("read line; echo hello; sleep 5", &[]);
    assert!(greets_wrongly.contains("the answer “hello”"), "{greets_wrongly}");
    let endless = complaint(&format!("{GREETS} read line; head -c 100000 /dev/zero; sleep 5"), &[]);
    assert!(endless.contains("not a line of text"), "{endless}");
    let script = format!("echo eager; {GREETS} while read line; do echo late; done");
    assert!(complaint(&script, &[]).contains("“eager”"), "spoke before it was asked, or as its greeting");
}

/// Chooses well, and says it twice: the second answer comes before its question.
const TWICE: &str = r#"
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        print('{"type":"hello","name":"x"}', flush=True)
    if told["type"] == "ask":
        answer = json.dumps({"type": "choose", "action": told["options"][0]["action"]})
        print(answer + "\n" + answer, flush=True)
"#;

#[test]
fn a_bot_that_answers_before_it_is_asked_is_found_out() {
    let here = folder();
    std::fs::write(here.path().join("twice.py"), TWICE).expect("written");
    let ran = arena(here.path(), "cmd:python3 twice.py", &["--choice-ms", "20000"]);
    assert_eq!(ran.code, Some(2), "{}", ran.err);
    // If the next question is quicker than the second answer, that answer is taken for it, and does not fit.
    let found = ["without being asked", "is not among the options"].iter().any(|said| ran.err.contains(said));
    assert!(found, "{}", ran.err);
}
