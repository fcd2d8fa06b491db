//! The load generator of `make bench-server`: many tables in play, two sockets each, against the real program.
//!
//! `load PROGRAM [--tables 2000] [--rate 5500] [--seconds 15] [--stored 100000] [--crowd 4000]` prints its figures as a Markdown table.
//! With `--database postgres://… --nodes 2` the two people of a table sit at different nodes of one database, and it is
//! measured how long the one who looks on waits for the choice of the other.
//!
//! `load PROGRAM --tables 10000 --rate 1250 --seconds 30 --crowd 0 --stored 0` has 20,000 sockets, and a choice at each table every
//! eight seconds, as docs/scale.md reckons; it wants more than 20,000 open files. Nought people in the crowd, or tables in the
//! store, leave those parts out. All of it is on loopback and ends by itself.
#![allow(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    clippy::unwrap_used,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "a measuring tool: it looks at the clock, reads its arguments, and stops where something is wrong"
)]

mod line;
mod player;
mod storm;

use std::io::BufRead as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use player::{LastSent, Seat, Shared, player};
use serde_json::{Value, json};
use store::{Append, Place, Status, Store, TableRow, Visibility};
use storm::{Storm, storm};
use tokio::sync::mpsc;

struct Asked {
    program: PathBuf,
    tables: usize,
    rate: f64,
    seconds: u64,
    stored: usize,
    crowd: usize,
    database: Option<String>,
    nodes: usize,
}

