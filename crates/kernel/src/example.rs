//! A complete small game: read this first.
//!
//! *Lots*, for two to four players. The rules, each with its number:
//!
//! * **LOT-1** A bag holds lots: four silver coins (worth 1), three gold coins (worth 3; 2 by the rules of version 1), three plagues. One lot lies face
//!   down on the table. Seats take turns; on a turn one peeks, passes or takes.
//! * **LOT-2** *Peek*: look at the lot in secret, then go on with your turn. Who has seen it need not look again.
//! * **LOT-3** *Pass*: the lot stays for the next seat. A lot that all others have passed must be taken.
//! * **LOT-4** *Take*: turn it over. A coin scores its worth; the next lot comes out of the bag.
//! * **LOT-5** A plague costs its taker a point, and they name another seat, which loses a point too.
//! * **LOT-6** When the last lot is taken the game is over. The most points win; on a tie the earlier seat.
//!
//! What to look at: each step of the rules, [`Turn`] and [`Blame`], is told in one place: what is asked, what can be
//! answered, what an answer does, why another would not do. The question inside a question (whom to blame) is a frame on
//! the stack. The lot on the table is *not decided* until somebody looks, so a secret that nobody knows is not even in
//! memory; who has seen it is written on the board; the view is built field by field; a reveal seals the step.

use serde::Serialize;
use ts_rs::TS;

use crate::{
    Bag, ById, BySeat, Cited, Flow, Game, Id, OptionSpec, Options as _, Question, ScoreLine, Seat, SeatSet, Table,
    Target, Viewer, rule,
};

mod laws;

/// The rule ids. In a real game this module is generated from `rules.md`.
#[allow(missing_docs, reason = "the rules stand at the head of this file")]
pub mod rules {
    use crate::RuleId;
    pub const LOT_1: RuleId = "LOT-1";
    pub const LOT_2: RuleId = "LOT-2";
    pub const LOT_3: RuleId = "LOT-3";
    pub const LOT_4: RuleId = "LOT-4";
    pub const LOT_5: RuleId = "LOT-5";
    pub const LOT_6: RuleId = "LOT-6";
}

/// The game of lots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lots;

/// What a lot shows. In a real game ids are generated from data files.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Lot {
    /// Worth 1.
    Silver,
    /// Worth 3.
    Gold,
    /// Costs 1, and another seat 1.
    Plague,
}

impl Id for Lot {
    const ALL: &'static [Self] = &[Self::Silver, Self::Gold, Self::Plague];
    const KIND: &'static str = "lot";
    fn index(self) -> usize {
        self as usize
    }
    fn word(self) -> &'static str {
        ["silver", "gold", "plague"][self.index()]
    }
}

const LOTS: [u8; 3] = [4, 3, 3];
const WORTH: ById<Lot, i8, 3> = ById::new([1, 3, -1]);

/// How many sit down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    players: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self { players: 2 }
    }
}

impl crate::Options for Options {
    const SPECS: &'static [OptionSpec] = &[OptionSpec { key: "players", values: &["2", "3", "4"], default: "2" }];
    fn get(&self, _: &str) -> &'static str {
        ["2", "3", "4"][usize::from(self.players) - 2]
    }
    fn set(&mut self, _: &str, value: &str) {
        self.players = value.parse().expect("one of the values of `players`");
    }
}

/// What lies on the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    players: u8,
    /// Lots that nobody has seen, the one on the table included while nobody has looked at it.
    unseen: Bag<3>,
    /// The lot on the table, once somebody has looked.
    lot: Option<Lot>,
    /// Who has seen it.
    seen: SeatSet,
    /// How often it was passed.
    passes: u8,
    /// How many lots were taken.
    taken: u8,
    turn: Seat,
    points: BySeat<i8, 4>,
}

impl Board {
    /// Decides what the lot is, if nobody has seen it yet.
    fn decide(&mut self, table: &mut impl Table<Lots>) -> Lot {
        let unseen = &mut self.unseen;
        *self.lot.get_or_insert_with(|| {
            Lot::from_index(
                unseen.draw_named(table, |lot| Lot::from_index(lot).word()).expect("a lot lies on the table"),
            )
        })
    }

    fn left(&self) -> u8 {
        LOTS.iter().sum::<u8>() - self.taken
    }

    fn must_take(&self) -> bool {
        self.passes + 1 >= self.players
    }

    /// Loses a lot, for the tests that must notice it.
    #[doc(hidden)]
    pub fn lose_a_lot(&mut self) {
        self.unseen.take(Lot::Silver.index());
    }

    /// Lets everybody pass for ever, for the tests that must notice it.
    #[doc(hidden)]
    pub fn forget_the_passes(&mut self) {
        self.passes = 0;
    }
}

crate::actions! {
    /// What can be chosen.
    pub enum Action of Lots {
        /// Look in secret.
        Peek = "peek" at Target::new("lot", "table"),
        /// Turn the lot over.
        Take = "take" at Target::new("lot", "table"),
        /// Leave it to the next seat.
        Pass = "pass",
        /// This seat loses a point too.
        Blame(seat: Seat) = "blame {seat}",
    }
}

crate::steps! {
    /// Where we are in the rules. In a real game the steps of each chapter stand in a module.
    pub enum Frame of Lots {
        asks self::Turn,
        asks self::Blame,
    }
}

/// The turn of the seat whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Turn;

crate::choices! { pub enum InTurn of Action { Peek, Take, Pass } }

impl Question<Lots> for Turn {
    type Choice = InTurn;

