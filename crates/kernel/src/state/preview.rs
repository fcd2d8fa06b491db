//! What a choice would do, as far as whoever chooses can know it.

use super::State;
use crate::game::Game;
use crate::seat::{Seat, Viewer};
use crate::step::Frame as _;
use crate::table::{Sim, Table};

/// A choice played on an imagined copy, up to the first question or the first thing nobody can know yet.
#[derive(Clone, Debug)]
pub struct Preview<G: Game> {
    /// The position it leads to.
    pub state: State<G>,
    /// What happened on the way, for all eyes: pass it through [`Game::witness`] before anybody sees it.
    pub events: Vec<G::Event>,
    /// Where it stops.
    pub stop: Stop,
}

/// Where a preview stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// Somebody is asked.
    Question,
    /// Chance speaks, or something hidden is seen: nobody knows what follows.
    Chance,
    /// The game is over.
    End,
}

impl<G: Game> State<G> {
    /// Plays a legal choice of `seat` on a copy in which everything the seat cannot know is guessed. It goes procedure by
    /// procedure: one that would roll or reveal is not entered, so all that comes out follows from what the seat knows.
    pub fn preview(&self, seat: Seat, action: G::Action) -> Preview<G> {
        self.imagine(Viewer::Seat(seat), &mut Sim::new(0)).foresee(seat, action)
    }

    /// The same for a position that is imagined already: whoever looks at many choices guesses once.
    pub fn foresee(&self, seat: Seat, action: G::Action) -> Preview<G> {
        let mut state = self.clone();
        let mut events = Vec::new();
        let mut choice = Some(action);
        loop {
            let mut tried = state.clone();
            let frame = tried.stack.pop().expect("a game that is over takes no choice");
            let mut ear = Ear { sim: Sim::new(0), sealed: false, events: Vec::new() };
            let flow = match choice.take() {
                Some(action) => frame.choose(&mut tried.board, seat, action, &mut ear),
                None => frame.advance(&mut tried.board, &mut ear),
            };
            events.extend(ear.events);
            if ear.sealed {
                return Preview { state, events, stop: Stop::Chance };
            }
            let next = tried.next(flow);
            state = tried;
            match next {
                Some(frame) => state.stack.push(frame),
                None if state.is_over() => return Preview { state, events, stop: Stop::End },
                None => return Preview { state, events, stop: Stop::Question },
            }
        }
    }
}

/// Listens until chance speaks: what is told after that is a guess.
struct Ear<G: Game> {
    sim: Sim,
    sealed: bool,
    events: Vec<G::Event>,
}

impl<G: Game> Table<G> for Ear<G> {
    fn roll(&mut self, n: u32) -> u32 {
        self.sealed = true;
        self.sim.below(n)
    }
    fn reveal(&mut self) {
        self.sealed = true;
    }
    fn tell(&mut self, event: impl FnOnce() -> G::Event) {
        if !self.sealed {
            self.events.push(event());
        }
    }
}
