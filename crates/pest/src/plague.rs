//! Chapter 5.4, first part: the plague card, and what stops it. Destruction and spread are in `spread.rs`.

use kernel::{Flow, Id as _, Procedure, Seat, Set, Table, rule};

use crate::advanced_quarantine::CampShield;
use crate::board::{Board, Wave, size};
use crate::data::{LOCATIONS, Location, PLAGUE_CARDS, PlagueCard, ROUTES, SICK_PER_SPOT, Technology};
use crate::event::{Between, Event};
use crate::frame::Frame;
use crate::shield::Delivery;
use crate::spread::Destroy;
use crate::vocabulary::{Good, Route, Size};
use crate::{Pest, rules};

/// What the pieces in a location do to the plague (PEST-68).
pub(crate) enum Verdict {
    /// Nothing is placed.
    Stopped,
    /// Camps stop it and go home.
    Camps,
    /// The one building there takes the subjects in.
    TakenIn(Seat),
    /// They are placed.
    Placed,
}

pub(crate) fn verdict(board: &Board, location: Location) -> Verdict {
    rule!(PEST_68, PEST_74);
    let owners = board.owners[location];
    if owners.len() >= 2 || board.doctor_at(location) {
        return Verdict::Stopped;
    }
    if !board.camps_at(location).is_empty() {
        return Verdict::Camps;
    }
    owners.first().map_or(Verdict::Placed, Verdict::TakenIn)
}

type Cards = Set<PlagueCard, u32>;

/// Turns up the card of the year. A card that nobody has seen is not decided: every unseen one is equally likely, but of
/// the three cards of each pile only two are in a game for one or two players.
pub(crate) fn reveal(board: &mut Board, table: &mut impl Table<Pest>) {
    rule!(PEST_9, PEST_10, PEST_65);
    let seen = |card: &PlagueCard| board.plagues.contains(card);
    let unseen: Cards = PlagueCard::ALL.iter().copied().filter(|card| !seen(card)).collect();
    let card = if board.players > 2 {
        unseen.pick(table)
    } else {
        let pile = |card: &PlagueCard| PLAGUE_CARDS[*card].pile;
        let loose: Cards = unseen.into_iter().filter(|card| pile(card).is_none()).collect();
        let in_game = |route: u8| 2 - board.plagues.iter().filter(|card| pile(card) == Some(route)).count() as u32;
        // A card of no pile, or else the pile of one: which card it is was not decided in the set-up.
        let found = |roll: u32| {
            let piled = roll.checked_sub(loose.len() as u32);
            let route =
                piled.map(|piled| (0..2).take_while(|&route| (0..=route).map(in_game).sum::<u32>() <= piled).count());
            route.ok_or_else(|| loose.nth(roll as usize))
        };
        let word = |card: Option<PlagueCard>| card.map_or("", PlagueCard::word);
        let named = |roll: u32| found(roll).map_or_else(word, |route| Route::from_index(route).word());
        let left = loose.len() as u32 + (0..3).map(in_game).sum::<u32>();
        match found(table.roll_named(left, named)) {
            Err(card) => card,
            Ok(route) => {
                let of_pile: Cards = unseen.into_iter().filter(|card| pile(card) == Some(route as u8)).collect();
                of_pile.pick(table)
            }
        }
    };
    let card = card.expect("there are more cards than years");
    board.plagues.push(card);
    table.reveal();
    table.tell(|| Event::Plague { card });
}

/// The card turned up last strikes: roads and open locations get their subjects, the rest is noted (PEST-70, first part).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Strike;

impl Procedure<Pest> for Strike {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_65, PEST_66, PEST_67, PEST_70);
        let card = &PLAGUE_CARDS[*board.plagues.last().expect("the card of the year is turned up")];
        let n = SICK_PER_SPOT[board.era()];
        for (_, roads) in ROUTES.iter().filter(|(route, _)| card.roads >> route.index() & 1 == 1) {
            for &road in *roads {
                board.road_sick[road] += n;
                table.tell(|| Event::RoadSick { road: Between(road), n });
            }
        }
        board.wave = Wave::default();
        for &location in Location::ALL {
            if board.ruins.contains(location) || !is_struck(board, card.ports, card.groups, location) {
                continue;
            }
            match verdict(board, location) {
                Verdict::Stopped => table.tell(|| Event::Stopped { location }),
                Verdict::Camps => {
                    board.wave.camps.insert(location);
                }
                Verdict::TakenIn(_) => {
                    board.wave.taken_in.insert(location);
                }
                Verdict::Placed => {
                    board.sick[location] += n;
                    board.wave.placed.insert(location);
                    table.tell(|| Event::Sick { location, n });
                }
            }
        }
        Flow::goto(Concern { nth: 0, from: 0 })
    }
}

fn is_struck(board: &Board, ports: u8, groups: &[(Size, Good)], location: Location) -> bool {
    let resource = board.resources[location];
    LOCATIONS[location].ports & ports != 0 || groups.contains(&(size(location), resource))
}

/// The `nth` player deals with what concerns the own pieces, from a location on (PEST-70, second part).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Concern {
    /// In turn order.
    nth: u8,
    /// By number.
    from: u8,
}

impl Procedure<Pest> for Concern {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        let Self { nth, from } = self;
        let Some(seat) = board.nth(nth) else { return Flow::goto(Destroy) };
        for &location in &Location::ALL[usize::from(from)..] {
            let next = Self { nth, from: location.index() as u8 + 1 };
            if board.wave.camps.contains(location) && board[seat].camp == Some(location) {
                if board.has(seat, Technology::AdvancedQuarantine) {
                    return Flow::call(CampShield { seat, location }, next);
                }
                camp_home(board, seat, location, table);
            }
            if board.wave.taken_in.contains(location) && board.own_at(seat, location) {
                let n = SICK_PER_SPOT[board.era()];
                return Flow::call(Delivery { seat, location, n }, next);
            }
        }
        Flow::goto(Self { nth: nth + 1, from: 0 })
    }
}

/// A Camp goes back to its owner's board (PEST-118).
pub(crate) fn camp_home(board: &mut Board, seat: Seat, location: Location, table: &mut impl Table<Pest>) {
    rule!(PEST_118);
    board[seat].camp = None;
    table.tell(|| Event::CampReturned { seat, location });
}
