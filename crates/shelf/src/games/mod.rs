//! What each game brings to the shelf, one file a game.

mod contagion;
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
