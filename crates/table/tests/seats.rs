//! Sitting down, getting up, starting, giving up, bots that stand in.

mod common;

use common::{Kept, PEOPLE, bot, opening};
use kernel::Seat;
use protocol::{Clock, OverReason, RefusalCode, Terms};
use shelf::{Style, Viewer};
use table::{Assigned, Command, Fact, Hand, Phase, Table};

fn sit(person: &str, seat: Option<usize>) -> Command {
    Command::Sit { person: person.to_owned(), name: person.to_owned(), owner: None, seat: seat.map(Seat::new) }
}

#[test]
fn people_sit_down_and_the_host_starts() {
    let mut kept = Kept::open(opening(3, Clock::None), Vec::new());
    kept.done(sit("anna", None));
    assert_eq!(kept.refused(sit("anna", Some(1))).message.key, "table-refusal-sits-already");
    assert_eq!(kept.refused(sit("ben", Some(0))).message.key, "table-refusal-seat-taken");
    assert_eq!(kept.refused(sit("ben", Some(5))).message.key, "table-refusal-seat-taken");
    kept.done(sit("ben", Some(2)));
    let start = |by: &str| Command::Start { by: by.to_owned() };
    assert_eq!(kept.refused(start("anna")).message.key, "table-refusal-seats-open");
    let assign = |by: &str, seat: usize, to: Assigned| Command::Assign { by: by.to_owned(), seat: Seat::new(seat), to };
    assert_eq!(kept.refused(assign("ben", 1, bot())).message.key, "table-refusal-not-host");
    assert_eq!(kept.refused(assign("anna", 2, bot())).message.key, "table-refusal-seat-taken");
    kept.done(assign("anna", 1, bot()));
    assert_eq!(kept.refused(start("ben")).message.key, "table-refusal-not-host");
    kept.add_to_chance([0, 2].into_iter().map(Seat::new));
    kept.done(start("anna"));
    assert_eq!(kept.table.phase(), Phase::Playing);
    assert_eq!(kept.refused(sit("cleo", None)).message.key, "table-refusal-started");
    assert_eq!(kept.refused(start("anna")).message.key, "table-refusal-started");
}

/// Until the game begins the host may agree on something else; whoever sits stays, and sees what has changed.
#[test]
fn what_is_agreed_can_be_changed_until_the_start() {
    let mut kept = Kept::open(opening(3, Clock::None), common::people(2));
    let agreed = kept.table.terms();
    let change = |by: &str, terms: &Terms| Command::Change { by: by.to_owned(), terms: terms.clone() };
    let four = Terms { options: "players=4".to_owned(), ..agreed.clone() };
    assert_eq!(kept.refused(change("ben", &four)).message.key, "table-refusal-not-host");
    assert!(kept.done(change("anna", &agreed)).facts.is_empty(), "nothing is different");
    assert_eq!((kept.table.view(&[], 0).changed, kept.table.view(&[], 0).changed_at), (Vec::new(), None));
    kept.now += 5;
    let clock = Clock::Live { seconds: 60, increment: 5 };
    kept.done(change("anna", &Terms { clock, reliable: true, ..four }));
    let view = kept.table.view(&[], kept.now);
    assert_eq!((view.seats.len(), view.clock, view.reliable), (4, clock, true));
    assert_eq!(view.changed, ["option-players", "clock", "reliable"]);
    assert_eq!(view.changed_at, Some(kept.now));
    assert_eq!(kept.table.seat_of("ben"), Some(Seat::new(1)));
    // A seat in which somebody sits is not taken away, and a start that was asked for is not one to other terms.
    kept.done(sit("cleo", Some(2)));
    let two = Terms { options: "players=2".to_owned(), ..kept.table.terms() };
    assert_eq!(kept.refused(change("anna", &two)).message.key, "table-refusal-somebody-sits");
    let nonsense = Terms { options: "players=99".to_owned(), ..kept.table.terms() };
    kept.refused(change("anna", &nonsense));
    let three = Terms { options: "players=3".to_owned(), ..kept.table.terms() };
    kept.done(change("anna", &three));
    kept.done(Command::Start { by: "anna".to_owned() });
    assert!(kept.table.view(&[], kept.now).starts_at.is_some());
    kept.done(change("anna", &Terms { unrated: true, ..three }));
    assert_eq!(kept.table.view(&[], kept.now).starts_at, None);
    // What is agreed in the end is what is played.
    kept.add_to_chance(Seat::all(3));
    kept.done(Command::Start { by: "anna".to_owned() });
    assert_eq!(kept.table.phase(), Phase::Playing);
    assert_eq!(kept.table.clock_faces(kept.now).len(), 3);
    assert_eq!(kept.refused(change("anna", &agreed)).message.key, "table-refusal-started");
}

