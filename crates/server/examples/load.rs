//! The load generator of `make bench-server`: many tables in play, two sockets each, against the real program.
//!
//! `load PROGRAM [--tables 2000] [--rate 5500] [--seconds 15] [--stored 100000]` prints its figures as a Markdown table.
#![allow(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    clippy::unwrap_used,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "a measuring tool: it looks at the clock, reads its arguments, and stops where something is wrong"
)]

use std::io::BufRead as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::{Value, json};
use store::{Append, Place, Status, Store, TableRow, Visibility};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::sync::mpsc;

struct Asked {
    program: PathBuf,
    tables: usize,
    rate: f64,
    seconds: u64,
    stored: usize,
}

fn asked() -> Asked {
    let mut args = std::env::args().skip(1);
    let mut asked = Asked {
        program: args.next().expect("the program to measure").into(),
        tables: 2000,
        rate: 5500.0,
        seconds: 15,
        stored: 100_000,
    };
    while let (Some(name), Some(value)) = (args.next(), args.next()) {
        match name.as_str() {
            "--tables" => asked.tables = value.parse().unwrap(),
            "--rate" => asked.rate = value.parse().unwrap(),
            "--seconds" => asked.seconds = value.parse().unwrap(),
            "--stored" => asked.stored = value.parse().unwrap(),
            other => panic!("unknown: {other}"),
        }
    }
    asked
}

/// The program under load.
struct Program {
    child: Child,
    addr: SocketAddr,
    /// From the start of the process to its first answer.
    ready: Duration,
}

impl Program {
    fn start(program: &Path, folder: &Path) -> Self {
        let config = folder.join("load.toml");
        let limits = "change_burst = 1e9\nread_burst = 1e9\nchat_burst = 1e9\nattempts_per_minute = 1e9\nmessages_per_second = 1e9\nmessage_burst = 1e9\nconnections_per_address = 20000\n";
        std::fs::write(&config, format!("idle_seconds = 3600\n[limits]\n{limits}")).unwrap();
        let started = Instant::now();
        let mut child = Command::new(program)
            .args(["serve", "--lang", "en", "--addr", "127.0.0.1:0", "--log", "error", "--config"])
            .arg(&config)
            .arg("--data")
            .arg(folder)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        std::io::BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let addr = line.trim().rsplit("http://").next().unwrap().parse().unwrap();
        let answer = ureq::get(format!("http://{addr}/healthz")).call().unwrap();
        assert_eq!(answer.status().as_u16(), 200);
        Self { child, addr, ready: started.elapsed() }
    }

    /// Kilobytes in memory.
    fn memory(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.trim().trim_end_matches("kB").trim().parse().unwrap()
    }

    fn end(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// A person over HTTP, one connection kept open.
struct Person {
    agent: ureq::Agent,
    base: String,
    cookie: String,
}

impl Person {
    fn new(agent: &ureq::Agent, addr: SocketAddr, name: &str) -> Self {
        let base = format!("http://{addr}");
        let answer = agent.post(format!("{base}/api/me/guest")).send_json(json!({ "name": name })).unwrap();
        let cookie = answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        Self { agent: agent.clone(), base, cookie }
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        let request = self.agent.post(format!("{}{path}", self.base)).header("cookie", &self.cookie);
        request.send_json(body).unwrap().body_mut().read_json().unwrap()
    }

    fn get(&self, path: &str) -> Value {
        let request = self.agent.get(format!("{}{path}", self.base)).header("cookie", &self.cookie);
        request.call().unwrap().body_mut().read_json().unwrap()
    }
}

/// Sets up started tables with two people each: the table and the cookies.
fn set_up(addr: SocketAddr, tables: usize) -> Vec<(String, [String; 2])> {
    let threads = 8;
    std::thread::scope(|scope| {
        let work = |thread: usize| {
            let agent = ureq::Agent::config_builder().build().new_agent();
            let mut made = Vec::new();
            for _ in (thread..tables).step_by(threads) {
                let (anna, ben) = (Person::new(&agent, addr, "Anna"), Person::new(&agent, addr, "Ben"));
                let game = shelf::title("rattus").unwrap_or(shelf::titles()[0]).id();
                let table = json!({ "game": game, "options": "players=2", "seats": [{ "kind": "you" }] });
                let table = anna.post("/api/tables", &table);
                let id = table["table"]["id"].as_str().unwrap().to_owned();
                ben.post(&format!("/api/tables/{id}/sit"), &json!({ "code": table["you"]["sit_code"] }));
                anna.post(&format!("/api/tables/{id}/start"), &json!({}));
                made.push((id, [anna.cookie, ben.cookie]));
            }
            made
        };
        let workers: Vec<_> = (0..threads).map(|thread| scope.spawn(move || work(thread))).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    })
}

/// The part of a message that a player needs.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(borrow)]
    offer: Option<HeardOffer<'a>>,
}

#[derive(Deserialize)]
struct HeardOffer<'a> {
    step: u32,
    #[serde(borrow)]
    options: Vec<HeardOption<'a>>,
}

