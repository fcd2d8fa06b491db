//! Chapters 5.1, 5.2 and 5.7: which lieutenant, where to, or home again.

use kernel::{Cited, Flow, Question, Seat, Set, Table, choices, rule};

use crate::Messina;
use crate::act::Settle;
use crate::action::Action;
use crate::board::Board;
use crate::data::{Ship, VISIT_POINTS};
use crate::event::Event;
use crate::frame::Frame;
use crate::player::{Lieutenant, Place};
use crate::rescue::Rescue;
use crate::ship::ShipFight;
use crate::site::{Site, Sites};
use crate::tile::Gain;
use crate::workshop::{self, Free};
use crate::{effect, rules};

/// Which lieutenant is used?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct UseLieutenant;

choices! { pub enum Using of Action { Use(place: Place); else Free } }

impl Question<Messina> for UseLieutenant {
    type Choice = Using;

    /// Asks, unless all that may be used are in one place.
    fn advance(self, board: &mut Board, _: &mut impl Table<Messina>) -> Flow<Frame> {
        let mut places = usable(board);
        match (places.next(), places.next()) {
            (Some(from), None) => Flow::goto(Goal { from }),
            _ => Flow::ask(self),
        }
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::MES_203, "messina-ask-lieutenant")
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<Using>) {
        out.extend(usable(board).map(Using::Use));
        workshop::legal(board, out);
    }

    fn choose(self, _: &mut Board, _: Seat, choice: Using, _: &mut impl Table<Messina>) -> Flow<Frame> {
        match choice {
            Using::Use(from) => Flow::goto(Goal { from }),
            Using::Free(free) => free.begin(self),
        }
    }

    fn why_not(self, board: &Board, seat: Seat, choice: Using) -> Option<Cited> {
        Some(match choice {
            Using::Use(place) => {
                let unused = board[seat].lieutenants.iter().any(|one| one.unused() && one.place == place);
                let key = if unused { "messina-reason-town-first" } else { "messina-reason-no-lieutenant" };
                Cited::new(rules::MES_203, key)
            }
            Using::Free(free) => free.why_not(board),
        })
    }
}

/// The places from which a lieutenant may be used: the town, or the estate when nobody lies there unused.
fn usable(board: &Board) -> impl Iterator<Item = Place> {
    rule!(MES_202, MES_203);
    let lieutenants = &board[board.turn.seat].lieutenants;
    let in_town = |lieutenant: &Lieutenant| lieutenant.unused() && lieutenant.place != Place::Estate;
    let town = lieutenants.iter().any(in_town);
    let mut last = None;
    lieutenants.iter().filter(move |lieutenant| lieutenant.unused() && (!town || in_town(lieutenant))).filter_map(
        move |lieutenant| {
            let again = last == Some(lieutenant.place);
            last = Some(lieutenant.place);
            (!again).then_some(lieutenant.place)
        },
    )
}

/// Where does the lieutenant go?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Goal {
    /// Where they are.
    pub from: Place,
}

choices! { pub enum Going of Action { Go(place: Site), Sail(ship: Ship), Recall; else Free } }

impl Question<Messina> for Goal {
    type Choice = Going;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::MES_202, "messina-ask-goal").with("place", self.from.name())
    }

    /// Hexes, ships and the recall.
    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<Going>) {
        rule!(MES_210, MES_260);
        let near = within(board, self.from, board[seat].coin);
        let free = board.town().minus(board.occupied());
        out.extend(near.and(free).into_iter().map(Going::Go));
        let ships = board.ships.iter().filter(|moored| near.contains(Site::Dock(moored.dock)));
        let ships: Set<Ship, u16> = ships.map(|moored| moored.ship).collect();
        out.extend(ships.into_iter().map(Going::Sail));
        out.extend([Going::Recall]);
        workshop::legal(board, out);
    }

    fn choose(self, board: &mut Board, _: Seat, choice: Going, table: &mut impl Table<Messina>) -> Flow<Frame> {
        match choice {
            Going::Go(hex) => go(board, self.from, hex, table),
            Going::Sail(ship) => sail(board, self.from, ship, table),
            Going::Recall => recall(board, self.from, table),
            Going::Free(free) => free.begin(self),
        }
    }

    fn why_not(self, board: &Board, _: Seat, choice: Going) -> Option<Cited> {
        match choice {
            Going::Go(Site::Dock(_)) => Some(Cited::new(rules::MES_260, "messina-reason-dock-by-ship")),
            Going::Go(hex) if board.ground(hex).slot.is_none() => {
                Some(Cited::new(rules::MES_210, "messina-reason-not-in-town"))
            }
            Going::Go(hex) if board.occupied().contains(hex) => {
                Some(Cited::new(rules::MES_210, "messina-reason-occupied"))
            }
            Going::Go(hex) => Some(self.too_far(board, hex)),
            Going::Sail(ship) => Some(match board.ships.iter().find(|moored| moored.ship == ship) {
                Some(moored) => self.too_far(board, Site::Dock(moored.dock)),
                None => Cited::new(rules::MES_260, "messina-reason-not-at-dock"),
            }),
            Going::Recall => None,
            Going::Free(free) => Some(free.why_not(board)),
        }
    }
}

