//! The laws of the house, over random games with every combination of options; and pinned perft counts.

use contagion::{Contagion, Options};
use kernel::testkit::{conform, perft_file};
use kernel::{Options as _, options};

/// Games for every combination of options.
const GAMES: u64 = 700;

fn all_laws(players: usize) {
    for options in options::every::<Options>().into_iter().filter(|options| options.players() == players) {
        conform::<Contagion>(&options, GAMES, 1347).unwrap_or_else(|breach| panic!("{options:?}: {breach}"));
    }
}

#[test]
fn two_players_obey_all_laws() {
    all_laws(2);
}

#[test]
fn three_players_obey_all_laws() {
    all_laws(3);
}

#[test]
fn four_players_obey_all_laws() {
    all_laws(4);
}

#[test]
fn five_players_obey_all_laws() {
    all_laws(5);
}

#[test]
fn perft_counts_are_pinned() {
    assert_eq!(perft_file::<Contagion>(include_str!("perft.txt")), Ok(7));
}
