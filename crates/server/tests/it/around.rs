//! Around the table: what is agreed, who is asked to come, what is said in everybody's language, what one writes for oneself,
//! and of what one is told.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use protocol::{ClientMessage, Phrase, ServerMessage};
use serde_json::{Value, json};

use crate::common::{House, PATIENCE, Person, Socket, game, two_at_a_table};

pub(crate) const PASSWORD: &str = "quarantine and rosemary";

pub(crate) fn member(house: &House, name: &str) -> Person {
    let mut person = house.somebody();
    person.post("/api/me/account", &json!({ "name": name, "password": PASSWORD })).ok();
    person
}

/// A hook that keeps the text of what is posted to it.
fn hook() -> (SocketAddr, Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = listener.local_addr().unwrap();
    let (post, box_) = channel();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let (mut text, mut buffer) = (Vec::new(), [0; 4096]);
            while !text.ends_with(b"}") {
                match stream.read(&mut buffer) {
                    Ok(0) | Err(_) => break,
                    Ok(count) => text.extend_from_slice(&buffer[..count]),
                }
            }
            let _ = stream.write_all(b"HTTP/1.1 204 No Content\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
            let text = String::from_utf8_lossy(&text).into_owned();
            let body: Value = serde_json::from_str(text.split("\r\n\r\n").nth(1).unwrap()).unwrap();
            if post.send(body["content"].as_str().unwrap().to_owned()).is_err() {
                return;
            }
        }
    });
    (addr, box_)
}

fn with_hook(addr: SocketAddr) -> House {
    House::with(|config| {
        config.webhook_hosts = vec![addr.to_string()];
        config.notice_after_seconds = 0;
        config.public_url = Some("https://play.example".to_owned());
    })
}

pub(crate) fn waiting(host: &mut Person, more: &Value) -> (String, String) {
    let mut table = json!({ "game": game(), "options": "players=3", "seats": [{ "kind": "you" }] });
    for (key, value) in more.as_object().unwrap() {
        table[key] = value.clone();
    }
    let created = host.create(table);
    (created.table.id, created.you.sit_code.unwrap())
}

fn terms(options: &str, visibility: &str) -> Value {
    json!({
        "options": options, "clock": { "kind": "live", "seconds": 600, "increment": 5 }, "visibility": visibility,
        "advice": false, "unrated": true, "reliable": false,
    })
}

#[test]
fn the_host_changes_what_is_agreed_and_all_who_sit_are_told() {
    let (addr, hooks) = hook();
    let house = with_hook(addr);
    let (mut anna, mut ben, mut cleo) = (member(&house, "Anna"), member(&house, "Ben"), house.guest("Cleo"));
    ben.put("/api/me/notices", &json!({ "webhook": format!("http://{addr}/hook") })).ok();
    let (id, code) = waiting(&mut anna, &json!({}));
    ben.sit(&id, Some(&code));
    cleo.sit(&id, Some(&code));
    let mut here = cleo.socket(&id);
    let path = format!("/api/tables/{id}/terms");
    assert_eq!(ben.put(&path, &terms("players=4", "public")).status, 409, "only the host may");
    assert_eq!(anna.put(&path, &terms("players=2", "public")).status, 409, "three sit");
    assert_eq!(anna.put(&path, &json!({ "options": "players=4" })).status, 422, "all of it is said anew");
    let changed = anna.put(&path, &terms("players=4", "public")).created();
    assert_eq!((changed.table.seats.len(), changed.table.unrated.as_deref()), (4, Some("agreed")));
    let seen = here.until(|message| match message {
        ServerMessage::Table { table, .. } => table.changed_at.map(|_| table.changed),
        _ => None,
    });
    assert_eq!(seen, ["option-players", "clock", "visibility", "unrated"]);
    let told = hooks.recv_timeout(PATIENCE).expect("who sits and is away is told");
    assert!(told.contains(&format!("https://play.example/table/{id}")), "{told}");
    let found = house.somebody().get("/api/lobby").ok();
    assert_eq!(found["tables"][0]["id"], json!(id), "it is found now");
    // And they may leave.
    ben.post(&format!("/api/tables/{id}/leave"), &json!(null)).ok();
}

