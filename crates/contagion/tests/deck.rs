//! The Event deck over whole games, and that every card of the game comes up in play.

use std::collections::BTreeSet;

use contagion::{Contagion, Event, RoundKind};
use kernel::testkit::play_out;
use kernel::{Session, options};

/// The cards of the rounds of one random game, from the top of the deck.
fn revealed(seed: u64) -> Vec<contagion::RoundCard> {
    let options = options::parse("players=3").expect("options of the game");
    let record = play_out::<Contagion>(options, seed).record().clone();
    let mut cards = Vec::new();
    Session::replay_with(record, |_, played| {
        for event in played.into_iter().flat_map(|played| played.events) {
            if let Event::Revealed { round, card } = event {
                assert_eq!(usize::from(round), cards.len() + 1);
                cards.push(card);
            }
        }
    })
    .expect("a record that was just written");
    cards
}

#[test]
fn con_08_con_t40_who_cards_come_in_rounds_4_8_and_12() {
    let mut met = BTreeSet::new();
    for seed in 0..60 {
        let cards = revealed(seed);
        let distinct: BTreeSet<_> = cards.iter().copied().collect();
        assert_eq!(distinct.len(), cards.len(), "a card was revealed twice");
        for (index, card) in cards.iter().enumerate() {
            let kind = if index % 4 == 3 { RoundKind::Who } else { RoundKind::Event };
            assert_eq!(card.face().kind, kind, "round {}", index + 1);
        }
        if cards.len() == 12 {
            let events = cards.iter().filter(|card| card.face().kind == RoundKind::Event).count();
            assert_eq!((events, cards.len() - events), (9, 3));
        }
        met.extend(cards);
    }
    assert_eq!(met.len(), 18, "any card may be among those in the deck");
}
