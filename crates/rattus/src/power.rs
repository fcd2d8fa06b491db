//! Chapter 5.4: which powers can be used, and where they begin. Each power has a file of its own; those of Peasant and
//! Knight are part of the turn, the plague and the final round.

use kernel::{Cited, Seat};

use crate::data::Class;
use crate::final_round::{FinalKnight, FinalPeasant};
use crate::king::{self, King};
use crate::merchant::MerchantFrom;
use crate::monk::{self, MonkRat};
use crate::witch::WitchFirst;
use crate::{Board, Frame, name, rules};

/// The powers that are used by themselves before the plague moves (RAT-12).
pub(crate) const BEFORE_PLAGUE: &[Class] = &[Class::Merchant, Class::Monk, Class::Witch, Class::King];
/// The powers of the final round (RAT-51).
pub(crate) const FINAL_ROUND: &[Class] =
    &[Class::Peasant, Class::Merchant, Class::Monk, Class::Knight, Class::Witch, Class::King];

/// Those of `classes` whose power can be used and carried through.
pub(crate) fn usable(board: &Board, seat: Seat, classes: &'static [Class]) -> impl Iterator<Item = Class> {
    classes.iter().copied().filter(move |&class| is_usable(board, seat, class))
}

/// Whether a power can be used and carried through.
pub(crate) fn is_usable(board: &Board, seat: Seat, class: Class) -> bool {
    board.can_use(seat, class) && is_possible(board, seat, class)
}

/// Whether a power finds something to do.
fn is_possible(board: &Board, seat: Seat, class: Class) -> bool {
    match class {
        Class::Peasant => board.reserve[seat] > 0,
        Class::Merchant => !board.homes(seat).is_empty(),
        Class::Monk => !monk::movable(board).is_empty(),
        Class::Knight => true,
        Class::Witch => !board.all_rats().is_empty(),
        Class::King => !king::sources(board, seat).is_empty(),
    }
}

/// The first question of a power.
pub(crate) fn first_step(class: Class) -> Frame {
    match class {
        Class::Peasant => FinalPeasant.into(),
        Class::Merchant => MerchantFrom.into(),
        Class::Monk => MonkRat.into(),
        Class::Knight => FinalKnight.into(),
        Class::Witch => WitchFirst.into(),
        Class::King => King.into(),
    }
}

/// Why a power cannot be used, if it is none of `classes` or finds nothing to do.
pub(crate) fn why_no_use(board: &Board, seat: Seat, class: Class, classes: &[Class]) -> Cited {
    let by_class = |key: &'static str| Cited::new(rules::RAT_12, key).with("class", name(class));
    if !board.owns(seat, class) {
        return by_class("rattus-reason-not-your-card");
    }
    if board.turn.has_used(class) {
        return by_class("rattus-reason-used");
    }
    if !classes.contains(&class) {
        return by_class("rattus-reason-not-by-itself");
    }
    match class {
        Class::Peasant => Cited::new(rules::RAT_52, "rattus-reason-no-cube-to-add"),
        Class::Merchant => Cited::new(rules::RAT_24, "rattus-reason-no-cubes"),
        Class::Monk => Cited::new(rules::RAT_25, "rattus-reason-no-rat-moves"),
        Class::Knight => by_class("rattus-reason-not-by-itself"),
        Class::Witch => Cited::new(rules::RAT_26, "rattus-reason-no-such-rat"),
        Class::King => Cited::new(rules::RAT_27, "rattus-reason-no-safe-cube"),
    }
}
