//! Records are written and read, errors have a place, undo is an entry that stops at the seal.

use kernel::example::{Action, Lots};
use kernel::options::OptionsError;
use kernel::record::{self, RecordProblem};
use kernel::script::{Fault, Laid, Sort};
use kernel::{CannotUndo, Chance, Deed, DivergenceKind, Record, Seat, Session, Sim, Stop, Viewer, options};

const HEAD: &str = "lazaret 1\ngame lots\nrules 2\noptions players=2\nseat 1 Anna Béla # a guest\nseed 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\n";

fn seat(number: usize) -> Seat {
    Seat::new(number)
}

fn start() -> Session<Lots> {
    Session::start(options::parse("players=2").expect("options"), [7; 32]).0
}

fn problem(text: &str) -> (usize, usize, RecordProblem) {
    let error = Record::<Lots>::parse(text).expect_err("no record");
    (error.line, error.column, error.problem)
}

#[test]
fn a_record_written_by_hand_is_read() {
    let text = format!("{HEAD}\n# the opening\n0 peek   # careful\n  0 pass\n1 take\n");
    let (record, lines) = Record::<Lots>::parse(&text).expect("a record");
    assert_eq!(lines, [9, 10, 11]);
    let ended = Record::<Lots>::parse(&format!("{text}@ 1\nresult empty 1 2\n")).expect("a record");
    assert_eq!(ended.1, [9, 10, 11, 13], "the line of the result stands behind those of the entries");
    assert_eq!(record.seats, ["", "Anna Béla"]);
    assert_eq!(record.entries[1].deed, Deed::Choice(Action::Pass));
    assert_eq!(record::game_of(&text), Some("lots"));
    let marked = format!("\u{feff}{text}");
    assert_eq!(record::game_of(&marked), Some("lots"));
    assert_eq!(Record::<Lots>::parse(&marked).expect("a record, as some editors save it").1, lines);
    let again = Session::replay(record).expect("it plays").record().text();
    assert_eq!(Record::<Lots>::parse(&again).expect("a record").0.entries.len(), 3);
}

#[test]
fn errors_have_line_and_column() {
    assert_eq!(problem(""), (1, 1, RecordProblem::Missing("lazaret")));
    assert_eq!(problem("lazarus 1"), (1, 1, RecordProblem::Format));
    assert_eq!(problem("lazaret 2"), (1, 1, RecordProblem::Format));
    assert_eq!(problem("lazaret 1\ngame chess"), (2, 1, RecordProblem::OtherGame("chess".to_owned())));
    let other_rules = RecordProblem::OtherRules { found: 1, expected: 2 };
    assert_eq!(problem("lazaret 1\ngame lots\nrules 1"), (3, 1, other_rules));
    assert_eq!(problem("lazaret 1\ngame lots\nrules 2\n"), (3, 1, RecordProblem::Missing("options")));
    assert_eq!(problem(&HEAD.replace("1e1f", "1e1g")), (6, 1, RecordProblem::Seed));
    assert_eq!(problem(&format!("{HEAD}0 peek\n  0 péek")), (8, 5, RecordProblem::Notation));
    assert_eq!(problem(&format!("{HEAD}1 blame 7")), (7, 9, RecordProblem::Notation));
    assert_eq!(problem(&format!("{HEAD}1 (blame 7)")), (7, 10, RecordProblem::Notation));
    assert_eq!(problem(&format!("{HEAD}2 peek")), (7, 1, RecordProblem::Seat));
    assert_eq!(problem(&format!("{HEAD}0 undo x")), (7, 8, RecordProblem::Notation));
    assert_eq!(problem(&HEAD.replace("seat 1", "  seat 2")), (5, 3, RecordProblem::Seat), "nobody sits there");
    let twice = OptionsError::Twice { key: "players" };
    let options = HEAD.replace("players=2", "players=2,players=3");
    assert_eq!(problem(&options), (4, 1, RecordProblem::Options(twice)));
    assert_eq!(problem(&format!("{HEAD}@ xyz")), (7, 1, RecordProblem::Line));
}