    fn advance(self, board: &mut Board, _: &mut impl Table<Lots>) -> Flow<Frame> {
        rule!(LOT_6);
        Flow::ask_if(board.left() > 0, self)
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::LOT_1, "lots-ask-turn")
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<InTurn>) {
        out.extend((!board.seen.contains(seat)).then_some(InTurn::Peek));
        out.extend([InTurn::Take]);
        out.extend((!board.must_take()).then_some(InTurn::Pass));
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: InTurn, table: &mut impl Table<Lots>) -> Flow<Frame> {
        match choice {
            InTurn::Peek => {
                rule!(LOT_2);
                let lot = board.decide(table);
                board.seen.insert(seat);
                table.reveal();
                table.tell(|| Event::Peeked { seat, lot: Some(lot) });
            }
            InTurn::Take => {
                rule!(LOT_4);
                let lot = board.decide(table);
                table.reveal();
                table.tell(|| Event::Taken { seat, lot });
                board.points[seat] += WORTH[lot];
                (board.lot, board.seen, board.passes) = (None, SeatSet::EMPTY, 0);
                board.taken += 1;
                if lot == Lot::Plague {
                    return Flow::call(Blame, Turn);
                }
                board.turn = seat.next(board.players.into());
            }
            InTurn::Pass => {
                rule!(LOT_3);
                board.passes += 1;
                board.turn = seat.next(board.players.into());
                table.tell(|| Event::Passed { seat });
            }
        }
        Flow::goto(Turn)
    }

    fn why_not(self, _: &Board, _: Seat, choice: InTurn) -> Option<Cited> {
        match choice {
            InTurn::Peek => Some(Cited::new(rules::LOT_2, "lots-reason-seen-already")),
            InTurn::Pass => Some(Cited::new(rules::LOT_3, "lots-reason-must-take")),
            InTurn::Take => None,
        }
    }
}

/// That seat names another, which loses a point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Blame;

impl Question<Lots> for Blame {
    type Choice = only::Blame;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::LOT_5, "lots-ask-blame")
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Blame>) {
        out.extend(Seat::all(board.players.into()).filter(|&other| other != seat).map(only::Blame));
    }

    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        only::Blame(other): only::Blame,
        table: &mut impl Table<Lots>,
    ) -> Flow<Frame> {
        rule!(LOT_5);
        board.points[other] -= 1;
        board.turn = seat.next(board.players.into());
        table.tell(|| Event::Blamed { seat: other });
        Flow::Return
    }

    fn why_not(self, _: &Board, _: Seat, _: only::Blame) -> Option<Cited> {
        Some(Cited::new(rules::LOT_5, "lots-reason-not-that-seat"))
    }
}

crate::events! {
    /// What happened.
    pub enum Event of Lots {
        /// A seat looked; only it knows at what.
        Peeked { seat: Seat, lot: Option<Lot> } = "saw" if lot.is_some(); else "peeked",
        /// A seat passed.
        Passed { seat: Seat } = "passed",
        /// A seat took the lot, and all saw what it was.
        Taken { seat: Seat, lot: Lot } = "taken",
        /// A seat was blamed.
        Blamed { seat: Seat } = "blamed",
    }
}

/// What one viewer sees.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View {
    /// The lot on the table, for those who have looked.
    pub lot: Option<Lot>,
    /// Who has looked.
    pub seen: SeatSet,
    /// Lots left, the one on the table included.
    pub left: u8,
    /// Points of each seat.
    pub points: Vec<i8>,
}

impl Game for Lots {
    const ID: &'static str = "lots";
    const RULES: u32 = 2;
    const ENDINGS: &'static [&'static str] = &["bag"];
    type Options = Options;
    type Board = Board;
    type Frame = Frame;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setup(options: &Options, _: &mut impl Table<Self>) -> (Board, Frame) {
        rule!(LOT_1);
        let board = Board {
            players: options.players() as u8,
            unseen: Bag::new(LOTS),
            lot: None,
            seen: SeatSet::EMPTY,
            passes: 0,
            taken: 0,
            turn: Seat::new(0),
            points: BySeat::default(),
        };
        (board, Turn.into())
    }

    fn active(board: &Board) -> Seat {
        board.turn
    }

    fn standing(board: &Board, seat: Seat) -> [i32; 4] {
        rule!(LOT_6);
        [board.points[seat].into(), -i32::from(seat), 0, 0]
    }

    fn score_sheet(board: &Board, seat: Seat) -> Vec<ScoreLine> {
        vec![ScoreLine { category: "points", points: board.points[seat].into() }]
    }

    fn ending(_: &Board) -> &'static str {
        "bag"
    }

    fn view(board: &Board, _: Option<&Frame>, viewer: Viewer) -> View {
        View {
            lot: board.lot.filter(|_| viewer.among(board.seen)),
            seen: board.seen,
            left: board.left(),
            points: Seat::all(board.players.into()).map(|seat| board.points[seat]).collect(),
        }
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Peeked { seat, lot } => Event::Peeked { seat, lot: lot.filter(|_| viewer.is(seat)) },
            Event::Passed { .. } | Event::Taken { .. } | Event::Blamed { .. } => event.clone(),
        })
    }

    /// Who has not looked imagines that nothing is decided: drawing later is as fair as drawing now.
    fn imagine(board: &mut Board, viewer: Viewer, _: &mut impl Table<Self>) {
        if let Some(lot) = board.lot
            && !viewer.among(board.seen)
        {
            board.unseen.put(lot.index());
            board.lot = None;
        }
    }
}
