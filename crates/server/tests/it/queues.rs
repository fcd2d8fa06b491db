//! Nobody waits for a crowd that comes from one network, whatever it asks for and however many names it has.

use std::time::{Duration, Instant};

use protocol::{ClientMessage, ServerMessage};
use serde_json::{Value, json};

use crate::common::{House, Person, Socket, game};

/// So long an expert thinks about a choice at most.
const DEADLINE: Duration = Duration::from_millis(400);

/// Somebody at an address, behind the proxy that says so.
struct Guest {
    person: Person,
    address: String,
}

impl Guest {
    fn new(house: &House, address: &str, name: &str) -> Self {
        let mut guest = Self { person: house.somebody(), address: address.to_owned() };
        let entered = guest.post("/api/me/guest", &json!({ "name": name }));
        guest.person.cookie = entered.header("set-cookie").map(|line| line.split(';').next().unwrap().to_owned());
        guest
    }

    fn post(&self, path: &str, body: &Value) -> crate::common::Answer {
        self.person.send("POST", path, Some(body.to_string()), &[("x-forwarded-for", &self.address)])
    }

    /// A table at which the second seat is asked as soon as the game begins.
    fn table(&self, seats: &Value) -> String {
        let position = json!(["turn yellow"]);
        let table = json!({ "game": game(), "options": "players=2", "seats": seats, "position": position });
        self.post("/api/tables", &table).created().table.id
    }

    fn socket(&self, table: &str) -> Socket {
        let mut socket = self.person.connect(table, &[("x-forwarded-for", &self.address)]).unwrap();
        socket.say(&ClientMessage::Hello { last_step: None, eyes: None });
        socket
    }

    fn start(&self, table: &str) {
        self.post(&format!("/api/tables/{table}/start"), &json!(null)).created();
    }
}

/// Twelve guests of one address watch experts play each other, on one thread: that is work without end.
fn crowd(house: &House) -> Vec<(Guest, Socket)> {
    let guest = |n: usize| {
        let guest = Guest::new(house, "203.0.113.9", &format!("Crowd {n}"));
        let expert = json!({ "kind": "bot", "level": "12" });
        // The game with most to think about.
        let game = shelf::titles()[3].id();
        let table = json!({ "game": game, "options": "players=2", "seats": [expert, expert] });
        let table = guest.post("/api/tables", &table).created().table.id;
        let socket = guest.socket(&table);
        guest.start(&table);
        (guest, socket)
    };
    (0..12).map(guest).collect()
}

fn house() -> House {
    House::with(|config| {
        (config.trust_proxy, config.bot_deadline_ms) = (true, DEADLINE.as_millis() as u64);
    })
}

/// A bot of somebody else answers behind the one that thinks, not behind the crowd's.
#[test]
fn a_crowd_of_one_network_holds_up_no_bot_of_others() {
    let house = house();
    let crowd = crowd(&house);
    std::thread::sleep(2 * DEADLINE);
    let anna = Guest::new(&house, "198.51.100.7", "Anna");
    let mut waits = Vec::new();
    for _ in 0..4 {
        let table = anna.table(&json!([{ "kind": "you" }, { "kind": "bot", "level": "random" }]));
        let mut socket = anna.socket(&table);
        anna.start(&table);
        let begun = Instant::now();
        socket.until(|message| match message {
            ServerMessage::Offer { offer } if offer.step > 0 => Some(()),
            _ => None,
        });
        waits.push(begun.elapsed());
    }
    waits.sort_unstable();
    assert!(waits[2] < 3 * DEADLINE, "a bot of somebody else waits: {waits:?}");
    drop(crowd);
}

/// The same for whoever asks the adviser.
#[test]
fn a_crowd_of_one_network_holds_up_no_advice_of_others() {
    let house = house();
    let anna = Guest::new(&house, "198.51.100.7", "Anna");
    let table = anna.table(&json!([{ "kind": "bot", "level": "random" }, { "kind": "you" }]));
    let mut socket = anna.socket(&table);
    anna.start(&table);
    let mut advised = || {
        let offer = socket.until(|message| match message {
            ServerMessage::Offer { offer } if !offer.options.is_empty() => Some(offer),
            _ => None,
        });
        let begun = Instant::now();
        socket.say(&ClientMessage::Advise { step: offer.step });
        socket.until(|message| matches!(message, ServerMessage::Advice { .. }).then_some(()));
        let took = begun.elapsed();
        socket.choose(&offer, &offer.options[0]);
        took
    };
    let alone = advised();
    let crowd = crowd(&house);
    std::thread::sleep(2 * DEADLINE);
    let among = advised();
    assert!(among < alone + 3 * DEADLINE, "alone it took {alone:?}, among a crowd {among:?}");
    drop(crowd);
}
