//! People's pages, ratings, the ladder, what is hidden, and what one takes along.

use serde_json::{Value, json};

use crate::common::{House, Person, game, play_out};

const PASSWORD: &str = "quarantine and rosemary";

/// Somebody with an account.
fn member(house: &House, name: &str) -> Person {
    let mut person = house.somebody();
    person.post("/api/me/account", &json!({ "name": name, "password": PASSWORD })).ok();
    person
}

/// A game of two that has begun.
fn begun(host: &mut Person, other: &mut Person, visibility: &str) -> String {
    let table = json!({
        "game": game(), "options": "players=2", "seats": [{ "kind": "you" }], "visibility": visibility,
    });
    let created = host.create(table);
    let id = created.table.id;
    other.sit(&id, created.you.sit_code.as_deref());
    other.add_to_chance(&id);
    host.start(&id);
    id
}

/// A game of two that the second gives up.
fn given_up(host: &mut Person, other: &mut Person, visibility: &str) -> String {
    let id = begun(host, other, visibility);
    other.post(&format!("/api/tables/{id}/leave"), &json!(null)).ok();
    id
}

fn figures(of: &str, asker: &Person) -> Value {
    asker.get(&format!("/api/people/{of}")).ok()["figures"].clone()
}

fn history(of: &str, filter: &str, asker: &Person) -> Vec<Value> {
    asker.get(&format!("/api/people/{of}/games{filter}")).ok()["games"].as_array().unwrap().clone()
}

#[test]
fn a_page_tells_how_somebody_plays() {
    let house = House::open();
    let (mut anna, mut ben) = (member(&house, "Anna"), member(&house, "Ben"));
    let stranger = house.somebody();
    let new = figures("Anna", &stranger);
    assert_eq!((new["games"].as_array().unwrap().len(), &new["reliability"]["standing"]), (0, &json!("new")));
    // One is played to its end, four are given up.
    let id = begun(&mut anna, &mut ben, "public");
    let overs = play_out(&mut [anna.socket(&id), ben.socket(&id)]);
    let sheet = overs[0].sheets.iter().find(|sheet| sheet.seat == 0).unwrap();
    for games in 1..=4 {
        let told = figures("anna", &stranger);
        assert_eq!(told["games"][0]["rated"], json!(games));
        assert_eq!(told["games"][0]["rating"], Value::Null, "new below five games");
        given_up(&mut anna, &mut ben, "public");
    }
    let told = figures("Anna", &stranger);
    let of_game = &told["games"][0];
    assert_eq!((&of_game["game"], &of_game["games"], &of_game["rated"]), (&json!(game()), &json!(5), &json!(5)));
    let wins = 4 + u64::from(sheet.place == 1);
    assert_eq!(of_game["wins"], json!(wins));
    assert_eq!(of_game["best"]["score"], json!(sheet.score));
    assert_eq!(of_game["best"]["table"], json!(id));
    assert_eq!(of_game["by_seat"][0]["number"], json!(0));
    assert_eq!(of_game["by_players"], json!([{ "number": 2, "games": 5, "wins": wins, "by_chance": 2.5 }]));
    assert_eq!(of_game["categories"].as_array().unwrap().len(), sheet.lines.len());
    assert!(of_game["rating"]["rating"].as_i64().unwrap() > 1500, "{of_game}");
    assert!(of_game["rating"]["doubt"].as_i64().unwrap() > 50, "{of_game}");
    let met = &told["met"][0];
    assert_eq!((&met["name"], &met["page"], &met["games"]), (&json!("Ben"), &json!(true), &json!(5)));
    assert_eq!(met["ahead"], json!(wins));
    // Who gives up a game of two ends it, and has left nobody alone.
    assert_eq!(figures("Ben", &stranger)["reliability"]["standing"], json!("reliable"));
    let ladder = anna.get(&format!("/api/games/{}/ladder", game())).ok();
    let rungs: Vec<_> = ladder["rungs"].as_array().unwrap().iter().map(|rung| (&rung["name"], &rung["you"])).collect();
    assert_eq!(rungs, [(&json!("Anna"), &json!(true)), (&json!("Ben"), &json!(false))]);
    assert_eq!(stranger.get("/api/people/nobody").failed(404), "not_found");
    assert_eq!(stranger.get("/api/games/chess/ladder").failed(404), "not_found");
}

