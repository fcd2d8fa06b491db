//! What each game brings to the shelf, one file a game.

mod contagion;
#[cfg(feature = "example")]
mod lots;
mod messina;
mod pest;
mod rattus;

use crate::title::{Boxed, Title};

/// The games in the order in which they stand.
pub(crate) static TITLES: &[&dyn Title] = &[
    &Boxed::<::rattus::Rattus>::NEW,
    &Boxed::<::contagion::Contagion>::NEW,
    &Boxed::<::pest::Pest>::NEW,
    &Boxed::<::messina::Messina>::NEW,
];

/// The same shelf with the example of the kernel at its end.
#[cfg(feature = "example")]
pub(crate) static WITH_EXAMPLE: &[&dyn Title] =
    &[TITLES[0], TITLES[1], TITLES[2], TITLES[3], &Boxed::<kernel::example::Lots>::NEW];
