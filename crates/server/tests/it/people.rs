//! Guests, accounts, codes, and who may sit where.

use crate::common::{House, Person, game};
use protocol::{Clock, Status};
use serde_json::json;

#[test]
fn a_name_is_enough() {
    let house = House::open();
    let mut anna = house.somebody();
    assert_eq!(anna.get("/api/me").ok()["person"], json!(null));
    assert_eq!(anna.post("/api/tables", &json!({ "game": game() })).failed(401), "no_name");
    assert_eq!(anna.post("/api/me/guest", &json!({ "name": "  " })).failed(422), "name");
    let answer = anna.post("/api/me/guest", &json!({ "name": " Anna " }));
    let cookie = answer.header("set-cookie").unwrap().to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert_eq!(answer.ok()["person"], json!({ "name": "Anna", "kind": "guest" }));
    anna.post("/api/me/guest", &json!({ "name": "Annabel" })).ok();
    assert_eq!(anna.get("/api/me").ok()["person"]["name"], "Annabel");
    anna.post("/api/me/logout", &json!(null)).ok();
    assert_eq!(anna.cookie, None);
}

#[test]
fn a_session_ends_with_logging_out() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let cookie = anna.cookie.clone();
    anna.post("/api/me/logout", &json!(null)).ok();
    anna.cookie = cookie;
    assert_eq!(anna.get("/api/me").ok()["person"], json!(null), "the old cookie opens nothing");
}

#[test]
fn an_account_keeps_its_seats_on_another_device() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let table = anna.create(json!({ "game": game(), "seats": [{ "kind": "you" }] })).table.id;
    let secret = json!({ "name": "Anna", "password": "correct horse" });
    assert_eq!(anna.post("/api/me/account", &json!({ "name": "Anna", "password": "short" })).failed(422), "password");
    assert_eq!(anna.post("/api/me/account", &secret).ok()["person"]["kind"], "account");

    let mut other = house.somebody();
    assert_eq!(
        other.post("/api/me/account", &json!({ "name": "ANNA", "password": "battery staple" })).failed(409),
        "name_taken"
    );
    let wrong = json!({ "name": "Anna", "password": "wrong horse" });
    assert_eq!(other.post("/api/me/login", &wrong).failed(422), "wrong_password");
    let nobody = json!({ "name": "Nobody", "password": "wrong horse" });
    assert_eq!(other.post("/api/me/login", &nobody).failed(422), "wrong_password");
    let me = other.post("/api/me/login", &secret).ok();
    assert_eq!(me["tables"][0]["id"], table.as_str());
    assert_eq!(other.get(&format!("/api/tables/{table}")).created().you.seat, Some(0));
}

#[test]
fn a_code_moves_a_guest_once() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let code = anna.post("/api/me/code", &json!(null)).ok();
    let mut phone = house.somebody();
    assert_eq!(phone.post("/api/me/move", &json!({ "code": "2222-2222" })).failed(422), "wrong_code");
    let typed = code["code"].as_str().unwrap().to_lowercase().replace('-', " ");
    assert_eq!(phone.post("/api/me/move", &json!({ "code": typed })).ok()["person"]["name"], "Anna");
    let mut thief = house.somebody();
    assert_eq!(thief.post("/api/me/move", &code).failed(422), "wrong_code");
}

#[test]
fn attempts_are_counted() {
    let house = House::with(|config| config.limits.attempts_per_minute = 5.0);
    let mut thief = house.somebody();
    let guess = json!({ "name": "Anna", "password": "wrong horse" });
    let answers: Vec<u16> = (0..8).map(|_| thief.post("/api/me/login", &guess).status).collect();
    assert_eq!(answers.iter().filter(|status| **status == 429).count(), 3, "{answers:?}");
}

/// However often a stranger guesses wrong, the owner comes in: guesses count against whoever makes them.
#[test]
fn strangers_lock_nobody_out() {
    let house = House::with(|config| (config.limits.attempts_per_minute, config.trust_proxy) = (5.0, true));
    let from = |address: &str, name: &str, password: &str| {
        let body = json!({ "name": name, "password": password }).to_string();
        house.somebody().send("POST", "/api/me/login", Some(body), &[("x-forwarded-for", address)]).status
    };
    let mut anna = house.guest("Anna");
    anna.post("/api/me/account", &json!({ "name": "Anna", "password": "correct horse" })).ok();
    let guesses: Vec<u16> = (0..20).map(|_| from("203.0.113.9", "Anna", "wrong horse")).collect();
    assert_eq!(guesses.last(), Some(&429), "{guesses:?}");
    assert_eq!(from("198.51.100.7", "Anna", "correct horse"), 200);
}

