//! What somebody thinks is wrong, as a script.

use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use kernel::Target;
use protocol::Failure;
use serde::Deserialize;
use tokio::sync::oneshot;
use utoipa::IntoParams;

use crate::app::App;
use crate::failed::Failed;
use crate::http::tables::read;
use crate::keeper::{NoScript, Order};
use crate::people::Asker;

/// What is thought to be wrong.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct Disputed {
    /// After how many entries; now, if none is said or the game is not over.
    step: Option<u32>,
    /// The thing that was clicked: what it is.
    kind: Option<String>,
    /// The thing that was clicked: which it is.
    id: Option<String>,
}

/// The position of a game as a script for `lazaret check`, with what this server answers to a click. While the game is played
/// only what one's own seat knows is written.
#[utoipa::path(get, path = "/api/tables/{id}/script", tag = "tables",
    params(("id" = String, Path, description = "The code of the table"), Disputed),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 400, body = Failure),
        (status = 403, body = Failure), (status = 404, body = Failure), (status = 409, body = Failure), (status = 422, body = Failure), (status = 503, body = Failure)))]
pub(crate) async fn script(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
    disputed: Result<Query<Disputed>, QueryRejection>,
) -> Result<Response, Failed> {
    let (id, Query(Disputed { step, kind, id: which })) = (read(&id?)?, disputed?);
    let word = |word: &String| !word.is_empty() && !word.contains(char::is_whitespace);
    let thing = match (kind, which) {
        (Some(kind), Some(id)) if word(&kind) && word(&id) => Some(Target::new(&kind, id)),
        (None, None) => None,
        _ => return Err(Failed::bad("no_such_thing")),
    };
    let by = asker.person.as_ref().map(|person| person.id.clone());
    let (reply, answer) = oneshot::channel();
    app.hall.order(&app, &id, Order::Script { by, step: step.map(|step| step as usize), thing, reply }).await?;
    let script = answer.await.map_err(|_| Failed::unavailable())?.map_err(|why| match why {
        NoScript::NotBegun => Failed::conflict("not_begun"),
        NoScript::Secret => Failed::conflict("secrets"),
        NoScript::Refused(refusal) => refusal.into(),
    })?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], script).into_response())
}
