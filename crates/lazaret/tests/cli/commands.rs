//! Every command but `play`: what it prints, its exit code, what it does with bad input.

use std::process::Stdio;

use crate::run::{Ran, folder, lazaret, run};
use serde_json::json;

#[test]
fn games_lists_the_shelf() {
    let here = folder();
    let ran = run(here.path(), &["games", "--json"]);
    assert_eq!(ran.code, Some(0));
    let games = ran.json();
    let ids: Vec<&str> = games.as_array().expect("a list").iter().filter_map(|game| game["id"].as_str()).collect();
    assert_eq!(ids, shelf::titles().iter().map(|title| title.id()).collect::<Vec<_>>());
    assert!(run(here.path(), &["games"]).out.contains("rattus"));
}

#[test]
fn help_is_in_the_language_asked_for_and_has_examples() {
    let here = folder();
    let documents = [
        "games",
        "rules",
        "words",
        "sim",
        "arena",
        "lab",
        "ladder",
        "tune",
        "calibrate",
        "levels",
        "values",
        "bench",
        "analyse",
        "replay",
        "story",
        "verify",
        "check",
    ];
    for command in documents.into_iter().chain(["play", "open", "serve", "backup", "restore", "export"]) {
        for (lang, usage, examples) in
            [("en", "Usage", "Examples"), ("fr", "Usage", "Exemples"), ("ru", "Вызов", "Примеры")]
        {
            let ran = run(here.path(), &[command, "--help", "--lang", lang]);
            assert_eq!(ran.code, Some(0), "{command} {lang}");
            let shown = documents.contains(&command) || ["play", "open"].contains(&command);
            assert!(ran.out.contains(usage) && (!shown || ran.out.contains(examples)), "{}", ran.out);
            assert!(!ran.out.contains("cli-"), "a message is missing: {}", ran.out);
            assert_eq!(ran.out.contains("--json"), documents.contains(&command), "{command}: {}", ran.out);
        }
    }
}

#[test]
fn the_environment_chooses_the_language() {
    let here = folder();
    let out = lazaret(here.path()).env("LANG", "ru_RU.UTF-8").args(["sim", "nothing"]).output().expect("it starts");
    assert_eq!(out.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&out.stderr).contains("Игры «nothing» нет"));
}

#[test]
fn bad_input_is_one_sentence_and_exit_code_2() {
    let here = folder();
    for args in [
        &["nonsense"][..],
        &["sim"],
        &["sim", "chess"],
        &["sim", "rattus", "--games", "many"],
        &["sim", "rattus", "--players", "9"],
        &["sim", "rattus", "--options", "colour=red"],
        &["sim", "rattus", "--bots", "genius"],
        &["sim", "rattus", "--bots", "random,random", "--players", "3"],
        &["sim", "rattus", "--threads", "0"],
        &["arena", "rattus", "--bots"],
        &["arena", "rattus", "--bots", "easy", "--wrong"],
        &["ladder", "chess"],
        &["ladder", "rattus", "--players", "1"],
        &["ladder", "rattus", "--games", "0"],
        &["ladder", "rattus", "--write", "no-such-file.md"],
        &["tune", "chess"],
        &["tune", "rattus", "--level", "genius"],
        &["tune", "rattus", "--rounds", "0"],
        &["tune", "rattus", "--weights", "no-such-file.toml"],
        &["calibrate", "chess"],
        &["calibrate", "pest", "--players", "1"],
        &["calibrate", "rattus", "--games", "0"],
        &["calibrate", "rattus", "--write", "no-such-file.md"],
        &["levels", "chess"],
        &["levels", "rattus", "--below", "50"],
        &["levels", "rattus", "--games", "0"],
        &["levels", "rattus", "--weights", "no-such-file.toml"],
        &["bench", "chess"],
        &["analyse", "no-such-file.game"],
        &["analyse", "no-such-file.game", "--depth", "0"],
        &["replay", "no-such-file.game"],
        &["replay", "no-such-file.game", "--script"],
        &["verify", "no-such-folder"],
        &["check", "no-such-file.check"],
        &["rules", "rattus", "RAT-999"],
        &["rules", "chess"],
        &["play", "chess"],
        &["play"],
        &["play", "rattus", "--bots", "person"],
        &["play", "rattus", "--names", "a,b,c"],
        &["play", "--load", "no-such-file.game"],
        &["games", "--lang", "de"],
        &["serve", "--log", "loud=very=much"],
    ] {
        let ran = run(here.path(), args);
        assert_eq!(ran.code, Some(2), "{args:?}: {}{}", ran.out, ran.err);
        let said = format!("{}{}", ran.out, ran.err);
        assert_eq!(
            said.trim().lines().count().min(2),
            if said.contains("Proved:") { 2 } else { 1 },
            "{args:?}: {said}"
        );
        assert!(!said.contains("panicked") && !said.contains("terminal-") && !said.contains("cli-"), "{said}");
    }
    assert_eq!(std::fs::read_dir(here.path()).expect("the folder").count(), 0, "nothing was written");
}

