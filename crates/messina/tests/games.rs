//! Whole games as fixtures: every player count, option and ending, and records that must be refused.

use std::collections::BTreeSet;
use std::path::Path;

use kernel::testkit::{Census, invalid, valid};
use messina::Messina;

fn each(folder: &str, mut check: impl FnMut(&str, &str)) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games").join(folder);
    let mut count = 0;
    for file in std::fs::read_dir(&folder).expect("the folder of games") {
        let path = file.expect("a readable folder").path();
        check(&path.display().to_string(), &std::fs::read_to_string(&path).expect("a readable record"));
        count += 1;
    }
    assert!(count > 0, "there are games in {}", folder.display());
}

#[test]
fn valid_games_play_to_their_end() {
    let mut met = BTreeSet::new();
    each("valid", |path, text| {
        met.insert(valid::<Messina>(text).unwrap_or_else(|what| panic!("{path}: {what}")));
    });
    let solo = ["plague", "survivors", "saviours"].map(|ending| (1, ending));
    for (players, ending) in solo.into_iter().chain([(2, "complete"), (3, "complete"), (4, "complete")]) {
        let census = Census { players, ending: ending.to_owned() };
        assert!(met.contains(&census), "no game for {census:?}");
    }
}

#[test]
fn invalid_games_are_refused_for_their_reason() {
    each("invalid", |path, text| invalid::<Messina>(text).unwrap_or_else(|what| panic!("{path}: {what}")));
}
