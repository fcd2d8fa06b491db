//! A forgotten password, and devices that nobody knew.

use serde_json::json;

use crate::common::{House, PATIENCE, Person};
use crate::notices::{link_in, postbox, take_letter};

const OLD: &str = "quarantine and rosemary";
const NEW: &str = "forty days and forty nights";

fn house(addr: std::net::SocketAddr) -> House {
    House::with(|config| {
        config.smtp = Some(server::Smtp { url: format!("smtp://{addr}"), from: "lazaret@play.example".to_owned() });
        config.public_url = Some("https://play.example".to_owned());
    })
}

/// Somebody with an account and a confirmed address.
fn member(house: &House, letters: &std::sync::mpsc::Receiver<String>) -> Person {
    let mut anna = house.somebody();
    anna.post("/api/me/account", &json!({ "name": "Anna", "password": OLD })).ok();
    anna.put("/api/me/notices", &json!({ "email": "anna@example.org" })).ok();
    let letter = letters.recv_timeout(PATIENCE).expect("a letter comes");
    assert_eq!(anna.send("POST", &link_in(&letter, "/letters/confirm/"), None, &[]).status, 200);
    anna
}

fn log_in(house: &House, password: &str) -> u16 {
    house.somebody().post("/api/me/login", &json!({ "name": "Anna", "password": password })).status
}

#[test]
fn who_has_forgotten_the_password_gets_another_by_letter_once() {
    let (addr, letters) = postbox(take_letter);
    let house = house(addr);
    let anna = member(&house, &letters);
    let mut stranger = house.somebody();
    for name in ["Nobody", "anna"] {
        assert_eq!(stranger.post("/api/me/forgotten", &json!({ "name": name })).status, 204, "{name}");
    }
    let letter = letters.recv_timeout(PATIENCE).expect("a letter comes");
    assert!(letter.contains("RCPT TO:<anna@example.org>"), "{letter}");
    let link = link_in(&letter, "/reset/");
    let token = link.strip_prefix("/reset/").unwrap();
    let reset = |token: &str, password: &str| {
        house.somebody().post("/api/me/reset", &json!({ "token": token, "password": password }))
    };
    // Nothing but the very word will do.
    let (word, until) = token.rsplit_once('-').unwrap();
    let later = until.parse::<u64>().unwrap() + 1;
    for wrong in [format!("{word}-{later}"), format!("{word}-1"), word.to_owned(), "x-y-z".to_owned(), String::new()] {
        assert_eq!(reset(&wrong, NEW).failed(422), "reset", "{wrong}");
    }
    assert_eq!(log_in(&house, OLD), 200, "nothing has changed yet");
    assert_ne!(reset(token, "12345678").status, 200, "a bad password is bad here, too");
    assert_eq!(reset(token, NEW).ok()["person"]["name"], json!("Anna"));
    assert_eq!(reset(token, OLD).failed(422), "reset", "it is good once");
    assert_eq!((log_in(&house, OLD), log_in(&house, NEW)), (422, 200));
    assert_eq!(anna.get("/api/me").ok()["person"], json!(null), "all devices are logged out");
}

#[test]
fn a_log_in_from_a_device_that_nobody_knew_is_told() {
    let (addr, letters) = postbox(take_letter);
    let house = house(addr);
    let _anna = member(&house, &letters);
    let log_in = |agent: &str| {
        let body = json!({ "name": "Anna", "password": OLD }).to_string();
        house.somebody().send("POST", "/api/me/login", Some(body), &[("user-agent", agent)]).ok();
    };
    let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    log_in(firefox);
    let letter = letters.recv_timeout(PATIENCE).expect("a letter comes");
    assert!(letter.contains("Firefox"), "{letter}");
    log_in(firefox);
    assert!(letters.recv_timeout(std::time::Duration::from_millis(700)).is_err(), "it is known now");
}

#[test]
fn without_letters_nothing_is_promised() {
    let house = House::open();
    let answer = house.somebody().post("/api/me/forgotten", &json!({ "name": "Anna" }));
    assert_eq!(answer.failed(422), "no_letters");
}
