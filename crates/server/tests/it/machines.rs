//! Bots of people's own: made, shown once, taken away; what they may do with their token and what is for people.

use std::time::Instant;

use crate::common::{House, PATIENCE, Person, Socket, game, hangs_up, play_out};
use protocol::{BotLevel, ClientMessage, Holder, Offer, RefusalCode, ServerMessage, UndoOffer};
use serde_json::{Value, json};

fn machines(person: &Person) -> Vec<Value> {
    person.get("/api/me/machines").ok()["machines"].as_array().unwrap().clone()
}

fn revoke(person: &Person, name: &str) {
    let list = machines(person);
    let id = list.iter().find(|machine| machine["name"] == name).unwrap()["id"].as_str().unwrap();
    person.send("DELETE", &format!("/api/me/machines/{id}"), None, &[]).ok();
}

/// Everything that the database of a house that has ended holds.
fn kept(house: House) -> String {
    let mut lines = Vec::new();
    store::Place::File(house.close().path().join("lazaret.db")).back_up(&mut lines).unwrap();
    String::from_utf8(lines).unwrap()
}

/// Anna and a bot of Ben's at a table that has started, each connected.
fn at_a_table(house: &House) -> (Person, Person, Person, String, Socket, Socket) {
    let (mut anna, mut ben) = (house.guest("Anna"), house.guest("Ben"));
    let mut rat = ben.machine("Deep Rat");
    let table = anna.create(json!({ "game": game(), "options": "players=2", "seats": [{ "kind": "you" }] }));
    let id = table.table.id;
    rat.sit(&id, table.you.sit_code.as_deref());
    let (first, second) = (anna.socket(&id), rat.socket(&id));
    rat.add_to_chance(&id);
    anna.start(&id);
    (anna, ben, rat, id, first, second)
}

#[test]
fn a_machine_is_made_listed_and_taken_away() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    assert_eq!(house.somebody().post("/api/me/machines", &json!({ "name": "Rat" })).failed(401), "no_name");
    let rat = anna.machine("  Deep   Rat ");
    let token = rat.token().to_owned();
    assert_eq!(machines(&anna)[0]["name"], "Deep Rat");
    assert_eq!(machines(&anna)[0]["seen_at"], json!(null));
    let table = anna.create(json!({ "game": game(), "seats": [{ "kind": "you" }] })).table.id;
    let socket = rat.socket(&table);
    assert!(machines(&anna)[0]["seen_at"].is_u64(), "it has come");
    assert!(!anna.get("/api/me/machines").text.contains(&token), "the token was told once");

    let id = machines(&anna)[0]["id"].as_str().unwrap().to_owned();
    let path = format!("/api/me/machines/{id}");
    assert_eq!(house.guest("Ben").send("DELETE", &path, None, &[]).failed(404), "not_found", "it is Anna's");
    revoke(&anna, "Deep Rat");
    hangs_up(socket);
    assert_eq!(rat.get("/api/lobby").failed(401), "wrong_token");
    assert_eq!(rat.connect(&table, &[]).err(), Some(401));
    assert!(machines(&anna).is_empty());
    assert_eq!(anna.send("DELETE", &path, None, &[]).failed(404), "not_found");
    let again = anna.machine("Deep Rat");
    let kept = kept(house);
    let digits = again.token().rsplit('_').next().unwrap();
    assert!(kept.contains("Deep Rat") && !kept.contains(digits), "what is kept of a token is no token");
}

#[test]
fn another_password_and_logging_out_leave_machines_as_they_are() {
    let house = House::open();
    let mut anna = house.somebody();
    anna.post("/api/me/account", &json!({ "name": "Anna", "password": "correct horse" })).ok();
    let rat = anna.machine("Rat");
    anna.post("/api/me/password", &json!({ "old": "correct horse", "new": "battery staple" })).ok();
    assert_eq!(rat.get("/api/lobby").status, 200);
    anna.post("/api/me/logout-everywhere", &json!(null)).ok();
    assert_eq!(rat.get("/api/lobby").status, 200);
    anna.post("/api/me/login", &json!({ "name": "Anna", "password": "battery staple" })).ok();
    revoke(&anna, "Rat");
    assert_eq!(rat.get("/api/lobby").failed(401), "wrong_token");
}

