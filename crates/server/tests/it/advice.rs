//! The adviser over the wire: told to the seat that asked, refused where people have not agreed, seen in the log by all.

use std::time::{Duration, Instant};

use protocol::{Advice, AdviceRule, ClientMessage, Offer, RefusalCode, ServerMessage};
use serde_json::json;

use crate::common::{House, Socket, two_at_a_table};

fn advice(socket: &mut Socket) -> (u32, Advice) {
    socket.until(|message| match message {
        ServerMessage::Advice { step, advice } => Some((step, advice)),
        ServerMessage::Refused { message, .. } => panic!("{message:?}"),
        _ => None,
    })
}

/// The next offer that asks this socket something.
fn asked(socket: &mut Socket) -> Offer {
    socket.until(|message| match message {
        ServerMessage::Offer { offer } if !offer.options.is_empty() => Some(offer),
        _ => None,
    })
}

fn notes_of(socket: &mut Socket, key: &str) {
    socket.until(|message| match message {
        ServerMessage::Events { notes, .. } => notes.iter().any(|note| note.message.key == key).then_some(()),
        _ => None,
    });
}

#[test]
fn in_every_game_it_answers_in_time_and_to_the_seat_alone() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    for title in shelf::titles() {
        let seats = json!([{ "kind": "you" }, { "kind": "bot", "level": "random" }]);
        let id = anna.create(json!({ "game": title.id(), "options": "players=2", "seats": seats })).table.id;
        let mut socket = anna.socket(&id);
        let mut watching = house.somebody().socket(&id);
        assert_eq!(anna.start(&id).table.advice, AdviceRule::Free);
        let offer = asked(&mut socket);
        let begun = Instant::now();
        socket.say(&ClientMessage::Advise { step: offer.step });
        let (step, first) = advice(&mut socket);
        let took = begun.elapsed();
        assert!(took < Duration::from_secs(3), "{}: {took:?}", title.id());
        assert_eq!(step, offer.step);
        for choice in &first.choices {
            assert!(offer.options.iter().any(|option| option.action == choice.action), "{}", choice.action);
        }
        socket.say(&ClientMessage::Advise { step: offer.step });
        assert_eq!(advice(&mut socket), (step, first), "asked again, it says the same");
        notes_of(&mut watching, "table-note-advised");
        socket.say(&ClientMessage::Advise { step: offer.step + 7 });
        assert_eq!(socket.refusal().0, RefusalCode::Stale);
        watching.say(&ClientMessage::Advise { step: offer.step });
        assert_eq!(watching.refusal().0, RefusalCode::NotSeated);
        assert!(watching.frames.iter().all(|frame| !frame.contains(r#""type":"advice""#)), "nobody else is told");
    }
}

#[test]
fn people_who_play_each_other_must_have_agreed() {
    let house = House::open();
    let (_anna, _ben, _id, mut first, _second) = two_at_a_table(&house);
    let offer = first.offer();
    first.say(&ClientMessage::Advise { step: offer.step });
    let (code, key, _) = first.refusal();
    assert_eq!((code, key.as_str()), (RefusalCode::NotNow, "table-refusal-no-advice"));
    let (mut anna, mut ben) = (house.guest("Anna"), house.guest("Ben"));
    let table = json!({ "game": "rattus", "options": "players=2", "seats": [{ "kind": "you" }], "advice": true });
    let table = anna.create(table);
    assert_eq!(table.table.advice, AdviceRule::Agreed);
    ben.sit(&table.table.id, table.you.sit_code.as_deref());
    let (mut first, mut second) = (anna.socket(&table.table.id), ben.socket(&table.table.id));
    ben.add_to_chance(&table.table.id);
    anna.start(&table.table.id);
    let (mine, _) = (first.offer(), second.offer());
    let (asking, other) = if mine.options.is_empty() { (&mut second, &mut first) } else { (&mut first, &mut second) };
    let step = mine.step;
    asking.say(&ClientMessage::Advise { step });
    assert_eq!(advice(asking).0, step);
    notes_of(other, "table-note-advised");
    assert!(other.frames.iter().all(|frame| !frame.contains(r#""type":"advice""#)), "the other seat is not told");
}
