//! What one sees of the table: everything but what nobody has seen. Built field by field.

use kernel::{Id as _, ScoreLine, Seat};
use serde::Serialize;

use crate::action::Tile;
use crate::board::Board;
use crate::data::{
    Cabin, CabinUpgrade, Cart, Class, DockTile, Estate, PORTS, PathNode, Port, SHIPS, ScrollBoard, Ship, Slot,
    SoloTile, Space, Workshop,
};
use crate::frame::Frame;
use crate::pile::Pile;
use crate::player::{Branch, Place, Player};
use crate::site::Site;
use crate::tile::Entry;
use crate::travel::Ways;
use crate::{foreman, register, score};

/// The table.
#[derive(Clone, PartialEq, Debug, Serialize)]
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
    /// What the wheel shows, from 1.
    pub wheel: u8,
    /// Plague cubes in the supply.
    pub cubes: u8,
    /// The hexes of the town.
    pub hexes: Vec<HexView>,
    /// The docks.
    pub docks: Vec<DockView>,
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

/// The way to a place of the town.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct WayView {
    /// Where to.
    pub site: Site,
    /// Coins.
    pub cost: u8,
}

/// A pending effect.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PendingView {
    /// Its kind.
    pub entry: Entry,
    /// How often.
    pub count: u8,
}

/// A hex of the town.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HexView {
    /// Which.
    pub site: Site,
    /// Where it lies.
    pub slot: Slot,
    /// Plague cubes.
    pub cubes: u8,
    /// Citizens by class.
    pub citizens: [u8; 3],
    /// Whose repopulation tile lies there.
    pub owner: Option<Seat>,
    /// Lieutenants.
    pub pawns: Vec<Pawn>,
    /// Whether a lieutenant of the automaton stands there.
    pub automaton: bool,
}

/// A lieutenant in town.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pawn {
    /// Whose.
    pub seat: Seat,
    /// Whether he stands, used this round, or lies.
    pub standing: bool,
}

/// A dock.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DockView {
    /// Which.
    pub dock: DockTile,
    /// Where its port lies.
    pub slot: Option<Slot>,
    /// Ships in order of arrival.
    pub ships: Vec<ShipView>,
    /// Lieutenants.
    pub pawns: Vec<Pawn>,
}

/// A ship at a dock.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ShipView {
    /// Which.
    pub ship: Ship,
    /// Whether the plague is on board.
    pub cube: bool,
    /// How many ships that are still at the docks came before it.
    pub arrival: u8,
}

/// A pile with its top turned up.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PileView<T> {
    /// The tile on top.
    pub top: Option<T>,
    /// Tiles below that nobody has seen.
    pub hidden: u8,
    /// Tiles at the bottom that everybody knows, the one that comes up first in front.
    pub known: Vec<T>,
}

/// What a player has.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// Whose.
    pub seat: Seat,
    /// Coins.
    pub coin: u8,
    /// Beams.
    pub beam: u8,
    /// Fire tokens.
    pub fire: u8,
    /// Major fire tokens.
    pub major_fire: u8,
    /// Points on the track.
    pub points: i16,
    /// Rats.
    pub rats: u8,
    /// The face of the estate.
    pub estate: Estate,
    /// Citizens in the sectors.
    pub citizens: Vec<CitizenView>,
    /// Spaces closed by a door.
    pub doors: Vec<Space>,
    /// Quarantine.
    pub cabins: Vec<CabinView>,
    /// Foremen by class.
    pub foremen: Vec<ForemanView>,
    /// Workshops.
    pub workshops: Vec<WorkshopView>,
    /// Carts.
    pub carts: Vec<Cart>,
    /// Carts ready to be used.
    pub ready: u8,
    /// Ships.
    pub ships: Vec<Ship>,
    /// Repopulation tiles left.
    pub tiles: u8,
    /// Spaces on Popularity, City, Church.
    pub registers: [u8; 3],
    /// What a step on City or Church costs.
    pub price: u8,
    /// The face of the scroll board.
    pub scroll_board: ScrollBoard,
    /// The places of the scroll cubes.
    pub scroll: [u8; 3],
    /// Lieutenants.
    pub lieutenants: Vec<LieutenantView>,
    /// What the game would be worth if it were scored now.
    pub sheet: Vec<ScoreLine>,
}

/// A citizen in a sector.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CitizenView {
    /// Where.
    pub space: Space,
    /// Whether he is golden.
    pub upgraded: bool,
}

/// A row of quarantine.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CabinView {
    /// Which.
    pub cabin: Cabin,
    /// Who lives there.
    pub citizen: Option<PatientView>,
    /// What was built on it.
    pub upgrade: Option<CabinUpgrade>,
}

/// A citizen in quarantine.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PatientView {
    /// His class.
    pub class: Class,
    /// Whether he is golden.
    pub upgraded: bool,
    /// On which space, 1 or 2.
    pub space: u8,
}

/// A foreman.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ForemanView {
    /// His class.
    pub class: Class,
    /// Steps made.
    pub step: u8,
    /// Where he stands, once he has left his start.
    pub node: Option<PathNode>,
    /// The branch chosen.
    pub branch: Option<Branch>,
    /// Whether he is upgraded.
    pub upgraded: bool,
}

/// A workshop of a player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct WorkshopView {
    /// Which.
    pub workshop: Workshop,
    /// Whether somebody works there.
    pub staffed: bool,
    /// Whether he is golden.
    pub upgraded: bool,
    /// Whether it lies face down.
    pub spent: bool,
}

/// A lieutenant of a player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LieutenantView {
    /// Where he is.
    pub place: Place,
    /// Whether he was used this round.
    pub used: bool,
}

