//! Studies play the games that simulations and arenas play, whatever the threads and however often they are stopped.

#![allow(clippy::cast_precision_loss, reason = "sums of a few games")]

use std::path::{Path, PathBuf};
use std::time::Duration;

use lab::{Cell, Folder, Helper, Study, report, run};
use shelf::{Brief, Entrant, Series, Style, Tally, WHOLE};
use text::{Lang, Words};

fn study(text: &str) -> Study {
    Study::read(text).unwrap_or_else(|trouble| panic!("{trouble:?}"))
}

/// These studies play with what is printed: nobody has to be started for them.
fn nobody() -> Helper {
    Helper { program: "none".into(), args: Vec::new() }
}

/// Runs a study in a folder of its own.
fn played(study: &Study, folder: &Path, threads: usize) -> Vec<Tally> {
    run(study, &Folder::new(folder), threads, &nobody(), &|_| {})
        .unwrap_or_else(|message| panic!("{message:?}"))
        .tallies
}

const SMALL: &str = r#"
title = "small"
games = 1100
close = 50

[[series]]
game = "rattus"
players = [2, 3]
bots = "random"

[[series]]
game = "contagion"
players = 3
bots = ["random", "greedy,random,random"]
games = 60
"#;

#[test]
fn cells_are_counts_times_options_times_bots_and_then_the_ladder() {
    let text = r#"
title = "x"
games = 5
[[series]]
game = "contagion"
players = [2, 3]
options = ["", "head_start=on"]
bots = ["random"]
ladder = ["random", 1, "greedy"]
"#;
    let cells = study(text).cells;
    let label = |cell: &Cell| format!("{} {} {}", cell.game, cell.options, cell.bot_words());
    let labels: Vec<String> = cells.iter().map(label).collect();
    assert_eq!(labels.len(), 12, "{labels:?}");
    assert_eq!(labels[0], "contagion players=2 random");
    assert_eq!(labels[1], "contagion players=2 level 1, random");
    assert_eq!(labels[2], "contagion players=2 greedy, level 1");
    assert_eq!(labels[3], "contagion players=3 random");
    assert!(labels[6].contains("head_start=on"), "{labels:?}");
    assert!(!cells[0].rotate && cells[1].rotate && cells[1].ladder, "a mix changes seats");
}

#[test]
fn what_is_wrong_is_told_with_line_and_column() {
    let words = Words::new(Lang::En);
    let good = "title = \"x\"\n[[series]]\ngame = \"rattus\"\nplayers = 3\nbots = \"random\"\n";
    for (text, line, column, part) in [
        (good.replace("title = \"x\"\n", "title = \"x\"\n  colour = 1\n"), 2, 3, "“colour” means nothing here"),
        (good.replace("players", "player"), 4, 1, "“player” means nothing here"),
        (good.replace('3', "3 3"), 4, 11, "not TOML"),
        (good.replace('3', "9"), 4, 11, "not played by 9"),
        (good.replace('3', "\"3\""), 4, 11, "whole number"),
        (good.replace("\"random\"", "\"genius\""), 5, 8, "no bot “genius”"),
        (good.replace("\"random\"", "\"random,easy\""), 5, 8, "2"),
        (good.replace("\"rattus\"", "\"chess\""), 3, 8, "no game “chess”"),
        (good.replace("game = \"rattus\"\n", ""), 2, 1, "“game” is missing"),
        (good.replace("bots = \"random\"\n", ""), 2, 1, "“bots”"),
        (good.replace("bots", "options = \"colour=red\"\nbots"), 5, 11, "colour"),
        ("games = 0\n".to_owned() + good, 1, 9, "1 or more"),
        ("title = \"x\"\nseries = 3\n".to_owned(), 2, 10, "[[series]]"),
    ] {
        let trouble = Study::read(&text).expect_err(&text);
        let said = words.say(&trouble.say("x.toml"));
        assert_eq!((trouble.line, trouble.column), (line, column), "{said}");
        assert!(said.contains(part) && said.starts_with(&format!("x.toml, line {line}")), "{said}");
        assert!(!said.contains('\n'), "{said}");
    }
    study(good);
}

