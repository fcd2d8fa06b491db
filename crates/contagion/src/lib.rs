//! Pandemic: Contagion: the rules, complete.
//!
//! Read `rules.md` beside this: `round.rs` and `turn.rs` are its table of contents, then one file a chapter. Cards are
//! data; `card.rs` is the vocabulary they are written in and `effect.rs` the one place that carries it out.

mod action;
mod ask;
mod board;
mod card;
mod data;
mod draw;
mod effect;
mod eradicate;
mod event;
mod frame;
mod imagine;
mod infect;
mod loss;
mod mutate;
mod notation;
mod options;
mod pick;
mod position;
mod reason;
mod round;
pub mod rules;
mod score;
mod setup;
mod turn;
mod variant;
mod view;
mod why;

use kernel::{Actions, Arg, Cited, Flow, Game, Id, Message, ScoreLine, Seat, SeatSet, State, Table, Target, Viewer};

pub use action::Action;
pub use ask::Ask;
pub use board::{Board, Cards, Cities, Owner, Row, disease_of};
pub use card::{CityCard, Effect, Modify, NeutralPlays, Pick, RoundFace, RoundKind, Setup, Timing, Tracks, Where, Who};
pub use data::{City, Color, Disease, HAND_LIMIT, ROUND_KINDS, RoundCard, Special, TOP_LEVEL, Track};
pub use event::{Event, Hand};
pub use frame::{Frame, Loss, Phase, Source, Step, Taking};
pub use infect::Barred;
pub use options::Options;
pub use reason::Reason;
pub use score::{Category, Ending};
pub use view::{CityView, NeutralView, RowView, SeatView, TurnView, View, Window};

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

/// So many cards, cubes and levels, as a list of those that are not zero.
fn elements(cards: u8, cubes: u8, levels: u8) -> Vec<Arg> {
    let counted = [("contagion-n-cards", cards), ("contagion-n-cubes", cubes), ("contagion-n-levels", levels)];
    counted.into_iter().filter(|(_, n)| *n > 0).map(|(key, n)| Message::new(key).with("n", n).into()).collect()
}

impl Contagion {
    /// The text of the special action of a city.
    pub fn text(special: Special) -> Message {
        let mut message = name(special);
        message.key.to_mut().push_str("-text");
        message
    }
}

impl Contagion {
    #[inline]
    fn advance(board: &mut Board, frame: Frame, table: &mut impl Table<Self>) -> Flow<Frame> {
        match frame {
            Frame::Round => round::begin(board, table),
            Frame::Turn(phase) => turn::advance(board, phase, table),
            Frame::Mutate { track, left, from } => mutate::advance(board, (track, left, from), table),
            Frame::Limit { from } => draw::advance_limit(board, from),
            Frame::Effects(step) => effect::advance(board, step, table),
            Frame::Victims { step, victim } => effect::advance_victims(board, step, victim),
            Frame::Place { step, before } => pick::advance_place(board, step, before),
            Frame::Resist(loss) => loss::advance_resist(board, loss),
            Frame::LoseCards { loss, from } => loss::advance_cards(board, loss, from, table),
            Frame::LoseCubes { loss, from } => loss::advance_cubes(board, loss, from, table),
            Frame::LoseLevels { loss, from, taken } => loss::advance_levels(board, loss, (from, taken), table),
            Frame::Setup(_)
            | Frame::Cubes(_)
            | Frame::Match { .. }
            | Frame::Joker { .. }
            | Frame::Eradicated(_)
            | Frame::Opponent(_)
            | Frame::PlaceCubes { .. }
            | Frame::MoveFrom(_)
            | Frame::MoveTo { .. }
            | Frame::MoveCubes { .. }
            | Frame::EnemyCity { .. }
            | Frame::EnemyCubes { .. }
            | Frame::LevelUp(_)
            | Frame::Climb
            | Frame::LossCity(_) => Flow::Ask(frame),
        }
    }

    #[inline]
    fn asked(board: &Board, frame: &Frame) -> SeatSet {
        ask::asked(board, frame)
    }

    #[inline]
    fn legal(board: &Board, frame: &Frame, _: Seat, out: &mut Actions<Self>) {
        match *frame {
            Frame::Setup(_) => setup::legal(board, out),
            Frame::Turn(phase) => turn::legal(board, phase, out),
            Frame::Cubes(city) => infect::legal_cubes(board, city, out),
            Frame::Match { city, .. } => infect::legal_match(board, city, out),
            Frame::Joker { city, left, from, .. } => {
                draw::pick(board.hand(board.turn.seat), Some(city.card().color), from, left, out);
            }
            Frame::Mutate { left, from, .. } => draw::pick(board.hand(board.turn.seat), None, from, left, out),
            Frame::Limit { from } => draw::legal_limit(board, from, out),
            Frame::Eradicated(_) => out.extend([Action::Use, Action::Decline]),
            Frame::Opponent(step) => effect::legal_opponents(board, step, out),
            Frame::Place { step, before } => pick::legal_place(board, step, &before, out),
            Frame::PlaceCubes { max, .. } | Frame::MoveCubes { max, .. } | Frame::EnemyCubes { max, .. } => {
                pick::legal_cubes(max, out);
            }
            Frame::MoveFrom(step) => pick::legal_move_from(board, step, out),
            Frame::MoveTo { step, from } => pick::legal_move_to(board, step, from, out),
            Frame::EnemyCity { victim, .. } => pick::legal_enemy_city(board, victim, out),
            Frame::LevelUp(step) => effect::legal_level_up(board, step, out),
            Frame::Climb => pick::legal_climb(board, out),
            Frame::LossCity(loss) => loss::legal_city(board, &loss, out),
            Frame::Resist(loss) => loss::legal_resist(board, &loss, out),
            Frame::LoseCards { loss, from } => draw::pick(board.hand(loss.victim), None, from, loss.cards, out),
            Frame::LoseCubes { loss, from } => loss::legal_cubes(board, &loss, from, out),
            Frame::LoseLevels { loss, from, taken } => loss::legal_levels(board, &loss, (from, taken), out),
            Frame::Round | Frame::Effects(_) | Frame::Victims { .. } => {}
        }
    }

