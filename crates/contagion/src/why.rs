//! Why a thing cannot be chosen now, with its rule. The slow path, for people.

use kernel::{Cites as _, Id as _, RuleId, Seat, Target};

use crate::board::Board;
use crate::card::{Effect, Where};
use crate::data::{City, Color, JOKER_CARDS, TOP_LEVEL, Track};
use crate::frame::{Frame, Phase, Step, Taking};
use crate::infect::Barred;
use crate::reason::Reason;
use crate::{Action, ask, draw, infect, loss, mutate, rules};

/// Why `action` is not legal.
pub(crate) fn why_not(board: &Board, frame: &Frame, action: Action) -> Reason {
    let asked = Reason::NotTheQuestion(ask::ask(board, frame).rule());
    match (*frame, action) {
        (Frame::Setup(_), Action::Place(city)) => on_table(board, city).unwrap_or(Reason::StartWouldFill(city)),
        (Frame::Turn(phase), _) => in_turn(board, phase, action).unwrap_or(asked),
        (Frame::Cubes(city), Action::Cubes(n)) => too_many(board, city, n),
        (Frame::Match { city, .. }, Action::Match(m)) => payment(board, city, m),
        (Frame::Joker { city, .. }, Action::Card(card)) if city.card().color == card => Reason::NoPair(card),
        (Frame::Joker { .. }, Action::Card(card)) => card_pick(board, board.turn.seat, card, rules::CON_52),
        (Frame::Mutate { .. }, Action::Card(card)) => card_pick(board, board.turn.seat, card, rules::CON_60),
        (Frame::Limit { .. }, Action::Card(card)) => card_pick(board, board.turn.seat, card, rules::CON_41),
        (Frame::LoseCards { loss, .. }, Action::Card(card)) => card_pick(board, loss.victim, card, rules::CON_72),
        (Frame::Opponent(_), Action::Opponent(seat)) if seat != board.turn.seat && seat.index() < board.players() => {
            Reason::NothingToLose(seat)
        }
        (Frame::Opponent(_), Action::Opponent(_)) => Reason::NotAnOpponent,
        (Frame::Place { step, before }, Action::Place(city)) => on_table(board, city).unwrap_or_else(|| {
            if before.contains(&Some(city)) {
                Reason::AlreadyServed { city, rule: rules::CON_81 }
            } else {
                wrong_place(step, city)
            }
        }),
        (Frame::Place { before, .. }, Action::Stop) if before[0].is_none() => Reason::NothingPlaced,
        (Frame::Place { .. } | Frame::MoveFrom(_), Action::Decline) => Reason::AlreadyAccepted,
        (
            Frame::PlaceCubes { max, .. } | Frame::MoveCubes { max, .. } | Frame::EnemyCubes { max, .. },
            Action::Cubes(n),
        ) => {
            if n == 0 {
                Reason::AtLeastOneCube
            } else {
                Reason::BeyondEffect(max)
            }
        }
        (Frame::MoveFrom(_), Action::From(city)) if board.presence(board.turn.seat).contains(city) => {
            Reason::NowhereToGo(city)
        }
        (Frame::MoveTo { from, .. }, Action::To(city)) if from == city => Reason::SameCity(city),
        (Frame::MoveTo { step, .. }, Action::To(city)) => {
            on_table(board, city).unwrap_or_else(|| wrong_place(step, city))
        }
        (Frame::EnemyCity { victim, .. }, Action::From(city)) => {
            on_table(board, city).unwrap_or(Reason::VictimNotThere { seat: victim, city })
        }
        (Frame::LevelUp(_), Action::Raise(track)) if board.level(board.turn.seat, track) == TOP_LEVEL => {
            Reason::TopLevel(track)
        }
        (Frame::LevelUp(_), Action::Raise(track)) => Reason::TrackNotNamed { track, rule: rules::CON_128 },
        (Frame::Climb, Action::Climb(city)) if board.presence(board.turn.seat).contains(city) => {
            Reason::AlreadyOnTop(city)
        }
        (Frame::LossCity(loss), Action::Lose(city)) if board.presence(loss.victim).contains(city) => {
            Reason::NotLargest(city)
        }
        (Frame::LoseCubes { loss, from }, Action::Lose(city)) if loss::takes(board, &loss, city) > 0 => {
            // One of each city: what is past has given its cube, or was passed over.
            if loss.taking == Taking::EachCity && city < from {
                Reason::AlreadyServed { city, rule: rules::CON_76 }
            } else {
                Reason::CityOrder(city)
            }
        }
        (Frame::MoveFrom(_), Action::From(city)) => not_there(board, city, rules::CON_81),
        (Frame::Climb, Action::Climb(city)) => not_there(board, city, rules::CON_128),
        (Frame::LossCity(_), Action::Lose(city)) => not_there(board, city, rules::CON_72),
        (Frame::LoseCubes { .. }, Action::Lose(city)) => not_there(board, city, rules::CON_76),
        (Frame::Resist(loss), Action::Protect { cards, cubes, levels }) => {
            let level = board.level(loss.victim, Track::Resistance);
            if u16::from(cards) + u16::from(cubes) + u16::from(levels) == 0 {
                Reason::ProtectNothing
            } else if cards > loss.cards || cubes > loss.cubes || levels > loss.levels {
                Reason::BeyondLoss { cards: loss.cards, cubes: loss.cubes, levels: loss.levels }
            } else {
                Reason::BeyondResistance(level)
            }
        }
        (Frame::LoseLevels { loss, .. }, Action::Lower(track)) if !loss.tracks.contains(track) => {
            Reason::TrackNotNamed { track, rule: rules::CON_75 }
        }
        (Frame::LoseLevels { .. }, Action::Lower(track)) => Reason::CannotFall(track),
        _ => asked,
    }
}

