//! A place in the effects of a card.

use crate::card::Effect;
use crate::data::{City, RoundCard};

/// A card with effects.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// The card of the round.
    Round(RoundCard),
    /// The special action of a City card.
    City(City),
}

impl Source {
    /// What the card does.
    #[inline]
    pub fn effects(self) -> &'static [Effect] {
        match self {
            Self::Round(card) => card.face().effects,
            Self::City(city) => city.card().special.effects(),
        }
    }
}

/// One of the effects of a card; behind the last one it is done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clause {
    /// The card.
    pub source: Source,
    /// Which of its effects.
    pub at: u8,
}

impl Clause {
    /// The first effect of a card.
    pub fn first(source: Source) -> Self {
        Self { source, at: 0 }
    }

    /// The effect, unless all are done.
    #[inline]
    pub fn effect(self) -> Option<&'static Effect> {
        self.source.effects().get(usize::from(self.at))
    }

    /// The effects before this one.
    pub fn before(self) -> &'static [Effect] {
        &self.source.effects()[..usize::from(self.at)]
    }

    /// The next one.
    #[must_use]
    pub fn next(self) -> Self {
        Self { at: self.at + 1, ..self }
    }

    /// Whether nothing comes after this one.
    pub fn is_last(self) -> bool {
        usize::from(self.at) + 1 >= self.source.effects().len()
    }
}
