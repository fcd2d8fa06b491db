//! Evenings over HTTP.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use evening::journal::{Evening, Fact, proper};
use protocol::{
    EveningAsking, EveningCancelled, EveningCorrection, EveningObjection, EveningRemoval, EveningSettings, EveningView,
    Evenings, Failure,
};

use crate::app::App;
use crate::evenings::list;
use crate::failed::Failed;
use crate::http::Body;
use crate::http::gathering;
use crate::machines::Caller;
use crate::people::Asker;

/// Evenings everybody may find, and one's own.
#[utoipa::path(get, path = "/api/evenings", tag = "evenings",
    responses((status = 200, body = Evenings), (status = 401, body = Failure), (status = 503, body = Failure)))]
pub(crate) async fn evenings(State(app): State<App>, caller: Caller) -> Result<Json<Evenings>, Failed> {
    Ok(Json(Evenings { evenings: list::<Evening>(&app, caller.id(), gathering::LISTED).await? }))
}

/// Sets up an evening. It needs an account: a guest may take part.
#[utoipa::path(post, path = "/api/evenings", tag = "evenings", request_body = EveningSettings,
    responses((status = 200, body = EveningView), (status = 400, body = Failure), (status = 401, body = Failure), (status = 403, body = Failure),
        (status = 409, body = Failure), (status = 415, body = Failure), (status = 422, body = Failure),
        (status = 429, body = Failure)))]
pub(crate) async fn create(
    State(app): State<App>,
    asker: Asker,
    Body(settings): Body<EveningSettings>,
) -> Result<Json<EveningView>, Failed> {
    let settings = sensible(settings)?;
    gathering::create::<Evening>(&app, &asker, |host, secret| vec![Fact::Opened { settings, host, secret }]).await
}

/// Settings as they can be played.
fn sensible(mut settings: EveningSettings) -> Result<EveningSettings, Failed> {
    settings.name = gathering::name(&settings.name)?;
    proper(&settings).map_err(crate::evenings::refused)?;
    gathering::playable(&settings.games, &settings.clock, settings.least..=settings.most)?;
    Ok(settings)
}

/// An evening.
#[utoipa::path(get, path = "/api/evenings/{id}", tag = "evenings",
    params(("id" = String, Path, description = "The code of the evening")),
    responses((status = 200, body = EveningView), (status = 401, body = Failure), (status = 404, body = Failure)))]
