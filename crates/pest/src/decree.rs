//! Chapter 5.14: imperatives, judged at their moments.

use kernel::{Flow, Procedure, Seat, Table, rule};

use crate::board::{Board, TOP_LEVEL};
use crate::data::{CAPACITY, DECREES, Decree, IMPERATIVES};
use crate::event::Event;
use crate::frame::Frame;
use crate::influence::GainInfluence;
use crate::shape::Imperative;
use crate::variant::solo;
use crate::vocabulary::{Mode, Size};
use crate::{Pest, rules};

/// A moment at which an imperative may be fulfilled (section 3.9 of the rules, last column), with what it counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are the counters of section 3.9 of the rules")]
pub(crate) enum Moment {
    /// So many sick subjects of a spot are placed.
    Collected(u8),
    /// A location with an opponent's building was entered.
    Entered,
    /// A Move ended: the food it brought or cost, and whether it ended beside an opponent's building.
    MoveEnded { food: u8, among_opponents: bool },
    /// A building stands on the map, beside an opponent's or not.
    Built { shared: bool, size: Size },
    /// A building of the Capital stands.
    Erected,
    /// A Produce ended: what it brought.
    ProduceEnded { goods: u8, research: u8, food: u8 },
    /// A technology was acquired for so much research.
    Acquired(u8),
    /// A Heal ended: how many were healed in it.
    HealEnded(u8),
    /// The `nth` subject of an action went from the track to a building or the Capital.
    Assigned { nth: u8, capital: bool },
    /// So many markers were overtaken.
    Overtook(u8),
}

/// How often the imperative of the era is fulfilled at this moment.
fn steps(board: &Board, seat: Seat, moment: Moment) -> u8 {
    match (board.imperative(), moment) {
        (Imperative::EnterOpponentBuilding, Moment::Entered)
        | (Imperative::StopAmongOpponents, Moment::Built { shared: true, .. })
        | (Imperative::HealOrAssign, Moment::Assigned { .. })
        | (Imperative::SendToCapital, Moment::Assigned { capital: true, .. })
        | (Imperative::BuildOrOvertake, Moment::Built { .. })
        | (Imperative::BuildTownCityCapital, Moment::Built { size: Size::Town | Size::City, .. }) => 1,
        (Imperative::CollectSpot { least }, Moment::Collected(n)) => (n >= least).into(),
        (Imperative::StopAmongOpponents, Moment::MoveEnded { among_opponents, .. }) => among_opponents.into(),
        (Imperative::BuildTownCityCapital, Moment::Erected) => 2,
        (Imperative::BuildBySize, Moment::Built { size, .. }) => CAPACITY[size],
        (Imperative::FoodInHand, Moment::MoveEnded { food, .. } | Moment::ProduceEnded { food, .. }) => food,
        (Imperative::Produce { least }, Moment::ProduceEnded { goods, research, .. }) => {
            (goods + research >= least).into()
        }
        (Imperative::HealOrAssign, Moment::HealEnded(healed)) => healed,
        (Imperative::HealAction { track }, Moment::HealEnded(healed)) => {
            (healed > 0 && board[seat].healed >= track).into()
        }
        (Imperative::AssignSubject { beyond }, Moment::Assigned { nth, .. }) => (nth > beyond).into(),
        (Imperative::PayResearch, Moment::Acquired(paid)) => paid,
        (Imperative::BuildOrOvertake, Moment::Overtook(n)) => n,
        _ => 0,
    }
}

/// The step that moves the marker, if the imperative of the era is fulfilled and the marker can still climb.
pub(crate) fn judge(board: &Board, seat: Seat, moment: Moment) -> Option<Frame> {
    rule!(PEST_190, PEST_192, PEST_193);
    let steps = steps(board, seat, moment);
    (steps > 0 && board[seat].imperatives[board.era()] < TOP_LEVEL).then(|| Climb { seat, steps }.into())
}

/// The imperative marker moves up, level by level, each with its influence (PEST-190).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Climb {
    seat: Seat,
    /// Steps left.
    steps: u8,
}

impl Procedure<Pest> for Climb {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_190, PEST_191);
        let Self { seat, steps } = self;
        let era = board.era();
        if steps == 0 || board[seat].imperatives[era] >= TOP_LEVEL {
            return Flow::Return;
        }
        board[seat].imperatives[era] += 1;
        let (level, decree) = (board[seat].imperatives[era], board.decree());
        table.tell(|| Event::Imperative { seat, decree, level });
        if board.mode == Mode::Solo {
            solo::reach_level(board, era, level, table);
        }
        let rest = Self { seat, steps: steps - 1 };
        match IMPERATIVES[era][usize::from(level) - 1].influence {
            0 => Flow::goto(rest),
            points => Flow::call(GainInfluence { seat, points }, rest),
        }
    }
}

/// Whether the decree is one of those that need opponents (PEST-281).
pub(crate) fn needs_opponents(decree: Decree) -> bool {
    DECREES[decree].needs_opponents
}
