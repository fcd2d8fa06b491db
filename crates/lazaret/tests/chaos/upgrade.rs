//! Three nodes are replaced one after another while people play: nothing is lost, and nobody waits for long.

use std::time::{Duration, Instant};

use crate::nodes::{Nodes, SETTINGS};
use crate::people::{self, Pair, Tables};

/// Nobody waits for longer than this.
const PATIENCE: Duration = Duration::from_secs(5);

#[test]
fn nodes_are_replaced_while_people_play() {
    // `make chaos` goes round for longer.
    let rounds = if crate::length() > Duration::from_mins(4) { 10 } else { 1 };
    let nodes = Nodes::start_with(3, &SETTINGS.replace("drain_seconds = 0", "drain_seconds = 1"));
    let length = Duration::from_secs(6 + 12 * rounds);
    let end = Instant::now() + length;
    let in_play = Tables::default();
    let played: Vec<Pair> = std::thread::scope(|scope| {
        let (nodes, in_play) = (&nodes, &in_play);
        let games: Vec<_> = (0..6).map(|n| scope.spawn(move || people::play(nodes, in_play, n, end))).collect();
        for node in (0..rounds as usize).flat_map(|_| 0..3) {
            std::thread::sleep(Duration::from_secs(2));
            // What a service manager does: asks it to end, waits for that, starts the next.
            nodes.end(node);
            nodes.start(node);
        }
        games.into_iter().map(|game| game.join().unwrap()).collect()
    });
    nodes.await_health();
    let tables = || played.iter().flat_map(|pair| &pair.tables);
    let mut waits: Vec<Duration> = tables().flat_map(|table| table.waits.clone()).collect();
    waits.sort_unstable();
    let mut choices = 0;
    for table in tables() {
        assert!(people::all_agree(&nodes, table) < PATIENCE);
        choices += people::nothing_lost(&nodes, table);
    }
    println!(
        "{} tables, {choices} choices, {} noticed a wait, the longest: {:?}",
        tables().count(),
        waits.len(),
        waits.last()
    );
    assert!(choices > 200, "there was something to lose: {choices}");
    assert!(waits.last().is_none_or(|longest| *longest < PATIENCE), "somebody waited: {waits:?}");
}
