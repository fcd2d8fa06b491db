//! The judgement of each game, one file a game.

mod contagion;
mod lots;
mod messina;
mod pest;
mod rattus;