#[test]
fn strength_and_reliability_are_known_before_one_sits_down() {
    let house = House::open();
    let (mut anna, mut ben, mut cleo) = (member(&house, "Anna"), member(&house, "Ben"), house.guest("Cleo"));
    for _ in 0..5 {
        let created = anna.create(json!({ "game": game(), "options": "players=2", "seats": [{ "kind": "you" }] }));
        let id = created.table.id;
        ben.sit(&id, created.you.sit_code.as_deref());
        ben.add_to_chance(&id);
        anna.start(&id);
        ben.post(&format!("/api/tables/{id}/leave"), &json!(null)).ok();
    }
    let (id, code) = waiting(&mut anna, &json!({ "visibility": "public", "reliable": true }));
    let company = house.somebody().get(&format!("/api/tables/{id}/company")).ok();
    assert_eq!(company["seats"][0]["standing"], json!("reliable"));
    assert!(company["seats"][0]["rating"]["rating"].as_i64().unwrap() > 1500, "{company}");
    assert_eq!(house.somebody().get("/api/lobby").ok()["company"], json!([company]));
    // Who is not known does not sit down with strangers who want it otherwise, unless they were asked to come. Who gave a
    // game of two up has ended it, and left nobody alone.
    assert_eq!(cleo.post(&format!("/api/tables/{id}/sit"), &json!({})).failed(403), "reliable");
    cleo.sit(&id, Some(&code));
    ben.sit(&id, None);
    // What somebody hides is told nowhere.
    anna.put("/api/me/figures", &json!({ "hidden": true })).ok();
    for asker in [&house.somebody(), &ben, &anna] {
        let company = asker.get(&format!("/api/tables/{id}/company")).ok()["seats"].clone();
        let seats: Vec<&Value> = company.as_array().unwrap().iter().map(|one| &one["seat"]).collect();
        assert_eq!(seats, [&json!(2)], "Ben alone lets it be known");
        assert_eq!(asker.get("/api/lobby").ok()["company"][0]["seats"], company);
    }
}

#[test]
fn a_member_is_asked_by_name_and_sits_down_without_a_code() {
    let (addr, hooks) = hook();
    let house = with_hook(addr);
    let (mut anna, mut ben, mut dan) = (member(&house, "Anna"), member(&house, "Ben"), member(&house, "Dan"));
    ben.put("/api/me/notices", &json!({ "webhook": format!("http://{addr}/hook") })).ok();
    let (id, _) = waiting(&mut anna, &json!({}));
    let invite = format!("/api/tables/{id}/invite");
    let ask = |person: &mut Person, name: &str| person.post(&invite, &json!({ "name": name }));
    assert_eq!(ask(&mut dan, "Ben").failed(403), "not_seated");
    assert_eq!(ask(&mut anna, "Nobody").failed(404), "not_found");
    assert_eq!(dan.post(&format!("/api/tables/{id}/sit"), &json!({})).failed(403), "no_invitation");
    ask(&mut anna, "ben").ok();
    let told = hooks.recv_timeout(PATIENCE).expect("they are told");
    assert!(told.contains("Anna") && told.contains(&format!("/table/{id}")), "{told}");
    let invited = ben.get("/api/me").ok()["invited"].clone();
    assert_eq!((&invited[0]["by"], &invited[0]["table"]["id"]), (&json!("Anna"), &json!(id)));
    ask(&mut anna, "Ben").ok();
    assert!(hooks.recv_timeout(Duration::from_millis(500)).is_err(), "once is enough");
    ben.sit(&id, None);
    assert_eq!(ben.get("/api/me").ok()["invited"], json!([]));
    // Not today.
    ask(&mut anna, "Dan").ok();
    assert_eq!(dan.send("DELETE", &invite, None, &[]).status, 204);
    assert_eq!(dan.get("/api/me").ok()["invited"], json!([]));
    assert_eq!(dan.post(&format!("/api/tables/{id}/sit"), &json!({})).failed(403), "no_invitation");
}

