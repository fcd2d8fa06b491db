//! Puzzles are found, not invented: positions of games between bots in which one choice wins clearly more games than every
//! other.
//!
//! A search proposes: it is quick, and often wrong. Games played to their end decide (`finished.rs`), first a few, to drop what
//! is hopeless, and then, with chance that nothing was picked by, as many as it takes to be sure.

use kernel::record::Record;
use kernel::script::{Because, Eyes, Puzzle, Script, Share, Verdict, Weighed, Weight, write_script};
use kernel::{Actions, Arg, Bot as _, Message, Seat, Session, State, Vantage, Viewer};

use crate::estimate::Estimate;
use crate::evaluate::Evaluate;
use crate::finished::{FINISHERS, Finishing};
use crate::greedy::Greedy;
use crate::level::Level;
use crate::mind::Mind;
use crate::playing::{key, mix, whim};
use crate::reason::{outlook, reasons};
use crate::search::{Search, Tuning};
use crate::strength::Strength;

/// Whoever solves a puzzle sits there.
const SOLVER: Seat = Seat::new(0);

/// More choices than this take too many games.
const MOST: usize = 11;

/// Those who play the games in which positions are looked for.
const PLAYING: Level = Level::at(5);

/// Tries of each choice by the search that proposes, and by so much of the game it must prefer one.
const TRIES: u32 = 20;
const PROPOSED: f64 = 0.01;

/// Iterations of the search that does not find the hard ones.
const SHORT: u32 = 60;

/// Which of the levels plays on until there are so many games of each choice, and by how many thousandths one choice must then be
/// ahead: the quick one first.
const HOPEFUL: [(usize, u32, u32); 5] = [(0, 10, 100), (0, 24, 80), (1, 24, 80), (0, 60, 90), (1, 60, 100)];

/// By so many thousandths the best must stay ahead for more games to be played.
const AHEAD: u32 = 80;

/// So many games decide, if they are clear; otherwise so many more do.
const DECIDING: [u32; 3] = [100, Share::GAMES, 2 * Share::GAMES];

/// So many thousandths of the games the best choice wins at least: nobody enjoys a position that is lost anyway.
const WORTH_IT: u32 = 250;

/// Positions on which the best and the tempting choice are compared for reasons.
const SAMPLES: u32 = 48;

/// No position takes more sentences: one that does is written as a whole game.
const LONGEST: usize = 90;

/// With so much of the game left it has hardly begun: what a set-up is worth shows in no number of games.
const BEGUN: f32 = 0.95;

/// What is known of a puzzle before games decide it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sketch {
    /// The entry of the record before which it stands.
    pub step: usize,
    /// How many sit at the table.
    pub players: usize,
    /// How hard it is.
    pub grade: u8,
    /// The part of the game it is from: 1, 2 or 3.
    pub part: u8,
    /// The key of the question.
    pub question: String,
    /// The best choice.
    pub best: String,
}

/// A position worth solving.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// What it is.
    pub sketch: Sketch,
    /// The sentences of the puzzle.
    pub lines: Vec<String>,
}

/// Plays a game and keeps the first position in one part of it, from 1 to 3, that is worth solving and wanted.
pub fn puzzle_of<G: Evaluate + Script>(
    options: &G::Options,
    seed: u64,
    game: u64,
    part: u8,
    wanted: &dyn Fn(&Sketch) -> bool,
) -> Option<Found> {
    let (mut session, _, _) = Session::<G>::start(*options, key(seed, game));
    let weights = *G::weights();
    let strength = weights.levels.strength(PLAYING);
    let mut bots: Vec<_> =
        (0..session.players()).map(|seat| strength.bot::<G>(whim(seed, game, seat), weights)).collect();
    let mut asked = Vec::new();
    while let Some(seat) = session.state().asked().first() {
        if seat == SOLVER && part_of(session.state()) == Some(part) {
            asked.push((session.step(), session.state().clone()));
        }
        let action = bots[seat.index()].choose(session.vantage(seat), strength.budget());
        let Ok(_) = session.play(seat, action) else { unreachable!("a bot chooses out of the legal list") };
    }
    // The later, the fewer choices follow: there one of them decides more, and games are finished sooner.
    asked.iter().rev().find_map(|(step, state)| {
        let place = Place { record: session.record(), step: *step, state, players: session.players(), part };
        puzzle(&place, mix(whim(seed, game, SOLVER.index()), *step as u64), wanted)
    })
}

