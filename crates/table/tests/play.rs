//! Choosing, taking back, and what may be known when.

mod common;

use common::{Kept, PEOPLE, nonce, numbered, opening, opening_of, picture};
use kernel::Seat;
use protocol::{Clock, Deed, RefusalCode, UndoOffer};
use shelf::Viewer;
use table::fairness::{self, Chance, Share};
use table::{Chair, Command, Hand, LoadError, Origin, Phase, Table};

#[test]
fn a_game_is_played_to_its_end_and_its_chance_is_proved() {
    let mut kept = Kept::waiting(3, Clock::Live { seconds: 6000, increment: 1 });
    kept.refused(Command::Nonce { seat: Seat::new(0), nonce: "no".to_owned() });
    kept.add_to_chance(Seat::all(3));
    assert!(kept.done(Command::Nonce { seat: Seat::new(1), nonce: "f".repeat(32) }).facts.is_empty(), "once given");
    kept.done(Command::Start { by: PEOPLE[0].to_owned() });

    let nonces: Vec<String> = Seat::all(3).map(nonce).collect();
    let shares = nonces.iter().enumerate().map(|(seat, nonce)| (seat, Share::Nonce(nonce)));
    let (secret, seed) = (fairness::hex(&[7; 32]), fairness::hex(&fairness::seed(&[7; 32], shares)));
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
    assert_eq!(fairness::check(&record), Chance::Fair { accounted: vec![0, 1, 2], silent: Vec::new() });
    let title = shelf::title_of(&record).unwrap();
    assert_eq!(title.load(&record).unwrap().step(), kept.table.step());

    let frames = kept.table.replay_frames(Viewer::Seat(Seat::new(0)), 0, usize::MAX).unwrap();
    assert_eq!(frames.len(), kept.table.step() + 1);
    assert_eq!(frames[0].entry.deed, Deed::Setup);
    let winner = over.sheets[0].score;
    assert_eq!(frames.last().unwrap().scores.iter().max(), Some(&winner));
}

#[test]
fn a_start_waits_for_nonces_and_begins_with_the_last_one() {
    let mut kept = Kept::waiting(2, Clock::None);
    kept.add_to_chance(std::iter::once(Seat::new(0)));
    let start = Command::Start { by: PEOPLE[0].to_owned() };
    kept.done(start.clone());
    assert_eq!((kept.table.phase(), kept.table.wake_at()), (Phase::Waiting, Some(kept.now + 10_000)));
    kept.now += 9_999;
    assert!(kept.done(start).facts.is_empty(), "asking again does not put it off");
    assert!(kept.done(Command::Tick { falls: true }).facts.is_empty(), "nor does time start it too early");
    kept.add_to_chance(std::iter::once(Seat::new(1)));
    assert_eq!(kept.table.phase(), Phase::Playing);
    assert_eq!(kept.table.fairness().map(|proof| (proof.nonces.len(), proof.without)), Some((2, Vec::new())));
}

#[test]
fn who_gives_no_nonce_in_time_is_named_in_the_proof() {
    let person = |id: &str| Chair::Person { id: id.to_owned(), name: id.to_owned() };
    let bot = Chair::Bot { level: shelf::Style::Random };
    let mut kept = Kept::open(opening(3, Clock::None), vec![person("anna"), person("ben"), bot]);
    kept.add_to_chance(std::iter::once(Seat::new(0)));
    kept.done(Command::Start { by: PEOPLE[0].to_owned() });
    kept.now += 10_000;
    kept.done(Command::Tick { falls: true });
    assert_eq!(kept.table.phase(), Phase::Playing);
    let notes: Vec<_> = kept.table.notes(0).into_iter().map(|note| note.message.key).collect();
    assert_eq!(notes, ["table-note-silent"], "everybody reads it");
    for seat in [0, 1] {
        kept.done(Command::Resign { seat: Seat::new(seat) });
    }
    let record = kept.table.record().unwrap();
    assert!(record.contains("# fairness silent 1\n# fairness bot 2\n"), "{record}");
    assert_eq!(fairness::check(&record), Chance::Fair { accounted: vec![0, 2], silent: vec![1] });
}

