//! Random positions, written by the forms of a game's tables: some as they should be, some with a word gone wrong.
//! Whatever they say, they are refused with a fault or played to the end, and nothing breaks.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::form::{self, Part};
use crate::script::{Fault, Kind, Script, ScriptError, Seats, Sort, Word, lay_out, parse, run};
use crate::{Actions, Options as _, Seat, SeatSet, Sim, State, Viewer, options};

/// A random position that went wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The script that lays it out.
    pub script: String,
    /// What happened.
    pub what: String,
}

/// What came of a random position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tried {
    /// It was refused with a fault.
    Refused,
    /// It was laid out and played to the end.
    Played,
}

/// A number below the one it is given: from a seed, or from the bytes of a fuzzer.
type Choose<'c> = dyn FnMut(usize) -> usize + 'c;

/// Writes a random position and a fact, lays it out, asks, and plays on at random to the end. With `spoilt` some words are
/// wrong; otherwise each must be understood, whatever the position then is.
pub fn try_position<G: Script>(spoilt: bool, choose: &mut Choose<'_>) -> Result<Tried, Wrong> {
    let every = options::every::<G::Options>();
    let agreed = every[choose(every.len())];
    let mut writer = Writer { choose, kinds: G::kinds(), seats: G::seats(&agreed), spoilt };
    let mut lines =
        vec!["case random".to_owned(), format!("options {}", options::write(&agreed)), "rolls any".to_owned()];
    let mut said = Vec::new();
    for _ in 0..writer.below(8) {
        let given = &G::GIVEN[writer.below(G::GIVEN.len())];
        // Most words that may stand only once are not said twice, so that more than their refusal is seen.
        if given.once && said.contains(&given.word.name) && writer.below(8) > 0 {
            continue;
        }
        said.push(given.word.name);
        lines.push(format!("given {}", writer.sentence(&given.word)));
    }
    let fact = &G::FACTS[writer.below(G::FACTS.len())].word;
    let fact = format!("expect {} = 0", writer.sentence(fact));
    let position = lines.join("\n");
    let script = format!("{position}\n{fact}");
    let tried = catch_unwind(AssertUnwindSafe(|| {
        let Some(state) = readable(laid::<G>(&position), spoilt)? else { return Ok(Tried::Refused) };
        readable(asked::<G>(&script), spoilt)?;
        play_on(state, &agreed, choose)?;
        Ok(Tried::Played)
    }));
    tried.unwrap_or_else(|_| Err("it breaks".to_owned())).map_err(|what| Wrong { script, what })
}

fn laid<G: Script>(script: &str) -> Result<State<G>, ScriptError> {
    lay_out(&parse(script)?.cases[0])
}

fn asked<G: Script>(script: &str) -> Result<(), ScriptError> {
    run::<G>(&parse(script)?.cases[0], &[])
}

/// What a script came to; none if it is refused for a good reason.
fn readable<T>(came: Result<T, ScriptError>, spoilt: bool) -> Result<Option<T>, String> {
    match came {
        Ok(came) => Ok(Some(came)),
        Err(error) if error.fault == Fault::Broken => Err(format!("it breaks: {error}")),
        Err(error) if !spoilt && is_misread(&error.fault) => Err(format!("a form is not as it is read: {error}")),
        Err(_) => Ok(None),
    }
}

/// Whether words were not understood.
fn is_misread(fault: &Fault) -> bool {
    match fault {
        Fault::Unknown(sort, _) => matches!(sort, Sort::Word | Sort::Given | Sort::Fact | Sort::Seat),
        // How often something is repeated is the game's to say: `order SEAT {SEAT}` wants everybody.
        Fault::Missing { form } | Fault::TooMany { form, .. } => !form.contains('{'),
        Fault::NotANumber { .. } => true,
        _ => false,
    }
}

