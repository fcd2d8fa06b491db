//! What a viewer sees: everything on the table. Nobody sees more or less than anybody else.

use kernel::{Frame as _, Id as _, ScoreLine, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::board::Board;
use crate::data::{
    Building, CAPACITY, CapitalBuilding, CapitalCard, Decree, FavourCard, HEALED_TRACK, LOCATIONS, Location,
    PlagueCard, Rank, RewardToken, Road, StartCard, Technology,
};
use crate::frame::Frame;
use crate::grid::Cell;
use crate::outlook::{self, Outlook};
use crate::payment::Due;
use crate::reach::{self, Reach};
use crate::travel::Step;
use crate::variant::solo;
use crate::vocabulary::{Act, Edition, Good, Level, Mode, Shelf, Slot, Top};
use crate::{agenda, produce, score};

/// The table as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[allow(missing_docs, reason = "the fields are the things of the rulebook")]
pub struct View {
    pub mode: Mode,
    pub edition: Edition,
    /// The year, from 1; 0 during the set-up.
    pub year: u8,
    /// The era, from 1.
    pub era: u8,
    /// Seats in turn order.
    pub order: Vec<Seat>,
    /// Whose turn it is.
    pub actor: Seat,
    /// Who is asked; nobody when the game is over.
    pub asked: Option<Seat>,
    pub locations: Vec<LocationView>,
    /// Roads with sick subjects.
    pub roads: Vec<RoadView>,
    pub decrees: Vec<Decree>,
    pub capital_card: Option<CapitalCard>,
    /// Capital buildings nobody has built.
    pub capital_buildings: Vec<CapitalBuilding>,
    pub reward_tokens: Vec<TokenView>,
    /// Plague cards turned up, the latest last.
    pub plague_cards: Vec<PlagueCard>,
    /// Favour cards turned up, the latest last.
    pub favour_cards: Vec<FavourCard>,
    pub market: Vec<Option<Technology>>,
    /// Technologies in the deck.
    pub deck: u8,
    pub start_cards: Vec<StartCard>,
    pub neutral: NeutralView,
    pub seats: Vec<PlayerView>,
    pub run: RunView,
}

/// A location.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[allow(missing_docs, reason = "the fields are the things of the rulebook")]
pub struct LocationView {
    pub location: Location,
    pub resource: Good,
    pub sick: u8,
    pub destroyed: bool,
    /// How many buildings it has room for.
    pub plots: u8,
}

/// A road with sick subjects.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[allow(missing_docs, reason = "the fields are the things of the rulebook")]
pub struct RoadView {
    pub road: Road,
    pub sick: u8,
}

/// A reward token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[allow(missing_docs, reason = "the fields are the things of the rulebook")]
pub struct TokenView {
    pub token: RewardToken,
    pub face_up: bool,
}

/// Neutral subjects.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct NeutralView {
    /// In the neutral sector of the Capital.
    pub sector: u8,
    /// Influence spaces that nobody can stand on: covered, or with a neutral subject.
    pub influence: Vec<u8>,
    /// Levels with a neutral subject, era by era.
    pub imperatives: [Vec<u8>; 3],
    /// Capital buildings with a neutral subject.
    pub capital_buildings: Vec<CapitalBuilding>,
}

/// A building of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct BuildingView {
    /// Which.
    pub building: Building,
    /// Where it stands; on the board otherwise.
    pub location: Option<Location>,
    /// What it makes.
    pub output: Option<Good>,
    /// Whether it has a worker.
    pub worker: bool,
}

/// What belongs to one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[allow(missing_docs, reason = "the fields are the things of the rulebook")]
pub struct PlayerView {
    /// Wood, stone, food, herbs, coins.
    pub goods: [u8; 5],
    /// How many of each fit.
    pub limits: [u8; 5],
    pub research: u8,
    /// Sick subjects in Quarantine.
    pub sick: u8,
    /// Regular Quarantine slots.
    pub regular: u8,
    /// Harmful slots that are occupied.
    pub harmful: Vec<Slot>,
    pub healed: u8,
    /// Herbs that the next healing costs; nothing when the track is full.
    pub next_healing: Option<u8>,
    /// Actions that research could improve now.
    pub improvable: Vec<Act>,
    /// Moves the patient still needs; 0 without one.
    pub patient: u8,
    pub experts: u8,
    pub workshop: Option<Good>,
    pub workshop_worker: bool,
    pub cemetery: u8,
    /// Subjects in the own sector of the Capital.
    pub capital: u8,
    pub buildings: Vec<BuildingView>,
    pub doctor: Option<Location>,
    /// Where the Camp is; on the board otherwise.
    pub camp: Option<Location>,
    pub renown: u16,
    pub negative: u16,
    pub influence: u8,
    pub imperatives: [u8; 3],
    pub technologies: [Option<Technology>; 3],
    /// Shelves whose technology holds an Assistant.
    pub busy: Vec<Shelf>,
    /// Assistants still to be placed this year.
    pub assistants: u8,
    /// Cells with an Assistant, as pairs of actions.
    pub cells: Vec<[Act; 2]>,
    /// Capital buildings built.
    pub capital_buildings: Vec<CapitalBuilding>,
    /// What the agenda of the era is worth now.
    pub agenda: u16,
    /// What the actions would do now.
    pub outlook: Outlook,
    /// The score if the game ended now.
    pub score: i32,
    /// What it is made of, the points for the place in influence (PEST-246) included.
    pub score_sheet: Vec<ScoreLine>,
    /// The rank it earns in the solo game.
    pub rank: Option<Rank>,
}

