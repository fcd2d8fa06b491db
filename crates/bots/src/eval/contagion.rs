//! Pandemic: Contagion, judged in points: what each seat may expect to have at the end, as a sum of weighted features.
//!
//! The features and first weights are those of section 13 of `rules.md`; a weight was changed where greedy players with
//! the change won clearly more of their games. (Weights fitted to final scores played far worse: who is ahead draws and
//! mutates less, and the fit took that for a reason to.)
//!
//! An infection or a mutation that has been announced but not paid is judged as if it were carried out at once, with as
//! many cubes as possible: otherwise whoever looks one choice ahead would never begin one.

use std::sync::LazyLock;

use contagion::{Action, Board, City, Contagion, Frame, HAND_LIMIT, ROUND_KINDS, RoundKind, Track, disease_of};
use kernel::{Actions, Game as _, Id as _, Seat, Sim, State};

use crate::evaluate::{Evaluate, MOST_TERMS, Terms};
use crate::inputs::Counts;
use crate::value::Net;
use crate::weights::Weights;

/// How many features there are.
const COUNT: usize = 20;

/// What is counted for a seat; what each count is worth stands beside it in [`WEIGHTS`].
type Features = [f32; COUNT];

const SCORE: usize = 0;
/// Levels: they stay to the end.
const INCUBATION: usize = 1;
const INFECTION: usize = 2;
const RESISTANCE: usize = 3;
/// Levels times own turns to come.
const INCUBATION_TURNS: usize = 4;
const INFECTION_TURNS: usize = 5;
/// Resistance times WHO cards to come.
const RESISTANCE_WHO: usize = 6;
/// Cards of colours that are on the table, and the others; also times own turns to come.
const USEFUL_CARDS: usize = 7;
const OTHER_CARDS: usize = 8;
const CARDS_LATE: usize = 9;
/// Points of the places held, times how full the city is, and times the square of that.
const RANKS: usize = 10;
const RANKS_FULL: usize = 11;
/// Smallest numbers of the cities led, times how likely they are scored when this round is over and the lead lasts until
/// then; and times how often they are scored after that.
const LEADS_SOON: usize = 12;
const LEADS_LATER: usize = 13;
/// Cities of presence, times own turns to come.
const PRESENCE: usize = 14;
/// Cubes in cities.
const CUBES: usize = 15;
/// Missing cubes of a dish that is nearly empty.
const DISH_LOW: usize = 16;
const KEPT: usize = 17;
/// Actions of the turn that is going on.
const ACTIONS: usize = 18;
/// Own turns to come.
const TURNS: usize = 19;

const WEIGHTS: Features =
    [1.0, 0.9, 0.9, 0.55, 0.4, 0.35, 0.4, 0.5, 0.35, -0.2, 0.2, 0.36, 0.9, 0.3, 0.05, 0.2, -0.6, 1.5, 1.9, 1.8];

/// The place of the term that each feature belongs to.
const TERM_OF: [usize; COUNT] = [0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 5, 2, 6, 6];

/// Event cards, and how many of them bring a skull.
const EVENTS: f32 = 12.0;
const SKULLS: f32 = 8.0;

impl Evaluate for Contagion {
    const TERMS: &'static [&'static str] = &["points", "levels", "cards", "places", "leads", "spread", "turns"];
    const EDGE: f32 = 6.0;

    fn weights() -> &'static Weights {
        static WEIGHTS: LazyLock<Weights> =
            LazyLock::new(|| Weights::ours::<Contagion>(include_str!("../../weights/contagion.toml")));
        &WEIGHTS
    }

    const COUNTS: &'static [&'static str] = &[
        "score",
        "incubation",
        "infection",
        "resistance",
        "incubation-turns",
        "infection-turns",
        "resistance-who",
        "useful-cards",
        "other-cards",
        "cards-late",
        "ranks",
        "ranks-full",
        "leads-soon",
        "leads-later",
        "presence-turns",
        "cubes",
        "dish-low",
        "kept",
        "actions",
        "turns",
        "presence",
        "hand",
        "dish",
        "to-come",
        "place",
        "announced",
        "incubation-late",
        "leads",
    ];

    fn counts(state: &State<Self>, players: usize, out: &mut [Counts; Seat::MAX]) {
        let carried_out = carry_out(state);
        let after = carried_out.as_ref().unwrap_or(state);
        let board = after.board();
        let asked = state.asked().first();
        let leader = |city: City| {
            let rows = board.rows(city).iter().enumerate();
            rows.max_by_key(|(at, row)| (row.cubes(), std::cmp::Reverse(*at))).map(|(_, row)| row.disease())
        };
        for (seat, features) in Seat::all(players).zip(features(after, players)) {
            let place = (seat.index() + players - board.first_seat().index()) % players;
            let rest = [
                board.presence(seat).len() as f32,
                f32::from(board.hand_size(seat)),
                f32::from(board.dish(seat)),
                turn_share(board, seat, players),
                place as f32,
                f32::from(u8::from(carried_out.is_some() && asked == Some(seat))),
                features[INCUBATION] * f32::from(board.round()),
                board.cities().into_iter().filter(|city| leader(*city) == Some(disease_of(seat))).count() as f32,
            ];
            for (out, count) in out[seat.index()].iter_mut().zip(features.into_iter().chain(rest)) {
                *out = count;
            }
        }
    }

    fn value(_: usize) -> Option<&'static Net> {
        static NET: LazyLock<Net> =
            LazyLock::new(|| Net::ours::<Contagion>(include_bytes!("../../weights/contagion.net")));
        Some(&NET)
    }

    fn left(state: &State<Self>) -> f32 {
        rounds_left(state.board()) / ROUND_KINDS.len() as f32
    }

    fn terms(state: &State<Self>, players: usize) -> [Terms; Seat::MAX] {
        let carried_out = carry_out(state);
        let features = features(carried_out.as_ref().unwrap_or(state), players);
        let mut terms = [[0.0; MOST_TERMS]; Seat::MAX];
        for (terms, features) in terms.iter_mut().zip(&features[..players]) {
            for (feature, count) in features.iter().enumerate() {
                terms[TERM_OF[feature]] += count * WEIGHTS[feature];
            }
        }
        terms
    }
}

