//! Set-ups against each other: matched by what they share, paired by deal.

use std::path::Path;

use lab::compare::{Pair, Played, between, these, within};
use lab::report::told;
use lab::{Finding, Folder, Helper, Manifest, Study, What, report, run};
use shelf::Tally;
use text::{Lang, Words};

const STUDY: &str = r#"
title = "head start"
games = 300
close = 0

[[series]]
game = "contagion"
players = 3
options = ["", "head_start=on"]
bots = "random"
"#;

/// A study with its sums.
fn played(text: &str) -> (Manifest, Vec<Tally>) {
    let study = Study::read(text).unwrap_or_else(|trouble| panic!("{trouble:?}"));
    let folder = tempfile::tempdir().expect("a folder");
    let nobody = Helper { program: "none".into(), args: Vec::new() };
    let done =
        run(&study, &Folder::new(folder.path()), 2, &nobody, &|_| {}).unwrap_or_else(|message| panic!("{message:?}"));
    let folder = Folder::new(folder.path());
    let manifest = folder.manifest().expect("a manifest");
    assert_eq!(folder.results(&manifest).expect("results"), done.tallies, "what is read again is what was played");
    (manifest, done.tallies)
}

fn of((manifest, tallies): &(Manifest, Vec<Tally>)) -> Played<'_> {
    Played { manifest, tallies }
}

fn said(pair: &Pair) -> (String, String, String) {
    let words = Words::new(Lang::En);
    (told::question(pair, words), told::answer(pair, words), told::deals(pair, words))
}

#[test]
fn an_option_on_is_held_against_off_deal_by_deal() {
    let study = played(&STUDY.replace("random", "greedy").replace("300", "200"));
    let pairs = within(of(&study));
    let [pair] = &pairs[..] else { panic!("{pairs:?}") };
    assert!(pair.paired && pair.games == 200 && pair.first.cell == 1 && pair.second.cell == 2);
    let (question, answer, deals) = said(pair);
    assert_eq!(question, "Does head_start=on change the game, against the game without options?");
    assert!(
        answer.starts_with("Yes. Most surely: ") && answer.ends_with("No more games are needed for this."),
        "{answer}"
    );
    assert!(deals.contains("paired by deal") && deals.contains("times as many games"), "{deals}");
    // The difference and its error, counted here again out of the games themselves.
    let points = |cell: usize| study.1[cell].each.values().map(|brief| f64::from(brief.points[2] as i32));
    let pulls: Vec<f64> = points(1).zip(points(0)).map(|(second, first)| second - first).collect();
    let mean = pulls.iter().sum::<f64>() / 200.0;
    let error = (pulls.iter().map(|pull| (pull - mean).powi(2)).sum::<f64>() / 199.0 / 200.0).sqrt();
    let found = pair.differences.iter().find(|one| one.what == What::Points { seat: 2 }).expect("points");
    assert!((found.change.value - mean).abs() < 1e-9 && (found.change.error - error).abs() < 1e-9, "{found:?}");
    let apart = found.first.error.hypot(found.second.error);
    let saved = found.saved.expect("pairs");
    assert!((saved - (apart / error).powi(2)).abs() < 1e-9 && saved > 1.0, "{saved}");
}

#[test]
fn what_every_pair_shows_alike_is_beyond_doubt() {
    // Whoever plays at random does not look at points: the head start is there at the end, in every game.
    let study = played(STUDY);
    let pair = &within(of(&study))[0];
    let found = pair.differences.iter().find(|one| one.what == What::Points { seat: 0 }).expect("points");
    let alike = Finding { value: 5.0, error: 0.0, freedom: 299.0 };
    assert!(found.change == alike && found.marked && found.saved.is_none(), "{found:?}");
    assert!(pair.answer.as_ref().is_some_and(|answer| answer.settled && answer.more.is_none()));
}

