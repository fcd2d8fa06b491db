//! Pest, judged in renown: what is certain, what the goods, subjects and places on the board will still become, and what
//! the actions of the running turn still promise.
//!
//! The features and most weights are those of section 13 of `rules.md`. The promise of an action lets a bot that looks one
//! choice ahead see why it should begin an action at all; it is a little less than what the action brings, so that
//! carrying it out is always better than promising it.

use kernel::{Id as _, Seat, State};
use pest::data::{
    ASSISTANTS, BUILDINGS, Building, CAPACITY, CAPITAL_BUILDINGS, CEMETERY, HEALED_TRACK, IMPERATIVES, INFLUENCE,
    LOCATIONS, Location, TECHNOLOGIES, Technology,
};
use pest::vocabulary::{Act, Good, Mode, Shelf, Slot};
use pest::{Board, Frame, Pest, agenda, score};

use crate::evaluate::{Evaluate, PerSeat};

impl Evaluate for Pest {
    const EDGE: f32 = 6.0;

    fn prospects(state: &State<Self>, players: usize) -> PerSeat {
        let board = state.board();
        std::array::from_fn(|seat| {
            if seat >= players {
                return 0.0;
            }
            let seat = Seat::new(seat);
            let prices = Prices::of(board, seat);
            let mut worth = holdings(board, seat, &prices);
            if seat == board.actor {
                worth += promises(state, seat, &prices);
            }
            worth
        })
    }
}

/// What things are worth to a player at this time of the game.
struct Prices {
    /// Own turns left.
    turns: f32,
    /// A unit of each resource while there are few, by how many there are of it.
    resource: f32,
    coin: f32,
    research: f32,
    influence: f32,
    /// A unit of production.
    output: f32,
    /// A healed subject on the track, beyond its renown.
    healed: f32,
}

impl Prices {
    fn of(board: &Board, seat: Seat) -> Self {
        let era = board.era();
        let placed = board[seat].placed.min(board.assistants());
        let mut turns = u16::from(board.assistants() - placed);
        if board.year % 2 == 1 {
            turns += u16::from(board.assistants());
        }
        turns += ASSISTANTS[era + 1..].iter().map(|&assistants| 2 * u16::from(assistants)).sum::<u16>();
        let turns = f32::from(turns);
        let early = (turns / 9.0).min(1.0);
        Self {
            turns,
            resource: 0.34 + 0.5 * early,
            coin: 0.6 + 0.5 * early,
            research: 0.15 + 0.6 * early,
            influence: 0.18 + 0.12 * early,
            output: 0.3 * (turns / 2.6).min(5.0),
            healed: 0.1 * turns.min(6.0),
        }
    }

    /// A store of so many of one resource.
    fn store(&self, n: u8) -> f32 {
        let few = f32::from(n.min(3));
        (0.7 * (f32::from(n) - few) + few) * self.resource
    }
}

/// What a player has and will make of it.
fn holdings(board: &Board, seat: Seat, prices: &Prices) -> f32 {
    let player = &board[seat];
    let mut worth = score::total(board, seat) as f32;
    // Goods count by what they will become, not by the sets they form now.
    let resources: u8 = player.goods[..4].iter().sum();
    worth -= f32::from(resources / 3) + f32::from(player.good(Good::Coin) / 2);
    worth += player.goods[..4].iter().map(|&n| prices.store(n)).sum::<f32>();
    worth += f32::from(player.good(Good::Coin)) * prices.coin + f32::from(player.research) * prices.research;
    worth += f32::from(player.influence) * prices.influence;
    worth += sick(board, seat, prices) + cemetery(board, seat);
    worth += f32::from(player.healed) * prices.healed;
    worth += player.built().map(|(building, _)| output(board, seat, building, prices)).sum::<f32>();
    if player.workshop_manned {
        worth += prices.output;
    }
    worth += f32::from(player.experts) * 0.8 + f32::from(u8::from(player.patient > 0)) * 1.3;
    worth += player.technologies.iter().flatten().map(|&technology| use_of(technology, prices)).sum::<f32>();
    worth += goals(board, seat, prices);
    let early = (prices.turns / 9.0).min(1.0);
    if player.good(Good::Coin) == 0 {
        worth -= 0.8 * early * f32::from(u8::from(player.good(Good::Food) == 0));
        worth -= 0.5 * early * f32::from(u8::from(player.good(Good::Herbs) == 0));
    }
    worth
}

