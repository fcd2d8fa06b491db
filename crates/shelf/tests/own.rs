//! Lessons and puzzles of somebody's own: the example of docs/own-lesson.md can be done, and what is wrong with a file is said with
//! its line and column.

use std::fs;
use std::path::Path;

use protocol::{LessonFrame, LessonRequest};
use shelf::{Own, OwnFault, title};
use text::{Lang, Words};

fn guide() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/own-lesson.md");
    fs::read_to_string(path).expect("the guide")
}

/// The blocks of the guide, without their fences.
fn blocks() -> Vec<String> {
    let guide = guide();
    guide.split("```").skip(1).step_by(2).map(|block| block.split_once('\n').expect("a block").1.to_owned()).collect()
}

fn example() -> String {
    blocks().into_iter().find(|block| block.starts_with("game rattus")).expect("an example")
}

fn request(choices: &[String]) -> LessonRequest {
    LessonRequest {
        choices: choices.to_vec(),
        taken_back: false,
        hinted: false,
        on: false,
        preview: None,
        why: None,
        describe: false,
    }
}

fn frame(own: &Own, choices: &[String]) -> LessonFrame {
    own.teach(&request(choices)).expect("a fair request").frame()
}

/// A file's fault as people read it.
fn fault(text: &str) -> String {
    let OwnFault { line, column, message } = Own::read(text).and_then(|own| own.check()).expect_err("it is not sound");
    format!("{line}:{column}: {}", Words::new(Lang::En).say(&message))
}

#[test]
fn the_example_of_the_guide_is_sound_and_is_done() {
    let text = example();
    assert!(Own::is_one(&text));
    let own = Own::read(&text).expect("it is read");
    own.check().unwrap_or_else(|fault| panic!("{fault:?}"));
    assert_eq!((own.game(), own.id(), own.minutes()), ("rattus", "rattus-own-lanterns", 3));
    let first = frame(&own, &[]);
    assert_eq!(first.title.as_deref(), Some("Lanterns in Italy"));
    let said = |frame: &LessonFrame| Words::new(Lang::Ru).say(&frame.bubbles[0].message);
    assert_eq!(said(&first), "Three rats in Italy: as many cubes as there are rats go there.");
    assert!(first.bubbles[0].at.is_some());
    let words = Words::new(Lang::En);
    for (choice, answer) in
        [("take king", "A card can wait. First the cubes."), ("place gallia", "Not there: Italy has the most rats.")]
    {
        assert_eq!(frame(&own, &[choice.to_owned()]).answer.map(|it| words.say(&it)).as_deref(), Some(answer));
    }
    // The hints lead through it to the end of a whole game.
    let mut choices: Vec<String> = Vec::new();
    let last = loop {
        let now = frame(&own, &choices);
        assert!(choices.len() < 400, "it ends");
        match now.done {
            Some(done) => break done,
            None => {
                choices.push(now.hint.or_else(|| Some(now.offer.options.first()?.action.clone())).expect("a way on"));
            }
        }
    };
    let last = words.say(&last.message);
    assert!(last == "That was a whole game. Your club thanks you." || last == "And you have won it!", "{last}");
}

#[test]
fn the_other_sentences_of_the_guide_are_right_too() {
    let goal = blocks().into_iter().find(|block| block.trim_start().starts_with("goal")).expect("a goal");
    let text = example();
    let (before, _) = text.split_once("  you: place italia").expect("its choice");
    let text = format!("{before}{goal}  done: \"Well done.\"\n");
    let own = Own::read(&text).unwrap_or_else(|fault| panic!("{fault:?}"));
    own.check().unwrap_or_else(|fault| panic!("{fault:?} in {text}"));
    // The sentence that the guide quotes is what is said.
    let wrong = example().replace("you: place italia", "you: place polonia");
    let (place, why) =
        fault(&wrong).split_once(": ").map(|(place, why)| (place.to_owned(), why.to_owned())).expect("both");
    let (line, column) = place.split_once(':').expect("both");
    assert!(guide().contains(&format!("Line {line}, column {column}: {why}")), "{place}: {why}");
}

#[test]
fn a_puzzle_with_a_title_is_somebodys_own() {
    let puzzle = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rattus/puzzles/1.puzzle");
    let text = fs::read_to_string(puzzle).expect("a puzzle");
    assert!(!Own::is_one(&text));
    let text = text.replace("puzzle rattus-puzzle-1", "puzzle candle\n  title \"By candle-light\"");
    let own = Own::read(&text).expect("it is read");
    own.check().unwrap_or_else(|fault| panic!("{fault:?}"));
    assert_eq!((own.id(), own.name(), own.is_puzzle()), ("rattus-puzzle-own-candle", "By candle-light", true));
    let best = title("rattus").expect("a game").lesson("rattus-puzzle-1", &request(&["move bulgaria".to_owned()]));
    let best = best.expect("a puzzle").expect("a choice").frame();
    let own = frame(&own, &["move bulgaria".to_owned()]);
    assert_eq!((own.done.is_some(), own.why), (true, best.why));
}

#[test]
fn every_fault_is_said_with_its_line_and_column() {
    let text = example();
    let with = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        fault(&text.replacen(from, to, 1))
    };
    let cases = [
        (with("game rattus", "game ratus"), "1:6: There is no game “ratus”. Did you mean: rattus?"),
        (
            with("lesson lanterns", "lesson lan-terns"),
            "3:1: The word of a lesson is small letters and digits, 40 at most.",
        ),
        (
            with("  title \"Lanterns in Italy\"\n", ""),
            "3:1: A lesson of your own has a title: a line that begins with the word title.",
        ),
        (
            with("title \"Lanterns in Italy\"", "title Lanterns"),
            "4:1: A title is one sentence in quotes behind the word title.",
        ),
        (
            with("italia\n  you", "italia\n  title \"Again\"\n  you"),
            "13:1: A title is one sentence in quotes behind the word title.",
        ),
        (with("go there.\"", "go there."), "12:7: A quote is opened here and not closed in this line."),
        (with("\"Not there: Italy has the most rats.\"", "\"\""), "15:13: Nothing stands in these quotes."),
        (
            with("say \"Now the plague. Send it far away from your own cubes.\"", "say plague"),
            "16:3: What is said stands in straight double quotes.",
        ),
        (with("say \"Three", "sya \"Three"), "12:3: No sentence begins with “sya”. Did you mean: say?"),
        (with("at region italia", "at region itallia"), "12:82: There is no region “itallia” on this board."),
        // A sentence that is shorter than what stands for it inside moves nothing either.
        (
            with("say \"Now the plague. Send it far away from your own cubes.\"", "say \"Hm.\" at region itallia"),
            "16:23: There is no region “itallia” on this board.",
        ),
        (
            with("you: place italia", "you: place italia | move scandia"),
            "13:23: “move scandia” never comes up in this lesson.",
        ),
        (with("given rats italia 3", "given rats itallia 3"), "7:14: "),
    ];
    for (number, (found, expected)) in cases.iter().enumerate() {
        assert!(found.starts_with(expected), "{number}: {found}");
    }
    let long = "x".repeat(401);
    assert_eq!(
        with("Your club thanks you.", &long).split_once(' ').map(|it| it.1),
        Some("A sentence in quotes has 400 characters at most.")
    );
    assert!(fault(&format!("{text}\nlesson more\n  title \"More\"\n")).contains("A title is one sentence"));
    assert!(fault("game rattus\n").starts_with("1:1: "));
}
