//! Many at one table.

use crate::common::{House, PATIENCE, two_at_a_table};
use protocol::{ClientMessage, ServerMessage};

/// Three hundred strangers come while somebody who plays does not read: the player stays, and hears of the crowd.
#[test]
fn a_crowd_drives_no_player_away() {
    let house = House::with(|config| config.limits.connections_per_address = 1_000);
    let (_anna, _ben, id, mut first, _second) = two_at_a_table(&house);
    let stranger = house.somebody();
    let mut crowd = Vec::new();
    for _ in 0..300 {
        let mut socket = stranger.connect(&id, &[]).expect("there is room");
        socket.say(&ClientMessage::Hello { last_step: None, eyes: None });
        crowd.push(socket);
    }
    for socket in &mut crowd {
        socket.offer();
    }
    let spectators = first.until(|message| match message {
        ServerMessage::Presence { spectators, .. } if spectators >= 300 => Some(spectators),
        _ => None,
    });
    assert_eq!(spectators, 300);
}

/// Behind a proxy everybody comes from one address; whoever is behind it has so many sockets and no more.
#[test]
fn nobody_behind_a_proxy_takes_every_connection() {
    let house = House::with(|config| (config.trust_proxy, config.limits.connections_per_address) = (true, 6));
    let (_anna, _ben, id, ..) = two_at_a_table(&house);
    let from = |address: &str| house.somebody().connect(&id, &[("x-forwarded-for", address)]);
    let mut open: Vec<_> = (0..6).map(|_| from("203.0.113.9").expect("there is room")).collect();
    assert_eq!(from("203.0.113.9").err(), Some(429));
    assert_eq!(from("198.51.100.1, 203.0.113.9").err(), Some(429), "what comes before may be made up");
    let page = |address: &str| house.somebody().send("GET", "/api/lobby", None, &[("x-forwarded-for", address)]).status;
    assert_eq!(page("203.0.113.9"), 429, "and no requests beside them");
    assert!(from("198.51.100.7").is_ok(), "others do not notice");
    assert_eq!(page("198.51.100.7"), 200);
    drop(open.pop());
    let patience = std::time::Instant::now() + PATIENCE;
    while from("203.0.113.9").is_err() {
        assert!(std::time::Instant::now() < patience, "a socket that is closed makes room");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
}
