//! What happened, for the log and the animations. All of it is seen by everybody.

use kernel::{Arg, Message, Say, Seat};
use serde::Serialize;

use crate::action::{Fee, Group, Tile};
use crate::data::{Cabin, CabinUpgrade, Class, DockTile, PathNode, Register, Ship, Slot, SoloTile, Space, Workshop};
use crate::player::{Place, Spot};
use crate::site::Site;
use crate::tile::{Entry, Gain};
use crate::words::{fee_name, foreman_name};

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A round begins, in this order of play.
    Round {
        /// Its number.
        round: u8,
        /// Who plays when.
        order: Vec<Seat>,
    },
    /// Citizens left with the plague died.
    Died {
        /// Where.
        site: Site,
        /// How many.
        count: u8,
    },
    /// The workshops of era II are on offer now.
    NewWorkshops,
    /// A ship arrived.
    ShipArrived {
        /// Which.
        ship: Ship,
        /// Where.
        dock: DockTile,
        /// Whether the plague is on board.
        cube: bool,
    },
    /// A hex was added to the town.
    HexLaid {
        /// Which.
        site: Site,
        /// Where.
        slot: Slot,
    },
    /// The population wheel turned.
    WheelTurned {
        /// What it shows now, from 1.
        position: u8,
    },
    /// The plague came to a hex.
    PlagueCame {
        /// Which.
        site: Site,
    },
    /// A citizen came to a district.
    CitizenCame {
        /// Which.
        site: Site,
        /// Of which class.
        class: Class,
    },
    /// A lieutenant went somewhere.
    Travelled {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Place,
        /// Where to.
        to: Site,
        /// What it cost in coins.
        cost: u8,
    },
    /// A lieutenant went home.
    Recalled {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Place,
    },
    /// A repopulated district was visited.
    Visited {
        /// Who scores.
        owner: Seat,
        /// Which.
        site: Site,
    },
    /// A citizen came to his sector.
    Housed {
        /// Whose.
        seat: Seat,
        /// Of which class.
        class: Class,
        /// Where.
        space: Space,
    },
    /// A citizen came to quarantine.
    Sheltered {
        /// Whose.
        seat: Seat,
        /// Of which class.
        class: Class,
        /// Where.
        cabin: Cabin,
    },
    /// Citizens went to the supply.
    Released {
        /// Whose.
        seat: Seat,
        /// Of which class.
        class: Class,
        /// How many.
        count: u8,
    },
    /// A plague cube was burnt.
    Burnt {
        /// By whom.
        seat: Seat,
        /// Where.
        site: Site,
    },
    /// The plague cube of a ship was burnt.
    BurntShip {
        /// By whom.
        seat: Seat,
        /// Which.
        ship: Ship,
    },
    /// Rats came.
    Rats {
        /// To whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Tokens and points were taken.
    Gained {
        /// By whom.
        seat: Seat,
        /// What.
        gain: Gain,
    },
    /// A lieutenant came out of the reserve.
    Recruited {
        /// Whose.
        seat: Seat,
    },
    /// An effect joined the pending ones.
    Pending {
        /// Whose.
        seat: Seat,
        /// Which.
        entry: Entry,
        /// How often.
        count: u8,
    },
    /// Effects that were not resolved are lost.
    Forfeited {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A ship was taken.
    ShipTaken {
        /// By whom.
        seat: Seat,
        /// Which.
        ship: Ship,
    },
    /// The action of a hex was used.
    HexUsed {
        /// By whom.
        seat: Seat,
        /// Which.
        site: Site,
    },
    /// A step on a register was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// Which.
        register: Register,
        /// For how many coins.
        price: u8,
    },
    /// A marker moved on a register.
    Stepped {
        /// Whose.
        seat: Seat,
        /// Which.
        register: Register,
        /// To which space.
        space: u8,
    },
    /// A scroll cube moved up.
    Scrolled {
        /// Whose.
        seat: Seat,
        /// Which track, from 1.
        track: u8,
        /// To which place, from 0.
        index: u8,
    },
    /// A citizen turned golden.
    Upgraded {
        /// Whose.
        seat: Seat,
        /// Where.
        spot: Spot,
    },
    /// A foreman was upgraded.
    Promoted {
        /// Whose.
        seat: Seat,
        /// Which.
        foreman: Class,
    },
    /// A foreman advanced.
    ForemanMoved {
        /// Whose.
        seat: Seat,
        /// Which.
        foreman: Class,
        /// Where he is now.
        node: PathNode,
    },
    /// A citizen was activated.
    Activated {
        /// Whose.
        seat: Seat,
        /// Where.
        space: Space,
    },
    /// A door closed a space for good.
    DoorClosed {
        /// Whose.
        seat: Seat,
        /// Which.
        space: Space,
    },
    /// Piles were turned over.
    Refreshed {
        /// By whom.
        seat: Seat,
        /// Which.
        group: Group,
        /// For what.
        fee: Fee,
    },
    /// A tile was built.
    Built {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: Tile,
    },
    /// An upgrade was laid on a cabin.
    Furnished {
        /// By whom.
        seat: Seat,
        /// Which.
        cabin: Cabin,
        /// The upgrade.
        upgrade: CabinUpgrade,
    },
    /// The next tile of a pile was turned up.
    TurnedUp {
        /// Which.
        tile: Tile,
    },
    /// A citizen went to work.
    Staffed {
        /// Whose.
        seat: Seat,
        /// Where.
        workshop: Workshop,
        /// From which space.
        space: Space,
    },
    /// A workshop of era II paid its reward.
    Rewarded {
        /// Whose.
        seat: Seat,
        /// Which.
        workshop: Workshop,
    },
    /// A district is being repopulated.
    Repopulating {
        /// By whom.
        seat: Seat,
        /// Which.
        site: Site,
    },
    /// A citizen went back to the town.
    Settled {
        /// Whose.
        seat: Seat,
        /// From where.
        spot: Spot,
    },
    /// A lieutenant was given up.
    GivenUp {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Place,
    },
    /// A repopulation tile was placed.
    Repopulated {
        /// Whose.
        seat: Seat,
        /// Where.
        site: Site,
    },
    /// A seat's estate produces.
    Producing {
        /// Whose.
        seat: Seat,
    },
    /// A citizen left quarantine.
    LeftQuarantine {
        /// Whose.
        seat: Seat,
        /// Of which class.
        class: Class,
        /// From where.
        cabin: Cabin,
        /// Where to.
        space: Space,
    },
    /// The automaton drew a tile.
    AutomatonDrew {
        /// Which.
        tile: SoloTile,
    },
    /// The automaton went to a district.
    AutomatonWent {
        /// Which.
        site: Site,
    },
    /// The automaton removed a plague cube.
    AutomatonBurnt {
        /// Where.
        site: Site,
        /// Its space on Popularity now.
        space: u8,
    },
    /// The automaton found no free hex.
    AutomatonIdle,
    /// A tile left the game.
    Removed {
        /// Which.
        tile: Tile,
    },
    /// A ship left the game.
    ShipRemoved {
        /// Which.
        ship: Ship,
    },
    /// The game was scored.
    Scored {
        /// Whose.
        seat: Seat,
        /// What it is worth.
        points: i32,
    },
}

