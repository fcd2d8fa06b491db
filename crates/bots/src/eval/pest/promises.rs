//! What the actions of the running turn still promise: a little less than what they bring, so that carrying an action out
//! is always better than promising it.

use kernel::{Id as _, Seat, State};
use pest::data::{
    BUILDINGS, Building, CAPACITY, CAPITAL_BUILDINGS, HEALED_TRACK, INFLUENCE, LOCATIONS, Location, TECHNOLOGIES,
};
use pest::level::{Clear, Improve, Judge};
use pest::vocabulary::{Act, Good, Shelf};
use pest::{Board, Frame, Pest};

use super::{Prices, output, use_of};

/// What the actions of the running turn still promise.
pub(super) fn promises(state: &State<Pest>, seat: Seat, prices: &Prices) -> f32 {
    let board = state.board();
    let run = &board.run;
    let mut promise = 0.0;
    if let Some(cell) = run.cell {
        if run.top_left {
            promise += 0.85 * promise_of(board, seat, cell.top.into(), prices);
        }
        if run.left_left {
            promise += 0.85 * promise_of(board, seat, cell.left.into(), prices);
        }
    }
    for frame in state.stack() {
        promise += match frame {
            Frame::Step(_) if run.travel.entered.is_empty() => 0.9 * promise_of(board, seat, Act::Move, prices),
            Frame::Step(_)
            | Frame::Enter(_)
            | Frame::Arrive(_)
            | Frame::Arrived(_)
            | Frame::OnRoad(_)
            | Frame::RoadDone(_) => stop_here(board, seat, prices),
            Frame::Clear(Clear { top }) | Frame::Improve(Improve { top }) | Frame::Judge(Judge { top }) => {
                0.9 * promise_of(board, seat, (*top).into(), prices)
            }
            Frame::Build(_) => 0.9 * building(board, seat, prices),
            Frame::Produce(_) | Frame::Lose(_) | Frame::Extra(_) | Frame::Output(_) => producing(board, seat, prices),
            Frame::Research(_) => 0.9 * researching(board, seat, prices),
            Frame::Heal(_) => 0.9 * healing(board, seat, prices),
            Frame::Assign(_) => 0.9 * assigning(board, seat, prices) + reward(board, prices),
            _ => 0.0,
        };
    }
    promise
}

fn promise_of(board: &Board, seat: Seat, act: Act, prices: &Prices) -> f32 {
    match act {
        Act::Move => moving(board, seat, prices),
        Act::Build => building(board, seat, prices),
        Act::Produce => producing(board, seat, prices),
        Act::Research => researching(board, seat, prices),
        Act::Heal => healing(board, seat, prices),
        Act::Assign => assigning(board, seat, prices),
    }
}

/// The resource where the Doctor stands, if the Move ended now.
fn stop_here(board: &Board, seat: Seat, prices: &Prices) -> f32 {
    let Some(here) = board[seat].doctor else { return 0.0 };
    board.yields(here).map_or(0.0, |good| unit(board, seat, good, prices)) + 0.8 * site(board, seat, here, prices)
}

/// One more of a resource, nothing if there is no room for it.
fn unit(board: &Board, seat: Seat, good: Good, prices: &Prices) -> f32 {
    let n = board[seat].good(good);
    if !board.has_room(seat, good) {
        return 0.0;
    }
    if good == Good::Coin { prices.coin } else { prices.store(n + 1) - prices.store(n) }
}

/// What standing in a place promises for building there.
fn site(board: &Board, seat: Seat, here: Location, prices: &Prices) -> f32 {
    if board.ruins.contains(here) || board.own_at(seat, here) || prices.turns < 1.0 {
        return 0.0;
    }
    let size = LOCATIONS[here].size;
    let there = board.owners[here].len() as u8;
    if there >= CAPACITY[size] {
        return 0.0;
    }
    f32::from(INFLUENCE[size].saturating_sub(there)) * prices.influence
}

/// The best that a step or two may bring.
fn moving(board: &Board, seat: Seat, prices: &Prices) -> f32 {
    let Some(here) = board[seat].doctor else { return 0.0 };
    let hope = 0.25 + 0.55 * (prices.turns / 4.0).min(1.0);
    let room = 3_u8.saturating_sub(board[seat].sick);
    let mut best = 0.0_f32;
    for (to, road) in pest::data::NEIGHBOURS[here] {
        let sick = board.sick[*to] + board.road_sick[*road];
        let food = sick.saturating_sub(1);
        if food > board[seat].good(Good::Food) + board[seat].good(Good::Coin) {
            continue;
        }
        let gain = board.yields(*to).map_or(0.0, |good| unit(board, seat, good, prices))
            + f32::from(sick.min(room)) * hope
            - f32::from(food) * prices.resource;
        best = best.max(gain);
    }
    best + 0.2
}

