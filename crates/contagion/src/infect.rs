//! Chapter 5.4: Infect a City.

use kernel::{Cited, Flow, Id as _, Question, Seat, Table, Target, rule};
use serde::Serialize;
use ts_rs::TS;

use crate::action::only;
use crate::board::{Board, Cities, Owner, disease_of};
use crate::card::Modify;
use crate::data::{City, Color, INFECT_COST_NEW, INFECT_COST_PRESENT, JOKER_CARDS, Track};
use crate::event::Event;
use crate::{Contagion, Frame, cubes, draw, eradicate, name, rules};

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
        *INFECT_COST_PRESENT + turn.infect_cost_present_delta + next.infect_cost_present_delta
    } else {
        *INFECT_COST_NEW + turn.infect_cost_new_delta + next.infect_cost_new_delta
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
fn limit_reached(board: &Board) -> bool {
    rule!(CON_59);
    board.modify().infect_limit.is_some_and(|limit| board.turn.infections >= limit)
}

/// The cities on the table that the card of the round does not forbid (CON-59).
#[inline]
fn unbanned(board: &Board) -> Cities {
    rule!(CON_59, CON_124);
    if board.modify().ban_new { board.table & board.presence(board.turn.seat) } else { board.table }
}

/// What keeps a city from being infected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
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

/// What keeps the player whose turn it is from infecting a city on the table. For people; `infectable` is quicker.
pub(crate) fn barred(board: &Board, city: City) -> Option<Barred> {
    let seat = board.turn.seat;
    if board.dish(seat) == 0 {
        Some(Barred::Dish)
    } else if strength(board) == 0 {
        Some(Barred::Infection)
    } else if limit_reached(board) {
        Some(Barred::Limit)
    } else if !unbanned(board).contains(city) {
        Some(Barred::NewCity)
    } else {
        let matching = board.hand(seat).count(city.card().color.index());
        (!can_pay(cost(board, city), matching, board.hand_size(seat))).then_some(Barred::Price)
    }
}

/// Why a city on the table cannot be infected.
pub(crate) fn why_not(board: &Board, city: City) -> Cited {
    match barred(board, city) {
        Some(Barred::Dish) => Cited::new(rules::CON_55, "contagion-reason-dish-empty"),
        Some(Barred::Infection) => Cited::new(rules::CON_63, "contagion-reason-nothing-to-place"),
        Some(Barred::Limit) => Cited::new(rules::CON_59, "contagion-reason-infect-limit"),
        Some(Barred::NewCity) => Cited::new(rules::CON_59, "contagion-reason-new-city-banned").with("city", name(city)),
        Some(Barred::Price) | None => Cited::new(rules::CON_51, "contagion-reason-cannot-pay")
            .with("city", name(city))
            .with("card", name(city.card().color))
            .with("cost", cost(board, city)),
    }
}

/// Whether a hand can pay: cards of the colour first, pairs for the rest (CON-52).
#[inline]
fn can_pay(cost: u8, matching: u8, hand_size: u8) -> bool {
    rule!(CON_51, CON_52);
    *JOKER_CARDS * (cost - matching.min(cost)) <= hand_size - matching
}

/// The cities that may be infected. Every city on the table has room (CON-113).
#[inline]
pub(crate) fn infectable(board: &Board) -> impl Iterator<Item = City> {
    let seat = board.turn.seat;
    let (hand, hand_size, present) = (board.hand(seat), board.hand_size(seat), board.presence(seat));
    let (new, known) = (least(cost_where(board, false), hand_size), least(cost_where(board, true), hand_size));
    let open = if strength(board) == 0 || limit_reached(board) { Cities::new() } else { unbanned(board) };
    open.into_iter().filter(move |&city| {
        let least = if present.contains(city) { known } else { new };
        hand.count(city.card().color.index()) >= least
    })
}

/// With how many cards of a city's colour at least a hand pays; more than there are if it never does.
#[inline]
fn least(cost: u8, hand_size: u8) -> u8 {
    (0..=cost.min(hand_size)).find(|&matching| can_pay(cost, matching, hand_size)).unwrap_or(u8::MAX)
}

/// How many cubes (CON-54)?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct InfectCubes {
    pub(crate) city: City,
}

impl Question<Contagion> for InfectCubes {
    type Choice = only::Cubes;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::CON_54, "contagion-ask-choose-cubes").with("city", name(self.city))
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<only::Cubes>) {
        rule!(CON_54);
        out.extend(only::Cubes::up_to(strength(board).min(board.room(self.city))));
    }

    /// After the number of cubes: the payment, if there is one.
    fn choose(self, board: &mut Board, _: Seat, choice: only::Cubes, table: &mut impl Table<Contagion>) -> Flow<Frame> {
        rule!(CON_58);
        let (city, only::Cubes(n)) = (self.city, choice);
        if cost(board, city) == 0 {
            return carry_out(board, city, n, table);
        }
        Flow::ask(Payment { city, n })
    }

    fn why_not(self, board: &Board, seat: Seat, only::Cubes(n): only::Cubes) -> Option<Cited> {
        let (strength, dish, room) = (strength(board), board.dish(seat), board.room(self.city));
        Some(if n == 0 {
            Cited::new(rules::CON_54, "contagion-reason-at-least-one-cube")
        } else if n > room && room <= strength {
            Cited::new(rules::CON_55, "contagion-reason-beyond-room").with("city", name(self.city)).with("max", room)
        } else if strength == dish {
            Cited::new(rules::CON_55, "contagion-reason-beyond-dish").with("max", dish)
        } else {
            Cited::new(rules::CON_54, "contagion-reason-beyond-infection").with("max", strength)
        })
    }

    fn intent(self, _: &Board, _: Seat, thing: &Target) -> Option<only::Cubes> {
        only::Cubes::clicked(thing)
    }
}

