//! A whole evening: people come, late and early, go, play, and the standings are what their tables say.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use crate::around::member;
use crate::common::{House, Person, game, play_out};
use evening::journal::{Evening, Fact};
use evening::verify;
use protocol::{ClientMessage, EveningStatus, EveningView, Evenings, Holder, Over, ServerMessage};
use serde_json::{Value, json};
use store::testkit::fresh_postgres;

fn settings() -> Value {
    json!({
        "name": "Lantern evening", "games": [{ "game": "rattus", "options": "" }], "rounds": 3,
        "least": 2, "most": 3, "best": 3, "like": false, "clock": { "kind": "none" }, "pause": 0,
        "starts_at": null, "visibility": "public"
    })
}

fn seen(person: &Person, id: &str) -> EveningView {
    serde_json::from_value(person.get(&format!("/api/evenings/{id}")).ok()).unwrap()
}

fn does(person: &mut Person, id: &str, what: &str) -> EveningView {
    serde_json::from_value(person.post(&format!("/api/evenings/{id}/{what}"), &json!({})).ok()).unwrap()
}

/// Waits until an evening is as it is wanted.
fn until(person: &Person, id: &str, wanted: impl Fn(&EveningView) -> bool) -> EveningView {
    let begun = Instant::now();
    loop {
        let evening = seen(person, id);
        if wanted(&evening) {
            return evening;
        }
        assert!(begun.elapsed() < Duration::from_mins(1), "it does not come: {evening:?}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Plays all tables of the current round to their ends, but for those who have gone.
fn play(people: &[&Person], evening: &EveningView) {
    let round = evening.rounds.last().unwrap();
    for table in &round.tables {
        if table.ended.is_some() {
            continue;
        }
        let sitting: Vec<&&Person> = table
            .people
            .iter()
            .filter(|&&who| !evening.people[who as usize].left)
            .map(|&who| &people[who as usize])
            .collect();
        for person in &sitting {
            // Who looks at the evening finds their table set.
            seen(person, &evening.id);
            person.add_to_chance(&table.id);
        }
        let mut sockets: Vec<_> = sitting.iter().map(|person| person.socket(&table.id)).collect();
        play_out(&mut sockets);
    }
}

/// Points by hand: a win is one, the last nothing, the others evenly between; a shared place shares. In 240ths.
fn by_hand(evening: &EveningView, person: &Person) -> BTreeMap<u8, u32> {
    let mut points: BTreeMap<u8, u32> = BTreeMap::new();
    let mut played: BTreeMap<u8, u32> = BTreeMap::new();
    for table in evening.rounds.iter().flat_map(|round| &round.tables) {
        let over: Over = serde_json::from_value(person.get(&format!("/api/tables/{}/over", table.id)).ok()).unwrap();
        let seats = person.get(&format!("/api/tables/{}", table.id)).created().table.seats;
        let bot = |seat: u8| matches!(seats[usize::from(seat)].holder, Holder::Bot { .. });
        let there: Vec<_> = over.sheets.iter().filter(|sheet| !sheet.resigned && !bot(sheet.seat)).collect();
        for sheet in &there {
            let before = there.iter().filter(|other| other.place < sheet.place).count() as u32;
            let level = there.iter().filter(|other| other.place == sheet.place).count() as u32;
            let last = there.len() as u32 - 1;
            // Tables of two and three: 1 and 0, or 1, 1/2 and 0.
            let worth = |at: u32| (240 * (last - at)).checked_div(last).unwrap_or(240);
            let shared = (before..before + level).map(worth).sum::<u32>() / level;
            *points.entry(table.people[sheet.seat as usize]).or_default() += shared;
            *played.entry(table.people[sheet.seat as usize]).or_default() += 1;
        }
    }
    for &out in evening.rounds.iter().flat_map(|round| &round.byes) {
        let (sum, times) = (points.get(&out).copied().unwrap_or(0), played.get(&out).copied().unwrap_or(0));
        *points.entry(out).or_default() += sum.checked_div(times).unwrap_or(0).max(120);
    }
    points
}

/// Seven people, one of them a machine, three rounds; one comes late, one goes in the middle of a game.
#[test]
fn a_whole_evening_is_played_and_its_standings_are_those_of_its_tables() {
    let house = House::open();
    let mut host = house.guest("Odile");
    let shown: EveningView = serde_json::from_value(host.post("/api/evenings", &settings()).ok()).unwrap();
    let id = shown.id.clone();
    assert!(shown.you.host && shown.secret.is_none() && shown.commitment.len() == 64);
    let mut people: Vec<Person> =
        ["Ines", "Tekla", "Wim", "Noor", "Jarek"].iter().map(|name| house.guest(name)).collect();
    people.push(host.machine("Engine"));
    for person in &mut people {
        does(person, &id, "join");
    }
    assert_eq!(people[0].post(&format!("/api/evenings/{id}/begin"), &json!({})).failed(403), "evening_host");
    does(&mut host, &id, "begin");
    let first = until(&host, &id, |evening| evening.status == EveningStatus::Playing);
    assert_eq!(first.rounds[0].tables.iter().map(|table| table.people.len()).collect::<Vec<_>>(), [3, 3]);
    assert_eq!(host.get(&format!("/api/evenings/{id}/record")).failed(409), "evening_not_now");
    let refs: Vec<&Person> = people.iter().collect();
    play(&refs, &first);
    let late = house.guest("Livia");
    people.push(late);
    // Whoever comes while a round is played or just ended is there in the next.
    does(people.last_mut().unwrap(), &id, "join");
    let second = until(&host, &id, |evening| evening.rounds.len() == 2);
    let sitting: Vec<u8> = second.rounds[1].tables.iter().flat_map(|table| table.people.clone()).collect();
    if second.people[6].missed == 1 {
        assert!(sitting.contains(&6), "the one who came late plays: {second:?}");
    }
    // Ines goes: a bot holds her seat and counts for nobody.
    does(&mut people[0], &id, "leave");
    let refs: Vec<&Person> = people.iter().collect();
    let now = seen(&host, &id);
    play(&refs, &now);
    let third = until(&host, &id, |evening| evening.rounds.len() == 3);
    assert!(!third.rounds[2].tables.iter().any(|table| table.people.contains(&0)), "who has gone does not play");
    play(&refs, &third);
    let over = until(&host, &id, |evening| evening.status == EveningStatus::Over);

    let expected = by_hand(&over, &host);
    for line in &over.standings {
        let who = &over.people[line.person as usize].name;
        assert_eq!(line.points, expected.get(&line.person).copied().unwrap_or(0), "{who}");
    }
    let points: Vec<u32> = over.standings.iter().map(|line| line.points).collect();
    assert!(points.is_sorted_by(|a, b| a >= b), "{points:?}");

    // The record says all of it again, and that the secret made every plan.
    let record = host.get(&format!("/api/evenings/{id}/record")).text;
    let facts: Vec<Fact> = record.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let again: Evening = verify(&id, &facts).expect("every plan is the one that the secret makes");
    assert_eq!(again.view(None, |_| String::new()).standings, over.standings);
    for name in ["Ines", "Tekla", "Odile"] {
        assert!(!record.contains(name), "people are numbers in a record");
    }
    // A plan that somebody made otherwise is found.
    let forged: Vec<Fact> = facts
        .iter()
        .map(|fact| match fact {
            Fact::Planned { rounds } => {
                let mut rounds = rounds.clone();
                rounds[0].tables[0].swap(0, 1);
                Fact::Planned { rounds }
            }
            other => other.clone(),
        })
        .collect();
    assert!(verify::<Evening>(&id, &forged).is_err());
}

/// The host says how a table ended, with a note; then it counts so, and the round goes on without waiting for it.
#[test]
fn a_correction_counts_and_says_why() {
    let house = House::open();
    let mut host = house.guest("Odile");
    let mut settings = settings();
    settings["rounds"] = json!(1);
    let id = host.post("/api/evenings", &settings).ok()["id"].as_str().unwrap().to_owned();
    let mut guests: Vec<Person> = ["Ines", "Tekla"].iter().map(|name| house.guest(name)).collect();
    for guest in &mut guests {
        does(guest, &id, "join");
    }
    does(&mut host, &id, "begin");
    let round = until(&host, &id, |evening| !evening.rounds.is_empty());
    let table = &round.rounds[0].tables[0];
    let correct = |note: &str, places: Value| json!({ "table": table.id, "ended": places, "note": note });
    let path = format!("/api/evenings/{id}/correct");
    let places = json!([{ "person": 0, "place": 2, "score": 3 }, { "person": 1, "place": 1, "score": 9 }]);
    assert_eq!(host.post(&path, &correct("", places.clone())).failed(422), "evening_note");
    let stranger = json!([{ "person": 7, "place": 1, "score": 3 }]);
    assert_eq!(host.post(&path, &correct("why", stranger)).failed(422), "evening_places");
    assert_eq!(guests[0].post(&path, &correct("I won", places.clone())).failed(403), "evening_host");
    host.post(&path, &correct("Ines had to go", places)).ok();
    let over = until(&host, &id, |evening| evening.status == EveningStatus::Over);
    assert_eq!(over.standings[0].person, 1);
    assert_eq!(over.rounds[0].tables[0].note.as_deref(), Some("Ines had to go"));
}

#[test]
fn what_cannot_be_played_is_refused_with_a_reason() {
    let house = House::open();
    let mut host = house.guest("Odile");
    for (field, value, code) in [
        ("rounds", json!(0), "evening_rounds"),
        ("rounds", json!(9), "evening_rounds"),
        ("least", json!(1), "evening_sizes"),
        ("best", json!(5), "evening_sizes"),
        ("games", json!([]), "evening_games"),
        ("games", json!([{ "game": "chess", "options": "" }]), "unknown_game"),
        ("name", json!("  "), "evening_name"),
        ("pause", json!(2000), "evening_pause"),
        ("minutes", json!(2000), "evening_minutes"),
        ("ties", json!(["wins", "wins"]), "evening_ties"),
        ("ties", json!(["lot"]), "evening_ties"),
    ] {
        let mut wrong = settings();
        wrong[field] = value;
        assert_eq!(host.post("/api/evenings", &wrong).failed(422), code, "{field}");
    }
    let id = host.post("/api/evenings", &settings()).ok()["id"].as_str().unwrap().to_owned();
    assert_eq!(host.post(&format!("/api/evenings/{id}/begin"), &json!({})).failed(422), "evening_too_few");
    assert_eq!(host.get("/api/evenings/ZZZZ-ZZZZ").failed(404), "not_found");
    does(&mut host, &id, "join");
    let cancelled = host.post(&format!("/api/evenings/{id}/cancel"), &json!({ "note": "snow" })).ok();
    assert_eq!(cancelled["status"], "cancelled");
    assert_eq!(
        house.guest("Ines").post(&format!("/api/evenings/{id}/join"), &json!({})).failed(409),
        "evening_not_now"
    );
}

/// Two nodes conduct the same evening: nothing happens twice, and when one ends the other goes on.
#[test]
fn an_evening_goes_on_when_a_node_ends() {
    let database = fresh_postgres();
    let (one, two) = (House::node(&database), House::node(&database));
    let mut host = one.guest("Odile");
    let mut settings = settings();
    settings["rounds"] = json!(2);
    let id = host.post("/api/evenings", &settings).ok()["id"].as_str().unwrap().to_owned();
    let mut people: Vec<Person> = ["Ines", "Tekla", "Wim", "Noor"].iter().map(|name| one.guest(name)).collect();
    for person in &mut people {
        does(person, &id, "join");
    }
    does(&mut host, &id, "begin");
    let first = until(&two.same(&host), &id, |evening| !evening.rounds.is_empty());
    play(&people.iter().collect::<Vec<_>>(), &first);
    one.close();
    let there: Vec<Person> = people.iter().map(|person| two.same(person)).collect();
    let second = until(&there[0], &id, |evening| evening.rounds.len() == 2);
    play(&there.iter().collect::<Vec<_>>(), &second);
    let over = until(&there[0], &id, |evening| evening.status == EveningStatus::Over);
    assert_eq!(over.rounds.len(), 2);
    let expected = by_hand(&over, &there[0]);
    for line in &over.standings {
        assert_eq!(line.points, expected.get(&line.person).copied().unwrap_or(0));
    }
}

/// The host asks members by name: they find it, come or do not, and hear of it once. Whoever does not want to hear from the host
/// is not told, and the host does not learn that.
#[test]
fn members_are_asked_by_name() {
    let house = House::open();
    let mut host = member(&house, "Odile");
    let [mut ines, mut wim, mut noor] = ["Ines", "Wim", "Noor"].map(|name| member(&house, name));
    let table = noor.create(json!({ "game": game(), "options": "players=3", "seats": [{ "kind": "you" }] }));
    host.sit(&table.table.id, table.you.sit_code.as_deref());
    let mut talks = host.socket(&table.table.id);
    talks.say(&ClientMessage::Chat { text: "hello".to_owned() });
    let mut hears = noor.socket(&table.table.id);
    let who = hears.until(|message| match message {
        ServerMessage::Chat { lines } => lines.into_iter().next().map(|line| line.who),
        _ => None,
    });
    hears.say(&ClientMessage::Block { who });
    hears.until(|message| matches!(message, ServerMessage::Noted { .. }).then_some(()));
    let mut draft = settings();
    draft["draft"] = json!(true);
    draft["visibility"] = json!("private");
    let id = host.post("/api/evenings", &draft).ok()["id"].as_str().unwrap().to_owned();
    let ask = format!("/api/evenings/{id}/ask");
    let names = |names: &[&str]| json!({ "names": names });
    assert_eq!(host.post(&ask, &names(&["Ines", "Nobody"])).failed(422), "evening_unknown");
    assert!(seen(&host, &id).awaited.is_empty(), "all of them or nobody");
    host.post(&ask, &names(&["ines", "Wim", "Noor", "Wim"])).ok();
    assert_eq!(seen(&host, &id).awaited, ["Ines", "Wim", "Noor"]);
    let asked_by = |person: &Person| -> Vec<Option<String>> {
        let found: Evenings = serde_json::from_value(person.get("/api/evenings").ok()).unwrap();
        found.evenings.into_iter().map(|evening| evening.asked_by).collect()
    };
    assert!(asked_by(&ines).is_empty(), "nobody is asked to a draft");
    draft["draft"] = json!(false);
    host.put(&format!("/api/evenings/{id}"), &draft).ok();
    assert_eq!(asked_by(&ines), [Some("Odile".to_owned())]);
    assert!(seen(&ines, &id).you.asked && seen(&ines, &id).awaited.is_empty());
    assert!(asked_by(&noor).is_empty() && !seen(&noor, &id).you.asked);
    assert_eq!(ines.post(&ask, &names(&["Wim"])).failed(403), "evening_host");

    does(&mut ines, &id, "join");
    assert_eq!(asked_by(&ines), [None]);
    assert_eq!(wim.send("DELETE", &ask, None, &[]).status, 204);
    assert_eq!(seen(&host, &id).awaited, ["Noor"]);
    host.post(&ask, &names(&["Wim"])).ok();
    assert!(!seen(&wim, &id).you.asked, "whoever said no is not asked again");
    does(&mut wim, &id, "join");
    assert_eq!(seen(&host, &id).people.len(), 2, "but may still come");
}
