//! Games for machines are the games that people play: the same choices, chance and records, and no more to be seen.

use shelf::{Bout, Many, Mind, Seat, Sheets, Style, Viewer, key, title, titles, viewers, whim};

fn sentence(message: &shelf::Message) -> String {
    format!("{message:?}")
}

fn begin(game: &str, options: &str, seed: [u8; 32]) -> Box<dyn Bout> {
    title(game).expect("a game").bout(options, seed).unwrap_or_else(|message| panic!("{}", sentence(&message)))
}

/// Plays with random bots, as `lazaret sim` seats them, and shows each position.
fn played(game: &str, options: &str, seed: u64, number: u64, mut see: impl FnMut(&mut dyn Bout)) -> Box<dyn Bout> {
    let mut bout = begin(game, options, key(seed, number));
    let title = title(game).expect("a game");
    let mind = |seat| title.mind(Style::Random, whim(seed, number, seat));
    let mut minds: Vec<Box<dyn Mind>> = (0..bout.players()).map(mind).collect();
    while let Some(&seat) = bout.asked().first() {
        see(bout.as_mut());
        let choice = minds[seat.index()].choose(bout.as_ref(), seat).expect("a choice");
        assert!(bout.play_number(seat, choice));
    }
    bout
}

fn every_table() -> impl Iterator<Item = (&'static str, usize)> {
    titles().iter().flat_map(|title| title.players().into_iter().map(|players| (title.id(), players)))
}

#[test]
fn a_bout_has_the_record_of_the_same_game_in_a_simulation() {
    for (game, players) in every_table() {
        let title = title(game).expect("a game");
        let options = format!("players={players}");
        let records = std::sync::Mutex::new(Vec::new());
        let keep = |number: u64, text: &str| {
            records.lock().expect("no panic").push((number, text.to_owned()));
            true
        };
        let series =
            shelf::Series { games: 4, seed: 7, threads: 1, patience: std::time::Duration::MAX, watch: &|_| {} };
        let entrants = vec![Style::Random.into(); players];
        title.sim(&options, &entrants, series, Some(&keep)).expect("a simulation");
        for (number, record) in records.into_inner().expect("no panic") {
            let bout = played(game, &options, 7, number, |_| {});
            assert_eq!(bout.record(vec!["random".to_owned(); players]), Some(record), "{game} {players} {number}");
        }
    }
}

#[test]
fn columns_are_always_the_same_and_come_out_of_the_view() {
    for (game, players) in every_table() {
        let title = title(game).expect("a game");
        let options = format!("players={players}");
        let names = title.columns(&options).expect("columns");
        let mut sorted = names.clone();
        sorted.sort();
        sorted.dedup();
        assert_eq!(sorted.len(), names.len(), "{game}: no two columns have one name");
        let choice_columns = title.choice_columns();
        for number in 0..3 {
            played(game, &options, 11, number, |bout| {
                let seat = bout.asked()[0];
                assert!(bout.offered(seat) <= title.widest(), "{game}: {} choices", bout.offered(seat));
                let mut row = vec![f32::NAN; names.len()];
                for viewer in viewers(players) {
                    row.fill(f32::NAN);
                    bout.observe(viewer, &mut row);
                    assert!(row.iter().all(|number| number.is_finite()), "every column is written");
                }
                // A guess at what the seat cannot know changes nothing of what it sees.
                let imagined = bout.imagine(seat, number);
                let mut guessed = row.clone();
                bout.observe(Viewer::Seat(seat), &mut row);
                imagined.observe(Viewer::Seat(seat), &mut guessed);
                assert_eq!(row, guessed, "{game}");
                let legal = bout.legal(seat);
                let mut features = vec![0.0; legal.len() * choice_columns.len()];
                bout.describe_choices(seat, &mut features);
                let rows: std::collections::BTreeSet<String> =
                    features.chunks(choice_columns.len()).map(|row| format!("{row:?}")).collect();
                assert_eq!(rows.len(), legal.len(), "{game}: no two choices look alike: {legal:?}");
            });
        }
    }
}

/// Arrays for so many games.
struct Arrays {
    observations: Vec<f32>,
    masks: Vec<bool>,
    rewards: Vec<f32>,
    done: Vec<bool>,
    seats: Vec<u8>,
}

impl Arrays {
    fn new(many: &dyn Many) -> Self {
        let shape = many.shape();
        Self {
            observations: vec![f32::NAN; shape.games * shape.columns],
            masks: vec![false; shape.games * shape.choices],
            rewards: vec![f32::NAN; shape.games * shape.players],
            done: vec![false; shape.games],
            seats: vec![u8::MAX; shape.games],
        }
    }

