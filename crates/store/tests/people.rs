//! People and what is kept of them, against both databases.

#[allow(dead_code, reason = "the other suites use more of it")]
mod common;

use common::both;
use store::{Barred, ChatRow, Errand, MachineAdded, NewMachine, Report, Spectators, Status, Store, Visibility};

async fn errands(store: &Store, after: u64) -> Vec<Errand> {
    store.errands_after(after).await.expect("they can be read").into_iter().filter_map(|(_, errand)| errand).collect()
}

#[test]
fn people_have_sessions_accounts_and_codes() {
    both(async |store| {
        store.add_person("p1", "Anna", 1).await.unwrap();
        store.add_session("s1", "p1", "Firefox", None, 1).await.unwrap();
        assert_eq!(store.session("s1").await.unwrap(), Some(("p1".to_owned(), 1)));
        let anna = store.person("p1").await.unwrap().unwrap();
        assert_eq!((anna.name.as_str(), anna.account), ("Anna", false));
        store.rename("p1", "Änna").await.unwrap();
        store.set_notices("p1", Some("https://hook".into()), None, Some("fr".into())).await.unwrap();

        assert!(store.add_account("anna", "anna-like", "p1", "Anna", "hash").await.unwrap());
        store.add_person("p2", "Other", 1).await.unwrap();
        assert!(!store.add_account("anna", "x", "p2", "Anna", "hash").await.unwrap(), "the name is taken");
        assert!(!store.add_account("аnna", "anna-like", "p2", "Аnna", "hash").await.unwrap(), "it looks like another");
        assert!(store.is_taken("x", "anna-like").await.unwrap() && !store.is_taken("x", "y").await.unwrap());
        assert_eq!(store.person("p2").await.unwrap().unwrap().name, "Other");
        assert_eq!(store.account("anna").await.unwrap().unwrap().person, "p1");
        assert_eq!(store.account_of("p1").await.unwrap().unwrap().hash, "hash");
        assert_eq!(store.account("ben").await.unwrap(), None);
        let anna = store.person("p1").await.unwrap().unwrap();
        assert!(anna.account);
        assert_eq!(anna.webhook.as_deref(), Some("https://hook"));
        assert_eq!((anna.email, anna.language.as_deref()), (None, Some("fr")));

        store.add_code("K7", "p1", 50).await.unwrap();
        assert_eq!(store.take_code("K7", 49).await.unwrap().as_deref(), Some("p1"));
        assert_eq!(store.take_code("K7", 49).await.unwrap(), None, "a code is good once");
        store.add_code("K8", "p1", 50).await.unwrap();
        assert_eq!(store.take_code("K8", 50).await.unwrap(), None, "it has expired");
        store.add_code("K9", "p1", 90).await.unwrap();
        store.add_code("L1", "p1", 90).await.unwrap();
        assert_eq!(store.take_code("K9", 49).await.unwrap(), None, "another took its place");
        assert_eq!(store.take_code("L1", 49).await.unwrap().as_deref(), Some("p1"));
    });
}

#[test]
fn somebody_likes_to_play_with_so_many_and_no_more() {
    both(async |store| {
        for (id, name) in [("p1", "Anna"), ("p2", "Ben"), ("p3", "Cleo"), ("p4", "Dan")] {
            store.add_person(id, name, 1).await.unwrap();
            assert!(store.add_account(id, id, id, name, "hash").await.unwrap());
        }
        assert!(store.befriend("p1", "p3", 2).await.unwrap() && store.befriend("p1", "p2", 2).await.unwrap());
        assert!(!store.befriend("p1", "p4", 2).await.unwrap());
        let friends = async || -> Vec<String> {
            store.friends_of("p1").await.unwrap().into_iter().map(|friend| friend.name).collect()
        };
        assert_eq!(friends().await, ["Ben", "Cleo"]);
        store.unfriend("p1", "p3").await.unwrap();
        assert!(store.befriend("p1", "p4", 2).await.unwrap());
        assert_eq!(friends().await, ["Ben", "Dan"]);
        assert!(store.friends_of("p2").await.unwrap().is_empty(), "whom one likes need not like one");
    });
}