#[test]
fn what_a_record_has_once_it_has_once() {
    let twice = |line: &str| problem(&format!("{HEAD}0 peek\n  {line}\n"));
    let other = format!("seed {}", "00".repeat(32));
    assert_eq!(twice(&other), (8, 3, RecordProblem::Twice("seed")));
    assert_eq!(twice("options players=3"), (8, 3, RecordProblem::Twice("options")));
    assert_eq!(twice("game lots"), (8, 3, RecordProblem::Twice("game")));
    assert_eq!(twice("rules 2"), (8, 3, RecordProblem::Twice("rules")));
    assert_eq!(twice("lazaret 1"), (8, 3, RecordProblem::Twice("lazaret")));
    assert_eq!(twice("seat 1 Somebody else"), (8, 3, RecordProblem::Twice("seat")));
    let ends = format!("{HEAD}result empty 1 2\nresult empty 2 1");
    assert_eq!(problem(&ends), (8, 1, RecordProblem::Twice("result")));
}

#[test]
fn a_name_harms_no_record() {
    for name in ["#1", "Anna # seed", "two\nlines", "x\n0 take", "\"", "\\", " wide ", "seed 00", "\r\n", "Zoë"] {
        let mut session = start();
        session.play(seat(0), Action::Pass).expect("legal");
        session.name_seats(vec![name.to_owned(), String::new()]);
        let (read, _) = Record::<Lots>::parse(&session.record().text()).expect("a record");
        assert_eq!(read, *session.record(), "{name:?}");
    }
}

#[test]
fn a_fingerprint_of_the_set_up_is_compared_too() {
    let text = start().record().text();
    let fingerprint = start().state().fingerprint();
    let with =
        |fingerprint: u64| Record::<Lots>::parse(&format!("{text}@ {fingerprint:016x}\n0 pass\n@ 1")).expect("read").0;
    let wrong = Session::replay(with(7)).expect_err("it is not the fingerprint of the set-up");
    assert_eq!(wrong.kind, DivergenceKind::Fingerprint { expected: 7, found: fingerprint });
    let later = Session::replay(with(fingerprint)).expect_err("the second is not the right one");
    assert!(matches!(later.kind, DivergenceKind::Fingerprint { expected: 1, .. }), "{later:?}");
}

#[test]
fn draws_are_those_of_the_streams_of_their_entries() {
    let mut session = start();
    session.play(seat(0), Action::Peek).expect("legal");
    session.undo_agreed(seat(0)).expect("there is a choice to take back");
    session.play(seat(0), Action::Peek).expect("legal");
    let streams: Vec<u64> = kernel::draws(session.record()).iter().map(|draw| draw.stream).collect();
    assert_eq!(streams, [1, 3], "the first entry and the third; the undo between them has a number and rolls nothing");
    for draw in kernel::draws(session.record()) {
        assert_eq!(kernel::Chance::new(&[7; 32], draw.stream).below(draw.below), draw.roll);
    }
}

#[test]
fn undo_goes_back_to_the_last_seal() {
    let mut session = start();
    assert_eq!(session.can_undo(seat(0)), Err(CannotUndo::Nothing));
    session.play(seat(0), Action::Pass).expect("legal");
    assert_eq!(session.can_undo(seat(1)), Err(CannotUndo::Nothing), "that seat has chosen nothing");
    let after = session.state().clone();
    session.undo(seat(0)).expect("nothing was seen");
    assert_eq!(session.state().asked().first(), Some(seat(0)));
    session.play(seat(0), Action::Pass).expect("legal");
    assert_eq!(*session.state(), after);
    session.play(seat(1), Action::Peek).expect("legal");
    assert_eq!(session.can_undo(seat(1)), Err(CannotUndo::Sealed));
    assert_eq!(session.can_undo(seat(0)), Err(CannotUndo::Sealed));
}

