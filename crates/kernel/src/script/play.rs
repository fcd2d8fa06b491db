//! Plays a case, sentence by sentence.

use std::collections::{BTreeMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};

use super::chance::{Roll, ScriptTable};
use super::cut::Cut;
use super::fault::{Fault, ScriptError, Slip, Sort};
use super::laying::Laying;
use super::reader;
use super::share::{self, Bounds};
use super::{Case, Script, Seats};
use crate::{Actions, Game, Refusal, Say as _, Seat, Sim, State, Viewer, WhyNot, options};

/// The seed of `rolls any`; `each of N seeds` counts on from it.
const SEED: u64 = 1347;

pub(super) type Held = Result<(), Slip>;

pub(super) fn slip<T>(at: usize, fault: Fault) -> Result<T, Slip> {
    Err(Slip::new(at, fault))
}

/// Plays a case. The first sentence that cannot be read or does not hold is the answer. `keys` are the events and reasons
/// that the game has words for, so that a misspelt one is found; without any they are not looked at.
pub fn run<G: Script>(case: &Case, keys: &[&str]) -> Result<(), ScriptError> {
    if !case.states_something() {
        return Err(ScriptError { line: case.line, column: 1, fault: Fault::NothingStated });
    }
    let mut seeds = None;
    for line in &case.lines {
        if let Some(rest) = line.cut().behind("each") {
            seeds = Some(share::seeds(rest).map_err(|slip| line.error(slip))?);
        }
    }
    // How often each share was met.
    let mut hits = BTreeMap::new();
    for seed in 0..seeds.unwrap_or(1) {
        let mut play = Play::<G>::new(keys);
        if seeds.is_some() {
            (play.any, play.seeded) = (Some(Sim::new(SEED + seed as u64)), true);
        }
        play.case(case, &mut hits)?;
    }
    for (index, share) in hits {
        let seeds = seeds.unwrap_or(1);
        if !share.bounds.hold(share.hits, seeds) {
            let fault = Fault::Share { question: share.question, hits: share.hits, seeds };
            return Err(case.lines[index].error(Slip::new(share.at, fault)));
        }
    }
    Ok(())
}

/// Plays a case and gives the position it comes to; a case that only lays one out gives that.
pub fn lay_out<G: Script>(case: &Case) -> Result<State<G>, ScriptError> {
    let mut play = Play::<G>::new(&[]);
    play.lines(case, &mut BTreeMap::new())?;
    let last = case.lines.last();
    let state = catch_unwind(AssertUnwindSafe(|| play.state().cloned()));
    let state = state.unwrap_or_else(|_| slip(0, Fault::Broken)).map_err(|slip| match last {
        Some(line) => line.error(slip),
        None => ScriptError { line: case.line, column: 1, fault: slip.fault },
    })?;
    // Of a case without a choice, the set-up takes the rolls: it is only made now.
    play.nothing_left(case)?;
    Ok(state)
}

/// What came of `expect share` over all seeds so far.
pub(super) struct Share {
    pub(super) bounds: Bounds,
    pub(super) question: String,
    pub(super) at: usize,
    pub(super) hits: usize,
}

/// A choice that stands.
struct Step<G: Game> {
    seat: Seat,
    before: State<G>,
    automatic: bool,
    sealed: bool,
}

/// A case being played.
pub(super) struct Play<'k, G: Script> {
    options: G::Options,
    laid: Option<Laying<G>>,
    pub(super) state: Option<State<G>>,
    trail: Vec<Step<G>>,
    rolls: VecDeque<Roll>,
    any: Option<Sim>,
    /// Whether the case is played with many seeds.
    pub(super) seeded: bool,
    pub(super) events: Vec<G::Event>,
    pub(super) keys: &'k [&'k str],
    /// What `expect share` of the current sentence found.
    pub(super) share: Option<(Share, bool)>,
}