#[test]
fn names_are_those_of_people_and_there_are_not_too_many() {
    let house = House::with(|config| config.limits.machines_per_person = 2);
    let mut anna = house.guest("Anna");
    anna.post("/api/me/account", &json!({ "name": "Anna", "password": "correct horse" })).ok();
    let mut ben = house.guest("Ben");
    let mut make = |name: &str| ben.post("/api/me/machines", &json!({ "name": name }));
    for bad in ["", "Rat [bot]", "\u{3164}", &"x".repeat(25)] {
        assert_eq!(make(bad).failed(422), "name", "{bad}");
    }
    assert_eq!(make("Аnnа").failed(409), "name_taken", "it looks like an account's");
    make("Rat").ok();
    assert_eq!(make("Rаt").failed(409), "machine_alike");
    make("Flea").ok();
    let full = make("Cat");
    assert!(full.text.contains(r#""most""#), "it says how many: {}", full.text);
    assert_eq!(full.failed(409), "too_many_machines");
    revoke(&ben, "Flea");
    ben.machine("Cat");
}

#[test]
fn a_wrong_token_opens_nothing_and_is_not_tried_for_ever() {
    let house = House::with(|config| config.limits.attempts_per_minute = 8.0);
    let mut anna = house.guest("Anna");
    let table = anna.create(json!({ "game": game(), "seats": [{ "kind": "you" }], "visibility": "public" })).table.id;
    let wrong = anna.with_token("lazaret_00");
    assert_eq!(wrong.get("/api/lobby").failed(401), "wrong_token");
    assert_eq!(wrong.get("/api/me").failed(401), "wrong_token");
    assert_eq!(
        wrong.send("POST", &format!("/api/tables/{table}/sit"), Some("{}".into()), &[]).failed(401),
        "wrong_token"
    );
    assert_eq!(wrong.connect(&table, &[]).err(), Some(401));
    // Her cookie beside it does not help. What a proxy in front of the server wants to see is no token.
    let me = |shown: &str| anna.send("GET", "/api/me", None, &[("authorization", shown)]);
    for shown in ["Bearer lazaret_00", "Bearer", "bearer x"] {
        assert_eq!(me(shown).failed(401), "wrong_token", "{shown}");
    }
    assert_eq!(me("Basic YTpi").ok()["person"]["name"], "Anna");
    let more: Vec<u16> = (0..4).map(|_| wrong.get("/api/lobby").status).collect();
    assert_eq!(more.last(), Some(&429), "{more:?}");
    assert_eq!(anna.machine("Rat").get("/api/lobby").status, 200, "a good one is not held up");
}

#[test]
fn machines_are_counted_as_people_are() {
    let house = House::with(|config| (config.limits.changes_per_second, config.limits.change_burst) = (0.01, 6.0));
    let mut anna = house.guest("Anna");
    let table = anna.create(json!({ "game": game(), "visibility": "public" })).table.id;
    let rat = anna.machine("Rat");
    let leave = |who: &Person| who.send("POST", &format!("/api/tables/{table}/leave"), None, &[]).status;
    let answers: Vec<u16> = (0..8).map(|_| leave(&rat)).collect();
    assert_eq!(answers, [403, 403, 403, 403, 403, 403, 429, 429]);
    assert_eq!(leave(&anna), 403, "its owner is counted by themselves");
}

/// Every operation of the interface: those of the list are a machine's too, those that ask for nobody are everybody's, and
/// all others refuse it before they look at what it wants.
#[test]
fn what_is_for_people_refuses_machines() {
    const ITS_OWN: [&str; 17] = [
        "get /api/lobby",
        "get /api/tables/{id}",
        "get /api/tables/{id}/company",
        "get /api/join/{code}",
        "post /api/tables/{id}/sit",
        "post /api/tables/{id}/leave",
        "get /api/tables/{id}/socket",
        "get /api/evenings",
        "get /api/evenings/{id}",
        "post /api/evenings/{id}/join",
        "post /api/evenings/{id}/leave",
        "get /api/evenings/{id}/record",
        "get /api/leagues",
        "get /api/leagues/{id}",
        "post /api/leagues/{id}/join",
        "post /api/leagues/{id}/leave",
        "get /api/leagues/{id}/record",
    ];
    const EVERYBODYS: [&str; 18] = [
        "get /api/games",
        "get /api/notice",
        "get /api/games/{game}/explorer",
        "get /api/games/{game}/rules",
        "get /api/games/{game}/words",
        "post /api/lessons/{id}",
        "get /api/tables/{id}/replay",
        "get /api/tables/{id}/record",
        "get /api/tables/{id}/over",
        "get /api/tables/{id}/analysis",
        "get /api/opened",
        "get /letters/confirm/{token}",
        "post /letters/confirm/{token}",
        "get /letters/stop/{token}",
        "post /letters/stop/{token}",
        "get /calendar/{secret}",
        "get /healthz",
        "get /readyz",
    ];
    let house = House::open();
    let mut anna = house.guest("Anna");
    let rat = anna.machine("Rat");
    let table = anna.create(json!({ "game": game(), "visibility": "public" })).table.id;
    let document = house.somebody().get("/api/openapi.json").ok();
    let mut refused = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let filled = path.replace("{id}", &table).replace("{code}", &table).replace("{game}", game());
            let filled = filled.replace("{seat}", "0").replace("{token}", "x");
            let body = Some("{}".to_owned()).filter(|_| method != "get");
            let answer = rat.send(&method.to_uppercase(), &filled, body, &[]);
            let name = format!("{method} {path}");
            if answer.status == 403 && answer.text.contains("for_people") {
                refused.push(name);
            } else {
                assert!(ITS_OWN.contains(&&*name) || EVERYBODYS.contains(&&*name), "{name}: {answer:?}");
            }
        }
    }
    for name in ["post /api/tables", "get /api/me", "post /api/me/machines", "post /api/me/delete", "post /api/me/code"]
    {
        assert!(refused.iter().any(|other| other == name), "{name} is for people");
    }
    assert!(!refused.iter().any(|name| ITS_OWN.contains(&&**name)));
    assert_eq!(machines(&anna).len(), 1, "nothing has happened to its owner");
}