#[test]
fn what_was_learned_is_kept_and_never_less() {
    both(async |store| {
        store.add_person("p1", "Anna", 1).await.unwrap();
        assert_eq!(store.learned("p1").await.unwrap(), []);
        store.learn("p1", "rattus-2", 2).await.unwrap();
        store.learn("p1", "rattus-1", 1).await.unwrap();
        store.learn("p1", "rattus-2", 1).await.unwrap();
        store.learn("p1", "rattus-1", 3).await.unwrap();
        assert_eq!(store.learned("p1").await.unwrap(), [("rattus-1".to_owned(), 3), ("rattus-2".to_owned(), 2)]);
        assert_eq!(store.learned("p2").await.unwrap(), []);
        store.delete_person("p1", Vec::new(), 2).await.unwrap();
        assert_eq!(store.learned("p1").await.unwrap(), [], "who leaves for good leaves nothing of it");
    });
}

#[test]
fn sessions_end_one_by_one_or_all_and_every_server_learns_of_it() {
    both(async |store| {
        store.add_person("p1", "Anna", 1).await.unwrap();
        let start = store.last_errand().await.unwrap();
        store.add_session("s1", "p1", "Firefox", None, 1).await.unwrap();
        store.add_session("s2", "p1", "Safari", None, 2).await.unwrap();
        assert_eq!(errands(&store, start).await, [], "nothing has ended");
        store.add_session("s3", "p1", "Firefox", Some("s1"), 3).await.unwrap();
        assert_eq!(store.session("s1").await.unwrap(), None, "another took its place");
        assert_eq!(errands(&store, start).await, [Errand::Person("p1".into())]);
        store.see_session("s2", 9).await.unwrap();
        let devices: Vec<_> = store.sessions_of("p1").await.unwrap();
        let devices: Vec<_> = devices.iter().map(|row| (row.id.as_str(), row.seen_at, row.device.as_str())).collect();
        assert_eq!(devices, [("s2", 9, "Safari"), ("s3", 3, "Firefox")]);
        store.end_sessions("p1", Some("s2"), 10).await.unwrap();
        assert_eq!(store.sessions_of("p1").await.unwrap().len(), 1);
        assert!(store.add_account("anna", "anna", "p1", "Anna", "old").await.unwrap());
        assert!(store.set_password("p1", "new", None, 11).await.unwrap());
        assert_eq!(store.account("anna").await.unwrap().unwrap().hash, "new");
        assert_eq!(store.session("s2").await.unwrap(), None);
        assert_eq!(errands(&store, start).await.len(), 3);
        store.forget_errands(u64::from(u32::MAX)).await.unwrap();
        assert_eq!(errands(&store, start).await.len(), 1, "the newest stays, so that numbers only grow");
    });
}

