//! Chapter 5.4: the plague card, what stops it, destruction and spread.

use kernel::{Flow, Id as _, Seat, Table, rule};

use crate::board::{Board, Wave, size};
use crate::data::{
    BUILDINGS, DESTROY_AT, LOCATIONS, Location, NEIGHBOURS, PLAGUE_CARDS, PlagueCard, ROUTES, SICK_PER_SPOT, Technology,
};
use crate::effect::figure;
use crate::event::Event;
use crate::frame::Frame;
use crate::shape::BuildingKind;
use crate::vocabulary::{Good, Size};
use crate::{Pest, rules};

/// What the pieces in a location do to the plague (PEST-68).
enum Verdict {
    Stopped,
    Camps,
    TakenIn(Seat),
    Placed,
}

fn verdict(board: &Board, location: Location) -> Verdict {
    rule!(PEST_68, PEST_74);
    let owners = board.owners[location.index()];
    if owners.len() >= 2 || board.doctor_at(location) {
        return Verdict::Stopped;
    }
    if !board.camps_at(location).is_empty() {
        return Verdict::Camps;
    }
    owners.first().map_or(Verdict::Placed, Verdict::TakenIn)
}

/// Turns up the card of the year. A card that nobody has seen is not decided: every unseen one is equally likely, but of
/// the three cards of each pile only two are in a game for one or two players.
pub(crate) fn reveal(board: &mut Board, table: &mut impl Table<Pest>) {
    rule!(PEST_9, PEST_10, PEST_65);
    let seen = |card: &PlagueCard| board.plagues.contains(card);
    let unseen: kernel::List<PlagueCard, 18> = PlagueCard::ALL.iter().copied().filter(|card| !seen(card)).collect();
    let card = if board.players > 2 {
        unseen[table.roll(unseen.len() as u32) as usize]
    } else {
        let pile = |card: &PlagueCard| PLAGUE_CARDS[card.index()].pile;
        let loose: kernel::List<PlagueCard, 18> = unseen.iter().copied().filter(|card| pile(card).is_none()).collect();
        let in_game = |route: u8| 2 - board.plagues.iter().filter(|card| pile(card) == Some(route)).count() as u32;
        let mut left = table.roll(loose.len() as u32 + (0..3).map(in_game).sum::<u32>());
        if (left as usize) < loose.len() {
            loose[left as usize]
        } else {
            left -= loose.len() as u32;
            let mut route = 0;
            while left >= in_game(route) {
                left -= in_game(route);
                route += 1;
            }
            let of_pile: kernel::List<PlagueCard, 3> =
                unseen.iter().copied().filter(|card| pile(card) == Some(route)).collect();
            of_pile[table.roll(of_pile.len() as u32) as usize]
        }
    };
    board.plagues.push(card);
    table.reveal();
    table.tell(|| Event::Plague { card });
}

/// The card strikes: roads and open locations get their subjects, the rest is noted (PEST-70, first part).
pub(crate) fn strike(board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_65, PEST_66, PEST_67, PEST_70);
    let card = &PLAGUE_CARDS[board.plagues.last().expect("the card of the year is turned up").index()];
    let n = SICK_PER_SPOT[board.era()];
    for (_, roads) in ROUTES.iter().enumerate().filter(|(route, _)| card.roads >> route & 1 == 1) {
        for &road in *roads {
            board.road_sick[road.index()] += n;
            table.tell(|| Event::RoadSick { road, n });
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
                board.sick[location.index()] += n;
                board.wave.placed.insert(location);
                table.tell(|| Event::Sick { location, n });
            }
        }
    }
    Flow::Goto(Frame::Concern { nth: 0, from: 0 })
}

fn is_struck(board: &Board, ports: u8, groups: &[(Size, Good)], location: Location) -> bool {
    let resource = board.resources[location.index()];
    LOCATIONS[location.index()].ports & ports != 0 || groups.contains(&(size(location), resource))
}

/// A player deals with what concerns the own pieces, location by location (PEST-70, second part).
pub(crate) fn concern(board: &mut Board, nth: u8, from: u8, table: &mut impl Table<Pest>) -> Flow<Frame> {
    let Some(seat) = board.nth(nth) else { return Flow::Goto(Frame::Destroy) };
    for &location in &Location::ALL[usize::from(from)..] {
        let then = Frame::Concern { nth, from: location.index() as u8 + 1 };
        if board.wave.camps.contains(location) && board[seat].camp == Some(location) {
            if board.has(seat, Technology::AdvancedQuarantine) {
                return Flow::Call { first: Frame::CampShield { seat, location }, then };
            }
            camp_home(board, seat, location, table);
        }
        if board.wave.taken_in.contains(location) && board.own_at(seat, location) {
            let n = SICK_PER_SPOT[board.era()];
            return Flow::Call { first: Frame::Delivery { seat, location, n }, then };
        }
    }
    Flow::Goto(Frame::Concern { nth: nth + 1, from: 0 })
}

