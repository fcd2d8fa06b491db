//! Where a finished game was won.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use protocol::{Analysed, Analysis, Failure};
use table::GivenUp;

use crate::address::veiled;
use crate::app::App;
use crate::failed::Failed;
use crate::http::finished::finished;
use crate::http::tables::read;
use crate::keeper::Finished;
use crate::machines::Caller;

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
    if let Some(kept) = app.store.analysis(&id, shelf::ANALYSIS).await?
        && let Ok(analysis) = serde_json::from_str(&kept)
    {
        return Ok(Json(Analysed::Ready { analysis }));
    }
    if app.analyses.has(&id) {
        return Ok(Json(Analysed::Waiting));
    }
    let analyser = finished(&app, &id, Finished::Analysis).await?;
    let analyser = analyser.map_err(|GivenUp| Failed::conflict("given_up"))?;
    let (keeping, table, runtime) = (App::downgrade(&app), id.clone(), tokio::runtime::Handle::current());
    let done = move |analysis: Option<Analysis>| {
        let (Some(app), Some(analysis)) = (keeping.upgrade(), analysis) else { return };
        let body = serde_json::to_string(&analysis).expect("an analysis has string keys and no failing parts");
        // Whoever asks meanwhile is told to wait: it is kept before it is forgotten.
        if let Err(error) = runtime.block_on(app.store.keep_analysis(&table, shelf::ANALYSIS, body)) {
            tracing::error!(table, %error, "an analysis could not be kept");
        }
    };
    if app.analyses.add(&veiled(caller.address(), &app.key), &id, analyser, Box::new(done)) {
        Ok(Json(Analysed::Waiting))
    } else {
        Err(Failed::unavailable())
    }
}
