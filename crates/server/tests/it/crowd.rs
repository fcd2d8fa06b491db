//! Many at one table.

use crate::common::{House, two_at_a_table};
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
        socket.say(&ClientMessage::Hello { last_step: None });
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
