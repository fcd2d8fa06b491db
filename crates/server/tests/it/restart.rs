//! A restart that is announced, and a node that is asked to end among others.

use std::time::{Duration, Instant};

use crate::common::{House, Person, game};
use serde_json::json;
use store::Store;
use store::testkit::fresh_postgres;

fn left(house: &House) -> Option<u64> {
    house.somebody().get("/api/notice").ok()["restart_in_ms"].as_u64()
}

#[test]
fn an_announced_restart_is_told_on_every_node_and_to_those_that_begin() {
    let place = fresh_postgres();
    let houses = [House::node(&place), House::node(&place)];
    assert_eq!(houses.each_ref().map(left), [None, None]);
    let store = Store::open(&place).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let now = || std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as u64;
    let announce = |at: u64| runtime.block_on(store.announce_restart(at, now())).unwrap();
    let until = Instant::now() + Duration::from_secs(10);
    let await_all = |so: &dyn Fn(Option<u64>) -> bool| {
        while !houses.iter().all(|house| so(left(house))) {
            assert!(Instant::now() < until, "a node does not hear of it");
            std::thread::sleep(Duration::from_millis(100));
        }
    };
    announce(now() + 600_000);
    await_all(&|left| left.is_some_and(|left| (580_000..=600_000).contains(&left)));
    let late = House::node(&place);
    assert!(left(&late).is_some(), "a server that begins meanwhile knows it");
    announce(0);
    await_all(&|left| left.is_none());
    store.close();
}

/// A node that is asked to end is not ready from that moment on, and people play on until it ends.
#[test]
fn a_node_that_drains_is_not_ready_and_lets_people_play() {
    let place = fresh_postgres();
    let store::Place::Postgres(address) = &place else { unreachable!("it is PostgreSQL") };
    let mut house = House::with(|config| {
        config.database = Some(address.clone());
        config.drain_seconds = 3;
    });
    let mut anna = house.guest("Anna");
    let seats = json!([{ "kind": "you" }, { "kind": "bot", "level": "random" }]);
    let id = anna.create(json!({ "game": game(), "options": "players=2", "seats": seats })).table.id;
    let addr = house.addr;
    assert_eq!(anna.get("/readyz").status, 200);
    let asked = Instant::now();
    let ending = std::thread::spawn(move || house.end());
    let other = Person { addr, cookie: anna.cookie.clone() };
    while other.get("/readyz").status == 200 {
        assert!(asked.elapsed() < Duration::from_secs(2), "it says so at once");
    }
    assert_eq!(other.get("/readyz").failed(503), "draining");
    anna.start(&id);
    let mut socket = anna.socket(&id);
    socket.offer();
    assert!(asked.elapsed() < Duration::from_secs(3), "people play as long as it is there");
    while socket.hear().is_some() {}
    ending.join().unwrap();
    assert!((3..12).contains(&asked.elapsed().as_secs()), "{:?}", asked.elapsed());
}