#[test]
fn a_simulation_is_the_same_on_any_number_of_threads() {
    let here = folder();
    let sim = |threads: &str| {
        let args = ["sim", "rattus", "--games", "40", "--seed", "7", "--players", "4", "--threads", threads, "--json"];
        let ran = run(here.path(), &args);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        let mut report = ran.json();
        report["seconds"] = json!(0);
        report
    };
    let one = sim("1");
    assert_eq!(one, sim("2"));
    assert_eq!((&one["game"], &one["players"], &one["games"]), (&json!("rattus"), &json!(4), &json!(40)));
    assert_eq!(one["finished"], 40);
    assert!(one["choices_per_game"].as_f64() > Some(20.0));
    assert_eq!(one["wins"].as_array().map(Vec::len), Some(4));
    assert!(one["scores"][0]["mean"].is_f64() && one["scores"][0]["sd"].is_f64());
    let ends: u64 =
        one["end_reasons"].as_object().expect("reasons").values().filter_map(serde_json::Value::as_u64).sum();
    assert_eq!(ends, 40);
    let other = run(here.path(), &["sim", "rattus", "--games", "40", "--seed", "8", "--players", "4", "--json"]).json();
    assert_ne!(one["fingerprint"], other["fingerprint"]);
}

#[test]
fn records_of_a_simulation_verify_and_show_the_same_games() {
    let here = folder();
    let args = ["sim", "rattus", "--games", "5", "--seed", "3", "--bots", "greedy,random,easy", "--json"];
    let quick = run(here.path(), &args).json();
    let kept = run(here.path(), &[&args[..], &["--records", "kept"]].concat()).json();
    assert_eq!(quick["fingerprint"], kept["fingerprint"]);
    let again = run(here.path(), &[&args[..], &["--records", "kept"]].concat());
    assert_eq!(again.code, Some(2), "records are not written over");
    assert!(again.err.contains("exists already"), "{}", again.err);

    let verified = run(here.path(), &["verify", "kept", "--json"]);
    assert_eq!(verified.code, Some(3), "they play true and carry no proof");
    assert_eq!((&verified.json()["no_proof"], &verified.json()["proved"]), (&json!(5), &json!(0)));
    let leftovers = std::fs::read_dir(here.path().join("kept")).expect("the folder");
    assert!(leftovers.flatten().all(|entry| entry.path().extension().is_some_and(|ending| ending == "game")));
}

#[test]
fn a_divergence_is_located_and_exit_code_1() {
    let here = folder();
    run(here.path(), &["sim", "rattus", "--games", "1", "--seed", "3", "--records", "."]);
    let path = here.path().join("rattus-3-0.game");
    let text = std::fs::read_to_string(&path).expect("a record");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let at = lines.iter().position(|line| line.starts_with("@ ")).expect("a fingerprint");
    lines[at] = "@ 0000000000000001".to_owned();
    std::fs::write(here.path().join("bad.game"), lines.join("\n")).expect("written");
    let ran = run(here.path(), &["verify", "bad.game", "rattus-3-0.game"]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.out.contains(&format!("bad.game:{at}: step 15")), "{}", ran.out);
    let report = run(here.path(), &["verify", ".", "--json"]).json();
    assert_eq!((&report["no_proof"], &report["diverged"]), (&json!(1), &json!(1)));

    std::fs::write(here.path().join("no.game"), "nonsense").expect("written");
    assert_eq!(run(here.path(), &["verify", "no.game"]).code, Some(2));
}

