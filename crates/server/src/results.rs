//! Finished games, written down so that they can be looked up: what the journals say, and nothing else.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Weak;

use shelf::Style;
use store::{Entry, Explored, PlacingRow, ResultRow, Status, Store, StoreError, Strengths, Who};
use table::{SeatResult, Sitter, Table};

use crate::app::{Parts, now};
use crate::explorer::explored;

/// So many journals are read at once.
const PAGE: u64 = 400;
/// So many games are written in one transaction: whoever plays meanwhile waits no longer than that takes.
const WRITTEN: usize = 100;

/// What was made again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Recounted {
    /// Finished games.
    pub games: u64,
    /// Among them, rated ones.
    pub rated: u64,
    /// Tables whose games this program cannot play: what was known of them stays.
    pub kept: u64,
}

/// A finished game as it is written down; none if the table has left none.
pub(crate) fn result(table: &Table) -> Option<ResultRow> {
    let result = table.result()?;
    Some(ResultRow {
        table: table.id().to_owned(),
        game: table.game().to_owned(),
        options: table.options().to_owned(),
        ended_at: result.at,
        public: table.visibility() == protocol::Visibility::Public,
        unrated: result.unrated.map_or("", table::Unrated::word).to_owned(),
        seats: result.seats.into_iter().map(placing).collect(),
    })
}

fn placing(seat: SeatResult) -> PlacingRow {
    PlacingRow {
        who: match seat.who {
            Sitter::Person(person) => Who::Person(person),
            Sitter::Bot(Style::Level(level)) => Who::Bot(Some(level.number())),
            Sitter::Bot(Style::Random | Style::Greedy) => Who::Bot(None),
            Sitter::Machine => Who::Machine,
        },
        place: seat.place,
        score: i64::from(seat.score),
        sheet: serde_json::to_string(&seat.sheet).expect("a sheet has string keys and no failing parts"),
        stand_in: seat.stand_in,
        left: seat.left,
        counts: seat.counts,
        rated: seat.rated,
        strength: None,
        gained: None,
    }
}

/// What became of a table when its journal was read again.
enum Read {
    /// A finished game, and what was taken in it.
    Game(Box<(ResultRow, Explored)>),
    /// It left none.
    Nothing,
    /// This program cannot tell.
    Unknown,
}

/// Makes again all that follows from the journals. Servers may run meanwhile: what ends while this works is rated behind
/// it. What cannot be played any more, because its rules are gone, stays as it was written down.
pub async fn recount(store: &Store, threads: usize, mut progress: impl FnMut(u64)) -> Result<Recounted, StoreError> {
    let began = now();
    let (mut results, mut without, mut kept) = (Vec::new(), Vec::new(), 0);
    let mut after = String::new();
    loop {
        let page = store.all_states(&after, PAGE).await?;
        let Some((last, _)) = page.last() else { break };
        after.clone_from(last);
        let over: Vec<String> =
            page.into_iter().filter(|(_, status)| *status == Status::Over).map(|(table, _)| table).collect();
        let journals = store.journals(over).await?;
        let (mut unknown, mut explored) = (Vec::new(), Vec::new());
        let undone = |_| StoreError::Failed { why: "the work was not done".to_owned() };
        let read = tokio::task::spawn_blocking(move || read_all(&journals, threads)).await.map_err(undone)?;
        for (table, read) in read {
            match read {
                Read::Game(game) => {
                    let (result, took) = *game;
                    results.push(result);
                    explored.push(took);
                }
                Read::Nothing => without.push(table),
                Read::Unknown => unknown.push(table),
            }
        }
        kept += unknown.len() as u64;
        results.extend(store.results(unknown).await?);
        let mut explored = explored.into_iter().peekable();
        while explored.peek().is_some() {
            store.put_explored(explored.by_ref().take(WRITTEN).collect()).await?;
        }
        progress(results.len() as u64);
    }
    let strengths = rate_all(&mut results);
    let recounted = Recounted {
        games: results.len() as u64,
        rated: results.iter().filter(|result| result.unrated.is_empty()).count() as u64,
        kept,
    };
    for tables in without.chunks(WRITTEN) {
        store.drop_results(tables.to_vec()).await?;
    }
    store.drop_strays().await?;
    let mut results = results.into_iter().peekable();
    while results.peek().is_some() {
        store.put_results(results.by_ref().take(WRITTEN).collect()).await?;
    }
    let games: Vec<String> = strengths.keys().cloned().collect();
    store.put_ratings(strengths.into_iter().collect()).await?;
    for game in games {
        store.rate_since(&game, began).await?;
    }
    Ok(recounted)
}

/// A database of an earlier time, or one that was restored, has finished games of which nothing is written down. That is
/// done behind whatever people ask for, on one thread.
pub(crate) async fn fill(app: Weak<Parts>) {
    let Some(store) = app.upgrade().map(|app| app.store.clone()) else { return };
    let filled = async {
        if !store.lacks_results().await? {
            return Ok(());
        }
        let recounted = recount(&store, 1, |_| ()).await?;
        tracing::info!(games = recounted.games, rated = recounted.rated, "finished games were written down");
        Ok::<(), StoreError>(())
    };
    if let Err(error) = filled.await {
        tracing::warn!(%error, "finished games were not written down; `lazaret admin recount` does it");
    }
}

/// Rates all games in the order in which they ended.
fn rate_all(results: &mut [ResultRow]) -> BTreeMap<String, Strengths> {
    results.sort_by(|one, other| (one.ended_at, &one.table).cmp(&(other.ended_at, &other.table)));
    let mut strengths: BTreeMap<String, Strengths> = BTreeMap::new();
    for result in results {
        for seat in &mut result.seats {
            (seat.strength, seat.gained) = (None, None);
        }
        if result.unrated.is_empty() {
            store::rate(result, strengths.entry(result.game.clone()).or_default());
        }
    }
    strengths
}

/// Plays games again.
fn read_all(journals: &[(String, Vec<Entry>)], threads: usize) -> Vec<(String, Read)> {
    let share = journals.len().div_ceil(threads.max(1)).max(1);
    std::thread::scope(|scope| {
        let work: Vec<_> = journals
            .chunks(share)
            .map(|journals| scope.spawn(|| journals.iter().map(read).collect::<Vec<_>>()))
            .collect();
        work.into_iter().flat_map(|work| work.join().expect("what panics in it is caught")).collect()
    })
}

fn read((id, journal): &(String, Vec<Entry>)) -> (String, Read) {
    let entries = journal.iter().map(|entry| (entry.number, entry.at, &entry.body));
    let made = catch_unwind(AssertUnwindSafe(|| {
        let table = Table::load(id, entries).ok()?;
        Some(result(&table).map(|result| (result, explored(&table))))
    }));
    let read = match made {
        Ok(Some(Some(game))) => Read::Game(Box::new(game)),
        Ok(Some(None)) => Read::Nothing,
        Ok(None) | Err(_) => Read::Unknown,
    };
    (id.clone(), read)
}

#[cfg(test)]
mod tests;
