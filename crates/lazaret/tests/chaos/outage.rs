//! All nodes are away for longer than somebody has time left: nobody loses by it.

use std::time::{Duration, Instant};

use crate::Dice;
use crate::common::{Person, game};
use crate::nodes::Nodes;
use protocol::{Created, Status};
use serde_json::json;

#[test]
fn no_clock_counts_what_nobody_could_use() {
    let nodes = Nodes::start_all(2);
    let mut dice = Dice::new(7);
    let mut anna = Person { addr: nodes.some(&mut dice), cookie: None };
    anna.post("/api/me/guest", &json!({ "name": "Anna" })).ok();
    let seats = json!([{ "kind": "you" }, { "kind": "bot", "level": "random" }]);
    let clock = json!({ "kind": "live", "seconds": 12, "increment": 0 });
    let table = json!({ "game": game(), "options": "players=2", "seats": seats, "clock": clock });
    let id = anna.create(table).table.id;
    anna.start(&id);
    let shown = |anna: &Person| -> Created { anna.get(&format!("/api/tables/{id}")).created() };
    let mine = |created: &Created| *created.table.clocks.iter().find(|face| face.seat == 0).unwrap();
    while !mine(&shown(&anna)).running {
        std::thread::sleep(Duration::from_millis(20));
    }
    for node in 0..2 {
        nodes.kill(node);
    }
    std::thread::sleep(Duration::from_secs(14));
    for node in 0..2 {
        nodes.start(node);
    }
    anna.addr = nodes.addr(1);
    let back = shown(&anna);
    assert_eq!(back.table.status, Status::Playing, "nobody could have moved");
    // It is told before anything else happens, and at the latest with the next beat.
    std::thread::sleep(Duration::from_secs(4));
    let back = shown(&anna);
    assert_eq!(back.table.status, Status::Playing);
    let left = mine(&back).left_ms;
    assert!(left > 1_000, "the clock went on by what somebody could use: {left}");
    // And then it falls, like any other.
    let patience = Instant::now() + Duration::from_secs(40);
    while shown(&anna).table.status == Status::Playing {
        assert!(Instant::now() < patience, "the clock does not fall any more");
        std::thread::sleep(Duration::from_millis(200));
    }
}
