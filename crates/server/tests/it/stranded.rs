//! A table of other rules than this program has.

use crate::common::{House, Socket, pick, two_at_a_table};
use protocol::Offer;
use serde_json::json;
use store::Place;

/// Its players are told, can close it, and take its record along.
#[test]
fn a_table_of_other_rules_is_closed_and_taken_along() {
    let house = House::open();
    let (anna, ben, id, mut first, mut second) = two_at_a_table(&house);
    let offer = some_steps(&mut first, &mut second);
    drop((first, second));
    let points = points_there(&house, &id);
    let folder = house.close();
    let other = of_other_rules(&folder);
    let house = House::at(other, |_| {});
    let (mut anna, mut ben) = (house.same(&anna), house.same(&ben));
    let mut stranger = house.guest("Cleo");
    assert_eq!(anna.get(&format!("/api/tables/{id}")).failed(409), "stranded");
    assert_eq!(anna.get(&format!("/api/tables/{id}/record")).failed(409), "not_over", "its secret is still one");
    assert_eq!(stranger.post(&format!("/api/tables/{id}/close"), &json!({})).failed(403), "not_seated");
    for person in [&mut anna, &mut ben] {
        let mine = &person.get("/api/me").ok()["tables"];
        assert_eq!(mine.as_array().unwrap().len(), 1, "it is among their games");
        assert_eq!((&mine[0]["id"], &mine[0]["your_turn"]), (&json!(id), &json!(false)), "and nobody's turn");
        assert_eq!(mine[0]["stood"], json!([]), "the points are told when it is closed");
    }
    let close = format!("/api/tables/{id}/close");
    assert_eq!(ben.post(&close, &json!({})).ok(), json!({ "waiting": ["Anna"] }));
    assert_eq!(ben.post(&close, &json!({})).ok(), json!({ "waiting": ["Anna"] }), "one alone does not close it");
    assert_eq!(ben.get(&format!("/api/tables/{id}/record")).failed(409), "not_over");
    assert_eq!(anna.post(&close, &json!({})).ok(), json!({ "waiting": [] }), "all of them do");
    assert_eq!(ben.post(&close, &json!({})).ok(), json!({ "waiting": [] }), "twice is once");
    for person in [&mut anna, &mut ben] {
        assert_eq!(person.get("/api/me").ok()["tables"], json!([]), "it is over");
        let finished = &person.get("/api/me/finished").ok()["tables"];
        assert_eq!(finished.as_array().unwrap().len(), 1, "and stays in everybody's list");
        assert_eq!((&finished[0]["id"], &finished[0]["status"]), (&json!(id), &json!("over")));
        assert_eq!(finished[0]["stood"], json!(points), "with the points as they stood");
        assert_eq!(finished[0]["result"], json!([]), "which nobody has won");
    }
    let record = anna.get(&format!("/api/tables/{id}/record"));
    assert_eq!(record.status, 200);
    let lines: Vec<_> = record.text.lines().collect();
    assert!(lines[2].starts_with("rules 9"), "{}", record.text);
    let entries = lines.iter().filter(|line| line.starts_with(|sign: char| sign.is_ascii_digit())).count();
    assert_eq!(entries, offer.step as usize);
    let right = record.text.replacen("rules 9", "rules ", 1);
    shelf::title_of(&right).unwrap().load(&right).expect("a program with the rules plays it");
}

/// Both play for a while; the offer of the last step.
fn some_steps(first: &mut Socket, second: &mut Socket) -> Offer {
    let mut steps = [first.offer(), second.offer()];
    for _ in 0..12 {
        let asked = usize::from(steps[0].options.is_empty());
        let choice = pick(&steps[asked]);
        let before = steps[asked].step;
        let sockets = [&mut *first, &mut *second];
        sockets[asked].choose(&steps[asked], &choice);
        for (socket, offer) in sockets.into_iter().zip(&mut steps) {
            while offer.step == before {
                *offer = socket.offer();
            }
        }
    }
    steps[0].clone()
}

/// The points of the seats as the server has written them down for lists.
fn points_there(house: &House, id: &str) -> Vec<i32> {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let store = store::Store::open_existing(&Place::File(house.folder.path().join("lazaret.db"))).unwrap();
    let until = std::time::Instant::now() + crate::common::PATIENCE;
    loop {
        let card = runtime.block_on(store.cards(vec![id.to_owned()])).unwrap().remove(0).card;
        if let Some(card) = card {
            let card: serde_json::Value = serde_json::from_str(&card).unwrap();
            let points: Vec<i32> = serde_json::from_value(card["so_far"].clone()).unwrap();
            assert_eq!(points.len(), 2);
            assert!(points.iter().any(|points| *points != 0), "somebody has points by now: {points:?}");
            store.close();
            return points;
        }
        assert!(std::time::Instant::now() < until, "the card is written");
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
}

/// The same tables, as a program of other rules wrote them.
fn of_other_rules(folder: &tempfile::TempDir) -> std::sync::Arc<tempfile::TempDir> {
    let place = Place::File(folder.path().join("lazaret.db"));
    let other = tempfile::tempdir().unwrap();
    let mut backup = Vec::new();
    place.back_up(&mut backup).unwrap();
    let older = String::from_utf8(backup).unwrap().replace("\\\"rules\\\":", "\\\"rules\\\":9");
    // As a backup of the first format, which has no sum to be held to.
    let older = older.replace("\"lazaret_backup\":2", "\"lazaret_backup\":1");
    let older = format!("{}}}\n", older.split_once(",\"sha256\":").unwrap().0);
    Place::File(other.path().join("lazaret.db")).restore(older.as_bytes()).unwrap();
    std::sync::Arc::new(other)
}

/// Whoever runs the server closes it alone, and it stays in everybody's list.
#[test]
fn a_table_of_other_rules_is_closed_by_whoever_runs_the_server() {
    let house = House::open();
    let (anna, _, id, mut first, mut second) = two_at_a_table(&house);
    some_steps(&mut first, &mut second);
    drop((first, second));
    let points = points_there(&house, &id);
    let folder = house.close();
    let other = of_other_rules(&folder);
    let store = store::Store::open_existing(&Place::File(other.path().join("lazaret.db"))).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    assert_eq!(runtime.block_on(server::admin::close(&store, &id)), Ok(server::admin::Closed::Over));
    store.close();
    let house = House::at(other, |_| {});
    let anna = house.same(&anna);
    assert_eq!(anna.get("/api/me").ok()["tables"], json!([]));
    let finished = anna.get("/api/me/finished").ok();
    assert_eq!((&finished["tables"][0]["id"], &finished["tables"][0]["stood"]), (&json!(id), &json!(points)));
    assert_eq!(anna.get(&format!("/api/tables/{id}/record")).status, 200);
}

/// One that can be played is not closed this way.
#[test]
fn a_table_that_can_be_played_is_played() {
    let house = House::open();
    let (mut anna, _, id, _, _) = two_at_a_table(&house);
    assert_eq!(anna.post(&format!("/api/tables/{id}/close"), &json!({})).failed(409), "can_be_played");
}
