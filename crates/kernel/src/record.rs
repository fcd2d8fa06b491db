//! The record of a game: rules version, options, seed and the list of choices. Everything else is made again from it.
//!
//! ```text
//! lazaret 1                       the version of this format
//! game rattus
//! rules 1                         the version of the rules
//! options players=2
//! patched 5f0d6c1a92b3e847        a game with changed cards: the hash of the patch, and its changes, a line each
//! patch classes.class.peasant.max_cubes = 2
//! seat 0 Anna                     names are optional; one with odd characters is quoted: "Anna \u{23}1"
//! given rats gallia 3             a game that begins from a position: what lays it out, as in a script
//! seed 000102…1f                  64 hexadecimal digits
//!
//! 0 place gallia                  seat and choice
//! 1 (place italia)                brackets: the only choice there was, played automatically
//! 1 undo 1                        takes back one choice and what followed by itself
//! 1 undo 7 agreed                 beyond a seal, because everybody consented
//! @ 9a3c0f4411d0a7be              the fingerprint of the position here
//! result supply 12 9              why the game ended, and the score of each seat
//! # a comment, to the end of the line
//! ```

use std::fmt::Write as _;

use printed::{Patch, patch_of};

use crate::game::Game;
use crate::options::{self, Options, OptionsError};
use crate::script::{Fault, Laid, Script};
use crate::seat::Seat;
use crate::state::State;
use crate::table::Table;
use crate::text::{Message, Say};

mod name;

/// The version of the text format.
const FORMAT: u32 = 1;
/// Lines that a record has once. With two of them, two readers could take the one or the other.
const ONCE: [&str; 7] = ["lazaret", "game", "rules", "options", "patched", "seed", "result"];

/// A game as it was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// What was agreed before the start.
    pub options: G::Options,
    /// The names of the seats; empty where nobody gave one.
    pub seats: Vec<String>,
    /// What it begins from, if it is not set up as usual.
    pub position: Option<Laid<G>>,
    /// Where chance comes from.
    pub seed: [u8; 32],
    /// What was decided, in order.
    pub entries: Vec<Entry<G::Action>>,
    /// Fingerprints: after so many entries the position had this one.
    pub fingerprints: Vec<(usize, u64)>,
    /// How it ended, if it has.
    pub result: Option<Outcome>,
}

/// One line of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry<A> {
    /// Whose it is.
    pub seat: Seat,
    /// What was done.
    pub deed: Deed<A>,
}

/// What an entry does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed<A> {
    /// Somebody chose.
    Choice(A),
    /// There was one choice only, and it was played without asking.
    Automatic(A),
    /// The last `count` choices that still stood are taken back.
    Undo {
        /// How many, automatic ones included.
        count: usize,
        /// Whether everybody consented, so that a seal may be crossed.
        agreed: bool,
    },
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The reason: one of [`Game::ENDINGS`].
    pub ending: String,
    /// The score of each seat: the first number of its standing.
    pub scores: Vec<i32>,
}

/// Where and why a text is no record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong there.
    pub problem: RecordProblem,
}

/// What can be wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordProblem {
    /// The first line is not `lazaret 1`.
    Format,
    /// A line of the head is missing.
    Missing(&'static str),
    /// The record is of another game.
    OtherGame(String),
    /// The record was made by another version of the rules.
    OtherRules {
        /// The version in the record.
        found: u32,
        /// The version here.
        expected: u32,
    },
    /// The options were not understood.
    Options(OptionsError),
    /// The changes of the patch are not those whose hash the record gives.
    PatchHash,
    /// The record was played with other cards than this process has.
    OtherPatch,
    /// There is no such seat.
    Seat,
    /// The position that it begins from cannot be laid out.
    Position(Box<Fault>),
    /// The seed is not 64 hexadecimal digits.
    Seed,
    /// A line that a record has once stands there a second time.
    Twice(&'static str),
    /// The choice was not understood.
    Notation,
    /// The line is none of those a record has.
    Line,
}

impl Say for RecordError {
    fn say(&self) -> Message {
        let message = match &self.problem {
            RecordProblem::Format => Message::new("record-format"),
            RecordProblem::Missing(what) => Message::new("record-missing").with("what", *what),
            RecordProblem::OtherGame(found) => Message::new("record-other-game").with("found", found.as_str()),
            RecordProblem::OtherRules { found, expected } => {
                Message::new("record-other-rules").with("found", *found).with("expected", *expected)
            }
            RecordProblem::Options(error) => Message::new("record-options").with("why", error.say()),
            RecordProblem::PatchHash => Message::new("record-patch-hash"),
            RecordProblem::OtherPatch => Message::new("record-other-patch"),
            RecordProblem::Seat => Message::new("record-seat"),
            RecordProblem::Position(fault) => Message::new("record-position").with("why", fault.say()),
            RecordProblem::Seed => Message::new("record-seed"),
            RecordProblem::Twice(what) => Message::new("record-twice").with("what", *what),
            RecordProblem::Notation => Message::new("record-notation"),
            RecordProblem::Line => Message::new("record-line"),
        };
        Message::new("record-error").with("line", self.line).with("column", self.column).with("why", message)
    }
}

/// The game a record is of, so that the right rules can read the rest.
pub fn game_of(text: &str) -> Option<&str> {
    lines(text).map(uncomment).find_map(|line| line.trim().strip_prefix("game ")).map(str::trim)
}

/// The version of the rules that a text says it was played with, if it is a record.
pub fn rules_of(text: &str) -> Option<u32> {
    lines(text).map(uncomment).find_map(|line| line.trim().strip_prefix("rules "))?.trim().parse().ok()
}

/// The patch that a record was played with, so that it can be laid in before the record is read.
pub fn patch_in(text: &str) -> Option<Patch> {
    let mut reader = Reader { rest: lines(text).enumerate(), line: 0, column: 1 };
    let mut lines = Vec::new();
    while let Some((word, rest)) = reader.next() {
        match word {
            "patch" => lines.push(rest.to_owned()),
            "seed" => break,
            _ => {}
        }
    }
    (!lines.is_empty()).then(|| Patch { game: game_of(text).unwrap_or_default().to_owned(), lines })
}

/// The seed of a record, with the place of its line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeedLine {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The seed.
    pub seed: [u8; 32],
}

