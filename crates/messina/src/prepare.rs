//! Chapter 5.12: a round is prepared.

use kernel::{Id as _, Set, Table, rule};

use crate::Messina;
use crate::board::{Board, Moored, ROUNDS};
use crate::data::{
    CLASS_WORKSHOPS, Class, Colour, DISTRICTS, District, DockTile, ERA_WORKSHOPS, RATS_PER_CUBE, RatIcon, SHIPS, Ship,
    Slot, WHEEL,
};
use crate::event::{Drawn, Event};
use crate::pile::{Pile, draw};
use crate::player::Lieutenant;
use crate::site::Site;
use crate::tile::Era;
use crate::variant::solo;
use crate::{build, effect, rules};

/// From the end of a round to the first turn of the next.
pub(crate) fn next_round(board: &mut Board, table: &mut impl Table<Messina>) {
    rule!(MES_511);
    board.round += 1;
    board.next = 0;
    order(board);
    let (round, seats) = (board.round, board.order[..board.seats()].to_vec());
    table.tell(|| Event::Round { round, order: seats });
    rest(board);
    bury(board, table);
    if board.round_space().advanced_workshops && !board.side().rounds[usize::from(board.round) - 2].advanced_workshops {
        advance_workshops(board, table);
    }
    lay_out(board, table);
}

/// What every round brings: ships, a hex, the turn of the wheel, the automaton's tiles.
pub(crate) fn lay_out(board: &mut Board, table: &mut impl Table<Messina>) {
    ships(board, table);
    if board.round_space().new_hex {
        new_hex(board, table);
    }
    wheel(board, table);
    solo::prepare(board);
}

/// The order of play by the register of the round.
fn order(board: &mut Board) {
    rule!(MES_510);
    if let Some(register) = board.order_register(board.round) {
        board.order = board.ranks[register];
    }
}

/// Lieutenants lie down, carts are ready.
fn rest(board: &mut Board) {
    rule!(MES_512);
    let seats = board.seats();
    for player in &mut board.players[..seats] {
        for lieutenant in &mut player.lieutenants {
            *lieutenant = Lieutenant { used: false, ..*lieutenant };
        }
        player.lieutenants.sort_unstable();
        player.ready = player.carts.len() as u8;
    }
}

/// Citizens left with the plague die.
fn bury(board: &mut Board, table: &mut impl Table<Messina>) {
    rule!(MES_513);
    for site in Site::hexes() {
        let ground = board.ground_mut(site);
        if ground.cubes > 0 && ground.citizens != [0; 3] {
            let count = ground.citizens.iter().sum();
            ground.citizens = [0; 3];
            table.tell(|| Event::Died { site, count });
        }
    }
}

/// The workshops of era II replace those of era I.
fn advance_workshops(board: &mut Board, table: &mut impl Table<Messina>) {
    rule!(MES_520);
    table.tell(|| Event::NewWorkshops);
    for workshop in board.unseen.workshops & Set::from_bits(ERA_WORKSHOPS[0]) {
        board.gone.workshops.push(workshop);
    }
    board.unseen.workshops = board.unseen.workshops & Set::from_bits(ERA_WORKSHOPS[1]);
    for &class in Class::ALL {
        let old = board.workshop_piles[class];
        for &workshop in old.top.iter().chain(&old.known) {
            board.gone.workshops.push(workshop);
        }
        let count = (CLASS_WORKSHOPS[class] & ERA_WORKSHOPS[1]).count_ones() as u8;
        board.workshop_piles[class] = Pile::face_down(count);
        build::reveal_workshop(board, class, table);
    }
}

/// Ships arrive, each with a plague cube while there are any.
fn ships(board: &mut Board, table: &mut impl Table<Messina>) {
    rule!(MES_531, MES_108, MES_109);
    for _ in 0..board.round_space().ships {
        let Some(value) = board.unseen.ships.into_iter().map(|ship| SHIPS[ship].value).min() else { return };
        if board.unseen.docks.is_empty() {
            board.unseen.docks = Set::full();
        }
        let dock: DockTile = draw(board.unseen.docks, table);
        board.unseen.docks.remove(dock);
        let next: Set<Ship, u16> = board.unseen.ships.into_iter().filter(|ship| SHIPS[*ship].value == value).collect();
        let ship = draw(next, table);
        board.unseen.ships.remove(ship);
        let cube = board.cubes > 0;
        board.cubes -= u8::from(cube);
        board.ships.push(Moored { ship, dock, cube });
        table.tell(|| Event::ShipArrived { ship, dock, cube });
    }
}