/// Plays to the end, looking with everybody's eyes after each choice.
fn play_on<G: Script>(mut state: State<G>, agreed: &G::Options, choose: &mut Choose<'_>) -> Result<(), String> {
    let players = agreed.players();
    let mut sim = Sim::new(choose(1 << 16) as u64);
    let mut legal = Actions::<G>::new();
    for _ in 0..=G::bound(agreed) {
        Viewer::all(players).for_each(|viewer| drop(state.view(viewer)));
        let Some(seat) = state.asked().first() else {
            state.ranking(players);
            Seat::all(players).for_each(|seat| drop(G::score_sheet(state.board(), seat)));
            return Ok(());
        };
        if !SeatSet::all(players).contains(seat) {
            return Err(format!("seat {seat} is asked, where nobody sits"));
        }
        state.legal(seat, &mut legal);
        if legal.is_empty() {
            return Err(format!("seat {seat} has no choice"));
        }
        let action = legal[choose(legal.len())];
        state.play_unchecked(seat, action, &mut sim);
        G::audit(state.board()).map_err(|what| format!("`{action}` lost or doubled something: {what:?}"))?;
    }
    Err("it does not end".to_owned())
}

/// Writes random sentences.
struct Writer<'w, 'c> {
    choose: &'w mut Choose<'c>,
    kinds: Vec<Kind>,
    seats: Seats,
    spoilt: bool,
}

impl Writer<'_, '_> {
    fn below(&mut self, n: usize) -> usize {
        (self.choose)(n)
    }

    /// A position word or a fact with what stands behind it.
    fn sentence(&mut self, word: &Word) -> String {
        let mut words = Vec::new();
        if word.of_seat {
            words.push(self.fill("SEAT"));
        }
        words.push(word.name.to_owned());
        self.part(&form::read(word.form), &mut words);
        if self.spoilt && self.below(4) == 0 {
            self.spoil(&mut words);
        }
        words.join(" ")
    }

    fn part(&mut self, part: &Part<'_>, out: &mut Vec<String>) {
        match part {
            Part::Word(word) => out.push(self.fill(word)),
            Part::OneOf(sequences) => {
                let sequence = &sequences[self.below(sequences.len())];
                for part in sequence {
                    self.part(part, out);
                }
            }
            Part::Optional(part) => (0..self.below(2)).for_each(|_| self.part(part, out)),
            Part::Repeated(part) => (0..self.below(4)).for_each(|_| self.part(part, out)),
        }
    }

    fn fill(&mut self, word: &str) -> String {
        match word {
            // Mostly numbers as they occur, and now and then the edges of what a machine counts.
            "COUNT" => match self.below(32) {
                0 => self.one_of(&["-1", "99", "255", "256", "65536", "4294967296"]),
                1..=8 => self.below(30).to_string(),
                _ => self.below(6).to_string(),
            },
            "SEAT" => {
                let seat = Seat::new(self.below(self.seats.players()));
                if self.below(4) == 0 { seat.to_string() } else { self.seats.name(seat) }
            }
            _ => match self.kinds.iter().position(|kind| kind.name == word) {
                Some(kind) => self.of_kind(kind),
                None => word.to_owned(),
            },
        }
    }

    fn of_kind(&mut self, kind: usize) -> String {
        let chosen = self.below(self.kinds[kind].words.len());
        self.kinds[kind].words[chosen].clone()
    }

    fn one_of(&mut self, words: &[&str]) -> String {
        words[self.below(words.len())].to_owned()
    }

    /// Leaves a word out, doubles one, or puts another in its place.
    fn spoil(&mut self, words: &mut Vec<String>) {
        let at = self.below(words.len());
        match self.below(4) {
            0 => drop(words.remove(at)),
            1 => words.insert(at, words[at].clone()),
            2 => words[at] = self.one_of(&["elephant", "", "-", "0x10", "é", "9", "999999999999999999999"]),
            _ => {
                let kind = self.below(self.kinds.len());
                words[at] = self.of_kind(kind);
            }
        }
    }
}
