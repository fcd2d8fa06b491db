//! What the six actions would do for a player now, as the Quarantine hampers them and before any research is spent.

use kernel::{Id as _, Seat, rule};
use serde::Serialize;
use ts_rs::TS;

use crate::board::Board;
use crate::data::{
    BUILDINGS, Building, CAPITAL_BUILDINGS, CapitalBuilding, HEALED_TRACK, Location, TECHNOLOGIES, Technology,
};
use crate::vocabulary::{Good, Level, Shelf, Slot, Top};
use crate::{level, produce, rules, subjects};

/// What the actions would do now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Outlook {
    /// Move: the points there would be.
    pub points: u8,
    /// Build: where a building could go.
    pub sites: Vec<Location>,
    /// Build: what could be paid and has a site.
    pub buildings: Vec<Building>,
    /// Build: the Capital buildings that could be paid.
    pub capital_buildings: Vec<CapitalBuilding>,
    /// Produce: wood, stone, food, herbs, coins; a hampered Produce gives one less.
    pub outputs: [u8; 5],
    /// Produce: the research tokens it would bring.
    pub laboratories: u8,
    /// Research: what could be bought.
    pub technologies: Vec<Technology>,
    /// Heal: how many could be healed and paid for.
    pub healings: u8,
    /// Assign: the empty worker places.
    pub worker_places: u8,
    /// Whether a sick subject could be moved off the slot of an action first.
    pub can_clear: bool,
}

pub(crate) fn outlook(board: &Board, seat: Seat) -> Outlook {
    let player = &board[seat];
    let level_of = |top| if player.occupied(Slot::above(top)) { Level::Hindered } else { Level::Normal };
    let build = level_of(Top::Build);
    let sites: Vec<Location> = board.sites(seat).collect();
    let payable = |cost| board.payable(seat, cost, build);
    let unbuilt = board.unbuilt(seat).filter(|_| !sites.is_empty());
    Outlook {
        points: level::points(board, seat, level_of(Top::Move)),
        buildings: unbuilt.filter(|building| payable(BUILDINGS[*building].cost)).collect(),
        sites,
        capital_buildings: board.works.into_iter().filter(|work| payable(CAPITAL_BUILDINGS[*work].cost)).collect(),
        outputs: produce::outputs(board, seat).into_values(),
        laboratories: produce::laboratories(board, seat),
        technologies: board.market.iter().flatten().copied().filter(|&card| can_buy(board, seat, card)).collect(),
        healings: healings(board, seat),
        worker_places: subjects::worker_places().filter(|&post| board.is_open(seat, post)).count() as u8,
        can_clear: player.free_slots().next().is_some(),
    }
}

fn can_buy(board: &Board, seat: Seat, technology: Technology) -> bool {
    rule!(PEST_138);
    let mut shelves = Shelf::ALL.iter().filter(|&&shelf| Board::fits(technology, shelf));
    TECHNOLOGIES[technology].cost <= board[seat].research && shelves.any(|&shelf| board.may_discard(seat, shelf))
}

/// The subjects that could be healed one after the other for the herbs and coins there are.
fn healings(board: &Board, seat: Seat) -> u8 {
    rule!(PEST_145);
    let player = &board[seat];
    let purse = player.good(Good::Herbs) + player.good(Good::Coin);
    let spaces = HEALED_TRACK[usize::from(player.healed)..].iter().take(player.sick.into());
    let mut cost = 0;
    spaces
        .take_while(|space| {
            cost += space.herbs;
            cost <= purse
        })
        .count() as u8
}