/// Looking is cheap and not free: whoever never stops is asked to wait, and pages of files are not counted.
#[test]
fn who_only_looks_is_counted_too() {
    let house = House::with(|config| (config.limits.reads_per_second, config.limits.read_burst) = (0.1, 3.0));
    let anna = house.somebody();
    let answers: Vec<u16> = (0..5).map(|_| anna.get("/api/lobby").status).collect();
    assert_eq!(answers, [200, 200, 200, 429, 429]);
    assert_eq!(anna.send("HEAD", "/api/lobby", None, &[]).status, 429, "the head alone is as much work");
    assert_eq!(anna.get("/api/tables/ABCD-EFGH/socket").status, 429, "so is a socket that becomes none");
    assert_eq!(anna.get("/").status, 200);
}

#[test]
fn tables_are_counted() {
    let house = House::with(|config| config.limits.tables_per_person = 2);
    let mut anna = house.guest("Anna");
    let table = json!({ "game": game() });
    anna.create(table.clone());
    anna.create(table.clone());
    assert_eq!(anna.post("/api/tables", &table).failed(409), "too_many_tables");
}

#[test]
fn what_is_asked_for_a_table_is_checked() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    for (table, code) in [
        (json!({ "game": "chess" }), "unknown_game"),
        (json!({ "game": game(), "options": "players=99" }), "options"),
        (json!({ "game": game(), "options": "nonsense" }), "options"),
        (
            json!({ "game": game(), "options": "players=2", "seats": [{"kind":"open"},{"kind":"open"},{"kind":"open"}] }),
            "too_many_seats",
        ),
        (json!({ "game": game(), "seats": [{"kind":"you"},{"kind":"you"}] }), "sits_twice"),
        (json!({ "game": game(), "seats": [{"kind":"bot","level":"god"}] }), "unknown_level"),
        (json!({ "game": game(), "clock": { "kind": "live", "seconds": 1, "increment": 0 } }), "clock"),
        (
            json!({ "game": game(), "clock": { "kind": "daily", "hours": 5, "window": { "opens": 2000, "closes": 1, "offset": 0 } } }),
            "clock",
        ),
        (json!({ "game": game(), "surprise": true }), "malformed"),
        (json!({}), "malformed"),
    ] {
        assert_eq!(anna.post("/api/tables", &table).failed(422), code, "{table}");
    }
}

#[test]
fn one_link_to_sit_and_one_to_watch() {
    let house = House::open();
    let (mut anna, mut ben, mut cleo) = (house.guest("Anna"), house.guest("Ben"), house.guest("Cleo"));
    let clock = json!({ "kind": "daily", "hours": 24, "window": null });
    let options = json!({ "game": game(), "options": "players=3", "seats": [{"kind":"you"}], "clock": clock });
    let table = anna.create(options);
    assert_eq!(table.table.clock, Clock::Daily { hours: 24, window: None });
    let (id, code) = (table.table.id, table.you.sit_code.unwrap());
    assert_eq!(cleo.get(&format!("/api/tables/{id}")).created().you.sit_code, None);
    assert_eq!(cleo.post(&format!("/api/tables/{id}/sit"), &json!({})).failed(403), "no_invitation");
    assert_eq!(ben.get(&format!("/api/join/{}", code.to_lowercase())).created().table.id, id);
    assert_eq!(ben.get("/api/join/2222-2222").failed(404), "not_found");
    let seat = ben.post(&format!("/api/tables/{id}/sit"), &json!({ "code": code, "seat": 2 })).created().you.seat;
    assert_eq!(seat, Some(2));
    assert_eq!(ben.post(&format!("/api/tables/{id}/sit"), &json!({ "code": code })).failed(409), "not_now");
    assert_eq!(
        cleo.post(&format!("/api/tables/{id}/sit"), &json!({ "code": code, "seat": 7 })).failed(422),
        "no_such_seat"
    );
    assert_eq!(ben.post(&format!("/api/tables/{id}/start"), &json!(null)).failed(409), "not_now");
    anna.put(&format!("/api/tables/{id}/seats/1"), &json!({ "kind": "bot", "level": "random" })).ok();
    ben.add_to_chance(&id);
    let started = anna.start(&id);
    assert_eq!(started.table.status, Status::Playing);
    assert_eq!(house.somebody().get("/api/lobby").ok()["tables"], json!([]), "it is private");
}

#[test]
fn public_tables_are_in_the_lobby() {
    let house = House::open();
    let (mut anna, mut ben) = (house.guest("Anna"), house.guest("Ben"));
    let table = json!({ "game": game(), "options": "players=2", "seats": [{"kind":"you"}], "visibility": "public" });
    let id = anna.create(table).table.id;
    let lobby = house.somebody().get("/api/lobby").ok();
    assert_eq!(lobby["tables"][0]["id"], id.as_str());
    assert_eq!(lobby["tables"][0]["status"], "waiting");
    assert_eq!(ben.sit(&id, None).you.seat, Some(1));
    ben.post(&format!("/api/tables/{id}/leave"), &json!(null)).ok();
    assert_eq!(ben.get("/api/me").ok()["tables"], json!([]));
}

