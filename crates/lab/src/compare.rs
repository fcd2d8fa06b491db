//! One set-up against another, deal by deal: what is printed against a patch, an option on against off, one level of bots
//! against the next.
//!
//! Two cells with the same seed get the same deals in the same seats. What a deal does to both is no doubt about their
//! difference, so the difference is taken game by game and its error is that of the pairs.

use std::collections::BTreeSet;

use serde::Serialize;
use shelf::{Brief, Message, Tally};

use crate::answer::Answer;
use crate::folder::Manifest;
use crate::measures::{What, measures};
use crate::place::count;
use crate::report::told::Cards;
use crate::statistics::{ENOUGH, Finding, discoveries};
use crate::study::{Cell, Vow};
use shelf::Estimate;

/// A study that was played.
#[derive(Clone, Copy, Debug)]
pub struct Played<'a> {
    /// What was studied.
    pub manifest: &'a Manifest,
    /// The sums of its cells.
    pub tallies: &'a [Tally],
}

/// Two set-ups side by side.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pair {
    /// The game.
    pub game: String,
    /// How many play it.
    pub players: usize,
    /// What either side changes of the cards, as records spell it: their names among it.
    #[serde(skip)]
    pub(crate) changes: Vec<String>,
    /// What is compared with.
    pub first: SetUp,
    /// What is compared.
    pub second: SetUp,
    /// The games of each that are compared.
    pub games: u64,
    /// Whether both got the same deals, so that they are compared game by game.
    pub paired: bool,
    /// Deals that went the same way with both, choice for choice.
    pub same: u64,
    /// The things that the question is about: those that a patch changes, by kind and number.
    pub about: Vec<(String, usize)>,
    /// The answer; none if all games went the same way, or if there are too few.
    pub answer: Option<Answer>,
    /// What differs, most surely first.
    pub differences: Vec<Difference>,
}

/// One side of a comparison.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SetUp {
    /// What its study is called.
    pub study: String,
    /// The number of its cell, from 1.
    pub cell: usize,
    /// Its options.
    pub options: String,
    /// Its bots.
    pub bots: String,
    /// Its patch; nothing for what is printed.
    pub patch: String,
    /// What some of its bots have sworn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vow: Option<Vow>,
}

/// A figure of both.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Difference {
    /// What it is.
    #[serde(flatten)]
    pub what: What,
    /// The figure of the first.
    pub first: Estimate,
    /// The figure of the second.
    pub second: Estimate,
    /// The second less the first; the error is that of the pairs where there are pairs.
    pub change: Finding,
    /// How many times as many games would be needed without the pairs.
    pub saved: Option<f64>,
    /// Whether the difference survives the correction for so many questions asked at once.
    pub marked: bool,
}

/// The cells of one study that differ in one thing, each against each: a patch, the options, or the bots. The rungs of a
/// ladder are there to differ.
pub fn within(study: Played<'_>) -> Vec<Pair> {
    let cells = &study.manifest.cells;
    let mut pairs = Vec::new();
    for (second, cell) in cells.iter().enumerate() {
        for (first, other) in cells[..second].iter().enumerate() {
            let rungs = cell.ladder && cell.bots != other.bots;
            if !alike(other, cell) || respects(other, cell) != 1 || rungs {
                continue;
            }
            // Of a sweep, every point is held against what is printed, and never the other way round.
            match (&other.sweep, &cell.sweep) {
                (Some(_), Some(_)) if cell.changes.is_empty() => pairs.push(pair((study, second), (study, first))),
                (Some(_), Some(_)) if !other.changes.is_empty() && other.sweeps_with(cell) => {}
                _ => pairs.push(pair((study, first), (study, second))),
            }
        }
    }
    marked(pairs)
}

/// Each cell of the second study against the cell of the first that has most in common with it: of the same game, number of
/// players and bots.
pub fn between(first: Played<'_>, second: Played<'_>) -> Vec<Pair> {
    let mut pairs = Vec::new();
    for (number, cell) in second.manifest.cells.iter().enumerate() {
        let others = first.manifest.cells.iter().enumerate();
        let nearest = others
            .filter(|(_, other)| alike(other, cell) && other.bots == cell.bots)
            .min_by_key(|(_, other)| respects(other, cell));
        if let Some((nearest, _)) = nearest {
            pairs.push(pair((first, nearest), (second, number)));
        }
    }
    marked(pairs)
}

/// Two cells, by their numbers from 1. They must be of the same game and number of players.
pub fn these(first: (Played<'_>, usize), second: (Played<'_>, usize)) -> Result<Pair, Message> {
    let find = |(study, number): (Played<'_>, usize)| {
        let found = number.checked_sub(1).filter(|&at| at < study.manifest.cells.len());
        let cells = study.manifest.cells.len();
        found.ok_or_else(|| Message::new("lab-only-cells").with("cell", count(number)).with("cells", count(cells)))
    };
    let (one, other) = (find(first)?, find(second)?);
    let (before, after) = (&first.0.manifest.cells[one], &second.0.manifest.cells[other]);
    if before.game != after.game || before.players() != after.players() {
        return Err(Message::new("lab-not-alike"));
    }
    let mut pairs = marked(vec![pair((first.0, one), (second.0, other))]);
    Ok(pairs.remove(0))
}

/// Whether two cells can be compared at all.
fn alike(one: &Cell, other: &Cell) -> bool {
    one.game == other.game && one.players() == other.players() && one.ladder == other.ladder
}

/// In how many respects two cells differ: options, patch, bots, what these have sworn.
fn respects(one: &Cell, other: &Cell) -> usize {
    let patch = one.patch != other.patch || one.changes != other.changes;
    let differ = [one.options != other.options, patch, one.bots != other.bots, one.vow != other.vow];
    differ.into_iter().map(usize::from).sum()
}

