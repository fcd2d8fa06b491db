//! A complete small game: read this first.
//!
//! *Lots*, for two to four players. The rules, each with its number:
//!
//! * **LOT-1** A bag holds lots: four silver coins (worth 1), three gold coins (worth 2), three plagues. One lot lies face
//!   down on the table. Seats take turns; on a turn one peeks, passes or takes.
//! * **LOT-2** *Peek*: look at the lot in secret, then go on with your turn. Who has seen it need not look again.
//! * **LOT-3** *Pass*: the lot stays for the next seat. A lot that all others have passed must be taken.
//! * **LOT-4** *Take*: turn it over. A coin scores its worth; the next lot comes out of the bag.
//! * **LOT-5** A plague costs its taker a point, and he names another seat, which loses a point too.
//! * **LOT-6** When the last lot is taken the game is over. The most points win; on a tie the earlier seat.
//!
//! What to look at: the lot on the table is *not decided* until somebody looks, so a secret that nobody knows is not even
//! in memory; who has seen it is written on the board; the question inside a question (whom to blame) is a frame on the
//! stack; the view is built field by field; a reveal seals the step.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::{
    Action as _, Actions, Bag, BySeat, Cites, Flow, Game, Id, Message, NotationError, OptionSpec, Options as _, RuleId,
    Say, ScoreLine, Seat, SeatSet, Table, Target, Viewer, Words, rule,
};

#[cfg(feature = "testkit")]
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Lot {
    /// Worth 1.
    Silver,
    /// Worth 2.
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
const WORTH: [i8; 3] = [1, 2, -1];

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
        *self.lot.get_or_insert_with(|| Lot::from_index(unseen.draw(table).expect("a lot lies on the table")))
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

/// Where we are in the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Frame {
    /// The turn of the seat whose turn it is.
    #[default]
    Turn,
    /// That seat names another, which loses a point.
    Blame,
}

/// What can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Look in secret.
    Peek,
    /// Turn the lot over.
    Take,
    /// Leave it to the next seat.
    Pass,
    /// This seat loses a point too.
    Blame(Seat),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Peek => f.write_str("peek"),
            Self::Take => f.write_str("take"),
            Self::Pass => f.write_str("pass"),
            Self::Blame(seat) => write!(f, "blame {seat}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = Words::new(text);
        let error = words.error();
        let action = match words.word()? {
            "peek" => Self::Peek,
            "take" => Self::Take,
            "pass" => Self::Pass,
            "blame" => Self::Blame(words.read(|word| word.parse().ok().filter(|&n| n < 4).map(Seat::new))?),
            _ => return Err(error),
        };
        words.end(action)
    }
}

impl crate::Action for Action {
    fn target(&self) -> Target {
        match self {
            Self::Peek | Self::Take => Target::new("lot", "table"),
            Self::Pass => Target::button("pass"),
            Self::Blame(seat) => Target::new("seat", seat),
        }
    }
}

impl Say for Action {
    fn say(&self) -> Message {
        match self {
            Self::Peek => Message::new("lots-action-peek"),
            Self::Take => Message::new("lots-action-take"),
            Self::Pass => Message::new("lots-action-pass"),
            Self::Blame(seat) => Message::new("lots-action-blame").with("seat", *seat),
        }
    }
}

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Ask {
    /// Peek, pass or take?
    Turn,
    /// Who loses a point too?
    Blame,
}

impl Say for Ask {
    fn say(&self) -> Message {
        match self {
            Self::Turn => Message::new("lots-ask-turn"),
            Self::Blame => Message::new("lots-ask-blame"),
        }
    }
}

impl Cites for Ask {
    fn rule(&self) -> RuleId {
        match self {
            Self::Turn => rules::LOT_1,
            Self::Blame => rules::LOT_5,
        }
    }
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// A seat looked; only it knows at what.
    Peeked {
        /// Who.
        seat: Seat,
        /// What it saw.
        lot: Option<Lot>,
    },
    /// A seat passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A seat took the lot.
    Taken {
        /// Who.
        seat: Seat,
        /// What it was.
        lot: Lot,
    },
    /// A seat was blamed.
    Blamed {
        /// Who.
        seat: Seat,
    },
}

impl Say for Event {
    fn say(&self) -> Message {
        match self {
            Self::Peeked { seat, lot: None } => Message::new("lots-event-peeked").with("seat", *seat),
            Self::Peeked { seat, lot: Some(lot) } => {
                Message::new("lots-event-saw").with("seat", *seat).with("lot", Message::name("lots", *lot))
            }
            Self::Passed { seat } => Message::new("lots-event-passed").with("seat", *seat),
            Self::Taken { seat, lot } => {
                Message::new("lots-event-taken").with("seat", *seat).with("lot", Message::name("lots", *lot))
            }
            Self::Blamed { seat } => Message::new("lots-event-blamed").with("seat", *seat),
        }
    }
}

