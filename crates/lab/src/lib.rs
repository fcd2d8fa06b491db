//! The laboratory: a study is a TOML file, and what comes of it is a folder with a manifest, JSON lines and a report.
//!
//! [`Study`] reads the file and names its cells: a game, its options and the bots in its seats. [`run`] plays them block by
//! block on any number of threads, keeps every block that is done and goes on where it was stopped; the outcome depends
//! on neither. [`Figures`] are what the sums mean, with their errors. [`compare`] holds one set-up against another, deal by
//! deal, and answers what was asked. [`report`] shows both to people.
#![allow(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "a study uses files and all cores; the rules behind it do neither"
)]
#![allow(clippy::cast_precision_loss, reason = "figures are estimates with errors far above the rounding")]

mod answer;
pub mod compare;
mod crew;
mod figures;
mod folder;
mod levels;
mod measures;
mod place;
pub mod report;
mod run;
mod statistics;
mod student;
mod study;
mod things;

pub use answer::Answer;
pub use crew::{Helper, work};
pub use figures::Figures;
pub use folder::{Folder, Manifest, Played};
pub use levels::{Differs, Disagreement};
pub use measures::What;
pub use place::Trouble;
pub use run::{Done, keep, missing, run, share};
pub use shelf::{Estimate, wilson};
pub use statistics::Finding;
pub use study::{Cell, Study, Sweep, Vow};
pub use things::{Remark, ThingFigures};
