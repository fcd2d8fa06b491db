//! Pest: the rules, complete.
//!
//! `rules.md` is the specification; every rule has its number there, and the line that carries it out names it. Modules
//! in reading order: what there is ([`board`], [`data`]), what can happen ([`frame`], [`action`], [`event`]), how a game
//! begins (`setup`), how a year and a turn run (`turn`), then a module a chapter.

pub mod action;
pub mod agenda;
pub mod ask;
pub mod board;
pub mod data;
pub mod event;
pub mod frame;
pub mod options;
pub mod outlook;
pub mod reach;
pub mod rules;
pub mod run;
pub mod score;
pub mod shape;
pub mod view;
pub mod vocabulary;

mod assign;
mod audit;
mod build;
mod decree;
mod effect;
mod era;
mod favour;
mod goods;
mod heal;
mod imagine;
mod influence;
mod intent;
mod level;
mod notation;
mod plague;
mod position;
mod produce;
mod quarantine;
mod research;
mod rewards;
mod setup;
mod subjects;
mod travel;
mod turn;
mod variant;
mod why;

use kernel::{Actions, Cited, Flow, Game, ScoreLine, Seat, SeatSet, Table, Target, Viewer};

pub use action::{Action, Post};
pub use ask::Ask;
pub use board::{Board, Cell, Player};
pub use event::Event;
pub use frame::Frame;
use frame::running;
pub use options::Options;
pub use variant::solo::rank;
pub use view::View;
pub use why::Reason;

use run::{By, Project};
use vocabulary::{Slot, Way};

/// The game of Pest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pest;

const _: () = assert!(size_of::<kernel::State<Pest>>() <= 2048, "a state stays small");

/// Runs `first`, if there is anything to run, and goes on as `next`.
fn then(first: Option<Frame>, next: Frame) -> Flow<Frame> {
    match first {
        Some(first) => Flow::Call { first, then: next },
        None => Flow::Goto(next),
    }
}

impl Pest {
    fn advance(board: &mut Board, frame: Frame, table: &mut impl Table<Self>) -> Flow<Frame> {
        match frame {
            Frame::Year => turn::year(board, table),
            Frame::NextTurn => turn::next_turn(board),
            Frame::EndYear => turn::end_year(board, table),
            Frame::Strike => plague::strike(board, table),
            Frame::Concern { nth, from } => plague::concern(board, nth, from, table),
            Frame::Destroy => plague::destroy(board, table),
            Frame::Spread { ruin, next } => plague::spread(board, ruin, next, table),
            Frame::SpreadCamps { location, nth } => plague::spread_camps(board, location, nth, table),
            Frame::Delivery { seat, location, n } => plague::delivery(board, seat, location, n, table),
            Frame::FavourCard => favour::reveal(board, table),
            Frame::Favour { nth } => favour::advance(board, nth, table),
            Frame::Receive { seat, n } => quarantine::advance(board, seat, n, table),
            Frame::Any { seat, n } => goods::advance_any(board, seat, n, table),
            Frame::Pay { cost, kind } => goods::advance_pay(board, cost, kind, table),
            Frame::Rewards { seat, payout, at } => rewards::advance(board, seat, payout, at, table),
            Frame::Influence { seat, points } => influence::advance(board, seat, points, table),
            Frame::Border { seat, at, to, overtaken } => {
                influence::advance_border(board, seat, at, to, overtaken, table)
            }
            Frame::Imperative { seat, steps } => decree::advance(board, seat, steps, table),
            Frame::Begin(top) => level::begin(board, top),
            Frame::Judge(top) => level::judge(board, top, table),
            Frame::OnRoad => travel::on_road(board, table),
            Frame::RoadDone { n } => travel::road_done(board, n),
            Frame::Arrive => travel::arrive(board, table),
            Frame::Arrived { n } => travel::spot_done(board, n, Frame::Enter),
            Frame::Enter => travel::enter(board, table),
            Frame::Camped { n } => travel::spot_done(board, n, Frame::Step),
            Frame::Collection { n } => travel::collection(board, n),
            Frame::Stop => travel::stop(board, table),
            Frame::EndMove => travel::end(board, table),
            Frame::More | Frame::Less => build::adjust(board, frame),
            Frame::Price => build::price(board),
            Frame::Raise => build::raise(board, table),
            Frame::Raised => build::raised(board),
            Frame::EndBuild => build::end(board, table),
            Frame::Produce => produce::begin(board),
            Frame::Lose | Frame::Extra => produce::ask(board, frame),
            Frame::Output => produce::output_all(board, table),
            Frame::EndProduce => produce::end(board, table),
            Frame::Shelve { technology, shelf } => research::shelve(board, technology, shelf, table),
            Frame::PullIn => research::pull_in(board, table),
            Frame::Refill => research::refill(board, table),
            Frame::ExpertsDone { at } => subjects::experts_done(board, at),
            Frame::EndHeal => heal::end(board),
            Frame::Letter => assign::letter(board),
            Frame::Agenda => era::agenda(board, table),
            Frame::Podium { nth } => era::pay_podium(board, nth, table),
            Frame::FirstPlace { seat } => era::first_place(seat),
            Frame::EndEra => era::end(board, table),
            Frame::Castle { .. }
            | Frame::Doctor { .. }
            | Frame::Place
            | Frame::Combine
            | Frame::Shield { .. }
            | Frame::CampShield { .. }
            | Frame::Container { .. }
            | Frame::Clear(_)
            | Frame::Improve(_)
            | Frame::Step
            | Frame::Collect
            | Frame::CampHeal { .. }
            | Frame::Admit { .. }
            | Frame::Build
            | Frame::Research
            | Frame::Displace { .. }
            | Frame::Workshop
            | Frame::Heal
            | Frame::Assign
            | Frame::RewardToken
            | Frame::CapitalChoice { .. } => Flow::Ask(frame),
        }
    }

