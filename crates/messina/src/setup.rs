//! Chapter 4: the game is laid out.

use kernel::{Id as _, List, Seat, Set, Table, rule};

use crate::Messina;
use crate::board::{Automaton, Board, Gone, Ground, Turn, Unseen};
use crate::data::{
    ByClass, ByRegister, CLASS_WORKSHOPS, CabinUpgrade, Class, DISTRICTS, District, ERA_WORKSHOPS, Estate,
    PLAYER_COUNTS, Port, SHIPS, ScrollBoard, Ship, Slot, WHEEL,
};
use crate::entry::Entry;
use crate::event::Event;
use crate::frame::Frame;
use crate::options::Options;
use crate::pile::{Pile, draw};
use crate::player::Player;
use crate::site::{HEXES, SITES, Site, Sites};
use crate::tile::Era;
use crate::turn::Round;
use crate::variant::advanced;
use crate::{build, prepare, rules};

/// Lays out a game and prepares round I.
pub(crate) fn setup(options: &Options, table: &mut impl Table<Messina>) -> (Board, Frame) {
    rule!(MES_101, MES_701, MES_741);
    let mut board = empty(options);
    town(&mut board, table);
    piles(&mut board, table);
    if options.advanced {
        advanced::deal(&mut board, table);
    }
    seats(&mut board, table);
    rule!(MES_110);
    board.wheel = table.roll(WHEEL.len() as u32) as u8;
    rule!(MES_116);
    prepare::lay_out(&mut board, table);
    (board, Round.into())
}

/// A table before anything is laid out: everything in its pile, nothing seen.
pub(crate) fn empty(options: &Options) -> Board {
    rule!(MES_111, MES_112);
    let numbers = &PLAYER_COUNTS[usize::from(options.players) - 1];
    let players = 1_u8 << options.players;
    let order = [0, 1, 2, 3].map(Seat::new);
    let pile = |class: Class| Pile::face_down((CLASS_WORKSHOPS[class] & ERA_WORKSHOPS[0]).count_ones() as u8);
    let in_game = |ship: &Ship| SHIPS[*ship].players & players != 0;
    let districts = District::ALL.iter().copied().filter(|id| DISTRICTS[*id].players & players != 0).collect();
    Board {
        options: *options,
        round: 1,
        order,
        next: 0,
        turn: Turn { seat: Seat::new(0), site: None, main: false },
        pending: [0; Entry::COUNT],
        players: std::array::from_fn(|_| Player::new(Estate::EstateA, ScrollBoard::ScrollA)),
        ranks: ByRegister::new([order; 3]),
        hexes: [Ground::default(); HEXES],
        near: [Sites::default(); SITES],
        ships: List::new(),
        cubes: numbers.plague_cubes,
        wheel: 0,
        workshop_piles: ByClass::from_fn(pile),
        cabin_piles: [Pile::face_down((CabinUpgrade::ALL.len() / 3) as u8); 3],
        cart_piles: [None; 2],
        unseen: Unseen {
            workshops: Set::full(),
            cabins: Set::full(),
            carts: Set::full(),
            ships: Ship::ALL.iter().copied().filter(in_game).collect(),
            docks: Set::full(),
            districts,
            solo: Set::new(),
        },
        gone: Gone::default(),
        automaton: Automaton { popularity: u8::from(options.players == 1), ..Automaton::default() },
    }
}

/// Lays districts and ports at random.
fn town(board: &mut Board, table: &mut impl Table<Messina>) {
    rule!(MES_102);
    let era = |board: &Board, wanted: Era| -> Set<District, u32> {
        board.unseen.districts.into_iter().filter(|id| DISTRICTS[*id].era == wanted).collect()
    };
    let mut left = era(board, Era::A);
    left.insert(draw(era(board, Era::B), table));
    for &slot in &Slot::ALL[..board.layout().districts.into()] {
        let district = draw(left, table);
        left.remove(district);
        board.unseen.districts.remove(district);
        board.lay(Site::District(district), slot);
    }
    rule!(MES_103, MES_104);
    let mut ports: Set<Port, u8> = Set::full();
    for slot in [Slot::P1, Slot::P2, Slot::P3, Slot::P4] {
        let port = draw(ports, table);
        ports.remove(port);
        board.lay(Site::Port(port), slot);
    }
}

/// Turns up the tops of all piles.
fn piles(board: &mut Board, table: &mut impl Table<Messina>) {
    rule!(MES_105);
    for &class in Class::ALL {
        build::reveal_workshop(board, class, table);
    }
    rule!(MES_106);
    for place in 0..board.cabin_piles.len() {
        build::reveal_cabin(board, place, table);
    }
    rule!(MES_107);
    for place in 0..board.numbers().cart_piles.into() {
        build::reveal_cart(board, place, 1, table);
    }
}

/// Shuffles the order of play; markers, points and coins follow it.
fn seats(board: &mut Board, table: &mut impl Table<Messina>) {
    rule!(MES_113);
    let seats = board.seats();
    for place in (1..seats).rev() {
        board.order.swap(place, table.roll(place as u32 + 1) as usize);
    }
    rule!(MES_114);
    board.ranks = ByRegister::new([board.order; 3]);
    rule!(MES_115);
    let numbers = board.numbers();
    for place in 0..seats {
        let seat = board.order[place];
        board[seat].points = numbers.start_points[place].into();
        board[seat].coin = numbers.start_coins[place];
    }
    let order = board.order[..seats].to_vec();
    table.tell(|| Event::Round { round: 1, order });
}
