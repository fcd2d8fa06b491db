//! Chapters 5.7 and 5.8: the Doctor moves step by step, collects the sick, and puts the Camp down.

use kernel::{Actions, Flow, Id as _, Seat, Table, rule};

use crate::action::Action;
use crate::board::{Board, Locations, road, size};
use crate::data::{CAPACITY, GATES, Location, NEIGHBOURS, Technology};
use crate::decree::{self, Moment};
use crate::effect::figure;
use crate::event::Event;
use crate::frame::Frame;
use crate::run::{By, Passage};
use crate::vocabulary::{Good, Way};
use crate::{Pest, goods, rules, then};

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
        let owners = self.owners[location.index()];
        owners.contains(seat) || !owners.is_empty() && self.has(seat, Technology::TravelPermit)
    }

    /// Whether the Camp may be put there.
    pub(crate) fn camp_fits(&self, seat: Seat, location: Location) -> bool {
        rule!(PEST_116, PEST_39);
        let buildings = self.owners[location.index()].len();
        let camps = if self.switches().camps_count { self.camps_at(location).len() } else { 0 };
        self[seat].camp.is_none()
            && !self.ruins.contains(location)
            && buildings + camps < usize::from(CAPACITY[size(location).index()])
    }

    /// The food of a whole step, if the sick are collected this way.
    pub(crate) fn food(&self, seat: Seat, to: Location, by: By, way: Way) -> u8 {
        rule!(PEST_106, PEST_107, PEST_208);
        let on_road = if let By::Road(road) = by { self.road_sick[road.index()] } else { 0 };
        let there = self.sick[to.index()];
        let free = self.free_pickups(seat);
        on_road
            + match way {
                Way::Food => there.saturating_sub(free),
                Way::Mask => there.saturating_sub(figure(Technology::MedicalMask)).saturating_sub(free),
                Way::Camp => 0,
            }
    }

    /// Whether the player has the means to collect the sick this way, the food for it aside.
    pub(crate) fn has_way(&self, seat: Seat, to: Location, way: Way) -> bool {
        rule!(PEST_107, PEST_204);
        let sick = self.sick[to.index()] > 0;
        match way {
            Way::Food => true,
            Way::Mask => sick && self.has(seat, Technology::MedicalMask),
            Way::Camp => sick && self.camp_fits(seat, to),
        }
    }

    /// Whether the sick can be collected this way.
    pub(crate) fn can_collect(&self, seat: Seat, to: Location, by: By, way: Way) -> bool {
        self.has_way(seat, to, way) && self.can_pay(seat, [0, 0, self.food(seat, to, by, way), 0])
    }

    fn can_enter(&self, seat: Seat, to: Location, by: By) -> bool {
        Way::ALL.iter().any(|&way| self.can_collect(seat, to, by, way))
    }

    /// The locations one step away: neighbours, and across the Capital those without a direct road.
    pub(crate) fn within_reach(from: Location) -> Locations {
        rule!(PEST_100, PEST_101);
        let mut reach: Locations = NEIGHBOURS[from.index()].iter().map(|(to, _)| *to).collect();
        if GATES >> from.index() & 1 == 1 {
            for &gate in Location::ALL {
                if GATES >> gate.index() & 1 == 1 && gate != from {
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
        !self.run.entered.contains(to)
            && self.entry(seat, to) <= self.run.points
            && self.can_enter(seat, to, Self::by(self.doctor(seat), to))
    }

    /// Whether the clone jump is open: as the first step, with the points for it.
    pub(crate) fn may_clone(&self, seat: Seat) -> bool {
        rule!(PEST_206);
        self.run.entered.is_empty()
            && self.has(seat, Technology::CloningExperiment)
            && self.run.points >= figure(Technology::CloningExperiment)
    }
}

/// The other locations of the same size: where the clone jump leads.
pub(crate) fn alike(here: Location) -> impl Iterator<Item = Location> {
    Location::ALL.iter().copied().filter(move |&to| to != here && size(to) == size(here))
}

pub(crate) fn legal(board: &Board, seat: Seat, out: &mut Actions<Pest>) {
    rule!(PEST_104, PEST_115, PEST_119);
    let here = board.doctor(seat);
    out.extend(Board::within_reach(here).into_iter().filter(|&to| board.can_step(seat, to)).map(Action::Step));
    if board.may_clone(seat) {
        out.extend(alike(here).filter(|&to| board.can_enter(seat, to, By::Cloning)).map(Action::Clone));
    }
    if board.camp_fits(seat, here) {
        out.push(Action::Camp);
    }
    out.push(Action::Stop);
    goods::legal_free(board, seat, out);
}

/// A step or a clone jump: first how the sick there are collected.
pub(crate) fn step(board: &mut Board, seat: Seat, to: Location, by: By, points: u8) -> Flow<Frame> {
    rule!(PEST_108);
    board.run.step = Some(Passage { to, by, way: Way::Food, points });
    let mut ways = Way::ALL.iter().copied().filter(|&way| board.can_collect(seat, to, by, way));
    let (first, second) = (ways.next().unwrap_or(Way::Food), ways.next());
    if second.is_some() { Flow::Ask(Frame::Collect) } else { collect(board, seat, first) }
}

pub(crate) fn legal_collect(board: &Board, seat: Seat, out: &mut Actions<Pest>) {
    let Some(step) = board.run.step else { return };
    let ways = Way::ALL.iter().copied().filter(|&way| board.can_collect(seat, step.to, step.by, way));
    out.extend(ways.map(Action::Collect));
}

/// The way is chosen: the food of the whole step is paid at once.
pub(crate) fn collect(board: &mut Board, seat: Seat, way: Way) -> Flow<Frame> {
    let Some(step) = &mut board.run.step else { return Flow::Goto(Frame::Step) };
    step.way = way;
    let step = *step;
    let food = board.food(seat, step.to, step.by, way);
    board.run.food += food;
    Flow::Call { first: goods::pay([0, 0, food, 0]), then: Frame::OnRoad }
}

/// The road's subjects come along.
pub(crate) fn on_road(board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_106);
    let seat = board.actor;
    let Some(step) = board.run.step else { return Flow::Goto(Frame::Step) };
    let (from, to) = (board.doctor(seat), step.to);
    let road = match step.by {
        By::Road(road) => road,
        By::Capital => {
            table.tell(|| Event::Stepped { seat, from, to, through_capital: true });
            return Flow::Goto(Frame::Arrive);
        }
        By::Cloning => {
            table.tell(|| Event::Cloned { seat, from, to });
            return Flow::Goto(Frame::Arrive);
        }
    };
    table.tell(|| Event::Stepped { seat, from, to, through_capital: false });
    let n = std::mem::take(&mut board.road_sick[road.index()]);
    if n == 0 {
        return Flow::Goto(Frame::Arrive);
    }
    table.tell(|| Event::CollectedOnRoad { seat, road, n });
    Flow::Call { first: Frame::Collection { n }, then: Frame::RoadDone { n } }
}

/// The road's subjects are placed: the imperative.
pub(crate) fn road_done(board: &Board, n: u8) -> Flow<Frame> {
    then(decree::judge(board, board.actor, Moment::Collected { n }), Frame::Arrive)
}

/// The location's subjects are placed. The imperative counts a location once an action, however often it is collected from.
pub(crate) fn spot_done(board: &mut Board, n: u8, next: Frame) -> Flow<Frame> {
    let here = board.doctor(board.actor);
    let step = decree::judge(board, board.actor, Moment::Collected { n });
    let counts = step.is_some() && board.run.spots.insert(here);
    then(step.filter(|_| counts), next)
}

/// The Doctor arrives and collects the sick of the location.
pub(crate) fn arrive(board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
    let seat = board.actor;
    let Some(step) = board.run.step else { return Flow::Goto(Frame::Step) };
    board[seat].doctor = Some(step.to);
    board.run.entered.insert(step.to);
    board.run.points -= step.points;
    let there = board.sick[step.to.index()];
    let left = if step.way == Way::Mask { figure(Technology::MedicalMask).min(there) } else { 0 };
    if step.way == Way::Camp {
        put_camp(board, seat, step.to, table);
    }
    let n = there - left;
    if n == 0 {
        return Flow::Goto(Frame::Enter);
    }
    gather(board, seat, step.to, n, step.way == Way::Camp, Frame::Arrived { n }, table)
}

fn put_camp(board: &mut Board, seat: Seat, location: Location, table: &mut impl Table<Pest>) {
    board[seat].camp = Some(location);
    table.tell(|| Event::Camped { seat, location });
}

/// Collects `n` subjects of a location, at least one.
fn gather(
    board: &mut Board,
    seat: Seat,
    location: Location,
    n: u8,
    camp: bool,
    next: Frame,
    table: &mut impl Table<Pest>,
) -> Flow<Frame> {
    board.sick[location.index()] -= n;
    table.tell(|| Event::Collected { seat, location, n });
    let heals = camp && board.has(seat, Technology::AdvancedQuarantine) && board.track_has_room(seat);
    let first = if heals { Frame::CampHeal { n } } else { Frame::Collection { n } };
    Flow::Call { first, then: next }
}

/// The Camp is put down where the Doctor is.
pub(crate) fn camp(board: &mut Board, seat: Seat, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_115);
    let here = board.doctor(seat);
    put_camp(board, seat, here, table);
    let n = board.sick[here.index()];
    if n == 0 {
        return Flow::Goto(Frame::Step);
    }
    gather(board, seat, here, n, true, Frame::Camped { n }, table)
}

