//! An identity costs something: whoever is new works before they take the time of others.

use serde_json::{Value, json};

use crate::common::{House, Person, game};

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

/// At home nobody works.
#[test]
fn at_home_nobody_works() {
    let house = House::open();
    let anna = house.guest("Anna");
    assert_eq!(anna.get("/api/me/work").ok()["bits"], 0);
    assert_eq!(set_up(&anna, &table("public", &json!([{ "kind": "you" }]))).0, 200);
}
