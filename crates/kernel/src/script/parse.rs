//! Cuts a script into its cases.

use super::cut::Cut;
use super::fault::{Fault, ScriptError, Slip, Sort};

/// A script: the game it names and its cases.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parsed {
    /// The game named in a line of its own, and where.
    pub game: Option<GameLine>,
    /// The cases, in order.
    pub cases: Vec<Case>,
    /// The lessons, in order.
    pub lessons: Vec<Lesson>,
    /// The puzzles, in order.
    pub puzzles: Vec<Lesson>,
}

/// `game rattus`, and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameLine {
    /// The word behind `game`.
    pub id: String,
    /// The line, from 1.
    pub line: usize,
    /// The column of the word in characters, from 1.
    pub column: usize,
}

/// A case of a script: its title and its sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// What follows `case`: the ids it proves and what it is about.
    pub title: String,
    /// The line of the title, from 1.
    pub line: usize,
    pub(super) lines: Vec<Line>,
}

/// A lesson or a puzzle of a script: its word and its sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The word behind `lesson` or `puzzle`: `rattus-1`.
    pub id: String,
    /// The line of that word, from 1.
    pub line: usize,
    pub(super) lines: Vec<Line>,
}

/// A sentence, put together out of the lines it runs over.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Line {
    pub(super) text: String,
    /// Where each line begins in the text, its number, and how many characters were cut off before it.
    parts: Vec<(usize, usize, usize)>,
}

impl Line {
    /// The line and column of a byte of the text.
    pub(super) fn place(&self, at: usize) -> (usize, usize) {
        let at = at.min(self.text.len());
        let part = self.parts.iter().rev().find(|(begin, ..)| *begin <= at).or(self.parts.first());
        let &(begin, line, cut) = part.expect("a sentence stands in a line");
        (line, cut + self.text[begin..at].chars().count() + 1)
    }

    pub(super) fn error(&self, slip: Slip) -> ScriptError {
        let (line, column) = self.place(slip.at);
        ScriptError { line, column, fault: slip.fault }
    }

    pub(super) fn cut(&self) -> Cut<'_> {
        Cut::new(&self.text, 0)
    }

    fn push(&mut self, number: usize, text: &str) {
        let words = text.trim_start();
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        let cut = text[..text.len() - words.len()].chars().count();
        self.parts.push((self.text.len(), number, cut));
        self.text.push_str(words.trim_end());
    }
}

/// Cuts a script into sentences: comments gone, continued lines put together.
fn lines(text: &str) -> Result<Vec<Line>, ScriptError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = Vec::new();
    let mut open: Option<Line> = None;
    for (index, line) in text.lines().enumerate() {
        let words = line.split('#').next().unwrap_or_default().trim_end();
        let (words, goes_on) = words.strip_suffix('\\').map_or((words, false), |words| (words, true));
        if words.trim().is_empty() && open.is_none() && !goes_on {
            continue;
        }
        let mut whole = open.take().unwrap_or_default();
        whole.push(index + 1, words);
        if goes_on {
            open = Some(whole);
        } else {
            lines.push(whole);
        }
    }
    match open {
        Some(line) => Err(line.error(Slip::new(line.text.len(), Fault::NothingFollows))),
        None => Ok(lines),
    }
}

/// What the sentences that are being read belong to.
enum Chapter {
    Nothing,
    Background,
    Case,
    Lesson,
    Puzzle,
}

