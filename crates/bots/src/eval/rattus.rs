//! Rattus, judged in cubes: what each seat may expect to have at the end, as a sum of weighted features.
//!
//! The features are those of section 13 of `rules.md`, as far as they helped. The weights were fitted to the final scores
//! of games between searching bots, so they say how many cubes a thing turned out to be worth in the end: a cube on the
//! board early in the game will mostly have died by then, one in the castle will not.

use std::sync::LazyLock;

use kernel::{Id as _, Seat, State};
use rattus::data::{COUNTS, Class, FACES, KNIGHT_BONUS, STARTING_TOKENS};
use rattus::{Board, Frame, Rats, Rattus};

use crate::evaluate::{Evaluate, MOST_TERMS, Terms};
use crate::inputs::Counts;
use crate::value::Net;
use crate::weights::Weights;

/// Rats that come into play in a turn, on average: how the supply measures time.
const RATS_A_TURN: f32 = 1.5;

/// What is counted for a seat, and what each count is worth. *Early* is the share of the supply that is left: 1 at the
/// start, 0 at the end.
#[derive(Clone, Copy, Default)]
struct Features {
    /// Cubes in regions.
    cubes: f32,
    /// The same, times early.
    cubes_early: f32,
    /// Cubes in the castle.
    castle: f32,
    /// Cubes that the ravage which has begun will take, if every rat of the region is turned.
    struck: f32,
    /// The same, times early.
    struck_early: f32,
    /// Cubes that the other rats would take if all were turned.
    at_risk: f32,
    /// The same, times early.
    at_risk_early: f32,
    /// Of these, those next to the emblem.
    at_risk_near: f32,
    /// Own placements to come.
    turns: f32,
    /// Powers that can still be used in this turn or in the final round, by class.
    powers: [f32; 6],
    /// Powers that can be used in a later turn.
    cards_early: f32,
    /// Cards beyond the third: too good a target.
    many_cards: f32,
    /// It is the seat's turn, and cubes have not been placed yet.
    to_place: f32,
    /// The seat made the last turn: no final round, and ties are lost.
    last: f32,
    /// How early it is.
    early: f32,
    /// Always 1.
    always: f32,
}

/// What a count of one is worth, in cubes.
const WEIGHTS: Features = Features {
    cubes: 0.91,
    cubes_early: -0.67,
    castle: 0.67,
    struck: -0.95,
    struck_early: 0.90,
    at_risk: -0.72,
    at_risk_early: 1.05,
    at_risk_near: -0.39,
    turns: 0.73,
    powers: [0.72, 0.13, 0.16, -0.87, -0.22, -0.41],
    cards_early: -0.54,
    many_cards: 0.09,
    to_place: 0.18,
    last: -0.54,
    early: 3.84,
    always: 1.04,
};

/// The places of the terms.
const CUBES: usize = 0;
const CASTLE: usize = 1;
const PLAGUE: usize = 2;
const POWERS: usize = 3;
const TURNS: usize = 4;

impl Features {
    /// The counts, each times its weight, gathered into terms.
    fn weighed(&self) -> Terms {
        let w = &WEIGHTS;
        let powers: f32 = self.powers.iter().zip(&w.powers).map(|(count, weight)| count * weight).sum();
        let mut terms = [0.0; MOST_TERMS];
        terms[CUBES] = self.cubes * w.cubes + self.cubes_early * w.cubes_early;
        terms[CASTLE] = self.castle * w.castle;
        terms[PLAGUE] = self.struck * w.struck
            + self.struck_early * w.struck_early
            + self.at_risk * w.at_risk
            + self.at_risk_early * w.at_risk_early
            + self.at_risk_near * w.at_risk_near;
        terms[POWERS] = powers + self.cards_early * w.cards_early + self.many_cards * w.many_cards;
        terms[TURNS] = self.turns * w.turns
            + self.to_place * w.to_place
            + self.last * w.last
            + self.early * w.early
            + self.always * w.always;
        terms
    }
}

