//! What is asked, with the rule that asks it.

use kernel::{Cites, Message, RuleId, Say, Seat, SeatSet};
use serde::Serialize;

use crate::board::Board;
use crate::data::{Location, Technology};
use crate::event::name;
use crate::frame::{Frame, running};
use crate::plague;
use crate::rules;
use crate::vocabulary::{Act, Good, Mode};

/// A question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Where does the Castle stand, with the rule of this number of players?
    Castle {
        /// How the location is found.
        players: u8,
    },
    /// Where does the Doctor stand?
    Doctor,
    /// Turn the sick away?
    Shield {
        /// Where.
        location: Location,
        /// With what.
        technology: Technology,
    },
    /// Where is the sick subject laid?
    Receive {
        /// How many are left to lay.
        n: u8,
    },
    /// Which resource?
    Resource,
    /// Which kind do the containers hold?
    Container,
    /// How many coins stand for this kind?
    Pay {
        /// The kind.
        good: Good,
        /// How much of it is due.
        n: u8,
    },
    /// Where does the Assistant go?
    Place,
    /// Which action comes next?
    Action,
    /// Is the slot of the action cleared?
    Clear {
        /// The action.
        act: Act,
    },
    /// Is the action improved?
    Improve {
        /// The action.
        act: Act,
    },
    /// Where does the Doctor go?
    Step {
        /// Points left.
        points: u8,
    },
    /// How are the sick collected?
    Collect {
        /// Where.
        location: Location,
    },
    /// Does one of the collected go straight to the track?
    CampHeal,
    /// Does one of the collected become a patient?
    Admit,
    /// What is built?
    Build,
    /// What does the hindrance cost?
    More,
    /// What does the improvement save?
    Less,
    /// What is lost?
    Lose,
    /// What is gained beyond?
    Extra,
    /// What is researched?
    Research,
    /// Where does the subject of the discarded card go?
    Displace,
    /// Which slot is emptied?
    PullIn,
    /// What does the Mobile Workshop make?
    Workshop,
    /// Who is healed?
    Heal,
    /// Who is assigned?
    Assign,
    /// Which reward token?
    Reward,
    /// Which of the two choices of the Capital card?
    Choice,
}

/// Who is asked in a frame. Frames that only run name the player on turn.
#[inline]
pub(crate) fn asked(board: &Board, frame: &Frame) -> Seat {
    match *frame {
        Frame::Castle { nth } | Frame::Doctor { nth } => board.order[usize::from(nth)],
        Frame::Shield { seat, .. }
        | Frame::CampShield { seat, .. }
        | Frame::Receive { seat, .. }
        | Frame::Any { seat, .. }
        | Frame::Container { seat, .. }
        | Frame::CapitalChoice { seat } => seat,
        Frame::Pay { .. }
        | Frame::Place
        | Frame::Combine
        | Frame::Clear(_)
        | Frame::Improve(_)
        | Frame::Step
        | Frame::Collect
        | Frame::CampHeal { .. }
        | Frame::Admit { .. }
        | Frame::Build
        | Frame::More
        | Frame::Less
        | Frame::Lose
        | Frame::Extra
        | Frame::Research
        | Frame::Displace { .. }
        | Frame::PullIn
        | Frame::Workshop
        | Frame::Heal
        | Frame::Assign
        | Frame::RewardToken => board.actor,
        running!() => board.actor,
    }
}

