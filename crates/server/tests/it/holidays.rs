//! Holidays: clocks that stand while somebody is away, as they said beforehand; seals; notes about places and people.

use std::time::{SystemTime, UNIX_EPOCH};

use protocol::{ClockFace, ServerMessage};
use serde_json::{Value, json};
use store::testkit::fresh_postgres;

use crate::common::{House, Person, game, two_at_a_table};

const PASSWORD: &str = "quarantine and rosemary";
const HOUR: u64 = 3600 * 1000;
const DAY: u64 = 24 * HOUR;

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as u64
}

fn slow(hours: u32) -> Value {
    json!({ "kind": "daily", "hours": hours, "window": null })
}

/// Two people at a table that has begun, with this clock.
fn at_a_table(anna: &mut Person, ben: &mut Person, clock: &Value) -> String {
    let created =
        anna.create(json!({ "game": game(), "options": "players=2", "clock": clock, "seats": [{ "kind": "you" }] }));
    let id = created.table.id;
    ben.sit(&id, created.you.sit_code.as_deref());
    ben.add_to_chance(&id);
    anna.start(&id);
    id
}

fn take(person: &mut Person, begins: u64, days: u32) -> crate::common::Answer {
    person.post("/api/me/holidays", &json!({ "begins": begins, "days": days }))
}

/// The clocks that run at a table.
fn running(person: &Person, id: &str) -> Vec<ClockFace> {
    let table = person.get(&format!("/api/tables/{id}")).created().table;
    table.clocks.into_iter().filter(|clock| clock.running).collect()
}

/// Whoever is asked said in time that they go away: their clock stands for so long, the others read it, and it is so still
/// when the server was started again.
#[test]
fn a_holiday_stops_the_clocks_of_whoever_takes_it() {
    let house = House::open();
    let (mut anna, mut ben) = (house.guest("Anna"), house.guest("Ben"));
    let (id, quick) =
        (at_a_table(&mut anna, &mut ben, &slow(48)), json!({ "kind": "live", "seconds": 600, "increment": 5 }));
    let live = at_a_table(&mut anna, &mut ben, &quick);
    let before = running(&anna, &id)[0];
    let away = if before.seat == 0 { &mut anna } else { &mut ben };
    let mut watching = house.somebody().socket(&id);
    let begins = now() + 30 * HOUR;
    assert_eq!(take(away, now() + 23 * HOUR, 3).failed(422), "holiday", "a day ahead");
    assert_eq!(take(away, begins, 29).failed(422), "holiday");
    assert_eq!(take(away, begins, 0).failed(422), "holiday");
    let kept = take(away, begins, 10).ok();
    assert_eq!(kept["holidays"], json!([{ "begins": begins, "ends": begins + 10 * DAY }]));
    assert_eq!(take(away, begins + 9 * DAY, 2).failed(409), "holiday_taken");
    assert_eq!(take(away, begins + 330 * DAY, 5).status, 200);
    let seen = watching.until(|message| match message {
        ServerMessage::Table { table, .. } => {
            table.seats.into_iter().map(|seat| seat.holidays.len()).find(|holidays| *holidays > 0)
        }
        _ => None,
    });
    assert!(seen >= 1, "others at the table read it");
    let after = running(&house.somebody(), &id)[0];
    assert_eq!(after.falls_at, before.falls_at.map(|at| at + 10 * DAY), "the clock falls so much later");
    // Where moves take minutes nobody goes away.
    let quick = house.somebody().get(&format!("/api/tables/{live}")).created().table;
    assert!(quick.seats.iter().all(|seat| seat.holidays.is_empty()));
    assert!(quick.clocks.iter().filter_map(|clock| clock.falls_at).all(|at| at < now() + HOUR));
    let folder = house.close();
    let house = House::at(folder, |_| {});
    assert_eq!(running(&house.somebody(), &id)[0].falls_at, after.falls_at, "also after a restart");
    // They do not go after all: the clock is as if nothing had been said.
    let away = house.same(if before.seat == 0 { &anna } else { &ben });
    let path = format!("/api/me/holidays/{begins}");
    assert_eq!(away.send("DELETE", &path, None, &[]).ok()["holidays"].as_array().unwrap().len(), 1);
    assert_eq!(running(&house.somebody(), &id)[0].falls_at, before.falls_at);
    assert_eq!(away.send("DELETE", &path, None, &[]).failed(404), "not_found");
    assert_eq!(house.somebody().get("/api/me/holidays").failed(401), "no_name");
}

/// Said at one node, known at the other, and by tables that are set up later.
#[test]
fn every_node_knows_of_holidays() {
    let database = fresh_postgres();
    let (one, two) = (House::node(&database), House::node(&database));
    let (mut anna, mut ben) = (one.guest("Anna"), two.guest("Ben"));
    let id = at_a_table(&mut anna, &mut ben, &slow(48));
    let before = running(&two.somebody(), &id)[0];
    let mut watching = two.somebody().socket(&id);
    let begins = now() + 25 * HOUR;
    take(if before.seat == 0 { &mut anna } else { &mut ben }, begins, 7).ok();
    watching.until(|message| match message {
        ServerMessage::Table { table, .. } => table.seats.iter().any(|seat| !seat.holidays.is_empty()).then_some(()),
        _ => None,
    });
    for house in [&one, &two] {
        assert_eq!(running(&house.somebody(), &id)[0].falls_at, before.falls_at.map(|at| at + 7 * DAY));
    }
    let later = at_a_table(&mut anna, &mut ben, &slow(240));
    let holidays: usize = two
        .somebody()
        .get(&format!("/api/tables/{later}"))
        .created()
        .table
        .seats
        .iter()
        .map(|it| it.holidays.len())
        .sum();
    assert_eq!(holidays, 1, "a table that begins later knows them too");
}

