//! The laws of the house, over random games with every combination of options; and pinned perft counts.

use kernel::testkit::{conform, perft_file};
use kernel::{Options as _, options};
use pest::{Options, Pest};

/// Games for every combination of options. The rarest option values (a number of players, the duel) stand in six
/// combinations, so each single value is met in more than 500 games.
const GAMES: u64 = 84;

fn all_laws(players: usize, duel: &str) {
    let mut combinations = 0;
    for options in options::every::<Options>() {
        if options.players() == players && options.get("duel") == duel {
            conform::<Pest>(&options, GAMES, 1347).unwrap_or_else(|breach| panic!("{options:?}: {breach}"));
            combinations += 1;
        }
    }
    assert_eq!(combinations, 6, "two set-ups in three editions");
}

#[test]
fn solo_games_obey_all_laws() {
    all_laws(1, "off");
}

#[test]
fn two_players_obey_all_laws() {
    all_laws(2, "off");
}

#[test]
fn duels_obey_all_laws() {
    all_laws(2, "on");
}

#[test]
fn three_players_obey_all_laws() {
    all_laws(3, "off");
}

#[test]
fn four_players_obey_all_laws() {
    all_laws(4, "off");
}

#[test]
fn five_players_obey_all_laws() {
    all_laws(5, "off");
}

#[test]
fn perft_counts_are_pinned() {
    assert_eq!(perft_file::<Pest>(include_str!("perft.txt")), Ok(8));
}
