//! Where we are in the rulebook: its steps, in its order.

use crate::{Rattus, final_round, king, merchant, monk, plague, setup, turn, witch};

kernel::steps! {
    /// A step of the rules.
    pub enum Frame of Rattus {
        asks setup::Settle,
        asks turn::Turn,
        asks merchant::MerchantFrom,
        asks merchant::MerchantTo,
        asks monk::MonkRat,
        asks monk::MonkTo,
        asks witch::WitchFirst,
        asks witch::WitchSecond,
        asks witch::WitchSwap,
        asks king::King,
        asks plague::Spread,
        asks plague::Bonus,
        asks plague::Ravage,
        asks king::KingAfter,
        runs turn::TurnEnd,
        asks final_round::Final,
        asks final_round::FinalPeasant,
        asks final_round::FinalKnight,
        runs final_round::FinalPlague,
    }
}
