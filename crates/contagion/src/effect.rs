//! Chapters 3.7, 5.7 and 5.11: the one place where effects of cards are carried out.
//!
//! A card is a list of [`Effect`]s in the data. [`Effects`] walks the list; an effect with steps of its own has a file
//! named after it, and what a player loses is in `loss.rs`.

use kernel::{Cited, Flow, Procedure, Question, Seat, Table, rule};

use crate::action::only;
use crate::board::{Board, disease_of};
use crate::card::{Effect, Modify, Timing, Where, Who};
use crate::clause::{Clause, Source};
use crate::climb::{Climb, can_climb};
use crate::data::{City, RoundCard, TOP_LEVEL};
use crate::event::Event;
use crate::level_up::LevelUp;
use crate::loss::Loss;
use crate::move_cubes::MoveFrom;
use crate::place::Place;
use crate::remove_enemy::EnemyCity;
use crate::score::Category;
use crate::turn::Window;
use crate::{Contagion, Frame, draw, name, rules, steal};

/// Whether an effect could do anything for the player whose turn it is (CON-128).
pub(crate) fn possible(board: &Board, window: Window, effect: &Effect) -> bool {
    rule!(CON_125, CON_128);
    let seat = board.turn.seat;
    match *effect {
        Effect::Draw(_) | Effect::Points(_) | Effect::ExtraAction(_) | Effect::Modify(_) => true,
        Effect::Place { place, .. } => {
            board.dish(seat) > 0 && board.table.into_iter().any(|city| fits(board, city, place))
        }
        Effect::Move { to, .. } => board.presence(seat).into_iter().any(|from| can_leave(board, from, to)),
        Effect::Climb => board.presence(seat).into_iter().any(|city| can_climb(board, city)),
        Effect::LevelUp { tracks, .. } => tracks.iter().any(|track| board.level(seat, track) < *TOP_LEVEL),
        Effect::IgnoreRoundCard => {
            let in_time = |card: RoundCard| window == Window::Opening || card.face().timing != Timing::Start;
            board.round_card_applies().is_some_and(in_time)
        }
        Effect::Discard { who: Who::Itself, .. } | Effect::Remove { who: Who::Itself, .. } => {
            Loss::of(board, seat, std::slice::from_ref(effect)).any()
        }
        Effect::LevelDown { who: Who::Itself, .. } => Loss::of(board, seat, std::slice::from_ref(effect)).any(),
        Effect::Discard { .. }
        | Effect::Remove { .. }
        | Effect::LevelDown { .. }
        | Effect::Steal(_)
        | Effect::RemoveEnemy(_) => board.opponents(seat).any(|victim| can_suffer(board, victim, effect)),
    }
}

/// Whether an opponent has anything that an effect could take (CON-123).
pub(crate) fn can_suffer(board: &Board, victim: Seat, effect: &Effect) -> bool {
    rule!(CON_123);
    match effect {
        Effect::Steal(_) => board.hand_size(victim) > 0,
        Effect::RemoveEnemy(_) => !board.presence(victim).is_empty(),
        _ => Loss::of(board, victim, std::slice::from_ref(effect)).any(),
    }
}

/// Whether a city fits `where` for the player whose turn it is.
#[inline]
pub(crate) fn fits(board: &Board, city: City, place: Where) -> bool {
    let present = board.presence(board.turn.seat).contains(city);
    match place {
        Where::New => !present,
        Where::Present => present,
        Where::Any => true,
    }
}

/// Whether cubes can be moved out of a city: there is another one to bring them to.
pub(crate) fn can_leave(board: &Board, from: City, to: Where) -> bool {
    board.table.into_iter().any(|city| city != from && fits(board, city, to))
}

/// The effects of a card, from this one on (CON-34).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Effects {
    pub(crate) clause: Clause,
}

impl Procedure<Contagion> for Effects {
    fn advance(self, board: &mut Board, table: &mut impl Table<Contagion>) -> Flow<Frame> {
        rule!(CON_22, CON_34, CON_82, CON_122, CON_156);
        let clause = self.clause;
        let Some(effect) = clause.effect() else { return Flow::Return };
        let seat = board.turn.seat;
        let then = Self { clause: clause.next() };
        if !effect.is_loss() && !possible(board, Window::Opening, effect) {
            rule!(CON_81);
            return Flow::goto(then);
        }
        let offer = matches!(clause.source, Source::Round(_));
        match *effect {
            Effect::Draw(n) => {
                draw::draw(board, seat, n, table);
                return draw::then_limit(board, then);
            }
            Effect::Points(n) => {
                board.award(disease_of(seat), Category::CityActions, n);
                table.tell(|| Event::Scored { seat, points: n });
            }
            Effect::ExtraAction(n) => {
                board.turn.actions += n;
                table.tell(|| Event::ExtraAction { seat, n });
            }
            Effect::IgnoreRoundCard => {
                board.turn.ignoring = true;
                if let Some(card) = board.active {
                    table.tell(|| Event::Ignored { seat, card });
                }
            }
            Effect::Modify(modify) => {
                // On an Event card it is read where the actions are; on a City card it waits for the next infection.
                if !offer {
                    wait_for_infection(&mut board.turn.next_infect, &modify);
                }
            }
            Effect::Place { n, place, spread } => return run(Place::new(n, place, spread, offer), clause),
            Effect::Move { n, to } => return run(MoveFrom { n, to, offer }, clause),
            Effect::Climb => return run(Climb, clause),
            Effect::LevelUp { n, tracks } => return run(LevelUp { n, tracks }, clause),
            Effect::Steal(_) | Effect::RemoveEnemy(_) => return one_opponent(board, clause, effect),
            Effect::Discard { who, .. } | Effect::Remove { who, .. } | Effect::LevelDown { who, .. } => {
                return lose(board, clause, effect, who);
            }
        }
        Flow::goto(then)
    }
}

