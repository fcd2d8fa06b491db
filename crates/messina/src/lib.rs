//! Messina 1347: the rules, complete.
//!
//! Read `rules.md` beside this crate; each module carries out one of its chapters and marks the rules it carries out.

mod act;
mod action;
mod audit;
mod board;
mod build;
mod cabin;
pub mod data;
mod effect;
pub mod entry;
mod event;
mod fact;
mod foreman;
mod frame;
mod imagine;
mod market;
mod noun;
mod options;
mod payment;
mod pick;
mod pile;
mod plague;
mod player;
mod position;
mod prepare;
mod register;
mod repopulate;
mod rescue;
mod round_end;
pub mod rules;
mod score;
mod setup;
mod ship;
mod site;
mod story;
mod stride;
pub mod tile;
mod travel;
mod turn;
mod variant;
pub mod view;
mod workshop;

use kernel::{Game, ScoreLine, Seat, State, Table, Viewer};

pub use act::{Act, Settle};
pub use action::Action;
pub use board::{Automaton, Board, Gone, Ground, Moored, ROUNDS, Turn, Unseen};
pub use build::{BuildTile, Refresh};
pub use cabin::PickCabin;
pub use effect::useful;
pub use event::{Drawn, Event, Points};
pub use foreman::{Activate, Advance, node};
pub use frame::Frame;
pub use market::{Fee, Group, Tile};
pub use options::Options;
pub use payment::{Extra, Payment};
pub use pick::{PickCitizen, PickForeman, PickOption, PickRegister, PickScroll};
pub use pile::Pile;
pub use plague::Burn;
pub use player::{CENTRE, CabinRow, Foreman, Lieutenant, Patient, Place, Player, Spot};
pub use repopulate::{GiveUp, Settler, possible as can_repopulate};
pub use rescue::Rescue;
pub use round_end::{Production, Quarantine, Staffing};
pub use score::{count, rats as rat_penalty};
pub use ship::ShipFight;
pub use site::{HEXES, SITES, Site, Sites};
pub use story::Sentence;
pub use stride::{Branch, ForemanId, Stride};
pub use travel::{Goal, UseLieutenant};
pub use turn::Round;
pub use view::View;
pub use workshop::Worker;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Messina;

const _: () = assert!(size_of::<State<Messina>>() <= 1048, "a state is at most 1048 bytes");

impl Game for Messina {
    const ID: &'static str = "messina";
    const RULES: u32 = 3;
    const ENDINGS: &'static [&'static str] = &["complete", "plague", "survivors", "saviours"];
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
        board.turn.seat
    }

    fn standing(board: &Board, seat: Seat) -> [i32; 4] {
        score::standing(board, seat)
    }

    fn score_sheet(board: &Board, seat: Seat) -> Vec<ScoreLine> {
        score::sheet(board, seat).to_vec()
    }

    fn ending(board: &Board) -> &'static str {
        score::ending(board)
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