    #[inline]
    fn asked(board: &Board, frame: &Frame) -> SeatSet {
        SeatSet::only(ask::asked(board, frame))
    }

    fn legal(board: &Board, frame: &Frame, seat: Seat, out: &mut Actions<Self>) {
        match *frame {
            Frame::Castle { nth } => setup::legal_castle(board, nth, out),
            Frame::Doctor { .. } => setup::legal_doctor(board, seat, out),
            Frame::Shield { .. } | Frame::CampShield { .. } => out.extend([Action::Shield, Action::Decline]),
            Frame::Receive { .. } => quarantine::legal(board, seat, out),
            Frame::Any { .. } => goods::legal_any(board, seat, out),
            Frame::Container { goods, .. } => goods::legal_container(board, seat, goods, out),
            Frame::Pay { cost, kind } => {
                let (least, most) = goods::coins(board, cost, kind);
                let good = vocabulary::Good::RESOURCES[usize::from(kind)];
                out.extend((least..=most).map(|n| Action::Coins { good, n }));
            }
            Frame::Place => turn::legal_place(board, seat, out),
            Frame::Combine => turn::legal_combine(board, seat, out),
            Frame::Clear(_) => level::legal_clear(board, seat, out),
            Frame::Improve(_) => out.extend([Action::Improve, Action::Decline]),
            Frame::Step => travel::legal(board, seat, out),
            Frame::Collect => travel::legal_collect(board, seat, out),
            Frame::CampHeal { .. } => out.extend([Action::HealAtCamp, Action::Decline]),
            Frame::Admit { .. } => out.extend([Action::Admit, Action::Decline]),
            Frame::Build => build::legal(board, seat, out),
            Frame::More | Frame::Less => build::legal_adjust(board, *frame, out),
            Frame::Lose | Frame::Extra => produce::legal(board, *frame, out),
            Frame::Research => research::legal(board, seat, out),
            Frame::Displace { .. } => out.extend(board[seat].free_slots().map(Action::Displace)),
            Frame::PullIn => out.extend(board[seat].occupied_slots().map(Action::PullIn)),
            Frame::Workshop => out.extend(vocabulary::Good::RESOURCES.map(Action::Workshop)),
            Frame::Heal => heal::legal(board, seat, out),
            Frame::Assign => assign::legal(board, seat, out),
            Frame::RewardToken => assign::legal_reward(board, out),
            Frame::CapitalChoice { .. } => era::legal_choice(board, seat, out),
            running!() => {}
        }
    }

