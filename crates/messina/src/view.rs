//! What one sees of the table: everything but what nobody has seen. Built field by field.

mod player;
mod town;

use kernel::{Id as _, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::board::{Board, ROUNDS};
use crate::data::{CabinUpgrade, Cart, DockTile, Register, SHIPS, Ship, SoloTile, Workshop};
use crate::entry::Entry;
use crate::frame::Frame;
use crate::market::Tile;
use crate::pile::Pile;
use crate::prepare;
use crate::site::Site;

pub use player::{
    AheadView, CabinView, CitizenView, ForemanView, LieutenantView, PatientView, PlayerView, WorkshopView,
};
pub use town::{DockView, HexView, Pawn, ShipView, WayView};

/// The table.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View {
    /// The round, from 1.
    pub round: u8,
    /// The order of play.
    pub order: Vec<Seat>,
    /// Whose turn or production it is; nobody's when the game is over.
    pub turn: Option<Seat>,
    /// Where the lieutenant of the turn is.
    pub site: Option<Site>,
    /// Whether the action of the hex can still be used.
    pub main: bool,
    /// What the way to each place costs, while the lieutenant of the turn is about to go somewhere.
    pub ways: Vec<WayView>,
    /// What is pending.
    pub pending: Vec<PendingView>,
    /// Tokens that a plague cube costs this round.
    pub fire_cost: u8,
    /// Points that a plague cube scores this round.
    pub points_per_cube: u8,
    /// The round track, with what the wheel brings in the rounds to come.
    pub rounds: Vec<RoundView>,
    /// What the wheel shows, from 1.
    pub wheel: u8,
    /// Plague cubes in the supply.
    pub cubes: u8,
    /// The hexes of the town.
    pub hexes: Vec<HexView>,
    /// The docks.
    pub docks: Vec<DockView>,
    /// Dock tiles that are still to be drawn before all four are shuffled again.
    pub dock_tiles: Vec<DockTile>,
    /// Workshop piles by class.
    pub workshops: Vec<PileView<Workshop>>,
    /// Piles of cabin upgrades.
    pub cabins: Vec<PileView<CabinUpgrade>>,
    /// The carts on top of their piles.
    pub carts: Vec<Option<Cart>>,
    /// Ships in the pile, by value.
    pub ships: [u8; 3],
    /// Hexes in the pile.
    pub hex_pile: u8,
    /// Seats on each register from the foremost to the last.
    pub ranks: Vec<Vec<Seat>>,
    /// What each player has.
    pub players: Vec<PlayerView>,
    /// Tiles that have left the game, in order, kind by kind.
    pub gone: Vec<Tile>,
    /// Ships that have left the game.
    pub gone_ships: Vec<Ship>,
    /// The automaton of the solo game.
    pub automaton: Option<AutomatonView>,
    /// Whether the priority tile sets the order of play.
    pub priority: bool,
    /// Whether a major fire is worth two fires.
    pub errata: bool,
}

/// A round of the round track.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct RoundView {
    /// Its number, from 1.
    pub round: u8,
    /// The register that sets its order of play; none in the first round and in the solo game.
    pub order: Option<Register>,
    /// Ships that arrive.
    pub ships: u8,
    /// Tokens that a plague cube costs.
    pub fire_cost: u8,
    /// Points that a plague cube scores.
    pub points_per_cube: u8,
    /// The era of the workshops on the board, 1 or 2.
    pub era: u8,
    /// What the wheel brings, if the round is still to come.
    pub wheel: Option<TurnView>,
}

/// What the wheel brings in a round.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TurnView {
    /// The positions that bring plague, from 1.
    pub plague: Vec<u8>,
    /// The position that brings citizens, if any come.
    pub citizens: Option<u8>,
}

/// A pending effect.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PendingView {
    /// Its kind.
    pub entry: Entry,
    /// How often.
    pub count: u8,
}

