//! The laws of the house, over random games with every combination of options; and pinned perft counts.

use kernel::testkit::{conform, perft_file};
use kernel::{Options as _, options};
use messina::{Messina, Options};

/// Games for every combination of options. The solo game has four of them, the others eight: each single option value is
/// met in at least five hundred games.
fn all_laws(players: usize, games: u64) {
    for options in options::every::<Options>().into_iter().filter(|options| options.players() == players) {
        conform::<Messina>(&options, games, 1347).unwrap_or_else(|breach| panic!("{options:?}: {breach}"));
    }
}

#[test]
fn the_solo_game_obeys_all_laws() {
    all_laws(1, 125);
}

#[test]
fn two_players_obey_all_laws() {
    all_laws(2, 63);
}

#[test]
fn three_players_obey_all_laws() {
    all_laws(3, 63);
}

#[test]
fn four_players_obey_all_laws() {
    all_laws(4, 63);
}

#[test]
fn perft_counts_are_pinned() {
    assert_eq!(perft_file::<Messina>(include_str!("perft.txt")), Ok(8));
}