/// One of the collected goes straight to the track, or not.
pub(crate) fn camp_heal(
    board: &mut Board,
    seat: Seat,
    n: u8,
    heals: bool,
    table: &mut impl Table<Pest>,
) -> Flow<Frame> {
    rule!(PEST_221);
    if heals {
        board[seat].healed += 1;
        table.tell(|| Event::HealedAtCamp { seat });
    }
    Flow::Goto(Frame::Collection { n: n - u8::from(heals) })
}

/// Collected subjects: one may become a patient, the rest is received.
pub(crate) fn collection(board: &Board, n: u8) -> Flow<Frame> {
    rule!(PEST_201, PEST_214);
    let seat = board.actor;
    let admits = n > 0 && board[seat].patient == 0 && board.patient_steps(seat) > 0;
    if admits { Flow::Ask(Frame::Admit { n }) } else { Flow::Goto(Frame::Receive { seat, n }) }
}

pub(crate) fn admit(board: &mut Board, seat: Seat, n: u8, admits: bool, table: &mut impl Table<Pest>) -> Flow<Frame> {
    if admits {
        rule!(PEST_49);
        board[seat].patient = board.patient_steps(seat);
        table.tell(|| Event::Admitted { seat });
    }
    Flow::Goto(Frame::Receive { seat, n: n - u8::from(admits) })
}