/// What one viewer sees.
#[derive(Clone, PartialEq, Debug, Serialize)]
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

/// Why something cannot be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// You have seen the lot.
    SeenAlready,
    /// All others have passed.
    MustTake,
    /// Name another seat at the table.
    NotThatSeat,
    /// That is not what is asked.
    NotNow,
}

impl Say for Reason {
    fn say(&self) -> Message {
        Message::new(match self {
            Self::SeenAlready => "lots-reason-seen-already",
            Self::MustTake => "lots-reason-must-take",
            Self::NotThatSeat => "lots-reason-not-that-seat",
            Self::NotNow => "lots-reason-not-now",
        })
    }
}

impl Cites for Reason {
    fn rule(&self) -> RuleId {
        match self {
            Self::SeenAlready => rules::LOT_2,
            Self::MustTake => rules::LOT_3,
            Self::NotThatSeat => rules::LOT_5,
            Self::NotNow => rules::LOT_1,
        }
    }
}

impl Game for Lots {
    const ID: &'static str = "lots";
    const RULES: u32 = 1;
    const ENDINGS: &'static [&'static str] = &["bag"];
    type Options = Options;
    type Board = Board;
    type Frame = Frame;
    type Action = Action;
    type Ask = Ask;
    type Event = Event;
    type View = View;
    type Reason = Reason;

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
        (board, Frame::Turn)
    }

    fn advance(board: &mut Board, frame: Frame, _: &mut impl Table<Self>) -> Flow<Frame> {
        rule!(LOT_6);
        if frame == Frame::Turn && board.left() == 0 { Flow::Return } else { Flow::Ask(frame) }
    }

    fn ask(board: &Board, frame: &Frame) -> (SeatSet, Ask) {
        let ask = match frame {
            Frame::Turn => Ask::Turn,
            Frame::Blame => Ask::Blame,
        };
        (SeatSet::only(board.turn), ask)
    }

    fn legal(board: &Board, frame: &Frame, seat: Seat, out: &mut Actions<Self>) {
        match frame {
            Frame::Turn => {
                if !board.seen.contains(seat) {
                    out.push(Action::Peek);
                }
                out.push(Action::Take);
                if !board.must_take() {
                    out.push(Action::Pass);
                }
            }
            Frame::Blame => {
                out.extend(Seat::all(board.players.into()).filter(|&other| other != seat).map(Action::Blame));
            }
        }
    }

    fn choose(
        board: &mut Board,
        frame: Frame,
        seat: Seat,
        action: Action,
        table: &mut impl Table<Self>,
    ) -> Flow<Frame> {
        let players = board.players.into();
        match action {
            Action::Peek => {
                rule!(LOT_2);
                let lot = board.decide(table);
                board.seen.insert(seat);
                table.reveal();
                table.tell(|| Event::Peeked { seat, lot: Some(lot) });
                Flow::Goto(frame)
            }
            Action::Pass => {
                rule!(LOT_3);
                board.passes += 1;
                board.turn = seat.next(players);
                table.tell(|| Event::Passed { seat });
                Flow::Goto(frame)
            }
            Action::Take => {
                rule!(LOT_4);
                let lot = board.decide(table);
                table.reveal();
                table.tell(|| Event::Taken { seat, lot });
                board.points[seat] += WORTH[lot.index()];
                (board.lot, board.seen, board.passes) = (None, SeatSet::EMPTY, 0);
                board.taken += 1;
                if lot == Lot::Plague {
                    return Flow::Call { first: Frame::Blame, then: Frame::Turn };
                }
                board.turn = seat.next(players);
                Flow::Goto(Frame::Turn)
            }
            Action::Blame(other) => {
                rule!(LOT_5);
                board.points[other] -= 1;
                board.turn = seat.next(players);
                table.tell(|| Event::Blamed { seat: other });
                Flow::Return
            }
        }
    }

    fn why_not(_: &Board, frame: &Frame, _: Seat, action: Action) -> Reason {
        match (frame, action) {
            (Frame::Turn, Action::Peek) => Reason::SeenAlready,
            (Frame::Turn, Action::Pass) => Reason::MustTake,
            (Frame::Blame, Action::Blame(_)) => Reason::NotThatSeat,
            (Frame::Turn, Action::Take | Action::Blame(_)) | (Frame::Blame, _) => Reason::NotNow,
        }
    }

    fn intent(board: &Board, frame: &Frame, seat: Seat, thing: &Target) -> Option<Action> {
        let candidates = [Action::Peek, Action::Pass].into_iter();
        let candidates = candidates.chain(Seat::all(board.players.into()).map(Action::Blame));
        let mut legal = Vec::new();
        Self::legal(board, frame, seat, &mut legal);
        candidates.filter(|action| !legal.contains(action)).find(|action| action.target() == *thing)
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
