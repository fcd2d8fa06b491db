//! Every puzzle of every game can be solved: its position is laid out, its best choices are legal and solve it, the one that
//! tempts is legal and does not, and the verdict of two searches is clear.

use std::fs;
use std::path::Path;

use protocol::{LessonFrame, LessonRequest};
use shelf::{Say as _, Title, daily, script, title, titles};
use text::{Lang, Words};

fn unsaid(key: &str) -> Option<String> {
    Lang::ALL.into_iter().find(|&lang| !Words::new(lang).has(key)).map(|lang| lang.to_string())
}

/// The puzzles of a game as they lie in its folder, in order.
fn texts(game: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("puzzles");
    let count = fs::read_dir(&folder).expect("a folder").count();
    (1..=count).map(|number| fs::read_to_string(folder.join(format!("{number}.puzzle"))).expect("numbered")).collect()
}

/// The choices that stand behind a word of a puzzle, and their figures.
fn weighed(text: &str, word: &str) -> Vec<(String, Vec<i32>)> {
    let lines = text.lines().filter_map(|line| line.trim().strip_prefix(word)?.strip_prefix(' '));
    let split = |line: &str| {
        let (choice, figures) = line.split_once(" = ").expect("a choice and figures");
        (choice.to_owned(), figures.split(' ').map(|figure| figure.parse().expect("a number")).collect())
    };
    lines.map(split).collect()
}

fn faults(title: &dyn Title, text: &str) -> Vec<String> {
    let said = |error: &script::ScriptError| {
        format!("{}:{}: {}", error.line, error.column, Words::new(Lang::En).say(&error.say()))
    };
    match script::parse(text) {
        Err(error) => vec![said(&error)],
        Ok(parsed) => {
            let tried = parsed.puzzles.iter().filter_map(|puzzle| title.check_puzzle(puzzle, &unsaid).err());
            tried.map(|error| said(&error)).collect()
        }
    }
}

fn frame(title: &dyn Title, id: &str, choices: &[&str]) -> LessonFrame {
    let choices = choices.iter().map(|choice| (*choice).to_owned()).collect();
    let request = LessonRequest { choices, taken_back: false, hinted: false, preview: None, why: None };
    title.lesson(id, &request).expect("a puzzle").expect("a fair request").frame()
}

#[test]
fn every_game_has_twelve_puzzles_that_hold() {
    for &title in titles() {
        let texts = texts(title.id());
        assert!(texts.len() >= 12, "{} has {} puzzles", title.id(), texts.len());
        for (number, text) in (1..).zip(&texts) {
            assert_eq!(faults(title, text), Vec::<String>::new(), "{} {number}", title.id());
        }
        let listed: Vec<String> = title.puzzles().into_iter().map(|card| card.id).collect();
        let numbered: Vec<String> = (1..=texts.len()).map(|number| format!("{}-puzzle-{number}", title.id())).collect();
        assert_eq!(listed, numbered);
        let grades: Vec<u8> = title.puzzles().into_iter().map(|card| card.grade).collect();
        assert!(grades.is_sorted() && grades.first() < grades.last(), "{}: {grades:?}", title.id());
    }
}

