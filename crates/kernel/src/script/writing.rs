//! The way back: a position written in the words that lay it out, and a game in play written as a script.
//!
//! Each position word of a game says of a position what it lays out ([`Given::written`](super::Given::written)), so that
//! there is one table for both ways. What is written is laid out again before it is given to anybody: a position that the
//! words of its game cannot say, because it lies in the middle of a rule, is written as an earlier one and the choices since;
//! where those would give something away, with what is out of sight imagined (`imagined.rs`).

use serde::{Deserialize, Serialize};

use super::laying::Laid;
use super::{Script, Seats};
use crate::chance::Chance;
use crate::record::{Deed, Record};
use crate::table::{Noting, Rolled};
use crate::{Game, Seat, SeatSet, Sim, State, Viewer, options};

/// Whose knowledge a position is written with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Eyes {
    /// All that is on the table, seen by anybody or by nobody.
    All,
    /// What this viewer knows; the rest is left open.
    Of(Viewer),
}

/// A position that is being written.
pub struct Scene<'a, G: Game> {
    /// What lies on the table.
    pub board: &'a G::Board,
    /// Where we are in the rulebook, outermost first.
    pub stack: &'a [G::Frame],
    /// Whose knowledge it is written with.
    pub eyes: Eyes,
}

impl<G: Game> Scene<'_, G> {
    /// Whether something that these seats know may be written.
    pub fn known_to(&self, seats: SeatSet) -> bool {
        match self.eyes {
            Eyes::All => true,
            Eyes::Of(viewer) => viewer.among(seats),
        }
    }
}

/// Says of a position what a word lays out.
pub type Write<G> = fn(&Scene<'_, G>, &mut Sentences);

/// Sentences that are being written, all of them with one word.
pub struct Sentences {
    name: &'static str,
    seats: Seats,
    lines: Vec<String>,
}

impl Sentences {
    /// The word with this behind it.
    pub fn say(&mut self, words: impl AsRef<str>) {
        let words = words.as_ref();
        let space = if words.is_empty() { "" } else { " " };
        self.lines.push(format!("{}{space}{words}", self.name));
    }

    /// The word behind a seat, with this behind it.
    pub fn say_of(&mut self, seat: Seat, words: impl std::fmt::Display) {
        self.lines.push(format!("{} {} {words}", self.seats.name(seat), self.name));
    }

    /// What a seat is called.
    pub fn seat(&self, seat: Seat) -> String {
        self.seats.name(seat)
    }

    /// The seats at the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats.players())
    }
}

/// The words that lay a position out, if there are some: they are laid out again and compared.
pub fn write_position<G: Script>(options: &G::Options, state: &State<G>, eyes: Eyes) -> Option<Laid<G>> {
    let scene = Scene { board: state.board(), stack: state.stack(), eyes };
    let mut lines = Vec::new();
    for given in G::GIVEN {
        let Some(write) = given.write else { continue };
        let mut sentences = Sentences { name: given.word.name, seats: G::seats(options), lines: Vec::new() };
        write(&scene, &mut sentences);
        lines.append(&mut sentences.lines);
    }
    Laid::read(options, &lines).ok().filter(|laid| agrees(laid, state, eyes))
}

/// Whether a position that was laid out is this one, to these eyes.
fn agrees<G: Script>(laid: &Laid<G>, state: &State<G>, eyes: Eyes) -> bool {
    let mut noting = unasked();
    let found = laid.state(&mut noting);
    if !noting.rolls.is_empty() {
        return false;
    }
    match eyes {
        Eyes::All => found == *state,
        Eyes::Of(viewer) => looks_the_same(&found, state, viewer),
    }
}

/// Whether two positions look the same to a viewer: what they see, what is asked, what they may choose.
pub(super) fn looks_the_same<G: Game>(one: &State<G>, other: &State<G>, viewer: Viewer) -> bool {
    let legal = |state: &State<G>| {
        let mut legal = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            state.legal(seat, &mut legal);
        }
        legal
    };
    one.view(viewer) == other.view(viewer)
        && one.asked() == other.asked()
        && one.question() == other.question()
        && legal(one) == legal(other)
}

/// Leaves out what a position would have anyway.
pub(super) fn shorten<G: Script>(options: &G::Options, state: &State<G>, eyes: Eyes, laid: Laid<G>) -> Laid<G> {
    let mut best = laid;
    for at in (0..best.lines().len()).rev() {
        let mut fewer = best.lines().to_vec();
        fewer.remove(at);
        if let Ok(laid) = Laid::read(options, &fewer)
            && agrees(&laid, state, eyes)
        {
            best = laid;
        }
    }
    best
}

