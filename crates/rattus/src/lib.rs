//! Rattus: the Black Death crosses Europe; own the most cubes when it has burnt out. The rules are in `rules.md`; each
//! module carries out a chapter of it.

mod action;
mod ask;
mod board;
pub mod data;
mod event;
mod final_round;
mod frame;
mod imagine;
mod options;
mod plague;
mod position;
mod power;
mod rat;
pub mod rules;
mod setup;
#[cfg(test)]
mod tests;
mod turn;
pub mod view;
mod why;

pub use action::Action;
pub use ask::Ask;
pub use board::{Board, Turn};
pub use event::Event;
pub use frame::Frame;
pub use options::Options;
pub use rat::{Rat, Rats};
pub use view::View;
pub use why::Reason;

use kernel::{Actions, Flow, Game, Id, Message, ScoreLine, Seat, SeatSet, Table, Target, Viewer};

/// The game of Rattus for two to four players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rattus;

/// The name of a thing out of the data files.
fn name<T: Id>(id: T) -> Message {
    Message::name(Rattus::ID, id)
}

impl Game for Rattus {
    const ID: &'static str = "rattus";
    const RULES: u32 = 1;
    const ENDINGS: &'static [&'static str] = final_round::ENDINGS;
    type Options = Options;
    type Board = Board;
    type Frame = Frame;
    type Action = Action;
    type Ask = Ask;
    type Event = Event;
    type View = View;
    type Reason = Reason;

    fn setup(options: &Options, table: &mut impl Table<Self>) -> (Board, Frame) {
        setup::setup(options, table)
    }

    fn advance(board: &mut Board, frame: Frame, table: &mut impl Table<Self>) -> Flow<Frame> {
        match frame {
            Frame::Settle { made } => setup::advance(board, made, table),
            Frame::Turn
            | Frame::MerchantFrom
            | Frame::MerchantTo { .. }
            | Frame::MonkRat
            | Frame::MonkTo { .. }
            | Frame::WitchFirst
            | Frame::King
            | Frame::FinalPeasant
            | Frame::FinalKnight => Flow::Ask(frame),
            Frame::WitchSecond { .. } | Frame::WitchSwap { .. } => power::advance(board, frame),
            Frame::Spread { left } => plague::spread(board, left),
            Frame::Bonus => plague::bonus(board),
            Frame::Ravage => plague::ravage(board, table),
            Frame::KingAfter => plague::king_after(board),
            Frame::TurnEnd => turn::end(board, table),
            Frame::Final => final_round::advance(board, table),
            Frame::FinalPlague => final_round::plague(board, table),
        }
    }

    fn ask(board: &Board, frame: &Frame) -> (SeatSet, Ask) {
        (Self::asked(board, frame), ask::ask(board, frame))
    }

    #[inline]
    fn asked(board: &Board, _: &Frame) -> SeatSet {
        SeatSet::only(board.active)
    }

    fn legal(board: &Board, frame: &Frame, _: Seat, out: &mut Actions<Self>) {
        match frame {
            Frame::Settle { .. } => setup::legal(board, out),
            Frame::Turn => turn::legal(board, out),
            Frame::MerchantFrom
            | Frame::MerchantTo { .. }
            | Frame::MonkRat
            | Frame::MonkTo { .. }
            | Frame::WitchFirst
            | Frame::WitchSecond { .. }
            | Frame::WitchSwap { .. }
            | Frame::King => power::legal(board, frame, out),
            Frame::Spread { .. } | Frame::Bonus | Frame::Ravage | Frame::KingAfter => plague::legal(board, frame, out),
            Frame::Final | Frame::FinalPeasant | Frame::FinalKnight => final_round::legal(board, frame, out),
            Frame::TurnEnd | Frame::FinalPlague => unreachable!("{frame:?} asks nothing"),
        }
    }

    fn choose(board: &mut Board, frame: Frame, _: Seat, action: Action, table: &mut impl Table<Self>) -> Flow<Frame> {
        match (frame, action) {
            (Frame::Settle { made }, Action::Settle(region)) => setup::settle(board, made, region, table),
            (Frame::Settle { .. } | Frame::TurnEnd | Frame::FinalPlague, _) => {
                unreachable!("`{action}` is never offered at {frame:?}")
            }
            (Frame::Turn, _) => turn::choose(board, action, table),
            (
                Frame::MerchantFrom
                | Frame::MerchantTo { .. }
                | Frame::MonkRat
                | Frame::MonkTo { .. }
                | Frame::WitchFirst
                | Frame::WitchSecond { .. }
                | Frame::WitchSwap { .. }
                | Frame::King,
                _,
            ) => power::choose(board, frame, action, table),
            (Frame::Spread { .. } | Frame::Bonus | Frame::Ravage | Frame::KingAfter, _) => {
                plague::choose(board, frame, action, table)
            }
            (Frame::Final | Frame::FinalPeasant | Frame::FinalKnight, _) => final_round::choose(board, action, table),
        }
    }

    fn why_not(board: &Board, frame: &Frame, seat: Seat, action: Action) -> Reason {
        why::why_not(board, frame, seat, action)
    }

    fn intent(board: &Board, frame: &Frame, seat: Seat, thing: &Target) -> Option<Action> {
        why::intent(board, frame, seat, thing)
    }

    fn standing(board: &Board, seat: Seat) -> [i32; 4] {
        final_round::standing(board, seat)
    }

    fn score_sheet(board: &Board, seat: Seat) -> Vec<ScoreLine> {
        final_round::score_sheet(board, seat)
    }

    fn ending(board: &Board) -> &'static str {
        final_round::ending(board)
    }

    fn view(board: &Board, frame: Option<&Frame>, viewer: Viewer) -> View {
        view::view(board, frame, viewer)
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event::witness(event, viewer))
    }

    fn imagine(board: &mut Board, viewer: Viewer, _: &mut impl Table<Self>) {
        imagine::imagine(board, viewer);
    }
}
