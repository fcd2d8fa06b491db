//! The same suite against both databases.

mod common;

use common::{Both, both};
use store::{Append, AuditRow, ChatRow, CopyError, Place, Status, Store, StoreError, TableRow, Visibility, Wake};

fn row(seats: &[(u8, &str)]) -> TableRow {
    TableRow {
        game: "lots".to_owned(),
        status: Status::Waiting,
        visibility: Visibility::Public,
        sit_code: "SIT".to_owned(),
        host: "anna".to_owned(),
        bots: false,
        wake_at: None,
        created_at: 10,
        seats: seats.iter().map(|&(seat, person)| (seat, person.to_owned())).collect(),
    }
}

fn append(table: &str, number: u64, body: &str, row: Option<TableRow>) -> Append {
    Append { table: table.to_owned(), number, at: 100 + number, body: body.to_owned(), row, result: None }
}

#[test]
fn a_journal_comes_back_as_it_was_written() {
    both(async |store| {
        store.append(append("t1", 0, "opened ✂ \"quoted\" \\", Some(row(&[(0, "anna")])))).await.unwrap();
        store.append(append("t1", 1, "sat", Some(row(&[(0, "anna"), (1, "ben")])))).await.unwrap();
        store.append(append("t2", 0, "other", Some(TableRow { sit_code: "OTHER".into(), ..row(&[]) }))).await.unwrap();
        let journal = store.journal("t1").await.unwrap();
        let bodies: Vec<_> = journal.iter().map(|entry| (entry.number, entry.at, entry.body.as_str())).collect();
        assert_eq!(bodies, [(0, 100, "opened ✂ \"quoted\" \\"), (1, 101, "sat")]);
        assert_eq!(store.journal("nothing").await.unwrap(), []);
        assert_eq!(store.table_to_sit("SIT").await.unwrap().as_deref(), Some("t1"));
        assert_eq!(store.table_to_sit("NO").await.unwrap(), None);
    });
}

#[test]
fn an_entry_is_written_once() {
    both(async |store| {
        store.append(append("t", 0, "first", Some(row(&[])))).await.unwrap();
        let late = store.append(append("t", 0, "second", None)).await;
        assert_eq!(late, Err(StoreError::Conflict));
        let journal = store.journal("t").await.unwrap();
        assert_eq!(journal.len(), 1);
        assert_eq!(journal[0].body, "first");
    });
}

/// Many tables write at once: all is committed, in order, and what conflicts fails alone.
#[test]
fn many_tables_share_a_commit() {
    both(async |store| {
        let mut tables = tokio::task::JoinSet::new();
        for table in 0..50 {
            let store = store.clone();
            tables.spawn(async move {
                let id = format!("t{table}");
                let code = TableRow { sit_code: format!("c{table}"), ..row(&[]) };
                store.append(append(&id, 0, "opened", Some(code))).await.unwrap();
                for number in 1..20 {
                    store.append(append(&id, number, &format!("entry {number}"), None)).await.unwrap();
                    assert_eq!(store.append(append(&id, number, "again", None)).await, Err(StoreError::Conflict));
                }
            });
        }
        tables.join_all().await;
        for table in 0..50 {
            let journal = store.journal(&format!("t{table}")).await.unwrap();
            assert_eq!(journal.len(), 20);
            assert!(journal.iter().enumerate().skip(1).all(|(n, entry)| entry.body == format!("entry {n}")));
        }
    });
}

