//! What a package answers is what the program answers: recorded games end at the same position, and a game played on both
//! sides is offered, told, refused and foreseen in the same words.
#![allow(
    clippy::unwrap_used,
    clippy::disallowed_methods,
    reason = "tests read files, and stop where something is wrong"
)]

use std::fs;
use std::path::Path;
use std::time::Duration;

use frozen::{Package, Player};
use serde::Serialize;
use shelf::{Budget, Depth, Engine, Level, Play, Seat, Style, Target, Title, Viewer, script};

fn json(value: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(value).unwrap()
}

/// The titles with the package of their rules.
fn current() -> impl Iterator<Item = (&'static dyn Title, &'static Package)> {
    shelf::titles().iter().map(|title| {
        let package = frozen::package(title.id(), title.rules_version());
        let freeze = || panic!("no package has the rules of {0}: run `cargo xtask freeze {0}`", title.id());
        (*title, package.unwrap_or_else(freeze))
    })
}

#[test]
fn every_package_on_the_list_is_whole_and_small() {
    for listed in frozen::listed() {
        let bytes = listed.bytes().unwrap_or_else(|| panic!("engines/{} is missing", listed.file));
        assert!(listed.is(&bytes), "engines/{} is not what the index says", listed.file);
        assert!(frozen::package(&listed.game, listed.rules).is_some(), "{} can be opened", listed.file);
        assert!(bytes.len() < 2_500_000, "{}: {} bytes", listed.file, bytes.len());
    }
    assert_eq!(frozen::player("rattus", 4711), Player::Nobody);
    assert!(frozen::engine("rattus", 4711).is_none() && frozen::engine("chess", 1).is_none());
}

#[test]
fn recorded_games_end_at_the_same_position() {
    for listed in frozen::listed().iter().filter(|listed| listed.game != "lots") {
        let folder = Path::new("..").join(&listed.game).join("tests/games/valid");
        let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
        files.sort();
        let records = files.iter().map(|file| fs::read_to_string(file).unwrap());
        let of_these = |record: &String| kernel::record::rules_of(record) == Some(listed.rules);
        let records: Vec<String> = records.filter(of_these).collect();
        let package = frozen::package(&listed.game, listed.rules).unwrap();
        // Fingerprints stand in the record at every sixteenth entry: whoever takes it up has come by the same positions.
        for record in &records {
            let frozen = package.load(record).unwrap_or_else(|error| panic!("{}: {error:?}", listed.file));
            assert_eq!(frozen.is_over(), frozen.outcome().is_some());
            if let Some(title) = shelf::title(&listed.game).filter(|title| title.rules_version() == listed.rules) {
                let native = title.load(record).unwrap();
                assert_eq!(frozen.fingerprint(), native.fingerprint(), "{}", listed.file);
                assert_eq!(json(&frozen.outcome()), json(&native.outcome()), "{}", listed.file);
                assert_eq!(frozen.record_text(), native.record_text(), "{}", listed.file);
            }
        }
        assert!(!records.is_empty(), "{}: no recorded game is of these rules", listed.file);
    }
}

/// Everything that one can be shown of a position, on both sides.
fn compare(native: &dyn Play, frozen: &dyn Play, seat: Seat) {
    let refrozen = "what the program says has grown: run `cargo xtask freeze`";
    for viewer in shelf::viewers(native.players()) {
        assert_eq!(json(&frozen.offer(viewer)), json(&native.offer(viewer)), "{refrozen} {}", native.game());
    }
    let offer = native.offer(Viewer::Seat(seat));
    let said =
        offer.options.iter().map(|choice| &choice.action).chain(offer.bundles.iter().map(|bundle| &bundle.action));
    for action in said.take(12) {
        assert_eq!(json(&frozen.preview(seat, action).ok()), json(&native.preview(seat, action).ok()), "{refrozen}");
    }
    for nonsense in ["", "fly to the moon", "pass", "0 0 0"] {
        assert_eq!(json(&frozen.why_refused(seat, nonsense)), json(&native.why_refused(seat, nonsense)), "{refrozen}");
    }
    let thing = Target { kind: "region".to_owned(), id: "gallia".to_owned() };
    assert_eq!(json(&frozen.why_not(seat, &thing)), json(&native.why_not(seat, &thing)), "{refrozen}");
    assert_eq!(json(&frozen.can_undo(seat)), json(&native.can_undo(seat)));
    assert_eq!(frozen.undo_unseals(seat), native.undo_unseals(seat));
}