/// The running turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[allow(missing_docs, reason = "the fields are the things of the rulebook")]
pub struct RunView {
    /// The combination of the turn.
    pub cell: Option<[Act; 2]>,
    /// Actions still to be had.
    pub left: Vec<Act>,
    pub level: Level,
    /// Movement points left.
    pub points: u8,
    /// Locations entered in this Move.
    pub entered: Vec<Location>,
    /// While the Doctor may take a step: every place within reach, with the least that the whole way there costs.
    pub reach: Vec<Reach>,
    /// While it is asked how many coins stand in: everything that is still to be paid.
    pub dues: Vec<Due>,
}

/// Builds the view, field by field.
pub(crate) fn view(board: &Board, frame: Option<&Frame>) -> View {
    View {
        mode: board.mode,
        edition: board.edition,
        year: board.year,
        era: board.era() as u8 + 1,
        order: board.in_order().collect(),
        actor: board.actor,
        asked: frame.and_then(|frame| frame.asked(board).first()),
        locations: Location::ALL.iter().map(|&location| location_view(board, location)).collect(),
        roads: Road::ALL
            .iter()
            .map(|&road| RoadView { road, sick: board.road_sick[road] })
            .filter(|road| road.sick > 0)
            .collect(),
        decrees: board.decrees.to_vec(),
        capital_card: board.capital_card,
        capital_buildings: board.works.into_iter().collect(),
        reward_tokens: board
            .tokens
            .into_iter()
            .map(|token| TokenView { token, face_up: board.face_up.contains(token) })
            .collect(),
        plague_cards: board.plagues.to_vec(),
        favour_cards: board.favours.to_vec(),
        market: board.market.to_vec(),
        deck: board.deck.len() as u8,
        start_cards: board.start_cards.to_vec(),
        neutral: neutral_view(board),
        seats: board.everyone().map(|seat| player_view(board, seat)).collect(),
        run: run_view(board, frame),
    }
}

fn location_view(board: &Board, location: Location) -> LocationView {
    LocationView {
        location,
        resource: board.resources[location],
        sick: board.sick[location],
        destroyed: board.ruins.contains(location),
        plots: CAPACITY[LOCATIONS[location].size],
    }
}

fn neutral_view(board: &Board) -> NeutralView {
    let levels = |bits: u8| (1..=4).filter(|level| bits >> (level - 1) & 1 == 1).collect();
    NeutralView {
        sector: board.neutral.sector,
        influence: crate::influence::blocked(board).collect(),
        imperatives: board.neutral.imperatives.map(levels),
        capital_buildings: board.neutral.works.into_iter().collect(),
    }
}

fn player_view(board: &Board, seat: Seat) -> PlayerView {
    let player = &board[seat];
    let score = score::total(board, seat);
    let buildings = Building::ALL.iter().map(|&building| BuildingView {
        building,
        location: player.site(building),
        output: player.site(building).map(|location| produce::output(board, building, location)),
        worker: player.workers.contains(building),
    });
    PlayerView {
        goods: *player.goods.values(),
        limits: std::array::from_fn(|at| board.limit(seat, Good::from_index(at))),
        research: player.research,
        sick: player.sick,
        regular: board.regular_slots(seat),
        harmful: player.occupied_slots().collect(),
        healed: player.healed,
        next_healing: HEALED_TRACK.get(usize::from(player.healed)).map(|space| space.herbs),
        improvable: Top::ALL.iter().map(|&top| top.into()).filter(|_| player.research > 0).collect(),
        patient: player.patient,
        experts: player.experts,
        workshop: player.workshop,
        workshop_worker: player.workshop_manned,
        cemetery: player.cemetery,
        capital: player.capital,
        buildings: buildings.collect(),
        doctor: player.doctor,
        camp: player.camp,
        renown: player.renown,
        negative: player.negative,
        influence: player.influence,
        imperatives: player.imperatives,
        technologies: *player.technologies.values(),
        busy: Shelf::ALL.iter().copied().filter(|shelf| player.busy >> shelf.index() & 1 == 1).collect(),
        assistants: board.assistants() - player.placed.min(board.assistants()),
        cells: Cell::all().filter(|cell| player.cells & cell.bit() != 0).map(Cell::acts).collect(),
        capital_buildings: player.works.into_iter().collect(),
        agenda: agenda::worth(board, seat, board.decree()),
        outlook: outlook::outlook(board, seat),
        score,
        score_sheet: score::sheet(board, seat),
        rank: (board.mode == Mode::Solo).then(|| solo::rank(score)),
    }
}

fn run_view(board: &Board, frame: Option<&Frame>) -> RunView {
    let run = &board.run;
    RunView {
        cell: run.cell.map(Cell::acts),
        left: run.left().collect(),
        level: run.level,
        points: run.travel.points,
        entered: run.travel.entered.into_iter().collect(),
        reach: if frame == Some(&Step.into()) { reach::reach(board, board.actor) } else { Vec::new() },
        dues: if let Some(Frame::Pay(pay)) = frame { pay.dues(board) } else { Vec::new() },
    }
}