#[test]
fn tables_are_found() {
    both(async |store| {
        let playing = |code: &str, wake_at, bots| TableRow {
            status: Status::Playing,
            sit_code: code.into(),
            wake_at,
            bots,
            created_at: 20,
            ..row(&[(0, "anna"), (1, "ben")])
        };
        store.append(append("a", 0, "", Some(row(&[(0, "anna")])))).await.unwrap();
        store.append(append("b", 0, "", Some(playing("B", Some(500), true)))).await.unwrap();
        let hidden = TableRow { visibility: Visibility::Private, ..playing("C", None, false) };
        store.append(append("c", 0, "", Some(hidden))).await.unwrap();
        let over = TableRow { status: Status::Over, ..playing("D", None, false) };
        store.append(append("d", 0, "", Some(over))).await.unwrap();

        assert_eq!(store.lobby(10).await.unwrap(), ["a", "b"]);
        let mut mine = store.tables_of("anna", 10).await.unwrap();
        mine.sort();
        assert_eq!(mine, ["a", "b", "c"]);
        assert_eq!(store.hosted_by("anna").await.unwrap(), 3);
        assert_eq!(store.to_wake(Wake::DueBy(499), "", 10).await.unwrap(), Vec::<String>::new());
        assert_eq!(store.to_wake(Wake::DueBy(500), "", 10).await.unwrap(), ["b"]);
        assert_eq!(store.to_wake(Wake::Bots, "", 10).await.unwrap(), ["b"]);
        assert_eq!(store.to_wake(Wake::Bots, "b", 10).await.unwrap(), Vec::<String>::new());
        assert_eq!(store.all_tables("b", 10).await.unwrap(), ["c", "d"]);

        // A seat that is left is forgotten.
        store.append(append("a", 1, "", Some(row(&[])))).await.unwrap();
        assert!(!store.tables_of("anna", 10).await.unwrap().contains(&"a".to_owned()));
    });
}

#[test]
fn talk_notices_and_settings_are_kept() {
    both(async |store| {
        for n in 0..5 {
            let seat = (n % 2 == 0).then_some(n as u8);
            let line = ChatRow {
                number: 0,
                at: n,
                name: "Anna".into(),
                seat,
                words: format!("line {n}"),
                person: None,
                phrase: None,
            };
            assert_eq!(store.say("t", line).await.unwrap(), n);
        }
        let last = store.chat("t", 2).await.unwrap();
        assert_eq!(last.iter().map(|line| (line.number, line.seat)).collect::<Vec<_>>(), [(3, None), (4, Some(4))]);
        assert_eq!(last[1].words, "line 4");

        assert!(store.claim_notice("t", 7, "p1").await.unwrap());
        assert!(!store.claim_notice("t", 7, "p1").await.unwrap(), "one notice a turn");
        assert!(store.claim_notice("t", 8, "p1").await.unwrap());

        assert_eq!(store.setting("key", "first").await.unwrap(), "first");
        assert_eq!(store.setting("key", "second").await.unwrap(), "first");
    });
}

/// Of a full lobby half is kept for hosts who have played a game here, however many tables others set up.
#[test]
fn newcomers_fill_half_of_the_lobby() {
    both(async |store| {
        let public = |name: &str, host: &str, at: u64, status| TableRow {
            status,
            sit_code: format!("SIT-{name}"),
            host: host.to_owned(),
            created_at: at,
            ..row(&[(0, host)])
        };
        // Anna has played a long game, Ben a short one.
        for (host, entries) in [("anna", 20), ("ben", 19)] {
            let played = format!("played-{host}");
            store.append(append(&played, 0, "", Some(public(&played, host, 1, Status::Over)))).await.unwrap();
            for number in 1..entries {
                store.append(append(&played, number, "", None)).await.unwrap();
            }
        }
        for (n, host) in ["anna", "anna", "anna", "ben", "ben", "cleo", "cleo", "cleo"].into_iter().enumerate() {
            let name = format!("{host}-{n}");
            store
                .append(append(&name, 0, "", Some(public(&name, host, 10 + n as u64, Status::Waiting))))
                .await
                .unwrap();
        }
        let lobby = async |limit| store.lobby(limit).await.unwrap();
        assert_eq!(lobby(4).await, ["cleo-7", "cleo-6", "anna-2", "anna-1"], "half of it");
        assert_eq!(
            lobby(7).await,
            ["cleo-7", "cleo-6", "cleo-5", "ben-4", "anna-2", "anna-1", "anna-0"],
            "what is left"
        );
        assert_eq!(lobby(20).await.len(), 8, "everybody, where there is room");
    });
}

