//! What lies on the table. Nothing on it is secret: what nobody has seen is not decided yet.

use std::iter;
use std::ops::{Index, IndexMut};

use kernel::{Id as _, List, Seat, Set};

use crate::data::{
    ByClass, ByRegister, CabinUpgrade, Cart, Class, District, DockTile, LAYOUTS, PLAYER_COUNTS, PORTS, PRIORITY_ORDER,
    Register, SIDES, Ship, Slot, SoloTile, Workshop,
};
use crate::entry::Entry;
use crate::options::Options;
use crate::pile::Pile;
use crate::player::{Place, Player};
use crate::rules;
use crate::site::{HEXES, SITES, Site, Sites};
use crate::tile::{BoardSide, Layout, PlayerCount, RoundSpace};
use kernel::rule;

/// The rounds of a game.
pub const ROUNDS: u8 = 6;

/// What lies on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// What was agreed.
    pub options: Options,
    /// The round, from 1.
    pub round: u8,
    /// The order of play of this round.
    pub order: [Seat; 4],
    /// The place in `order` that is looked at next.
    pub next: u8,
    /// The turn that is played.
    pub turn: Turn,
    /// What waits to be resolved, by kind.
    pub pending: [u8; Entry::COUNT],
    /// What the seats own; those beyond the player count own nothing.
    pub players: [Player; 4],
    /// The seats on each register from the foremost to the last.
    pub ranks: ByRegister<[Seat; 4]>,
    /// The hexes, in play or not.
    pub hexes: [Ground; HEXES],
    /// The neighbours of each place in play.
    pub near: [Sites; SITES],
    /// Ships at the docks in order of arrival.
    pub ships: List<Moored, 9>,
    /// Plague cubes in the supply.
    pub cubes: u8,
    /// The position of the wheel, from 0.
    pub wheel: u8,
    /// By class.
    pub workshop_piles: ByClass<Pile<Workshop, 6>>,
    /// Piles of cabin upgrades.
    pub cabin_piles: [Pile<CabinUpgrade, 5>; 3],
    /// The carts on top.
    pub cart_piles: [Option<Cart>; 2],
    /// What nobody has seen yet.
    pub unseen: Unseen,
    /// What has left the game.
    pub gone: Gone,
    /// The automaton of the solo game.
    pub automaton: Automaton,
}

/// The turn that is played, or the production of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    /// Whose it is.
    pub seat: Seat,
    /// Where the lieutenant stands, once he has gone somewhere.
    pub site: Option<Site>,
    /// Whether the action of the hex can still be used, or the hex repopulated.
    pub main: bool,
}

/// A hex of the town.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ground {
    /// Where it lies; nowhere while it is in the pile or the box.
    pub slot: Option<Slot>,
    /// Plague cubes.
    pub cubes: u8,
    /// Citizens by class; all of them plain.
    pub citizens: [u8; Class::ALL.len()],
    /// Whose repopulation tile lies here.
    pub owner: Option<Seat>,
}

/// A ship at a dock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Moored {
    /// Which.
    pub ship: Ship,
    /// Where.
    pub dock: DockTile,
    /// Whether a plague cube lies on it.
    pub cube: bool,
}

/// What nobody has seen yet. Its order is decided when somebody looks.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Unseen {
    /// Both eras.
    pub workshops: Set<Workshop, u64>,
    /// Cabin upgrades.
    pub cabins: Set<CabinUpgrade, u16>,
    /// Carts.
    pub carts: Set<Cart, u16>,
    /// Ships.
    pub ships: Set<Ship, u16>,
    /// Dock tiles.
    pub docks: Set<DockTile, u8>,
    /// The hex pile.
    pub districts: Set<District, u32>,
    /// The solo tiles not drawn this round.
    pub solo: Set<SoloTile, u16>,
}

/// What has left the game while it was played, in order: everybody saw it go.
#[derive(Clone, Default, PartialEq, Eq, Hash, Debug)]
pub struct Gone {
    /// Workshops.
    pub workshops: List<Workshop, 33>,
    /// Cabin upgrades.
    pub cabins: List<CabinUpgrade, 15>,
    /// Carts.
    pub carts: Set<Cart, u16>,
    /// Ships.
    pub ships: Set<Ship, u16>,
}

/// The virtual opponent of the solo game.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Debug)]
pub struct Automaton {
    /// Its space on the Popularity register.
    pub popularity: u8,
    /// Lieutenants it can still use this round.
    pub lieutenants: u8,
    /// Where its lieutenants stand.
    pub standing: Sites,
    /// Solo tiles drawn this round, in order.
    pub drawn: List<SoloTile, 14>,
    /// Those of the round before: nobody forgets them while the next round is laid out.
    pub before: List<SoloTile, 14>,
    /// Whether the next turn is its own.
    pub next: bool,
}

