//! Puzzles are found, not invented: positions of games between bots in which the choice that looks best is not, and a long
//! search is sure of a better one.

use kernel::script::{Because, Eyes, Script, Share, Verdict, Weighed, Weight, write_script};
use kernel::{Actions, Arg, Bot as _, Message, Seat, Session, Vantage, Viewer};

use crate::analysis::Estimate;
use crate::evaluate::Evaluate;
use crate::greedy::Greedy;
use crate::mind::Mind;
use crate::playing::{key, mix, whim};
use crate::reason::{outlook, reasons};
use crate::search::{Search, Tuning};
use crate::strength::Strength;

/// Whoever solves a puzzle sits there.
const SOLVER: Seat = Seat::new(0);

/// So many choices are enough to think about, and so many can be overlooked.
const CHOICES: std::ops::RangeInclusive<usize> = 3..=14;

/// So many choices may be equally good.
const MOST_BEST: usize = 3;

/// Iterations of the search that looks whether a position is worth a longer one, and tries of its two choices.
const SHORT: u32 = 240;
const GLANCE: u32 = 120;

/// Those who play the games, and the short search that finds the easier puzzles.
const PLAYING: Strength = Strength::Searching(60);

/// Tries of each choice, with each seed.
const LONG: u32 = 1_000;

/// Positions on which the best and the tempting choice are compared for reasons.
const SAMPLES: u32 = 48;

/// From so many thousandths on the difference is easy to see.
const PLAIN: u32 = 100;

/// No position takes more sentences: one that does is written as a whole game.
const LONGEST: usize = 90;

/// No more than this of one game.
const A_GAME: usize = 2;

/// A position worth solving.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The entry of the record before which it stands.
    pub step: usize,
    /// How hard it is.
    pub grade: u8,
    /// The sentences of the puzzle.
    pub lines: Vec<String>,
}

/// Plays a game and keeps what is worth solving in it.
pub fn puzzles<G: Evaluate + Script>(options: &G::Options, seed: u64, game: u64) -> Vec<Found> {
    let (mut session, _, _) = Session::<G>::start(*options, key(seed, game));
    let mut bots: Vec<_> =
        (0..session.players()).map(|seat| PLAYING.bot::<G>(whim(seed, game, seat), *G::weights())).collect();
    let mut found: Vec<Found> = Vec::new();
    // One a turn: the next choice of the same turn would be the same puzzle again.
    let (mut turn, mut fresh) = (G::turn(session.state()), true);
    while let Some(seat) = session.state().asked().first() {
        let now = G::turn(session.state());
        if now != turn {
            (turn, fresh) = (now, true);
        }
        if seat == SOLVER && fresh && found.len() < A_GAME {
            let puzzle = puzzle(&session, mix(whim(seed, game, seat.index()), session.step() as u64));
            fresh = puzzle.is_none();
            found.extend(puzzle);
        }
        let bot = &mut bots[seat.index()];
        let action = bot.choose(session.vantage(seat), PLAYING.budget());
        let Ok(_) = session.play(seat, action) else { unreachable!("a bot chooses out of the legal list") };
    }
    found
}

/// What the first seat is asked now, if it is worth solving.
fn puzzle<G: Evaluate + Script>(session: &Session<G>, seed: u64) -> Option<Found> {
    let vantage = session.vantage(SOLVER);
    let mut legal = Actions::<G>::new();
    vantage.legal(&mut legal);
    if !CHOICES.contains(&legal.len()) {
        return None;
    }
    let tempting = Greedy::new(seed).choose(vantage, Strength::Blurred(0.0).budget());
    let best = Search::<G>::new(seed, Tuning::DEEP).best(vantage, SHORT);
    if best == tempting {
        return None;
    }
    let ahead = weigh(vantage, best, seed, GLANCE).value - weigh(vantage, tempting, seed, GLANCE).value;
    if ahead * 1000.0 < f64::from(Share::MARGIN) {
        return None;
    }
    // What the words of the game cannot leave open is written as it lies there; nobody who solves it is shown it.
    let written = |eyes| write_script(session.record(), session.step(), eyes);
    let position = written(Eyes::Of(Viewer::Seat(SOLVER))).or_else(|| written(Eyes::All))?;
    if position.len() > LONGEST {
        return None;
    }
    let verdict = verdict(vantage, &legal, tempting, seed)?;
    let (grade, behind) = verdict.written(G::seats(&session.record().options));
    // A choice that the game makes by itself is one like any other here.
    let before = position.into_iter().map(|line| line.replacen(" auto ", ": ", 1));
    let lines = std::iter::once(grade).chain(before).chain(behind).collect();
    Some(Found { step: session.step(), grade: verdict.grade, lines })
}

/// What a choice promises after so many tries.
fn weigh<G: Evaluate>(vantage: Vantage<'_, G>, action: G::Action, seed: u64, tries: u32) -> Estimate {
    Estimate::mean(&Mind::new(seed, Tuning::DEEP, *G::weights()).weigh(vantage, action, tries))
}

/// Weighs every choice with two seeds; nothing unless a few are clearly better than the rest, and the tempting one is not
/// among them.
fn verdict<G: Evaluate>(
    vantage: Vantage<'_, G>,
    legal: &Actions<G>,
    tempting: G::Action,
    seed: u64,
) -> Option<Verdict<G::Action>> {
    let seeds = [1, 2];
    #[expect(clippy::cast_sign_loss, reason = "shares and errors are never below nothing")]
    let share = |action, seed: u64| {
        let Estimate { value, error } = weigh(vantage, action, seed, LONG);
        Share { value: (value * 1000.0).round() as u32, error: (error * 1000.0).ceil() as u32 }
    };
    let first: Vec<Share> = legal.iter().map(|&action| share(action, seeds[0])).collect();
    let mut order: Vec<usize> = (0..legal.len()).collect();
    order.sort_by_key(|&at| std::cmp::Reverse(first[at].value));
    let clear = |count: &usize| {
        let (best, rest) = order.split_at(*count);
        best.iter().all(|&best| rest.iter().all(|&other| first[best].is_clear_of(first[other])))
    };
    let count = (1..=MOST_BEST.min(legal.len() - 1)).find(clear)?;
    if order[..count].iter().any(|&at| legal[at] == tempting) {
        return None;
    }
    let weighed = order.iter().enumerate().map(|(place, &at)| {
        let action = legal[at];
        let weight = if place < count {
            Weight::Best
        } else if action == tempting {
            Weight::Tempting
        } else {
            Weight::Other
        };
        Weighed { action, weight, shares: [first[at], share(action, seeds[1])] }
    });
    let mut verdict = Verdict { grade: 1, tries: LONG, seeds, weighed: weighed.collect(), because: Vec::new() };
    if verdict.unclear().is_some() {
        return None;
    }
    let best = verdict.weighed[0];
    verdict.because = because(vantage, best.action, tempting, seed);
    verdict.grade = grade(vantage, &verdict, seed);
    Some(verdict)
}

/// 3 if a short search does not find it either; 2 if the difference is small; 1 otherwise.
fn grade<G: Evaluate>(vantage: Vantage<'_, G>, verdict: &Verdict<G::Action>, seed: u64) -> u8 {
    let chosen = Search::<G>::new(seed, Tuning::WIDE).best(vantage, PLAYING.budget().iterations);
    if verdict.of(chosen).is_some_and(|weighed| weighed.weight != Weight::Best) {
        return 3;
    }
    let worth = |weight| verdict.first(weight).map_or(0, |weighed| weighed.shares[0].value);
    if worth(Weight::Best) < worth(Weight::Tempting) + PLAIN { 2 } else { 1 }
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
