//! What a package costs the server, for docs/performance.md: run on a quiet machine by `make bench-engines`.
#![allow(
    clippy::unwrap_used,
    clippy::print_stdout,
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "these measure time and memory, and stop where something is wrong"
)]

use std::fs;
use std::time::{Duration, Instant};

use shelf::{Engine as _, Play, Viewer};

/// A choice through a package, with what every viewer is shown after it.
const CHOICE: Duration = Duration::from_millis(5);
/// So many tables of older rules are in the memory at once,
const TABLES: usize = 200;
/// and may take so many bytes.
const MEMORY: u64 = 600_000_000;
const PLAYERS: usize = 3;

fn packages() -> impl Iterator<Item = &'static frozen::Package> {
    let listed = frozen::listed().iter().filter(|listed| listed.game != "lots");
    listed.map(|listed| frozen::package(&listed.game, listed.rules).unwrap())
}

fn begun(package: &frozen::Package, seed: u8) -> Box<dyn Play> {
    package.start(&format!("players={PLAYERS}"), [seed; 32]).unwrap().0
}

/// The next choice of a game, taken from those that are offered; none if it is over.
fn step(play: &mut dyn Play, made: usize) -> Option<Duration> {
    let seat = *play.asked().first()?;
    let choice = play.offer(Viewer::Seat(seat));
    let action = choice.options[made * 7 % choice.options.len()].action.clone();
    let begun = Instant::now();
    play.play(seat, &action).unwrap();
    for viewer in shelf::viewers(PLAYERS) {
        drop(play.offer(viewer));
    }
    Some(begun.elapsed())
}

#[test]
#[ignore = "a measurement"]
fn a_choice_through_a_package() {
    for package in packages() {
        let mut play = begun(package, 7);
        let mut took: Vec<Duration> = (0..).map_while(|made| step(&mut *play, made)).collect();
        took.sort();
        let at = |part: usize| took[(took.len() - 1) * part / 100];
        println!(
            "{}: {} choices with the offers of all viewers: 50 % within {:.1?}, 99 % within {:.1?}",
            play.game(),
            took.len(),
            at(50),
            at(99)
        );
        assert!(at(50) < CHOICE, "{}", play.game());
    }
}

/// Bytes of this process in the memory.
fn resident() -> u64 {
    let text = fs::read_to_string("/proc/self/statm").unwrap();
    let pages: u64 = text.split(' ').nth(1).unwrap().parse().unwrap();
    pages * 4096
}

#[test]
#[ignore = "a measurement"]
fn two_hundred_tables_of_older_rules() {
    let packages: Vec<_> = packages().collect();
    let before = resident();
    let mut tables: Vec<_> = (0..TABLES).map(|n| begun(packages[n % packages.len()], n as u8)).collect();
    for table in &mut tables {
        for made in 0..20 {
            let _ = step(&mut **table, made);
        }
    }
    let taken = resident() - before;
    println!("{TABLES} tables of packages, 20 choices each: {} MB", taken / 1_000_000);
    assert!(taken < MEMORY);
}
