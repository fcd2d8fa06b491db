//! `place`: cubes out of the dish into cities (section 3.7).

use kernel::{Cited, Flow, Question, Seat, Table, Target, choices, rule};

use crate::action::only;
use crate::board::Board;
use crate::card::Where;
use crate::data::City;
use crate::{Action, Contagion, Frame, cubes, effect, infect, name, rules};

/// A `spread` reaches at most one city more than this.
const SPREAD: usize = 3;

/// Where?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    n: u8,
    fit: Where,
    spread: bool,
    /// On an Event card it is an offer; on a City card it was accepted before (CON-81).
    offer: bool,
    /// Cities that have had their cube of a `spread`.
    before: [Option<City>; SPREAD],
}

choices! { pub enum Spot of Action { Place(city: City), Decline, Stop } }

impl Place {
    pub(crate) fn new(n: u8, place: Where, spread: bool, offer: bool) -> Self {
        Self { n, fit: place, spread, offer, before: [None; SPREAD] }
    }

    /// Whether a city may get a cube.
    fn fits(&self, board: &Board, city: City) -> bool {
        effect::fits(board, city, self.fit) && !self.before.contains(&Some(city))
    }

    fn done(&self) -> usize {
        self.before.iter().flatten().count()
    }
}

impl Question<Contagion> for Place {
    type Choice = Spot;

    /// Asks as long as there is a cube, a city and something left of the effect.
    fn advance(self, board: &mut Board, _: &mut impl Table<Contagion>) -> Flow<Frame> {
        rule!(CON_34);
        let left = self.done() < usize::from(self.n) && board.dish(board.turn.seat) > 0;
        Flow::ask_if(left && board.table.into_iter().any(|city| self.fits(board, city)), self)
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::CON_81, "contagion-ask-effect-place")
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<Spot>) {
        rule!(CON_81);
        out.extend(board.table.into_iter().filter(|&city| self.fits(board, city)).map(Spot::Place));
        if self.done() > 0 {
            out.extend([Spot::Stop]);
        } else if self.offer {
            out.extend([Spot::Decline]);
        }
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: Spot, table: &mut impl Table<Contagion>) -> Flow<Frame> {
        let city = match choice {
            Spot::Place(city) => city,
            Spot::Decline | Spot::Stop => return Flow::Return,
        };
        if !self.spread {
            let max = self.n.min(board.dish(seat)).min(board.room(city));
            if max > 1 {
                return Flow::ask(PlaceCubes { city, max });
            }
            return infect::place(board, seat, city, 1, table);
        }
        let placed = infect::place(board, seat, city, 1, table);
        let (done, mut then) = (self.done(), self);
        let Some(free) = then.before.get_mut(done).filter(|_| done + 1 < usize::from(self.n)) else { return placed };
        *free = Some(city);
        match placed {
            Flow::Goto(first) => Flow::call(first, then),
            Flow::Ask(_) | Flow::Call { .. } | Flow::Return => Flow::goto(then),
        }
    }

    fn why_not(self, _: &Board, _: Seat, choice: Spot) -> Option<Cited> {
        let about = |key, city| Cited::new(rules::CON_81, key).with("city", name(city));
        Some(match choice {
            Spot::Place(city) if self.before.contains(&Some(city)) => about("contagion-reason-already-served", city),
            Spot::Place(city) if self.fit == Where::New => about("contagion-reason-already-present", city),
            Spot::Place(city) => cubes::not_present(city, rules::CON_81),
            Spot::Decline => Cited::new(rules::CON_81, "contagion-reason-already-accepted"),
            Spot::Stop => Cited::new(rules::CON_81, "contagion-reason-nothing-placed"),
        })
    }
}

/// How many?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlaceCubes {
    city: City,
    max: u8,
}

impl Question<Contagion> for PlaceCubes {
    type Choice = only::Cubes;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::CON_81, "contagion-ask-effect-place-cubes").with("city", name(self.city))
    }

    fn legal(self, _: &Board, _: Seat, out: &mut impl Extend<only::Cubes>) {
        out.extend(only::Cubes::up_to(self.max));
    }

    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        choice: only::Cubes,
        table: &mut impl Table<Contagion>,
    ) -> Flow<Frame> {
        let only::Cubes(n) = choice;
        infect::place(board, seat, self.city, n, table)
    }

    fn why_not(self, _: &Board, _: Seat, choice: only::Cubes) -> Option<Cited> {
        Some(choice.beyond(self.max, rules::CON_81))
    }

    fn intent(self, _: &Board, _: Seat, thing: &Target) -> Option<only::Cubes> {
        only::Cubes::clicked(thing)
    }
}
