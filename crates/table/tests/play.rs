//! Choosing, taking back, and what may be known when.

mod common;

use common::{Kept, PEOPLE, opening, picture};
use kernel::Seat;
use protocol::{Clock, Deed, RefusalCode, UndoOffer};
use shelf::Viewer;
use table::fairness::{self, Verdict};
use table::{Chair, Command, Hand, LoadError, Origin, Table};

const NONCE: &str = "00112233445566778899aabbccddeeff";

#[test]
fn a_game_is_played_to_its_end_and_its_chance_is_proved() {
    let mut kept = Kept::waiting(3, Clock::Live { seconds: 6000, increment: 1 });
    kept.done(Command::Nonce { seat: Seat::new(1), nonce: NONCE.to_owned() });
    assert!(kept.done(Command::Nonce { seat: Seat::new(1), nonce: "f".repeat(32) }).facts.is_empty(), "once given");
    kept.refused(Command::Nonce { seat: Seat::new(0), nonce: "no".to_owned() });
    kept.done(Command::Start { by: PEOPLE[0].to_owned() });

    let (secret, seed) = (fairness::hex(&[7; 32]), fairness::seed(&[7; 32], [(1, NONCE)].into_iter()));
    let seed = fairness::hex(&seed);
    while kept.some_choice().is_some() {
        let shown = kept.picture();
        assert!(!shown.contains(&secret) && !shown.contains(&seed), "nobody may know them before the end");
        assert_eq!(kept.table.record(), None);
        assert!(kept.table.replay_frames(Viewer::Spectator, 0, 1).is_none());
        kept.now += 500;
        kept.play_one();
    }
    let over = kept.table.over().unwrap();
    let proof = over.fairness.unwrap();
    assert_eq!((proof.secret.as_deref(), proof.seed.as_deref()), (Some(secret.as_str()), Some(seed.as_str())));
    assert_eq!(proof.commitment, fairness::commitment(&[7; 32]));

    let record = kept.table.record().unwrap();
    assert_eq!(fairness::verify(&record), Verdict::Fair);
    let title = shelf::title_of(&record).unwrap();
    assert_eq!(title.load(&record).unwrap().step(), kept.table.step());

    let frames = kept.table.replay_frames(Viewer::Seat(Seat::new(0)), 0, usize::MAX).unwrap();
    assert_eq!(frames.len(), kept.table.step() + 1);
    assert_eq!(frames[0].entry.deed, Deed::Setup);
    let winner = over.sheets[0].score;
    assert_eq!(frames.last().unwrap().scores.iter().max(), Some(&winner));
}

/// Two tables that differ in their secrets alone look the same until chance is used.
#[test]
fn the_secret_shows_only_in_its_commitment() {
    let picture_of = |secret: [u8; 32]| {
        let mut opening = opening(2, Clock::None);
        opening.secret = secret;
        let kept = Kept::open(opening, vec![Chair::Person { id: "anna".into(), name: "Anna".into() }]);
        kept.picture().replace(&fairness::commitment(&secret), "commitment")
    };
    assert_eq!(picture_of([1; 32]), picture_of([2; 32]));
}

#[test]
fn a_choice_counts_once() {
    let mut kept = Kept::started(2, Clock::None);
    let (seat, action) = kept.some_choice().unwrap();
    let choose = Command::Choose { seat, step: kept.table.step(), action, by: Hand::Person };
    kept.done(choose.clone());
    assert_eq!(kept.refused(choose.clone()).code, RefusalCode::Stale);
    let Command::Choose { seat, action, .. } = choose else { unreachable!() };
    let early = Command::Choose { seat, step: kept.table.step() + 5, action, by: Hand::Person };
    assert_eq!(kept.refused(early).code, RefusalCode::Stale);
}

#[test]
fn what_the_rules_refuse_is_refused_with_a_reason() {
    let mut kept = Kept::started(2, Clock::None);
    let (seat, action) = kept.some_choice().unwrap();
    let step = kept.table.step();
    let other = seat.next(2);
    let refusal = kept.refused(Command::Choose { seat: other, step, action, by: Hand::Person });
    assert_eq!(refusal.message.key, "refusal-not-asked");
    let nonsense = Command::Choose { seat, step, action: "fly to the moon".to_owned(), by: Hand::Person };
    assert_eq!(kept.refused(nonsense).code, RefusalCode::Illegal);
}

