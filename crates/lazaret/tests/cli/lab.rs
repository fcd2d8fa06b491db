//! Studies, as a person runs them.

use crate::run::{folder, lazaret, run};

const STUDY: &str =
    "title = \"a\"\nseed = 3\ngames = 600\n[[series]]\ngame = \"rattus\"\nplayers = 2\nbots = \"random\"\n";

#[test]
fn a_study_is_run_goes_on_and_is_compared() {
    let here = folder();
    std::fs::write(here.path().join("a.toml"), STUDY).expect("a study");
    let ran = run(here.path(), &["lab", "a.toml"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("600 games in 1 cells"), "{}", ran.out);
    let report = std::fs::read_to_string(here.path().join("a.lab/report.html")).expect("a report");
    assert!(report.contains("Rattus: 2 players, random"), "{report}");

    let again = run(here.path(), &["lab", "a.toml", "--json"]).json();
    assert_eq!(again["before"], 600);
    let sim = run(here.path(), &["sim", "rattus", "--players", "2", "--games", "600", "--seed", "3", "--json"]).json();
    assert_eq!(again["cells"][0]["fingerprint"], sim["fingerprint"]);

    std::fs::write(here.path().join("b.toml"), STUDY.replace("seed = 3", "seed = 4")).expect("a study");
    assert_eq!(run(here.path(), &["lab", "b.toml", "--threads", "1"]).code, Some(0));
    let same = run(here.path(), &["lab", "compare", "a.lab", "a.lab"]);
    assert!(same.out.contains("No: all 600 games went the same way"), "{}", same.out);
    let other = run(here.path(), &["lab", "compare", "a.lab", "b.lab"]);
    let asked = "Rattus, 2 players, random: Does cell 1 of “a” change the game, against cell 1 of “a”?\n";
    assert!(other.out.starts_with(asked) && other.out.contains("\nmeasure"), "{}", other.out);
    let pairs = run(here.path(), &["lab", "compare", "a.lab", "b.lab", "--json"]).json();
    assert_eq!((&pairs[0]["game"], &pairs[0]["paired"]), (&"rattus".into(), &false.into()));

    let record = run(here.path(), &["lab", "record", "a.toml", "--cell", "1", "--game", "17"]);
    std::fs::write(here.path().join("17.game"), record.out).expect("a record");
    assert_eq!(run(here.path(), &["replay", "17.game"]).code, Some(0));
}

#[test]
fn a_study_stopped_at_any_moment_goes_on() {
    let here = folder();
    let long = STUDY.replace("games = 600", "games = 4000\nclose = 5").replace("\"random\"", "\"greedy\"");
    std::fs::write(here.path().join("a.toml"), &long).expect("a study");
    let mut child = lazaret(here.path()).args(["lab", "a.toml"]).spawn().expect("it starts");
    let blocks = here.path().join("a.lab/blocks.jsonl");
    while std::fs::metadata(&blocks).is_none_or_empty() {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    child.kill().expect("it was running");
    child.wait().expect("it ended");
    let kept = std::fs::read_to_string(&blocks).expect("blocks");
    assert!(kept.lines().count() < 80, "it was stopped on the way");
    // The rest would take long: what counts is that nothing of what was done is played again.
    let mut child = lazaret(here.path()).args(["lab", "a.toml"]).spawn().expect("it starts");
    while std::fs::read_to_string(&blocks).expect("blocks").len() <= kept.len() {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    child.kill().expect("it was running");
    child.wait().expect("it ended");
    let both = std::fs::read_to_string(&blocks).expect("blocks");
    let whole = &kept[..kept.rfind('\n').map_or(0, |end| end + 1)];
    assert!(both.starts_with(whole), "what was done stays");
    let mut numbers: Vec<&str> = both.lines().map(|line| line.split(',').nth(1).expect("a block")).collect();
    numbers.sort_unstable();
    let count = numbers.len();
    numbers.dedup();
    assert_eq!(numbers.len(), count, "no block twice");
}

/// Whether there is something in a file yet.
trait NothingYet {
    fn is_none_or_empty(&self) -> bool;
}

impl NothingYet for std::io::Result<std::fs::Metadata> {
    fn is_none_or_empty(&self) -> bool {
        self.as_ref().map_or(true, |there| there.len() == 0)
    }
}

#[test]
fn what_is_wrong_with_a_study_is_one_sentence_and_exit_code_2() {
    let here = folder();
    std::fs::write(here.path().join("a.toml"), STUDY).expect("a study");
    std::fs::write(here.path().join("b.toml"), STUDY.replace("bots", "bot")).expect("a study");
    std::fs::write(here.path().join("c.toml"), STUDY.replace("600", "700")).expect("a study");
    std::fs::write(here.path().join("plain.md"), "no place\n").expect("a text");
    assert_eq!(run(here.path(), &["lab", "a.toml"]).code, Some(0));
    for (args, part) in [
        (&["lab", "b.toml"][..], "b.toml, line 7, column 1: “bot” means nothing here"),
        (&["lab", "none.toml"], "none.toml"),
        (&["lab", "c.toml", "--out", "a.lab"], "holds another study"),
        (&["lab", "compare", "a.lab", "none.lab"], "none.lab"),
        (&["lab", "compare", "a.lab"], "no two cells"),
        (&["lab", "compare", "a.lab", "--cells", "1"], "Name two cells"),
        (&["lab", "compare", "a.lab", "--cells", "1,2"], "no cell 2"),
        (&["lab", "compare", "a.lab", "--cells", "1,x"], "x"),
        (&["lab", "compare", "a.toml"], "a.toml"),
        (&["lab", "record", "a.toml", "--cell", "2", "--game", "1"], "no cell 2"),
        (&["lab", "record", "a.toml", "--cell", "1", "--game", "600"], "with a game 600"),
        (&["lab", "a.toml", "--into", "plain.md"], "<!-- study: a -->"),
    ] {
        let ran = run(here.path(), args);
        assert_eq!(ran.code, Some(2), "{args:?}: {}{}", ran.out, ran.err);
        assert!(ran.err.contains(part) && ran.err.trim_end().lines().count() == 1, "{args:?}: {}", ran.err);
    }
}
