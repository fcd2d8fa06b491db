//! Messina 1347: the rules, complete.
//!
//! Read `rules.md` beside this crate; each module carries out one of its chapters and marks the rules it carries out.

mod act;
mod action;
mod ask;
mod audit;
mod board;
mod build;
pub mod data;
mod effect;
mod event;
mod fact;
mod foreman;
mod frame;
mod imagine;
mod intent;
mod notation;
mod options;
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
mod staff;
pub mod tile;
mod travel;
mod turn;
mod variant;
pub mod view;
mod why;
mod words;

use kernel::{Actions, Cited, Flow, Game, ScoreLine, Seat, SeatSet, State, Table, Target, Viewer};

pub use action::{Action, Extra, Fee, Group, Payment, Stride, Tile};
pub use ask::Ask;
pub use board::{Automaton, Board, Gone, Ground, Moored, ROUNDS, Turn, Unseen};
pub use effect::useful;
pub use event::Event;
pub use foreman::{candidates, node};
pub use frame::{Activation, Frame};
pub use options::Options;
pub use pile::Pile;
pub use player::{Branch, CENTRE, CabinRow, Foreman, LIEUTENANTS, Lieutenant, Patient, Place, Player, Spot};
pub use repopulate::possible as can_repopulate;
pub use score::{count, rats as rat_penalty};
pub use site::{HEXES, SITES, Site, Sites};
pub use view::View;
pub use why::Reason;

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Messina;

const _: () = assert!(size_of::<State<Messina>>() <= 2048, "a state is copied a million times");

impl Messina {
    #[inline]
    fn advance(board: &mut Board, frame: Frame, table: &mut impl Table<Self>) -> Flow<Frame> {
        match frame {
            Frame::Round => turn::next(board, table),
            Frame::Lieutenant => travel::advance(board),
            Frame::Rescue => rescue::advance(board, table),
            Frame::Burn { removed } => plague::advance(board, removed, table),
            Frame::ShipFight { ship } => ship::advance(board, ship, table),
            Frame::Settle => act::settle(board, table),
            Frame::Activate(activation) => foreman::ask(board, activation),
            Frame::Refresh => build::begin(board),
            Frame::Tile { refreshed } => build::ask_tile(board, refreshed),
            Frame::Settler { demand } => repopulate::advance(board, demand, table),
            Frame::Production => round_end::advance(board, table),
            Frame::Staffing => round_end::staffing(board, table),
            Frame::Quarantine => round_end::quarantine(board, table),
            Frame::Goal { .. }
            | Frame::Act
            | Frame::PickOption { .. }
            | Frame::PickRegister
            | Frame::PickScroll
            | Frame::PickCitizen
            | Frame::PickForeman
            | Frame::Advance { .. }
            | Frame::PickCabin { .. }
            | Frame::GiveUp
            | Frame::Worker { .. } => Flow::Ask(frame),
        }
    }

    #[inline]
    fn asked(board: &Board, _: &Frame) -> SeatSet {
        SeatSet::only(board.turn.seat)
    }

    fn legal(board: &Board, frame: &Frame, _: Seat, out: &mut Actions<Self>) {
        let player = &board[board.turn.seat];
        match *frame {
            Frame::Lieutenant => {
                out.extend(travel::usable(board).map(Action::Use));
                staff::legal(board, out);
            }
            Frame::Goal { from } => {
                travel::legal(board, from, out);
                staff::legal(board, out);
            }
            Frame::Rescue => {
                rescue::legal(board, out);
                staff::legal(board, out);
            }
            Frame::Burn { .. } => {
                plague::legal(board, out);
                staff::legal(board, out);
                out.push(Action::Stop);
            }
            Frame::ShipFight { .. } => {
                ship::legal(board, out);
                staff::legal(board, out);
            }
            Frame::Act => act::legal(board, out),
            Frame::Settle => {
                effect::legal(board, out);
                out.push(Action::Stop);
            }
            Frame::PickOption { choice } => pick::legal_option(choice, out),
            Frame::PickRegister => pick::legal_register(board, out),
            Frame::PickScroll => pick::legal_scroll(board, out),
            Frame::PickCitizen => out.extend(player.plain_citizens().map(Action::Upgrade)),
            Frame::PickForeman => pick::legal_foreman(board, out),
            Frame::Advance { class, skip } => foreman::legal(board, class, skip, out),
            Frame::Activate(activation) => {
                out.extend(foreman::candidates(player, &activation).into_iter().map(Action::Activate));
                out.push(Action::Stop);
            }
            Frame::Refresh => build::legal_refresh(board, out),
            Frame::Tile { refreshed } => build::legal_tile(board, refreshed, out),
            Frame::PickCabin { .. } => out.extend(player.plain_cabins().map(Action::Furnish)),
            Frame::Settler { demand } => repopulate::legal(board, demand, out),
            Frame::GiveUp => repopulate::legal_give_up(board, out),
            Frame::Worker { workshop, .. } => staff::legal_worker(board, workshop, out),
            Frame::Staffing => {
                staff::legal(board, out);
                out.push(Action::Stop);
            }
            Frame::Quarantine => round_end::legal(board, out),
            Frame::Round | Frame::Production => {}
        }
    }

