//! What a player can lose, and protect: cards, cubes and mutation levels (CON-70).

use std::fmt;

use kernel::{Arg, Game, Message, NotationError, Noun, Target, Words};
use serde::Serialize;
use ts_rs::TS;

/// So many cards, cubes and levels.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, TS)]
#[allow(missing_docs, reason = "the fields are named after what they count")]
pub struct Elements {
    pub cards: u8,
    pub cubes: u8,
    pub levels: u8,
}

impl Elements {
    /// All kinds together.
    pub fn total(self) -> u32 {
        [self.cards, self.cubes, self.levels].into_iter().map(u32::from).sum()
    }

    /// Whether there are no more of any kind than in `other`.
    pub fn within(self, other: Self) -> bool {
        self.cards <= other.cards && self.cubes <= other.cubes && self.levels <= other.levels
    }

    /// What is left of these without those, which are within them.
    #[must_use]
    pub fn without(self, those: Self) -> Self {
        Self { cards: self.cards - those.cards, cubes: self.cubes - those.cubes, levels: self.levels - those.levels }
    }

    /// The kinds that there are, as the words of a list.
    pub fn list(self) -> Vec<Arg> {
        let counted =
            [("contagion-n-cards", self.cards), ("contagion-n-cubes", self.cubes), ("contagion-n-levels", self.levels)];
        counted.into_iter().filter(|(_, n)| *n > 0).map(|(key, n)| Message::new(key).with("n", n).into()).collect()
    }

    /// The button that protects them.
    pub(crate) fn button(self) -> Target {
        Target::button(&format!("protect-{}-{}-{}", self.cards, self.cubes, self.levels))
    }
}

/// Written as `cards 1 cubes 2`; a kind without any is left out, and none at all is `nothing`.
impl Noun for Elements {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [("cards", self.cards), ("cubes", self.cubes), ("levels", self.levels)];
        let mut gap = "";
        for (word, n) in parts.into_iter().filter(|(_, n)| *n > 0) {
            write!(f, "{gap}{word} {n}")?;
            gap = " ";
        }
        if gap.is_empty() { f.write_str("nothing") } else { Ok(()) }
    }
    fn read<G: Game>(words: &mut Words<'_>) -> Result<Self, NotationError> {
        words.accept("nothing");
        let mut count = |word| if words.accept(word) { words.number() } else { Ok(0) };
        Ok(Self { cards: count("cards")?, cubes: count("cubes")?, levels: count("levels")? })
    }
    fn arg<G: Game>(self) -> Arg {
        self.list().into()
    }
    fn thing(self) -> Option<Target> {
        Some(self.button())
    }
    fn clicked(thing: &Target) -> Option<Self> {
        let mut numbers = thing.id.strip_prefix("protect-")?.split('-').map(str::parse);
        let mut next = || numbers.next()?.ok();
        Some(Self { cards: next()?, cubes: next()?, levels: next()? })
    }
    fn any() -> Self {
        Self::default()
    }
}