/// The position after what was announced is paid and done; nothing if nothing was.
fn carry_out(state: &State<Contagion>) -> Option<State<Contagion>> {
    if !is_announced(state.frame()?) {
        return None;
    }
    let mut state = state.clone();
    let mut legal = Actions::<Contagion>::new();
    while let Some(frame) = state.frame()
        && is_announced(frame)
    {
        let seat = state.asked().first()?;
        state.legal(seat, &mut legal);
        // The most cubes and the most cards of the right colour stand last; of other cards, any will do.
        let action = legal.iter().copied().rfind(|action| !matches!(action, Action::Card(_)));
        let action = action.unwrap_or_else(|| least_useful(state.board(), seat, &legal));
        state.play_unchecked(seat, action, &mut Sim::new(0));
    }
    Some(state)
}

fn is_announced(frame: &Frame) -> bool {
    matches!(
        frame,
        Frame::InfectCubes(_)
            | Frame::Payment(_)
            | Frame::Jokers(_)
            | Frame::MutationCards(_)
            | Frame::PlaceCubes(_)
            | Frame::MoveCubes(_)
            | Frame::EnemyCubes(_)
    )
}

/// The card one misses least: of a colour that no city has, else the one held most often.
fn least_useful(board: &Board, seat: Seat, legal: &[Action]) -> Action {
    let use_of = |action: &Action| match action {
        Action::Card(color) => {
            let cities = board.cities().into_iter().filter(|city| city.card().color == *color).count();
            (cities.min(1), u8::MAX - board.hand(seat).count(color.index()))
        }
        _ => (usize::MAX, 0),
    };
    legal.iter().copied().min_by_key(use_of).expect("an asked seat has a choice")
}

/// What is counted for each seat.
fn features(state: &State<Contagion>, players: usize) -> [Features; 5] {
    let board = state.board();
    let mut all = [[0.0; COUNT]; 5];
    let rounds = rounds_left(board);
    let whos = if board.is_last_round() { 0.0 } else { who_left(board) };
    count_cities(state, players, &mut all);
    let mut on_table = [false; 6];
    for city in board.cities() {
        on_table[city.card().color.index()] = true;
    }
    for seat in Seat::all(players) {
        let features = &mut all[seat.index()];
        let active = seat == board.active_seat() && !state.is_over();
        let turns = rounds + turn_share(board, seat, players);
        let level = |track| f32::from(board.level(seat, track));
        features[SCORE] = Contagion::standing(board, seat)[0] as f32;
        features[INCUBATION] = level(Track::Incubation);
        features[INFECTION] = level(Track::Infection);
        features[RESISTANCE] = level(Track::Resistance);
        features[INCUBATION_TURNS] = level(Track::Incubation) * turns;
        features[INFECTION_TURNS] = level(Track::Infection).min(3.5) * turns;
        features[RESISTANCE_WHO] = level(Track::Resistance).min(2.0) * whos;
        for (color, &count) in board.hand(seat).counts().iter().enumerate() {
            features[if on_table[color] { USEFUL_CARDS } else { OTHER_CARDS }] += f32::from(count);
        }
        let hand = f32::from(board.hand_size(seat).min(*HAND_LIMIT));
        features[CARDS_LATE] = (hand - 3.0 * turns).max(0.0);
        features[PRESENCE] = board.presence(seat).len() as f32 * turns;
        features[CUBES] = f32::from(board.cubes_on_table(disease_of(seat)));
        features[DISH_LOW] = (3.0 - f32::from(board.dish(seat))).max(0.0);
        features[KEPT] = board.kept(seat).len() as f32 * if turns > 0.0 { 1.0 } else { 0.0 };
        features[ACTIONS] = if active { f32::from(board.actions_left()) } else { 0.0 };
        features[TURNS] = turns;
    }
    all
}

