//! Who may ask the adviser: against bots everybody, between people only if that was agreed; and the log says who did.
#![allow(clippy::unwrap_used, reason = "this is a test")]

mod common;

use common::{Kept, PEOPLE, opening};
use kernel::Seat;
use protocol::{AdviceRule, Clock, RefusalCode};
use shelf::{Budget, Style};
use table::{Chair, Command, Opening};

fn notes(kept: &Kept) -> Vec<String> {
    kept.table.notes(0).into_iter().map(|note| note.message.key.into_owned()).collect()
}

fn person(name: &str) -> Chair {
    Chair::Person { id: name.to_owned(), name: name.to_uppercase() }
}

/// A started game of two: one person, and whoever sits in the other chair.
fn begun(opening: Opening, other: Chair) -> Kept {
    let people = 1 + usize::from(other.person().is_some());
    let mut kept = Kept::open(opening, vec![person(PEOPLE[0]), other]);
    kept.add_to_chance(Seat::all(people));
    kept.done(Command::Start { by: PEOPLE[0].to_owned() });
    kept
}

#[test]
fn against_bots_it_is_free_and_noted_once_a_step() {
    let mut kept = begun(opening(2, Clock::None), Chair::Bot { level: Style::Random });
    let seat = Seat::new(0);
    while kept.table.asked_sitters().is_empty() {
        let (bot, action) = kept.some_choice().unwrap();
        let step = kept.table.step();
        kept.done(Command::Choose { seat: bot, step, action, by: table::Hand::Bot });
    }
    let step = kept.table.step();
    assert_eq!(kept.table.view(&[], kept.now).advice, AdviceRule::Free);
    assert_eq!(kept.refused(Command::Advise { seat, step: step + 1 }).code, RefusalCode::Stale);
    assert!(notes(&kept).is_empty());
    kept.done(Command::Advise { seat, step });
    assert!(kept.done(Command::Advise { seat, step }).facts.is_empty(), "asked again, it is the same question");
    assert_eq!(notes(&kept), ["table-note-advised"]);
    let advice = kept.table.adviser(seat, 7).unwrap()();
    let offer = kept.table.offer(shelf::Viewer::Seat(seat)).unwrap();
    assert!(!advice.choices.is_empty() && advice.choices.len() <= 3);
    for choice in &advice.choices {
        assert!(offer.options.iter().any(|option| option.action == choice.action), "{}", choice.action);
    }
    assert_eq!(
        kept.refused(Command::Advise { seat: Seat::new(1), step }).message.key,
        "table-refusal-bot-plays",
        "a bot asks nobody"
    );
}

#[test]
fn between_people_it_must_be_agreed() {
    let mut kept = begun(opening(2, Clock::None), person(PEOPLE[1]));
    let (seat, step) = (kept.table.asked_sitters()[0], kept.table.step());
    assert_eq!(kept.table.view(&[], kept.now).advice, AdviceRule::Never);
    assert_eq!(kept.refused(Command::Advise { seat, step }).message.key, "table-refusal-no-advice");
    let mut kept = begun(Opening { advice: true, ..opening(2, Clock::None) }, person(PEOPLE[1]));
    let (seat, step) = (kept.table.asked_sitters()[0], kept.table.step());
    assert_eq!(kept.table.view(&[], kept.now).advice, AdviceRule::Agreed);
    kept.done(Command::Advise { seat, step });
    let other = Seat::new(1 - seat.index());
    assert_eq!(kept.refused(Command::Advise { seat: other, step }).message.key, "table-refusal-nothing-to-advise");
    assert_eq!(notes(&kept), ["table-note-advised"]);
    kept.done(Command::HandOver { seat, level: Style::level(1) });
    assert_eq!(kept.refused(Command::Advise { seat, step }).message.key, "table-refusal-bot-plays");
}

#[test]
fn whoever_is_left_with_bots_may_ask() {
    let chairs = vec![person(PEOPLE[0]), person(PEOPLE[1]), Chair::Bot { level: Style::Random }];
    let mut kept = Kept::open(opening(3, Clock::None), chairs);
    kept.add_to_chance(Seat::all(2));
    kept.done(Command::Start { by: PEOPLE[0].to_owned() });
    assert_eq!(kept.table.view(&[], kept.now).advice, AdviceRule::Never);
    kept.done(Command::Resign { seat: Seat::new(1) });
    assert_eq!(kept.table.view(&[], kept.now).advice, AdviceRule::Free);
}

/// The snapshot that an adviser gets is of a whole game; what it says is from the seat's view alone.
#[test]
fn an_adviser_says_the_same_for_the_same_question() {
    let kept = Kept::started(3, Clock::None);
    let seat = kept.table.asked_sitters()[0];
    let budget = Budget { iterations: 50, time: None };
    let record = kept.table.export().unwrap();
    let play = shelf::title("rattus").unwrap().load(&record).unwrap();
    assert_eq!(play.adviser(seat, 3, budget)(), play.adviser(seat, 3, budget)());
}
