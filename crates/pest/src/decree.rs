//! Chapter 5.14: imperatives, judged at their moments.

use kernel::{Flow, Id as _, Seat, Table, rule};

use crate::board::{Board, TOP_LEVEL};
use crate::data::IMPERATIVES;
use crate::event::Event;
use crate::frame::Frame;
use crate::variant::solo;
use crate::vocabulary::{Imperative, Mode, Size};
use crate::{Pest, rules};

/// A moment at which an imperative may be fulfilled (section 3.9 of the rules, last column).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Moment {
    /// The subjects of a new spot are placed.
    Collected,
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
    Acquired,
    /// A Heal ended.
    HealEnded,
    /// A subject went from the track to a building or the Capital.
    Assigned,
    /// An Assign ended.
    AssignEnded,
    /// So many markers were overtaken.
    Overtook(u8),
}

/// How often the imperative of the era is fulfilled at this moment; the frame that moves the marker, if at all.
pub(crate) fn judge(board: &Board, seat: Seat, moment: Moment) -> Option<Frame> {
    rule!(PEST_190, PEST_192, PEST_193);
    let run = &board.run;
    let steps = match (board.imperative(), moment) {
        (Imperative::CollectSpot, Moment::Collected)
        | (Imperative::EnterOpponentBuilding, Moment::Entered)
        | (Imperative::AssignSubject, Moment::Assigned)
        | (Imperative::AcquireTech, Moment::Acquired)
        | (Imperative::BuildOnMap, Moment::Built { .. })
        | (Imperative::BuildShared, Moment::Built { shared: true, .. })
        | (Imperative::BuildCityOrCapital, Moment::Built { size: Size::City, .. } | Moment::Erected) => 1,
        (Imperative::GainFoodAction, Moment::MoveEnded | Moment::ProduceEnded) => (run.food > 0).into(),
        (Imperative::CollectThree, Moment::MoveEnded) => (run.collected >= 3).into(),
        (Imperative::ProduceThree, Moment::ProduceEnded) => (run.goods >= 3).into(),
        (Imperative::HealPairs, Moment::HealEnded) => run.healed / 2,
        (Imperative::HealTwo, Moment::HealEnded) => (run.healed >= 2).into(),
        (Imperative::AssignCapital, Moment::AssignEnded) => (run.to_capital > 0).into(),
        (Imperative::AssignTwo, Moment::AssignEnded) => (run.left_track >= 2).into(),
        (Imperative::Overtake, Moment::Overtook(n)) => n,
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
