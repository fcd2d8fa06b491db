//! What those do who look after others: they see reports, take the word, shut people and networks out, and all of it is written
//! down.

use std::time::{Duration, Instant};

use protocol::{ClientMessage, Phrase, ServerMessage};
use serde_json::{Value, json};

use crate::around::{PASSWORD, member, waiting};
use crate::common::{House, PATIENCE, hangs_up};

#[test]
fn moderators_see_reports_with_what_was_said_and_all_they_do_is_written_down() {
    let house = House::with(|config| config.moderators = vec!["maud".to_owned()]);
    let (mut maud, mut anna, mut ben) = (member(&house, "Maud"), member(&house, "Anna"), member(&house, "Ben"));
    assert_eq!(
        (maud.get("/api/me").ok()["moderator"].clone(), ben.get("/api/me").ok()["moderator"].clone()),
        (json!(true), json!(false))
    );
    // A guest may call herself as she likes: she has no account.
    for person in [&mut anna, &mut house.guest("Other")] {
        assert_eq!(person.get("/api/moderation").failed(403), "not_moderator");
        assert_eq!(
            person.post("/api/moderation", &json!({ "deed": "ban", "name": "Ben" })).failed(403),
            "not_moderator"
        );
    }
    let (id, code) = waiting(&mut ben, &json!({ "visibility": "public" }));
    anna.sit(&id, Some(&code));
    let (mut first, mut second) = (anna.socket(&id), ben.socket(&id));
    second.say(&ClientMessage::Chat { text: "you <b>rat</b>".to_owned() });
    let who = first.until(|message| match message {
        ServerMessage::Chat { lines } => lines.into_iter().next().map(|line| line.who),
        _ => None,
    });
    first.say(&ClientMessage::Report { who, text: "rude".to_owned() });
    first.until(|message| matches!(message, ServerMessage::Noted { .. }).then_some(()));
    let seen = maud.get("/api/moderation").ok();
    let report = &seen["reports"][0];
    assert_eq!((&report["by"], &report["about"], &report["words"]), (&json!("Anna"), &json!("Ben"), &json!("rude")));
    assert_eq!((&report["talk"][0]["text"], &report["talk"][0]["theirs"]), (&json!("you <b>rat</b>"), &json!(true)));
    let number = report["number"].clone();
    let mut act =
        |deed: &str| maud.post("/api/moderation", &json!({ "deed": deed, "report": number, "words": "rude" }));
    assert_eq!(act("mute").ok()["reports"][0]["muted"], json!(true));
    second.say(&ClientMessage::Phrase { phrase: Phrase::Sorry });
    assert_eq!(second.refusal().1, "server-error-muted-everywhere");
    assert_eq!(ben.post(&format!("/api/tables/{id}/invite"), &json!({ "name": "Maud" })).failed(403), "muted");
    act("unmute").ok();
    assert_eq!(act("close").ok()["reports"][0]["tables"], json!(0));
    assert_eq!(ben.get(&format!("/api/tables/{id}")).created().table.status, protocol::Status::Over);
    act("ban").ok();
    assert_eq!(ben.get("/api/me").ok()["person"], Value::Null);
    let done = act("settle").ok();
    assert_eq!(done["reports"], json!([]));
    let deeds: Vec<&str> =
        done["audit"].as_array().unwrap().iter().map(|line| line["deed"].as_str().unwrap()).collect();
    assert_eq!(deeds, ["settle", "ban", "close", "unmute", "mute"]);
    assert_eq!((&done["audit"][1]["by"], &done["audit"][1]["about"]), (&json!("Maud"), &json!("Ben")));
    assert_eq!((&done["audit"][1]["words"], &done["audit"][1]["until"]), (&json!("rude"), &Value::Null));
    let mut order = |order: Value| maud.post("/api/moderation", &order);
    assert_eq!(order(json!({ "deed": "readmit", "name": "Ben" })).status, 200);
    assert_eq!(order(json!({ "deed": "ban", "name": "Maud" })).failed(409), "is_moderator");
    assert_eq!(order(json!({ "deed": "ban" })).failed(422), "nobody_named");
    assert_eq!(order(json!({ "deed": "ban", "report": 99 })).failed(404), "not_found");
}

