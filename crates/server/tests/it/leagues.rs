//! A league over the wire: set up, joined, played over its weeks, and the season behind it.

use std::time::{Duration, Instant};

use crate::common::{House, Person, play_out};
use evening::league::{Fact, League};
use evening::verify;
use protocol::{ClientMessage, EveningStatus, LeagueView, Leagues, ServerMessage};
use serde_json::{Value, json};
use store::testkit::fresh_postgres;

fn settings() -> Value {
    json!({
        "name": "Autumn league", "games": [{ "game": "rattus", "options": "" }], "weeks": 2, "days": 7, "division": 3,
        "moves": 1, "least": 2, "most": 2, "best": 2, "clock": { "kind": "daily", "hours": 24, "window": null },
        "starts_at": null, "visibility": "public"
    })
}

fn seen(person: &Person, id: &str) -> LeagueView {
    serde_json::from_value(person.get(&format!("/api/leagues/{id}")).ok()).unwrap()
}

fn does(person: &mut Person, id: &str, what: &str) -> LeagueView {
    serde_json::from_value(person.post(&format!("/api/leagues/{id}/{what}"), &json!({})).ok()).unwrap()
}

fn until(person: &Person, id: &str, wanted: impl Fn(&LeagueView) -> bool) -> LeagueView {
    let begun = Instant::now();
    loop {
        let league = seen(person, id);
        if wanted(&league) {
            return league;
        }
        assert!(begun.elapsed() < Duration::from_mins(1), "it does not come: {league:?}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Plays all tables that have not ended; `people` are in the order in which they came.
fn play(people: &[Person], league: &LeagueView) {
    for table in league.divisions.iter().flat_map(|it| &it.weeks).flat_map(|week| &week.tables) {
        if table.ended.is_some() {
            continue;
        }
        let sitting: Vec<&Person> = table.people.iter().map(|&who| &people[who as usize]).collect();
        for person in &sitting {
            // Who looks at the league finds their table set.
            seen(person, &league.id);
            person.add_to_chance(&table.id);
        }
        let mut sockets: Vec<_> = sitting.iter().map(|person| person.socket(&table.id)).collect();
        play_out(&mut sockets);
    }
}

fn six(house: &House) -> Vec<Person> {
    ["Ines", "Tekla", "Wim", "Noor", "Jarek", "Livia"].iter().map(|name| house.guest(name)).collect()
}

/// Six people in two divisions of three, two weeks; then those who went up and down are found in the season behind it.
#[test]
fn a_season_is_played_and_the_next_one_has_those_who_went_up() {
    let house = House::open();
    let mut host = house.guest("Odile");
    let shown: LeagueView = serde_json::from_value(host.post("/api/leagues", &settings()).ok()).unwrap();
    let id = shown.id.clone();
    assert!(shown.you.host && shown.secret.is_none() && shown.commitment.len() == 64);
    let mut people = six(&house);
    for person in &mut people {
        does(person, &id, "join");
    }
    assert_eq!(seen(&host, &id).sizes, [3, 3]);
    assert_eq!(people[0].post(&format!("/api/leagues/{id}/begin"), &json!({})).failed(403), "evening_host");
    does(&mut host, &id, "begin");
    assert_eq!(host.post(&format!("/api/leagues/{id}/begin"), &json!({})).failed(409), "evening_week");
    // A league is no evening, though it is kept as one.
    assert_eq!(host.get(&format!("/api/evenings/{id}")).failed(404), "not_found");

    // Whoever has a table is told so wherever leagues are listed; whoever sits out is not.
    let first = seen(&host, &id);
    for (number, person) in people.iter().enumerate() {
        let own =
            first.divisions.iter().flat_map(|it| &it.weeks[0].tables).find(|it| it.people.contains(&(number as u8)));
        let listed: Leagues = serde_json::from_value(person.get("/api/leagues").ok()).unwrap();
        let duty = listed.leagues[0].duty.clone();
        assert_eq!(duty.as_ref().map(|duty| &duty.table), own.map(|table| &table.id), "{number}");
        assert_eq!(duty.is_some_and(|duty| duty.week == 1 && duty.with.len() == 1), own.is_some());
        assert_eq!(seen(person, &id).need.map(|need| need.tables > 0), Some(true));
    }
    play(&people, &first);
    until(&host, &id, |league| league.divisions.iter().all(|it| it.weeks[0].tables[0].ended.is_some()));
    does(&mut host, &id, "begin");
    // One comes late and waits for the next season.
    let late = house.guest("Late");
    people.push(late);
    assert!(does(&mut people[6], &id, "join").divisions.iter().all(|it| !it.people.contains(&6)));
    play(&people, &seen(&host, &id));
    let over = until(&host, &id, |league| league.status == EveningStatus::Over);

    // The record says all of it again, and that the secret made every division and every plan.
    let record = host.get(&format!("/api/leagues/{id}/record")).text;
    let facts: Vec<Fact> = record.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let again: League = verify(&id, &facts).expect("everything is what the secret makes");
    assert_eq!(again.view(None, |_| String::new()).divisions, over.divisions);
    for name in ["Ines", "Tekla", "Late"] {
        assert!(!record.contains(name), "people are numbers in a record");
    }

    let next = does(&mut host, &id, "next");
    assert_eq!((next.before.as_deref(), seen(&host, &id).next.as_deref()), (Some(&*id), Some(&*next.id)));
    assert_eq!(host.post(&format!("/api/leagues/{id}/next"), &json!({})).failed(409), "evening_not_now");
    let line = |division: usize, place: usize| {
        over.people[over.divisions[division].standings[place].person as usize].name.clone()
    };
    let names: Vec<String> = next.people.iter().map(|person| person.name.clone()).collect();
    let expected = [line(0, 0), line(0, 1), line(1, 0), line(0, 2), line(1, 1), line(1, 2), "Late".to_owned()];
    assert_eq!(names, expected);
    let places = json!([{ "person": 0, "place": 1, "score": 3 }]);
    let table = &over.divisions[0].weeks[0].tables[0].id;
    let correction = json!({ "table": table, "ended": places, "note": "why" });
    assert_eq!(host.post(&format!("/api/leagues/{id}/correct"), &correction).failed(409), "evening_not_now");
}

/// Those of a table say when they can; nobody learns more than what suits all, and it is agreed once all have chosen the same.
#[test]
fn those_of_a_table_find_an_evening_that_suits_them() {
    let house = House::open();
    let mut host = house.guest("Odile");
    let id = host.post("/api/leagues", &settings()).ok()["id"].as_str().unwrap().to_owned();
    let mut people = six(&house);
    for person in &mut people {
        does(person, &id, "join");
    }
    does(&mut host, &id, "begin");
    let table = seen(&host, &id).divisions[0].weeks[0].tables[0].clone();
    let [one, two] = [0, 1].map(|seat| usize::from(table.people[seat]));
    let hour = 3_600_000;
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as u64;
    let tomorrow = (now / hour + 24) * hour;
    let free = |times: &[u64]| json!({ "table": table.id, "times": times });
    let choose = |at: Option<u64>| json!({ "table": table.id, "at": at });
    let dates = |person: &Person| seen(person, &id).duty.unwrap().dates;
    let (times, time) = (format!("/api/leagues/{id}/times"), format!("/api/leagues/{id}/time"));
    let day = 24 * hour;
    people[one].put(&times, &free(&[tomorrow, tomorrow + day, tomorrow + day + hour])).ok();
    let missing = seen(&people[one], &id).people[two].name.clone();
    assert_eq!(dates(&people[one]).missing, [missing]);
    assert!(dates(&people[two]).yours.is_empty() && dates(&people[two]).suit.is_empty());
    people[two].put(&times, &free(&[tomorrow + day, tomorrow + day + hour, tomorrow + 2 * day])).ok();
    assert_eq!(dates(&people[one]).suit, [tomorrow + day]);
    assert_eq!(people[one].put(&time, &choose(Some(tomorrow))).failed(422), "evening_date", "it suits one alone");
    assert_eq!(people[one].put(&times, &free(&[tomorrow + 1])).failed(422), "evening_dates");
    let stranger = (0..6).find(|other| ![one, two].contains(other)).unwrap();
    assert_eq!(people[stranger].put(&times, &free(&[tomorrow])).failed(422), "evening_not_yours");
    assert_eq!(host.put(&time, &choose(None)).failed(422), "evening_not_yours");
    people[one].put(&time, &choose(Some(tomorrow + day))).ok();
    let asked = dates(&people[two]);
    assert_eq!((asked.agreed, asked.wishes[0].at), (None, tomorrow + day));
    people[two].put(&time, &choose(Some(tomorrow + day))).ok();
    assert_eq!(seen(&host, &id).divisions[0].weeks[0].tables[0].agreed, Some(tomorrow + day), "everybody knows when");
    let calendar = people[one].post("/api/me/calendar", &json!({})).ok()["calendar"].as_str().unwrap().to_owned();
    assert!(house.somebody().get(&calendar).text.contains("Autumn league"), "it stands in their calendars");
    people[two].put(&times, &free(&[])).ok();
    assert_eq!((dates(&people[one]).agreed, dates(&people[one]).suit), (None, Vec::new()));
}

/// Two nodes conduct the same league: nothing happens twice, and when one ends the other goes on.
#[test]
fn a_league_goes_on_when_a_node_ends() {
    let database = fresh_postgres();
    let (one, two) = (House::node(&database), House::node(&database));
    let mut host = one.guest("Odile");
    let id = host.post("/api/leagues", &settings()).ok()["id"].as_str().unwrap().to_owned();
    let mut people = six(&one);
    for person in &mut people {
        does(person, &id, "join");
    }
    does(&mut host, &id, "begin");
    let first = until(&two.same(&host), &id, |league| league.week == 1);
    assert_eq!(first.divisions, seen(&host, &id).divisions, "both nodes say the same");
    play(&people, &first);
    one.close();
    let there: Vec<Person> = people.iter().map(|person| two.same(person)).collect();
    let mut host = two.same(&host);
    until(&host, &id, |league| league.divisions.iter().all(|it| it.weeks[0].tables[0].ended.is_some()));
    does(&mut host, &id, "begin");
    play(&there, &seen(&host, &id));
    let over = until(&host, &id, |league| league.status == EveningStatus::Over);
    assert_eq!(over.week, 2);
    let tables = over.divisions.iter().flat_map(|it| &it.weeks).map(|week| week.tables.len()).sum::<usize>();
    assert_eq!(tables, 4, "two divisions, two weeks, one table each and one who sits out");
}

/// What a league tells of a table that is played is what anybody who watches it is told, whoever asks.
#[test]
fn a_league_tells_no_more_of_a_table_than_a_spectator_sees() {
    let house = House::open();
    let mut host = house.guest("Odile");
    let mut contagion = settings();
    contagion["games"] = json!([{ "game": "contagion", "options": "" }]);
    let id = host.post("/api/leagues", &contagion).ok()["id"].as_str().unwrap().to_owned();
    let mut people: Vec<Person> = ["Ines", "Tekla"].iter().map(|name| house.guest(name)).collect();
    for person in &mut people {
        does(person, &id, "join");
    }
    does(&mut host, &id, "begin");
    let league = seen(&people[0], &id);
    let table = league.divisions[0].weeks[0].tables[0].clone();
    for person in &people {
        person.add_to_chance(&table.id);
    }
    let mut sockets: Vec<_> = table.people.iter().map(|&who| people[who as usize].socket(&table.id)).collect();
    // Some choices of both.
    for _ in 0..12 {
        for socket in &mut sockets {
            let offer = socket.offer();
            if let Some(choice) = offer.options.first() {
                socket.choose(&offer, choice);
            }
        }
    }
    let so_far = |league: &LeagueView| league.divisions[0].weeks[0].tables[0].so_far.clone();
    let told = so_far(&until(&host, &id, |league| so_far(league).is_some()));
    let begun = Instant::now();
    let (scores, told) = loop {
        let mut spectator = house.somebody().socket(&table.id);
        let offer = spectator.offer();
        spectator.say(&ClientMessage::Describe { step: offer.step });
        let scores: Vec<i32> = spectator.until(|message| match message {
            ServerMessage::Described { words, .. } => Some(words.sheets.iter().map(|sheet| sheet.score).collect()),
            _ => None,
        });
        let now = so_far(&seen(&host, &id)).or_else(|| told.clone());
        if now.as_ref() == Some(&scores) || begun.elapsed() > Duration::from_secs(10) {
            break (scores, now);
        }
        std::thread::sleep(Duration::from_millis(100));
    };
    assert_eq!(told, Some(scores));
    let mut views: Vec<LeagueView> = [&host, &people[0], &people[1]].map(|person| seen(person, &id)).into();
    for view in &mut views {
        view.you.person = None;
        view.you.host = false;
        view.duty = None;
        view.need = None;
    }
    assert!(views.iter().all(|view| view.divisions == views[0].divisions), "whoever asks is told the same");
}

#[test]
fn a_draft_is_found_by_its_host_alone() {
    let house = House::open();
    let mut host = house.guest("Odile");
    let mut draft = settings();
    draft["draft"] = json!(true);
    let id = host.post("/api/leagues", &draft).ok()["id"].as_str().unwrap().to_owned();
    let mut guest = house.guest("Ines");
    let listed = |person: &Person| person.get("/api/leagues").ok()["leagues"].as_array().unwrap().len();
    assert_eq!((listed(&host), listed(&guest)), (1, 0));
    assert_eq!(guest.post(&format!("/api/leagues/{id}/join"), &json!({})).failed(409), "evening_not_now");
    assert_eq!(host.post(&format!("/api/leagues/{id}/begin"), &json!({})).failed(409), "evening_not_now");
    host.put(&format!("/api/leagues/{id}"), &settings()).ok();
    assert_eq!(listed(&guest), 1);
    does(&mut guest, &id, "join");
    // Once it is known it does not go back into the drawer.
    assert_eq!(host.put(&format!("/api/leagues/{id}"), &draft).failed(409), "evening_not_now");
}

#[test]
fn what_cannot_be_played_is_refused_with_a_reason() {
    let house = House::open();
    let mut host = house.guest("Odile");
    for (field, value, code) in [
        ("weeks", json!(0), "evening_weeks"),
        ("days", json!(0), "evening_days"),
        ("division", json!(2), "evening_division"),
        ("moves", json!(3), "evening_moves"),
        ("best", json!(5), "evening_sizes"),
        ("games", json!([{ "game": "chess", "options": "" }]), "unknown_game"),
        ("name", json!("a\nb"), "evening_name"),
        ("ties", json!(["lot"]), "evening_ties"),
    ] {
        let mut wrong = settings();
        wrong[field] = value;
        assert_eq!(host.post("/api/leagues", &wrong).failed(422), code, "{field}");
    }
}