#[test]
fn no_page_and_no_cookie_are_needed() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let rat = anna.machine("Rat");
    let table = anna.create(json!({ "game": game(), "seats": [{ "kind": "you" }], "visibility": "public" })).table.id;
    let foreign = [("origin", "https://elsewhere.example")];
    let sit = format!("/api/tables/{table}/sit");
    assert_eq!(anna.send("POST", &sit, Some("{}".into()), &foreign).failed(403), "foreign_origin");
    let sat = rat.send("POST", &sit, Some("{}".into()), &foreign).created();
    assert_eq!(sat.you.seat, Some(1), "an open seat of a public table needs no code");
    assert_eq!(anna.connect(&table, &foreign).err(), Some(403));
    rat.connect(&table, &foreign).unwrap();
}

#[test]
fn it_plays_a_whole_game_marked_as_a_bot_of_its_owners() {
    let house = House::open();
    let (anna, _ben, rat, id, first, second) = at_a_table(&house);
    let holder = Holder::Machine { name: "Deep Rat".to_owned(), owner: "Ben".to_owned() };
    let shown = anna.get(&format!("/api/tables/{id}")).created();
    assert_eq!(shown.table.seats[1].holder, holder);
    let mut sockets = [first, second];
    let overs = play_out(&mut sockets);
    assert_eq!(overs[0], overs[1]);
    for (name, socket) in ["Anna", "the machine"].iter().zip(&sockets) {
        assert!(socket.frames[0].contains(r#""kind":"machine","name":"Deep Rat","owner":"Ben""#), "{name}");
        assert!(!socket.frames.iter().any(|frame| frame.contains(rat.token())), "{name} heard the token");
    }
    let record = anna.get(&format!("/api/tables/{id}/record")).text;
    assert!(record.contains("Deep Rat [bot]") && !record.contains(rat.token()), "{record}");
    // Whoever opens the record elsewhere sees the mark too.
    let plain = [("content-type", "text/plain")];
    let opened = house.somebody().send("POST", "/api/open?count=1", Some(record), &plain).ok();
    assert_eq!(opened["holders"][1], json!({ "kind": "machine", "name": "Deep Rat", "owner": "" }));
    let mine = anna.get("/api/me/finished").ok();
    assert_eq!(mine["tables"][0]["seats"][1]["holder"]["kind"], "machine");
}

#[test]
fn at_the_table_it_chooses_and_leaves_the_rest_to_people() {
    let house = House::open();
    let (_anna, _ben, _rat, id, mut first, mut second) = at_a_table(&house);
    let asked = |socket: &mut Socket, other: &mut Socket| -> Offer {
        loop {
            let (mine, theirs) = (socket.offer(), other.offer());
            if !mine.options.is_empty() {
                return mine;
            }
            other.choose(&theirs, &theirs.options[0].clone());
        }
    };
    let offer = asked(&mut second, &mut first);
    assert_eq!(offer.undo, UndoOffer::Nothing);
    let step = offer.step;
    for (message, key) in [
        (ClientMessage::Advise { step }, "table-refusal-machine-advice"),
        (ClientMessage::Undo { step, last: false }, "table-refusal-machine-undo"),
        (ClientMessage::Consent { request: 1, agree: true }, "table-refusal-machine-undo"),
        (ClientMessage::HandOver { level: BotLevel::Kind("random".to_owned()) }, "table-refusal-for-people"),
        (ClientMessage::Chat { text: "hello".to_owned() }, "table-refusal-for-people"),
        (ClientMessage::Watchers, "table-refusal-for-people"),
        (ClientMessage::Block { who: "x".to_owned() }, "table-refusal-for-people"),
        (ClientMessage::Report { who: "x".to_owned(), text: String::new() }, "table-refusal-for-people"),
    ] {
        second.say(&message);
        let (code, refused, _) = second.refusal();
        assert_eq!((code, &*refused), (RefusalCode::NotNow, key), "{message:?}");
    }
    second.say(&ClientMessage::Look { step: 0 });
    second.until(|message| matches!(message, ServerMessage::Look { .. }).then_some(()));
    second.choose(&offer, &offer.options[0].clone());
    assert!(second.offer().step > step);
    drop(id);
}

#[test]
fn a_private_table_wants_its_code_and_a_host_wants_nothing_of_those_they_block() {
    let house = House::open();
    let (mut anna, mut ben) = (house.guest("Anna"), house.guest("Ben"));
    let mut rat = ben.machine("Rat");
    let table = anna.create(json!({ "game": game(), "options": "players=3", "seats": [{ "kind": "you" }] }));
    let (id, code) = (table.table.id, table.you.sit_code.unwrap());
    let sit = format!("/api/tables/{id}/sit");
    assert_eq!(rat.post(&sit, &json!({})).failed(403), "no_invitation");
    let found = rat.get(&format!("/api/join/{code}")).created();
    assert_eq!(found.table.id, id, "it finds the table by the code");
    let seat = rat.sit(&id, Some(&code)).you.seat.unwrap();
    anna.put(&format!("/api/tables/{id}/seats/{seat}"), &json!({ "kind": "open" })).ok();
    assert_eq!(rat.get(&format!("/api/tables/{id}")).created().you.seat, None, "the host may free its seat");
    let (mut hers, mut his) = (anna.socket(&id), ben.socket(&id));
    his.say(&ClientMessage::Chat { text: "rude".to_owned() });
    let who = hers.until(|message| match message {
        ServerMessage::Chat { lines } => lines.into_iter().next_back().map(|line| line.who),
        _ => None,
    });
    hers.say(&ClientMessage::Block { who: who.clone() });
    hers.until(|message| matches!(message, ServerMessage::Noted { .. }).then_some(()));
    assert_eq!(rat.post(&sit, &json!({ "code": code })).failed(403), "no_invitation", "nor their bots");
    // Whoever may not watch does not watch through a bot of theirs.
    let mut watching = rat.socket(&id);
    watching.until(|message| matches!(message, ServerMessage::Welcome { .. }).then_some(()));
    hers.say(&ClientMessage::Moderate { who, what: protocol::Moderation::Remove });
    assert_eq!(watching.refusal().0, RefusalCode::Barred);
    assert_eq!(rat.socket(&id).refusal().0, RefusalCode::Barred);
}

#[test]
fn who_leaves_for_good_takes_their_machines_along() {
    let house = House::open();
    let (_anna, mut ben, rat, id, first, second) = at_a_table(&house);
    drop(first);
    ben.post("/api/me/delete", &json!({})).ok();
    hangs_up(second);
    assert_eq!(rat.get("/api/lobby").failed(401), "wrong_token");
    let until = Instant::now() + PATIENCE;
    let nameless = Holder::Machine { name: String::new(), owner: String::new() };
    while house.somebody().get(&format!("/api/tables/{id}")).created().table.seats[1].holder != nameless {
        assert!(Instant::now() < until, "its name and its owner's are gone");
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    let over = house.somebody().get(&format!("/api/tables/{id}/over")).ok();
    assert_eq!(over["reason"], "resigned", "it gave its game up");
    let kept = kept(house);
    assert!(!kept.contains("Deep Rat") && !kept.contains("Ben"), "nothing names them");
}

#[test]
fn who_is_shut_out_is_shut_out_with_their_machines() {
    let house = House::open();
    let (_anna, ben, rat, _id, _first, second) = at_a_table(&house);
    let store = store::Store::open(&store::Place::File(house.folder.path().join("lazaret.db"))).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let ban = |banned| {
        let found = runtime.block_on(store.find_persons("Ben", 1)).unwrap();
        runtime.block_on(store.ban(&found[0].person.id, banned, None, 1)).unwrap();
    };
    ban(true);
    hangs_up(second);
    assert_eq!(rat.get("/api/lobby").failed(401), "wrong_token");
    assert_eq!(ben.get("/api/me").ok()["person"], json!(null));
    ban(false);
    assert_eq!(rat.get("/api/lobby").status, 200);
}

#[test]
fn a_machine_that_is_taken_away_at_one_node_is_out_at_all() {
    let database = store::testkit::fresh_postgres();
    let (one, two) = (House::node(&database), House::node(&database));
    let mut anna = one.guest("Anna");
    let rat = two.same(&anna.machine("Rat"));
    let table = anna.create(json!({ "game": game(), "seats": [{ "kind": "you" }] })).table.id;
    let socket = rat.socket(&table);
    revoke(&anna, "Rat");
    hangs_up(socket);
    assert_eq!(rat.get("/api/lobby").failed(401), "wrong_token");
}