/// Sick subjects are healed ones to come, but those beyond the regular slots hurt.
fn sick(board: &Board, seat: Seat, prices: &Prices) -> f32 {
    let player = &board[seat];
    let hope = 0.25 + 0.55 * (prices.turns / 4.0).min(1.0);
    let early = (prices.turns / 9.0).min(1.0);
    let excess = player.harmful.count_ones() as f32;
    let mut worth = f32::from(player.sick.min(12 - player.healed)) * hope - excess * (0.35 + 0.25 * early);
    if excess >= 3.0 {
        worth -= 0.8;
    }
    if player.occupied(Slot::Storage) {
        worth -= 0.3 * early;
    }
    worth
}

/// What the dead still cost.
fn cemetery(board: &Board, seat: Seat) -> f32 {
    let eras = 3.0 - board.era() as f32;
    let graves = &CEMETERY[..usize::from(board[seat].cemetery)];
    -eras * graves.iter().map(|&cost| f32::from(cost)).sum::<f32>()
}

/// What a building will bring by producing.
fn output(board: &Board, seat: Seat, building: Building, prices: &Prices) -> f32 {
    let data = &BUILDINGS[building.index()];
    let unit = if building == Building::Bank { 1.25 } else { 1.0 };
    if data.needs_worker && !board[seat].workers.contains(building) {
        return 0.1 * prices.turns.min(6.0) * f32::from(data.amount) * unit;
    }
    prices.output * f32::from(data.amount) * unit
}

/// How useful a technology is, in renown over a whole game.
fn use_of(technology: Technology, prices: &Prices) -> f32 {
    let weight = match technology {
        Technology::SteelHorseshoes
        | Technology::ProductionLine
        | Technology::LetterOfRecommendation
        | Technology::StorageJars
        | Technology::Infirmary
        | Technology::QuarantineHouse => 1.6,
        Technology::ConstructionCrane
        | Technology::BlastFurnace
        | Technology::BreathingApparatus
        | Technology::Syringe
        | Technology::ToolCart
        | Technology::AmbulanceCart
        | Technology::QuarantineTent
        | Technology::ClinicalTrials
        | Technology::AdrenalineShot
        | Technology::MobileWorkshop => 1.1,
        Technology::ExaminationDesk
        | Technology::MedicalMask
        | Technology::Disinfectant
        | Technology::CloningExperiment
        | Technology::Inhaler
        | Technology::PlagueExperts
        | Technology::Scholars
        | Technology::ExperimentalLaboratory
        | Technology::ProtectiveUniform
        | Technology::TravelPermit
        | Technology::AdvancedQuarantine
        | Technology::Checkpoint
        | Technology::LoadingCrane
        | Technology::StorageContainers => 0.6,
    };
    weight * 1.6 * (prices.turns / 9.0).min(1.0)
}

/// The agenda of the era and the places in the Capital, the surer the nearer the era end is.
fn goals(board: &Board, seat: Seat, prices: &Prices) -> f32 {
    let player = &board[seat];
    let left = if board.year % 2 == 1 { 1.0 } else { 0.0 }
        + f32::from(board.assistants() - player.placed.min(board.assistants())) / f32::from(board.assistants());
    let near = 1.0 - left / 2.0;
    let mut worth = f32::from(agenda::worth(board, seat, board.decree())) * (0.55 + 0.4 * near);
    // The agendas to come count a little too: they are on the table all game.
    for &decree in &board.decrees[(board.era() + 1).min(3)..] {
        worth += 0.2 * f32::from(agenda::worth(board, seat, decree));
    }
    if player.capital > 0 && board.mode != Mode::Solo {
        let ahead = board.opponents(seat).filter(|&other| board[other].capital > player.capital).count();
        let tied = board.opponents(seat).filter(|&other| board[other].capital == player.capital).count();
        let place = match (ahead, tied) {
            (0, 0) => 3.0,
            (0, _) | (1, 0) => 1.7,
            (1, _) | (2, 0) => 0.9,
            _ => 0.0,
        };
        worth += place * (0.6 + 0.4 * near);
    }
    if board.mode == Mode::Solo {
        let behind = f32::from(board.neutral.sector) - f32::from(player.capital);
        let eras = 3.0 - board.era() as f32;
        worth -= behind.max(0.0) * (0.5 + 0.5 * near) + f32::from(board.neutral.sector) * 0.6 * (eras - 1.0);
    }
    let level = usize::from(player.imperatives[board.era()]);
    if level < 4 && prices.turns > 0.0 {
        worth += 0.1 * f32::from(IMPERATIVES[board.era()][level].renown) * left.min(1.0);
    }
    worth
}

