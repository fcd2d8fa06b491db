//! Machines at a table: they sit, add to chance, choose and can be stood in for as people are; what is for people is
//! refused to them, and they are marked wherever their name stands.
#![allow(clippy::unwrap_used, reason = "this is a test")]

mod common;

use common::{Kept, bot, opening};
use kernel::Seat;
use protocol::{AdviceRule, Clock, Holder, RefusalCode, UndoOffer};
use shelf::{Level, Style, Viewer};
use table::fairness::{Chance, check};
use table::{Assigned, Chair, Command, Hand, Owner, Phase, Table};

const MACHINE: Seat = Seat::new(1);

fn machine() -> Command {
    let owner = Some(Owner { id: "ben".to_owned(), name: "BEN".to_owned() });
    Command::Sit { person: "m1".to_owned(), name: "Deep Rat".to_owned(), owner, seat: None }
}

fn start() -> Command {
    Command::Start { by: "anna".to_owned() }
}

/// Anna and a machine of Ben's, not started.
fn waiting(clock: Clock) -> Kept {
    let anna = Chair::Person { id: "anna".to_owned(), name: "ANNA".to_owned() };
    let mut kept = Kept::open(opening(2, clock), vec![anna]);
    kept.done(machine());
    kept
}

fn started(clock: Clock) -> Kept {
    let mut kept = waiting(clock);
    kept.add_to_chance(Seat::all(2));
    kept.done(start());
    kept
}

/// Plays until the machine is asked, or Anna.
fn until_asked(kept: &mut Kept, seat: Seat) {
    while !kept.table.asked_sitters().contains(&seat) {
        kept.play_one().expect("the game goes on");
    }
}

#[test]
fn a_machine_plays_a_game_to_its_end_and_is_marked_in_it() {
    let mut kept = started(Clock::None);
    let holder = Holder::Machine { name: "Deep Rat".to_owned(), owner: "BEN".to_owned() };
    assert_eq!(kept.table.view(&[], kept.now).seats[1].holder, holder);
    assert_eq!(kept.table.seat_of("m1"), Some(MACHINE));
    assert_eq!(kept.table.seat_of("ben"), None, "its owner does not sit there");
    while kept.play_one().is_some() {}
    assert_eq!(kept.table.phase(), Phase::Ended);
    let record = kept.table.record().unwrap();
    assert!(record.contains("Deep Rat [bot]"), "{record}");
    assert_eq!(check(&record), Chance::Fair { accounted: vec![0, 1], silent: Vec::new() });
}

#[test]
fn a_start_waits_for_its_number_and_the_proof_names_it_if_none_comes() {
    let mut kept = waiting(Clock::None);
    kept.add_to_chance([Seat::new(0)].into_iter());
    kept.done(start());
    assert_eq!(kept.table.phase(), Phase::Waiting);
    kept.now += 10_000;
    kept.done(Command::Tick { falls: true });
    assert_eq!(kept.table.phase(), Phase::Playing);
    kept.done(Command::Close);
    let chance = check(&kept.table.record().unwrap());
    assert_eq!(chance, Chance::Fair { accounted: vec![0], silent: vec![1] });
}

#[test]
fn what_is_for_people_is_refused_to_it() {
    let mut kept = started(Clock::None);
    until_asked(&mut kept, MACHINE);
    let step = kept.table.step();
    for (command, key) in [
        (Command::Advise { seat: MACHINE, step }, "table-refusal-machine-advice"),
        (Command::Undo { seat: MACHINE, step, last: false }, "table-refusal-machine-undo"),
        (Command::Consent { seat: MACHINE, request: 1, agree: false }, "table-refusal-machine-undo"),
        (Command::HandOver { seat: MACHINE, level: Style::Random }, "table-refusal-for-people"),
        (Command::Summon { by: MACHINE, seat: Seat::new(0), present: false }, "table-refusal-for-people"),
    ] {
        assert_eq!(kept.refused(command).message.key, key);
    }
    assert_eq!(kept.table.view(&[], kept.now).advice, AdviceRule::Free, "Anna plays alone against bots");
}

