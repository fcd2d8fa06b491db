//! Chapter 5.9: one or two buildings on the map, or one in the Capital. What they cost is in `price.rs`.

use std::hash::{Hash, Hasher};

use kernel::{Cited, Flow, Id as _, List, Procedure, Question, Seat, Table, Target, choices, rule};

use crate::action::Action;
use crate::board::{Board, Locations, size};
use crate::data::{BUILDINGS, Building, CAPITAL_BUILDINGS, CapitalBuilding, INFLUENCE, Location, Technology};
use crate::decree::{self, Moment};
use crate::effect::figure;
use crate::event::Event;
use crate::exchange::Free;
use crate::frame::Frame;
use crate::influence::GainInfluence;
use crate::variant::solo;
use crate::vocabulary::{ByGood, Mode};
use crate::{Pest, plague, price, rules, then};

/// Most buildings of one action.
const BUILDINGS_A_BUILD: u8 = 2;

/// What the Build under way has done so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Construction {
    /// Where buildings were built: two places are smaller than a set of them.
    pub built: List<Location, { BUILDINGS_A_BUILD as usize }>,
    /// How many, in the Capital included.
    pub count: u8,
}

/// In whatever order it was built.
impl Hash for Construction {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.built.iter().copied().collect::<Locations>().hash(hasher);
        self.count.hash(hasher);
    }
}

/// Something being built.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Project {
    /// A building of the player board on the map.
    Map {
        /// Which.
        building: Building,
        /// Where.
        location: Location,
    },
    /// A building of the Capital.
    Capital(CapitalBuilding),
}

impl Board {
    /// Whether the player may build in a location now: where the Doctor or the Camp is, each once, as nobody builds twice
    /// in one place.
    pub(crate) fn is_site(&self, seat: Seat, location: Location) -> bool {
        rule!(PEST_121, PEST_38, PEST_39);
        let player = &self[seat];
        (player.doctor == Some(location) || player.camp == Some(location))
            && !self.ruins.contains(location)
            && !self.is_full(location)
            && !self.own_at(seat, location)
    }

    /// The sites in data order.
    pub(crate) fn sites(&self, seat: Seat) -> impl Iterator<Item = Location> + '_ {
        let (doctor, camp) = (self[seat].doctor, self[seat].camp.filter(|_| self[seat].camp != self[seat].doctor));
        let (first, second) = if doctor < camp { (doctor, camp) } else { (camp, doctor) };
        [first, second].into_iter().flatten().filter(move |&location| self.is_site(seat, location))
    }

    /// The buildings that still lie on the player's board. The Castle never does: it stands from the start.
    pub(crate) fn unbuilt(&self, seat: Seat) -> impl Iterator<Item = Building> + '_ {
        let movable = Building::ALL.iter().copied().filter(|&building| building != Building::Castle);
        movable.filter(move |&building| self[seat].site(building).is_none())
    }
}

/// Asks what is built (PEST-120).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Build;

choices! {
    pub enum Plan of Action {
        Build { building: Building, location: Location }, Erect(building: CapitalBuilding), Done; else Free
    }
}

