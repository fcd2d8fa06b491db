//! What is printed on cards and boards: numbers and tables that the rules read, and that a patch may replace once, before
//! anything is played.
//!
//! A [`Printed`] value costs the rules one look at a flag. Generated code lists them all as [`Sheet`]s; whoever holds a
//! patch writes the new values as the Rust that the generator would have written ([`Literal`] reads it back), tries all of
//! them and lays them in together. One patch a process: a state, a bot and a record of one process never disagree about a
//! card.

mod literal;
mod patch;

use std::ops::Deref;
use std::sync::OnceLock;
use std::sync::atomic::Ordering;

pub use literal::{Literal, Reader, Result, Unread};
pub use patch::{Called, Patch, called, install, installed, patch_of};

/// A number or table as it is printed, or as a patch of this process has it.
#[derive(Debug)]
pub struct Printed<T> {
    printed: T,
    patched: OnceLock<T>,
}

impl<T> Printed<T> {
    /// The value as it is printed.
    pub const fn new(printed: T) -> Self {
        Self { printed, patched: OnceLock::new() }
    }

    #[cold]
    fn in_force(&self) -> &T {
        self.patched.get().unwrap_or(&self.printed)
    }
}

impl<T> Deref for Printed<T> {
    type Target = T;
    // One flag for all tables, always at hand, and a branch that is well predicted.
    #[inline]
    fn deref(&self) -> &T {
        if patch::IN_FORCE.load(Ordering::Relaxed) { self.in_force() } else { &self.printed }
    }
}

/// A printed value that a patch has read, to be laid in together with the others.
pub type LayIn = Box<dyn FnOnce()>;

/// A printed value whose type is not known.
pub trait Sheet: Sync {
    /// Reads another value for it.
    fn read(&'static self, literal: &str) -> Result<LayIn>;
}

impl<T: Literal + Send + Sync> Sheet for Printed<T> {
    fn read(&'static self, literal: &str) -> Result<LayIn> {
        let mut reader = Reader::new(literal);
        let value = T::read(&mut reader)?;
        reader.end()?;
        Ok(Box::new(move || _ = self.patched.set(value)))
    }
}

/// The printed values of a game, by the names they have in its code.
pub type Sheets = &'static [(&'static str, &'static dyn Sheet)];

#[cfg(test)]
mod tests {
    use super::{Called, Patch, Printed, Sheet, called, install, patch_of};

    static COSTS: Printed<[u8; 2]> = Printed::new([3, 4]);
    static LEFT: Printed<u8> = Printed::new(7);

    #[test]
    fn a_patch_replaces_what_is_printed_and_nothing_else() {
        assert_eq!((COSTS[0], *LEFT), (3, 7));
        let lay_in = COSTS.read("[5, 0x0_06,]").expect("two numbers");
        assert_eq!(*COSTS, [3, 4], "reading alone changes nothing");
        let patch = Patch { game: "x".to_owned(), lines: vec!["costs = [5, 6]".to_owned()] };
        let name = Called { language: "en", key: "x-card".to_owned(), text: "Own".to_owned() };
        assert_eq!(install(&patch, vec![lay_in], vec![name]), Ok(()));
        assert_eq!((*COSTS, *LEFT), ([5, 6], 7));
        assert_eq!(install(&patch, Vec::new(), Vec::new()), Ok(()), "the same again");
        let other = Patch { lines: Vec::new(), ..patch.clone() };
        assert_eq!(install(&other, Vec::new(), Vec::new()), Err(&patch));
        assert_eq!((called("en", "x-card"), called("fr", "x-card")), (Some("Own"), None));
        assert_eq!((patch_of("x"), patch_of("y")), (Some(&patch), None));
        assert!(LEFT.read("256").is_err() && LEFT.read("1 2").is_err() && LEFT.read("true").is_err());
    }
}
