//! The work of somebody new: what it is, and that it was done.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse as _, Response};
use protocol::{Failure, Work, WorkDone};

use crate::app::App;
use crate::failed::Failed;
use crate::http::Body;
use crate::people::Asker;
use crate::work::{challenge, cookie, is_found, wanted_of};

/// What a browser has to work out before you set up a public table or an evening, make a bot of your own, or have a third
/// table with bots.
#[utoipa::path(get, path = "/api/me/work", tag = "people",
    responses((status = 200, body = Work), (status = 401, body = Failure)))]
pub(crate) async fn work(State(app): State<App>, asker: Asker) -> Result<Json<Work>, Failed> {
    let person = asker.person()?;
    let bits = wanted_of(&app, person, asker.work.as_deref());
    Ok(Json(Work { challenge: challenge(&person.id, &app.key), bits }))
}

/// It has. A cookie keeps it.
#[utoipa::path(post, path = "/api/me/work", tag = "people", request_body = WorkDone,
    responses((status = 200, body = Work), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn done(State(app): State<App>, asker: Asker, Body(body): Body<WorkDone>) -> Result<Response, Failed> {
    let person = asker.person()?;
    let challenge = challenge(&person.id, &app.key);
    if !is_found(&challenge, &body.word, crate::work::bits(&app.config)) {
        return Err(Failed::bad("work_not_done"));
    }
    Ok(([cookie(&body.word, &app)], Json(Work { challenge, bits: 0 })).into_response())
}
