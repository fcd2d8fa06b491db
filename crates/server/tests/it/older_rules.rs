//! A table that was begun by older rules is played to its end by the package of those rules, next to new tables of the new
//! rules; and a package that does harm does it to its own table.

use std::time::Duration;

use kernel::record::rules_of;
use protocol::{ClientMessage, Deed, OverReason, ServerMessage, UndoOffer};
use serde_json::json;
use store::Place;
use store::testkit::fresh_postgres;

use crate::common::{House, Socket, play_out, two_at_a_table};

#[path = "../../../frozen/tests/harm/mod.rs"]
mod harm;

/// A backup of a house as a program of other rules would have written it, in a new place.
fn as_of_rules(house: House, rules: &str, place: &Place) {
    let folder = house.close();
    let mut backup = Vec::new();
    Place::File(folder.path().join("lazaret.db")).back_up(&mut backup).unwrap();
    let now = said_to_be(&String::from_utf8(backup).unwrap(), rules);
    // As a backup of the first format, which has no sum to be held to.
    let older = now.replace("\"lazaret_backup\":2", "\"lazaret_backup\":1");
    let older = format!("{}}}\n", older.split_once(",\"sha256\":").unwrap().0);
    place.restore(older.as_bytes()).unwrap();
}

/// Every `"rules":N` of a journal in a backup says these rules instead.
fn said_to_be(backup: &str, rules: &str) -> String {
    let mut parts = backup.split("\\\"rules\\\":");
    let mut text = parts.next().unwrap().to_owned();
    for part in parts {
        text += "\\\"rules\\\":";
        text += rules;
        text += part.trim_start_matches(|sign: char| sign.is_ascii_digit());
    }
    text
}

/// Takes back the last choice of a seat, which chance has sealed, with the consent of the other.
fn undo_by_consent(asker: &mut Socket, other: &mut Socket) {
    let step = asker.until(|message| match message {
        ServerMessage::Offer { offer } if matches!(offer.undo, UndoOffer::Consent { .. }) => Some(offer.step),
        _ => None,
    });
    asker.say(&ClientMessage::Undo { step, last: false });
    let request = other.until(|message| match message {
        ServerMessage::UndoRequest { request: Some(request) } => Some(request.id),
        _ => None,
    });
    other.say(&ClientMessage::Consent { request, agree: true });
    let deed = asker.until(|message| match message {
        ServerMessage::Events { entries, .. } => {
            entries.iter().map(|entry| entry.deed).find(|deed| matches!(deed, Deed::Undo { .. }))
        }
        _ => None,
    });
    assert!(matches!(deed, Deed::Undo { agreed: true, .. }), "{deed:?}");
}

