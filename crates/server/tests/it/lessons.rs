//! Lessons over the wire: a list, frames that nothing is kept of, and the stars of those who finish.

use serde_json::{Value, json};

use crate::common::{House, Person};

/// The choices that lead to the end of a lesson, by its own hints.
fn way(person: &mut Person, id: &str) -> Vec<String> {
    let mut choices: Vec<String> = Vec::new();
    loop {
        let answer = person.post(&format!("/api/lessons/{id}"), &json!({ "choices": choices })).ok();
        assert_eq!(answer["type"], "frame");
        if !answer["frame"]["done"].is_null() {
            return choices;
        }
        choices.push(answer["frame"]["hint"].as_str().expect("there is a way on").to_owned());
    }
}

fn stars(lessons: &Value, id: &str) -> u64 {
    let entry = lessons["lessons"].as_array().unwrap().iter().find(|entry| entry["id"] == id).unwrap();
    entry["stars"].as_u64().unwrap()
}

#[test]
fn a_lesson_is_done_without_a_name_and_kept_for_a_guest() {
    let house = House::open();
    let mut anna = house.somebody();
    let choices = way(&mut anna, "rattus-1");
    let done = json!({ "choices": choices, "hinted": true });
    assert_eq!(anna.put("/api/me/lessons/rattus-1", &done).failed(401), "no_name");
    assert_eq!(stars(&anna.get("/api/lessons").ok(), "rattus-1"), 0);

    let anna = house.guest("Anna");
    let half = json!({ "choices": choices[..1] });
    assert_eq!(anna.put("/api/me/lessons/rattus-1", &half).failed(422), "lesson_open");
    assert_eq!(stars(&anna.put("/api/me/lessons/rattus-1", &done).ok(), "rattus-1"), 2);
    assert_eq!(stars(&house.same(&anna).get("/api/lessons").ok(), "rattus-1"), 2);
    assert_eq!(stars(&house.guest("Ben").get("/api/lessons").ok(), "rattus-1"), 0);
}

#[test]
fn a_learner_may_look_ahead_and_ask_why() {
    let house = House::open();
    let mut anna = house.somebody();
    let mut ask = |body: Value| anna.post("/api/lessons/rattus-1", &body).ok();
    let preview = ask(json!({ "choices": [], "preview": "place italia" }));
    assert_eq!(preview["type"], "preview");
    assert!(!preview["preview"]["changes"].as_array().unwrap().is_empty());
    let why = ask(json!({ "choices": [], "why": { "kind": "region", "id": "polonia" } }));
    assert_eq!((why["type"].as_str(), why["rule"].as_str()), (Some("why"), Some("RAT-20")));
    let answered = ask(json!({ "choices": ["take king"] }));
    assert_eq!(answered["frame"]["answer"]["key"], "lesson-rattus-1-2-not-take");
}

#[test]
fn what_is_no_lesson_is_refused_with_a_sentence() {
    let house = House::open();
    let mut anna = house.somebody();
    let mut ask = |id: &str, body: Value| anna.post(&format!("/api/lessons/{id}"), &body);
    assert_eq!(ask("rattus-99", json!({ "choices": [] })).failed(404), "not_found");
    assert_eq!(ask("nothing", json!({ "choices": [] })).failed(404), "not_found");
    assert_eq!(ask("rattus-1", json!({ "choices": ["dance"] })).failed(422), "lesson_stray");
    assert_eq!(ask("rattus-1", json!({ "choices": ["take king", "take king"] })).failed(422), "lesson_stray");
    assert_eq!(ask("rattus-1", json!({ "choices": [], "preview": "dance" })).failed(422), "refused");
    let many = vec!["place italia"; 601];
    assert_eq!(ask("rattus-1", json!({ "choices": many })).failed(422), "lesson_long");
    assert_eq!(ask("rattus-1", json!({ "chioces": [] })).failed(422), "malformed");
}

#[test]
fn a_puzzle_is_listed_answered_solved_and_kept() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let puzzles = anna.get("/api/puzzles").ok();
    let ids: Vec<&str> =
        puzzles["puzzles"].as_array().unwrap().iter().map(|entry| entry["id"].as_str().unwrap()).collect();
    assert!(ids.len() >= shelf::titles().len() && ids.contains(&puzzles["today"].as_str().unwrap()));
    let id = "rattus-puzzle-1";
    let first = anna.post(&format!("/api/lessons/{id}"), &json!({ "choices": [] })).ok();
    let best = first["frame"]["hint"].as_str().unwrap().to_owned();
    let options = first["frame"]["offer"]["options"].as_array().unwrap();
    let other = options.iter().map(|option| option["action"].as_str().unwrap()).find(|action| *action != best).unwrap();
    let wrong = anna.post(&format!("/api/lessons/{id}"), &json!({ "choices": [other] })).ok();
    assert!(wrong["frame"]["answer"]["key"].as_str().unwrap().starts_with("puzzle-"), "{wrong}");
    let open = json!({ "choices": [] });
    assert_eq!(anna.put(&format!("/api/me/lessons/{id}"), &open).failed(422), "lesson_open");
    anna.put(&format!("/api/me/lessons/{id}"), &json!({ "choices": [best] })).ok();
    let kept = |entries: &Value| {
        entries["puzzles"].as_array().unwrap().iter().find(|entry| entry["id"] == id).unwrap()["stars"].clone()
    };
    assert_eq!(kept(&anna.get("/api/puzzles").ok()), 3);
    assert_eq!(kept(&house.guest("Ben").get("/api/puzzles").ok()), 0);
}

