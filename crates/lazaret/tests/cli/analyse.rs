//! Where a game was won: the account of every seat adds up, the story is told in words, and a running game is refused.

use text::Lang;

use crate::run::{folder, named, run, typed};

#[test]
fn the_account_of_every_seat_adds_up() {
    let here = folder();
    for game in shelf::titles().iter().map(|title| title.id()) {
        let kept = ["sim", game, "--games", "1", "--seed", "3", "--bots", "easy,greedy", "--records", "."];
        assert_eq!(run(here.path(), &kept).code, Some(0));
        let file = format!("{game}-3-0.game");
        let ran = run(here.path(), &["analyse", &file, "--json"]);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        let report = ran.json();
        assert_eq!(report["game"], game);
        assert_eq!(named(Lang::En, &report["names"].to_string()), 2, "two of the cast played: {report}");
        let steps = report["steps"].as_array().expect("steps");
        let last = steps.last().expect("a game has steps");
        for (seat, account) in report["seats"].as_array().expect("seats").iter().enumerate() {
            let figure = |value: &serde_json::Value| value.as_f64().unwrap_or_else(|| panic!("{value} in {account}"));
            let moved = figure(&last["shares"][seat]) - figure(&report["start"][seat]);
            let sum = figure(&account["decided"]["value"])
                + figure(&account["luck"]["value"])
                + figure(&account["others"])
                + figure(&account["unexplained"]);
            assert!((moved - sum).abs() < 1e-6, "{game}: {moved} {account}");
            assert!(
                account["decisions"].as_u64() > Some(3) && account["sound"].as_u64() <= account["decisions"].as_u64()
            );
        }
        for step in steps {
            let shares: f64 =
                step["shares"].as_array().expect("shares").iter().filter_map(serde_json::Value::as_f64).sum();
            assert!((shares - 1.0).abs() < 1e-3, "all seats together have the whole game: {step}");
        }
    }
}

/// The story is told in every language, without a key or a gap.
#[test]
fn the_story_is_told_in_three_languages() {
    let here = folder();
    run(here.path(), &["sim", "rattus", "--games", "1", "--seed", "3", "--bots", "easy,greedy", "--records", "."]);
    for lang in Lang::ALL {
        let told = run(here.path(), &["analyse", "rattus-3-0.game", "--lang", lang.code()]);
        assert_eq!(told.code, Some(0), "{}", told.err);
        assert!(!told.out.contains("analysis-") && !told.out.contains('{'), "{}", told.out);
        assert_eq!(named(lang, &told.out), 2, "{}", told.out);
    }
}

#[test]
fn a_game_that_is_not_over_is_not_analysed() {
    let here = folder();
    typed(here.path(), &["play", "rattus", "--bots", "person,random", "--seed", "5", "--save", "it.game"], "1\n");
    let ran = run(here.path(), &["analyse", "it.game"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    assert!(ran.err.contains("a game that is not over"), "{}", ran.err);
}