/// A ban and a mute for some days say until when, end by themselves, and all of it is written down.
#[test]
fn somebody_is_shut_out_for_some_days_and_let_in_again_by_the_clock() {
    let house = House::with(|config| config.moderators = vec!["maud".to_owned()]);
    let (mut maud, ben) = (member(&house, "Maud"), member(&house, "Ben"));
    let day = 24 * 3600 * 1000;
    let mut order = |deed: &str, days: u64| {
        let told = maud.post("/api/moderation", &json!({ "deed": deed, "name": "Ben", "days": days, "words": "rude" }));
        let line = told.ok()["audit"][0].clone();
        assert_eq!((&line["by"], &line["about"], &line["words"]), (&json!("Maud"), &json!("Ben"), &json!("rude")));
        line["until"].as_u64().map(|until| until - line["at"].as_u64().unwrap())
    };
    assert!(order("mute", 7).is_some_and(|held| held.abs_diff(7 * day) < 60_000));
    assert_eq!(order("unmute", 7), None, "what is lifted has no end");
    assert!(order("ban", 1).is_some_and(|held| held.abs_diff(day) < 60_000));
    assert_eq!(ben.get("/api/me").ok()["person"], Value::Null);

    // Time goes by: the end of the ban is put into the past.
    let store = store::Store::open(&store::Place::File(house.folder.path().join("lazaret.db"))).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let found = runtime.block_on(store.find_persons("Ben", 1)).unwrap();
    runtime.block_on(store.ban(&found[0].person.id, true, Some(1), 1)).unwrap();
    store.close();
    let until = Instant::now() + PATIENCE;
    let line = loop {
        let line = maud.get("/api/moderation").ok()["audit"][0].clone();
        if line["deed"] == json!("readmit") {
            break line;
        }
        assert!(Instant::now() < until, "he is let in again");
        std::thread::sleep(Duration::from_millis(100));
    };
    assert_eq!((&line["by"], &line["about"], &line["until"]), (&json!(""), &json!("Ben"), &Value::Null));
    let again = json!({ "name": "Ben", "password": PASSWORD });
    assert_eq!(house.somebody().post("/api/me/login", &again).status, 200);
}

/// Whoever comes from a network that was shut out gets nothing more, and the sockets from there end; nobody else notices.
#[test]
fn a_network_is_shut_out_and_let_in_again() {
    let house = House::with(|config| {
        (config.trust_proxy, config.moderators) = (true, vec!["maud".to_owned()]);
    });
    let (mut maud, mut ben) = (member(&house, "Maud"), member(&house, "Ben"));
    let (id, _) = waiting(&mut ben, &json!({ "visibility": "public" }));
    let (there, elsewhere) = ([("x-forwarded-for", "203.0.113.7")], [("x-forwarded-for", "198.51.100.1")]);
    let anna = house.somebody();
    let lobby = |from: &[(&str, &str)]| anna.send("GET", "/api/lobby", None, from);
    let watch = |from: &[(&str, &str)]| {
        let mut socket = anna.connect(&id, from).unwrap();
        socket.say(&ClientMessage::Hello { last_step: None, eyes: None });
        socket.until(|message| matches!(message, ServerMessage::Welcome { .. }).then_some(()));
        socket
    };
    let (watches, mut watches_elsewhere) = (watch(&there), watch(&elsewhere));
    assert_eq!(lobby(&there).status, 200);

    let ban = json!({ "deed": "ban-network", "network": "203.0.113.77/24", "words": "a flood" });
    assert_eq!(ben.post("/api/moderation", &ban).failed(403), "not_moderator");
    let told = maud.post("/api/moderation", &ban).ok();
    assert_eq!(told["networks"], json!(["203.0.113.0/24"]));
    let line = &told["audit"][0];
    assert_eq!(
        (&line["by"], &line["deed"], &line["about"], &line["words"]),
        (&json!("Maud"), &json!("ban-network"), &json!("203.0.113.0/24"), &json!("a flood"))
    );
    hangs_up(watches);
    assert_eq!(lobby(&there).failed(403), "network_banned");
    let name = json!({ "name": "Anna" }).to_string();
    assert_eq!(anna.send("POST", "/api/me/guest", Some(name), &there).failed(403), "network_banned");
    assert_eq!(anna.connect(&id, &there).err(), Some(403));
    assert_ne!(anna.send("GET", "/", None, &there).status, 403, "the page comes, and says why nothing else does");
    assert_eq!(lobby(&elsewhere).status, 200);
    watches_elsewhere.say(&ClientMessage::Ping);
    watches_elsewhere.until(|message| matches!(message, ServerMessage::Pong { .. }).then_some(()));

    let mut order = |order: Value| maud.post("/api/moderation", &order);
    let of = |deed: &str, network: &str| json!({ "deed": deed, "network": network });
    assert_eq!(order(of("ban-network", "127.0.0.0/8")).failed(409), "own_network");
    assert_eq!(order(of("ban-network", "0.0.0.0/0")).failed(422), "network");
    assert_eq!(order(json!({ "deed": "ban-network", "name": "Ben" })).failed(422), "nobody_named");
    let told = order(of("readmit-network", "203.0.113.0/24")).ok();
    assert_eq!((&told["networks"], &told["audit"][0]["deed"]), (&json!([]), &json!("readmit-network")));
    assert_eq!(order(of("readmit-network", "203.0.113.0/24")).failed(404), "not_found");
    let until = Instant::now() + PATIENCE;
    while lobby(&there).status != 200 {
        assert!(Instant::now() < until, "they are let in");
        std::thread::sleep(Duration::from_millis(50));
    }
}
