//! Games from a position over the wire, and the position as a script.

use crate::common::{House, two_at_a_table};
use serde_json::json;

#[test]
fn a_table_is_set_up_from_a_position() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let seats = json!([{ "kind": "you" }, { "kind": "bot", "level": "random" }]);
    let table =
        |position: &[&str]| json!({ "game": "rattus", "options": "players=2", "seats": seats, "position": position });
    let wrong = anna.post("/api/tables", &table(&["turn red", "rats galia 2"]));
    assert!(wrong.text.contains("position-error"), "{}", wrong.text);
    assert_eq!(wrong.failed(422), "position");
    let impossible = anna.post("/api/tables", &table(&["cubes gallia red 21"]));
    assert_eq!(impossible.failed(422), "position");
    let id = anna.create(table(&["rats gallia 2", "cubes gallia red 3", "turn red"])).table.id;
    let created = anna.start(&id);
    assert!(created.table.from_position && created.table.fairness.is_none());
    let mut socket = anna.socket(&id);
    let offer = socket.offer();
    assert_eq!(offer.asked, [0]);
    let script = anna.get(&format!("/api/tables/{id}/script?kind=region&id=italia"));
    assert!(script.header("content-type").unwrap().starts_with("text/plain"));
    assert!(script.text.contains("red clicks region italia: RAT-20 no-rats"), "{}", script.text);
    let parsed = shelf::script::parse(&script.text).expect("a script");
    assert_eq!(shelf::title("rattus").unwrap().check(&parsed.cases[0], &[]), Ok(()), "what it says holds");
    assert_eq!(anna.get(&format!("/api/tables/{id}/script?kind=region")).failed(422), "no_such_thing");
    assert_eq!(anna.get(&format!("/api/tables/{id}/script?kind=a%20b&id=c")).failed(422), "no_such_thing");
}

#[test]
fn a_script_is_to_be_had_when_the_game_has_begun() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let id = anna.create(json!({ "game": "rattus", "seats": [{ "kind": "you" }] })).table.id;
    assert_eq!(anna.get(&format!("/api/tables/{id}/script")).failed(409), "not_begun");
    let (anna, ben, id, _first, _second) = two_at_a_table(&house);
    let stranger = house.guest("Cleo");
    for person in [&anna, &ben, &stranger] {
        let script = person.get(&format!("/api/tables/{id}/script"));
        assert!(script.text.starts_with("game "), "{}", script.text);
    }
}

/// A link carries the words of a position; the page looks at it before anybody plays.
#[test]
fn a_position_is_looked_at_and_kept_nowhere() {
    let house = House::open();
    let mut anna = house.somebody();
    let look = |position: &[&str], eyes: Option<u8>| json!({ "game": "contagion", "options": "players=2", "position": position, "eyes": eyes });
    let words = ["hand blue red 2 blue 1", "hand yellow red 1"];
    let (own, other) = (
        anna.post("/api/positions", &look(&words, Some(0))).ok(),
        anna.post("/api/positions", &look(&words, Some(1))).ok(),
    );
    assert_eq!((&own["seats"], &own["asked"]), (&json!(2), &json!([0])));
    assert_ne!(own["view"], other["view"], "each seat sees its own hand");
    for (position, eyes, code) in [
        (vec!["hand blue red 200"], None, "position"),
        (vec!["hnad blue red 2"], None, "position"),
        (vec![], Some(2), "no_such_seat"),
    ] {
        let wrong = anna.post("/api/positions", &look(&position, eyes));
        assert_eq!(wrong.failed(422), code);
    }
    assert_eq!(anna.post("/api/positions", &json!({ "game": "chess" })).failed(422), "unknown_game");
    assert_eq!(anna.get("/api/lobby").ok()["tables"], json!([]));
}
