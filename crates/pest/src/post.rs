//! Where a healed subject can be.

use std::fmt;

use kernel::{Arg, Game, Id as _, Message, NotationError, Noun, Target, Words};
use serde::{Serialize, Serializer};
use ts_rs::TS;

use crate::data::{Building, Technology};
use crate::event::name;

/// Where a healed subject can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, TS)]
#[ts(type = "string")]
pub enum Post {
    /// The worker place of a building.
    Building(Building),
    /// The own sector of the Capital.
    Capital,
    /// The Mobile Workshop.
    Workshop,
    /// Plague Experts.
    Experts,
    /// The healed track.
    Track,
}

/// The posts that are no building.
const OTHERS: [Post; 4] = [Post::Capital, Post::Workshop, Post::Experts, Post::Track];

impl Post {
    fn word(self) -> &'static str {
        match self {
            Self::Building(building) => building.word(),
            Self::Capital => "capital",
            Self::Workshop => "workshop",
            Self::Experts => "experts",
            Self::Track => "track",
        }
    }

    /// The thing on the board that one clicks for it.
    pub fn target(self) -> Target {
        match self {
            Self::Building(building) => Target::of(building),
            Self::Capital => Target::new("capital", "capital"),
            Self::Workshop => Target::of(Technology::MobileWorkshop),
            Self::Experts => Target::of(Technology::PlagueExperts),
            Self::Track => Target::new("track", "healed"),
        }
    }
}

impl Noun for Post {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
    fn read<G: Game>(words: &mut Words<'_>) -> Result<Self, NotationError> {
        words.read(|word| {
            let other = OTHERS.into_iter().find(|post| post.word() == word);
            other.or_else(|| Building::from_word(word).map(Self::Building))
        })
    }
    fn arg<G: Game>(self) -> Arg {
        match self {
            Self::Building(building) => name(building),
            Self::Capital => Message::new("pest-post-capital"),
            Self::Workshop => name(Technology::MobileWorkshop),
            Self::Experts => name(Technology::PlagueExperts),
            Self::Track => Message::new("pest-post-track"),
        }
        .into()
    }
    fn thing(self) -> Option<Target> {
        Some(self.target())
    }
    fn clicked(thing: &Target) -> Option<Self> {
        let other = OTHERS.into_iter().find(|post| post.target() == *thing);
        other.or_else(|| thing.id().map(Self::Building))
    }
    fn any() -> Self {
        Self::Capital
    }
}

impl Serialize for Post {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}
