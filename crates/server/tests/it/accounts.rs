//! What somebody does with their account, and what is forgotten when they leave.

use crate::common::{House, Person, game, hangs_up, play_out, two_at_a_table};
use protocol::{ClientMessage, Holder, ServerMessage};
use serde_json::json;

fn account(house: &House, name: &str) -> Person {
    let mut person = house.somebody();
    person.post("/api/me/account", &json!({ "name": name, "password": "correct horse" })).ok();
    person
}

/// Whether this cookie still is anybody's.
fn is_known(house: &House, cookie: Option<&String>) -> bool {
    let person = Person { addr: house.addr, cookie: cookie.cloned() };
    person.get("/api/me").ok()["person"] != json!(null)
}

#[test]
fn logging_in_gives_a_fresh_cookie_and_ends_what_the_old_one_opened() {
    let house = House::open();
    account(&house, "Anna");
    let mut guest = house.guest("Ben");
    let table = guest.create(json!({ "game": game(), "seats": [{ "kind": "you" }] })).table.id;
    let (old, socket) = (guest.cookie.clone(), guest.socket(&table));
    guest.post("/api/me/login", &json!({ "name": "Anna", "password": "correct horse" })).ok();
    assert_ne!(guest.cookie, old);
    assert!(!is_known(&house, old.as_ref()), "the old cookie opens nothing");
    hangs_up(socket);
    // A guest who keeps their name with a password gets a fresh one too.
    let mut guest = house.guest("Cleo");
    let old = guest.cookie.clone();
    guest.post("/api/me/account", &json!({ "name": "Cleo", "password": "battery staple" })).ok();
    assert_ne!(guest.cookie, old);
    assert!(!is_known(&house, old.as_ref()) && is_known(&house, guest.cookie.as_ref()));
}

#[test]
fn another_password_logs_all_other_devices_out() {
    let house = House::open();
    let mut anna = account(&house, "Anna");
    let mut phone = house.somebody();
    let secret = json!({ "name": "Anna", "password": "correct horse" });
    phone.post("/api/me/login", &secret).ok();
    let table = anna.create(json!({ "game": game(), "seats": [{ "kind": "you" }] })).table.id;
    let socket = phone.socket(&table);
    let change = |old: &str, new: &str| json!({ "old": old, "new": new });
    assert_eq!(anna.post("/api/me/password", &change("wrong horse", "battery staple")).failed(422), "wrong_password");
    assert_eq!(anna.post("/api/me/password", &change("correct horse", "12345678")).failed(422), "password_common");
    anna.post("/api/me/password", &change("correct horse", "battery staple")).ok();
    assert!(is_known(&house, anna.cookie.as_ref()), "here one stays");
    assert!(!is_known(&house, phone.cookie.as_ref()));
    hangs_up(socket);
    assert_eq!(phone.post("/api/me/login", &secret).failed(422), "wrong_password");
    phone.post("/api/me/login", &json!({ "name": "Anna", "password": "battery staple" })).ok();
    let mut guest = house.guest("Ben");
    assert_eq!(guest.post("/api/me/password", &change("x", "battery staple")).failed(409), "no_account");
}

#[test]
fn devices_are_listed_and_logged_out_one_by_one_or_all() {
    let house = House::open();
    let mut anna = account(&house, "Anna");
    let agent = [("user-agent", "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0")];
    let secret = json!({ "name": "Anna", "password": "correct horse" }).to_string();
    let answer = house.somebody().send("POST", "/api/me/login", Some(secret), &agent);
    let phone = answer.header("set-cookie").unwrap().split(';').next().map(str::to_owned);
    let list = anna.get("/api/me/sessions").ok();
    let devices: Vec<_> = list["sessions"].as_array().unwrap().iter().collect();
    assert_eq!(devices.len(), 2);
    let other = devices.iter().find(|device| device["here"] == false).unwrap();
    assert_eq!(other["device"], "Firefox, Linux");
    let path = format!("/api/me/sessions/{}", other["id"].as_str().unwrap());
    assert_eq!(house.guest("Ben").send("DELETE", &path, None, &[]).failed(404), "not_found");
    let left = anna.send("DELETE", &path, None, &[]).ok();
    assert_eq!(left["sessions"].as_array().unwrap().len(), 1);
    assert!(!is_known(&house, phone.as_ref()));
    let here = anna.cookie.clone();
    anna.post("/api/me/logout-everywhere", &json!(null)).ok();
    assert!(anna.cookie.is_none() && !is_known(&house, here.as_ref()));
}

#[test]
fn who_leaves_for_good_is_somebody_in_their_games() {
    let house = House::open();
    let (mut anna, ben, id, first, second) = two_at_a_table(&house);
    play_out(&mut [first, second]);
    let mut talker = anna.socket(&id);
    talker.say(&ClientMessage::Chat { text: "farewell".to_owned() });
    talker.until(|message| matches!(message, ServerMessage::Chat { .. }).then_some(()));
    anna.post("/api/me/account", &json!({ "name": "Anna", "password": "correct horse" })).ok();
    let running = anna.create(json!({ "game": game(), "options": "players=2", "seats": [{ "kind": "you" }] })).table.id;
    assert_eq!(anna.post("/api/me/delete", &json!({})).failed(422), "wrong_password");
    let cookie = anna.cookie.clone();
    anna.post("/api/me/delete", &json!({ "password": "correct horse" })).ok();
    assert!(anna.cookie.is_none() && !is_known(&house, cookie.as_ref()));
    // The table is made again within a second; until then it may still show the old name.
    let until = std::time::Instant::now() + crate::common::PATIENCE;
    loop {
        let seats = ben.get(&format!("/api/tables/{id}")).created().table.seats;
        if seats[0].holder == (Holder::Person { name: String::new() }) {
            break;
        }
        assert!(std::time::Instant::now() < until, "{seats:?}");
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    let mut socket = ben.socket(&id);
    socket.until(|message| matches!(message, ServerMessage::Presence { .. }).then_some(()));
    assert!(!socket.frames.iter().any(|frame| frame.contains("farewell")), "their words are gone");
    assert_eq!(ben.get(&format!("/api/tables/{id}/record")).status, 200, "the game stays");
    let seats = ben.get(&format!("/api/tables/{running}")).created().table.seats;
    assert_eq!(seats[0].holder, Holder::Open, "they got up from the table that waited");
    let folder = house.close();
    let backup = store::Place::File(folder.path().join("lazaret.db"));
    let mut lines = Vec::new();
    backup.back_up(&mut lines).unwrap();
    assert!(!String::from_utf8(lines).unwrap().contains("Anna"), "nor does a backup name them");
}

#[test]
fn a_name_that_looks_like_an_accounts_is_taken() {
    let house = House::open();
    account(&house, "Anna");
    let mut other = house.somebody();
    for alike in ["Anna", "anna", "Аnnа", "ANNA"] {
        assert_eq!(other.post("/api/me/guest", &json!({ "name": alike })).failed(409), "name_taken", "{alike}");
        let account = json!({ "name": alike, "password": "battery staple" });
        assert_eq!(other.post("/api/me/account", &account).failed(409), "name_taken", "{alike}");
    }
    for bad in ["\u{3164}", "\u{2800}\u{2800}", "seed #1"] {
        assert_eq!(other.post("/api/me/guest", &json!({ "name": bad })).failed(422), "name", "{bad:?}");
    }
    other.post("/api/me/guest", &json!({ "name": "Annabel" })).ok();
    assert_eq!(
        other.post("/api/me/account", &json!({ "name": "Annabel", "password": "12345678" })).failed(422),
        "password_common"
    );
}
