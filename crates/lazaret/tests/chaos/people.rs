//! People who play on whatever node they find, remember what they were told, and hold the server to it.

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use protocol::{ClientMessage, Created, LogEntry, Offer, RefusalCode, ServerMessage, Status};
use serde_json::{Value, json};
use table::fairness::{Chance, check};
use tungstenite::Message;
use tungstenite::stream::MaybeTlsStream;

use crate::Dice;
use crate::common::{Answer, Person, Socket, pick};
use crate::dying::{hear, say};
use crate::nodes::Nodes;

/// Whoever hears nothing for so long looks for another node.
const PATIENCE: Duration = Duration::from_secs(4);

/// What the page does (`web/src/table/connection.ts`): after so long without a word it asks whether anybody is there,
const SILENCE: Duration = Duration::from_secs(2);
/// and whoever does not answer within this is dead to it.
const ANSWER: Duration = Duration::from_secs(2);

/// Two people and their games.
pub struct Pair {
    pub tables: Vec<Game>,
}

/// A game, and what its people were told of it.
pub struct Game {
    id: String,
    people: [Player; 2],
    pub over: bool,
    /// For how long nothing happened at the table while somebody played, each time that it was long.
    pub waits: Vec<Duration>,
}

/// A person, and what they know for certain.
#[derive(Clone)]
struct Player {
    cookie: String,
    told: Vec<LogEntry>,
    over: bool,
}

/// When something happened at a table, as far as anybody at it was told. Both players of a table share it.
pub struct Pace(Mutex<Vec<Instant>>);

/// What takes longer is a wait, and no thinking.
const NOTICED: Duration = Duration::from_millis(700);

impl Pace {
    fn begins() -> Self {
        Self(Mutex::new(vec![Instant::now()]))
    }

    fn goes_on(&self) {
        self.0.lock().unwrap().push(Instant::now());
    }

    /// How long it took from a moment until something happened; nothing if nothing did.
    pub fn wait_after(&self, moment: Instant) -> Option<Duration> {
        let times = self.0.lock().unwrap();
        times.iter().find(|time| **time > moment).map(|time| *time - moment)
    }

    fn waits(&self) -> Vec<Duration> {
        let times = self.0.lock().unwrap();
        times.windows(2).map(|pair| pair[1].saturating_duration_since(pair[0])).filter(|wait| *wait > NOTICED).collect()
    }
}

/// The tables at which somebody plays now.
#[derive(Default)]
pub struct Tables(Mutex<Vec<Arc<Pace>>>);

impl Tables {
    /// Those tables, as they are found at this moment.
    pub fn in_play(&self) -> Vec<Arc<Pace>> {
        self.0.lock().unwrap().clone()
    }
}

/// Plays one game after another until the end.
pub fn play(nodes: &Nodes, in_play: &Tables, pair: u64, end: Instant) -> Pair {
    let mut dice = Dice::new(pair + 1);
    let title = shelf::titles()[pair as usize % shelf::titles().len()].id();
    let cookies = ["Anna", "Ben"].map(|name| {
        let answer = insist(nodes, &mut dice, None, "/api/me/guest", &json!({ "name": name }));
        answer.header("set-cookie").unwrap().split(';').next().unwrap().to_owned()
    });
    let mut tables = Vec::new();
    while Instant::now() < end {
        let id = set_up(nodes, &mut dice, &cookies, title);
        let pace = Arc::new(Pace::begins());
        in_play.0.lock().unwrap().push(Arc::clone(&pace));
        let people = std::thread::scope(|scope| {
            let pace = &pace;
            let players = [0, 1].map(|n| {
                let player = Player { cookie: cookies[n].clone(), told: Vec::new(), over: false };
                let (id, dice) = (&id, Dice::new(pair * 100 + n as u64 * 10 + tables.len() as u64 + 5));
                scope.spawn(move || player.play(nodes, id, dice, pace, end))
            });
            players.map(|player| player.join().unwrap())
        });
        in_play.0.lock().unwrap().retain(|other| !Arc::ptr_eq(other, &pace));
        let over = people.iter().any(|player| player.over);
        tables.push(Game { id, people, over, waits: pace.waits() });
    }
    Pair { tables }
}

