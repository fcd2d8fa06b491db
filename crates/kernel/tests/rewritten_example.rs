//! The law of scripts on the example, which has position words for little: its scripts mostly begin at the set-up.

use kernel::example::{Lots, Options};
use kernel::options;
use kernel::testkit::rewritten;

#[test]
fn a_game_that_has_just_been_added_is_written_and_played_again() {
    for players in ["players=2", "players=4"] {
        let options: Options = options::parse(players).expect("options");
        let found = rewritten::<Lots>(&options, 20, 1).unwrap_or_else(|breach| panic!("{breach}"));
        assert!(found.positions > 300 && found.asked > 300, "{found:?}");
    }
}
