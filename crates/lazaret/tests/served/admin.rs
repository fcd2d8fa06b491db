//! `lazaret admin` beside a server that runs.

use std::process::{Command, Output};

use crate::common::{House, PATIENCE, game, two_at_a_table};
use protocol::{ClientMessage, Holder, OverReason, ServerMessage, Status};
use serde_json::json;

fn admin(house: &House, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lazaret"));
    command.arg("admin").args(args).args(["--lang", "en", "--data"]).arg(house.folder.path());
    command.output().unwrap()
}

/// What a command that must do well prints.
fn said(house: &House, args: &[&str]) -> String {
    let output = admin(house, args);
    assert!(output.status.success(), "{args:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Waits until something is so: the server notices within a second.
fn wait(what: &str, mut so: impl FnMut() -> bool) {
    let until = std::time::Instant::now() + PATIENCE;
    while !so() {
        assert!(std::time::Instant::now() < until, "{what}");
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
}

#[test]
fn people_are_found_renamed_and_shut_out() {
    let house = House::open();
    let mut anna = house.guest("Rude Name");
    let secret = json!({ "name": "Rude Name", "password": "correct horse" });
    anna.post("/api/me/account", &secret).ok();
    house.guest("Ben");
    let table = anna.create(json!({ "game": game(), "seats": [{ "kind": "you" }] })).table.id;
    let list: serde_json::Value = serde_json::from_str(&said(&house, &["persons", "rude", "--json"])).unwrap();
    assert_eq!((&list[0]["account"], &list[0]["tables"], list.as_array().unwrap().len()), (&json!(true), &json!(1), 1));
    assert!(said(&house, &["tables", "rude"]).contains(&table));

    said(&house, &["rename", "Rude Name", "Anna"]);
    wait("the table has the new name", || {
        house.somebody().get(&format!("/api/tables/{table}")).created().table.seats[0].holder
            == Holder::Person { name: "Anna".to_owned() }
    });
    assert_eq!(anna.get("/api/me").ok()["person"]["name"], "Anna");
    assert_eq!(admin(&house, &["rename", "Ben", "Аnnа"]).status.code(), Some(2), "it looks like another's name");
    assert_eq!(admin(&house, &["rename", "nobody", "X"]).status.code(), Some(2));

    let told = said(&house, &["password", "Anna"]);
    let password = told.trim().rsplit(' ').next().unwrap().to_owned();
    assert_eq!(anna.get("/api/me").ok()["person"], json!(null), "all devices are logged out");
    anna.cookie = None;
    anna.post("/api/me/login", &json!({ "name": "Anna", "password": password })).ok();

    let mut socket = anna.socket(&table);
    said(&house, &["ban", "Anna"]);
    while socket.hear().is_some() {}
    assert_eq!(anna.get("/api/me").ok()["person"], json!(null));
    anna.cookie = None;
    assert_eq!(anna.post("/api/me/login", &json!({ "name": "Anna", "password": password })).failed(403), "banned");
    said(&house, &["ban", "Anna", "--lift", "--why", "a mistake"]);
    anna.post("/api/me/login", &json!({ "name": "Anna", "password": password })).ok();
    let told = said(&house, &["ban", "Anna", "--for", "7d", "--why", "rude again"]);
    assert!(told.contains("Anna may not play here until 20"), "{told}");
    assert_eq!(admin(&house, &["ban", "Anna", "--lift", "--for", "7d"]).status.code(), Some(2));
    // The moderators read what the operator did, and why.
    let audit = audit(&house);
    let deeds: Vec<_> = audit.iter().map(|row| (&*row.by, &*row.deed, &*row.about, &*row.words)).collect();
    assert_eq!(
        deeds,
        [
            ("admin", "ban", "Anna", "rude again"),
            ("admin", "readmit", "Anna", "a mistake"),
            ("admin", "ban", "Anna", "")
        ]
    );
    assert_eq!(audit[0].until, Some(audit[0].at + 7 * 24 * 3600 * 1000));
    assert_eq!((audit[1].until, audit[2].until), (None, None));
}

/// What was done, the newest first, as moderators read it in the page.
fn audit(house: &House) -> Vec<store::AuditRow> {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let place = store::Place::File(house.folder.path().join("lazaret.db"));
    let store = store::Store::open_existing(&place).unwrap();
    let rows = runtime.block_on(store.audits(9)).unwrap();
    store.close();
    rows
}

#[test]
fn a_table_is_closed_and_its_record_taken_along() {
    let house = House::open();
    let (anna, _ben, id, first, _second) = two_at_a_table(&house);
    drop(first);
    let record = said(&house, &["export", &id]);
    assert!(record.starts_with("lazaret 1\ngame "), "{record}");
    said(&house, &["close", &id]);
    wait("the table is over", || anna.get(&format!("/api/tables/{id}")).created().table.status == Status::Over);
    let mut socket = anna.socket(&id);
    let over = socket.until(|message| match message {
        ServerMessage::Over { over } => Some(over),
        _ => None,
    });
    assert_eq!(over.reason, OverReason::Closed);
    assert!(over.fairness.unwrap().secret.is_some(), "whoever was there can check it");
    assert_eq!(admin(&house, &["close", &id]).status.code(), Some(2), "it is over");
    assert_eq!(anna.get("/api/me").ok()["tables"], json!([]));
    // One that waits can be closed too, and does not come back.
    let mut host = house.guest("Carla");
    let waiting = host.create(json!({ "game": game(), "seats": [{ "kind": "you" }] })).table.id;
    said(&house, &["close", &waiting]);
    wait("it is closed", || host.get(&format!("/api/tables/{waiting}")).created().table.status == Status::Over);
    assert_eq!(admin(&house, &["close", "2222-2222"]).status.code(), Some(2));
}

#[test]
fn what_was_reported_is_read_and_settled() {
    let house = House::open();
    let (anna, _ben, id, mut first, mut second) = two_at_a_table(&house);
    second.say(&ClientMessage::Chat { text: "very rude".to_owned() });
    let who = first.until(|message| match message {
        ServerMessage::Chat { lines } => lines.into_iter().next_back().map(|line| line.who),
        _ => None,
    });
    first.say(&ClientMessage::Report { who, text: "he is rude".to_owned() });
    first.until(|message| matches!(message, ServerMessage::Noted { .. }).then_some(()));
    let text = said(&house, &["reports"]);
    assert!(text.contains("Anna about Ben") && text.contains("he is rude") && text.contains("> very rude"), "{text}");
    assert!(text.contains(&id));
    said(&house, &["settle", "1"]);
    assert_eq!(admin(&house, &["settle", "7"]).status.code(), Some(2));
    assert_eq!(said(&house, &["reports"]).trim(), "There are no reports.");
    assert!(said(&house, &["reports", "--all"]).contains("he is rude"));
    drop(anna);
}

#[test]
fn figures_are_made_again_while_a_server_runs() {
    let house = House::open();
    let (mut anna, mut ben, id, first, second) = two_at_a_table(&house);
    drop((first, second));
    ben.post(&format!("/api/tables/{id}/leave"), &json!(null)).ok();
    anna.post("/api/me/account", &json!({ "name": "Anna", "password": "correct horse" })).ok();
    let before = anna.get("/api/people/Anna/games").ok();
    assert_eq!(before["games"][0]["table"], json!(id));
    assert!(said(&house, &["recount"]).contains("finished games 1, rated 1"));
    assert_eq!(anna.get("/api/people/Anna/games").ok(), before);
}

/// What an operator announces, everybody is told within a moment, until it is taken back.
#[test]
fn a_restart_is_announced_and_taken_back() {
    let house = House::open();
    let left = || house.somebody().get("/api/notice").ok()["restart_in_ms"].as_u64();
    assert_eq!(left(), None);
    assert!(said(&house, &["announce", "--in", "10m"]).contains("A restart is announced for 20"));
    wait("the server tells it", || left().is_some_and(|left| (500_000..=600_000).contains(&left)));
    said(&house, &["announce", "--cancel"]);
    wait("the server tells it no more", || left().is_none());
    for wrong in [&["announce"][..], &["announce", "--in", "soon"], &["announce", "--in", "1h", "--cancel"]] {
        let output = admin(&house, wrong);
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr).lines().count(), 1, "{output:?}");
    }
}

/// Whoever runs the server shuts out a network while it runs, sees which are, and lets them in again.
#[test]
fn networks_are_banned_listed_and_let_in() {
    let house = House::with(|config| config.trust_proxy = true);
    let lobby = || house.somebody().send("GET", "/api/lobby", None, &[("x-forwarded-for", "203.0.113.7")]).status;
    assert_eq!((said(&house, &["networks"]).trim(), lobby()), ("No network is banned.", 200));
    let told = said(&house, &["ban-network", "203.0.113.99/24", "--why", "a flood of guests"]);
    assert!(told.contains("203.0.113.0/24 may not use this server"), "{told}");
    wait("they are kept out", || lobby() == 403);
    let text = said(&house, &["networks"]);
    assert!(text.contains("203.0.113.0/24") && text.contains("admin") && text.contains("a flood of guests"), "{text}");
    let list: serde_json::Value = serde_json::from_str(&said(&house, &["networks", "--json"])).unwrap();
    assert_eq!((&list[0]["network"], list.as_array().unwrap().len()), (&json!("203.0.113.0/24"), 1));
    said(&house, &["ban-network", "203.0.113.0/24", "--lift"]);
    wait("they are let in", || lobby() == 200);
    for wrong in [&["ban-network", "0.0.0.0/0"][..], &["ban-network", "x"], &["ban-network", "10.0.0.1", "--lift"]] {
        assert_eq!(admin(&house, wrong).status.code(), Some(2), "{wrong:?}");
    }
    let audit = audit(&house);
    let deeds: Vec<_> = audit.iter().map(|row| (&*row.by, &*row.deed, &*row.about)).collect();
    assert_eq!(
        deeds,
        [("admin", "readmit-network", "203.0.113.0/24"), ("admin", "ban-network", "203.0.113.0/24")],
        "both are written down"
    );
}
