//! Chapter 5.9: citizens go back to a district.

use kernel::{Flow, Id as _, Table, rule};

use crate::Messina;
use crate::action::Action;
use crate::board::Board;
use crate::data::{Class, DISTRICTS};
use crate::event::Event;
use crate::frame::Frame;
use crate::player::{Lieutenant, Place, Player, Spot};
use crate::rescue::hex;
use crate::site::Site;
use crate::tile::DistrictTile;
use crate::{effect, rules};

/// The district of the turn, if it is one.
pub(crate) fn district(board: &Board) -> Option<&'static DistrictTile> {
    rule!(MES_380);
    match board.turn.site {
        Some(Site::District(district)) => Some(&DISTRICTS[district.index()]),
        Some(Site::Port(_) | Site::Dock(_)) | None => None,
    }
}

/// Whether the district of the turn can be repopulated in full.
pub fn possible(board: &Board) -> bool {
    rule!(MES_380, MES_381);
    let Some(tile) = district(board) else { return false };
    let player = &board[board.turn.seat];
    board.ground(hex(board)).owner.is_none()
        && player.tiles > 0
        && player.ready > 0
        && player.can_pay(tile.repop_cost)
        && has_settlers(player, tile)
        && (!tile.repop_lieutenant || player.has_unused())
}

/// Whether the citizens that the district asks for are there.
pub(crate) fn has_settlers(player: &Player, tile: &DistrictTile) -> bool {
    rule!(MES_383);
    Class::ALL.iter().all(|&class| {
        let demands = tile.repop_citizens.iter().filter(|demand| demand.class == class);
        let upgraded = demands.clone().filter(|demand| demand.upgraded).count();
        let all = demands.count();
        all == 0 || (player.settlers(class, true).count() >= upgraded && player.settlers(class, false).count() >= all)
    })
}

/// Pays, uses a cart, and asks for the citizens.
pub(crate) fn begin(board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_381);
    let tile = district(board).expect("the lieutenant stands on a district");
    let seat = board.turn.seat;
    board.turn.main = false;
    board[seat].pay(tile.repop_cost);
    board[seat].ready -= 1;
    let site = hex(board);
    table.tell(|| Event::Repopulating { seat, site });
    Flow::Call { first: Frame::Settler { demand: 0 }, then: Frame::Act }
}

/// Asks for the next citizen, then for a lieutenant, then places the tile.
pub(crate) fn advance(board: &mut Board, demand: u8, table: &mut impl Table<Messina>) -> Flow<Frame> {
    let tile = district(board).expect("the lieutenant stands on a district");
    if usize::from(demand) < tile.repop_citizens.len() {
        return Flow::Ask(Frame::Settler { demand });
    }
    if tile.repop_lieutenant { Flow::Ask(Frame::GiveUp) } else { place(board, table) }
}

/// Appends the citizens that fit a demand: upgraded ones may stand for plain ones.
pub(crate) fn legal(board: &Board, demand: u8, out: &mut Vec<Action>) {
    rule!(MES_383);
    let tile = district(board).expect("the lieutenant stands on a district");
    let wanted = tile.repop_citizens[usize::from(demand)];
    out.extend(board[board.turn.seat].settlers(wanted.class, wanted.upgraded).map(Action::Settle));
}

/// Returns a citizen to the supply.
pub(crate) fn settle(board: &mut Board, spot: Spot, demand: u8, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_352);
    let seat = board.turn.seat;
    let player = &mut board[seat];
    match spot {
        Spot::Space(space) => {
            player.housed.remove(space);
            player.golden.remove(space);
        }
        Spot::Workshop(workshop) => {
            player.staffed.remove(workshop);
            player.masters.remove(workshop);
        }
        Spot::Cabin(_) => unreachable!("quarantine sends nobody to the town"),
    }
    table.tell(|| Event::Settled { seat, spot });
    Flow::Goto(Frame::Settler { demand: demand + 1 })
}

/// Appends the places of lieutenants that can be given up.
pub(crate) fn legal_give_up(board: &Board, out: &mut Vec<Action>) {
    rule!(MES_381);
    let unused = board[board.turn.seat].lieutenants.iter().filter(|lieutenant| lieutenant.unused());
    let first = out.len();
    out.extend(unused.map(|lieutenant| Action::GiveUp(lieutenant.place)));
    out.dedup();
    debug_assert!(out[first..].is_sorted());
}

/// Gives up a lieutenant for good.
pub(crate) fn give_up(board: &mut Board, from: Place, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_383);
    let seat = board.turn.seat;
    board[seat].shift(Lieutenant { place: from, used: false }, Lieutenant { place: Place::Gone, used: false });
    table.tell(|| Event::GivenUp { seat, from });
    place(board, table)
}

/// Places the tile; plague on the hex brings a rat.
fn place(board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_381, MES_384);
    let (seat, site) = (board.turn.seat, hex(board));
    board[seat].tiles -= 1;
    board.ground_mut(site).owner = Some(seat);
    table.tell(|| Event::Repopulated { seat, site });
    if board.ground(site).cubes > 0 {
        effect::rats(board, seat, 1, table);
    }
    Flow::Return
}