/// Adds a change to those that wait for the next Infect a City action (CON-124).
fn wait_for_infection(next: &mut Modify, modify: &Modify) {
    rule!(CON_124);
    next.infect_cubes_delta += modify.infect_cubes_delta;
    next.infect_cost_new_delta += modify.infect_cost_new_delta;
    next.infect_cost_present_delta += modify.infect_cost_present_delta;
    next.infect_free |= modify.infect_free;
}

/// A loss. Those of the card of the round are one set, against which Resistance helps; those of a City card come one
/// after another, and nothing helps (CON-70, CON-72).
fn lose(board: &Board, clause: Clause, effect: &Effect, who: Who) -> Flow<Frame> {
    rule!(CON_70, CON_72, CON_122);
    let seat = board.turn.seat;
    match (clause.source, who) {
        (Source::Round(_), _) if clause.before().iter().any(Effect::is_loss) => {
            Flow::goto(Effects { clause: clause.next() })
        }
        (Source::Round(_), _) => {
            let loss = Loss::of(board, seat, clause.source.effects());
            run(Loss { resistible: true, ..loss }.begin(), clause)
        }
        (Source::City(_), Who::Itself) => run(Loss::of(board, seat, std::slice::from_ref(effect)).begin(), clause),
        (Source::City(_), Who::EachOpponent) => run(Victims { clause, victim: seat.next(board.players()) }, clause),
        (Source::City(_), Who::OneOpponent) => one_opponent(board, clause, effect),
    }
}

/// Asks for the opponent that an effect hits, if it can hit one. Only City cards have such effects.
fn one_opponent(board: &Board, clause: Clause, effect: &Effect) -> Flow<Frame> {
    match clause.source {
        Source::City(city) if possible(board, Window::Opening, effect) => run(Opponent { city, at: clause.at }, clause),
        Source::City(_) | Source::Round(_) => Flow::goto(Effects { clause: clause.next() }),
    }
}

/// Runs a step, then the rest of the card. The last effect needs no return: nested cards keep the stack short.
fn run(first: impl Into<Frame>, clause: Clause) -> Flow<Frame> {
    if clause.is_last() { Flow::goto(first) } else { Flow::call(first, Effects { clause: clause.next() }) }
}

/// `each_opponent`: victims resolve one after another, clockwise from the acting player (CON-123).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Victims {
    clause: Clause,
    victim: Seat,
}

impl Procedure<Contagion> for Victims {
    fn advance(self, board: &mut Board, _: &mut impl Table<Contagion>) -> Flow<Frame> {
        rule!(CON_123);
        let victim = self.victim;
        if victim == board.turn.seat {
            return Flow::Return;
        }
        let first = Loss::of(board, victim, self.clause.effect().map_or(&[], std::slice::from_ref)).begin();
        Flow::call(first, Self { victim: victim.next(board.players()), ..self })
    }
}

/// `one_opponent`: whom (CON-123)?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Opponent {
    /// Whose action it is.
    city: City,
    /// Which of its effects.
    at: u8,
}

impl Opponent {
    fn effect(self) -> &'static Effect {
        &self.city.card().special.effects()[usize::from(self.at)]
    }
}

impl Question<Contagion> for Opponent {
    type Choice = only::Opponent;

    fn question(self, _: &Board) -> Cited {
        Cited::new(rules::CON_123, "contagion-ask-effect-opponent")
            .with("city", name(self.city))
            .with("action", Contagion::text(self.city.card().special))
    }

    fn legal(self, board: &Board, seat: Seat, out: &mut impl Extend<only::Opponent>) {
        let others = Seat::all(board.players()).filter(|&other| other != seat);
        out.extend(others.filter(|&victim| can_suffer(board, victim, self.effect())).map(only::Opponent));
    }

    fn choose(
        self,
        board: &mut Board,
        _: Seat,
        choice: only::Opponent,
        table: &mut impl Table<Contagion>,
    ) -> Flow<Frame> {
        let only::Opponent(victim) = choice;
        match *self.effect() {
            Effect::Steal(n) => steal::steal(board, victim, n, table),
            Effect::RemoveEnemy(n) => Flow::goto(EnemyCity { victim, n }),
            _ => Flow::Goto(Loss::of(board, victim, std::slice::from_ref(self.effect())).begin()),
        }
    }

    fn why_not(self, board: &Board, seat: Seat, only::Opponent(other): only::Opponent) -> Option<Cited> {
        Some(if other == seat || other.index() >= board.players() {
            Cited::new(rules::CON_123, "contagion-reason-not-an-opponent")
        } else {
            Cited::new(rules::CON_123, "contagion-reason-nothing-to-lose").with("seat", other)
        })
    }
}