/// The next hex of the pile: first the other B hex, then the C hexes.
fn new_hex(board: &mut Board, table: &mut impl Table<Messina>) {
    rule!(MES_532, MES_104);
    let era = |wanted: Era| board.unseen.districts.into_iter().filter(move |id| DISTRICTS[*id].era == wanted);
    let mut next: Set<District, u32> = era(Era::B).collect();
    if next.is_empty() {
        next = era(Era::C).collect();
    }
    let district = draw(next, table);
    board.unseen.districts.remove(district);
    let slot = new_slot(board.round);
    let site = Site::District(district);
    board.lay(site, slot);
    table.tell(|| Event::HexLaid { site, slot: Drawn(slot) });
}

/// The slot that is filled in a round from II on.
fn new_slot(round: u8) -> Slot {
    const NEW: [Slot; 5] = [Slot::New1, Slot::New2, Slot::New3, Slot::New4, Slot::New5];
    NEW[usize::from(round) - 2]
}

/// The positions that the wheel shows in a round to come, from 0, in order.
pub(crate) fn turns(board: &Board, round: u8) -> impl Iterator<Item = u8> {
    let rounds = &board.side().rounds;
    let between = &rounds[usize::from(board.round)..usize::from(round) - 1];
    let before: u8 = between.iter().map(|round| round.plague_turns).sum();
    let wheel = board.wheel + before;
    (1..=rounds[usize::from(round) - 1].plague_turns).map(move |turn| (wheel + turn) % WHEEL.len() as u8)
}

/// The cubes that the wheel brings to a hex in the next round, if the supply lasts.
pub(crate) fn plague_to_come(board: &Board, site: Site) -> u8 {
    if board.round == ROUNDS {
        return 0;
    }
    let there = |position: &u8| site.rat() == Some(WHEEL[usize::from(*position)].rat);
    turns(board, board.round + 1).filter(there).count() as u8
}

/// The citizens that the wheel brings to a hex in the next round.
pub(crate) fn citizens_to_come(board: &Board, site: Site) -> Vec<Class> {
    let Site::District(district) = site else { return Vec::new() };
    let last = || turns(board, board.round + 1).last();
    let come = board.round < ROUNDS && board.side().rounds[usize::from(board.round)].citizens;
    let Some(position) = come.then(last).flatten() else { return Vec::new() };
    let colours = &WHEEL[usize::from(position)].colours;
    let here = |class: &Class| colours[*class] == DISTRICTS[district].colour;
    Class::ALL.iter().copied().filter(here).collect()
}

/// The wheel turns and brings plague, twice in some rounds; its last position brings citizens.
pub(crate) fn wheel(board: &mut Board, table: &mut impl Table<Messina>) {
    rule!(MES_535);
    let round = board.round_space();
    for _ in 0..round.plague_turns {
        board.wheel = (board.wheel + 1) % WHEEL.len() as u8;
        let position = board.wheel + 1;
        table.tell(|| Event::WheelTurned { position });
        plague(board, WHEEL[usize::from(board.wheel)].rat, table);
    }
    if round.citizens {
        for &class in Class::ALL {
            let colour = WHEEL[usize::from(board.wheel)].colours[class];
            citizens(board, class, colour, table);
        }
    }
}

/// A cube on every hex with this rat; the hexes with the fewest cubes come first if the supply runs out.
fn plague(board: &mut Board, rat: RatIcon, table: &mut impl Table<Messina>) {
    rule!(MES_536);
    let mut sites: Vec<Site> = board.town().into_iter().filter(|site| site.rat() == Some(rat)).collect();
    sites.sort_by_key(|&site| (board.ground(site).cubes, board.ground(site).slot.map(kernel::Id::index)));
    for site in sites {
        if board.cubes == 0 {
            return;
        }
        board.cubes -= 1;
        board.ground_mut(site).cubes += 1;
        table.tell(|| Event::PlagueCame { site });
        if let Some(owner) = board.ground(site).owner {
            rule!(MES_537, MES_382);
            effect::rats(board, owner, *RATS_PER_CUBE, table);
        }
    }
}

/// A citizen of the class on every district of the colour.
fn citizens(board: &mut Board, class: Class, colour: Colour, table: &mut impl Table<Messina>) {
    for &district in District::ALL {
        let site = Site::District(district);
        if DISTRICTS[district].colour == colour && board.ground(site).slot.is_some() {
            board.ground_mut(site).citizens[class.index()] += 1;
            table.tell(|| Event::CitizenCame { site, class });
        }
    }
}