/// Who is asked, and what.
pub(crate) fn ask(board: &Board, frame: &Frame) -> (SeatSet, Ask) {
    let ask = match *frame {
        Frame::Castle { .. } => Ask::Castle { players: board.players },
        Frame::Doctor { .. } => Ask::Doctor,
        Frame::Shield { seat, location, .. } => {
            let technology = plague::shield(board, seat, location).unwrap_or(Technology::Checkpoint);
            Ask::Shield { location, technology }
        }
        Frame::CampShield { location, .. } => Ask::Shield { location, technology: Technology::AdvancedQuarantine },
        Frame::Receive { n, .. } => Ask::Receive { n },
        Frame::Any { .. } => Ask::Resource,
        Frame::Container { .. } => Ask::Container,
        Frame::Pay { cost, kind } => {
            let kind = usize::from(kind).min(3);
            Ask::Pay { good: Good::RESOURCES[kind], n: cost[kind] }
        }
        Frame::Place => Ask::Place,
        Frame::Clear(top) => Ask::Clear { act: top.into() },
        Frame::Improve(top) => Ask::Improve { act: top.into() },
        Frame::Step => Ask::Step { points: board.run.points },
        Frame::Collect => match board.run.step {
            Some(step) => Ask::Collect { location: step.to },
            None => Ask::Action,
        },
        Frame::CampHeal { .. } => Ask::CampHeal,
        Frame::Admit { .. } => Ask::Admit,
        Frame::Build => Ask::Build,
        Frame::More => Ask::More,
        Frame::Less => Ask::Less,
        Frame::Lose => Ask::Lose,
        Frame::Extra => Ask::Extra,
        Frame::Research => Ask::Research,
        Frame::Displace { .. } => Ask::Displace,
        Frame::PullIn => Ask::PullIn,
        Frame::Workshop => Ask::Workshop,
        Frame::Heal => Ask::Heal,
        Frame::Assign => Ask::Assign,
        Frame::RewardToken => Ask::Reward,
        Frame::CapitalChoice { .. } => Ask::Choice,
        Frame::Combine => Ask::Action,
        // Nobody is asked there.
        running!() => Ask::Action,
    };
    (SeatSet::only(asked(board, frame)), ask)
}

impl Say for Ask {
    fn say(&self) -> Message {
        let say = |what: &str| Message::new(format!("pest-ask-{what}"));
        match *self {
            Self::Castle { .. } => say("castle"),
            Self::Doctor => say("doctor"),
            Self::Shield { location, technology } => {
                say("shield").with("location", name(location)).with("technology", name(technology))
            }
            Self::Receive { n } => say("receive").with("n", n),
            Self::Resource => say("resource"),
            Self::Container => say("container"),
            Self::Pay { good, n } => say("pay").with("good", name(good)).with("n", n),
            Self::Place => say("place"),
            Self::Action => say("action"),
            Self::Clear { act } => say("clear").with("act", name(act)),
            Self::Improve { act } => say("improve").with("act", name(act)),
            Self::Step { points } => say("step").with("points", points),
            Self::Collect { location } => say("collect").with("location", name(location)),
            Self::CampHeal => say("camp-heal"),
            Self::Admit => say("admit"),
            Self::Build => say("build"),
            Self::More => say("more"),
            Self::Less => say("less"),
            Self::Lose => say("lose"),
            Self::Extra => say("extra"),
            Self::Research => say("research"),
            Self::Displace => say("displace"),
            Self::PullIn => say("pull-in"),
            Self::Workshop => say("workshop"),
            Self::Heal => say("heal"),
            Self::Assign => say("assign"),
            Self::Reward => say("reward"),
            Self::Choice => say("choice"),
        }
    }
}

impl Cites for Ask {
    fn rule(&self) -> RuleId {
        match self {
            Self::Castle { players: 1 } => rules::PEST_282,
            Self::Castle { players: 2 } => rules::PEST_15,
            Self::Castle { .. } => rules::PEST_14,
            Self::Doctor => rules::PEST_17,
            Self::Shield { .. } => rules::PEST_69,
            Self::Receive { .. } => rules::PEST_42,
            Self::Resource => rules::PEST_34,
            Self::Container => rules::PEST_227,
            Self::Pay { .. } => rules::PEST_31,
            Self::Place => rules::PEST_91,
            Self::Action => rules::PEST_92,
            Self::Clear { .. } => rules::PEST_45,
            Self::Improve { .. } => rules::PEST_93,
            Self::Step { .. } => rules::PEST_100,
            Self::Collect { .. } => rules::PEST_107,
            Self::CampHeal => rules::PEST_221,
            Self::Admit => rules::PEST_201,
            Self::Build => rules::PEST_120,
            Self::More | Self::Less => rules::PEST_126,
            Self::Lose | Self::Extra => rules::PEST_133,
            Self::Research => rules::PEST_137,
            Self::Displace => rules::PEST_140,
            Self::PullIn => rules::PEST_48,
            Self::Workshop => rules::PEST_225,
            Self::Heal => rules::PEST_145,
            Self::Assign => rules::PEST_150,
            Self::Reward => rules::PEST_152,
            Self::Choice => rules::PEST_173,
        }
    }
}

impl Board {
    /// Whether neutral subjects play a part.
    pub(crate) fn has_neutrals(&self) -> bool {
        matches!(self.mode, Mode::Duel | Mode::Solo)
    }
}
