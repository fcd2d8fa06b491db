//! The way back: what a position of Contagion says in the words that lay it out.

use kernel::script::{Eyes, Scene, Sentences};
use kernel::{Id as _, Seat, SeatSet, Viewer};

use crate::Contagion;
use crate::board::{Board, Cards, Owner};
use crate::data::{Color, Disease, RoundCard};
use crate::frame::Frame;
use crate::score::Category;
use crate::turn::{Turn, Window};

type Seen<'a> = Scene<'a, Contagion>;

/// What a disease is called: the seat, or `neutral`.
fn called(board: &Board, disease: Disease, out: &Sentences) -> String {
    match board.owner(disease) {
        Owner::Seat(seat) => out.seat(seat),
        Owner::Neutral => "neutral".to_owned(),
    }
}

/// `red 2 blue 1`.
fn cards(cards: &Cards) -> String {
    let some = Color::ALL.iter().map(|color| (color.word(), cards.count(color.index())));
    let words: Vec<String> = some.filter(|(_, n)| *n > 0).map(|(word, n)| format!("{word} {n}")).collect();
    words.join(" ")
}

fn say_cards(out: &mut Sentences, whose: &str, held: &Cards) {
    if !held.is_empty() {
        let space = if whose.is_empty() { "" } else { " " };
        out.say(format!("{whose}{space}{}", cards(held)));
    }
}

pub(super) fn cities(scene: &Seen<'_>, out: &mut Sentences) {
    for city in scene.board.table {
        let rows = scene.board.rows(city).iter();
        let rows = rows.map(|row| format!(" {} {}", called(scene.board, row.disease(), out), row.cubes()));
        out.say(format!("{}{}", city.word(), rows.collect::<String>()));
    }
}

pub(super) fn eradicated(scene: &Seen<'_>, out: &mut Sentences) {
    let kept = |city| out.seats().any(|seat| scene.board.kept(seat).contains(city));
    let gone: Vec<_> = scene.board.eradicated.into_iter().filter(|&city| !kept(city)).collect();
    for city in gone {
        out.say(city.word());
    }
}

pub(super) fn kept(scene: &Seen<'_>, out: &mut Sentences) {
    for seat in out.seats() {
        for city in scene.board.kept(seat) {
            out.say(format!("{} {}", out.seat(seat), city.word()));
        }
    }
}

/// A hand, or what is known of it.
pub(super) fn hands(scene: &Seen<'_>, out: &mut Sentences) {
    for seat in out.seats() {
        say_cards(out, &out.seat(seat), &open_cards(scene, seat));
    }
}

/// The cards of a hand that may be written.
fn open_cards(scene: &Seen<'_>, seat: Seat) -> Cards {
    match scene.eyes {
        _ if scene.known_to(SeatSet::only(seat)) => *scene.board.hand(seat),
        Eyes::Of(Viewer::Seat(viewer)) => scene.board.seat(viewer).known[seat],
        Eyes::All | Eyes::Of(Viewer::Spectator) => Cards::default(),
    }
}

pub(super) fn unknown(scene: &Seen<'_>, out: &mut Sentences) {
    for seat in out.seats() {
        let closed = u32::from(scene.board.hand_size(seat)) - open_cards(scene, seat).total();
        if closed > 0 {
            out.say(format!("{} {closed}", out.seat(seat)));
        }
    }
}

pub(super) fn discard(scene: &Seen<'_>, out: &mut Sentences) {
    say_cards(out, "", &scene.board.discard);
}

pub(super) fn shown(scene: &Seen<'_>, out: &mut Sentences) {
    for disease in scene.board.diseases() {
        say_cards(out, &called(scene.board, disease, out), &scene.board.owned(disease).shown);
    }
}

pub(super) fn known(scene: &Seen<'_>, out: &mut Sentences) {
    for knower in out.seats().filter(|&seat| scene.known_to(SeatSet::only(seat))) {
        for holder in out.seats() {
            let whose = format!("{} {}", out.seat(knower), out.seat(holder));
            say_cards(out, &whose, &scene.board.seat(knower).known[holder]);
        }
    }
}

pub(super) fn levels(scene: &Seen<'_>, out: &mut Sentences) {
    for seat in out.seats() {
        let [a, b, c] = scene.board.seat(seat).levels.into_values();
        out.say(format!("{} {a} {b} {c}", out.seat(seat)));
    }
}

pub(super) fn points(scene: &Seen<'_>, out: &mut Sentences) {
    for disease in scene.board.diseases() {
        for (category, word) in Category::ALL {
            let points = scene.board.owned(disease).points[category as usize];
            if points > 0 {
                out.say(format!("{} {word} {points}", called(scene.board, disease, out)));
            }
        }
    }
}

pub(super) fn card(scene: &Seen<'_>, out: &mut Sentences) {
    scene.board.active.iter().for_each(|card| out.say(card.word()));
}

pub(super) fn gone(scene: &Seen<'_>, out: &mut Sentences) {
    let board = scene.board;
    let gone = |card: &&RoundCard| !board.unseen.contains(**card) && board.active != Some(**card);
    RoundCard::ALL.iter().filter(gone).for_each(|card| out.say(card.word()));
}

pub(super) fn round(scene: &Seen<'_>, out: &mut Sentences) {
    if scene.board.round > 0 {
        out.say(scene.board.round.to_string());
    }
}

pub(super) fn skulls(scene: &Seen<'_>, out: &mut Sentences) {
    out.say(scene.board.skulls.to_string());
}

pub(super) fn last_round(scene: &Seen<'_>, out: &mut Sentences) {
    scene.board.last.iter().for_each(|ending| out.say(ending.word()));
}

pub(super) fn turn(scene: &Seen<'_>, out: &mut Sentences) {
    let seat = match scene.stack {
        [Frame::StartingCube(start)] => start.seat,
        _ => scene.board.turn.seat,
    };
    out.say(out.seat(seat));
}

pub(super) fn actions(scene: &Seen<'_>, out: &mut Sentences) {
    out.say(scene.board.turn.actions.to_string());
}

pub(super) fn infections(scene: &Seen<'_>, out: &mut Sentences) {
    out.say(scene.board.turn.infections.to_string());
}

pub(super) fn ignoring(scene: &Seen<'_>, out: &mut Sentences) {
    if scene.board.turn.ignoring {
        out.say("");
    }
}

pub(super) fn phase(scene: &Seen<'_>, out: &mut Sentences) {
    match scene.stack {
        [Frame::StartingCube(_)] => out.say("setup"),
        [Frame::Turn(turn)] => out.say(match turn.window {
            Window::Opening => "opening",
            Window::Action => "action",
            Window::Closing => "closing",
        }),
        // A card of the round that asks: it is at its beginning, or the position is written as that one and what was chosen
        // since.
        [Frame::Turn(Turn { window: Window::Action }), Frame::Effects(_), ..] => out.say("start"),
        [Frame::TurnEnd(_), ..] => out.say("end"),
        _ => {}
    }
}