/// The phrases that come next.
fn phrases(socket: &mut Socket) -> Vec<(Option<Phrase>, String)> {
    socket.until(|message| match message {
        // Of what somebody does not want to hear, nothing is left.
        ServerMessage::Chat { lines } if !lines.is_empty() => {
            Some(lines.into_iter().map(|line| (line.phrase, line.text)).collect())
        }
        _ => None,
    })
}

#[test]
fn a_phrase_goes_over_the_wire_as_a_word_and_is_muted_like_talk() {
    let house = House::open();
    let (anna, _ben, id, mut first, mut second) = two_at_a_table(&house);
    second.say(&ClientMessage::Phrase { phrase: Phrase::WellPlayed });
    assert_eq!(phrases(&mut first), [(Some(Phrase::WellPlayed), String::new())]);
    second.say_text("{\"type\":\"phrase\",\"phrase\":\"you_fool\"}");
    assert_eq!(second.refusal().0, protocol::RefusalCode::Malformed, "there are no others");
    let who = anna.socket(&id).until(|message| match message {
        ServerMessage::Chat { lines } => lines.into_iter().next().map(|line| line.who),
        _ => None,
    });
    first.say(&ClientMessage::Block { who });
    first.until(|message| matches!(message, ServerMessage::Noted { .. }).then_some(()));
    second.say(&ClientMessage::Phrase { phrase: Phrase::Hello });
    assert_eq!(phrases(&mut second), [(Some(Phrase::Hello), String::new())]);
    first.say(&ClientMessage::Chat { text: "heard".to_owned() });
    assert_eq!(phrases(&mut first), [(None, "heard".to_owned())], "nothing of theirs came before");
}

#[test]
fn a_standing_answer_is_given_by_itself_and_told_to_nobody_else() {
    let house = House::open();
    let (_anna, _ben, _, mut first, mut second) = two_at_a_table(&house);
    let offers = [first.offer(), second.offer()];
    let (offer, mine, other) = if offers[0].options.is_empty() {
        (&offers[1], &mut second, &mut first)
    } else {
        (&offers[0], &mut first, &mut second)
    };
    let ask = offer.ask.as_ref().unwrap().message.key.clone().into_owned();
    let action = offer.options[0].action.clone();
    let standing = |action: Option<String>| ClientMessage::Standing { ask: ask.clone(), action };
    other.say(&standing(Some(action.clone())));
    assert_eq!(other.refusal().1, "table-refusal-standing");
    mine.say(&standing(Some(action.clone())));
    let answers = mine.until(|message| match message {
        ServerMessage::Table { you, .. } => Some(you.answers),
        _ => None,
    });
    assert_eq!(answers.iter().map(|answer| &answer.action).collect::<Vec<_>>(), [&action]);
    let step = offer.step;
    other.until(|message| match message {
        ServerMessage::Offer { offer } => (offer.step > step).then_some(()),
        _ => None,
    });
    for frame in &other.frames {
        assert!(!frame.contains("\"answers\":[{"), "{frame}");
    }
    mine.say(&standing(None));
    let answers = mine.until(|message| match message {
        ServerMessage::Table { you, .. } => Some(you.answers),
        _ => None,
    });
    assert_eq!(answers, []);
}