#[test]
fn nothing_is_played_before_the_start() {
    let mut kept = Kept::waiting(2, Clock::None);
    let choose = Command::Choose { seat: Seat::new(0), step: 0, action: "x".to_owned(), by: Hand::Person };
    assert_eq!(kept.refused(choose).message.key, "table-refusal-not-started");
    assert!(kept.table.offer(Viewer::Spectator).is_none());
}

#[test]
fn an_unsealed_choice_is_taken_back_at_once() {
    let mut kept = Kept::started(2, Clock::None);
    let seat = kept.play_undoable();
    let view = |kept: &Kept| kept.table.offer(Viewer::Seat(seat)).unwrap();
    if view(&kept).undo != UndoOffer::Free {
        // The choice led to a sealed automatic one: nothing to see here.
        return;
    }
    let step = kept.table.step();
    assert_eq!(kept.refused(Command::Undo { seat, step: step - 1 }).code, RefusalCode::Stale);
    kept.done(Command::Undo { seat, step });
    let last = kept.table.history(Viewer::Spectator, step).pop().unwrap();
    assert!(matches!(last.deed, Deed::Undo { agreed: false, .. }), "everybody sees it in the log");
    assert_eq!(view(&kept).asked, [seat.index() as u8], "and he is asked again");
}

#[allow(clippy::unwrap_used, reason = "this is a test")]
/// Plays until some seat can take back only with consent.
fn with_consent_needed() -> (Kept, Seat, Seat) {
    let mut kept = Kept::started(2, Clock::None);
    loop {
        kept.play_one().expect("a game has sealed choices");
        for seat in Seat::all(2) {
            let undo = kept.table.offer(Viewer::Seat(seat)).unwrap().undo;
            let chose = kept
                .table
                .history(Viewer::Seat(seat), 0)
                .iter()
                .any(|entry| entry.seat == Some(seat.index() as u8) && entry.deed == Deed::Choice && entry.stands);
            if chose && matches!(undo, UndoOffer::Consent { .. }) {
                return (kept, seat, seat.next(2));
            }
        }
    }
}

#[test]
fn beyond_a_seal_everybody_must_consent() {
    let (mut kept, seat, other) = with_consent_needed();
    let step = kept.table.step();
    kept.done(Command::Undo { seat, step });
    let request = kept.table.pending_undo().unwrap();
    assert_eq!((request.by, request.waiting.as_slice()), (seat.index() as u8, [other.index() as u8].as_slice()));
    if matches!(kept.table.offer(Viewer::Seat(other)).unwrap().undo, UndoOffer::Consent { .. }) {
        let refused = kept.refused(Command::Undo { seat: other, step });
        assert!(
            ["table-refusal-undo-asked-already", "undo-sealed"].contains(&refused.message.key.as_ref()),
            "{refused:?}"
        );
    }
    assert!(kept.done(Command::Undo { seat, step }).facts.is_empty(), "asking twice is asking once");
    let wrong = Command::Consent { seat: other, request: request.id + 1, agree: true };
    assert_eq!(kept.refused(wrong).message.key, "table-refusal-no-undo-asked");
    kept.done(Command::Consent { seat: other, request: request.id, agree: true });
    let last = kept.table.history(Viewer::Spectator, step).pop().unwrap();
    assert!(matches!(last.deed, Deed::Undo { agreed: true, .. }));
    assert_eq!(kept.table.pending_undo(), None);
    let notes: Vec<_> = kept.table.notes(0).into_iter().map(|note| note.message.key).collect();
    assert_eq!(notes, ["table-note-undo-asked", "table-note-consented", "table-note-undo-granted"]);
    while kept.play_one().is_some() {}
    assert_eq!(fairness::verify(&kept.table.record().unwrap()), Verdict::Fair);
}

