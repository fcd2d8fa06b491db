//! Rattus: the Black Death crosses Europe; own the most cubes when it has burnt out. The rules are in `rules.md`; each
//! module carries out a chapter of it.

mod action;
mod audit;
mod board;
pub mod data;
mod event;
mod final_round;
mod frame;
mod imagine;
mod king;
mod merchant;
mod monk;
mod options;
mod plague;
mod position;
mod power;
mod rat;
pub mod rules;
mod score;
mod setup;
mod story;
#[cfg(test)]
mod tests;
mod turn;
pub mod view;
mod witch;

pub use action::Action;
pub use board::{Board, Done, Regions};
pub use event::Event;
pub use frame::Frame;
pub use options::Options;
pub use rat::{Rat, Rats};
pub use story::Sentence;
pub use view::View;

use kernel::{Action as _, Cited, Game, Id, Message, Noun as _, ScoreLine, Seat, Table, Target, Viewer};

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
    const ENDINGS: &'static [&'static str] = score::ENDINGS;
    type Options = Options;
    type Board = Board;
    type Frame = Frame;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setup(options: &Options, table: &mut impl Table<Self>) -> (Board, Frame) {
        setup::setup(options, table)
    }

    #[inline]
    fn active(board: &Board) -> Seat {
        board.active
    }

    fn standing(board: &Board, seat: Seat) -> [i32; 4] {
        score::standing(board, seat)
    }

    fn score_sheet(board: &Board, seat: Seat) -> Vec<ScoreLine> {
        score::sheet(board, seat)
    }

    fn ending(board: &Board) -> &'static str {
        score::ending(board)
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

    /// A region that is not in play with so many players (RAT-03).
    fn ruled_out(board: &Board, action: Action) -> Option<Cited> {
        board.out_of_play(action.target().id()?)
    }

    /// The castle is no region: cubes get there with the King alone, and stay.
    fn untouchable(_: &Board, thing: &Target) -> Option<Cited> {
        (thing.kind == "castle").then(|| Cited::new(rules::RAT_27, "rattus-reason-castle"))
    }

    /// A click on a rat while regions are asked means its region.
    fn behind(board: &Board, thing: &Target) -> Option<Target> {
        board.place_of(Rat::clicked(thing)?).map(Target::of)
    }
}
