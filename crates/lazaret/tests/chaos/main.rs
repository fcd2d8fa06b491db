//! Three nodes on one database, people who wander between them, and everything that can break, breaking: nodes are
//! killed, frozen and cut off from the database, the database is crashed. Nothing that was acknowledged is lost, and in the end all agree.
#![allow(
    clippy::unwrap_used,
    clippy::disallowed_types,
    clippy::disallowed_methods,
    clippy::needless_pass_by_value,
    reason = "tests wait, listen, start threads, and stop where something is wrong"
)]

#[path = "../../../server/tests/it/common.rs"]
#[allow(dead_code, reason = "the tests of the server use more of it")]
mod common;
#[path = "../dying/mod.rs"]
mod dying;
mod frozen;
mod gate;
mod nodes;
mod outage;
mod people;
mod upgrade;

use std::time::{Duration, Instant};

use common::Person;
use nodes::Nodes;
use people::{Pair, Tables};
use store::testkit;

/// So long everything breaks; `make chaos` says longer.
fn length() -> Duration {
    let said = std::env::var("LAZARET_CHAOS_SECONDS").ok().and_then(|seconds| seconds.parse().ok());
    Duration::from_secs(said.unwrap_or(120))
}

/// Numbers that look random and are the same at every run.
pub struct Dice(u64);

impl Dice {
    /// Dice of their own.
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below this.
    pub fn below(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % sides
    }
}

/// Breaks one thing, and mends it.
fn break_something(nodes: &Nodes, dice: &mut Dice) -> &'static str {
    let node = dice.below(nodes.count() as u64) as usize;
    match dice.below(6) {
        0 | 1 => {
            nodes.kill(node);
            std::thread::sleep(Duration::from_millis(dice.below(2_000)));
            nodes.start(node);
            "kill"
        }
        2 => {
            nodes.signal(node, "STOP");
            std::thread::sleep(Duration::from_millis(500 + dice.below(6_000)));
            nodes.signal(node, "CONT");
            "freeze"
        }
        3 => {
            nodes.end(node);
            nodes.start(node);
            "end"
        }
        4 => {
            // Sometimes for longer than its work is kept for it.
            nodes.cut_off(node, Duration::from_millis(500 + dice.below(18_000)));
            "cut off"
        }
        _ => {
            testkit::crash_postgres();
            "crash of the database"
        }
    }
}

#[test]
fn nothing_is_lost_whatever_breaks() {
    let (length, pairs) = (length(), if length() > Duration::from_mins(4) { 25 } else { 6 });
    let nodes = Nodes::start_all(3);
    let end = Instant::now() + length;
    let mut dice = Dice::new(1347);
    let mut broken = Vec::new();
    let in_play = Tables::default();
    let played: Vec<Pair> = std::thread::scope(|scope| {
        let (nodes, in_play) = (&nodes, &in_play);
        let games: Vec<_> = (0..pairs).map(|n| scope.spawn(move || people::play(nodes, in_play, n, end))).collect();
        while Instant::now() < end {
            std::thread::sleep(Duration::from_millis(1_000 + dice.below(3_000)));
            broken.push(break_something(nodes, &mut dice));
        }
        games.into_iter().map(|game| game.join().unwrap()).collect()
    });
    nodes.await_health();
    let (mut choices, mut tables, mut agreed) = (0, 0, Duration::ZERO);
    for pair in &played {
        for table in &pair.tables {
            agreed = agreed.max(people::all_agree(&nodes, table));
            choices += people::nothing_lost(&nodes, table);
            tables += 1;
        }
    }
    let finished = played.iter().flat_map(|pair| &pair.tables).filter(|table| table.over).count();
    println!(
        "{broken:?}; {tables} tables, {finished} finished, {choices} choices acknowledged; all nodes agree {agreed:?} \
         after they were asked"
    );
    assert!(choices > 20 * pairs as usize, "there was something to lose");
    assert!(agreed < Duration::from_secs(5));
    let guest = Person { addr: nodes.addr(0), cookie: None };
    assert_eq!(guest.get("/healthz").status, 200);
}
