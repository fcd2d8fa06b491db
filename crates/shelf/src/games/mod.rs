//! What each game brings to the shelf, one file a game.

mod contagion;
#[cfg(feature = "example")]
mod lots;
mod messina;
mod pest;
mod rattus;
mod walks;

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

/// The games one by one, as schools: whoever takes one has no part of the others.
pub mod schools {
    use crate::engine::School;
    use crate::title::Boxed;

    /// Rattus.
    pub static RATTUS: &dyn School = &Boxed::<::rattus::Rattus>::NEW;
    /// Contagion.
    pub static CONTAGION: &dyn School = &Boxed::<::contagion::Contagion>::NEW;
    /// Pest.
    pub static PEST: &dyn School = &Boxed::<::pest::Pest>::NEW;
    /// Messina.
    pub static MESSINA: &dyn School = &Boxed::<::messina::Messina>::NEW;
    /// The example of the kernel.
    #[cfg(feature = "example")]
    pub static EXAMPLE: &dyn School = &Boxed::<kernel::example::Lots>::NEW;
}