#[test]
fn a_sweep_is_a_cell_a_number_with_what_is_printed_among_them() {
    let text = "title = \"x\"\n[[series]]\ngame = \"contagion\"\nplayers = 3\nbots = \"random\"\n\
        sweep = { of = \"game.game.hand_limit\", over = [12, 6], printed = 9 }\n";
    let cells = study(&text.replace("[12, 6]", "[12, 6, 9]")).cells;
    let points: Vec<(u64, &str, usize)> = cells
        .iter()
        .map(|cell| (cell.sweep.as_ref().expect("a point").at, cell.patch.as_str(), cell.changes.len()))
        .collect();
    assert_eq!(points, [(6, "game.hand_limit = 6", 1), (9, "", 0), (12, "game.hand_limit = 12", 1)]);
    let words = Words::new(Lang::En);
    for (from, to, column, part) in [
        ("printed = 9", "printed = 8", 66, "is not 8 in the data"),
        ("[12, 6]", "[9]", 47, "besides what is printed"),
        ("[12, 6]", "[12, 700]", 52, "700"),
        (", printed = 9", "", 9, "“printed” is missing"),
        ("over", "upon", 40, "“upon”"),
        ("}", "}\npatches = \"\"", 9, "not both"),
    ] {
        let trouble = Study::read(&text.replace(from, to)).expect_err(to);
        let said = words.say(&trouble.say("x.toml"));
        assert_eq!((trouble.line, trouble.column), (6, column), "{said}");
        assert!(said.contains(part), "{said}");
    }
}

#[test]
fn two_sweeps_are_a_cell_for_each_pair_of_numbers() {
    let text = "title = \"x\"\n[[series]]\ngame = \"contagion\"\nplayers = 3\nbots = \"random\"\nsweep = [\n\
        { of = \"game.game.hand_limit\", over = [6, 12], printed = 9 },\n\
        { of = \"game.game.starting_hand\", over = 5, printed = 4 },\n]\n";
    let cells = study(text).cells;
    let points: Vec<(u64, u64, usize, &str)> = cells
        .iter()
        .map(|cell| {
            let at = |sweep: &Option<lab::Sweep>| sweep.as_ref().expect("a point").at;
            (at(&cell.sweep), at(&cell.across), cell.changes.len(), cell.patch.as_str())
        })
        .collect();
    assert_eq!(
        points,
        [
            (6, 4, 1, "game.hand_limit = 6"),
            (6, 5, 2, "game.hand_limit = 6, game.starting_hand = 5"),
            (9, 4, 0, ""),
            (9, 5, 1, "game.starting_hand = 5"),
            (12, 4, 1, "game.hand_limit = 12"),
            (12, 5, 2, "game.hand_limit = 12, game.starting_hand = 5"),
        ]
    );
    let words = Words::new(Lang::En);
    for (from, to, line, part) in [
        (
            "game.game.starting_hand\", over = 5, printed = 4",
            "game.game.hand_limit\", over = 5, printed = 9",
            8,
            "two different ones",
        ),
        ("printed = 4 },", "printed = 4 },\n{ of = \"x\", over = 1, printed = 2 },", 6, "Two numbers at most"),
        ("printed = 4", "printed = 3", 8, "is not 3 in the data"),
    ] {
        let trouble = Study::read(&text.replace(from, to)).expect_err(to);
        let said = words.say(&trouble.say("x.toml"));
        assert!(trouble.line == line && said.contains(part), "{said}");
    }
}

#[test]
fn a_cell_plays_the_games_of_a_simulation_or_of_an_arena() {
    let study = study(SMALL);
    let folder = tempfile::tempdir().expect("a folder");
    let tallies = played(&study, folder.path(), 2);
    for (cell, tally) in study.cells.iter().zip(&tallies) {
        let series = Series { games: cell.games, seed: cell.seed, threads: 2, patience: Duration::MAX, watch: &|_| {} };
        let entrants: Vec<Entrant> = cell.bots.iter().copied().map(Entrant::from).collect();
        assert_eq!(tally.games, cell.games);
        if cell.rotate {
            let arena = cell.title().arena(&cell.options, &entrants, series).expect("an arena");
            for (bot, contestant) in tally.bots.iter().zip(&arena.bots) {
                assert!((bot.wins as f64 / WHOLE as f64 - contestant.wins).abs() < 1e-9, "{bot:?} {contestant:?}");
            }
            continue;
        }
        let sim = cell.title().sim(&cell.options, &entrants, series, None).expect("a simulation");
        assert_eq!(format!("{:016x}", tally.fingerprint), sim.fingerprint);
        assert!((tally.choices as f64 / cell.games as f64 - sim.choices_per_game).abs() < 1e-9);
        for (seat, spread) in tally.seats.iter().zip(&sim.scores) {
            assert!((seat.points as f64 / seat.games as f64 - spread.mean).abs() < 1e-9);
        }
        assert_eq!(tally.endings.values().sum::<u64>(), cell.games);
    }
}

