//! Whole games over the wire.

use crate::common::{House, game, pick, play_out, two_at_a_table};
use protocol::{
    BotLevel, ClientMessage, Created, Deed, OverReason, RefusalCode, ReplayPage, ServerMessage, Status, UndoOffer,
    Without, WithoutWhy,
};
use serde_json::json;
use table::fairness::{Chance, check};

#[test]
fn two_people_play_to_the_end() {
    let house = House::open();
    let (mut anna, mut ben, id, first, second) = two_at_a_table(&house);
    assert_eq!(anna.get(&format!("/api/tables/{id}/record")).failed(409), "not_over");
    assert_eq!(anna.get(&format!("/api/tables/{id}/replay")).failed(409), "not_over");
    assert_eq!(anna.get(&format!("/api/tables/{id}/over")).failed(409), "not_over");
    let overs = play_out(&mut [first, second]);
    assert_eq!(overs[0], overs[1]);
    assert_eq!(overs[0].reason, OverReason::Ended);

    let record = anna.get(&format!("/api/tables/{id}/record"));
    assert!(record.header("content-type").unwrap().starts_with("text/plain"));
    assert_eq!(check(&record.text), Chance::Fair { accounted: vec![0, 1], silent: Vec::new() });
    let play = shelf::title_of(&record.text).unwrap().load(&record.text).unwrap();

    let page = anna.get(&format!("/api/tables/{id}/replay?eyes=1&from=0&count=500")).ok();
    let page: ReplayPage = serde_json::from_value(page).unwrap();
    assert_eq!(page.steps as usize, play.step());
    assert_eq!(page.frames.len(), (play.step() + 1).min(128));
    let eyes = shelf::Viewer::Seat(shelf::Seat::new(1));
    assert_eq!(Some(&page.frames[5].view), play.view_at(5, eyes).as_ref());

    for eyes in [2, 4, 7, 200] {
        let strange = anna.get(&format!("/api/tables/{id}/replay?eyes={eyes}"));
        assert_eq!(strange.failed(422), "no_such_seat", "{eyes}");
    }

    let rematch: Created = anna.post(&format!("/api/tables/{id}/rematch"), &json!(null)).created();
    let again: Created = ben.post(&format!("/api/tables/{id}/rematch"), &json!(null)).created();
    assert_eq!(rematch.table.id, again.table.id, "there is one rematch");
    assert_eq!((rematch.you.seat, again.you.seat), (Some(0), Some(1)));

    let branch = json!({ "step": 4, "seat": 1, "level": "random" });
    let branch = ben.post(&format!("/api/tables/{id}/branch"), &branch).created();
    assert_eq!((branch.table.status, branch.you.seat, branch.table.fairness), (Status::Playing, Some(1), None));
    let mut on = ben.socket(&branch.table.id);
    on.offer();
}

#[test]
fn a_person_plays_against_bots() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let seats = json!([{ "kind": "bot", "level": "greedy" }, { "kind": "you" }, { "kind": "bot", "level": "random" }]);
    let id = anna.create(json!({ "game": game(), "options": "players=3", "seats": seats })).table.id;
    let mut socket = anna.socket(&id);
    socket.give_nonce(&"ab".repeat(16));
    anna.start(&id);
    let over = play_out(std::slice::from_mut(&mut socket)).remove(0);
    assert_eq!(over.sheets.len(), 3);
    let fairness = over.fairness.unwrap();
    assert_eq!(fairness.nonces.len(), 1);
    let bot = |seat| Without { seat, why: WithoutWhy::Bot };
    assert_eq!(fairness.without, [bot(0), bot(2)]);
    assert!(fairness.secret.is_some());
}

/// The host cannot start over the heads of the others: everybody sees that the start waits, and whose number is missing
/// from the proof when it did not come.
/// Bots among themselves play while somebody looks on, and rest when nobody does.
#[test]
fn bots_alone_play_for_whoever_watches() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let bot = json!({ "kind": "bot", "level": "random" });
    let table = json!({ "game": game(), "options": "players=2", "seats": [bot, bot] });
    let id = anna.create(table).table.id;
    anna.start(&id);
    let step = || anna.get(&format!("/api/tables/{id}")).created().table.step;
    let before = step();
    std::thread::sleep(std::time::Duration::from_millis(700));
    assert_eq!(step(), before, "nobody watches");
    let mut looking = anna.socket(&id);
    while looking.offer().step < before + 5 {}
}

