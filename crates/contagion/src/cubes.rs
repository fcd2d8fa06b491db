//! What all questions about cubes share: how many of them, where one is present, how they go home.

use kernel::{Cited, RuleId, Seat, Table, Target, rule};

use crate::action::only;
use crate::board::{Board, Owner, disease_of};
use crate::data::City;
use crate::event::Event;
use crate::{Contagion, name, rules};

impl only::Cubes {
    /// From 1 to `max`.
    pub(crate) fn up_to(max: u8) -> impl Iterator<Item = Self> {
        (1..=max).map(Self)
    }

    /// Why an effect that moves up to `max` cubes does not move so many.
    pub(crate) fn beyond(self, max: u8, rule: RuleId) -> Cited {
        match self {
            Self(0) => Cited::new(rule, "contagion-reason-at-least-one-cube"),
            Self(_) => Cited::new(rule, "contagion-reason-beyond-effect").with("max", max),
        }
    }

    /// The number on a button.
    pub(crate) fn clicked(thing: &Target) -> Option<Self> {
        number_on(thing, "cubes-").map(Self)
    }
}

/// The number on a button whose name begins so.
pub(crate) fn number_on(thing: &Target, name: &str) -> Option<u8> {
    (thing.kind == "button").then(|| thing.id.strip_prefix(name)?.parse().ok())?
}

/// Why a choice among one's own cities does not fit.
pub(crate) fn not_present(city: City, rule: RuleId) -> Cited {
    Cited::new(rule, "contagion-reason-not-present").with("city", name(city))
}

/// Cubes go home.
pub(crate) fn remove(board: &mut Board, seat: Seat, city: City, n: u8, table: &mut impl Table<Contagion>) {
    rule!(CON_57, CON_130);
    board.take_cubes(disease_of(seat), city, n);
    table.tell(|| Event::Removed { owner: Owner::Seat(seat), city, n });
}
