//! The position words of what people have seen and what is left open.

use kernel::script::{Position, Reader, Slip};
use kernel::{Id as _, Message};

use super::{Laid, MOST_POINTS, disease};
use crate::Contagion;
use crate::board::Cards;
use crate::data::{Color, RoundCard};
use crate::score::Category;

/// A card of a round before this one: everybody has seen it.
pub(super) fn lay_gone(Position { board, .. }: &mut Position<Contagion>, words: &mut Reader<'_>) -> Laid {
    let card: RoundCard = words.id()?;
    if board.unseen.remove(card) { Ok(()) } else { Err(words.twice()) }
}

pub(super) fn lay_points(Position { board, .. }: &mut Position<Contagion>, words: &mut Reader<'_>) -> Laid {
    let disease = disease(board, words)?;
    let category = words.one_of(&Category::ALL.map(|(category, word)| (word, category)))?;
    board.owned_mut(disease).points[category as usize] = words.number(0..=MOST_POINTS)?;
    Ok(())
}

/// Cards that everybody has seen this player discard, or turned over for the neutral disease. They come back with every
/// shuffle, so there may be more of them than copies.
pub(super) fn lay_shown(Position { board, .. }: &mut Position<Contagion>, words: &mut Reader<'_>) -> Laid {
    let disease = disease(board, words)?;
    board.owned_mut(disease).shown = colors(words, |_| u8::MAX)?;
    Ok(())
}

/// Cards of another hand that this player knows of.
pub(super) fn lay_known(Position { board, .. }: &mut Position<Contagion>, words: &mut Reader<'_>) -> Laid {
    let (knower, holder) = (words.seat()?, words.seat()?);
    let hand = *board.hand(holder);
    board.seat_mut(knower).known[holder] = colors(words, |color| hand.count(color.index()))?;
    Ok(())
}

/// So many cards more in a hand, whichever: those that are most in the pile.
pub(super) fn lay_unknown(Position { board, .. }: &mut Position<Contagion>, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    for _ in 0..words.number::<u8>(1..=99)? {
        let most = (0..Color::ALL.len()).max_by_key(|&color| (board.pile.count(color), color)).unwrap_or_default();
        if board.pile.count(most) == 0 {
            return Err(words.objection(Message::new("contagion-check-pile-empty")));
        }
        board.pile.take(most);
        board.seat_mut(seat).hand.put(most);
    }
    super::within_limit(board, seat, words)
}

/// `red 2 blue 1`: so many of each colour, of which there are `there`.
fn colors(words: &mut Reader<'_>, there: impl Fn(Color) -> u8) -> Result<Cards, Slip> {
    let mut cards = Cards::default();
    loop {
        let color: Color = words.id()?;
        let more = words.number(0..=there(color).saturating_sub(cards.count(color.index())))?;
        (0..more).for_each(|_| cards.put(color.index()));
        if words.is_empty() {
            return Ok(cards);
        }
    }
}