/// What the actions of the running turn still promise.
fn promises(state: &State<Pest>, seat: Seat, prices: &Prices) -> f32 {
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
            Frame::Step if run.entered.is_empty() => 0.9 * promise_of(board, seat, Act::Move, prices),
            Frame::Step | Frame::Enter | Frame::Arrive | Frame::Arrived | Frame::OnRoad | Frame::RoadDone => {
                stop_here(board, seat, prices)
            }
            Frame::Begin(top) | Frame::Clear(top) | Frame::Improve(top) | Frame::Judge(top) => {
                0.9 * promise_of(board, seat, (*top).into(), prices)
            }
            Frame::Build => 0.9 * building(board, seat, prices),
            Frame::Produce | Frame::Lose | Frame::Extra | Frame::Output => producing(board, seat, prices),
            Frame::Research => 0.9 * researching(board, seat, prices),
            Frame::Heal => 0.9 * healing(board, seat, prices),
            Frame::Assign => 0.9 * assigning(board, seat, prices) + reward(board, prices),
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
    let size = LOCATIONS[here.index()].size.index();
    let there = board.owners[here.index()].len() as u8;
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
    for (to, road) in pest::data::NEIGHBOURS[here.index()] {
        let sick = board.sick[to.index()] + board.road_sick[road.index()];
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
        if !board.run.built.contains(place) {
            open = open.max(site(board, seat, place, prices));
        }
    }
    if open > 0.0 && board.run.count < 2 {
        for &building in Building::ALL {
            let data = &BUILDINGS[building.index()];
            if player.site(building).is_none() && board.can_pay(seat, data.cost) {
                let price: u8 = data.cost.iter().sum();
                let gain = f32::from(data.renown) + open + output(board, seat, building, prices)
                    - f32::from(price) * prices.resource;
                best = best.max(gain);
            }
        }
    }
    if board.run.count == 0 {
        for work in board.works {
            let data = &CAPITAL_BUILDINGS[work.index()];
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
        let data = &BUILDINGS[building.index()];
        if !data.needs_worker || player.workers.contains(building) {
            let good = if building == Building::Bank { Good::Coin } else { board.resources[location.index()] };
            gain += f32::from(data.amount) * unit(board, seat, good, prices);
        }
    }
    let laboratories = HEALED_TRACK[..usize::from(player.healed)].iter().filter(|space| space.laboratory).count();
    gain + laboratories as f32 * prices.research
}

fn researching(board: &Board, seat: Seat, prices: &Prices) -> f32 {
    let player = &board[seat];
    let mut best = f32::from(u8::from(player.patient > 0 && !board.run.patient_moved)) * 0.5;
    if board.run.bought.is_some() {
        return best;
    }
    for technology in board.market.iter().flatten() {
        let data = &TECHNOLOGIES[technology.index()];
        if data.cost > player.research {
            continue;
        }
        let fits = |shelf: &&Shelf| data.shelf.is_none_or(|only| only == **shelf);
        let free = Shelf::ALL.iter().filter(fits).any(|shelf| player.technologies[shelf.index()].is_none());
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
    let mut gain = f32::from(u8::from(player.patient > 0 && !board.run.patient_moved)) * 0.5;
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
    if board.run.to_capital > 0 && !board.face_up.is_empty() { prices.coin } else { 0.0 }
}

fn assigning(board: &Board, seat: Seat, prices: &Prices) -> f32 {
    let player = &board[seat];
    let mut gain = 0.0;
    let mut track = usize::from(player.healed);
    for (building, _) in player.built() {
        let data = &BUILDINGS[building.index()];
        if data.needs_worker && !player.workers.contains(building) && track > 0 {
            track -= 1;
            let loss = f32::from(HEALED_TRACK[track].renown) + prices.healed;
            let more = (prices.output - 0.1 * prices.turns.min(6.0)) * f32::from(data.amount);
            gain += (more - loss).max(0.0);
        }
    }
    gain
}
