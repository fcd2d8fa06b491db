//! `move`: own cubes from one city to one other (section 3.7).

use kernel::{Cited, Flow, Question, Seat, Table, Target, choices, rule};

use crate::action::only;
use crate::board::{Board, disease_of};
use crate::card::Where;
use crate::data::City;
use crate::event::Event;
use crate::{Action, Contagion, Frame, cubes, effect, eradicate, name, rules};

/// From where?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MoveFrom {
    pub(crate) n: u8,
    pub(crate) to: Where,
    /// On an Event card it is an offer; on a City card it was accepted before (CON-81).
    pub(crate) offer: bool,
}

choices! { pub enum Source of Action { From(city: City), Decline } }

impl Question<Contagion> for MoveFrom {
    type Choice = Source;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::CON_81, "contagion-ask-effect-move-from")
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<Source>) {
        rule!(CON_81);
        let cities = board.presence(seat).into_iter();
        out.extend(cities.filter(|&city| effect::can_leave(board, city, self.to)).map(Source::From));
        out.extend(self.offer.then_some(Source::Decline));
    }

    fn choose(self, _: &mut Board, _: Seat, choice: Source, _: &mut impl Table<Contagion>) -> Flow<Frame> {
        match choice {
            Source::From(from) => Flow::ask(MoveTo { n: self.n, to: self.to, from }),
            Source::Decline => Flow::Return,
        }
    }

    /// If cubes can leave one city of presence, they can leave any: the other one is there to go to.
    fn why_not(self, _: &Board, _: Seat, choice: Source) -> Option<Cited> {
        Some(match choice {
            Source::From(city) => cubes::not_present(city, rules::CON_81),
            Source::Decline => Cited::new(rules::CON_81, "contagion-reason-already-accepted"),
        })
    }
}

/// To where?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MoveTo {
    n: u8,
    to: Where,
    from: City,
}

impl Question<Contagion> for MoveTo {
    type Choice = only::To;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::CON_81, "contagion-ask-effect-move-to").with("city", name(self.from))
    }

    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<only::To>) {
        let others = board.table.into_iter().filter(|&city| city != self.from);
        out.extend(others.filter(|&city| effect::fits(board, city, self.to)).map(only::To));
    }

    fn choose(self, board: &mut Board, seat: Seat, choice: only::To, table: &mut impl Table<Contagion>) -> Flow<Frame> {
        let (from, only::To(to)) = (self.from, choice);
        let max = self.n.min(board.cubes(from, disease_of(seat))).min(board.room(to));
        if max > 1 {
            return Flow::ask(MoveCubes { from, to, max });
        }
        carry_over(board, (from, to), 1, table)
    }

    fn why_not(self, _: &Board, _: Seat, only::To(city): only::To) -> Option<Cited> {
        Some(if city == self.from {
            Cited::new(rules::CON_81, "contagion-reason-same-city").with("city", name(city))
        } else {
            cubes::not_present(city, rules::CON_81)
        })
    }
}

/// How many?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MoveCubes {
    from: City,
    to: City,
    max: u8,
}

impl Question<Contagion> for MoveCubes {
    type Choice = only::Cubes;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::CON_81, "contagion-ask-effect-move-cubes").with("city", name(self.to))
    }

    fn legal(self, _: &Board, _: Seat, out: &mut impl Extend<only::Cubes>) {
        out.extend(only::Cubes::up_to(self.max));
    }

    fn choose(self, board: &mut Board, _: Seat, choice: only::Cubes, table: &mut impl Table<Contagion>) -> Flow<Frame> {
        let only::Cubes(n) = choice;
        carry_over(board, (self.from, self.to), n, table)
    }

    fn why_not(self, _: &Board, _: Seat, choice: only::Cubes) -> Option<Cited> {
        Some(choice.beyond(self.max, rules::CON_81))
    }

    fn intent(self, _: &Board, _: Seat, thing: &Target) -> Option<only::Cubes> {
        only::Cubes::clicked(thing)
    }
}

/// The cubes leave first, then they arrive together, then the city is checked.
fn carry_over(board: &mut Board, (from, to): (City, City), n: u8, table: &mut impl Table<Contagion>) -> Flow<Frame> {
    rule!(CON_57, CON_84);
    let seat = board.turn.seat;
    board.take_cubes(disease_of(seat), from, n);
    board.put_cubes(disease_of(seat), to, n);
    table.tell(|| Event::Moved { seat, from, to, n });
    eradicate::check(board, to, Some(seat), table).map_or(Flow::Return, Flow::goto)
}