#[test]
fn an_arena_rates_every_bot() {
    let here = folder();
    let args = ["arena", "rattus", "--bots", "greedy,random,random", "--games", "30", "--seed", "1", "--json"];
    let report = run(here.path(), &args).json();
    let bots = report["bots"].as_array().expect("bots");
    assert_eq!(bots.len(), 3);
    for bot in bots {
        let figure = |name: &str| bot[name].as_f64().unwrap_or_else(|| panic!("{name} in {bot}"));
        assert!(figure("low") <= figure("win_rate") && figure("win_rate") <= figure("high"));
        assert!(figure("elo_low") <= figure("elo") && figure("elo") <= figure("elo_high"));
        assert_eq!(bot["games"], 30);
    }
    assert_eq!(bots[0]["name"], "greedy");
    assert!(bots[0]["win_rate"].as_f64() > Some(0.75), "{report}");
    let wins: f64 = bots.iter().filter_map(|bot| bot["wins"].as_f64()).sum();
    assert!((wins - 30.0).abs() < 1e-9);
}

#[test]
fn replay_shows_steps_and_eyes() {
    let here = folder();
    run(here.path(), &["sim", "rattus", "--games", "1", "--seed", "3", "--records", "."]);
    let file = "rattus-3-0.game";
    let all = run(here.path(), &["replay", file]);
    assert_eq!(all.code, Some(0));
    assert!(all.out.contains("settles") && !all.out.contains(" place "), "{}", all.out);
    let parts = run(here.path(), &["replay", file, "--parts"]);
    assert!(parts.out.contains("settle ") && parts.out.contains("place "), "{}", parts.out);
    let report = run(here.path(), &["replay", file, "--json", "--seat", "2"]).json();
    assert_eq!(report["viewer"], json!({ "seat": 1 }));
    let steps = report["steps"].as_array().expect("steps").len();
    let step = run(here.path(), &["replay", file, "--step", "10"]);
    assert!(step.out.contains("Gallia"), "{}", step.out);
    assert_eq!(run(here.path(), &["replay", file, "--step", "10", "--json"]).json()["step"], 10);
    assert_eq!(run(here.path(), &["replay", file, "--step", &(steps + 5).to_string()]).code, Some(2));
    assert_eq!(run(here.path(), &["replay", file, "--seat", "4"]).code, Some(2));
}

#[test]
fn words_are_looked_up_in_three_languages() {
    let here = folder();
    let here = here.path();
    let english = run(here, &["words", "rattus"]);
    assert_eq!(english.code, Some(0), "{}", english.err);
    for line in [
        "- `red`, `R`, `0`\n",
        "- `given supply COUNT`: ",
        "- `expect owner CLASS`: ",
        "- `place REGION extra`: ",
        "- `TOKEN`: `rat_s01`, ",
        "- `took`: … takes the …. ",
        "- `no-rats`: ",
    ] {
        assert!(english.out.contains(line), "{line} in {}", english.out);
    }
    assert!(!english.out.contains("{$") && !english.out.contains("rattus-"), "{}", english.out);
    let french = run(here, &["words", "rattus", "--lang", "fr"]);
    assert!(french.out.contains("- `given supply COUNT`: ") && french.out != english.out, "{}", french.out);
    let json = run(here, &["words", "rattus", "--json"]).json();
    assert_eq!(json["seats"][1], json!(["yellow", "Y", "1"]));
    let supply = json["given"].as_array().expect("words").iter().find(|word| word["form"] == "supply COUNT");
    assert_eq!(supply.map(|word| word["example"].clone()), Some(json!("supply 5")));
    assert_eq!(run(here, &["words", "chess"]).code, Some(2));
}