/// A choice that stands, with the position before it.
pub(super) struct Stood<G: Game> {
    pub(super) before: State<G>,
    pub(super) seat: Seat,
    pub(super) deed: Deed<G::Action>,
    pub(super) rolls: Vec<String>,
    sealed: bool,
}

/// A game after so many entries of its record as the sentences of a script: options, position, rolls and choices. Only what
/// `eyes` may know is written, and where the choices since an earlier position hang on more, something that looks the same to
/// them; none if that does not suffice to say where the game stands.
pub fn write_script<G: Script>(record: &Record<G>, step: usize, eyes: Eyes) -> Option<Vec<String>> {
    let mut table = noting(Chance::new(&record.seed, 0));
    let mut state = record.first(&mut table);
    let first_rolls = named(&table.rolls);
    let mut stood: Vec<Stood<G>> = Vec::new();
    for (number, entry) in (1..).zip(&record.entries[..step.min(record.entries.len())]) {
        match entry.deed {
            Deed::Undo { count, .. } => {
                state = stood.drain(stood.len() - count..).next().expect("an undo takes something back").before;
            }
            Deed::Choice(action) | Deed::Automatic(action) => {
                let before = state.clone();
                let mut table = noting(Chance::new(&record.seed, number));
                state.play_unchecked(entry.seat, action, &mut table);
                let (rolls, sealed) = (named(&table.rolls), table.sealed);
                stood.push(Stood { before, seat: entry.seat, deed: entry.deed, rolls, sealed });
            }
        }
    }
    let options = &record.options;
    let mut lines = vec![format!("options {}", options::write(options))];
    let mut from = stood.len();
    loop {
        let there = stood.get(from).map_or(&state, |stood| &stood.before);
        if let Some(laid) = write_position(options, there, eyes) {
            let laid = shorten(options, there, eyes, laid);
            lines.extend(laid.lines().iter().map(|line| format!("given {line}")));
            break;
        }
        if from == 0 {
            if !knows_all(there, eyes) {
                return imagined(options, lines, &stood, &state, eyes);
            }
            let given = record.position.iter().flat_map(Laid::lines);
            lines.extend(given.map(|line| format!("given {line}")));
            lines.extend(rolls(&first_rolls));
            break;
        }
        if !may_be_told(&stood[from - 1], there, eyes) {
            return imagined(options, lines, &stood, &state, eyes);
        }
        from -= 1;
    }
    let seats = G::seats(options);
    for Stood { seat, deed, rolls: rolled, .. } in &stood[from..] {
        lines.extend(rolls(rolled));
        let seat = seats.name(*seat);
        match deed {
            Deed::Choice(action) => lines.push(format!("{seat}: {action}")),
            Deed::Automatic(action) => lines.push(format!("{seat} auto {action}")),
            Deed::Undo { .. } => {}
        }
    }
    Some(lines)
}

/// The sentences for one who does not know all, behind those that are there.
fn imagined<G: Script>(
    options: &G::Options,
    mut lines: Vec<String>,
    stood: &[Stood<G>],
    state: &State<G>,
    eyes: Eyes,
) -> Option<Vec<String>> {
    let Eyes::Of(viewer) = eyes else { return None };
    lines.extend(super::imagined::imagined(options, stood, state, viewer)?);
    Some(lines)
}

/// Whether a choice gives nothing away: one's own that showed nothing, or one that left nothing unknown.
fn may_be_told<G: Game>(stood: &Stood<G>, after: &State<G>, eyes: Eyes) -> bool {
    let own = matches!(eyes, Eyes::Of(viewer) if viewer.is(stood.seat) && !stood.sealed);
    own || knows_all(&stood.before, eyes) && knows_all(after, eyes)
}

/// Whether nothing in a position is hidden from these eyes.
fn knows_all<G: Game>(state: &State<G>, eyes: Eyes) -> bool {
    let Eyes::Of(viewer) = eyes else { return true };
    let mut noting = unasked();
    state.imagine(viewer, &mut noting) == *state && noting.rolls.is_empty()
}

fn rolls(rolled: &[String]) -> Option<String> {
    (!rolled.is_empty()).then(|| format!("rolls {}", rolled.join(" ")))
}

/// Rolls as a script calls for them.
fn named(rolls: &[Rolled]) -> Vec<String> {
    rolls.iter().map(ToString::to_string).collect()
}

/// Chance that notes what it gave.
fn noting(mut chance: Chance) -> Noting<impl FnMut(u32) -> u32> {
    Noting::new(move |n| chance.below(n))
}

/// Any chance, where it is a fault to ask for some.
fn unasked() -> Noting<impl FnMut(u32) -> u32> {
    Noting::new(|n| Sim::new(0).below(n))
}