impl Question<Pest> for Build {
    type Choice = Plan;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::PEST_120, "pest-ask-build")
    }

    #[inline]
    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<Plan>) {
        rule!(PEST_120, PEST_124);
        let sites: kernel::List<Option<Location>, 2> = board.sites(seat).map(Some).collect();
        if !sites.is_empty() {
            for building in board.unbuilt(seat) {
                if board.affordable(seat, BUILDINGS[building].cost) {
                    out.extend(sites.iter().flatten().map(|&location| Plan::Build { building, location }));
                }
            }
        }
        if board.run.build.count == 0 {
            let offer = board.works.into_iter();
            let payable = offer.filter(|work| board.affordable(seat, CAPITAL_BUILDINGS[*work].cost));
            out.extend(payable.map(Plan::Erect));
        }
        out.extend([Plan::Done]);
        Free::legal(board, seat, out);
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: Plan, table: &mut impl Table<Pest>) -> Flow<Frame> {
        match choice {
            Plan::Build { building, location } => price::settle(board, Project::Map { building, location }),
            Plan::Erect(building) => price::settle(board, Project::Capital(building)),
            Plan::Done => Flow::goto(EndBuild),
            Plan::Free(free) => free.choose(board, seat, self, table),
        }
    }

    fn why_not(self, board: &Board, seat: Seat, choice: Plan) -> Option<Cited> {
        let (rule, key) = match choice {
            Plan::Build { building, .. } if !board.unbuilt(seat).any(|there| there == building) => {
                (rules::PEST_120, "pest-reason-built-already")
            }
            Plan::Build { location, .. } if board.ruins.contains(location) => (rules::PEST_39, "pest-reason-ruins"),
            Plan::Build { location, .. } if board.own_at(seat, location) => {
                (rules::PEST_38, "pest-reason-own-building-there")
            }
            Plan::Build { location, .. } if board.is_full(location) => (rules::PEST_38, "pest-reason-location-full"),
            Plan::Build { location, .. } if !board.is_site(seat, location) => {
                (rules::PEST_121, "pest-reason-not-a-site")
            }
            Plan::Erect(_) if board.run.build.count > 0 => (rules::PEST_120, "pest-reason-map-or-capital"),
            Plan::Erect(building) if !board.works.contains(building) => {
                (rules::PEST_124, "pest-reason-capital-building-gone")
            }
            Plan::Build { .. } | Plan::Erect(_) => (rules::PEST_127, "pest-reason-cannot-pay"),
            Plan::Done => return None,
            Plan::Free(free) => return Some(free.why_not(board, seat)),
        };
        Some(Cited::new(rule, key))
    }

    /// A click on a building means the first site; a click on a location, the first building that is left.
    fn intent(self, board: &Board, seat: Seat, thing: &Target) -> Option<Plan> {
        let plan = if let Some(building) = thing.id::<Building>() {
            let location = board.sites(seat).next().unwrap_or_else(|| board.doctor(seat));
            Plan::Build { building, location }
        } else if let Some(location) = thing.id::<Location>() {
            Plan::Build { building: board.unbuilt(seat).next().unwrap_or(Building::Castle), location }
        } else {
            return self.meant(board, seat, thing);
        };
        let mut legal = Vec::new();
        self.legal(board, seat, &mut legal);
        (!legal.contains(&plan)).then_some(plan)
    }
}

/// It is paid: up it goes, and brings its influence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Raise {
    /// What.
    pub(crate) project: Project,
}

impl Procedure<Pest> for Raise {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        let seat = board.actor;
        board.run.build.count += 1;
        let points = match self.project {
            Project::Map { building, location } => raise(board, seat, building, location, table),
            Project::Capital(building) => erect(board, seat, building, table),
        };
        Flow::call(GainInfluence { seat, points }, Raised { project: self.project })
    }
}

fn raise(board: &mut Board, seat: Seat, building: Building, location: Location, table: &mut impl Table<Pest>) -> u8 {
    rule!(PEST_123);
    let others = board.owners[location].len() as u8;
    board[seat].sites[building] = Some(location);
    board.owners[location].insert(seat);
    board.run.build.built.push(location);
    table.tell(|| Event::Built { seat, building, location });
    if board[seat].camp == Some(location) {
        plague::camp_home(board, seat, location, table);
    }
    if board.is_full(location) {
        rule!(PEST_117);
        for owner in board.camps_at(location) {
            plague::camp_home(board, owner, location, table);
        }
    }
    INFLUENCE[size(location)].saturating_sub(others) + board.build_influence(seat, size(location))
}

fn erect(board: &mut Board, seat: Seat, building: CapitalBuilding, table: &mut impl Table<Pest>) -> u8 {
    rule!(PEST_124);
    board.works.remove(building);
    board[seat].works.insert(building);
    table.tell(|| Event::Erected { seat, building });
    board.gain_renown(seat, CAPITAL_BUILDINGS[building].renown.into(), table);
    if board.mode == Mode::Solo {
        solo::erect(board, building, table);
    }
    CAPITAL_BUILDINGS[building].influence
}

/// Its influence is gained: imperatives, then the second building or the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Raised {
    project: Project,
}

impl Procedure<Pest> for Raised {
    fn advance(self, board: &mut Board, _: &mut impl Table<Pest>) -> Flow<Frame> {
        let seat = board.actor;
        let Project::Map { location, .. } = self.project else {
            return then(decree::judge(board, seat, Moment::Erected), EndBuild);
        };
        let moment = Moment::Built { shared: board.opponent_at(seat, location), size: size(location) };
        let step = decree::judge(board, seat, moment);
        let more = board.run.build.count < BUILDINGS_A_BUILD && board.sites(seat).next().is_some();
        if more { then(step, Build) } else { then(step, EndBuild) }
    }
}

/// The action ends: technology 20.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EndBuild;

impl Procedure<Pest> for EndBuild {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_220);
        let seat = board.actor;
        if !board.has(seat, Technology::ToolCart) {
            return Flow::Return;
        }
        let mut goods = ByGood::default();
        for &location in &board.run.build.built {
            goods[board.resources[location]] += figure(Technology::ToolCart);
        }
        board.gain(seat, goods, table).map_or(Flow::Return, Flow::Goto)
    }
}