#[test]
fn beyond_a_seal_only_with_consent_and_with_fresh_chance() {
    let mut session = start();
    session.play(seat(0), Action::Peek).expect("legal");
    session.undo_agreed(seat(0)).expect("there is a choice to take back");
    assert!(session.record().text().contains("0 undo 1 agreed"));
    assert_eq!(session.state().view(kernel::Viewer::Seat(seat(0))).lot, None);
    session.play(seat(0), Action::Peek).expect("legal");
    let replayed = Session::replay(session.record().clone()).expect("it plays");
    assert_eq!(replayed.state(), session.state());
}

#[test]
fn an_undo_across_a_seal_is_refused_in_a_record() {
    let (record, _) = Record::<Lots>::parse(&format!("{HEAD}0 peek\n0 undo 1")).expect("a record");
    let diverged = Session::replay(record).expect_err("a seal stands before");
    assert_eq!((diverged.step, diverged.kind), (1, DivergenceKind::Undo(CannotUndo::Sealed)));
}

#[test]
fn what_another_chose_since_is_not_taken_back_unasked() {
    let mut session = Session::<Lots>::start(options::parse("players=3").expect("options"), [7; 32]).0;
    session.play(seat(0), Action::Pass).expect("legal");
    session.play(seat(1), Action::Pass).expect("legal");
    assert_eq!(session.can_undo(seat(0)), Err(CannotUndo::AnotherChose));
    assert_eq!(session.can_undo(seat(1)), Ok(()));
    assert!(!session.undo_unseals(seat(0)), "nothing was shown");
    session.play(seat(2), Action::Peek).expect("legal");
    assert!(Seat::all(3).all(|seat| session.undo_unseals(seat)), "whoever goes back now goes back behind a look");
}

#[test]
fn a_choice_says_beforehand_whether_it_can_be_taken_back() {
    let session = start();
    assert!(session.state().would_seal(seat(0), Action::Peek));
    assert!(session.state().would_seal(seat(0), Action::Take));
    assert!(!session.state().would_seal(seat(0), Action::Pass));
}

/// Of three quarters of all that a generator can give, a multiplication alone would give every third twice as often.
#[test]
fn no_number_is_drawn_more_often_than_another() {
    let mut chance = Chance::new(&[7; 32], 3);
    let mut thirds = [0_u32; 3];
    for _ in 0..9_000 {
        thirds[chance.below(3 << 30) as usize % 3] += 1;
    }
    assert!(thirds.iter().all(|count| (2_800..3_200).contains(count)), "{thirds:?}");
}

#[test]
fn a_preview_of_what_chance_decides_shows_nothing_of_it() {
    let session = start();
    for action in [Action::Peek, Action::Take] {
        let preview = session.state().preview(seat(0), action);
        assert_eq!((preview.stop, preview.events), (Stop::Chance, Vec::new()), "{action}");
        assert_eq!(preview.state, session.state().imagine(Viewer::Seat(seat(0)), &mut Sim::new(0)), "{action}");
    }
    let preview = session.state().preview(seat(0), Action::Pass);
    assert_eq!(preview.stop, Stop::Question);
    assert_eq!(preview.state.asked().first(), Some(seat(1)), "what is certain is shown");
}

#[test]
fn a_preview_shows_no_more_than_its_seat_knows() {
    let after_a_look = |seed: u8| {
        let mut session = Session::<Lots>::start(options::parse("players=3").expect("options"), [seed; 32]).0;
        session.play(seat(0), Action::Peek).expect("legal");
        session.play(seat(0), Action::Pass).expect("legal");
        let seen = session.state().view(Viewer::Seat(seat(0))).lot;
        (seen, session.state().preview(seat(1), Action::Pass).state)
    };
    let (first, shown) = after_a_look(0);
    let others: Vec<_> = (1..9).map(after_a_look).collect();
    assert!(others.iter().any(|(seen, _)| *seen != first), "another lot lies there");
    assert!(others.iter().all(|(_, state)| *state == shown), "and nobody else is shown which");
}

#[test]
fn the_only_choice_is_played_and_marked() {
    let mut session = start();
    session.play(seat(0), Action::Peek).expect("legal");
    session.play(seat(0), Action::Pass).expect("legal");
    session.play(seat(1), Action::Peek).expect("legal");
    // Seat 1 has seen the lot and everybody else has passed: it must take, and then the only other seat is blamed.
    let text = session.record().text();
    assert!(text.contains("\n1 (take)\n"), "{text}");
}

