//! What the data files say of tiles, boards and tracks: the shapes of the tables in `data.rs`.

use serde::Serialize;
use ts_rs::TS;

use crate::data::{
    ByClass, ByRegister, BySlot, Class, Colour, District, DockTile, Good, PathNode, RatIcon, Register, Space, Zone,
};

pub use crate::entry::{Choice, Entry};

printed::literal! {
    /// Tokens and points taken together.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, TS)]
    pub struct Gain {
        /// Coins.
        pub coin: u8,
        /// Beams.
        pub beam: u8,
        /// Fire tokens.
        pub fire: u8,
        /// Major fire tokens.
        pub major_fire: u8,
        /// Points.
        pub points: u8,
    }
}

impl Gain {
    /// Nothing at all.
    pub const NONE: Self = Self { coin: 0, beam: 0, fire: 0, major_fire: 0, points: 0 };
}

printed::literal! {
    /// What a tile or a district costs.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
    pub struct Cost {
        /// Coins.
        pub coin: u8,
        /// Beams.
        pub beam: u8,
    }

    /// One element of an effect list.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Effect {
        /// Take this from the supply.
        Gain(Gain),
        /// So many lieutenants come from the reserve to the estate.
        Lieutenant(u8),
        /// So many entries of this kind join the pending list.
        Pend(Entry, u8),
    }

    /// The class of a district tile: when it comes into play.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Era {
        /// In play from the start.
        A,
        /// One from the start, the other in round II.
        B,
        /// From round III on.
        C,
    }

    /// A citizen asked for by a district.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Demand {
        /// His class.
        pub class: Class,
        /// Whether he must be upgraded.
        pub upgraded: bool,
    }

    /// A district tile.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct DistrictTile {
        /// When it comes into play.
        pub era: Era,
        /// The player counts it is used with, as bits.
        pub players: u8,
        /// Which citizens come here.
        pub colour: Colour,
        /// When the plague comes here.
        pub rat: RatIcon,
        /// The action.
        pub effects: &'static [Effect],
        /// What repopulating costs.
        pub repop_cost: Cost,
        /// Whom it takes: artisans, aristocrats, nuns; the upgraded ones of a class first.
        pub repop_citizens: &'static [Demand],
        /// Whether it takes a lieutenant.
        pub repop_lieutenant: bool,
        /// What it is worth in the end.
        pub repop_points: u8,
    }

    /// A port tile.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct PortTile {
        /// The dock tile with its number.
        pub dock: DockTile,
        /// When the plague comes here.
        pub rat: RatIcon,
        /// The action.
        pub effects: &'static [Effect],
    }

    /// The shape of the town for a number of players.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Layout {
        /// How many district slots there are at the start.
        pub districts: u8,
        /// The neighbours of each slot, as bits; slots to come are among them.
        pub near: BySlot<u32>,
    }

    /// What the window of the population wheel shows.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct WheelPosition {
        /// The hexes that get plague.
        pub rat: RatIcon,
        /// The districts that get citizens, by class.
        pub colours: ByClass<Colour>,
    }

    /// A ship tile.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct ShipTile {
        /// Its place in the pile: all of value 1 come first.
        pub value: u8,
        /// What it carries.
        pub good: Good,
        /// The player counts it is used with, as bits.
        pub players: u8,
        /// What its taker gets.
        pub effects: &'static [Effect],
    }

    /// A workshop tile.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct WorkshopTile {
        /// 1 produces every round, 2 pays once.
        pub era: u8,
        /// Who works here.
        pub class: Class,
        /// What it costs.
        pub cost: Cost,
        /// Whether a plain citizen yields nothing at all.
        pub requires_upgraded: bool,
        /// What a plain citizen yields.
        pub output: &'static [Effect],
        /// What an upgraded citizen yields.
        pub output_upgraded: &'static [Effect],
    }

    /// A cabin upgrade.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct CabinTile {
        /// What it costs.
        pub cost: Cost,
        /// What it yields while the cabin is occupied.
        pub output: &'static [Effect],
    }

    /// A cart.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct CartTile {
        /// Its place in the pile, from 1.
        pub number: u8,
        /// What it costs.
        pub cost: Cost,
        /// What it scores at once.
        pub points: u8,
    }

    /// A space of a register.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct RegisterSpace {
        /// What entering it earns.
        pub effects: &'static [Effect],
        /// What standing here is worth in the end.
        pub end_points: u8,
    }

    /// A round of the round track.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct RoundSpace {
        /// The register that sets the order of play; none in round I.
        pub order: Option<Register>,
        /// How many ships arrive.
        pub ships: u8,
        /// How often the wheel turns and brings plague.
        pub plague_turns: u8,
        /// Whether citizens come.
        pub citizens: bool,
        /// How many tokens a cube costs.
        pub fire_cost: u8,
        /// What a cube scores.
        pub points_per_cube: u8,
        /// Whether a hex is added.
        pub new_hex: bool,
        /// Whether the workshops on offer are those of era II.
        pub advanced_workshops: bool,
    }

    /// One side of the main board.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct BoardSide {
        /// Points by rank on the Popularity register.
        pub rank_points: &'static [u8],
        /// Points for a step beyond its last space.
        pub overflow_points: u8,
        /// The registers, space 1 first.
        pub registers: ByRegister<&'static [RegisterSpace]>,
        /// The rounds.
        pub rounds: [RoundSpace; 6],
    }

    /// The numbers for a count of players.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct PlayerCount {
        /// Plague cubes in the game.
        pub plague_cubes: u8,
        /// The shape of the town, a place in the table of layouts.
        pub layout: u8,
        /// The side of the main board, a place in the table of sides.
        pub side: u8,
        /// Cart piles in play.
        pub cart_piles: u8,
        /// Points at the start, by place in the order of play.
        pub start_points: &'static [u8],
        /// Coins at the start, by place in the order of play.
        pub start_coins: &'static [u8],
    }

    /// A space of the estate.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct EstateSpace {
        /// The sector.
        pub class: Class,
        /// The zone.
        pub zone: Zone,
    }

    /// What a citizen on a space of an estate does.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct SpaceAction {
        /// Whether it works only once in a game.
        pub once: bool,
        /// What it does.
        pub effects: &'static [Effect],
    }

    /// Whom a foreman reaches from a node of the paths.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Reach {
        /// Two linked spaces.
        Adjacent([Space; 2]),
        /// One zone.
        Zone(Zone),
        /// Two zones of two sectors.
        TwoZones([Zone; 2]),
        /// Three citizens anywhere.
        AnyThree,
    }

    /// The two paths of a foreman, steps 1 to 6.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct ForemanPaths {
        /// By branch: left, right.
        pub paths: [[PathNode; 6]; 2],
    }

    /// What a scroll track counts.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Criterion {
        /// Workshops and cabin upgrades.
        Buildings,
        /// Workshops.
        Workshops,
        /// Cabin upgrades.
        CabinUpgrades,
        /// Carts.
        Carts,
        /// Ships.
        Ships,
        /// Own tiles on the map.
        Repopulated,
        /// Ships with gems.
        GoodGems,
        /// Ships with spices.
        GoodSpices,
        /// Ships with silk.
        GoodSilk,
        /// Ships of the good one has most of.
        GoodBest,
        /// Golden citizens in workshops.
        UpgradedWorkers,
        /// Foremen on step 6.
        ForemenInCentre,
    }

    /// A track of a scroll board.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct ScrollTrack {
        /// What it counts.
        pub criterion: Criterion,
        /// What one of them is worth, by the place of the cube.
        pub multipliers: [u8; 4],
    }

    /// A face of the scroll boards.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct ScrollFace {
        /// Whether it is the standard side.
        pub standard: bool,
        /// The player counts it is dealt with, as bits.
        pub players: u8,
        /// Its tracks.
        pub tracks: [ScrollTrack; 3],
    }

    /// What a solo tile does besides its visit.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Removal {
        /// Nothing.
        Nothing,
        /// The top cart leaves the game.
        Cart,
        /// The top workshop of this class leaves the game.
        Workshop(Class),
        /// The top tile of each cabin pile leaves the game.
        Cabins,
        /// The nearest ship leaves the game.
        Ship,
    }

    /// A solo tile.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct SoloFace {
        /// Where the automaton goes.
        pub hex: District,
        /// What it does there.
        pub removal: Removal,
    }
}
