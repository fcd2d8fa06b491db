//! The pictures of the rulebooks: positions of check cases, as the page draws them beside their rules. They are made anew
//! from the scripts and compared with what is committed.

use std::fs;
use std::path::{Path, PathBuf};

use kernel::{Seat, Viewer};
use serde_json::{Value, json};
use shelf::Title;

/// What a position leaves open is decided by this seed.
const SEED: [u8; 32] = [7; 32];
/// So many pictures a rulebook has at least.
const FEWEST: usize = 10;

/// A line of `tests/pictures.txt`.
struct Picture<'a> {
    rule: &'a str,
    caption: &'a str,
    zone: &'a str,
    /// So many choices of the case are played before.
    choices: usize,
    script: &'a str,
    case: &'a str,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(line: &str) -> Option<Picture<'_>> {
    let mut words = line.splitn(6, ' ');
    let mut next = || words.next();
    Some(Picture {
        rule: next()?,
        caption: next()?,
        zone: next()?,
        choices: next()?.parse().ok()?,
        script: next()?,
        case: next()?,
    })
}

/// The sentences of the one case whose title begins so, and that title.
fn sentences(script: &str, case: &str) -> Option<(String, Vec<String>)> {
    let whole = script.replace("\\\n", " ");
    let mut lines = whole.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    let title = lines.find_map(|line| line.strip_prefix("case ").filter(|title| title.starts_with(case)))?.to_owned();
    let ends = |line: &&str| !["case ", "background "].iter().any(|word| line.starts_with(word));
    Some((title, lines.take_while(ends).map(str::to_owned).collect()))
}

/// The position of a picture through the eyes of whoever is asked, and what can be chosen in it.
fn draw(title: &dyn Title, picture: &Picture<'_>) -> Value {
    let place = format!("crates/{}/tests/rules/{}.check", title.id(), picture.script);
    let script = fs::read_to_string(root().join(&place)).unwrap_or_else(|error| panic!("{place}: {error}"));
    let (case, lines) =
        sentences(&script, picture.case).unwrap_or_else(|| panic!("{place}: no case “{}”", picture.case));
    assert!(case.split(' ').any(|word| word == picture.rule), "{case}: not a case of {}", picture.rule);

    let behind = |word: &'static str| lines.iter().filter_map(move |line| line.strip_prefix(word));
    let position: Vec<String> = behind("given ").map(str::to_owned).collect();
    assert!(behind("from ").next().is_none() && !position.is_empty(), "{case}: lays out nothing of its own");
    let options = behind("options ").next().unwrap_or("");
    let (mut play, _) = title.start_from(options, &position, SEED).unwrap_or_else(|why| panic!("{case}: {why:?}"));
    let choices = lines.iter().filter_map(|line| line.split_once(": ")).filter(|(seat, _)| !seat.contains(' '));
    let mut from = 0;
    for (_, choice) in choices.take(picture.choices) {
        // A choice without an alternative was made by itself.
        let made = (from..play.step()).filter_map(|step| play.entry_line(step)).any(|line| line.contains(choice));
        if !made {
            from = play.step() + 1;
            play.play(play.asked()[0], choice).unwrap_or_else(|_| panic!("{case}: `{choice}` is refused"));
        }
    }
    let seat: Option<Seat> = play.asked().first().copied();
    let offer = play.offer(seat.map_or(Viewer::Spectator, Viewer::Seat));
    let mut glow: Vec<String> =
        offer.options.iter().map(|choice| format!("{}:{}", choice.target.kind, choice.target.id)).collect();
    glow.sort();
    glow.dedup();
    json!({
        "rule": picture.rule, "caption": picture.caption, "zone": picture.zone, "seat": seat.map(Seat::index),
        "players": play.players(), "glow": glow, "view": offer.view,
    })
}

#[test]
fn the_committed_pictures_are_fresh() {
    for &title in shelf::titles() {
        let list = fs::read_to_string(root().join(format!("crates/{}/tests/pictures.txt", title.id()))).unwrap();
        let lines = list.lines().filter(|line| !line.starts_with('#'));
        let pictures: Vec<Picture<'_>> =
            lines.map(|line| read(line).unwrap_or_else(|| panic!("{}: {line}", title.id()))).collect();
        assert!(pictures.len() >= FEWEST, "{}: {} pictures", title.id(), pictures.len());
        let drawn: Vec<String> = pictures.iter().map(|picture| draw(title, picture).to_string()).collect();
        let fresh = format!("[\n{}\n]\n", drawn.join(",\n"));
        let name = format!("web/src/boards/{}/positions.json", title.id());
        if std::env::var_os("LAZARET_RENEW").is_some() {
            fs::write(root().join(&name), &fresh).expect("the game has a board");
        }
        let committed = fs::read_to_string(root().join(&name)).unwrap_or_default();
        assert!(committed == fresh, "{name} is stale: run `make wire` and commit it");
    }
}