pub(crate) async fn show(
    State(app): State<App>,
    caller: Caller,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<EveningView>, Failed> {
    gathering::show::<Evening>(&app, &caller, &id?).await
}

/// Changes what an evening is to be. Only the host may, before the first round.
#[utoipa::path(put, path = "/api/evenings/{id}", tag = "evenings", request_body = EveningSettings,
    params(("id" = String, Path, description = "The code of the evening")),
    responses((status = 200, body = EveningView), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 404, body = Failure), (status = 409, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn change(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
    Body(body): Body<EveningSettings>,
) -> Result<Json<EveningView>, Failed> {
    let settings = sensible(body)?;
    gathering::change::<Evening>(&app, &asker, &id?, settings).await
}

/// Takes part, from the next round on.
#[utoipa::path(post, path = "/api/evenings/{id}/join", tag = "evenings",
    params(("id" = String, Path, description = "The code of the evening")),
    responses((status = 200, body = EveningView), (status = 401, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn join(
    State(app): State<App>,
    caller: Caller,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<EveningView>, Failed> {
    gathering::join::<Evening>(&app, &caller, &id?).await
}

/// Asks people with accounts by their names to come; they find it and answer. Only the host may.
#[utoipa::path(post, path = "/api/evenings/{id}/ask", tag = "evenings", request_body = EveningAsking,
    params(("id" = String, Path, description = "The code of the evening")),
    responses((status = 200, body = EveningView), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 404, body = Failure), (status = 409, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn ask(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
    Body(body): Body<EveningAsking>,
) -> Result<Json<EveningView>, Failed> {
    gathering::ask::<Evening>(&app, &asker, &id?, &body).await
}

/// Not today, says somebody who was asked.
#[utoipa::path(delete, path = "/api/evenings/{id}/ask", tag = "evenings",
    params(("id" = String, Path, description = "The code of the evening")),
    responses((status = 204), (status = 401, body = Failure), (status = 404, body = Failure),
        (status = 429, body = Failure)))]
pub(crate) async fn decline(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
) -> Result<StatusCode, Failed> {
    gathering::decline::<Evening>(&app, &asker, &id?).await
}

/// Goes: a bot holds the seat at a table that is being played, and counts for nobody.
#[utoipa::path(post, path = "/api/evenings/{id}/leave", tag = "evenings",
    params(("id" = String, Path, description = "The code of the evening")),
    responses((status = 200, body = EveningView), (status = 401, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn leave(
    State(app): State<App>,
    caller: Caller,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<EveningView>, Failed> {
    gathering::leave::<Evening>(&app, &caller, &id?).await
}

/// Sends somebody away. Only the host may.
#[utoipa::path(post, path = "/api/evenings/{id}/remove", tag = "evenings", request_body = EveningRemoval,
    params(("id" = String, Path, description = "The code of the evening")),
    responses((status = 200, body = EveningView), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 404, body = Failure), (status = 409, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn remove(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
    Body(body): Body<EveningRemoval>,
) -> Result<Json<EveningView>, Failed> {
    gathering::remove::<Evening>(&app, &asker, &id?, body.person).await
}

/// Begins the next round now. Only the host may.
#[utoipa::path(post, path = "/api/evenings/{id}/begin", tag = "evenings",
    params(("id" = String, Path, description = "The code of the evening")),
    responses((status = 200, body = EveningView), (status = 401, body = Failure), (status = 403, body = Failure),
        (status = 404, body = Failure), (status = 409, body = Failure), (status = 422, body = Failure),
        (status = 429, body = Failure)))]
pub(crate) async fn begin(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<EveningView>, Failed> {
    gathering::begin::<Evening>(&app, &asker, &id?).await
}

/// Says how a table ended, whatever its game says, with a note that everybody reads. Only the host may.
#[utoipa::path(post, path = "/api/evenings/{id}/correct", tag = "evenings", request_body = EveningCorrection,
    params(("id" = String, Path, description = "The code of the evening")),
    responses((status = 200, body = EveningView), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 404, body = Failure), (status = 409, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn correct(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
    Body(body): Body<EveningCorrection>,
) -> Result<Json<EveningView>, Failed> {
    gathering::correct::<Evening>(&app, &asker, &id?, &body).await
}

/// Says that a result is wrong, with a note that everybody reads. Whoever sat there may, until the host has settled it.
#[utoipa::path(post, path = "/api/evenings/{id}/dispute", tag = "evenings", request_body = EveningObjection,
    params(("id" = String, Path, description = "The code of the evening")),
    responses((status = 200, body = EveningView), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 404, body = Failure), (status = 409, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn dispute(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
    Body(body): Body<EveningObjection>,
) -> Result<Json<EveningView>, Failed> {
    gathering::dispute::<Evening>(&app, &asker, &id?, &body).await
}

/// Calls an evening off. Only the host may. Tables that are being played go on.
#[utoipa::path(post, path = "/api/evenings/{id}/cancel", tag = "evenings", request_body = EveningCancelled,
    params(("id" = String, Path, description = "The code of the evening")),
    responses((status = 200, body = EveningView), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 404, body = Failure), (status = 409, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn cancel(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
    Body(body): Body<EveningCancelled>,
) -> Result<Json<EveningView>, Failed> {
    gathering::cancel::<Evening>(&app, &asker, &id?, &body.note).await
}

/// All that happened, one JSON document a line, when it is over. People are numbers in it: whoever has it can make every plan
/// again and reckon the standings.
#[utoipa::path(get, path = "/api/evenings/{id}/record", tag = "evenings",
    params(("id" = String, Path, description = "The code of the evening")),
    responses((status = 200, body = String, content_type = "application/jsonl"), (status = 401, body = Failure),
        (status = 404, body = Failure), (status = 409, body = Failure)))]
pub(crate) async fn record(
    State(app): State<App>,
    _caller: Caller,
    id: Result<Path<String>, PathRejection>,
) -> Result<Response, Failed> {
    gathering::record::<Evening>(&app, &id?).await
}