/// A year has so many days, and whoever runs the server says how many.
#[test]
fn a_year_has_so_many_days_of_holiday() {
    let house = House::with(|config| config.holiday_days = 5);
    let mut anna = house.guest("Anna");
    // All of it lies in one year, wherever this one ends.
    let spring = (1..400)
        .map(|days| now() + (30 + days) * DAY)
        .find(|at| (at / DAY % 365) < 300 && (at / DAY % 365) > 20)
        .unwrap();
    assert_eq!(take(&mut anna, spring, 3).status, 200);
    assert_eq!(take(&mut anna, spring + 5 * DAY, 3).failed(409), "no_holidays_left");
    assert_eq!(take(&mut anna, spring + 5 * DAY, 2).status, 200);
    assert_eq!(take(&mut anna, spring + 9 * DAY, 1).failed(409), "no_holidays_left");
    let taken = anna.get("/api/me/holidays").ok();
    assert_eq!((taken["holidays"].as_array().unwrap().len(), &taken["days"]), (2, &json!(5)));
}

#[test]
fn an_account_has_a_seal_and_nobody_else() {
    let house = House::open();
    let mut anna = house.somebody();
    anna.post("/api/me/account", &json!({ "name": "Anna", "password": PASSWORD })).ok();
    let guest = house.guest("Ben");
    let asked = |names: &str| house.somebody().get(&format!("/api/crests?names={names}")).ok()["crests"].clone();
    assert_eq!(asked("Anna%0ABen%0Anobody"), json!([]));
    assert_eq!(anna.put("/api/me/crest", &json!({ "crest": "owl" })).ok()["crest"], json!("owl"));
    assert_eq!(asked("anna%0ABen"), json!([{ "name": "Anna", "crest": "owl" }]));
    assert_eq!(anna.put("/api/me/crest", &json!({ "crest": "seat" })).status, 422, "no sign of a seat, nothing drawn");
    assert_eq!(guest.put("/api/me/crest", &json!({ "crest": "owl" })).failed(409), "no_account");
    assert_eq!(asked(""), json!([]));
    assert!(anna.get("/api/me/export").text.contains("\"crest\": \"owl\""));
    assert_eq!(anna.put("/api/me/crest", &json!({ "crest": null })).ok()["crest"], json!(null));
    assert_eq!(asked("Anna"), json!([]));
}

/// What one writes about a place stays at its table; what one writes about somebody is there wherever one meets them. Nobody
/// else reads any of it.
#[test]
fn notes_hang_on_places_and_people() {
    let house = House::open();
    let (mut anna, mut ben, id, _first, mut second) = two_at_a_table(&house);
    let path = format!("/api/me/pins/{id}");
    let about =
        |place: Option<&str>, seat: Option<u8>, text: &str| json!({ "place": place, "seat": seat, "text": text });
    anna.post(&path, &about(Some("region:gallia"), None, " rat 26 \u{7}came out ")).ok();
    let pins = anna.post(&path, &about(None, Some(1), "takes the Monk")).ok();
    let kept: Vec<(&Value, &Value, &Value)> =
        pins["pins"].as_array().unwrap().iter().map(|pin| (&pin["place"], &pin["seat"], &pin["text"])).collect();
    assert_eq!(
        kept,
        [
            (&json!("region:gallia"), &json!(null), &json!("rat 26 came out")),
            (&json!(null), &json!(1), &json!("takes the Monk")),
        ]
    );
    for wrong in [
        about(None, None, "x"),
        about(Some("region:gallia"), Some(1), "x"),
        about(None, Some(0), "about myself"),
        about(None, Some(9), "x"),
        about(Some("<script>"), None, "x"),
        about(Some("region:gallia"), None, " "),
        about(Some("region:gallia"), None, &"x".repeat(501)),
    ] {
        assert_eq!(anna.post(&path, &wrong).failed(422), "pin", "{wrong}");
    }
    // Another table with Ben: what was written about him is there, and the place is not.
    let other = anna.create(json!({ "game": game(), "options": "players=2", "seats": [{ "kind": "you" }] }));
    ben.sit(&other.table.id, other.you.sit_code.as_deref());
    let there = anna.get(&format!("/api/me/pins/{}", other.table.id)).ok();
    assert_eq!(there["pins"].as_array().unwrap().len(), 1);
    assert_eq!(there["pins"][0]["text"], json!("takes the Monk"));
    // Nobody else.
    assert_eq!(ben.get(&path).ok()["pins"], json!([]));
    assert_eq!(house.guest("Cleo").get(&path).failed(403), "not_seated");
    assert_eq!(house.somebody().get(&path).failed(401), "no_name");
    ben.send("DELETE", &format!("{path}/1"), None, &[]).ok();
    assert!(!ben.get("/api/me/export").text.contains("Monk"));
    second.say(&protocol::ClientMessage::Chat { text: "hello".to_owned() });
    second.until(|message| matches!(message, ServerMessage::Chat { .. }).then_some(()));
    assert!(second.frames.iter().all(|frame| !frame.contains("Monk") && !frame.contains("rat 26")));
    let export = anna.get("/api/me/export").text;
    assert!(
        export.contains("takes the Monk") && export.contains("rat 26 came out") && export.contains("region:gallia")
    );
    let left = anna.send("DELETE", &format!("{path}/1"), None, &[]).ok();
    assert_eq!(left["pins"].as_array().unwrap().len(), 1);
}
