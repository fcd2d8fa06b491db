//! A game that is put on the shelf is played like any other: the example of the kernel, with its words.

use std::collections::BTreeSet;

use protocol::OverReason;
use serde_json::json;

use crate::common::{House, Socket, play_out};

const WORDS: [&str; 3] = [include_str!("lots/en.ftl"), include_str!("lots/fr.ftl"), include_str!("lots/ru.ftl")];

/// The message keys of the game in what a connection has heard.
fn keys(socket: &Socket) -> BTreeSet<String> {
    let keys = socket.frames.iter().flat_map(|frame| frame.split("\"key\":\"").skip(1));
    keys.filter_map(|rest| rest.split('"').next()).filter(|key| key.starts_with("lots-")).map(str::to_owned).collect()
}

#[test]
fn the_example_is_played_to_its_end() {
    shelf::add_example();
    let house = House::open();
    let (mut anna, mut ben) = (house.guest("Anna"), house.guest("Ben"));
    let games = anna.get("/api/games").ok();
    assert!(games["games"].as_array().unwrap().iter().any(|game| game["id"] == "lots"), "{games}");
    let seats = json!([{ "kind": "you" }, { "kind": "open" }, { "kind": "bot", "level": "medium" }]);
    let table = anna.create(json!({ "game": "lots", "options": "players=3", "seats": seats }));
    let id = table.table.id;
    ben.sit(&id, table.you.sit_code.as_deref());
    let mut sockets = [anna.socket(&id), ben.socket(&id)];
    anna.start(&id);
    let overs = play_out(&mut sockets);
    assert_eq!(overs[0], overs[1]);
    assert_eq!((overs[0].reason, overs[0].sheets.len()), (OverReason::Ended, 3));
    let record = anna.get(&format!("/api/tables/{id}/record")).text;
    let play = shelf::title_of(&record).unwrap().load(&record).unwrap();
    assert!(play.outcome().is_some(), "the record plays to the end");

    let heard: BTreeSet<String> = sockets.iter().flat_map(keys).collect();
    assert!(["lots-ask-turn", "lots-action-take", "lots-event-taken"].iter().all(|key| heard.contains(*key)));
    for words in WORDS {
        let known: BTreeSet<&str> = words.lines().filter_map(|line| Some(line.split_once(" = ")?.0)).collect();
        let missing: Vec<_> = heard.iter().filter(|key| !known.contains(key.as_str())).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