/// A whole game, compared at every so manieth choice, with choices that are taken back.
fn play_both(title: &'static dyn Title, package: &'static Package) {
    let options = title.canonical("players=3").unwrap();
    assert_eq!(Engine::canonical(package, "players=3").unwrap(), options);
    assert_eq!(json(&Engine::canonical(package, "players=99")), json(&title.canonical("players=99")));
    let (mut native, begun) = title.start(&options, [13; 32]).unwrap();
    let (mut frozen, frozen_begun) = package.start(&options, [13; 32]).unwrap();
    assert_eq!(json(&frozen_begun), json(&begun));
    for turn in 0_usize.. {
        let Some(&seat) = native.asked().first() else { break };
        assert_eq!((frozen.step(), frozen.asked(), frozen.round()), (native.step(), native.asked(), native.round()));
        if turn.is_multiple_of(31) {
            compare(native.as_ref(), frozen.as_ref(), seat);
        }
        let offer = native.offer(Viewer::Seat(seat));
        let bundle = offer.bundles.get(turn % offer.bundles.len().max(1)).filter(|_| turn.is_multiple_of(3));
        let action =
            bundle.map_or_else(|| &offer.options[turn * 7 % offer.options.len()].action, |bundle| &bundle.action);
        let played = native.play(seat, action).unwrap();
        assert_eq!(json(&frozen.play(seat, action).unwrap()), json(&played));
        if turn.is_multiple_of(61) {
            let undone = native.undo(seat, true).map_err(|why| json(&why));
            assert_eq!(json(&frozen.undo(seat, true).map_err(|why| json(&why))), json(&undone));
        }
        assert_eq!(frozen.fingerprint(), native.fingerprint(), "{} at {}", title.id(), native.step());
    }
    assert!(native.is_over() && frozen.is_over());
    assert_eq!(json(&frozen.outcome()), json(&native.outcome()));
    assert_eq!(frozen.record_text(), native.record_text());
    assert_eq!(frozen.draws(), native.draws());
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        assert_eq!(json(&frozen.history(viewer, 0)), json(&native.history(viewer, 0)));
        assert_eq!(json(&frozen.in_words(viewer)), json(&native.in_words(viewer)));
        assert_eq!(json(&frozen.moments(viewer, 20, 8)), json(&native.moments(viewer, 20, 8)));
    }
    let (then, frozen_then) = (native.at(24).unwrap(), frozen.at(24).unwrap());
    assert_eq!(json(&frozen_then.offer(Viewer::Spectator)), json(&then.offer(Viewer::Spectator)));
    assert_eq!(frozen_then.script(24, script::Eyes::All, None), then.script(24, script::Eyes::All, None));
    assert!(frozen.at(native.step() + 1).is_none());
    assert_eq!(json(&frozen.recaps()), json(&native.recaps()));
}

#[test]
fn a_package_answers_as_the_program_does() {
    std::thread::scope(|scope| {
        let games: Vec<_> = current().map(|(title, package)| scope.spawn(move || play_both(title, package))).collect();
        for game in games {
            game.join().unwrap();
        }
    });
}

#[test]
fn bots_think_in_a_package_and_say_what_may_be_chosen() {
    for (title, package) in current() {
        let (mut play, _) = package.start(&title.canonical("players=2").unwrap(), [5; 32]).unwrap();
        for turn in 0..6 {
            let seat = play.asked()[0];
            let level = [Level::FIRST_GAME, Level::STAND_IN, Level::at(12)][turn % 3];
            let action = play.thinker(seat, Style::Level(level), 7, Some(Duration::from_millis(40)))();
            assert_eq!(play.why_refused(seat, &action), None, "{} {action}", title.id());
            play.play(seat, &action).unwrap();
        }
        let seat = play.asked()[0];
        let advice = play.adviser(seat, 3, Budget { iterations: 20, time: None })();
        assert!(!advice.choices.is_empty());
        assert!(advice.choices.iter().all(|choice| play.why_refused(seat, &choice.action).is_none()));
        assert!(play.analyser(Depth::default()).is_none(), "nobody may have it before the end");
    }
}

#[test]
fn a_finished_game_is_analysed_in_a_package() {
    let (title, package) = current().next().unwrap();
    let (mut play, _) = package.start(&title.canonical("players=2").unwrap(), [9; 32]).unwrap();
    while let Some(&seat) = play.asked().first() {
        let action = play.offer(Viewer::Seat(seat)).options.swap_remove(0).action;
        play.play(seat, &action).unwrap();
    }
    let depth = Depth { iterations: 4, samples: 2 };
    let analysis = play.analyser(depth).unwrap()(&mut || true).unwrap();
    assert_eq!(analysis.seats.len(), 2);
    let mut asked = 0;
    let stopped = play.analyser(Depth::default()).unwrap()(&mut || {
        asked += 1;
        asked < 3
    });
    assert!(stopped.is_none() && asked == 3, "whoever does not want it any more is not kept waiting");
}
