//! Bots that must take a thing, or must not: they do, as far as they can, and the report says who was bound.

use lab::compare::{Played, within};
use lab::report::{self, told};
use lab::{Cell, Folder, Helper, Manifest, Remark, Study, What, run};
use shelf::{Brief, Tally};
use text::{Lang, Words};

/// The first of three bots and the Witch of Rattus, in all three ways.
const WITCH: &str = r#"
title = "the Witch"
games = 60
close = 0

[[series]]
game = "rattus"
players = 3
bots = "greedy"
take = { thing = "class.witch", bots = 1 }
"#;

fn study(text: &str) -> Study {
    Study::read(text).unwrap_or_else(|trouble| panic!("{trouble:?}"))
}

fn nobody() -> Helper {
    Helper { program: "none".into(), args: Vec::new() }
}

fn played(text: &str) -> (Manifest, Vec<Tally>) {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = Folder::new(folder.path());
    let done = run(&study(text), &folder, 2, &nobody(), &|_| {}).unwrap_or_else(|message| panic!("{message:?}"));
    (folder.manifest().expect("a manifest"), done.tallies)
}

/// The number of the Witch among all that Rattus counts.
fn witch() -> usize {
    let title = shelf::title("rattus").expect("the game");
    let mut first = 0;
    for counted in title.counted() {
        let things = title.things().into_iter().filter(|thing| thing.kind == counted.kind);
        if let Some(number) = things.map(|thing| thing.id).position(|id| id == "witch") {
            return first + number;
        }
        first += counted.things;
    }
    panic!("Rattus has a Witch")
}

/// In how many games of a cell its first bot took the Witch, and in how many another did.
fn took(cell: &Cell, tally: &Tally) -> (usize, usize) {
    let witch = witch();
    let seat = |game: u64| if cell.rotate { (game % 3) as usize } else { 0 };
    let first = |(game, brief): &(&u64, &Brief)| brief.taken[seat(**game)].contains(witch);
    let other =
        |(game, brief): &(&u64, &Brief)| (0..3).any(|one| one != seat(**game) && brief.taken[one].contains(witch));
    (tally.each.iter().filter(first).count(), tally.each.iter().filter(other).count())
}

#[test]
fn who_must_takes_it_and_who_must_not_leaves_it() {
    for bots in ["random", "greedy", "8"] {
        let games = if bots == "8" { "games = 12" } else { "games = 60" };
        let (manifest, tallies) = played(&WITCH.replace("greedy", bots).replace("games = 60", games));
        let [may, must, must_not] = &tallies[..] else { panic!("three ways") };
        assert!(may.vows.is_nothing());
        let (first, _) = took(&manifest.cells[1], must);
        assert!(
            first as u64 * 10 >= must.games * 9 && must.vows.bound >= must.games,
            "{bots}: {first}, {:?}",
            must.vows
        );
        assert_eq!(must.vows.helpless, 0, "whoever must take it is never helpless");
        let (first, others) = took(&manifest.cells[2], must_not);
        assert_eq!((first, must_not.vows.helpless), (0, 0), "{bots}: never");
        assert!(bots != "random" || others as u64 > must_not.games / 2, "the others are free: {others}");
    }
}

#[test]
fn a_vow_that_changes_nothing_changes_no_game() {
    // Whoever looks one choice ahead never takes the Witch: not to take her costs nothing, and every deal goes as before.
    let (_, tallies) = played(WITCH);
    let (may, must, must_not) = (&tallies[0], &tallies[1], &tallies[2]);
    assert!(must_not.vows.bound > 60 && must_not.vows.turned == 0, "{:?}", must_not.vows);
    assert_eq!((may.fingerprint, &may.each), (must_not.fingerprint, &must_not.each));
    assert!(must.vows.turned >= 60 && must.vows.turned <= must.vows.bound, "{:?}", must.vows);
}