    #[inline]
    fn choose(
        board: &mut Board,
        frame: Frame,
        seat: Seat,
        action: Action,
        table: &mut impl Table<Self>,
    ) -> Flow<Frame> {
        use Action::{Card, Climb, Cubes, From, Lose, Lower, Match, Opponent, Place, Raise, To};
        match (frame, action) {
            (Frame::Setup(_), Place(city)) => setup::choose(board, seat, city, table),
            (Frame::Turn(phase), _) => turn::choose(board, phase, seat, action, table),
            (Frame::Cubes(city), Cubes(n)) => infect::choose_cubes(board, city, n, table),
            (Frame::Match { city, n }, Match(m)) => infect::choose_match(board, (city, n), m, table),
            (Frame::Joker { city, n, left, .. }, Card(color)) => {
                infect::choose_joker(board, (city, n, left), color, table)
            }
            (Frame::Mutate { track, left, .. }, Card(color)) => {
                draw::discard(board, seat, color, table);
                Flow::Goto(Frame::Mutate { track, left: left - 1, from: color })
            }
            (Frame::Limit { .. }, Card(color)) => {
                draw::discard(board, seat, color, table);
                Flow::Goto(Frame::Limit { from: color })
            }
            (Frame::Eradicated(city), _) => eradicate::choose(board, city, action, table),
            (Frame::Opponent(step), Opponent(victim)) => effect::choose_opponent(board, step, victim, table),
            (Frame::Place { step, before }, _) => pick::choose_place(board, step, before, action, table),
            (Frame::PlaceCubes { city, .. }, Cubes(n)) => infect::place(board, seat, city, n, table),
            (Frame::MoveFrom(step), _) => pick::choose_move_from(step, action),
            (Frame::MoveTo { step, from }, To(to)) => pick::choose_move_to(board, step, (from, to), table),
            (Frame::MoveCubes { from, to, .. }, Cubes(n)) => pick::carry_over(board, (from, to), n, table),
            (Frame::EnemyCity { victim, n }, From(city)) => pick::choose_enemy_city(board, (victim, n), city, table),
            (Frame::EnemyCubes { victim, city, .. }, Cubes(n)) => {
                pick::remove(board, victim, city, n, table);
                Flow::Return
            }
            (Frame::LevelUp(step), Raise(track)) => effect::choose_level_up(board, step, track, table),
            (Frame::Climb, Climb(city)) => pick::climb(board, city, table),
            (Frame::LossCity(loss), Lose(city)) => Flow::Goto(Frame::Resist(Loss { taking: Taking::In(city), ..loss })),
            (Frame::Resist(loss), _) => loss::choose_resist(board, loss, action, table),
            (Frame::LoseCards { loss, .. }, Card(color)) => loss::choose_card(board, loss, color, table),
            (Frame::LoseCubes { loss, .. }, Lose(city)) => loss::choose_cube(board, loss, city, table),
            (Frame::LoseLevels { loss, from, taken }, Lower(track)) => {
                loss::choose_level(board, loss, (from, taken), track, table)
            }
            _ => unreachable!("`{action}` is no answer to {frame:?}"),
        }
    }

    fn why_not(board: &Board, frame: &Frame, _: Seat, action: Action) -> Reason {
        why::why_not(board, frame, action)
    }

    fn intent(board: &Board, frame: &Frame, _: Seat, thing: &Target) -> Option<Action> {
        why::intent(board, frame, thing)
    }

    fn may_hasten(board: &Board, frame: &Frame) -> bool {
        ask::may_hasten(board, frame)
    }
}

impl kernel::Frame<Contagion> for Frame {
    #[inline]
    fn advance(self, board: &mut Board, table: &mut impl Table<Contagion>) -> Flow<Self> {
        Contagion::advance(board, self, table)
    }
    #[inline]
    fn asked(self, board: &Board) -> SeatSet {
        Contagion::asked(board, &self)
    }
    fn question(self, board: &Board) -> Cited {
        ask::ask(board, &self).into()
    }
    #[inline]
    fn legal(self, board: &Board, seat: Seat, out: &mut Actions<Contagion>) {
        Contagion::legal(board, &self, seat, out);
    }
    #[inline]
    fn choose(self, board: &mut Board, seat: Seat, action: Action, table: &mut impl Table<Contagion>) -> Flow<Self> {
        Contagion::choose(board, self, seat, action, table)
    }
    fn why_not(self, board: &Board, seat: Seat, action: Action) -> Cited {
        Contagion::why_not(board, &self, seat, action).into()
    }
    fn intent(self, board: &Board, seat: Seat, thing: &Target) -> Option<Action> {
        Contagion::intent(board, &self, seat, thing)
    }
    fn may_hasten(self, board: &Board) -> bool {
        Contagion::may_hasten(board, &self)
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
}