/// The best building that can be paid where the Doctor or the Camp is, or a Capital building.
fn building(board: &Board, seat: Seat, prices: &Prices) -> f32 {
    let player = &board[seat];
    let mut best = 0.0_f32;
    let mut open = 0.0_f32;
    for place in [player.doctor, player.camp].into_iter().flatten() {
        if !board.run.build.built.contains(&place) {
            open = open.max(site(board, seat, place, prices));
        }
    }
    if open > 0.0 && board.run.build.count < 2 {
        for &building in Building::ALL {
            let data = &BUILDINGS[building];
            if player.site(building).is_none() && board.can_pay(seat, data.cost) {
                let price: u8 = data.cost.iter().sum();
                let gain = f32::from(data.renown) + open + output(board, seat, building, prices)
                    - f32::from(price) * prices.resource;
                best = best.max(gain);
            }
        }
    }
    if board.run.build.count == 0 {
        for work in board.works {
            let data = &CAPITAL_BUILDINGS[work];
            if board.can_pay(seat, data.cost) {
                let price: u8 = data.cost.iter().sum();
                let gain = f32::from(data.renown) + f32::from(data.influence) * prices.influence
                    - f32::from(price) * prices.resource;
                best = best.max(gain);
            }
        }
    }
    best
}

fn producing(board: &Board, seat: Seat, prices: &Prices) -> f32 {
    let player = &board[seat];
    let mut gain = 0.0;
    for (building, location) in player.built() {
        let data = &BUILDINGS[building];
        if !data.needs_worker || player.workers.contains(building) {
            let good = if building == Building::Bank { Good::Coin } else { board.resources[location] };
            gain += f32::from(data.amount) * unit(board, seat, good, prices);
        }
    }
    let laboratories = HEALED_TRACK[..usize::from(player.healed)].iter().filter(|space| space.laboratory).count();
    gain + laboratories as f32 * prices.research
}

fn researching(board: &Board, seat: Seat, prices: &Prices) -> f32 {
    let player = &board[seat];
    let mut best = f32::from(u8::from(player.patient > 0 && !board.run.research.patient_moved)) * 0.5;
    if board.run.research.bought.is_some() {
        return best;
    }
    for technology in board.market.iter().flatten() {
        let data = &TECHNOLOGIES[*technology];
        if data.cost > player.research {
            continue;
        }
        let fits = |shelf: &&Shelf| data.shelf.is_none_or(|only| only == **shelf);
        let free = Shelf::ALL.iter().filter(fits).any(|shelf| player.technologies[*shelf].is_none());
        if free {
            let gain = f32::from(data.renown) + use_of(*technology, prices) - f32::from(data.cost) * prices.research;
            best = best.max(gain);
        }
    }
    best
}

fn healing(board: &Board, seat: Seat, prices: &Prices) -> f32 {
    let player = &board[seat];
    let hope = 0.25 + 0.55 * (prices.turns / 4.0).min(1.0);
    let mut purse = player.good(Good::Herbs) + player.good(Good::Coin);
    let mut gain = f32::from(u8::from(player.patient > 0 && !board.run.heal.patient_moved)) * 0.5;
    for space in HEALED_TRACK[usize::from(player.healed)..].iter().take(player.sick.into()) {
        if space.herbs > purse {
            break;
        }
        purse -= space.herbs;
        let one = f32::from(space.renown) + prices.healed - hope - f32::from(space.herbs) * prices.resource;
        gain += one.max(0.0);
    }
    gain
}

/// A reward token, once somebody has reached the Capital.
fn reward(board: &Board, prices: &Prices) -> f32 {
    if board.run.assign.to_capital && !board.face_up.is_empty() { prices.coin } else { 0.0 }
}

fn assigning(board: &Board, seat: Seat, prices: &Prices) -> f32 {
    let player = &board[seat];
    let mut gain = 0.0;
    let mut track = usize::from(player.healed);
    for (building, _) in player.built() {
        let data = &BUILDINGS[building];
        if data.needs_worker && !player.workers.contains(building) && track > 0 {
            track -= 1;
            let loss = f32::from(HEALED_TRACK[track].renown) + prices.healed;
            let more = (prices.output - 0.1 * prices.turns.min(6.0)) * f32::from(data.amount);
            gain += (more - loss).max(0.0);
        }
    }
    gain
}
