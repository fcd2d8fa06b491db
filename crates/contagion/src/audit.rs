//! Counts the pieces: what the laws of the test kit hold a position to, and what a position laid out in words must pass.

use kernel::{Id as _, Message, Seat};

use crate::board::{Board, Cards, Cities};
use crate::data::{COPIES, CUBES_IN_DISH, City, Color, NEUTRAL_CUBES, TOP_LEVEL};
use crate::{Options, name, setup};

/// Nothing is lost or doubled, and nothing lies where it cannot.
pub(crate) fn audit(board: &Board) -> Result<(), Message> {
    cards(board)?;
    cubes(board)?;
    rows(board)?;
    cities(board)?;
    kept(board)?;
    for seat in Seat::all(board.players()) {
        if board.seat(seat).levels.iter().any(|&level| level > TOP_LEVEL) {
            return Err(Message::new("contagion-audit-level").with("seat", seat).with("top", TOP_LEVEL));
        }
        if Seat::all(board.players()).any(|other| beyond(&board.seat(seat).known[other], board.hand(other))) {
            return Err(Message::new("contagion-audit-known").with("seat", seat));
        }
    }
    Ok(())
}

fn cards(board: &Board) -> Result<(), Message> {
    for &card in Color::ALL {
        let count = |cards: &Cards| u32::from(cards.count(card.index()));
        let held: u32 = Seat::all(board.players()).map(|seat| count(board.hand(seat))).sum();
        let (there, all) = (count(&board.pile) + count(&board.discard) + held, COPIES[card.index()]);
        if there != u32::from(all) {
            let off = Message::new("contagion-audit-cards").with("card", name(card));
            return Err(off.with("there", there).with("all", all));
        }
    }
    Ok(())
}

fn cubes(board: &Board) -> Result<(), Message> {
    for disease in board.diseases() {
        let owned = board.owned(disease);
        let of = |city: City| u32::from(board.cubes(city, disease));
        let there = u32::from(owned.dish) + City::ALL.iter().map(|&city| of(city)).sum::<u32>();
        let all = if board.neutral() == Some(disease) { NEUTRAL_CUBES } else { CUBES_IN_DISH };
        let present: Cities = City::ALL.iter().copied().filter(|&city| of(city) > 0).collect();
        if there != u32::from(all) || present != owned.present {
            let off = Message::new("contagion-audit-cubes").with("disease", name(disease));
            return Err(off.with("there", there).with("all", all));
        }
    }
    Ok(())
}

/// Cubes stand on cards on the table alone, and no card is full.
fn rows(board: &Board) -> Result<(), Message> {
    for &city in City::ALL {
        let filled: u8 = board.rows(city).iter().map(|row| row.cubes()).sum();
        let stray = filled > 0 && !board.table.contains(city);
        if stray || filled != board.filled[city.index()] || filled >= city.card().population {
            return Err(Message::new("contagion-audit-city").with("city", name(city)).with("cubes", filled));
        }
    }
    Ok(())
}

fn cities(board: &Board) -> Result<(), Message> {
    let pool = setup::city_pool(&Options { players: board.players, ..Options::default() });
    let parts = [board.table, board.city_pile, board.eradicated];
    let there: usize = parts.iter().map(|part| part.len()).sum();
    let whole: Cities = parts.into_iter().flatten().collect();
    if there == pool.len() && whole == pool {
        return Ok(());
    }
    Err(Message::new("contagion-audit-cities").with("there", there).with("all", pool.len()))
}

/// A kept card was eradicated, may be kept, and has one owner.
fn kept(board: &Board) -> Result<(), Message> {
    let mut seen = Cities::new();
    for city in Seat::all(board.players()).flat_map(|seat| board.kept(seat)) {
        if !seen.insert(city) || !board.eradicated.contains(city) || !city.card().keep {
            return Err(Message::new("contagion-audit-kept").with("city", name(city)));
        }
    }
    Ok(())
}

/// Whether somebody knows of more cards than there are.
fn beyond(known: &Cards, hand: &Cards) -> bool {
    known.counts().iter().zip(hand.counts()).any(|(known, held)| known > held)
}
