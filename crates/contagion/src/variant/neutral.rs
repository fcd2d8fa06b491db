//! Chapter 9.1: the neutral disease of the two-player game, also for three or four.

use kernel::{Id as _, Table, rule};

use crate::board::{Board, Cards, Owner};
use crate::data::{City, Color};
use crate::event::{Event, Seen};
use crate::{Contagion, draw, eradicate, rules};

/// Cards are turned over until one matches a city, which gets a neutral cube (CON-152).
pub(crate) fn step(board: &mut Board, table: &mut impl Table<Contagion>) {
    let Some(disease) = board.neutral() else { return };
    rule!(CON_152, CON_158);
    let matches = |board: &Board, color: Color| board.table.into_iter().any(|city| city.card().color == color);
    let there = |board: &Board, color: &Color| board.pile.count(color.index()) + board.discard.count(color.index()) > 0;
    if !Color::ALL.iter().any(|color| there(board, color) && matches(board, *color)) {
        rule!(CON_153);
        table.tell(|| Event::NeutralIdle);
        return;
    }
    let mut turned = Cards::default();
    let city = loop {
        let color = draw::next_card(board, table).expect("a matching card is in one of the piles");
        board.discard.put(color.index());
        board.owned_mut(disease).shown.put(color.index());
        turned.put(color.index());
        if let Some(city) = largest_of(board, color) {
            break city;
        }
    };
    board.put_cubes(disease, city, 1);
    table.tell(|| Event::NeutralCards { cards: Seen::all(&turned) });
    table.tell(|| Event::Placed { owner: Owner::Neutral, city, n: 1 });
    rule!(CON_111, CON_155);
    eradicate::check(board, city, None, table);
}

/// The city of this colour with the largest printed population. No two of a colour are equal; a tie would go to the
/// first in the data file.
fn largest_of(board: &Board, color: Color) -> Option<City> {
    let cities = board.table.into_iter().filter(|city| city.card().color == color);
    cities.reduce(|best, city| if city.card().population > best.card().population { city } else { best })
}
