//! What two levels say of the same set-up: where they disagree the report says so.

use lab::{Folder, Helper, Manifest, Study, report, run};
use shelf::Tally;
use text::{Lang, Words};

const SMALL: &str = "title = \"levels\"\ngames = 150\nclose = 0\n[[series]]\ngame = \"rattus\"\nplayers = 3\n";

fn nobody() -> Helper {
    Helper { program: "none".into(), args: Vec::new() }
}

fn played(text: &str) -> (Manifest, Vec<Tally>) {
    let study = Study::read(text).unwrap_or_else(|trouble| panic!("{trouble:?}"));
    let folder = tempfile::tempdir().expect("a folder");
    let folder = Folder::new(folder.path());
    let done = run(&study, &folder, 2, &nobody(), &|_| {}).unwrap_or_else(|message| panic!("{message:?}"));
    (folder.manifest().expect("a manifest"), done.tallies)
}

fn said(text: &str) -> String {
    let (manifest, tallies) = played(text);
    let words = Words::new(Lang::En);
    let (html, tables) =
        (report::html(&manifest, &tallies, words, &nobody()), report::markdown(&manifest, &tallies, words));
    assert!(html.contains("<h2>What the levels say</h2>"), "{html}");
    let mut levels: Vec<&str> =
        html.split("What the levels say</h2><ul>").nth(1).expect("a list").split("</ul>").collect();
    levels.truncate(1);
    for sentence in levels[0].split("<li>").skip(1) {
        assert!(tables.contains(&format!("- {sentence}")), "the tables say it too: {sentence}");
    }
    levels[0].to_owned()
}

#[test]
fn a_card_that_one_level_takes_and_another_leaves_is_named() {
    let levels = said(&format!("{SMALL}bots = [\"random\", \"greedy\"]\n"));
    // Whoever looks one choice ahead never takes the Witch; whoever looks nowhere does.
    let witch = "<li>Rattus, 3 players: Witch is taken by ";
    assert!(levels.contains(witch), "{levels}");
    let told = levels.split(witch).nth(1).expect("the Witch").split("<li>").next().expect("a sentence");
    assert!(told.contains(" with random, and by ") && told.trim_end().ends_with(" with greedy."), "{told}");
    assert!(!levels.contains("no difference"), "{levels}");
}

#[test]
fn one_level_alone_speaks_for_nobody_else_and_the_same_one_twice_agrees() {
    let one = said(&format!("{SMALL}bots = \"greedy\"\nladder = [\"random\", \"greedy\"]\n").replace("150", "30"));
    assert_eq!(one.matches("<li>").count(), 1, "a ladder is no second level: {one}");
    assert!(one.contains("<li>Rattus, 3 players: only greedy has played this."), "{one}");
    // The level that looks one choice ahead, seen clearly, is the same bot under another name.
    let same = said(&format!("{SMALL}bots = [\"greedy\", 7]\n").replace("150", "30"));
    let none = "<li>Rattus, 3 players: these games show no difference between greedy and level 7 in the seats";
    assert!(same.contains(none), "{same}");
    // Of so few games nobody says that levels agree, nor that they do not.
    let few = said(&format!("{SMALL}bots = [\"random\", \"greedy\"]\n").replace("150", "7"));
    assert_eq!(few.trim(), "<li>Rattus, 3 players: too few games to say whether random and greedy agree.");
}
