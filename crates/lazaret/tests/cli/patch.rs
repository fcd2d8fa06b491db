//! Games with changed cards: played, recorded, replayed, verified, studied.

use std::path::Path;

use crate::run::{folder, run};

const PATCH: &str = "[cities.city.mexico_city]\npopulation = 7\npoints = [7, 4, 2]\n\n[game.game]\nstarting_hand = 3\n";

fn write(here: &Path, name: &str, text: &str) {
    std::fs::write(here.join(name), text).expect("it can be written");
}

/// Plays a series with the patch, and gives the record of its first game.
fn record(here: &Path) -> String {
    write(here, "mine.toml", PATCH);
    let args = ["sim", "contagion", "--players", "3", "--games", "2", "--seed", "5", "--records", "r", "--force"];
    let ran = run(here, &[&args[..], &["--patch", "mine.toml"]].concat());
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    std::fs::read_to_string(here.join("r/contagion-5-0.game")).expect("a record")
}

#[test]
fn a_record_carries_its_patch_and_is_replayed_and_verified_with_it() {
    let here = folder();
    let text = record(here.path());
    assert!(text.contains("\npatched "), "{text}");
    for line in ["cities.city.mexico_city.points = [7, 4, 2]", "game.game.starting_hand = 3"] {
        assert!(text.contains(&format!("\npatch {line}\n")), "{line}: {text}");
    }
    let sim = |more: &[&str]| {
        let args = ["sim", "contagion", "--players", "3", "--games", "50", "--seed", "5", "--json"];
        run(here.path(), &[&args[..], more].concat()).json()["fingerprint"].clone()
    };
    assert_eq!(sim(&["--patch", "mine.toml"]), sim(&["--patch", "mine.toml", "--threads", "1"]));
    assert_ne!(sim(&["--patch", "mine.toml"]), sim(&[]), "the patch changes what is played");

    assert_eq!(run(here.path(), &["replay", "r/contagion-5-0.game"]).code, Some(0));
    let alone = run(here.path(), &["verify", "r/contagion-5-0.game"]);
    assert_eq!(alone.code, Some(3), "{}{}", alone.out, alone.err);
    // Beside a record of what is printed: each is played with its own cards.
    let args = ["sim", "contagion", "--players", "3", "--games", "1", "--seed", "6", "--records", "r"];
    assert_eq!(run(here.path(), &args).code, Some(0));
    let both = run(here.path(), &["verify", "r", "--json"]);
    assert_eq!((both.code, both.json()["no_proof"].clone()), (Some(3), 3.into()), "{}", both.out);
}

#[test]
fn a_patch_that_was_tampered_with_is_noticed() {
    let here = folder();
    let text = record(here.path());
    for (name, other, part) in [
        ("hash.game", text.replace("starting_hand = 3", "starting_hand = 2"), "hash"),
        ("gone.game", text.replace("patch game.game.starting_hand = 3\n", ""), "hash"),
        (
            "lost.game",
            text.lines().filter(|line| !line.starts_with("patched ")).collect::<Vec<_>>().join("\n"),
            "patched",
        ),
        ("wrong.game", text.replace("starting_hand", "starting_hands"), "starting_hands"),
    ] {
        write(here.path(), name, &other);
        let ran = run(here.path(), &["replay", name]);
        assert_eq!(ran.code, Some(2), "{name}: {}", ran.out);
        assert!(ran.err.contains(part) && ran.err.trim().lines().count() == 1, "{name}: {}", ran.err);
    }
    // Without its patch the game is another one, and the record says so.
    let bare: Vec<&str> = text.lines().filter(|line| !line.starts_with("patch")).collect();
    write(here.path(), "bare.game", &bare.join("\n"));
    assert_eq!(run(here.path(), &["verify", "bare.game"]).code, Some(1));
}

