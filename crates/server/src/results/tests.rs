//! Finished games, made again from their journals in both databases, and how long that takes.

use std::time::Instant;

use kernel::Seat;
use protocol::Visibility;
use shelf::{Level, Viewer};
use store::{Append, Place};
use table::{Chair, Command, Hand, Opening};

use super::*;
use crate::card;

/// A table whose journal is written to a store, when it has come so far.
struct Kept<'a> {
    store: &'a Store,
    table: Table,
    at: u64,
    entries: Vec<Append>,
}

impl<'a> Kept<'a> {
    /// A game of these, begun.
    fn begin(store: &'a Store, id: &str, chairs: Vec<Chair>, at: u64, change: impl FnOnce(&mut Opening)) -> Self {
        let title = shelf::title("rattus").unwrap_or(shelf::titles()[0]);
        let mut opening = Opening {
            visibility: Visibility::Public,
            ..Opening::plain(
                id,
                format!("sit {id}"),
                title,
                title.canonical(&format!("players={}", chairs.len())).unwrap(),
                "p0",
                crate::app::random(),
                at,
            )
        };
        change(&mut opening);
        let sitters: Vec<Seat> = chairs
            .iter()
            .enumerate()
            .filter(|(_, it)| it.sitter().is_some())
            .map(|(seat, _)| Seat::new(seat))
            .collect();
        let host = opening.host.clone();
        let (table, done) = Table::open(opening, chairs).unwrap();
        let mut kept = Self { store, table, at, entries: Vec::new() };
        kept.keep(&done, false);
        for seat in sitters {
            kept.command(Command::Nonce { seat, nonce: "ab".repeat(16) });
        }
        kept.command(Command::Start { by: host });
        kept
    }

    fn command(&mut self, command: Command) {
        let was_over = self.table.is_over();
        self.at += 1000;
        let done = self.table.command(command, self.at).unwrap();
        self.keep(&done, was_over);
    }

    fn keep(&mut self, done: &table::Done, was_over: bool) {
        self.entries.push(Append {
            table: self.table.id().to_owned(),
            number: self.table.entries() - 1,
            at: self.at,
            body: Table::body(&done.facts),
            row: None,
            result: (!was_over && self.table.is_over()).then(|| result(&self.table)).flatten(),
        });
    }

    /// Writes all of it: the entries in one commit or few, and how the table is found with the last of them.
    async fn write(mut self) -> Table {
        let row = Some(card::row(&self.table));
        self.entries.last_mut().expect("it was opened").row = row;
        let mut writing = tokio::task::JoinSet::new();
        for entry in self.entries {
            let store = self.store.clone();
            writing.spawn(async move { store.append(entry).await.unwrap() });
        }
        writing.join_all().await;
        self.table
    }

    async fn play_out(mut self) -> Table {
        while !self.table.is_over() {
            let seat = Seat::new(usize::from(self.table.offer(Viewer::Spectator).unwrap().asked[0]));
            let options = self.table.offer(Viewer::Seat(seat)).unwrap().options;
            let action = options[self.table.step() * 7 % options.len()].action.clone();
            let bot = self.table.bots_asked().iter().any(|(asked, _)| *asked == seat);
            let by = if bot { Hand::Bot } else { Hand::Person };
            self.command(Command::Choose { seat, step: self.table.step(), action, by });
        }
        self.write().await
    }
}

fn person(number: usize) -> Chair {
    Chair::Person { id: format!("p{number}"), name: format!("Person {number}") }
}

fn bot(level: u8) -> Chair {
    Chair::Bot { level: Style::Level(Level::new(level).unwrap()) }
}

fn run<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap().block_on(work)
}

/// A store of each kind.
fn both(test: impl AsyncFn(Store, Place)) {
    let folder = tempfile::tempdir().unwrap();
    for place in [Place::File(folder.path().join("lazaret.db")), store::testkit::fresh_postgres()] {
        run(test(Store::open(&place).unwrap(), place));
    }
}

