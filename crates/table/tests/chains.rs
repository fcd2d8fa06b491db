//! Several choices that are made at once: one entry of the journal, followed as one and taken back as one.

mod common;

use common::{Kept, opening_of};
use kernel::Seat;
use protocol::{Clock, Deed, UndoOffer};
use shelf::Viewer;
use table::{Command, Hand};

/// Several choices that are sent as one are one entry of the journal, and whoever follows it plays all of them.
#[test]
fn a_chain_of_choices_is_followed() {
    let mut kept = Kept::started_at(opening_of("messina", 2, Clock::None), 2);
    let mut chains = 0;
    while chains < 6 {
        let step = kept.table.step();
        let seat = Seat::new(usize::from(kept.table.offer(Viewer::Spectator).unwrap().asked[0]));
        let bundles = kept.table.offer(Viewer::Seat(seat)).unwrap().bundles;
        let Some(chain) = bundles.get(step * 7 % bundles.len().max(1)) else {
            kept.play_one().expect("a game has chains before it ends");
            continue;
        };
        let entries = kept.journal.len();
        let done = kept.done(Command::Choose { seat, step, action: chain.action.clone(), by: Hand::Person });
        let choices = done.played.iter().filter(|played| played.deed == Deed::Choice).count();
        assert_eq!((choices, kept.journal.len()), (chain.action.split("; ").count(), entries + 1));
        chains += 1;
    }
}

/// What was done at once is taken back at once, in one entry of the journal; or only its last choice.
#[test]
fn a_chain_of_choices_is_taken_back_as_one() {
    let mut kept = Kept::started_at(opening_of("messina", 2, Clock::None), 2);
    let (mut whole, mut last) = (0, 0);
    while whole < 3 || last < 3 {
        let step = kept.table.step();
        let seat = Seat::new(usize::from(kept.table.offer(Viewer::Spectator).unwrap().asked[0]));
        let bundles = kept.table.offer(Viewer::Seat(seat)).unwrap().bundles;
        let Some(chain) = bundles.iter().rev().find(|bundle| !bundle.seals) else {
            kept.play_one().expect("a game has chains before it ends");
            continue;
        };
        let before = kept.table.fingerprint();
        let choices = chain.action.split("; ").count();
        kept.done(Command::Choose { seat, step, action: chain.action.clone(), by: Hand::Person });
        let undo = kept.table.offer(Viewer::Seat(seat)).unwrap().undo;
        assert_eq!(undo, UndoOffer::Free { choices: u32::try_from(choices).unwrap() }, "{}", chain.action);
        let entries = kept.journal.len();
        let only_last = whole > last;
        let done = kept.done(Command::Undo { seat, step: kept.table.step(), last: only_last });
        assert_eq!((done.played.len(), kept.journal.len()), (if only_last { 1 } else { choices }, entries + 1));
        if only_last {
            let done = kept.done(Command::Undo { seat, step: kept.table.step(), last: false });
            assert_eq!(done.played.len(), choices - 1, "the rest of it");
            last += 1;
        } else {
            whole += 1;
        }
        assert_eq!(kept.table.fingerprint(), before);
        kept.play_one().expect("the game goes on");
    }
}

/// Where everybody has to agree, they are asked once, and all of it goes.
#[test]
fn a_chain_that_seals_is_taken_back_with_one_consent() {
    let mut kept = Kept::started_at(opening_of("messina", 2, Clock::None), 2);
    loop {
        let step = kept.table.step();
        let seat = Seat::new(usize::from(kept.table.offer(Viewer::Spectator).unwrap().asked[0]));
        let bundles = kept.table.offer(Viewer::Seat(seat)).unwrap().bundles;
        let Some(chain) = bundles.iter().find(|bundle| bundle.seals) else {
            kept.play_one().expect("a game has such chains before it ends");
            continue;
        };
        let before = kept.table.fingerprint();
        let choices = chain.action.split("; ").count();
        kept.done(Command::Choose { seat, step, action: chain.action.clone(), by: Hand::Person });
        kept.done(Command::Undo { seat, step: kept.table.step(), last: false });
        let done = kept.done(Command::Consent { seat: seat.next(2), request: 1, agree: true });
        assert_eq!((done.played.len(), kept.table.fingerprint()), (choices, before));
        return;
    }
}
