//! What the agenda of a decree is worth to a player (section 3.9 of the rules).

use kernel::{Id as _, Seat, rule};

use crate::board::Board;
use crate::data::{BUILDINGS, Building, COLUMNS, DECREES, Decree};
use crate::rules;
use crate::shape::{Agenda, BuildingKind};
use crate::vocabulary::Good;

/// Renown tokens for the agenda, as the board stands.
pub fn worth(board: &Board, seat: Seat, decree: Decree) -> u16 {
    rule!(PEST_170);
    let player = &board[seat];
    let times = |per: u8, n: usize| u16::from(per) * n as u16;
    match DECREES[decree].agenda {
        Agenda::EmptyRegularQuarantine { per } => {
            times(per, board.regular_slots(seat).saturating_sub(player.sick).into())
        }
        Agenda::WorkersInBuildings { per } => times(per, player.workers.len()),
        Agenda::FoodInStore { per } => times(per, player.good(Good::Food).into()),
        Agenda::InfluenceRank { first, second } => influence_rank(board, seat, first, second),
        Agenda::QuartersBuilt { per } => times(per, count(board, seat, |kind| kind == BuildingKind::Quarter)),
        Agenda::SharedBuildings { per } => {
            times(per, player.built().filter(|(_, location)| board.opponent_at(seat, *location)).count())
        }
        Agenda::HealedOnTrack { per, max } => times(per, player.healed.into()).min(max.into()),
        Agenda::HealedInCapital { per } => times(per, player.capital.into()),
        Agenda::BuildingsRank { first, first_tied, second, second_tied } => {
            buildings_rank(board, seat, [first, first_tied, second, second_tied]).into()
        }
        Agenda::Technologies { per } => times(per, player.technologies.values().iter().flatten().count()),
        Agenda::SpecialsAndColumns { per_special, per_column } => {
            let special = |kind| matches!(kind, BuildingKind::Mill | BuildingKind::Factory | BuildingKind::Bank);
            times(per_special, count(board, seat, special)) + times(per_column, columns(board, seat).count())
        }
        Agenda::CemeteryBonus { base, minus } => u16::from(base).saturating_sub(times(minus, player.cemetery.into())),
        Agenda::ResourcesInStore { per_each, max } => {
            let resources: u16 = Good::RESOURCES.iter().map(|&good| u16::from(player.good(good))).sum();
            (resources / u16::from(per_each)).min(max.into())
        }
        Agenda::CapitalWorks { per_building, per_subject } => {
            times(per_building, player.works.len()) + times(per_subject, player.capital.into())
        }
    }
}

/// Own buildings of some kind on the map.
fn count(board: &Board, seat: Seat, wanted: impl Fn(BuildingKind) -> bool) -> usize {
    board[seat].built().filter(|(building, _)| wanted(BUILDINGS[*building].kind)).count()
}

/// The columns of the player board whose three buildings all stand on the map.
pub(crate) fn columns(board: &Board, seat: Seat) -> impl Iterator<Item = usize> {
    (0..COLUMNS.len()).filter(move |&column| {
        let mut of_column = Building::ALL.iter().filter(|building| BUILDINGS[**building].column == Some(column as u8));
        of_column.all(|&building| board[seat].site(building).is_some())
    })
}

/// Most influence and second most; nobody scores at 0, and with two players there is no second.
fn influence_rank(board: &Board, seat: Seat, first: u8, second: u8) -> u16 {
    let own = board[seat].influence;
    let ahead = board.opponents(seat).filter(|&other| board[other].influence > own).count();
    match ahead {
        _ if own == 0 => 0,
        0 => first.into(),
        1 if board.players > 2 => second.into(),
        _ => 0,
    }
}

/// Most buildings and second most, each alone or tied.
fn buildings_rank(board: &Board, seat: Seat, [first, first_tied, second, second_tied]: [u8; 4]) -> u8 {
    let stands = |seat: Seat| board[seat].built().count();
    let own = stands(seat);
    let ahead = board.opponents(seat).filter(|&other| stands(other) > own).count();
    let tied = board.opponents(seat).any(|other| stands(other) == own);
    match (ahead, tied) {
        (0, false) => first,
        (0, true) => first_tied,
        (1, _) if board.players == 2 => 0,
        (1, false) => second,
        (1, true) => second_tied,
        _ => 0,
    }
}