#[test]
fn a_handful_of_games_concludes_nothing() {
    // Each of seven games shows the head start, and none of them has an answer or a mark.
    let (manifest, tallies) = played(&STUDY.replace("300", "7"));
    let pairs = within(Played { manifest: &manifest, tallies: &tallies });
    let [pair] = &pairs[..] else { panic!("{pairs:?}") };
    let found = pair.differences.iter().find(|one| one.what == What::Points { seat: 0 }).expect("points");
    assert_eq!(found.change, Finding { value: 5.0, error: 0.0, freedom: 6.0 });
    assert!(pair.answer.is_none() && pair.differences.iter().all(|one| !one.marked), "{pair:?}");
    let few = "Only 7 games: nothing is concluded from fewer than 8.";
    assert_eq!(said(pair).1, few);
    let words = Words::new(Lang::En);
    let nobody = Helper { program: "none".into(), args: Vec::new() };
    let html = report::html(&manifest, &tallies, words, &nobody);
    // Asked of the pair, above and beside its table, and of the seats and at the head of each cell.
    assert_eq!(html.matches(few).count(), 6, "{html}");
    assert!(!html.contains("No more games are needed") && !html.contains("<span class=\"m\">"), "{html}");
    let tables = report::markdown(&manifest, &tallies, words);
    assert_eq!(tables.matches(few).count(), 3, "{tables}");
    // One more, and what all eight show alike is as sure as eight coins.
    let eight = played(&STUDY.replace("300", "8"));
    let pair = &within(of(&eight))[0];
    let found = pair.differences.iter().find(|one| one.what == What::Points { seat: 0 }).expect("points");
    assert!((found.change.probability() - 1.0 / 128.0).abs() < 1e-12, "{found:?}");
    let answer = pair.answer.as_ref().expect("eight games are enough");
    assert!((answer.probability - 3.0 / 128.0).abs() < 1e-12 && answer.settled, "one of three questions: {answer:?}");
}

#[test]
fn the_question_is_about_what_a_patch_names_if_that_can_tell() {
    let (manifest, tallies) = played(STUDY);
    let asked = |change: &str| {
        let mut manifest = manifest.clone();
        manifest.cells[1].changes = vec![change.to_owned()];
        manifest.cells[1].patch = "mine".to_owned();
        let pair = these(
            (Played { manifest: &manifest, tallies: &tallies }, 1),
            (Played { manifest: &manifest, tallies: &tallies }, 2),
        );
        said(&pair.expect("two cells")).0
    };
    // A city that those who take it win with more or less often, now that points are given away.
    let told = within(Played { manifest: &manifest, tallies: &tallies });
    let moved = told[0].differences.iter().filter(|one| one.change.error > 0.0).find_map(|one| match &one.what {
        What::WonWith { kind, number } if kind == "city" => Some(*number),
        _ => None,
    });
    let title = shelf::title("contagion").expect("the game");
    let cities: Vec<&str> =
        title.things().into_iter().filter(|thing| thing.kind == "city").map(|thing| thing.id).collect();
    let city = asked(&format!("cities.city.{}.points = [9, 5, 2]", cities[moved.expect("a city")]));
    let (before, after) =
        ("Does “mine”, head_start=on change ", ", against what is printed, the game without options?");
    assert!(city.starts_with(before) && city.ends_with(after) && !city.contains("the game, against"), "{city}");
    // Cards of the rounds come alike in both: nothing can be said of one.
    let card =
        shelf::title("contagion").expect("the game").things().into_iter().find(|thing| thing.kind == "round_card");
    let card = asked(&format!("events.round_card.{}.effects.1.n = 3", card.expect("a card").id));
    assert!(card.starts_with("Does “mine”, head_start=on change the game, against"), "{card}");
}

#[test]
fn the_same_games_differ_by_nothing_at_all() {
    let study = played(STUDY);
    let pairs = between(of(&study), of(&study));
    assert_eq!(pairs.len(), 2, "each cell has its like");
    for pair in &pairs {
        assert_eq!((pair.first.cell, pair.same, &pair.answer), (pair.second.cell, 300, &None));
        let nothing = Finding { value: 0.0, error: 0.0, freedom: 0.0 };
        assert!(pair.differences.iter().all(|one| one.change == nothing && !one.marked));
        assert_eq!(said(pair).1, "No: all 300 games went the same way, choice for choice.");
    }
}

