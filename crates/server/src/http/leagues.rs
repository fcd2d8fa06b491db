//! Leagues over HTTP.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use evening::league::{Fact, League, proper};
use evening::{Journal as _, Refused};
use protocol::{
    EveningAsking, EveningCancelled, EveningCorrection, EveningObjection, EveningRemoval, Failure, LeagueChoice,
    LeagueFree, LeagueSettings, LeagueView, Leagues,
};

use crate::app::{App, now, random};
use crate::evenings::{Kept, act, list, load, open, refused, view};
use crate::failed::Failed;
use crate::http::Body;
use crate::http::gathering;
use crate::http::tables::read;
use crate::machines::Caller;
use crate::people::Asker;

/// Leagues everybody may find, and one's own.
#[utoipa::path(get, path = "/api/leagues", tag = "leagues",
    responses((status = 200, body = Leagues), (status = 401, body = Failure), (status = 503, body = Failure)))]
pub(crate) async fn leagues(State(app): State<App>, caller: Caller) -> Result<Json<Leagues>, Failed> {
    Ok(Json(Leagues { leagues: list::<League>(&app, caller.id(), gathering::LISTED).await? }))
}

/// Sets up a league. It needs an account: a guest may take part.
#[utoipa::path(post, path = "/api/leagues", tag = "leagues", request_body = LeagueSettings,
    responses((status = 200, body = LeagueView), (status = 400, body = Failure), (status = 401, body = Failure), (status = 403, body = Failure),
        (status = 409, body = Failure), (status = 415, body = Failure), (status = 422, body = Failure),
        (status = 429, body = Failure)))]
pub(crate) async fn create(
    State(app): State<App>,
    asker: Asker,
    Body(settings): Body<LeagueSettings>,
) -> Result<Json<LeagueView>, Failed> {
    let settings = sensible(settings)?;
    let founded = |host, secret| vec![Fact::Founded { settings, host, secret, before: None, ladder: 0 }];
    gathering::create::<League>(&app, &asker, founded).await
}

/// Settings as they can be played.
fn sensible(mut settings: LeagueSettings) -> Result<LeagueSettings, Failed> {
    settings.name = gathering::name(&settings.name)?;
    proper(&settings).map_err(refused)?;
    gathering::playable(&settings.games, &settings.clock, settings.least..=settings.most)?;
    Ok(settings)
}

/// Opens the season behind one that is over: whoever is still there takes part, gone up and down. Only the host may.
#[utoipa::path(post, path = "/api/leagues/{id}/next", tag = "leagues",
    params(("id" = String, Path, description = "The code of the league")),
    responses((status = 200, body = LeagueView), (status = 401, body = Failure), (status = 403, body = Failure),
        (status = 404, body = Failure), (status = 409, body = Failure), (status = 422, body = Failure),
        (status = 429, body = Failure)))]
pub(crate) async fn next(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<LeagueView>, Failed> {
    let id = read(&id?)?;
    let person = asker.person()?;
    let over: Kept<League> = load(&app, &id).await?;
    if over.journal.head().host() != person.id {
        return Err(gathering::not_host());
    }
    let secret = table::fairness::hex(&random::<32>());
    let facts = over.journal.season_behind(&secret).map_err(refused)?;
    let behind: Kept<League> = open(&app, &facts).await?;
    let next = behind.journal.head().id().to_owned();
    // Whoever asked twice at once finds one season behind this one; the other is called off before anybody plays.
    let continued = |league: &League| {
        league.season_behind(&secret).map_err(refused)?;
        Ok(vec![Fact::Continued { next: next.clone() }])
    };
    if let Err(failed) = act(&app, &id, continued).await {
        act::<League>(&app, &next, |league| league.cancel("–").map_err(refused)).await?;
        return Err(failed);
    }
    view(&app, &behind.journal, Some(&person.id)).await.map(Json)
}

/// A season of a league.
#[utoipa::path(get, path = "/api/leagues/{id}", tag = "leagues",
    params(("id" = String, Path, description = "The code of the league")),
    responses((status = 200, body = LeagueView), (status = 401, body = Failure), (status = 404, body = Failure)))]