#[test]
fn a_start_waits_for_the_numbers_of_all_and_the_proof_names_who_was_silent() {
    let house = House::open();
    let (mut anna, mut ben) = (house.guest("Anna"), house.guest("Ben"));
    let table = anna.create(json!({ "game": game(), "options": "players=2", "seats": [{ "kind": "you" }] }));
    let id = table.table.id;
    ben.sit(&id, table.you.sit_code.as_deref());
    let mut first = anna.socket(&id);
    let asked = anna.start(&id).table;
    assert_eq!(asked.status, Status::Waiting);
    let starts_at = asked.starts_at.expect("it is known when the start stops waiting");
    assert_eq!(anna.start(&id).table.starts_at, Some(starts_at), "asking again does not put it off");
    let (began, fairness) = first.until(|message| match message {
        ServerMessage::Table { table, .. } if table.status == Status::Playing => Some((now(), table.fairness?)),
        _ => None,
    });
    assert!(began >= starts_at, "not before the ten seconds are over");
    assert_eq!(fairness.nonces.len(), 1);
    assert_eq!(fairness.without, [Without { seat: 1, why: WithoutWhy::Silent }]);
    let notes = first.until(|message| match message {
        ServerMessage::Events { notes, .. } => Some(notes),
        _ => None,
    });
    assert_eq!(notes.first().map(|note| note.message.key.as_ref()), Some("table-note-silent"));
}

#[test]
fn a_start_that_waits_goes_on_with_the_last_number() {
    let house = House::open();
    let (mut anna, mut ben) = (house.guest("Anna"), house.guest("Ben"));
    let table = anna.create(json!({ "game": game(), "options": "players=2", "seats": [{ "kind": "you" }] }));
    let id = table.table.id;
    ben.sit(&id, table.you.sit_code.as_deref());
    assert_eq!(anna.start(&id).table.status, Status::Waiting);
    ben.add_to_chance(&id);
    let begun = anna.get(&format!("/api/tables/{id}")).created().table;
    assert_eq!((begun.status, begun.starts_at), (Status::Playing, None));
    assert_eq!(begun.fairness.map(|fairness| (fairness.nonces.len(), fairness.without)), Some((2, Vec::new())));
}

/// Milliseconds since 1970, as the server counts them.
fn now() -> u64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as u64
}

#[test]
fn a_choice_is_applied_once_whatever_the_wire_does() {
    let house = House::open();
    let (_, _, id, mut first, mut second) = two_at_a_table(&house);
    let (a, b) = (first.offer(), second.offer());
    let (asked, other, offer) =
        if a.options.is_empty() { (&mut second, &mut first, b) } else { (&mut first, &mut second, a) };
    let choice = pick(&offer);
    // Twice the same: the second is answered with the state that the first has made.
    asked.choose(&offer, &choice);
    asked.choose(&offer, &choice);
    let (code, key, state) = asked.refusal();
    assert_eq!((code, key.as_str()), (RefusalCode::Stale, "table-refusal-stale"));
    let state = state.expect("the current offer is added");
    assert!(state.step > offer.step);
    // A guess into the future is refused as well.
    asked.say(&ClientMessage::Choose { step: state.step + 9, action: choice.action.clone() });
    assert_eq!(asked.refusal().0, RefusalCode::Stale);
    // And one who is not asked cannot answer.
    let mut now = other.offer();
    while now.step < state.step {
        now = other.offer();
    }
    let step = now.step;
    let quiet = if now.options.is_empty() { other } else { asked };
    quiet.say(&ClientMessage::Choose { step, action: choice.action });
    let refused = quiet.refusal();
    assert!(matches!(refused.0, RefusalCode::Illegal), "{refused:?}");
    let _ = id;
}

