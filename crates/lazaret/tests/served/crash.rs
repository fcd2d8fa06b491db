//! The server is killed a hundred times in the middle of games, on each database: every acknowledged choice is there
//! afterwards, none twice, and the games go on to the end.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::common::{Person, Socket, game, pick};
use crate::dying::{hear, say};
use protocol::{ClientMessage, Deed, LogEntry, Offer, RefusalCode, ServerMessage};
use serde_json::json;
use store::{Place, testkit};
use table::fairness::{Chance, check};

/// So often each server is killed.
const KILLS: u32 = 100;
/// So many games run at once.
const GAMES: usize = 3;

/// The real program.
struct Program {
    child: Child,
    addr: std::net::SocketAddr,
}

impl Program {
    fn start(args: &[String]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_lazaret"))
            .args(["serve", "--lang", "en", "--addr", "127.0.0.1:0", "--log", "error"])
            .args(args)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let addr = line.trim().rsplit("http://").next().and_then(|addr| addr.parse().ok());
        Self { addr: addr.unwrap_or_else(|| panic!("it should say where it listens: {line:?}")), child }
    }

    /// SIGKILL.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// A game of one person against a bot, and what the person has seen of it for certain.
struct Game {
    person: Option<Person>,
    table: String,
    /// Entries that the server has told: they are committed.
    acknowledged: Vec<LogEntry>,
    /// A choice that was sent and not answered.
    pending: Option<(u32, String)>,
    over: bool,
    /// Games that are finished.
    finished: Vec<String>,
    choices: usize,
    overtaken: usize,
}

impl Game {
    fn new() -> Self {
        Self {
            person: None,
            table: String::new(),
            acknowledged: Vec::new(),
            pending: None,
            over: false,
            finished: Vec::new(),
            choices: 0,
            overtaken: 0,
        }
    }

    /// Sits down, at a new table if the last game is over.
    fn sit(&mut self, addr: std::net::SocketAddr) {
        let person = self.person.get_or_insert_with(|| {
            let mut person = Person { addr, cookie: None };
            person.post("/api/me/guest", &json!({ "name": "Anna" })).ok();
            person
        });
        person.addr = addr;
        if self.over {
            self.finished.push(std::mem::take(&mut self.table));
            self.acknowledged.clear();
            (self.pending, self.over) = (None, false);
        }
        if self.table.is_empty() {
            let seats = json!([{ "kind": "you" }, { "kind": "bot", "level": "random" }]);
            let created = person.create(json!({ "game": game(), "options": "players=2", "seats": seats }));
            person.start(&created.table.id);
            self.table = created.table.id;
        }
    }

    /// Plays until the connection breaks or the game is over.
    fn play(&mut self) {
        let Some(person) = &self.person else { return };
        let Ok(mut socket) = person.connect(&self.table, &[]) else { return };
        say(&mut socket, &ClientMessage::Hello { last_step: None, eyes: None });
        let mut known = None;
        while let Some(message) = hear(&mut socket) {
            match message {
                ServerMessage::Events { entries, .. } if known.is_none() => {
                    let entries: Vec<_> = entries.into_iter().filter(|entry| entry.seat.is_some()).collect();
                    self.compare(&entries);
                    known = Some(entries.len());
                    self.acknowledged = entries;
                    // What was sent before the server died is sent again, as an anxious client would.
                    if let Some((step, action)) = self.pending.clone() {
                        say(&mut socket, &ClientMessage::Choose { step, action });
                    }
                }
                ServerMessage::Events { entries, .. } => {
                    for entry in entries {
                        assert_eq!(entry.step as usize, self.acknowledged.len(), "one after another");
                        self.acknowledged.push(entry);
                    }
                }
                ServerMessage::Offer { offer } => self.answer(&mut socket, &offer),
                ServerMessage::Refused { code, .. } => {
                    assert_eq!(code, RefusalCode::Stale, "only what came too late is refused");
                    self.overtaken += 1;
                }
                ServerMessage::Over { .. } => {
                    self.over = true;
                    return;
                }
                _ => {}
            }
        }
    }

    /// Everything that was acknowledged is there, unchanged and in its place. What was sent without an answer is there
    /// once or not at all.
    fn compare(&self, now: &[LogEntry]) {
        assert!(now.len() >= self.acknowledged.len(), "{} of {} entries are there", now.len(), self.acknowledged.len());
        for (step, (was, is)) in self.acknowledged.iter().zip(now).enumerate() {
            assert_eq!((was.step, was.seat, &was.action), (is.step, is.seat, &is.action), "entry {step}");
        }
        if let Some((step, action)) = &self.pending {
            let later = now.iter().skip(*step as usize);
            let mine = later
                .filter(|entry| {
                    entry.seat == Some(0) && entry.deed == Deed::Choice && entry.action.as_ref() == Some(action)
                })
                .take(2);
            // The server goes on with the bot at once, never with the person.
            assert!(mine.count() <= 1, "a choice counts once");
        }
    }

    fn answer(&mut self, socket: &mut Socket, offer: &Offer) {
        if offer.options.is_empty() || self.pending.as_ref().is_some_and(|(step, _)| *step == offer.step) {
            return;
        }
        let action = pick(offer).action.clone();
        self.pending = Some((offer.step, action.clone()));
        self.choices += 1;
        say(socket, &ClientMessage::Choose { step: offer.step, action });
    }
}

fn survive(args: &[String]) {
    let settings = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(settings.path(), crate::UNLIMITED).unwrap();
    let args = &[args, &["--config".to_owned(), settings.path().display().to_string()]].concat();
    let mut games: Vec<Game> = (0..GAMES).map(|_| Game::new()).collect();
    for kill in 0..KILLS {
        let program = Program::start(args);
        for game in &mut games {
            game.sit(program.addr);
        }
        std::thread::scope(|scope| {
            for game in &mut games {
                scope.spawn(|| game.play());
            }
            // Another moment each time.
            std::thread::sleep(Duration::from_millis(u64::from(20 + kill * 37 % 90)));
            program.kill();
        });
    }
    let program = Program::start(args);
    for game in &mut games {
        if !game.over {
            game.sit(program.addr);
            game.play();
        }
        assert!(game.over, "the game goes on to its end");
        game.finished.push(game.table.clone());
        let person = game.person.as_mut().unwrap();
        person.addr = program.addr;
        for table in &game.finished {
            let record = person.get(&format!("/api/tables/{table}/record")).text;
            assert_eq!(check(&record), Chance::Fair { accounted: vec![0, 1], silent: Vec::new() });
            shelf::title_of(&record).unwrap().load(&record).expect("every record plays out as it says");
        }
    }
    let (choices, overtaken): (usize, usize) =
        games.iter().fold((0, 0), |(choices, late), game| (choices + game.choices, late + game.overtaken));
    let finished: usize = games.iter().map(|game| game.finished.len()).sum();
    println!("{KILLS} kills, {choices} choices, {overtaken} sent again and known, {finished} games to the end");
    assert!(choices > KILLS as usize, "there was something to lose");
    program.kill();
}

#[test]
fn sqlite_survives_a_hundred_kills() {
    let folder = tempfile::tempdir().unwrap();
    survive(&["--data".to_owned(), folder.path().display().to_string()]);
}

#[test]
fn postgresql_survives_a_hundred_kills() {
    let Place::Postgres(address) = testkit::fresh_postgres() else { unreachable!("it is PostgreSQL") };
    survive(&["--database".to_owned(), address]);
}
