//! From the data files of a game to the numbers and tables that its rules read.
//!
//! [`games`] says for each game what its tables are and what must hold among the data. `cargo xtask codegen` writes them
//! as Rust when a data file changes; [`Patched`] makes the same tables out of the same files with some values replaced,
//! under the same checks, while the program runs.

pub mod code;
pub mod column;
pub mod counted;
pub mod data;
pub mod fault;
pub mod games;
pub mod ids;
pub mod names;
mod overlay;
pub mod patched;

pub use patched::Patched;
