//! What happened, for the log and the animations. All of it is seen by everybody.

use kernel::{Arg, Game, Said, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::Messina;
use crate::data::{Cabin, CabinUpgrade, Class, DockTile, PathNode, Register, Ship, Slot, SoloTile, Space, Workshop};
use crate::entry::Entry;
use crate::market::{Fee, Group, Tile};
use crate::player::{Place, Spot};
use crate::site::Site;
use crate::stride::ForemanId;
use crate::tile::Gain;

/// Told to the page, which draws it; no sentence names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(transparent)]
pub struct Drawn<T>(pub T);

impl<T> Said for Drawn<T> {
    fn said<G: Game>(self) -> Option<Arg> {
        None
    }
}

/// The points of a whole game, which may be below zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(transparent)]
pub struct Points(pub i32);

impl Said for Points {
    fn said<G: Game>(self) -> Option<Arg> {
        Some(self.0.into())
    }
}

impl Said for Gain {
    fn said<G: Game>(self) -> Option<Arg> {
        Some(self.parts().into_iter().map(Arg::from).collect::<Vec<_>>().into())
    }
}

kernel::events! {
    /// What happened.
    pub enum Event of Messina {
        /// A round begins, in this order of play.
        Round { round: u8, order: Vec<Seat> } = "round",
        /// Citizens left with the plague died.
        Died { site: Site, count: u8 } = "died",
        /// The workshops of era II are on offer now.
        NewWorkshops = "new-workshops",
        /// A ship arrived, with or without the plague on board.
        ShipArrived { ship: Ship, dock: DockTile, cube: bool } = "ship-arrived-infected" if cube; else "ship-arrived",
        /// A hex was added to the town.
        HexLaid { site: Site, slot: Drawn<Slot> } = "hex-laid",
        /// The population wheel turned to this position, from 1.
        WheelTurned { position: u8 } = "wheel-turned",
        /// The plague came to a hex.
        PlagueCame { site: Site } = "plague-came",
        /// A citizen came to a district.
        CitizenCame { site: Site, class: Class } = "citizen-came",
        /// A lieutenant went somewhere, for so many coins.
        Travelled { seat: Seat, from: Place, to: Site, cost: u8 } = "travelled",
        /// A lieutenant went home.
        Recalled { seat: Seat, from: Place } = "recalled",
        /// A repopulated district was visited: its owner scores.
        Visited { owner: Seat, site: Site } = "visited",
        /// A citizen came to a sector.
        Housed { seat: Seat, class: Class, space: Space } = "housed",
        /// A citizen came to quarantine.
        Sheltered { seat: Seat, class: Class, cabin: Cabin } = "sheltered",
        /// Citizens went to the supply.
        Released { seat: Seat, class: Class, count: u8 } = "released",
        /// A plague cube was burnt.
        Burnt { seat: Seat, site: Site } = "burnt",
        /// The plague cube of a ship was burnt.
        BurntShip { seat: Seat, ship: Ship } = "burnt-ship",
        /// Rats came.
        Rats { seat: Seat, count: u8 } = "rats",
        /// Tokens and points were taken.
        Gained { seat: Seat, gain: Gain } = "gained",
        /// A lieutenant came from the reserve.
        Recruited { seat: Seat } = "recruited",
        /// An effect waits to be resolved.
        Pending { seat: Seat, entry: Entry, count: u8 } = "pending",
        /// Effects were not used.
        Forfeited { seat: Seat, count: u8 } = "forfeited",
        /// A ship was taken home.
        ShipTaken { seat: Seat, ship: Ship } = "ship-taken",
        /// The action of a hex was used.
        HexUsed { seat: Seat, site: Site } = "hex-used",
        /// A register step was bought.
        Bought { seat: Seat, register: Register, price: u8 } = "bought",
        /// A marker entered a space.
        Stepped { seat: Seat, register: Register, space: u8 } = "stepped",
        /// A scroll cube moved up.
        Scrolled { seat: Seat, track: u8, index: u8 } = "scrolled",
        /// A citizen turned golden.
        Upgraded { seat: Seat, spot: Spot } = "upgraded",
        /// A foreman was upgraded.
        Promoted { seat: Seat, foreman: ForemanId } = "promoted",
        /// A foreman moved to this node.
        ForemanMoved { seat: Seat, foreman: ForemanId, node: Drawn<PathNode> } = "foreman-moved",
        /// A citizen was activated.
        Activated { seat: Seat, space: Space } = "activated",
        /// A door closed a space.
        DoorClosed { seat: Seat, space: Space } = "door-closed",
        /// The tops of some piles were turned over.
        Refreshed { seat: Seat, group: Group, fee: Fee } = "refreshed",
        /// A tile was built.
        Built { seat: Seat, tile: Tile } = "built",
        /// An upgrade was laid on a cabin.
        Furnished { seat: Seat, cabin: Cabin, upgrade: CabinUpgrade } = "furnished",
        /// A tile was turned up.
        TurnedUp { tile: Tile } = "turned-up",
        /// A citizen went to work.
        Staffed { seat: Seat, workshop: Workshop, space: Space } = "staffed",
        /// A workshop of era II paid its reward.
        Rewarded { seat: Seat, workshop: Workshop } = "rewarded",
        /// Somebody begins to repopulate a district.
        Repopulating { seat: Seat, site: Site } = "repopulating",
        /// A citizen went back to the town.
        Settled { seat: Seat, spot: Spot } = "settled",
        /// A lieutenant was given up.
        GivenUp { seat: Seat, from: Place } = "given-up",
        /// A district was repopulated.
        Repopulated { seat: Seat, site: Site } = "repopulated",
        /// An estate produces.
        Producing { seat: Seat } = "producing",
        /// A citizen left quarantine.
        LeftQuarantine { seat: Seat, class: Class, cabin: Cabin, space: Space } = "left-quarantine",
        /// The automaton drew a tile.
        AutomatonDrew { tile: SoloTile } = "automaton-drew",
        /// The automaton went to a district.
        AutomatonWent { site: Site } = "automaton-went",
        /// The automaton removed a plague cube, and is on this space of Popularity.
        AutomatonBurnt { site: Site, space: u8 } = "automaton-burnt",
        /// The automaton found no free hex.
        AutomatonIdle = "automaton-idle",
        /// A tile left the game.
        Removed { tile: Tile } = "removed",
        /// A ship left the game.
        ShipRemoved { ship: Ship } = "ship-removed",
        /// The game was scored.
        Scored { seat: Seat, points: Points } = "scored",
    }
}