#[test]
fn who_leaves_for_good_leaves_games_and_nothing_else() {
    both(async |store| {
        let row = store::TableRow {
            game: "lots".into(),
            status: Status::Over,
            visibility: Visibility::Public,
            sit_code: "SIT".into(),
            host: "p1".into(),
            bots: false,
            wake_at: None,
            created_at: 1,
            seats: vec![(0, "p1".into()), (1, "p2".into())],
        };
        store.add_person("p1", "Anna", 1).await.unwrap();
        store.add_session("s1", "p1", "", None, 1).await.unwrap();
        store.add_account("anna", "anna", "p1", "Anna", "hash").await.unwrap();
        let append = |number, body: &str, row| store::Append {
            table: "t".into(),
            number,
            at: 1,
            body: body.into(),
            row,
            result: None,
        };
        store.append(append(0, "Anna sits", Some(row))).await.unwrap();
        let said = |seat, person: Option<&str>| ChatRow {
            number: 0,
            at: 1,
            name: "Anna".into(),
            seat,
            words: "hello".into(),
            person: person.map(str::to_owned),
            phrase: None,
        };
        store.say("t", said(Some(0), None)).await.unwrap();
        store.say("u", said(None, Some("p1"))).await.unwrap();
        store.say("t", said(Some(1), Some("p2"))).await.unwrap();
        store.append(store::Append { table: "v".into(), ..append(0, "p1 sat down and got up", None) }).await.unwrap();
        assert_eq!(store.ever_at("p1").await.unwrap(), ["t", "v"]);
        let before = store.last_errand().await.unwrap();
        store.delete_person("p1", vec![("t".into(), 0, "somebody sits".into())], 5).await.unwrap();
        assert_eq!(store.person("p1").await.unwrap(), None);
        assert_eq!(store.account("anna").await.unwrap(), None);
        assert_eq!(store.session("s1").await.unwrap(), None);
        assert_eq!(store.journal("t").await.unwrap()[0].body, "somebody sits");
        assert_eq!(store.chat("t", 9).await.unwrap().len(), 1, "what others said stays");
        assert_eq!(store.chat("u", 9).await.unwrap(), []);
        assert_eq!(errands(&store, before).await, [Errand::Person("p1".into()), Errand::Table("t".into())]);
    });
}

#[test]
fn what_is_agreed_about_spectators_is_kept() {
    both(async |store| {
        assert_eq!(store.moderation("t").await.unwrap(), (Spectators::Open, vec![]));
        let start = store.last_errand().await.unwrap();
        store.set_spectators("t", Spectators::Silent, 1).await.unwrap();
        store.bar("t", "p1", Some(Barred::Muted), 2).await.unwrap();
        store.bar("t", "p1", Some(Barred::Removed), 3).await.unwrap();
        store.bar("u", "p1", Some(Barred::Muted), 3).await.unwrap();
        assert_eq!(store.moderation("t").await.unwrap(), (Spectators::Silent, vec![("p1".into(), Barred::Removed)]));
        store.set_spectators("t", Spectators::Open, 4).await.unwrap();
        store.bar("t", "p1", None, 5).await.unwrap();
        assert_eq!(store.moderation("t").await.unwrap(), (Spectators::Open, vec![]));
        assert_eq!(errands(&store, start).await.len(), 6);

        store.add_person("p2", "Ben", 1).await.unwrap();
        store.block("p1", "p2").await.unwrap();
        store.block("p1", "p2").await.unwrap();
        assert_eq!(store.blocked_by("p1").await.unwrap(), [("p2".to_owned(), "Ben".to_owned())]);
        store.unblock("p1", "p2").await.unwrap();
        assert_eq!(store.blocked_by("p1").await.unwrap(), []);

        let report = Report {
            number: 0,
            at: 7,
            by: "p1".into(),
            about: "p2".into(),
            table: "t".into(),
            words: "rude".into(),
            said: "…".into(),
            settled: false,
        };
        assert_eq!(store.report(report.clone()).await.unwrap(), 1);
        assert_eq!(store.reports(false).await.unwrap(), [Report { number: 1, ..report }]);
        assert!(store.settle(1).await.unwrap() && !store.settle(2).await.unwrap());
        assert_eq!(store.reports(false).await.unwrap(), []);
        assert_eq!(store.reports(true).await.unwrap().len(), 1);
    });
}