/// What somebody has answered beforehand is chosen whenever it is asked and possible, and nobody else is told of it.
#[test]
fn an_answer_stands_until_something_else_is_said() {
    let mut kept = Kept::started(2, Clock::None);
    let (seat, action) = kept.some_choice().unwrap();
    let ask = kept.table.offer(Viewer::Seat(seat)).unwrap().ask.unwrap().message.key.into_owned();
    let stand =
        |seat, action: Option<&str>| Command::Standing { seat, ask: ask.clone(), action: action.map(str::to_owned) };
    let other = Seat::new(1 - seat.index());
    assert_eq!(kept.refused(stand(seat, Some("nonsense"))).message.key, "table-refusal-standing");
    assert_eq!(kept.refused(stand(other, Some(&action))).message.key, "table-refusal-standing", "they are not asked");
    assert_eq!(kept.table.standing_choice(), None);
    kept.done(stand(seat, Some(&action)));
    assert!(kept.done(stand(seat, Some(&action))).facts.is_empty(), "it is known");
    assert_eq!(kept.table.standing_choice(), Some((seat, action.clone())));
    let answers = |seat: Seat| kept.table.you(Some(PEOPLE[seat.index()])).answers;
    assert_eq!((answers(seat).len(), answers(other).len()), (1, 0));
    // A bot that plays for them thinks for itself.
    kept.done(Command::HandOver { seat, level: Style::Random });
    assert_eq!(kept.table.standing_choice(), None);
    kept.done(Command::TakeBack { seat });
    kept.done(stand(seat, None));
    assert_eq!(kept.table.standing_choice(), None);
}

/// A journal that was tampered with makes no table of other terms in the middle of a game.
#[test]
fn no_journal_changes_the_terms_of_a_running_game() {
    let kept = Kept::started(2, Clock::None);
    let mut journal = kept.journal.clone();
    let terms = Terms { options: "players=3".to_owned(), ..kept.table.terms() };
    journal.push((kept.now, Table::body(&[Fact::Changed { terms }])));
    assert!(Table::load("TABL-EEEE", common::numbered(&journal)).is_err());
}

#[test]
fn a_host_who_leaves_hands_the_table_on() {
    let mut kept = Kept::waiting(2, Clock::None);
    kept.done(Command::Leave { person: "anna".to_owned() });
    assert!(kept.table.you(Some("ben")).host);
    assert!(!kept.table.you(Some("anna")).host);
    assert_eq!(kept.refused(Command::Leave { person: "anna".to_owned() }).code, RefusalCode::NotSeated);
}

#[test]
fn the_host_is_followed_by_whoever_has_been_there_longest() {
    let mut kept = Kept::open(opening(3, Clock::None), common::people(1));
    kept.done(sit("cleo", Some(2)));
    kept.done(sit("ben", Some(1)));
    kept.done(Command::Leave { person: "anna".to_owned() });
    assert!(kept.table.you(Some("cleo")).host && !kept.table.you(Some("ben")).host);
}

#[test]
fn the_code_to_sit_is_told_to_those_who_sit() {
    let kept = Kept::waiting(2, Clock::None);
    assert_eq!(kept.table.you(Some("ben")).sit_code.as_deref(), Some("SITT-DWWN"));
    assert_eq!(kept.table.you(Some("stranger")).sit_code, None);
    assert_eq!(kept.table.you(None).seat, None);
}

#[test]
fn of_two_the_other_wins_when_one_gives_up() {
    let mut kept = Kept::started(2, Clock::None);
    kept.done(Command::Resign { seat: Seat::new(0) });
    let over = kept.table.over().unwrap();
    assert_eq!(over.reason, OverReason::Resigned);
    let places: Vec<_> = over.sheets.iter().map(|sheet| (sheet.seat, sheet.place, sheet.resigned)).collect();
    assert_eq!(places, [(1, 1, false), (0, 2, true)]);
    assert!(kept.table.bots_asked().is_empty());
    assert_eq!(kept.refused(Command::Resign { seat: Seat::new(1) }).message.key, "refusal-over");
}

#[test]
fn of_three_the_others_play_on_with_a_bot() {
    let mut kept = Kept::started(3, Clock::None);
    kept.done(Command::Resign { seat: Seat::new(1) });
    assert_eq!(kept.table.phase(), Phase::Playing);
    assert_eq!(
        kept.refused(Command::TakeBack { seat: Seat::new(1) }).message.key,
        "table-refusal-nothing-to-take-back"
    );
    while let Some((seat, action)) = kept.some_choice() {
        let by = if seat.index() == 1 { Hand::Bot } else { Hand::Person };
        let step = kept.table.step();
        kept.done(Command::Choose { seat, step, action, by });
    }
    let over = kept.table.over().unwrap();
    assert_eq!(over.reason, OverReason::Ended);
    assert_eq!((over.sheets[2].seat, over.sheets[2].place), (1, 3), "who gave up comes last");
}

