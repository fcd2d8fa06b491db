//! What a player owns: the estate with its citizens and foremen, buildings, tokens, lieutenants.

use kernel::{Id as _, Message, Set, Target};
use ts_rs::TS;

use crate::data::{
    ByCabin, ByClass, ByRegister, CLASS_WORKSHOPS, Cabin, CabinUpgrade, Cart, Class, ESTATES, Estate, LIEUTENANTS,
    REPOPULATION_TILES, Register, SCROLL_BOARDS, SECTORS, START_LIEUTENANTS, ScrollBoard, Ship, Space, Workshop,
};
use crate::site::Site;
use crate::stride::Branch;
use crate::tile::{Cost, ScrollTrack, SpaceAction};

/// The step of a path that is the centre of the estate.
pub const CENTRE: u8 = 6;

/// Where a lieutenant is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, TS)]
#[ts(type = "string")]
pub enum Place {
    /// On the estate of his family.
    #[default]
    Estate,
    /// On a hex or at a dock.
    Town(Site),
    /// Not in play yet.
    Reserve,
    /// Given up for good.
    Gone,
}

/// A lieutenant. Those in the same place are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Lieutenant {
    /// Where he is.
    pub place: Place,
    /// Whether he was used this round: in town he stands, else he lies.
    pub used: bool,
}

/// A row of quarantine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CabinRow {
    /// Who lives here.
    pub citizen: Option<Patient>,
    /// What was built on it.
    pub upgrade: Option<CabinUpgrade>,
}

/// A citizen in quarantine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Patient {
    /// His class.
    pub class: Class,
    /// Whether he is golden.
    pub upgraded: bool,
    /// Whether he stands on space II and leaves next.
    pub leaving: bool,
}

/// A foreman on his path.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Foreman {
    /// 0 at the start, 6 in the centre.
    pub step: u8,
    /// Chosen on reaching step 2.
    pub branch: Option<Branch>,
    /// Whether he was turned to his better side.
    pub upgraded: bool,
}

/// Where a citizen of an estate can stand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS)]
#[ts(type = "string")]
pub enum Spot {
    /// On a space of his sector.
    Space(Space),
    /// In a cabin.
    Cabin(Cabin),
    /// In a workshop.
    Workshop(Workshop),
}

/// What a player owns.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    /// Coins.
    pub coin: u8,
    /// Beams.
    pub beam: u8,
    /// Fire tokens.
    pub fire: u8,
    /// Major fire tokens.
    pub major_fire: u8,
    /// Points on the track.
    pub points: i16,
    /// Rats.
    pub rats: u8,
    /// The face of the player board.
    pub estate: Estate,
    /// The face of the scroll board.
    pub scroll_board: ScrollBoard,
    /// The place of each scroll cube.
    pub scroll: [u8; 3],
    /// Spaces with a citizen.
    pub housed: Set<Space, u32>,
    /// Those whose citizen is golden.
    pub golden: Set<Space, u32>,
    /// Spaces covered by a door.
    pub doors: Set<Space, u32>,
    /// Quarantine.
    pub cabins: ByCabin<CabinRow>,
    /// By class.
    pub foremen: ByClass<Foreman>,
    /// Workshops owned.
    pub workshops: Set<Workshop, u64>,
    /// Those with a citizen.
    pub staffed: Set<Workshop, u64>,
    /// Those with a golden citizen.
    pub masters: Set<Workshop, u64>,
    /// Those of era II whose reward was earned.
    pub spent: Set<Workshop, u64>,
    /// Carts owned.
    pub carts: Set<Cart, u16>,
    /// Carts not used this round.
    pub ready: u8,
    /// Ships owned.
    pub ships: Set<Ship, u16>,
    /// Repopulation tiles left.
    pub tiles: u8,
    /// The space on each register, from 1.
    pub registers: ByRegister<u8>,
    /// In ascending order, so that equal positions are equal.
    pub lieutenants: [Lieutenant; LIEUTENANTS],
}

impl Player {
    /// A player before the first round (MES-112).
    pub(crate) fn new(estate: Estate, scroll_board: ScrollBoard) -> Self {
        let lieutenants = std::array::from_fn(|index| {
            let place = if index < (*START_LIEUTENANTS).into() { Place::Estate } else { Place::Reserve };
            Lieutenant { place, used: false }
        });
        let tiles = *REPOPULATION_TILES;
        Self { estate, scroll_board, tiles, registers: ByRegister::new([1; 3]), lieutenants, ..Self::default() }
    }

    /// Lieutenants on the estate or in town, used or not.
    pub fn lieutenants_in_play(&self) -> u8 {
        self.lieutenants.iter().filter(|lieutenant| lieutenant.in_play()).count() as u8
    }

    /// Whether a turn is left this round.
    #[inline]
    pub(crate) fn has_unused(&self) -> bool {
        self.lieutenants.iter().any(Lieutenant::unused)
    }

    /// Moves the lieutenant `from` to `to`, which leaves the list sorted.
    pub(crate) fn shift(&mut self, from: Lieutenant, to: Lieutenant) {
        let there = self.lieutenants.iter_mut().find(|lieutenant| **lieutenant == from);
        *there.expect("the lieutenant stands where he is said to be") = to;
        self.lieutenants.sort_unstable();
    }

    /// Whether the tokens are there.
    #[inline]
    pub fn can_pay(&self, cost: Cost) -> bool {
        self.coin >= cost.coin && self.beam >= cost.beam
    }

    pub(crate) fn pay(&mut self, cost: Cost) {
        self.coin -= cost.coin;
        self.beam -= cost.beam;
    }

    /// The empty spaces of a sector.
    #[inline]
    pub fn room(&self, class: Class) -> Set<Space, u32> {
        sector(class) - self.housed
    }