/// Two people and a bot at a table whose game has begun. Each step is asked of any node until one does it.
fn set_up(nodes: &Nodes, dice: &mut Dice, cookies: &[String; 2], game: &str) -> String {
    let seats = json!([{ "kind": "you" }, { "kind": "open" }, { "kind": "bot", "level": "random" }]);
    let table = json!({ "game": game, "options": "players=3", "seats": seats, "visibility": "public" });
    let created = insist(nodes, dice, Some(&cookies[0]), "/api/tables", &table).created();
    let id = created.table.id;
    let shown = |dice: &mut Dice, person: usize| loop {
        let somebody = Person { addr: nodes.some(dice), cookie: Some(cookies[person].clone()) };
        let answer = somebody.try_send("GET", &format!("/api/tables/{id}"), None, &[], PATIENCE);
        if let Some(answer) = answer.filter(|answer| answer.status == 200) {
            return answer.created();
        }
        std::thread::sleep(Duration::from_millis(100));
    };
    while shown(dice, 1).you.seat.is_none() {
        try_once(nodes, dice, Some(&cookies[1]), &format!("/api/tables/{id}/sit"), &json!({}));
    }
    for person in [0, 1] {
        let given = |created: &Created| {
            created.table.fairness.as_ref().is_some_and(|f| f.nonces.iter().any(|n| Some(n.seat) == created.you.seat))
        };
        while !given(&shown(dice, person)) {
            if let Some(mut socket) = connect(nodes.some(dice), &cookies[person], &id) {
                say(&mut socket, &ClientMessage::Hello { last_step: None, eyes: None });
                say(&mut socket, &ClientMessage::Nonce { nonce: format!("{:02x}", 0xa0 + person).repeat(16) });
                while let Some(message) = hear(&mut socket) {
                    if matches!(message, ServerMessage::Table { .. } | ServerMessage::Refused { .. }) {
                        break;
                    }
                }
            }
        }
    }
    while shown(dice, 0).table.status == Status::Waiting {
        try_once(nodes, dice, Some(&cookies[0]), &format!("/api/tables/{id}/start"), &json!({}));
    }
    id
}

impl Player {
    /// Plays on one node after another until the game or the time is over.
    fn play(mut self, nodes: &Nodes, table: &str, mut dice: Dice, pace: &Pace, end: Instant) -> Self {
        while !self.over && Instant::now() < end {
            let Some(mut socket) = call(nodes.some(&mut dice), &self.cookie, table, ANSWER) else { continue };
            say(&mut socket, &ClientMessage::Hello { last_step: None, eyes: None });
            self.listen(&mut socket, &mut dice, pace, end);
        }
        self
    }

    fn listen(&mut self, socket: &mut Socket, dice: &mut Dice, pace: &Pace, end: Instant) {
        let mut known: Option<Vec<LogEntry>> = None;
        let mut answered = None;
        // Now and then somebody goes to another node for no reason.
        let mut stay = 5 + dice.below(40);
        let mut waits = false;
        while let Some(message) = hear_as_a_page_does(socket, waits) {
            waits = false;
            // Whoever waits for somebody who has left already waits no longer.
            if Instant::now() > end {
                return;
            }
            no_secret(&message);
            match message {
                ServerMessage::Events { from, entries, .. } => {
                    let log = known.get_or_insert_default();
                    let entries = entries.into_iter().filter(|entry| entry.seat.is_some());
                    for entry in entries {
                        assert_eq!(entry.step as usize, log.len(), "one after another, from {from}");
                        log.push(entry);
                    }
                    let known = self.told.len();
                    remember(&mut self.told, log);
                    if self.told.len() > known {
                        pace.goes_on();
                    }
                }
                ServerMessage::Offer { offer } => {
                    if stay == 0 {
                        return;
                    }
                    stay -= 1;
                    if offer.options.is_empty() || answered == Some(offer.step) {
                        continue;
                    }
                    answered = Some(offer.step);
                    std::thread::sleep(Duration::from_millis(20 + dice.below(150)));
                    say(socket, &ClientMessage::Choose { step: offer.step, action: pick(&offer).action.clone() });
                    waits = true;
                }
                ServerMessage::Refused { code, message, .. } => {
                    let late = matches!(code, RefusalCode::Stale | RefusalCode::Unavailable);
                    assert!(late || message.key == "refusal-over", "{code:?} {}", message.key);
                    answered = None;
                    if code == RefusalCode::Unavailable {
                        return;
                    }
                }
                ServerMessage::Over { .. } => {
                    pace.goes_on();
                    self.over = true;
                    return;
                }
                _ => {}
            }
        }
    }
}

/// The next message, as the page waits for it: a line that answers no choice and no ping is dead, and one that is silent is asked.
fn hear_as_a_page_does(socket: &mut Socket, waits: bool) -> Option<ServerMessage> {
    if !waits {
        patience(socket, SILENCE);
        match read(socket) {
            Ok(message) => return message,
            Err(Silent) => say(socket, &ClientMessage::Ping),
        }
    }
    patience(socket, ANSWER);
    read(socket).ok().flatten()
}

/// Nothing came in time.
struct Silent;

fn patience(socket: &mut Socket, patience: Duration) {
    if let MaybeTlsStream::Plain(stream) = socket.socket.get_ref() {
        stream.set_read_timeout(Some(patience)).unwrap();
    }
}

/// The next message; none if the line has ended.
fn read(socket: &mut Socket) -> Result<Option<ServerMessage>, Silent> {
    loop {
        match socket.socket.read() {
            Ok(Message::Text(text)) => return Ok(Some(serde_json::from_str(&text).unwrap())),
            Err(tungstenite::Error::Io(error))
                if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) =>
            {
                return Err(Silent);
            }
            Ok(Message::Close(_)) | Err(_) => return Ok(None),
            Ok(_) => {}
        }
    }
}

