//! A game takes as many clicks as the documentation says, for each choice that is made in it.

use std::sync::Mutex;
use std::time::Duration;

use shelf::{Clicks, Entrant, Level, Series, Style, title};

/// What the table of `docs/choices.md` says of a game: choices and clicks.
fn documented(name: &str) -> (f64, f64) {
    let page = include_str!("../../../docs/choices.md");
    let row = page.lines().skip_while(|line| !line.starts_with("| game | choices")).find(|line| line.contains(name));
    let figures: Vec<f64> = row.expect("a row").split('|').filter_map(|figure| figure.trim().parse().ok()).collect();
    (figures[0], figures[1])
}

#[test]
fn a_game_takes_as_many_clicks_as_the_documentation_says() {
    for (game, name, most) in [
        ("rattus", "Rattus", 112.0),
        ("contagion", "Contagion", 100.0),
        ("pest", "Pest", 345.0),
        ("messina", "Messina", 360.0),
    ] {
        let title = title(game).expect("a game");
        let sum = Mutex::new(Clicks::default());
        let keep = |_: u64, record: &str| {
            let counted = title.clicks(record).expect("a record of the game plays");
            let mut sum = sum.lock().expect("nobody has failed");
            *sum = sum.plus(counted);
            true
        };
        let watch = |_| {};
        let series = Series { games: 4, seed: 77, threads: 2, patience: Duration::ZERO, watch: &watch };
        let bots = vec![Entrant::Ours(Style::Level(Level::at(9))); 3];
        title.sim("players=3", &bots, series, Some(&keep)).expect("they play");
        let counted = sum.into_inner().expect("nobody has failed");
        let (choices, clicks) = documented(name);
        assert!(clicks <= most, "{name} takes {clicks}");
        let figure = |count: u64| f64::from(u32::try_from(count).expect("a few games have few choices"));
        let (found, said) = (figure(counted.clicks) / figure(counted.choices), clicks / choices);
        assert!((found - said).abs() < 0.05, "{name}: {found:.3} clicks a choice, {said:.3} are documented");
        assert!(counted.bundles > 0 && counted.most <= 96);
    }
}