/// The automaton.
#[derive(Clone, PartialEq, Debug, Serialize)]
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
        ways: ways(board, frame),
        pending: Entry::all()
            .map(|entry| PendingView { entry, count: board.pending[entry.index()] })
            .filter(|pending| pending.count > 0)
            .collect(),
        fire_cost: round.fire_cost,
        points_per_cube: round.points_per_cube,
        wheel: board.wheel + 1,
        cubes: board.cubes,
        hexes: Site::hexes().filter_map(|site| hex(board, site)).collect(),
        docks: DockTile::ALL.iter().map(|&tile| dock(board, tile)).collect(),
        workshops: board.workshop_piles.iter().map(pile).collect(),
        cabins: board.cabin_piles.iter().map(pile).collect(),
        carts: board.cart_piles[..board.numbers().cart_piles.into()].to_vec(),
        ships: [1, 2, 3].map(|value| {
            board.unseen.ships.into_iter().filter(|ship| SHIPS[ship.index()].value == value).count() as u8
        }),
        hex_pile: board.unseen.districts.len() as u8,
        ranks: board.ranks.iter().map(|ranks| ranks[..seats].to_vec()).collect(),
        players: Seat::all(seats).map(|seat| player(board, seat)).collect(),
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

fn ways(board: &Board, frame: Option<&Frame>) -> Vec<WayView> {
    let Some(&Frame::Goal { from }) = frame else { return Vec::new() };
    let ways = Ways::from(board, from);
    let docks = DockTile::ALL.iter().map(|&dock| Site::Dock(dock));
    board.town().into_iter().chain(docks).map(|site| WayView { site, cost: ways.cost(site) }).collect()
}

fn gone(board: &Board) -> Vec<Tile> {
    let workshops = board.gone.workshops.iter().copied().map(Tile::Workshop);
    let cabins = board.gone.cabins.iter().copied().map(Tile::Cabin);
    workshops.chain(cabins).chain(board.gone.carts.into_iter().map(Tile::Cart)).collect()
}

fn pawns(board: &Board, site: Site) -> Vec<Pawn> {
    let mut pawns = Vec::new();
    for seat in Seat::all(board.seats()) {
        let there = board[seat].lieutenants.iter().filter(|one| one.place == Place::Town(site));
        pawns.extend(there.map(|one| Pawn { seat, standing: one.used }));
    }
    pawns
}

fn hex(board: &Board, site: Site) -> Option<HexView> {
    let ground = board.ground(site);
    Some(HexView {
        site,
        slot: ground.slot?,
        cubes: ground.cubes,
        citizens: ground.citizens,
        owner: ground.owner,
        pawns: pawns(board, site),
        automaton: board.automaton.standing.contains(site),
    })
}

fn dock(board: &Board, dock: DockTile) -> DockView {
    let port = Port::ALL.iter().copied().find(|port| PORTS[port.index()].dock == dock);
    let here = board.ships.iter().zip(0..).filter(|(moored, _)| moored.dock == dock);
    DockView {
        dock,
        slot: port.and_then(|port| board.ground(Site::Port(port)).slot),
        ships: here.map(|(moored, arrival)| ShipView { ship: moored.ship, cube: moored.cube, arrival }).collect(),
        pawns: pawns(board, Site::Dock(dock)),
    }
}

fn pile<T: kernel::Id + Default, const N: usize>(pile: &Pile<T, N>) -> PileView<T> {
    PileView { top: pile.top, hidden: pile.hidden, known: pile.known.to_vec() }
}

fn player(board: &Board, seat: Seat) -> PlayerView {
    let player = &board[seat];
    PlayerView {
        seat,
        coin: player.coin,
        beam: player.beam,
        fire: player.fire,
        major_fire: player.major_fire,
        points: player.points,
        rats: player.rats,
        estate: player.estate,
        citizens: player
            .housed
            .into_iter()
            .map(|space| CitizenView { space, upgraded: player.golden.contains(space) })
            .collect(),
        doors: player.doors.into_iter().collect(),
        cabins: Cabin::ALL.iter().map(|&id| cabin(player, id)).collect(),
        foremen: Class::ALL.iter().map(|&class| foreman_view(player, class)).collect(),
        workshops: player
            .workshops
            .into_iter()
            .map(|workshop| WorkshopView {
                workshop,
                staffed: player.staffed.contains(workshop),
                upgraded: player.masters.contains(workshop),
                spent: player.spent.contains(workshop),
            })
            .collect(),
        carts: player.carts.into_iter().collect(),
        ready: player.ready,
        ships: player.ships.into_iter().collect(),
        tiles: player.tiles,
        registers: player.registers,
        price: register::price(board, seat),
        scroll_board: player.scroll_board,
        scroll: player.scroll,
        lieutenants: player.lieutenants.iter().map(|one| LieutenantView { place: one.place, used: one.used }).collect(),
        sheet: score::sheet(board, seat).to_vec(),
    }
}

fn cabin(player: &Player, cabin: Cabin) -> CabinView {
    let row = player.cabins[cabin.index()];
    let citizen = row.citizen.map(|patient| PatientView {
        class: patient.class,
        upgraded: patient.upgraded,
        space: 1 + u8::from(patient.leaving),
    });
    CabinView { cabin, citizen, upgrade: row.upgrade }
}

fn foreman_view(player: &Player, class: Class) -> ForemanView {
    let foreman = player.foremen[class.index()];
    ForemanView {
        class,
        step: foreman.step,
        node: (foreman.step > 0).then(|| foreman::node(class, foreman)),
        branch: foreman.branch,
        upgraded: foreman.upgraded,
    }
}
