//! What a player has, thing by thing, for a net to learn from.

use kernel::{Seat, State};
use messina::data::DISTRICTS;
use messina::{CENTRE, Messina};

use crate::inputs::Counts;

/// The names of what is counted.
pub(super) const COUNTS: &[&str] = &[
    "coin",
    "beam",
    "fire",
    "major-fire",
    "points",
    "rats",
    "scroll-1",
    "scroll-2",
    "scroll-3",
    "housed",
    "golden",
    "doors",
    "patients",
    "huts",
    "steps",
    "foremen-up",
    "centre",
    "workshops",
    "staffed",
    "masters",
    "spent",
    "carts",
    "ready",
    "ships",
    "districts",
    "tiles",
    "city",
    "church",
    "popularity",
    "rank-1",
    "rank-2",
    "rank-3",
    "lieutenants",
    "unused",
    "place",
    "to-come",
    "acting",
    "pending",
    "main",
];

/// What is counted for each seat.
pub(super) fn counts(state: &State<Messina>, players: usize, out: &mut [Counts; Seat::MAX]) {
    let board = state.board();
    let flag = |is: bool| f32::from(u8::from(is));
    let place = |order: &[Seat; 4], seat: Seat| order[..players].iter().position(|other| *other == seat).unwrap_or(0);
    for seat in Seat::all(players) {
        let player = &board[seat];
        let acts = seat == board.turn.seat;
        let [scroll_1, scroll_2, scroll_3] = player.scroll.map(f32::from);
        let [city, church, popularity] = player.registers.into_values().map(f32::from);
        let [rank_1, rank_2, rank_3] = board.ranks.into_values().map(|ranks| place(&ranks, seat) as f32);
        let unused = player.lieutenants.iter().filter(|one| one.unused()).count() as f32;
        let foremen = || player.foremen.values().iter();
        let pending: u8 = board.pending.iter().sum();
        let counts = [
            f32::from(player.coin),
            f32::from(player.beam),
            f32::from(player.fire),
            f32::from(player.major_fire),
            f32::from(player.points),
            f32::from(player.rats),
            scroll_1,
            scroll_2,
            scroll_3,
            player.housed.len() as f32,
            player.golden.len() as f32,
            player.doors.len() as f32,
            player.cabins.values().iter().filter(|row| row.citizen.is_some()).count() as f32,
            player.cabins.values().iter().filter(|row| row.upgrade.is_some()).count() as f32,
            foremen().map(|foreman| f32::from(foreman.step)).sum(),
            foremen().filter(|foreman| foreman.upgraded).count() as f32,
            foremen().filter(|foreman| foreman.step == CENTRE).count() as f32,
            player.workshops.len() as f32,
            player.staffed.len() as f32,
            player.masters.len() as f32,
            player.spent.len() as f32,
            player.carts.len() as f32,
            f32::from(player.ready),
            player.ships.len() as f32,
            board.hexes[..DISTRICTS.values().len()].iter().filter(|ground| ground.owner == Some(seat)).count() as f32,
            f32::from(player.tiles),
            city,
            church,
            popularity,
            rank_1,
            rank_2,
            rank_3,
            f32::from(player.lieutenants_in_play()),
            unused,
            place(&board.order, seat) as f32,
            flag(unused > 0.0 && place(&board.order, seat) > place(&board.order, board.turn.seat)),
            flag(acts),
            if acts { f32::from(pending) } else { 0.0 },
            flag(acts && board.turn.main),
        ];
        out[seat.index()][..counts.len()].copy_from_slice(&counts);
    }
}