#[test]
fn threads_and_interruptions_do_not_change_what_is_written() {
    let study = study(SMALL);
    let [one, two, stopped] = std::array::from_fn(|_| tempfile::tempdir().expect("a folder"));
    played(&study, one.path(), 1);
    played(&study, two.path(), 3);
    let text = |folder: &Path, name: &str| std::fs::read_to_string(folder.join(name)).expect(name);
    for name in ["manifest.json", "blocks.jsonl", "results.jsonl"] {
        assert_eq!(text(one.path(), name), text(two.path(), name), "{name}");
    }
    // Stopped in the middle of a line: what was whole stays, the rest is played.
    std::fs::write(stopped.path().join("manifest.json"), text(one.path(), "manifest.json")).expect("written");
    let blocks = text(one.path(), "blocks.jsonl");
    let lines: Vec<&str> = blocks.split_inclusive('\n').collect();
    let kept = lines[2].to_owned() + lines[0] + &lines[1][..lines[1].len() / 2];
    std::fs::write(stopped.path().join("blocks.jsonl"), kept).expect("written");
    let done = run(&study, &Folder::new(stopped.path()), 2, &nobody(), &|_| {}).expect("it goes on");
    assert_eq!(done.before, 600, "two blocks of 500 and 100 games were whole");
    for name in ["blocks.jsonl", "results.jsonl"] {
        assert_eq!(text(one.path(), name), text(stopped.path(), name), "{name}");
    }
    // Another study does not go into the same folder.
    let other = self::study(&SMALL.replace("1100", "1200"));
    assert!(run(&other, &Folder::new(one.path()), 1, &nobody(), &|_| {}).is_err());
    assert_eq!(text(one.path(), "results.jsonl"), text(two.path(), "results.jsonl"));
}

#[test]
fn a_record_of_a_study_is_the_game_that_was_measured() {
    let study = study(SMALL);
    let cell = &study.cells[3];
    let mut wins = vec![0; cell.players()];
    let tally = cell.title().measure(&cell.options, cell.block(0)).expect("measured");
    for game in 0..cell.block(0).until {
        let record = cell.title().measured(&cell.options, cell.block(0), game).expect("a record");
        let play = cell.title().load(&record).unwrap_or_else(|error| panic!("{error:?}"));
        let outcome = play.outcome().expect("the game is over");
        let first: Vec<usize> =
            outcome.ranking.iter().filter(|sheet| sheet.place == 1).map(|sheet| usize::from(sheet.seat)).collect();
        for &seat in &first {
            wins[seat] += WHOLE / first.len() as u64;
        }
    }
    assert_eq!(tally.seats.iter().map(|seat| seat.wins).collect::<Vec<_>>(), wins);
}

