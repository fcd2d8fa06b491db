//! Secrecy on the wire: every frame that every client received in whole games is searched for what it may not know.

use crate::common::{House, play_out};
use protocol::{ClientMessage, Deed, LogEntry, Offer, ServerMessage};
use serde_json::{Value, json};
use shelf::{Play, Seat, Viewer};
use table::fairness;

/// What a client heard, and whose eyes it has.
struct Heard {
    viewer: Viewer,
    name: &'static str,
    frames: Vec<String>,
}

/// Two people, a bot of the second one's own, and somebody who watches.
fn a_whole_game(house: &House, game: &str) -> (String, Vec<Heard>, Vec<(&'static str, String)>) {
    let names = ["Anna", "Ben", "Cleo"];
    let (anna, mut ben) = (house.guest(names[0]), house.guest(names[1]));
    let cleo = ben.machine(names[2]);
    let mut people = vec![anna, ben, cleo];
    let table = json!({ "game": game, "options": "players=3", "seats": [{ "kind": "you" }] });
    let table = people[0].create(table);
    let (id, code) = (table.table.id, table.you.sit_code.unwrap());
    for person in &mut people[1..] {
        person.sit(&id, Some(&code));
    }
    let mut sockets: Vec<_> = people.iter().map(|person| person.socket(&id)).collect();
    sockets.push(house.somebody().socket(&id));
    for (seat, socket) in sockets.iter_mut().take(3).enumerate() {
        socket.give_nonce(&format!("{seat:02x}").repeat(16));
        socket.say(&ClientMessage::Look { step: 0 });
    }
    people[0].start(&id);
    play_out(&mut sockets);
    let record = people[0].get(&format!("/api/tables/{id}/record")).text;
    let viewers = Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]);
    let heard = sockets.into_iter().zip(viewers).zip(names.into_iter().chain(["spectator"]));
    let heard = heard.map(|((socket, viewer), name)| Heard { viewer, name, frames: socket.frames }).collect();
    let token = ("token", people.pop().unwrap().token().to_owned());
    let cookies = names.into_iter().zip(people).map(|(name, person)| (name, person.cookie.unwrap())).chain([token]);
    (record, heard, vec![("sit code", code)].into_iter().chain(cookies).collect())
}

/// The frames before the one that says that the game is over.
fn before_the_end(heard: &Heard) -> impl Iterator<Item = &String> {
    let over = |frame: &&String| {
        let frame: Value = serde_json::from_str(frame).unwrap();
        frame["type"] != "over" && frame["table"]["status"] != "over" && !ended(&frame)
    };
    heard.frames.iter().take_while(over)
}

fn ended(frame: &Value) -> bool {
    frame["type"] == "offer" && frame["offer"]["asked"] == json!([])
}

/// One test a game, so that each is told by its name and they run side by side.
macro_rules! for_every_game {
    ($($game:ident),*) => {
        const GAMES: &[&str] = &[$(stringify!($game)),*];

        $(mod $game {
            #[test]
            fn nothing_secret_is_in_any_frame() {
                super::nothing_secret_is_in_any_frame(stringify!($game));
            }

            #[test]
            fn everybody_hears_exactly_what_their_eyes_may_see() {
                super::everybody_hears_exactly_what_their_eyes_may_see(stringify!($game));
            }
        })*
    };
}

for_every_game!(rattus, contagion, pest, messina);

#[test]
fn no_game_is_left_out() {
    // Another test puts the example of the kernel on the shelf.
    let games: Vec<&str> = shelf::titles().iter().map(|title| title.id()).filter(|game| *game != "lots").collect();
    assert_eq!(games, GAMES);
}

fn nothing_secret_is_in_any_frame(game: &str) {
    let house = House::open();
    let (record, heard, secrets) = a_whole_game(&house, game);
    let line = |word: &str| record.lines().find_map(|line| line.strip_prefix(word)).unwrap().trim().to_owned();
    let mut forbidden = vec![line("# fairness secret "), line("seed ")];
    // Fingerprints tell about the whole position, the hidden part too.
    forbidden.extend(record.lines().filter_map(|line| line.strip_prefix("@ ")).map(|print| print.trim().to_owned()));
    assert!(forbidden.len() > 3 && matches!(fairness::check(&record), fairness::Chance::Fair { .. }));
    for heard in &heard {
        let mut count = 0;
        for frame in before_the_end(heard) {
            count += 1;
            let lower = frame.to_lowercase();
            for secret in &forbidden {
                assert!(!lower.contains(secret.as_str()), "{} heard {secret}", heard.name);
            }
            for (whose, secret) in &secrets {
                let own = heard.viewer != Viewer::Spectator && *whose == "sit code";
                assert!(own || !frame.contains(secret.as_str()), "{} heard the {whose}", heard.name);
            }
        }
        assert!(count > 20, "{} heard a whole game", heard.name);
    }
}

/// Every offer and every event is exactly what the rules show to those eyes at that step, and nothing more: the laws of
/// the kernel hold views and witnessed events to secrecy.
fn everybody_hears_exactly_what_their_eyes_may_see(game: &str) {
    let house = House::open();
    let (record, heard, _) = a_whole_game(&house, game);
    let play = shelf::title_of(&record).unwrap().load(&record).unwrap();
    for Heard { viewer, name, frames } in &heard {
        let (mut offers, mut events) = (0, 0);
        for frame in frames {
            match serde_json::from_str::<ServerMessage>(frame).unwrap() {
                ServerMessage::Offer { offer } => {
                    offers += 1;
                    same_offer(&offer, play.as_ref(), *viewer, name);
                }
                ServerMessage::Events { entries, .. } => {
                    events += entries.len();
                    for entry in &entries {
                        same_entry(entry, play.as_ref(), *viewer, name);
                    }
                }
                _ => {}
            }
        }
        assert!(offers > 10 && events > 10, "{name}: {offers} offers, {events} events");
    }
}

fn same_offer(offer: &Offer, play: &dyn Play, viewer: Viewer, name: &str) {
    let then = play.at(offer.step as usize).expect("an offer is of a step that was").offer(viewer);
    assert_eq!(offer.view.value(), then.view.value(), "{name} at step {}", offer.step);
    assert_eq!(offer.options.len(), then.options.len(), "{name} at step {}", offer.step);
    let mine = match viewer {
        Viewer::Seat(seat) => then.asked.contains(&(seat.index() as u8)),
        Viewer::Spectator => false,
    };
    assert!(mine || offer.options.is_empty(), "{name} is shown options of somebody else");
}

fn same_entry(entry: &LogEntry, play: &dyn Play, viewer: Viewer, name: &str) {
    // As it was told then: from the game as it was right after the entry, not from its end.
    let after = play.at(entry.step as usize + usize::from(entry.seat.is_some())).unwrap();
    let history = after.history(viewer, entry.step as usize);
    let setup = entry.seat.is_none();
    let then = history.iter().find(|seen| (seen.deed == Deed::Setup) == setup && seen.step == entry.step);
    let then = then.expect("an entry is of a step that was");
    assert_eq!(entry.action, then.action, "{name} at step {}", entry.step);
    let told: Vec<_> = entry.events.iter().map(|told| &told.event).collect();
    let expected: Vec<_> = then.events.iter().map(|told| &told.event).collect();
    assert_eq!(told, expected, "{name} at step {}", entry.step);
}