/// Why a choice of the turn itself is not legal.
fn in_turn(board: &Board, phase: Phase, action: Action) -> Option<Reason> {
    let seat = board.turn.seat;
    Some(match action {
        Action::Play(city) if !board.kept(seat).contains(city) => Reason::NotKept(city),
        Action::Play(city) if city.card().special.effects().contains(&Effect::IgnoreRoundCard) => {
            Reason::CannotIgnore(city)
        }
        Action::Play(city) => Reason::NoEffect(city),
        Action::End | Action::Continue if phase == Phase::Action => Reason::ActionsLeft(board.turn.actions),
        Action::Draw | Action::Infect(_) | Action::Mutate(_) | Action::Pass if phase != Phase::Action => return None,
        Action::Draw if draw::number(board) == 0 => Reason::NothingToDraw,
        Action::Draw => Reason::PilesEmpty,
        Action::Infect(city) => {
            return Some(on_table(board, city).unwrap_or_else(|| cannot_infect(board, city)));
        }
        Action::Mutate(track) => match mutate::cost(board, track) {
            None => Reason::TopLevel(track),
            Some(cost) => Reason::CannotMutate { track, cost, hand: board.hand_size(seat) },
        },
        Action::Pass => Reason::CanAct,
        _ => return None,
    })
}

fn cannot_infect(board: &Board, city: City) -> Reason {
    match infect::barred(board, city) {
        Some(Barred::Dish) => Reason::DishEmpty,
        Some(Barred::Infection) => Reason::NothingToPlace,
        Some(Barred::Limit) => Reason::InfectLimit,
        Some(Barred::NewCity) => Reason::NewCityBanned(city),
        Some(Barred::Price) | None => Reason::CannotPay { city, cost: infect::cost(board, city) },
    }
}

fn on_table(board: &Board, city: City) -> Option<Reason> {
    if board.eradicated.contains(city) {
        Some(Reason::Eradicated(city))
    } else if board.table.contains(city) {
        None
    } else {
        Some(Reason::NotOnTable(city))
    }
}

