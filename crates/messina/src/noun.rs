//! What the choices of Messina name besides the ids of its data: each has a word, a name and a thing one clicks.

use std::fmt;

use kernel::{Arg, Game, NotationError, Noun, Target, Words};
use serde::{Serialize, Serializer};

use crate::data::{CabinUpgrade, Cart, Class, District, DockTile, Port, Space, Workshop};
use crate::entry::{Entry, ScrollCube};
use crate::market::{Group, Tile};
use crate::player::{Place, Spot};
use crate::site::Site;
use crate::stride::ForemanId;
use kernel::Id as _;

/// Makes nouns of types that have `word`, `from_word`, `name` and `target`; they travel to the page as their words.
/// Behind `=>` stands what is counted when an event names one.
macro_rules! nouns {
    ($($Type:ident: $any:expr $(=> $counted:expr)?),+ $(,)?) => {$(
        impl Noun for $Type {
            fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word().as_ref())
            }
            fn read<G: Game>(words: &mut Words<'_>) -> Result<Self, NotationError> {
                words.read(Self::from_word)
            }
            fn arg<G: Game>(self) -> Arg {
                self.name().into()
            }
            fn thing(self) -> Option<Target> {
                Some(self.target())
            }
            fn clicked(thing: &Target) -> Option<Self> {
                Self::from_word(&thing.id).filter(|noun| noun.target() == *thing)
            }
            fn any() -> Self {
                $any
            }
            $(fn counted(self) -> Option<(&'static str, usize)> {
                let counted: fn(Self) -> (&'static str, usize) = $counted;
                Some(counted(self))
            })?
        }

        impl Serialize for $Type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word().as_ref())
            }
        }
    )+};
}

nouns! {
    Site: Self::District(District::ALL[0]) => |site| match site {
        Self::District(district) => (District::KIND, district.index()),
        Self::Port(port) => (Port::KIND, port.index()),
        Self::Dock(dock) => (DockTile::KIND, dock.index()),
    },
    Place: Self::Estate,
    Spot: Self::Space(Space::ALL[0]),
    Tile: Self::Cabin(CabinUpgrade::ALL[0]) => |tile| match tile {
        Self::Cabin(upgrade) => (CabinUpgrade::KIND, upgrade.index()),
        Self::Workshop(workshop) => (Workshop::KIND, workshop.index()),
        Self::Cart(cart) => (Cart::KIND, cart.index()),
    },
    Group: Self::Cabins,
    Entry: Self::City,
    ScrollCube: Self::FIRST,
    ForemanId: Self(Class::ALL[0]),
}
