//! Chapter 9.1: the advanced set-up puts a random token on every intact location.

use kernel::{Id as _, Table, rule};

use crate::board::{Board, size};
use crate::data::{Location, LocationToken, TOKENS};
use crate::vocabulary::Size;
use crate::{Pest, rules};

/// Lays the tokens out: they say what a location yields and whether a sick subject lies there.
pub(crate) fn lay_tokens(board: &mut Board, table: &mut impl Table<Pest>) {
    rule!(PEST_160, PEST_161, PEST_162, PEST_163);
    for &kind in Size::ALL {
        let mut tokens: kernel::List<Option<LocationToken>, 20> =
            LocationToken::ALL.iter().filter(|token| TOKENS[**token].size == kind).map(|&token| Some(token)).collect();
        let places = Location::ALL.iter().filter(|&&location| size(location) == kind);
        for &location in places.filter(|&&location| !board.ruins.contains(location)) {
            let named = |roll: u32| tokens[roll as usize].map_or("", LocationToken::word);
            let roll = table.roll_named(tokens.len() as u32, named);
            let drawn = tokens.remove(roll as usize);
            let token = &TOKENS[drawn.unwrap_or_default()];
            board.resources[location] = token.resource;
            board.sick[location] = token.sick.into();
        }
    }
    table.reveal();
}