/// A position of a game.
struct Place<'a, G: Evaluate> {
    record: &'a Record<G>,
    step: usize,
    state: &'a State<G>,
    players: usize,
    part: u8,
}

/// Which third of the game it is; none while it begins.
fn part_of<G: Evaluate + Script>(state: &State<G>) -> Option<u8> {
    let asked = state.question()?;
    let left = G::left(state);
    let begins = G::SET_UP.contains(&asked.message.key.as_ref()) || left > BEGUN;
    (!begins).then(|| match left {
        _ if left > 2.0 / 3.0 => 1,
        _ if left > 1.0 / 3.0 => 2,
        _ => 3,
    })
}

/// What the first seat is asked now, if it is worth solving.
fn puzzle<G: Evaluate + Script>(
    &Place { record, step, state, players, part }: &Place<'_, G>,
    seed: u64,
    wanted: &dyn Fn(&Sketch) -> bool,
) -> Option<Found> {
    let vantage = Vantage::new(state, SOLVER, players);
    let mut legal = Actions::<G>::new();
    vantage.legal(&mut legal);
    if !(Puzzle::<G>::LEAST..=MOST).contains(&legal.len()) || !is_proposed(vantage, &legal, seed) {
        return None;
    }
    let best = hopeful(vantage, &legal, mix(seed, 1))?;
    let first_sight = Greedy::new(seed).choose(vantage, Strength::Blurred(0.0).budget());
    let sketch = Sketch {
        step,
        players,
        grade: grade(vantage, best, first_sight, seed),
        part,
        question: state.question()?.message.key.into_owned(),
        best: best.to_string(),
    };
    if !wanted(&sketch) {
        return None;
    }
    // What the words of the game cannot leave open is written as it lies there; nobody who solves it is shown it.
    let written = |eyes| write_script(record, step, eyes);
    let position = written(Eyes::Of(Viewer::Seat(SOLVER))).or_else(|| written(Eyes::All))?;
    if position.len() > LONGEST {
        return None;
    }
    let mut verdict = decided(vantage, &legal, best, first_sight, mix(seed, 2))?;
    verdict.grade = sketch.grade;
    let tempting = verdict.first(Weight::Tempting)?.action;
    verdict.because = because(vantage, best, tempting, seed);
    let (grade, behind) = verdict.written(G::seats(&record.options));
    // A choice that the game makes by itself is one like any other here.
    let before = position.into_iter().map(|line| line.replacen(" auto ", ": ", 1));
    let lines = std::iter::once(grade).chain(before).chain(behind).collect();
    Some(Found { sketch, lines })
}

/// Whether a search prefers one choice.
fn is_proposed<G: Evaluate>(vantage: Vantage<'_, G>, legal: &Actions<G>, seed: u64) -> bool {
    let weigh = |&action: &G::Action| {
        Estimate::mean(&Mind::new(seed, Tuning::DEEP, *G::weights()).weigh(vantage, action, TRIES)).value
    };
    let mut shares: Vec<f64> = legal.iter().map(weigh).collect();
    shares.sort_by(f64::total_cmp);
    matches!(shares[..], [.., second, best] if best - second >= PROPOSED)
}

