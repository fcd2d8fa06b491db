//! Chapter 5.4: fire against the plague, and the rats of what is left.

use kernel::{Flow, Seat, Table, rule};

use crate::Messina;
use crate::action::{Action, Extra, Payment};
use crate::board::Board;
use crate::data::Register;
use crate::event::Event;
use crate::frame::Frame;
use crate::rescue::hex;
use crate::site::{Site, Sites};
use crate::variant::errata;
use crate::{effect, register, rules};

/// Asks while the hex has a cube and a payment is possible; then come rats and popularity.
pub(crate) fn advance(board: &mut Board, removed: u8, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_230);
    if board.ground(hex(board)).cubes > 0 && can_pay(board) {
        return Flow::Ask(Frame::Burn { removed });
    }
    finish(board, removed, table)
}

/// Whether any payment for a cube is possible.
pub(crate) fn can_pay(board: &Board) -> bool {
    let player = &board[board.turn.seat];
    let cost = board.round_space().fire_cost;
    if board.options.errata {
        player.major_fire > 0 || player.fire >= cost
    } else {
        player.fire + player.major_fire >= cost
    }
}

/// Appends every payment that is possible for a cube of the hex, in ascending order.
pub(crate) fn legal(board: &Board, out: &mut Vec<Action>) {
    if board.options.errata {
        errata::legal(board, out);
        return;
    }
    let player = &board[board.turn.seat];
    let cost = board.round_space().fire_cost;
    for fire in 0..=cost.min(player.fire) {
        let major = cost - fire;
        if major > player.major_fire {
            continue;
        }
        out.push(Action::Burn(Payment { fire, major, extra: Extra::None }));
        if fire == 0 {
            rule!(MES_231);
            let beside = infected_neighbours(board);
            out.extend(
                beside.into_iter().map(|site| Action::Burn(Payment { fire, major, extra: Extra::Beside(site) })),
            );
        }
    }
}

/// Appends every payment that is possible for the cube of a ship.
pub(crate) fn legal_on_ship(board: &Board, out: &mut Vec<Action>) {
    rule!(MES_261);
    if board.options.errata {
        errata::legal_on_ship(board, out);
        return;
    }
    let player = &board[board.turn.seat];
    let cost = board.round_space().fire_cost;
    let splits = (0..=cost.min(player.fire)).map(|fire| Payment { fire, major: cost - fire, extra: Extra::None });
    out.extend(splits.filter(|payment| payment.major <= player.major_fire).map(Action::Burn));
}

/// Hexes beside that of the turn with at least one cube.
pub(crate) fn infected_neighbours(board: &Board) -> Sites {
    rule!(MES_231);
    let near = board.near[hex(board).index()].and(Sites::HEXES);
    near.into_iter().filter(|&site| board.ground(site).cubes > 0).collect()
}

/// Pays and removes cubes; gives the cubes removed so far.
pub(crate) fn burn(board: &mut Board, payment: Payment, removed: u8, table: &mut impl Table<Messina>) -> u8 {
    rule!(MES_230);
    let site = hex(board);
    pay(board, payment);
    remove(board, site, table);
    match payment.extra {
        Extra::None => removed + 1,
        Extra::Second => {
            remove(board, site, table);
            removed + 2
        }
        Extra::Beside(other) => {
            remove(board, other, table);
            removed + 2
        }
    }
}

pub(crate) fn pay(board: &mut Board, payment: Payment) {
    let seat = board.turn.seat;
    let player = &mut board[seat];
    player.fire -= payment.fire;
    player.major_fire -= payment.major;
}

fn remove(board: &mut Board, site: Site, table: &mut impl Table<Messina>) {
    let seat = board.turn.seat;
    board.ground_mut(site).cubes -= 1;
    board.cubes += 1;
    table.tell(|| Event::Burnt { seat, site });
}

/// Rats for what is left, then points and popularity for what was removed.
pub(crate) fn finish(board: &mut Board, removed: u8, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_232);
    let seat = board.turn.seat;
    let left = board.ground(hex(board)).cubes;
    effect::rats(board, seat, left, table);
    honour(board, seat, removed, table);
    Flow::Goto(Frame::Act)
}

/// Points and popularity for cubes removed.
pub(crate) fn honour(board: &mut Board, seat: Seat, removed: u8, table: &mut impl Table<Messina>) {
    rule!(MES_233, MES_420);
    effect::score(board, seat, removed * board.round_space().points_per_cube, table);
    for _ in 0..removed {
        register::step(board, seat, Register::Popularity, table);
    }
}
