//! What lies on the table. Nothing in it is secret: face-down cards are not decided before somebody turns them up.

use std::ops::{Index, IndexMut};

use kernel::{BySeat, Id as _, List, Seat, SeatSet, Set};

use crate::data::{
    ASSISTANTS, Building, ByBuilding, ByLocation, ByRoad, CAPACITY, CapitalBuilding, CapitalCard, DECREES, Decree,
    EDITIONS, FavourCard, LOCATIONS, Location, NEIGHBOURS, PlagueCard, RewardToken, Road, StartCard, Switches,
    Technology,
};
use crate::run::Run;
use crate::shape::Imperative;
use crate::vocabulary::{ByGood, ByShelf, Edition, Good, Mode, Place, Shelf, Size, Slot};

/// The most players there are.
pub const SEATS: usize = 5;
/// The spaces of the healed track.
pub const TRACK: u8 = 12;
/// The years of a game.
pub const YEARS: u8 = 6;
/// The highest imperative level.
pub const TOP_LEVEL: u8 = 4;

/// A set of locations.
pub type Locations = Set<Location, u64>;

/// What belongs to one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    /// Wood, stone, food, herbs, coins.
    pub goods: ByGood<u8>,
    /// Research tokens.
    pub research: u8,
    /// Sick subjects in Quarantine, wherever they lie.
    pub sick: u8,
    /// Which harmful slots are occupied, as bits in the order of [`Slot::HARMFUL`].
    pub harmful: u8,
    /// Subjects on the healed track.
    pub healed: u8,
    /// Moves that the patient on technology 1 or 14 still needs; 0 without a patient.
    pub patient: u8,
    /// Healed subjects on technology 10.
    pub experts: u8,
    /// What the Mobile Workshop makes.
    pub workshop: Option<Good>,
    /// Whether it has a worker.
    pub workshop_manned: bool,
    /// Subjects in the Cemetery.
    pub cemetery: u8,
    /// Subjects in the own sector of the Capital.
    pub capital: u8,
    /// Where each building stands.
    pub sites: ByBuilding<Option<Location>>,
    /// Buildings with a worker.
    pub workers: Set<Building, u16>,
    /// Where the Doctor is; nowhere before it is put on the map.
    pub doctor: Option<Location>,
    /// Where the Camp is; on the board otherwise.
    pub camp: Option<Location>,
    /// Renown tokens.
    pub renown: u16,
    /// Negative Renown tokens.
    pub negative: u16,
    /// The influence marker.
    pub influence: u8,
    /// The imperative levels of the three eras.
    pub imperatives: [u8; 3],
    /// The technologies, top to bottom.
    pub technologies: ByShelf<Option<Technology>>,
    /// Shelves whose technology holds an Assistant, as bits.
    pub busy: u8,
    /// Assistants placed this year.
    pub placed: u8,
    /// Cells with an own Assistant this year.
    pub cells: u16,
    /// Capital buildings built.
    pub works: Set<CapitalBuilding, u8>,
}

impl Player {
    /// How many of a good are in store.
    #[inline]
    pub fn good(&self, good: Good) -> u8 {
        self.goods[good]
    }

    /// Whether a harmful slot is occupied.
    #[inline]
    pub fn occupied(&self, slot: Slot) -> bool {
        self.harmful & harm(slot) != 0
    }

    /// The harmful slots that are free, in order.
    pub fn free_slots(&self) -> impl Iterator<Item = Slot> + use<> {
        let harmful = self.harmful;
        Slot::HARMFUL.into_iter().filter(move |&slot| harmful & harm(slot) == 0)
    }

    /// The harmful slots that are occupied, in order.
    pub fn occupied_slots(&self) -> impl Iterator<Item = Slot> + use<> {
        let harmful = self.harmful;
        Slot::HARMFUL.into_iter().filter(move |&slot| harmful & harm(slot) != 0)
    }

    /// Where a building stands.
    #[inline]
    pub fn site(&self, building: Building) -> Option<Location> {
        self.sites[building]
    }

    /// The building of this player in a location.
    pub fn building_at(&self, location: Location) -> Option<Building> {
        Building::ALL.iter().copied().find(|&building| self.site(building) == Some(location))
    }

    /// The buildings on the map, the Castle included.
    pub fn built(&self) -> impl Iterator<Item = (Building, Location)> + '_ {
        Building::ALL.iter().filter_map(|&building| Some((building, self.site(building)?)))
    }

    /// Where a technology lies.
    pub fn shelf_of(&self, technology: Technology) -> Option<Shelf> {
        Shelf::ALL.iter().copied().find(|shelf| self.technologies[*shelf] == Some(technology))
    }
}

/// The bit of a harmful slot.
#[inline]
pub fn harm(slot: Slot) -> u8 {
    match slot {
        Slot::Move => 1,
        Slot::Build => 2,
        Slot::Produce => 4,
        Slot::Storage => 8,
        Slot::Regular | Slot::Cemetery => 0,
    }
}

/// Neutral subjects of the duel and of the solo game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Neutral {
    /// In the neutral sector of the Capital.
    pub sector: u8,
    /// Solo: still on the influence track, as bits over `SOLO_INFLUENCE`.
    pub influence: u8,
    /// Solo: still on the imperative tracks, as bits from level 1.
    pub imperatives: [u8; 3],
    /// Solo: still beside these Capital buildings.
    pub works: Set<CapitalBuilding, u8>,
}