impl<'k, G: Script> Play<'k, G> {
    fn new(keys: &'k [&'k str]) -> Self {
        Self {
            options: G::Options::default(),
            laid: None,
            state: None,
            trail: Vec::new(),
            rolls: VecDeque::new(),
            any: None,
            seeded: false,
            events: Vec::new(),
            keys,
            share: None,
        }
    }

    fn case(&mut self, case: &Case, hits: &mut BTreeMap<usize, Share>) -> Result<(), ScriptError> {
        self.lines(case, hits)?;
        self.nothing_left(case)
    }

    fn lines(&mut self, case: &Case, hits: &mut BTreeMap<usize, Share>) -> Result<(), ScriptError> {
        let mut laid = None;
        for (index, line) in case.lines.iter().enumerate() {
            let text = line.cut();
            // A panic is a fault of the program, not of the script: whoever wrote it is told where, and the others run on.
            let held = catch_unwind(AssertUnwindSafe(|| self.line(text)));
            held.unwrap_or_else(|_| slip(text.at, Fault::Broken)).map_err(|slip| match (&slip.fault, laid) {
                // A position that cannot be is wrong where it was laid out.
                (Fault::Impossible(_), Some(laid)) => {
                    let line: &super::parse::Line = laid;
                    line.error(Slip { at: 0, ..slip })
                }
                _ => line.error(slip),
            })?;
            if text.word().0.text == "given" {
                laid = Some(line);
            }
            if let Some((share, hit)) = self.share.take() {
                hits.entry(index).or_insert(share).hits += usize::from(hit);
            }
        }
        Ok(())
    }

    /// Every roll was wanted.
    fn nothing_left(&self, case: &Case) -> Result<(), ScriptError> {
        if self.rolls.is_empty() {
            return Ok(());
        }
        Err(ScriptError { line: case.line, column: 1, fault: Fault::RollsLeft { count: self.rolls.len() } })
    }

    pub(super) fn seats(&self) -> Seats {
        G::seats(&self.options)
    }

    fn line(&mut self, text: Cut<'_>) -> Held {
        let (first, rest) = text.word();
        match first.text {
            "options" if self.laid.is_some() || self.state.is_some() => slip(first.at, Fault::Late { word: "options" }),
            "options" => {
                let read = options::parse(rest.text);
                self.options = read.or_else(|error| slip(rest.at, Fault::Options(error.say())))?;
                Ok(())
            }
            "given" => self.given(first, rest),
            "each" => Ok(()),
            "rolls" if rest.is_empty() => {
                slip(rest.at, Fault::Missing { form: "rolls NUMBER|NAME {NUMBER|NAME}".to_owned() })
            }
            "rolls" if rest.text == "any" => {
                self.any.get_or_insert(Sim::new(SEED));
                Ok(())
            }
            "rolls" => {
                self.rolls.extend(rest.words().map(|word| Roll::read(word.text)));
                Ok(())
            }
            "expect" => match rest.behind("share") {
                Some(rest) => self.expect_share(rest),
                None => self.expect(Viewer::Spectator, rest),
            },
            "told" => self.told(rest),
            "not" => match rest.behind("told") {
                Some(rest) => self.not_told(rest),
                None => slip(rest.at, Fault::Missing { form: "not told [SEAT] EVENT {then EVENT}".to_owned() }),
            },
            _ => self.seat_line(first, rest),
        }
    }

    fn seat_line(&mut self, first: Cut<'_>, rest: Cut<'_>) -> Held {
        const SENTENCES: [&str; 8] = ["options", "given", "rolls", "each", "expect", "told", "not", "from"];
        let name = Cut { text: first.text.trim_end_matches(':'), ..first };
        if self.seats().read(name.text).is_none() {
            return Err(Slip::unknown(Sort::Sentence, name, SENTENCES.into_iter().chain(self.seats().names())));
        }
        let seat = reader::seat(name, self.seats())?;
        if first.text.ends_with(':') {
            return self.choose(seat, rest);
        }
        let (verb, rest) = rest.word();
        match verb.text {
            ":" => self.choose(seat, rest),
            "may" => match rest.behind("only") {
                Some(list) => self.may(seat, list, true),
                None => self.may(seat, rest, false),
            },
            "cannot" if rest.text == "undo" => match self.undo(seat) {
                Some(_) => slip(verb.at, Fault::CanUndo),
                None => Ok(()),
            },
            "cannot" => self.cannot(seat, rest),
            "clicks" => self.clicks(seat, rest),
            "auto" => self.automatic(seat, rest),
            "undoes" => {
                let Some(length) = self.undo(seat) else { return slip(verb.at, Fault::CannotUndo) };
                self.state = Some(self.trail[length].before.clone());
                self.trail.truncate(length);
                Ok(())
            }
            "sees" => self.expect(Viewer::Seat(seat), rest),
            _ => {
                let verbs = ["may", "cannot", "clicks", "auto", "undoes", "sees"];
                Err(Slip::unknown(Sort::Verb, verb, verbs))
            }
        }
    }

    fn given(&mut self, first: Cut<'_>, rest: Cut<'_>) -> Held {
        if self.state.is_some() {
            return slip(first.at, Fault::Late { word: "given" });
        }
        let options = self.options;
        self.laid.get_or_insert_with(|| Laying::new(&options)).lay(rest)
    }

    /// The position, laid out or set up when it is first needed.
    pub(super) fn state(&mut self) -> Result<&State<G>, Slip> {
        if self.state.is_none() {
            let options = self.options;
            let laid = self.laid.take().map(Laying::finish).transpose()?;
            let (state, _) = self.at_table(|table| match laid {
                Some(position) => State::resume(position.board, position.stack, table),
                None => State::new(&options, table),
            })?;
            G::audit(state.board()).or_else(|why| slip(0, Fault::Impossible(why)))?;
            self.state = Some(state);
        }
        Ok(self.state.as_ref().expect("just laid out"))
    }

    /// Lets the rules act, and says whether the step was sealed.
    fn at_table<T>(&mut self, act: impl FnOnce(&mut ScriptTable<G>) -> T) -> Result<(T, bool), Slip> {
        let mut table = ScriptTable::new(self.rolls.clone(), self.any);
        let result = act(&mut table);
        if let Some(fault) = table.fault {
            return slip(0, fault);
        }
        (self.rolls, self.any, self.events) = (table.rolls, table.any, table.events);
        Ok((result, table.sealed))
    }

    pub(super) fn action(&mut self, text: Cut<'_>) -> Result<G::Action, Slip> {
        let error = match text.text.parse::<G::Action>() {
            Ok(action) => return Ok(action),
            Err(error) => error,
        };
        if let Some(action) = self.with_seats(text.text, error.at) {
            return Ok(action);
        }
        let wrong = Cut::new(&text.text[error.at.min(text.text.len())..], text.at + error.at).word().0;
        let legal = self.offered();
        Err(Slip { at: wrong.at, ..Slip::unknown(Sort::Choice, text, legal.iter().map(String::as_str)) })
    }

    /// A choice in which seats stand by colour or letter, as everywhere in a script; the notation knows them by number alone.
    fn with_seats(&self, text: &str, at: usize) -> Option<G::Action> {
        let (word, rest) = Cut::new(text.get(at..)?, at).word();
        let seat = self.seats().read(word.text)?;
        let text = format!("{}{seat} {}", &text[..word.at], rest.text);
        match text.trim_end().parse::<G::Action>() {
            Ok(action) => Some(action),
            Err(error) if error.at > word.at => self.with_seats(text.trim_end(), error.at),
            Err(_) => None,
        }
    }

    /// Every choice that somebody has, in words.
    fn offered(&mut self) -> Vec<String> {
        let Ok(state) = self.state() else { return Vec::new() };
        let mut legal = Actions::<G>::new();
        let mut words = Vec::new();
        for seat in state.asked() {
            state.legal(seat, &mut legal);
            words.extend(legal.iter().map(ToString::to_string));
        }
        words
    }

    fn choose(&mut self, seat: Seat, text: Cut<'_>) -> Held {
        let action = self.action(text)?;
        self.play(seat, action, false, text)
    }

    fn automatic(&mut self, seat: Seat, text: Cut<'_>) -> Held {
        let action = self.action(text)?;
        if self.state()?.forced() == Some((seat, action)) {
            return self.play(seat, action, true, text);
        }
        let offered = self.offered().join(" | ");
        slip(text.at, Fault::NotAutomatic { offered })
    }

    fn play(&mut self, seat: Seat, action: G::Action, automatic: bool, text: Cut<'_>) -> Held {
        let before = self.state()?.clone();
        let mut after = before.clone();
        let (played, sealed) = self.at_table(|table| after.play(seat, action, table))?;
        if let Err(refusal) = played {
            return slip(text.at, cited(&refusal).into());
        }
        G::audit(after.board()).or_else(|why| slip(text.at, Fault::Lost(why)))?;
        self.trail.push(Step { seat, before, automatic, sealed });
        self.state = Some(after);
        Ok(())
    }

    /// The length of the trail after taking back the last choice of `seat`, if it may.
    fn undo(&self, seat: Seat) -> Option<usize> {
        let last = self.trail.iter().rposition(|step| !step.automatic)?;
        let free = self.trail[last..].iter().all(|step| !step.sealed);
        (free && self.trail[last].seat == seat).then_some(last)
    }
}

/// The sentence and the rule of a refusal. The rule counts as reached: its reason was given.
pub(super) fn cited(refusal: &Refusal) -> WhyNot {
    let why = refusal.into();
    mark(&why);
    why
}

pub(super) fn mark(why: &WhyNot) {
    #[cfg(feature = "marks")]
    why.rule.iter().for_each(|rule| crate::marks::hit(rule));
    #[cfg(not(feature = "marks"))]
    let _ = why;
}
