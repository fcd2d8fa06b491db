//! Chapter 5.6: losses, and Resistance against them.

use kernel::{Actions, Flow, Id as _, Seat, Table, rule};

use crate::board::{Board, disease_of};
use crate::card::{Effect, Pick, Tracks};
use crate::data::{City, Color, Track};
use crate::event::Event;
use crate::frame::{Loss, Taking, first_city};
use crate::{Action, Contagion, Frame, draw, pick, rules};

impl Loss {
    /// Whether anything is pending.
    pub fn any(&self) -> bool {
        self.cards + self.cubes + self.levels > 0
    }
}

/// Counts what these effects take from a player: never more than there is (CON-72, CON-73).
pub(crate) fn of(board: &Board, victim: Seat, effects: &[Effect]) -> Loss {
    rule!(CON_72, CON_73);
    let mut loss = Loss {
        victim,
        resistible: false,
        cards: 0,
        cubes: 0,
        levels: 0,
        taking: Taking::Any,
        tracks: Tracks(0),
        each: 0,
    };
    for effect in effects {
        match *effect {
            Effect::Discard { n, .. } => loss.cards = n.min(board.hand_size(victim)),
            Effect::Remove { n, pick, .. } => {
                (loss.taking, loss.cubes) = match pick {
                    Pick::Any => (Taking::Any, n.min(board.cubes_on_table(disease_of(victim)))),
                    Pick::EachCity => (Taking::EachCity, board.presence(victim).len() as u8),
                    Pick::LargestCityAll => largest(board, victim),
                };
            }
            Effect::LevelDown { n, tracks, .. } => {
                (loss.tracks, loss.each) = (tracks, n);
                loss.levels = tracks.iter().map(|track| n.min(board.level(victim, track))).sum();
            }
            Effect::Draw(_)
            | Effect::Steal(_)
            | Effect::Place { .. }
            | Effect::RemoveEnemy(_)
            | Effect::LevelUp { .. }
            | Effect::Move { .. }
            | Effect::Climb
            | Effect::Points(_)
            | Effect::ExtraAction(_)
            | Effect::IgnoreRoundCard
            | Effect::Modify(_) => {}
        }
    }
    loss
}

/// The cities that hold most cubes of a player: one is known, of several one is to be chosen.
fn largest(board: &Board, victim: Seat) -> (Taking, u8) {
    let most = most_cubes(board, victim);
    let mut cities = board.presence(victim).into_iter().filter(|&city| own(board, victim, city) == most);
    match (cities.next(), cities.next()) {
        (Some(only), None) => (Taking::In(only), most),
        _ => (Taking::Largest, most),
    }
}

/// The most cubes a player has in one city.
pub(crate) fn most_cubes(board: &Board, victim: Seat) -> u8 {
    board.presence(victim).into_iter().map(|city| own(board, victim, city)).max().unwrap_or(0)
}

fn own(board: &Board, victim: Seat, city: City) -> u8 {
    board.cubes(city, disease_of(victim))
}

/// Where a loss begins: with the choice among the largest cities, or with Resistance.
pub(crate) fn first_frame(loss: Loss) -> Frame {
    if loss.taking == Taking::Largest && loss.cubes > 0 { Frame::LossCity(loss) } else { Frame::Resist(loss) }
}

pub(crate) fn legal_city(board: &Board, loss: &Loss, out: &mut Actions<Contagion>) {
    let most = most_cubes(board, loss.victim);
    let cities = board.presence(loss.victim).into_iter();
    out.extend(cities.filter(|&city| own(board, loss.victim, city) == most).map(Action::Lose));
}

/// Asks while something is pending and a step is left; then the loss itself begins (CON-71, CON-72).
pub(crate) fn advance_resist(board: &Board, loss: Loss) -> Flow<Frame> {
    rule!(CON_70, CON_71, CON_75);
    if loss.resistible && loss.any() && board.level(loss.victim, Track::Resistance) > 0 {
        return Flow::Ask(Frame::Resist(loss));
    }
    Flow::Goto(Frame::LoseCards { loss, from: Color::default() })
}

/// Every way to spend one step: at least one element, at most the level, never more than is pending (CON-74).
pub(crate) fn legal_resist(board: &Board, loss: &Loss, out: &mut Actions<Contagion>) {
    rule!(CON_71, CON_74);
    let level = board.level(loss.victim, Track::Resistance);
    for cards in 0..=loss.cards.min(level) {
        for cubes in 0..=loss.cubes.min(level - cards) {
            for levels in 0..=loss.levels.min(level - cards - cubes) {
                if cards + cubes + levels > 0 {
                    out.push(Action::Protect { cards, cubes, levels });
                }
            }
        }
    }
    out.push(Action::Stop);
}

pub(crate) fn choose_resist(
    board: &mut Board,
    loss: Loss,
    action: Action,
    table: &mut impl Table<Contagion>,
) -> Flow<Frame> {
    rule!(CON_71, CON_73);
    let Action::Protect { cards, cubes, levels } = action else {
        return Flow::Goto(Frame::LoseCards { loss, from: Color::default() });
    };
    let seat = loss.victim;
    let level = &mut board.seat_mut(seat).levels[Track::Resistance.index()];
    *level -= 1;
    let level = *level;
    table.tell(|| Event::Resisted { seat, level, cards, cubes, levels });
    let (cards, cubes, levels) = (loss.cards - cards, loss.cubes - cubes, loss.levels - levels);
    Flow::Goto(Frame::Resist(Loss { cards, cubes, levels, ..loss }))
}