/// The choice that a few finished games prefer clearly enough to play more of them.
fn hopeful<G: Evaluate>(vantage: Vantage<'_, G>, legal: &Actions<G>, seed: u64) -> Option<G::Action> {
    let mut levels = FINISHERS.map(|level| Finishing::new(vantage, legal, level, seed));
    let mut best = None;
    for (level, games, margin) in HOPEFUL {
        levels[level].until(games);
        let played = levels.iter().take_while(|level| level.found[0].games > 0).count();
        let &[(first, at), (second, _), ..] = &ranked(&levels[..played])[..] else { return None };
        if first < second + margin || first < WORTH_IT {
            return None;
        }
        best = Some(legal[at]);
    }
    best
}

/// What the games of these levels give each choice, in thousandths, the best first, with its place in the list.
fn ranked<G: Evaluate>(levels: &[Finishing<'_, G>]) -> Vec<(u32, usize)> {
    let share = |at: usize| levels.iter().map(|level| level.found[at].share().value).sum::<u32>() / levels.len() as u32;
    let mut ranked: Vec<(u32, usize)> = (0..levels[0].found.len()).map(|at| (share(at), at)).collect();
    ranked.sort_by(|one, other| other.cmp(one));
    ranked
}

/// Finishes as many games after each choice as it takes to be sure that this one is the best; nothing unless it is.
fn decided<G: Evaluate>(
    vantage: Vantage<'_, G>,
    legal: &Actions<G>,
    best: G::Action,
    first_sight: G::Action,
    seed: u64,
) -> Option<Verdict<G::Action>> {
    let seed = seed >> 32;
    let mut levels = FINISHERS.map(|level| Finishing::new(vantage, legal, level, seed));
    for games in DECIDING {
        for level in &mut levels {
            level.until(games);
        }
        let order = ranked(&levels);
        let &[(first, at), (second, next), ..] = &order[..] else { return None };
        if legal[at] != best || first < second + AHEAD || first < WORTH_IT {
            return None;
        }
        let tempting = if first_sight == best { legal[next] } else { first_sight };
        let weighed = order.iter().map(|&(_, at)| {
            let weight = match legal[at] {
                action if action == best => Weight::Best,
                action if action == tempting => Weight::Tempting,
                _ => Weight::Other,
            };
            let shares = [levels[0].found[at].share(), levels[1].found[at].share()];
            Weighed { action: legal[at], weight, shares }
        });
        let verdict = Verdict {
            grade: 1,
            games,
            levels: FINISHERS.map(Level::number),
            seed,
            weighed: weighed.collect(),
            because: Vec::new(),
        };
        if games >= Share::GAMES && verdict.unclear().is_none() {
            return Some(verdict);
        }
    }
    None
}

/// 3 if a short search does not find it; 2 if it does not look best at first sight; 1 otherwise.
fn grade<G: Evaluate>(vantage: Vantage<'_, G>, best: G::Action, first_sight: G::Action, seed: u64) -> u8 {
    if Search::<G>::new(seed, Tuning::WIDE).best(vantage, SHORT) != best {
        return 3;
    }
    if first_sight == best { 1 } else { 2 }
}

/// What speaks for the best choice against the tempting one, in the terms of the judgement.
fn because<G: Evaluate>(vantage: Vantage<'_, G>, best: G::Action, tempting: G::Action, seed: u64) -> Vec<Because> {
    let mut mind = Mind::<G>::new(seed, Tuning::DEEP, *G::weights());
    let mut after = |action| outlook(&mut mind, vantage, action, SAMPLES, seed);
    let (best, tempting) = (after(best), after(tempting));
    let told = |message: Message| {
        let seat = message.args.iter().find_map(|(_, arg)| match arg {
            Arg::Seat(seat) => Some(*seat),
            Arg::Number(_) | Arg::Text(_) | Arg::Message(_) | Arg::List(_) => None,
        });
        Because { key: message.key.into_owned(), seat: seat.expect("a reason is about a seat") }
    };
    reasons::<G>(&best, &tempting, vantage.seat(), vantage.players()).into_iter().map(told).collect()
}