/// Cuts a script into its cases, and puts backgrounds into the cases that begin from them.
pub fn parse(text: &str) -> Result<Parsed, ScriptError> {
    let mut parsed = Parsed { game: None, cases: Vec::new(), lessons: Vec::new(), puzzles: Vec::new() };
    let mut backgrounds: Vec<(String, Vec<Line>)> = Vec::new();
    let mut chapter = Chapter::Nothing;
    for line in lines(text)? {
        let (first, rest) = line.cut().word();
        let slip = |fault| line.error(Slip::new(first.at, fault));
        match first.text {
            "game" if matches!(chapter, Chapter::Nothing) => {
                if parsed.game.is_some() {
                    return Err(slip(Fault::Twice { word: "game".to_owned() }));
                }
                let (line, column) = line.place(rest.at);
                parsed.game = Some(GameLine { id: rest.text.to_owned(), line, column });
            }
            "game" => return Err(slip(Fault::Late { word: "game" })),
            "case" if rest.is_empty() => return Err(slip(Fault::Missing { form: "case TITLE".to_owned() })),
            "case" => {
                chapter = Chapter::Case;
                let (number, _) = line.place(first.at);
                parsed.cases.push(Case { title: rest.text.to_owned(), line: number, lines: Vec::new() });
            }
            "lesson" | "puzzle" if !is_word(rest) => {
                return Err(slip(Fault::Missing { form: format!("{} WORD", first.text) }));
            }
            "lesson" | "puzzle"
                if parsed.lessons.iter().chain(&parsed.puzzles).any(|lesson| lesson.id == rest.text) =>
            {
                return Err(slip(Fault::Twice { word: rest.text.to_owned() }));
            }
            "lesson" | "puzzle" => {
                let (number, _) = line.place(first.at);
                let lesson = Lesson { id: rest.text.to_owned(), line: number, lines: Vec::new() };
                if first.text == "lesson" {
                    chapter = Chapter::Lesson;
                    parsed.lessons.push(lesson);
                } else {
                    chapter = Chapter::Puzzle;
                    parsed.puzzles.push(lesson);
                }
            }
            "background" if rest.is_empty() => {
                return Err(slip(Fault::Missing { form: "background NAME".to_owned() }));
            }
            "background" if backgrounds.iter().any(|(name, _)| name == rest.text) => {
                return Err(line.error(Slip::new(rest.at, Fault::BackgroundTwice { word: rest.text.to_owned() })));
            }
            "background" => {
                chapter = Chapter::Background;
                backgrounds.push((rest.text.to_owned(), Vec::new()));
            }
            "from" if matches!(chapter, Chapter::Background | Chapter::Case) => {
                // A background can begin from one before it, and not from itself.
                let known = backgrounds.len() - usize::from(matches!(chapter, Chapter::Background));
                let Some((_, shared)) = backgrounds[..known].iter().find(|(name, _)| name == rest.text) else {
                    let names = backgrounds[..known].iter().map(|(name, _)| name.as_str());
                    return Err(line.error(Slip::unknown(Sort::Background, rest, names)));
                };
                let shared = shared.clone();
                match chapter {
                    Chapter::Background => backgrounds.last_mut().expect("a background is open").1.extend(shared),
                    _ => parsed.cases.last_mut().expect("a case is open").lines.extend(shared),
                }
            }
            _ => match chapter {
                Chapter::Nothing => return Err(slip(Fault::BeforeCase)),
                Chapter::Background => backgrounds.last_mut().expect("a background is open").1.push(line),
                Chapter::Case => parsed.cases.last_mut().expect("a case is open").lines.push(line),
                Chapter::Lesson => parsed.lessons.last_mut().expect("a lesson is open").lines.push(line),
                Chapter::Puzzle => parsed.puzzles.last_mut().expect("a puzzle is open").lines.push(line),
            },
        }
    }
    if parsed.cases.is_empty() && parsed.lessons.is_empty() && parsed.puzzles.is_empty() {
        let line = text.lines().count().max(1);
        return Err(ScriptError { line, column: 1, fault: Fault::NoCase });
    }
    Ok(parsed)
}

/// One word, as message keys are written.
fn is_word(text: Cut<'_>) -> bool {
    let small = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    !text.is_empty() && text.text.chars().all(small)
}

impl Case {
    /// The reasons that the case demands by their keys: `cannot place italia: RAT-20 no-rats`.
    pub fn reasons(&self) -> Vec<String> {
        let refusals = self.lines.iter().filter_map(|line| {
            let (_, sentence) = line.cut().word();
            sentence.behind("cannot").or_else(|| sentence.behind("clicks"))
        });
        let reasons = refusals.filter_map(|refusal| Some(refusal.split(':')?.1.word().1));
        reasons.filter(|reason| !reason.is_empty()).map(|reason| reason.text.to_owned()).collect()
    }

    /// Whether the case says anything that could turn out otherwise.
    pub(super) fn states_something(&self) -> bool {
        let setting = ["options", "given", "rolls", "each"];
        self.lines.iter().any(|line| !setting.contains(&line.cut().word().0.text))
    }
}