#[test]
fn what_is_counted_exists_is_named_and_is_heard() {
    for title in shelf::titles() {
        let things = title.things();
        for counted in title.counted() {
            let count = things.iter().filter(|thing| thing.kind == counted.kind).count();
            assert_eq!(count, counted.things, "{}: {}", title.id(), counted.kind);
            for key in counted.came.iter().chain(counted.taken) {
                assert!(title.events().contains(key), "{}: no event {key}", title.id());
            }
        }
        let counts = title.players();
        let mut games: Vec<Brief> = Vec::new();
        for players in [counts[0], counts[counts.len() - 1]] {
            let options = format!("players={players}");
            let bots = vec![Style::Random; players];
            let block = shelf::Block { bots: &bots, seed: 5, from: 0, until: 60, rotate: false, close: 30, vow: None };
            let tally = title.measure(&options, block).expect("measured");
            assert!(tally.close.games == 2 && tally.close.real <= tally.close.options, "{:?}", tally.close);
            assert!(tally.close.real >= tally.close.positions, "the best is one of those not told from it");
            games.extend(tally.each.into_values());
        }
        let mut first = 0;
        for counted in title.counted() {
            let all = || first..first + counted.things;
            let came = games.iter().any(|brief| all().any(|number| brief.came.contains(number)));
            assert!(came, "{}: no {} came", title.id(), counted.kind);
            let someone = |brief: &Brief| brief.taken.iter().any(|things| all().any(|number| things.contains(number)));
            let taken = games.iter().any(someone);
            assert_eq!(taken, !counted.taken.is_empty(), "{}: {}", title.id(), counted.kind);
            first += counted.things;
        }
    }
}

/// The studies of the repository.
fn studies() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../studies");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("studies").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    files
}

#[test]
fn every_study_of_the_repository_runs_in_small_and_reports_in_every_language() {
    let balance = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/balance.md"));
    let balance = balance.expect("docs/balance.md");
    for path in studies() {
        let mut study = study(&std::fs::read_to_string(&path).expect("a study"));
        // Games without a thought show that every choice is made somewhere, and say nothing of balance.
        let thoughtful = |cell: &&Cell| cell.bots.iter().any(|bot| *bot != Style::Random);
        for cell in study.cells.iter().filter(|cell| !cell.ladder).filter(thoughtful) {
            let leveled = |other: &&Cell| {
                (&other.game, &other.options) == (&cell.game, &cell.options) && !other.ladder && other.bots != cell.bots
            };
            assert!(study.cells.iter().any(|other| leveled(&other)), "{}: one level alone", path.display());
        }
        for (number, cell) in study.cells.iter_mut().enumerate() {
            cell.games = cell.games.min(6);
            cell.bots.fill(Style::Random);
            // A close look is the same in every cell, and takes long.
            cell.close = if number == 0 { cell.close } else { 0 };
        }
        let folder = tempfile::tempdir().expect("a folder");
        let tallies = played(&study, folder.path(), 2);
        let manifest = Folder::new(folder.path()).manifest().expect("a manifest");
        for lang in [Lang::En, Lang::Fr, Lang::Ru] {
            let words = Words::new(lang);
            let html = report::html(&manifest, &tallies, words, &nobody());
            assert!(html.len() < 1_000_000, "{}: {}", path.display(), html.len());
            assert!(html.contains("<svg") && html.contains("class=\"record\""), "{}", path.display());
            assert!(
                !html.contains(">lab-") && !html.contains("http"),
                "a message is missing, or something from outside"
            );
            let tables = report::markdown(&manifest, &tallies, words);
            assert!(!tables.contains("lab-") && tables.lines().count() > 5, "{tables}");
        }
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        assert!(report::into(&balance, &name, "x").is_some(), "docs/balance.md has no place for {name}");
    }
}

#[test]
fn what_others_have_played_share_by_share_adds_up_to_the_same_files() {
    let study = study(SMALL);
    let (whole, shared) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    played(&study, whole.path(), 2);
    let folder = Folder::new(shared.path());
    let missing = lab::missing(&study, &folder).expect("a new folder");
    for (cell, block) in missing.iter().rev().skip(1) {
        let line = lab::share(&study, &nobody(), *cell, *block).expect("a share");
        lab::keep(&study, &folder, &line).expect("the line of a share");
    }
    assert_eq!(lab::missing(&study, &folder).expect("the same folder"), [*missing.last().expect("a share")]);
    let other = lab::share(&study, &nobody(), 0, 0).expect("a share").replacen("\"block\":0", "\"block\":99", 1);
    for line in ["{", other.as_str()] {
        assert_eq!(lab::keep(&study, &folder, line).expect_err("no such block").key, "lab-no-block");
    }
    played(&study, shared.path(), 1);
    for file in ["blocks.jsonl", "results.jsonl"] {
        let read = |folder: &Path| std::fs::read_to_string(folder.join(file)).expect("a file");
        assert_eq!(read(whole.path()), read(shared.path()), "{file}");
    }
}
