//! `climb`: the own row of a city goes to its top (section 3.7).

use kernel::{Cited, Flow, Question, Seat, Table};

use crate::action::only;
use crate::board::{Board, disease_of};
use crate::data::City;
use crate::event::Event;
use crate::{Contagion, Frame, cubes, name, rules};

/// Whether the player is present in a city below the top row.
pub(crate) fn can_climb(board: &Board, city: City) -> bool {
    let seat = board.turn.seat;
    board.presence(seat).contains(city) && board.rows(city)[0].disease() != disease_of(seat)
}

/// In which city?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Climb;

impl Question<Contagion> for Climb {
    type Choice = only::Climb;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::CON_128, "contagion-ask-effect-climb")
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Climb>) {
        out.extend(board.presence(seat).into_iter().filter(|&city| can_climb(board, city)).map(only::Climb));
    }

    /// The own row becomes the first; those above it slide down.
    fn choose(
        self,
        board: &mut Board,
        seat: Seat,
        choice: only::Climb,
        table: &mut impl Table<Contagion>,
    ) -> Flow<Frame> {
        let only::Climb(city) = choice;
        let rows = &mut board.rows[city];
        let own = rows.iter().position(|row| row.disease() == disease_of(seat)).expect("present means a row");
        rows[..=own].rotate_right(1);
        table.tell(|| Event::Climbed { seat, city });
        Flow::Return
    }

    fn why_not(self, board: &Board, seat: Seat, only::Climb(city): only::Climb) -> Option<Cited> {
        Some(if board.presence(seat).contains(city) {
            Cited::new(rules::CON_128, "contagion-reason-already-on-top").with("city", name(city))
        } else {
            cubes::not_present(city, rules::CON_128)
        })
    }
}
