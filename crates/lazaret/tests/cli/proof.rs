//! What `lazaret verify` says of records with a proof, and an independent check of their chance.

use std::path::Path;
use std::process::Command as Process;

use kernel::Seat;
use shelf::{Engine, Viewer};
use table::{Chair, Command, Hand, Opening, Table};

use crate::run::{folder, run};

const NOW: u64 = 1_000_000;

/// The record of a game between a person and bots at a table; the person gives a nonce or keeps silent.
fn record(game: &str, nonce: Option<&str>) -> String {
    record_by(shelf::title(game).expect("on the shelf"), nonce)
}

/// The same, by whoever has the rules.
fn record_by(title: &'static dyn Engine, nonce: Option<&str>) -> String {
    let options = title.canonical("players=2").expect("two may play it");
    let opening = Opening::plain("TABL-EEEE", "SITT-DWWN", title, options, "anna", [0x5e; 32], NOW);
    let person = Chair::Person { id: "anna".to_owned(), name: "Anna #1\n# fairness secret 00".to_owned() };
    let bot = Chair::Bot { level: shelf::Style::Random };
    let (mut table, _) = Table::open(opening, vec![person, bot]).expect("it opens");
    if let Some(nonce) = nonce {
        let nonce = nonce.to_owned();
        table.command(Command::Nonce { seat: Seat::new(0), nonce }, NOW).expect("a nonce");
    }
    table.command(Command::Start { by: "anna".to_owned() }, NOW).expect("it starts or waits");
    table.command(Command::Tick { falls: true }, NOW + 10_000).expect("time passes");
    let mut dice = kernel::Sim::new(7);
    while let Some(&seat) = table.offer(Viewer::Spectator).expect("it has started").asked.first() {
        let seat = Seat::new(usize::from(seat));
        let options = table.offer(Viewer::Seat(seat)).expect("it has started").options;
        let action = options[dice.below(options.len() as u32) as usize].action.clone();
        let by = if seat.index() == 0 { Hand::Person } else { Hand::Bot };
        let step = table.step();
        table.command(Command::Choose { seat, step, action, by }, NOW).expect("legal");
    }
    table.record().expect("the game is over")
}

const NONCE: &str = "00112233445566778899aabbccddeeff";

/// Writes a record and says what `verify` makes of it: exit code, verdict, line and column.
fn verified(text: &str) -> (Option<i32>, String, Option<u64>, Option<u64>) {
    let here = folder();
    std::fs::write(here.path().join("it.game"), text).expect("written");
    let ran = run(here.path(), &["verify", "it.game", "--json"]);
    let row = &ran.json()["files"][0];
    (ran.code, row["verdict"].as_str().expect("a word").to_owned(), row["line"].as_u64(), row["column"].as_u64())
}

fn line_of(text: &str, start: &str) -> u64 {
    1 + text.lines().position(|line| line.starts_with(start)).expect("there is such a line") as u64
}

#[test]
fn only_what_is_proved_is_called_so() {
    let fair = record("rattus", Some(NONCE));
    assert_eq!(verified(&fair), (Some(0), "proved".to_owned(), None, None));

    let without: String = fair.split_inclusive('\n').filter(|line| !line.starts_with("# fairness")).collect();
    assert_eq!(verified(&without), (Some(3), "no_proof".to_owned(), None, None));

    let silent = record("rattus", None);
    assert_eq!(verified(&silent), (Some(4), "incomplete".to_owned(), None, None));
    let cut: String = fair.split_inclusive('\n').filter(|line| !line.starts_with("result")).take(30).collect();
    assert_eq!(verified(&cut).0, Some(4), "a game that was cut off");
    let proof = fair.find("# fairness").expect("a proof");
    assert_eq!(verified(&format!("{cut}{}", &fair[proof..])).0, Some(4), "whatever proof is put behind it");

    let fingerprint = line_of(&fair, "@ ");
    let diverged =
        fair.replacen(fair.lines().nth(fingerprint as usize - 1).expect("the line"), "@ 0000000000000001", 1);
    assert_eq!(verified(&diverged).0, Some(1));
    assert_eq!(verified(&diverged).1, "diverged");
    assert_eq!(verified("nonsense").0, Some(2));
}

