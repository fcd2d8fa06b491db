//! Chapter 5.4: Infect a City.

use kernel::{Actions, Flow, Id as _, Seat, Table, rule};
use serde::Serialize;

use crate::board::{Board, Owner, disease_of};
use crate::card::Modify;
use crate::data::{City, Color, INFECT_COST_NEW, INFECT_COST_PRESENT, JOKER_CARDS, Track};
use crate::event::Event;
use crate::{Action, Contagion, Frame, draw, eradicate, rules};

/// What the action costs in this city now (CON-50).
#[inline]
pub(crate) fn cost(board: &Board, city: City) -> u8 {
    rule!(CON_50);
    cost_where(board, board.presence(board.turn.seat).contains(city))
}

/// What the action costs where the player is `present`, and where not (CON-53).
#[inline]
fn cost_where(board: &Board, present: bool) -> u8 {
    rule!(CON_53);
    let (turn, next) = (board.modify(), &board.turn.next_infect);
    if turn.infect_free || next.infect_free {
        return 0;
    }
    let cost = if present {
        INFECT_COST_PRESENT + turn.infect_cost_present_delta + next.infect_cost_present_delta
    } else {
        INFECT_COST_NEW + turn.infect_cost_new_delta + next.infect_cost_new_delta
    };
    cost.max(1).unsigned_abs()
}

/// The most cubes the action may place anywhere: E of CON-54, and what is in the dish.
#[inline]
pub(crate) fn strength(board: &Board) -> u8 {
    rule!(CON_54, CON_55, CON_62, CON_63);
    let seat = board.turn.seat;
    let delta = board.modify().infect_cubes_delta + board.turn.next_infect.infect_cubes_delta;
    board.level(seat, Track::Infection).saturating_add_signed(delta).min(board.dish(seat))
}

/// Whether the number of Infect a City actions is used up (CON-59).
pub(crate) fn limit_reached(board: &Board) -> bool {
    rule!(CON_59);
    board.modify().infect_limit.is_some_and(|limit| board.turn.infections >= limit)
}

/// Whether the card of the round forbids this city (CON-59).
#[inline]
pub(crate) fn banned(board: &Board, city: City) -> bool {
    rule!(CON_59, CON_124);
    board.modify().ban_new && !board.presence(board.turn.seat).contains(city)
}

/// What keeps a city from being infected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Barred {
    /// The dish is empty.
    Dish,
    /// Infection allows no cube.
    Infection,
    /// The card of the round allows no more infections.
    Limit,
    /// The card of the round allows no new city.
    NewCity,
    /// The hand cannot pay.
    Price,
}

/// What keeps the player whose turn it is from infecting a city on the table. For people; `legal_cities` is quicker.
pub(crate) fn barred(board: &Board, city: City) -> Option<Barred> {
    let seat = board.turn.seat;
    if board.dish(seat) == 0 {
        Some(Barred::Dish)
    } else if strength(board) == 0 {
        Some(Barred::Infection)
    } else if limit_reached(board) {
        Some(Barred::Limit)
    } else if banned(board, city) {
        Some(Barred::NewCity)
    } else {
        let matching = board.hand(seat).count(city.card().color.index());
        (!can_pay(cost(board, city), matching, board.hand_size(seat))).then_some(Barred::Price)
    }
}

/// Whether a hand can pay: cards of the colour first, pairs for the rest (CON-52).
#[inline]
fn can_pay(cost: u8, matching: u8, hand_size: u8) -> bool {
    rule!(CON_51, CON_52);
    JOKER_CARDS * (cost - matching.min(cost)) <= hand_size - matching
}

/// The cities that may be infected. Every city on the table has room (CON-113).
#[inline]
pub(crate) fn legal_cities(board: &Board, out: &mut Actions<Contagion>) {
    if strength(board) == 0 || limit_reached(board) {
        return;
    }
    let seat = board.turn.seat;
    let (hand, hand_size, present) = (board.hand(seat), board.hand_size(seat), board.presence(seat));
    let (cost_new, cost_present) = (cost_where(board, false), cost_where(board, true));
    for city in board.table {
        let cost = if present.contains(city) { cost_present } else { cost_new };
        if can_pay(cost, hand.count(city.card().color.index()), hand_size) && !banned(board, city) {
            out.push(Action::Infect(city));
        }
    }
}

/// How many cubes: from 1 to the limit of CON-54.
pub(crate) fn legal_cubes(board: &Board, city: City, out: &mut Actions<Contagion>) {
    rule!(CON_54);
    out.extend((1..=strength(board).min(board.room(city))).map(Action::Cubes));
}

/// How many cards of the colour of the city: as many as one likes, where the rest can be paid in pairs (CON-52).
pub(crate) fn legal_match(board: &Board, city: City, out: &mut Actions<Contagion>) {
    rule!(CON_52);
    let cost = cost(board, city);
    let matching = board.hand(board.turn.seat).count(city.card().color.index());
    let others = board.hand_size(board.turn.seat) - matching;
    out.extend((0..=cost.min(matching)).filter(|m| JOKER_CARDS * (cost - m) <= others).map(Action::Match));
}

/// After the number of cubes: the payment, if there is one.
pub(crate) fn choose_cubes(board: &mut Board, city: City, n: u8, table: &mut impl Table<Contagion>) -> Flow<Frame> {
    rule!(CON_58);
    if cost(board, city) == 0 {
        return carry_out(board, city, n, table);
    }
    Flow::Ask(Frame::Match { city, n })
}

/// Pays `m` cards of the colour of the city; the other cards follow one by one.
pub(crate) fn choose_match(
    board: &mut Board,
    (city, n): (City, u8),
    m: u8,
    table: &mut impl Table<Contagion>,
) -> Flow<Frame> {
    let (seat, color) = (board.turn.seat, city.card().color);
    let left = JOKER_CARDS * (cost(board, city) - m);
    for _ in 0..m {
        board.discard_card(seat, color);
    }
    if m > 0 {
        table.tell(|| Event::Discarded { seat, color, n: m });
    }
    if left > 0 && left == board.hand_size(seat) {
        draw::discard_all(board, seat, table);
    } else if left > 0 {
        return Flow::Ask(Frame::Joker { city, n, left, from: Color::default() });
    }
    carry_out(board, city, n, table)
}

/// Pays one card of a joker pair.
pub(crate) fn choose_joker(
    board: &mut Board,
    (city, n, left): (City, u8, u8),
    color: Color,
    table: &mut impl Table<Contagion>,
) -> Flow<Frame> {
    draw::discard(board, board.turn.seat, color, table);
    if left > 1 {
        return Flow::Ask(Frame::Joker { city, n, left: left - 1, from: color });
    }
    carry_out(board, city, n, table)
}

/// Everything is paid: the cubes go down, and the city may be eradicated.
fn carry_out(board: &mut Board, city: City, n: u8, table: &mut impl Table<Contagion>) -> Flow<Frame> {
    rule!(CON_58, CON_124);
    board.turn.infections += 1;
    board.turn.next_infect = Modify::NONE;
    place(board, board.turn.seat, city, n, table)
}

/// Puts cubes down and checks the city: what every placement ends with.
pub(crate) fn place(
    board: &mut Board,
    seat: Seat,
    city: City,
    n: u8,
    table: &mut impl Table<Contagion>,
) -> Flow<Frame> {
    rule!(CON_56, CON_84);
    board.put_cubes(disease_of(seat), city, n);
    table.tell(|| Event::Placed { owner: Owner::Seat(seat), city, n });
    eradicate::check(board, city, Some(seat), table).map_or(Flow::Return, Flow::Goto)
}
