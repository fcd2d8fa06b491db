//! The program as people use it: typed at, piped, given bad input.

mod commands;
mod play;
mod proof;
mod run;
