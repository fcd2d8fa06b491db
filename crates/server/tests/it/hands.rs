//! Hands on the wire: who watches with the eyes of a seat hears nothing that is not old enough, in every game; who plays is not
//! let in; one seat ends it. Ten minutes pass on the clock of a test in `server/src/keeper/hands.rs`.

use protocol::{ClientMessage, Delay, Offer, ServerMessage, TableView};
use serde_json::json;
use shelf::{Seat, Viewer};

use crate::common::{House, Person, Socket, pick};

/// A table of two that has begun.
fn table(house: &House, game: &str) -> (Vec<Person>, String, Vec<Socket>) {
    let (mut anna, mut ben) = (house.guest("Anna"), house.guest("Ben"));
    let made = anna.create(json!({ "game": game, "options": "players=2", "seats": [{ "kind": "you" }] }));
    let id = made.table.id;
    ben.sit(&id, made.you.sit_code.as_deref());
    let sockets = vec![anna.socket(&id), ben.socket(&id)];
    ben.add_to_chance(&id);
    anna.start(&id);
    (vec![anna, ben], id, sockets)
}

fn watch(person: &Person, id: &str, eyes: u8) -> Socket {
    let mut socket = person.connect(id, &[]).unwrap();
    socket.say(&ClientMessage::Hello { last_step: None, eyes: Some(eyes) });
    socket
}

/// One choice of whoever is asked, and the step after it.
fn play_one(sockets: &mut [Socket], last: &mut [Offer]) -> usize {
    let mover = last.iter().position(|offer| !offer.options.is_empty()).expect("somebody is asked");
    let (step, choice) = (last[mover].step, pick(&last[mover]));
    sockets[mover].choose(&last[mover], &choice);
    for (socket, last) in sockets.iter_mut().zip(last.iter_mut()) {
        *last = socket.until(|message| match message {
            ServerMessage::Offer { offer } if offer.step > step => Some(offer),
            _ => None,
        });
    }
    last[0].step as usize
}

fn hands(sockets: &mut [Socket], delay: Delay) {
    sockets[0].say(&ClientMessage::AskHands { delay });
    let request = |table: TableView| table.hands.filter(|hands| hands.since.is_none()).map(|hands| hands.request);
    let asked = sockets[1].until(|message| match message {
        ServerMessage::Table { table, .. } => request(table),
        _ => None,
    });
    sockets[1].say(&ClientMessage::Hands { request: asked, agree: true });
    for socket in sockets {
        socket.until(|message| match message {
            ServerMessage::Table { table, .. } => table.hands.and_then(|hands| hands.since),
            _ => None,
        });
    }
}

/// All that a socket has been told by now: what the table answers comes behind it.
fn told(socket: &mut Socket) -> Vec<Offer> {
    let known = socket.frames.len();
    socket.say(&ClientMessage::Look { step: 1_000_000 });
    assert_eq!(socket.refusal().1, "table-refusal-no-such-step");
    let offer = |frame: &String| match serde_json::from_str(frame).unwrap() {
        ServerMessage::Offer { offer } => Some(offer),
        _ => None,
    };
    socket.frames[known..].iter().filter_map(offer).collect()
}