#[test]
fn a_seat_is_handed_over_and_taken_back() {
    let mut kept = Kept::started(2, Clock::None);
    let (seat, action) = kept.some_choice().unwrap();
    let step = kept.table.step();
    kept.done(Command::HandOver { seat, level: Style::level(1) });
    assert_eq!(kept.table.bots_asked(), [(seat, Style::level(1))]);
    let choose = |by| Command::Choose { seat, step, action: action.clone(), by };
    assert_eq!(kept.refused(choose(Hand::Person)).message.key, "table-refusal-bot-plays");
    kept.done(Command::TakeBack { seat });
    assert!(kept.table.bots_asked().is_empty());
    assert_eq!(kept.refused(choose(Hand::Bot)).code, RefusalCode::Stale, "the bot thought too long");
    kept.done(choose(Hand::Person));
    let notes: Vec<_> = kept.table.notes(0).into_iter().map(|note| note.message.key).collect();
    assert_eq!(notes, ["table-note-handed-over", "table-note-taken-back"]);
}

#[test]
fn a_bot_stands_in_for_the_absent_after_a_notice() {
    let mut kept = Kept::started(2, Clock::None);
    let (by, seat) = (Seat::new(0), Seat::new(1));
    assert_eq!(kept.refused(Command::Summon { by, seat, present: true }).message.key, "table-refusal-is-present");
    assert_eq!(
        kept.refused(Command::Summon { by, seat: by, present: false }).message.key,
        "table-refusal-nobody-to-summon"
    );
    kept.done(Command::Summon { by, seat, present: false });
    let due = kept.table.wake_at().unwrap();
    kept.now = due - 1;
    assert!(kept.done(Command::Tick { falls: true }).facts.is_empty());
    kept.done(Command::Return { seat });
    kept.now = due;
    assert!(kept.done(Command::Tick { falls: true }).facts.is_empty(), "they came back in time");
    kept.done(Command::Summon { by, seat, present: false });
    kept.now = kept.table.wake_at().unwrap();
    assert_eq!(kept.done(Command::Tick { falls: true }).facts.len(), 1);
    assert!(kept.table.has_bots());
    kept.done(Command::TakeBack { seat });
    assert!(!kept.table.has_bots());
}

#[test]
fn who_runs_out_of_live_time_is_out() {
    let mut kept = Kept::started(2, Clock::Live { seconds: 60, increment: 0 });
    let (seat, _) = kept.some_choice().unwrap();
    kept.now = kept.table.wake_at().unwrap() - 1;
    assert!(kept.done(Command::Tick { falls: true }).facts.is_empty());
    kept.now += 1;
    kept.done(Command::Tick { falls: true });
    assert_eq!(kept.table.phase(), Phase::Abandoned);
    assert_eq!(kept.table.over().unwrap().sheets[1].seat, seat.index() as u8);
}

#[test]
fn who_runs_out_of_hours_gets_a_bot() {
    let mut kept = Kept::started(2, Clock::Daily { hours: 24, window: None });
    let (seat, _) = kept.some_choice().unwrap();
    kept.now += 24 * 3600 * 1000;
    kept.done(Command::Tick { falls: true });
    assert_eq!(kept.table.bots_asked().first().map(|bot| bot.0), Some(seat));
    kept.done(Command::TakeBack { seat });
    assert_eq!(kept.table.wake_at(), Some(kept.now + 24 * 3600 * 1000), "their hours begin again");
}

#[test]
fn a_rematch_is_set_up_once() {
    let mut kept = Kept::started(2, Clock::None);
    let rematch = |table: &str| Command::Rematch { table: table.to_owned() };
    assert_eq!(kept.refused(rematch("early")).message.key, "table-refusal-not-over");
    kept.done(Command::Resign { seat: Seat::new(0) });
    kept.done(rematch("next"));
    kept.refused(rematch("another"));
    assert_eq!(kept.table.view(&[], kept.now).rematch.as_deref(), Some("next"));
}

#[test]
fn whoever_gets_up_from_a_running_game_gives_it_up() {
    let mut kept = Kept::started(2, Clock::None);
    let person = PEOPLE[0].to_owned();
    kept.done(Command::Leave { person: person.clone() });
    assert!(kept.table.view(&[], 0).seats[0].resigned);
    assert!(kept.table.is_over(), "nobody is left to play against");
    assert_eq!(kept.table.summary(Some(&person), &[]).result.len(), 2, "and the list says who came in where");
}
