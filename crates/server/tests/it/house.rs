//! Who is here, and friends.

use serde_json::{Value, json};

use crate::common::{House, Person};

const PASSWORD: &str = "quarantine and rosemary";

fn member(house: &House, name: &str) -> Person {
    let mut person = house.somebody();
    person.post("/api/me/account", &json!({ "name": name, "password": PASSWORD })).ok();
    person
}

fn here(asker: &Person) -> Value {
    asker.get("/api/people").ok()["here"].clone()
}

#[test]
fn who_is_here_is_told_of_those_who_let_it_be_known() {
    let house = House::open();
    let stranger = house.somebody();
    assert_eq!(here(&stranger), json!([]));
    let (anna, ben) = (member(&house, "Anna"), member(&house, "Ben"));
    house.guest("Cleo");
    anna.get("/api/me").ok();
    ben.get("/api/me").ok();
    assert_eq!(here(&stranger), json!(["Anna", "Ben"]), "guests have no page to lead to");
    assert_eq!(ben.put("/api/me/here", &json!({ "shown": false })).ok()["shown_here"], json!(false));
    ben.get("/api/me").ok();
    for asker in [&stranger, &anna, &ben] {
        assert_eq!(here(asker), json!(["Anna"]));
    }
    assert_eq!(stranger.put("/api/me/here", &json!({ "shown": true })).failed(401), "no_name");
}

#[test]
fn friends_are_added_by_name_and_known_to_nobody_else() {
    let house = House::open();
    let (mut anna, ben) = (member(&house, "Anna"), member(&house, "Ben"));
    let mut guest = house.guest("Cleo");
    let friends = |answer: Value| answer["friends"].clone();
    ben.get("/api/me").ok();
    let added = friends(anna.post("/api/me/friends", &json!({ "name": "ben" })).ok());
    assert_eq!(added, json!([{ "name": "Ben", "here": true }]));
    assert_eq!(friends(anna.post("/api/me/friends", &json!({ "name": "Ben" })).ok()), added, "once is enough");
    assert_eq!(friends(anna.post("/api/me/friends", &json!({ "name": "Anna" })).ok()), added, "oneself is none");
    assert_eq!(anna.post("/api/me/friends", &json!({ "name": "Cleo" })).failed(404), "not_found");
    assert_eq!(friends(ben.get("/api/people").ok()), json!([]));
    assert_eq!(friends(guest.post("/api/me/friends", &json!({ "name": "Anna" })).ok())[0]["name"], json!("Anna"));
    ben.put("/api/me/here", &json!({ "shown": false })).ok();
    assert_eq!(friends(anna.get("/api/people").ok()), json!([{ "name": "Ben", "here": false }]));
    let left = anna.send("DELETE", "/api/me/friends/Ben", None, &[]).ok();
    assert_eq!(friends(left), json!([]));
    // Who leaves for good is nobody's friend any more.
    anna.post("/api/me/delete", &json!({ "password": PASSWORD })).ok();
    assert_eq!(friends(guest.get("/api/people").ok()), json!([]));
}