/// The gate, counted here from the figures of the files themselves.
#[test]
fn two_searches_prefer_the_best_by_more_than_three_errors_and_a_twentieth_of_the_game() {
    for &title in titles() {
        for text in texts(title.id()) {
            let (best, mut rest) = (weighed(&text, "best"), weighed(&text, "tempting"));
            assert_eq!(rest.len(), 1);
            rest.extend(weighed(&text, "other"));
            for (_, best) in &best {
                for (choice, other) in &rest {
                    for seed in [0, 2] {
                        let ahead = f64::from(best[seed] - other[seed]);
                        let error = f64::from(best[seed + 1]).hypot(f64::from(other[seed + 1]));
                        assert!(ahead > 50.0 && ahead > 3.0 * error, "{choice}: {ahead} ± {error}\n{text}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_puzzle_asks_answers_and_is_solved() {
    for &title in titles() {
        for (number, text) in (1..).zip(texts(title.id())) {
            let id = format!("{}-puzzle-{number}", title.id());
            let first = frame(title, &id, &[]);
            assert_eq!(first.offer.asked.first(), Some(&0), "{id}");
            assert!(first.seats <= 3, "the page names two rivals");
            let tempting = weighed(&text, "tempting").remove(0).0;
            let wrong = frame(title, &id, &[&tempting]);
            assert_eq!(wrong.answer.as_ref().expect("an answer").key, "puzzle-tempting");
            assert_eq!((&wrong.offer, wrong.done), (&first.offer, None), "{id}: it is taken back");
            for (other, _) in weighed(&text, "other") {
                let wrong = frame(title, &id, &[&other]);
                assert_eq!((wrong.answer.expect("an answer").key.as_ref(), wrong.why), ("puzzle-wrong", Vec::new()));
            }
            for (best, _) in weighed(&text, "best") {
                let solved = frame(title, &id, &[&best]);
                let done = solved.done.expect("it is solved");
                assert_eq!((done.message.key.as_ref(), done.stars, solved.answer), ("puzzle-solved", 3, None));
                assert_eq!(solved.why, wrong.why);
                let next = format!("{}-puzzle-{}", title.id(), number + 1);
                assert_eq!(done.next, (number < title.puzzles().len()).then_some(next));
            }
        }
    }
}

#[test]
fn every_day_has_its_puzzle_and_the_games_take_turns() {
    let all: usize = titles().iter().map(|title| title.puzzles().len()).sum();
    let days: Vec<String> = (0..all as u64).map(|day| daily(titles(), day).expect("there are puzzles")).collect();
    let mut each = days.clone();
    each.sort();
    each.dedup();
    assert_eq!(each.len(), all, "none comes twice before all have come");
    let game = |id: &String| id.split('-').next().expect("a game").to_owned();
    assert!(days.windows(2).take(4).all(|days| game(&days[0]) != game(&days[1])));
    assert_eq!(daily(titles(), all as u64), Some(days[0].clone()));
    assert_eq!(daily(&[], 7), None);
}

#[test]
fn what_is_wrong_with_a_puzzle_is_said_with_its_place() {
    let rattus = title("rattus").expect("a game");
    let text = |sentences: &str| {
        format!(
            "game rattus\npuzzle rattus-puzzle-1\n  options players=2\n  given rats italia 3\n  given cubes gallia red 2\n  \
             given emblem polonia\n  given supply 20\n  given turn red\n{sentences}"
        )
    };
    let whole = "  grade 1\n  searched 100 seeds 1 2\n";
    let cases = [
        ("  grade 4\n".to_owned(), "9:9: 4 is out of range: from 1 to 3."),
        ("  grdae 1\n".to_owned(), "9:3: No sentence begins with “grdae”. Did you mean: grade?"),
        ("  say puzzle-ask\n".to_owned(), "9:3: No sentence begins with “say”."),
        (
            "  grade 1\n  searched 100\n".to_owned(),
            "10:12: A word is missing. It is written: searched NUMBER seeds NUMBER NUMBER",
        ),
        (whole.to_owned(), "2:1: This puzzle lacks a sentence: best CHOICE = SHARE ERROR SHARE ERROR"),
        (
            format!("{whole}  best place italia = 600 4\n"),
            "11:28: A word is missing. It is written: best CHOICE = SHARE ERROR SHARE ERROR",
        ),
        (format!("{whole}  best plaec italia = 600 4 600 4\n"), "11:8: “plaec italia” is no choice of this game."),
        (
            format!("{whole}  best place italia = 600 4 600 4\n  tempting take king = 560 4 540 4\n"),
            "12:3: “take king” is not clearly worse than the best choice",
        ),
        (
            format!("{whole}  best place italia = 600 20 600 4\n  tempting take king = 540 4 540 4\n"),
            "12:3: “take king” is not clearly worse than the best choice",
        ),
        (
            format!("{whole}  best place italia = 600 4 600 4\n  tempting take king = 500 4 500 4\n"),
            "2:1: “take peasant” can be chosen, but this puzzle does not say what it is worth.",
        ),
    ];
    for (sentences, wanted) in cases {
        let found = faults(rattus, &text(&sentences));
        assert!(found.len() == 1 && found[0].starts_with(wanted), "{sentences}{found:?}\nwanted {wanted}");
    }
}
