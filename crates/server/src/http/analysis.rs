//! Where a finished game was won.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use protocol::{Analysed, Analysis, Failure, Looking};
use serde::{Deserialize, Serialize};
use table::GivenUp;

use crate::address::veiled;
use crate::app::App;
use crate::failed::Failed;
use crate::http::finished::finished;
use crate::http::tables::read;
use crate::keeper::Finished;
use crate::machines::Caller;
use crate::people::Asker;

/// So many times as long as usual is looked at a game of which too little could be said.
const LONGER: u32 = 4;

/// An analysis as it is kept.
#[derive(Serialize, Deserialize)]
struct Kept {
    analysis: Analysis,
    looked: u32,
}

/// Where a finished game was won: made once, when no bot thinks, and kept. Whoever asks before it is ready asks again.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", tag = "finished",
    params(("id" = String, Path, description = "The code of the table")),
    responses((status = 200, body = Analysed), (status = 401, body = Failure), (status = 404, body = Failure), (status = 409, body = Failure),
        (status = 503, body = Failure)))]
pub(crate) async fn analysis(
    State(app): State<App>,
    caller: Caller,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<Analysed>, Failed> {
    let id = read(&id?)?;
    if let Some(Kept { analysis, looked }) = kept(&app, &id).await? {
        return Ok(Json(Analysed::Ready { analysis, looked, longer: app.analyses.looking(&id) }));
    }
    let Looking { underway } = match app.analyses.looking(&id) {
        Some(looking) => looking,
        None => look(&app, caller.address(), &id, 1).await?,
    };
    Ok(Json(Analysed::Waiting { underway }))
}

/// Looks at it longer, for people who were told too little: what is kept stands until that is done. Once is enough.
#[utoipa::path(post, path = "/api/tables/{id}/analysis", tag = "finished",
    params(("id" = String, Path, description = "The code of the table")),
    responses((status = 200, body = Analysed), (status = 401, body = Failure), (status = 404, body = Failure), (status = 409, body = Failure),
        (status = 429, body = Failure), (status = 503, body = Failure)))]
pub(crate) async fn look_longer(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<Analysed>, Failed> {
    let id = read(&id?)?;
    asker.person()?;
    let Some(Kept { analysis, looked }) = kept(&app, &id).await? else {
        return Err(Failed::conflict("not_analysed"));
    };
    let longer = match app.analyses.looking(&id) {
        None if looked < LONGER => Some(look(&app, &asker.address, &id, LONGER).await?),
        looking => looking,
    };
    Ok(Json(Analysed::Ready { analysis, looked, longer }))
}

async fn kept(app: &App, id: &str) -> Result<Option<Kept>, Failed> {
    let body = app.store.analysis(id, shelf::ANALYSIS).await?;
    Ok(body.and_then(|body| serde_json::from_str(&body).ok()))
}

/// Has a game looked at, so many times as long as usual, and says how far that is.
async fn look(app: &App, address: &str, id: &str, times: u32) -> Result<Looking, Failed> {
    let work = finished(app, id, |reply| Finished::Analysis { times, reply }).await?;
    let work = work.map_err(|GivenUp| Failed::conflict("given_up"))?;
    let (keeping, table, runtime) = (App::downgrade(app), id.to_owned(), tokio::runtime::Handle::current());
    let done = move |analysis: Option<Analysis>| {
        let (Some(app), Some(analysis)) = (keeping.upgrade(), analysis) else { return };
        let body = serde_json::to_string(&Kept { analysis, looked: times });
        let body = body.expect("an analysis has string keys and no failing parts");
        // Whoever asks meanwhile is told to wait: it is kept before it is forgotten.
        if let Err(error) = runtime.block_on(app.store.keep_analysis(&table, shelf::ANALYSIS, body)) {
            tracing::error!(table, %error, "an analysis could not be kept");
        }
    };
    if !app.analyses.add(&veiled(address, &app.key), id, work, Box::new(done)) {
        return Err(Failed::unavailable());
    }
    // One that is made already waits no more.
    Ok(app.analyses.looking(id).unwrap_or(Looking { underway: None }))
}
