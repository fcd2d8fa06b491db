//! Chapter 5.6: a turn at the docks.

use kernel::{Cited, Flow, Message, Question, Seat, Table, choices, rule};

use crate::Messina;
use crate::act::Act;
use crate::action::Action;
use crate::board::Board;
use crate::data::{SHIPS, Ship};
use crate::entry::Entry;
use crate::event::Event;
use crate::frame::Frame;
use crate::payment::{Extra, Payment};
use crate::tile::Effect;
use crate::workshop::{self, Free};
use crate::{effect, plague, rules};

/// Fight the plague on this ship?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ShipFight {
    /// The ship.
    pub ship: Ship,
}

choices! { pub enum Fighting of Action { Burn(payment: Payment), Rat; else Free } }

impl Question<Messina> for ShipFight {
    type Choice = Fighting;

    /// Asks how to meet the plague on board; a ship without a cube is taken at once.
    fn advance(self, board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Frame> {
        rule!(MES_261);
        if board.ships[place(board, self.ship)].cube { Flow::ask(self) } else { take(board, self.ship, table) }
    }

    fn question(self, board: &Board) -> Cited {
        Cited::new(rules::MES_261, "messina-ask-ship-fight")
            .with("ship", Message::name("messina", self.ship))
            .with("cost", board.round_space().fire_cost)
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<Fighting>) {
        plague::payments_on_ship(board, |payment| out.extend([Fighting::Burn(payment)]));
        out.extend([Fighting::Rat]);
        workshop::legal(board, out);
    }

    fn choose(self, board: &mut Board, _: Seat, choice: Fighting, table: &mut impl Table<Messina>) -> Flow<Frame> {
        match choice {
            Fighting::Burn(payment) => burn(board, self.ship, payment, table),
            Fighting::Rat => rat(board, self.ship, table),
            Fighting::Free(free) => free.begin(self),
        }
    }

    fn why_not(self, board: &Board, _: Seat, choice: Fighting) -> Option<Cited> {
        match choice {
            Fighting::Burn(payment) if payment.extra == Extra::None => Some(plague::refused(board, payment)),
            Fighting::Burn(_) => Some(Cited::new(rules::MES_261, "messina-reason-no-extra-cube")),
            Fighting::Rat => None,
            Fighting::Free(free) => Some(free.why_not(board)),
        }
    }
}

fn place(board: &Board, ship: Ship) -> usize {
    board.ships.iter().position(|moored| moored.ship == ship).expect("the ship lies at a dock")
}

/// Burns the cube.
fn burn(board: &mut Board, ship: Ship, payment: Payment, table: &mut impl Table<Messina>) -> Flow<Frame> {
    let seat = board.turn.seat;
    plague::pay(board, payment);
    table.tell(|| Event::BurntShip { seat, ship });
    plague::honour(board, seat, 1, table);
    unload(board, ship, table)
}

/// Takes a rat instead.
fn rat(board: &mut Board, ship: Ship, table: &mut impl Table<Messina>) -> Flow<Frame> {
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
    effect::earn(board, seat, SHIPS[ship].effects, table);
    rule!(MES_263);
    if board[seat].ships.len().is_multiple_of(2) {
        effect::earn(board, seat, &[Effect::Pend(Entry::Foreman(None), 1)], table);
    }
    rule!(MES_264);
    Flow::goto(Act)
}
