//! Chapter 5.2: the turn. Reads like the table of contents of the rulebook.

use kernel::{Actions, Flow, Id as _, Seat, Table, rule};

use crate::board::{Board, Turn};
use crate::card::Timing;
use crate::data::{ACTIONS, City, NO_ACTION_DRAW, Track};
use crate::event::Event;
use crate::frame::{Phase, Source, Step};
use crate::{Action, Contagion, Frame, draw, effect, infect, mutate, round, rules};

/// The turn of `seat` begins.
pub(crate) fn begin(board: &mut Board, seat: Seat) {
    rule!(CON_31);
    board.turn = Turn { seat, actions: ACTIONS, ..Turn::default() };
}

/// Steps (a) to (e) of CON-30.
pub(crate) fn advance(board: &mut Board, phase: Phase, table: &mut impl Table<Contagion>) -> Flow<Frame> {
    rule!(CON_30, CON_33, CON_80);
    match phase {
        Phase::Opening if any_playable(board, phase) => Flow::Ask(Frame::Turn(phase)),
        Phase::Opening => Flow::Goto(Frame::Turn(Phase::Start)),
        Phase::Start => resolve_round_card(board, Timing::Start, Phase::Action),
        Phase::Action if board.turn.actions == 0 => Flow::Goto(Frame::Turn(Phase::Closing)),
        Phase::Action => Flow::Ask(Frame::Turn(phase)),
        Phase::Closing if board.turn.actions > 0 => {
            rule!(CON_126);
            Flow::Goto(Frame::Turn(Phase::Action))
        }
        Phase::Closing if any_playable(board, phase) => Flow::Ask(Frame::Turn(phase)),
        Phase::Closing => Flow::Goto(Frame::Turn(Phase::End)),
        Phase::End => resolve_round_card(board, Timing::End, Phase::Done),
        Phase::Done => round::after_turn(board, table),
    }
}

/// The effects of the card of the round, if this is their moment and they apply.
fn resolve_round_card(board: &Board, timing: Timing, then: Phase) -> Flow<Frame> {
    rule!(CON_80, CON_125);
    match board.round_card_applies() {
        Some(card) if card.face().timing == timing => {
            Flow::Call { first: Frame::Effects(Step::first(Source::Round(card))), then: Frame::Turn(then) }
        }
        _ => Flow::Goto(Frame::Turn(then)),
    }
}

/// Whether a kept card may be played now: only if it can do something (CON-121, CON-128).
pub(crate) fn playable(board: &Board, phase: Phase, city: City) -> bool {
    rule!(CON_121, CON_128);
    board.kept(board.turn.seat).contains(city)
        && city.card().special.effects().iter().any(|effect| effect::possible(board, phase, effect))
}

fn any_playable(board: &Board, phase: Phase) -> bool {
    board.kept(board.turn.seat).into_iter().any(|city| playable(board, phase, city))
}

pub(crate) fn legal(board: &Board, phase: Phase, out: &mut Actions<Contagion>) {
    if phase == Phase::Action {
        if draw::is_legal(board) {
            out.push(Action::Draw);
        }
        infect::legal_cities(board, out);
        out.extend(Track::ALL.iter().copied().filter(|&track| mutate::is_legal(board, track)).map(Action::Mutate));
    }
    let stuck = out.is_empty();
    let kept = board.kept(board.turn.seat).into_iter();
    out.extend(kept.filter(|&city| playable(board, phase, city)).map(Action::Play));
    match phase {
        Phase::Action if stuck => out.push(Action::Pass),
        Phase::Opening => out.push(Action::Continue),
        Phase::Closing => out.push(Action::End),
        Phase::Action | Phase::Start | Phase::End | Phase::Done => {}
    }
}

pub(crate) fn choose(
    board: &mut Board,
    phase: Phase,
    seat: Seat,
    action: Action,
    table: &mut impl Table<Contagion>,
) -> Flow<Frame> {
    let here = Frame::Turn(phase);
    match action {
        Action::Draw => {
            board.turn.actions -= 1;
            draw::action(board, table);
            draw::then_limit(board, here)
        }
        Action::Infect(city) => {
            board.turn.actions -= 1;
            Flow::Call { first: Frame::Cubes(city), then: here }
        }
        Action::Mutate(track) => {
            board.turn.actions -= 1;
            Flow::Call { first: mutate::start(board, track), then: here }
        }
        Action::Play(city) => {
            rule!(CON_121);
            board.seat_mut(seat).kept.remove(city);
            table.tell(|| Event::Played { seat, city });
            Flow::Call { first: Frame::Effects(Step::first(Source::City(city))), then: here }
        }
        Action::Pass => {
            rule!(CON_32);
            board.turn.actions = 0;
            table.tell(|| Event::Passed { seat });
            draw::draw(board, seat, NO_ACTION_DRAW, table);
            draw::then_limit(board, here)
        }
        Action::Continue => Flow::Goto(Frame::Turn(Phase::Start)),
        _ => Flow::Goto(Frame::Turn(Phase::End)),
    }
}
