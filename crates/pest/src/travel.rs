//! Chapters 5.7 and 5.8: the Doctor moves step by step and may put the Camp down. What a step collects is in `collect.rs`.

use kernel::{Cited, Flow, Id as _, Procedure, Question, Seat, Table, Target, choices, rule};

use crate::action::Action;
use crate::board::{Board, Locations, road, size};
use crate::collect::{self, By};
use crate::data::{CAPACITY, GATES, Location, NEIGHBOURS, Technology};
use crate::decree::{self, Moment};
use crate::effect::{figure, no_technology};
use crate::event::Event;
use crate::exchange::Free;
use crate::frame::Frame;
use crate::vocabulary::Good;
use crate::{Pest, rules, then};

/// What the Move under way has done so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Moving {
    /// Points left.
    pub points: u8,
    /// Locations entered.
    pub entered: Locations,
    /// Locations that the imperative has counted.
    pub spots: Locations,
    /// Food the Move brought, and food paid for its steps.
    pub food: u8,
}

impl Board {
    /// Where the Doctor is.
    pub(crate) fn doctor(&self, seat: Seat) -> Location {
        self[seat].doctor.expect("every Doctor is on the map once play has begun")
    }

    /// The points it costs to enter a location: nothing where an own building stands.
    pub(crate) fn entry(&self, seat: Seat, to: Location) -> u8 {
        rule!(PEST_101);
        (!self.is_passage(seat, to)).into()
    }

    /// Whether the player passes freely: an own building, or any with technology 16.
    fn is_passage(&self, seat: Seat, location: Location) -> bool {
        rule!(PEST_216);
        let owners = self.owners[location];
        owners.contains(seat) || !owners.is_empty() && self.has(seat, Technology::TravelPermit)
    }

    /// Whether the Camp may be put there.
    pub(crate) fn camp_fits(&self, seat: Seat, location: Location) -> bool {
        rule!(PEST_116, PEST_39);
        let buildings = self.owners[location].len();
        let camps = if self.switches().camps_count { self.camps_at(location).len() } else { 0 };
        self[seat].camp.is_none()
            && !self.ruins.contains(location)
            && buildings + camps < usize::from(CAPACITY[size(location)])
    }

    /// The locations one step away: neighbours, and across the Capital those without a direct road.
    pub(crate) fn within_reach(from: Location) -> Locations {
        rule!(PEST_37, PEST_100, PEST_101);
        let mut reach: Locations = NEIGHBOURS[from].iter().map(|(to, _)| *to).collect();
        if *GATES >> from.index() & 1 == 1 {
            for &gate in Location::ALL {
                if *GATES >> gate.index() & 1 == 1 && gate != from {
                    reach.insert(gate);
                }
            }
        }
        reach
    }

    /// The way of a step: the direct road if there is one, else through the Capital.
    pub(crate) fn by(from: Location, to: Location) -> By {
        road(from, to).map_or(By::Capital, By::Road)
    }

    /// Whether this step of a Move is legal.
    pub(crate) fn can_step(&self, seat: Seat, to: Location) -> bool {
        rule!(PEST_102, PEST_110);
        !self.run.travel.entered.contains(to)
            && self.entry(seat, to) <= self.run.travel.points
            && self.can_enter(seat, to, Self::by(self.doctor(seat), to))
    }

    /// Whether the clone jump is open: as the first step, with the points for it.
    pub(crate) fn may_clone(&self, seat: Seat) -> bool {
        rule!(PEST_206);
        self.run.travel.entered.is_empty()
            && self.has(seat, Technology::CloningExperiment)
            && self.run.travel.points >= figure(Technology::CloningExperiment)
    }
}

/// The other locations of the same size: where the clone jump leads.
pub(crate) fn alike(here: Location) -> impl Iterator<Item = Location> {
    Location::ALL.iter().copied().filter(move |&to| to != here && size(to) == size(here))
}

/// Asks for the next step of a Move (PEST-100).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step;

choices! { pub enum Stepping of Action { Step(location: Location), Clone(location: Location), Camp, Stop; else Free } }

impl Question<Pest> for Step {
    type Choice = Stepping;

    fn question(self, board: &Board) -> Cited {
        Cited::new(rules::PEST_100, "pest-ask-step").with("points", board.run.travel.points)
    }

