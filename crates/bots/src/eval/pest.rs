//! Pest, judged in renown: what is certain, what the goods, subjects and places on the board will still become, and what
//! the actions of the running turn still promise.
//!
//! The features and most weights are those of section 13 of `rules.md`. The promise of an action lets a bot that looks one
//! choice ahead see why it should begin an action at all.

use std::sync::LazyLock;

use kernel::{Seat, State};
use pest::data::{ASSISTANTS, BUILDINGS, Building, CEMETERY, IMPERATIVES, Technology};
use pest::vocabulary::{Good, Mode, Slot};
use pest::{Board, Pest, agenda, score};

use crate::evaluate::{Evaluate, MOST_TERMS, Terms};
use crate::inputs::Counts;
use crate::value::Net;
use crate::weights::Weights;

mod counts;
mod promises;

impl Evaluate for Pest {
    const TERMS: &'static [&'static str] =
        &["renown", "goods", "knowledge", "influence", "health", "buildings", "goals", "turn"];
    const EDGE: f32 = 6.0;

    fn weights() -> &'static Weights {
        static WEIGHTS: LazyLock<Weights> =
            LazyLock::new(|| Weights::ours::<Pest>(include_str!("../../weights/pest.toml")));
        &WEIGHTS
    }

    const COUNTS: &'static [&'static str] = counts::COUNTS;

    fn counts(state: &State<Self>, players: usize, out: &mut [Counts; Seat::MAX]) {
        counts::counts(state, players, out);
    }

    fn value(players: usize) -> Option<&'static Net> {
        static NET: LazyLock<Net> = LazyLock::new(|| Net::ours::<Pest>(include_bytes!("../../weights/pest.net")));
        (players < 5).then(|| &*NET)
    }

    fn left(state: &State<Self>) -> f32 {
        let whole: u8 = ASSISTANTS.iter().map(|&assistants| 2 * assistants).sum();
        turns_left(state.board(), Seat::new(0)) / f32::from(whole)
    }

    fn terms(state: &State<Self>, players: usize) -> [Terms; Seat::MAX] {
        let board = state.board();
        let mut terms = [[0.0; MOST_TERMS]; Seat::MAX];
        for seat in Seat::all(players) {
            let terms = &mut terms[seat.index()];
            let prices = Prices::of(board, seat);
            *terms = holdings(board, seat, &prices);
            if seat == board.actor {
                terms[TURN] = promises::promises(state, seat, &prices);
            }
        }
        terms
    }
}

/// The places of the terms.
const RENOWN: usize = 0;
const GOODS: usize = 1;
const KNOWLEDGE: usize = 2;
const INFLUENCE: usize = 3;
const HEALTH: usize = 4;
const OUTPUT: usize = 5;
const GOALS: usize = 6;
const TURN: usize = 7;

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
        let turns = turns_left(board, seat);
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

/// Own turns to come, the running one included.
fn turns_left(board: &Board, seat: Seat) -> f32 {
    let era = board.era();
    let placed = board[seat].placed.min(board.assistants());
    let mut turns = u16::from(board.assistants() - placed);
    if board.year % 2 == 1 {
        turns += u16::from(board.assistants());
    }
    turns += ASSISTANTS[era + 1..].iter().map(|&assistants| 2 * u16::from(assistants)).sum::<u16>();
    f32::from(turns)
}

/// What a player has and will make of it.
fn holdings(board: &Board, seat: Seat, prices: &Prices) -> Terms {
    let player = &board[seat];
    let mut terms = [0.0; MOST_TERMS];
    // Goods count by what they will become, not by the sets they form now.
    let resources: u8 = player.goods.values()[..4].iter().sum();
    let coins = player.good(Good::Coin);
    terms[RENOWN] = score::total(board, seat) as f32 - f32::from(resources / 3) - f32::from(coins / 2);
    terms[GOODS] =
        player.goods.values()[..4].iter().map(|&n| prices.store(n)).sum::<f32>() + f32::from(coins) * prices.coin;
    if coins == 0 {
        let early = (prices.turns / 9.0).min(1.0);
        terms[GOODS] -= 0.8 * early * f32::from(u8::from(player.good(Good::Food) == 0));
        terms[GOODS] -= 0.5 * early * f32::from(u8::from(player.good(Good::Herbs) == 0));
    }
    terms[KNOWLEDGE] = f32::from(player.research) * prices.research
        + player.technologies.values().iter().flatten().map(|&technology| use_of(technology, prices)).sum::<f32>();
    terms[INFLUENCE] = f32::from(player.influence) * prices.influence;
    terms[HEALTH] = sick(board, seat, prices)
        + cemetery(board, seat)
        + f32::from(player.healed) * prices.healed
        + f32::from(player.experts) * 0.8
        + f32::from(u8::from(player.patient > 0)) * 1.3;
    terms[OUTPUT] = player.built().map(|(building, _)| output(board, seat, building, prices)).sum::<f32>();
    if player.workshop_manned {
        terms[OUTPUT] += prices.output;
    }
    terms[GOALS] = goals(board, seat, prices);
    terms
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
    let data = &BUILDINGS[building];
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