/// How many cards of the colour of the city (CON-52)?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Payment {
    city: City,
    /// Cubes.
    n: u8,
}

impl Payment {
    /// Cards of the colour of the city in hand, and others.
    fn hand(self, board: &Board) -> (u8, u8) {
        let seat = board.turn.seat;
        let matching = board.hand(seat).count(self.city.card().color.index());
        (matching, board.hand_size(seat) - matching)
    }
}

impl Question<Contagion> for Payment {
    type Choice = only::Match;

    fn question(self, board: &Board) -> Cited {
        Cited::new(rules::CON_51, "contagion-ask-choose-payment")
            .with("city", name(self.city))
            .with("card", name(self.city.card().color))
            .with("cost", cost(board, self.city))
            .with("joker", *JOKER_CARDS)
    }

    /// As many as one likes, where the rest can be paid in pairs.
    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<only::Match>) {
        rule!(CON_52);
        let (cost, (matching, others)) = (cost(board, self.city), self.hand(board));
        out.extend((0..=cost.min(matching)).filter(|m| *JOKER_CARDS * (cost - m) <= others).map(only::Match));
    }

    /// The other cards follow one by one, unless the whole hand goes.
    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        choice: only::Match,
        table: &mut impl Table<Contagion>,
    ) -> Flow<Frame> {
        let (Self { city, n }, only::Match(m)) = (self, choice);
        let (card, left) = (city.card().color, *JOKER_CARDS * (cost(board, city) - m));
        for _ in 0..m {
            board.discard_card(seat, card);
        }
        if m > 0 {
            table.tell(|| Event::Discarded { seat, card, n: m });
        }
        if left > 0 && left == board.hand_size(seat) {
            draw::discard_all(board, seat, table);
        } else if left > 0 {
            return Flow::ask(Jokers { city, n, left, from: Color::default() });
        }
        carry_out(board, city, n, table)
    }

    fn why_not(self, board: &Board, _: Seat, only::Match(m): only::Match) -> Option<Cited> {
        let (cost, (held, others)) = (cost(board, self.city), self.hand(board));
        Some(if m > cost {
            Cited::new(rules::CON_52, "contagion-reason-beyond-cost").with("cost", cost)
        } else if m > held {
            let card = name(self.city.card().color);
            Cited::new(rules::CON_52, "contagion-reason-too-few-matching").with("card", card).with("held", held)
        } else {
            let needed = *JOKER_CARDS * (cost - m);
            Cited::new(rules::CON_52, "contagion-reason-too-few-others").with("needed", needed).with("held", others)
        })
    }

    fn intent(self, _: &Board, _: Seat, thing: &Target) -> Option<only::Match> {
        cubes::number_on(thing, "match-").map(only::Match)
    }

    /// With exactly as many cards as the cost, all of them must be of the colour of the city.
    fn may_hasten(self, board: &Board) -> bool {
        board.hand_size(board.turn.seat) == cost(board, self.city)
    }
}

/// Which other cards (CON-52)?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Jokers {
    city: City,
    /// Cubes.
    n: u8,
    /// Cards still to pay.
    left: u8,
    /// Not before this colour.
    from: Color,
}

impl Jokers {
    /// The next card of a payment that leaves the hand as even as can be.
    pub fn evenly(self, board: &Board, seat: Seat) -> Option<Color> {
        only::Card::evenly(board.hand(seat), Some(self.city.card().color), self.from, self.left)
    }
}

impl Question<Contagion> for Jokers {
    type Choice = only::Card;

    fn question(self, _: &Board) -> Cited {
        let question = Cited::new(rules::CON_52, "contagion-ask-choose-jokers");
        question.with("city", name(self.city)).with("left", self.left)
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Card>) {
        out.extend(only::Card::next(board.hand(seat), Some(self.city.card().color), self.from, self.left));
    }

    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        choice: only::Card,
        table: &mut impl Table<Contagion>,
    ) -> Flow<Frame> {
        let only::Card(from) = choice;
        draw::discard(board, seat, from, table);
        if self.left > 1 {
            return Flow::ask(Self { left: self.left - 1, from, ..self });
        }
        carry_out(board, self.city, self.n, table)
    }

    fn why_not(self, board: &Board, seat: Seat, choice: only::Card) -> Option<Cited> {
        let only::Card(card) = choice;
        Some(if card == self.city.card().color {
            Cited::new(rules::CON_52, "contagion-reason-no-pair").with("card", name(card))
        } else {
            choice.why_not(board.hand(seat), rules::CON_52)
        })
    }

    /// A single colour would tell that the hand holds no other.
    fn may_hasten(self, _: &Board) -> bool {
        false
    }
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
    eradicate::check(board, city, Some(seat), table).map_or(Flow::Return, Flow::goto)
}
