//! Malformed, oversized, out-of-order, replayed, forged and foreign messages: a clear answer, and nothing changes.

use std::io::{Read as _, Write as _};

use crate::common::{House, Person, game, two_at_a_table};
use protocol::{ClientMessage, RefusalCode, ServerMessage};
use serde_json::json;
use tungstenite::Message;

#[test]
fn nonsense_over_http_is_answered_in_one_form() {
    let house = House::open();
    let anna = house.guest("Anna");
    let post =
        |body: &str, kind: &str| anna.send("POST", "/api/tables", Some(body.to_owned()), &[("content-type", kind)]);
    assert_eq!(post("{", "application/json").failed(400), "malformed");
    assert_eq!(post("[]", "application/json").failed(422), "malformed");
    assert_eq!(post("{}", "text/plain").failed(415), "malformed");
    let long = format!("{{\"game\":\"{}\"}}", "x".repeat(100_000));
    assert_eq!(post(&long, "application/json").failed(413), "malformed");
    for path in [
        "/api/tables/%00",
        "/api/tables/..%2f..",
        "/api/tables/x",
        "/api/tables/ABCD-EFGH",
        "/api/tables/ABCD-EFGH/record",
    ] {
        assert_eq!(anna.get(path).failed(404), "not_found", "{path}");
    }
    assert_eq!(anna.put("/api/tables/ABCD-EFGH/seats/999", &json!({ "kind": "open" })).failed(404), "not_found");
    assert_eq!(anna.put("/api/tables/ABCD-EFGH/seats/9", &json!({ "kind": "open" })).failed(404), "not_found");
    assert_eq!(anna.get("/api/tables/ABCD-EFGH/replay?from=-1").failed(400), "malformed");
}

#[test]
fn a_forged_cookie_is_nobody() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let cookie = anna.cookie.clone().unwrap();
    let mut forged = cookie.clone().into_bytes();
    let last = forged.len() - 1;
    forged[last] = if forged[last] == b'0' { b'1' } else { b'0' };
    anna.cookie = Some(String::from_utf8(forged).unwrap());
    assert_eq!(anna.get("/api/me").ok()["person"], json!(null));
    anna.cookie = Some(cookie);
    assert_eq!(anna.get("/api/me").ok()["person"]["name"], "Anna");
}

#[test]
fn foreign_pages_change_nothing() {
    let house = House::open();
    let (anna, _, id, _first, _second) = two_at_a_table(&house);
    let foreign = [("origin", "https://evil.example")];
    let body = Some(json!({ "game": game() }).to_string());
    assert_eq!(anna.send("POST", "/api/tables", body.clone(), &foreign).failed(403), "foreign_origin");
    assert_eq!(anna.connect(&id, &foreign).err(), Some(403));
    let own = format!("http://{}", house.addr);
    let own = [("origin", own.as_str())];
    assert_eq!(anna.send("POST", "/api/tables", body, &own).status, 200);
    assert!(anna.connect(&id, &own).is_ok());
    assert_eq!(anna.get(&format!("/api/tables/{id}/socket")).failed(400), "no_socket");
    assert_eq!(anna.connect("ABCD-EFGH", &[]).err(), Some(404));
}

#[test]
fn nonsense_over_the_socket_is_refused() {
    let house = House::open();
    let (anna, _, id, mut first, _second) = two_at_a_table(&house);
    let before = first.offer();
    for nonsense in [
        "",
        "nonsense",
        "[]",
        "{}",
        r#"{"type":"fly"}"#,
        r#"{"type":"choose"}"#,
        r#"{"type":"choose","step":-1,"action":"x"}"#,
        r#"{"type":"choose","step":1,"action":"x","seat":1}"#,
    ] {
        first.say_text(nonsense);
        assert_eq!(first.refusal().0, RefusalCode::Malformed, "{nonsense}");
    }
    first.socket.send(Message::binary(vec![1, 2, 3])).unwrap();
    assert_eq!(first.refusal().0, RefusalCode::Malformed);
    first.say(&ClientMessage::Hello { last_step: None, eyes: None });
    assert_eq!(first.refusal().1, "server-error-hello-twice");
    // Ten times is enough.
    first.say_text("nonsense");
    while let Some(message) = first.hear() {
        assert!(!matches!(message, ServerMessage::Refused { .. }), "the door is closed");
    }
    let mut back = anna.socket(&id);
    assert_eq!(back.offer(), before, "nothing has changed");
}

