//! Chapters 3.7, 5.7 and 5.11: the one place where effects of cards are carried out.
//!
//! A card is a list of [`Effect`]s in the data. [`advance`] walks the list; what needs a choice becomes a frame, whose
//! picks are in `pick.rs` (cubes and tracks) and `loss.rs` (what a player loses).

use kernel::{Actions, Flow, Id as _, Seat, Table, rule};

use crate::board::{Board, Cards, disease_of};
use crate::card::{Effect, Modify, Timing, Where, Who};
use crate::data::{City, Color, RoundCard, TOP_LEVEL, Track};
use crate::event::Event;
use crate::frame::{Loss, Phase, Source, Step};
use crate::score::Category;
use crate::{Action, Contagion, Frame, draw, loss, rules};

/// Whether an effect could do anything for the player whose turn it is (CON-128).
pub(crate) fn possible(board: &Board, phase: Phase, effect: &Effect) -> bool {
    rule!(CON_125, CON_128);
    let seat = board.turn.seat;
    match *effect {
        Effect::Draw(_) | Effect::Points(_) | Effect::ExtraAction(_) | Effect::Modify(_) => true,
        Effect::Place { place, .. } => {
            board.dish(seat) > 0 && board.table.into_iter().any(|city| fits(board, city, place))
        }
        Effect::Move { to, .. } => board.presence(seat).into_iter().any(|from| can_leave(board, from, to)),
        Effect::Climb => board.presence(seat).into_iter().any(|city| can_climb(board, city)),
        Effect::LevelUp { tracks, .. } => tracks.iter().any(|track| board.level(seat, track) < TOP_LEVEL),
        Effect::IgnoreRoundCard => {
            let in_time = |card: RoundCard| phase == Phase::Opening || card.face().timing != Timing::Start;
            board.round_card_applies().is_some_and(in_time)
        }
        Effect::Discard { who: Who::Itself, .. } | Effect::Remove { who: Who::Itself, .. } => {
            loss::of(board, seat, std::slice::from_ref(effect)).any()
        }
        Effect::LevelDown { who: Who::Itself, .. } => loss::of(board, seat, std::slice::from_ref(effect)).any(),
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
        _ => loss::of(board, victim, std::slice::from_ref(effect)).any(),
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

/// Whether the player is present in a city below the top row.
pub(crate) fn can_climb(board: &Board, city: City) -> bool {
    let disease = disease_of(board.turn.seat);
    board.presence(board.turn.seat).contains(city) && board.rows(city)[0].disease() != disease
}

/// Carries out the next effect of a card and goes on to the one after it (CON-34).
pub(crate) fn advance(board: &mut Board, step: Step, table: &mut impl Table<Contagion>) -> Flow<Frame> {
    rule!(CON_22, CON_34, CON_82, CON_122, CON_156);
    let Some(effect) = step.effect() else { return Flow::Return };
    let seat = board.turn.seat;
    let then = Frame::Effects(step.next());
    if effect.is_loss() {
        return lose(board, step, effect);
    }
    if !possible(board, Phase::Opening, effect) {
        rule!(CON_81);
        return Flow::Goto(then);
    }
    match *effect {
        Effect::Draw(n) => {
            draw::draw(board, seat, n, table);
            draw::then_limit(board, then)
        }
        Effect::Points(n) => {
            board.award(disease_of(seat), Category::CityActions, n);
            table.tell(|| Event::Scored { seat, points: n });
            Flow::Goto(then)
        }
        Effect::ExtraAction(n) => {
            board.turn.actions += n;
            table.tell(|| Event::ExtraAction { seat, n });
            Flow::Goto(then)
        }
        Effect::IgnoreRoundCard => {
            board.turn.ignoring = true;
            if let Some(card) = board.active {
                table.tell(|| Event::Ignored { seat, card });
            }
            Flow::Goto(then)
        }
        Effect::Modify(modify) => {
            // On an Event card it is read where the actions are; on a City card it waits for the next infection.
            if let Source::City(_) = step.source {
                wait_for_infection(&mut board.turn.next_infect, &modify);
            }
            Flow::Goto(then)
        }
        Effect::Place { .. } => run(Frame::Place { step, before: [None; Step::SPREAD] }, step),
        Effect::Move { .. } => run(Frame::MoveFrom(step), step),
        Effect::Climb => run(Frame::Climb, step),
        Effect::LevelUp { n, tracks } => {
            let mut raisable = tracks.iter().filter(|&track| board.level(seat, track) < TOP_LEVEL);
            match (raisable.next(), raisable.next()) {
                (Some(only), None) => {
                    board.raise(seat, only, n, table);
                    Flow::Goto(then)
                }
                _ => run(Frame::LevelUp(step), step),
            }
        }
        Effect::Steal(_) | Effect::RemoveEnemy(_) => run(Frame::Opponent(step), step),
        Effect::Discard { .. } | Effect::Remove { .. } | Effect::LevelDown { .. } => lose(board, step, effect),
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
fn lose(board: &Board, step: Step, effect: &Effect) -> Flow<Frame> {
    rule!(CON_70, CON_72, CON_122);
    let seat = board.turn.seat;
    let then = Frame::Effects(step.next());
    match step.source {
        Source::Round(_) => {
            let (before, _) = step.source.effects().split_at(step.at.into());
            if before.iter().any(Effect::is_loss) {
                return Flow::Goto(then);
            }
            let loss = loss::of(board, seat, step.source.effects());
            run(loss::first_frame(Loss { resistible: true, ..loss }), step)
        }
        Source::City(_) => match who(effect) {
            Who::Itself => run(loss::first_frame(loss::of(board, seat, std::slice::from_ref(effect))), step),
            Who::EachOpponent => run(Frame::Victims { step, victim: seat.next(board.players()) }, step),
            Who::OneOpponent if possible(board, Phase::Opening, effect) => run(Frame::Opponent(step), step),
            Who::OneOpponent => Flow::Goto(then),
        },
    }
}

/// Whom an effect hits.
fn who(effect: &Effect) -> Who {
    match *effect {
        Effect::Discard { who, .. } | Effect::Remove { who, .. } | Effect::LevelDown { who, .. } => who,
        Effect::Steal(_) | Effect::RemoveEnemy(_) => Who::OneOpponent,
        Effect::Draw(_)
        | Effect::Place { .. }
        | Effect::LevelUp { .. }
        | Effect::Move { .. }
        | Effect::Climb
        | Effect::Points(_)
        | Effect::ExtraAction(_)
        | Effect::IgnoreRoundCard
        | Effect::Modify(_) => Who::Itself,
    }
}

/// Runs a frame, then the rest of the card. The last effect needs no return: nested cards keep the stack short.
fn run(first: Frame, step: Step) -> Flow<Frame> {
    if step.is_last() { Flow::Goto(first) } else { Flow::Call { first, then: Frame::Effects(step.next()) } }
}

/// Victims resolve one after another, clockwise from the acting player (CON-123).
pub(crate) fn advance_victims(board: &Board, step: Step, victim: Seat) -> Flow<Frame> {
    rule!(CON_123);
    if victim == board.turn.seat {
        return Flow::Return;
    }
    let effect = step.effect().expect("an effect names its victims");
    let first = loss::first_frame(loss::of(board, victim, std::slice::from_ref(effect)));
    Flow::Call { first, then: Frame::Victims { step, victim: victim.next(board.players()) } }
}

pub(crate) fn legal_opponents(board: &Board, step: Step, out: &mut Actions<Contagion>) {
    let effect = step.effect().expect("an effect names its victim");
    let others = Seat::all(board.players()).filter(|&seat| seat != board.turn.seat);
    out.extend(others.filter(|&victim| can_suffer(board, victim, effect)).map(Action::Opponent));
}

pub(crate) fn choose_opponent(
    board: &mut Board,
    step: Step,
    victim: Seat,
    table: &mut impl Table<Contagion>,
) -> Flow<Frame> {
    match step.effect().expect("an effect names its victim") {
        Effect::Steal(n) => steal(board, victim, *n, table),
        Effect::RemoveEnemy(n) => Flow::Goto(Frame::EnemyCity { victim, n: *n }),
        effect => Flow::Goto(loss::first_frame(loss::of(board, victim, std::slice::from_ref(effect)))),
    }
}

/// Random cards change hands. The victim knows from now on what the taker holds.
fn steal(board: &mut Board, victim: Seat, n: u8, table: &mut impl Table<Contagion>) -> Flow<Frame> {
    rule!(CON_42);
    let seat = board.turn.seat;
    let mut taken = Cards::default();
    for _ in 0..n {
        let Some(color) = board.seat_mut(victim).hand.draw(table).map(Color::from_index) else { break };
        taken.put(color.index());
        board.seat_mut(seat).hand.put(color.index());
    }
    remember_theft(board, seat, victim, &taken);
    table.reveal();
    table.tell(|| Event::Stole { seat, victim, n: taken.total() as u8, cards: Some(*taken.counts()) });
    if board.over_limit(seat) { Flow::Goto(Frame::Limit { from: Color::default() }) } else { Flow::Return }
}

/// Thief and victim saw the cards; to all others any card of the victim may be gone.
fn remember_theft(board: &mut Board, thief: Seat, victim: Seat, taken: &Cards) {
    for knower in Seat::all(board.players()).filter(|&knower| knower != victim) {
        for &color in Color::ALL {
            let gone = if knower == thief { taken.count(color.index()) } else { taken.total() as u8 };
            let known = &mut board.seat_mut(knower).known[victim];
            for _ in 0..gone.min(known.count(color.index())) {
                known.take(color.index());
            }
        }
    }
    for &color in Color::ALL {
        for _ in 0..taken.count(color.index()) {
            board.seat_mut(victim).known[thief].put(color.index());
        }
    }
}

pub(crate) fn legal_level_up(board: &Board, step: Step, out: &mut Actions<Contagion>) {
    let Some(Effect::LevelUp { tracks, .. }) = step.effect() else { unreachable!("the frame of a `level_up`") };
    let raisable = tracks.iter().filter(|&track| board.level(board.turn.seat, track) < TOP_LEVEL);
    out.extend(raisable.map(Action::Raise));
}

pub(crate) fn choose_level_up(
    board: &mut Board,
    step: Step,
    track: Track,
    table: &mut impl Table<Contagion>,
) -> Flow<Frame> {
    let Some(Effect::LevelUp { n, .. }) = step.effect() else { unreachable!("the frame of a `level_up`") };
    board.raise(board.turn.seat, track, *n, table);
    Flow::Return
}
