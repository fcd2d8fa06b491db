//! The fares of the view against Moves that are really played, from random positions.

use std::collections::BTreeMap;

use kernel::{Id as _, Seat, Sim, State, Viewer, options};
use pest::board::road;
use pest::data::{Location, Technology};
use pest::vocabulary::{Slot, Way};
use pest::{Action, Frame, Options, Pest};

/// Positions in which the Doctor may take a step; more than that many ways from one position are not played.
const POSITIONS: usize = 400;
const WAYS: usize = 20_000;

/// The least food to every place, without the Camp and with it, by playing every way there is.
#[derive(Default)]
struct Walks {
    least: BTreeMap<(usize, bool), u8>,
    played: usize,
}

impl Walks {
    fn on(&mut self, state: &State<Pest>, seat: Seat, spent: u8, camp: bool) {
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        for &action in &legal {
            let (Action::Step(to) | Action::Clone(to)) = action else { continue };
            self.played += 1;
            let board = state.board();
            let here = board[seat].doctor.expect("the Doctor is on the map");
            let roads = matches!(action, Action::Step(_)).then(|| road(here, to)).flatten();
            let on_road = roads.map_or(0, |road| board.road_sick[road]);
            let there = board.sick[to];
            for &way in Way::ALL {
                let Some(next) = collected(state, seat, action, way) else { continue };
                let way = way_taken(state, &next, seat, to);
                let carried = if way == Way::Mask { there - 1 } else { there };
                let food = if way == Way::Camp { 0 } else { carried.saturating_sub(board.free_pickups(seat)) };
                let (spent, camp) = (spent + on_road + food, camp || way == Way::Camp);
                let least = self.least.entry((to.index(), camp)).or_insert(spent);
                *least = spent.min(*least);
                if self.played < WAYS {
                    self.on(&next, seat, spent, camp);
                }
            }
        }
    }
}

/// How the sick were collected: with a single way nobody is asked.
fn way_taken(before: &State<Pest>, after: &State<Pest>, seat: Seat, to: Location) -> Way {
    if before.board()[seat].camp != after.board()[seat].camp {
        Way::Camp
    } else if after.board().sick[to] > 0 {
        Way::Mask
    } else {
        Way::Food
    }
}

/// Takes a step and collects this way, if it is open; what else is asked touches no food.
fn collected(state: &State<Pest>, seat: Seat, step: Action, way: Way) -> Option<State<Pest>> {
    let (mut state, mut sim) = (state.clone(), Sim::new(1));
    state.play_unchecked(seat, step, &mut sim);
    if !matches!(state.frame(), Some(Frame::Collect(_))) && way != Way::Food {
        return None;
    }
    let mut legal = Vec::new();
    while !matches!(state.frame(), Some(Frame::Step(_))) {
        let asked = state.asked().first()?;
        state.legal(asked, &mut legal);
        let wanted = [Action::Collect(way), Action::Lay(Slot::Cemetery), Action::Decline];
        let collects = matches!(state.frame(), Some(Frame::Collect(_)));
        let action = wanted.into_iter().find(|wanted| legal.contains(wanted)).or((!collects).then_some(legal[0]))?;
        state.play_unchecked(asked, action, &mut sim);
    }
    Some(state)
}

fn compare(state: &State<Pest>, seat: Seat) -> bool {
    let mut walks = Walks::default();
    walks.on(state, seat, 0, false);
    if walks.played >= WAYS {
        return false;
    }
    let view = state.view(Viewer::Spectator);
    let purse = view.seats[seat.index()].goods[2] + view.seats[seat.index()].goods[4];
    let mut told = BTreeMap::new();
    for place in &view.run.reach {
        let at = place.location.index();
        told.extend(place.fare.map(|fare| ((at, false), fare.food)));
        told.extend(place.with_camp.map(|fare| ((at, true), fare.food)));
    }
    // What is won on the way may carry the Doctor farther than the purse of the start, and the Camp must save food.
    let mut played = walks.least.clone();
    played.retain(|&(at, camp), food| {
        *food <= purse && (!camp || walks.least.get(&(at, false)).is_none_or(|without| *food < *without))
    });
    assert_eq!(told, played, "{:?}", view.run);
    true
}

#[test]
fn pest_100_101_102_106_107_fares_are_what_the_ways_cost_when_played() {
    let mut compared = 0;
    for (text, seed) in ["players=2", "players=3", "players=4", "players=5"].into_iter().zip(1..) {
        let options: Options = options::parse(text).expect("options of the game");
        let mut sim = Sim::new(seed);
        let mut state = State::<Pest>::new(&options, &mut sim);
        let mut legal = Vec::new();
        let mut here = 0;
        while here < POSITIONS / 4 {
            let Some(seat) = state.asked().first() else {
                state = State::new(&options, &mut sim);
                continue;
            };
            // Technology 5 may bring more food than there is room for, so that the purse no longer says what can be paid.
            if matches!(state.frame(), Some(Frame::Step(_))) && !state.board().has(seat, Technology::Disinfectant) {
                here += usize::from(compare(&state, seat));
            }
            state.legal(seat, &mut legal);
            let n = sim.below(legal.len() as u32) as usize;
            state.play_unchecked(seat, legal[n], &mut sim);
        }
        compared += here;
    }
    assert_eq!(compared, POSITIONS);
}
