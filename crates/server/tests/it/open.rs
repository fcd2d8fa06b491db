//! Any record can be shown: it is checked first, and nothing of it is kept.

use crate::common::{House, game};
use protocol::ReplayPage;
use shelf::{Block, Style};

fn record() -> String {
    let bots = [Style::Random, Style::level(1)];
    let block = Block { bots: &bots, seed: 5, from: 0, until: 1, rotate: false, close: 0, vow: None };
    shelf::title(game()).unwrap().measured("players=2", block, 0).unwrap()
}

const TEXT: &[(&str, &str)] = &[("content-type", "text/plain")];

#[test]
fn a_record_is_shown_through_any_eyes_and_not_kept() {
    let house = House::open();
    let anna = house.guest("Anna");
    let text = record();
    let play = shelf::title_of(&text).unwrap().load(&text).unwrap();
    let mut frames = 0;
    loop {
        let path = format!("/api/open?from={frames}&eyes=1");
        let page = anna.send("POST", &path, Some(text.clone()), TEXT).ok();
        let page: ReplayPage = serde_json::from_value(page).unwrap();
        assert_eq!(page.steps as usize, play.step());
        assert_eq!(serde_json::to_value(&page.holders).unwrap()[1]["level"], 1);
        if page.frames.is_empty() {
            break;
        }
        for frame in &page.frames {
            let eyes = shelf::Viewer::Seat(shelf::Seat::new(1));
            assert_eq!(play.view_at(frame.step as usize, eyes).as_ref(), Some(&frame.view));
        }
        frames += page.frames.len();
    }
    assert_eq!(frames, play.step() + 1, "the set-up and every entry");
    assert_eq!(anna.get("/api/me/finished").ok()["tables"].as_array().map(Vec::len), Some(0));
    assert_eq!(anna.get("/api/opened").failed(404), "not_found", "nobody started the program with a record");
}

#[test]
fn what_is_wrong_with_a_record_is_told_with_its_place() {
    let house = House::open();
    let anna = house.guest("Anna");
    let text = record();
    let open = |text: String| anna.send("POST", "/api/open", Some(text), TEXT);
    let sentence = |text: String| {
        let answer = open(text);
        assert_eq!(answer.status, 422);
        serde_json::from_str::<serde_json::Value>(&answer.text).unwrap()["message"].to_string()
    };
    assert_eq!(open("nothing".to_owned()).failed(422), "no_record");
    assert_eq!(open(text.replace("seed ", "seeds ")).failed(422), "bad_record");
    let broken = sentence(text.replacen("\n0 ", "\n0 nonsense ", 1));
    assert!(broken.contains("record-error") && broken.contains("line"), "{broken}");
    // A choice that the rules refuse has its line, too.
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| line.starts_with("0 ") || line.starts_with("1 ")).unwrap();
    let twice = [&lines[..=first], &lines[first..]].concat().join("\n") + "\n";
    let refused = sentence(twice);
    assert!(refused.contains(&format!("{}", first + 2)), "{refused}");
    assert_eq!(open("x".repeat(300_000)).failed(413), "malformed");
    let eyes = anna.send("POST", "/api/open?eyes=4", Some(text), TEXT);
    assert_eq!(eyes.failed(422), "no_such_seat");
    let foreign = [("content-type", "text/plain"), ("origin", "https://evil.example")];
    assert_eq!(anna.send("POST", "/api/open", Some(record()), &foreign).failed(403), "foreign_origin");
}
