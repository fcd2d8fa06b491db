//! Several nodes on one database: whatever happens on one is seen on the others.

use std::time::{Duration, Instant};

use crate::common::{House, Person, game, hangs_up, pick, play_out};
use protocol::{ClientMessage, Created, Offer, RefusalCode, ServerMessage, Status};
use serde_json::json;
use store::testkit::{fresh_postgres, lock_out, refuse_next_entry};
use table::fairness::{Chance, check};

/// The same person at another node.
fn at(house: &House, person: &Person) -> Person {
    Person { addr: house.addr, cookie: person.cookie.clone() }
}

fn two_houses() -> (House, House) {
    let database = fresh_postgres();
    (House::node(&database), House::node(&database))
}

/// Anna at one node and Ben at another, at a table whose game has begun.
fn seated(one: &House, two: &House) -> (Person, Person, String) {
    seated_at(one, two, game())
}

/// The same, at a table of this game.
fn seated_at(one: &House, two: &House, game: &str) -> (Person, Person, String) {
    let (mut anna, mut ben) = (one.guest("Anna"), two.guest("Ben"));
    let table = anna.create(json!({ "game": game, "options": "players=2", "seats": [{ "kind": "you" }] }));
    let id = table.table.id;
    ben.sit(&id, table.you.sit_code.as_deref());
    ben.add_to_chance(&id);
    anna.start(&id);
    (anna, ben, id)
}

#[test]
fn two_people_play_at_two_nodes() {
    let (one, two) = two_houses();
    let (anna, ben, id) = seated(&one, &two);
    let overs = play_out(&mut [anna.socket(&id), ben.socket(&id)]);
    assert_eq!(overs[0], overs[1]);
    let records = [&anna, &ben].map(|person| person.get(&format!("/api/tables/{id}/record")).text);
    assert_eq!(records[0], records[1]);
    assert_eq!(check(&records[0]), Chance::Fair { accounted: vec![0, 1], silent: Vec::new() });
}

/// Several choices that are made at once arrive as all of them, at every node, and nobody is thrown out.
#[test]
fn chains_of_choices_are_played_at_two_nodes() {
    let (one, two) = two_houses();
    let (anna, ben, id) = seated_at(&one, &two, "messina");
    let mut sockets = [anna.socket(&id), ben.socket(&id), one.somebody().socket(&id), two.somebody().socket(&id)];
    let overs = play_out(&mut sockets);
    assert!(overs.iter().all(|over| over == &overs[0]), "everybody hears the same end");
    let chained = |frame: &&String| match serde_json::from_str(frame).unwrap() {
        ServerMessage::Offer { offer } => !offer.bundles.is_empty() && pick(&offer).action.contains("; "),
        _ => false,
    };
    for socket in &sockets[..2] {
        assert!(socket.frames.iter().filter(chained).count() > 3, "chains were made at both nodes");
    }
}

/// Somebody who looks at another node sees a choice within a moment, however often the nodes take turns.
#[test]
fn a_choice_is_seen_at_the_other_node() {
    let (one, two) = two_houses();
    let (anna, ben, id) = seated(&one, &two);
    let (mut first, mut second) = (anna.socket(&id), ben.socket(&id));
    let mut watching = [two.somebody().socket(&id), one.somebody().socket(&id)];
    let mut slowest = Duration::ZERO;
    for _ in 0..20 {
        let asked = |offer: &Offer| !offer.options.is_empty();
        let (mut here, mut there) = (first.offer(), second.offer());
        while !asked(&here) && !asked(&there) {
            (here, there) = (first.offer(), second.offer());
        }
        let (socket, offer) = if asked(&here) { (&mut first, here) } else { (&mut second, there) };
        let made = Instant::now();
        socket.choose(&offer, &pick(&offer));
        for watcher in &mut watching {
            watcher.until(|message| match message {
                ServerMessage::Events { entries, .. } => entries.iter().any(|e| e.step == offer.step).then_some(()),
                _ => None,
            });
        }
        slowest = slowest.max(made.elapsed());
    }
    assert!(slowest < Duration::from_secs(2), "before anybody looks by themselves: {slowest:?}");
}