#[test]
fn who_comes_back_gets_what_they_missed() {
    let house = House::open();
    let (anna, ben, id, mut first, mut second) = two_at_a_table(&house);
    for _ in 0..6 {
        let (a, b) = (first.offer(), second.offer());
        let (socket, offer) = if a.options.is_empty() { (&mut second, b) } else { (&mut first, a) };
        let choice = pick(&offer);
        socket.choose(&offer, &choice);
    }
    let now = first.offer();
    drop(first);
    let mut back = anna.connect(&id, &[]).unwrap();
    back.say(&ClientMessage::Hello { last_step: Some(2), eyes: None });
    let (from, entries) = back.until(|message| match message {
        ServerMessage::Events { from, entries, .. } => Some((from, entries)),
        _ => None,
    });
    assert_eq!(from, 2);
    assert_eq!(entries.first().map(|entry| entry.step), Some(2));
    assert_eq!(back.offer().step, now.step);
    let mut all = ben.socket(&id);
    let entries = all.until(|message| match message {
        ServerMessage::Events { entries, .. } => Some(entries),
        _ => None,
    });
    assert_eq!(entries[0].deed, Deed::Setup);
    back.say(&ClientMessage::Look { step: 1 });
    let looked = back.until(|message| match message {
        ServerMessage::Look { step, .. } => Some(step),
        _ => None,
    });
    assert_eq!(looked, 1);
}

#[test]
fn taking_back_free_and_with_consent() {
    let house = House::open();
    let (_, _, _, mut first, mut second) = two_at_a_table(&house);
    let (mut free, mut agreed) = (false, false);
    for _ in 0..300 {
        if free && agreed {
            return;
        }
        let (a, b) = (first.offer(), second.offer());
        // What one may take back, and whether the others must agree.
        let mine = [&a, &b].map(|offer| offer.undo.clone());
        let step = a.step;
        if !free && let Some(seat) = mine.iter().position(|undo| matches!(undo, UndoOffer::Free { .. })) {
            [&mut first, &mut second][seat].say(&ClientMessage::Undo { step, last: false });
            free = true;
            continue;
        }
        if !agreed
            && let UndoOffer::Consent { .. } = mine[0]
            && step > 4
        {
            first.say(&ClientMessage::Undo { step, last: false });
            let request = second.until(|message| match message {
                ServerMessage::UndoRequest { request } => Some(request),
                ServerMessage::Over { .. } => panic!("the game is too short for this"),
                _ => None,
            });
            second.say(&ClientMessage::Consent { request: request.unwrap().id, agree: true });
            let entries = first.until(|message| match message {
                ServerMessage::Events { entries, .. } if !entries.is_empty() => Some(entries),
                _ => None,
            });
            assert!(matches!(entries[0].deed, Deed::Undo { agreed: true, .. }), "{entries:?}");
            agreed = true;
            continue;
        }
        let (socket, offer) = if a.options.is_empty() { (&mut second, b) } else { (&mut first, a) };
        if offer.options.is_empty() {
            break;
        }
        let choice =
            offer.options.iter().find(|choice| !free && !choice.seals).cloned().unwrap_or_else(|| pick(&offer));
        socket.choose(&offer, &choice);
    }
    assert!(agreed, "a game has something to agree on");
}

#[test]
fn a_bot_takes_over_and_gives_back() {
    let house = House::open();
    let (_, _, _, mut first, mut second) = two_at_a_table(&house);
    for level in [BotLevel::Kind("god".to_owned()), BotLevel::Level(0), BotLevel::Level(13)] {
        second.say(&ClientMessage::HandOver { level });
        assert_eq!(second.refusal().1, "table-refusal-level");
    }
    second.say(&ClientMessage::HandOver { level: BotLevel::Level(1) });
    let stand_in = |message: ServerMessage| match message {
        ServerMessage::Table { table, .. } => table.seats[1].stand_in.clone(),
        _ => None,
    };
    assert_eq!(first.until(stand_in), BotLevel::Level(1));
    // The bot answers for them from now on: play until the other is asked again.
    let mut steps = Vec::new();
    while steps.len() < 6 {
        let offer = first.offer();
        if !offer.options.is_empty() && steps.last() != Some(&offer.step) {
            let choice = pick(&offer);
            first.choose(&offer, &choice);
            steps.push(offer.step);
        }
    }
    second.say(&ClientMessage::TakeBack);
    second.until(|message| match message {
        ServerMessage::Table { table, .. } if table.seats[1].stand_in.is_none() => Some(()),
        _ => None,
    });
    second.say(&ClientMessage::Resign);
    let over = first.until(|message| match message {
        ServerMessage::Over { over } => Some(over),
        _ => None,
    });
    assert_eq!(over.reason, OverReason::Resigned);
    assert_eq!(over.sheets[0].seat, 0);
}

