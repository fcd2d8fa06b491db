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
        if board.seat(seat).levels.values().iter().any(|&level| level > *TOP_LEVEL) {
            return Err(Message::new("contagion-audit-level").with("seat", seat).with("top", *TOP_LEVEL));
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
        let (there, all) = (count(&board.pile) + count(&board.discard) + held, COPIES[card]);
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
        let all = if board.neutral() == Some(disease) { *NEUTRAL_CUBES } else { *CUBES_IN_DISH };
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
        if stray || filled != board.filled[city] || filled >= city.card().population {
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

#[cfg(test)]
mod tests {
    use kernel::Sim;

    use super::*;
    use crate::data::{Disease, Track};

    /// What is said about a game just set up, in which something went wrong.
    fn said(wrong: impl FnOnce(&mut Board)) -> String {
        let mut board = setup::setup(&Options::default(), &mut Sim::new(7)).0;
        assert_eq!(audit(&board), Ok(()));
        wrong(&mut board);
        audit(&board).map_or_else(|why| why.key.into_owned(), |()| "nothing".to_owned())
    }

    fn one(cities: Cities) -> City {
        cities.into_iter().next().expect("a city")
    }

    #[test]
    fn what_is_lost_doubled_or_out_of_place_is_found() {
        let seat = Seat::new(0);
        assert_eq!(said(|board| board.discard.put(0)), "contagion-audit-cards");
        assert_eq!(said(|board| board.seat_mut(seat).dish -= 1), "contagion-audit-cubes");
        let absent = |board: &mut Board| {
            let city = one(board.table);
            board.seat_mut(seat).present.insert(city);
        };
        assert_eq!(said(absent), "contagion-audit-cubes");
        assert_eq!(said(|board| board.filled[one(board.table)] += 1), "contagion-audit-city");
        let off_table = |board: &mut Board| board.put_cubes(Disease::ALL[0], one(board.city_pile), 1);
        assert_eq!(said(off_table), "contagion-audit-city");
        let full = |board: &mut Board| {
            let city = one(board.table);
            board.put_cubes(Disease::ALL[0], city, city.card().population);
        };
        assert_eq!(said(full), "contagion-audit-city");
        assert_eq!(said(|board| _ = board.table.remove(one(board.table))), "contagion-audit-cities");
        assert_eq!(said(|board| _ = board.eradicated.insert(one(board.table))), "contagion-audit-cities");
        let kept = |board: &mut Board| {
            let city = one(board.city_pile);
            board.seat_mut(seat).kept.insert(city);
        };
        assert_eq!(said(kept), "contagion-audit-kept");
        assert_eq!(
            said(|board| board.seat_mut(seat).levels[Track::Infection] = *TOP_LEVEL + 1),
            "contagion-audit-level"
        );
        let known = |board: &mut Board| board.seat_mut(seat).known[Seat::new(1)] = Cards::new(*COPIES.values());
        assert_eq!(said(known), "contagion-audit-known");
    }
}
