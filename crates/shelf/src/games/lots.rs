//! The example of the kernel on the shelf: the least that a game brings.

use kernel::example::{Event, Lot, Lots};

use crate::shelved::{Shelved, Thing, things};

impl Shelved for Lots {
    type Sentence = kernel::Plain<Event>;
    const RULES_TEXT: &'static str = include_str!("../../../kernel/src/example.rs");

    fn rulebook(_: &str) -> &'static str {
        Self::RULES_TEXT
    }

    fn things() -> Vec<Thing> {
        things::<Self, Lot>().collect()
    }

    fn round(_: &Self::View) -> Option<u8> {
        None
    }
}
