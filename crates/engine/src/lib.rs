//! The rules of one game at one version, as a package that runs the same in the server and in a browser: `cargo xtask freeze`
//! builds it (docs/engines.md). Everything it can do is behind the one door of `shelf`; here is which game stands behind it,
//! and [`border`], by which questions and answers cross.

pub mod border;

use shelf::{School, schools};

#[cfg(feature = "rattus")]
static CHOSEN: &dyn School = schools::RATTUS;
#[cfg(all(feature = "contagion", not(feature = "rattus")))]
static CHOSEN: &dyn School = schools::CONTAGION;
#[cfg(all(feature = "pest", not(any(feature = "rattus", feature = "contagion"))))]
static CHOSEN: &dyn School = schools::PEST;
#[cfg(all(feature = "messina", not(any(feature = "rattus", feature = "contagion", feature = "pest"))))]
static CHOSEN: &dyn School = schools::MESSINA;
#[cfg(all(
    feature = "example",
    not(any(feature = "rattus", feature = "contagion", feature = "pest", feature = "messina"))
))]
static CHOSEN: &dyn School = schools::EXAMPLE;

/// The game of this package.
pub fn school() -> &'static dyn School {
    CHOSEN
}