#[test]
fn out_of_order_and_wild_messages_are_refused() {
    let house = House::open();
    let (anna, _, id, mut first, _second) = two_at_a_table(&house);
    let before = first.offer();
    let mut rude = anna.connect(&id, &[]).unwrap();
    rude.say(&ClientMessage::Resign);
    assert_eq!(rude.refusal().0, RefusalCode::NoHello);
    for (message, key) in [
        (ClientMessage::Consent { request: 7, agree: true }, "table-refusal-no-undo-asked"),
        (ClientMessage::TakeBack, "table-refusal-nothing-to-take-back"),
        (ClientMessage::Summon { seat: 200 }, "table-refusal-no-such-seat"),
        (ClientMessage::Summon { seat: 1 }, "table-refusal-is-present"),
        (ClientMessage::Look { step: u32::MAX }, "table-refusal-no-such-step"),
        (ClientMessage::Nonce { nonce: "ab".repeat(16) }, "table-refusal-started"),
        (ClientMessage::Undo { step: u32::MAX, last: false }, "table-refusal-stale"),
        (ClientMessage::Choose { step: u32::MAX, action: String::new() }, "table-refusal-stale"),
    ] {
        first.say(&message);
        assert_eq!(first.refusal().1, key, "{message:?}");
    }
    assert_eq!(anna.socket(&id).offer(), before, "nothing has changed");
}

#[test]
fn long_and_fast_messages_are_stopped() {
    let house = House::with(|config| {
        config.limits.messages_per_second = 1.0;
        config.limits.message_burst = 5.0;
    });
    let (anna, _, id, mut first, _second) = two_at_a_table(&house);
    first.offer();
    for _ in 0..8 {
        first.say(&ClientMessage::Ping);
    }
    assert_eq!(first.refusal().0, RefusalCode::TooFast);
    let mut long = anna.socket(&id);
    long.offer();
    // The server may close before all of it is sent.
    let _ = long.socket.send(Message::text("x".repeat(100_000)));
    while long.hear().is_some() {}
}

/// Whoever is slow with a request is not waited for.
#[test]
fn slow_requests_are_cut_off() {
    let house = House::with(|config| config.limits.request_seconds = 1);
    let mut slow = std::net::TcpStream::connect(house.addr).unwrap();
    slow.write_all(b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow").unwrap();
    slow.set_read_timeout(Some(crate::common::PATIENCE)).unwrap();
    let mut answer = Vec::new();
    slow.read_to_end(&mut answer).unwrap();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408"), "{answer}");
}

/// Silence on a socket ends it.
#[test]
fn silent_sockets_are_closed() {
    let house = House::with(|config| config.limits.silence_seconds = 1);
    let mut stream = std::net::TcpStream::connect(house.addr).unwrap();
    let (_, _, id, _first, _second) = two_at_a_table(&house);
    // A client that does not answer pings, as a browser would.
    let request = format!(
        "GET /api/tables/{id}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).unwrap();
    stream.set_read_timeout(Some(crate::common::PATIENCE)).unwrap();
    let mut heard = Vec::new();
    stream.read_to_end(&mut heard).expect("the server closes the connection");
    assert!(heard.starts_with(b"HTTP/1.1 101"));
}

/// A ping is answered, and counted like a word: whoever does nothing else is shown the door.
#[test]
fn pings_are_counted() {
    let house = House::with(|config| {
        (config.limits.messages_per_second, config.limits.message_burst) = (0.001, 5.0);
    });
    let table = house.guest("Anna").create(json!({ "game": game() })).table.id;
    let mut socket = house.somebody().connect(&table, &[]).unwrap();
    for _ in 0..5 + 11 {
        socket.socket.send(Message::Ping("x".into())).unwrap();
    }
    let mut refused = 0;
    while let Some(message) = socket.hear() {
        assert!(matches!(message, ServerMessage::Refused { code: RefusalCode::TooFast, .. }), "{message:?}");
        refused += 1;
    }
    assert_eq!(refused, 10, "so often it is said; then it is over");
}

/// A code opens the table that it was made for, and no other of whatever game, also to somebody who sits at a table of their own.
#[test]
fn the_code_of_one_table_opens_no_other() {
    let house = House::open();
    let (mut anna, mut ben) = (house.guest("Anna"), house.guest("Ben"));
    let set_up = |person: &mut Person, game: &str| {
        let created = person.create(json!({ "game": game, "options": "players=2", "seats": [{ "kind": "you" }] }));
        (created.table.id, created.you.sit_code.unwrap())
    };
    for title in shelf::titles() {
        let (hers, code) = set_up(&mut anna, title.id());
        let (his, own) = set_up(&mut ben, title.id());
        let sit = format!("/api/tables/{hers}/sit");
        for wrong in [Some(own.as_str()), Some(hers.as_str()), Some(his.as_str()), Some("2222-2222"), None] {
            let refused = ben.post(&sit, &json!({ "code": wrong }));
            assert_eq!(refused.failed(403), "no_invitation", "{}: {wrong:?}", title.id());
        }
        assert_eq!(ben.get(&format!("/api/tables/{hers}")).created().you.seat, None, "{}", title.id());
        let seated = ben.post(&sit, &json!({ "code": code })).created();
        assert_eq!(seated.you.seat, Some(1), "{}", title.id());
    }
}
