//! `level_up`: a mutation rises free of charge (section 3.7).

use kernel::{Cited, Flow, Question, Seat, Table};

use crate::action::only;
use crate::board::Board;
use crate::card::Tracks;
use crate::data::{TOP_LEVEL, Track};
use crate::{Contagion, Frame, name, rules};

/// Which mutation?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LevelUp {
    pub(crate) n: u8,
    pub(crate) tracks: Tracks,
}

impl LevelUp {
    /// The tracks that can rise.
    fn raisable(self, board: &Board, seat: Seat) -> impl Iterator<Item = Track> {
        self.tracks.iter().filter(move |&track| board.level(seat, track) < *TOP_LEVEL)
    }
}

impl Question<Contagion> for LevelUp {
    type Choice = only::Raise;

    /// A single track rises without a question.
    fn advance(self, board: &mut Board, table: &mut impl Table<Contagion>) -> Flow<Frame> {
        let seat = board.turn.seat;
        let mut raisable = self.raisable(board, seat);
        let first_two = (raisable.next(), raisable.next());
        drop(raisable);
        match first_two {
            (Some(only), None) => {
                board.raise(seat, only, self.n, table);
                Flow::Return
            }
            (several, _) => Flow::ask_if(several.is_some(), self),
        }
    }

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::CON_128, "contagion-ask-effect-level-up")
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Raise>) {
        out.extend(self.raisable(board, seat).map(only::Raise));
    }

    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        choice: only::Raise,
        table: &mut impl Table<Contagion>,
    ) -> Flow<Frame> {
        let only::Raise(track) = choice;
        board.raise(seat, track, self.n, table);
        Flow::Return
    }

    /// An action that asks names all three mutations.
    fn why_not(self, _: &Board, _: Seat, only::Raise(track): only::Raise) -> Option<Cited> {
        Some(Cited::new(rules::CON_63, "contagion-reason-top-level").with("track", name(track)))
    }
}