#[test]
fn games_are_found_by_filters_that_combine() {
    let house = House::open();
    let (mut anna, mut ben, mut cleo) = (member(&house, "Anna"), member(&house, "Ben"), house.guest("Cleo"));
    let won = given_up(&mut anna, &mut ben, "public");
    let lost = given_up(&mut ben, &mut anna, "public");
    let other = given_up(&mut anna, &mut cleo, "public");
    let ids = |filter: &str| -> Vec<String> {
        history("Anna", filter, &ben).iter().map(|line| line["table"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(ids(""), [other.clone(), lost.clone(), won.clone()], "newest first");
    assert_eq!(ids("?with=Ben"), [lost, won.clone()]);
    assert_eq!(ids("?with=ben&won=true"), std::slice::from_ref(&won));
    assert_eq!(ids("?won=true&rated=true&players=2"), [other, won]);
    assert_eq!(ids("?players=3"), Vec::<String>::new());
    assert_eq!(ids("?game=none"), Vec::<String>::new());
    assert_eq!(ids("?with=Cleo"), Vec::<String>::new(), "a guest has no page, and is nobody to look for");
    assert_eq!(ids("?page=1"), Vec::<String>::new());
    assert_eq!(ids("?page=18446744073709551615"), Vec::<String>::new());
    let line = &history("Anna", "?with=Ben&won=true", &ben)[0];
    assert_eq!(line["seats"][1]["by"], json!({ "kind": "person", "name": "Ben", "page": true }));
    assert!(line["gained"].as_i64().unwrap() > 0, "{line}");
    assert_eq!(history("Anna", "?page=0", &ben)[0]["seats"][1]["by"]["page"], json!(false));
    ben.get("/api/people/Anna/games?players=many").failed(400);
}

/// Whatever a stranger, an opponent or the ladder can be asked, nothing says how somebody plays who keeps it to themselves.
#[test]
fn what_is_hidden_appears_nowhere() {
    let house = House::open();
    let (mut anna, mut ben) = (member(&house, "Anna"), member(&house, "Ben"));
    for _ in 0..5 {
        given_up(&mut anna, &mut ben, "public");
    }
    let rating = figures("Anna", &ben)["games"][0]["rating"]["rating"].clone();
    assert!(rating.is_i64());
    anna.put("/api/me/figures", &json!({ "hidden": true })).ok();
    let stranger = house.somebody();
    for asker in [&ben, &stranger] {
        assert_eq!(figures("Anna", asker), Value::Null);
        assert_eq!(history("Anna", "", asker), Vec::<Value>::new());
        assert_eq!(history("Ben", "?with=Anna", asker), Vec::<Value>::new());
        for path in ["/api/people/Ben", "/api/people/Ben/games", &format!("/api/games/{}/ladder", game())] {
            let text = asker.get(path).text;
            assert!(!text.contains("Anna"), "{path}: {text}");
        }
    }
    assert_eq!(history("Ben", "", &ben)[0]["seats"][0]["by"], json!({ "kind": "somebody" }));
    assert_eq!(figures("Ben", &ben)["met"], json!([]));
    let archive = files(&ben.get("/api/me/export").text);
    for (name, text) in &archive {
        // The record of a game names its seats, as it did when it was played; it says nothing of anybody's strength.
        assert!(name.starts_with("records/") || !text.contains("Anna"), "{name}: {text}");
        assert!(!text.contains(&rating.to_string()), "{name}");
    }
    // They themselves see it all, and so do the others again if they want.
    assert_eq!(figures("Anna", &anna)["games"][0]["rating"]["rating"], rating);
    assert_eq!(anna.get("/api/me").ok()["hidden"], json!(true));
    anna.put("/api/me/figures", &json!({ "hidden": false })).ok();
    assert_eq!(figures("Anna", &stranger)["games"][0]["rating"]["rating"], rating);
    assert_eq!(stranger.put("/api/me/figures", &json!({ "hidden": true })).failed(401), "no_name");
}

#[test]
fn nothing_is_told_of_a_game_that_runs_and_no_way_to_a_private_one() {
    let house = House::open();
    let (mut anna, mut ben) = (member(&house, "Anna"), member(&house, "Ben"));
    let stranger = house.somebody();
    let private = given_up(&mut anna, &mut ben, "private");
    let before = (figures("Anna", &stranger), history("Anna", "", &stranger));
    begun(&mut anna, &mut ben, "public");
    begun(&mut anna, &mut ben, "private");
    assert_eq!((figures("Anna", &stranger), history("Anna", "", &stranger)), before);
    assert_eq!(before.1[0]["table"], Value::Null);
    for path in ["/api/people/Anna", "/api/people/Anna/games"] {
        assert!(!stranger.get(path).text.contains(&private), "{path}");
    }
    assert_eq!(history("Anna", "", &ben)[0]["table"], json!(private), "who sat there knows the way");
    assert_eq!(history("Ben", "", &anna)[0]["table"], json!(private));
}

/// The files of an archive, read as any program for it does.
fn files(archive: &str) -> Vec<(String, String)> {
    let bytes = archive.as_bytes();
    let (mut at, mut files) = (0, Vec::new());
    let text = |from: usize, length: usize| {
        std::str::from_utf8(&bytes[from..from + length]).unwrap().trim_end_matches(['\0', ' ']).to_owned()
    };
    while bytes[at] != 0 {
        let length = usize::from_str_radix(&text(at + 124, 12), 8).unwrap();
        let sum: u32 =
            (0..512).map(|place| if (148..156).contains(&place) { 32 } else { u32::from(bytes[at + place]) }).sum();
        assert_eq!(u32::from_str_radix(&text(at + 148, 8), 8).unwrap(), sum);
        assert_eq!(text(at + 257, 6), "ustar");
        files.push((text(at, 100), text(at + 512, length)));
        at += 512 + length.next_multiple_of(512);
    }
    assert_eq!(bytes.len(), at + 1024, "it ends as archives end");
    files
}

#[test]
fn one_takes_along_all_that_is_kept_of_one() {
    let house = House::open();
    let (mut anna, mut ben) = (member(&house, "Anna"), member(&house, "Ben"));
    let id = begun(&mut anna, &mut ben, "private");
    let mut socket = anna.socket(&id);
    socket.say(&protocol::ClientMessage::Chat { text: "bring out your dead".to_owned() });
    socket.until(|message| matches!(message, protocol::ServerMessage::Chat { .. }).then_some(()));
    ben.post(&format!("/api/tables/{id}/leave"), &json!(null)).ok();
    let answer = anna.get("/api/me/export");
    assert_eq!((answer.status, answer.header("content-type")), (200, Some("application/x-tar")));
    let files = files(&answer.text);
    let named = |name: &str| files.iter().find(|(other, _)| other == name).map(|(_, text)| text.as_str());
    let read = |name: &str| serde_json::from_str::<Value>(named(name).unwrap()).unwrap();
    assert_eq!(read("account.json")["name"], json!("Anna"));
    assert!(!answer.text.contains("argon2"), "nobody needs what is kept of the password");
    assert_eq!(read("chat.json")[0]["words"], json!("bring out your dead"));
    assert_eq!(read("games.json")[0]["table"], json!(id));
    assert_eq!(read("ratings.json")[0]["game"], json!(game()));
    let record = anna.get(&format!("/api/tables/{id}/record")).text;
    assert_eq!(named(&format!("records/{id}.txt")), Some(record.as_str().trim_end_matches('\0')));
    assert_eq!(house.somebody().get("/api/me/export").failed(401), "no_name");
}

/// After a restore, or an upgrade from a program that wrote nothing down, nobody has to do anything.
#[test]
fn a_server_that_finds_nothing_written_down_makes_it_again() {
    let house = House::open();
    let (mut anna, mut ben) = (member(&house, "Anna"), member(&house, "Ben"));
    given_up(&mut anna, &mut ben, "public");
    let before = history("Anna", "", &anna);
    assert_eq!(before.len(), 1);
    let folder = house.close();
    let place = store::Place::File(folder.path().join("lazaret.db"));
    store::testkit::batch(&place, "DELETE FROM results; DELETE FROM placings; DELETE FROM ratings");
    let house = House::at(folder, |_| {});
    let anna = house.same(&anna);
    let until = std::time::Instant::now() + crate::common::PATIENCE;
    while history("Anna", "", &anna) != before {
        assert!(std::time::Instant::now() < until, "it is made within a moment");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}

/// Thirty games open the explorer; of whoever keeps to themselves nothing is in it.
#[test]
fn the_explorer_tells_of_thirty_games_and_of_nobody_who_hides() {
    let house = House::open();
    let (mut anna, mut ben) = (member(&house, "Anna"), member(&house, "Ben"));
    let stranger = house.somebody();
    let explored = |filter: &str| stranger.get(&format!("/api/games/{}/explorer{filter}", game())).ok();
    assert_eq!(explored("")["all"], Value::Null);
    for _ in 0..30 {
        given_up(&mut anna, &mut ben, "private");
    }
    let begun = std::time::Instant::now();
    while explored("")["all"].is_null() {
        assert!(begun.elapsed() < std::time::Duration::from_mins(1), "they were not read");
        std::thread::sleep(std::time::Duration::from_millis(200));
    }
    let all = explored("")["all"].clone();
    assert_eq!((&all["games"], &all["won"]), (&json!(30), &json!(50.0)), "one of two wins");
    assert!(all["error"].as_f64().unwrap() > 5.0);
    assert_eq!(explored("?players=3")["all"], Value::Null);
    assert_eq!(explored("?band=low")["all"], Value::Null);
    assert_eq!(stranger.get(&format!("/api/games/{}/explorer?band=best", game())).failed(400), "malformed");
    ben.put("/api/me/figures", &json!({ "hidden": true })).ok();
    let all = explored("")["all"].clone();
    assert_eq!((&all["games"], &all["won"]), (&json!(30), &json!(100.0)), "what is left is Anna's");
}
