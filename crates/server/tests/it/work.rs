//! An identity costs something: whoever is new works before they take the time of others.

use serde_json::{Value, json};

use crate::common::{House, Person, game, play_out};

/// So many that no word is good for two people, or by chance.
const BITS: u32 = 16;

fn house() -> House {
    House::with(|config| config.limits.work_bits = Some(BITS))
}

/// Looks for the word as a browser does.
fn found(work: &Value) -> String {
    use sha2::Digest as _;

    let (challenge, bits) = (work["challenge"].as_str().unwrap(), work["bits"].as_u64().unwrap() as u32);
    let zeros = |hash: &[u8]| u32::from_be_bytes(hash[..4].try_into().unwrap()).leading_zeros();
    (0..u64::MAX)
        .map(|n| n.to_string())
        .find(|word| zeros(&sha2::Sha256::digest(format!("{challenge}{word}"))) >= bits)
        .unwrap()
}

/// The cookies of somebody whose browser has worked.
fn worked(person: &Person) -> Person {
    let word = found(&person.get("/api/me/work").ok());
    let body = json!({ "word": word }).to_string();
    let answer = person.send("POST", "/api/me/work", Some(body), &[]);
    let cookie = answer.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    assert_eq!(answer.ok()["bits"], 0);
    Person { addr: person.addr, cookie: Some(format!("{}; {cookie}", person.cookie.as_deref().unwrap())) }
}

fn table(visibility: &str, seats: &Value) -> String {
    json!({ "game": game(), "options": "players=2", "visibility": visibility, "seats": seats }).to_string()
}

fn set_up(person: &Person, table: &str) -> (u16, Value) {
    let answer = person.send("POST", "/api/tables", Some(table.to_owned()), &[]);
    (answer.status, serde_json::from_str(&answer.text).unwrap())
}

#[test]
fn a_public_table_costs_work_once_and_for_one_person() {
    let house = house();
    let (anna, ben) = (house.guest("Anna"), house.guest("Ben"));
    let public = table("public", &json!([{ "kind": "you" }]));
    let (status, refused) = set_up(&anna, &public);
    assert_eq!((status, refused["code"].as_str()), (403, Some("work_wanted")));
    let worked = worked(&anna);
    assert_eq!(worked.get("/api/me/work").ok()["bits"], 0);
    for _ in 0..2 {
        assert_eq!(set_up(&worked, &public).0, 200, "once is enough");
    }
    // The word of somebody else is nobody's.
    let word = worked.cookie.as_deref().unwrap().split("; ").nth(1).unwrap().to_owned();
    let thief = Person { addr: ben.addr, cookie: Some(format!("{}; {word}", ben.cookie.as_deref().unwrap())) };
    assert_eq!(set_up(&thief, &public).0, 403);
    let wrong = ben.send("POST", "/api/me/work", Some(json!({ "word": "0" }).to_string()), &[]);
    assert_eq!(wrong.failed(422), "work_not_done");
    assert_eq!(house.somebody().get("/api/me/work").failed(401), "no_name");
    // A bot of one's own takes the time of others, too.
    let machine = ben.send("POST", "/api/me/machines", Some(json!({ "name": "Ben bot" }).to_string()), &[]);
    assert_eq!(machine.failed(403), "work_wanted");
}

/// Whoever presses *Play now* plays now, and a second time; a crowd of bots costs work.
#[test]
fn playing_now_costs_nothing() {
    let house = house();
    let anna = house.guest("Anna");
    let alone = table("private", &json!([{ "kind": "you" }, { "kind": "bot", "level": "random" }]));
    assert_eq!(set_up(&anna, &alone).0, 200);
    assert_eq!(set_up(&anna, &alone).0, 200);
    assert_eq!(set_up(&anna, &alone).1["code"], "work_wanted");
    let empty = table("private", &json!([{ "kind": "you" }]));
    let (status, created) = set_up(&anna, &empty);
    assert_eq!(status, 200, "a table for people costs nothing");
    let seat = format!("/api/tables/{}/seats/1", created["table"]["id"].as_str().unwrap());
    let bot = json!({ "kind": "bot", "level": "random" }).to_string();
    assert_eq!(anna.send("PUT", &seat, Some(bot.clone()), &[]).failed(403), "work_wanted", "no way around it");
    assert_eq!(worked(&anna).send("PUT", &seat, Some(bot), &[]).status, 200);
}

/// The same person, whose browser has worked, answers everything twice: first they are refused, then not.
fn costs_work(person: &Person, method: &str, path: &str, body: &Value) -> Value {
    let body = body.to_string();
    let asked = |person: &Person| person.send(method, path, Some(body.clone()), &[]);
    assert_eq!(asked(person).failed(403), "work_wanted", "{method} {path}");
    asked(&worked(person)).ok()
}

/// Uses up the tables with bots that cost nothing.
fn use_up(person: &Person) {
    let alone = table("private", &json!([{ "kind": "you" }, { "kind": "bot", "level": "random" }]));
    for _ in 0..2 {
        assert_eq!(set_up(person, &alone).0, 200);
    }
}

fn code(created: &Value) -> &str {
    created["table"]["id"].as_str().unwrap()
}

