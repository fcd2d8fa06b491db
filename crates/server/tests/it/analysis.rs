//! Where a game was won, over the wire: after the end alone, made once and kept.

use std::time::{Duration, Instant};

use protocol::{Analysed, Analysis, ClientMessage};
use serde_json::json;

use crate::common::{House, Person, play_out, two_at_a_table};

/// Asks until it is ready.
fn analysed(person: &Person, id: &str) -> Analysis {
    let begun = Instant::now();
    loop {
        let answer = person.get(&format!("/api/tables/{id}/analysis"));
        match serde_json::from_value(answer.ok()).unwrap() {
            Analysed::Ready { analysis, .. } => return analysis,
            Analysed::Waiting { underway } => {
                let underway = underway.filter(|underway| underway.done <= underway.of && underway.of > 0);
                assert!(underway.is_some(), "it is told how far it is");
                assert!(begun.elapsed() < Duration::from_mins(4), "it takes too long");
            }
        }
        std::thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn a_finished_game_is_analysed_once_and_kept() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let bot = json!({ "kind": "bot", "level": "random" });
    let seats = json!([{ "kind": "you" }, bot]);
    let id = anna.create(json!({ "game": "rattus", "options": "players=2", "seats": seats })).table.id;
    let mut sockets = [anna.socket(&id)];
    assert_eq!(anna.get(&format!("/api/tables/{id}/analysis")).failed(409), "not_over");
    anna.start(&id);
    assert_eq!(anna.get(&format!("/api/tables/{id}/analysis")).failed(409), "not_over", "never while it runs");
    play_out(&mut sockets);
    let analysis = analysed(&anna, &id);
    assert_eq!(analysis, analysed(&house.somebody(), &id), "whoever may look at the game may see it");
    assert_eq!(analysis.seats.len(), 2);
    for (seat, account) in analysis.seats.iter().enumerate() {
        let sum = account.decided.value + account.luck.value + account.others + account.unexplained;
        assert!((account.end - account.start - sum).abs() < 1e-6, "{account:?}");
        assert!((analysis.curve[0].shares[seat] - account.start).abs() < 1e-9);
    }
    assert!(analysis.curve.len() > 20 && analysis.turning.len() <= 5);
    assert!(analysis.curve.windows(2).all(|pair| pair[0].step < pair[1].step));
    assert!(analysis.turning.is_sorted_by_key(|point| point.step));
    // Another server on the same database finds it ready.
    let cookie = anna.cookie.clone();
    let house = House::at(house.close(), |_| {});
    let mut anna = house.somebody();
    anna.cookie = cookie;
    let again: Analysed = serde_json::from_value(anna.get(&format!("/api/tables/{id}/analysis")).ok()).unwrap();
    assert_eq!(again, Analysed::Ready { analysis, looked: 1, longer: None });
}

/// A game that is short enough to be looked at twice: it begins a few choices before its end.
#[test]
fn a_longer_look_is_taken_once_and_stands_in_the_place_of_the_first() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let seats = json!([{ "kind": "you" }, { "kind": "bot", "level": "random" }]);
    let position = ["rats gallia 2", "cubes gallia red 3", "reserve red 1", "reserve yellow 1", "turn red"];
    let table = json!({ "game": "rattus", "options": "players=2", "seats": seats, "position": position });
    let id = anna.create(table).table.id;
    let address = format!("/api/tables/{id}/analysis");
    let mut sockets = [anna.socket(&id)];
    anna.start(&id);
    play_out(&mut sockets);
    assert_eq!(anna.post(&address, &json!(null)).failed(409), "not_analysed", "first as long as usual");
    let first = analysed(&anna, &id);
    assert_eq!(house.somebody().post(&address, &json!(null)).failed(401), "no_name");
    let looking: Analysed = serde_json::from_value(anna.post(&address, &json!(null)).ok()).unwrap();
    let Analysed::Ready { analysis, looked: 1, longer: Some(_) } = looking else { panic!("{looking:?}") };
    assert_eq!(analysis, first, "what is kept stands until then");
    let begun = Instant::now();
    loop {
        match serde_json::from_value(anna.get(&address).ok()).unwrap() {
            Analysed::Ready { looked: 4, longer: None, .. } => break,
            Analysed::Ready { .. } => assert!(begun.elapsed() < Duration::from_mins(4), "it takes too long"),
            Analysed::Waiting { .. } => panic!("what is kept is gone"),
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    let again: Analysed = serde_json::from_value(anna.post(&address, &json!(null)).ok()).unwrap();
    assert!(matches!(again, Analysed::Ready { looked: 4, longer: None, .. }), "once is enough");
}

#[test]
fn a_game_that_was_given_up_has_none() {
    let house = House::open();
    let (anna, _ben, id, mut first, mut second) = two_at_a_table(&house);
    first.say(&ClientMessage::Resign);
    second.until(|message| matches!(message, protocol::ServerMessage::Over { .. }).then_some(()));
    assert_eq!(anna.get(&format!("/api/tables/{id}/analysis")).failed(409), "given_up");
    assert_eq!(anna.get("/api/tables/AAAA-AAAA/analysis").failed(404), "not_found");
}
