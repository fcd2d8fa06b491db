//! The position words of Pest for neutral subjects: those of the duel, and where they are left in the solo game.

use kernel::script::Reader;
use kernel::{Id as _, Seat, Set};

use super::given::{Laid, MANY, Table, objection};
use crate::board::Board;
use crate::data::{CapitalBuilding, INFLUENCE_END, SOLO_IMPERATIVES, SOLO_INFLUENCE};
use crate::vocabulary::Mode;

pub(super) fn sector(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    let sector = words.number(0..=MANY)?;
    if !board.has_neutrals() {
        return Err(objection(words, "pest-check-no-neutrals"));
    }
    board.neutral.sector = sector;
    Ok(())
}

/// Neutral subjects on the tracks and beside the works are those of the solo game.
fn solo(board: &Board, words: &Reader<'_>) -> Laid {
    if board.mode == Mode::Solo { Ok(()) } else { Err(objection(words, "pest-check-not-solo")) }
}

/// Whether another word is to be read: there must be one at least, unless it is `none`.
fn more(words: &mut Reader<'_>, first: bool) -> bool {
    if first { !words.accept("none") } else { !words.is_empty() }
}

/// The spaces of the influence track that still hold a neutral subject.
pub(super) fn spaces(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    solo(board, words)?;
    let (mut left, mut first) = (0, true);
    while more(words, first) {
        let space = words.number(0..=*INFLUENCE_END)?;
        let at = SOLO_INFLUENCE.iter().position(|there| *there == space);
        let bit = 1 << at.ok_or_else(|| objection(words, "pest-check-no-neutral-space"))?;
        if left & bit != 0 {
            return Err(words.twice());
        }
        (left, first) = (left | bit, false);
    }
    board.neutral.influence = left;
    Ok(())
}

/// An era and the levels of it that still hold a neutral subject.
pub(super) fn levels(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    solo(board, words)?;
    let era = usize::from(words.number::<u8>(1..=3)?) - 1;
    let highest = SOLO_IMPERATIVES[era].count_ones() as u8;
    let (mut left, mut first) = (0, true);
    while more(words, first) {
        let bit = 1 << (words.number(1..=highest)? - 1);
        if left & bit != 0 {
            return Err(words.twice());
        }
        (left, first) = (left | bit, false);
    }
    board.neutral.imperatives[era] = left;
    Ok(())
}

/// The Capital buildings that still have a neutral subject; the player built the others.
pub(super) fn works(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    solo(board, words)?;
    let (mut left, mut first): (Set<CapitalBuilding, u8>, _) = (Set::new(), true);
    while more(words, first) {
        if !left.insert(words.id()?) {
            return Err(words.twice());
        }
        first = false;
    }
    (board.neutral.works, board.works) = (left, left);
    let built = CapitalBuilding::ALL.iter().copied().filter(|&work| !left.contains(work));
    board[Seat::new(0)].works = built.collect();
    Ok(())
}