    fn sheets(&mut self) -> Sheets<'_> {
        Sheets {
            observations: &mut self.observations,
            masks: &mut self.masks,
            rewards: &mut self.rewards,
            done: &mut self.done,
            seats: &mut self.seats,
            features: None,
        }
    }
}

#[test]
fn many_games_at_once_are_the_games_one_by_one_on_any_number_of_threads() {
    for game in titles().iter().map(|title| title.id()) {
        let title = title(game).expect("a game");
        let players = title.players()[0].max(2);
        let options = format!("players={players}");
        let games = 5;
        let mut many = title.many(&options, games, 3, vec![None; players]).expect("games");
        let shape = many.shape();
        let mut arrays = Arrays::new(many.as_ref());
        many.begin(1, arrays.sheets());
        let mut bouts: Vec<Box<dyn Bout>> = (0..games as u64).map(|n| begin(game, &options, key(3, n))).collect();
        let mut numbers: Vec<u64> = (0..games as u64).collect();
        let mut row = vec![0.0; shape.columns];
        for step in 0..700_usize {
            let mut choices = Vec::new();
            for (place, bout) in bouts.iter_mut().enumerate() {
                let seat = bout.asked()[0];
                assert_eq!(usize::from(arrays.seats[place]), seat.index());
                bout.observe(Viewer::Seat(seat), &mut row);
                assert_eq!(arrays.observations[place * shape.columns..][..shape.columns], row, "{game} {step}");
                let offered = arrays.masks[place * shape.choices..][..shape.choices].iter().filter(|&&on| on).count();
                assert_eq!(offered, bout.offered(seat));
                choices.push(i64::try_from((step * 7 + place * 3) % offered).expect("a small number"));
            }
            let no = i64::try_from(shape.choices).expect("a small number");
            let mut wrong = choices.clone();
            wrong[2] = no;
            assert_eq!(many.step(&wrong, 1, arrays.sheets()).map_err(|no| (no.game, no.number)), Err((2, no)));
            many.step(&choices, 1 + step % 3, arrays.sheets()).expect("legal choices");
            for (place, bout) in bouts.iter_mut().enumerate() {
                let seat = bout.asked()[0];
                assert!(bout.play_number(seat, usize::try_from(choices[place]).expect("a small number")));
                assert_eq!(arrays.done[place], bout.is_over(), "{game} {step}");
                assert_eq!(arrays.rewards[place * players..][..players], bout.wins(), "{game} {step}");
                if bout.is_over() {
                    assert!((bout.wins().iter().sum::<f32>() - 1.0).abs() < 1e-5);
                    numbers[place] += games as u64;
                    *bout = begin(game, &options, key(3, numbers[place]));
                }
            }
        }
        assert!(numbers.iter().any(|&number| number >= games as u64), "{game}: some game came to its end");
    }
}

#[test]
fn bots_play_the_seats_that_nobody_is_asked_for() {
    let title = title("rattus").expect("a game");
    let mut many = title.many("players=2", 3, 1, vec![None, Some(Style::level(1))]).expect("games");
    let mut arrays = Arrays::new(many.as_ref());
    many.begin(2, arrays.sheets());
    let mut ended = 0;
    for _ in 0..300 {
        assert_eq!(arrays.seats, [0, 0, 0], "the bots are never asked for");
        many.step(&[0, 0, 0], 2, arrays.sheets()).expect("the first choice is always there");
        ended += arrays.done.iter().filter(|&&done| done).count();
    }
    assert!(ended > 3, "{ended} games ended");
    assert!(title.many("players=2", 3, 1, vec![None]).is_err(), "one entry a seat");
}

#[test]
fn what_is_not_legal_is_refused_and_changes_nothing() {
    let mut bout = begin("rattus", "players=2", [1; 32]);
    let (seat, before) = (bout.asked()[0], bout.fingerprint());
    let other = Seat::new(1 - seat.index());
    assert_eq!(bout.play(seat, "dance").expect_err("no such choice").message.key, "refusal-not-understood");
    let legal = bout.legal(seat)[0].clone();
    assert_eq!(bout.play(other, &legal).expect_err("not asked").message.key, "refusal-not-asked");
    assert!(bout.play(seat, "end").is_err() && !bout.play_number(seat, 999));
    assert_eq!((bout.fingerprint(), bout.step()), (before, bout.twin().step()));
    bout.play(seat, &legal).expect("a legal choice");
    assert!(bout.imagine(seat, 0).record(vec![String::new(); 2]).is_none(), "an imagined game was never played");
}