const HOUR: u64 = 3600 * 1000;

async fn some_games(store: &Store) {
    for number in 0..5 {
        store.add_person(&format!("p{number}"), &format!("Person {number}"), 1).await.unwrap();
    }
    for game in 0..4 {
        let chairs = (0..2 + game % 3).map(|seat| person((game + seat) % 5)).collect();
        Kept::begin(store, &format!("A{game}"), chairs, game as u64 * HOUR, |_| {}).play_out().await;
    }
    Kept::begin(store, "BOTS", vec![person(0), bot(7), bot(2)], 9 * HOUR, |_| {}).play_out().await;
    // One that is written down before those that end after it: nodes do not wait for each other.
    Kept::begin(store, "LATE", vec![person(1), person(2)], 20 * HOUR, |_| {}).play_out().await;
    Kept::begin(store, "EARLY", vec![person(2), person(3)], 15 * HOUR, |_| {}).play_out().await;
    let mut left = Kept::begin(store, "LEFT", vec![person(0), person(1), person(4)], 30 * HOUR, |_| {});
    left.command(Command::HandOver { seat: Seat::new(2), level: Style::Level(Level::STAND_IN) });
    left.command(Command::Resign { seat: Seat::new(1) });
    left.play_out().await;
    let agree = |opening: &mut Opening| opening.unrated = true;
    Kept::begin(store, "AGREED", vec![person(0), person(1)], 40 * HOUR, agree).play_out().await;
    let mut closed = Kept::begin(store, "CLOSED", vec![person(0), person(1)], 50 * HOUR, |_| {});
    closed.command(Command::Close);
    closed.write().await;
    Kept::begin(store, "RUNS", vec![person(0), person(1)], 60 * HOUR, |_| {}).write().await;
}

/// Does to the database what no program of ours does.
async fn spoil(place: &Place, sql: &'static str) {
    let place = place.clone();
    tokio::task::spawn_blocking(move || store::testkit::batch(&place, sql)).await.unwrap();
}

const EMPTY: &str = "DELETE FROM results; DELETE FROM placings; DELETE FROM ratings; DELETE FROM explored";

/// All that follows from the journals, when what people took has been read too, as a server does behind them.
async fn derived(store: &Store) -> Vec<String> {
    while crate::explorer::step(store).await.unwrap() > 0 {}
    store.derived().await.unwrap()
}

#[test]
fn what_follows_from_the_journals_comes_out_the_same_when_it_is_made_again() {
    both(async |store, place| {
        some_games(&store).await;
        let made = derived(&store).await;
        assert_eq!(made.iter().filter(|line| line.starts_with("results")).count(), 9, "{made:#?}");
        let explored: std::collections::BTreeSet<&str> =
            made.iter().filter(|line| line.starts_with("explored")).filter_map(|line| line.split('"').nth(1)).collect();
        assert_eq!(explored.len(), 9, "{made:#?}");
        assert_eq!(made.iter().filter(|line| line.starts_with("ratings")).count(), 5);
        let recounted = recount(&store, 2, |_| ()).await.unwrap();
        assert_eq!(recounted, Recounted { games: 9, rated: 8, kept: 0 });
        assert_eq!(store.derived().await.unwrap(), made, "where nothing was missing");
        spoil(&place, EMPTY).await;
        assert_eq!(store.derived().await.unwrap(), Vec::<String>::new());
        recount(&store, 2, |_| ()).await.unwrap();
        assert_eq!(store.derived().await.unwrap(), made, "from nothing");
        spoil(
            &place,
            "UPDATE placings SET rating = 1, place = 2; UPDATE results SET unrated = ''; DELETE FROM ratings;
            DELETE FROM explored WHERE table_id = 'A1' OR thing <> ''; UPDATE explored SET won = 7;
            INSERT INTO explored VALUES ('A0', -2, '', 'rattus', 0, 0), ('CLOSED', 0, '', 'rattus', 2, 840),
                ('RUNS', 0, 'thing', 'rattus', 2, 0), ('GONE', 0, '', 'rattus', 2, 840);
            INSERT INTO results VALUES ('RUNS', 'rattus', '', 1, 1, ''), ('CLOSED', 'rattus', '', 1, 1, ''),
                ('GONE', 'rattus', '', 1, 1, '')",
        )
        .await;
        assert_ne!(store.derived().await.unwrap(), made);
        recount(&store, 2, |_| ()).await.unwrap();
        assert_eq!(store.derived().await.unwrap(), made, "from nonsense");
    });
}

