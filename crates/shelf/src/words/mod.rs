//! Positions in words, for those who do not see the board: one file a game, out of the view alone. The page and the terminal
//! say the same.

pub(crate) mod contagion;
pub(crate) mod messina;
pub(crate) mod pest;
pub(crate) mod rattus;

use kernel::{Arg, Game, Message, Seat, Sim, State, Viewer};
use protocol::{InWords, Passage, ScoreLine, ScoreSheet};

use crate::boards::{self, Pen};
use crate::open::named;
use crate::shelved::Shelved;
use crate::shown::number;

/// A position in words, with what it would score. What a viewer cannot know is guessed before it is counted.
pub(crate) fn in_words<G: Shelved>(state: &State<G>, players: usize, viewer: Viewer) -> InWords {
    let imagined = if state.is_over() { state.clone() } else { state.imagine(viewer, &mut Sim::new(0)) };
    InWords {
        passages: G::passages(&state.view(viewer)),
        sheets: Seat::all(players).map(|seat| sheet(&imagined, players, seat)).collect(),
    }
}

/// The score sheet of a seat, as if the game ended there.
pub(crate) fn sheet<G: Game>(state: &State<G>, players: usize, seat: Seat) -> ScoreSheet {
    let board = state.board();
    let standing = |seat| G::standing(board, seat);
    let line = |line: kernel::ScoreLine| ScoreLine { message: named::<G>("score", line.category), points: line.points };
    ScoreSheet {
        seat: number(seat),
        place: 1 + Seat::all(players).filter(|&other| standing(other) > standing(seat)).count() as u8,
        score: standing(seat)[0],
        resigned: false,
        lines: G::score_sheet(board, seat).into_iter().map(line).collect(),
    }
}

/// Any view as an outline of its parts.
pub(crate) fn outline(view: &impl serde::Serialize) -> Vec<Passage> {
    let pen = Pen { say: &|message| message.key.clone().into_owned(), names: &[], colour: false };
    let text = boards::outline(view, &pen);
    let lines = text.lines().map(|line| Message::new("told-line").with("text", line)).collect();
    vec![passage("told-position", lines)]
}

/// A passage under a heading.
fn passage(title: &'static str, lines: Vec<Message>) -> Passage {
    Passage { title: Message::new(title), lines }
}

/// Several things as one argument; with nothing to name, the word for nothing.
fn listed(items: impl IntoIterator<Item = impl Into<Arg>>) -> Arg {
    let items: Vec<Arg> = items.into_iter().map(Into::into).collect();
    if items.is_empty() { Message::new("told-nothing").into() } else { items.into() }
}

/// So many of a thing.
fn counted(what: impl Into<Arg>, count: impl Into<Arg>) -> Message {
    Message::new("told-count").with("what", what).with("count", count)
}

/// Of these things those that there are, with how many there are of each.
fn held<T: Into<Arg>>(things: impl IntoIterator<Item = (T, u8)>) -> Arg {
    listed(things.into_iter().filter(|(_, count)| *count > 0).map(|(what, count)| counted(what, count)))
}

/// A fact about a place, after the others.
fn also(mut facts: Vec<Message>, key: &'static str, there: bool) -> Vec<Message> {
    facts.extend(there.then(|| Message::new(key)));
    facts
}