/// Places in cities, as if they were scored now.
fn count_cities(state: &State<Contagion>, players: usize, all: &mut [Features; 5]) {
    let board = state.board();
    let (soon, later) = if state.is_over() { (0.0, 0.0) } else { scorings(board) };
    for city in board.cities() {
        let card = city.card();
        let rows = board.rows(city);
        let full = 1.0 - f32::from(board.room(city)) / f32::from(card.population);
        for (at, row) in rows.iter().enumerate() {
            let ahead = |&(other_at, other): &(usize, &contagion::Row)| {
                other.cubes() > row.cubes() || (other.cubes() == row.cubes() && other_at < at)
            };
            let place = rows.iter().enumerate().filter(ahead).count();
            let points = card.points.get(place).map_or(0.0, |&points| f32::from(points));
            let features = &mut all[row.disease().index()];
            features[RANKS] += points * full;
            features[RANKS_FULL] += points * full * full;
            if place == 0 {
                let smallest = f32::from(card.points[2]);
                features[LEADS_SOON] += smallest * soon * lasting(board, city, at, players);
                features[LEADS_LATER] += smallest * later;
            }
        }
    }
}

/// Rounds to come after this one. Few cities left mean that the end may come sooner.
fn rounds_left(board: &Board) -> f32 {
    if board.is_last_round() {
        return 0.0;
    }
    let rounds = ROUND_KINDS.len() as f32 - f32::from(board.round());
    rounds.min(1.5 * (board.cities().len() as f32 - 2.0)).max(0.0)
}

/// How much of the turn in this round a seat has before it.
fn turn_share(board: &Board, seat: Seat, players: usize) -> f32 {
    if board.round() == 0 {
        return 0.0;
    }
    let place = |seat: Seat| (seat.index() + players - board.first_seat().index()) % players;
    if place(seat) > place(board.active_seat()) { 1.0 } else { 0.0 }
}

/// How likely the leaders score when this round is over, and how often they do after that.
fn scorings(board: &Board) -> (f32, f32) {
    if board.is_last_round() {
        return (1.0, 0.0);
    }
    let soon = toll_next(board);
    (soon, (tolls_left(board) - soon).max(0.0) + 1.0)
}

/// Death tolls to come.
fn tolls_left(board: &Board) -> f32 {
    let skulls = events(&ROUND_KINDS[usize::from(board.round())..]).mul_add(SKULLS / EVENTS, f32::from(board.skulls()));
    let rounds = rounds_left(board) / (ROUND_KINDS.len() as f32 - f32::from(board.round())).max(1.0);
    (skulls.min(6.0) / 2.0 - f32::from(board.skulls().min(6) / 2)).max(0.0) * rounds.min(1.0)
}

/// How likely the next card brings a death toll: it must be an Event with the second, fourth or sixth skull.
fn toll_next(board: &Board) -> f32 {
    let (past, coming) = ROUND_KINDS.split_at(board.round().into());
    if coming.first() != Some(&RoundKind::Event) || !matches!(board.skulls(), 1 | 3 | 5) {
        return 0.0;
    }
    (SKULLS - f32::from(board.skulls())) / (EVENTS - events(past))
}

fn events(rounds: &[RoundKind]) -> f32 {
    rounds.iter().filter(|kind| **kind == RoundKind::Event).count() as f32
}

/// How likely whoever stands in the row `at`, and leads the city, still does when the round is over. Only those who have
/// not had their turn can change that.
fn lasting(board: &Board, city: City, at: usize, players: usize) -> f32 {
    let leader = board.rows(city)[at];
    let rivals = Seat::all(players).filter(|&seat| disease_of(seat) != leader.disease());
    rivals.map(|seat| 1.0 - actions_share(board, seat, players) * reach(board, city, at, seat)).product()
}

/// How much of the two actions of this round a seat has before it.
fn actions_share(board: &Board, seat: Seat, players: usize) -> f32 {
    if board.round() > 0 && seat == board.active_seat() {
        return f32::from(board.actions_left()) / 2.0;
    }
    turn_share(board, seat, players)
}

/// How likely a seat takes the lead of a city from the row `at`, if it has a turn for it.
fn reach(board: &Board, city: City, at: usize, seat: Seat) -> f32 {
    let rows = board.rows(city);
    let own = rows.iter().position(|row| row.disease() == disease_of(seat));
    let needed = rows[at].cubes() - own.map_or(0, |own| rows[own].cubes()) + u8::from(own.is_none_or(|own| own > at));
    let level = board.level(seat, Track::Infection);
    let cost = if own.is_some() { 1 } else { 2 };
    let matching = board.hand(seat).count(city.card().color.index()).min(cost);
    if needed > (2 * level).min(board.room(city)).min(board.dish(seat)) {
        return 0.0;
    }
    let likely = if needed <= level { 0.35 } else { 0.15 };
    let dear = if own.is_some() { 1.0 } else { 0.5 };
    let payable = if board.hand_size(seat) - matching >= 2 * (cost - matching) { 1.0 } else { 0.3 };
    likely * dear * payable
}

/// WHO cards to come.
fn who_left(board: &Board) -> f32 {
    ROUND_KINDS[usize::from(board.round())..].iter().filter(|kind| **kind == RoundKind::Who).count() as f32
}