/// A network has so many public tables open, whichever node they were set up at, and is forgotten when a game is over.
#[test]
fn a_network_has_so_many_public_tables() {
    both(async |store| {
        let public = |name: &str, status| TableRow {
            sit_code: name.to_owned(),
            visibility: Visibility::Public,
            status,
            ..row(&[])
        };
        let first = |name: &str, row| append(name, 0, "", Some(row));
        let open = async |name: &str, row, network: &str| store.set_up(first(name, row), network, 2).await.unwrap();
        let own = TableRow { sit_code: "own".to_owned(), visibility: Visibility::Private, ..row(&[]) };
        assert!(open("own", own, "here").await);
        for name in ["a", "b"] {
            assert!(open(name, public(name, Status::Waiting), "here").await, "{name}");
        }
        assert!(!open("c", public("c", Status::Waiting), "here").await);
        assert!(store.journal("c").await.unwrap().is_empty(), "nothing was added");
        assert!(open("c", public("c", Status::Waiting), "there").await, "others do not notice");
        assert_eq!(store.set_up(first("c", public("again", Status::Waiting)), "x", 9).await, Err(StoreError::Conflict));
        store.append(append("a", 1, "", Some(public("a", Status::Playing)))).await.unwrap();
        assert_eq!(store.network_of("a").await.unwrap().as_deref(), Some("here"), "it is known while they play");
        assert_eq!((store.public_of("here").await, store.public_of("there").await), (Ok(1), Ok(1)));
        store.append(append("a", 2, "", Some(public("a", Status::Over)))).await.unwrap();
        store.set_network("a", "late").await.unwrap();
        assert_eq!(store.network_of("a").await.unwrap(), None, "and forgotten afterwards");
        store.set_network("own", "there").await.unwrap();
        assert_eq!(store.network_of("own").await.unwrap().as_deref(), Some("there"));
        assert_eq!(store.network_of("nowhere").await.unwrap(), None);
    });
}

