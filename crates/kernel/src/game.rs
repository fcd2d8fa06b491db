//! The contract of a game.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;

use crate::flow::Flow;
use crate::notation::{NotationError, Target};
use crate::options::Options;
use crate::rule::Cites;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::table::Table;
use crate::text::Say;

/// The list that [`Game::legal`] fills: the caller keeps it, so that a million games need one allocation.
pub type Actions<G> = Vec<<G as Game>::Action>;

/// What a person decides with one click: a small value with a notation, a thing on the board, and a sentence.
pub trait Action:
    Copy + Ord + Hash + Debug + Display + FromStr<Err = NotationError> + Say + Send + Sync + 'static
{
    /// The thing on the board that one clicks for it.
    fn target(&self) -> Target;
}

/// One line of the score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ScoreLine {
    /// The category, part of a message key: `castle`.
    pub category: &'static str,
    /// What it is worth.
    pub points: i32,
}

/// The rules of one game, as total functions over plain data.
///
/// A state is a [`Game::Board`] (what lies on the table) and a stack of [`Game::Frame`]s (where we are in the rulebook).
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
    /// Where we are in the rulebook. Holds no secret.
    type Frame: Copy + Eq + Hash + Debug + Default + Send + Sync + 'static;
    /// One choice.
    type Action: Action;
    /// What is asked, with the rule that asks it.
    type Ask: Clone + Eq + Debug + Serialize + Say + Cites;
    /// What happened, for the log and the animations.
    type Event: Clone + Eq + Debug + Serialize + Say + Send + Sync;
    /// What one viewer sees.
    type View: Clone + PartialEq + Debug + Serialize;
    /// Why something cannot be done, with its rule.
    type Reason: Clone + Eq + Debug + Say + Cites;

    /// Lays out the game. The options fit together: [`Options::conflict`] was asked before.
    fn setup(options: &Self::Options, table: &mut impl Table<Self>) -> (Self::Board, Self::Frame);

    /// Runs a frame until it needs a choice or is done.
    fn advance(board: &mut Self::Board, frame: Self::Frame, table: &mut impl Table<Self>) -> Flow<Self::Frame>;

    /// Who is asked, and what.
    fn ask(board: &Self::Board, frame: &Self::Frame) -> (SeatSet, Self::Ask);

    /// Who is asked. The same as in [`Game::ask`]; games for which that is quicker say it here.
    #[inline]
    fn asked(board: &Self::Board, frame: &Self::Frame) -> SeatSet {
        Self::ask(board, frame).0
    }

    /// Appends the legal actions in ascending order; never none for an asked seat.
    fn legal(board: &Self::Board, frame: &Self::Frame, seat: Seat, out: &mut Actions<Self>);

    /// Carries out a legal action.
    fn choose(
        board: &mut Self::Board,
        frame: Self::Frame,
        seat: Seat,
        action: Self::Action,
        table: &mut impl Table<Self>,
    ) -> Flow<Self::Frame>;

    /// Why an action that is not legal is not. Slow path, for people.
    fn why_not(board: &Self::Board, frame: &Self::Frame, seat: Seat, action: Self::Action) -> Self::Reason;

    /// What a click on this thing would mean here, legal or not, so that [`Game::why_not`] can answer it. `None` if the
    /// thing has nothing to do with the question.
    fn intent(board: &Self::Board, frame: &Self::Frame, seat: Seat, thing: &Target) -> Option<Self::Action>;

    /// Whether a single legal action may be played without asking. Not where its being single would tell a secret.
    fn may_hasten(_board: &Self::Board, _frame: &Self::Frame) -> bool {
        true
    }

    /// Whether everybody sees at once what is chosen here. Where seats choose in secret, the others learn that a seat has
    /// chosen and no more: what comes out later is told by events, and the choice itself stays covered until the game is
    /// over.
    fn open_choice(_board: &Self::Board, _frame: &Self::Frame) -> bool {
        true
    }

    /// How a seat stands, compared from left to right, more is better. At the end this ranks the seats: no two are equal
    /// unless the rules let them share a place.
    fn standing(board: &Self::Board, seat: Seat) -> [i32; 4];

    /// The score of a seat as its score sheet adds it up, category by category. Asked when the game is over.
    fn score_sheet(board: &Self::Board, seat: Seat) -> Vec<ScoreLine>;

    /// Why the game ended: one of [`Game::ENDINGS`]. Asked when the game is over.
    fn ending(board: &Self::Board) -> &'static str;

    /// What `viewer` sees, built from nothing. No frame means that the game is over.
    fn view(board: &Self::Board, frame: Option<&Self::Frame>, viewer: Viewer) -> Self::View;

    /// What `viewer` sees of an event; `None` if he does not notice it at all.
    fn witness(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Replaces what `viewer` cannot know by a fair guess (or by "not decided yet"). The result may depend on nothing
    /// but what the viewer knows and the rolls.
    fn imagine(board: &mut Self::Board, viewer: Viewer, table: &mut impl Table<Self>);
}