/// A Camp goes back to its owner's board (PEST-118).
pub(crate) fn camp_home(board: &mut Board, seat: Seat, location: Location, table: &mut impl Table<Pest>) {
    rule!(PEST_118);
    board[seat].camp = None;
    table.tell(|| Event::CampReturned { seat, location });
}

/// The technology that may turn a delivery away: 15 for a Quarter, 24 for a Mill, Factory or Bank (PEST-69).
pub(crate) fn shield(board: &Board, seat: Seat, location: Location) -> Option<Technology> {
    rule!(PEST_69, PEST_215, PEST_224);
    let technology = match BUILDINGS[board[seat].building_at(location)?.index()].kind {
        BuildingKind::Quarter => Technology::ProtectiveUniform,
        BuildingKind::Mill | BuildingKind::Factory | BuildingKind::Bank => Technology::Checkpoint,
        BuildingKind::Castle => return None,
    };
    board.has(seat, technology).then_some(technology)
}

/// Subjects come to a location with one building.
pub(crate) fn delivery(
    board: &Board,
    seat: Seat,
    location: Location,
    n: u8,
    table: &mut impl Table<Pest>,
) -> Flow<Frame> {
    if shield(board, seat, location).is_some() {
        return Flow::Ask(Frame::Shield { seat, location, n });
    }
    table.tell(|| Event::Delivered { seat, location, n });
    Flow::Goto(Frame::Receive { seat, n })
}

/// Turns subjects away, or lets them come.
pub(crate) fn choose_shield(
    board: &Board,
    seat: Seat,
    location: Location,
    n: u8,
    shielded: bool,
    table: &mut impl Table<Pest>,
) -> Flow<Frame> {
    let mut left = n;
    if let Some(technology) = shield(board, seat, location).filter(|_| shielded) {
        table.tell(|| Event::Shielded { seat, location, technology });
        left = if technology == Technology::Checkpoint { 0 } else { n.saturating_sub(figure(technology)) };
    }
    if left > 0 {
        table.tell(|| Event::Delivered { seat, location, n: left });
    }
    Flow::Goto(Frame::Receive { seat, n: left })
}

/// Keeps the Camp on the map, or takes it home.
pub(crate) fn choose_camp_shield(
    board: &mut Board,
    seat: Seat,
    location: Location,
    stays: bool,
    table: &mut impl Table<Pest>,
) -> Flow<Frame> {
    rule!(PEST_221);
    if stays {
        table.tell(|| Event::CampStayed { seat, location });
    } else {
        camp_home(board, seat, location, table);
    }
    Flow::Return
}

/// Locations fall on which this card placed subjects and which now hold enough.
pub(crate) fn destroy(board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_71, PEST_73, PEST_39);
    for location in board.wave.placed {
        if board.sick[location.index()] >= DESTROY_AT {
            board.sick[location.index()] = 0;
            board.ruins.insert(location);
            board.wave.fallen.insert(location);
            table.tell(|| Event::Destroyed { location });
        }
    }
    Flow::Goto(Frame::Spread { ruin: 0, next: 0 })
}

/// One subject to each intact neighbour of each fallen location, one after the other.
pub(crate) fn spread(board: &mut Board, ruin: u8, next: u8, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_72, PEST_37);
    let Some(from) = board.wave.fallen.into_iter().find(|fallen| fallen.index() >= usize::from(ruin)) else {
        board.wave = Wave::default();
        return Flow::Goto(Frame::FavourCard);
    };
    let ruin = from.index() as u8;
    for (at, &(location, _)) in NEIGHBOURS[from.index()].iter().enumerate().skip(next.into()) {
        if board.ruins.contains(location) {
            continue;
        }
        let last = at + 1 == NEIGHBOURS[from.index()].len();
        let then =
            if last { Frame::Spread { ruin: ruin + 1, next: 0 } } else { Frame::Spread { ruin, next: at as u8 + 1 } };
        match verdict(board, location) {
            Verdict::Stopped => table.tell(|| Event::Stopped { location }),
            Verdict::Camps => return Flow::Call { first: Frame::SpreadCamps { location, nth: 0 }, then },
            Verdict::TakenIn(seat) => return Flow::Call { first: Frame::Delivery { seat, location, n: 1 }, then },
            Verdict::Placed => {
                board.sick[location.index()] += 1;
                table.tell(|| Event::Sick { location, n: 1 });
            }
        }
    }
    Flow::Goto(Frame::Spread { ruin: ruin + 1, next: 0 })
}

/// The Camps that stop a spread go home, or stay with technology 21.
pub(crate) fn spread_camps(
    board: &mut Board,
    location: Location,
    nth: u8,
    table: &mut impl Table<Pest>,
) -> Flow<Frame> {
    for nth in nth..board.players {
        let seat = board.order[usize::from(nth)];
        if board[seat].camp != Some(location) {
            continue;
        }
        if board.has(seat, Technology::AdvancedQuarantine) {
            let then = Frame::SpreadCamps { location, nth: nth + 1 };
            return Flow::Call { first: Frame::CampShield { seat, location }, then };
        }
        camp_home(board, seat, location, table);
    }
    Flow::Return
}
