//! Puzzles, erased: the list, the one of a day, and what a solver is told.

use bots::{Level, finish};
use kernel::script::{self, Puzzle, ScriptError, Share, Verdict, Weighed, Weight};
use kernel::{Action, Arg, Message, Say as _, Seat, Vantage};
use protocol::LessonBubble;

use crate::lessons;
use crate::shelved::Shelved;
use crate::title::Title;

/// A puzzle on the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleCard {
    /// Its word: `rattus-puzzle-1`.
    pub id: String,
    /// How hard it is, from 1 to 3.
    pub grade: u8,
}

/// The puzzle of a day, the same for everybody: the games take turns, and all of them come before one comes again.
pub fn daily(titles: &[&'static dyn Title], day: u64) -> Option<String> {
    let mut cards: Vec<_> = titles.iter().map(|title| title.puzzles().into_iter()).collect();
    let mut ids = Vec::new();
    loop {
        let round: Vec<String> = cards.iter_mut().filter_map(Iterator::next).map(|card| card.id).collect();
        if round.is_empty() {
            break;
        }
        ids.extend(round);
    }
    let count = u64::try_from(ids.len()).ok().filter(|&count| count > 0)?;
    usize::try_from(day % count).ok().map(|at| ids.swap_remove(at))
}

/// The puzzles of a game, in order.
pub(crate) fn cards<G: Shelved>() -> Vec<PuzzleCard> {
    let card = |lesson: script::Lesson| {
        let Puzzle { plan, verdict } = Puzzle::<G>::read(&lesson).expect("tests read every puzzle");
        PuzzleCard { id: plan.id, grade: verdict.grade }
    };
    texts::<G>().map(card).collect()
}

/// The puzzles of a game as they are written, in order.
pub(crate) fn texts<G: Shelved>() -> impl Iterator<Item = script::Lesson> {
    G::PUZZLES.iter().flat_map(|text| script::parse(text).expect("tests read every puzzle").puzzles)
}

/// How games are finished anew: as the puzzle says, where nothing else is.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Anew {
    /// Games after each choice by each level.
    pub games: Option<u32>,
    /// Where their chance comes from.
    pub seed: Option<u64>,
    /// The levels that finish them.
    pub levels: Option<Vec<Level>>,
}

/// What games finished anew say of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Confirmed {
    /// Games after each choice by each level.
    pub games: u32,
    /// The choices, in the order of the puzzle.
    pub choices: Vec<Refinished>,
}

/// What games finished anew say of a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refinished {
    /// The choice, in notation.
    pub choice: String,
    /// What it is to the puzzle.
    pub weight: Weight,
    /// What the puzzle says was won, and what was won now, by each level.
    pub shares: Vec<(Share, Share)>,
}

impl Refinished {
    /// What was won now by all levels together.
    pub fn won(&self) -> Share {
        mean(self.shares.iter().map(|(_, won)| *won))
    }

    /// What the puzzle says.
    pub fn promised(&self) -> Share {
        mean(self.shares.iter().map(|(promised, _)| *promised))
    }
}

impl Confirmed {
    /// Every choice but the best that did not lose to it clearly: by the margin and by four standard errors together, and with
    /// each level.
    pub fn unclear(&self) -> impl Iterator<Item = &Refinished> {
        let best = self.choices.iter().find(|choice| choice.weight == Weight::Best);
        let clear = move |other: &Refinished| {
            best.is_some_and(|best| {
                let (ahead, other_won) = (best.won(), other.won());
                let lead = ahead.value.saturating_sub(other_won.value);
                let each =
                    best.shares.iter().zip(&other.shares).all(|((_, best), (_, other))| best.value > other.value);
                each && lead >= Share::MARGIN && lead.pow(2) >= 16 * (ahead.error.pow(2) + other_won.error.pow(2))
            })
        };
        self.choices.iter().filter(move |choice| choice.weight != Weight::Best && !clear(choice))
    }

    /// Every choice of which the puzzle promises something else than what came true, by more than four standard errors.
    pub fn untrue(&self) -> impl Iterator<Item = &Refinished> {
        self.choices.iter().filter(|choice| {
            let (promised, won) = (choice.promised(), choice.won());
            promised.value.abs_diff(won.value).pow(2) > 16 * (promised.error.pow(2) + won.error.pow(2))
        })
    }
}

/// The mean of some shares that know nothing of each other.
fn mean(shares: impl Iterator<Item = Share> + Clone) -> Share {
    let count = u32::try_from(shares.clone().count()).unwrap_or(1).max(1);
    let value: u32 = shares.clone().map(|share| share.value).sum();
    let squares: u32 = shares.map(|share| share.error.pow(2)).sum();
    Share { value: value / count, error: squares.isqrt().div_ceil(count) }
}