pub(crate) async fn show(
    State(app): State<App>,
    caller: Caller,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<LeagueView>, Failed> {
    gathering::show::<League>(&app, &caller, &id?).await
}

/// Changes what a league is to be. Only the host may, before the first week.
#[utoipa::path(put, path = "/api/leagues/{id}", tag = "leagues", request_body = LeagueSettings,
    params(("id" = String, Path, description = "The code of the league")),
    responses((status = 200, body = LeagueView), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 404, body = Failure), (status = 409, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn change(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
    Body(body): Body<LeagueSettings>,
) -> Result<Json<LeagueView>, Failed> {
    let settings = sensible(body)?;
    gathering::change::<League>(&app, &asker, &id?, settings).await
}

/// Takes part; after the first week began, in the next season.
#[utoipa::path(post, path = "/api/leagues/{id}/join", tag = "leagues",
    params(("id" = String, Path, description = "The code of the league")),
    responses((status = 200, body = LeagueView), (status = 401, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn join(
    State(app): State<App>,
    caller: Caller,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<LeagueView>, Failed> {
    gathering::join::<League>(&app, &caller, &id?).await
}

/// Asks people with accounts by their names to come; they find it and answer. Only the host may.
#[utoipa::path(post, path = "/api/leagues/{id}/ask", tag = "leagues", request_body = EveningAsking,
    params(("id" = String, Path, description = "The code of the league")),
    responses((status = 200, body = LeagueView), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 404, body = Failure), (status = 409, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn ask(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
    Body(body): Body<EveningAsking>,
) -> Result<Json<LeagueView>, Failed> {
    gathering::ask::<League>(&app, &asker, &id?, &body).await
}

/// Not today, says somebody who was asked.
#[utoipa::path(delete, path = "/api/leagues/{id}/ask", tag = "leagues",
    params(("id" = String, Path, description = "The code of the league")),
    responses((status = 204), (status = 401, body = Failure), (status = 404, body = Failure),
        (status = 429, body = Failure)))]
pub(crate) async fn decline(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
) -> Result<StatusCode, Failed> {
    gathering::decline::<League>(&app, &asker, &id?).await
}

/// Goes: a bot holds the seat at a table that is being played, and counts for nobody.
#[utoipa::path(post, path = "/api/leagues/{id}/leave", tag = "leagues",
    params(("id" = String, Path, description = "The code of the league")),
    responses((status = 200, body = LeagueView), (status = 401, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn leave(
    State(app): State<App>,
    caller: Caller,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<LeagueView>, Failed> {
    gathering::leave::<League>(&app, &caller, &id?).await
}

/// Sends somebody away. Only the host may.
#[utoipa::path(post, path = "/api/leagues/{id}/remove", tag = "leagues", request_body = EveningRemoval,
    params(("id" = String, Path, description = "The code of the league")),
    responses((status = 200, body = LeagueView), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 404, body = Failure), (status = 409, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn remove(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
    Body(body): Body<EveningRemoval>,
) -> Result<Json<LeagueView>, Failed> {
    gathering::remove::<League>(&app, &asker, &id?, body.person).await
}

/// Begins the next week now. Only the host may, and only when no table is played any more.
#[utoipa::path(post, path = "/api/leagues/{id}/begin", tag = "leagues",
    params(("id" = String, Path, description = "The code of the league")),
    responses((status = 200, body = LeagueView), (status = 401, body = Failure), (status = 403, body = Failure),
        (status = 404, body = Failure), (status = 409, body = Failure), (status = 422, body = Failure),
        (status = 429, body = Failure)))]
pub(crate) async fn begin(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<LeagueView>, Failed> {
    gathering::begin::<League>(&app, &asker, &id?).await
}

/// Says how a table ended, whatever its game says, with a note that everybody reads. Only the host may.
#[utoipa::path(post, path = "/api/leagues/{id}/correct", tag = "leagues", request_body = EveningCorrection,
    params(("id" = String, Path, description = "The code of the league")),
    responses((status = 200, body = LeagueView), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 404, body = Failure), (status = 409, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn correct(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
    Body(body): Body<EveningCorrection>,
) -> Result<Json<LeagueView>, Failed> {
    gathering::correct::<League>(&app, &asker, &id?, &body).await
}

/// Says that a result is wrong, with a note that everybody reads. Whoever sat there may, until the host has settled it.
#[utoipa::path(post, path = "/api/leagues/{id}/dispute", tag = "leagues", request_body = EveningObjection,
    params(("id" = String, Path, description = "The code of the league")),
    responses((status = 200, body = LeagueView), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 404, body = Failure), (status = 409, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn dispute(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
    Body(body): Body<EveningObjection>,
) -> Result<Json<LeagueView>, Failed> {
    gathering::dispute::<League>(&app, &asker, &id?, &body).await
}

/// Says when one can play at a table of one's own; everybody there learns only what suits all of them.
#[utoipa::path(put, path = "/api/leagues/{id}/times", tag = "leagues", request_body = LeagueFree,
    params(("id" = String, Path, description = "The code of the league")),
    responses((status = 200, body = LeagueView), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 404, body = Failure), (status = 409, body = Failure), (status = 415, body = Failure),
        (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn times(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
    Body(body): Body<LeagueFree>,
) -> Result<Json<LeagueView>, Failed> {
    let said = |league: &League, number| league.free(now(), number, &body.table, body.times.clone());
    dated(&app, &asker, &read(&id?)?, said).await
}

/// Chooses a moment that suits all at a table of one's own, or none. It is agreed once all have chosen the same.
#[utoipa::path(put, path = "/api/leagues/{id}/time", tag = "leagues", request_body = LeagueChoice,
    params(("id" = String, Path, description = "The code of the league")),
    responses((status = 200, body = LeagueView), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 404, body = Failure), (status = 409, body = Failure), (status = 415, body = Failure),
        (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn time(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
    Body(body): Body<LeagueChoice>,
) -> Result<Json<LeagueView>, Failed> {
    let chosen = |league: &League, number| league.choose(now(), number, &body.table, body.at);
    dated(&app, &asker, &read(&id?)?, chosen).await
}

/// What somebody says about when a table of theirs is played.
async fn dated(
    app: &App,
    asker: &Asker,
    id: &str,
    what: impl Fn(&League, u8) -> Result<Vec<Fact>, Refused>,
) -> Result<Json<LeagueView>, Failed> {
    let person = asker.person()?;
    let said = |league: &League| {
        let number = league.head().people().number_of(&person.id).ok_or_else(|| refused("not-yours"))?;
        what(league, number).map_err(refused)
    };
    let kept: Kept<League> = act(app, id, said).await?;
    view(app, &kept.journal, Some(&person.id)).await.map(Json)
}

/// Calls a league off. Only the host may. Tables that are being played go on.
#[utoipa::path(post, path = "/api/leagues/{id}/cancel", tag = "leagues", request_body = EveningCancelled,
    params(("id" = String, Path, description = "The code of the league")),
    responses((status = 200, body = LeagueView), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 404, body = Failure), (status = 409, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn cancel(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
    Body(body): Body<EveningCancelled>,
) -> Result<Json<LeagueView>, Failed> {
    gathering::cancel::<League>(&app, &asker, &id?, &body.note).await
}

/// All that happened, one JSON document a line, when it is over. People are numbers in it: whoever has it can make every plan
/// again and reckon the standings.
#[utoipa::path(get, path = "/api/leagues/{id}/record", tag = "leagues",
    params(("id" = String, Path, description = "The code of the league")),
    responses((status = 200, body = String, content_type = "application/jsonl"), (status = 401, body = Failure),
        (status = 404, body = Failure), (status = 409, body = Failure)))]
pub(crate) async fn record(
    State(app): State<App>,
    _caller: Caller,
    id: Result<Path<String>, PathRejection>,
) -> Result<Response, Failed> {
    gathering::record::<League>(&app, &id?).await
}