    #[inline]
    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<Stepping>) {
        rule!(PEST_104, PEST_115, PEST_119);
        let here = board.doctor(seat);
        let near = Board::within_reach(here).into_iter().filter(|&to| board.can_step(seat, to));
        out.extend(near.map(Stepping::Step));
        if board.may_clone(seat) {
            out.extend(alike(here).filter(|&to| board.can_enter(seat, to, By::Cloning)).map(Stepping::Clone));
        }
        out.extend(board.camp_fits(seat, here).then_some(Stepping::Camp));
        out.extend([Stepping::Stop]);
        Free::legal(board, seat, out);
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: Stepping, table: &mut impl Table<Pest>) -> Flow<Frame> {
        match choice {
            Stepping::Step(to) => {
                let (by, points) = (Board::by(board.doctor(seat), to), board.entry(seat, to));
                collect::set_out(board, seat, to, by, points)
            }
            Stepping::Clone(to) => {
                collect::set_out(board, seat, to, By::Cloning, figure(Technology::CloningExperiment))
            }
            Stepping::Camp => {
                rule!(PEST_115);
                let here = board.doctor(seat);
                put_camp(board, seat, here, table);
                collect::camp_here(board, seat, here, table)
            }
            Stepping::Stop => Flow::goto(Stop),
            Stepping::Free(free) => free.choose(board, seat, self, table),
        }
    }

    fn why_not(self, board: &Board, seat: Seat, choice: Stepping) -> Option<Cited> {
        let here = board.doctor(seat);
        let cloning = Technology::CloningExperiment;
        let (rule, key) = match choice {
            Stepping::Step(to) if to == here => (rules::PEST_100, "pest-reason-you-are-here"),
            Stepping::Step(to) if !Board::within_reach(here).contains(to) => (rules::PEST_100, "pest-reason-no-road"),
            Stepping::Step(to) if board.run.travel.entered.contains(to) => {
                (rules::PEST_102, "pest-reason-entered-already")
            }
            Stepping::Step(to) if board.entry(seat, to) > board.run.travel.points => {
                (rules::PEST_101, "pest-reason-no-points")
            }
            Stepping::Step(to) => return Some(collect::needs_food(board, seat, to, Board::by(here, to))),
            Stepping::Clone(_) if !board.has(seat, cloning) => return Some(no_technology(cloning)),
            Stepping::Clone(_) if !board.may_clone(seat) => (rules::PEST_206, "pest-reason-clone-first"),
            Stepping::Clone(to) if to == here || size(to) != size(here) => (rules::PEST_206, "pest-reason-other-size"),
            Stepping::Clone(to) => return Some(collect::needs_food(board, seat, to, By::Cloning)),
            Stepping::Camp => return Some(no_camp(board, seat, here)),
            Stepping::Stop => return None,
            Stepping::Free(free) => return Some(free.why_not(board, seat)),
        };
        Some(Cited::new(rule, key))
    }

    /// A click on technology 6 means the clone jump; otherwise what is clicked says it.
    fn intent(self, board: &Board, seat: Seat, thing: &Target) -> Option<Stepping> {
        if thing.id() == Some(Technology::CloningExperiment) {
            return board[seat].doctor.map(Stepping::Clone);
        }
        self.meant(board, seat, thing)
    }
}

/// Why the Camp cannot be put in a location.
pub(crate) fn no_camp(board: &Board, seat: Seat, location: Location) -> Cited {
    if board[seat].camp.is_some() {
        Cited::new(rules::PEST_115, "pest-reason-camp-out")
    } else if board.ruins.contains(location) {
        Cited::new(rules::PEST_39, "pest-reason-ruins")
    } else {
        Cited::new(rules::PEST_116, "pest-reason-camp-no-room")
    }
}

/// Puts the Camp down.
pub(crate) fn put_camp(board: &mut Board, seat: Seat, location: Location, table: &mut impl Table<Pest>) {
    board[seat].camp = Some(location);
    table.tell(|| Event::Camped { seat, location });
}

/// Effects of entering or of stopping, whichever the location asks for (PEST-105): technology 3 of the opponents,
/// technology 5, decree 4.
pub(crate) fn entering(board: &mut Board, seat: Seat, stops: bool, table: &mut impl Table<Pest>) -> Option<Frame> {
    rule!(PEST_105, PEST_203, PEST_205);
    let here = board.doctor(seat);
    let skips = board.switches().pass_through_own;
    let waits = skips && board.is_passage(seat, here);
    if waits != stops || !board.opponent_at(seat, here) {
        return None;
    }
    for other in board.opponents(seat) {
        if board.own_at(other, here) && board.has(other, Technology::ExaminationDesk) {
            board.gain_one(other, Good::Coin, figure(Technology::ExaminationDesk), table);
        }
    }
    if board.has(seat, Technology::Disinfectant) && !(skips && board.own_at(seat, here)) {
        bring(board, seat, board.resources[here], figure(Technology::Disinfectant), table);
    }
    decree::judge(board, seat, Moment::Entered)
}

/// Goods that the Move brings: food counts for the imperative.
fn bring(board: &mut Board, seat: Seat, good: Good, n: u8, table: &mut impl Table<Pest>) {
    let came = board.gain_one(seat, good, n, table);
    if good == Good::Food {
        board.run.travel.food += came;
    }
}

/// The Move ends: effects of stopping.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stop;

impl Procedure<Pest> for Stop {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        if board.run.travel.entered.is_empty() {
            return Flow::goto(EndMove);
        }
        then(entering(board, board.actor, true, table), EndMove)
    }
}

/// The Move ends: the resource of the location where the Doctor stops, the imperative.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EndMove;

impl Procedure<Pest> for EndMove {
    fn advance(self, board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
        rule!(PEST_109);
        let seat = board.actor;
        let here = board.doctor(seat);
        let moved = !board.run.travel.entered.is_empty();
        if let Some(good) = board.yields(here).filter(|_| moved) {
            bring(board, seat, good, 1, table);
        }
        let among_opponents = moved && board.opponent_at(seat, here);
        let moment = Moment::MoveEnded { food: board.run.travel.food, among_opponents };
        decree::judge(board, seat, moment).map_or(Flow::Return, Flow::Goto)
    }
}