#[test]
fn cells_of_two_studies_meet_by_what_they_have_in_common() {
    let (both, one) = (played(STUDY), played(&STUDY.replace("\"\", ", "").replace("300", "200")));
    let pairs = between(of(&both), of(&one));
    assert_eq!(pairs.len(), 1);
    assert_eq!((pairs[0].first.cell, pairs[0].second.cell, pairs[0].games, pairs[0].same), (2, 1, 200, 200));
    // Another seed: other deals, no pairs, and nothing that differs for sure.
    let other = played(&STUDY.replace("games = 300", "games = 300\nseed = 8"));
    let pairs = between(of(&both), of(&other));
    assert!(pairs.len() == 2 && pairs.iter().all(|pair| !pair.paired && pair.same == 0));
    let marked = pairs.iter().flat_map(|pair| &pair.differences).filter(|one| one.marked).count();
    assert!(marked <= 2, "{marked}");
    let (_, answer, deals) = said(&pairs[0]);
    assert!(answer.starts_with("It is not settled.") && answer.contains(" more games would settle it"), "{answer}");
    let open = pairs[0].answer.as_ref().expect("an answer");
    assert!(!open.settled && open.more.is_some_and(|more| more > 300) && open.least > 0.0, "{open:?}");
    assert!(deals.contains("not paired"), "{deals}");
    // Other players: nothing in common.
    let others = played(&STUDY.replace("players = 3", "players = 2").replace("300", "20"));
    assert!(between(of(&both), of(&others)).is_empty());
    assert_eq!(these((of(&both), 1), (of(&others), 1)).expect_err("two players").key, "lab-not-alike");
    assert_eq!(these((of(&both), 3), (of(&both), 1)).expect_err("two cells").key, "lab-only-cells");
    let chosen = these((of(&both), 1), (of(&both), 2)).expect("two cells");
    assert_eq!(chosen, within(of(&both))[0]);
}

#[test]
fn a_study_that_is_not_finished_is_not_compared() {
    let study = Study::read(STUDY).expect("a study");
    let folder = tempfile::tempdir().expect("a folder");
    let kept = Folder::new(folder.path());
    lab::missing(&study, &kept).expect("a new folder");
    let manifest = kept.manifest().expect("a manifest");
    assert_eq!(kept.results(&manifest).expect_err("nothing was played").key, "lab-unfinished");
    old_form(folder.path());
    assert_eq!(kept.manifest().expect_err("an old form").key, "lab-old-form");
}

fn old_form(folder: &Path) {
    let path = folder.join("manifest.json");
    let text = std::fs::read_to_string(&path).expect("a manifest");
    std::fs::write(path, text.replacen("\"format\": 2", "\"format\": 1", 1)).expect("written");
}

#[test]
fn levels_are_asked_whether_they_show_the_same_game() {
    let text = STUDY.replace("\"\", \"head_start=on\"", "\"\"").replace("\"random\"", "[\"random\", \"greedy\"]");
    let (manifest, tallies) = played(&text.replace("300", "120"));
    let pairs = within(Played { manifest: &manifest, tallies: &tallies });
    let [pair] = &pairs[..] else { panic!("{pairs:?}") };
    assert_eq!(said(pair).0, "Do the levels disagree: does greedy show another game than random?");
    let answer = pair.answer.as_ref().expect("an answer");
    assert!(answer.difference.what.is_part(), "more points of better bots are no disagreement: {answer:?}");
    let told = lab::report::markdown(&manifest, &tallies, Words::new(Lang::En));
    assert!(told.starts_with("- Pandemic: Contagion, 3 players: Do the levels disagree"), "{told}");
    // The rungs of a ladder differ on purpose.
    let ladder = text.replace("bots = [\"random\", \"greedy\"]", "ladder = [\"random\", \"easy\", \"greedy\"]");
    let (manifest, tallies) = played(&ladder.replace("300", "20"));
    assert!(manifest.cells.len() == 2 && within(Played { manifest: &manifest, tallies: &tallies }).is_empty());
}