/// What `lazaret check` makes of a script in a file of this name.
fn checked(here: &std::path::Path, file: &str, script: &str, more: &[&str]) -> Ran {
    std::fs::write(here.join(file), script).expect("written");
    run(here, &[&["check", file], more].concat())
}

#[test]
fn check_names_file_case_line_and_column() {
    let here = folder();
    let here = here.path();
    let good = checked(here, "good.check", "game rattus\ncase it begins\n  rolls any\n  expect over = no\n", &[]);
    assert_eq!(good.code, Some(0), "{}{}", good.out, good.err);
    let script = "game rattus\n\
                  case it is over\n  rolls any\n  expect over = yes\n\
                  case it begins\n  rolls any\n  expect over = no\n\
                  case more rats\n  given rats galia 3\n  expect over = no\n";
    let bad = checked(here, "bad.check", script, &[]);
    assert_eq!(bad.code, Some(2), "what cannot be read weighs more than what does not hold");
    let lines: Vec<&str> = bad.out.lines().collect();
    assert_eq!(
        lines,
        [
            "bad.check:4:10: [it is over] “over” is no, not yes.",
            "bad.check:9:14: [more rats] “galia” is not known here. Did you mean: gallia?",
            "bad.check: one case holds.",
        ]
    );
    let json = checked(here, "bad.check", script, &["--json"]).json();
    let row = |index: usize, key: &str| json[index][key].clone();
    assert_eq!([row(0, "verdict"), row(1, "verdict"), row(2, "verdict")], ["failed", "held", "unreadable"]);
    assert_eq!((row(0, "case"), row(0, "line"), row(0, "column")), ("it is over".into(), 4.into(), 10.into()));
    let fails = checked(here, "bad.check", &script.replace("galia", "gallia"), &[]);
    assert_eq!(fails.code, Some(1), "{}", fails.out);
}

#[test]
fn check_speaks_the_language_of_the_person() {
    let here = folder();
    let script = "game ratus\ncase whose\n  expect over = no\n";
    for (lang, said) in
        [("en", "no game “ratus”. Did you mean: rattus?"), ("fr", "«\u{a0}ratus\u{a0}»"), ("ru", "Игры «ratus» нет")]
    {
        let ran = checked(here.path(), "ratus.check", script, &["--lang", lang]);
        assert_eq!(ran.code, Some(2));
        assert!(ran.out.starts_with("ratus.check:1:6: ") && ran.out.contains(said), "{}", ran.out);
    }
    let script = "game rattus\ncase refused\n  given turn red\n  blue: place gallia\n  red: place gallia\n";
    for lang in ["en", "fr", "ru"] {
        let ran = checked(here.path(), "refused.check", &script.replace("blue", "yellow"), &["--lang", lang]);
        assert!(!ran.out.contains("refusal-") && !ran.out.contains('{') && !ran.out.contains("Seat"), "{}", ran.out);
        assert_eq!(ran.code, Some(1), "{}", ran.out);
    }
}

#[test]
fn check_refuses_scripts_that_say_nothing() {
    let here = folder();
    for (script, place) in [
        ("case whose game is it\n  expect over = no\n", ":1:1: "),
        ("game rattus\n", ":1:1: "),
        ("game rattus\ncase nothing\n  given turn red\n", ":2:1: [nothing] "),
        ("", ":1:1: "),
    ] {
        let ran = checked(here.path(), "empty.check", script, &[]);
        assert_eq!(ran.code, Some(2), "{script}");
        assert!(ran.out.starts_with(&format!("empty.check{place}")), "{}", ran.out);
    }
}

