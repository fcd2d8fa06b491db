//! Position words that say exactly what lies in the piles, what has left the game, and which tiles the automaton drew.

use kernel::script::{Position, Reader};
use kernel::{Id as _, List, Message, Set};

use super::town::{take_cabin, take_cart, take_ship, take_workshop, tile_words};
use super::{Laid, objection};
use crate::Messina;
use crate::data::{CabinUpgrade, Cart, Ship, SoloTile, WORKSHOPS, Workshop};
use crate::market::Tile;
use crate::pile::Pile;

/// The tiles of a workshop pile that everybody has seen: the top, then those at the bottom.
pub(super) fn lay_workshops(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let mut class = None;
    while class.is_none() || !words.is_empty() {
        let workshop: Workshop = words.id()?;
        let of = WORKSHOPS[workshop].class;
        if *class.get_or_insert(of) != of {
            return Err(objection(words, "messina-check-pile-class"));
        }
        take_workshop(board, workshop, words)?;
        let pile = &mut board.workshop_piles[of];
        if pile.top.is_none() && pile.known.is_empty() {
            pile.top = Some(workshop);
        } else if pile.known.len() < usize::from(PILE) {
            pile.known.push(workshop);
        } else {
            return Err(words.twice());
        }
    }
    Ok(())
}

/// The most tiles below the top of a pile.
const PILE: u8 = 5;

/// `cabins 2 3 toll_hut`: a pile, how many of it are face down, the top, then those at the bottom.
pub(super) fn lay_cabins(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let at = usize::from(words.number::<u8>(1..=3)?) - 1;
    if board.cabin_piles[at].top.is_some() {
        return Err(objection(words, "messina-check-shown"));
    }
    let mut pile = Pile::face_down(words.number(0..=PILE)?);
    while !words.is_empty() {
        let upgrade: CabinUpgrade = words.id()?;
        take_cabin(board, upgrade, words)?;
        if pile.top.is_none() {
            pile.top = Some(upgrade);
        } else if pile.known.len() < usize::from(PILE) {
            pile.known.push(upgrade);
        } else {
            return Err(words.twice());
        }
    }
    board.cabin_piles[at] = pile;
    Ok(())
}

/// The carts on top of their piles, `none` where there is none left.
pub(super) fn lay_carts(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    for at in 0..usize::from(board.numbers().cart_piles) {
        if board.cart_piles[at].is_some() {
            return Err(objection(words, "messina-check-shown"));
        }
        if !words.accept("none") {
            let cart: Cart = words.id()?;
            take_cart(board, cart, words)?;
            board.cart_piles[at] = Some(cart);
        }
    }
    Ok(())
}

/// The next tile or ship that left the game.
pub(super) fn lay_gone(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    if words.peek().is_some_and(|word| Ship::from_word(word).is_some()) {
        let ship = take_ship(board, words)?;
        board.gone.ships.insert(ship);
        return Ok(());
    }
    let tiles: Vec<&str> = tile_words().collect();
    match words.read(Tile::from_word, &tiles)? {
        Tile::Workshop(workshop) => {
            take_workshop(board, workshop, words)?;
            board.gone.workshops.push(workshop);
        }
        Tile::Cabin(upgrade) => {
            super::town::own_cabin(board, upgrade, words)?;
            board.gone.cabins.push(upgrade);
        }
        Tile::Cart(cart) => {
            take_cart(board, cart, words)?;
            board.gone.carts.insert(cart);
        }
    }
    Ok(())
}

/// The solo tiles drawn this round, or in the round before.
pub(super) fn lay_drawn(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    if !board.solo() {
        return Err(words.objection(Message::new("messina-check-solo")));
    }
    let mut drawn = List::new();
    while drawn.is_empty() || !words.is_empty() {
        let tile: SoloTile = words.id()?;
        if drawn.contains(&tile) {
            return Err(words.twice());
        }
        drawn.push(tile);
    }
    if words.name() == "automaton_drew" {
        board.unseen.solo = Set::full();
        drawn.iter().for_each(|&tile| _ = board.unseen.solo.remove(tile));
        board.automaton.drawn = drawn;
    } else {
        board.automaton.before = drawn;
    }
    Ok(())
}
