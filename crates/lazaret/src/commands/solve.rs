//! A puzzle in the terminal: the board, the question, hints step by step, and what was won after each choice.

use std::io::{self, BufRead as _};

use protocol::{LessonFrame, LessonRequest};
use shelf::{Message, Pen, Seat, Taught, Title};
use text::Words;

use crate::stage::{Outcome, Verdict, in_colour, say};

/// Asks until the puzzle is solved or nobody answers any more.
pub(crate) fn solve(title: &dyn Title, number: usize, words: Words) -> Outcome {
    let id = format!("{}-puzzle-{number}", title.id());
    let taught = |choices: &[String]| -> Result<Box<dyn Taught>, Message> {
        let request = LessonRequest {
            choices: choices.to_vec(),
            taken_back: false,
            hinted: false,
            on: false,
            preview: None,
            why: None,
            describe: false,
        };
        let unknown = || Message::new("puzzles-no-number").with("number", number).with("last", title.puzzles().len());
        title.lesson(&id, &request).ok_or_else(unknown)?
    };
    let first = taught(&[])?;
    let frame = first.frame();
    let names = names(&frame, words);
    let called = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let render = |message: &Message| words.render(message, &called);
    say(&first.draw(&Pen { say: &render, names: &names, colour: in_colour() }))?;
    for message in
        frame.bubbles.iter().map(|bubble| &bubble.message).chain(frame.offer.ask.iter().map(|ask| &ask.message))
    {
        say(&render(message))?;
    }
    for (index, option) in (1..).zip(&frame.offer.options) {
        say(&format!("{index:>2}  {}  [{}]", render(&option.label), option.action))?;
    }
    say(&words.say(&Message::new("puzzles-how")))?;
    let mut hints = frame.hints.iter();
    for line in io::stdin().lock().lines() {
        let line = line?;
        let word = line.trim();
        if word == "hint" {
            if let Some(hint) = hints.next() {
                let at = hint.at.as_ref().map(|at| format!("  [{} {}]", at.kind, at.id)).unwrap_or_default();
                say(&format!("{}{at}", render(&hint.message)))?;
            }
            continue;
        }
        let numbered = word.parse().ok().and_then(|number: usize| frame.offer.options.get(number.checked_sub(1)?));
        let choice = numbered.map_or_else(|| word.to_owned(), |option| option.action.clone());
        if !frame.offer.options.iter().any(|option| option.action == choice) {
            say(&words.say(&Message::new("puzzles-how")))?;
            continue;
        }
        let answered = taught(&[choice])?.frame();
        let done = answered.done.as_ref().map(|done| &done.message);
        for message in answered.answer.iter().chain(done).chain(&answered.why) {
            say(&render(message))?;
        }
        if answered.done.is_some() {
            return Ok(Verdict::Well);
        }
    }
    Ok(Verdict::Failed)
}

/// What the learner and the rivals are called.
fn names(frame: &LessonFrame, words: Words) -> Vec<String> {
    let name = |seat| if seat == 0 { Message::new("lesson-learner") } else { shelf::cast_name(seat as u8) };
    (0..frame.seats).map(|seat| words.say(&name(seat))).collect()
}