#[test]
fn a_wrong_patch_is_one_sentence_with_line_and_column() {
    let here = folder();
    for (text, place, part) in [
        ("cities.city.atlantis.population = 3\n", "line 1, column 13", "atlantis"),
        ("[game.game]\nhand_limit = true\n", "line 2, column 14", "a whole number"),
        ("[cities.city.mexico_city]\npopulation = 7\n", "line 1, column 1", "population"),
        ("[game.game]\nhand_limit = \n", "line 2", ""),
        ("[game.game]\nactions_per_turn = 200\n", "line 1, column 1", "patch"),
    ] {
        write(here.path(), "bad.toml", text);
        let ran = run(here.path(), &["sim", "contagion", "--games", "1", "--patch", "bad.toml"]);
        assert_eq!(ran.code, Some(2), "{text}: {}", ran.out);
        let said = ran.err.trim();
        assert!(said.contains("bad.toml") && said.contains(place) && said.contains(part), "{text}: {said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
}

const STUDY: &str = "title = \"cards\"\nseed = 3\ngames = 700\nclose = 0\n\n[patches]\nfew = \"\"\"\ngame.game.hand_limit = 6\n\"\"\"\n\
    \n[[series]]\ngame = \"contagion\"\nplayers = 3\nbots = \"random\"\npatches = [\"\", \"few\"]\n";

#[test]
fn a_study_plays_with_what_is_printed_and_with_a_patch() {
    let here = folder();
    write(here.path(), "a.toml", STUDY);
    let two = run(here.path(), &["lab", "a.toml", "--out", "two", "--threads", "2", "--json"]).json();
    let one = run(here.path(), &["lab", "a.toml", "--out", "one", "--threads", "1", "--json"]).json();
    assert_eq!(one["fingerprint"], two["fingerprint"]);
    assert_ne!(one["cells"][0]["fingerprint"], one["cells"][1]["fingerprint"]);
    // The patched cell is the series that `sim` plays with the patch.
    write(here.path(), "few.toml", "game.game.hand_limit = 6\n");
    let args = ["sim", "contagion", "--players", "3", "--games", "700", "--seed", "3", "--patch", "few.toml", "--json"];
    assert_eq!(run(here.path(), &args).json()["fingerprint"], one["cells"][1]["fingerprint"]);
    let report = std::fs::read_to_string(here.path().join("one/report.html")).expect("a report");
    assert!(report.contains("with “few”") && report.contains("game.game.hand_limit = 6"), "{report}");
    assert!(report.contains("patch game.game.hand_limit = 6"), "a record of the patched cell is inside");
    let game = run(here.path(), &["lab", "record", "a.toml", "--cell", "2", "--game", "3"]);
    write(here.path(), "3.game", &game.out);
    assert_eq!(run(here.path(), &["verify", "3.game"]).code, Some(3));

    for (from, to, part) in [
        ("\"few\"]", "\"many\"]", "many"),
        ("hand_limit = 6", "hand_limits = 6", "hand_limits"),
        ("hand_limit = 6", "hand_limit = \\\"x\\\"", "whole number"),
    ] {
        write(here.path(), "b.toml", &STUDY.replace(from, to));
        let ran = run(here.path(), &["lab", "b.toml"]);
        assert_eq!(ran.code, Some(2), "{}", ran.out);
        assert!(
            ran.err.contains(part) && ran.err.contains("line") && ran.err.trim().lines().count() == 1,
            "{}",
            ran.err
        );
    }
}

const CARDS: &str = r#"title = "cards"
seed = 3
games = 400
close = 0

[patches]
dear = """
cities.city.mexico_city.points = [9, 5, 2]
"""
costly = """
[cities.city.mexico_city]
points = [9, 5, 2]
"""
idle = "game.setup.4.cities = 9"

[[series]]
game = "contagion"
players = 3
bots = "random"
patches = ["", "dear", "costly", "idle"]
"#;

#[test]
fn a_changed_card_is_held_against_what_is_printed() {
    let here = folder();
    write(here.path(), "cards.toml", CARDS);
    let ran = run(here.path(), &["lab", "cards.toml"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let pair =
        |cells: &str| run(here.path(), &["lab", "compare", "cards.lab", "--cells", cells, "--json"]).json()[0].clone();
    let said = |cells: &str| run(here.path(), &["lab", "compare", "cards.lab", "--cells", cells]).out;

    // The same patch under another name, and one that no game of three can notice: exactly nothing.
    for (cells, second) in [("2,3", "“costly”"), ("1,4", "“idle”")] {
        let pair = pair(cells);
        assert_eq!(
            (&pair["paired"], &pair["same"], &pair["answer"]),
            (&true.into(), &400.into(), &serde_json::Value::Null)
        );
        for difference in pair["differences"].as_array().expect("a list") {
            let nothing = serde_json::json!({ "value": 0.0, "error": 0.0, "freedom": 0.0 });
            assert_eq!(difference["change"], nothing, "no game tells of a difference: {difference}");
        }
        let said = said(cells);
        assert!(said.contains(second) && said.contains("No: all 400 games went the same way"), "{said}");
    }
    // A changed city: bots that choose at random earn as much with it, so the question is about the game; the deals are the
    // same.
    let (changed, said) = (pair("1,2"), said("1,2"));
    assert_eq!((&changed["about"], &changed["paired"]), (&serde_json::json!([]), &true.into()));
    assert_ne!(changed["same"], 400);
    assert!(said.contains("Does “dear” change the game, against what is printed?"), "{said}");
    assert!(said.contains("400 games of each, paired by deal") && said.contains("times as many games"), "{said}");
    // All pairs of the study that differ in one thing; the report begins with their answers.
    let all = run(here.path(), &["lab", "compare", "cards.lab", "--json"]).json();
    assert_eq!(all.as_array().map(Vec::len), Some(6));
    let report = std::fs::read_to_string(here.path().join("cards.lab/report.html")).expect("a report");
    let (question, first) = (report.find("Does “dear” change the game"), report.find("<table>"));
    assert!(question.is_some() && question < first, "{report}");
    // Two studies, one printed and one patched, meet as well.
    let alone = |patches: &str| CARDS.replace("[\"\", \"dear\", \"costly\", \"idle\"]", patches).replace("400", "100");
    write(here.path(), "printed.toml", &alone("[\"\"]"));
    write(here.path(), "dear.toml", &alone("[\"dear\"]"));
    for study in ["printed.toml", "dear.toml"] {
        assert_eq!(run(here.path(), &["lab", study]).code, Some(0));
    }
    let two = run(here.path(), &["lab", "compare", "printed.lab", "dear.lab"]);
    assert!(two.out.contains("Does “dear” change the game, against what is printed?"), "{}{}", two.out, two.err);
}

#[test]
fn the_judgement_is_held_against_games_with_changed_cards() {
    let here = folder();
    write(here.path(), "mine.toml", PATCH);
    write(here.path(), "bad.toml", "cities.city.atlantis.population = 3\n");
    let calibrate = |more: &[&str]| {
        let args = ["calibrate", "contagion", "--level", "1", "--games", "20", "--json"];
        run(here.path(), &[&args[..], more].concat())
    };
    let (printed, patched) = (calibrate(&[]), calibrate(&["--patch", "mine.toml"]));
    assert_eq!((printed.code, patched.code), (Some(0), Some(0)), "{}{}", printed.err, patched.err);
    assert_ne!(printed.json(), patched.json());
    assert!(printed.json()["net"].as_str().is_some_and(|net| net.len() == 8), "{}", printed.out);
    assert_eq!(patched.json()["net"], serde_json::Value::Null, "nobody has learned from games with these cards");
    let told = run(
        here.path(),
        &["calibrate", "contagion", "--level", "1", "--games", "20", "--patch", "mine.toml", "--lang", "en"],
    );
    assert!(told.out.contains("there is no net for these cards"), "{}", told.out);
    let bad = calibrate(&["--patch", "bad.toml"]);
    assert!(bad.code == Some(2) && bad.err.contains("atlantis") && bad.err.trim().lines().count() == 1, "{}", bad.err);
}

#[test]
fn a_sweep_is_a_curve_and_every_point_is_held_against_what_is_printed() {
    let here = folder();
    let study = "title = \"hands\"\nseed = 3\ngames = 60\nclose = 0\n[[series]]\ngame = \"contagion\"\nplayers = 3\n\
        bots = \"random\"\nsweep = { of = \"game.game.hand_limit\", over = [5, 7, 12], printed = 9 }\n";
    write(here.path(), "hands.toml", study);
    let ran = run(here.path(), &["lab", "hands.toml"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let pairs = run(here.path(), &["lab", "compare", "hands.lab", "--json"]).json();
    let sides =
        pairs.as_array().expect("a list").iter().map(|pair| (&pair["first"]["patch"], &pair["second"]["patch"]));
    let sides: Vec<(&str, &str)> = sides.filter_map(|(one, other)| one.as_str().zip(other.as_str())).collect();
    assert_eq!(sides, [("", "game.hand_limit = 5"), ("", "game.hand_limit = 7"), ("", "game.hand_limit = 12")]);
    let report = std::fs::read_to_string(here.path().join("hands.lab/report.html")).expect("a report");
    let curve = report.split("class=\"b\"").nth(1).and_then(|rest| rest.split("</svg>").next()).expect("a band");
    assert_eq!((curve.matches("<circle").count(), curve.matches("class=\"p\"").count()), (4, 1), "{curve}");
    assert!(report.contains("game.game.hand_limit over a range"), "{report}");
}

#[test]
fn two_sweeps_are_a_map_and_any_game_behind_a_figure_has_its_command() {
    let here = folder();
    let study = "title = \"hands\"\nseed = 3\ngames = 20\nclose = 0\n[[series]]\ngame = \"contagion\"\nplayers = 3\n\
        bots = \"random\"\nsweep = [{ of = \"game.game.hand_limit\", over = [5, 12], printed = 9 },\n\
        { of = \"game.game.starting_hand\", over = 5, printed = 4 }]\n";
    write(here.path(), "hands.toml", study);
    let ran = run(here.path(), &["lab", "hands.toml"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let report = std::fs::read_to_string(here.path().join("hands.lab/report.html")).expect("a report");
    assert!(report.contains("game.game.hand_limit (down) by game.game.starting_hand (across)"), "{report}");
    let map = report.split("(across)").nth(1).and_then(|rest| rest.split("</svg>").next()).expect("a map");
    assert_eq!((map.matches("<rect").count(), map.matches("stroke-width").count()), (6, 1), "{map}");
    let pairs = run(here.path(), &["lab", "compare", "hands.lab", "--json"]).json();
    let pairs = pairs.as_array().expect("a list");
    assert!(pairs.len() == 5 && pairs.iter().all(|pair| pair["first"]["patch"] == ""), "each against what is printed");
    // Every link of a figure leads to a place of the report that says how to open the game, with its patch.
    let links: Vec<&str> = report.split("href=\"#r").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(links.len() > 60, "{}", links.len());
    for link in links {
        let (cell, game) = link.split_once('-').expect("a cell and a game");
        let cell = cell.parse::<usize>().expect("a number") + 1;
        let command = format!("<code>lazaret open . --cell {cell} --game {game}</code>");
        let place = report.split(&format!("id=\"r{link}\"")).nth(1).expect("a place in the report");
        assert!(place.split("</div>").next().is_some_and(|place| place.contains(&command)), "{command}");
    }
}

const OWN: &str = r#"title = "own"
seed = 3
games = 60
close = 0

[patches]
quarantine = """
[events.round_card.bird_migration]
name_en = "Quarantine & Tea"
name_fr = "Quarantaine"
name_ru = "Карантин"
text_en = "You may not infect a new city."
text_fr = "Pas de nouvelle ville."
text_ru = "Новые города заражать нельзя."
timing = "during"
effects = [{ op = "modify", scope = "turn", ban = ["infect_new"] }]
"""

[[series]]
game = "contagion"
players = 3
bots = "random"
patches = ["", "quarantine"]
"#;

#[test]
fn a_card_of_ones_own_is_called_by_its_name_in_every_language() {
    let here = folder();
    write(here.path(), "own.toml", OWN);
    for (lang, name) in [
        ("en", "Quarantine &amp; Tea (in the place of “Bird Migration”)"),
        ("fr", "Quarantaine (remplace « Migration d’oiseaux »)"),
        ("ru", "Карантин (вместо «Миграция птиц»)"),
    ] {
        let ran = run(here.path(), &["lab", "own.toml", "--out", "own", "--lang", lang]);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        let report = std::fs::read_to_string(here.path().join("own/report.html")).expect("a report");
        let report = report.replace(['\u{a0}', '\u{202f}'], " ");
        assert!(report.contains(name), "{lang}: {report}");
    }
    // A record of such a game tells of the card by its name, wherever it is read.
    let told = (0..12).any(|game: u32| {
        let record = run(here.path(), &["lab", "record", "own.toml", "--cell", "2", "--game", &game.to_string()]).out;
        write(here.path(), "own.game", &record);
        let ran = run(here.path(), &["replay", "own.game"]);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        assert!(!ran.out.contains("Bird Migration"), "{}", ran.out);
        ran.out.contains("Quarantine & Tea")
    });
    assert!(told, "the card comes in one of a dozen games");
    write(here.path(), "half.toml", &OWN.replace("name_ru = \"Карантин\"\n", ""));
    let ran = run(here.path(), &["lab", "half.toml"]);
    assert_eq!(ran.code, Some(2), "{}", ran.out);
    assert!(ran.err.contains("`name_ru` is missing") && ran.err.trim().lines().count() == 1, "{}", ran.err);
}