/// The first seed that a record names, for those who know what it should be. [`Record::parse`] refuses a second one.
pub fn seed_of(text: &str) -> Option<SeedLine> {
    let mut reader = Reader { rest: lines(text).enumerate(), line: 0, column: 1 };
    while let Some((word, rest)) = reader.next() {
        if word == "seed" {
            return Some(SeedLine { line: reader.line, column: reader.column, seed: read_seed(rest)? });
        }
    }
    None
}

/// The lines on which the entries of a record stand, and behind them that of its result, if it has one.
pub type Lines = Vec<usize>;

impl<G: Game> Record<G> {
    /// A record in which nothing has happened yet.
    pub fn new(options: G::Options, seed: [u8; 32]) -> Self {
        let seats = vec![String::new(); options.players()];
        Self { options, seats, position: None, seed, entries: Vec::new(), fingerprints: Vec::new(), result: None }
    }

    /// The position before the first entry: set up, or laid out.
    pub fn first(&self, table: &mut impl Table<G>) -> State<G> {
        match &self.position {
            Some(laid) => laid.state(table),
            None => State::new(&self.options, table),
        }
    }

    /// The text of the record.
    pub fn text(&self) -> String {
        let mut text = self.head();
        let mut fingerprints = self.fingerprints.iter().peekable();
        for (index, entry) in self.entries.iter().enumerate() {
            text += &entry.line();
            text.push('\n');
            while let Some((_, fingerprint)) = fingerprints.next_if(|(after, _)| *after == index + 1) {
                _ = writeln!(text, "@ {fingerprint:016x}");
            }
        }
        if let Some(result) = &self.result {
            _ = write!(text, "result {}", result.ending);
            for score in &result.scores {
                _ = write!(text, " {score}");
            }
            text.push('\n');
        }
        text
    }

    /// Everything before the first entry.
    fn head(&self) -> String {
        let mut text = format!("lazaret {FORMAT}\ngame {}\nrules {}\n", G::ID, G::RULES);
        _ = writeln!(text, "options {}", options::write(&self.options));
        if let Some(patch) = patch_of(G::ID) {
            _ = writeln!(text, "patched {:016x}", patch.hash());
            for line in &patch.lines {
                _ = writeln!(text, "patch {line}");
            }
        }
        for (number, name) in self.seats.iter().enumerate().filter(|(_, name)| !name.is_empty()) {
            _ = writeln!(text, "seat {number} {}", name::write(name));
        }
        for line in self.position.iter().flat_map(Laid::lines) {
            _ = writeln!(text, "given {line}");
        }
        text += "seed ";
        for byte in self.seed {
            _ = write!(text, "{byte:02x}");
        }
        text += "\n\n";
        text
    }
}

