//! The way back: what a position of Rattus says in the words that lay it out.

use kernel::script::{Scene, Sentences};
use kernel::{Id as _, Seat};

use crate::board::Ending;
use crate::data::{Class, Region};
use crate::{Frame, Rat, Rattus};

type Seen<'a> = Scene<'a, Rattus>;

pub(super) fn rats(scene: &Seen<'_>, out: &mut Sentences) {
    for rat in scene.board.all_rats() {
        let place = scene.board.place_of(rat).expect("a rat on the board lies somewhere");
        out.say(format!("{rat} {}{}", place.word(), face(scene, rat)));
    }
}

/// The face of a rat, for those who have looked.
fn face(scene: &Seen<'_>, rat: Rat) -> String {
    let look = scene.board.looks[rat.index()];
    let face = look.face.filter(|_| scene.known_to(look.seen));
    face.map(|face| format!(" {}", face.word())).unwrap_or_default()
}

pub(super) fn turned(scene: &Seen<'_>, out: &mut Sentences) {
    for &rat in &scene.board.turned {
        let face = scene.board.face(rat).expect("a rat turned over has a face");
        out.say(format!("{rat} {}", face.word()));
    }
}

pub(super) fn seen(scene: &Seen<'_>, out: &mut Sentences) {
    let board = scene.board;
    for rat in board.all_rats().into_iter().chain(board.turned.iter().copied()) {
        let look = board.looks[rat.index()];
        let open = board.turned.contains(&rat) || scene.known_to(look.seen);
        for seat in look.seen {
            out.say(format!("{} {rat}{}", out.seat(seat), if open { "" } else { " unknown" }));
        }
    }
}

pub(super) fn cubes(scene: &Seen<'_>, out: &mut Sentences) {
    for &region in Region::ALL {
        let of = |seat: Seat| (scene.board.cubes[region][seat], seat);
        let there = out.seats().map(of).filter(|(cubes, _)| *cubes > 0);
        let words: Vec<String> = there.map(|(cubes, seat)| format!(" {} {cubes}", out.seat(seat))).collect();
        if !words.is_empty() {
            out.say(format!("{}{}", region.word(), words.concat()));
        }
    }
}

pub(super) fn castle(scene: &Seen<'_>, out: &mut Sentences) {
    for seat in out.seats() {
        out.say(format!("{} {}", out.seat(seat), scene.board.castle[seat]));
    }
}

pub(super) fn supply(scene: &Seen<'_>, out: &mut Sentences) {
    out.say(scene.board.supply.to_string());
}

pub(super) fn cards(scene: &Seen<'_>, out: &mut Sentences) {
    for &class in Class::ALL {
        if let Some(owner) = scene.board.owner[class] {
            out.say(format!("{} {}", class.word(), out.seat(owner)));
        }
    }
}

pub(super) fn emblem(scene: &Seen<'_>, out: &mut Sentences) {
    out.say(scene.board.emblem.word());
}

pub(super) fn start(scene: &Seen<'_>, out: &mut Sentences) {
    out.say(out.seat(scene.board.start));
}

/// The powers used this turn.
fn used(scene: &Seen<'_>) -> String {
    let used = Class::ALL.iter().filter(|&&class| scene.board.turn.has_used(class));
    used.flat_map(|class| [" used ", class.word()]).collect()
}

pub(super) fn turn(scene: &Seen<'_>, out: &mut Sentences) {
    let board = scene.board;
    if board.last.is_some() {
        return;
    }
    let placed = if board.turn.placed { " placed" } else { "" };
    let taken = if board.turn.card_taken { " taken" } else { "" };
    out.say(format!("{}{placed}{taken}{}", out.seat(board.active), used(scene)));
}

pub(super) fn step(scene: &Seen<'_>, out: &mut Sentences) {
    let bonus = if scene.board.turn.bonus { " bonus" } else { "" };
    match scene.stack {
        [Frame::Settle(settle)] => out.say(format!("settle {}", settle.made)),
        [Frame::Spread(spread)] => out.say(format!("spread {}", spread.left)),
        [Frame::Bonus(_)] => out.say("bonus"),
        [Frame::Ravage(_)] => out.say(format!("strike{bonus}")),
        [Frame::KingAfter(_)] => out.say(format!("king{bonus}")),
        _ => {}
    }
}

pub(super) fn final_round(scene: &Seen<'_>, out: &mut Sentences) {
    let board = scene.board;
    if let Some(last) = board.last {
        let counts = if board.final_knight { " counts" } else { "" };
        out.say(format!("{} last {}{counts}{}", out.seat(board.active), out.seat(last), used(scene)));
    }
}

pub(super) fn ending(scene: &Seen<'_>, out: &mut Sentences) {
    match scene.board.ending {
        Ending::NotYet => {}
        Ending::Supply => out.say("supply"),
        Ending::Cubes => out.say("cubes"),
        Ending::Both => out.say("both"),
    }
}
