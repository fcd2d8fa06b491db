//! What several nodes need of a store, on both databases where it applies.
#![allow(clippy::unwrap_used, reason = "this is a test")]
#![allow(clippy::disallowed_types, reason = "how long a frozen node holds others up is a matter of time")]

#[allow(dead_code, reason = "the suite uses more of it")]
mod common;

use std::time::{Duration, Instant};

use common::{Both, both, run};
use store::{Append, ChatRow, Elsewhere, Hint, News, Place, Status, Store, StoreError, TableRow, Visibility, Wake};

fn opened(table: &str) -> Append {
    let row = TableRow {
        game: "lots".to_owned(),
        status: Status::Playing,
        visibility: Visibility::Public,
        sit_code: format!("SIT-{table}"),
        host: "anna".to_owned(),
        bots: true,
        wake_at: Some(1),
        created_at: 10,
        seats: Vec::new(),
    };
    Append { table: table.to_owned(), number: 0, at: 1, body: "opened".to_owned(), row: Some(row), result: None }
}

fn tables(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

/// Two nodes on one `PostgreSQL`.
fn two_nodes(test: impl AsyncFn(Store, Store)) {
    let Both { postgres, .. } = Both::new();
    let (one, two) = (Store::serve(&postgres, "one").unwrap(), Store::serve(&postgres, "two").unwrap());
    run(test(one, two));
}

/// However many programs begin at once on an empty database, one makes the schema and the others wait.
#[test]
fn all_may_begin_at_once() {
    let Both { sqlite, postgres } = Both::new();
    for place in [&sqlite.place, &postgres.place] {
        std::thread::scope(|scope| {
            let starts: Vec<_> = (0..6).map(|_| scope.spawn(|| Store::open(place).map(Store::close))).collect();
            for start in starts {
                start.join().unwrap().expect("nobody fails");
            }
        });
    }
}

#[test]
fn a_folder_is_for_one_server() {
    let Both { sqlite, .. } = Both::new();
    let first = Store::serve(&sqlite, "one").unwrap();
    assert!(!first.is_shared());
    let Err(StoreError::InUse { path }) = Store::serve(&sqlite, "two") else { panic!("two servers on one folder") };
    assert!(path.ends_with("lazaret.db.lock"), "{path}");
    // Whoever only looks may come in: a backup is made while the server runs.
    Store::open(&sqlite).unwrap().close();
    first.close();
    Store::serve(&sqlite, "two").unwrap().close();
}

/// What one node writes, the other hears of at once, and nobody hears themselves.
#[test]
fn nodes_hear_of_each_other() {
    two_nodes(async |one, two| {
        let (mut at_one, mut at_two) = (one.hints(), two.hints());
        // Listening begins a moment after it was asked for.
        let first = async {
            for number in 0.. {
                let append = Append { number, row: None, ..opened("T") };
                one.append(append).await.unwrap();
                if let Ok(hint) = tokio::time::timeout(Duration::from_millis(200), at_two.recv()).await {
                    return hint.unwrap();
                }
            }
            unreachable!("it counts for ever")
        };
        let Hint { table, news } = tokio::time::timeout(Duration::from_secs(20), first).await.unwrap();
        assert_eq!(table, "T");
        assert!(matches!(news, News::Entry(_)));
        let line = ChatRow {
            number: 0,
            at: 1,
            name: "Anna".into(),
            seat: None,
            words: "hello".into(),
            person: None,
            phrase: None,
        };
        one.say("T", line).await.unwrap();
        let here = Elsewhere { seats: vec![1], spectators: 2 };
        one.set_presence("T", here, 60_000).await.unwrap();
        let mut heard = Vec::new();
        while !heard.contains(&News::Presence) || !heard.contains(&News::Chat(0)) {
            let hint = tokio::time::timeout(Duration::from_secs(20), at_two.recv()).await.unwrap().unwrap();
            heard.push(hint.news);
        }
        assert!(at_one.try_recv().is_err(), "nobody hears themselves");
    });
}

/// Both say things at the same table at the same time: everything gets a number of its own, and nothing is refused.
#[test]
fn lines_of_two_nodes_get_numbers_of_their_own() {
    two_nodes(async |one, two| {
        let mut saying = tokio::task::JoinSet::new();
        for (name, store) in [("one", one.clone()), ("two", two)] {
            for n in 0..100 {
                let (store, words) = (store.clone(), format!("{name} {n}"));
                saying.spawn(async move {
                    let line = ChatRow {
                        number: 0,
                        at: n,
                        name: name.to_owned(),
                        seat: None,
                        words,
                        person: None,
                        phrase: None,
                    };
                    store.say("T", line).await.unwrap()
                });
            }
        }
        let mut numbers = saying.join_all().await;
        numbers.sort_unstable();
        assert_eq!(numbers, (0..200).collect::<Vec<_>>());
        let kept = one.chat("T", 500).await.unwrap();
        assert_eq!(kept.len(), 200);
        let late = one.chat_from("T", 190, 500).await.unwrap();
        assert_eq!(late.iter().map(|line| line.number).collect::<Vec<_>>(), (190..200).collect::<Vec<_>>());
    });
}

#[test]
fn one_node_works_at_a_table() {
    two_nodes(async |one, two| {
        for table in ["A", "B"] {
            one.append(opened(table)).await.unwrap();
        }
        let both = || tables(&["A", "B"]);
        assert_eq!(one.take_leases(tables(&["A"]), 60_000).await.unwrap(), ["A"]);
        assert_eq!(two.take_leases(both(), 60_000).await.unwrap(), ["B"]);
        assert_eq!(one.take_leases(both(), 60_000).await.unwrap(), ["A"], "kept, and not taken from the other");
        assert_eq!(one.lease("A").await.unwrap(), Some(("one".to_owned(), 1)));
        assert_eq!(one.to_wake(Wake::Bots, "", 10).await.unwrap(), ["A"], "the other sees to the other");
        assert_eq!(two.to_wake(Wake::DueBy(5), "", 10).await.unwrap(), ["B"]);
        assert_eq!(two.take_orphans(60_000).await.unwrap(), Vec::<String>::new());

        // A lease that is not kept goes to whoever asks.
        assert_eq!(one.take_leases(tables(&["A"]), 1).await.unwrap(), ["A"]);
        tokio::time::sleep(Duration::from_millis(20)).await;
        assert_eq!(two.take_orphans(60_000).await.unwrap(), ["A"]);
        assert_eq!(two.lease("A").await.unwrap(), Some(("two".to_owned(), 2)));
        assert_eq!(one.take_leases(both(), 60_000).await.unwrap(), Vec::<String>::new());

        // One that is given back is free at once.
        two.leave_table("A").await.unwrap();
        assert_eq!(one.take_leases(both(), 60_000).await.unwrap(), ["A"]);
        two.leave().await.unwrap();
        assert_eq!(one.take_leases(both(), 60_000).await.unwrap(), ["A", "B"]);
    });
}

#[test]
fn whoever_is_elsewhere_is_known_for_a_while() {
    two_nodes(async |one, two| {
        let here = Elsewhere { seats: vec![0, 2], spectators: 5 };
        one.set_presence("A", here.clone(), 60_000).await.unwrap();
        let asked = || tables(&["A", "B"]);
        assert_eq!(two.presence(asked()).await.unwrap(), [("A".to_owned(), here)]);
        assert_eq!(one.presence(asked()).await.unwrap(), [], "nobody is told of themselves");
        one.keep_presence(1).await.unwrap();
        tokio::time::sleep(Duration::from_millis(20)).await;
        assert_eq!(two.presence(asked()).await.unwrap(), [], "a node that died says nothing any more");
        one.keep_presence(60_000).await.unwrap();
        assert_eq!(two.presence(asked()).await.unwrap().len(), 1);
        one.set_presence("A", Elsewhere::default(), 60_000).await.unwrap();
        assert_eq!(two.presence(asked()).await.unwrap(), []);
    });
}

#[test]
fn how_far_tables_are_is_asked_at_once() {
    both(async |store| {
        store.append(opened("A")).await.unwrap();
        store.append(opened("B")).await.unwrap();
        store.append(Append { number: 1, row: None, ..opened("B") }).await.unwrap();
        let line = ChatRow {
            number: 0,
            at: 1,
            name: "Anna".into(),
            seat: None,
            words: "hello".into(),
            person: None,
            phrase: None,
        };
        store.say("A", line).await.unwrap();
        let mut found = store.numbers(tables(&["B", "A", "nothing, \"quoted\""])).await.unwrap();
        found.sort_by(|a, b| a.table.cmp(&b.table));
        let found: Vec<_> = found.iter().map(|n| (n.table.as_str(), n.entries, n.lines)).collect();
        assert_eq!(found, [("A", 1, 1), ("B", 2, 0)]);
        assert_eq!(store.journal_from("B", 1).await.unwrap().len(), 1);
    });
}

/// A silence of all nodes is written down once, by whoever comes first.
#[test]
fn outages_are_written_down_once() {
    both(async |store| {
        let first = store.beat(1_000, 0).await.unwrap();
        assert_eq!(first.outages, []);
        assert!(first.clock > 1_700_000_000_000, "milliseconds since 1970: {}", first.clock);
        tokio::time::sleep(Duration::from_millis(30)).await;
        assert_eq!(store.beat(1_000, 0).await.unwrap().outages, [], "a short silence is none");
        tokio::time::sleep(Duration::from_millis(30)).await;
        let found = store.beat(10, 0).await.unwrap().outages;
        let [(from, to)] = found[..] else { panic!("{found:?}") };
        assert!(from >= first.clock && to >= from + 30);
        assert_eq!(store.beat(1_000, 0).await.unwrap().outages, found);
        assert_eq!(store.beat(1_000, to).await.unwrap().outages, [], "only what is new");
    });
}

/// The database goes away and comes back: what is asked afterwards is answered, and nothing is written twice.
#[test]
fn a_connection_that_was_lost_is_made_again() {
    let Both { postgres, .. } = Both::new();
    let store = Store::serve(&postgres, "one").unwrap();
    let Place::Postgres(address) = &postgres.place else { unreachable!("it is PostgreSQL") };
    run(async { store.append(opened("A")).await.unwrap() });
    store::testkit::disconnect_everybody(address);
    let next = Append { number: 1, row: None, ..opened("A") };
    run(async { store.append(next).await.expect("the next is written") });
    store::testkit::disconnect_everybody(address);
    run(async { assert_eq!(store.journal("A").await.unwrap().len(), 2) });
}

/// A node freezes while it writes an entry, with the entry locked. Whoever wants to write the same is refused and may try
/// again; the others do not wait for long, and after a few seconds what it held is free.
#[test]
fn a_node_that_freezes_inside_a_transaction_stalls_nobody() {
    let Both { postgres, .. } = Both::new();
    let store = Store::serve(&postgres, "one").unwrap();
    let next = |table: &str| Append { number: 1, row: None, ..opened(table) };
    run(async {
        store.append(opened("A")).await.unwrap();
        store.append(opened("B")).await.unwrap();
    });
    let frozen = store::testkit::freeze_while_writing(&postgres, "A", 1);
    let began = Instant::now();
    run(async {
        let (same, other) = tokio::join!(store.append(next("A")), store.append(next("B")));
        assert!(matches!(same, Err(StoreError::Failed { .. })), "somebody else has it: {same:?}");
        other.expect("another table has nothing to do with it");
        assert!(began.elapsed() < Duration::from_secs(3), "after {:?}", began.elapsed());
        while let Err(error) = store.append(next("A")).await {
            assert!(matches!(error, StoreError::Failed { .. }), "{error:?}");
            assert!(began.elapsed() < Duration::from_secs(5), "it still waits after {:?}", began.elapsed());
        }
        assert_eq!(store.journal("A").await.unwrap()[1].body, "opened", "what was never committed is nowhere");
    });
    drop(frozen);
}

/// A copy is made at leisure: whoever waits for the disk in the middle of it loses nothing.
#[test]
fn a_slow_backup_is_not_cut_off() {
    struct Slow(Vec<u8>);
    impl std::io::Write for Slow {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            if self.0.is_empty() {
                std::thread::sleep(Duration::from_secs(6));
            }
            self.0.write(bytes)
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let Both { postgres, .. } = Both::new();
    let store = Store::open(&postgres).unwrap();
    run(async { store.append(opened("A")).await.unwrap() });
    let mut out = Slow(Vec::new());
    assert_eq!(postgres.back_up(&mut out).expect("it lasts").tables, 1);
}
