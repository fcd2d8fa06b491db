//! Chapter 5.6: Resistance against a loss.

use kernel::{Cited, Flow, Question, Seat, SeatSet, Table, choices, rule};

use crate::board::Board;
use crate::data::Track;
use crate::elements::Elements;
use crate::event::Event;
use crate::lose::LoseCards;
use crate::loss::Loss;
use crate::{Action, Contagion, Frame, rules};

/// Is Resistance used (CON-71)?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Resist {
    pub(crate) loss: Loss,
}

choices! { pub enum Resisting of Action { Protect(what: Elements), Stop } }

impl Resist {
    fn level(self, board: &Board) -> u8 {
        board.level(self.loss.victim, Track::Resistance)
    }
}

impl Question<Contagion> for Resist {
    type Choice = Resisting;

    /// Asks while something is pending and a step is left; then the loss itself begins (CON-71, CON-72).
    fn advance(self, board: &mut Board, _: &mut impl Table<Contagion>) -> Flow<Frame> {
        rule!(CON_70, CON_71, CON_75);
        if self.loss.resistible && self.loss.any() && self.level(board) > 0 {
            return Flow::ask(self);
        }
        Flow::goto(LoseCards::of(self.loss))
    }

    #[inline]
    fn asked(self, _: &Board) -> SeatSet {
        SeatSet::only(self.loss.victim)
    }

    fn question(self, board: &Board) -> Cited {
        Cited::new(rules::CON_71, "contagion-ask-use-resistance")
            .with("level", self.level(board))
            .with("what", self.loss.pending.list())
    }

    /// Every way to spend one step: at least one element, at most the level, never more than is pending (CON-74).
    fn legal(self, board: &Board, _: Seat, out: &mut impl Extend<Resisting>) {
        rule!(CON_71, CON_74);
        let (level, pending) = (self.level(board), self.loss.pending);
        for cards in 0..=pending.cards.min(level) {
            for cubes in 0..=pending.cubes.min(level - cards) {
                let levels = 0..=pending.levels.min(level - cards - cubes);
                let ways = levels.map(|levels| Elements { cards, cubes, levels });
                out.extend(ways.filter(|what| *what != Elements::default()).map(Resisting::Protect));
            }
        }
        out.extend([Resisting::Stop]);
    }

    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        choice: Resisting,
        table: &mut impl Table<Contagion>,
    ) -> Flow<Frame> {
        rule!(CON_71, CON_73);
        let what = match choice {
            Resisting::Protect(what) => what,
            Resisting::Stop => return Flow::goto(LoseCards::of(self.loss)),
        };
        let level = &mut board.seat_mut(seat).levels[Track::Resistance];
        *level -= 1;
        let level = *level;
        table.tell(|| Event::Resisted { seat, level, what });
        Flow::goto(Self { loss: Loss { pending: self.loss.pending.without(what), ..self.loss } })
    }

    fn why_not(self, board: &Board, _: Seat, choice: Resisting) -> Option<Cited> {
        let what = match choice {
            Resisting::Protect(what) => what,
            Resisting::Stop => return None,
        };
        Some(if what.total() == 0 {
            Cited::new(rules::CON_74, "contagion-reason-protect-nothing")
        } else if !what.within(self.loss.pending) {
            Cited::new(rules::CON_73, "contagion-reason-beyond-loss").with("what", self.loss.pending.list())
        } else {
            Cited::new(rules::CON_71, "contagion-reason-beyond-resistance").with("level", self.level(board))
        })
    }
}