/// Effects of entering or of stopping, whichever the location asks for (PEST-105): technology 3 of the opponents,
/// technology 5, decree 4.
fn entering(board: &mut Board, seat: Seat, stops: bool, table: &mut impl Table<Pest>) -> Option<Frame> {
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
        let good = board.resources[here.index()];
        let came = board.gain_one(seat, good, figure(Technology::Disinfectant), table);
        if good == Good::Food {
            board.run.food += came;
        }
    }
    decree::judge(board, seat, Moment::Entered)
}

pub(crate) fn enter(board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
    board.run.step = None;
    then(entering(board, board.actor, false, table), Frame::Step)
}

/// The Doctor stops.
pub(crate) fn stop(board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
    if board.run.entered.is_empty() {
        return Flow::Goto(Frame::EndMove);
    }
    then(entering(board, board.actor, true, table), Frame::EndMove)
}

/// The resource of the location where the Doctor stops.
pub(crate) fn end(board: &mut Board, table: &mut impl Table<Pest>) -> Flow<Frame> {
    rule!(PEST_109);
    let seat = board.actor;
    if let Some(good) = board.yields(board.doctor(seat)).filter(|_| !board.run.entered.is_empty()) {
        let came = board.gain_one(seat, good, 1, table);
        if good == Good::Food {
            board.run.food += came;
        }
    }
    decree::judge(board, seat, Moment::MoveEnded).map_or(Flow::Return, Flow::Goto)
}

impl Board {
    /// The food that a step there needs at least without the Camp, for the sentence that says so.
    pub(crate) fn food_needed(&self, seat: Seat, to: Location, by: By) -> u8 {
        let ways = [Way::Food, Way::Mask]
            .into_iter()
            .filter(|&way| way == Way::Food || self.has(seat, Technology::MedicalMask));
        ways.map(|way| self.food(seat, to, by, way)).min().unwrap_or(0)
    }
}
