//! What a game brings to the shelf beyond its rules.

use bots::Evaluate;
use kernel::script::Script;
use kernel::{Counted, Id, Message};
use printed::Sheets;
use serde::Serialize;

use crate::boards::{self, Pen};
use crate::columns::Columns;

/// Something that has a name: a region, a card, a class.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Thing {
    /// What kind of thing.
    pub kind: &'static str,
    /// Which one.
    pub id: &'static str,
    /// Its name.
    pub name: Message,
}

/// What a game brings to the shelf beyond its rules.
pub(crate) trait Shelved: Evaluate + Script + Columns {
    /// `rules.md`.
    const RULES_TEXT: &'static str;

    /// The lessons, a text each, in order.
    const LESSONS: &'static [&'static str] = &[];

    /// The puzzles, a text each, in order.
    const PUZZLES: &'static [&'static str] = &[];

    /// The keys of events that tell what a seat throws away for good.
    const LOSSES: &'static [&'static str] = &[];

    /// The first words of choices that do nothing but lead to the question they are made for.
    const OPENINGS: &'static [&'static str] = &[];

    /// What studies count, as the data files declare it.
    const COUNTED: &'static [Counted] = &[];

    /// A number that changes with the data files; games without any have none.
    const DATA_HASH: u64 = 0;

    /// The data files, by their names; games without any have none.
    const FILES: &'static [(&'static str, &'static str)] = &[];

    /// All that a patch can replace.
    fn sheets() -> Sheets {
        &[]
    }

    /// The rulebook in a language.
    fn rulebook(language: &str) -> &'static str;

    /// The round a view is in; none in games that do not count them.
    fn round(view: &Self::View) -> Option<u8>;

    /// Everything that has a name: [`things`] of each kind.
    fn things() -> Vec<Thing>;

    /// A view drawn as text. Games without a map of their own show the view as an outline.
    fn draw(view: &Self::View, pen: &Pen<'_>) -> String {
        boards::outline(view, pen)
    }
}

/// All things of one kind.
pub(crate) fn things<G: Shelved, T: Id>() -> impl Iterator<Item = Thing> {
    T::ALL.iter().map(|&id| Thing { kind: T::KIND, id: id.word(), name: Message::name(G::ID, id) })
}
