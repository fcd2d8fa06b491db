//! Puzzles, erased: the list, the one of a day, and what a solver is told.

use kernel::script::{self, Puzzle, Verdict, Weighed, Weight};
use kernel::{Message, Say as _};

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

/// What is said to a choice that is not the best, and the reasons, if they are about this one.
pub(crate) fn wrong<G: Shelved>(verdict: &Verdict<G::Action>, chosen: G::Action) -> (Message, Vec<Message>) {
    let found = verdict.of(chosen).expect("every legal choice is weighed");
    let tempting = found.weight == Weight::Tempting;
    let key = if tempting { "puzzle-tempting" } else { "puzzle-wrong" };
    let best = verdict.first(Weight::Best).expect("a puzzle has a best choice");
    let message = Message::new(key).with("chosen", percent(found)).with("best", percent(best));
    (message, if tempting { why(verdict) } else { Vec::new() })
}

/// What is said to whoever has solved it.
pub(crate) fn solved<G: Shelved>(verdict: &Verdict<G::Action>) -> (Message, Vec<Message>) {
    let first = |weight| verdict.first(weight).expect("a puzzle has a best and a tempting choice");
    let (best, tempting) = (first(Weight::Best), first(Weight::Tempting));
    let message = Message::new("puzzle-solved")
        .with("best", percent(best))
        .with("tempting", percent(tempting))
        .with("choice", tempting.action.say());
    (message, why(verdict))
}

fn why<A>(verdict: &Verdict<A>) -> Vec<Message> {
    verdict.because.iter().map(script::Because::message).collect()
}

/// What a choice promises, as the mean of what both seeds say, in hundredths.
fn percent<A>(weighed: &Weighed<A>) -> u32 {
    let sum: u32 = weighed.shares.iter().map(|share| share.value).sum();
    (sum + 10) / 20
}
