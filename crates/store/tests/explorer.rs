//! What people took, counted by the database and again by hand.

#![allow(clippy::unwrap_used, reason = "this is a test")]

#[allow(dead_code, reason = "the other suites use more of it")]
mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::both;
use store::{Explored, ExploredSeat, Fared, PlacingRow, ResultRow, Store, Strength, WON, Who};

const LEAST: u64 = 30;

/// A game as it is written down and read.
struct Game {
    table: String,
    /// Who sat there; the one without a name is a bot.
    people: Vec<Option<&'static str>>,
    winner: usize,
    took: Vec<Vec<&'static str>>,
    came: Vec<&'static str>,
    /// The rating of everybody before, in millionths.
    before: i64,
}

impl Game {
    fn result(&self) -> ResultRow {
        let seat = |(at, person): (usize, Option<&str>)| PlacingRow {
            who: person.map_or(Who::Bot(Some(5)), |person| Who::Person(person.to_owned())),
            place: if at == self.winner { 1 } else { 2 },
            score: 9,
            sheet: "[]".to_owned(),
            stand_in: false,
            left: false,
            counts: person.is_some(),
            rated: person.is_some(),
            strength: Some(Strength { rating: self.before + 500_000, doubt: 1, at: 1 }),
            gained: Some(500_000),
        };
        ResultRow {
            table: self.table.clone(),
            game: "contagion".to_owned(),
            options: String::new(),
            ended_at: 1,
            public: true,
            unrated: String::new(),
            seats: self.people.iter().copied().enumerate().map(seat).collect(),
        }
    }

    fn explored(&self) -> Explored {
        let owned = |all: &[&str]| all.iter().map(|&thing| thing.to_owned()).collect::<Vec<_>>();
        let seat = |(at, took): (usize, &Vec<&str>)| ExploredSeat {
            took: owned(took),
            won: if at == self.winner { WON } else { 0 },
        };
        Explored {
            table: self.table.clone(),
            game: "contagion".to_owned(),
            came: owned(&self.came),
            seats: self.took.iter().enumerate().map(seat).collect(),
        }
    }
}

/// Seventy games of Anna, Ben, Cleo and a bot, at tables of two and three, with things taken now and then.
fn games() -> Vec<Game> {
    let people = [Some("anna"), Some("ben"), Some("cleo"), None];
    let things = ["city paris", "city oslo", "city lagos"];
    (0..70_usize)
        .map(|number| {
            let players = 2 + number % 2;
            let seated = (0..players).map(|seat| people[(number / 2 + seat) % 4]).collect::<Vec<_>>();
            let takes = |seat: usize| {
                let took = |at: &usize| (number * 7 + seat * 5 + at * 3).is_multiple_of(2 + 5 * at);
                (0..3).filter(took).map(|at| things[at]).collect::<Vec<_>>()
            };
            let took: Vec<Vec<&str>> = (0..players).map(takes).collect();
            let mut came: BTreeSet<&str> = took.iter().flatten().copied().collect();
            if number % 3 > 0 {
                came.insert(things[0]);
            }
            Game {
                table: format!("T{number:03}"),
                winner: number % players,
                people: seated,
                took,
                came: came.into_iter().collect(),
                before: if number % 5 == 0 { 20_000_000 } else { 25_000_000 },
            }
        })
        .collect()
}

/// The same by hand: whoever is in `hidden` counts for nothing.
fn by_hand(
    games: &[Game],
    hidden: &str,
    players: Option<u8>,
    rated: Option<(i64, i64)>,
) -> BTreeMap<String, (BTreeSet<String>, Fared)> {
    let mut all: BTreeMap<String, (BTreeSet<String>, Fared)> = BTreeMap::new();
    for game in games {
        let fits = players.is_none_or(|players| usize::from(players) == game.people.len())
            && rated.is_none_or(|(from, to)| (from..to).contains(&game.before));
        if !fits {
            continue;
        }
        for (seat, person) in game.people.iter().enumerate() {
            if person.is_none_or(|person| person == hidden) {
                continue;
            }
            let won = if seat == game.winner { WON as u64 } else { 0 };
            for thing in std::iter::once("").chain(game.took[seat].iter().copied()) {
                let (tables, fared) = all.entry(thing.to_owned()).or_default();
                tables.insert(game.table.clone());
                fared.seats += 1;
                fared.won += won;
            }
            for thing in &game.came {
                all.entry((*thing).to_owned()).or_default().1.could += 1;
            }
        }
    }
    for (tables, fared) in all.values_mut() {
        fared.games = tables.len() as u64;
    }
    all
}