#[test]
fn whoever_runs_the_server_finds_people_and_tables() {
    both(async |store| {
        for (id, name) in [("p1", "Anna"), ("p2", "Annabel"), ("q3", "100%"), ("q4", "Жанна")] {
            store.add_person(id, name, 1).await.unwrap();
        }
        store.add_session("s", "p1", "", None, 8).await.unwrap();
        let found = async |text: &str| {
            let people = store.find_persons(text, 9).await.unwrap();
            people.into_iter().map(|found| found.person.id).collect::<Vec<_>>()
        };
        assert_eq!(found("ANNA").await, ["p1", "p2"]);
        assert_eq!(found("p").await, ["p1", "p2"], "ids are found by their beginning");
        assert_eq!(found("%").await, ["q3"], "a sign means itself");
        assert_eq!(found("Жан").await, ["q4"]);
        let row = store::TableRow {
            game: "lots".into(),
            status: Status::Playing,
            visibility: Visibility::Public,
            sit_code: "SIT".into(),
            host: "p1".into(),
            bots: true,
            wake_at: Some(1),
            created_at: 1,
            seats: vec![(0, "p2".into())],
        };
        let append =
            store::Append { table: "K7PX".into(), number: 0, at: 1, body: String::new(), row: Some(row), result: None };
        store.append(append).await.unwrap();
        let anna = &store.find_persons("annabel", 9).await.unwrap()[0];
        assert_eq!((anna.tables, anna.seen_at), (1, None));
        for text in ["k7", "lots", "Anna", "abel"] {
            let tables = store.find_tables(text, 9).await.unwrap();
            assert_eq!(
                (tables.len(), &*tables[0].host, &tables[0].seated[..]),
                (1, "Anna", &["Annabel".to_owned()][..])
            );
        }
        assert!(store.mark_over("K7PX").await.unwrap() && !store.mark_over("none").await.unwrap());
        assert_eq!(store.find_tables("", 9).await.unwrap()[0].status, Status::Over);
        store.ban("p1", true, None, 9).await.unwrap();
        assert!(store.person("p1").await.unwrap().unwrap().banned);
        assert_eq!(store.session("s").await.unwrap(), None);
        store.ban("p1", false, None, 9).await.unwrap();
        assert!(!store.person("p1").await.unwrap().unwrap().banned);
        assert!(store.add_account("ben", "ben", "p2", "Ben", "h").await.unwrap());
        assert!(!store.rename_account("p1", "x", "ben", "Вen", vec![], 9).await.unwrap(), "it looks like another's");
        assert!(store.rename_account("p2", "benno", "benno", "Benno", vec![], 9).await.unwrap());
        assert_eq!(store.account("benno").await.unwrap().unwrap().person, "p2");
    });
}

fn machine(id: &str, owner: &str, name: &str) -> NewMachine {
    let token = format!("hash of {id}");
    NewMachine { id: id.into(), owner: owner.into(), name: name.into(), skeleton: name.to_lowercase(), token }
}

#[test]
fn people_have_machines_which_are_found_by_what_is_kept_of_their_tokens() {
    both(async |store| {
        store.add_person("p1", "Anna", 1).await.unwrap();
        let add = async |new: NewMachine, at| store.add_machine(new, 2, at).await.unwrap();
        assert_eq!(add(machine("m2", "p1", "Rat"), 5).await, MachineAdded::Added);
        assert_eq!(add(machine("m3", "p1", "RAT"), 6).await, MachineAdded::Alike);
        assert_eq!(add(machine("m4", "p2", "Rat"), 6).await, MachineAdded::Added, "another person may");
        assert_eq!(add(machine("m1", "p1", "Flea"), 6).await, MachineAdded::Added);
        assert_eq!(add(machine("m5", "p1", "Cat"), 7).await, MachineAdded::Full);

        let found = store.machine_with("hash of m2").await.unwrap().unwrap();
        assert_eq!((&*found.id, &*found.owner, &*found.name), ("m2", "p1", "Rat"));
        assert_eq!((found.created_at, found.seen_at), (5, None));
        assert_eq!(store.machine_with("hash of m5").await.unwrap(), None);
        store.see_machine("m2", 9).await.unwrap();
        assert_eq!(store.machine("m2").await.unwrap().unwrap().seen_at, Some(9));
        let names = async |owner: &str| {
            let rows = store.machines_of(owner).await.unwrap();
            rows.into_iter().map(|row| row.name).collect::<Vec<_>>()
        };
        assert_eq!(names("p1").await, ["Rat", "Flea"], "in the order in which they were made");

        let start = store.last_errand().await.unwrap();
        store.end_machine("m2", 10).await.unwrap();
        store.end_machine("m2", 10).await.unwrap();
        assert_eq!(store.machine_with("hash of m2").await.unwrap(), None);
        assert_eq!(errands(&store, start).await, [Errand::Person("p1".into())], "every node shuts its door, once");

        let start = store.last_errand().await.unwrap();
        store.ban("p1", true, None, 11).await.unwrap();
        assert_eq!(errands(&store, start).await, [Errand::Person("p1".into())], "though there was no session to end");
        assert_eq!(names("p1").await, ["Flea"], "it is there when its owner is let in again");
        store.delete_person("p1", Vec::new(), 12).await.unwrap();
        assert_eq!(names("p1").await, [""; 0]);
        assert_eq!(names("p2").await, ["Rat"]);
    });
}