fn asked() -> Asked {
    let mut args = std::env::args().skip(1);
    let mut asked = Asked {
        program: args.next().expect("the program to measure").into(),
        tables: 2000,
        rate: 5500.0,
        seconds: 15,
        stored: 100_000,
        crowd: 4000,
        database: None,
        nodes: 1,
    };
    while let (Some(name), Some(value)) = (args.next(), args.next()) {
        match name.as_str() {
            "--tables" => asked.tables = value.parse().unwrap(),
            "--rate" => asked.rate = value.parse().unwrap(),
            "--seconds" => asked.seconds = value.parse().unwrap(),
            "--stored" => asked.stored = value.parse().unwrap(),
            "--crowd" => asked.crowd = value.parse().unwrap(),
            "--database" => asked.database = Some(value),
            "--nodes" => asked.nodes = value.parse().unwrap(),
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
    fn start(program: &Path, folder: &Path, database: Option<&str>) -> Self {
        let config = folder.join("load.toml");
        let limits = "change_burst = 1e9\nread_burst = 1e9\nchat_burst = 1e9\nattempts_per_minute = 1e9\nmessages_per_second = 1e9\nmessage_burst = 1e9\nconnections = 50000\nconnections_per_address = 50000\n";
        std::fs::write(&config, format!("idle_seconds = 3600\nmetrics_addr = \"off\"\n[limits]\n{limits}")).unwrap();
        let started = Instant::now();
        let mut child = Command::new(program)
            .args(["serve", "--lang", "en", "--addr", "127.0.0.1:0", "--log", "error", "--config"])
            .arg(&config)
            .arg("--data")
            .arg(folder)
            .args(database.iter().flat_map(|address| ["--database", address]))
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

    /// Seconds of a processor that it has used.
    fn used(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap();
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
        // In the kernel and outside it, in hundredths.
        (fields[11].parse::<f64>().unwrap() + fields[12].parse::<f64>().unwrap()) / 100.0
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
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
    let deadline = Instant::now() + Duration::from_mins(5);
    std::thread::scope(|scope| {
        let work = |thread: usize| {
            let agent = ureq::Agent::config_builder().build().new_agent();
            let mut made = Vec::new();
            for _ in (thread..tables).step_by(threads) {
                assert!(Instant::now() < deadline, "{} tables in five minutes", made.len() * threads);
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

/// Choices a second, and how long 50 %, 99 % and all of them took.
fn figures(times: &mut [u32], elapsed: Duration) -> (f64, f64, f64, f64) {
    times.sort_unstable();
    let at = |part: f64| times.get(((times.len() as f64 * part) as usize).min(times.len().saturating_sub(1)));
    let ms = |part: f64| f64::from(at(part).copied().unwrap_or(0)) / 1000.0;
    (times.len() as f64 / elapsed.as_secs_f64(), ms(0.5), ms(0.99), ms(1.0))
}

/// Lets them play for so long. Also says how many microseconds of a processor a choice costs all nodes together.
async fn measure(
    shared: &Shared,
    nodes: &[Program],
    times: &mut mpsc::UnboundedReceiver<u32>,
    seconds: u64,
) -> ((f64, f64, f64, f64), f64) {
    let used = || nodes.iter().map(Program::used).sum::<f64>();
    tokio::time::sleep(Duration::from_secs(3)).await;
    while times.try_recv().is_ok() {}
    shared.measuring.store(true, Ordering::Relaxed);
    let (started, before) = (Instant::now(), used());
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    shared.measuring.store(false, Ordering::Relaxed);
    let (elapsed, used) = (started.elapsed(), used() - before);
    let mut all = Vec::new();
    while let Ok(time) = times.try_recv() {
        all.push(time);
    }
    let cost = used * 1e6 / all.len().max(1) as f64;
    (figures(&mut all, elapsed), cost)
}

/// What a run showed: choices a second and their times, paced and flat out; how long others waited to see them; kilobytes
/// of the first node with its sockets, and in play.
struct Run {
    paced: (f64, f64, f64, f64),
    flat_out: (f64, f64, f64, f64),
    seen: (f64, f64, f64, f64),
    with_sockets: f64,
    in_play: f64,
    /// Microseconds of a processor for a choice, paced and flat out.
    cost: (f64, f64),
}

/// Lets every table be played, its people at one node after the other.
fn run(asked: &Asked, nodes: &[Program], tables: &[(String, [String; 2])]) -> Run {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    runtime.block_on(async {
        let shared = Arc::new(Shared {
            measuring: AtomicBool::new(false),
            ending: AtomicBool::new(false),
            pause: AtomicU64::new((asked.tables as f64 / asked.rate * 1e9) as u64),
            playing: AtomicBool::new(false),
            joined: AtomicUsize::new(0),
        });
        let (sender, mut times) = mpsc::unbounded_channel();
        let (looker, mut looks) = mpsc::unbounded_channel();
        let mut number = 0;
        for (table, cookies) in tables {
            let last_sent = LastSent::default();
            for cookie in cookies {
                let seat = Seat {
                    addr: nodes[number % nodes.len()].addr,
                    table: table.clone(),
                    cookie: cookie.clone(),
                    number,
                    last_sent: Arc::clone(&last_sent),
                    times: sender.clone(),
                    seen: looker.clone(),
                };
                tokio::spawn(player(seat, Arc::clone(&shared)));
                number += 1;
            }
            if number % 100 == 0 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        let patience = Instant::now() + Duration::from_mins(2);
        while shared.joined.load(Ordering::Relaxed) < number {
            assert!(Instant::now() < patience, "{:?} of {number} sockets", shared.joined);
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        tokio::time::sleep(Duration::from_secs(3)).await;
        let with_sockets = nodes[0].memory();
        shared.playing.store(true, Ordering::Relaxed);
        let (paced, cost_paced) = measure(&shared, nodes, &mut times, asked.seconds).await;
        let mut waited = Vec::new();
        while let Ok(time) = looks.try_recv() {
            waited.push(time);
        }
        let seen = figures(&mut waited, Duration::from_secs(asked.seconds));
        let in_play = nodes[0].memory();
        shared.pause.store(0, Ordering::Relaxed);
        let (flat_out, cost_flat_out) = measure(&shared, nodes, &mut times, asked.seconds.min(6)).await;
        shared.ending.store(true, Ordering::Relaxed);
        Run { paced, flat_out, seen, with_sockets, in_play, cost: (cost_paced, cost_flat_out) }
    })
}

/// Many who come to watch one table of a program that does nothing else.
fn crowd(asked: &Asked) -> Storm {
    let folder = tempfile::tempdir_in(std::env::current_dir().unwrap()).unwrap();
    let program = Program::start(&asked.program, folder.path(), None);
    let tables = set_up(program.addr, 1);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let crowd = runtime.block_on(storm(&program, &tables[0].0, &tables[0].1, asked.crowd));
    drop(program);
    crowd
}

/// Several nodes on one database.
fn several(asked: &Asked, database: &str) {
    let folder = tempfile::tempdir_in(std::env::current_dir().unwrap()).unwrap();
    let nodes: Vec<_> =
        (0..asked.nodes).map(|_| Program::start(&asked.program, folder.path(), Some(database))).collect();
    let tables = set_up(nodes[0].addr, asked.tables);
    let Run { paced, flat_out, seen, .. } = run(asked, &nodes, &tables);
    println!(
        "| nodes, tables | choices a second, paced; 50 %, 99 % answered within | the other has seen them within: 50 %, 99 % | flat out |"
    );
    println!("|---|---|---|---|");
    println!(
        "| {}, {} | {:.0}; {:.1} ms, {:.1} ms | {:.1} ms, {:.1} ms | {:.0} |",
        asked.nodes, asked.tables, paced.0, paced.1, paced.2, seen.1, seen.2, flat_out.0
    );
    drop(nodes);
}

fn main() {
    let asked = asked();
    if let Some(database) = &asked.database {
        return several(&asked, database);
    }
    let crowd = (asked.crowd > 0).then(|| crowd(&asked));
    let folder = tempfile::tempdir_in(std::env::current_dir().unwrap()).unwrap();
    let program = Program::start(&asked.program, folder.path(), None);
    let empty = program.memory();
    let tables = set_up(program.addr, asked.tables);
    let with_tables = program.memory();
    let program = [program];
    let Run { paced, flat_out, with_sockets, in_play, cost, .. } = run(&asked, &program, &tables);
    drop(program);
    let opening = open_cold(&asked.program, folder.path(), &tables);
    if asked.stored > 0 {
        fill(folder.path(), &tables[0].0, asked.stored);
    }
    let starts = (0..5).map(|_| Program::start(&asked.program, folder.path(), None).ready);
    let slowest = starts.max().unwrap();

    let sockets = asked.tables * 2;
    println!("| figure | measured | to reach |\n|---|---|---|");
    println!("| tables in play, sockets | {}, {sockets} | 2,000, 4,000 |", asked.tables);
    println!("| choices a second (paced) | {:.0} | |", paced.0);
    println!(
        "| 50 %, 99 %, all within | {:.1} ms, {:.1} ms, {:.1} ms | 99 % within 20 ms |",
        paced.1, paced.2, paced.3
    );
    println!("| choices a second (flat out) | {:.0} | 10,000 |", flat_out.0);
    println!(
        "| 50 %, 99 %, all within, flat out | {:.1} ms, {:.1} ms, {:.1} ms | |",
        flat_out.1, flat_out.2, flat_out.3
    );
    println!("| of a processor for a choice, paced and flat out | {:.0} µs, {:.0} µs | |", cost.0, cost.1);
    println!(
        "| memory of the program, with its sockets and in play | {:.0} MB, {:.0} MB | |",
        with_sockets / 1e3,
        in_play / 1e3
    );
    println!("| memory a table | {:.1} kB | 60 kB |", (with_tables - empty) / asked.tables as f64);
    let joined = (with_sockets - with_tables) / sockets as f64;
    println!("| memory a socket that its table starts with | {joined:.1} kB | 8 kB |");
    let both = (in_play - empty) / asked.tables as f64;
    println!("| memory a table with its two sockets, in play | {both:.1} kB | |");
    if let Some(Storm { joined, within, kilobytes, saw }) = crowd {
        println!("| memory an idle socket | {kilobytes:.1} kB | 8 kB |");
        println!(
            "| people who come to watch one table at once: shown it, saw the next choice | {joined} of {} within {:.0} ms, {saw} | nobody lost |",
            asked.crowd,
            ms(within)
        );
    }
    let worst = opening.iter().max().unwrap();
    let middle = opening[opening.len() / 2];
    println!("| opening a table from the store | {:.2} ms (worst {:.2} ms) | 20 ms |", ms(middle), ms(*worst));
    let stored = asked.stored;
    println!("| start to first answer with {stored} stored tables | {:.0} ms (worst of 5) | 50 ms |", ms(slowest));
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// How long tables that are not in memory take to be shown.
fn open_cold(program: &Path, folder: &Path, tables: &[(String, [String; 2])]) -> Vec<Duration> {
    let program = Program::start(program, folder, None);
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
    drop(program);
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
                    let append =
                        Append { table, number: entry.number, at: entry.at, body: entry.body, row, result: None };
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
