//! What is offered at once tells a seat nothing: positions that look alike to it give it the same bundles.

#[test]
fn positions_that_look_alike_to_a_seat_offer_it_the_same_at_once() {
    for (game, games, least) in [("rattus", 6, 20), ("contagion", 6, 20), ("pest", 2, 0), ("messina", 2, 0)] {
        let compared =
            shelf::title(game).expect("a game").alike("players=3", games).unwrap_or_else(|two| panic!("{two}"));
        assert!(compared >= least, "{game}: only {compared} offers were compared");
    }
}
