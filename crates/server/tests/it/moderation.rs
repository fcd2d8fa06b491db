//! Who may watch and talk, whom somebody does not want to hear, and what the operator learns.

use crate::common::{House, Person, Socket, game, two_at_a_table};
use protocol::{ClientMessage, Moderation, RefusalCode, ServerMessage, Spectators, Watcher};
use serde_json::json;
use store::testkit::{batch, fresh_postgres};

fn chat(socket: &mut Socket, text: &str) {
    socket.say(&ClientMessage::Chat { text: text.to_owned() });
}

/// The word for whoever says this next.
fn heard(socket: &mut Socket, text: &str) -> String {
    socket.until(|message| match message {
        ServerMessage::Chat { lines } => lines.into_iter().find(|line| line.text == text).map(|line| line.who),
        _ => None,
    })
}

fn watchers(socket: &mut Socket) -> (Spectators, Vec<Watcher>) {
    socket.until(|message| match message {
        ServerMessage::Watchers { may, watchers } => Some((may, watchers)),
        _ => None,
    })
}

fn refused(socket: &mut Socket) -> (RefusalCode, String) {
    let (code, key, _) = socket.refusal();
    (code, key)
}

#[test]
fn a_spectator_is_muted_shown_out_and_let_in_again() {
    let house = House::open();
    let (_, _, id, mut first, mut second) = two_at_a_table(&house);
    let stranger = house.guest("Stranger");
    let mut socket = stranger.socket(&id);
    chat(&mut socket, "hello");
    let who = heard(&mut first, "hello");
    socket.say(&ClientMessage::Moderate { who: who.clone(), what: Moderation::Mute });
    assert_eq!(refused(&mut socket).0, RefusalCode::NotSeated, "a spectator decides nothing");

    second.say(&ClientMessage::Moderate { who: who.clone(), what: Moderation::Mute });
    let (may, list) = watchers(&mut second);
    assert_eq!(may, Spectators::Open);
    assert_eq!(
        list.iter().map(|it| (it.name.as_deref(), it.here, it.muted)).collect::<Vec<_>>(),
        [(Some("Stranger"), true, true)]
    );
    chat(&mut socket, "still here");
    assert_eq!(refused(&mut socket).1, "server-error-muted");

    first.say(&ClientMessage::Moderate { who: who.clone(), what: Moderation::Remove });
    assert_eq!(refused(&mut socket).0, RefusalCode::Barred);
    assert!(socket.hear().is_none(), "and the door is shut");
    let mut again = stranger.socket(&id);
    assert_eq!(refused(&mut again).0, RefusalCode::Barred, "it stays shut");
    first.say(&ClientMessage::Moderate { who, what: Moderation::Readmit });
    assert_eq!(watchers(&mut first).1.iter().filter(|it| it.removed).count(), 1, "the list before");
    assert_eq!(watchers(&mut first).1, [], "nobody is kept out any more");
    let mut again = stranger.socket(&id);
    chat(&mut again, "thank you");
    heard(&mut first, "thank you");
}

#[test]
fn spectators_are_silenced_or_kept_out_altogether() {
    let house = House::open();
    let (_, _, id, mut first, _second) = two_at_a_table(&house);
    let mut stranger = house.guest("Stranger").socket(&id);
    let mut nobody = house.somebody().socket(&id);
    stranger.offer();
    nobody.offer();
    first.say(&ClientMessage::Spectators { may: Spectators::Silent });
    let (may, list) = watchers(&mut first);
    assert_eq!((may, list.len()), (Spectators::Silent, 2));
    chat(&mut stranger, "hello");
    assert_eq!(refused(&mut stranger).1, "server-error-spectators-silent");
    let nameless = list.into_iter().find(|it| it.name.is_none()).unwrap().who;
    first.say(&ClientMessage::Moderate { who: nameless, what: Moderation::Remove });
    assert_eq!(refused(&mut nobody).0, RefusalCode::Barred);
    first.say(&ClientMessage::Spectators { may: Spectators::Closed });
    assert_eq!(refused(&mut stranger).0, RefusalCode::Barred);
    let folder = house.close();
    // It is kept, and holds after a restart too.
    let house = House::at(folder, |_| {});
    let mut late = house.guest("Late").socket(&id);
    assert_eq!(refused(&mut late).0, RefusalCode::Barred);
}

