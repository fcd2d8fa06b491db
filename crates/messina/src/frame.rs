//! Where we are in the rulebook: the steps of the game, in the order of its chapters. Each stands in its chapter.

use crate::{
    Messina, act, build, cabin, foreman, pick, plague, repopulate, rescue, round_end, ship, travel, turn, workshop,
};

kernel::steps! {
    /// A step of the rules. Those that ask somebody ask the seat whose turn (or production) it is.
    pub enum Frame of Messina {
        runs turn::Round,
        asks travel::UseLieutenant,
        asks travel::Goal,
        asks rescue::Rescue,
        asks plague::Burn,
        asks ship::ShipFight,
        asks act::Act,
        asks act::Settle,
        asks pick::PickOption,
        asks pick::PickRegister,
        asks pick::PickScroll,
        asks pick::PickCitizen,
        asks pick::PickForeman,
        asks foreman::Advance,
        asks foreman::Activate,
        asks build::Refresh,
        asks build::BuildTile,
        asks cabin::PickCabin,
        asks repopulate::Settler,
        asks repopulate::GiveUp,
        asks workshop::Worker,
        runs round_end::Production,
        asks round_end::Staffing,
        asks round_end::Quarantine,
    }
}