#[test]
fn a_forged_proof_is_found_with_its_place() {
    let fair = record("rattus", Some(NONCE));
    let seed = line_of(&fair, "seed ");
    let forged = |text: &str, line: u64| {
        assert_eq!(verified(text), (Some(5), "forged".to_owned(), Some(line), Some(1)), "{text}");
    };
    let other = fair.lines().nth(seed as usize - 1).expect("the seed").replace(['0', '1', '2'], "3");
    forged(&fair.replacen(fair.lines().nth(seed as usize - 1).expect("the seed"), &other, 1), seed);
    forged(&fair.replace(NONCE, &NONCE.replace('0', "1")), seed);
    forged(&fair.replace("# fairness bot 1", "# fairness silent 1"), seed);
    let secret = line_of(&fair, "# fairness secret");
    forged(&fair.replace(&"5e".repeat(32), &"5f".repeat(32)), secret);

    // Two seed lines, one for the reader of the game and one for the reader of the proof.
    let twice = format!("{fair}seed {}\n", "00".repeat(32));
    let last = twice.lines().count() as u64;
    assert_eq!(verified(&twice), (Some(2), "unreadable".to_owned(), Some(last), Some(1)));
    let secrets = format!("{fair}# fairness secret {}\n", "5e".repeat(32));
    assert_eq!(verified(&secrets), (Some(2), "unreadable".to_owned(), Some(last), Some(1)));
}

#[test]
fn the_worst_of_several_records_decides_and_help_lists_the_codes() {
    let here = folder();
    let fair = record("rattus", Some(NONCE));
    std::fs::write(here.path().join("fair.game"), &fair).expect("written");
    std::fs::write(here.path().join("forged.game"), fair.replace(NONCE, &NONCE.replace('0', "1"))).expect("written");
    std::fs::write(here.path().join("none.game"), fair.replace("# fairness", "#")).expect("written");
    let ran = run(here.path(), &["verify", "."]);
    assert_eq!(ran.code, Some(5), "{}", ran.out);
    for part in [
        "fair.game: Proven fair\n",
        "forged.game:",
        "Tampered with. ",
        "none.game: Played correctly, not proven\n",
        "Proved: 1.",
    ] {
        assert!(ran.out.contains(part), "`{part}` in:\n{}", ran.out);
    }
    for lang in ["en", "fr", "ru"] {
        let help = run(here.path(), &["verify", "--help", "--lang", lang]).out;
        for code in 0..=5 {
            assert!(help.contains(&format!("\n  {code}  ")), "{lang}: {code} in\n{help}");
        }
    }
}

#[test]
fn a_file_that_is_too_large_is_refused_with_a_sentence() {
    let here = folder();
    std::fs::write(here.path().join("large.game"), "#".repeat((4 << 20) + 1)).expect("written");
    for command in ["verify", "replay", "check"] {
        let ran = run(here.path(), &[command, "large.game"]);
        assert_eq!(ran.code, Some(2), "{command}");
        assert!(format!("{}{}", ran.out, ran.err).contains("larger than 4 MiB"), "{command}: {}{}", ran.out, ran.err);
    }
    std::fs::write(here.path().join("full.game"), "#".repeat(4 << 20)).expect("written");
    assert!(!run(here.path(), &["verify", "full.game"]).out.contains("MiB"), "the limit itself is allowed");
}

