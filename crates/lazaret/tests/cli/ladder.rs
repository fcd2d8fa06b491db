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
    let levels: Vec<(u64, u64)> =
        rungs.iter().map(|rung| (rung["level"].as_u64().unwrap(), rung["below"].as_u64().unwrap())).collect();
    assert_eq!(levels, (2..=12).map(|level| (level, level - 1)).collect::<Vec<_>>());
    for rung in rungs {
        let figure = |name: &str| rung[name].as_f64().unwrap_or_else(|| panic!("{name} in {rung}"));
        let slow = rung["level"].as_u64().unwrap() > 10;
        let games = if slow { 3 } else { 12 };
        assert_eq!((&rung["players"], &rung["games"]), (&3.into(), &games.into()), "every seat equally often");
        assert!(figure("low") <= figure("win_rate") && figure("win_rate") <= figure("high"));
        // Three games say little, even if all are won.
        assert!(!slow || figure("high") - figure("low") > 0.5, "{rung}");
        assert!(figure("turn_ms") > 0.0 && figure("turn_ms") <= figure("turn_ms_longest"));
    }
    let written = std::fs::read_to_string(&document).expect("the document");
    assert!(written.starts_with("before\n<!-- ladder rattus -->\n| players | levels |"), "{written}");
    assert!(written.ends_with("<!-- end of ladder -->\nafter\n") && !written.contains("old"), "{written}");
    assert!(
        written.contains("| 3 | 12 > 11 |") && written.contains("rattus --players 3 --games 1 --seed 2"),
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

/// What docs/bots.md says of the levels is what its tables say: a step is six to seven and a half games of ten.
#[test]
fn the_steps_of_the_house_are_as_large_as_the_document_says() {
    let document = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bots.md");
    let text = std::fs::read_to_string(document).expect("the document");
    for title in shelf::titles() {
        let begin = format!("<!-- ladder {} -->", title.id());
        let (_, table) = text.split_once(&begin).expect("a table for each game");
        let (table, _) = table.split_once("<!-- end of ladder -->").expect("an end");
        let rates: Vec<u32> = table
            .lines()
            .filter_map(|line| line.strip_prefix("| 2 | "))
            .map(|line| {
                let rate = line.split(" | ").nth(2).and_then(|cell| cell.split(' ').next()).expect("a rate");
                rate.parse().expect("a number")
            })
            .collect();
        assert_eq!(rates.len(), shelf::Level::ALL.len() - 1, "{}: {rates:?}", title.id());
        assert!(rates.iter().all(|rate| (60..=75).contains(rate)), "{}: {rates:?}", title.id());
    }
}
