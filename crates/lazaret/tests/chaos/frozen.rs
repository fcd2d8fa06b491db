//! Nodes freeze while they write, and hosts vanish without a word: people go on elsewhere, at every table, and soon.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::nodes::{Nodes, SETTINGS};
use crate::people::{self, Pair, Tables};

/// At every table something happens again within this, whatever has become of the node that worked there,
const PROMISED: Duration = Duration::from_secs(15);
/// and within this at nearly all.
const USUAL: Duration = Duration::from_secs(5);
/// So long somebody stays frozen, or away.
const AWAY: Duration = Duration::from_secs(17);
/// Then all is well for so long.
const BETWEEN: Duration = Duration::from_secs(6);

#[test]
fn play_goes_on_where_a_node_freezes_or_vanishes() {
    // `make chaos` does it more often, with more tables.
    let long = crate::length() > Duration::from_mins(4);
    let (rounds, pairs) = if long { (4, 25) } else { (1, 8) };
    let nodes = Nodes::start_with(3, SETTINGS);
    let faults = rounds * 3;
    let end = Instant::now() + BETWEEN + (AWAY + 2 * BETWEEN) * faults;
    let (tables, over) = (Tables::default(), AtomicBool::new(false));
    let mut waits: Vec<(Duration, &str)> = Vec::new();
    let played: Vec<Pair> = std::thread::scope(|scope| {
        let (nodes, tables, over) = (&nodes, &tables, &over);
        let games: Vec<_> = (0..pairs).map(|n| scope.spawn(move || people::play(nodes, tables, n, end))).collect();
        scope.spawn(move || {
            // If something is wrong, the test is to end.
            while !over.load(Ordering::Relaxed) && Instant::now() < end + PROMISED {
                nodes.look();
                std::thread::sleep(Duration::from_secs(1));
            }
        });
        for fault in 0..faults as usize {
            std::thread::sleep(BETWEEN);
            let (node, vanishes) = (fault % 3, fault % 3 == 2);
            let what = if vanishes { "vanish" } else { "freeze" };
            if vanishes {
                nodes.vanish(node);
            } else {
                nodes.freeze_while_writing(node);
            }
            let (since, at) = (Instant::now(), tables.in_play());
            std::thread::sleep(AWAY);
            waits.extend(at.iter().map(|pace| (pace.wait_after(since).unwrap_or(AWAY), what)));
            if vanishes { nodes.replace(node) } else { nodes.signal(node, "CONT") }
        }
        let played = games.into_iter().map(|game| game.join().unwrap()).collect();
        over.store(true, Ordering::Relaxed);
        played
    });
    nodes.await_health();
    let mut choices = 0;
    for table in played.iter().flat_map(|pair| &pair.tables) {
        people::all_agree(&nodes, table);
        choices += people::nothing_lost(&nodes, table);
    }
    waits.sort_unstable();
    let late = waits.iter().filter(|(wait, _)| *wait > USUAL).count();
    println!(
        "{faults} nodes froze or vanished; of {} tables in play {late} waited for more than {USUAL:?}, the longest: {:?}; \
         {choices} choices",
        waits.len(),
        &waits[waits.len().saturating_sub(8)..]
    );
    assert!(waits.len() > pairs as usize && choices > 200, "there was something to lose");
    assert!(waits.iter().all(|(wait, _)| *wait < PROMISED), "a table stood still: {waits:?}");
    // Beside other tests the machine is busy, and the tables are few: how many were late is counted in the long run.
    assert!(!long || late * 100 <= waits.len(), "{late} of {} tables waited for long: {waits:?}", waits.len());
}
