//! Every puzzle of every game can be solved: its position is laid out, its best choice is legal and solves it, the one that
//! tempts is legal and does not, and the games that were finished after each choice are clear. A few are finished anew.

use std::fs;
use std::path::Path;

use protocol::{LessonFrame, LessonRequest};
use shelf::{Anew, Level, Say as _, Title, daily, script, title, titles};
use text::{Lang, Words};

fn unsaid(key: &str) -> Option<String> {
    Lang::ALL.into_iter().find(|&lang| !Words::new(lang).has(key)).map(|lang| lang.to_string())
}

/// The puzzles of a game as they lie in its folder, in order.
fn texts(game: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("puzzles");
    let count = fs::read_dir(&folder).map_or(0, Iterator::count);
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
    let request = LessonRequest {
        choices,
        taken_back: false,
        hinted: false,
        on: false,
        preview: None,
        why: None,
        describe: false,
    };
    title.lesson(id, &request).expect("a puzzle").expect("a fair request").frame()
}

#[test]
fn every_puzzle_can_be_read_and_solved() {
    for &title in titles() {
        let texts = texts(title.id());
        for (number, text) in (1..).zip(&texts) {
            assert_eq!(faults(title, text), Vec::<String>::new(), "{} {number}", title.id());
        }
        let listed: Vec<String> = title.puzzles().into_iter().map(|card| card.id).collect();
        let numbered: Vec<String> = (1..=texts.len()).map(|number| format!("{}-puzzle-{number}", title.id())).collect();
        assert_eq!(listed, numbered);
        let grades: Vec<u8> = title.puzzles().into_iter().map(|card| card.grade).collect();
        assert!(grades.is_sorted(), "{}: {grades:?}", title.id());
    }
}

/// The gate, counted here from the figures of the files themselves.
#[test]
fn the_best_won_a_tenth_of_the_games_and_four_errors_more_than_any_other() {
    for &title in titles() {
        for text in texts(title.id()) {
            let line = text.lines().find_map(|line| line.trim().strip_prefix("finished ")).expect("finished games");
            let figures: Vec<&str> = line.split(' ').collect();
            let games: u32 = figures[0].parse().expect("a number");
            assert!(2 * games >= 400 && figures[2] != figures[3], "{line}");
            let best = weighed(&text, "best");
            let mut rest = weighed(&text, "tempting");
            assert_eq!((best.len(), rest.len()), (1, 1));
            rest.extend(weighed(&text, "other"));
            assert!(rest.len() >= 2, "hardly anything to choose from\n{text}");
            let best = &best[0].1;
            for (choice, other) in &rest {
                assert!(best[0] > other[0] && best[2] > other[2], "{choice}: the levels agree\n{text}");
                let ahead = f64::from(best[0] + best[2] - other[0] - other[2]) / 2.0;
                let squares: i32 = [best[1], best[3], other[1], other[3]].iter().map(|error| error * error).sum();
                let error = f64::from(squares).sqrt() / 2.0;
                assert!(ahead >= 100.0 && ahead >= 4.0 * error, "{choice}: {ahead} ± {error}\n{text}");
            }
        }
    }
}

/// What a puzzle asks, how many sit there, and the answer.
#[test]
fn no_two_puzzles_are_alike() {
    let mut seen = Vec::new();
    for &title in titles() {
        for (number, text) in (1..).zip(texts(title.id())) {
            let first = frame(title, &format!("{}-puzzle-{number}", title.id()), &[]);
            let asked = first.offer.ask.expect("a question").message.key.into_owned();
            let kind = (title.id(), asked, first.seats, weighed(&text, "best").remove(0).0);
            assert!(!seen.contains(&kind), "{kind:?} comes twice");
            seen.push(kind);
        }
    }
}

fn puzzle(text: &str) -> script::Lesson {
    script::parse(text).expect("a script").puzzles.remove(0)
}

/// So many games of one level: few, but enough to find what is far from true.
const FEW: Anew = Anew { games: Some(60), seed: Some(4711), levels: None };

/// The puzzle of each game with the fewest choices: a sample must be quick.
#[test]
fn games_finished_anew_confirm_a_puzzle_of_each_game() {
    for &title in titles() {
        let Some(text) = texts(title.id()).into_iter().min_by_key(|text| choices(text)) else { continue };
        let anew = Anew { levels: Some(vec![Level::at(5)]), ..FEW };
        let confirmed = title.confirm_puzzle(&puzzle(&text), &anew).expect("a puzzle");
        let found: Vec<_> =
            confirmed.choices.iter().map(|choice| (&choice.choice, choice.promised(), choice.won())).collect();
        assert_eq!(confirmed.untrue().count(), 0, "what was promised comes true: {found:?}");
        let best = confirmed.choices[0].won().value;
        assert!(confirmed.choices[1..].iter().all(|other| other.won().value < best), "{found:?}");
    }
}

fn choices(text: &str) -> usize {
    weighed(text, "other").len()
}