#[test]
fn whoever_is_free_plays_the_games_that_were_played_before() {
    let (manifest, tallies) = played(WITCH);
    let free = WITCH.replace("take = { thing = \"class.witch\", bots = 1 }", "rotate = true");
    let (_, before) = played(&free);
    assert_eq!(before.len(), 1);
    assert_eq!((tallies[0].fingerprint, &tallies[0].each), (before[0].fingerprint, &before[0].each));
    assert!(manifest.cells.iter().all(|cell| cell.rotate), "one bot among others gets every deal in every seat");
    let all = study(&WITCH.replace(", bots = 1", ""));
    assert!(all.cells.iter().all(|cell| !cell.rotate), "where all are bound nobody has to");
}

#[test]
fn the_answer_is_how_the_bound_bot_does_and_the_report_says_who_was_bound() {
    let (manifest, tallies) = played(&WITCH.replace("games = 60", "games = 150"));
    let words = Words::new(Lang::En);
    let pairs = within(Played { manifest: &manifest, tallies: &tallies });
    assert_eq!(pairs.len(), 3, "each way against each other");
    assert!(pairs.iter().all(|pair| pair.paired));
    let question = told::question(&pairs[0], words);
    assert_eq!(question, "Does it matter whether Witch must be taken by bot 1 or Witch may be taken by bot 1?");
    let answer = pairs[0].answer.as_ref().expect("an answer");
    assert_eq!(answer.difference.what, What::BotWins { bot: 0 }, "and not that it is taken more often");
    let html = report::html(&manifest, &tallies, words, &nobody());
    assert!(html.contains("Rattus: 3 players, greedy, Witch must not be taken by bot 1"), "{html}");
    let bound = format!("could take it or leave it at {} choices", tallies[1].vows.bound);
    assert!(html.contains(&bound) && html.contains("bots were bound: takers are not compared"), "{bound}");
    let figures = lab::Figures::all(&manifest.cells, &tallies);
    let thing = figures[1].things["class"].iter().find(|thing| thing.remark == Some(Remark::Sworn));
    assert!(thing.is_some_and(|thing| thing.taker.is_none()), "{thing:?}");
}

#[test]
fn a_record_says_who_was_bound_and_is_the_game_that_was_measured() {
    let study = study(WITCH);
    let cell = &study.cells[1];
    let tally = cell.title().measure(&cell.options, cell.block(0)).expect("measured");
    for game in 0..3 {
        let record = cell.title().measured(&cell.options, cell.block(0), game).expect("a record");
        assert_eq!(record.matches("greedy, must take witch").count(), 1, "{record}");
        let play = cell.title().load(&record).unwrap_or_else(|error| panic!("{error:?}"));
        let outcome = play.outcome().expect("the game is over");
        let first = outcome.ranking.iter().find(|sheet| sheet.place == 1).expect("a winner");
        assert!(tally.each[&game].wins(usize::from(first.seat)) > 0, "game {game}");
    }
}

#[test]
fn what_cannot_be_sworn_is_told_with_line_and_column() {
    let words = Words::new(Lang::En);
    for (from, to, column, part) in [
        ("class.witch", "class.wich", 18, "no “class.wich” that a player can take; there are: class.peasant"),
        ("class.witch", "tokens.1", 18, "there are: class.… and region.…"),
        ("class.witch", "token.t1", 18, "there are: class.… and region.…"),
        ("bots = 1", "bots = 4", 40, "no bot 4"),
        ("bots = 1", "bots = 0", 40, "1 or more"),
        ("bots = 1", "as = [\"may\", \"might\"]", 46, "“may”"),
        ("bots = 1", "who = 1", 33, "“who” means nothing here"),
        ("{ thing = \"class.witch\", bots = 1 }", "1", 8, "table"),
    ] {
        let trouble = Study::read(&WITCH.replace(from, to)).expect_err(to);
        let said = words.say(&trouble.say("x.toml"));
        assert_eq!((trouble.line, trouble.column), (10, column), "{said}");
        assert!(said.contains(part), "{said}");
    }
}
