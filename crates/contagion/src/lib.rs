//! Pandemic: Contagion: the rules, complete.
//!
//! Read `rules.md` beside this: `round.rs` and `turn.rs` are its table of contents, then one file a chapter. Cards are
//! data; `card.rs` is the vocabulary they are written in and `effect.rs` carries it out, with a file for each effect that
//! has steps of its own.

mod action;
mod audit;
mod board;
mod card;
mod clause;
mod climb;
mod cubes;
mod data;
mod draw;
mod effect;
mod elements;
mod eradicate;
mod event;
mod fact;
mod frame;
mod imagine;
mod infect;
mod level_up;
mod lose;
mod loss;
mod move_cubes;
mod mutate;
mod options;
mod place;
mod position;
mod remove_enemy;
mod resist;
mod round;
pub mod rules;
mod score;
mod setup;
mod steal;
mod story;
mod turn;
mod variant;
mod view;

use kernel::{Cited, Game, Id, Message, ScoreLine, Seat, State, Table, Viewer};

pub use action::Action;
pub use board::{Board, Cards, Cities, Owner, Row, disease_of};
pub use card::{CityCard, Effect, Modify, NeutralPlays, Pick, RoundFace, RoundKind, Setup, Timing, Tracks, Where, Who};
pub use clause::{Clause, Source};
pub use data::{
    COUNTED, City, Color, DATA_HASH, Disease, FILES, HAND_LIMIT, ROUND_KINDS, RoundCard, SHEETS, Special, TOP_LEVEL,
    Track,
};
pub use elements::Elements;
pub use event::{Event, Hand, Seen};
pub use frame::Frame;
pub use infect::Barred;
pub use loss::{Loss, Taking};
pub use options::Options;
pub use score::{Category, Ending};
pub use story::Sentence;
pub use turn::Window;
pub use view::{CityView, NeutralView, RowView, SeatView, TurnView, View};

/// The rules of Pandemic: Contagion.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Contagion;

/// `rules.md`: rules, rulings and test vectors with their ids.
pub const RULES_TEXT: &str = include_str!("../rules.md");

/// A position is copied about by the million.
const _: () = assert!(size_of::<State<Contagion>>() <= 768, "a state is at most 768 bytes");

/// The name of a thing out of the data files.
fn name<T: Id>(id: T) -> Message {
    Message::name(Contagion::ID, id)
}

impl Contagion {
    /// The text of the special action of a city.
    pub fn text(special: Special) -> Message {
        let mut message = name(special);
        message.key.to_mut().push_str("-text");
        message
    }
}

impl Game for Contagion {
    const ID: &'static str = "contagion";
    const RULES: u32 = 3;
    const ENDINGS: &'static [&'static str] = &["last-who", "two-cities"];

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
        score::sheet(board, seat)
    }

    fn ending(board: &Board) -> &'static str {
        board.last.expect("a game that is over has a reason").word()
    }

    fn view(board: &Board, frame: Option<&Frame>, viewer: Viewer) -> View {
        view::view(board, frame, viewer)
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event::witness(event, viewer))
    }

    fn imagine(board: &mut Board, viewer: Viewer, table: &mut impl Table<Self>) {
        imagine::imagine(board, viewer, table);
    }

    /// A city that is not on the table can be chosen for nothing.
    fn ruled_out(board: &Board, action: Action) -> Option<Cited> {
        match action {
            Action::Infect(city)
            | Action::Place(city)
            | Action::From(city)
            | Action::To(city)
            | Action::Lose(city)
            | Action::Climb(city) => board.off_table(city),
            Action::Draw
            | Action::Mutate(_)
            | Action::Play(_)
            | Action::Pass
            | Action::Cubes(_)
            | Action::Match(_)
            | Action::Card(_)
            | Action::Protect(_)
            | Action::Lower(_)
            | Action::Raise(_)
            | Action::Opponent(_)
            | Action::Use
            | Action::Decline
            | Action::Stop
            | Action::Continue
            | Action::End => None,
        }
    }
}