#[test]
fn invitations_last_as_long_as_the_table_waits() {
    both(async |store| {
        for (id, name) in [("p1", "Anna"), ("p2", "Ben"), ("p3", "Cleo")] {
            store.add_person(id, name, 1).await.unwrap();
            assert!(store.add_account(id, id, id, name, "hash").await.unwrap());
        }
        let row = |status, seats: &[(u8, &str)]| store::TableRow {
            game: "rattus".to_owned(),
            status,
            visibility: Visibility::Private,
            sit_code: "SIT".to_owned(),
            host: "p1".to_owned(),
            bots: false,
            wake_at: None,
            created_at: 1,
            seats: seats.iter().map(|(seat, person)| (*seat, (*person).to_owned())).collect(),
        };
        let append = |number, row| store::Append {
            table: "t".to_owned(),
            number,
            at: 1,
            body: "[]".to_owned(),
            row: Some(row),
            result: None,
        };
        store.append(append(0, row(Status::Waiting, &[(0, "p1")]))).await.unwrap();
        assert!(store.invite("t", "p2", "p1", 5).await.unwrap());
        assert!(!store.invite("t", "p2", "p1", 6).await.unwrap(), "once is enough");
        store.block("p3", "p1").await.unwrap();
        assert!(!store.invite("t", "p3", "p1", 6).await.unwrap(), "they do not want to hear from them");
        assert!(store.is_invited("t", "p2").await.unwrap() && !store.is_invited("t", "p3").await.unwrap());
        let asked = store.invitations_of("p2", 10).await.unwrap();
        assert_eq!(asked.iter().map(|one| (&*one.table, &*one.by, one.at)).collect::<Vec<_>>(), [("t", "Anna", 5)]);
        let sitters = store.company(vec!["t".to_owned()]).await.unwrap();
        assert_eq!(
            sitters.iter().map(|one| (one.seat, &*one.person, one.rating)).collect::<Vec<_>>(),
            [(0, "p1", None)]
        );
        assert_eq!(store.all_left_early(vec!["p1".to_owned()], 10).await.unwrap(), []);
        assert_eq!(store.open_tables_of_host("p1").await.unwrap(), ["t"]);
        store.hide("p1", true).await.unwrap();
        assert_eq!(store.company(vec!["t".to_owned()]).await.unwrap(), []);
        store.append(append(1, row(Status::Playing, &[(0, "p1"), (1, "p3")]))).await.unwrap();
        assert_eq!(store.invitations_of("p2", 10).await.unwrap(), [], "it has begun");
        store.decline("t", "p2").await.unwrap();
        assert!(!store.is_invited("t", "p2").await.unwrap());
    });
}

