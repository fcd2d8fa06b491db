//! Chapter 5.6: a turn at the docks.

use kernel::{Flow, Id as _, Table, rule};

use crate::Messina;
use crate::action::{Action, Payment};
use crate::board::Board;
use crate::data::{SHIPS, Ship};
use crate::event::Event;
use crate::frame::Frame;
use crate::tile::{Effect, Entry};
use crate::{effect, plague, rules};

fn place(board: &Board, ship: Ship) -> usize {
    board.ships.iter().position(|moored| moored.ship == ship).expect("the ship lies at a dock")
}

/// Asks how to meet the plague on board; a ship without a cube is taken at once.
pub(crate) fn advance(board: &mut Board, ship: Ship, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_261);
    if board.ships[place(board, ship)].cube { Flow::Ask(Frame::ShipFight { ship }) } else { take(board, ship, table) }
}

pub(crate) fn legal(board: &Board, out: &mut Vec<Action>) {
    plague::legal_on_ship(board, out);
    out.push(Action::Rat);
}

/// Burns the cube.
pub(crate) fn burn(board: &mut Board, ship: Ship, payment: Payment, table: &mut impl Table<Messina>) -> Flow<Frame> {
    let seat = board.turn.seat;
    plague::pay(board, payment);
    table.tell(|| Event::BurntShip { seat, ship });
    plague::honour(board, seat, 1, table);
    unload(board, ship, table)
}

/// Takes a rat instead.
pub(crate) fn rat(board: &mut Board, ship: Ship, table: &mut impl Table<Messina>) -> Flow<Frame> {
    let seat = board.turn.seat;
    effect::rats(board, seat, 1, table);
    unload(board, ship, table)
}

/// Either way the cube returns to the supply.
fn unload(board: &mut Board, ship: Ship, table: &mut impl Table<Messina>) -> Flow<Frame> {
    let place = place(board, ship);
    board.ships[place].cube = false;
    board.cubes += 1;
    take(board, ship, table)
}

/// Takes the ship home, with a foreman's step for every second one.
fn take(board: &mut Board, ship: Ship, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_262);
    let seat = board.turn.seat;
    let place = place(board, ship);
    board.ships.remove(place);
    board[seat].ships.insert(ship);
    table.tell(|| Event::ShipTaken { seat, ship });
    effect::earn(board, seat, SHIPS[ship.index()].effects, table);
    if board[seat].ships.len().is_multiple_of(2) {
        rule!(MES_263);
        effect::earn(board, seat, &[Effect::Pend(Entry::Foreman(None), 1)], table);
    }
    rule!(MES_264);
    Flow::Goto(Frame::Act)
}