/// `docs/verify.py` shares no line with the program: it must come to the same commitment, seed and draws.
#[test]
fn a_page_of_python_comes_to_the_same_chance() {
    let here = folder();
    for game in ["rattus", "contagion", "pest", "messina"] {
        let text = record(game, Some(NONCE));
        std::fs::write(here.path().join("it.game"), &text).expect("written");
        let draws = run(here.path(), &["replay", "it.game", "--draws"]);
        assert_eq!(draws.code, Some(0), "{}", draws.err);
        std::fs::write(here.path().join("draws"), &draws.out).expect("written");
        let count = draws.out.lines().count();
        assert!(count > 5, "{game} draws something");
        assert_eq!(python(here.path(), "it.game"), Ok(format!("draws recomputed: {count}")), "{game}");

        let mut wrong: Vec<&str> = draws.out.lines().collect();
        let (start, roll) = wrong[count / 2].rsplit_once(' ').expect("three numbers");
        let changed = format!("{start} {}", roll.parse::<u32>().expect("a number") + 1);
        wrong[count / 2] = &changed;
        std::fs::write(here.path().join("draws"), wrong.join("\n")).expect("written");
        let fault = python(here.path(), "it.game").expect_err("another draw is found");
        assert!(fault.contains(&format!("draw {} of the list", count / 2 + 1)), "{fault}");

        std::fs::write(here.path().join("forged.game"), text.replace(NONCE, &NONCE.replace('0', "1")))
            .expect("written");
        let fault = python(here.path(), "forged.game").expect_err("another nonce is found");
        assert!(fault.contains("do not give the seed"), "{fault}");
        std::fs::write(here.path().join("forged.game"), format!("{text}seed {}\n", "00".repeat(32))).expect("written");
        assert!(python(here.path(), "forged.game").is_err(), "a second seed is found");
    }
}

/// The last line that the script says, or its complaint.
fn python(here: &Path, record: &str) -> Result<String, String> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/verify.py");
    let ran = Process::new("python3").arg(script).args([record, "draws"]).current_dir(here).output();
    let ran = ran.expect("docs/verify.py is run by python3, and there is none: please install it");
    let last = |bytes: &[u8]| String::from_utf8_lossy(bytes).lines().last().unwrap_or_default().to_owned();
    if ran.status.success() { Ok(last(&ran.stdout)) } else { Err(last(&ran.stderr)) }
}

/// The record of something with eight people, after two rounds whose tables ended in the order of their seats.
fn played<J: evening::Journal>(mut facts: Vec<J::Fact>) -> String {
    let mut code = 0;
    for round in 0..2 {
        let then = J::load("", &facts, 0).expect("facts that fit");
        let mut next = || {
            code += 1;
            format!("T{code}")
        };
        facts.extend(then.begin(round * 8 * 24 * 3_600_000, &mut next).expect("enough people"));
        let then = J::load("", &facts, 0).expect("facts that fit");
        let ended = |people: &[u8]| {
            let place = |(at, &person): (usize, &u8)| protocol::EveningPlace { person, place: at as u8 + 1, score: 9 };
            people.iter().enumerate().map(place).collect::<Vec<_>>()
        };
        facts.extend(then.open_tables().iter().map(|table| J::ended(round, table.id, ended(table.people))));
    }
    let journal = J::load("", &facts, 0).expect("facts that fit");
    let line = |fact: &J::Fact| serde_json::to_string(&journal.nameless(fact.clone())).expect("written") + "\n";
    facts.iter().map(line).collect()
}

/// The record of an evening and of a season of a league.
fn gatherings() -> [String; 2] {
    use evening::{journal, league};
    let shared = serde_json::json!({
        "name": "Lanterns", "games": [{ "game": "rattus", "options": "" }], "rounds": 2, "weeks": 2, "days": 7,
        "division": 4, "moves": 1, "least": 2, "most": 2, "best": 2, "like": false, "clock": { "kind": "none" },
        "pause": 0, "starts_at": null, "visibility": "public"
    });
    let secret = "0f".repeat(32);
    let host = "p0".to_owned();
    let ids = (0..8).map(|number| format!("p{number}"));
    let settings = serde_json::from_value(shared.clone()).expect("settings of an evening");
    let opened = journal::Fact::Opened { settings, host: host.clone(), secret: secret.clone() };
    let came = ids.clone().map(|id| journal::Fact::Came { id });
    let evening = played::<journal::Evening>(std::iter::once(opened).chain(came).collect());
    let settings = serde_json::from_value(shared).expect("settings of a league");
    let founded = league::Fact::Founded { settings, host, secret, before: None, ladder: 0 };
    let came = ids.map(|id| league::Fact::Came { id });
    let league = played::<league::League>(std::iter::once(founded).chain(came).collect());
    [evening, league]
}