#[test]
fn people_talk_and_are_seen() {
    let house = House::open();
    let (anna, _, id, mut first, mut second) = two_at_a_table(&house);
    let mut watcher = house.somebody().socket(&id);
    let spectators = |message: ServerMessage| match message {
        ServerMessage::Presence { spectators, seats } if spectators > 0 => Some((spectators, seats)),
        _ => None,
    };
    assert_eq!(first.until(spectators), (1, vec![0, 1]));
    let chat = |message: ServerMessage| match message {
        ServerMessage::Chat { mut lines } => lines.pop(),
        _ => None,
    };
    first.say(&ClientMessage::Chat { text: " <b>hello</b>\u{7} ".to_owned() });
    let line = second.until(chat);
    assert_eq!((line.name.as_str(), line.seat, line.text.as_str()), ("Anna", Some(0), "<b>hello</b>"));
    watcher.until(chat);
    watcher.say(&ClientMessage::Chat { text: "boo".to_owned() });
    assert_eq!(watcher.refusal().1, "server-error-no-name");
    watcher.say(&ClientMessage::Resign);
    assert_eq!(watcher.refusal().0, RefusalCode::NotSeated);
    assert_eq!(anna.socket(&id).until(chat).number, 0, "who comes later reads what was said");
    first.say(&ClientMessage::Ping);
    first.until(|message| matches!(message, ServerMessage::Pong { .. }).then_some(()));
}

#[test]
fn a_second_tab_sees_the_same() {
    let house = House::open();
    let (anna, _, id, mut first, mut second) = two_at_a_table(&house);
    let mut tab = anna.socket(&id);
    let (a, b) = (first.offer(), second.offer());
    assert_eq!(tab.offer(), a);
    if a.options.is_empty() {
        let choice = pick(&b);
        second.choose(&b, &choice);
        assert_eq!(first.offer(), tab.offer());
    } else {
        // Both tabs answer: one counts.
        let choice = pick(&a);
        tab.choose(&a, &choice);
        first.choose(&a, &choice);
        // Whichever came second is told how things stand.
        let told = |message: ServerMessage| match message {
            ServerMessage::Offer { offer } if offer.step > a.step => Some(offer.step),
            ServerMessage::Refused { code: RefusalCode::Stale, state, .. } => state.map(|state| state.step),
            _ => None,
        };
        assert_eq!(first.until(told), tab.until(told));
    }
}

/// The server ends in the middle of a game and comes back: nothing is lost.
#[test]
fn a_restart_loses_nothing() {
    let house = House::open();
    let (mut anna, _, id, mut first, mut second) = two_at_a_table(&house);
    let (a, b) = (first.offer(), second.offer());
    let (socket, offer) = if a.options.is_empty() { (&mut second, b) } else { (&mut first, a) };
    let choice = pick(&offer);
    socket.choose(&offer, &choice);
    let now = first.offer();
    let folder = house.close();
    while first.hear().is_some() {}
    let house = House::at(folder, |_| {});
    anna.addr = house.addr;
    assert_eq!(anna.socket(&id).offer(), now);
}