/// What was told once stays told: the log grows, and what it said before it says again.
fn remember(told: &mut Vec<LogEntry>, log: &[LogEntry]) {
    let shorter = told.len().min(log.len());
    for (was, is) in told.iter().zip(log) {
        assert_eq!((was.step, was.seat, &was.action), (is.step, is.seat, &is.action), "an entry has changed");
    }
    // Another node may be a moment behind; what it does not know yet is not gone.
    told.extend_from_slice(&log[shorter..]);
}

/// Nobody is told the secret of a game that runs.
fn no_secret(message: &ServerMessage) {
    if let ServerMessage::Welcome { table, .. } | ServerMessage::Table { table, .. } = message
        && table.status != Status::Over
        && let Some(fairness) = &table.fairness
    {
        assert!(fairness.secret.is_none() && fairness.seed.is_none(), "a secret was told");
    }
}

/// Everything that somebody was told is there, as they were told it. Says how many choices that were.
pub fn nothing_lost(nodes: &Nodes, game: &Game) -> usize {
    let mut choices = 0;
    for (n, player) in game.people.iter().enumerate() {
        let since = Instant::now();
        let log = loop {
            if let Some(log) = history(nodes.addr(n % nodes.count()), &player.cookie, &game.id) {
                break log;
            }
            assert!(since.elapsed() < Duration::from_mins(1), "a node does not tell what happened at {}", game.id);
        };
        assert!(log.len() >= player.told.len(), "{} of {} entries are there", log.len(), player.told.len());
        remember(&mut player.told.clone(), &log);
        choices = choices.max(player.told.len());
    }
    if game.over {
        let person = Person { addr: nodes.addr(0), cookie: None };
        let record = person.get(&format!("/api/tables/{}/record", game.id)).text;
        assert!(matches!(check(&record), Chance::Fair { .. }), "{record}");
        shelf::title_of(&record).unwrap().load(&record).expect("every record plays out as it says");
    }
    choices
}

/// All that happened at a table; nothing if the node does not tell it now.
fn history(addr: SocketAddr, cookie: &str, table: &str) -> Option<Vec<LogEntry>> {
    let mut socket = connect(addr, cookie, table)?;
    say(&mut socket, &ClientMessage::Hello { last_step: None, eyes: None });
    let mut log = Vec::new();
    loop {
        match hear(&mut socket)? {
            ServerMessage::Events { entries, .. } => {
                log.extend(entries.into_iter().filter(|entry| entry.seat.is_some()));
            }
            ServerMessage::Offer { .. } => return Some(log),
            _ => {}
        }
    }
}

/// Waits until every node shows the same position to the same eyes. Says how long that took.
pub fn all_agree(nodes: &Nodes, game: &Game) -> Duration {
    let since = Instant::now();
    let cookie = &game.people[0].cookie;
    let mut before = None;
    loop {
        // A node that was away a moment ago may not answer yet.
        let shown: Option<Vec<Offer>> =
            (0..nodes.count()).map(|node| offer(nodes.addr(node), cookie, &game.id)).collect();
        let positions: Vec<String> =
            shown.unwrap_or_default().iter().map(|offer| serde_json::to_string(offer).unwrap()).collect();
        let agreed = positions.first().filter(|first| positions.iter().all(|other| other == *first)).cloned();
        // Bots may still be about to move: twice the same is the end of it.
        if agreed.is_some() && before == agreed {
            return since.elapsed();
        }
        assert!(since.elapsed() < Duration::from_mins(1), "the nodes do not agree about {}", game.id);
        if agreed.is_none() {
            std::thread::sleep(Duration::from_millis(200));
        }
        before = agreed;
    }
}

fn offer(addr: SocketAddr, cookie: &str, table: &str) -> Option<Offer> {
    let mut socket = connect(addr, cookie, table)?;
    say(&mut socket, &ClientMessage::Hello { last_step: None, eyes: None });
    loop {
        if let ServerMessage::Offer { offer } = hear(&mut socket)? {
            return Some(offer);
        }
    }
}

/// Asks one node after another until one does it.
fn insist(nodes: &Nodes, dice: &mut Dice, cookie: Option<&String>, path: &str, body: &Value) -> Answer {
    loop {
        if let Some(answer) = try_once(nodes, dice, cookie, path, body) {
            return answer;
        }
    }
}

fn try_once(nodes: &Nodes, dice: &mut Dice, cookie: Option<&String>, path: &str, body: &Value) -> Option<Answer> {
    let person = Person { addr: nodes.some(dice), cookie: cookie.cloned() };
    let answer = person.try_send("POST", path, Some(body.to_string()), &[], PATIENCE);
    let done = answer.filter(|answer| answer.status == 200);
    if done.is_none() {
        std::thread::sleep(Duration::from_millis(100));
    }
    done
}

fn connect(addr: SocketAddr, cookie: &str, table: &str) -> Option<Socket> {
    call(addr, cookie, table, PATIENCE)
}

fn call(addr: SocketAddr, cookie: &str, table: &str, patience: Duration) -> Option<Socket> {
    let person = Person { addr, cookie: Some(cookie.to_owned()) };
    let connected = person.connect_within(table, &[], patience).ok();
    if connected.is_none() {
        std::thread::sleep(Duration::from_millis(50));
    }
    connected
}