#[test]
fn notes_are_kept_for_oneself_alone() {
    let house = House::open();
    let (mut anna, ben, id, mut first, mut second) = two_at_a_table(&house);
    let path = format!("/api/me/notes/{id}");
    let secret = "rats one and twenty-four <script>";
    assert_eq!(anna.put(&path, &json!({ "text": format!("  {secret}\u{7}\nWitch first ") })).status, 200);
    assert_eq!(anna.get(&path).ok()["text"], json!(format!("{secret}\nWitch first")));
    assert_eq!(ben.get(&path).ok()["text"], json!(""));
    assert_eq!(house.guest("Cleo").put(&path, &json!({ "text": "x" })).failed(403), "not_seated");
    assert_eq!(house.somebody().get(&path).failed(401), "no_name");
    assert_eq!(anna.put(&path, &json!({ "text": "x".repeat(4001) })).failed(422), "note");
    // Whatever is told to others at the table or about it, they are not in it; one takes them along.
    second.say(&ClientMessage::Chat { text: "anybody there?".to_owned() });
    phrases(&mut first);
    phrases(&mut second);
    for frame in &second.frames {
        assert!(!frame.contains("twenty-four"), "{frame}");
    }
    for path in
        [format!("/api/tables/{id}"), "/api/lobby".to_owned(), "/api/me".to_owned(), "/api/me/export".to_owned()]
    {
        assert!(!ben.get(&path).text.contains("twenty-four"), "{path}");
    }
    assert!(anna.get("/api/me/export").text.contains("twenty-four"));
    // Nothing forgets it, and whoever leaves takes it with them.
    anna.put(&path, &json!({ "text": " " })).ok();
    assert!(!anna.get("/api/me/export").text.contains("notes.json\"") && anna.get(&path).ok()["text"] == json!(""));
    anna.put(&path, &json!({ "text": secret })).ok();
    anna.post("/api/me/delete", &json!({})).ok();
    let folder = house.close();
    let bytes = std::fs::read(folder.path().join("lazaret.db")).unwrap();
    let kept = rows(&folder.path().join("lazaret.db"));
    assert!(!bytes.is_empty() && kept == 0, "{kept}");
}

/// How many notes a database holds.
fn rows(path: &std::path::Path) -> u64 {
    let store = store::Store::open(&store::Place::File(path.to_owned())).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async {
        let mut kept = 0;
        for person in store.find_persons("", 100).await.unwrap() {
            kept += store.notes_of(&person.person.id).await.unwrap().len() as u64;
        }
        kept
    })
}

fn wishes(on: &[&str]) -> Value {
    let events = ["turn", "summons", "over", "invited", "changed", "evening", "chat", "undo"];
    let mut wishes = json!({ "quiet": null, "plain": false });
    for event in events {
        let wanted = on.contains(&event);
        wishes[event] = json!({ "push": wanted, "letter": wanted, "hook": wanted });
    }
    wishes
}

#[test]
fn one_is_told_of_what_one_wishes_and_once_until_one_has_looked() {
    let (addr, hooks) = hook();
    let house = with_hook(addr);
    let (mut anna, mut ben) = (member(&house, "Anna"), member(&house, "Ben"));
    ben.put("/api/me/notices", &json!({ "webhook": format!("http://{addr}/hook") })).ok();
    let (id, code) = waiting(&mut anna, &json!({}));
    ben.sit(&id, Some(&code));
    let mut first = anna.socket(&id);
    let quiet = || hooks.recv_timeout(Duration::from_millis(500)).is_err();
    let mut say = |text: &str| first.say(&ClientMessage::Chat { text: text.to_owned() });
    say("nobody asked to be told of this");
    assert!(quiet());
    assert_eq!(ben.put("/api/me/wishes", &json!({ "chat": true })).status, 422);
    let mut wrong = wishes(&[]);
    wrong["quiet"] = json!({ "opens": 1440, "closes": 0, "offset": 0 });
    assert_eq!(ben.put("/api/me/wishes", &wrong).failed(422), "quiet");
    assert_eq!(ben.put("/api/me/wishes", &wishes(&["chat"])).ok()["wishes"]["chat"]["hook"], json!(true));
    say("of this they are");
    assert!(hooks.recv_timeout(PATIENCE).unwrap().contains(&format!("/table/{id}")));
    say("and not again");
    assert!(quiet());
    drop(ben.socket(&id));
    std::thread::sleep(Duration::from_millis(200));
    say("but when they have looked");
    hooks.recv_timeout(PATIENCE).expect("they are told");
    // In quiet hours nothing comes.
    drop(ben.socket(&id));
    let mut night = wishes(&["chat"]);
    night["quiet"] = json!({ "opens": 1, "closes": 0, "offset": 0 });
    ben.put("/api/me/wishes", &night).ok();
    std::thread::sleep(Duration::from_millis(200));
    say("good night");
    assert!(quiet());
}