#[test]
fn who_is_blocked_is_not_heard_and_takes_no_seat() {
    let house = House::open();
    let (mut anna, mut ben) = (house.guest("Anna"), house.guest("Ben"));
    let table = anna.create(json!({ "game": game(), "options": "players=3", "seats": [{"kind":"you"}] }));
    let (id, code) = (table.table.id, table.you.sit_code);
    let (mut hers, mut his) = (anna.socket(&id), ben.socket(&id));
    chat(&mut his, "rude");
    let who = heard(&mut hers, "rude");
    hers.say(&ClientMessage::Report { who: who.clone(), text: "he is rude".to_owned() });
    let noted = |socket: &mut Socket| {
        socket.until(|message| match message {
            ServerMessage::Noted { message } => Some(message.key.into_owned()),
            _ => None,
        })
    };
    assert_eq!(noted(&mut hers), "server-noted-reported");
    hers.say(&ClientMessage::Block { who: who.clone() });
    assert_eq!(noted(&mut hers), "server-noted-blocked");
    his.say(&ClientMessage::Block { who });
    assert_eq!(refused(&mut his).1, "server-error-nobody-there", "nobody blocks themselves");
    chat(&mut his, "ruder");
    heard(&mut his, "ruder");
    chat(&mut hers, "peace");
    heard(&mut hers, "peace");
    assert!(!hers.frames.iter().any(|frame| frame.contains("ruder")), "it did not reach her");
    let mut again = anna.socket(&id);
    heard(&mut again, "peace");
    assert!(!again.frames.iter().any(|frame| frame.contains("rude")), "nor does what he said before");
    assert_eq!(ben.post(&format!("/api/tables/{id}/sit"), &json!({ "code": code })).failed(403), "no_invitation");

    let list = anna.get("/api/me/blocks").ok();
    assert_eq!(list["people"][0]["name"], "Ben");
    let path = format!("/api/me/blocks/{}", list["people"][0]["id"].as_str().unwrap());
    assert_eq!(anna.send("DELETE", &path, None, &[]).ok()["people"], json!([]));
    assert_eq!(ben.sit(&id, code.as_deref()).you.seat, Some(1));

    let folder = house.close();
    let store = store::Store::open(&store::Place::File(folder.path().join("lazaret.db"))).unwrap();
    let reports =
        tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(store.reports(false)).unwrap();
    assert_eq!(reports.len(), 1);
    assert_eq!((&*reports[0].words, &*reports[0].said, &*reports[0].table), ("he is rude", "rude", &*id));
}

/// Strangers with the code of a private table cannot flood it.
#[test]
fn nobody_talks_without_end() {
    let house = House::with(|config| (config.limits.chat_burst, config.limits.gallery_burst) = (5.0, 8.0));
    let (_, _, id, mut first, mut second) = two_at_a_table(&house);
    let flood = |socket: &mut Socket, lines: usize| {
        for line in 0..lines {
            chat(socket, &format!("line {line}"));
        }
        let mut refused = 0;
        for _ in 0..lines {
            socket.until(|message| match message {
                ServerMessage::Refused { code, .. } => {
                    assert_eq!(code, RefusalCode::TooFast);
                    refused += 1;
                    Some(())
                }
                ServerMessage::Chat { .. } => Some(()),
                _ => None,
            });
        }
        lines - refused
    };
    let mut strangers: Vec<_> = ["Carl", "Dora"].iter().map(|name| house.guest(name).socket(&id)).collect();
    assert_eq!(flood(&mut strangers[0], 20), 5, "one stranger");
    // The other stranger hears the first too, so the lines are counted at the table.
    drop(strangers.pop());
    let mut more = house.guest("Emil").socket(&id);
    heard(&mut more, "line 4");
    assert_eq!(flood(&mut more, 20), 3, "all strangers together");
    // What the strangers said has arrived before.
    let mut lines = 0;
    while lines < 8 {
        lines += first.until(|message| match message {
            ServerMessage::Chat { lines } => Some(lines.len()),
            _ => None,
        });
    }
    assert!((5..=6).contains(&flood(&mut first, 20)), "those who sit talk on");
    chat(&mut second, "so do others");
    heard(&mut second, "so do others");
}

/// What spectators may not see they do not get as a script either; whoever sits does, and so does everybody when it is over.
#[test]
fn the_script_of_a_closed_table_is_for_those_who_sit() {
    let house = House::open();
    let (anna, _, id, mut first, mut second) = two_at_a_table(&house);
    let stranger = house.guest("Stranger");
    let script = |person: &Person| person.get(&format!("/api/tables/{id}/script"));
    assert_eq!(script(&stranger).status, 200);
    first.say(&ClientMessage::Spectators { may: Spectators::Closed });
    assert_eq!(watchers(&mut first).0, Spectators::Closed);
    assert_eq!(script(&stranger).failed(403), "barred");
    assert_eq!(script(&house.somebody()).failed(403), "barred");
    assert_eq!(script(&anna).status, 200);
    second.say(&ClientMessage::Resign);
    first.until(|message| matches!(message, ServerMessage::Over { .. }).then_some(()));
    assert_eq!(script(&stranger).status, 200, "as it can be seen again");
}

/// Who may watch cannot be read: nobody is let in until it can.
#[test]
fn nobody_watches_while_it_is_not_known_who_may() {
    let database = fresh_postgres();
    let house = House::node(&database);
    let (_, _, id, mut first, _second) = two_at_a_table(&house);
    batch(&database, "ALTER TABLE moderation RENAME TO lost");
    let mut stranger = house.somebody().socket(&id);
    assert_eq!(refused(&mut stranger).0, RefusalCode::Unavailable);
    assert!(stranger.hear().is_none(), "and the door is shut");
    assert_eq!(house.somebody().get(&format!("/api/tables/{id}/script")).failed(503), "unavailable");
    first.offer();
    batch(&database, "ALTER TABLE lost RENAME TO moderation");
    house.somebody().socket(&id).offer();
}
