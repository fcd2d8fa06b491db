//! Counts the pieces: nothing may be lost or doubled.

use kernel::{Id as _, Seat, SeatSet, Set};

use crate::board::{Board, TRACK};
use crate::data::{BUILDINGS, CapitalBuilding, Location, REWARDS_BY_PLAYERS, RewardToken, TECHNOLOGIES, Technology};
use crate::vocabulary::{Good, Mode};

/// Says what is off, if anything is.
pub(crate) fn audit(board: &Board) -> Result<(), String> {
    cards(board)?;
    for seat in board.everyone() {
        player(board, seat).map_err(|what| format!("seat {seat}: {what}"))?;
    }
    for &location in Location::ALL {
        let owners: SeatSet = board.everyone().filter(|&seat| board[seat].building_at(location).is_some()).collect();
        if owners != board.owners[location.index()] {
            return Err(format!("the buildings in {} are {owners:?}", location.word()));
        }
        let ruined = board.ruins.contains(location);
        if ruined && (board.sick[location.index()] > 0 || !owners.is_empty()) {
            return Err(format!("something stands in the ruins of {}", location.word()));
        }
    }
    Ok(())
}

fn cards(board: &Board) -> Result<(), String> {
    let mut technologies: Vec<Technology> = board.deck.into_iter().collect();
    technologies.extend(board.market.iter().flatten());
    technologies.extend(board.everyone().flat_map(|seat| board[seat].technologies).flatten());
    technologies.extend(board.run.research.bought.filter(|bought| !technologies.contains(bought)));
    technologies.sort();
    let in_game = |technology: &&Technology| board.mode != Mode::Solo || TECHNOLOGIES[technology.index()].solo;
    if technologies.iter().ne(Technology::ALL.iter().filter(in_game)) {
        return Err(format!("the technologies are {technologies:?}"));
    }
    let built: Vec<CapitalBuilding> = board.everyone().flat_map(|seat| board[seat].works).collect();
    let works: Set<CapitalBuilding, u8> = built.iter().copied().chain(board.works).collect();
    if works != Set::full() || built.len() + board.works.len() != CapitalBuilding::ALL.len() {
        return Err("a Capital building is missing or doubled".to_owned());
    }
    let tokens = usize::from(REWARDS_BY_PLAYERS[usize::from(board.players) - 1]);
    let face_down: Set<RewardToken, u16> = board.face_up.into_iter().filter(|&up| !board.tokens.contains(up)).collect();
    if !face_down.is_empty() || board.tokens.len() > tokens {
        return Err("a reward token is not in the game".to_owned());
    }
    Ok(())
}

fn player(board: &Board, seat: Seat) -> Result<(), String> {
    let player = &board[seat];
    let (slots, excess) = (player.harmful.count_ones(), player.sick.saturating_sub(board.regular_slots(seat)).into());
    // In a purchase the subjects of technologies 18 and 19 are on their way: off the old card, or onto the new one.
    let buying = board.run.research.bought.filter(|_| seat == board.actor && board.market.contains(&None));
    let fits = match buying {
        Some(bought) if board.has(seat, bought) => slots >= excess,
        Some(_) => slots <= excess,
        None => slots == excess,
    };
    if !fits {
        return Err(format!("{} sick subjects lie on harmful slots {:b}", player.sick, player.harmful));
    }
    if let Some(&good) = Good::ALL.iter().find(|&&good| player.good(good) > board.limit(seat, good)) {
        return Err(format!("{} {} are above the limit", player.good(good), good.word()));
    }
    if player.healed > TRACK {
        return Err(format!("{} subjects on the healed track", player.healed));
    }
    let idle = |building| BUILDINGS[crate::data::Building::index(building)].needs_worker;
    if player.workers.into_iter().any(|building| player.site(building).is_none() || !idle(building)) {
        return Err("somebody works in no building".to_owned());
    }
    let holds = |technology: Technology| board.has(seat, technology);
    if player.experts > 0 && !holds(Technology::PlagueExperts)
        || player.workshop_manned && !holds(Technology::MobileWorkshop)
        || player.patient > 0 && board.patient_steps(seat) == 0
    {
        return Err("somebody is on a technology that is not there".to_owned());
    }
    Ok(())
}