#[test]
fn a_hook_that_fails_rests() {
    // Somebody who hangs up.
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = listener.local_addr().unwrap();
    let (knock, knocks) = channel();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            drop(stream);
            if knock.send(()).is_err() {
                return;
            }
        }
    });
    let house = with_hook(addr);
    let (mut anna, ben) = (member(&house, "Anna"), member(&house, "Ben"));
    let settings = json!({ "webhook": format!("http://{addr}/hook") });
    ben.put("/api/me/notices", &settings).ok();
    for _ in 0..6 {
        let (id, _) = waiting(&mut anna, &json!({}));
        anna.post(&format!("/api/tables/{id}/invite"), &json!({ "name": "Ben" })).ok();
        knocks.recv_timeout(PATIENCE).expect("it is tried");
    }
    let rests = || ben.get("/api/me").ok()["hook_rests"] == json!(true);
    let begun = std::time::Instant::now();
    while !rests() {
        assert!(begun.elapsed() < PATIENCE, "after six failures it rests");
        std::thread::sleep(Duration::from_millis(20));
    }
    while knocks.try_recv().is_ok() {}
    let (id, _) = waiting(&mut anna, &json!({}));
    anna.post(&format!("/api/tables/{id}/invite"), &json!({ "name": "Ben" })).ok();
    assert!(knocks.recv_timeout(Duration::from_millis(500)).is_err());
    assert_eq!(ben.put("/api/me/notices", &settings).ok()["hook_rests"], json!(false), "it is tried again");
}

#[test]
fn a_calendar_has_a_secret_address_and_tells_nothing_of_the_game() {
    let house = House::with(|config| config.public_url = Some("https://play.example".to_owned()));
    let (mut anna, mut ben) = (member(&house, "Anna"), member(&house, "Ben"));
    assert_eq!(anna.get("/api/me").ok()["calendar"], Value::Null);
    let address = |me: &Value| me["calendar"].as_str().unwrap().to_owned();
    let first = address(&anna.post("/api/me/calendar", &json!(null)).ok());
    let clock = json!({ "kind": "daily", "hours": 24, "window": null });
    let created =
        anna.create(json!({ "game": game(), "options": "players=2", "seats": [{ "kind": "you" }], "clock": clock }));
    let id = created.table.id;
    ben.sit(&id, created.you.sit_code.as_deref());
    ben.add_to_chance(&id);
    anna.start(&id);
    ben.post("/api/me/calendar", &json!(null)).ok();
    let calendars = [&anna, &ben].map(|person| person.get(&address(&person.get("/api/me").ok())).text);
    let events: usize = calendars.iter().map(|text| text.matches("BEGIN:VEVENT").count()).sum();
    assert_eq!(events, 1, "one of the two is asked: {calendars:?}");
    let unfolded = calendars.concat().replace("\r\n ", "");
    assert!(unfolded.contains(&format!("URL:https://play.example/table/{id}")), "{unfolded}");
    assert!(!unfolded.contains("Anna") && !unfolded.contains("Ben"), "whose turn it is, and nothing else: {unfolded}");
    let stranger = house.somebody();
    assert_eq!(stranger.get(&first).status, 200, "the address is the key");
    let second = address(&anna.post("/api/me/calendar", &json!(null)).ok());
    assert_ne!(first, second);
    for gone in [first.as_str(), "/calendar/.ics", "/calendar/x.ics", "/calendar/%2e%2e.ics"] {
        assert_eq!(stranger.get(gone).status, 404, "{gone}");
    }
    assert_eq!(anna.send("DELETE", "/api/me/calendar", None, &[]).status, 200);
    assert_eq!(stranger.get(&second).status, 404);
}
