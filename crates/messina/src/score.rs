//! Chapter 8: final scoring and the tie-breaks.

use kernel::{Id as _, ScoreLine, Seat, Table, rule};

use crate::Messina;
use crate::board::Board;
use crate::data::{
    DISTRICTS, Good, RAT_PENALTY, RAT_PENALTY_FURTHER, Register, SHIPS, SOLO_POPULARITY_POINTS, SOLO_SURVIVORS,
    SOLO_TARGET, SOLO_TARGET_ADVANCED,
};
use crate::event::{Event, Points};
use crate::player::{CENTRE, Player};
use crate::site::Site;
use crate::tile::Criterion;
use crate::{register, rules};

/// Every category of the score sheet.
pub(crate) fn sheet(board: &Board, seat: Seat) -> [ScoreLine; 7] {
    let line = |category, points| ScoreLine { category, points };
    rule!(MES_606);
    [
        line("track", board[seat].points.into()),
        line("city", end_points(board, seat, Register::City)),
        line("church", end_points(board, seat, Register::Church)),
        line("popularity", popularity(board, seat)),
        line("districts", districts(board, seat)),
        line("scroll", (0..3).map(|track| scroll(board, seat, track)).sum()),
        line("rats", -rats(board[seat].rats)),
    ]
}

/// The sum of the score sheet.
pub(crate) fn total(board: &Board, seat: Seat) -> i32 {
    sheet(board, seat).iter().map(|line| line.points).sum()
}

/// Total, fewer rats, further on Popularity.
pub(crate) fn standing(board: &Board, seat: Seat) -> [i32; 4] {
    rule!(MES_607);
    let behind = board.ranks[Register::Popularity].iter().rev().zip(0..);
    let behind = behind.filter(|(other, _)| **other == seat).map(|(_, behind)| behind).sum();
    [total(board, seat), -i32::from(board[seat].rats), behind, 0]
}

fn end_points(board: &Board, seat: Seat, track: Register) -> i32 {
    rule!(MES_601);
    register::track(board, track)[usize::from(board[seat].space_on(track)) - 1].end_points.into()
}

fn popularity(board: &Board, seat: Seat) -> i32 {
    if board.solo() {
        rule!(MES_747);
        let ahead = board[seat].space_on(Register::Popularity) > board.automaton.popularity;
        return if ahead { (*SOLO_POPULARITY_POINTS).into() } else { 0 };
    }
    rule!(MES_602, MES_701);
    let ranks = &board.ranks[Register::Popularity];
    let rank = ranks.iter().position(|&other| other == seat).expect("everybody has a marker on each register");
    board.side().rank_points[rank].into()
}

fn districts(board: &Board, seat: Seat) -> i32 {
    rule!(MES_603);
    own_districts(board, seat).map(i32::from).sum()
}

/// What each district with the seat's tile is worth.
fn own_districts(board: &Board, seat: Seat) -> impl Iterator<Item = u8> {
    Site::hexes().filter(move |&site| board.ground(site).owner == Some(seat)).filter_map(|site| match site {
        Site::District(district) => Some(DISTRICTS[district].repop_points),
        Site::Port(_) | Site::Dock(_) => None,
    })
}

/// What one track of the scroll board is worth.
pub(crate) fn scroll(board: &Board, seat: Seat, track: usize) -> i32 {
    rule!(MES_604, MES_723);
    let player = &board[seat];
    let printed = player.scroll_track(track);
    let multiplier = printed.multipliers[usize::from(player.scroll[track])];
    i32::from(multiplier) * count(board, seat, printed.criterion)
}

/// How many of the things that a track counts the player has.
pub fn count(board: &Board, seat: Seat, criterion: Criterion) -> i32 {
    let player = &board[seat];
    let cabins = || player.cabins.values().iter().filter(|row| row.upgrade.is_some()).count();
    let count = match criterion {
        Criterion::Buildings => player.workshops.len() + cabins(),
        Criterion::Workshops => player.workshops.len(),
        Criterion::CabinUpgrades => cabins(),
        Criterion::Carts => player.carts.len(),
        Criterion::Ships => player.ships.len(),
        Criterion::Repopulated => own_districts(board, seat).count(),
        Criterion::GoodGems => with_good(player, Good::Gems),
        Criterion::GoodSpices => with_good(player, Good::Spices),
        Criterion::GoodSilk => with_good(player, Good::Silk),
        Criterion::GoodBest => Good::ALL.iter().map(|&good| with_good(player, good)).max().unwrap_or(0),
        Criterion::UpgradedWorkers => player.masters.len(),
        Criterion::ForemenInCentre => player.foremen.values().iter().filter(|foreman| foreman.step == CENTRE).count(),
    };
    i32::try_from(count).unwrap_or(i32::MAX)
}

fn with_good(player: &Player, good: Good) -> usize {
    player.ships.into_iter().filter(|ship| SHIPS[*ship].good == good).count()
}

/// What rats cost.
pub fn rats(count: u8) -> i32 {
    rule!(MES_605);
    let last = RAT_PENALTY.len() as u8 - 1;
    let further = i32::from(count.saturating_sub(last)) * i32::from(*RAT_PENALTY_FURTHER);
    i32::from(RAT_PENALTY[usize::from(count.min(last))]) + further
}

/// Why the game ended, and in the solo game how well.
pub(crate) fn ending(board: &Board) -> &'static str {
    if !board.solo() {
        return "complete";
    }
    rule!(MES_748);
    let target = if board.options.advanced { *SOLO_TARGET_ADVANCED } else { *SOLO_TARGET };
    match total(board, Seat::new(0)) {
        score if score >= target.into() => "saviours",
        score if score >= (*SOLO_SURVIVORS).into() => "survivors",
        _ => "plague",
    }
}

/// Tells what everybody's game is worth.
pub(crate) fn tell(board: &Board, table: &mut impl Table<Messina>) {
    for seat in Seat::all(board.seats()) {
        table.tell(|| Event::Scored { seat, points: Points(total(board, seat)) });
    }
}
