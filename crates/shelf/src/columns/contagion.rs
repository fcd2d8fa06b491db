//! Pandemic: Contagion as a row of numbers.

use contagion::{City, Color, Contagion, Ending, Owner, Track, View, Window};
use kernel::Id as _;

use super::{Columns, Row, Sink};

const ENDINGS: [&str; 2] = ["last_who", "two_cities"];
const WINDOWS: [&str; 3] = ["opening", "action", "closing"];
const CITY: [&str; 4] = ["on_table", "room", "cost", "neutral"];

impl Columns for Contagion {
    const WIDEST: usize = 64;
    const WORDS: &'static [&'static str] = &["cards", "cubes", "levels", "nothing"];

    fn columns<S: Sink>(view: &View, row: &mut Row<S>) {
        row.number(format_args!("round"), view.round);
        row.maybe(format_args!("who_in"), view.who_in);
        row.number(format_args!("skulls"), view.skulls);
        row.maybe(format_args!("next_death_toll"), view.next_death_toll);
        row.number(format_args!("over"), view.over);
        row.number(format_args!("city_pile"), view.city_pile);
        row.number(format_args!("draw_pile"), view.draw_pile);
        row.each(format_args!("discard"), hand(view.discard));
        let ending = view.last_round.map(|ending| match ending {
            Ending::LastWho => 0,
            Ending::TwoCities => 1,
        });
        row.word(format_args!("last_round"), &ENDINGS, ending);
        row.id(format_args!("round_card"), view.round_card);
        row.ids(format_args!("past_cards"), view.past_cards.iter().copied());
        row.ids(format_args!("eradicated"), view.eradicated.iter().copied());
        turn(view, row);
        let mut cities = view.cities.iter().peekable();
        for &id in City::ALL {
            let word = id.word();
            let city = cities.next_if(|city| city.city == id);
            let known = row.block(CITY.len(), format_args!("cities.{word}"), |at| CITY[at]);
            let rows = city.map_or(&[][..], |city| &city.rows);
            if let Some(city) = city {
                known[0] = 1.0;
                known[1] = city.room.into();
                known[2] = city.cost.unwrap_or_default().into();
            }
            known[3] = rows.iter().filter(|row| row.owner == Owner::Neutral).map(|row| f32::from(row.cubes)).sum();
            let by_seat = |value: fn(&contagion::RowView) -> u8| {
                rows.iter().filter_map(move |row| match row.owner {
                    Owner::Seat(seat) => Some((seat, f32::from(value(row)))),
                    Owner::Neutral => None,
                })
            };
            row.by_seat(format_args!("cities.{word}.cubes"), by_seat(|row| row.cubes));
            row.by_seat(format_args!("cities.{word}.points"), by_seat(|row| row.points));
        }
        for (distance, seat) in row.seats() {
            let seat = &view.seats[seat];
            row.number(format_args!("seats.+{distance}.hand"), seat.hand);
            row.each(format_args!("seats.+{distance}.cards"), hand(seat.cards));
            row.each(format_args!("seats.+{distance}.discarded"), hand(seat.discarded));
            row.number(format_args!("seats.+{distance}.dish"), seat.dish);
            row.each(format_args!("seats.+{distance}.levels"), tracks(seat.levels));
            row.each(format_args!("seats.+{distance}.prices"), tracks(seat.prices.map(Option::unwrap_or_default)));
            row.number(format_args!("seats.+{distance}.score"), seat.score);
            row.ids(format_args!("seats.+{distance}.kept"), seat.kept.iter().copied());
        }
        let neutral = view.neutral.as_ref();
        row.maybe(format_args!("neutral.dish"), neutral.map(|neutral| neutral.dish));
        row.maybe(format_args!("neutral.score"), neutral.map(|neutral| neutral.score));
        let discarded = neutral.map(|neutral| neutral.discarded).unwrap_or_default();
        row.each(format_args!("neutral.discarded"), hand(discarded));
    }
}

/// The turn in progress.
fn turn<S: Sink>(view: &View, row: &mut Row<S>) {
    let turn = view.turn.as_ref();
    row.seat(format_args!("turn.seat"), turn.map(|turn| turn.seat));
    row.maybe(format_args!("turn.actions"), turn.map(|turn| turn.actions));
    row.maybe(format_args!("turn.infections"), turn.map(|turn| turn.infections));
    row.maybe(format_args!("turn.ignoring"), turn.map(|turn| turn.ignoring));
    row.maybe(format_args!("turn.next_infect_free"), turn.map(|turn| turn.next_infect_free));
    row.maybe(format_args!("turn.next_infect_cubes"), turn.map(|turn| turn.next_infect_cubes));
    row.maybe(format_args!("turn.strength"), turn.map(|turn| turn.strength));
    let phase = turn.and_then(|turn| turn.phase).map(|window| match window {
        Window::Opening => 0,
        Window::Action => 1,
        Window::Closing => 2,
    });
    row.word(format_args!("turn.phase"), &WINDOWS, phase);
    let costs = turn.map_or([0; 3], |turn| turn.mutation_costs.map(Option::unwrap_or_default));
    row.each(format_args!("turn.mutation_costs"), tracks(costs));
}

fn hand(cards: contagion::Hand) -> impl Iterator<Item = (Color, f32)> {
    Color::ALL.iter().copied().zip(cards.map(f32::from))
}

fn tracks(values: [u8; 3]) -> impl Iterator<Item = (Track, f32)> {
    Track::ALL.iter().copied().zip(values.map(f32::from))
}