#[test]
fn idle_tables_leave_the_memory_and_come_back() {
    let house = House::with(|config| (config.idle_seconds, config.notice_after_seconds) = (0, 0));
    let (anna, _, id, mut first, second) = two_at_a_table(&house);
    let offer = first.offer();
    drop((first, second));
    let tables = |house: &House| {
        let text = house.somebody().get("/metrics").text;
        text.lines().find_map(|line| line.strip_prefix("lazaret_tables ")?.parse::<i64>().ok()).unwrap()
    };
    let patience = std::time::Instant::now() + crate::common::PATIENCE;
    while tables(&house) > 0 {
        assert!(std::time::Instant::now() < patience, "it stays");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert_eq!(anna.socket(&id).offer(), offer);
}

#[test]
fn clocks_run_and_fall() {
    let house = House::open();
    let (mut anna, mut ben) = (house.guest("Anna"), house.guest("Ben"));
    let clock = json!({ "kind": "live", "seconds": 10, "increment": 2 });
    let table = json!({ "game": game(), "options": "players=2", "seats": [{"kind":"you"}], "clock": clock });
    let table = anna.create(table);
    let id = table.table.id;
    ben.sit(&id, table.you.sit_code.as_deref());
    let mut socket = anna.socket(&id);
    ben.add_to_chance(&id);
    let started = anna.start(&id).table;
    let running: Vec<_> = started.clocks.iter().filter(|face| face.running).collect();
    assert_eq!(running.len(), 1);
    assert!(running[0].left_ms <= 10_000 && running[0].falls_at.is_some());
    // Nobody chooses: ten seconds later the clock falls by itself, and of two the other has won.
    let over = socket.until(|message| match message {
        ServerMessage::Over { over } => Some(over),
        _ => None,
    });
    assert_eq!(over.reason, OverReason::Resigned);
    assert_eq!(over.sheets[1].seat, running[0].seat);
}

#[test]
fn the_shelf_and_the_document_are_there() {
    let house = House::open();
    let anybody = house.somebody();
    let games = anybody.get("/api/games").ok();
    assert!(games["games"].as_array().unwrap().iter().any(|entry| entry["id"] == game()));
    assert_eq!(anybody.get("/api/games/chess/rules").failed(404), "not_found");
    anybody.get(&format!("/api/games/{}/rules?language=fr", game())).ok();
    assert_eq!(anybody.get("/api/games/chess/words").failed(404), "not_found");
    let words = anybody.get("/api/games/rattus/words?language=fr").ok();
    let text = words["text"].as_str().unwrap();
    assert!(text.contains("- `given supply COUNT`: ") && text.contains("Exemple\u{a0}: `given supply 5`"), "{text}");
    let document = anybody.get("/api/openapi.json").ok();
    let paths = document["paths"].as_object().unwrap();
    assert!(paths.contains_key("/api/tables/{id}/socket") && paths.len() >= 24, "{:?}", paths.keys());
    assert_eq!(document, serde_json::to_value(server::openapi()).unwrap());
    assert_eq!(anybody.get("/healthz").text, "ok");
    assert_eq!(anybody.get("/api/nothing").failed(404), "not_found");
    assert_eq!(anybody.send("DELETE", "/api/games", None, &[]).failed(405), "wrong_method");
    let page = anybody.get("/table/ABCD-EFGH");
    assert!(page.text.contains("<!doctype html") || page.text.contains("<!DOCTYPE html"), "{}", page.text);
    for name in ["content-security-policy", "x-content-type-options", "referrer-policy", "x-frame-options"] {
        assert!(page.header(name).is_some(), "{name}");
    }
    let policy = page.header("content-security-policy").unwrap();
    assert!(
        policy.contains("script-src 'self' 'wasm-unsafe-eval';") && policy.matches("unsafe").count() == 2,
        "{policy}"
    );
}

/// A package of the rules is there for browsers, for good under an address with the beginning of its sum.
#[test]
fn packages_of_the_rules_are_served() {
    let house = House::open();
    let anybody = house.somebody();
    for listed in frozen::listed() {
        let address = format!("/engines/{}", listed.file);
        let head = |address: &str| anybody.send("HEAD", address, None, &[]);
        let keep = |address: &str| head(address).header("cache-control").map(str::to_owned);
        assert_eq!(keep(&address).as_deref(), Some("no-cache"));
        let named = format!("{address}?{}", &listed.sha256[..16]);
        assert_eq!(keep(&named).as_deref(), Some("public, max-age=31536000, immutable"));
        assert_eq!(keep(&format!("{address}?0123456789abcdef")).as_deref(), Some("no-cache"));
        assert_eq!(head(&named).header("content-type"), Some("application/wasm"));
    }
    assert_eq!(anybody.get("/engines/chess-1.wasm").failed(404), "not_found");
    assert_eq!(anybody.get("/engines/index.toml").failed(404), "not_found");
}
