//! The table of Contagion as text: the card of the round, one line a city, one line a player, the piles.

use contagion::{City, CityView, Color, Contagion, Disease, Hand, SeatView, Track, View};
use kernel::{Game as _, Id as _, Message, Seat};

use super::{Cell, Pen};

/// Columns of the name of a city.
const NAME: usize = 15;
/// Columns of its population bar: the largest city has twelve.
const BAR: usize = 13;

/// Draws what a viewer sees.
pub(crate) fn draw(view: &View, pen: &Pen<'_>) -> String {
    let mut lines = round(view, pen);
    for &color in Color::ALL {
        let cities = view.cities.iter().filter(|city| city.city.card().color == color);
        lines.extend(cities.map(|city| city_line(view, city, pen)));
    }
    lines.extend((0..view.seats.len()).map(|seat| seat_line(view, Seat::new(seat), pen)));
    if let Some(neutral) = &view.neutral {
        let message = Message::new("board-contagion-neutral")
            .with("letter", letter(neutral.disease, pen).as_str())
            .with("score", neutral.score)
            .with("dish", neutral.dish);
        lines.push(format!("  {}", paint(neutral.disease, &(pen.say)(&message), pen)));
    }
    lines.push(piles(view, pen));
    lines.join("\n")
}

fn round(view: &View, pen: &Pen<'_>) -> Vec<String> {
    let mut message = Message::new("board-contagion-round")
        .with("round", view.round)
        .with("rounds", view.rounds)
        .with("skulls", view.skulls);
    message = message.with("toll", view.next_death_toll.unwrap_or(0)).with("who", view.who_in.unwrap_or(0));
    let mut lines = vec![pen.bold(&(pen.say)(&message))];
    if let Some(card) = view.round_card {
        let mut text = Message::name(Contagion::ID, card);
        text.key.to_mut().push_str("-text");
        lines.push(format!("{}: {}", pen.bold(&pen.name(Contagion::ID, card)), (pen.say)(&text)));
    }
    if view.last_round.is_some() && !view.over {
        lines.push(pen.bold(&pen.word("board-contagion-last-round")));
    }
    lines
}

fn city_line(view: &View, there: &CityView, pen: &Pen<'_>) -> String {
    let CityView { city, room, rows, cost, barred: _ } = there;
    let card = city.card();
    let mut bar = Cell::default();
    for row in rows {
        let cubes = letter(row.disease, pen).repeat(row.cubes.into());
        bar.push(&cubes, &paint(row.disease, &cubes, pen));
    }
    bar.push(&"·".repeat((*room).into()), &pen.dim(&"·".repeat((*room).into())));
    let [first, second, third] = card.points;
    let places = rows.iter().filter(|row| row.points > 0).map(|row| {
        let text = format!("{}+{}", letter(row.disease, pen), row.points);
        (row.place, paint(row.disease, &text, pen))
    });
    let mut places: Vec<_> = places.collect();
    places.sort_by_key(|(place, _)| *place);
    let places = places.into_iter().map(|(_, text)| text).collect::<Vec<_>>().join(" ");
    let price = cost.filter(|_| !view.over).map_or(String::new(), |cost| format!("−{cost}"));
    format!(
        "{} {} {} {} {} {places}",
        Cell::plain(&pen.name(Contagion::ID, *city)).fit(NAME),
        Cell::plain(&pen.name(Contagion::ID, card.color)).fit(10),
        Cell::plain(&format!("{first}/{second}/{third}")).fit(7),
        bar.fit(BAR),
        Cell::plain(&price).fit(2),
    )
    .trim_end()
    .to_owned()
}

fn seat_line(view: &View, seat: Seat, pen: &Pen<'_>) -> String {
    let SeatView { disease, hand, cards, dish, levels, score, kept, .. } = &view.seats[seat.index()];
    let active = view.turn.as_ref().is_some_and(|turn| turn.seat == seat);
    let text = (pen.say)(
        &Message::new("board-contagion-seat")
            .with("letter", letter(*disease, pen).as_str())
            .with("name", pen.seat(seat))
            .with("score", *score)
            .with("dish", *dish)
            .with("hand", *hand),
    );
    let mut parts = vec![paint(*disease, &text, pen)];
    parts.extend(
        Track::ALL.iter().map(|&track| format!("{} {}", pen.name(Contagion::ID, track), levels[track.index()])),
    );
    if cards.iter().any(|&count| count > 0) {
        parts.push(colors(cards, pen));
    }
    if !kept.is_empty() {
        let names: Vec<_> = kept.iter().map(|&city: &City| pen.name(Contagion::ID, city)).collect();
        parts.push(format!("{}: {}", pen.word("board-contagion-kept"), names.join(", ")));
    }
    format!("{} {}", if active { "▸" } else { " " }, parts.join(" · "))
}

fn piles(view: &View, pen: &Pen<'_>) -> String {
    let discarded = view.discard.iter().sum::<u8>();
    let message = Message::new("board-contagion-piles")
        .with("pile", view.draw_pile)
        .with("discard", discarded)
        .with("cities", view.city_pile);
    let text = (pen.say)(&message);
    if discarded == 0 { text } else { format!("{text} ({})", colors(&view.discard, pen)) }
}

/// Cards by colour: `Red 2, Blue 1`.
fn colors(cards: &Hand, pen: &Pen<'_>) -> String {
    let held = Color::ALL.iter().filter(|color| cards[color.index()] > 0);
    let words = held.map(|&color| format!("{} {}", pen.name(Contagion::ID, color), cards[color.index()]));
    words.collect::<Vec<_>>().join(", ")
}

/// The letter of a disease: its colour's first.
fn letter(disease: Disease, pen: &Pen<'_>) -> String {
    pen.name(Contagion::ID, disease).chars().take(1).flat_map(char::to_uppercase).collect()
}

/// Text in the colour of a disease.
fn paint(disease: Disease, text: &str, pen: &Pen<'_>) -> String {
    pen.code(
        match disease {
            Disease::Blue => 34,
            Disease::Yellow => 33,
            Disease::Red => 31,
            Disease::Purple => 35,
            Disease::Green => 32,
        },
        text,
    )
}
