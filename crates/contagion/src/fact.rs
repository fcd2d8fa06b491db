//! The words of the check language for Contagion: what can be asked of a position, as somebody sees it.

use kernel::Id as _;
use kernel::script::{Fact, Reader, Slip, Value};

use crate::Contagion;
use crate::board::{Owner, disease_of};
use crate::data::{City, Color, RoundCard, Track};
use crate::event::Hand;
use crate::score::{Category, Ending};
use crate::view::{CityView, NeutralView, SeatView, TurnView, View};

type Found = Result<Value, Slip>;
type Asked = Fact<Contagion>;

const ONE_CITY: &str = "given city tokyo yellow 1 blue 2";

/// What can be asked.
pub(crate) const FACTS: &[Asked] = &[
    Asked::new("round", "", "round = 4", |view, _| Ok(view.round.into())).needs("given round 4"),
    Asked::new("card", "", "card = heat_wave", |view, _| Ok(view.round_card.map_or("none", RoundCard::word).into()))
        .needs("given card heat_wave"),
    Asked::new("skulls", "", "skulls = 1", |view, _| Ok(view.skulls.into())).needs("given skulls 1"),
    Asked::new("last-round", "", "last-round = two-cities", |view, _| {
        Ok(view.last_round.map_or("no", Ending::word).into())
    })
    .needs("given last-round two-cities"),
    Asked::new("who-in", "", "who-in = 3", |view, _| Ok(number_or_none(view.who_in))).needs("given round 5"),
    Asked::new("turn", "", "turn = red", |view, _| Ok(view.turn.as_ref().map(|turn| turn.seat).into()))
        .needs("given turn red"),
    Asked::new("actions", "", "actions = 1", |view, _| Ok(of_turn(view, |turn| turn.actions))).needs("given actions 1"),
    Asked::new("infections", "", "infections = 1", |view, _| Ok(of_turn(view, |turn| turn.infections)))
        .needs("given infections 1"),
    Asked::new("ignoring", "", "ignoring = yes", |view, _| {
        Ok(view.turn.as_ref().is_some_and(|turn| turn.ignoring).into())
    })
    .needs("given card heat_wave\ngiven ignoring"),
    Asked::new("cities", "", "cities = tokyo", |view, _| Ok(Value::ids(view.cities.iter().map(|city| city.city))))
        .needs(ONE_CITY),
    Asked::new("city-pile", "", "city-pile = 23", |view, _| Ok(view.city_pile.into())).needs(ONE_CITY),
    Asked::new("eradicated", "", "eradicated = tokyo", |view, _| Ok(Value::ids(view.eradicated.iter().copied())))
        .needs("given eradicated tokyo"),
    Asked::new("rows", "CITY", "rows tokyo = yellow 1 blue 2", |view, words| {
        Ok(city(view, words)?.map_or_else(|| "off the table".to_owned(), rows).into())
    })
    .needs(ONE_CITY),
    Asked::new("cost", "CITY", "cost tokyo = 1", |view, words| {
        Ok(number_or_none(city(view, words)?.and_then(|city| city.cost)))
    })
    .needs(ONE_CITY),
    Asked::new("pile", "", "pile = 55", |view, _| Ok(view.draw_pile.into())).needs("given discard red 5"),
    Asked::new("discard", "[COLOR]", "discard red = 5", |view, words| {
        if words.is_empty() {
            return Ok(view.discard.iter().sum::<u8>().into());
        }
        of_color(&view.discard, words)
    })
    .needs("given discard red 5"),
    Asked::new("hand", "SEAT", "hand blue = 4", |view, words| Ok(seat(view, words)?.hand.into()))
        .needs("given hand blue red 3 green 1"),
    Asked::new("cards", "SEAT COLOR", "cards blue red = 0", |view, words| of_color(&seat(view, words)?.cards, words))
        .needs("given hand blue red 3"),
    Asked::new("dish", "SEAT|neutral", "dish blue = 10", |view, words| match neutral(view, words)? {
        Some(neutral) => Ok(neutral.dish.into()),
        None => Ok(seat(view, words)?.dish.into()),
    })
    .needs(ONE_CITY),
    Asked::new("score", "SEAT|neutral", "score blue = 34", |view, words| match neutral(view, words)? {
        Some(neutral) => Ok(neutral.score.into()),
        None => Ok(seat(view, words)?.score.into()),
    })
    .needs("given score blue 34"),
    Asked::new("points", "SEAT CATEGORY", "points blue eradications = 34", points).needs("given score blue 34"),
    Asked::new("level", "SEAT TRACK", "level blue infection = 3", |view, words| {
        let seat = seat(view, words)?;
        Ok(seat.levels[words.id::<Track>()?.index()].into())
    })
    .needs("given levels blue 2 3 1"),
    Asked::new("kept", "SEAT", "kept blue = rio_de_janeiro", |view, words| {
        Ok(Value::ids(seat(view, words)?.kept.iter().copied()))
    })
    .needs("given kept blue rio_de_janeiro"),
];

fn number_or_none(number: Option<u8>) -> Value {
    number.map_or_else(|| "none".into(), Value::from)
}

/// A number of the turn in progress; 0 outside of one.
fn of_turn(view: &View, what: fn(&TurnView) -> u8) -> Value {
    view.turn.as_ref().map_or(0, what).into()
}

fn of_color(cards: &Hand, words: &mut Reader<'_>) -> Found {
    Ok(cards[words.id::<Color>()?.index()].into())
}

fn seat<'v>(view: &'v View, words: &mut Reader<'_>) -> Result<&'v SeatView, Slip> {
    words.seat().map(|seat| &view.seats[seat.index()])
}

/// The neutral disease, if the next word asks for it.
fn neutral<'v>(view: &'v View, words: &mut Reader<'_>) -> Result<Option<&'v NeutralView>, Slip> {
    if !words.accept("neutral") {
        return Ok(None);
    }
    view.neutral.as_ref().map(Some).ok_or_else(|| words.not_in_play())
}

/// A city as it lies on the table, if it does.
fn city<'v>(view: &'v View, words: &mut Reader<'_>) -> Result<Option<&'v CityView>, Slip> {
    let city: City = words.id()?;
    Ok(view.cities.iter().find(|there| there.city == city))
}

fn rows(city: &CityView) -> String {
    let words = city.rows.iter().map(|row| match row.owner {
        Owner::Seat(seat) => format!("{} {}", disease_of(seat).word(), row.cubes),
        Owner::Neutral => format!("neutral {}", row.cubes),
    });
    let words: Vec<String> = words.collect();
    if words.is_empty() { "empty".to_owned() } else { words.join(" ") }
}

fn points(view: &View, words: &mut Reader<'_>) -> Found {
    let seat = seat(view, words)?;
    let lines = Category::ALL.map(|(category, word)| (word, category as usize));
    Ok(seat.points[words.one_of(&lines)?].into())
}