#[test]
fn one_no_is_enough() {
    let (mut kept, seat, other) = with_consent_needed();
    let step = kept.table.step();
    kept.done(Command::Undo { seat, step });
    let request = kept.table.pending_undo().unwrap().id;
    kept.done(Command::Consent { seat: other, request, agree: false });
    assert_eq!((kept.table.pending_undo(), kept.table.step()), (None, step));
}

#[test]
fn playing_on_settles_a_request() {
    let (mut kept, seat, _) = with_consent_needed();
    let step = kept.table.step();
    kept.done(Command::Undo { seat, step });
    if kept.play_one().is_some() {
        assert_eq!(kept.table.pending_undo(), None);
    }
}

#[test]
fn bots_agree_unless_something_was_revealed_to_them() {
    let (mut agreed, mut refused) = (false, false);
    let mut kept = Kept::started(2, Clock::None);
    while !(agreed && refused) {
        kept.play_one().expect("a game has choices before and after a seal");
        for seat in Seat::all(2) {
            let (undo, step) = (kept.table.offer(Viewer::Seat(seat)).unwrap().undo, kept.table.step());
            let UndoOffer::Consent { message } = undo else { continue };
            // One answer of each kind is enough, and what was taken back would be taken back for ever.
            let sealed = message.key == "undo-sealed";
            if (sealed && refused) || (!sealed && agreed) {
                continue;
            }
            let other = seat.next(2);
            kept.done(Command::HandOver { seat: other, level: shelf::Level::Random });
            let shown = kept.table.offer(Viewer::Seat(seat)).unwrap().undo;
            kept.done(Command::Undo { seat, step });
            let note = kept.table.notes(0).pop().unwrap().message.key;
            assert_eq!(kept.table.pending_undo(), None, "a bot answers at once");
            if note == "table-note-undo-granted" {
                assert!(!sealed, "what was revealed is not taken back");
                assert_eq!(kept.table.step(), step + 1);
                agreed = true;
            } else {
                assert_eq!(note, "table-note-undo-refused");
                assert_eq!((kept.table.step(), shown), (step, UndoOffer::Nothing), "it is not offered either");
                refused = true;
            }
            kept.done(Command::TakeBack { seat: other });
            break;
        }
    }
}

#[test]
fn a_finished_game_is_played_on_from_any_step() {
    let mut kept = Kept::started(2, Clock::None);
    while kept.play_one().is_some() {}
    let step = kept.table.step() / 2;
    let then = kept.table.look(step, Viewer::Spectator).unwrap();
    let origin = Origin {
        table: "TABL-EEEE".to_owned(),
        seed: kept.table.known_seed().unwrap(),
        lines: kept.table.lines(step).unwrap(),
    };
    let person = Chair::Person { id: "anna".into(), name: "Anna".into() };
    let bot = Chair::Bot { level: shelf::Level::Random };
    let opening = table::Opening { origin: Some(origin), ..opening(2, Clock::None) };
    let mut branch = Kept::open(opening, vec![person, bot]);
    branch.done(Command::Start { by: "anna".to_owned() });
    assert_eq!(branch.table.look(step, Viewer::Spectator), Some(then));
    assert_eq!(branch.table.fairness(), None, "its chance is known, and it says so");
}

#[test]
fn journals_that_do_not_fit_are_refused() {
    let kept = Kept::started(2, Clock::None);
    let load = |journal: Vec<(u64, String)>| Table::load("X", journal).err();
    assert_eq!(load(Vec::new()), Some(LoadError::Nothing));
    assert_eq!(load(vec![(0, "nonsense".to_owned())]), Some(LoadError::Unreadable { number: 0 }));
    let mut other = kept.journal.clone();
    let rules = shelf::title(kept.table.game()).unwrap().rules_version();
    other[0].1 = other[0].1.replace(&format!("\"rules\":{rules}"), "\"rules\":999");
    assert_eq!(load(other), Some(LoadError::OtherRules { found: 999, expected: rules }));
    let mut broken = kept.journal.clone();
    broken.push((0, r#"[{"played":{"lines":["0 fly to the moon"]}}]"#.to_owned()));
    assert!(matches!(load(broken), Some(LoadError::Record(_))));
    assert_eq!(picture(&Table::load("TABL-EEEE", kept.journal.clone()).unwrap(), kept.now), kept.picture());
}