/// The same position with the shares of the best and the worst choice changed for each other.
#[test]
fn games_finished_anew_refuse_what_is_not_true() {
    let rattus = title("rattus").expect("a game");
    let text = texts("rattus").into_iter().min_by_key(|text| choices(text)).expect("a puzzle");
    let best = weighed(&text, "best").remove(0).0;
    let (last, _) = weighed(&text, "tempting").into_iter().chain(weighed(&text, "other")).next_back().expect("another");
    let planted: String = text
        .lines()
        .map(|line| {
            let (word, rest) = line.trim().split_once(' ').unwrap_or((line, ""));
            let choice = rest.split_once(" = ").map(|(choice, figures)| (choice.to_owned(), figures));
            match choice {
                Some((choice, figures)) if choice == best => format!("  {word} {last} = {figures}\n"),
                Some((choice, figures)) if choice == last => format!("  {word} {best} = {figures}\n"),
                _ => format!("{line}\n"),
            }
        })
        .collect();
    assert_eq!(faults(rattus, &planted), Vec::<String>::new(), "by itself it looks like a puzzle");
    let anew = Anew { levels: Some(vec![Level::at(5)]), ..FEW };
    let confirmed = rattus.confirm_puzzle(&puzzle(&planted), &anew).expect("it can be read");
    assert!(confirmed.untrue().count() > 0 && confirmed.unclear().count() > 0, "{confirmed:?}");
}

#[test]
fn hints_lead_to_the_choice_step_by_step_and_a_solved_puzzle_is_played_on() {
    for &title in titles() {
        for (number, text) in (1..).zip(texts(title.id())) {
            let id = format!("{}-puzzle-{number}", title.id());
            let first = frame(title, &id, &[]);
            let keys: Vec<&str> = first.hints.iter().map(|hint| hint.message.key.as_ref()).collect();
            assert_eq!(keys, ["puzzle-hint-where", "puzzle-hint-kind", "lesson-try"], "{id}");
            let best = weighed(&text, "best").remove(0).0;
            let option = first.offer.options.iter().find(|option| option.action == best).expect("it is offered");
            assert!(first.hints.iter().all(|hint| hint.at.as_ref() == Some(&option.target)), "{id}");
            let said = Words::new(Lang::En);
            let label = said.say(&option.label);
            let kinds = said.say(&first.hints[1].message);
            assert!(kinds.contains(&label), "{id}: {kinds}");
            let others = first.offer.options.iter().filter(|option| kinds.contains(&said.say(&option.label))).count();
            assert!(others >= 2, "{id}: the second hint does not say it all: {kinds}");
            assert!(said.say(&first.hints[2].message).contains(&label), "{id}");
            let mut choices = vec![best];
            let played = |choices: &[String]| {
                let request = LessonRequest {
                    choices: choices.to_vec(),
                    taken_back: false,
                    hinted: false,
                    on: true,
                    preview: None,
                    why: None,
                    describe: false,
                };
                title.lesson(&id, &request).expect("a puzzle").expect("a fair request").frame()
            };
            let mut on = played(&choices);
            // One of each game is enough to the end; the others begin.
            while number == 1 && on.done.is_none() {
                choices.push(on.offer.options.first().expect("a choice").action.clone());
                on = played(&choices);
            }
            match on.done {
                Some(done) => assert!(done.message.key.starts_with("puzzle-played"), "{id}: {:?}", done.message),
                None => assert_eq!(on.bubbles[0].message.key, "puzzle-playing", "{id}"),
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
            assert!((2..=4).contains(&first.seats), "the page names three rivals");
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
    let games = titles().iter().filter(|title| !title.puzzles().is_empty()).count();
    let mut first: Vec<String> = days[..games].iter().map(game).collect();
    first.sort();
    first.dedup();
    assert_eq!(first.len(), games, "each game has its day before one comes again");
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
    let whole = "  grade 1\n  finished 200 levels 5 8 seed 1\n";
    let cases = [
        ("  grade 4\n".to_owned(), "9:9: 4 is out of range: from 1 to 3."),
        ("  grdae 1\n".to_owned(), "9:3: No sentence begins with “grdae”. Did you mean: grade?"),
        ("  say puzzle-ask\n".to_owned(), "9:3: No sentence begins with “say”."),
        (
            "  grade 1\n  finished 200\n".to_owned(),
            "10:15: A word is missing. It is written: finished NUMBER levels LEVEL LEVEL seed NUMBER",
        ),
        ("  grade 1\n  finished 199 levels 5 8 seed 1\n".to_owned(), "10:12: 199 is out of range: from 200 to 100000."),
        ("  grade 1\n  finished 200 levels 5 13 seed 1\n".to_owned(), "10:25: 13 is out of range: from 1 to 12."),
        ("  grade 1\n  finished 200 levels 5 5 seed 1\n".to_owned(), "10:25: “5”"),
        (whole.to_owned(), "2:1: This puzzle lacks a sentence: best CHOICE = SHARE ERROR SHARE ERROR"),
        (
            format!("{whole}  best place italia = 600 4\n"),
            "11:28: A word is missing. It is written: best CHOICE = SHARE ERROR SHARE ERROR",
        ),
        (format!("{whole}  best plaec italia = 600 4 600 4\n"), "11:8: “plaec italia” is no choice of this game."),
        (
            format!("{whole}  best place italia = 600 4 600 4\n  tempting take king = 510 4 499 4\n"),
            "12:3: “take king” is not clearly worse than the best choice",
        ),
        (
            format!("{whole}  best place italia = 600 34 600 34\n  tempting take king = 480 34 470 34\n"),
            "12:3: “take king” is not clearly worse than the best choice",
        ),
        (
            format!("{whole}  best place italia = 600 4 600 4\n  tempting take king = 601 4 100 4\n"),
            "12:3: “take king” is not clearly worse than the best choice",
        ),
        (
            format!(
                "{whole}  best place italia = 600 4 600 4\n  best take king = 600 4 600 4\n  tempting take knight = 9 4 9 4\n"
            ),
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