async fn written(store: &Store, games: &[Game]) {
    for person in ["anna", "ben", "cleo"] {
        store.add_person(person, person, 1).await.unwrap();
    }
    store.put_results(games.iter().map(Game::result).collect()).await.unwrap();
    let waiting = store.unexplored(1000).await.unwrap();
    assert_eq!(waiting.len(), games.len());
    store.put_explored(games.iter().map(Game::explored).collect()).await.unwrap();
    // Another node did the same.
    store.put_explored(games.iter().map(Game::explored).collect()).await.unwrap();
    assert_eq!(store.unexplored(1000).await.unwrap(), []);
}

#[test]
fn figures_equal_a_recount_by_hand_and_never_stand_for_fewer_than_thirty_games() {
    both(async |store| {
        let games = games();
        written(&store, &games).await;
        let low = Some((0, 22_000_000));
        let middle = Some((22_000_000, 30_000_000));
        let (mut shown, mut left_out) = (0, 0);
        for hidden in ["", "ben"] {
            store.hide("ben", hidden == "ben").await.unwrap();
            for players in [None, Some(2), Some(3)] {
                for rated in [None, low, middle] {
                    let told = store.fared("contagion", players, rated, LEAST).await.unwrap();
                    let hand = by_hand(&games, hidden, players, rated);
                    for (thing, (_, fared)) in &hand {
                        let what = format!("{thing:?}, {players:?}, {rated:?}, without {hidden:?}");
                        if fared.games >= LEAST {
                            assert_eq!(told.get(thing), Some(fared), "{what}");
                            shown += 1;
                        } else {
                            assert_eq!(told.get(thing), None, "{what}: {} games are too few", fared.games);
                            left_out += 1;
                        }
                    }
                    assert!(told.keys().all(|thing| hand.contains_key(thing)));
                }
            }
        }
        assert!(shown > 10 && left_out > 10, "both come up: {shown} shown, {left_out} left out");
        assert!(store.fared("rattus", None, None, LEAST).await.unwrap().is_empty());
    });
}

/// At twenty-nine games there is nothing, at thirty there is.
#[test]
fn the_thirtieth_game_opens_a_cell() {
    both(async |store| {
        let games: Vec<Game> =
            games().into_iter().filter(|game| game.people.contains(&Some("anna"))).take(30).collect();
        written(&store, &games[..29]).await;
        assert!(store.fared("contagion", None, None, LEAST).await.unwrap().is_empty());
        store.put_results(vec![games[29].result()]).await.unwrap();
        store.put_explored(vec![games[29].explored()]).await.unwrap();
        let told = store.fared("contagion", None, None, LEAST).await.unwrap();
        assert_eq!(told.get("").map(|fared| fared.games), Some(30));
    });
}

/// A game that cannot be played again is not asked for for ever, and counts for nothing.
#[test]
fn what_cannot_be_read_is_left_out() {
    both(async |store| {
        let games = games();
        store.add_person("anna", "anna", 1).await.unwrap();
        store.put_results(vec![games[0].result()]).await.unwrap();
        store.put_explored(vec![Explored { seats: Vec::new(), ..games[0].explored() }]).await.unwrap();
        assert_eq!(store.unexplored(10).await.unwrap(), []);
        assert!(store.fared("contagion", None, None, 0).await.unwrap().is_empty());
    });
}