/// What lies on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// How many play.
    pub players: u8,
    /// Which game.
    pub mode: Mode,
    /// Whose reading.
    pub edition: Edition,
    /// The players' boards.
    pub seats: BySeat<Player, SEATS>,
    /// The turn order.
    pub order: [Seat; SEATS],
    /// The year, from 1; 0 during the set-up.
    pub year: u8,
    /// Turns taken this year.
    pub turns: u8,
    /// Whose turn it is.
    pub actor: Seat,
    /// The resource of each location.
    pub resources: ByLocation<Good>,
    /// Sick subjects in each location.
    pub sick: ByLocation<u8>,
    /// Sick subjects on each road.
    pub road_sick: ByRoad<u8>,
    /// Locations in ruins.
    pub ruins: Locations,
    /// Whose buildings stand in each location.
    pub owners: ByLocation<SeatSet>,
    /// The decrees of the three eras.
    pub decrees: [Decree; 3],
    /// The Capital card; none in the solo game.
    pub capital_card: Option<CapitalCard>,
    /// Capital buildings nobody has built.
    pub works: Set<CapitalBuilding, u8>,
    /// Reward tokens in play.
    pub tokens: Set<RewardToken, u16>,
    /// Those face up.
    pub face_up: Set<RewardToken, u16>,
    /// Plague cards turned up, in order.
    pub plagues: List<PlagueCard, 6>,
    /// Favour cards turned up, in order.
    pub favours: List<FavourCard, 6>,
    /// The technology market.
    pub market: [Option<Technology>; 5],
    /// The technologies of the deck, in no order: it is shuffled.
    pub deck: Set<Technology, u32>,
    /// Starting cards turned up, in order.
    pub start_cards: List<StartCard, SEATS>,
    /// Neutral subjects.
    pub neutral: Neutral,
    /// What the card of this year or the ruins it left still have to do.
    pub wave: Wave,
    /// The places of the Capital card that are being paid.
    pub podium: List<(Seat, Place), SEATS>,
    /// The running turn.
    pub run: Run,
}

/// What the plague of this year still has to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Wave {
    /// Locations where the card placed subjects.
    pub placed: Locations,
    /// Locations whose Camps stopped the card.
    pub camps: Locations,
    /// Locations whose one building takes the subjects in.
    pub taken_in: Locations,
    /// Locations destroyed by the card.
    pub fallen: Locations,
}

impl Board {
    /// The seats in turn order.
    #[inline]
    pub fn in_order(&self) -> impl Iterator<Item = Seat> + use<'_> {
        self.order[..usize::from(self.players)].iter().copied()
    }

    /// The `nth` seat in turn order.
    #[inline]
    pub fn nth(&self, nth: u8) -> Option<Seat> {
        (nth < self.players).then(|| self.order[usize::from(nth)])
    }

    /// All seats.
    pub fn everyone(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(usize::from(self.players))
    }

    /// All seats but one.
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.everyone().filter(move |&other| other != seat)
    }

    /// The readings of the disputed rules.
    #[inline]
    pub fn switches(&self) -> &'static Switches {
        &EDITIONS[self.edition.index()]
    }

    /// The era, from 0.
    #[inline]
    pub fn era(&self) -> usize {
        usize::from(self.year.saturating_sub(1) / 2).min(2)
    }

    /// The decree of the era.
    #[inline]
    pub fn decree(&self) -> Decree {
        self.decrees[self.era()]
    }

    /// The imperative of the era.
    #[inline]
    pub fn imperative(&self) -> Imperative {
        DECREES[self.decree()].imperative
    }

    /// Assistants a player places this year.
    #[inline]
    pub fn assistants(&self) -> u8 {
        ASSISTANTS[self.era()]
    }

    /// Whether neutral subjects play a part.
    pub(crate) fn has_neutrals(&self) -> bool {
        matches!(self.mode, Mode::Duel | Mode::Solo)
    }

    /// What a location yields; nothing in ruins.
    pub fn yields(&self, location: Location) -> Option<Good> {
        (!self.ruins.contains(location)).then(|| self.resources[location])
    }

    /// Whether a building of an opponent stands there.
    pub fn opponent_at(&self, seat: Seat, location: Location) -> bool {
        let mut others = self.owners[location];
        others.remove(seat);
        !others.is_empty()
    }

    /// Whether a building of this player stands there.
    pub fn own_at(&self, seat: Seat, location: Location) -> bool {
        self.owners[location].contains(seat)
    }

    /// Whether no further building fits.
    pub fn is_full(&self, location: Location) -> bool {
        self.owners[location].len() >= usize::from(CAPACITY[size(location)])
    }

    /// The owners of the Camps there.
    pub fn camps_at(&self, location: Location) -> SeatSet {
        self.everyone().filter(|&seat| self[seat].camp == Some(location)).collect()
    }

    /// Whether a Doctor is there.
    pub fn doctor_at(&self, location: Location) -> bool {
        self.everyone().any(|seat| self[seat].doctor == Some(location))
    }
}

impl Index<Seat> for Board {
    type Output = Player;
    #[inline]
    fn index(&self, seat: Seat) -> &Player {
        &self.seats[seat]
    }
}

impl IndexMut<Seat> for Board {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat]
    }
}

/// The size of a location.
#[inline]
pub fn size(location: Location) -> Size {
    LOCATIONS[location].size
}

/// The road between two locations.
pub fn road(from: Location, to: Location) -> Option<Road> {
    NEIGHBOURS[from].iter().find(|(there, _)| *there == to).map(|(_, road)| *road)
}
