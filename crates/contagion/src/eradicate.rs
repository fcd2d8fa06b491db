//! Chapter 5.10: eradication.

use kernel::{Flow, Id as _, Seat, Table, rule};

use crate::board::{Board, Row};
use crate::data::{City, Disease};
use crate::event::Event;
use crate::frame::{Phase, Source, Step};
use crate::score::Category;
use crate::{Action, Contagion, Frame, effect, rules};

impl Board {
    /// The disease with most cubes in a city; on a tie the higher row (CON-101).
    pub fn leader(&self, city: City) -> Option<Disease> {
        rule!(CON_101);
        let ahead = |best: Row, row: &Row| if row.cubes() > best.cubes() { *row } else { best };
        let (first, others) = self.rows(city).split_first()?;
        Some(others.iter().fold(*first, ahead).disease())
    }
}

/// Scores and clears a full city; gives the frame of its special action if that must be asked for (CON-110).
pub(crate) fn check(
    board: &mut Board,
    city: City,
    placer: Option<Seat>,
    table: &mut impl Table<Contagion>,
) -> Option<Frame> {
    if board.room(city) > 0 {
        return None;
    }
    rule!(CON_110, CON_112, CON_113);
    table.tell(|| Event::Eradicated { city });
    let mut rows = board.rows[city.index()];
    // Stable: among equals the higher row stays in front.
    rows.sort_by_key(|row| std::cmp::Reverse(row.cubes()));
    for ((place, row), points) in (1..).zip(&rows).zip(city.card().points) {
        board.award(row.disease(), Category::Eradications, points);
        let owner = board.owner(row.disease());
        table.tell(|| Event::Ranked { owner, city, place, points });
    }
    for row in &rows {
        let owned = board.owned_mut(row.disease());
        owned.dish += row.cubes();
        owned.present.remove(city);
    }
    board.rows[city.index()].clear();
    board.filled[city.index()] = 0;
    board.table.remove(city);
    board.eradicated.insert(city);
    board.check_cities_left(table);
    special(board, city, placer?, table)
}

/// The last placer keeps the card, or is asked whether to use it (CON-120).
fn special(board: &mut Board, city: City, seat: Seat, table: &mut impl Table<Contagion>) -> Option<Frame> {
    rule!(CON_111, CON_120);
    if city.card().keep {
        board.seat_mut(seat).kept.insert(city);
        table.tell(|| Event::Kept { seat, city });
        return None;
    }
    let effects = city.card().special.effects();
    let useful = effects.iter().any(|effect| effect::possible(board, Phase::Action, effect));
    useful.then_some(Frame::Eradicated(city))
}

/// Used or declined, the card is then face down for good.
pub(crate) fn choose(board: &Board, city: City, action: Action, table: &mut impl Table<Contagion>) -> Flow<Frame> {
    rule!(CON_120);
    let seat = board.turn.seat;
    if action == Action::Use {
        table.tell(|| Event::Used { seat, city });
        return Flow::Goto(Frame::Effects(Step::first(Source::City(city))));
    }
    table.tell(|| Event::Declined { seat, city });
    Flow::Return
}