impl kernel::Event for Event {}

impl Say for Event {
    #[allow(clippy::too_many_lines, reason = "one arm an event")]
    fn say(&self) -> Message {
        let event = |key: &str| Message::new(format!("messina-event-{key}"));
        match self {
            Self::Round { round, order } => event("round")
                .with("round", *round)
                .with("order", order.iter().map(|&seat| Arg::from(seat)).collect::<Vec<_>>()),
            Self::Died { site, count } => event("died").with("place", site.name()).with("count", *count),
            Self::NewWorkshops => event("new-workshops"),
            Self::ShipArrived { ship, dock, cube } => {
                event(if *cube { "ship-arrived-infected" } else { "ship-arrived" })
                    .with("ship", Message::name("messina", *ship))
                    .with("dock", Message::name("messina", *dock))
            }
            Self::HexLaid { site, .. } => event("hex-laid").with("place", site.name()),
            Self::WheelTurned { position } => event("wheel-turned").with("position", *position),
            Self::PlagueCame { site } => event("plague-came").with("place", site.name()),
            Self::CitizenCame { site, class } => {
                event("citizen-came").with("place", site.name()).with("class", Message::name("messina", *class))
            }
            Self::Travelled { seat, from, to, cost } => event("travelled")
                .with("seat", *seat)
                .with("from", from.name())
                .with("to", to.name())
                .with("cost", *cost),
            Self::Recalled { seat, from } => event("recalled").with("seat", *seat).with("from", from.name()),
            Self::Visited { owner, site } => event("visited").with("owner", *owner).with("place", site.name()),
            Self::Housed { seat, class, space } => event("housed")
                .with("seat", *seat)
                .with("class", Message::name("messina", *class))
                .with("space", Message::name("messina", *space)),
            Self::Sheltered { seat, class, cabin } => event("sheltered")
                .with("seat", *seat)
                .with("class", Message::name("messina", *class))
                .with("cabin", Message::name("messina", *cabin)),
            Self::Released { seat, class, count } => event("released")
                .with("seat", *seat)
                .with("class", Message::name("messina", *class))
                .with("count", *count),
            Self::Burnt { seat, site } => event("burnt").with("seat", *seat).with("place", site.name()),
            Self::BurntShip { seat, ship } => {
                event("burnt-ship").with("seat", *seat).with("ship", Message::name("messina", *ship))
            }
            Self::Rats { seat, count } => event("rats").with("seat", *seat).with("count", *count),
            Self::Gained { seat, gain } => event("gained").with("seat", *seat).with("gain", gain_list(gain)),
            Self::Recruited { seat } => event("recruited").with("seat", *seat),
            Self::Pending { seat, entry, count } => {
                event("pending").with("seat", *seat).with("entry", entry.name()).with("count", *count)
            }
            Self::Forfeited { seat, count } => event("forfeited").with("seat", *seat).with("count", *count),
            Self::ShipTaken { seat, ship } => {
                event("ship-taken").with("seat", *seat).with("ship", Message::name("messina", *ship))
            }
            Self::HexUsed { seat, site } => event("hex-used").with("seat", *seat).with("place", site.name()),
            Self::Bought { seat, register, price } => event("bought")
                .with("seat", *seat)
                .with("register", Message::name("messina", *register))
                .with("price", *price),
            Self::Stepped { seat, register, space } => event("stepped")
                .with("seat", *seat)
                .with("register", Message::name("messina", *register))
                .with("space", *space),
            Self::Scrolled { seat, track, index } => {
                event("scrolled").with("seat", *seat).with("track", *track).with("index", *index)
            }
            Self::Upgraded { seat, spot } => event("upgraded").with("seat", *seat).with("spot", spot.name()),
            Self::Promoted { seat, foreman } => {
                event("promoted").with("seat", *seat).with("foreman", foreman_name(*foreman))
            }
            Self::ForemanMoved { seat, foreman, .. } => {
                event("foreman-moved").with("seat", *seat).with("foreman", foreman_name(*foreman))
            }
            Self::Activated { seat, space } => {
                event("activated").with("seat", *seat).with("space", Message::name("messina", *space))
            }
            Self::DoorClosed { seat, space } => {
                event("door-closed").with("seat", *seat).with("space", Message::name("messina", *space))
            }
            Self::Refreshed { seat, group, fee } => {
                event(&format!("refreshed-{}", group.word())).with("seat", *seat).with("fee", fee_name(*fee))
            }
            Self::Built { seat, tile } => event("built").with("seat", *seat).with("tile", tile.name()),
            Self::Furnished { seat, cabin, upgrade } => event("furnished")
                .with("seat", *seat)
                .with("cabin", Message::name("messina", *cabin))
                .with("upgrade", Message::name("messina", *upgrade)),
            Self::TurnedUp { tile } => event("turned-up").with("tile", tile.name()),
            Self::Staffed { seat, workshop, space } => event("staffed")
                .with("seat", *seat)
                .with("workshop", Message::name("messina", *workshop))
                .with("space", Message::name("messina", *space)),
            Self::Rewarded { seat, workshop } => {
                event("rewarded").with("seat", *seat).with("workshop", Message::name("messina", *workshop))
            }
            Self::Repopulating { seat, site } => event("repopulating").with("seat", *seat).with("place", site.name()),
            Self::Settled { seat, spot } => event("settled").with("seat", *seat).with("spot", spot.name()),
            Self::GivenUp { seat, from } => event("given-up").with("seat", *seat).with("from", from.name()),
            Self::Repopulated { seat, site } => event("repopulated").with("seat", *seat).with("place", site.name()),
            Self::Producing { seat } => event("producing").with("seat", *seat),
            Self::LeftQuarantine { seat, class, cabin, space } => event("left-quarantine")
                .with("seat", *seat)
                .with("class", Message::name("messina", *class))
                .with("cabin", Message::name("messina", *cabin))
                .with("space", Message::name("messina", *space)),
            Self::AutomatonDrew { tile } => event("automaton-drew").with("tile", Message::name("messina", *tile)),
            Self::AutomatonWent { site } => event("automaton-went").with("place", site.name()),
            Self::AutomatonBurnt { site, space } => {
                event("automaton-burnt").with("place", site.name()).with("space", *space)
            }
            Self::AutomatonIdle => event("automaton-idle"),
            Self::Removed { tile } => event("removed").with("tile", tile.name()),
            Self::ShipRemoved { ship } => event("ship-removed").with("ship", Message::name("messina", *ship)),
            Self::Scored { seat, points } => event("scored").with("seat", *seat).with("points", *points),
        }
    }
}

fn gain_list(gain: &Gain) -> Vec<Arg> {
    gain.parts().into_iter().map(Arg::from).collect()
}
