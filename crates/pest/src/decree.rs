//! Chapter 5.14: imperatives, judged at their moments.

use kernel::{Flow, Id as _, Seat, Table, rule};

use crate::board::{Board, TOP_LEVEL};
use crate::data::{CAPACITY, IMPERATIVES};
use crate::event::Event;
use crate::frame::Frame;
use crate::shape::Imperative;
use crate::variant::solo;
use crate::vocabulary::{Mode, Size};
use crate::{Pest, rules};

/// A moment at which an imperative may be fulfilled (section 3.9 of the rules, last column).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    /// The subjects of a new spot are placed.
    Collected {
        /// So many.
        n: u8,
    },
    /// A location with an opponent's building was entered.
    Entered,
    /// A Move ended.
    MoveEnded,
    /// A building stands on the map.
    Built {
        /// Beside an opponent's.
        shared: bool,
        /// Where.
        size: Size,
    },
    /// A building of the Capital stands.
    Erected,
    /// A Produce ended.
    ProduceEnded,
    /// A technology was acquired.
    Acquired {
        /// For so much research.
        paid: u8,
    },
    /// A Heal ended.
    HealEnded,
    /// A subject went from the track to a building or the Capital.
    Assigned {
        /// To the Capital.
        capital: bool,
    },
    /// So many markers were overtaken.
    Overtook(u8),
}

/// How often the imperative of the era is fulfilled at this moment; the frame that moves the marker, if at all.
pub(crate) fn judge(board: &Board, seat: Seat, moment: Moment) -> Option<Frame> {
    rule!(PEST_190, PEST_192, PEST_193);
    let run = &board.run;
    let steps = match (board.imperative(), moment) {
        (Imperative::EnterOpponentBuilding, Moment::Entered)
        | (Imperative::StopAmongOpponents, Moment::Built { shared: true, .. })
        | (Imperative::HealOrAssign, Moment::Assigned { .. })
        | (Imperative::SendToCapital, Moment::Assigned { capital: true })
        | (Imperative::BuildOrOvertake, Moment::Built { .. })
        | (Imperative::BuildTownCityCapital, Moment::Built { size: Size::Town | Size::City, .. }) => 1,
        (Imperative::BuildTownCityCapital, Moment::Erected) => 2,
        (Imperative::BuildBySize, Moment::Built { size, .. }) => CAPACITY[size.index()],
        (Imperative::FoodInHand, Moment::MoveEnded | Moment::ProduceEnded) => run.food,
        (Imperative::StopAmongOpponents, Moment::MoveEnded) => {
            (!run.entered.is_empty() && board.opponent_at(seat, board.doctor(seat))).into()
        }
        (Imperative::CollectSpot { least }, Moment::Collected { n }) => (n >= least).into(),
        (Imperative::Produce { least }, Moment::ProduceEnded) => (run.goods + run.research >= least).into(),
        (Imperative::HealOrAssign, Moment::HealEnded) => run.healed,
        (Imperative::HealAction { track }, Moment::HealEnded) => (run.healed > 0 && board[seat].healed >= track).into(),
        (Imperative::AssignSubject { beyond }, Moment::Assigned { .. }) => (run.assigned > beyond).into(),
        (Imperative::PayResearch, Moment::Acquired { paid }) => paid,
        (Imperative::BuildOrOvertake, Moment::Overtook(n)) => n,
        _ => 0,
    };
    (steps > 0 && board[seat].imperatives[board.era()] < TOP_LEVEL).then_some(Frame::Imperative { seat, steps })
}

/// Moves the marker up, level by level, each with its influence.
pub(crate) fn advance(board: &mut Board, seat: Seat, steps: u8, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_190, PEST_191);
    let era = board.era();
    if steps == 0 || board[seat].imperatives[era] >= TOP_LEVEL {
        return Flow::Return;
    }
    board[seat].imperatives[era] += 1;
    let level = board[seat].imperatives[era];
    let decree = board.decree();
    table.tell(|| Event::Imperative { seat, decree, level });
    if board.mode == Mode::Solo {
        solo::reach_level(board, era, level, table);
    }
    let then = Frame::Imperative { seat, steps: steps - 1 };
    match IMPERATIVES[era][usize::from(level) - 1].influence {
        0 => Flow::Goto(then),
        points => Flow::Call { first: Frame::Influence { seat, points }, then },
    }
}

/// Whether the decree is one of those that need opponents (PEST-281).
pub(crate) fn needs_opponents(decree: crate::data::Decree) -> bool {
    crate::data::DECREES[decree.index()].needs_opponents
}