/// What is asked where bots have sworn: how those who are bound do, or, if all are, what the game is like. That a thing is
/// taken by those who must is no answer.
fn concerns_sworn(one: &Cell, other: &Cell, what: &What) -> bool {
    let vows: Vec<&Vow> = [&one.vow, &other.vow].into_iter().flatten().filter(|_| one.vow != other.vow).collect();
    let Some(vow) = vows.first() else { return true };
    if vow.bots.len() < one.players() {
        return matches!(what, What::BotWins { bot } if vows.iter().any(|vow| vow.bots.contains(bot)));
    }
    what.thing() != Some((vow.kind.as_str(), vow.number))
}

/// Games with their numbers.
type Games<'a> = Vec<(u64, &'a Brief)>;

fn pair(first: (Played<'_>, usize), second: (Played<'_>, usize)) -> Pair {
    let cell = |(study, number): (Played<'_>, usize)| study.manifest.cells[number].clone();
    let (one, other) = (cell(first), cell(second));
    let paired = one.seed == other.seed && one.rotate == other.rotate;
    let (before, after) = (&first.0.tallies[first.1].each, &second.0.tallies[second.1].each);
    let mut games: (Games<'_>, Games<'_>) = Default::default();
    games.0.extend(
        before.iter().filter(|(game, _)| !paired || after.contains_key(game)).map(|(&game, brief)| (game, brief)),
    );
    games.1.extend(
        after.iter().filter(|(game, _)| !paired || before.contains_key(game)).map(|(&game, brief)| (game, brief)),
    );
    let same = if paired { games.0.iter().zip(&games.1).filter(|(one, other)| one == other).count() } else { 0 };
    let endings: BTreeSet<&str> = games.0.iter().chain(&games.1).map(|(_, brief)| brief.ending.as_str()).collect();
    let figures = measures(&one, &games.0, &endings).into_iter().zip(measures(&other, &games.1, &endings));
    let mut differences = Vec::new();
    for ((what, before), (_, after)) in figures {
        let (Some(before), Some(after)) = (before, after) else { continue };
        let (first, second) = (before.estimate(), after.estimate());
        let change = if paired { after.less(&before) } else { after.apart(&before) };
        let saved = (paired && change.error > 0.0).then(|| (second.less(first).error / change.error).powi(2));
        differences.push(Difference { what, first, second, change, saved, marked: false });
    }
    differences.sort_by(|one, other| one.change.probability().total_cmp(&other.change.probability()));
    let games = games.0.len().min(games.1.len()) as u64;
    // What everybody takes on both sides cannot tell: then the question is about the game.
    let open = differences.iter().filter(|difference| !difference.change.is_nothing());
    let moved: BTreeSet<(&str, usize)> = open.filter_map(|one| one.what.thing()).collect();
    let about: Vec<(String, usize)> =
        about(&one, &other).into_iter().filter(|(kind, number)| moved.contains(&(kind.as_str(), *number))).collect();
    // Stronger bots have more points: what levels are asked is who wins, how it ends and what is taken.
    let levels = one.bots != other.bots;
    let asked = differences
        .iter()
        .filter(|difference| (!levels || difference.what.is_part()) && concerns_sworn(&one, &other, &difference.what));
    let answer = if paired && same as u64 == games { None } else { Answer::of(asked, &about, games) };
    Pair {
        game: one.game.clone(),
        players: one.players(),
        changes: one.changes.iter().chain(&other.changes).cloned().collect(),
        first: SetUp::new(&first.0.manifest.title, first.1, &one),
        second: SetUp::new(&second.0.manifest.title, second.1, &other),
        games,
        paired,
        same: same as u64,
        about,
        answer,
        differences,
    }
}

/// Marks what survives the correction, among all pairs together. What varies with neither is no question, and a few games
/// answer none.
fn marked(mut pairs: Vec<Pair>) -> Vec<Pair> {
    let enough = pairs.iter_mut().filter(|pair| pair.games >= ENOUGH as u64);
    let mut asked: Vec<&mut Difference> = enough.flat_map(|pair| &mut pair.differences).collect();
    asked.retain(|difference| !difference.change.is_nothing());
    let least = discoveries(asked.iter().map(|difference| difference.change.probability()).collect());
    for difference in asked {
        difference.marked = difference.change.probability() <= least;
    }
    pairs
}

/// The counted things that only one of the two patches names, or that both change, but not alike.
pub(crate) fn about(one: &Cell, other: &Cell) -> Vec<(String, usize)> {
    let (before, after): (BTreeSet<&String>, BTreeSet<&String>) =
        (one.changes.iter().collect(), other.changes.iter().collect());
    let title = one.title();
    let mut found = Vec::new();
    for line in before.symmetric_difference(&after) {
        let path: Vec<&str> = line.split('=').next().unwrap_or(line).trim().split('.').collect();
        for counted in title.counted() {
            let things = title.things().into_iter().filter(|thing| thing.kind == counted.kind);
            let named = things.enumerate().filter(|(_, thing)| path.contains(&thing.id));
            found.extend(named.map(|(number, _)| (counted.kind.to_owned(), number)));
        }
    }
    found.sort();
    found.dedup();
    found
}

impl Pair {
    /// The cards of both sides.
    pub(crate) fn cards(&self) -> Cards<'_> {
        Cards { game: &self.game, changes: &self.changes }
    }
}

impl SetUp {
    fn new(study: &str, cell: usize, of: &Cell) -> Self {
        Self {
            study: study.to_owned(),
            cell: cell + 1,
            options: of.options.clone(),
            bots: of.bot_words(),
            patch: of.patch.clone(),
            vow: of.vow.clone(),
        }
    }
}
