//! `lazaret check`: runs scripts of the check language, lessons and puzzles.

use std::panic;
use std::path::{Path, PathBuf};

use serde::Serialize;
use shelf::script::{self, Case, Lesson, ScriptError, Seats};
use shelf::{Message, Own, OwnFault, Say as _};
use text::{Lang, Words};

use crate::files;
use crate::stage::{Outcome, Verdict, document, say};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// What came of one case, lesson or puzzle, or of a file in which none could be found.
#[derive(Serialize)]
struct Row {
    file: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    case: Option<String>,
    verdict: CaseVerdict,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum CaseVerdict {
    Held,
    Failed,
    Unreadable,
}

/// Scripts carry one of these endings.
const ENDINGS: [&str; 4] = ["check", "game", "lesson", "puzzle"];

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    // A panic inside a case is told as a fault of that case, in the person's language and nothing else.
    let hook = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let mut rows = Vec::new();
    for path in &args.files {
        match files::meant(path, &ENDINGS) {
            Ok(found) if found.is_empty() => {
                rows.push(unreadable(path, words.word("check-nothing")));
            }
            Ok(found) => rows.extend(found.iter().flat_map(|path| check(path, words))),
            Err(message) => rows.push(unreadable(path, words.say(&message))),
        }
    }
    panic::set_hook(hook);
    if args.json {
        document(&rows)?;
    } else {
        tell(&rows, words)?;
    }
    let any = |verdict| rows.iter().any(|row| row.verdict == verdict);
    Ok(match (any(CaseVerdict::Failed), any(CaseVerdict::Unreadable)) {
        (_, true) => Verdict::Unreadable,
        (true, false) => Verdict::Failed,
        (false, false) => Verdict::Well,
    })
}

/// A line for each case that does not hold, and one for each file: how many cases do.
fn tell(rows: &[Row], words: Words) -> Result<(), crate::stage::Fault> {
    for (row, next) in rows.iter().zip(rows.iter().skip(1).map(Some).chain([None])) {
        let (file, case) = (&row.file, row.case.as_deref());
        if let Some(why) = &row.why {
            let place = row.line.map_or_else(String::new, |line| format!(":{line}:{}", row.column.unwrap_or(1)));
            say(&format!("{file}{place}: {}{why}", case.map_or_else(String::new, |case| format!("[{case}] "))))?;
        }
        if next.is_some_and(|next| next.file == *file) {
            continue;
        }
        let held = rows.iter().filter(|row| row.file == *file && row.verdict == CaseVerdict::Held).count();
        if held > 0 {
            say(&words.say(&Message::new("check-held").with("file", file.as_str()).with("cases", held)))?;
        }
    }
    Ok(())
}

/// What came of each case of a file.
fn check(path: &Path, words: Words) -> Vec<Row> {
    let text = match files::read(path) {
        Ok(text) => text,
        Err(message) => return vec![unreadable(path, words.say(&message))],
    };
    if Own::is_one(&text) {
        return vec![own(path, &text, words)];
    }
    let broken = |error: &ScriptError| vec![row(path, None, Err(error), |message| words.say(message))];
    let parsed = match script::parse(&text) {
        Ok(parsed) => parsed,
        Err(error) => return broken(&error),
    };
    let title = match shelf::game_of(parsed.game.as_ref()) {
        Ok(title) => title,
        Err(error) => return broken(&error),
    };
    let of = |kind| text::keys(&format!("{}-{kind}-", title.id())).collect::<Vec<_>>();
    let keys = [of("event"), of("reason")].concat();
    let colours = title.vocabulary().seats;
    let seats = Seats::new(colours, colours.len());
    let render = |message: &Message| words.render(message, &|seat| seats.name(seat));
    let played = |case: &Case| row(path, Some(&case.title), title.check(case, &keys).as_ref(), render);
    let tried = |lesson: &Lesson| row(path, Some(&lesson.id), title.check_lesson(lesson, &unsaid).as_ref(), render);
    let solved = |puzzle: &Lesson| row(path, Some(&puzzle.id), title.check_puzzle(puzzle, &unsaid).as_ref(), render);
    let lessons = parsed.lessons.iter().map(tried).chain(parsed.puzzles.iter().map(solved));
    parsed.cases.iter().map(played).chain(lessons).collect()
}

/// What came of a lesson or a puzzle of somebody's own.
fn own(path: &Path, text: &str, words: Words) -> Row {
    let read = Own::read(text);
    let case = read.as_ref().ok().map(|own| own.name().to_owned());
    let wrong = read.and_then(|own| own.check()).err();
    let verdict = if wrong.is_some() { CaseVerdict::Unreadable } else { CaseVerdict::Held };
    let told = |OwnFault { message, .. }: &OwnFault| words.say(message);
    Row {
        file: path.display().to_string(),
        case,
        verdict,
        line: wrong.as_ref().map(|fault| fault.line),
        column: wrong.as_ref().map(|fault| fault.column),
        why: wrong.as_ref().map(told),
    }
}

/// A language that has no such message.
fn unsaid(key: &str) -> Option<String> {
    Lang::ALL.into_iter().find(|&lang| !Words::new(lang).has(key)).map(|lang| lang.to_string())
}

fn row(path: &Path, case: Option<&str>, held: Result<&(), &ScriptError>, render: impl Fn(&Message) -> String) -> Row {
    let verdict = match held {
        Ok(()) => CaseVerdict::Held,
        Err(error) if error.fault.is_failure() => CaseVerdict::Failed,
        Err(_) => CaseVerdict::Unreadable,
    };
    let error = held.err();
    Row {
        file: path.display().to_string(),
        case: case.map(str::to_owned),
        verdict,
        line: error.map(|error| error.line),
        column: error.map(|error| error.column),
        why: error.map(|error| render(&error.say())),
    }
}

fn unreadable(path: &Path, why: String) -> Row {
    let file = path.display().to_string();
    Row { file, case: None, verdict: CaseVerdict::Unreadable, line: None, column: None, why: Some(why) }
}
