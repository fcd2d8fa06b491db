//! What is asked, and the rule that asks it.

use kernel::{Cites, Message, RuleId, Say};
use serde::Serialize;

use crate::data::Region;
use crate::{Board, Frame, Rat, name, rules};

/// A question: a decision point of section 6.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Ask {
    /// D1: where do your first cubes go?
    Settle,
    /// D2: cards, cubes, powers, then the plague.
    Turn {
        /// Whether cubes have been placed, so that the plague may move.
        placed: bool,
    },
    /// D2c: from where do the cubes leave?
    MerchantFrom,
    /// D2c: where do they go?
    MerchantTo {
        /// From where.
        from: Region,
    },
    /// D2d: which rat?
    MonkRat,
    /// D2d: where does it go?
    MonkTo {
        /// The rat.
        rat: Rat,
    },
    /// D2e: which rat do you look at?
    WitchFirst,
    /// D3: a second one?
    WitchSecond,
    /// D4: swap them?
    WitchSwap {
        /// The first rat.
        first: Rat,
        /// The second.
        second: Rat,
    },
    /// D2f: from where does a cube go to the castle?
    King,
    /// D5: where does a new rat go?
    Spread {
        /// How many are to come, this one included.
        left: u8,
    },
    /// D6: does the emblem count as cubes?
    Bonus,
    /// D7: which rat is turned next?
    Ravage {
        /// The plague region.
        region: Region,
    },
    /// D8: the King, now that the plague is over?
    KingAfter,
    /// D9: a last power?
    Final,
    /// D9: where does the last cube go?
    FinalPeasant,
    /// D9: where does the emblem go?
    FinalKnight,
}

/// The question a frame rests at. Frames that never rest are not asked.
pub(crate) fn ask(board: &Board, frame: &Frame) -> Ask {
    match *frame {
        Frame::Settle { .. } => Ask::Settle,
        Frame::Turn => Ask::Turn { placed: board.turn.placed },
        Frame::MerchantFrom => Ask::MerchantFrom,
        Frame::MerchantTo { from } => Ask::MerchantTo { from },
        Frame::MonkRat => Ask::MonkRat,
        Frame::MonkTo { rat } => Ask::MonkTo { rat },
        Frame::WitchFirst => Ask::WitchFirst,
        Frame::WitchSecond { .. } => Ask::WitchSecond,
        Frame::WitchSwap { first, second } => Ask::WitchSwap { first, second },
        Frame::King => Ask::King,
        Frame::Spread { left } => Ask::Spread { left },
        Frame::Bonus => Ask::Bonus,
        Frame::Ravage => Ask::Ravage { region: board.emblem },
        Frame::KingAfter | Frame::TurnEnd => Ask::KingAfter,
        Frame::Final | Frame::FinalPlague => Ask::Final,
        Frame::FinalPeasant => Ask::FinalPeasant,
        Frame::FinalKnight => Ask::FinalKnight,
    }
}

impl Say for Ask {
    fn say(&self) -> Message {
        match *self {
            Self::Settle => Message::new("rattus-ask-settle"),
            Self::Turn { placed: false } => Message::new("rattus-ask-turn"),
            Self::Turn { placed: true } => Message::new("rattus-ask-turn-placed"),
            Self::MerchantFrom => Message::new("rattus-ask-merchant-from"),
            Self::MerchantTo { from } => Message::new("rattus-ask-merchant-to").with("region", name(from)),
            Self::MonkRat => Message::new("rattus-ask-monk-rat"),
            Self::MonkTo { rat } => Message::new("rattus-ask-monk-to").with("rat", usize::from(rat.0) + 1),
            Self::WitchFirst => Message::new("rattus-ask-witch-first"),
            Self::WitchSecond => Message::new("rattus-ask-witch-second"),
            Self::WitchSwap { first, second } => Message::new("rattus-ask-witch-swap")
                .with("first", usize::from(first.0) + 1)
                .with("second", usize::from(second.0) + 1),
            Self::King => Message::new("rattus-ask-king"),
            Self::Spread { left } => Message::new("rattus-ask-spread").with("left", left),
            Self::Bonus => Message::new("rattus-ask-bonus"),
            Self::Ravage { region } => Message::new("rattus-ask-ravage").with("region", name(region)),
            Self::KingAfter => Message::new("rattus-ask-king-after"),
            Self::Final => Message::new("rattus-ask-final"),
            Self::FinalPeasant => Message::new("rattus-ask-final-peasant"),
            Self::FinalKnight => Message::new("rattus-ask-final-knight"),
        }
    }
}

impl Cites for Ask {
    fn rule(&self) -> RuleId {
        match self {
            Self::Settle => rules::RAT_09,
            Self::Turn { .. } => rules::RAT_11,
            Self::MerchantFrom | Self::MerchantTo { .. } => rules::RAT_24,
            Self::MonkRat | Self::MonkTo { .. } => rules::RAT_25,
            Self::WitchFirst | Self::WitchSecond | Self::WitchSwap { .. } => rules::RAT_26,
            Self::King => rules::RAT_27,
            Self::Spread { .. } => rules::RAT_32,
            Self::Bonus => rules::RAT_35,
            Self::Ravage { .. } => rules::RAT_37,
            Self::KingAfter => rules::RAT_46,
            Self::Final => rules::RAT_49,
            Self::FinalPeasant => rules::RAT_52,
            Self::FinalKnight => rules::RAT_53,
        }
    }
}
