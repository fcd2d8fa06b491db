//! The places of the town: districts, ports and docks, and the ways between them.

use kernel::{Id as _, Message, Target};
use ts_rs::TS;

use crate::data::{DISTRICTS, District, DockTile, PORTS, Port, RatIcon};
use crate::tile::Effect;

/// A place of the town.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS)]
#[ts(type = "string")]
pub enum Site {
    /// A district.
    District(District),
    /// A port.
    Port(Port),
    /// The dock behind the port of the same number.
    Dock(DockTile),
}

/// Places that are hexes; the docks come behind them.
pub const HEXES: usize = District::ALL.len() + Port::ALL.len();
/// All places.
pub const SITES: usize = HEXES + DockTile::ALL.len();

impl Site {
    /// The number of this place: districts, ports, docks.
    #[inline]
    pub fn index(self) -> usize {
        match self {
            Self::District(district) => district.index(),
            Self::Port(port) => District::ALL.len() + port.index(),
            Self::Dock(dock) => HEXES + dock.index(),
        }
    }

    /// The place with this number.
    #[inline]
    pub fn from_index(index: usize) -> Self {
        if index < District::ALL.len() {
            Self::District(District::from_index(index))
        } else if index < HEXES {
            Self::Port(Port::from_index(index - District::ALL.len()))
        } else {
            Self::Dock(DockTile::from_index(index - HEXES))
        }
    }

    /// The hexes: districts and ports.
    pub fn hexes() -> impl Iterator<Item = Self> {
        (0..HEXES).map(Self::from_index)
    }

    /// All places.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SITES).map(Self::from_index)
    }

    /// The word of the data file.
    pub fn word(self) -> &'static str {
        match self {
            Self::District(district) => district.word(),
            Self::Port(port) => port.word(),
            Self::Dock(dock) => dock.word(),
        }
    }

    /// The place with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::all().find(|site| site.word() == word)
    }

    /// Its name.
    pub fn name(self) -> Message {
        match self {
            Self::District(district) => Message::name("messina", district),
            Self::Port(port) => Message::name("messina", port),
            Self::Dock(dock) => Message::name("messina", dock),
        }
    }

    /// The thing one clicks.
    pub fn target(self) -> Target {
        match self {
            Self::District(district) => Target::of(district),
            Self::Port(port) => Target::of(port),
            Self::Dock(dock) => Target::of(dock),
        }
    }

    /// When the plague comes here; never to a dock.
    pub fn rat(self) -> Option<RatIcon> {
        match self {
            Self::District(district) => Some(DISTRICTS[district].rat),
            Self::Port(port) => Some(PORTS[port].rat),
            Self::Dock(_) => None,
        }
    }

    /// The action of the hex; a dock has none.
    pub fn effects(self) -> &'static [Effect] {
        match self {
            Self::District(district) => DISTRICTS[district].effects,
            Self::Port(port) => PORTS[port].effects,
            Self::Dock(_) => &[],
        }
    }

    /// Whether it is a hex.
    pub fn is_hex(self) -> bool {
        !matches!(self, Self::Dock(_))
    }
}

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sites(pub u32);

impl Sites {
    /// The hexes.
    pub const HEXES: Self = Self((1 << HEXES) - 1);
    /// All places.
    pub const ALL: Self = Self((1 << SITES) - 1);

    /// Whether `site` is among them.
    #[inline]
    pub fn contains(self, site: Site) -> bool {
        self.0 >> site.index() & 1 == 1
    }

    /// Puts `site` in.
    #[inline]
    pub fn insert(&mut self, site: Site) {
        self.0 |= 1 << site.index();
    }

    /// Those in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those not in `other`.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Those in one of the sets.
    #[inline]
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The numbers of the places, in ascending order.
    #[inline]
    pub fn indices(self) -> Indices {
        Indices(self.0)
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl IntoIterator for Sites {
    type Item = Site;
    type IntoIter = SitesIter;
    #[inline]
    fn into_iter(self) -> SitesIter {
        SitesIter(self.indices())
    }
}

/// The numbers of the places of a set in ascending order.
#[derive(Clone, Debug)]
pub struct Indices(u32);

impl Iterator for Indices {
    type Item = usize;
    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(index)
    }
}

/// The places of a set in ascending order.
#[derive(Clone, Debug)]
pub struct SitesIter(Indices);

impl Iterator for SitesIter {
    type Item = Site;
    #[inline]
    fn next(&mut self) -> Option<Site> {
        self.0.next().map(Site::from_index)
    }
}

impl FromIterator<Site> for Sites {
    fn from_iter<I: IntoIterator<Item = Site>>(sites: I) -> Self {
        let mut set = Self::default();
        for site in sites {
            set.insert(site);
        }
        set
    }
}
