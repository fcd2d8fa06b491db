//! Every lesson of every game can be done in every language: each choice that is written, each answer, the goals by their
//! hints. And what is wrong with a lesson is said with its line and column.

use std::fs;
use std::path::Path;

use protocol::{LessonFrame, LessonRequest, UndoOffer};
use shelf::{Say as _, Title, script, title, titles};
use text::{Lang, Words};

fn unsaid(key: &str) -> Option<String> {
    Lang::ALL.into_iter().find(|&lang| !Words::new(lang).has(key)).map(|lang| lang.to_string())
}

/// The texts of the lessons of a game, as they lie in its folder.
fn files(game: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("lessons");
    let mut files: Vec<_> =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let text = |path: std::path::PathBuf| (path.display().to_string(), fs::read_to_string(&path).expect("a text"));
    files.into_iter().map(text).collect()
}

/// What is wrong with a text: its place and the sentence.
fn faults(title: &dyn Title, text: &str) -> Vec<String> {
    let said = |error: &script::ScriptError| {
        format!("{}:{}: {}", error.line, error.column, Words::new(Lang::En).say(&error.say()))
    };
    match script::parse(text) {
        Err(error) => vec![said(&error)],
        Ok(parsed) => {
            assert_eq!(parsed.game.as_ref().map(|game| game.id.as_str()), Some(title.id()));
            let tried = parsed.lessons.iter().filter_map(|lesson| title.check_lesson(lesson, &unsaid).err());
            tried.map(|error| said(&error)).collect()
        }
    }
}

