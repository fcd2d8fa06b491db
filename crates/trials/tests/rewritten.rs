//! The law of scripts, over whole random games of all games: a game in play, written as a script and played again, is the
//! same position for every viewer; and a script for one viewer says nothing that this viewer does not know.

use contagion::Contagion;
use kernel::options;
use kernel::script::Script;
use kernel::testkit::{Rewritten, rewritten};
use messina::Messina;
use pest::Pest;
use rattus::Rattus;

/// What comes of so many games with each combination of options, every so many steps of them.
fn law<G: Script>(games: u64, every: usize) -> Rewritten {
    let mut all = Rewritten::default();
    for options in options::every::<G::Options>() {
        let one = rewritten::<G>(&options, games, every).unwrap_or_else(|breach| panic!("{options:?}: {breach}"));
        all.positions += one.positions;
        all.at_once += one.at_once;
        all.most_choices = all.most_choices.max(one.most_choices);
        all.asked += one.asked;
        all.told += one.told;
    }
    assert!(all.positions > 100, "enough was looked at: {all:?}");
    all
}

/// A position is written as one, not as the whole game up to it.
fn is_short(found: Rewritten, most_choices: usize) {
    assert!(found.most_choices <= most_choices, "a script begins with the turn, or near it: {found:?}");
}

#[test]
fn rattus_is_written_and_played_again() {
    let found = law::<Rattus>(3, 5);
    is_short(found, 12);
    assert!(found.told * 10 > found.asked * 9, "whoever is asked can nearly always write it down: {found:?}");
}

#[test]
fn contagion_is_written_and_played_again() {
    let found = law::<Contagion>(2, 11);
    // Its words lay out one position in five at once; the others are written from an earlier one on, choice by choice.
    assert!(found.at_once * 5 > found.positions, "{found:?}");
    assert!(found.told * 2 > found.asked, "whoever is asked can write down every other one: {found:?}");
}

#[test]
fn pest_is_written_and_played_again() {
    let found = law::<Pest>(1, 97);
    is_short(found, 120);
    assert_eq!(found.told, found.asked, "nothing is secret, so that everybody can write everything down: {found:?}");
}

#[test]
fn messina_is_written_and_played_again() {
    let found = law::<Messina>(1, 61);
    is_short(found, 120);
    assert_eq!(found.told, found.asked, "nothing is secret, so that everybody can write everything down: {found:?}");
}
