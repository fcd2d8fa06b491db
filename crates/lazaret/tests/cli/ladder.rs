//! The ladder: every rung with its interval, and the table in a document.

use crate::run::{folder, run};

#[test]
fn every_level_meets_the_one_below_and_the_document_has_the_table() {
    let here = folder();
    let document = here.path().join("bots.md");
    let text = "before\n<!-- ladder rattus -->\nold\n<!-- end of ladder -->\nafter\n";
    std::fs::write(&document, text).expect("written");
    let args = ["ladder", "rattus", "--players", "3", "--games", "1", "--seed", "2", "--write", "bots.md", "--json"];
    let ran = run(here.path(), &args);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let rungs = ran.json();
    let rungs = rungs.as_array().expect("a list");
    let words: Vec<(&str, &str)> =
        rungs.iter().map(|rung| (rung["level"].as_str().unwrap(), rung["below"].as_str().unwrap())).collect();
    let expected =
        [("easy", "random"), ("greedy", "easy"), ("medium", "greedy"), ("hard", "medium"), ("expert", "hard")];
    assert_eq!(words, expected);
    for rung in rungs {
        let figure = |name: &str| rung[name].as_f64().unwrap_or_else(|| panic!("{name} in {rung}"));
        assert_eq!((&rung["players"], &rung["games"]), (&3.into(), &3.into()), "every seat equally often");
        assert!(figure("low") <= figure("win_rate") && figure("win_rate") <= figure("high"));
        // Three games say little, even if all are won.
        assert!(figure("high") - figure("low") > 0.5, "{rung}");
        assert!(figure("turn_ms") > 0.0 && figure("turn_ms") <= figure("turn_ms_longest"));
    }
    let written = std::fs::read_to_string(&document).expect("the document");
    assert!(written.starts_with("before\n<!-- ladder rattus -->\n| players | levels |"), "{written}");
    assert!(written.ends_with("<!-- end of ladder -->\nafter\n") && !written.contains("old"), "{written}");
    assert!(
        written.contains("| 3 | expert > hard |") && written.contains("rattus --players 3 --games 1 --seed 2"),
        "{written}"
    );
}

#[test]
fn a_document_without_a_place_is_left_alone() {
    let here = folder();
    std::fs::write(here.path().join("bots.md"), "nothing\n").expect("written");
    let ran = run(here.path(), &["ladder", "pest", "--games", "1", "--write", "bots.md"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    assert!(ran.err.contains("“<!-- ladder pest -->”"), "{}", ran.err);
    assert_eq!(std::fs::read_to_string(here.path().join("bots.md")).expect("the document"), "nothing\n");
}