/// Why a city does not fit a choice among the cities of presence.
fn not_there(board: &Board, city: City, rule: RuleId) -> Reason {
    on_table(board, city).unwrap_or(Reason::NotPresent { city, rule })
}

fn too_many(board: &Board, city: City, n: u8) -> Reason {
    let (strength, dish, room) = (infect::strength(board), board.dish(board.turn.seat), board.room(city));
    if n == 0 {
        Reason::AtLeastOneCube
    } else if n > room && room <= strength {
        Reason::BeyondRoom { city, room }
    } else if strength == dish {
        Reason::BeyondDish(dish)
    } else {
        Reason::BeyondInfection(strength)
    }
}

fn payment(board: &Board, city: City, m: u8) -> Reason {
    let card = city.card().color;
    let (cost, held) = (infect::cost(board, city), board.hand(board.turn.seat).count(card.index()));
    if m > cost {
        Reason::BeyondCost(cost)
    } else if m > held {
        Reason::TooFewMatching { card, held }
    } else {
        let needed = JOKER_CARDS * (cost - m);
        Reason::TooFewOthers { needed, held: board.hand_size(board.turn.seat) - held }
    }
}

fn card_pick(board: &Board, seat: Seat, card: Color, rule: RuleId) -> Reason {
    if board.hand(seat).count(card.index()) == 0 { Reason::NotInHand(card) } else { Reason::CardOrder { card, rule } }
}

/// Why a city on the table does not fit an effect.
fn wrong_place(step: Step, city: City) -> Reason {
    let place = match step.effect() {
        Some(Effect::Place { place, .. }) => *place,
        Some(Effect::Move { to, .. }) => *to,
        _ => Where::Any,
    };
    if place == Where::New { Reason::AlreadyPresent(city) } else { Reason::NotPresent { city, rule: rules::CON_81 } }
}

/// What a click on a thing would mean here.
pub(crate) fn intent(board: &Board, frame: &Frame, thing: &Target) -> Option<Action> {
    if let Some(city) = thing.id::<City>() {
        return Some(match frame {
            Frame::Setup(_) | Frame::Place { .. } => Action::Place(city),
            Frame::Turn(Phase::Action) => Action::Infect(city),
            Frame::MoveFrom(_) | Frame::EnemyCity { .. } => Action::From(city),
            Frame::MoveTo { .. } => Action::To(city),
            Frame::Climb => Action::Climb(city),
            Frame::LossCity(_) | Frame::LoseCubes { .. } => Action::Lose(city),
            _ => return None,
        });
    }
    if let Some(track) = thing.id::<Track>() {
        return Some(match frame {
            Frame::Turn(Phase::Action) => Action::Mutate(track),
            Frame::LevelUp(_) => Action::Raise(track),
            Frame::LoseLevels { .. } => Action::Lower(track),
            _ => return None,
        });
    }
    if let Some(card) = thing.id::<Color>() {
        let picking =
            matches!(frame, Frame::Joker { .. } | Frame::Mutate { .. } | Frame::Limit { .. } | Frame::LoseCards { .. });
        return picking.then_some(Action::Card(card));
    }
    match (thing.kind.as_str(), frame) {
        ("kept", Frame::Turn(_)) => City::from_word(&thing.id).map(Action::Play),
        ("pile", Frame::Turn(Phase::Action)) => Some(Action::Draw),
        ("seat", Frame::Opponent(_)) => thing
            .id
            .parse()
            .ok()
            .filter(|&seat: &usize| seat < board.players())
            .map(|seat| Action::Opponent(Seat::new(seat))),
        ("button", _) => button(&thing.id),
        _ => None,
    }
}

/// The choice behind a button, which is named after its notation.
fn button(id: &str) -> Option<Action> {
    let Some(numbers) = id.strip_prefix("protect-") else { return id.replace('-', " ").parse().ok() };
    let mut numbers = numbers.split('-').map(str::parse);
    let mut next = || numbers.next()?.ok();
    Some(Action::Protect { cards: next()?, cubes: next()?, levels: next()? })
}
