//! Tables whose game this program cannot play: they can be closed by those whom they concern, and then their record can
//! be taken along to a program that has the rules.

use store::{Append, Status, TableRow};
use table::{Fact, Stranded, Table};

use crate::app::{App, now};
use crate::card;
use crate::failed::Failed;

/// Reads such a table.
async fn read(app: &App, id: &str) -> Result<Stranded, Failed> {
    let journal = app.store.journal(id).await?;
    Ok(Stranded::read(journal.iter().map(|entry| (entry.number, entry.at, &entry.body)))?)
}

/// Closes a table for somebody whom it concerns. Closing it twice changes nothing.
pub(crate) async fn close(app: &App, id: &str, person: &str) -> Result<(), Failed> {
    let stranded = read(app, id).await?;
    if !stranded.concerns(person) {
        return Err(Failed::from(crate::http::not_seated()));
    }
    if app.store.status_of(id).await? == Some(Status::Over) {
        return Ok(());
    }
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
    let closed = Append {
        table: id.to_owned(),
        number: stranded.entries,
        at: now(),
        body: Table::body(&[Fact::Closed { by: Some(person.to_owned()) }]),
        row: Some(row),
        result: None,
    };
    Ok(app.store.append(closed).await?)
}

/// The record of a table that was closed, or was over before its rules went away.
pub(crate) async fn record(app: &App, id: &str) -> Result<String, Failed> {
    match app.store.status_of(id).await? {
        Some(Status::Over) => Ok(read(app, id).await?.record()),
        Some(Status::Waiting | Status::Playing) => Err(Failed::conflict("not_over")),
        None => Err(Failed::not_found()),
    }
}
