//! Crests: the emblem that somebody chose for their seal, shown beside their name. Bots have faces, seats have marks; neither
//! has a crest.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::response::Response;
use protocol::{Crest, CrestChoice, CrestOf, Crests, Failure, Me};
use serde::Deserialize;
use serde_json::Value;
use utoipa::IntoParams;

use crate::app::App;
use crate::failed::Failed;
use crate::http::Body;
use crate::http::me::answered;
use crate::names::account_key;
use crate::people::Asker;

/// Of so many people is told at once.
const TOLD: usize = 100;

/// Chooses the emblem in your seal, or none.
#[utoipa::path(put, path = "/api/me/crest", tag = "people", request_body = CrestChoice,
    responses((status = 200, body = Me), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 409, body = Failure), (status = 415, body = Failure), (status = 422, body = Failure),
        (status = 429, body = Failure)))]
pub(crate) async fn choose(
    State(app): State<App>,
    asker: Asker,
    Body(body): Body<CrestChoice>,
) -> Result<Response, Failed> {
    let person = asker.person()?;
    if !person.account {
        return Err(Failed::conflict("no_account"));
    }
    app.store.set_crest(&person.id, body.crest.map(word)).await?;
    answered(&app, &person.id, None).await
}

/// Whose.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct Whose {
    /// Names of accounts, one a line.
    names: String,
}

/// The emblems of people, by their names.
#[utoipa::path(get, path = "/api/crests", tag = "people", params(Whose),
    responses((status = 200, body = Crests), (status = 400, body = Failure), (status = 503, body = Failure)))]
pub(crate) async fn crests(
    State(app): State<App>,
    _: Asker,
    whose: Result<Query<Whose>, QueryRejection>,
) -> Result<Json<Crests>, Failed> {
    let Query(Whose { names }) = whose?;
    let keys = names.lines().take(TOLD).map(account_key).collect();
    let found = app.store.crests(keys).await?.into_iter();
    let crests = found.filter_map(|(name, word)| Some(CrestOf { name, crest: crest(&word)? })).collect();
    Ok(Json(Crests { crests }))
}

/// An emblem as it is kept; nothing if it is one of another time.
pub(super) fn crest(word: &str) -> Option<Crest> {
    serde_json::from_value(Value::String(word.to_owned())).ok()
}

fn word(crest: Crest) -> String {
    serde_json::to_value(crest).ok().and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default()
}