    /// The citizens in a sector.
    #[inline]
    pub fn residents(&self, class: Class) -> Set<Space, u32> {
        sector(class) & self.housed
    }

    /// Empty workshops, face up, in which somebody of the class could work.
    #[inline]
    pub fn vacancies(&self, class: Class) -> Set<Workshop, u64> {
        (self.workshops - self.staffed - self.spent) & of_class(class)
    }

    /// The cabin with nobody in it.
    pub(crate) fn empty_cabins(&self) -> impl Iterator<Item = Cabin> {
        Cabin::ALL.iter().copied().filter(|cabin| self.cabins[*cabin].citizen.is_none())
    }

    /// Cabins that can still be upgraded.
    pub(crate) fn plain_cabins(&self) -> impl Iterator<Item = Cabin> {
        Cabin::ALL.iter().copied().filter(|cabin| self.cabins[*cabin].upgrade.is_none())
    }

    /// What a citizen on this space does.
    pub fn action(&self, space: Space) -> &'static SpaceAction {
        &ESTATES[self.estate][space]
    }

    /// A track of the scroll board.
    pub fn scroll_track(&self, track: usize) -> &'static ScrollTrack {
        &SCROLL_BOARDS[self.scroll_board].tracks[track]
    }

    /// The space of the marker on a register, from 1.
    #[inline]
    pub fn space_on(&self, register: Register) -> u8 {
        self.registers[register]
    }

    /// Where plain citizens stand: spaces, cabins, workshops.
    pub(crate) fn plain_citizens(&self) -> impl Iterator<Item = Spot> {
        let spaces = (self.housed - self.golden).into_iter().map(Spot::Space);
        let cabins = Cabin::ALL
            .iter()
            .copied()
            .filter(|cabin| self.cabins[*cabin].citizen.is_some_and(|patient| !patient.upgraded));
        let workshops = (self.staffed - self.masters).into_iter().map(Spot::Workshop);
        spaces.chain(cabins.map(Spot::Cabin)).chain(workshops)
    }

    /// The citizen who stands there leaves the estate.
    pub(crate) fn send_off(&mut self, spot: Spot) {
        match spot {
            Spot::Space(space) => {
                self.housed.remove(space);
                self.golden.remove(space);
            }
            Spot::Cabin(cabin) => self.cabins[cabin].citizen = None,
            Spot::Workshop(workshop) => {
                self.staffed.remove(workshop);
                self.masters.remove(workshop);
            }
        }
    }

    /// Where citizens stand that can be sent back to a district: sectors and workshops.
    pub(crate) fn settlers(&self, class: Class, upgraded: bool) -> impl Iterator<Item = Spot> {
        let (spaces, workshops) = if upgraded { (self.golden, self.masters) } else { (self.housed, self.staffed) };
        let spaces = (spaces & sector(class)).into_iter().map(Spot::Space);
        spaces.chain((workshops & of_class(class)).into_iter().map(Spot::Workshop))
    }
}

impl Place {
    /// Its word: those of the town differ from the others.
    pub fn word(self) -> &'static str {
        match self {
            Self::Estate => "estate",
            Self::Town(site) => site.word(),
            Self::Reserve => "reserve",
            Self::Gone => "gone",
        }
    }

    /// The place with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        match word {
            "estate" => Some(Self::Estate),
            "reserve" => Some(Self::Reserve),
            "gone" => Some(Self::Gone),
            _ => Site::from_word(word).map(Self::Town),
        }
    }

    /// Its name.
    pub fn name(self) -> Message {
        match self {
            Self::Estate => Message::new("messina-place-estate"),
            Self::Town(site) => site.name(),
            Self::Reserve => Message::new("messina-place-reserve"),
            Self::Gone => Message::new("messina-place-gone"),
        }
    }

    /// The thing one clicks.
    pub fn target(self) -> Target {
        match self {
            Self::Town(site) => site.target(),
            Self::Estate | Self::Reserve | Self::Gone => Target::new("place", self.word()),
        }
    }
}

impl Spot {
    /// Its word: those of spaces, cabins and workshops all differ.
    pub fn word(self) -> &'static str {
        match self {
            Self::Space(space) => space.word(),
            Self::Cabin(cabin) => cabin.word(),
            Self::Workshop(workshop) => workshop.word(),
        }
    }

    /// The spot with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        let space = Space::from_word(word).map(Self::Space);
        let cabin = || Cabin::from_word(word).map(Self::Cabin);
        space.or_else(cabin).or_else(|| Workshop::from_word(word).map(Self::Workshop))
    }

    /// Its name.
    pub fn name(self) -> Message {
        match self {
            Self::Space(space) => Message::name("messina", space),
            Self::Cabin(cabin) => Message::name("messina", cabin),
            Self::Workshop(workshop) => Message::name("messina", workshop),
        }
    }

    /// The thing one clicks.
    pub fn target(self) -> Target {
        match self {
            Self::Space(space) => Target::of(space),
            Self::Cabin(cabin) => Target::of(cabin),
            Self::Workshop(workshop) => Target::of(workshop),
        }
    }
}

impl Lieutenant {
    /// Whether he can still be used this round.
    #[inline]
    pub fn unused(&self) -> bool {
        !self.used && self.in_play()
    }

    /// Whether he is on the estate or in town.
    #[inline]
    pub fn in_play(&self) -> bool {
        matches!(self.place, Place::Estate | Place::Town(_))
    }
}

/// The spaces of a sector.
#[inline]
pub(crate) fn sector(class: Class) -> Set<Space, u32> {
    Set::from_bits(SECTORS[class])
}

/// The workshops in which a class works.
#[inline]
pub(crate) fn of_class(class: Class) -> Set<Workshop, u64> {
    Set::from_bits(CLASS_WORKSHOPS[class])
}