#[test]
fn every_lesson_can_be_done_in_every_language() {
    let mut wrong = Vec::new();
    for &title in titles() {
        let files = files(title.id());
        assert!((5..=8).contains(&files.len()), "{} has {} lessons", title.id(), files.len());
        for (file, text) in files {
            wrong.extend(faults(title, &text).into_iter().map(|fault| format!("{file}:{fault}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_lessons_of_the_shelf_are_those_of_the_folders_in_their_order() {
    for &title in titles() {
        let listed: Vec<String> = title.lessons().into_iter().map(|card| card.id).collect();
        let numbered: Vec<String> = (1..=listed.len()).map(|number| format!("{}-{number}", title.id())).collect();
        assert_eq!(listed, numbered);
        assert_eq!(listed.len(), files(title.id()).len());
    }
}

/// One idea a step: nobody is told more than two sentences at once.
#[test]
fn a_bubble_has_two_sentences_at_most() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for key in text::keys("lesson-").filter(|key| titles().iter().any(|title| key[7..].starts_with(title.id()))) {
            let said = words.word(key);
            // "Full!" or "Soon!" is a cry, not a sentence.
            let sentence = |part: &&str| part.split_whitespace().count() > 2;
            let sentences = said.split(['.', '!', '?', '…']).filter(sentence).count();
            assert!(sentences <= 2, "{lang}: {key}: {said}");
            assert!(said.chars().count() <= 170, "{lang}: {key} is long: {said}");
        }
    }
}

fn request(choices: &[&str]) -> LessonRequest {
    let choices = choices.iter().map(|choice| (*choice).to_owned()).collect();
    LessonRequest { choices, taken_back: false, hinted: false, on: false, preview: None, why: None, describe: false }
}

fn frame(id: &str, request: &LessonRequest) -> LessonFrame {
    let game = id.rsplit_once('-').expect("game and number").0;
    title(game).expect("a game").lesson(id, request).expect("a lesson").expect("a fair request").frame()
}

#[test]
fn a_lesson_tells_asks_answers_and_ends() {
    let first = frame("rattus-1", &request(&[]));
    let keys: Vec<&str> = first.bubbles.iter().map(|bubble| bubble.message.key.as_ref()).collect();
    assert_eq!(keys, ["lesson-rattus-1-1", "lesson-rattus-1-2"]);
    assert_eq!(first.hint.as_deref(), Some("place italia"));
    assert_eq!((first.passed, first.offer.undo.clone()), (0, UndoOffer::Nothing));
    assert!(first.offer.options.len() > 1, "everything legal is offered");

    // Another legal choice is answered and taken back; the position is the same.
    let answered = frame("rattus-1", &request(&["take king"]));
    assert_eq!(answered.answer.as_ref().map(|answer| answer.key.as_ref()), Some("lesson-rattus-1-2-not-take"));
    assert_eq!(answered.offer, first.offer);

    // The hints lead to the end, with three stars for whoever needed none and took nothing back.
    let mut choices: Vec<String> = Vec::new();
    let mut now = first;
    while now.done.is_none() {
        choices.push(now.hint.clone().expect("there is a way on"));
        let request = LessonRequest {
            choices: choices.clone(),
            taken_back: false,
            hinted: false,
            on: false,
            preview: None,
            why: None,
            describe: false,
        };
        now = frame("rattus-1", &request);
        assert_eq!(now.answer, None);
    }
    let stars = |taken_back, hinted| {
        let request = LessonRequest {
            choices: choices.clone(),
            taken_back,
            hinted,
            on: false,
            preview: None,
            why: None,
            describe: false,
        };
        frame("rattus-1", &request).done.unwrap().stars
    };
    assert_eq!([stars(false, false), stars(true, false), stars(false, true), stars(true, true)], [3, 2, 2, 1]);
}

#[test]
fn choices_that_lead_nowhere_are_refused() {
    let rattus = title("rattus").unwrap();
    let refused = |choices: &[&str]| rattus.lesson("rattus-1", &request(choices)).unwrap().err().unwrap();
    assert_eq!(refused(&["dance"]).key, "lesson-stray");
    assert_eq!(refused(&["take king", "place italia"]).key, "lesson-stray");
    assert_eq!(refused(&["place polonia"]).key, "rattus-reason-no-rats");
    assert!(rattus.lesson("rattus-99", &request(&[])).is_none());
}

/// A lesson of Rattus with these sentences behind the position.
fn lesson(sentences: &str) -> String {
    format!(
        "game rattus\nlesson rattus-1\n  minutes 3\n  options players=2\n  given rats italia 3\n  given rats gallia 1\n  \
         given cubes gallia red 2\n  given emblem polonia\n  given supply 20\n  given turn red\n{sentences}"
    )
}

#[test]
fn what_is_wrong_with_a_lesson_is_said_with_its_place() {
    let rattus = title("rattus").unwrap();
    let done = "  done: lesson-rattus-1-done\n";
    let cases = [
        ("  sya lesson-rattus-1-1\n", "11:3: No sentence begins with “sya”. Did you mean: say?"),
        ("  you: plaec italia\n", "11:8: “plaec italia” is no choice of this game."),
        (
            "  you: place italia\n  otherwise tak: lesson-rattus-1-2\n",
            "12:13: “tak” is no choice of this game. Did you mean: take?",
        ),
        (
            "  otherwise lesson-rattus-1-2\n",
            "11:3: “otherwise” answers or helps where nothing is asked: it stands behind “you:” or “goal”.",
        ),
        (
            "  say lesson-rattus-1-nothing\n  you: place italia\n",
            "11:3: “lesson-rattus-1-nothing” is not said in the language en.",
        ),
        ("  you: place italia | place gallia | move scandia\n", "11:38: “move scandia” never comes up in this lesson."),
        (
            "  you: place italia\n  otherwise spread: lesson-rattus-1-2\n",
            "12:13: “spread” never comes up in this lesson.",
        ),
        ("  you: place italia\n  expect reserve red = 7\n", "12:10: “reserve red” is 15, not 7."),
        (
            "  goal reserve red = 3 within 1\n  hint place italia\n",
            "11:3: The hints do not reach this goal within one choice.",
        ),
        ("  goal reserve red = 15\n", "11:24: A word is missing. It is written: goal FACT = VALUE within NUMBER"),
        ("  say lesson-rattus-1-1\n", "2:1: This lesson lacks a sentence: you: CHOICE"),
        ("  given cubes italia red 30\n  you: place italia\n", "11:26: 30 is out of range: from 0 to 20."),
    ];
    for (sentences, wanted) in cases {
        let found = faults(rattus, &lesson(&format!("{sentences}{done}")));
        assert!(found.len() == 1 && found[0].starts_with(wanted), "{sentences}{found:?}\nwanted {wanted}");
    }
    let open = faults(rattus, &lesson("  you: place italia\n"));
    assert_eq!(open, ["2:1: This lesson lacks a sentence: done: KEY"]);
}
