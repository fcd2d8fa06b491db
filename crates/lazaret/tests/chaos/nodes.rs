//! The real program, several times on one database.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::Dice;
use crate::common::Person;
use crate::gate::Gate;
use store::{Place, testkit};

/// The settings of nodes that let nobody wait.
pub const SETTINGS: &str = "bot_threads = 1\ngrace_seconds = 2\ndrain_seconds = 0\n\
    [limits]\nchange_burst = 1e9\nattempts_per_minute = 1e9\nmessages_per_second = 1e9\nmessage_burst = 1e9\n\
    tables_per_person = 1000\n";

/// So long a proxy waits for a node to say that it is ready: `deploy/Caddyfile` says the same.
const PROXY_WAITS: Duration = Duration::from_secs(2);

pub struct Nodes {
    /// The way of each node to the database.
    gates: Vec<Gate>,
    /// Nodes to which nobody is sent: a proxy has found that they do not answer.
    out: Vec<AtomicBool>,
    /// The address of the database, past the doors.
    straight: String,
    database: String,
    settings: tempfile::NamedTempFile,
    running: Mutex<Vec<Option<(Child, SocketAddr)>>>,
}

impl Nodes {
    pub fn start_all(count: usize) -> Self {
        Self::start_with(count, SETTINGS)
    }

    /// Nodes with settings of their own.
    pub fn start_with(count: usize, settings: &str) -> Self {
        let Place::Postgres(database) = testkit::fresh_postgres() else { unreachable!("it is PostgreSQL") };
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), settings).unwrap();
        let port =
            database.rsplit(':').next().and_then(|rest| rest.split('/').next()).and_then(|port| port.parse().ok());
        let port: u16 = port.expect("the address has a port");
        let gates: Vec<_> = (0..count).map(|_| Gate::to(port)).collect();
        let out = (0..count).map(|_| AtomicBool::new(false)).collect();
        // Each node finds the port of its own door here.
        let straight = database.clone();
        let database = database.replace(&format!(":{port}/"), ":PORT/");
        let nodes = Self {
            gates,
            out,
            straight,
            database,
            settings: file,
            running: Mutex::new((0..count).map(|_| None).collect()),
        };
        // All at once, on an empty database.
        std::thread::scope(|scope| {
            for node in 0..count {
                let nodes = &nodes;
                scope.spawn(move || nodes.start(node));
            }
        });
        nodes
    }

    pub fn count(&self) -> usize {
        self.running.lock().unwrap().len()
    }

    /// Starts a node; one that finds no database tries again.
    pub fn start(&self, node: usize) {
        let patience = Instant::now() + Duration::from_mins(1);
        while Instant::now() < patience {
            let mut child = Command::new(env!("CARGO_BIN_EXE_lazaret"))
                .args(["serve", "--lang", "en", "--addr", "127.0.0.1:0", "--log", "off", "--database"])
                .arg(self.database.replace("PORT", &self.gates[node].port().to_string()))
                .arg("--config")
                .arg(self.settings.path())
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .unwrap();
            let mut line = String::new();
            BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
            if let Some(addr) = line.trim().rsplit("http://").next().and_then(|addr| addr.parse().ok()) {
                self.running.lock().unwrap()[node] = Some((child, addr));
                return;
            }
            child.wait().unwrap();
            std::thread::sleep(Duration::from_millis(200));
        }
        panic!("a node does not start");
    }

    /// SIGKILL.
    pub fn kill(&self, node: usize) {
        if let Some((mut child, _)) = self.running.lock().unwrap()[node].take() {
            child.kill().unwrap();
            child.wait().unwrap();
        }
    }

    /// SIGTERM, and it ends in peace.
    pub fn end(&self, node: usize) {
        self.signal(node, "TERM");
        let Some((mut child, _)) = self.running.lock().unwrap()[node].take() else { return };
        assert!(child.wait().unwrap().success(), "a node that is asked to end says that all went well");
    }

    /// The node and the database do not hear each other for so long.
    pub fn cut_off(&self, node: usize, length: Duration) {
        self.gates[node].shut();
        std::thread::sleep(length);
        self.gates[node].open();
    }

    pub fn signal(&self, node: usize, signal: &str) {
        if let Some((child, _)) = &self.running.lock().unwrap()[node] {
            let sent = Command::new("kill").arg(format!("-{signal}")).arg(child.id().to_string()).status().unwrap();
            assert!(sent.success());
        }
    }

    /// Where a node listens, if it runs.
    pub fn addr_of(&self, node: usize) -> Option<SocketAddr> {
        self.running.lock().unwrap()[node].as_ref().map(|(_, addr)| *addr)
    }

    pub fn addr(&self, node: usize) -> SocketAddr {
        self.addr_of(node).expect("it runs")
    }

    /// Freezes a node inside a transaction in which it has written something. Tries until that is so.
    pub fn freeze_while_writing(&self, node: usize) {
        let patience = Instant::now() + Duration::from_mins(1);
        loop {
            self.signal(node, "STOP");
            // What was under way arrives.
            std::thread::sleep(Duration::from_millis(10));
            if self.gates[node].has(&testkit::silent_writers(&self.straight)) {
                return;
            }
            self.signal(node, "CONT");
            assert!(Instant::now() < patience, "node {node} writes nothing");
            std::thread::sleep(Duration::from_millis(7));
        }
    }

    /// A host vanishes without a word: nothing comes from it any more, and what is sent to it goes nowhere.
    pub fn vanish(&self, node: usize) {
        self.gates[node].shut();
        self.signal(node, "STOP");
    }

    /// Another machine takes the place of a host that has vanished.
    pub fn replace(&self, node: usize) {
        self.kill(node);
        self.gates[node].open();
        self.start(node);
    }

    /// Looks once whether nodes are ready, as a proxy does, and sends nobody to those that are not.
    pub fn look(&self) {
        std::thread::scope(|scope| {
            for (node, out) in self.out.iter().enumerate() {
                scope.spawn(move || {
                    let ready = self.addr_of(node).is_some_and(|addr| {
                        let person = Person { addr, cookie: None };
                        let answer = person.try_send("GET", "/readyz", None, &[], PROXY_WAITS);
                        answer.is_some_and(|answer| answer.status == 200)
                    });
                    out.store(!ready, Ordering::Relaxed);
                });
            }
        });
    }

    /// Some node that runs, as far as it is known.
    pub fn some(&self, dice: &mut Dice) -> SocketAddr {
        loop {
            let node = dice.below(self.count() as u64) as usize;
            if let Some(addr) = self.addr_of(node).filter(|_| !self.out[node].load(Ordering::Relaxed)) {
                return addr;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits until every node answers.
    pub fn await_health(&self) {
        let patience = Instant::now() + Duration::from_mins(1);
        for node in 0..self.count() {
            let person = Person { addr: self.addr(node), cookie: None };
            while person.try_send("GET", "/healthz", None, &[], Duration::from_secs(2)).is_none_or(|a| a.status != 200)
            {
                assert!(Instant::now() < patience, "node {node} does not come back");
                std::thread::sleep(Duration::from_millis(50));
            }
        }
    }
}

impl Drop for Nodes {
    fn drop(&mut self) {
        let mut running = self.running.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        for (child, _) in running.iter_mut().flatten() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