#[test]
fn another_at_the_table_calls_the_start_off() {
    let mut kept = Kept::waiting(2, Clock::None);
    kept.done(Command::Start { by: PEOPLE[0].to_owned() });
    kept.done(Command::Leave { person: PEOPLE[1].to_owned() });
    kept.done(Command::Sit { person: PEOPLE[2].to_owned(), name: "Cleo".to_owned(), owner: None, seat: None });
    assert_eq!((kept.table.phase(), kept.table.wake_at()), (Phase::Waiting, None));
    kept.now += 20_000;
    assert!(kept.done(Command::Tick { falls: true }).facts.is_empty());
}

/// Journals of a time when a start asked for no nonces: the seed was made of those that were there.
#[test]
fn an_old_journal_gives_the_seed_it_gave() {
    let mut kept = Kept::waiting(2, Clock::None);
    kept.add_to_chance(std::iter::once(Seat::new(1)));
    let mut journal = kept.journal.clone();
    journal.push((
        kept.now,
        r#"["started",{"played":{"lines":[]}},{"resigned":{"seat":0,"cause":"himself"}}]"#.to_owned(),
    ));
    let table = Table::load("TABL-EEEE", numbered(&journal)).unwrap();
    let nonce = nonce(Seat::new(1));
    let old = fairness::seed(&[7; 32], [(1, Share::Nonce(&nonce))].into_iter());
    assert_eq!(table.known_seed(), Some(fairness::hex(&old)));
    assert_eq!(table.fairness().unwrap().without, []);
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

/// What one seat chooses may be what another is asked next: an answer from before that is none.
#[test]
fn nobody_answers_before_they_are_asked() {
    let mut kept = Kept::started(2, Clock::None);
    let step = loop {
        let step = kept.table.step();
        let chose = kept.play_one().expect("both are asked in a game");
        if kept.table.step() == step + 1 && kept.some_choice().is_some_and(|(seat, _)| seat != chose) {
            break step;
        }
    };
    let (seat, action) = kept.some_choice().unwrap();
    let choose = |step| Command::Choose { seat, step, action: action.clone(), by: Hand::Person };
    assert_eq!(kept.refused(choose(step)).code, RefusalCode::Stale);
    kept.done(choose(step + 1));
}

/// Lines that say something else than what happens when they are played are not followed.
#[test]
fn a_chain_that_does_not_fit_is_refused() {
    let mut kept = Kept::started(2, Clock::None);
    let (seat, action) = kept.some_choice().unwrap();
    let mut done = kept.table.command(Command::Choose { seat, step: 0, action, by: Hand::Person }, kept.now).unwrap();
    let Some(table::Fact::Played { lines }) = done.facts.first_mut() else { panic!("a choice is played") };
    lines.push(format!("{} fly to the moon", seat.index()));
    let number = kept.journal.len();
    let followed = kept.other.as_mut().unwrap().follow(number as u64, kept.now, &Table::body(&done.facts));
    assert_eq!(followed.err(), Some(LoadError::Unreadable { number }));
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
    assert_eq!(view(&kept).undo, UndoOffer::Free { choices: 1 });
    let step = kept.table.step();
    assert_eq!(kept.refused(Command::Undo { seat, step: step - 1, last: false }).code, RefusalCode::Stale);
    kept.done(Command::Undo { seat, step, last: false });
    let last = kept.table.history(Viewer::Spectator, step).pop().unwrap();
    assert!(matches!(last.deed, Deed::Undo { agreed: false, .. }), "everybody sees it in the log");
    assert_eq!(view(&kept).asked, [seat.index() as u8], "and they are asked again");
}

/// Plays until some seat can take back only with consent.
fn with_consent_needed() -> (Kept, Seat, Seat) {
    let (kept, seat) = with_consent_needed_of(2);
    (kept, seat, seat.next(2))
}

/// The same, among so many.
fn with_consent_needed_of(players: usize) -> (Kept, Seat) {
    with_consent_needed_in("rattus", players)
}

/// The same in some game.
fn with_consent_needed_in(game: &str, players: usize) -> (Kept, Seat) {
    let mut kept = Kept::started_at(opening_of(game, players, Clock::None), players);
    loop {
        kept.play_one().expect("a game has sealed choices");
        for seat in Seat::all(players) {
            let undo = kept.table.offer(Viewer::Seat(seat)).expect("the game runs").undo;
            let chose = kept
                .table
                .history(Viewer::Seat(seat), 0)
                .iter()
                .any(|entry| entry.seat == Some(seat.index() as u8) && entry.deed == Deed::Choice && entry.stands);
            if chose && matches!(undo, UndoOffer::Consent { .. }) {
                return (kept, seat);
            }
        }
    }
}

#[test]
fn beyond_a_seal_everybody_must_consent() {
    let (mut kept, seat, other) = with_consent_needed();
    let step = kept.table.step();
    kept.done(Command::Undo { seat, step, last: false });
    let request = kept.table.pending_undo().unwrap();
    assert_eq!((request.by, request.waiting.as_slice()), (seat.index() as u8, [other.index() as u8].as_slice()));
    assert!(kept.done(Command::Undo { seat, step, last: false }).facts.is_empty(), "asking twice is asking once");
    let wrong = Command::Consent { seat: other, request: request.id + 1, agree: true };
    assert_eq!(kept.refused(wrong).message.key, "table-refusal-no-undo-asked");
    kept.done(Command::Consent { seat: other, request: request.id, agree: true });
    let last = kept.table.history(Viewer::Spectator, step).pop().unwrap();
    assert!(matches!(last.deed, Deed::Undo { agreed: true, .. }));
    assert_eq!(kept.table.pending_undo(), None);
    let notes: Vec<_> = kept.table.notes(0).into_iter().map(|note| note.message.key).collect();
    assert_eq!(notes, ["table-note-undo-asked", "table-note-consented", "table-note-undo-granted"]);
    while kept.play_one().is_some() {}
    let chance = fairness::check(&kept.table.record().unwrap());
    assert_eq!(chance, Chance::Fair { accounted: vec![0, 1], silent: Vec::new() });
}

/// One who agrees does not agree for the others, however often they say so; in no game.
#[test]
fn the_consent_of_one_is_not_that_of_all() {
    for title in shelf::titles() {
        let (mut kept, seat) = with_consent_needed_in(title.id(), 3);
        let (second, third) = (seat.next(3), seat.next(3).next(3));
        let step = kept.table.step();
        kept.done(Command::Undo { seat, step, last: false });
        let request = kept.table.pending_undo().unwrap().id;
        for _ in 0..2 {
            kept.command(Command::Consent { seat: second, request, agree: true }).unwrap();
            let pending = kept.table.pending_undo().expect("somebody has not answered yet");
            assert_eq!((pending.waiting, kept.table.step()), (vec![third.index() as u8], step), "{}", title.id());
        }
        kept.done(Command::Consent { seat: third, request, agree: true });
        assert_eq!((kept.table.pending_undo(), kept.table.step()), (None, step + 1), "{}", title.id());
    }
}

#[test]
fn one_no_is_enough() {
    let (mut kept, seat, other) = with_consent_needed();
    let step = kept.table.step();
    kept.done(Command::Undo { seat, step, last: false });
    let request = kept.table.pending_undo().unwrap().id;
    kept.done(Command::Consent { seat: other, request, agree: false });
    assert_eq!((kept.table.pending_undo(), kept.table.step()), (None, step));
}

#[test]
fn playing_on_settles_a_request() {
    let (mut kept, seat, _) = with_consent_needed();
    let step = kept.table.step();
    kept.done(Command::Undo { seat, step, last: false });
    assert!(kept.table.pending_undo().is_some());
    kept.play_one().expect("the game goes on");
    assert_eq!(kept.table.pending_undo(), None);
    let last = kept.table.notes(0).pop().expect("it is written in the log");
    assert_eq!(last.message.key, "table-note-undo-overtaken");
}

#[test]
fn whoever_a_bot_stands_in_for_is_still_asked() {
    let (mut kept, seat, other) = with_consent_needed();
    kept.done(Command::HandOver { seat: other, level: shelf::Style::Random });
    let step = kept.table.step();
    kept.done(Command::Undo { seat, step, last: false });
    let request = kept.table.pending_undo().expect("their bot does not consent for them");
    assert_eq!((request.waiting, kept.table.step()), (vec![other.index() as u8], step));
    kept.done(Command::Consent { seat: other, request: request.id, agree: true });
    assert_eq!((kept.table.pending_undo(), kept.table.step()), (None, step + 1));
}

#[test]
fn bots_agree_unless_something_was_revealed_to_them() {
    let person = Chair::Person { id: "anna".into(), name: "Anna".into() };
    let bot = Chair::Bot { level: shelf::Style::Random };
    let mut kept = Kept::open(opening(2, Clock::None), vec![person, bot]);
    kept.done(Command::Nonce { seat: Seat::new(0), nonce: nonce(Seat::new(0)) });
    kept.done(Command::Start { by: "anna".to_owned() });
    let (mut agreed, mut refused) = (false, false);
    let anna = Seat::new(0);
    while !(agreed && refused) {
        let (seat, action) = kept.some_choice().expect("a game has choices before and after a seal");
        let (step, by) = (kept.table.step(), if seat == anna { Hand::Person } else { Hand::Bot });
        kept.done(Command::Choose { seat, step, action, by });
        let Some(offer) = kept.table.offer(Viewer::Seat(anna)) else { continue };
        let (undo, step) = (offer.undo, kept.table.step());
        // Each kind of answer once: otherwise the game would go back for ever.
        let asked = match undo {
            UndoOffer::Free { .. } => false,
            UndoOffer::Consent { .. } => !agreed,
            UndoOffer::Nothing => !refused,
        };
        if !asked || kept.command(Command::Undo { seat: anna, step, last: false }).is_err() {
            continue;
        }
        assert_eq!(kept.table.pending_undo(), None, "a bot answers at once");
        if kept.table.notes(0).pop().unwrap().message.key == "table-note-undo-granted" {
            assert!(matches!(undo, UndoOffer::Consent { message, .. } if message.key != "undo-sealed"));
            assert_eq!(kept.table.step(), step + 1);
            agreed = true;
        } else {
            assert_eq!((kept.table.step(), undo), (step, UndoOffer::Nothing), "it is not offered either");
            refused = true;
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
    let bot = Chair::Bot { level: shelf::Style::Random };
    let opening = table::Opening { origin: Some(origin), ..opening(2, Clock::None) };
    let mut branch = Kept::open(opening, vec![person, bot]);
    branch.done(Command::Start { by: "anna".to_owned() });
    assert_eq!(branch.table.look(step, Viewer::Spectator), Some(then));
    assert_eq!(branch.table.fairness(), None, "its chance is known, and it says so");
}

#[test]
fn a_table_begins_from_a_position_and_says_so() {
    let given = ["rats gallia 2", "cubes gallia red 3", "turn yellow"].map(str::to_owned).to_vec();
    let people = ["anna", "ben"].map(|name| Chair::Person { id: name.into(), name: name.into() });
    let mut kept = Kept::open(table::Opening { position: given, ..opening(2, Clock::None) }, people.into());
    kept.done(Command::Start { by: "anna".to_owned() });
    let view = kept.table.view(&[], kept.now);
    assert!(view.from_position && view.fairness.is_none(), "it needs no numbers, and proves nothing");
    assert_eq!(kept.table.offer(Viewer::Seat(kernel::Seat::new(1))).unwrap().asked, [1]);
    let script = kept.table.script(Some("ben"), None, None).expect("it has begun").expect("nothing is hidden");
    assert!(script.contains("given turn yellow") && script.contains("yellow may only "), "{script}");
    let spectator = kept.table.script(None, None, None).expect("it has begun").expect("nothing is hidden");
    assert!(spectator.trim_end().ends_with("expect asked = yellow"), "{spectator}");
    while kept.play_one().is_some() {}
    let record = kept.table.record().expect("it is over");
    assert!(record.contains("\ngiven turn yellow\n") && !record.contains("# fairness"), "{record}");
    let step = kept.table.step() / 2;
    assert!(kept.table.script(None, Some(step), None).expect("it has begun").is_ok(), "everything is known now");
    let origin =
        Origin { table: "T".into(), seed: kept.table.known_seed().unwrap(), lines: kept.table.lines(step).unwrap() };
    let position = kept.table.position().to_vec();
    let then = kept.table.look(step, Viewer::Spectator);
    let bots =
        vec![Chair::Person { id: "anna".into(), name: "Anna".into() }, Chair::Bot { level: shelf::Style::Random }];
    let on = table::Opening { origin: Some(origin), position, ..opening(2, Clock::None) };
    let mut branch = Kept::open(on, bots);
    branch.done(Command::Start { by: "anna".to_owned() });
    assert_eq!(branch.table.look(step, Viewer::Spectator), then, "it is played on from the position too");
}

#[test]
fn journals_that_do_not_fit_are_refused() {
    let kept = Kept::started(2, Clock::None);
    let load = |journal: Vec<(u64, String)>| Table::load("X", numbered(&journal)).err();
    assert_eq!(load(Vec::new()), Some(LoadError::Nothing));
    assert_eq!(load(vec![(0, "nonsense".to_owned())]), Some(LoadError::Unreadable { number: 0 }));
    let mut other = kept.journal.clone();
    let rules = shelf::title(kept.table.game()).unwrap().rules_version();
    other[0].1 = other[0].1.replace(&format!("\"rules\":{rules}"), "\"rules\":999");
    assert_eq!(load(other), Some(LoadError::OtherRules { found: 999, expected: rules }));
    let mut broken = kept.journal.clone();
    broken.push((0, r#"[{"played":{"lines":["0 fly to the moon"]}}]"#.to_owned()));
    assert!(matches!(load(broken), Some(LoadError::Record(_))));
    let mut gap = numbered(&kept.journal);
    gap.remove(1);
    assert_eq!(Table::load("X", gap).err(), Some(LoadError::Missing { number: 1 }));
    for absent in [
        r#"[{"resigned":{"seat":7,"cause":"time"}}]"#,
        r#"[{"nonce":{"seat":2,"nonce":"00"}}]"#,
        r#"[{"summoned":{"seat":0,"by":9,"until":1}}]"#,
        r#"[{"clocks":{"clocks":{"left":[1],"running":[true],"since":0}}}]"#,
    ] {
        let mut tampered = kept.journal.clone();
        tampered.push((0, absent.to_owned()));
        let number = tampered.len() - 1;
        assert_eq!(load(tampered), Some(LoadError::Unreadable { number }), "{absent}");
    }
    assert_eq!(picture(&Table::load("TABL-EEEE", numbered(&kept.journal)).unwrap(), kept.now), kept.picture());
}

/// Choosing and taking back does not go on for ever, and the game can still be finished.
#[test]
fn a_table_holds_so_many_entries() {
    let kept = Kept::started(2, protocol::Clock::None);
    // Without reading the journal back each time.
    let (mut table, now) = (kept.table, kept.now);
    let choose = |table: &mut table::Table| {
        let seat = Seat::new(usize::from(table.offer(Viewer::Spectator).unwrap().asked[0]));
        let options = table.offer(Viewer::Seat(seat)).unwrap().options;
        let choice = options.iter().find(|choice| !choice.seals).unwrap_or(&options[0]);
        let (step, action) = (table.step(), choice.action.clone());
        table.command(Command::Choose { seat, step, action, by: Hand::Person }, now).map(|_| (seat, choice.seals))
    };
    let refusal = loop {
        let (seat, sealed) = choose(&mut table).unwrap();
        if sealed {
            continue;
        }
        let step = table.step();
        if let Err(refusal) = table.command(Command::Undo { seat, step, last: false }, now) {
            break refusal;
        }
    };
    assert_eq!((refusal.code, &*refusal.message.key), (protocol::RefusalCode::NotNow, "table-refusal-nearly-full"));
    // The last choice before may have been the last entry of the first half, or the first of the second.
    assert!((table::ROOM / 2..=table::ROOM / 2 + 1).contains(&table.entries()), "{}", table.entries());
    while !table.is_over() {
        choose(&mut table).unwrap();
    }
    assert!(table.entries() < table::ROOM, "there was room for a whole game");
}