/// People at two nodes and a bot, undo by consent, a stand-in, replay, analysis, verification, a branch.
#[test]
fn a_table_of_older_rules_is_played_to_its_end() {
    shelf::add_example();
    let rules_now = shelf::title("lots").unwrap().rules_version();
    assert_eq!((rules_now, frozen::player("lots", 1)), (2, frozen::Player::Package));
    // Begun by a program of the first rules.
    let house = House::open();
    let (mut anna, mut ben) = (house.guest("Anna"), house.guest("Ben"));
    let [two, three] = [2, 3].map(|players| {
        let mut seats = vec![json!({ "kind": "you" }), json!({ "kind": "open" })];
        seats.resize(players, json!({ "kind": "bot", "level": "medium" }));
        let table = anna.create(json!({ "game": "lots", "options": format!("players={players}"), "seats": seats }));
        ben.sit(&table.table.id, table.you.sit_code.as_deref());
        ben.add_to_chance(&table.table.id);
        anna.start(&table.table.id);
        table.table.id
    });
    let database = fresh_postgres();
    as_of_rules(house, "1", &database);

    // The new program, on two nodes.
    let (one, other) = (House::node(&database), House::node(&database));
    let (mut anna, ben) = (one.same(&anna), other.same(&ben));
    while anna.get("/api/me").ok()["tables"].as_array().unwrap().len() != 2 {
        std::thread::sleep(Duration::from_millis(50));
    }
    let (mut first, mut second) = (anna.socket(&two), ben.socket(&two));
    let offer = first.offer();
    assert_eq!(offer.options.len(), 3, "peek, take, pass");
    // What this package has not learned yet is said, and the table goes on.
    first.say(&ClientMessage::Describe { step: offer.step });
    let words = first.until(|message| match message {
        ServerMessage::Described { words, .. } => Some(words),
        _ => None,
    });
    assert_eq!((words.passages[0].lines[0].key.as_ref(), words.sheets.len()), ("package-broken", 0));
    let take = offer.options.iter().find(|choice| choice.action == "take").unwrap();
    first.choose(&offer, take);
    undo_by_consent(&mut first, &mut second);
    drop((first, second));
    let overs = play_out(&mut [anna.socket(&two), ben.socket(&two)]);
    assert_eq!(overs[0], overs[1]);
    let overs = play_out(&mut [anna.socket(&three), ben.socket(&three)]);
    assert_eq!((overs[0].reason, overs[0].sheets.len()), (OverReason::Ended, 3));
    assert_eq!(overs[0], overs[1]);

    for id in [&two, &three] {
        let record = anna.get(&format!("/api/tables/{id}/record")).text;
        assert_eq!(rules_of(&record), Some(1), "{record}");
        assert!(shelf::title("lots").unwrap().load(&record).is_err(), "the program has other rules");
        let play = frozen::engine_of(&record).unwrap().load(&record).unwrap();
        assert!(play.is_over(), "and still the record is verified");
        let opened = anna.send("POST", "/api/open", Some(record.clone()), &[("content-type", "text/plain")]).ok();
        let replay = ben.get(&format!("/api/tables/{id}/replay?eyes=0")).ok();
        assert_eq!(opened["steps"], replay["steps"]);
        assert_eq!(replay["frames"].as_array().unwrap().len(), play.step() + 1);
        assert_eq!(anna.get(&format!("/api/tables/{id}/over")).status, 200);
    }
    // What is played on from it keeps its rules; a new table beside it has the new ones.
    let branch = json!({ "step": 1, "seat": 0, "level": "random" });
    let branch = anna.post(&format!("/api/tables/{two}/branch"), &branch).created().table.id;
    let seats = json!([{ "kind": "you" }, { "kind": "bot", "level": "random" }]);
    let new = anna.create(json!({ "game": "lots", "options": "players=2", "seats": seats })).table.id;
    anna.start(&new);
    for (id, rules) in [(branch, 1), (new, 2)] {
        play_out(&mut [anna.socket(&id)]);
        let record = anna.get(&format!("/api/tables/{id}/record")).text;
        assert_eq!(rules_of(&record), Some(rules), "{record}");
        assert!(frozen::engine_of(&record).unwrap().load(&record).unwrap().is_over());
    }
}

/// Harm that a package does is a sentence at its table; other tables are played.
#[test]
fn a_package_that_does_harm_does_it_to_its_own_table() {
    for (rules, (name, harm)) in (701..).zip(harm::ALL).take(2) {
        let bytes = harm::package("rattus", rules, harm);
        frozen::plant("rattus", rules, &bytes).unwrap();
        let house = House::open();
        let (anna, _, id, first, second) = two_at_a_table(&house);
        drop((first, second));
        let folder = tempfile::tempdir().unwrap();
        as_of_rules(house, &rules.to_string(), &Place::File(folder.path().join("lazaret.db")));
        let house = House::at(std::sync::Arc::new(folder), |_| {});
        let anna = house.same(&anna);
        // A package that never ends is stopped after so many steps, which take long where others work as well.
        let path = format!("/api/tables/{id}");
        let answer = anna.try_send("GET", &path, None, &[], Duration::from_mins(2)).expect("the server answers");
        assert!(answer.text.contains("package-"), "{name}: {}", answer.text);
        assert_eq!(answer.failed(409), "cannot_open", "{name}");
        let (.., first, second) = two_at_a_table(&house);
        let overs = play_out(&mut [first, second]);
        assert_eq!(overs[0].reason, OverReason::Ended, "{name}: others play");
    }
}
