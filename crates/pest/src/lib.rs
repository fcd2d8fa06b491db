//! Pest: the rules, complete.
//!
//! `rules.md` is the specification; every rule has its number there, and the line that carries it out names it. Modules
//! in reading order: what there is ([`board`], [`data`]), what can happen ([`frame`], [`action`], [`event`]), how a game
//! begins (`setup`), how a year and a turn run (`turn`), then a module a chapter. A technology with steps of its own has a
//! module named after it.

pub mod action;
pub mod agenda;
pub mod board;
pub mod data;
pub mod event;
pub mod exchange;
pub mod frame;
pub mod grid;
pub mod level;
pub mod options;
pub mod outlook;
pub mod payment;
pub mod post;
pub mod reach;
pub mod rules;
pub mod run;
pub mod score;
pub mod shape;
pub mod view;
pub mod vocabulary;

mod advanced_quarantine;
mod assign;
mod audit;
mod build;
mod collect;
mod decree;
mod effect;
mod era;
mod favour;
mod goods;
mod heal;
mod imagine;
mod influence;
mod mobile_workshop;
mod patient;
mod plague;
mod plague_experts;
mod position;
mod price;
mod produce;
mod purchase;
mod quarantine;
mod research;
mod rewards;
mod setup;
mod shield;
mod spread;
mod storage_containers;
mod story;
mod subjects;
mod travel;
mod turn;
mod variant;

use kernel::{Flow, Game, ScoreLine, Seat, Table, Viewer};

pub use action::Action;
pub use board::{Board, Player};
pub use event::Event;
pub use frame::Frame;
pub use grid::Cell;
pub use options::Options;
pub use post::Post;
pub use story::Sentence;
pub use variant::solo::rank;
pub use view::View;

/// The game of Pest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pest;

const _: () = assert!(size_of::<kernel::State<Pest>>() <= 736, "a state is at most 736 bytes");

/// Runs `first`, if there is anything to run, and goes on as `next`.
fn then(first: Option<Frame>, next: impl Into<Frame>) -> Flow<Frame> {
    match first {
        Some(first) => Flow::call(first, next),
        None => Flow::goto(next),
    }
}

impl Game for Pest {
    const ID: &'static str = "pest";
    const RULES: u32 = 4;
    const ENDINGS: &'static [&'static str] = &["sixth_year"];
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
        board.actor
    }

    fn standing(board: &Board, seat: Seat) -> [i32; 4] {
        score::standing(board, seat)
    }

    fn score_sheet(board: &Board, seat: Seat) -> Vec<ScoreLine> {
        score::sheet(board, seat)
    }

    fn ending(_: &Board) -> &'static str {
        Self::ENDINGS[0]
    }

    fn view(board: &Board, frame: Option<&Frame>, _: Viewer) -> View {
        view::view(board, frame)
    }

    fn witness(event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn imagine(board: &mut Board, viewer: Viewer, table: &mut impl Table<Self>) {
        imagine::imagine(board, viewer, table);
    }
}
