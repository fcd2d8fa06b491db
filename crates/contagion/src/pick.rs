//! The picks of effects that bring cubes about: `place`, `move`, `remove_enemy`, `climb`.

use kernel::{Actions, Flow, Id as _, Seat, Table, rule};

use crate::board::{Board, Owner, disease_of};
use crate::card::{Effect, Where};
use crate::data::City;
use crate::event::Event;
use crate::frame::{Source, Step};
use crate::{Action, Contagion, Frame, effect, eradicate, infect, rules};

/// The cities a `spread` has been to.
pub(crate) type Before = [Option<City>; Step::SPREAD];

/// The numbers of a `place`.
fn placing(step: Step) -> (u8, Where, bool) {
    let Some(&Effect::Place { n, place, spread }) = step.effect() else { unreachable!("the frame of a `place`") };
    (n, place, spread)
}

/// Whether a city may get a cube of this effect.
pub(crate) fn may_place(board: &Board, step: Step, before: &Before, city: City) -> bool {
    let (_, place, _) = placing(step);
    board.table.contains(city) && effect::fits(board, city, place) && !before.contains(&Some(city))
}

/// Asks where, as long as there is a cube, a city and something left of the effect.
pub(crate) fn advance_place(board: &Board, step: Step, before: Before) -> Flow<Frame> {
    rule!(CON_34);
    let (n, _, _) = placing(step);
    let done = before.iter().flatten().count();
    let left = done < usize::from(n) && board.dish(board.turn.seat) > 0;
    if left && board.table.into_iter().any(|city| may_place(board, step, &before, city)) {
        return Flow::Ask(Frame::Place { step, before });
    }
    Flow::Return
}

pub(crate) fn legal_place(board: &Board, step: Step, before: &Before, out: &mut Actions<Contagion>) {
    rule!(CON_81);
    out.extend(board.table.into_iter().filter(|&city| may_place(board, step, before, city)).map(Action::Place));
    if before[0].is_some() {
        out.push(Action::Stop);
    } else if may_decline(step) {
        out.push(Action::Decline);
    }
}

/// On an Event card placing and moving are offers; on a City card they were accepted before (CON-81).
pub(crate) fn may_decline(step: Step) -> bool {
    rule!(CON_81);
    matches!(step.source, Source::Round(_))
}

pub(crate) fn choose_place(
    board: &mut Board,
    step: Step,
    before: Before,
    action: Action,
    table: &mut impl Table<Contagion>,
) -> Flow<Frame> {
    let Action::Place(city) = action else { return Flow::Return };
    let seat = board.turn.seat;
    let (n, _, spread) = placing(step);
    if !spread {
        let max = n.min(board.dish(seat)).min(board.room(city));
        if max > 1 {
            return Flow::Ask(Frame::PlaceCubes { city, max });
        }
        return infect::place(board, seat, city, 1, table);
    }
    let done = before.iter().flatten().count();
    let placed = infect::place(board, seat, city, 1, table);
    let mut been = before;
    let Some(free) = been.get_mut(done).filter(|_| done + 1 < usize::from(n)) else { return placed };
    *free = Some(city);
    let then = Frame::Place { step, before: been };
    match placed {
        Flow::Goto(first) => Flow::Call { first, then },
        _ => Flow::Goto(then),
    }
}

/// From 1 to `max`.
pub(crate) fn legal_cubes(max: u8, out: &mut Actions<Contagion>) {
    out.extend((1..=max).map(Action::Cubes));
}

/// The numbers of a `move`.
fn moving(step: Step) -> (u8, Where) {
    let Some(&Effect::Move { n, to }) = step.effect() else { unreachable!("the frame of a `move`") };
    (n, to)
}

/// Whether cubes may be moved out of a city.
pub(crate) fn may_move_from(board: &Board, step: Step, from: City) -> bool {
    let (_, to) = moving(step);
    board.presence(board.turn.seat).contains(from) && effect::can_leave(board, from, to)
}

