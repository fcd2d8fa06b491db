//! What a game brings to the shelf beyond its rules.

use bots::Evaluate;
use kernel::script::Script;
use kernel::{Action as _, Counted, Id, Message, Say as _, Seat, Sentence, State, Target};
use printed::Sheets;
use protocol::Passage;
use serde::Serialize;

use crate::boards::{self, Pen};
use crate::bundle::{Kind, Proposed};
use crate::columns::Columns;
use crate::words;

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
    /// The sentences of its story.
    type Sentence: Sentence<Event = Self::Event>;

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

    /// The first words of choices that only carry out what was chosen before, whichever is made: what chance makes of a choice
    /// is told to the end of these.
    const DRIFTS: &'static [&'static str] = &[];

    /// The first words of choices that the page gathers, as cards that are picked before they are paid, and says at once.
    const GATHERED: &'static [&'static str] = &[];

    /// The first words of choices that make up a set, in whatever order they are made.
    const UNORDERED: &'static [&'static str] = &[];

    /// Whether the page lets one pick what is paid before one clicks what it is for.
    const PICKED_FIRST: bool = false;

    /// Whether choices, the last of which is an opening, are made for this answer, which is given in this position. Not all
    /// that has become possible is meant.
    fn leads(_state: &State<Self>, _choices: &[Self::Action], _answer: Self::Action) -> bool {
        true
    }

    /// Whether an opening, which leads to this position, may also be all that is meant.
    fn suffices(_state: &State<Self>, _opening: Self::Action) -> bool {
        false
    }

    /// What the rules let a seat do besides, at whatever question: it is never part of what another choice means.
    fn aside(_choice: Self::Action) -> bool {
        false
    }

    /// The answer that goes without saying where a choice makes the rules ask this: the cheapest payment, all that can be
    /// had. A player can always say otherwise, step by step.
    fn usual(_state: &State<Self>, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// Ways and sets that one click means at this question.
    fn proposed(_state: &State<Self>, _seat: Seat) -> Vec<Proposed<Self::Action>> {
        Vec::new()
    }

    /// What one clicks for several choices, of which this is the main one.
    fn clicked(choices: &[Self::Action], main: usize) -> Target {
        choices[main].target()
    }

    /// What a seat has left to pay with: of two ways to the same thing, the cheaper comes first.
    fn purse(_state: &State<Self>, _seat: Seat) -> u32 {
        0
    }

    /// What several choices do, as one sentence. So much less is left to pay with after them.
    fn title(choices: &[Self::Action], main: usize, _kind: Kind, _paid: u32) -> Message {
        choices[main].say()
    }

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

    /// A view in words, part by part: for those who do not see it. Games without words of their own say it as an outline.
    fn passages(view: &Self::View) -> Vec<Passage> {
        words::outline(view)
    }

    /// A view drawn as text. Games without a map of their own show the view as an outline.
    fn draw(view: &Self::View, pen: &Pen<'_>) -> String {
        boards::outline(view, pen)
    }
}

/// All things of one kind.
pub(crate) fn things<G: Shelved, T: Id>() -> impl Iterator<Item = Thing> {
    T::ALL.iter().map(|&id| Thing { kind: T::KIND, id: id.word(), name: Message::name(G::ID, id) })
}
