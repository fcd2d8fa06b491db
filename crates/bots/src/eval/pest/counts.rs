//! What a player has, thing by thing, for a net to learn from.

use kernel::{Seat, State};
use pest::{Pest, agenda, score};

use super::turns_left;
use crate::inputs::Counts;

/// The names of what is counted.
pub(super) const COUNTS: &[&str] = &[
    "wood",
    "stone",
    "food",
    "herbs",
    "coins",
    "research",
    "sick",
    "harmful",
    "healed",
    "patient",
    "experts",
    "cemetery",
    "capital",
    "built",
    "workers",
    "influence",
    "imperative-1",
    "imperative-2",
    "imperative-3",
    "technologies",
    "placed",
    "renown",
    "negative",
    "works",
    "score",
    "agenda-1",
    "agenda-2",
    "agenda-3",
    "place",
    "acts",
    "turns",
    "workshop",
    "camp",
    "to-come",
    "acting",
];

/// What is counted for each seat.
pub(super) fn counts(state: &State<Pest>, players: usize, out: &mut [Counts; Seat::MAX]) {
    let board = state.board();
    let flag = |is: bool| f32::from(u8::from(is));
    let place = |seat: Seat| board.in_order().position(|other| other == seat).unwrap_or(0);
    for seat in Seat::all(players) {
        let player = &board[seat];
        let acts = seat == board.actor;
        let [wood, stone, food, herbs, coins] = player.goods.into_values().map(f32::from);
        let [first, second, third] = player.imperatives.map(f32::from);
        let [agenda, next, last] = board.decrees.map(|decree| f32::from(agenda::worth(board, seat, decree)));
        let counts = [
            wood,
            stone,
            food,
            herbs,
            coins,
            f32::from(player.research),
            f32::from(player.sick),
            player.harmful.count_ones() as f32,
            f32::from(player.healed),
            flag(player.patient > 0),
            f32::from(player.experts),
            f32::from(player.cemetery),
            f32::from(player.capital),
            player.built().count() as f32,
            player.workers.len() as f32,
            f32::from(player.influence),
            first,
            second,
            third,
            player.technologies.values().iter().flatten().count() as f32,
            f32::from(player.placed),
            f32::from(player.renown),
            f32::from(player.negative),
            player.works.len() as f32,
            score::total(board, seat) as f32,
            agenda,
            next,
            last,
            place(seat) as f32,
            if acts { board.run.left().count() as f32 } else { 0.0 },
            turns_left(board, seat),
            flag(player.workshop_manned),
            flag(player.camp.is_some()),
            flag(place(seat) > place(board.actor)),
            flag(acts),
        ];
        out[seat.index()][..counts.len()].copy_from_slice(&counts);
    }
}
