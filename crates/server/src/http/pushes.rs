//! Browsers that take notices though their page is closed.

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use protocol::{Failure, Me, PushDevice, PushEnd, PushTrial};
use store::PushRow;

use crate::app::{App, now};
use crate::failed::Failed;
use crate::http::Body;
use crate::http::me::answered;
use crate::letters::words_of;
use crate::notices::{push_to_all, pushed_text};
use crate::people::Asker;
use crate::push::{are_keys, may_push_to};

/// So many browsers of one person take notices.
const MOST: u64 = 10;

/// Notices are pushed to this browser, too.
#[utoipa::path(post, path = "/api/me/pushes", tag = "people", request_body = PushDevice,
    responses((status = 200, body = Me), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn add(
    State(app): State<App>,
    asker: Asker,
    Body(body): Body<PushDevice>,
) -> Result<Response, Failed> {
    let person = asker.person()?;
    let PushDevice { endpoint, p256dh, auth } = body;
    if !may_push_to(&endpoint, &app.config) || !are_keys(&p256dh, &auth) {
        return Err(Failed::bad("push"));
    }
    app.store.add_push(&person.id, PushRow { endpoint, p256dh, auth }, MOST, now()).await?;
    answered(&app, &person.id, None).await
}

/// And now no more.
#[utoipa::path(post, path = "/api/me/pushes/end", tag = "people", request_body = PushEnd,
    responses((status = 200, body = Me), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn end(State(app): State<App>, asker: Asker, Body(body): Body<PushEnd>) -> Result<Response, Failed> {
    let person = asker.person()?;
    app.store.drop_push(&person.id, &body.endpoint).await?;
    answered(&app, &person.id, None).await
}

/// Pushes a notice to all your browsers, to try it.
#[utoipa::path(post, path = "/api/me/pushes/trial", tag = "people",
    responses((status = 200, body = PushTrial), (status = 401, body = Failure), (status = 429, body = Failure),
        (status = 503, body = Failure)))]
pub(crate) async fn trial(State(app): State<App>, asker: Asker) -> Result<Json<PushTrial>, Failed> {
    let person = asker.person()?;
    if !app.rare.take(&app, &format!("trial {}", person.id)).await {
        return Err(Failed::too_fast());
    }
    let words = words_of(person);
    let text = pushed_text(&words.word("server-notice-trial"), &words.word("server-notice-trial-text"), "/");
    let (taken, failed) = push_to_all(&app, &person.id, text, "trial".to_owned()).await?;
    Ok(Json(PushTrial { taken, failed }))
}
