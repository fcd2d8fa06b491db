//! What one sees of a player.

use kernel::{Id as _, ScoreLine, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::board::Board;
use crate::data::{Cabin, CabinUpgrade, Cart, Class, Estate, PathNode, ScrollBoard, Ship, Space, Workshop};
use crate::player::{Place, Player};
use crate::stride::{Branch, Stride};
use crate::{foreman, register, score};

/// What a player has.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
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
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct CitizenView {
    /// Where.
    pub space: Space,
    /// Whether he is golden.
    pub upgraded: bool,
}

/// A row of quarantine.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct CabinView {
    /// Which.
    pub cabin: Cabin,
    /// Who lives there.
    pub citizen: Option<PatientView>,
    /// What was built on it.
    pub upgrade: Option<CabinUpgrade>,
}

/// A citizen in quarantine.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PatientView {
    /// His class.
    pub class: Class,
    /// Whether he is golden.
    pub upgraded: bool,
    /// On which space, 1 or 2.
    pub space: u8,
    /// Ends of rounds until they leave, this one included.
    pub rounds: u8,
}

/// A foreman.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
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
    /// Where one step leads: nowhere from the centre, to two nodes where the path forks.
    pub ahead: Vec<AheadView>,
}

/// A node that a foreman reaches by one step.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct AheadView {
    /// The branch that is chosen on the way, where the path forks.
    pub branch: Option<Branch>,
    /// The node.
    pub node: PathNode,
    /// The citizens who could be activated from there.
    pub active: Vec<Space>,
}

/// A workshop of a player.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
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
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct LieutenantView {
    /// Where he is.
    pub place: Place,
    /// Whether he was used this round.
    pub used: bool,
}

pub(super) fn player(board: &Board, seat: Seat) -> PlayerView {
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
        registers: *player.registers.values(),
        price: register::price(board, seat),
        scroll_board: player.scroll_board,
        scroll: player.scroll,
        lieutenants: player.lieutenants.iter().map(|one| LieutenantView { place: one.place, used: one.used }).collect(),
        sheet: score::sheet(board, seat).to_vec(),
    }
}

fn cabin(player: &Player, cabin: Cabin) -> CabinView {
    let row = player.cabins[cabin];
    let citizen = row.citizen.map(|patient| PatientView {
        class: patient.class,
        upgraded: patient.upgraded,
        space: 1 + u8::from(patient.leaving),
        rounds: if patient.leaving { 1 } else { 2 },
    });
    CabinView { cabin, citizen, upgrade: row.upgrade }
}

fn foreman_view(player: &Player, class: Class) -> ForemanView {
    let foreman = player.foremen[class];
    ForemanView {
        class,
        step: foreman.step,
        node: (foreman.step > 0).then(|| foreman::node(class, foreman)),
        branch: foreman.branch,
        upgraded: foreman.upgraded,
        ahead: foreman::strides(class, foreman, false).map(|stride| ahead(player, stride)).collect(),
    }
}

fn ahead(player: &Player, stride: Stride) -> AheadView {
    let landed = foreman::after(player.foremen[stride.foreman], stride);
    AheadView {
        branch: stride.branch,
        node: foreman::node(stride.foreman, landed),
        active: foreman::awake(player, stride.foreman, landed).into_iter().collect(),
    }
}
