//! Chapters 5.1, 5.8 and 5.9: a round begins; new cities; death tolls.

use kernel::{Flow, Procedure, Set, Table, rule};

use crate::board::Board;
use crate::card::RoundKind;
use crate::data::{DEATH_TOLL_SKULLS, END_CITIES, ROUND_KINDS, RoundCard};
use crate::event::Event;
use crate::score::{Category, Ending};
use crate::turn::Turn;
use crate::variant::neutral;
use crate::{Contagion, Frame, rules, score, turn};

/// Steps 1 to 5 of a round; its turns follow (CON-20).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Round;

impl Procedure<Contagion> for Round {
    fn advance(self, board: &mut Board, table: &mut impl Table<Contagion>) -> Flow<Frame> {
        rule!(CON_20);
        board.round += 1;
        neutral::step(board, table);
        let card = reveal(board, table);
        new_city(board, card, table);
        skull(board, card, table);
        last_who(board, table);
        turn::begin(board, board.first_seat());
        Flow::goto(Turn::OPENING)
    }
}

/// After a turn: the next seat, the next round, or the end (CON-143).
pub(crate) fn after_turn(board: &mut Board, table: &mut impl Table<Contagion>) -> Flow<Frame> {
    rule!(CON_143);
    let next = board.turn.seat.next(board.players());
    if next != board.first_seat() {
        turn::begin(board, next);
        return Flow::goto(Turn::OPENING);
    }
    if board.last.is_some() {
        score::finish(board, table);
        return Flow::Return;
    }
    Flow::goto(Round)
}

/// The top card of the Event deck, decided now: its kind is fixed by the round (CON-08, CON-21).
fn reveal(board: &mut Board, table: &mut impl Table<Contagion>) -> RoundCard {
    rule!(CON_08, CON_21);
    let round = board.round;
    let cards = unseen_of(board, ROUND_KINDS[usize::from(round) - 1]);
    let card = cards.pick(table).expect("the deck outlasts the game");
    board.unseen.remove(card);
    board.active = Some(card);
    table.tell(|| Event::Revealed { round, card });
    card
}

/// The cards of one kind that nobody has seen.
pub(crate) fn unseen_of(board: &Board, kind: RoundKind) -> Set<RoundCard, u32> {
    board.unseen.into_iter().filter(|card| card.face().kind == kind).collect()
}

fn new_city(board: &mut Board, card: RoundCard, table: &mut impl Table<Contagion>) {
    rule!(CON_90, CON_91);
    if card.face().new_city
        && let Some(city) = board.lay_city(table)
    {
        table.tell(|| Event::NewCity { city });
    }
}

fn skull(board: &mut Board, card: RoundCard, table: &mut impl Table<Contagion>) {
    rule!(CON_83, CON_100);
    if !card.face().skull {
        return;
    }
    board.skulls += 1;
    let count = board.skulls;
    table.tell(|| Event::Skull { count });
    if DEATH_TOLL_SKULLS.contains(&count) {
        table.tell(|| Event::DeathToll);
        lead_cities(board, Category::DeathTolls, table);
    }
}

/// The leader of every city on the table scores its smallest number (CON-101).
pub(crate) fn lead_cities(board: &mut Board, category: Category, table: &mut impl Table<Contagion>) {
    rule!(CON_101, CON_102, CON_154);
    for city in board.table {
        let Some(leader) = board.leader(city) else { continue };
        let [_, _, points] = city.card().points;
        board.award(leader, category, points);
        let owner = board.owner(leader);
        table.tell(|| Event::Led { owner, city, points });
    }
}

fn last_who(board: &mut Board, table: &mut impl Table<Contagion>) {
    rule!(CON_141);
    if usize::from(board.round) == ROUND_KINDS.len() {
        board.end(Ending::LastWho, table);
    }
}

impl Board {
    /// This round is the last; the first reason stands (CON-141, CON-142).
    pub(crate) fn end(&mut self, ending: Ending, table: &mut impl Table<Contagion>) {
        if self.last.is_none() {
            self.last = Some(ending);
            table.tell(|| Event::LastRound { ending });
        }
    }

    /// The end is near when only so many cities are left (CON-142).
    pub(crate) fn check_cities_left(&mut self, table: &mut impl Table<Contagion>) {
        rule!(CON_142);
        if self.table.len() <= *END_CITIES {
            self.end(Ending::TwoCities, table);
        }
    }
}
