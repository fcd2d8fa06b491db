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
    assert!(written.ends_with("<!-- end of calibration -->\nafter\n") && !written.contains("\nold\n"), "{written}");
    let weights = std::fs::read_to_string(here.path().join("rattus.toml")).expect("it is there");
    assert!(weights.contains("[weights]\ncastle = ") && weights.contains("[trust.2]\nnow = "), "{weights}");
}

/// Records become rows: a head that says what they are made of, and as many figures as it promises.
#[test]
fn finished_games_become_rows() {
    let here = folder();
    let sim =
        ["sim", "rattus", "--players", "3", "--bots", "7,7,7", "--games", "5", "--seed", "2", "--records", "games"];
    assert_eq!(run(here.path(), &sim).code, Some(0));
    let args = ["values", "rattus", "games", "--out", "rattus.rows", "--json"];
    let ran = run(here.path(), &args);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let written = ran.json();
    assert_eq!(written["games"], 5);
    let bytes = std::fs::read(here.path().join("rattus.rows")).expect("written");
    let end = bytes.iter().position(|byte| *byte == b'\n').expect("a line") + 1;
    let head: serde_json::Value = serde_json::from_slice(&bytes[..end]).expect("JSON");
    let number = |name: &str| head[name].as_u64().expect("a number");
    let width = head["columns"].as_array().expect("a list").len() as u64 + number("seats") * (2 + number("inputs"));
    let positions = written["positions"].as_u64().expect("a number");
    assert!(positions > 50 && (bytes.len() - end) as u64 == positions * width * 4, "{written} {head}");
    assert_eq!(run(here.path(), &args).code, Some(2), "what is there is not overwritten");
    let other = run(here.path(), &["values", "pest", "games", "--out", "pest.rows"]);
    assert!(other.code == Some(2) && other.err.trim().lines().count() == 1, "{}", other.err);
    assert!(!here.path().join("pest.rows").exists());
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

#[test]
fn a_bot_of_the_arena_judges_by_a_net_of_a_file() {
    let here = folder();
    let house = concat!(env!("CARGO_MANIFEST_DIR"), "/../bots/weights/rattus.net");
    let arena = |bots: &str, more: &[&str]| {
        let asked = ["arena", "rattus", "--bots", bots, "--games", "60", "--seed", "1", "--json"];
        let report = run(here.path(), &[&asked[..], more].concat()).json();
        (report["bots"][0]["wins"].as_f64().expect("wins"), report["bots"][0]["name"].clone())
    };
    let (wins, _) = arena("7,4", &[]);
    let (by_net, name) = arena("7,4", &["--net", house]);
    assert_eq!(name, "7, rattus.net");
    assert_ne!(by_net.to_bits(), wins.to_bits(), "another judgement plays otherwise");
    assert!(by_net > 30.0, "and well: {by_net} of 60");
    // Beside weights, which still say what the levels mean.
    let weights = concat!(env!("CARGO_MANIFEST_DIR"), "/../bots/weights/rattus.toml");
    let (both, name) = arena("7,4", &["--net", house, "--weights", weights]);
    assert_eq!((both.to_bits(), name), (by_net.to_bits(), "7, rattus.toml, rattus.net".into()));

    let file = std::fs::read(house).expect("the net of the house");
    let mut damaged = file.clone();
    damaged[100] ^= 1;
    std::fs::write(here.path().join("damaged.net"), damaged).expect("a file");
    std::fs::write(here.path().join("cut.net"), &file[..20]).expect("a file");
    for (game, bots, file, part) in [
        ("rattus", "7,7", "damaged.net", "not whole"),
        ("rattus", "7,7", "cut.net", "not whole"),
        ("rattus", "7,7", weights, "no net"),
        ("rattus", "7,7", "none.net", "none.net"),
        ("contagion", "7,7", house, "another game"),
        ("rattus", "cmd:x,7", house, "for a bot of ours"),
    ] {
        let ran = run(here.path(), &["arena", game, "--bots", bots, "--net", file]);
        assert_eq!(ran.code, Some(2), "{file}: {}{}", ran.out, ran.err);
        assert!(ran.err.contains(part) && ran.err.trim_end().lines().count() == 1, "{file}: {}", ran.err);
    }
}

#[test]
fn a_bot_of_the_arena_judges_by_the_weights_of_a_file() {
    let here = folder();
    let house = concat!(env!("CARGO_MANIFEST_DIR"), "/../bots/weights/rattus.toml");
    let text = std::fs::read_to_string(house).expect("the weights of the house");
    let arena = |more: &[&str]| {
        let asked = ["arena", "rattus", "--bots", "7,7", "--games", "40", "--seed", "1", "--json"];
        let report = run(here.path(), &[&asked[..], more].concat()).json();
        (report["bots"][0]["wins"].clone(), report["bots"][0]["name"].clone())
    };
    let (wins, _) = arena(&[]);
    assert_eq!(arena(&["--weights", house]), (wins, "7, rattus.toml".into()), "those of the house, read again");
    // All that a bot is to look forward to weighs next to nothing: it plays worse.
    let blind = |line: &str| match line.split_once(" = ") {
        Some((name, _)) if !line.starts_with('#') => format!("{name} = 0.05"),
        _ => line.to_owned(),
    };
    let (head, rest) = text.split_at(text.find("[weights]").expect("weights"));
    let end = rest[1..].find("\n[").expect("another table") + 1;
    let weights: Vec<String> = rest[..end].lines().map(blind).collect();
    let blind = format!("{head}{}{}", weights.join("\n"), &rest[end..]);
    std::fs::write(here.path().join("blind.toml"), blind).expect("weights");
    let (worse, name) = arena(&["--weights", "blind.toml"]);
    assert_eq!(name, "7, blind.toml");
    assert!(worse.as_f64() < Some(17.0), "{worse}");
    std::fs::write(here.path().join("other.toml"), text.replace("curiosity", "glamour")).expect("weights");
    for (bots, file, part) in [
        ("7,7", "other.toml", "glamour"),
        ("7,7", "none.toml", "none.toml"),
        ("cmd:x,7", "blind.toml", "for a bot of ours"),
    ] {
        let ran = run(here.path(), &["arena", "rattus", "--bots", bots, "--weights", file]);
        assert_eq!(ran.code, Some(2), "{file}: {}{}", ran.out, ran.err);
        assert!(ran.err.contains(part) && ran.err.trim_end().lines().count() == 1, "{}", ran.err);
    }
}