#[test]
fn seats_talk_and_presence_are_the_same_everywhere() {
    let (one, two) = two_houses();
    let mut anna = one.guest("Anna");
    let table = anna.create(json!({ "game": game(), "options": "players=2", "seats": [{ "kind": "you" }] }));
    let (id, code) = (table.table.id, table.you.sit_code);
    let (mut ben, mut cleo) = (two.guest("Ben"), one.guest("Cleo"));
    let mut here = anna.socket(&id);
    ben.sit(&id, code.as_deref());
    let refused = cleo.post(&format!("/api/tables/{id}/sit"), &json!({ "code": code }));
    assert_eq!(refused.failed(409), "not_now", "the seat is taken, wherever that was");
    let mut there = ben.socket(&id);
    let everybody = |message| match message {
        ServerMessage::Presence { seats, .. } if seats == [0, 1] => Some(()),
        _ => None,
    };
    here.until(everybody);
    there.until(everybody);
    for (n, socket) in [&mut here, &mut there].into_iter().enumerate() {
        for line in 0..20 {
            socket.say(&ClientMessage::Chat { text: format!("{n} {line}") });
        }
    }
    let lines = |socket: &mut crate::common::Socket| {
        let mut heard = Vec::new();
        while heard.len() < 40 {
            if let Some(ServerMessage::Chat { lines }) = socket.hear() {
                heard.extend(lines.into_iter().map(|line| (line.number, line.text)));
            }
        }
        heard
    };
    let heard = lines(&mut here);
    assert_eq!(heard, lines(&mut there), "in the same order");
    assert_eq!(heard.iter().map(|(number, _)| *number).collect::<Vec<_>>(), (0..40).collect::<Vec<_>>());
    drop(there);
    here.until(|message| match message {
        ServerMessage::Presence { seats, .. } if seats == [0] => Some(()),
        _ => None,
    });
}

/// Both nodes are asked to write the same entry: one does, the other catches up, and nobody is disconnected.
#[test]
fn whoever_is_too_late_is_told_how_it_stands() {
    let (one, two) = two_houses();
    let (anna, ben, id) = seated(&one, &two);
    let mut sockets = [anna.socket(&id), at(&two, &anna).socket(&id), ben.socket(&id)];
    let (step, choices) = loop {
        let offers = sockets.each_mut().map(crate::common::Socket::offer);
        assert!(offers.iter().all(|offer| offer.step == offers[0].step), "all are at the same step");
        if let [first, second, ..] = &offers[0].options[..] {
            break (offers[0].step, [first.clone(), second.clone()]);
        }
        let asked = offers.iter().position(|offer| !offer.options.is_empty()).expect("somebody is asked");
        sockets[asked].choose(&offers[asked], &pick(&offers[asked]));
    };
    // Anna chooses at both nodes at once, and not the same.
    for (socket, choice) in sockets.iter_mut().zip(&choices) {
        socket.say(&ClientMessage::Choose { step, action: choice.action.clone() });
    }
    let [made, also, _] = sockets.each_mut().map(|socket| {
        socket.until(|message| match message {
            ServerMessage::Events { entries, .. } => entries.into_iter().find(|entry| entry.step == step),
            _ => None,
        })
    });
    assert_eq!(made.action, also.action, "one of them was first, everywhere");
    let late = usize::from(made.action.as_ref() == Some(&choices[0].action));
    let (code, _, state) = sockets[late].refusal();
    assert_eq!(code, RefusalCode::Stale);
    assert!(state.is_some_and(|offer| offer.step > step), "the current offer is added");
    let shown: Vec<Created> =
        [&anna, &ben].iter().map(|person| person.get(&format!("/api/tables/{id}")).created()).collect();
    assert_eq!(shown[0].table.step, shown[1].table.step);
}

/// Bots think at one node alone. When that node ends, another goes on at once.
#[test]
fn bots_go_on_where_a_node_ends() {
    let database = fresh_postgres();
    let one = House::node(&database);
    let mut anna = one.guest("Anna");
    let seats = json!([{ "kind": "you" }, { "kind": "bot", "level": "random" }]);
    let id = anna.create(json!({ "game": game(), "options": "players=2", "seats": seats })).table.id;
    anna.start(&id);
    let two = House::node(&database);
    let anna_there = at(&two, &anna);
    let mut there = anna_there.socket(&id);
    let first = there.offer();
    drop(one);
    if !first.options.is_empty() {
        there.choose(&first, &pick(&first));
    }
    let over = play_out(std::slice::from_mut(&mut there)).remove(0);
    assert_eq!(over.sheets.len(), 2);
    let record = anna_there.get(&format!("/api/tables/{id}/record")).text;
    assert!(matches!(check(&record), Chance::Fair { .. }));
    let shown = anna_there.get(&format!("/api/tables/{id}")).created();
    assert_eq!(shown.table.status, Status::Over);
}