/// Finishes games after each choice of a puzzle, for whoever wants to know whether it holds.
pub(crate) fn confirm<G: Shelved>(lesson: &script::Lesson, anew: &Anew) -> Result<Confirmed, ScriptError> {
    let Puzzle { plan, verdict } = Puzzle::<G>::read(lesson)?;
    let lecture = plan.begin(&lessons::other::<G>)?;
    let vantage = Vantage::new(&lecture.state, Seat::new(0), lecture.players());
    let choices: Vec<G::Action> = verdict.weighed.iter().map(|weighed| weighed.action).collect();
    let (games, seed) = (anew.games.unwrap_or(verdict.games), anew.seed.unwrap_or(verdict.seed));
    let written = verdict.levels.map(Level::at);
    let levels = anew.levels.clone().unwrap_or_else(|| written.to_vec());
    let found: Vec<_> = levels.iter().map(|&level| finish(vantage, &choices, level, games, seed)).collect();
    let choice = |(at, weighed): (usize, &Weighed<G::Action>)| {
        let promised = |level: &Level| {
            let place = written.iter().position(|written| written == level);
            place.map_or_else(|| mean(weighed.shares.into_iter()), |place| weighed.shares[place])
        };
        let shares = levels.iter().zip(&found).map(|(level, found)| (promised(level), found[at].share())).collect();
        Refinished { choice: weighed.action.to_string(), weight: weighed.weight, shares }
    };
    Ok(Confirmed { games, choices: verdict.weighed.iter().enumerate().map(choice).collect() })
}

/// What is said to a choice that is not the best, and the reasons, if they are about this one.
pub(crate) fn wrong<G: Shelved>(verdict: &Verdict<G::Action>, chosen: G::Action) -> (Message, Vec<Message>) {
    let found = verdict.of(chosen).expect("every legal choice is weighed");
    let tempting = found.weight == Weight::Tempting;
    let key = if tempting { "puzzle-tempting" } else { "puzzle-wrong" };
    let best = verdict.first(Weight::Best).expect("a puzzle has a best choice");
    let message = shares(Message::new(key), [("chosen", "chosen-error", found), ("best", "best-error", best)]);
    (message, if tempting { why(verdict) } else { Vec::new() })
}

/// What is said to whoever has solved it.
pub(crate) fn solved<G: Shelved>(verdict: &Verdict<G::Action>) -> (Message, Vec<Message>) {
    let first = |weight| verdict.first(weight).expect("a puzzle has a best and a tempting choice");
    let (best, tempting) = (first(Weight::Best), first(Weight::Tempting));
    let solved = Message::new("puzzle-solved").with("choice", tempting.action.say());
    let message = shares(solved, [("best", "best-error", best), ("tempting", "tempting-error", tempting)]);
    (message, why(verdict))
}

/// What helps: where to look, what kind of choice it is, the choice.
pub(crate) fn hints<G: Shelved>(verdict: &Verdict<G::Action>, legal: &[G::Action]) -> Vec<LessonBubble> {
    let best = verdict.first(Weight::Best).expect("a puzzle has a best choice").action;
    let at = best.target();
    let where_to = LessonBubble { message: Message::new("puzzle-hint-where"), at: Some(at.clone()) };
    let kind = Message::new("puzzle-hint-kind").with("choices", kind(verdict, best, legal));
    let choice = Message::new("lesson-try").with("choice", best.say());
    vec![where_to, LessonBubble { message: kind, at: Some(at.clone()) }, LessonBubble { message: choice, at: Some(at) }]
}

/// The choices of the kind of the best one, which begin with the same word; where that says nothing, or all of it, the best
/// and the tempting one, in the order of the list.
fn kind<A: Action>(verdict: &Verdict<A>, best: A, legal: &[A]) -> Vec<Arg> {
    let word = |action: &A| action.to_string().split(' ').next().map(str::to_owned);
    let mut same: Vec<A> = legal.iter().copied().filter(|action| word(action) == word(&best)).collect();
    if same.len() == 1 || same.len() == legal.len() {
        let weight = |action: &A| verdict.of(*action).map(|weighed| weighed.weight);
        same = legal
            .iter()
            .copied()
            .filter(|action| weight(action).is_some_and(|weight| weight != Weight::Other))
            .collect();
    }
    same.iter().map(|action| action.say().into()).collect()
}

fn why<A>(verdict: &Verdict<A>) -> Vec<Message> {
    verdict.because.iter().map(script::Because::message).collect()
}

/// What choices won of the finished games, in hundredths, with the standard errors.
fn shares<A>(message: Message, told: [(&'static str, &'static str, &Weighed<A>); 2]) -> Message {
    told.into_iter().fold(message, |message, (share, error, weighed)| {
        let (won, within) = weighed.percent();
        message.with(share, won).with(error, within)
    })
}
