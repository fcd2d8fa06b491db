//! Chapters 5.1, 5.2 and 5.7: which lieutenant, where to, or home again.

use kernel::{Flow, Seat, Table, rule};

use crate::Messina;
use crate::action::Action;
use crate::board::Board;
use crate::data::{Ship, VISIT_POINTS};
use crate::event::Event;
use crate::frame::Frame;
use crate::player::{Lieutenant, Place};
use crate::site::{SITES, Site};
use crate::tile::Gain;
use crate::{effect, rules};

/// The places from which a lieutenant may be used: the town, or the estate when nobody lies there unused.
pub(crate) fn usable(board: &Board) -> impl Iterator<Item = Place> {
    rule!(MES_202, MES_203);
    let lieutenants = &board[board.turn.seat].lieutenants;
    let in_town = |lieutenant: &Lieutenant| lieutenant.unused() && lieutenant.place != Place::Estate;
    let town = lieutenants.iter().any(in_town);
    let mut last = None;
    lieutenants.iter().filter(move |lieutenant| lieutenant.unused() && (!town || in_town(lieutenant))).filter_map(
        move |lieutenant| {
            let again = last == Some(lieutenant.place);
            last = Some(lieutenant.place);
            (!again).then_some(lieutenant.place)
        },
    )
}

/// Asks which lieutenant, unless they are all in one place.
pub(crate) fn advance(board: &Board) -> Flow<Frame> {
    let mut places = usable(board);
    match (places.next(), places.next()) {
        (Some(from), None) => Flow::Goto(Frame::Goal { from }),
        _ => Flow::Ask(Frame::Lieutenant),
    }
}

/// What the way from a place costs, by place; `None` where it leads nowhere.
pub(crate) struct Ways([u8; SITES]);

impl Ways {
    pub(crate) fn from(board: &Board, from: Place) -> Self {
        match from {
            Place::Town(site) => Self(board.distances(site)),
            Place::Estate | Place::Reserve | Place::Gone => {
                rule!(MES_211);
                Self([0; SITES])
            }
        }
    }

    #[inline]
    pub(crate) fn cost(&self, to: Site) -> u8 {
        rule!(MES_212);
        self.0[to.index()].saturating_sub(1)
    }
}

/// Appends hexes, ships and the recall.
pub(crate) fn legal(board: &Board, from: Place, out: &mut Vec<Action>) {
    rule!(MES_210, MES_260);
    let ways = Ways::from(board, from);
    let coin = board[board.turn.seat].coin;
    let free = board.town().minus(board.occupied());
    out.extend(free.into_iter().filter(|&hex| ways.cost(hex) <= coin).map(Action::Go));
    if !board.ships.is_empty() {
        let first = out.len();
        let near = board.ships.iter().filter(|moored| ways.cost(Site::Dock(moored.dock)) <= coin);
        out.extend(near.map(|moored| Action::Sail(moored.ship)));
        out[first..].sort_unstable();
    }
    out.push(Action::Recall);
}

/// Moves the lieutenant to a hex, where he stands.
pub(crate) fn go(board: &mut Board, from: Place, hex: Site, table: &mut impl Table<Messina>) -> Flow<Frame> {
    travel(board, from, hex, table);
    board.turn.main = true;
    if let Some(owner) = board.ground(hex).owner {
        visit(board, owner, hex, table);
    }
    Flow::Goto(Frame::Rescue)
}

/// Somebody chose a hex with a repopulation tile.
pub(crate) fn visit(board: &mut Board, owner: Seat, hex: Site, table: &mut impl Table<Messina>) {
    rule!(MES_214, MES_382);
    table.tell(|| Event::Visited { owner, site: hex });
    effect::score(board, owner, VISIT_POINTS, table);
}

/// Moves the lieutenant to the dock of a ship.
pub(crate) fn sail(board: &mut Board, from: Place, ship: Ship, table: &mut impl Table<Messina>) -> Flow<Frame> {
    let moored = board.ships.iter().find(|moored| moored.ship == ship).expect("the ship lies at a dock");
    let dock = Site::Dock(moored.dock);
    travel(board, from, dock, table);
    Flow::Goto(Frame::ShipFight { ship })
}

fn travel(board: &mut Board, from: Place, to: Site, table: &mut impl Table<Messina>) {
    let seat = board.turn.seat;
    let cost = Ways::from(board, from).cost(to);
    board[seat].coin -= cost;
    board[seat].shift(Lieutenant { place: from, used: false }, Lieutenant { place: Place::Town(to), used: true });
    board.turn.site = Some(to);
    table.tell(|| Event::Travelled { seat, from, to, cost });
}

/// Calls the lieutenant home for a coin. What is pending is settled, nothing is bought.
pub(crate) fn recall(board: &mut Board, from: Place, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_270);
    let seat = board.turn.seat;
    board[seat].shift(Lieutenant { place: from, used: false }, Lieutenant { place: Place::Estate, used: true });
    table.tell(|| Event::Recalled { seat, from });
    effect::gain(board, seat, Gain { coin: 1, ..Gain::NONE }, table);
    Flow::Goto(Frame::Settle)
}
