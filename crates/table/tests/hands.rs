//! Hands are shown to spectators if everybody agrees: who is asked, who may end it, what the record says.
#![allow(clippy::unwrap_used, reason = "this is a test")]

mod common;

use common::{Kept, opening, people};
use kernel::Seat;
use protocol::{Clock, Delay};
use shelf::{Style, Viewer};
use table::{Chair, Command, Owner};

const FIVE: Delay = Delay::Choices { count: 5 };

fn ask(seat: usize) -> Command {
    Command::AskHands { seat: Seat::new(seat), delay: FIVE }
}

fn answer(kept: &Kept, seat: usize, agree: bool) -> Command {
    Command::Hands { seat: Seat::new(seat), request: kept.table.hands().unwrap().request, agree }
}

fn notes(kept: &Kept) -> Vec<String> {
    kept.table.notes(0).into_iter().map(|note| note.message.key.into_owned()).collect()
}

#[test]
fn everybody_is_asked_and_one_ends_it() {
    let mut kept = Kept::started(3, Clock::None);
    assert_eq!(
        kept.refused(Command::Hands { seat: Seat::new(1), request: 1, agree: true }).message.key,
        "table-refusal-no-hands-asked"
    );
    let late = Command::AskHands { seat: Seat::new(0), delay: Delay::Minutes { count: 31 } };
    assert_eq!(kept.refused(late).message.key, "table-refusal-hands-delay");
    kept.done(ask(0));
    assert_eq!(kept.table.hands().unwrap().waiting, [1, 2]);
    let yes = answer(&kept, 1, true);
    kept.done(yes.clone());
    assert!(kept.done(yes.clone()).facts.is_empty(), "it is said already");
    assert_eq!((kept.table.hands().unwrap().waiting, kept.table.hands().unwrap().since), (vec![2], None));
    // Another delay is another question, and an answer to the first is none to the second.
    kept.done(Command::AskHands { seat: Seat::new(2), delay: Delay::Minutes { count: 30 } });
    assert_eq!(kept.refused(yes).message.key, "table-refusal-no-hands-asked");
    let no = answer(&kept, 0, false);
    kept.done(no);
    assert!(kept.table.hands().is_none());
    kept.done(ask(0));
    for seat in [1, 2] {
        let yes = answer(&kept, seat, true);
        kept.done(yes);
    }
    let from = kept.table.step();
    assert_eq!(kept.table.hands().unwrap().since, Some(from as u32));
    assert_eq!(kept.refused(ask(1)).message.key, "table-refusal-hands-open");
    for _ in 0..8 {
        kept.play_one().unwrap();
    }
    assert!(kept.table.hands_until(kept.now).is_some_and(|until| until >= from && until < kept.table.step()));
    let (to, no) = (kept.table.step(), answer(&kept, 1, false));
    let done = kept.done(no);
    assert!(!table::Table::body(&done.facts).contains("seat"), "who it was is written nowhere");
    assert_eq!(kept.table.hands_until(kept.now), None);
    for seat in [0, 1] {
        kept.done(Command::Resign { seat: Seat::new(seat) });
    }
    let record = kept.table.record().unwrap();
    assert!(
        record.contains(&format!("# hands shown to spectators: steps {from} to {to}, 5 choices later\n")),
        "{record}"
    );
    assert!(shelf::title_of(&record).unwrap().load(&record).is_ok(), "it is still a record");
    let hands = |key: &String| key.contains("hands");
    let said: Vec<String> = notes(&kept).into_iter().filter(hands).collect();
    let [asked, opened, closed] = ["asked", "opened", "closed"].map(|what| format!("table-note-hands-{what}"));
    assert_eq!(said, [&asked, &asked, &closed, &asked, &opened, &closed].map(String::clone));
}

const MINUTE: u64 = 60_000;

/// A game of three in which all have agreed to show hands so much later: one choice is old by then, and one is new.
fn shown(delay: Delay) -> Kept {
    let mut kept = Kept::started(3, Clock::None);
    kept.play_one().unwrap();
    kept.now += 20 * MINUTE;
    kept.play_one().unwrap();
    kept.done(Command::AskHands { seat: Seat::new(0), delay });
    for seat in [1, 2] {
        let yes = answer(&kept, seat, true);
        kept.done(yes);
    }
    kept
}

#[test]
fn nothing_is_seen_before_it_is_as_old_as_was_agreed() {
    let mut kept = shown(Delay::Minutes { count: 10 });
    let since = kept.table.step();
    kept.now += 9 * MINUTE;
    assert_eq!(kept.table.hands_until(kept.now), None, "what lies before the agreement is no part of it");
    kept.play_one().unwrap();
    let step = kept.table.step();
    let until = |minutes: u64| kept.table.hands_until(kept.now + minutes * MINUTE);
    assert_eq!([0, 1, 9, 10].map(until), [None, Some(since), Some(since), Some(step)]);
    let eyes = |step: usize| kept.table.look_through(Seat::new(1), step, kept.now + 9 * MINUTE);
    let seat = Viewer::Seat(Seat::new(1));
    assert_eq!([since - 1, since, step].map(eyes), [Some(Viewer::Spectator), Some(seat), None]);
}

#[test]
fn taking_back_shows_nothing_sooner() {
    let mut kept = shown(Delay::Choices { count: 1 });
    let seat = kept.play_undoable();
    let (step, until) = (kept.table.step(), kept.table.hands_until(kept.now));
    assert_eq!(until, Some(step - 1));
    kept.done(Command::Undo { seat, step, last: false });
    assert_eq!(kept.table.hands_until(kept.now), until, "only choices make what was seen older");
}

#[test]
fn bots_of_ours_have_no_hand_to_hide_and_machines_have() {
    let mut chairs = people(3);
    chairs[1] = Chair::Bot { level: Style::Random };
    let owner = Owner { id: "dan".to_owned(), name: "DAN".to_owned() };
    chairs[2] = Chair::Machine { id: "deep".to_owned(), name: "Deep".to_owned(), owner };
    let mut kept = Kept::open(opening(3, Clock::None), chairs);
    kept.add_to_chance([Seat::new(0), Seat::new(2)].into_iter());
    kept.done(Command::Start { by: "anna".to_owned() });
    kept.done(ask(0));
    assert_eq!(kept.table.hands().unwrap().waiting, [2]);
    let yes = answer(&kept, 2, true);
    kept.done(yes);
    assert!(kept.table.hands().unwrap().since.is_some());
    for (who, plays) in [("anna", true), ("deep", true), ("dan", true), ("ben", false)] {
        assert_eq!(kept.table.plays(who), plays, "{who}");
    }
}