/// A pile with its top turned up.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PileView<T> {
    /// The tile on top.
    pub top: Option<T>,
    /// Tiles below that nobody has seen.
    pub hidden: u8,
    /// Tiles at the bottom that everybody knows, the one that comes up first in front.
    pub known: Vec<T>,
}

/// The automaton.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct AutomatonView {
    /// Its space on Popularity.
    pub popularity: u8,
    /// Lieutenants left this round.
    pub lieutenants: u8,
    /// Tiles drawn this round, in order.
    pub drawn: Vec<SoloTile>,
    /// Tiles drawn in the round before.
    pub before: Vec<SoloTile>,
}

/// What everybody sees.
pub(crate) fn view(board: &Board, frame: Option<&Frame>) -> View {
    let seats = board.seats();
    let round = board.round_space();
    View {
        round: board.round,
        order: board.order[..seats].to_vec(),
        turn: frame.map(|_| board.turn.seat),
        site: board.turn.site,
        main: board.turn.main,
        ways: town::ways(board, frame),
        pending: Entry::all()
            .map(|entry| PendingView { entry, count: board.pending[entry.index()] })
            .filter(|pending| pending.count > 0)
            .collect(),
        fire_cost: round.fire_cost,
        points_per_cube: round.points_per_cube,
        rounds: (1..=ROUNDS).map(|round| round_view(board, round)).collect(),
        wheel: board.wheel + 1,
        cubes: board.cubes,
        hexes: Site::hexes().filter_map(|site| town::hex(board, site)).collect(),
        docks: DockTile::ALL.iter().map(|&tile| town::dock(board, tile)).collect(),
        dock_tiles: board.unseen.docks.into_iter().collect(),
        workshops: board.workshop_piles.values().iter().map(pile).collect(),
        cabins: board.cabin_piles.iter().map(pile).collect(),
        carts: board.cart_piles[..board.numbers().cart_piles.into()].to_vec(),
        ships: [1, 2, 3]
            .map(|value| board.unseen.ships.into_iter().filter(|ship| SHIPS[*ship].value == value).count() as u8),
        hex_pile: board.unseen.districts.len() as u8,
        ranks: board.ranks.values().iter().map(|ranks| ranks[..seats].to_vec()).collect(),
        players: Seat::all(seats).map(|seat| player::player(board, seat)).collect(),
        gone: gone(board),
        gone_ships: board.gone.ships.into_iter().collect(),
        automaton: board.solo().then(|| AutomatonView {
            popularity: board.automaton.popularity,
            lieutenants: board.automaton.lieutenants,
            drawn: board.automaton.drawn.to_vec(),
            before: board.automaton.before.to_vec(),
        }),
        priority: board.options.priority,
        errata: board.options.errata,
    }
}

fn round_view(board: &Board, number: u8) -> RoundView {
    let round = &board.side().rounds[usize::from(number) - 1];
    let wheel = (number > board.round).then(|| {
        let plague: Vec<u8> = prepare::turns(board, number).map(|position| position + 1).collect();
        let citizens = plague.last().copied().filter(|_| round.citizens);
        TurnView { plague, citizens }
    });
    RoundView {
        round: number,
        order: if board.solo() { None } else { board.order_register(number) },
        ships: round.ships,
        fire_cost: round.fire_cost,
        points_per_cube: round.points_per_cube,
        era: 1 + u8::from(round.advanced_workshops),
        wheel,
    }
}

fn gone(board: &Board) -> Vec<Tile> {
    let workshops = board.gone.workshops.iter().copied().map(Tile::Workshop);
    let cabins = board.gone.cabins.iter().copied().map(Tile::Cabin);
    workshops.chain(cabins).chain(board.gone.carts.into_iter().map(Tile::Cart)).collect()
}

fn pile<T: kernel::Id + Default, const N: usize>(pile: &Pile<T, N>) -> PileView<T> {
    PileView { top: pile.top, hidden: pile.hidden, known: pile.known.to_vec() }
}
