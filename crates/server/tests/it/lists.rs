//! Lists are answered from what is written down.

use crate::common::{House, game, play_out, two_at_a_table};
use protocol::{Status, TableSummary};
use serde_json::{Value, json};

fn lines(answer: &Value) -> Vec<TableSummary> {
    serde_json::from_value(answer["tables"].clone()).unwrap()
}

/// After a start nothing is in memory, and asking for lists brings nothing there.
#[test]
fn a_list_opens_no_table() {
    let house = House::open();
    let (mut anna, mut ben, over, first, second) = two_at_a_table(&house);
    play_out(&mut [first, second]);
    let open = json!({ "game": game(), "options": "players=2", "seats": [{ "kind": "you" }], "visibility": "public" });
    let waiting = anna.create(open).table.id;
    let (running, mut socket) = {
        let table = anna.create(json!({ "game": game(), "options": "players=2", "seats": [{ "kind": "you" }] }));
        ben.sit(&table.table.id, table.you.sit_code.as_deref());
        ben.add_to_chance(&table.table.id);
        anna.start(&table.table.id);
        let socket = anna.socket(&table.table.id);
        (table.table.id, socket)
    };
    let asked = socket.offer().asked;
    drop(socket);
    let before = [&anna, &ben].map(|person| lines(&person.get("/api/me").ok()));
    let folder = house.close();

    let house = House::at(folder, |_| {});
    (anna.addr, ben.addr) = (house.addr, house.addr);
    let after = [&anna, &ben].map(|person| lines(&person.get("/api/me").ok()));
    for (seat, (before, after)) in before.iter().zip(&after).enumerate() {
        let line = |lines: &[TableSummary]| lines.iter().find(|line| line.id == running).unwrap().clone();
        let (mut before, after) = (line(before), line(after));
        before.seats.iter_mut().for_each(|seat| seat.present = false);
        assert_eq!(before, after, "as it was");
        assert_eq!(after.your_seat, Some(seat as u8));
        assert_eq!(after.your_turn, asked.contains(&(seat as u8)));
    }
    let lobby = lines(&ben.get("/api/lobby").ok());
    assert_eq!(lobby.iter().map(|line| (&line.id, line.status)).collect::<Vec<_>>(), [(&waiting, Status::Waiting)]);
    let finished = lines(&anna.get("/api/me/finished").ok());
    assert_eq!((&finished[0].id, finished[0].result.len()), (&over, 2));
    let figures = anna.get("/metrics").text;
    assert!(figures.lines().any(|line| line == "lazaret_tables 0"), "{figures}");
}
