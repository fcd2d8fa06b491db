//! Tables whose game this program cannot play: they stay in everybody's list, are closed when all who sit there want it, or by
//! whoever runs the server, and then their record can be taken along to a program that has the rules. The points are kept as
//! they stood when somebody last had the rules and wrote them down.

use protocol::{Closing, TableSummary};
use store::{Append, Status, Store, StoreError, TableRow};
use table::{Fact, Stranded, Table};

use crate::app::{App, now};
use crate::card;
use crate::failed::Failed;

/// How often a word is written down again because somebody else wrote at the same moment.
const TRIES: usize = 5;

/// Reads such a table.
async fn read(store: &Store, id: &str) -> Result<Stranded, Failed> {
    let journal = store.journal(id).await?;
    Ok(Stranded::read(journal.iter().map(|entry| (entry.number, entry.at, &entry.body)))?)
}

/// Notes that somebody who sits there wants a table closed, and closes it if nobody is left who does not. Closing it twice
/// changes nothing.
pub(crate) async fn close(app: &App, id: &str, person: &str) -> Result<Closing, Failed> {
    for _ in 0..TRIES {
        let mut stranded = read(&app.store, id).await?;
        if !stranded.has_say(person) {
            return Err(Failed::from(crate::http::not_seated()));
        }
        if app.store.status_of(id).await? == Some(Status::Over) {
            return Ok(Closing { waiting: Vec::new() });
        }
        let points = stood(&app.store, id, &stranded).await?;
        let waiting = stranded.wanted_by(person);
        let mut facts = vec![Fact::CloseWanted { person: person.to_owned(), points: points.clone() }];
        if waiting.is_empty() {
            facts.push(Fact::Closed { by: Some(person.to_owned()), points });
        }
        match app.store.append(entry(id, &stranded, &facts)).await {
            Ok(()) => return Ok(Closing { waiting }),
            // Somebody else wanted it at the same moment.
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(StoreError::Conflict.into())
}

/// Closes it for whoever runs the server.
pub(crate) async fn close_anyway(store: &Store, id: &str, stranded: &Stranded) -> Result<(), StoreError> {
    let points = stood(store, id, stranded).await?;
    store.append(entry(id, stranded, &[Fact::Closed { by: None, points }])).await
}

/// The points of the seats: as the journal has them already, or as the card has them that was written by a program with the
/// rules. The first who wants the table closed makes that card one of a shorter journal, so they are written down with it.
async fn stood(store: &Store, id: &str, stranded: &Stranded) -> Result<Vec<i32>, StoreError> {
    if !stranded.points().is_empty() {
        return Ok(stranded.points().to_vec());
    }
    let cards = store.cards(vec![id.to_owned()]).await?;
    Ok(cards.into_iter().find_map(card::points).unwrap_or_default())
}

fn entry(id: &str, stranded: &Stranded, facts: &[Fact]) -> Append {
    let closed = facts.iter().any(|fact| matches!(fact, Fact::Closed { .. }));
    let row = TableRow {
        game: stranded.game().to_owned(),
        status: Status::Over,
        visibility: card::visibility(stranded.visibility),
        sit_code: stranded.sit_code.clone(),
        host: stranded.host.clone(),
        bots: false,
        wake_at: None,
        created_at: stranded.created_at,
        seats: stranded.sitters().map(|(seat, sitter)| (seat, sitter.clone())).collect(),
    };
    Append {
        table: id.to_owned(),
        number: stranded.entries,
        at: now(),
        body: Table::body(facts),
        row: closed.then_some(row),
        result: None,
    }
}

/// The record of a table that was closed, or was over before its rules went away.
pub(crate) async fn record(app: &App, id: &str) -> Result<String, Failed> {
    match app.store.status_of(id).await? {
        Some(Status::Over) => Ok(read(&app.store, id).await?.record()),
        Some(Status::Waiting | Status::Playing) => Err(Failed::conflict("not_over")),
        None => Err(Failed::not_found()),
    }
}

/// Such a table as a line of a list.
pub(crate) async fn summary(app: &App, id: &str, person: Option<&str>) -> Option<TableSummary> {
    read(&app.store, id).await.ok().map(|stranded| stranded.summary(id, person))
}