/// A table that waits becomes one for everybody, or is changed while bots sit there.
#[test]
fn changed_terms_cost_what_a_new_table_costs() {
    let house = house();
    let (anna, ben) = (house.guest("Anna"), house.guest("Ben"));
    let terms = |visibility: &str, options: &str| {
        json!({ "options": options, "clock": { "kind": "none" }, "visibility": visibility, "advice": false,
            "unrated": false, "reliable": false })
    };
    let (_, mine) = set_up(&anna, &table("private", &json!([{ "kind": "you" }])));
    let path = format!("/api/tables/{}/terms", code(&mine));
    assert_eq!(anna.put(&path, &terms("private", "players=3")).status, 200, "a table for people costs nothing");
    assert_eq!(ben.put(&path, &terms("public", "players=3")).failed(409), "not_now", "it is not theirs to change");
    costs_work(&anna, "PUT", &path, &terms("public", "players=3"));
    costs_work(&anna, "PUT", &path, &terms("public", "players=2"));
    assert_eq!(anna.put(&path, &terms("private", "players=2")).status, 200, "to hide it costs nothing");

    let with_bot = table("private", &json!([{ "kind": "you" }, { "kind": "bot", "level": "random" }]));
    let (_, second) = set_up(&ben, &with_bot);
    let path = format!("/api/tables/{}/terms", code(&second));
    assert_eq!(ben.put(&path, &terms("private", "players=3")).status, 200, "one with a bot is free");
    assert_eq!(set_up(&ben, &with_bot).0, 200);
    assert_eq!(ben.put(&path, &terms("private", "players=4")).status, 200, "two are");
    assert_eq!(set_up(&ben, &table("private", &json!([{ "kind": "you" }]))).0, 200);
    costs_work(&ben, "PUT", &path, &terms("private", "players=3"));
}

/// A bot is put into a seat of a table for everybody, and of one too many.
#[test]
fn a_seat_made_a_bots_costs_what_a_new_table_costs() {
    let house = house();
    let anna = house.guest("Anna");
    let bot = json!({ "kind": "bot", "level": "random" });
    let (_, open) = set_up(&worked(&anna), &table("public", &json!([{ "kind": "you" }])));
    costs_work(&anna, "PUT", &format!("/api/tables/{}/seats/1", code(&open)), &bot);
    let ben = house.guest("Ben");
    let seat = |person: &Person| {
        let (_, private) = set_up(person, &table("private", &json!([{ "kind": "you" }])));
        format!("/api/tables/{}/seats/1", code(&private))
    };
    for free in [seat(&ben), seat(&ben)] {
        assert_eq!(ben.put(&free, &bot).status, 200, "two tables with bots are free, however they came about");
    }
    costs_work(&ben, "PUT", &seat(&ben), &bot);
}

/// A finished game is played again, and on from a position, with the bots that sat there.
#[test]
fn a_game_again_costs_what_a_new_table_costs() {
    let house = house();
    let (anna, ben) = (house.guest("Anna"), house.guest("Ben"));
    let (_, open) = set_up(&worked(&anna), &table("public", &json!([{ "kind": "you" }])));
    let id = code(&open);
    assert_eq!(ben.send("POST", &format!("/api/tables/{id}/sit"), Some("{}".to_owned()), &[]).status, 200);
    let mut sockets = [anna.socket(id), ben.socket(id)];
    ben.add_to_chance(id);
    anna.add_to_chance(id);
    assert_eq!(anna.send("POST", &format!("/api/tables/{id}/start"), Some("null".to_owned()), &[]).status, 200);
    play_out(&mut sockets);
    let again = costs_work(&ben, "POST", &format!("/api/tables/{id}/rematch"), &json!(null));
    let theirs = anna.send("POST", &format!("/api/tables/{id}/rematch"), Some("null".to_owned()), &[]).ok();
    assert_eq!(code(&theirs), code(&again), "to come to a rematch that is there costs nothing");

    let branch = format!("/api/tables/{id}/branch");
    let from = json!({ "step": 4, "seat": 1, "level": "random" });
    for _ in 0..2 {
        assert_eq!(anna.send("POST", &branch, Some(from.to_string()), &[]).status, 200);
    }
    costs_work(&anna, "POST", &branch, &from);
}

/// So it is with a private game against bots, played again and again.
#[test]
fn a_private_game_again_costs_work_beside_many() {
    let house = house();
    let mut anna = house.guest("Anna");
    let alone = json!({ "game": game(), "options": "players=2",
        "seats": [{ "kind": "you" }, { "kind": "bot", "level": "random" }] });
    let id = anna.create(alone).table.id;
    let mut sockets = [anna.socket(&id)];
    anna.start(&id);
    play_out(&mut sockets);
    use_up(&anna);
    costs_work(&anna, "POST", &format!("/api/tables/{id}/rematch"), &json!(null));
}

/// At home nobody works.
#[test]
fn at_home_nobody_works() {
    let house = House::open();
    let anna = house.guest("Anna");
    assert_eq!(anna.get("/api/me/work").ok()["bits"], 0);
    assert_eq!(set_up(&anna, &table("public", &json!([{ "kind": "you" }]))).0, 200);
}
