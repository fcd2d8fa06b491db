//! The map of Rattus as text: twelve boxes about where they lie in Europe, then cards, seats and what one has seen.

use kernel::{Game as _, Id as _, Message, Seat};
use rattus::Rattus;
use rattus::data::{Class, Colour, FACES, NEIGHBOURS, Region, Token};
use rattus::view::{RatView, RegionView, View};

use super::{Cell, Pen};

/// Columns of a box, its frame included.
const WIDTH: usize = 21;

/// Where the regions lie, north at the top.
const MAP: [[Option<Region>; 4]; 4] = [
    [None, Some(Region::Scandia), None, Some(Region::Russia)],
    [Some(Region::Anglia), Some(Region::Germania), Some(Region::Polonia), Some(Region::Tartaria)],
    [Some(Region::Gallia), None, Some(Region::Hungaria), Some(Region::Bulgaria)],
    [Some(Region::Hispania), Some(Region::Italia), None, Some(Region::Turcia)],
];

/// Draws what a viewer sees.
pub(crate) fn draw(view: &View, pen: &Pen<'_>) -> String {
    let mut lines = Vec::new();
    for row in MAP {
        let boxes = row.map(|region| region.and_then(|id| view.regions.iter().find(|region| region.id == id)));
        if boxes.iter().all(Option::is_none) {
            continue;
        }
        let boxes = boxes.map(|region| region.map_or_else(empty, |region| region_box(view, region, pen)));
        for line in 0..boxes[0].len() {
            lines.push(boxes.iter().map(|cells| cells[line].as_str()).collect::<String>().trim_end().to_owned());
        }
    }
    lines.push(cards(view, pen));
    lines.extend(seats(view, pen));
    lines.push((pen.say)(
        &Message::new("board-rattus-supply").with("supply", view.supply).with("turned", view.turned.len()),
    ));
    lines.extend(known(view, pen));
    lines.join("\n")
}

/// The place of a region that does not exist at this player count.
fn empty() -> Vec<String> {
    vec![" ".repeat(WIDTH); 5]
}

fn region_box(view: &View, region: &RegionView, pen: &Pen<'_>) -> Vec<String> {
    let inner = WIDTH - 4;
    let name = pen.name(Rattus::ID, region.id);
    let plague = if view.emblem == region.id { " ☠" } else { "" };
    let title = format!("{name}{plague}");
    let shown = if plague.is_empty() { title.clone() } else { pen.bold(&title) };
    let rule = "─".repeat((WIDTH - 4).saturating_sub(title.chars().count()));

    let mut rats = Cell::default();
    let handles = region.rats.iter().map(handle).collect::<Vec<_>>().join(" ");
    let word = pen.word("board-rattus-rats");
    rats.push(&format!("{word} {}", region.rats.len()), &format!("{word} {}", region.rats.len()));
    if !handles.is_empty() {
        let text = format!(": {handles}");
        rats.push(&text, &text);
    }

    let mut cubes = Cell::default();
    for (seat, &count) in region.cubes.iter().enumerate().filter(|(_, count)| **count > 0) {
        let text = format!("{}{count} ", letter(Seat::new(seat), pen));
        cubes.push(&text, &pen.paint(Seat::new(seat), &text));
    }
    let near = neighbours(view, region.id, pen);
    let side = pen.dim("│");
    vec![
        format!("{}{shown}{} ", pen.dim("┌"), pen.dim(&format!("{rule}─┐"))),
        format!("{side} {}{side} ", rats.fit(inner)),
        format!("{side} {}{side} ", cubes.fit(inner)),
        format!("{side} {}{side} ", pen.dim(&Cell::plain(&near).fit(inner))),
        format!("{} ", pen.dim(&format!("└{}┘", "─".repeat(WIDTH - 3)))),
    ]
}

/// The number of a rat, as its handle has it; a star if the viewer has seen the face.
fn handle(rat: &RatView) -> String {
    let star = if rat.token.is_some() { "*" } else { "" };
    format!("{}{star}", rat.rat.index() + 1)
}

/// The letter of a seat: its colour's first.
fn letter(seat: Seat, pen: &Pen<'_>) -> String {
    let colour = pen.name(Rattus::ID, Colour::from_index(seat.index()));
    colour.chars().take(1).flat_map(char::to_uppercase).collect()
}

/// The neighbours of a region, each by its first letters.
fn neighbours(view: &View, region: Region, pen: &Pen<'_>) -> String {
    let mask = NEIGHBOURS[view.seats.len() - 2][region];
    let near = Region::ALL.iter().filter(|other| mask >> other.index() & 1 == 1);
    let short = |&other: &Region| pen.name(Rattus::ID, other).chars().take(2).collect::<String>();
    format!("↔ {}", near.map(short).collect::<Vec<_>>().join(" "))
}

fn cards(view: &View, pen: &Pen<'_>) -> String {
    let card = |id: Class, owner: Option<Seat>, used: bool| {
        let name = pen.name(Rattus::ID, id);
        match owner {
            None => format!("{name} –"),
            Some(seat) => {
                let mark = if used { "✓" } else { "" };
                pen.paint(seat, &format!("{name}{mark} {}", letter(seat, pen)))
            }
        }
    };
    let all = view.cards.iter().map(|one| card(one.id, one.owner, one.used)).collect::<Vec<_>>();
    format!("{}: {}", pen.word("board-rattus-cards"), all.join(" · "))
}

fn seats(view: &View, pen: &Pen<'_>) -> Vec<String> {
    let line = |(index, seat): (usize, &rattus::view::SeatView)| {
        let number = Seat::new(index);
        let mark = if view.active == number { "▸" } else { " " };
        let text = (pen.say)(
            &Message::new("board-rattus-seat")
                .with("letter", letter(number, pen).as_str())
                .with("name", pen.seat(number))
                .with("score", seat.score)
                .with("castle", seat.castle)
                .with("reserve", seat.reserve),
        );
        format!("{mark} {}", pen.paint(number, &text))
    };
    view.seats.iter().enumerate().map(line).collect()
}

/// The faces that the viewer knows of rats on the board.
fn known(view: &View, pen: &Pen<'_>) -> Vec<String> {
    let rats = view.regions.iter().flat_map(|region| &region.rats);
    let seen = rats.filter_map(|rat| rat.token.map(|token| (rat.rat.index() + 1, token)));
    seen.map(|(number, token)| {
        let message = Message::new("board-rattus-known").with("rat", number).with("limit", FACES[token].limit);
        (pen.say)(&message.with("symbols", symbols(token, pen).as_str()))
    })
    .collect()
}

/// What is printed on a token.
fn symbols(token: Token, pen: &Pen<'_>) -> String {
    let face = FACES[token];
    let majority = vec![pen.word("rattus-symbol-majority"); face.majority.into()];
    let all = vec![pen.word("rattus-symbol-all"); face.all.into()];
    let class = |(class, &times): (&Class, &u8)| vec![pen.name(Rattus::ID, *class); times.into()];
    let classes = Class::ALL.iter().zip(&face.classes).flat_map(class);
    majority.into_iter().chain(all).chain(classes).collect::<Vec<_>>().join(", ")
}