fn nothing_is_heard_earlier(game: &str) {
    let house = House::open();
    for (delay, behind) in [
        (Delay::Choices { count: 0 }, Some(0)),
        (Delay::Choices { count: 5 }, Some(5)),
        (Delay::Minutes { count: 10 }, None),
    ] {
        let (people, id, mut sockets) = table(&house, game);
        let mut last: Vec<Offer> = sockets.iter_mut().map(Socket::offer).collect();
        hands(&mut sockets, delay);
        let since = last[0].step as usize;
        let mut steps = vec![since];
        // Somebody unknown sees the hands of both; whoever plays asks in vain and sees their own seat.
        let mut watching: Vec<Socket> = (0..2).map(|eyes| watch(&house.somebody(), &id, eyes)).collect();
        let mut player = watch(&people[0], &id, 1);
        assert_eq!(player.offer().view, last[0].view, "{game}: no client of a seat is let in");
        let mut heard = vec![Vec::new(), Vec::new()];
        for _ in 0..12 {
            for (socket, heard) in watching.iter_mut().zip(&mut heard) {
                let offers = told(socket);
                let due = behind.and_then(|behind| steps.len().checked_sub(1 + behind)).map(|at| steps[at]);
                for offer in offers {
                    assert!(
                        due.is_some_and(|due| offer.step as usize <= due),
                        "{game}: step {} of {steps:?}",
                        offer.step
                    );
                    heard.push(offer);
                }
                assert_eq!(heard.last().map(|offer| offer.step as usize), due, "{game}: what is due is told");
            }
            steps.push(play_one(&mut sockets, &mut last));
        }
        // Nothing else that was said to them is of the game.
        for socket in &watching {
            let newest = heard.iter().flatten().map(|offer| offer.step).max();
            for frame in &socket.frames {
                if let ServerMessage::Events { entries, .. } = serde_json::from_str(frame).unwrap() {
                    assert!(entries.iter().all(|entry| Some(entry.step) <= newest));
                }
            }
        }
        // One seat ends it: what comes then is not for those eyes.
        let request = watching[0].frames.iter().rev().find_map(|frame| match serde_json::from_str(frame).unwrap() {
            ServerMessage::Welcome { table, .. } | ServerMessage::Table { table, .. } => table.hands,
            _ => None,
        });
        sockets[1].say(&ClientMessage::Hands { request: request.unwrap().request, agree: false });
        for socket in sockets.iter_mut().chain(&mut watching) {
            socket.until(|message| match message {
                ServerMessage::Table { table, .. } => table.hands.is_none().then_some(()),
                _ => None,
            });
        }
        for _ in 0..3 {
            play_one(&mut sockets, &mut last);
        }
        assert!(watching.iter_mut().all(|socket| told(socket).is_empty()), "{game}: it is over");
        for socket in &mut sockets {
            socket.say(&ClientMessage::Resign);
        }
        sockets[0].until(|message| matches!(message, ServerMessage::Over { .. }).then_some(()));
        let record = people[0].get(&format!("/api/tables/{id}/record")).text;
        assert!(record.contains("# hands shown to spectators: steps"), "{record}");
        let play = shelf::title_of(&record).unwrap().load(&record).unwrap();
        for (eyes, heard) in heard.iter().enumerate() {
            for offer in heard {
                let then = play.at(offer.step as usize).unwrap().offer(Viewer::Seat(Seat::new(eyes)));
                assert_eq!(offer.view.value(), then.view.value(), "{game}: it is that hand");
            }
        }
    }
}

/// One test a game, so that each is told by its name and they run side by side.
macro_rules! for_every_game {
    ($($game:ident),*) => {
        $(#[test]
        fn $game() {
            nothing_is_heard_earlier(stringify!($game));
        })*
    };
}

for_every_game!(rattus, contagion, pest, messina);

/// Chances and choices are told beside the hands and never of a later step, to those alone who see them; they guess, and it is
/// counted.
#[test]
fn what_the_bots_think_is_told_as_late_as_hands_and_to_nobody_who_plays() {
    let house = House::open();
    let (_people, id, mut sockets) = table(&house, "contagion");
    let mut last: Vec<Offer> = sockets.iter_mut().map(Socket::offer).collect();
    hands(&mut sockets, Delay::Choices { count: 2 });
    let mut steps = vec![last[0].step];
    let mut plain = house.somebody().socket(&id);
    for _ in 0..2 {
        steps.push(play_one(&mut sockets, &mut last) as u32);
    }
    let [mut one, mut other] = [0, 1].map(|eyes| watch(&house.somebody(), &id, eyes));
    for _ in 0..4 {
        let due = steps[steps.len() - 3];
        let thought = |message| match message {
            ServerMessage::Commentary { commentary } if commentary.seat.is_none() || !commentary.choices.is_empty() => {
                Some(commentary)
            }
            _ => None,
        };
        let commentary = one.until(|message| thought(message).filter(|commentary| commentary.step == due));
        let shares = commentary.shares.expect("these rules are new enough");
        assert!(shares.len() == 2 && (shares.iter().sum::<f64>() - 1.0).abs() < 1e-3, "{shares:?}");
        if let Some(weighed) = commentary.choices.last() {
            let action = weighed.choice.action.clone();
            one.say(&ClientMessage::Guess { step: due + 1, action: action.clone() });
            assert_eq!(one.refusal().1, "table-refusal-no-such-step", "nothing later can be guessed");
            one.say(&ClientMessage::Guess { step: due, action: action.clone() });
            let guessed = |message| match message {
                ServerMessage::Commentary { commentary } => {
                    commentary.choices.iter().any(|it| it.choice.action == action && it.guesses == 1).then_some(())
                }
                _ => None,
            };
            other.until(guessed);
            plain.say(&ClientMessage::Guess { step: due, action: action.clone() });
            assert_eq!(plain.refusal().1, "table-refusal-no-such-step", "who sees no hands guesses nothing");
        }
        steps.push(play_one(&mut sockets, &mut last) as u32);
    }
    let commentaries = |socket: &Socket| -> Vec<u32> {
        let step = |frame: &String| match serde_json::from_str(frame).unwrap() {
            ServerMessage::Commentary { commentary } => Some(commentary.step),
            _ => None,
        };
        socket.frames.iter().filter_map(step).collect()
    };
    let due = steps[steps.len() - 3];
    assert!(commentaries(&one).iter().all(|step| *step <= due));
    for socket in sockets.iter().chain([&plain]) {
        assert!(commentaries(socket).is_empty(), "neither who plays nor who sees no hands is told");
    }
}
