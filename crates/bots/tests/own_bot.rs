//! A program of somebody's own: a good one plays, and one that dies, hangs, cheats or babbles is named with the place.

use std::path::Path;
use std::time::Duration;

use bots::{ArenaReport, Entrant, Series, Style, arena};
use kernel::{Message, options};
use rattus::Rattus;

/// So long a bot has that is not slow on purpose, on a machine that does other things too.
const AMPLE: Duration = Duration::from_secs(50);

/// Greets as it should and reads that a game begins.
const GREETS: &str = r#"read line; echo '{"type":"hello","name":"x"}'; read line; "#;

fn meet(program: &[&str], patience: Duration) -> Result<ArenaReport, Message> {
    let program = Entrant::Program(program.iter().map(|&word| word.to_owned()).collect());
    let series = Series { games: 4, seed: 3, threads: 1, patience, watch: &|_| {} };
    let options = options::parse("players=2").expect("options of the game");
    arena::<Rattus>(&options, &[Style::Random.into(), program], series)
}

/// The keys and arguments of what is said about a shell script.
fn complaint(script: &str, patience: Duration) -> String {
    let said = meet(&["sh", "-c", script], patience).expect_err("it is found out");
    assert_eq!(said.key, "program-fault");
    format!("{said:?}")
}

fn example() -> &'static str {
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/own_bot.py")
}

#[test]
fn the_example_beats_chance_and_repeats() {
    assert!(Path::new(example()).exists());
    let play = || {
        let mut report = meet(&["python3", example()], AMPLE).expect("it plays to the end");
        report.seconds = 0.0;
        for bot in &mut report.bots {
            (bot.turn_ms, bot.turn_ms_longest) = (0.0, 0.0);
        }
        report
    };
    let report = play();
    assert!(report.bots[1].wins >= 3.0, "{report:?}");
    assert_eq!(report, play(), "its chance is that of the series");
}

#[test]
fn a_bot_that_cannot_start_or_dies_is_named_with_the_place() {
    let said = format!("{:?}", meet(&["./no-such-program"], AMPLE).expect_err("there is none"));
    assert!(said.contains("program-not-started"), "{said}");
    let dies = complaint("exit 7", AMPLE);
    assert!(dies.contains("program-start") && dies.contains("program-ended") && dies.contains("Number(7)"), "{dies}");
    let dies = complaint(&format!("{GREETS} read line; exit 3"), AMPLE);
    assert!(dies.contains("program-place") && dies.contains("program-ended") && dies.contains("Number(3)"), "{dies}");
    let killed = complaint(&format!("{GREETS} read line; kill -9 $$"), AMPLE);
    assert!(killed.contains("program-killed"), "{killed}");
    let closes = complaint(&format!("{GREETS} read line; exec >&-; exec sleep 60"), AMPLE);
    assert!(closes.contains("program-closed"), "{closes}");
}

#[test]
fn a_bot_that_hangs_is_not_waited_for_whether_it_listens_or_not() {
    for script in [format!("{GREETS} exec sleep 600"), format!("{GREETS} while read line; do :; done")] {
        let silent = complaint(&script, Duration::from_millis(150));
        assert!(silent.contains("program-silent") && silent.contains("Number(150)"), "{silent}");
    }
}

#[test]
fn a_bot_that_cheats_or_babbles_is_found_out() {
    for (answer, said) in [
        (r#"{"type":"choose","action":"place atlantis"}"#, "program-illegal"),
        (r#"{"type":"choose","action":"swap rats"}"#, "program-illegal"),
        (r#"{"type":"choose"}"#, "program-garbage"),
        (r#"{"type":"hello","name":"again"}"#, "program-garbage"),
        ("I take gallia", "program-garbage"),
        ("", "program-garbage"),
    ] {
        let script = format!("{GREETS} while read line; do echo '{answer}'; done");
        let complaint = complaint(&script, AMPLE);
        assert!(complaint.contains(said), "{answer}: {complaint}");
    }
    let greets_wrongly = complaint("read line; echo hello; exec sleep 5", AMPLE);
    assert!(greets_wrongly.contains("program-garbage"), "{greets_wrongly}");
    let endless = complaint(&format!("{GREETS} read line; head -c 100000 /dev/zero; exec sleep 5"), AMPLE);
    assert!(endless.contains("program-no-line"), "{endless}");
    let script = format!("echo eager; {GREETS} while read line; do echo late; done");
    assert!(complaint(&script, AMPLE).contains("eager"), "spoke before it was asked, or as its greeting");
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
    let said = format!("{:?}", meet(&["python3", "-c", TWICE], AMPLE).expect_err("it is found out"));
    // If the next question is quicker than the second answer, that answer is taken for it, and sooner or later does not fit.
    assert!(["program-unasked", "program-illegal"].iter().any(|key| said.contains(key)), "{said}");
}