#[test]
fn evenings_and_leagues_are_verified_by_the_same_command() {
    let here = folder();
    let verified = |name: &str, text: &str| {
        std::fs::write(here.path().join(name), text).expect("written");
        let ran = run(here.path(), &["verify", name, "--json"]);
        let row = &ran.json()["files"][0];
        (ran.code, row["verdict"].as_str().expect("a word").to_owned(), row["line"].as_u64())
    };
    for (name, text) in ["it.evening", "it.league"].into_iter().zip(gatherings()) {
        assert_eq!(verified(name, &text), (Some(0), "proved".to_owned(), None), "{name}");
        let cut: String = text.split_inclusive('\n').take(12).collect();
        assert_eq!(verified(name, &cut), (Some(4), "incomplete".to_owned(), None), "{name}");
        // Another secret would have made other tables.
        let forged = text.replacen("0f0f", "0f0e", 1);
        let drawn = text.lines().position(|line| line.contains("\"planned\"") || line.contains("\"divided\""));
        let line = drawn.map(|line| line as u64 + 1);
        assert_eq!(verified(name, &forged), (Some(5), "forged".to_owned(), line), "{name}");
        let torn = text.replacen("{\"ended\"", "{\"endet\"", 1);
        assert_eq!(verified(name, &torn).1, "unreadable", "{name}");
    }
}

/// Whoever forged the result is told its line, not that of the last choice.
#[test]
fn a_forged_result_is_found_on_its_line() {
    let text = record("rattus", None);
    let line = line_of(&text, "result ");
    let result = text.lines().nth(line as usize - 1).expect("a result");
    let forged = text.replacen(result, &format!("{result}9"), 1);
    assert_eq!(verified(&forged), (Some(1), "diverged".to_owned(), Some(line), Some(1)));
}

/// A record of older rules is verified and analysed by the package of those rules; each step in figures is told of the program's
/// own rules alone, and one sentence says so.
#[test]
fn a_record_of_older_rules_goes_through_its_package() {
    assert!(shelf::title("lots").is_none(), "the program has no rules for it but those of the package");
    let text = record_by(frozen::engine("lots", 1).expect("a package"), Some(NONCE));
    assert_eq!(kernel::record::rules_of(&text), Some(1));
    assert_eq!(verified(&text), (Some(0), "proved".to_owned(), None, None));
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let last = lines.iter().rposition(|line| line.starts_with(|sign: char| sign.is_ascii_digit())).expect("an entry");
    let cut = [&lines[..last], &lines[last + 1..]].concat().concat();
    assert_ne!(verified(&cut).1, "proved", "without its last choice it is another game");
    let gone = text.replacen("rules 1", "rules 7", 1);
    assert_eq!(verified(&gone).1, "unreadable", "nobody has these");

    let here = folder();
    std::fs::write(here.path().join("it.game"), &text).expect("written");
    let ran = run(here.path(), &["analyse", "it.game"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert!(ran.out.contains("good choices") && ran.out.contains(" / "), "{}", ran.out);
    let ran = run(here.path(), &["analyse", "it.game", "--json"]);
    assert_eq!((ran.code, ran.out.as_str(), ran.err.lines().count()), (Some(2), "", 1), "{}", ran.err);
    assert!(ran.err.contains("it.game was played by version 1 of the rules"), "{}", ran.err);
}
