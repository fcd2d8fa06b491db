//! The contract of a game.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use ts_rs::TS;

use crate::cited::Cited;
use crate::event::Event;
use crate::notation::{NotationError, Target};
use crate::options::Options;
use crate::seat::{Seat, Viewer};
use crate::step::Frame;
use crate::table::Table;
use crate::text::Say;

/// The list that [`Frame::legal`] fills: the caller keeps it, so that a million games need one allocation.
pub type Actions<G> = Vec<<G as Game>::Action>;

/// What a person decides with one click: a small value with a notation, a thing on the board, and a sentence.
/// [`actions!`](crate::actions) makes it.
pub trait Action:
    Copy + Ord + Hash + Debug + Display + FromStr<Err = NotationError> + Say + Send + Sync + 'static
{
    /// How its kinds are written, with their fields in braces, in the order of every list.
    const NOTATIONS: &'static [&'static str];

    /// One of each kind, in the order of [`Action::NOTATIONS`], with anything for its fields.
    fn samples() -> Vec<Self>;

    /// The number of its kind: its place in [`Action::NOTATIONS`].
    fn kind(&self) -> usize;

    /// The thing on the board that one clicks for it.
    fn target(&self) -> Target;

    /// What a click on a thing could mean, whatever is asked: at most one action of each kind, in ascending order. What
    /// the click leaves open is filled in with anything.
    fn meant_by(thing: &Target) -> Vec<Self>;
}

/// One line of the score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct ScoreLine {
    /// The category, part of a message key: `castle`.
    pub category: &'static str,
    /// What it is worth.
    pub points: i32,
}

/// One game: what lies on the table, how it begins and ends, and who sees what. How it runs is told by its steps
/// ([`Question`](crate::Question), [`Procedure`](crate::Procedure)), which its [`Game::Frame`] lists.
///
/// [`crate::example`] is a complete small game to read first.
pub trait Game: Sized + Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The word for the game in commands, records and message keys.
    const ID: &'static str;
    /// Raised whenever an old record could play out differently.
    const RULES: u32;
    /// Every reason for which a game can end, as words of message keys.
    const ENDINGS: &'static [&'static str];

    /// What is agreed before the start.
    type Options: Options;
    /// What lies on the table. No heap inside, nothing that is not decided yet.
    type Board: Clone + Eq + Hash + Debug + Send + Sync + 'static;
    /// The steps of the rules: where we are in the rulebook.
    type Frame: Frame<Self>;
    /// One choice.
    type Action: Action;
    /// What happened, for the log and the animations.
    type Event: Event;
    /// What one viewer sees.
    type View: Clone + PartialEq + Debug + Serialize + TS + 'static;

    /// Lays out the game. The options fit together: [`Options::conflict`] was asked before.
    fn setup(options: &Self::Options, table: &mut impl Table<Self>) -> (Self::Board, Self::Frame);

    /// Whose turn it is: who is asked, unless a question says otherwise.
    fn active(board: &Self::Board) -> Seat;

    /// How a seat stands, compared from left to right, more is better. At the end this ranks the seats: no two are equal
    /// unless the rules let them share a place.
    fn standing(board: &Self::Board, seat: Seat) -> [i32; 4];

    /// The score of a seat as its score sheet adds it up, category by category. Asked when the game is over.
    fn score_sheet(board: &Self::Board, seat: Seat) -> Vec<ScoreLine>;

    /// Why the game ended: one of [`Game::ENDINGS`]. Asked when the game is over.
    fn ending(board: &Self::Board) -> &'static str;

    /// What `viewer` sees, built from nothing. No frame means that the game is over.
    fn view(board: &Self::Board, frame: Option<&Self::Frame>, viewer: Viewer) -> Self::View;

    /// What `viewer` sees of an event; `None` if they do not notice it at all.
    fn witness(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Replaces what `viewer` cannot know by a fair guess (or by "not decided yet"). The result may depend on nothing
    /// but what the viewer knows and the rolls.
    fn imagine(board: &mut Self::Board, viewer: Viewer, table: &mut impl Table<Self>);

    /// Why an action can be legal at no question of this table: it names a thing that is out of play.
    fn ruled_out(_board: &Self::Board, _action: Self::Action) -> Option<Cited> {
        None
    }

    /// Why a thing on the board is clicked for no choice at all, whatever is asked.
    fn untouchable(_board: &Self::Board, _thing: &Target) -> Option<Cited> {
        None
    }

    /// What a thing lies on: a click on a rat, where no rat is asked for, means its region.
    fn behind(_board: &Self::Board, _thing: &Target) -> Option<Target> {
        None
    }
}
