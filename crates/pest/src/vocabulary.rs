//! Words of the rulebook that are too few for a data file: goods, sizes, actions, slots.

use kernel::{ById, Id};
use serde::Serialize;
use ts_rs::TS;

/// A closed list of words that behaves like ids out of a data file.
macro_rules! vocabulary {
    ($(#[$doc:meta])* $name:ident $kind:literal { $($(#[$each:meta])* $variant:ident $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
        #[repr(u8)]
        pub enum $name { $($(#[$each])* #[serde(rename = $word)] $variant,)* }

        impl Id for $name {
            const ALL: &'static [Self] = &[$(Self::$variant,)*];
            const KIND: &'static str = $kind;
            #[inline]
            fn index(self) -> usize {
                self as usize
            }
            fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)* }
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self::ALL[0]
            }
        }

        impl printed::Literal for $name {
            fn read(from: &mut printed::Reader<'_>) -> printed::Result<Self> {
                kernel::read_id(from)
            }
        }
    };
}

vocabulary! {
    /// What a storage holds: four resources and coins (PEST-30).
    Good "good" {
        /// For buildings.
        Wood "wood",
        /// For buildings.
        Stone "stone",
        /// For collecting the sick.
        Food "food",
        /// For healing.
        Herbs "herbs",
        /// Replaces any resource; is none itself.
        Coin "coin",
    }
}

/// One value for each `Good`.
pub type ByGood<T> = ById<Good, T, 5>;

impl Good {
    /// The four resources, without coins.
    pub const RESOURCES: [Self; 4] = [Self::Wood, Self::Stone, Self::Food, Self::Herbs];
}

vocabulary! {
    /// How large a location is (PEST-38).
    Size "size" {
        /// Room for one building.
        Village "village",
        /// Room for two.
        Town "town",
        /// Room for three.
        City "city",
    }
}

/// One value for each `Size`.
pub type BySize<T> = ById<Size, T, 3>;

vocabulary! {
    /// The colours of coloured routes and of ports.
    Route "route" {
        /// The North Road.
        Red "red",
        /// The South Road.
        Blue "blue",
        /// The Greyroad.
        Black "black",
    }
}

/// One value for each `Route`.
pub type ByRoute<T> = ById<Route, T, 3>;

vocabulary! {
    /// The actions of the top row of the grid.
    Top "top" {
        /// Move the Doctor.
        Move "move",
        /// Build on the map or in the Capital.
        Build "build",
        /// Let buildings and laboratories work.
        Produce "produce",
    }
}

vocabulary! {
    /// The actions of the left column of the grid.
    Left "left" {
        /// Buy technologies.
        Research "research",
        /// Heal the sick.
        Heal "heal",
        /// Send the healed to work or to the Capital.
        Assign "assign",
    }
}

vocabulary! {
    /// The six actions of the grid.
    Act "act" {
        /// Top row.
        Move "move",
        /// Top row.
        Build "build",
        /// Top row.
        Produce "produce",
        /// Left column.
        Research "research",
        /// Left column.
        Heal "heal",
        /// Left column.
        Assign "assign",
    }
}

impl From<Top> for Act {
    fn from(top: Top) -> Self {
        match top {
            Top::Move => Self::Move,
            Top::Build => Self::Build,
            Top::Produce => Self::Produce,
        }
    }
}

impl From<Left> for Act {
    fn from(left: Left) -> Self {
        match left {
            Left::Research => Self::Research,
            Left::Heal => Self::Heal,
            Left::Assign => Self::Assign,
        }
    }
}

impl Act {
    /// The action of the top row that it is, or else the one of the left column.
    pub(crate) const fn row(self) -> Result<Top, Left> {
        match self {
            Self::Move => Ok(Top::Move),
            Self::Build => Ok(Top::Build),
            Self::Produce => Ok(Top::Produce),
            Self::Research => Err(Left::Research),
            Self::Heal => Err(Left::Heal),
            Self::Assign => Err(Left::Assign),
        }
    }
}

vocabulary! {
    /// The choice of the first player in the Capital (PEST-173).
    Choice "choice" {
        /// The first of the two.
        A "a",
        /// The second.
        B "b",
    }
}

vocabulary! {
    /// Where a sick subject can lie (PEST-41, PEST-43).
    Slot "slot" {
        /// The slots that harm nothing, those of technologies 18 and 19 included.
        Regular "regular",
        /// Above the Move action.
        Move "move",
        /// Above the Build action.
        Build "build",
        /// Above the Produce action.
        Produce "produce",
        /// On the fifth storage space.
        Storage "storage",
        /// No Quarantine slot: the end.
        Cemetery "cemetery",
    }
}

impl Slot {
    /// The slots that cost something: three action slots and the storage slot.
    pub const HARMFUL: [Self; 4] = [Self::Move, Self::Build, Self::Produce, Self::Storage];

    /// The slot above an action of the top row.
    pub const fn above(top: Top) -> Self {
        match top {
            Top::Move => Self::Move,
            Top::Build => Self::Build,
            Top::Produce => Self::Produce,
        }
    }
}

vocabulary! {
    /// The three places for technologies.
    Shelf "shelf" {
        /// The upper one.
        Top "top",
        /// The one in the middle.
        Middle "middle",
        /// The lower one.
        Bottom "bottom",
    }
}

/// One value for each `Shelf`.
pub type ByShelf<T> = ById<Shelf, T, 3>;

vocabulary! {
    /// How the sick of a location are collected (PEST-107).
    Way "way" {
        /// All of them, for food.
        Food "food",
        /// All but one, for food: technology 4.
        Mask "mask",
        /// All of them for nothing, with the Camp.
        Camp "camp",
    }
}

vocabulary! {
    /// How well a top-row action goes (PEST-93).
    Level "level" {
        /// A sick subject lies on its slot.
        Hindered "hindered",
        /// As printed.
        Normal "normal",
        /// A research token was spent.
        Improved "improved",
        /// Hindered and improved at once, where the edition says so.
        Mixed "mixed",
    }
}

vocabulary! {
    /// The place of a player on the favour card (PEST-81).
    Favour "favour" {
        /// Most influence.
        Left "left",
        /// Everyone else.
        Middle "middle",
        /// Least influence.
        Right "right",
    }
}

vocabulary! {
    /// The place of a player in the Capital (PEST-171).
    Place "place" {
        /// Most subjects.
        First "first",
        /// The next, or tied for the first.
        Second "second",
        /// The third, or tied for the second.
        Third "third",
    }
}

vocabulary! {
    /// Which game is played.
    Mode "mode" {
        /// Three to five players.
        Standard "standard",
        /// Two players.
        TwoPlayers "two_players",
        /// Two players, with neutral subjects and covered spaces.
        Duel "duel",
        /// One player.
        Solo "solo",
    }
}

vocabulary! {
    /// Whose reading of the disputed rules holds (section 11 of the rules).
    Edition "edition" {
        /// Our reconciliation.
        Canonical "canonical",
        /// The French rulebook.
        Fr "fr",
        /// The Russian rulebook.
        Ru "ru",
    }
}