#[test]
fn wishes_notes_and_deeds_are_kept() {
    both(async |store| {
        store.add_person("p1", "Anna", 1).await.unwrap();
        assert_eq!(store.wishes("p1").await.unwrap(), store::WishesRow::default());
        store.hook_answered("p1", true).await.unwrap();
        store.hook_answered("p1", false).await.unwrap();
        store.hook_answered("p1", false).await.unwrap();
        assert_eq!(store.wishes("p1").await.unwrap().hook_failed, 2);
        store.set_calendar("p1", Some("secret".to_owned())).await.unwrap();
        store.set_wishes("p1", "{}").await.unwrap();
        let kept = store.wishes("p1").await.unwrap();
        assert_eq!((&*kept.body, kept.calendar.as_deref(), kept.hook_failed), ("{}", Some("secret"), 0));
        assert_eq!(store.calendar_of("secret").await.unwrap().as_deref(), Some("p1"));
        store.set_calendar("p1", None).await.unwrap();
        assert_eq!(store.calendar_of("secret").await.unwrap(), None);

        assert!(store.ring("p1", "t").await.unwrap());
        assert!(!store.ring("p1", "t").await.unwrap(), "they have not looked");
        let later = |table: &str| store::PutOffRow {
            person: "p1".to_owned(),
            table: table.to_owned(),
            occasion: "turn".to_owned(),
            game: "rattus".to_owned(),
        };
        for table in ["t", "u", "u"] {
            store.put_off(later(table), 50).await.unwrap();
        }
        store.looked("p1", "t").await.unwrap();
        assert!(store.ring("p1", "t").await.unwrap());
        assert_eq!(store.take_put_off(49).await.unwrap(), []);
        assert_eq!(store.take_put_off(50).await.unwrap(), [later("u")]);
        assert_eq!(store.take_put_off(50).await.unwrap(), [], "whoever takes it tells them");

        store.set_note("p1", "t", "one", 1).await.unwrap();
        store.set_note("p1", "t", "two", 2).await.unwrap();
        assert_eq!(store.note("p1", "t").await.unwrap().as_deref(), Some("two"));
        assert_eq!(store.notes_of("p1").await.unwrap(), [("t".to_owned(), 2, "two".to_owned())]);
        store.set_note("p1", "t", "", 3).await.unwrap();
        assert_eq!(store.note("p1", "t").await.unwrap(), None);

        let deed = |at, deed: &str| store::AuditRow {
            number: 0,
            at,
            by: "Maud".to_owned(),
            deed: deed.to_owned(),
            about: "Anna".to_owned(),
            words: String::new(),
            until: None,
        };
        store.audit(deed(1, "mute")).await.unwrap();
        store.audit(deed(2, "ban")).await.unwrap();
        let done = store.audits(10).await.unwrap();
        assert_eq!(done.iter().map(|row| (row.number, &*row.deed)).collect::<Vec<_>>(), [(2, "ban"), (1, "mute")]);
        store.mute("p1", true, None).await.unwrap();
        assert!(store.person("p1").await.unwrap().unwrap().muted);
        // Who leaves for good takes all of it along, but for what moderators did.
        store.set_note("p1", "t", "three", 4).await.unwrap();
        store.put_off(later("t"), 50).await.unwrap();
        store.set_calendar("p1", Some("another".to_owned())).await.unwrap();
        store.delete_person("p1", Vec::new(), 5).await.unwrap();
        assert_eq!(store.notes_of("p1").await.unwrap(), []);
        assert_eq!(store.take_put_off(100).await.unwrap(), []);
        assert_eq!(store.calendar_of("another").await.unwrap(), None);
        assert_eq!(store.audits(10).await.unwrap().len(), 2);
    });
}

/// Networks are shut out and let in again; every server has word of it.
#[test]
fn networks_are_shut_out_and_let_in_again() {
    both(async |store| {
        let row = |network: &str, at, words: &str| store::BannedNetwork {
            network: network.to_owned(),
            at,
            by: "Maud".to_owned(),
            words: words.to_owned(),
        };
        let before = store.last_errand().await.unwrap();
        store.ban_network(row("203.0.113.0/24", 1, "a flood")).await.unwrap();
        store.ban_network(row("2001:db8::/32", 2, "")).await.unwrap();
        store.ban_network(row("203.0.113.0/24", 3, "still")).await.unwrap();
        assert_eq!(
            store.banned_networks().await.unwrap(),
            [row("203.0.113.0/24", 3, "still"), row("2001:db8::/32", 2, "")],
            "each once, the newest first"
        );
        assert!(store.readmit_network("2001:db8::/32", 4).await.unwrap());
        assert!(!store.readmit_network("2001:db8::/32", 5).await.unwrap(), "it is in already");
        assert_eq!(store.banned_networks().await.unwrap(), [row("203.0.113.0/24", 3, "still")]);
        let words = store.errands_after(before).await.unwrap();
        assert_eq!(words.into_iter().map(|(_, errand)| errand).collect::<Vec<_>>(), vec![Some(Errand::Networks); 4]);
    });
}