#[test]
fn rules_are_found_by_number_and_by_words() {
    let here = folder();
    assert!(run(here.path(), &["rules", "rattus"]).out.starts_with("# Rattus"));
    let rule = run(here.path(), &["rules", "rattus", "rat-31", "--json"]).json();
    assert_eq!(rule[0]["rule"], "RAT-31");
    for (lang, word) in [("en", "knight"), ("fr", "chevalier"), ("ru", "рыцарь")] {
        let found = run(here.path(), &["rules", "rattus", "--search", word, "--lang", lang]);
        assert!(found.out.contains("RAT-"), "{lang}: {}", found.out);
    }
    assert!(run(here.path(), &["rules", "rattus", "--search", "submarine"]).out.contains("submarine"));
}

#[test]
fn a_reader_who_goes_away_is_no_error() {
    let here = folder();
    let mut child = lazaret(here.path())
        .args(["rules", "rattus"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    drop(child.stdout.take());
    let ended = child.wait_with_output().expect("it ends");
    assert_eq!(ended.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&ended.stderr), "");
}

/// Every game, at steps all over it: what `replay --script` writes, `check` holds.
#[test]
fn a_position_is_written_as_a_script_that_holds() {
    let here = folder();
    let sim = ["--games", "1", "--bots", "random,random", "--players", "2", "--records", "."];
    for title in shelf::titles() {
        let ran = run(here.path(), &[&["sim", title.id()], &sim[..]].concat());
        assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
        let record = std::fs::read_dir(here.path()).expect("a folder").flatten().map(|entry| entry.path());
        let record =
            record.filter(|path| path.extension().is_some_and(|ending| ending == "game")).last().expect("a record");
        let record = record.to_str().expect("a name");
        for step in ["0", "9", "40"] {
            let script = run(here.path(), &["replay", record, "--step", step, "--script"]);
            assert_eq!(script.code, Some(0), "{}", script.err);
            std::fs::write(here.path().join("position.check"), &script.out).expect("a file");
            let held = run(here.path(), &["check", "position.check"]);
            assert_eq!(held.code, Some(0), "{}{}", held.out, script.out);
        }
        std::fs::remove_file(record).expect("it is there");
    }
}

#[test]
fn a_record_is_checked_and_then_served_to_the_page() {
    let here = folder();
    run(here.path(), &["sim", "rattus", "--games", "1", "--seed", "3", "--records", "."]);
    let file = here.path().join("rattus-3-0.game");
    let text = std::fs::read_to_string(&file).expect("a record");
    std::fs::write(here.path().join("bad.game"), text.replacen("\n0 ", "\n0 nonsense ", 1)).expect("a bad one");
    let bad = run(here.path(), &["open", "bad.game"]);
    assert_eq!(bad.code, Some(2), "{}", bad.out);
    assert!(bad.err.contains("bad.game") && bad.err.contains("line"), "{}", bad.err);

    assert_eq!(opened(here.path(), &["rattus-3-0.game"]), text);
}

/// The record that `lazaret open` with these arguments gives to the page.
fn opened(here: &std::path::Path, args: &[&str]) -> String {
    let mut child =
        lazaret(here).arg("open").args(args).stdout(std::process::Stdio::piped()).spawn().expect("it starts");
    let mut said = String::new();
    let mut out = std::io::BufReader::new(child.stdout.take().expect("a pipe"));
    std::io::BufRead::read_line(&mut out, &mut said).expect("a line");
    let link = said.split_whitespace().find(|word| word.starts_with("http://")).expect("a link");
    let address = link.trim_end_matches('.').trim_end_matches("/open");
    let given = ureq::get(format!("{address}/api/opened")).call().expect("an answer").body_mut().read_to_string();
    child.kill().expect("it was running");
    child.wait().expect("it ended");
    given.expect("a text")
}

#[test]
fn any_game_of_a_study_is_served_to_the_page() {
    let here = folder();
    let study = "title = \"a\"\nseed = 3\ngames = 20\nclose = 0\n[patches]\nfew = \"game.game.hand_limit = 6\"\n\
        [[series]]\ngame = \"contagion\"\nplayers = 3\nbots = \"random\"\npatches = [\"\", \"few\"]\n";
    std::fs::write(here.path().join("a.toml"), study).expect("a study");
    assert_eq!(run(here.path(), &["lab", "a.toml"]).code, Some(0));
    for cell in ["1", "2"] {
        let record = run(here.path(), &["lab", "record", "a.toml", "--cell", cell, "--game", "17"]).out;
        assert_eq!(record.contains("\npatch game.game.hand_limit = 6\n"), cell == "2");
        assert_eq!(opened(here.path(), &["a.lab", "--cell", cell, "--game", "17"]).trim_end(), record.trim_end());
    }
    // The report names the command for each game that it links to, and it is one that works.
    let report = std::fs::read_to_string(here.path().join("a.lab/report.html")).expect("a report");
    let named = report.split("title=\"lazaret ").nth(1).and_then(|rest| rest.split('"').next()).expect("a command");
    let words: Vec<&str> = named.split(' ').collect();
    let [open, dot, ref which @ ..] = words[..] else { panic!("{named}") };
    assert_eq!((open, dot), ("open", "."));
    assert!(opened(&here.path().join("a.lab"), &[&["."], which].concat()).starts_with("lazaret"), "{named}");
    // What the report says it was made by, without a commit to name.
    assert!(report.contains("version") && !report.contains("commit –"), "{report}");

    for (args, part) in [
        (&["open", "a.lab"][..], "a.lab is a folder"),
        (&["open", "a.lab", "--cell", "1"], "--game"),
        (&["open", "a.lab", "--cell", "3", "--game", "1"], "no cell 3"),
        (&["open", "a.lab", "--cell", "1", "--game", "20"], "with a game 20"),
        (&["open", "none.lab", "--cell", "1", "--game", "1"], "none.lab"),
    ] {
        let ran = run(here.path(), args);
        assert_eq!(ran.code, Some(2), "{args:?}: {}{}", ran.out, ran.err);
        assert!(ran.err.contains(part) && ran.err.trim_end().lines().count() == 1, "{args:?}: {}", ran.err);
    }
}

#[test]
fn one_name_of_a_bot_is_for_all_seats() {
    let here = folder();
    let sim = |bots: &str| {
        let args = ["sim", "rattus", "--players", "3", "--games", "5", "--seed", "3", "--json", "--bots", bots];
        run(here.path(), &args).json()
    };
    let (one, three) = (sim("greedy"), sim("greedy,greedy,greedy"));
    assert_eq!((&one["bots"], &one["fingerprint"]), (&three["bots"], &three["fingerprint"]));
    assert_eq!(one["bots"].as_array().map(Vec::len), Some(3));
}

#[test]
fn a_folder_without_a_script_is_no_success() {
    let here = folder();
    std::fs::create_dir(here.path().join("empty")).expect("a folder");
    let ran = run(here.path(), &["check", "empty"]);
    assert_eq!(ran.code, Some(2));
    assert_eq!(
        ran.out,
        "empty: There is no script in this folder: nothing ends in .check, .game, .lesson or .puzzle.\n"
    );
}

/// A stranger's record may say whatever it likes: it does not reach the terminal as a command.
#[test]
fn what_a_record_calls_its_seats_writes_into_no_title() {
    let here = folder();
    let kept =
        ["sim", "rattus", "--players", "2", "--games", "1", "--seed", "3", "--bots", "random,random", "--records", "."];
    assert_eq!(run(here.path(), &kept).code, Some(0));
    let file = std::fs::read_dir(here.path()).expect("a folder").next().expect("a record").expect("a file").path();
    let text = std::fs::read_to_string(&file).expect("a record");
    std::fs::write(&file, text.replacen("random", "\x1b]0;mine\x07", 1)).expect("written");
    let ran = run(here.path(), &["replay", &file.display().to_string()]);
    assert!(ran.out.contains("␛]0;mine␇") || ran.err.contains("␛]0;mine␇"), "{}{}", ran.out, ran.err);
    assert!(!ran.out.contains('\x1b') && !ran.err.contains('\x1b'), "{}{}", ran.out, ran.err);
}
