//! Weights found by play, and whether judgements come true.

use crate::run::{folder, run};

const CLIMB: [&str; 12] =
    ["tune", "rattus", "--level", "7", "--rounds", "4", "--games", "4", "--judge", "6", "--keep", "rattus.climb"];

#[test]
fn a_climb_is_kept_and_goes_on_and_other_settings_are_refused() {
    let here = folder();
    let climb = here.path().join("rattus.climb");
    let whole = run(here.path(), &CLIMB);
    assert_eq!(whole.code, Some(0), "{}", whole.err);
    let kept = std::fs::read_to_string(&climb).expect("it was kept");
    assert!(kept.contains("\"done\": 4"), "{kept}");
    for word in ["castle", "plague", "curiosity", "before", "after", " of 6 games"] {
        assert!(whole.out.contains(word), "{word}: {}", whole.out);
    }

    // Put down after its second round, as by a power cut, and taken up again: the same place, the same words.
    let begun: serde_json::Value = serde_json::from_str(&kept).expect("JSON");
    let mut rounds: Vec<&str> = CLIMB.to_vec();
    std::fs::remove_file(&climb).expect("it is there");
    rounds[5] = "2";
    assert_eq!(run(here.path(), &rounds).code, Some(0));
    let half: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(&climb).expect("kept")).expect("JSON");
    assert_eq!(half["from"], begun["from"]);
    // Two rounds of two are not two of four: smaller steps come later. So that is another climb, and nothing is lost.
    let refused = run(here.path(), &CLIMB);
    assert_eq!(refused.code, Some(2), "{}", refused.out);
    assert!(refused.err.contains("rattus.climb") && refused.err.trim().lines().count() == 1, "{}", refused.err);
    std::fs::write(&climb, kept.replace("\"done\": 4", "\"done\": four")).expect("written");
    let refused = run(here.path(), &CLIMB);
    assert_eq!(refused.code, Some(2));
    assert!(refused.err.contains("line 7, column "), "{}", refused.err);

    std::fs::write(&climb, &kept).expect("written");
    let again = run(here.path(), &CLIMB);
    assert_eq!((again.code, again.out), (Some(0), whole.out), "a climb that is over is told again");
}

#[test]
fn weights_are_written_only_if_they_are_better() {
    let here = folder();
    let path = here.path().join("rattus.toml");
    std::fs::write(&path, "as it was\n").expect("written");
    let mut args = CLIMB.to_vec();
    args.extend(["--weights", "rattus.toml", "--json"]);
    let ran = run(here.path(), &args);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let told: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    let better = told["verdict"]["low"].as_f64().expect("a number") > 0.5;
    let now = std::fs::read_to_string(&path).expect("it is there");
    assert_eq!(now != "as it was\n", better, "{told}\n{now}");
}

#[test]
fn what_is_promised_is_compared_with_what_came() {
    let here = folder();
    let document = here.path().join("bots.md");
    std::fs::write(&document, "before\n<!-- calibration rattus -->\nold\n<!-- end of calibration -->\nafter\n")
        .expect("written");
    std::fs::write(here.path().join("rattus.toml"), "").expect("written");
    let args =
        ["calibrate", "rattus", "--level", "7", "--games", "40", "--write", "bots.md", "--weights", "rattus.toml"];
    let ran = run(here.path(), &[&args[..], &["--json"]].concat());
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let told: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    let buckets = told["buckets"].as_array().expect("a list");
    assert_eq!(buckets.len(), 10);
    for (at, bucket) in (0_u32..).zip(buckets) {
        let (seats, promised) =
            (bucket["seats"].as_u64().expect("a count"), bucket["promised"].as_f64().expect("a share"));
        assert!(
            seats == 0 || (f64::from(at) / 10.0 - 1e-6..=f64::from(at + 1) / 10.0 + 1e-6).contains(&promised),
            "{bucket}"
        );
    }
    // With two seats what one is promised the other is not.
    let seats: Vec<u64> = buckets.iter().map(|bucket| bucket["seats"].as_u64().expect("a count")).collect();
    assert!(
        seats.iter().sum::<u64>() > 400 && seats[..5].iter().sum::<u64>().abs_diff(seats[5..].iter().sum()) < 40,
        "{seats:?}"
    );

    // Two seats, five fifths of the game, in turn and not; games of Rattus often end before the last fifths.
    let cells = told["cells"].as_array().expect("a list");
    assert!((12..=20).contains(&cells.len()), "{cells:?}");
    let written = std::fs::read_to_string(&document).expect("it is there");
    assert!(written.starts_with("before\n<!-- calibration rattus -->\n| share | seats |"), "{written}");
    assert!(written.contains("\n| seat | turn | 0–20 % |") && written.contains("\n| 2 | another’s | "), "{written}");
    assert!(written.contains("`lazaret calibrate rattus --players 2 --level 7 --games 40 --seed 1347`"), "{written}");
    assert!(written.ends_with("<!-- end of calibration -->\nafter\n") && !written.contains("old"), "{written}");
    let weights = std::fs::read_to_string(here.path().join("rattus.toml")).expect("it is there");
    assert!(weights.contains("[weights]\ncastle = ") && weights.contains("[trust.2]\nnow = "), "{weights}");
}

/// Every level but the two that stay where they are is placed, and told as it is; the file holds what was found.
#[test]
fn levels_are_placed_and_written() {
    let here = folder();
    let file = here.path().join("rattus.toml");
    std::fs::write(&file, "to be written\n").expect("written");
    let args =
        ["levels", "rattus", "--games", "4", "--margin", "20", "--seed", "3", "--weights", "rattus.toml", "--json"];
    let ran = run(here.path(), &args);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let placed = ran.json();
    let placed = placed.as_array().expect("a list");
    let below = placed.iter().take(6).map(|rung| rung["below"].as_u64().expect("a level"));
    assert_eq!(below.collect::<Vec<_>>(), [6, 5, 4, 3, 2, 1]);
    let above = placed.iter().skip(6).map(|rung| rung["level"].as_u64().expect("a level"));
    assert_eq!(above.collect::<Vec<_>>(), [8, 9, 10, 11]);
    let written: toml::Table = std::fs::read_to_string(&file).expect("the file").parse().expect("TOML");
    let hard = placed[9]["figure"].as_f64().expect("a figure");
    assert_eq!(written["levels"]["11"].to_string(), hard.to_string());
    assert_eq!(written["levels"]["12"].as_integer(), Some(4_000), "12 stays");
    let again = run(here.path(), &args);
    assert_eq!(again.out, ran.out, "the same seed finds the same");
}
