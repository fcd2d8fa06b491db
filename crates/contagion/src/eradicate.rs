//! Chapter 5.10: eradication.

use kernel::{Cited, Flow, Question, Seat, Table, choices, rule};

use crate::board::{Board, Row};
use crate::clause::{Clause, Source};
use crate::data::{City, Disease};
use crate::effect::Effects;
use crate::event::Event;
use crate::score::Category;
use crate::turn::Window;
use crate::{Action, Contagion, Frame, effect, name, rules};

impl Board {
    /// The disease with most cubes in a city; on a tie the higher row (CON-101).
    pub fn leader(&self, city: City) -> Option<Disease> {
        rule!(CON_101);
        let ahead = |best: Row, row: &Row| if row.cubes() > best.cubes() { *row } else { best };
        let (first, others) = self.rows(city).split_first()?;
        Some(others.iter().fold(*first, ahead).disease())
    }
}

/// Scores and clears a full city; gives the question of its special action if that must be asked (CON-110).
pub(crate) fn check(
    board: &mut Board,
    city: City,
    placer: Option<Seat>,
    table: &mut impl Table<Contagion>,
) -> Option<CityAction> {
    if board.room(city) > 0 {
        return None;
    }
    rule!(CON_110, CON_112, CON_113, CON_154);
    table.tell(|| Event::Eradicated { city });
    let mut rows = board.rows[city];
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
    board.rows[city].clear();
    board.filled[city] = 0;
    board.table.remove(city);
    board.eradicated.insert(city);
    board.check_cities_left(table);
    special(board, city, placer?, table)
}

/// The last placer keeps the card, or is asked whether to use it (CON-120).
fn special(board: &mut Board, city: City, seat: Seat, table: &mut impl Table<Contagion>) -> Option<CityAction> {
    rule!(CON_111, CON_120);
    if city.card().keep {
        board.seat_mut(seat).kept.insert(city);
        table.tell(|| Event::Kept { seat, city });
        return None;
    }
    let effects = city.card().special.effects();
    let useful = effects.iter().any(|effect| effect::possible(board, Window::Action, effect));
    useful.then_some(CityAction { city })
}

/// Is the action of the eradicated city used (CON-120)? Used or not, the card is then face down for good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CityAction {
    city: City,
}

choices! { pub enum Answer of Action { Use, Decline } }

impl Question<Contagion> for CityAction {
    type Choice = Answer;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::CON_120, "contagion-ask-use-city-action")
            .with("city", name(self.city))
            .with("action", Contagion::text(self.city.card().special))
    }

    fn legal(self, _: &Board, _: Seat, out: &mut impl Extend<Answer>) {
        out.extend([Answer::Use, Answer::Decline]);
    }

    fn choose(self, _: &mut Board, seat: Seat, choice: Answer, table: &mut impl Table<Contagion>) -> Flow<Frame> {
        rule!(CON_120);
        let city = self.city;
        match choice {
            Answer::Use => {
                table.tell(|| Event::Used { seat, city });
                Flow::goto(Effects { clause: Clause::first(Source::City(city)) })
            }
            Answer::Decline => {
                table.tell(|| Event::Declined { seat, city });
                Flow::Return
            }
        }
    }
}
