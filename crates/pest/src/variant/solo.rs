//! Chapter 9.4: the solo game, against neutral subjects.

use kernel::{Id as _, Seat, Set, Table, rule};

use crate::board::Board;
use crate::data::{CapitalBuilding, RANKS, Rank, SOLO_FAVOUR, SOLO_IMPERATIVES, SOLO_INFLUENCE, SOLO_LEFTOVER};
use crate::event::Event;
use crate::vocabulary::Favour;
use crate::{Pest, rules};

/// Neutral subjects on the tracks and beside the Capital buildings.
pub(crate) fn setup(board: &mut Board) {
    rule!(PEST_280);
    board.neutral.influence = (1 << SOLO_INFLUENCE.len()) - 1;
    board.neutral.imperatives = *SOLO_IMPERATIVES;
    board.neutral.works = Set::full();
}

/// Whether a neutral subject stands on this space of the influence track.
pub(crate) fn holds(board: &Board, space: u8) -> bool {
    SOLO_INFLUENCE.iter().position(|&there| there == space).is_some_and(|at| board.neutral.influence >> at & 1 == 1)
}

fn to_sector(board: &mut Board, table: &mut impl Table<Pest>) {
    board.neutral.sector += 1;
    let n = board.neutral.sector;
    table.tell(|| Event::Neutral { n });
}

/// Neutral subjects that were jumped go to the neutral sector.
pub(crate) fn jump(board: &mut Board, from: u8, to: u8, table: &mut impl Table<Pest>) {
    rule!(PEST_285);
    for (at, space) in SOLO_INFLUENCE.iter().enumerate() {
        if (from + 1..to).contains(space) && board.neutral.influence >> at & 1 == 1 {
            board.neutral.influence &= !(1 << at);
            to_sector(board, table);
        }
    }
}

/// The neutral subject of a level goes to the neutral sector.
pub(crate) fn reach_level(board: &mut Board, era: usize, level: u8, table: &mut impl Table<Pest>) {
    rule!(PEST_284);
    let bit = 1 << (level - 1);
    if board.neutral.imperatives[era] & bit != 0 {
        board.neutral.imperatives[era] &= !bit;
        to_sector(board, table);
    }
}

/// The neutral subject of a Capital building goes to the neutral sector.
pub(crate) fn erect(board: &mut Board, building: CapitalBuilding, table: &mut impl Table<Pest>) {
    rule!(PEST_283);
    if board.neutral.works.remove(building) {
        to_sector(board, table);
    }
}

/// The place on the favour card, by the neutral subjects left on the influence track.
pub(crate) fn favour(board: &Board) -> Option<Favour> {
    rule!(PEST_286);
    let left = board.neutral.influence.count_ones() as u8;
    let places = Favour::ALL.iter().copied().zip(*SOLO_FAVOUR);
    places.into_iter().find(|(_, [least, most])| (*least..=*most).contains(&left)).map(|(place, _)| place)
}

/// The end of an era: the neutral sector against the own.
pub(crate) fn compare(board: &mut Board, seat: Seat, table: &mut impl Table<Pest>) {
    rule!(PEST_288);
    let ahead = board.neutral.sector.saturating_sub(board[seat].capital);
    board.gain_negative(seat, ahead.into(), table);
    if board.switches().solo_neutral_leaves {
        board.neutral.sector = 0;
    }
}

/// The lines that only the solo game has.
pub(crate) fn score(board: &Board, seat: Seat, tell: &mut impl FnMut(&'static str, i32)) {
    rule!(PEST_290);
    let neutral = &board.neutral;
    let on_levels: u32 = neutral.imperatives.iter().map(|levels| levels.count_ones()).sum();
    let left = neutral.influence.count_ones() + on_levels + neutral.works.len() as u32;
    tell("neutral", -left.cast_signed() * i32::from(*SOLO_LEFTOVER));
    if board.switches().solo_cemetery_costs {
        tell("cemetery", -i32::from(board[seat].cemetery));
    }
}

/// The rank that a total earns.
pub fn rank(total: i32) -> Rank {
    rule!(PEST_291);
    let reached = Rank::ALL.iter().copied().filter(|rank| total >= RANKS[*rank]);
    reached.max().unwrap_or(Rank::ALL[0])
}