#[test]
fn what_is_marked_as_the_only_choice_must_have_been() {
    let (record, _) = Record::<Lots>::parse(&format!("{HEAD}0 (pass)")).expect("a record");
    let diverged = Session::replay(record).expect_err("there were others");
    assert_eq!((diverged.step, diverged.kind), (0, DivergenceKind::NotAutomatic));
}

/// A game in which everybody always takes.
fn ended() -> Session<Lots> {
    let mut session = start();
    while let Some(seat) = session.state().asked().first() {
        session.play(seat, Action::Take).expect("legal");
    }
    session
}

#[test]
fn a_result_is_that_of_its_game() {
    let record = ended().record().clone();
    assert!(record.result.is_some() && Session::replay(record.clone()).is_ok());
    let mut better = record.clone();
    better.result.as_mut().expect("it has ended").scores[0] += 1;
    let wrong = Session::replay(better).expect_err("nobody had so many points");
    assert_eq!(wrong.kind, DivergenceKind::Result { found: record.result.clone() });
    let mut cut = record;
    cut.entries.truncate(2);
    let early = Session::replay(cut).expect_err("it has not ended");
    assert_eq!(early.kind, DivergenceKind::Result { found: None });
}

#[test]
fn an_end_that_is_taken_back_leaves_no_result() {
    let mut session = ended();
    let last = session.record().entries.last().expect("it was played").seat;
    session.undo_agreed(last).expect("there is a choice to take back");
    assert!(!session.state().is_over());
    assert_eq!(session.record().result, None);
    assert!(!session.record().text().contains("result"));
}

#[test]
fn a_fingerprint_is_kept_after_every_sixteen_entries_and_at_the_end() {
    let mut session = start();
    for _ in 0..10 {
        session.play(seat(0), Action::Pass).expect("legal");
        session.undo(seat(0)).expect("nothing was seen");
    }
    assert_eq!(session.record().fingerprints, [(16, start().state().fingerprint())]);
    let ended = ended();
    assert_eq!(ended.record().fingerprints.last(), Some(&(ended.step(), ended.state().fingerprint())));
}

#[test]
fn a_game_from_a_position_is_recorded_replayed_and_taken_back() {
    let two = options::parse("players=2").expect("options");
    let given = ["lot gold", "turn 1", "1 points 3"].map(str::to_owned);
    let laid = Laid::<Lots>::read(&two, &given).expect("it can be laid out");
    let (mut session, _, _) = Session::from_position(two, laid, [7; 32]);
    let before = session.state().clone();
    assert_eq!(before.asked().first(), Some(seat(1)));
    session.play(seat(1), Action::Pass).expect("it is legal");
    session.undo(seat(1)).expect("nothing was shown");
    assert_eq!(*session.state(), before, "taking back leads to the position, not to a set-up");
    session.play(seat(1), Action::Take).expect("it is legal");
    let text = session.record().text();
    assert!(text.contains("\ngiven lot gold\ngiven turn 1\ngiven 1 points 3\nseed "), "{text}");
    let (read, _) = Record::<Lots>::parse(&text).expect("a record");
    assert_eq!(read, *session.record());
    let again = Session::replay(read).expect("it plays");
    assert_eq!(again.state(), session.state());
    assert_eq!(kernel::draws(session.record()).len(), kernel::draws(again.record()).len());
}

#[test]
fn a_position_that_cannot_be_is_refused_with_its_place() {
    let head = HEAD.replace("seed", "given turn 1\n  given lot  silber\nseed");
    let (line, column, problem) = problem(&head);
    assert_eq!((line, column), (7, 14));
    assert!(matches!(problem, RecordProblem::Position(fault) if matches!(*fault, Fault::Unknown(Sort::Word, _))));
    let late = format!("{HEAD}given turn 1\n");
    assert_eq!(self::problem(&late), (7, 1, RecordProblem::Seat), "a position stands before the seed");
}