/// Cards first: asked for one by one, unless the whole hand goes.
pub(crate) fn advance_cards(
    board: &mut Board,
    loss: Loss,
    from: Color,
    table: &mut impl Table<Contagion>,
) -> Flow<Frame> {
    rule!(CON_72);
    let hand = board.hand_size(loss.victim);
    if loss.cards > 0 && loss.cards < hand {
        return Flow::Ask(Frame::LoseCards { loss, from });
    }
    if loss.cards > 0 {
        // Nobody chose: a hand becomes public that its owner did not show.
        table.reveal();
        draw::discard_all(board, loss.victim, table);
    }
    Flow::Goto(Frame::LoseCubes { loss, from: first_city() })
}

pub(crate) fn choose_card(
    board: &mut Board,
    loss: Loss,
    color: Color,
    table: &mut impl Table<Contagion>,
) -> Flow<Frame> {
    draw::discard(board, loss.victim, color, table);
    Flow::Goto(Frame::LoseCards { loss: Loss { cards: loss.cards - 1, ..loss }, from: color })
}

/// How many cubes this loss may take out of a city.
pub(crate) fn takes(board: &Board, loss: &Loss, city: City) -> u8 {
    rule!(CON_76);
    match loss.taking {
        Taking::Any => own(board, loss.victim, city),
        Taking::EachCity => own(board, loss.victim, city).min(1),
        Taking::In(only) if only == city => own(board, loss.victim, city),
        Taking::In(_) | Taking::Largest => 0,
    }
}

/// Cubes next: asked for one by one, unless all that can go must go (CON-76).
pub(crate) fn advance_cubes(
    board: &mut Board,
    loss: Loss,
    from: City,
    table: &mut impl Table<Contagion>,
) -> Flow<Frame> {
    rule!(CON_76);
    let then = Frame::LoseLevels { loss, from: Track::ALL[0], taken: 0 };
    if loss.cubes == 0 {
        return Flow::Goto(then);
    }
    if let Taking::In(city) = loss.taking {
        pick::remove(board, loss.victim, city, loss.cubes, table);
        return Flow::Goto(then);
    }
    let reach = board.presence(loss.victim).into_iter().filter(|&city| city >= from);
    if loss.cubes < reach.clone().map(|city| takes(board, &loss, city)).sum() {
        return Flow::Ask(Frame::LoseCubes { loss, from });
    }
    for city in reach {
        let n = takes(board, &loss, city);
        pick::remove(board, loss.victim, city, n, table);
    }
    Flow::Goto(then)
}

/// The next cube: never out of an earlier city, so that no set comes up twice, and only where enough follow.
pub(crate) fn legal_cubes(board: &Board, loss: &Loss, from: City, out: &mut Actions<Contagion>) {
    let reach = board.presence(loss.victim).into_iter().filter(|&city| city >= from);
    let mut rest: u8 = reach.clone().map(|city| takes(board, loss, city)).sum();
    for city in reach {
        if rest >= loss.cubes {
            out.push(Action::Lose(city));
        }
        rest -= takes(board, loss, city);
    }
}

pub(crate) fn choose_cube(board: &mut Board, loss: Loss, city: City, table: &mut impl Table<Contagion>) -> Flow<Frame> {
    pick::remove(board, loss.victim, city, 1, table);
    let loss = Loss { cubes: loss.cubes - 1, ..loss };
    let next = City::ALL.get(city.index() + 1).copied();
    match (loss.taking, next) {
        (Taking::EachCity, Some(from)) => Flow::Goto(Frame::LoseCubes { loss, from }),
        (Taking::EachCity, None) => Flow::Goto(Frame::LoseLevels { loss, from: Track::ALL[0], taken: 0 }),
        (Taking::Any | Taking::Largest | Taking::In(_), _) => Flow::Goto(Frame::LoseCubes { loss, from: city }),
    }
}

/// How many levels this loss may still take from a track, `taken` of which went before from track `from`.
fn falls(board: &Board, loss: &Loss, (from, taken): (Track, u8), track: Track) -> u8 {
    let gone = if track == from { taken } else { 0 };
    (loss.each - gone).min(board.level(loss.victim, track))
}

/// Levels last: asked for only where some of them are protected.
pub(crate) fn advance_levels(
    board: &mut Board,
    loss: Loss,
    at: (Track, u8),
    table: &mut impl Table<Contagion>,
) -> Flow<Frame> {
    rule!(CON_76);
    if loss.levels == 0 {
        return Flow::Return;
    }
    let reach = loss.tracks.iter().filter(|&track| track >= at.0);
    if loss.levels < reach.clone().map(|track| falls(board, &loss, at, track)).sum() {
        return Flow::Ask(Frame::LoseLevels { loss, from: at.0, taken: at.1 });
    }
    for track in reach {
        let n = falls(board, &loss, at, track);
        if n > 0 {
            board.lower(loss.victim, track, n, table);
        }
    }
    Flow::Return
}

pub(crate) fn legal_levels(board: &Board, loss: &Loss, at: (Track, u8), out: &mut Actions<Contagion>) {
    let reach = loss.tracks.iter().filter(|&track| track >= at.0);
    let mut rest: u8 = reach.clone().map(|track| falls(board, loss, at, track)).sum();
    for track in reach {
        let n = falls(board, loss, at, track);
        if n > 0 && rest >= loss.levels {
            out.push(Action::Lower(track));
        }
        rest -= n;
    }
}

pub(crate) fn choose_level(
    board: &mut Board,
    loss: Loss,
    (from, taken): (Track, u8),
    track: Track,
    table: &mut impl Table<Contagion>,
) -> Flow<Frame> {
    board.lower(loss.victim, track, 1, table);
    let taken = if track == from { taken + 1 } else { 1 };
    Flow::Goto(Frame::LoseLevels { loss: Loss { levels: loss.levels - 1, ..loss }, from: track, taken })
}