    fn choose(board: &mut Board, frame: Frame, _: Seat, action: Action, table: &mut impl Table<Self>) -> Flow<Frame> {
        match (action, frame) {
            (Action::Use(from), _) => Flow::Goto(Frame::Goal { from }),
            (Action::Go(site), Frame::Goal { from }) => travel::go(board, from, site, table),
            (Action::Sail(ship), Frame::Goal { from }) => travel::sail(board, from, ship, table),
            (Action::Recall, Frame::Goal { from }) => travel::recall(board, from, table),
            (Action::House(space), _) => {
                let class = data::SPACES[kernel::Id::index(space)].class;
                rescue::house(board, class, space, table);
                Flow::Goto(frame)
            }
            (Action::Shelter(class, cabin), _) => {
                rescue::shelter(board, class, cabin, table);
                Flow::Goto(frame)
            }
            (Action::Release(class), _) => {
                rescue::release(board, class, 1, table);
                Flow::Goto(frame)
            }
            (Action::Burn(payment), Frame::Burn { removed }) => {
                let removed = plague::burn(board, payment, removed, table);
                Flow::Goto(Frame::Burn { removed })
            }
            (Action::Burn(payment), Frame::ShipFight { ship }) => ship::burn(board, ship, payment, table),
            (Action::Rat, Frame::ShipFight { ship }) => ship::rat(board, ship, table),
            (Action::Resolve(entry), _) => effect::resolve(board, entry, frame, table),
            (Action::HexAction, _) => act::hex_action(board, table),
            (Action::Repopulate, _) => repopulate::begin(board, table),
            (Action::Purchase(register), _) => act::purchase(board, register, table),
            (Action::Pick(choice, number), _) => pick::option(board, choice, number, table),
            (Action::Step(register), _) => pick::step(board, register, table),
            (Action::Scroll(number), _) => pick::scroll(board, number, table),
            (Action::Upgrade(spot), _) => pick::upgrade(board, spot, table),
            (Action::Promote(class), _) => pick::promote(board, class, table),
            (Action::Advance(stride), _) => foreman::advance(board, stride, table),
            (Action::Activate(space), Frame::Activate(activation)) => {
                foreman::activate(board, activation, space, table)
            }
            (Action::Refresh(group, fee), _) => build::refresh(board, group, fee, table),
            (Action::Keep, _) => Flow::Goto(Frame::Tile { refreshed: false }),
            (Action::Build(tile), _) => build::build(board, tile, table),
            (Action::Furnish(cabin), Frame::PickCabin { upgrade }) => {
                build::furnish(board, upgrade, cabin, table);
                Flow::Return
            }
            (Action::Settle(spot), Frame::Settler { demand }) => repopulate::settle(board, spot, demand, table),
            (Action::GiveUp(place), _) => repopulate::give_up(board, place, table),
            (Action::Leave(cabin, space), _) => {
                round_end::leave(board, cabin, space, table);
                Flow::Goto(frame)
            }
            (Action::Dismiss(cabin), _) => {
                round_end::dismiss(board, cabin, table);
                Flow::Goto(frame)
            }
            (Action::Staff(workshop), _) => staff::begin(workshop, frame),
            (Action::Worker(space), Frame::Worker { workshop, settle }) => {
                staff::work(board, workshop, space, settle, table)
            }
            (Action::Stop, Frame::Burn { removed }) => plague::finish(board, removed, table),
            (Action::Stop, Frame::Staffing) => round_end::produce(board, table),
            (Action::Stop, Frame::Settle) | (Action::End, _) => act::end(board, table),
            (Action::Stop, Frame::Activate(_)) | (Action::Decline, _) => Flow::Return,
            (action, frame) => unreachable!("`{action}` is not legal at {frame:?}"),
        }
    }

    fn why_not(board: &Board, frame: &Frame, _: Seat, action: Action) -> Reason {
        why::why_not(board, frame, action)
    }

    fn intent(board: &Board, frame: &Frame, seat: Seat, thing: &Target) -> Option<Action> {
        let mut legal = Vec::new();
        Self::legal(board, frame, seat, &mut legal);
        intent::intent(board, frame, &legal, thing)
    }
}

impl kernel::Frame<Messina> for Frame {
    #[inline]
    fn advance(self, board: &mut Board, table: &mut impl Table<Messina>) -> Flow<Self> {
        Messina::advance(board, self, table)
    }
    #[inline]
    fn asked(self, board: &Board) -> SeatSet {
        Messina::asked(board, &self)
    }
    fn question(self, board: &Board) -> Cited {
        ask::ask(board, &self).into()
    }
    #[inline]
    fn legal(self, board: &Board, seat: Seat, out: &mut Actions<Messina>) {
        Messina::legal(board, &self, seat, out);
    }
    #[inline]
    fn choose(self, board: &mut Board, seat: Seat, action: Action, table: &mut impl Table<Messina>) -> Flow<Self> {
        Messina::choose(board, self, seat, action, table)
    }
    fn why_not(self, board: &Board, seat: Seat, action: Action) -> Cited {
        Messina::why_not(board, &self, seat, action).into()
    }
    fn intent(self, board: &Board, seat: Seat, thing: &Target) -> Option<Action> {
        Messina::intent(board, &self, seat, thing)
    }
}

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