/// A choice could not be stored. Whoever came in that moment is not told it, and what was asked in that moment leaves no
/// hole in the journal: the table is made again from what is stored.
#[test]
fn what_was_not_stored_is_told_to_nobody() {
    let database = fresh_postgres();
    let one = House::node(&database);
    let (anna, ben, id) = seated(&one, &one);
    let (mut first, mut second) = (anna.socket(&id), ben.socket(&id));
    let (mut here, mut there) = (first.offer(), second.offer());
    if here.options.is_empty() {
        std::mem::swap(&mut first, &mut second);
        std::mem::swap(&mut here, &mut there);
    }
    refuse_next_entry(&database);
    first.choose(&here, &pick(&here));
    // All of this waits behind the choice.
    let mut watching = one.somebody().connect(&id, &[]).unwrap();
    watching.say(&ClientMessage::Hello { last_step: None, eyes: None });
    std::thread::sleep(Duration::from_millis(300));
    second.say(&ClientMessage::Resign);
    let (code, ..) = first.refusal();
    assert_eq!(code, RefusalCode::Unavailable);
    while let Some(message) = watching.hear() {
        match message {
            ServerMessage::Events { entries, .. } => {
                let mut chosen = entries.iter().filter(|entry| entry.seat.is_some());
                assert!(chosen.all(|entry| entry.step < here.step), "told what was not stored: {entries:?}");
            }
            ServerMessage::Offer { offer } => assert_eq!(offer.step, here.step),
            _ => {}
        }
    }
    let again = anna.get(&format!("/api/tables/{id}")).created();
    assert_eq!((again.table.step, again.table.status), (here.step, Status::Playing));
    let overs = play_out(&mut [anna.socket(&id), ben.socket(&id)]);
    assert_eq!(overs[0], overs[1]);
}

/// A node that can write nothing for a while shows everybody out, so that they find another, and takes nobody in until it
/// can again.
#[test]
fn a_node_that_is_not_ready_sends_people_away() {
    let database = fresh_postgres();
    let one = House::node(&database);
    let (anna, _, id) = seated(&one, &one);
    let (here, nameless) = (anna.socket(&id), one.somebody().socket(&id));
    let locked = lock_out(&database, "settings");
    let began = Instant::now();
    hangs_up(here);
    hangs_up(nameless);
    assert!(began.elapsed() < Duration::from_secs(15), "pages move on after {:?}", began.elapsed());
    assert_eq!(one.somebody().get("/readyz").failed(503), "unavailable");
    assert_eq!(anna.connect(&id, &[]).err(), Some(503));
    drop(locked);
    while anna.connect(&id, &[]).is_err() {
        assert!(began.elapsed() < Duration::from_secs(40), "it does not come back");
        std::thread::sleep(Duration::from_millis(100));
    }
    anna.socket(&id).offer();
}

/// What may be done now and then is counted for all nodes together, and so are the public tables of a network.
#[test]
fn limits_are_those_of_all_nodes_together() {
    let database = fresh_postgres();
    let node = || {
        let store::Place::Postgres(address) = &database else { panic!("nodes need PostgreSQL") };
        House::with(|config| {
            config.database = Some(address.clone());
            config.limits.attempts_per_minute = 6.0;
            config.limits.public_tables_per_network = 3;
        })
    };
    let (one, two) = (node(), node());
    let (anna, ben) = (one.guest("Anna"), two.guest("Ben"));
    for house in [&one, &two, &one, &two] {
        house.guest("Somebody");
    }
    let seventh = json!({ "name": "Zoe" }).to_string();
    for house in [&one, &two] {
        let answer = house.somebody().send("POST", "/api/me/guest", Some(seventh.clone()), &[]);
        assert_eq!(answer.failed(429), "too_fast");
    }
    let table = json!({ "game": game(), "options": "players=2", "seats": [{ "kind": "you" }], "visibility": "public" });
    let public = |person: &Person| person.send("POST", "/api/tables", Some(table.to_string()), &[]);
    for person in [&anna, &ben, &anna] {
        public(person).created();
    }
    for person in [&anna, &ben] {
        assert_eq!(public(person).failed(409), "too_many_public");
    }
}