/// What may be done now and then.
#[test]
fn what_is_spent_comes_back_with_time() {
    both(async |store| {
        let spend = async |who: &str, every| store.spend(who, every, 3).await.unwrap();
        for _ in 0..3 {
            assert!(spend("anna", 3_600_000).await);
        }
        assert!(!spend("anna", 3_600_000).await);
        assert!(spend("ben", 3_600_000).await, "others have not spent it");
        for _ in 0..3 {
            assert!(spend("cleo", 30).await);
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
        assert!(spend("cleo", 30).await);
        for _ in 0..9 {
            assert!(spend("dan", 0).await, "without a limit there is none");
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
        assert_eq!(store.forget_spent().await, Ok(2), "cleo and dan");
        assert!(!spend("anna", 3_600_000).await, "nobody else");
    });
}

/// A backup of either database goes into the other, once, and into nothing that holds anything.
#[test]
fn a_backup_moves_everything() {
    let Both { sqlite, postgres } = Both::new();
    for (from, to) in [(&sqlite, postgres.fresh()), (&postgres, sqlite.fresh())] {
        let store = Store::open(from).unwrap();
        common::run(async {
            store.add_person("p1", "Anna", 1).await.unwrap();
            store.add_session("s1", "p1", "", None, 1).await.unwrap();
            let (id, owner, name) = ("m1".to_owned(), "p1".to_owned(), "Rat".to_owned());
            let machine = store::NewMachine { id, owner, name, skeleton: "rat".into(), token: "hash".into() };
            store.add_machine(machine, 1, 1).await.unwrap();
            store.append(append("t", 0, "opened", Some(row(&[(0, "p1")])))).await.unwrap();
            // More than one page of a backup.
            let mut entries = tokio::task::JoinSet::new();
            for number in 1..6000 {
                let store = store.clone();
                entries.spawn(async move { store.append(append("t", number, "entry", None)).await.unwrap() });
            }
            entries.join_all().await;
        });
        store.close();
        let mut backup = Vec::new();
        let report = from.back_up(&mut backup).unwrap();
        assert_eq!((report.tables, report.rows), (1, 6005));

        let cut = &backup[..backup.len() - 20];
        assert!(matches!(to.restore(cut), Err(CopyError::Line { .. } | CopyError::CutShort)));
        assert_eq!(to.restore(backup.as_slice()).unwrap(), report, "a failed restore left nothing behind");
        assert!(matches!(to.restore(backup.as_slice()), Err(CopyError::NotEmpty)));

        let mut again = Vec::new();
        to.back_up(&mut again).unwrap();
        assert!(again == backup, "the copy of the copy is the copy");
    }
}

/// Whichever bit of a backup is not as it was written, it is noticed, and nothing is restored.
#[test]
fn a_backup_with_a_flipped_bit_is_refused() {
    let Both { sqlite, .. } = Both::new();
    let store = Store::open(&sqlite).unwrap();
    common::run(async {
        store.add_person("p1", "Anna", 1).await.unwrap();
        store.append(append("t", 0, "opened", Some(row(&[(0, "p1")])))).await.unwrap();
    });
    store.close();
    let mut backup = Vec::new();
    let report = sqlite.back_up(&mut backup).unwrap();
    let to = sqlite.fresh();
    for place in 0..backup.len() {
        let mut damaged = backup.clone();
        damaged[place] ^= 1 << (place % 8);
        let restored = to.restore(damaged.as_slice());
        assert!(restored.is_err(), "byte {place} of {}: {restored:?}", String::from_utf8_lossy(&damaged));
    }
    let text = String::from_utf8(backup.clone()).unwrap();
    assert!(matches!(to.restore(text.replace("Anna", "Anne").as_bytes()), Err(CopyError::Damaged)));
    let without = text.replace("_backup\":2", "_backup\":1");
    assert!(to.restore(without.as_bytes()).is_err(), "a sum belongs to its format");
    assert_eq!(to.restore(backup.as_slice()).unwrap(), report);
}

/// Where there is nothing, nothing is backed up, and nothing is made.
#[test]
fn nothing_is_no_backup() {
    let Both { sqlite, postgres } = Both::new();
    for place in [&sqlite, &postgres] {
        for _ in 0..2 {
            let backed_up = place.back_up(&mut Vec::new());
            assert!(matches!(backed_up, Err(CopyError::Store(StoreError::Nothing { .. }))), "{backed_up:?}");
            assert!(matches!(Store::open_existing(place), Err(StoreError::Nothing { .. })));
        }
    }
    let Place::File(path) = &sqlite.place else { unreachable!("it is a file") };
    assert!(!path.exists());
}

/// With a key that is none a server would not start: the line is named, and nothing is restored.
#[test]
fn a_backup_with_a_broken_key_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::File(folder.path().join("lazaret.db"));
    let backup = |key: &str| {
        let setting = format!(r#"{{"table":"settings","row":["cookie_key","{key}"]}}"#);
        format!("{{\"lazaret_backup\":1}}\n{setting}\n{{\"end\":1}}\n")
    };
    for broken in ["", "12ab", &"zz".repeat(32)] {
        assert!(matches!(place.restore(backup(broken).as_bytes()), Err(CopyError::Line { line: 2 })), "{broken}");
    }
    assert_eq!(place.restore(backup(&"a7".repeat(32)).as_bytes()).unwrap().rows, 1);
}

#[test]
fn wrong_places_are_named() {
    assert!(matches!(Place::parse("mysql://x"), Err(StoreError::Address { .. })));
    assert!(matches!(Place::parse("sqlite:"), Err(StoreError::Address { .. })));
    let nowhere = Place::parse("sqlite:/proc/no/such/folder/lazaret.db").unwrap();
    assert!(matches!(Store::open(&nowhere), Err(StoreError::Open { .. })));
    let nobody = Place::parse("postgres://nobody:secret@127.0.0.1:1/nothing").unwrap();
    let Err(StoreError::Open { address, .. }) = Store::open(&nobody) else { panic!("nobody listens there") };
    assert!(!address.contains("secret"));
}

/// Secrets of games and the key of the cookies are nobody else's business.
#[cfg(unix)]
#[test]
fn the_file_is_readable_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("lazaret.db");
    let rights = || {
        let files = std::fs::read_dir(folder.path()).unwrap();
        files.map(|file| file.unwrap().metadata().unwrap().permissions().mode() & 0o777).collect::<Vec<_>>()
    };
    Store::open(&Place::File(path.clone())).unwrap().close();
    assert!(rights().iter().all(|&mode| mode == 0o600), "{:?}", rights());
    // One that was made by an older program, or copied there, is shut as well.
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644)).unwrap();
    let store = Store::open(&Place::File(path)).unwrap();
    assert!(rights().len() >= 2, "there is a log beside the file while it is open");
    assert!(rights().iter().all(|&mode| mode == 0o600), "{:?}", rights());
    store.close();
}