impl<G: Script> Record<G> {
    /// Reads a record; also says on which lines entries and result stand.
    pub fn parse(text: &str) -> Result<(Self, Lines), RecordError> {
        let mut reader = Reader { rest: lines(text).enumerate(), line: 0, column: 1 };
        let fail = |reader: &Reader<'_>, problem| {
            Err(RecordError { line: reader.line.max(1), column: reader.column, problem })
        };
        let (mut options, mut seed, mut game, mut rules, mut format) = (None, None, None, None, None);
        let mut seats: Vec<SeatLine> = Vec::new();
        let (mut given, mut given_at) = (Vec::new(), Vec::new());
        let mut patched = None;
        let mut patch = Patch { game: G::ID.to_owned(), lines: Vec::new() };
        let mut entries = Vec::new();
        let mut fingerprints = Vec::new();
        let (mut result, mut result_at) = (None, None);
        let mut lines = Lines::new();
        let mut met = Vec::new();
        while let Some((word, rest)) = reader.next() {
            let head_done = seed.is_some();
            if let Some(what) = ONCE.into_iter().find(|&once| once == word) {
                if met.contains(&what) {
                    return fail(&reader, RecordProblem::Twice(what));
                }
                met.push(what);
            }
            match word {
                "lazaret" => match rest.parse::<u32>() {
                    Ok(FORMAT) => format = Some(FORMAT),
                    _ => return fail(&reader, RecordProblem::Format),
                },
                _ if format.is_none() => return fail(&reader, RecordProblem::Format),
                "game" if rest == G::ID => game = Some(()),
                "game" => return fail(&reader, RecordProblem::OtherGame(rest.to_owned())),
                "rules" => match rest.parse() {
                    Ok(found) if found == G::RULES => rules = Some(()),
                    Ok(found) => return fail(&reader, RecordProblem::OtherRules { found, expected: G::RULES }),
                    Err(_) => return fail(&reader, RecordProblem::Line),
                },
                "options" => match options::parse::<G::Options>(rest) {
                    Ok(read) => options = Some(read),
                    Err(error) => return fail(&reader, RecordProblem::Options(error)),
                },
                "seat" => match rest.split_once(' ').map(|(number, name)| (read_seat(number, Seat::MAX), name)) {
                    Some((Some(seat), _)) if seats.iter().any(|other| other.seat == seat) => {
                        return fail(&reader, RecordProblem::Twice("seat"));
                    }
                    Some((Some(seat), name)) => seats.push(SeatLine::new(seat, name, &reader)),
                    _ => return fail(&reader, RecordProblem::Seat),
                },
                "patched" if !head_done => match u64::from_str_radix(rest, 16) {
                    Ok(hash) => patched = Some((hash, reader.line)),
                    Err(_) => return fail(&reader, RecordProblem::Line),
                },
                "patch" if !head_done => patch.lines.push(rest.to_owned()),
                "given" if !head_done => {
                    given.push(rest.to_owned());
                    given_at.push((reader.line, reader.column + "given ".len()));
                }
                "seed" => match read_seed(rest) {
                    Some(read) => seed = Some(read),
                    None => return fail(&reader, RecordProblem::Seed),
                },
                "@" if head_done => match u64::from_str_radix(rest, 16) {
                    Ok(fingerprint) => fingerprints.push((entries.len(), fingerprint)),
                    Err(_) => return fail(&reader, RecordProblem::Line),
                },
                "result" if head_done => match read_outcome(rest) {
                    Some(outcome) => (result, result_at) = (Some(outcome), Some(reader.line)),
                    None => return fail(&reader, RecordProblem::Line),
                },
                number if head_done => {
                    let players = options.as_ref().map_or(Seat::MAX, Options::players);
                    let Some(seat) = read_seat(number, players) else {
                        return fail(&reader, RecordProblem::Seat);
                    };
                    let deed = read_deed(rest).map_err(|at| {
                        let column = reader.column + number.chars().count() + 1 + rest[..at].chars().count();
                        RecordError { line: reader.line, column, problem: RecordProblem::Notation }
                    })?;
                    entries.push(Entry { seat, deed });
                    lines.push(reader.line);
                }
                _ => return fail(&reader, RecordProblem::Line),
            }
        }
        let missing = |what| RecordError { line: reader.line.max(1), column: 1, problem: RecordProblem::Missing(what) };
        format.ok_or_else(|| missing("lazaret"))?;
        game.ok_or_else(|| missing("game"))?;
        rules.ok_or_else(|| missing("rules"))?;
        let options: G::Options = options.ok_or_else(|| missing("options"))?;
        in_force(&patch, patched)?;
        let seed = seed.ok_or_else(|| missing("seed"))?;
        let laid = (!given.is_empty()).then(|| Laid::read(&options, &given)).transpose();
        let position = laid.map_err(|wrong| {
            let (line, column) = given_at[wrong.line];
            let problem = RecordProblem::Position(Box::new(wrong.fault));
            RecordError { line, column: column + wrong.column, problem }
        })?;
        let names = names(options.players(), seats)?;
        lines.extend(result_at);
        Ok((Self { options, seats: names, position, seed, entries, fingerprints, result }, lines))
    }
}

