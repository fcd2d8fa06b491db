//! The judgement of each game, one file a game.

mod lots;
mod rattus;
