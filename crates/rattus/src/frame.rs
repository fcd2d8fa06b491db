//! Where we are in the rulebook.

use crate::Rat;
use crate::data::Region;

/// A procedure of the rules. The decision points of section 6 are named beside those that ask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Frame {
    /// The set-up placements, numbered from 0 (RAT-09, D1).
    Settle {
        /// How many have been made.
        made: u8,
    },
    /// The active player's turn up to the move of the plague (D2).
    #[default]
    Turn,
    /// Merchant: from where (D2c).
    MerchantFrom,
    /// Merchant: where to, and how many (D2c).
    MerchantTo {
        /// From where.
        from: Region,
    },
    /// Monk: which rat (D2d).
    MonkRat,
    /// Monk: where to (D2d).
    MonkTo {
        /// The rat.
        rat: Rat,
    },
    /// Witch: the first look (D2e).
    WitchFirst,
    /// Witch: a second look, or none (D3).
    WitchSecond {
        /// The rat looked at.
        first: Rat,
    },
    /// Witch: swap the two or not (D4).
    WitchSwap {
        /// The rat looked at first.
        first: Rat,
        /// The rat looked at second.
        second: Rat,
    },
    /// King: from where (D2f).
    King,
    /// New rats are laid out (D5).
    Spread {
        /// How many are still to come.
        left: u8,
    },
    /// Knight: do the emblem's neutral cubes count? (D6)
    Bonus,
    /// Rats of the plague region are turned over (D7).
    Ravage,
    /// King after the plague (D8).
    KingAfter,
    /// The end of a turn.
    TurnEnd,
    /// The final round (D9).
    Final,
    /// Peasant in the final round (D9).
    FinalPeasant,
    /// Knight in the final round (D9).
    FinalKnight,
    /// The final plague: nobody chooses anything.
    FinalPlague,
}