    fn choose(
        board: &mut Board,
        frame: Frame,
        seat: Seat,
        action: Action,
        table: &mut impl Table<Self>,
    ) -> Flow<Frame> {
        match (frame, action) {
            (_, Action::Exchange { first, second }) => {
                goods::exchange(board, seat, first, second, table);
                Flow::Ask(frame)
            }
            (_, Action::Shift(slot)) => {
                quarantine::shift(board, seat, Slot::Storage, slot, table);
                Flow::Ask(frame)
            }
            (Frame::Castle { nth }, Action::Castle(location)) => setup::castle(board, nth, seat, location, table),
            (Frame::Doctor { nth }, Action::Doctor(location)) => setup::doctor(board, nth, seat, location, table),
            (Frame::Shield { location, n, .. }, action) => {
                plague::choose_shield(board, seat, location, n, action == Action::Shield, table)
            }
            (Frame::CampShield { location, .. }, action) => {
                plague::choose_camp_shield(board, seat, location, action == Action::Shield, table)
            }
            (Frame::Receive { n, .. }, Action::Lay(slot)) => quarantine::choose(board, seat, n, slot, table),
            (Frame::Any { n, .. }, Action::Take(good)) => goods::choose_any(board, seat, n, good, table),
            (Frame::Container { goods, counted, .. }, Action::Store(good)) => {
                goods::choose_container(board, seat, goods, counted, good, table)
            }
            (Frame::Pay { cost, kind }, Action::Coins { n, .. }) => goods::choose_pay(board, cost, kind, n, table),
            (Frame::Place, Action::Place(cell)) => turn::place(board, seat, cell, table),
            (Frame::Place, Action::Again(cell)) => turn::again(board, seat, cell, table),
            (Frame::Place, Action::Trials) => turn::choose_trials(board, seat, table),
            (Frame::Combine, Action::Start(act)) => turn::start(board, seat, act, table),
            (Frame::Combine, _) => Flow::Return,
            (Frame::Clear(top), Action::Clear(slot)) => level::clear(board, seat, top, slot, table),
            (Frame::Clear(top), _) => Flow::Goto(Frame::Judge(top)),
            (Frame::Improve(top), Action::Improve) => level::improve(board, seat, top, table),
            (Frame::Improve(top), _) => level::start(board, top, table),
            (Frame::Step, Action::Step(to)) => {
                let (by, points) = (Board::by(board.doctor(seat), to), board.entry(seat, to));
                travel::step(board, seat, to, by, points)
            }
            (Frame::Step, Action::Clone(to)) => {
                let points = effect::figure(data::Technology::CloningExperiment);
                travel::step(board, seat, to, By::Cloning, points)
            }
            (Frame::Step, Action::Camp) => travel::camp(board, seat, table),
            (Frame::Step, _) => Flow::Goto(Frame::Stop),
            (Frame::Collect, Action::Collect(way)) => travel::collect(board, seat, way),
            (Frame::Collect, _) => travel::collect(board, seat, Way::Food),
            (Frame::CampHeal { n }, action) => travel::camp_heal(board, seat, n, action == Action::HealAtCamp, table),
            (Frame::Admit { n }, action) => travel::admit(board, seat, n, action == Action::Admit, table),
            (Frame::Build, Action::Build { building, location }) => {
                build::choose(board, Project::Map { building, location })
            }
            (Frame::Build, Action::Erect(building)) => build::choose(board, Project::Capital(building)),
            (Frame::Build, _) => Flow::Goto(Frame::EndBuild),
            (Frame::More | Frame::Less, Action::More(good) | Action::Less(good)) => build::adjusted(board, frame, good),
            (Frame::Lose | Frame::Extra, Action::Lose(good) | Action::Extra(good)) => {
                produce::choose(board, frame, good)
            }
            (Frame::Research, action) => research::choose(board, seat, action, table),
            (Frame::Displace { technology, shelf }, Action::Displace(slot)) => {
                research::choose_displace(board, seat, technology, shelf, slot, table)
            }
            (Frame::PullIn, Action::PullIn(slot)) => {
                research::pulled_in(board, seat, slot, table);
                Flow::Goto(Frame::PullIn)
            }
            (Frame::Workshop, Action::Workshop(good)) => research::choose_workshop(board, seat, good, table),
            (Frame::Heal, action) => heal::choose(board, seat, action, table),
            (Frame::Assign, action) => assign::choose(board, seat, action, table),
            (Frame::RewardToken, Action::Reward(token)) => assign::reward(board, seat, token, table),
            (Frame::CapitalChoice { .. }, Action::Choice(choice)) => era::choose(seat, choice, table),
            _ => unreachable!("only legal choices are carried out"),
        }
    }

    fn why_not(board: &Board, frame: &Frame, seat: Seat, action: Action) -> Reason {
        why::why_not(board, frame, seat, action)
    }

    fn intent(board: &Board, frame: &Frame, seat: Seat, thing: &Target) -> Option<Action> {
        intent::intent(board, frame, seat, thing)
    }
}

impl kernel::Frame<Pest> for Frame {
    #[inline]
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Self> {
        Pest::advance(board, self, table)
    }
    #[inline]
    fn asked(self, board: &Board) -> SeatSet {
        Pest::asked(board, &self)
    }
    fn question(self, board: &Board) -> Cited {
        ask::ask(board, &self).1.into()
    }
    #[inline]
    fn legal(self, board: &Board, seat: Seat, out: &mut Actions<Pest>) {
        Pest::legal(board, &self, seat, out);
    }
    #[inline]
    fn choose(self, board: &mut Board, seat: Seat, action: Action, table: &mut impl Table<Pest>) -> Flow<Self> {
        Pest::choose(board, self, seat, action, table)
    }
    fn why_not(self, board: &Board, seat: Seat, action: Action) -> Cited {
        Pest::why_not(board, &self, seat, action).into()
    }
    fn intent(self, board: &Board, seat: Seat, thing: &Target) -> Option<Action> {
        Pest::intent(board, &self, seat, thing)
    }
}

impl Game for Pest {
    const ID: &'static str = "pest";
    const RULES: u32 = 3;
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
