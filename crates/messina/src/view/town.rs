//! What one sees of the town: hexes, docks, and what the ways cost.

use kernel::{Id as _, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::board::Board;
use crate::data::{Class, DockTile, PORTS, Port, Ship, Slot};
use crate::frame::Frame;
use crate::player::Place;
use crate::prepare;
use crate::site::Site;
use crate::travel::{self, Goal};

/// The way to a place of the town.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct WayView {
    /// Where to.
    pub site: Site,
    /// Coins.
    pub cost: u8,
}

/// A hex of the town.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct HexView {
    /// Which.
    pub site: Site,
    /// Where it lies.
    pub slot: Slot,
    /// Plague cubes.
    pub cubes: u8,
    /// Citizens by class.
    pub citizens: [u8; 3],
    /// Whose repopulation tile lies there.
    pub owner: Option<Seat>,
    /// Lieutenants.
    pub pawns: Vec<Pawn>,
    /// Whether a lieutenant of the automaton stands there.
    pub automaton: bool,
    /// Plague cubes that the wheel brings here in the next round, if the supply lasts.
    pub plague_comes: u8,
    /// The classes of the citizens that the wheel brings here in the next round.
    pub citizens_come: Vec<Class>,
}

/// A lieutenant in town.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Pawn {
    /// Whose.
    pub seat: Seat,
    /// Whether he stands, used this round, or lies.
    pub standing: bool,
}

/// A dock.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct DockView {
    /// Which.
    pub dock: DockTile,
    /// Where its port lies.
    pub slot: Option<Slot>,
    /// Ships in order of arrival.
    pub ships: Vec<ShipView>,
    /// Lieutenants.
    pub pawns: Vec<Pawn>,
}

/// A ship at a dock.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ShipView {
    /// Which.
    pub ship: Ship,
    /// Whether the plague is on board.
    pub cube: bool,
    /// How many ships that are still at the docks came before it.
    pub arrival: u8,
}

pub(super) fn ways(board: &Board, frame: Option<&Frame>) -> Vec<WayView> {
    let Some(&Frame::Goal(Goal { from })) = frame else { return Vec::new() };
    let docks = DockTile::ALL.iter().map(|&dock| Site::Dock(dock));
    board.town().into_iter().chain(docks).map(|site| WayView { site, cost: travel::cost(board, from, site) }).collect()
}

fn pawns(board: &Board, site: Site) -> Vec<Pawn> {
    let mut pawns = Vec::new();
    for seat in Seat::all(board.seats()) {
        let there = board[seat].lieutenants.iter().filter(|one| one.place == Place::Town(site));
        pawns.extend(there.map(|one| Pawn { seat, standing: one.used }));
    }
    pawns
}

pub(super) fn hex(board: &Board, site: Site) -> Option<HexView> {
    let ground = board.ground(site);
    Some(HexView {
        site,
        slot: ground.slot?,
        cubes: ground.cubes,
        citizens: ground.citizens,
        owner: ground.owner,
        pawns: pawns(board, site),
        automaton: board.automaton.standing.contains(site),
        plague_comes: prepare::plague_to_come(board, site),
        citizens_come: prepare::citizens_to_come(board, site),
    })
}

pub(super) fn dock(board: &Board, dock: DockTile) -> DockView {
    let port = Port::ALL.iter().copied().find(|port| PORTS[*port].dock == dock);
    let here = board.ships.iter().zip(0..).filter(|(moored, _)| moored.dock == dock);
    DockView {
        dock,
        slot: port.and_then(|port| board.ground(Site::Port(port)).slot),
        ships: here.map(|(moored, arrival)| ShipView { ship: moored.ship, cube: moored.cube, arrival }).collect(),
        pawns: pawns(board, Site::Dock(dock)),
    }
}