/// Nobody overhears what goes to `PostgreSQL`, and with `verify-full` nobody else answers in its place.
#[test]
fn the_connection_to_postgresql_is_encrypted() {
    let Place::Postgres(address) = store::testkit::fresh_postgres() else { unreachable!("it is PostgreSQL") };
    let open = |query: &str| Store::serve(&Place::Postgres(format!("{address}?{query}")), "one");
    let roots = store::testkit::certificate().display().to_string();
    for query in ["sslmode=require", &format!("sslmode=verify-full&sslrootcert={roots}")] {
        let store = open(query).unwrap_or_else(|error| panic!("{query}: {error}"));
        assert!(store::testkit::is_encrypted(&address), "{query}");
        common::run(async {
            store.append(append(query, 0, "opened", None)).await.unwrap();
            assert_eq!(store.journal(query).await.unwrap().len(), 1);
        });
        store.close();
    }
    let Err(StoreError::Open { why, .. }) = open("sslmode=verify-full") else { panic!("nobody vouches for it") };
    assert!(why.contains("certificate"), "{why}");
    assert!(matches!(open("sslmode=sometimes"), Err(StoreError::Open { .. })));
}

/// A ban or a mute that has an end ends by itself, once, and that is written down; one without an end does not.
#[test]
fn measures_end_when_their_time_is_over() {
    both(async |store| {
        for (id, name) in [("p1", "Anna"), ("p2", "Ben"), ("p3", "Cleo")] {
            store.add_person(id, name, 1).await.unwrap();
        }
        store.ban("p1", true, Some(50), 2).await.unwrap();
        store.mute("p1", true, Some(60)).await.unwrap();
        store.ban("p2", true, None, 2).await.unwrap();
        store.mute("p3", true, Some(50)).await.unwrap();
        store.mute("p3", true, None).await.unwrap();
        let (by, about, words) = ("Maud".to_owned(), "Anna".to_owned(), "rude".to_owned());
        let deed = "ban".to_owned();
        store.audit(AuditRow { number: 0, at: 2, by, deed, about, words, until: Some(50) }).await.unwrap();
        let banned = async |id: &str| store.person(id).await.unwrap().unwrap().banned;
        let muted = async |id: &str| store.person(id).await.unwrap().unwrap().muted;
        assert_eq!(store.end_measures(49).await.unwrap(), 0);
        assert!(banned("p1").await && muted("p1").await);
        assert_eq!(store.end_measures(50).await.unwrap(), 1);
        assert!(!banned("p1").await && muted("p1").await && banned("p2").await && muted("p3").await);
        assert_eq!(store.end_measures(50).await.unwrap(), 0, "once");
        assert_eq!(store.end_measures(1000).await.unwrap(), 1);
        assert!(!muted("p1").await && banned("p2").await && muted("p3").await, "what has no end stays");
        // Whoever lets somebody in takes the end away with it: a later ban without one is for good.
        store.ban("p2", true, Some(2000), 3).await.unwrap();
        store.ban("p2", false, Some(2000), 3).await.unwrap();
        store.ban("p2", true, None, 3).await.unwrap();
        assert_eq!(store.end_measures(3000).await.unwrap(), 0);
        let done = store.audits(10).await.unwrap();
        let deeds: Vec<_> = done.iter().map(|row| (&*row.by, &*row.deed, &*row.about, row.until)).collect();
        let ban = ("Maud", "ban", "Anna", Some(50));
        assert_eq!(deeds, [("", "unmute", "Anna", None), ("", "readmit", "Anna", None), ban]);
    });
}