#[derive(Deserialize)]
struct HeardOption<'a> {
    action: &'a str,
}

/// What all players share.
struct Shared {
    measuring: AtomicBool,
    ending: AtomicBool,
    /// Nanoseconds between two choices of one table; 0 means at once.
    pause: AtomicU64,
    playing: AtomicBool,
}

/// One socket: answers when it is asked, and notes how long the answer to a choice takes.
async fn player(
    addr: SocketAddr,
    table: String,
    cookie: String,
    number: usize,
    shared: Arc<Shared>,
    times: mpsc::UnboundedSender<u32>,
) {
    let mut stream = BufReader::with_capacity(2048, TcpStream::connect(addr).await.unwrap());
    stream.get_ref().set_nodelay(true).unwrap();
    let head = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {addr}\r\nCookie: {cookie}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.get_mut().write_all(head.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        answer.push(stream.read_u8().await.unwrap());
    }
    assert!(answer.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&answer));
    say(&mut stream, r#"{"type":"hello","last_step":null}"#).await;
    // The start waits for the numbers of all who sit here; where it did not wait for this one, a refusal is not heard.
    say(&mut stream, &format!(r#"{{"type":"nonce","nonce":"{}"}}"#, "ab".repeat(16))).await;
    let mut sent: Option<(u32, Instant)> = None;
    let mut frame = Vec::new();
    while hear(&mut stream, &mut frame).await {
        let message: Heard<'_> = serde_json::from_slice(&frame).unwrap();
        let Some(offer) = message.offer.filter(|_| message.kind == "offer") else { continue };
        if let Some((step, at)) = sent
            && offer.step > step
        {
            if shared.measuring.load(Ordering::Relaxed) {
                let _ = times.send(at.elapsed().as_micros() as u32);
            }
            sent = None;
        }
        if offer.options.is_empty() || sent.is_some() {
            continue;
        }
        let action = offer.options[(offer.step as usize * 7 + number) % offer.options.len()].action;
        let message = json!({ "type": "choose", "step": offer.step, "action": action }).to_string();
        let step = offer.step;
        while !shared.playing.load(Ordering::Relaxed) {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        let pause = shared.pause.load(Ordering::Relaxed);
        if pause > 0 {
            // Spread, so that tables do not march in step: between half and one and a half times the pause.
            let spread = (u64::from(step) * 2_654_435_761 + number as u64 * 40_503) % 1000;
            tokio::time::sleep(Duration::from_nanos(pause / 2 + pause * spread / 1000)).await;
        }
        if shared.ending.load(Ordering::Relaxed) {
            // Stay connected, but be quiet.
            continue;
        }
        sent = Some((step, Instant::now()));
        say(&mut stream, &message).await;
    }
}

async fn say(stream: &mut BufReader<TcpStream>, text: &str) {
    let mut frame = vec![0x81];
    match text.len() {
        length @ 0..126 => frame.push(0x80 | length as u8),
        length => {
            frame.push(0x80 | 0x7e);
            frame.extend((length as u16).to_be_bytes());
        }
    }
    // A mask of noughts is a mask.
    frame.extend([0; 4]);
    frame.extend(text.as_bytes());
    let _ = stream.get_mut().write_all(&frame).await;
}

/// Reads one text frame; pings need no answer in so short a time.
async fn hear(stream: &mut BufReader<TcpStream>, frame: &mut Vec<u8>) -> bool {
    loop {
        let Ok(first) = stream.read_u8().await else { return false };
        let Ok(second) = stream.read_u8().await else { return false };
        let length = match second & 0x7f {
            126 => usize::from(stream.read_u16().await.unwrap()),
            127 => stream.read_u64().await.unwrap() as usize,
            short => usize::from(short),
        };
        frame.resize(length, 0);
        if stream.read_exact(frame).await.is_err() || first & 0x0f == 8 {
            return false;
        }
        if first & 0x0f == 1 {
            return true;
        }
    }
}

/// Choices a second, and how long 50 %, 99 % and all of them took.
fn figures(times: &mut [u32], elapsed: Duration) -> (f64, f64, f64, f64) {
    times.sort_unstable();
    let at = |part: f64| times.get(((times.len() as f64 * part) as usize).min(times.len().saturating_sub(1)));
    let ms = |part: f64| f64::from(at(part).copied().unwrap_or(0)) / 1000.0;
    (times.len() as f64 / elapsed.as_secs_f64(), ms(0.5), ms(0.99), ms(1.0))
}

async fn measure(shared: &Shared, times: &mut mpsc::UnboundedReceiver<u32>, seconds: u64) -> (f64, f64, f64, f64) {
    tokio::time::sleep(Duration::from_secs(3)).await;
    while times.try_recv().is_ok() {}
    shared.measuring.store(true, Ordering::Relaxed);
    let started = Instant::now();
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    shared.measuring.store(false, Ordering::Relaxed);
    let elapsed = started.elapsed();
    let mut all = Vec::new();
    while let Ok(time) = times.try_recv() {
        all.push(time);
    }
    figures(&mut all, elapsed)
}

fn main() {
    let asked = asked();
    let folder = tempfile::tempdir_in(std::env::current_dir().unwrap()).unwrap();
    let program = Program::start(&asked.program, folder.path());
    let empty = program.memory();
    let tables = set_up(program.addr, asked.tables);
    let with_tables = program.memory();
    let addr = program.addr;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let (paced, flat_out, with_sockets, in_play) = runtime.block_on(async {
        let shared = Arc::new(Shared {
            measuring: AtomicBool::new(false),
            ending: AtomicBool::new(false),
            pause: AtomicU64::new((asked.tables as f64 / asked.rate * 1e9) as u64),
            playing: AtomicBool::new(false),
        });
        let (sender, mut times) = mpsc::unbounded_channel();
        let mut number = 0;
        for (table, cookies) in &tables {
            for cookie in cookies {
                let (shared, sender) = (Arc::clone(&shared), sender.clone());
                tokio::spawn(player(addr, table.clone(), cookie.clone(), number, shared, sender));
                number += 1;
            }
            if number % 100 == 0 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        tokio::time::sleep(Duration::from_secs(3)).await;
        let with_sockets = program.memory();
        shared.playing.store(true, Ordering::Relaxed);
        let paced = measure(&shared, &mut times, asked.seconds).await;
        let in_play = program.memory();
        shared.pause.store(0, Ordering::Relaxed);
        let flat_out = measure(&shared, &mut times, asked.seconds.min(6)).await;
        shared.ending.store(true, Ordering::Relaxed);
        (paced, flat_out, with_sockets, in_play)
    });
    drop(runtime);
    program.end();
    let opening = open_cold(&asked.program, folder.path(), &tables);
    fill(folder.path(), &tables[0].0, asked.stored);
    let starts: Vec<Duration> = (0..5)
        .map(|_| {
            let program = Program::start(&asked.program, folder.path());
            let ready = program.ready;
            program.end();
            ready
        })
        .collect();

    let sockets = asked.tables * 2;
    println!("| figure | measured | to reach |\n|---|---|---|");
    println!("| tables in play, sockets | {}, {sockets} | 2,000, 4,000 |", asked.tables);
    println!("| choices a second (paced) | {:.0} | |", paced.0);
    println!(
        "| 50 %, 99 %, all within | {:.1} ms, {:.1} ms, {:.1} ms | 99 % within 50 ms |",
        paced.1, paced.2, paced.3
    );
    println!("| choices a second (flat out) | {:.0} | 5,000 |", flat_out.0);
    println!(
        "| 50 %, 99 %, all within, flat out | {:.1} ms, {:.1} ms, {:.1} ms | |",
        flat_out.1, flat_out.2, flat_out.3
    );
    println!("| memory a table | {:.1} kB | 60 kB |", (with_tables - empty) / asked.tables as f64);
    println!("| memory an idle socket | {:.1} kB | 10 kB |", (with_sockets - with_tables) / sockets as f64);
    let both = (in_play - empty) / asked.tables as f64;
    println!("| memory a table with its two sockets, in play | {both:.1} kB | |");
    let worst = opening.iter().max().unwrap();
    let middle = opening[opening.len() / 2];
    println!("| opening a table from the store | {:.2} ms (worst {:.2} ms) | 20 ms |", ms(middle), ms(*worst));
    let stored = asked.stored;
    println!(
        "| start to first answer with {stored} stored tables | {:.0} ms (worst of 5) | 150 ms |",
        ms(*starts.iter().max().unwrap())
    );
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// How long tables that are not in memory take to be shown.
fn open_cold(program: &Path, folder: &Path, tables: &[(String, [String; 2])]) -> Vec<Duration> {
    let program = Program::start(program, folder);
    let agent = ureq::Agent::config_builder().build().new_agent();
    let person = Person::new(&agent, program.addr, "Cleo");
    let open = |(table, _): &(String, [String; 2])| {
        let started = Instant::now();
        let answer = person.get(&format!("/api/tables/{table}"));
        assert_eq!(answer["table"]["status"].as_str().map(|status| status != "waiting"), Some(true));
        started.elapsed()
    };
    let mut times: Vec<Duration> = tables.iter().take(200).map(open).collect();
    times.sort_unstable();
    program.end();
    times
}

/// Fills the store with copies of a table that was played.
fn fill(folder: &Path, table: &str, count: usize) {
    let store = Store::open(&Place::File(folder.join("lazaret.db"))).unwrap();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let journal = store.journal(table).await.unwrap();
        let mut writing = tokio::task::JoinSet::new();
        for copy in 0..count {
            let (store, journal) = (store.clone(), journal.iter().take(12).cloned().collect::<Vec<_>>());
            writing.spawn(async move {
                for entry in journal {
                    let row = (entry.number == 0).then(|| TableRow {
                        game: "rattus".to_owned(),
                        status: Status::Playing,
                        visibility: Visibility::Private,
                        sit_code: format!("stored {copy}"),
                        host: "nobody".to_owned(),
                        bots: false,
                        wake_at: None,
                        created_at: entry.at,
                        seats: Vec::new(),
                    });
                    let table = format!("stored-{copy}");
                    let append = Append { table, number: entry.number, at: entry.at, body: entry.body, row };
                    store.append(append).await.unwrap();
                }
            });
            if writing.len() >= 5000 {
                writing.join_next().await;
            }
        }
        writing.join_all().await;
    });
    store.close();
}