/// Behind TLS nobody is known by a cookie that another host of the domain could have planted, and nobody comes back without
/// TLS.
#[test]
fn behind_tls_the_cookie_belongs_to_this_host_alone() {
    let secure = House::with(|config| config.public_url = Some("https://play.example.org".to_owned()));
    let mut anna = secure.somebody();
    let answer = anna.post("/api/me/guest", &json!({ "name": "Anna" }));
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.starts_with("__Host-lazaret=") && cookie.contains("; Secure") && cookie.contains("; Path=/;"));
    assert!(!cookie.contains("Domain"), "{cookie}");
    assert_eq!(answer.header("strict-transport-security"), Some("max-age=31536000"));
    assert_eq!(anna.get("/api/me").ok()["person"]["name"], "Anna");
    anna.cookie = anna.cookie.map(|cookie| cookie.replace("__Host-", ""));
    assert_eq!(anna.get("/api/me").ok()["person"], json!(null), "a cookie that may come from elsewhere");

    let plain = House::open();
    let answer = plain.somebody().post("/api/me/guest", &json!({ "name": "Anna" }));
    assert!(answer.header("set-cookie").unwrap().starts_with("lazaret="));
    assert_eq!(answer.header("strict-transport-security"), None);
}

#[test]
fn some_names_are_nobodys() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    anna.post("/api/me/account", &json!({ "name": "Star", "password": "correct horse" })).ok();
    let mut other = house.somebody();
    let mut guest = |name: &str| other.post("/api/me/guest", &json!({ "name": name }));
    assert_eq!(guest("Admin").failed(422), "name_reserved");
    assert_eq!(guest("expert").failed(422), "name_reserved");
    assert_eq!(guest("evil.example").failed(422), "name_link");
    assert_eq!(guest("Star.").failed(409), "name_taken");
    let account = json!({ "name": "Lazaret", "password": "correct horse" });
    assert_eq!(other.post("/api/me/account", &account).failed(422), "name_reserved");
    let weak = json!({ "name": "Ben", "password": "rattus123" });
    assert_eq!(other.post("/api/me/account", &weak).failed(422), "password_common");
    let machine = anna.post("/api/me/machines", &json!({ "name": "System" }));
    assert_eq!(machine.failed(422), "name_reserved");
}

/// The code of one table opens that one and no other.
#[test]
fn a_code_to_sit_opens_its_own_table_alone() {
    let house = House::open();
    let (mut anna, mut ben) = (house.guest("Anna"), house.guest("Ben"));
    let table =
        json!({ "game": game(), "options": "players=2", "seats": [{ "kind": "you" }], "visibility": "private" });
    let (one, other) = (anna.create(table.clone()), anna.create(table));
    let sit = format!("/api/tables/{}/sit", one.table.id);
    let code = other.you.sit_code.expect("the host has it");
    assert_eq!(ben.post(&sit, &json!({ "code": code })).failed(403), "no_invitation");
    assert_eq!(ben.post(&sit, &json!({ "code": one.table.id })).failed(403), "no_invitation");
    assert_eq!(ben.post(&sit, &json!({ "code": null })).failed(403), "no_invitation");
    let code = one.you.sit_code.expect("the host has it");
    assert_eq!(ben.post(&sit, &json!({ "code": code })).created().you.seat, Some(1));
}

/// However many names somebody makes up, the lobby is not theirs: a network has so many public tables open at a time.
#[test]
fn nobody_fills_the_lobby_from_one_place() {
    let house = House::with(|config| (config.trust_proxy, config.limits.public_tables_per_network) = (true, 3));
    let create = |guest: &Person, address: &str, visibility: &str| {
        let body =
            json!({ "game": game(), "options": "players=2", "seats": [{ "kind": "you" }], "visibility": visibility });
        guest.send("POST", "/api/tables", Some(body.to_string()), &[("x-forwarded-for", address)])
    };
    let anna = house.guest("Anna");
    let table = create(&anna, "203.0.113.9", "public").created().table;
    for name in ["Ben", "Cleo"] {
        create(&house.guest(name), "203.0.113.9", "public").created();
    }
    let dan = house.guest("Dan");
    assert_eq!(create(&dan, "203.0.113.9", "public").failed(409), "too_many_public");
    create(&dan, "203.0.113.9", "private").created();
    create(&dan, "198.51.100.7", "public").created();
    // A game that begins makes room for another table.
    let (id, mut anna) = (table.id, anna);
    let seat = json!({ "kind": "bot", "level": "random" });
    anna.put(&format!("/api/tables/{id}/seats/1"), &seat).created();
    anna.start(&id);
    create(&house.guest("Gus"), "203.0.113.9", "public").created();
}