impl<A: std::fmt::Display> Entry<A> {
    /// The entry as a line of the record.
    pub fn line(&self) -> String {
        match &self.deed {
            Deed::Choice(action) => format!("{} {action}", self.seat),
            Deed::Automatic(action) => format!("{} ({action})", self.seat),
            Deed::Undo { count, agreed: false } => format!("{} undo {count}", self.seat),
            Deed::Undo { count, agreed: true } => format!("{} undo {count} agreed", self.seat),
        }
    }
}

/// A line that names a seat, and its place.
struct SeatLine {
    seat: Seat,
    name: String,
    line: usize,
    column: usize,
}

impl SeatLine {
    fn new(seat: Seat, name: &str, reader: &Reader<'_>) -> Self {
        Self { seat, name: name::read(name.trim()), line: reader.line, column: reader.column }
    }
}

/// The name of every seat, empty where nobody gave one. Only now it is known how many seats there are.
fn names(players: usize, lines: Vec<SeatLine>) -> Result<Vec<String>, RecordError> {
    let mut names = vec![String::new(); players];
    for SeatLine { seat, name, line, column } in lines {
        *names.get_mut(seat.index()).ok_or(RecordError { line, column, problem: RecordProblem::Seat })? = name;
    }
    Ok(names)
}

/// Whether a record was played with what this process plays with: the changes it names, and their hash with its line.
fn in_force(patch: &Patch, patched: Option<(u64, usize)>) -> Result<(), RecordError> {
    let here = patch_of(&patch.game);
    let found = match patched {
        None if !patch.lines.is_empty() => Err((1, RecordProblem::Missing("patched"))),
        Some((hash, line)) if hash != patch.hash() => Err((line, RecordProblem::PatchHash)),
        Some((_, line)) if here != Some(patch) => Err((line, RecordProblem::OtherPatch)),
        None if here.is_some() => Err((1, RecordProblem::OtherPatch)),
        _ => Ok(()),
    };
    found.map_err(|(line, problem)| RecordError { line, column: 1, problem })
}

/// The lines of a text that are not empty, as first word and rest, with the place of the first word.
struct Reader<'a> {
    rest: std::iter::Enumerate<std::str::Lines<'a>>,
    line: usize,
    column: usize,
}

impl<'a> Reader<'a> {
    fn next(&mut self) -> Option<(&'a str, &'a str)> {
        loop {
            let (index, line) = self.rest.next()?;
            let text = uncomment(line).trim_end();
            let words = text.trim_start();
            if words.is_empty() {
                continue;
            }
            self.line = index + 1;
            self.column = text.chars().count() - words.chars().count() + 1;
            return Some(words.split_once(' ').map_or((words, ""), |(word, rest)| (word, rest.trim_start())));
        }
    }
}

/// A line without its comment, which begins at `#`.
fn uncomment(line: &str) -> &str {
    line.split('#').next().unwrap_or_default()
}

/// The lines of a record. Some editors put a mark before the first, as scripts may have one.
fn lines(text: &str) -> std::str::Lines<'_> {
    text.strip_prefix('\u{feff}').unwrap_or(text).lines()
}

fn read_seat(word: &str, players: usize) -> Option<Seat> {
    word.parse().ok().filter(|&number: &usize| number < players).map(Seat::new)
}

fn read_seed(word: &str) -> Option<[u8; 32]> {
    let mut seed = [0; 32];
    if word.len() != 64 || !word.is_ascii() {
        return None;
    }
    for (index, byte) in seed.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&word[2 * index..2 * index + 2], 16).ok()?;
    }
    Some(seed)
}

fn read_outcome(rest: &str) -> Option<Outcome> {
    let mut words = rest.split_whitespace();
    let ending = words.next()?.to_owned();
    let scores = words.map(str::parse).collect::<Result<_, _>>().ok()?;
    Some(Outcome { ending, scores })
}

/// Reads what follows the seat; on failure says at which byte.
fn read_deed<A: std::str::FromStr<Err = crate::NotationError>>(text: &str) -> Result<Deed<A>, usize> {
    if let Some(rest) = text.strip_prefix("undo ") {
        let (count, agreed) = match rest.trim().split_once(' ') {
            None => (rest.trim(), false),
            Some((count, "agreed")) => (count, true),
            Some(_) => return Err(5),
        };
        return count.parse().map(|count| Deed::Undo { count, agreed }).map_err(|_| 5);
    }
    match text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
        Some(inner) => inner.parse::<A>().map(Deed::Automatic).map_err(|error| error.at + 1),
        None => text.parse::<A>().map(Deed::Choice).map_err(|error| error.at),
    }
}