impl Goal {
    fn too_far(self, board: &Board, site: Site) -> Cited {
        let cost = cost(board, self.from, site);
        Cited::new(rules::MES_212, "messina-reason-too-far")
            .with("cost", cost)
            .with("coin", board[board.turn.seat].coin)
    }
}

/// What the way costs: every step but the first, and nothing from the estate. Nobody can pay for a way that is not there.
pub(crate) fn cost(board: &Board, from: Place, to: Site) -> u8 {
    rule!(MES_212);
    match from {
        Place::Town(site) => board.distance(site, to).unwrap_or(u8::MAX).saturating_sub(1),
        Place::Estate | Place::Reserve | Place::Gone => {
            rule!(MES_211);
            0
        }
    }
}

/// The places to which the way costs at most `coin`.
fn within(board: &Board, from: Place, coin: u8) -> Sites {
    rule!(MES_212);
    match from {
        Place::Town(site) => board.rings(site).take(usize::from(coin) + 2).fold(Sites::default(), Sites::or),
        Place::Estate | Place::Reserve | Place::Gone => {
            rule!(MES_211);
            Sites::ALL
        }
    }
}

/// Moves the lieutenant to a hex, where they stand.
fn go(board: &mut Board, from: Place, hex: Site, table: &mut impl Table<Messina>) -> Flow<Frame> {
    travel(board, from, hex, table);
    board.turn.main = true;
    if let Some(owner) = board.ground(hex).owner {
        visit(board, owner, hex, table);
    }
    Flow::goto(Rescue)
}

/// Somebody chose a hex with a repopulation tile.
pub(crate) fn visit(board: &mut Board, owner: Seat, hex: Site, table: &mut impl Table<Messina>) {
    rule!(MES_214, MES_382);
    table.tell(|| Event::Visited { owner, site: hex });
    effect::score(board, owner, *VISIT_POINTS, table);
}

/// Moves the lieutenant to the dock of a ship.
fn sail(board: &mut Board, from: Place, ship: Ship, table: &mut impl Table<Messina>) -> Flow<Frame> {
    let moored = board.ships.iter().find(|moored| moored.ship == ship).expect("the ship lies at a dock");
    let dock = Site::Dock(moored.dock);
    travel(board, from, dock, table);
    Flow::goto(ShipFight { ship })
}

fn travel(board: &mut Board, from: Place, to: Site, table: &mut impl Table<Messina>) {
    let seat = board.turn.seat;
    let cost = cost(board, from, to);
    board[seat].coin -= cost;
    board[seat].shift(Lieutenant { place: from, used: false }, Lieutenant { place: Place::Town(to), used: true });
    board.turn.site = Some(to);
    table.tell(|| Event::Travelled { seat, from, to, cost });
}

/// Calls the lieutenant home for a coin. What is pending is settled, nothing is bought.
fn recall(board: &mut Board, from: Place, table: &mut impl Table<Messina>) -> Flow<Frame> {
    rule!(MES_270);
    let seat = board.turn.seat;
    board[seat].shift(Lieutenant { place: from, used: false }, Lieutenant { place: Place::Estate, used: true });
    table.tell(|| Event::Recalled { seat, from });
    effect::gain(board, seat, Gain { coin: 1, ..Gain::NONE }, table);
    Flow::goto(Settle)
}