#[test]
fn what_a_guest_has_learned_goes_over_to_their_account() {
    let house = House::open();
    let choices = way(&mut house.somebody(), "rattus-1");
    let learn = |person: &Person, hinted: bool| {
        person.put("/api/me/lessons/rattus-1", &json!({ "choices": choices, "hinted": hinted })).ok();
    };
    // A guest who signs up stays who they are.
    let mut anna = house.guest("Anna");
    learn(&anna, true);
    let account = json!({ "name": "Anna", "password": "long enough 1347" });
    anna.post("/api/me/account", &account).ok();
    assert_eq!(stars(&anna.get("/api/lessons").ok(), "rattus-1"), 2);
    // A guest who comes back to an account brings what is better.
    let mut guest = house.guest("Nina");
    learn(&guest, false);
    guest.post("/api/me/login", &account).ok();
    assert_eq!(stars(&guest.get("/api/lessons").ok(), "rattus-1"), 3);
    assert_eq!(stars(&anna.get("/api/lessons").ok(), "rattus-1"), 3, "it is the same person now");
    // Somebody with another account takes nothing with them.
    let mut ben = house.guest("Ben");
    ben.post("/api/me/account", &json!({ "name": "Ben", "password": "long enough 1348" })).ok();
    ben.post("/api/me/login", &account).ok();
    assert_eq!(stars(&ben.get("/api/lessons").ok(), "rattus-1"), 3);
}

/// The example of docs/own-lesson.md, without the whole game at its end.
fn own_lesson() -> String {
    let guide = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/own-lesson.md")).unwrap();
    let example = guide.split("```text\n").nth(1).unwrap().split("```").next().unwrap();
    let left = |line: &&str| !line.starts_with("  play") && !line.starts_with("  won:");
    example.lines().filter(left).fold(String::new(), |text, line| text + line + "\n")
}

#[test]
fn a_lesson_is_brought_as_a_file() {
    let house = House::open();
    let mut anna = house.somebody();
    let text = own_lesson();
    let sound = anna.post("/api/lessons/own", &json!({ "text": text })).ok();
    assert_eq!((&sound["type"], &sound["entry"]["title"]), (&json!("sound"), &json!("Lanterns in Italy")));
    let first = anna.post("/api/lessons/own", &json!({ "text": text, "request": { "choices": [] } })).ok();
    let bubble = &first["answer"]["frame"]["bubbles"][0]["message"];
    assert_eq!(bubble["key"], "lesson-own");
    assert!(bubble.to_string().contains("Three rats in Italy"));
    // What is wrong comes as a sentence in the language of the page, with its place.
    let wrong = text.replace("you: place italia", "you: plaec italia");
    let refused = anna.post("/api/lessons/own", &json!({ "text": wrong, "language": "fr" }));
    assert!(refused.text.contains(r#"{"number":13}"#) && refused.text.contains("plaec italia"), "{}", refused.text);
    assert_eq!(refused.failed(422), "bad_lesson");
    let large = format!("{text}{}", "# \n".repeat(11_000));
    assert_eq!(anna.post("/api/lessons/own", &json!({ "text": large })).failed(422), "bad_lesson");
    let lessons = anna.get("/api/lessons").ok();
    assert!(lessons["lessons"].as_array().unwrap().iter().all(|entry| entry["title"].is_null()), "it is kept nowhere");
}

#[test]
fn lessons_of_a_folder_are_listed_and_done() {
    let folder = tempfile::tempdir().unwrap();
    let puzzle = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../rattus/puzzles/1.puzzle")).unwrap();
    let puzzle = puzzle.replace("puzzle rattus-puzzle-1", "puzzle candle\n  title \"By candle-light\"");
    for (name, text) in [
        ("a.lesson", own_lesson()),
        ("b.lesson", own_lesson()),
        ("c.lesson", "game rattus\nlesson broken\n".to_owned()),
        ("d.puzzle", puzzle),
        ("notes.txt", "not a lesson".to_owned()),
    ] {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    let (own, left) = server::own_lessons(folder.path());
    assert_eq!(own.iter().map(shelf::Own::id).collect::<Vec<_>>(), ["rattus-own-lanterns", "rattus-puzzle-own-candle"]);
    let left: Vec<(&str, &str)> =
        left.iter().map(|left| (left.file.file_name().unwrap().to_str().unwrap(), &*left.why.key)).collect();
    assert_eq!(left, [("b.lesson", "own-lesson-twice"), ("c.lesson", "own-lesson-fault")]);
    let house = House::with(|config| config.lessons = Some(folder.path().to_owned()));
    let mut anna = house.guest("Anna");
    let entry = |list: &Value, id: &str| list.as_array().unwrap().iter().find(|entry| entry["id"] == id).cloned();
    let lesson = entry(&anna.get("/api/lessons").ok()["lessons"], "rattus-own-lanterns").unwrap();
    assert_eq!((&lesson["title"], &lesson["minutes"]), (&json!("Lanterns in Italy"), &json!(3)));
    let puzzle = entry(&anna.get("/api/puzzles").ok()["puzzles"], "rattus-puzzle-own-candle").unwrap();
    assert_eq!(puzzle["title"], "By candle-light");
    let choices = way(&mut anna, "rattus-own-lanterns");
    let done = json!({ "choices": choices });
    assert_eq!(stars(&anna.put("/api/me/lessons/rattus-own-lanterns", &done).ok(), "rattus-own-lanterns"), 3);
}