impl Index<Seat> for Board {
    type Output = Player;
    #[inline]
    fn index(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }
}

impl IndexMut<Seat> for Board {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }
}

impl Board {
    /// How many sit at the table.
    #[inline]
    pub fn seats(&self) -> usize {
        self.options.players.into()
    }

    /// Whether the automaton plays.
    #[inline]
    pub fn solo(&self) -> bool {
        self.options.players == 1
    }

    pub(crate) fn numbers(&self) -> &'static PlayerCount {
        &PLAYER_COUNTS[usize::from(self.options.players) - 1]
    }

    pub(crate) fn layout(&self) -> &'static Layout {
        &LAYOUTS[usize::from(self.numbers().layout)]
    }

    /// The side of the main board.
    pub fn side(&self) -> &'static BoardSide {
        &SIDES[usize::from(self.numbers().side)]
    }

    /// What the round track says of this round.
    #[inline]
    pub fn round_space(&self) -> &'static RoundSpace {
        &self.side().rounds[usize::from(self.round) - 1]
    }

    /// The register that sets the order of play of a round.
    pub(crate) fn order_register(&self, round: u8) -> Option<Register> {
        rule!(MES_731);
        let round = usize::from(round) - 1;
        if self.options.priority { PRIORITY_ORDER[round] } else { self.side().rounds[round].order }
    }

    /// The hexes in play: each of them is a neighbour of something, which is quicker to see than where each one lies.
    #[inline]
    pub(crate) fn town(&self) -> Sites {
        let met = self.near.iter().fold(0, |met, near| met | near.0);
        let town = Sites(met).and(Sites::HEXES);
        debug_assert_eq!(town, Site::hexes().filter(|&hex| self.ground(hex).slot.is_some()).collect());
        town
    }

    /// The ground of a hex.
    #[inline]
    pub fn ground(&self, hex: Site) -> &Ground {
        &self.hexes[hex.index()]
    }

    #[inline]
    pub(crate) fn ground_mut(&mut self, hex: Site) -> &mut Ground {
        &mut self.hexes[hex.index()]
    }

    /// Hexes with a standing lieutenant.
    pub(crate) fn occupied(&self) -> Sites {
        let mut sites = self.automaton.standing;
        for player in &self.players[..self.seats()] {
            for lieutenant in &player.lieutenants {
                if let Place::Town(site) = lieutenant.place
                    && lieutenant.used
                {
                    sites.insert(site);
                }
            }
        }
        sites.and(Sites::HEXES)
    }

    /// The places by their distance from `from`: it alone, then its neighbours, then theirs.
    pub(crate) fn rings(&self, from: Site) -> impl Iterator<Item = Sites> {
        rule!(MES_213);
        let mut ring = Sites::from_iter([from]);
        let mut met = Sites::default();
        iter::from_fn(move || {
            let here = ring;
            met = met.or(here);
            ring = here.indices().fold(Sites::default(), |next, site| next.or(self.near[site])).minus(met);
            (!here.is_empty()).then_some(here)
        })
    }

    /// How many steps one place is from the other, if there is a way.
    pub(crate) fn distance(&self, from: Site, to: Site) -> Option<u8> {
        self.rings(from).zip(0..).find_map(|(ring, distance)| ring.contains(to).then_some(distance))
    }

    /// Lays a hex on a slot of the map and joins it to its neighbours.
    pub(crate) fn lay(&mut self, hex: Site, slot: Slot) {
        self.ground_mut(hex).slot = Some(slot);
        let near = self.layout().near[slot];
        for other in Site::hexes() {
            if self.ground(other).slot.is_some_and(|slot| near >> slot.index() & 1 == 1) {
                self.near[hex.index()].insert(other);
                self.near[other.index()].insert(hex);
            }
        }
        if let Site::Port(port) = hex {
            let dock = Site::Dock(PORTS[port].dock);
            self.near[hex.index()].insert(dock);
            self.near[dock.index()].insert(hex);
        }
    }

    /// The plague cubes this game is played with are in the supply, on hexes or on ships.
    pub(crate) fn cubes_anywhere(&self) -> u32 {
        let hexes: u32 = self.hexes.iter().map(|ground| u32::from(ground.cubes)).sum();
        let ships = self.ships.iter().filter(|moored| moored.cube).count() as u32;
        u32::from(self.cubes) + hexes + ships
    }
}
