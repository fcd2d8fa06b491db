//! Chapter 9.3: the duel, with neutral subjects in the Capital and covered spaces on the influence track.

use kernel::{List, Seat, rule};

use crate::board::{Board, SEATS};
use crate::data::{
    DUEL_BONUS, DUEL_CAPITAL_BUILDINGS, DUEL_COVERED, DUEL_NEUTRAL, DUEL_NEUTRAL_PER_ERA, DUEL_QUARANTINE,
    DUEL_THRESHOLDS, IMPERATIVES,
};
use crate::rules;
use crate::vocabulary::Place;

/// The neutral sector starts with one subject.
pub(crate) fn setup(board: &mut Board) {
    rule!(PEST_262);
    board.neutral.sector = *DUEL_NEUTRAL;
}

/// How many the neutral sector holds in the era that is under way.
pub(crate) fn sector(board: &Board) -> u8 {
    *DUEL_NEUTRAL + *DUEL_NEUTRAL_PER_ERA * board.era() as u8
}

/// The places of the Capital card: only those who match the neutral sector take part.
pub(crate) fn podium(board: &Board) -> List<(Seat, Place), SEATS> {
    rule!(PEST_264);
    let neutral = board.neutral.sector;
    let takes_part = |seat: Seat| board[seat].capital >= neutral.max(1);
    let mut seats: List<Seat, SEATS> = board.in_order().filter(|&seat| takes_part(seat)).collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(board[seat].capital));
    match seats[..] {
        [first, second] if board[first].capital == board[second].capital => {
            let enough = board.switches().duel_tie_at_neutral || board[first].capital > neutral;
            let both = [(first, Place::Second), (second, Place::Second)];
            both.into_iter().filter(|_| enough).collect()
        }
        [first, second] => [(first, Place::First), (second, Place::Third)].into_iter().collect(),
        [first] => [(first, Place::First)].into_iter().collect(),
        _ => List::new(),
    }
}

/// Imperatives count by the marker's own space, from the threshold on.
pub(crate) fn imperatives(levels: [u8; 3]) -> i32 {
    rule!(PEST_260, PEST_267);
    let eras = levels.iter().zip(*DUEL_THRESHOLDS).zip(*IMPERATIVES);
    let reached = eras.filter(|((level, threshold), _)| *level >= threshold);
    reached.map(|((level, _), track)| i32::from(track[usize::from(*level) - 1].renown)).sum()
}

/// The lines that only the duel has.
pub(crate) fn score(board: &Board, seat: Seat, tell: &mut impl FnMut(&'static str, i32)) {
    let Some(other) = board.opponents(seat).next() else { return };
    rule!(PEST_268);
    let passed = DUEL_COVERED.iter().filter(|&&space| space < board[seat].influence).count();
    tell("covered", DUEL_BONUS[passed].into());
    rule!(PEST_269);
    let more = board[seat].works.len() > board[other].works.len();
    tell("capital_buildings", if more { (*DUEL_CAPITAL_BUILDINGS).into() } else { 0 });
    rule!(PEST_270);
    let sicker = board[seat].sick > board[other].sick;
    tell("quarantine", if sicker { -i32::from(*DUEL_QUARANTINE) } else { 0 });
}

/// Whether a space of the influence track is covered.
pub(crate) fn is_covered(space: u8) -> bool {
    rule!(PEST_261);
    DUEL_COVERED.contains(&space)
}