#[test]
fn holidays_crests_and_pins_are_kept() {
    both(async |store| {
        for (id, name) in [("p1", "Anna"), ("p2", "Ben")] {
            store.add_person(id, name, 1).await.unwrap();
            store.add_account(&name.to_lowercase(), &name.to_lowercase(), id, name, "hash").await.unwrap();
        }
        let row = |person: &str, begins, ends| store::HolidayRow { person: person.to_owned(), begins, ends };
        let all = || store.holidays(vec!["p1".to_owned(), "p2".to_owned()]);
        store.add_holiday("p1", 100, 200).await.unwrap();
        store.add_holiday("p1", 50, 60).await.unwrap();
        store.add_holiday("p2", 70, 80).await.unwrap();
        assert_eq!(all().await.unwrap(), [row("p1", 50, 60), row("p2", 70, 80), row("p1", 100, 200)]);
        assert!(!store.end_holiday("p1", 50, 65).await.unwrap(), "what is over is over");
        assert!(!store.end_holiday("p2", 100, 65).await.unwrap(), "it is somebody else's");
        assert!(store.end_holiday("p1", 100, 150).await.unwrap());
        assert_eq!(all().await.unwrap()[2], row("p1", 100, 150), "what has begun is counted");
        store.add_holiday("p1", 300, 400).await.unwrap();
        assert!(store.end_holiday("p1", 300, 300).await.unwrap());
        assert_eq!(all().await.unwrap().len(), 3, "what has not begun is taken back");

        let keys = || vec!["anna".to_owned(), "ben".to_owned(), "nobody".to_owned()];
        assert_eq!(store.crests(keys()).await.unwrap(), []);
        store.set_crest("p1", Some("ship".to_owned())).await.unwrap();
        assert_eq!(store.crests(keys()).await.unwrap(), [("Anna".to_owned(), "ship".to_owned())]);
        assert_eq!(store.person("p1").await.unwrap().unwrap().crest.as_deref(), Some("ship"));
        store.set_crest("p1", None).await.unwrap();
        assert_eq!(store.crests(keys()).await.unwrap(), []);

        let pin = |number, about: Option<&str>| store::PinRow {
            number,
            at: 1,
            table: about.is_none().then(|| "t".to_owned()),
            place: about.is_none().then(|| "region:gallia".to_owned()),
            about: about.map(str::to_owned),
            words: "rat 26".to_owned(),
        };
        assert!(store.pin("p1", pin(0, None), 2).await.unwrap());
        assert!(store.pin("p1", pin(0, Some("p2")), 2).await.unwrap());
        assert!(!store.pin("p1", pin(0, None), 2).await.unwrap(), "there are so many");
        assert_eq!(store.pins_of("p1").await.unwrap(), [pin(1, None), pin(2, Some("p2"))]);
        assert_eq!(store.pins_of("p2").await.unwrap(), []);
        store.unpin("p2", 1).await.unwrap();
        store.unpin("p1", 1).await.unwrap();
        assert_eq!(store.pins_of("p1").await.unwrap(), [pin(2, Some("p2"))]);
        // What was written about somebody who leaves for good goes with them.
        store.delete_person("p2", Vec::new(), 5).await.unwrap();
        assert_eq!(store.pins_of("p1").await.unwrap(), []);
        store.pin("p1", pin(0, None), 2).await.unwrap();
        store.delete_person("p1", Vec::new(), 6).await.unwrap();
        assert_eq!((store.pins_of("p1").await.unwrap(), all().await.unwrap()), (Vec::new(), Vec::new()));
    });
}
