//! The program as people use it: typed at, piped, given bad input.

mod analyse;
mod commands;
mod lab;
mod ladder;
mod own_bot;
mod patch;
mod play;
mod proof;
mod puzzles;
mod run;
mod story;
mod tune;
