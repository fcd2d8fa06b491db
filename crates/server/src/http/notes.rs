//! What people write for themselves at a table. Nobody else is ever told, and no list says that there is something.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use kernel::Message;
use protocol::{Failure, OwnNote};

use crate::app::{App, now};
use crate::failed::Failed;
use crate::http::Body;
use crate::http::tables::{asked, read};
use crate::people::Asker;

/// Longer notes are refused.
const LENGTH: usize = 4000;

/// What you wrote for yourself at a table.
#[utoipa::path(get, path = "/api/me/notes/{id}", tag = "people",
    params(("id" = String, Path, description = "The code of the table")),
    responses((status = 200, body = OwnNote), (status = 401, body = Failure), (status = 404, body = Failure),
        (status = 503, body = Failure)))]
pub(crate) async fn note(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<OwnNote>, Failed> {
    let text = app.store.note(&asker.person()?.id, &read(&id?)?).await?.unwrap_or_default();
    Ok(Json(OwnNote { text }))
}

/// Writes for yourself at a table where you sit; nothing forgets it.
#[utoipa::path(put, path = "/api/me/notes/{id}", tag = "people", request_body = OwnNote,
    params(("id" = String, Path, description = "The code of the table")),
    responses((status = 200, body = OwnNote), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 404, body = Failure), (status = 409, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn write(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
    Body(body): Body<OwnNote>,
) -> Result<Json<OwnNote>, Failed> {
    let (id, person) = (read(&id?)?, asker.person()?);
    if asked(&app, &id, asker.id(), None).await?.you.seat.is_none() {
        return Err(Failed::new(StatusCode::FORBIDDEN, "not_seated", Message::new("table-refusal-not-seated")));
    }
    // Lines are kept; what no keyboard writes is not.
    let text: String = body.text.trim().chars().filter(|sign| !sign.is_control() || *sign == '\n').collect();
    if text.chars().count() > LENGTH {
        return Err(Failed::bad("note"));
    }
    app.store.set_note(&person.id, &id, &text, now()).await?;
    Ok(Json(OwnNote { text }))
}