impl Evaluate for Rattus {
    const TERMS: &'static [&'static str] = &["cubes", "castle", "plague", "powers", "turns"];
    const EDGE: f32 = 1.8;

    fn weights() -> &'static Weights {
        static WEIGHTS: LazyLock<Weights> =
            LazyLock::new(|| Weights::ours::<Rattus>(include_str!("../../weights/rattus.toml")));
        &WEIGHTS
    }

    const COUNTS: &'static [&'static str] = &[
        "cubes",
        "castle",
        "struck",
        "at-risk",
        "at-risk-near",
        "turns",
        "peasant",
        "merchant",
        "monk",
        "knight",
        "witch",
        "king",
        "cards",
        "many-cards",
        "to-place",
        "last",
        "reserve",
        "regions",
        "safe",
        "place",
        "taken",
        "placed",
        "to-come",
        "final",
    ];

    fn counts(state: &State<Self>, players: usize, out: &mut [Counts; Seat::MAX]) {
        let board = state.board();
        for (seat, features) in Seat::all(players).zip(features(state, players)) {
            let active = seat == board.active;
            let flag = |is: bool| f32::from(u8::from(is));
            let cards = Class::ALL.iter().filter(|&&class| board.owns(seat, class)).count() as f32;
            let homes = || board.cubes.iter().filter(|(_, cubes)| cubes[seat] > 0);
            let safe = homes().filter(|(region, _)| board.rats[*region].is_empty());
            let at = [
                features.cubes,
                features.castle,
                features.struck,
                features.at_risk,
                features.at_risk_near,
                features.turns,
            ];
            let rest = [
                cards,
                (cards - 3.0).max(0.0),
                features.to_place,
                features.last,
                f32::from(board.reserve[seat]),
                homes().count() as f32,
                safe.map(|(_, cubes)| f32::from(cubes[seat])).sum(),
                ((seat.index() + players - board.active.index()) % players) as f32,
                flag(active && board.turn.card_taken),
                flag(active && board.turn.placed),
                flag(board.last.is_some_and(|last| active || is_to_come(board, seat, last, players))),
                flag(board.last.is_some() && active),
            ];
            for (out, count) in out[seat.index()].iter_mut().zip(at.into_iter().chain(features.powers).chain(rest)) {
                *out = count;
            }
        }
    }

    fn value(_: usize) -> Option<&'static Net> {
        static NET: LazyLock<Net> = LazyLock::new(|| Net::ours::<Rattus>(include_bytes!("../../weights/rattus.net")));
        Some(&NET)
    }

    fn left(state: &State<Self>) -> f32 {
        let board = state.board();
        f32::from(board.supply) / f32::from(COUNTS[board.players() - 2].supply)
    }

    fn terms(state: &State<Self>, players: usize) -> [Terms; Seat::MAX] {
        let mut terms = [[0.0; MOST_TERMS]; Seat::MAX];
        for (terms, features) in terms.iter_mut().zip(&features(state, players)[..players]) {
            *terms = features.weighed();
        }
        terms
    }
}

/// What is counted for each seat.
fn features(state: &State<Rattus>, players: usize) -> [Features; 4] {
    let board = state.board();
    let mut all = [Features::default(); 4];
    let early = f32::from(board.supply) / f32::from(COUNTS[players - 2].supply);
    count_cubes(state, early, players, &mut all);
    for seat in Seat::all(players) {
        let features = &mut all[seat.index()];
        let active = seat == board.active;
        features.cubes_early = features.cubes * early;
        features.struck_early = features.struck * early;
        features.at_risk_early = features.at_risk * early;
        features.castle = f32::from(board.castle[seat]);
        let to_place = active && !board.turn.placed && board.last.is_none();
        features.turns = turns_left(board, seat, players, to_place);
        let usable = match board.last {
            None => active,
            Some(last) => active || is_to_come(board, seat, last, players),
        };
        let mut cards = 0.0_f32;
        for &class in Class::ALL {
            if board.owns(seat, class) {
                cards += 1.0;
                let used = active && board.turn.has_used(class);
                features.powers[class.index()] = f32::from(u8::from(usable && !used));
            }
        }
        features.cards_early = cards * early;
        features.many_cards = (cards - 3.0).max(0.0) * early;
        features.to_place = f32::from(u8::from(to_place));
        features.last = f32::from(u8::from(board.last == Some(seat)));
        features.early = early;
        features.always = 1.0;
    }
    all
}

/// Cubes in regions, and what the rats there would take.
fn count_cubes(state: &State<Rattus>, early: f32, players: usize, all: &mut [Features; 4]) {
    let board = state.board();
    let striking = matches!(state.frame(), Some(Frame::Spread(_) | Frame::Bonus(_) | Frame::Ravage(_)));
    let near = board.neighbours(board.emblem);
    for (region, rats) in board.rats.iter() {
        let cubes = board.cubes[region];
        let people = board.people(region);
        if people == 0 {
            continue;
        }
        let here = region == board.emblem;
        let neutral = if here && (board.turn.bonus || board.final_knight) { *KNIGHT_BONUS } else { 0 };
        let toll = (!rats.is_empty()).then(|| Toll::of(board, *rats, people + neutral));
        let most = cubes.0.into_iter().max().unwrap_or(0);
        for seat in Seat::all(players) {
            let (own, features) = (cubes[seat], &mut all[seat.index()]);
            if own == 0 {
                continue;
            }
            features.cubes += f32::from(own);
            let Some(toll) = &toll else { continue };
            let loss = toll.on(board, seat, own == most).min(f32::from(own));
            if here && striking {
                features.struck += loss;
            } else {
                features.at_risk += loss;
                if near.contains(region) {
                    features.at_risk_near += loss * early;
                }
            }
        }
    }
}

