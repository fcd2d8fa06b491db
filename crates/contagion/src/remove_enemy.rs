//! `remove_enemy`: cubes of one opponent out of one city (section 3.7).

use kernel::{Cited, Flow, Question, Seat, Table, Target};

use crate::action::only;
use crate::board::{Board, disease_of};
use crate::data::City;
use crate::{Contagion, Frame, cubes, name, rules};

/// Out of which city?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EnemyCity {
    pub(crate) victim: Seat,
    pub(crate) n: u8,
}

impl Question<Contagion> for EnemyCity {
    type Choice = only::From;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::CON_123, "contagion-ask-effect-remove-enemy").with("seat", self.victim)
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<only::From>) {
        out.extend(board.presence(self.victim).into_iter().map(only::From));
    }

    fn choose(self, board: &mut Board, _: Seat, choice: only::From, table: &mut impl Table<Contagion>) -> Flow<Frame> {
        let (victim, only::From(city)) = (self.victim, choice);
        let max = self.n.min(board.cubes(city, disease_of(victim)));
        if max > 1 {
            return Flow::ask(EnemyCubes { victim, city, max });
        }
        cubes::remove(board, victim, city, 1, table);
        Flow::Return
    }

    fn why_not(self, _: &Board, _: Seat, only::From(city): only::From) -> Option<Cited> {
        let reason = Cited::new(rules::CON_123, "contagion-reason-victim-not-there");
        Some(reason.with("city", name(city)).with("seat", self.victim))
    }
}

/// How many?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EnemyCubes {
    victim: Seat,
    city: City,
    max: u8,
}

impl Question<Contagion> for EnemyCubes {
    type Choice = only::Cubes;

    fn question(self, _: &Board) -> Cited {
        let question = Cited::new(rules::CON_123, "contagion-ask-effect-remove-enemy-cubes");
        question.with("city", name(self.city)).with("seat", self.victim)
    }

    fn legal(self, _: &Board, _: Seat, out: &mut impl Extend<only::Cubes>) {
        out.extend(only::Cubes::up_to(self.max));
    }

    fn choose(self, board: &mut Board, _: Seat, choice: only::Cubes, table: &mut impl Table<Contagion>) -> Flow<Frame> {
        let only::Cubes(n) = choice;
        cubes::remove(board, self.victim, self.city, n, table);
        Flow::Return
    }

    fn why_not(self, _: &Board, _: Seat, choice: only::Cubes) -> Option<Cited> {
        Some(choice.beyond(self.max, rules::CON_123))
    }

    fn intent(self, _: &Board, _: Seat, thing: &Target) -> Option<only::Cubes> {
        only::Cubes::clicked(thing)
    }
}