/// Whoever leaves for good has no rating; what others owe to games with them stays.
#[test]
fn who_has_left_for_good_has_no_rating_when_it_is_made_again() {
    both(async |store, place| {
        some_games(&store).await;
        store.delete_person("p1", Vec::new(), 1).await.unwrap();
        let made = derived(&store).await;
        assert!(!made.iter().any(|line| line.starts_with("ratings") && line.contains("\"p1\"")), "{made:#?}");
        spoil(&place, EMPTY).await;
        recount(&store, 2, |_| ()).await.unwrap();
        assert_eq!(store.derived().await.unwrap(), made);
    });
}

/// Of a game whose rules are gone stays what was written down when they were there.
#[test]
fn what_cannot_be_played_any_more_stays_as_it_was() {
    both(async |store, place| {
        some_games(&store).await;
        let made = derived(&store).await;
        spoil(
            &place,
            "UPDATE journal SET body = REPLACE(body, '\"rules\":', '\"rules\":9') WHERE table_id = 'A0' AND number = 0",
        )
        .await;
        let recounted = recount(&store, 2, |_| ()).await.unwrap();
        assert_eq!((recounted.games, recounted.kept), (9, 1));
        assert_eq!(store.derived().await.unwrap(), made);
    });
}

/// So many finished games are measured; `LAZARET_GAMES` says how many.
fn games() -> usize {
    std::env::var("LAZARET_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(100_000)
}

/// `SQLite`, and `PostgreSQL` if `LAZARET_POSTGRES` is set.
fn measured(folder: &std::path::Path) -> Vec<(&'static str, Place)> {
    let mut places = vec![("SQLite", Place::File(folder.join("lazaret.db")))];
    if std::env::var_os("LAZARET_POSTGRES").is_some() {
        places.push(("PostgreSQL", store::testkit::fresh_postgres()));
    }
    places
}

const PATTERNS: usize = 60;
const PEOPLE: usize = 500;

/// Who sits where in one of many games.
fn sitter(game: usize, seat: usize) -> String {
    format!("q{}x", (game * 17 + seat * 101 + game / 500) % PEOPLE)
}

/// Some games that were played, of which many are made.
async fn patterns(folder: &std::path::Path, kind: &str) -> Vec<(Vec<Entry>, Table)> {
    let kept = Store::open(&Place::File(folder.join(format!("{kind}.patterns")))).unwrap();
    let mut patterns = Vec::new();
    for pattern in 0..PATTERNS {
        let chairs = (0..2 + pattern % 3).map(person).collect();
        let table = Kept::begin(&kept, &format!("T{pattern}"), chairs, 1, |_| {}).play_out().await;
        patterns.push((kept.journal(table.id()).await.unwrap(), table));
    }
    patterns
}

async fn crowd(store: &Store) {
    for number in 0..PEOPLE {
        let (id, name) = (format!("q{number}x"), format!("Person {number}"));
        store.add_person(&id, &name, 1).await.unwrap();
        store.add_account(&id, &id, &id, &name, "").await.unwrap();
    }
}

/// A page among a hundred thousand finished games. Run with `-- --ignored --nocapture a_page_among`.
#[test]
#[ignore = "it takes minutes"]
fn a_page_among_a_hundred_thousand_games_comes_within_50_ms() {
    let folder = tempfile::tempdir().unwrap();
    for (kind, place) in measured(folder.path()) {
        let store = Store::open(&place).unwrap();
        run(async {
            let patterns = patterns(folder.path(), kind).await;
            crowd(&store).await;
            let began = Instant::now();
            let mut results: Vec<ResultRow> = (0..games())
                .map(|game| {
                    let mut row = result(&patterns[game * 31 % PATTERNS].1).unwrap();
                    (row.table, row.ended_at) = (format!("G{game}"), game as u64 * 60_000);
                    for (seat, placing) in row.seats.iter_mut().enumerate() {
                        placing.who = Who::Person(sitter(game, seat));
                    }
                    row
                })
                .collect();
            let strengths = rate_all(&mut results);
            let mut results = results.into_iter().peekable();
            while results.peek().is_some() {
                store.put_results(results.by_ref().take(WRITTEN).collect()).await.unwrap();
            }
            store.put_ratings(strengths.into_iter().collect()).await.unwrap();
            println!("{kind}: rated and written in {:.1} s", began.elapsed().as_secs_f64());
            let titles: Vec<String> = shelf::titles().iter().map(|title| title.id().to_owned()).collect();
            let mut longest = 0.0_f64;
            for number in 0..50 {
                let began = Instant::now();
                let figures = store.figures(&format!("q{number}x"), titles.clone()).await.unwrap();
                let played = store.played(&format!("q{number}x"), store::Wanted::default(), 31).await.unwrap();
                longest = longest.max(began.elapsed().as_secs_f64() * 1000.0);
                assert!(!figures.tallies.is_empty() && !played.is_empty());
            }
            let ladder = Instant::now();
            assert!(!store.ladder("rattus", 5).await.unwrap().is_empty());
            let ladder = ladder.elapsed().as_secs_f64() * 1000.0;
            println!("{kind}: a page in {longest:.1} ms at most, the ladder in {ladder:.1} ms");
            assert!(longest <= 50.0);
        });
    }
}

/// A hundred thousand journals, read and played again. Run with `--release -- --ignored --nocapture a_hundred_thousand`.
#[test]
#[ignore = "it takes minutes"]
fn a_hundred_thousand_games_are_recounted_within_two_minutes() {
    let (folder, games) = (tempfile::tempdir().unwrap(), games());
    for (kind, place) in measured(folder.path()) {
        let store = Store::open(&place).unwrap();
        run(async {
            let patterns = patterns(folder.path(), kind).await;
            crowd(&store).await;
            let mut writing = tokio::task::JoinSet::new();
            for game in 0..games {
                let (journal, table) = &patterns[game * 31 % PATTERNS];
                let (at, row) = (game as u64 * 60_000, card::row(table));
                let put = |text: &str| {
                    (0..4).fold(text.to_owned(), |text, seat| {
                        text.replace(&format!("\"p{seat}\""), &format!("\"{}\"", sitter(game, seat)))
                    })
                };
                let row = store::TableRow {
                    sit_code: format!("sit {game}"),
                    created_at: at,
                    seats: row.seats.iter().map(|(seat, _)| (*seat, sitter(game, usize::from(*seat)))).collect(),
                    ..row
                };
                for entry in journal {
                    let append = Append {
                        table: format!("G{game}"),
                        number: entry.number,
                        at: entry.at + at,
                        body: put(&entry.body),
                        row: (entry.number == 0).then(|| row.clone()),
                        result: None,
                    };
                    let store = store.clone();
                    writing.spawn(async move { store.append(append).await.unwrap() });
                }
                while writing.len() > 8000 {
                    writing.join_next().await;
                }
            }
            writing.join_all().await;
            let began = Instant::now();
            let recounted = recount(&store, shelf::all_cores(), |_| ()).await.unwrap();
            let seconds = began.elapsed().as_secs_f64();
            println!("{kind}: {recounted:?} in {seconds:.1} s");
            assert_eq!(recounted.games, games as u64);
            assert!(seconds <= 120.0);
        });
    }
}