/// Own placements to come, this turn's included. Counted from the turn order, so that the end of a turn changes it for
/// nobody but the one whose turn it was.
fn turns_left(board: &Board, seat: Seat, players: usize, to_place: bool) -> f32 {
    let distance = (seat.index() + players - board.active.index()) % players;
    let turns = (f32::from(board.supply) / RATS_A_TURN - distance as f32) / players as f32;
    match (seat == board.active, to_place) {
        (true, true) => turns.max(1.0),
        (true, false) => (turns - 1.0).max(0.0),
        (false, _) => turns.max(0.0),
    }
}

/// Whether a seat has its place in the final round still before it: the round runs against the turn order.
fn is_to_come(board: &Board, seat: Seat, last: Seat, players: usize) -> bool {
    let place = |seat: Seat| (last.index() + players - seat.index()) % players;
    seat != last && place(seat) > place(board.active)
}

/// The rats of a region, as far as they would strike so many people.
struct Toll {
    /// Faces not known, of the set-up and of the supply: which would strike, and how many rats each of them stands for.
    unknown: [(u64, f32); 2],
    /// Faces that are known and would strike, as a mask.
    known: u64,
}

impl Toll {
    fn of(board: &Board, rats: Rats, people: u8) -> Self {
        let strikes = STRIKES_AT[usize::from(people).min(STRIKES_AT.len() - 1)];
        let (mut known, mut starters, mut others) = (0, 0.0, 0.0);
        for rat in rats {
            match board.face(rat) {
                Some(face) => known |= 1 << face.index(),
                None if board.is_starter(rat) => starters += 1.0,
                None => others += 1.0,
            }
        }
        let group = |faces: u64, rats: f32| (faces & strikes, rats / (faces.count_ones().max(1)) as f32);
        let starting = board.undecided & *STARTING_TOKENS;
        let unknown = [group(starting, starters), group(board.undecided & !*STARTING_TOKENS, others)];
        Self { unknown, known: known & strikes }
    }

    /// Cubes lost to one symbol.
    fn by(&self, symbol: usize) -> f32 {
        let printed = |faces: u64| SYMBOLS[symbol].iter().map(|mask| (faces & mask).count_ones()).sum::<u32>() as f32;
        let unknown = self.unknown.iter().filter(|(_, rats)| *rats > 0.0);
        unknown.map(|(faces, rats)| printed(*faces) * rats).sum::<f32>() + printed(self.known)
    }

    /// Cubes that a seat loses.
    fn on(&self, board: &Board, seat: Seat, leads: bool) -> f32 {
        let classes = Class::ALL.iter().filter(|&&class| board.owns(seat, class));
        let by_class: f32 = classes.map(|&class| self.by(CLASSES + class.index())).sum();
        self.by(ALL) + by_class + if leads { self.by(MAJORITY) } else { 0.0 }
    }
}

/// The tokens that strike so many people or fewer, as masks.
static STRIKES_AT: LazyLock<[u64; 5]> = LazyLock::new(|| {
    std::array::from_fn(|people| {
        let strikes = FACES.iter().filter(|(_, face)| usize::from(face.limit) <= people);
        strikes.fold(0, |mask, (token, _)| mask | 1 << token.index())
    })
});

const MAJORITY: usize = 0;
const ALL: usize = 1;
const CLASSES: usize = 2;

/// The tokens that bear a symbol once and those that bear it twice, as masks, by symbol.
static SYMBOLS: LazyLock<[[u64; 2]; 8]> = LazyLock::new(|| {
    let mut masks = [[0; 2]; 8];
    for (token, face) in FACES.iter() {
        for (symbol, masks) in masks.iter_mut().enumerate() {
            let printed = match symbol {
                MAJORITY => face.majority,
                ALL => face.all,
                _ => face.classes[symbol - CLASSES],
            };
            for mask in masks.iter_mut().take(printed.into()) {
                *mask |= 1 << token.index();
            }
        }
    }
    masks
});