/// As with bots: what nobody has seen is taken back without asking it, what it has seen stands.
#[test]
fn it_is_not_asked_whether_others_take_back() {
    let mut kept = started(Clock::None);
    loop {
        let seat = kept.play_undoable();
        let undo = kept.table.offer(Viewer::Seat(seat)).unwrap().undo;
        if seat == MACHINE {
            assert_eq!(undo, UndoOffer::Nothing, "it is offered nothing that is refused");
            continue;
        }
        assert!(matches!(undo, UndoOffer::Free { .. }));
        let step = kept.table.step();
        kept.done(Command::Undo { seat, step, last: false });
        assert!(kept.table.step() > step, "taken back at once");
        break;
    }
    let mut refused = 0;
    while refused == 0 {
        let seat = kept.play_one().expect("something is revealed in every game");
        let step = kept.table.step();
        if seat != MACHINE && kept.table.offer(Viewer::Seat(seat)).unwrap().undo == UndoOffer::Nothing {
            kept.command(Command::Undo { seat, step, last: false }).ok();
            refused += kept.table.notes(0).iter().filter(|note| note.message.key == "table-note-undo-refused").count();
        }
        assert_eq!(kept.table.pending_undo(), None, "nobody waits for a machine");
    }
}

#[test]
fn a_bot_stands_in_for_one_that_is_away_until_it_comes_back() {
    let mut kept = started(Clock::None);
    until_asked(&mut kept, MACHINE);
    kept.done(Command::Summon { by: Seat::new(0), seat: MACHINE, present: false });
    kept.now += 2 * 60 * 1000;
    kept.done(Command::Tick { falls: true });
    assert_eq!(kept.table.bots_asked(), [(MACHINE, Level::STAND_IN.into())]);
    let (_, action) = kept.some_choice().unwrap();
    let choose = Command::Choose { seat: MACHINE, step: kept.table.step(), action, by: Hand::Person };
    assert_eq!(kept.refused(choose.clone()).message.key, "table-refusal-bot-plays");
    kept.done(Command::TakeBack { seat: MACHINE });
    kept.done(choose);
}

#[test]
fn its_clock_runs_and_it_may_give_up() {
    let mut kept = started(Clock::Live { seconds: 60, increment: 0 });
    until_asked(&mut kept, MACHINE);
    kept.now += 3_600_000;
    kept.done(Command::Tick { falls: true });
    assert_eq!(kept.table.phase(), Phase::Abandoned, "its time is up");
    let mut kept = started(Clock::None);
    kept.done(Command::Leave { person: "m1".to_owned() });
    assert_eq!(kept.table.phase(), Phase::Abandoned);
}

#[test]
fn the_host_sends_a_machine_away_and_it_never_is_the_host() {
    let mut kept = waiting(Clock::None);
    kept.done(Command::Assign { by: "anna".to_owned(), seat: MACHINE, to: Assigned::Open });
    assert_eq!(kept.table.seat_of("m1"), None);
    kept.done(machine());
    assert_eq!(kept.refused(machine()).message.key, "table-refusal-sits-already");
    kept.done(Command::Assign { by: "anna".to_owned(), seat: MACHINE, to: bot() });
    kept.done(Command::Assign { by: "anna".to_owned(), seat: MACHINE, to: Assigned::Open });
    kept.done(machine());
    kept.done(Command::Leave { person: "anna".to_owned() });
    assert!(!kept.table.you(Some("m1")).host, "nobody else is there, so nobody inherits");
    let by = "m1".to_owned();
    assert_eq!(kept.refused(Command::Start { by }).code, RefusalCode::NotNow);
}

#[test]
fn its_name_and_its_owners_can_be_taken_out_of_a_journal() {
    let kept = waiting(Clock::None);
    let body = &kept.journal.last().unwrap().1;
    let renamed = Table::renamed(body, "ben", "Benno").unwrap();
    assert!(renamed.contains("Benno") && renamed.contains("Deep Rat") && !renamed.contains("BEN"), "{renamed}");
    let nameless = Table::renamed(&renamed, "m1", "").unwrap();
    assert!(nameless.contains("Benno") && !nameless.contains("Deep Rat"), "{nameless}");
    assert_eq!(Table::renamed(body, "anna", "Anna"), None);
}
