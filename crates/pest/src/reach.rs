//! How far the Doctor can still go in this Move, and the least that the way to every place costs (PEST-100 to 107).
//!
//! A way is priced with the pieces as they lie now: nothing that is gained or lost on the way counts, and coins stand
//! for food as in every payment. No location is entered twice, so every road and every place has one price, and the
//! cheapest way never goes in a circle: the search may walk from place to place without remembering how it came.

use kernel::{Id as _, Seat, rule};
use serde::Serialize;
use ts_rs::TS;

use crate::board::Board;
use crate::collect::By;
use crate::data::{Location, Technology};
use crate::effect::figure;
use crate::rules;
use crate::travel::alike;
use crate::vocabulary::{Good, Way};

/// What a way costs in all.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, TS)]
pub struct Fare {
    /// Food, or coins in its stead.
    pub food: u8,
    /// Movement points.
    pub points: u8,
}

/// A place within reach, with the cheapest ways there: the least food, then the fewest points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Reach {
    /// Where.
    pub location: Location,
    /// Without putting the Camp down.
    pub fare: Option<Fare>,
    /// Putting the Camp down on the way or there, if that saves food.
    pub with_camp: Option<Fare>,
}

/// A way under search: where it leads and what it has cost.
#[derive(Clone, Copy)]
struct Trail {
    at: Location,
    camp: bool,
    fare: Fare,
}

/// The cheapest ways found so far: to every place, with and without the Camp, by the points they take.
struct Map<'a> {
    board: &'a Board,
    seat: Seat,
    found: Vec<[[Option<u8>; 2]; 45]>,
    open: Vec<Trail>,
}

/// Every place the Doctor can still get to, in data order.
pub(crate) fn reach(board: &Board, seat: Seat) -> Vec<Reach> {
    rule!(PEST_100, PEST_101, PEST_102, PEST_115);
    let here = board.doctor(seat);
    let layers = usize::from(board.run.travel.points) + 1;
    let mut map = Map { board, seat, found: vec![[[None; 2]; 45]; layers], open: Vec::new() };
    let start = Trail { at: here, camp: false, fare: Fare { food: 0, points: 0 } };
    map.walk(start);
    map.turn_back(start);
    if board.may_clone(seat) {
        rule!(PEST_206);
        for to in alike(here) {
            map.enter(start, to, By::Cloning, figure(Technology::CloningExperiment));
        }
    }
    while let Some(trail) = map.open.pop() {
        map.walk(trail);
    }
    Location::ALL.iter().filter_map(|&location| map.cheapest(location)).collect()
}

impl Map<'_> {
    /// One step on from the end of a trail, in every direction.
    fn walk(&mut self, trail: Trail) {
        for to in Board::within_reach(trail.at) {
            self.enter(trail, to, Board::by(trail.at, to), self.board.entry(self.seat, to));
        }
    }

    /// There and back at once: the only way that uses a road twice, and nobody is left on it the second time.
    fn turn_back(&mut self, start: Trail) {
        let before = std::mem::take(&mut self.open);
        for trail in &before {
            self.enter(*trail, start.at, By::Capital, self.board.entry(self.seat, start.at));
        }
        self.open.extend(before);
    }

    /// Enters a place in every way of collecting there, and keeps what is cheaper than all before.
    fn enter(&mut self, trail: Trail, to: Location, by: By, points: u8) {
        rule!(PEST_106, PEST_107);
        let board = self.board;
        let points = trail.fare.points + points;
        if board.run.travel.entered.contains(to) || points > board.run.travel.points {
            return;
        }
        let purse = board[self.seat].good(Good::Food) + board[self.seat].good(Good::Coin);
        for &way in Way::ALL.iter().filter(|&&way| board.has_way(self.seat, to, way)) {
            let food = trail.fare.food + board.food(self.seat, to, by, way);
            let camp = trail.camp || way == Way::Camp;
            if food > purse || trail.camp && way == Way::Camp {
                continue;
            }
            let best = &mut self.found[usize::from(points)][to.index()][usize::from(camp)];
            if best.is_none_or(|best| food < best) {
                *best = Some(food);
                self.open.push(Trail { at: to, camp, fare: Fare { food, points } });
            }
        }
    }

    fn cheapest(&self, location: Location) -> Option<Reach> {
        let fare = |camp: usize| {
            let layers = self.found.iter().zip(0..);
            layers.filter_map(|(layer, points)| Some(Fare { food: layer[location.index()][camp]?, points })).min()
        };
        let (fare, with_camp) = (fare(0), fare(1));
        let saves = |with: &Fare| fare.is_none_or(|without| with.food < without.food);
        let with_camp = with_camp.filter(saves);
        (fare.is_some() || with_camp.is_some()).then_some(Reach { location, fare, with_camp })
    }
}