/// Whether cubes may be moved into a city.
pub(crate) fn may_move_to(board: &Board, step: Step, from: City, city: City) -> bool {
    let (_, to) = moving(step);
    city != from && board.table.contains(city) && effect::fits(board, city, to)
}

pub(crate) fn legal_move_from(board: &Board, step: Step, out: &mut Actions<Contagion>) {
    let cities = board.presence(board.turn.seat).into_iter();
    out.extend(cities.filter(|&city| may_move_from(board, step, city)).map(Action::From));
    if may_decline(step) {
        out.push(Action::Decline);
    }
}

pub(crate) fn choose_move_from(step: Step, action: Action) -> Flow<Frame> {
    let Action::From(from) = action else { return Flow::Return };
    Flow::Ask(Frame::MoveTo { step, from })
}

pub(crate) fn legal_move_to(board: &Board, step: Step, from: City, out: &mut Actions<Contagion>) {
    out.extend(board.table.into_iter().filter(|&city| may_move_to(board, step, from, city)).map(Action::To));
}

pub(crate) fn choose_move_to(
    board: &mut Board,
    step: Step,
    (from, to): (City, City),
    table: &mut impl Table<Contagion>,
) -> Flow<Frame> {
    let (n, _) = moving(step);
    let max = n.min(board.cubes(from, disease_of(board.turn.seat))).min(board.room(to));
    if max > 1 {
        return Flow::Ask(Frame::MoveCubes { from, to, max });
    }
    carry_over(board, (from, to), 1, table)
}

/// The cubes leave first, then they arrive together, then the city is checked.
pub(crate) fn carry_over(
    board: &mut Board,
    (from, to): (City, City),
    n: u8,
    table: &mut impl Table<Contagion>,
) -> Flow<Frame> {
    rule!(CON_57, CON_84);
    let seat = board.turn.seat;
    board.take_cubes(disease_of(seat), from, n);
    board.put_cubes(disease_of(seat), to, n);
    table.tell(|| Event::Moved { seat, from, to, n });
    eradicate::check(board, to, Some(seat), table).map_or(Flow::Return, Flow::Goto)
}

pub(crate) fn legal_enemy_city(board: &Board, victim: Seat, out: &mut Actions<Contagion>) {
    out.extend(board.presence(victim).into_iter().map(Action::From));
}

pub(crate) fn choose_enemy_city(
    board: &mut Board,
    (victim, n): (Seat, u8),
    city: City,
    table: &mut impl Table<Contagion>,
) -> Flow<Frame> {
    let max = n.min(board.cubes(city, disease_of(victim)));
    if max > 1 {
        return Flow::Ask(Frame::EnemyCubes { victim, city, max });
    }
    remove(board, victim, city, 1, table);
    Flow::Return
}

/// Cubes go home.
pub(crate) fn remove(board: &mut Board, seat: Seat, city: City, n: u8, table: &mut impl Table<Contagion>) {
    rule!(CON_57, CON_130);
    board.take_cubes(disease_of(seat), city, n);
    table.tell(|| Event::Removed { owner: Owner::Seat(seat), city, n });
}

pub(crate) fn legal_climb(board: &Board, out: &mut Actions<Contagion>) {
    let cities = board.presence(board.turn.seat).into_iter();
    out.extend(cities.filter(|&city| effect::can_climb(board, city)).map(Action::Climb));
}

/// The own row becomes the first; those above it slide down.
pub(crate) fn climb(board: &mut Board, city: City, table: &mut impl Table<Contagion>) -> Flow<Frame> {
    let seat = board.turn.seat;
    let rows = &mut board.rows[city.index()];
    let own = rows.iter().position(|row| row.disease() == disease_of(seat)).expect("present means a row");
    rows[..=own].rotate_right(1);
    table.tell(|| Event::Climbed { seat, city });
    Flow::Return
}
