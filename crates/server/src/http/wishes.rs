//! Of what somebody is told and how, and their calendar.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use protocol::{Failure, Me, NoticeWishes};

use crate::app::{App, now, random};
use crate::calendar;
use crate::failed::Failed;
use crate::http::Body;
use crate::http::me::{answered, described};
use crate::people::Asker;

/// Of what you are told while you are away, by which ways, and when not.
#[utoipa::path(put, path = "/api/me/wishes", tag = "people", request_body = NoticeWishes,
    responses((status = 200, body = Me), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn wishes(
    State(app): State<App>,
    asker: Asker,
    Body(wishes): Body<NoticeWishes>,
) -> Result<Response, Failed> {
    let person = asker.person()?;
    if wishes.quiet.is_some_and(|quiet| {
        quiet.opens >= 24 * 60 || quiet.closes >= 24 * 60 || !(-14 * 60..=14 * 60).contains(&quiet.offset)
    }) {
        return Err(Failed::bad("quiet"));
    }
    let body = serde_json::to_string(&wishes).expect("wishes are written without fail");
    app.store.set_wishes(&person.id, &body).await?;
    answered(&app, &person.id, None).await
}

/// A calendar with a secret address, or another address for it: the old one leads nowhere any more.
#[utoipa::path(post, path = "/api/me/calendar", tag = "people",
    responses((status = 200, body = Me), (status = 401, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn calendar(State(app): State<App>, asker: Asker) -> Result<Response, Failed> {
    let person = asker.person()?;
    let secret = table::fairness::hex(&random::<24>());
    app.store.set_calendar(&person.id, Some(secret)).await?;
    answered(&app, &person.id, None).await
}

/// No calendar any more.
#[utoipa::path(delete, path = "/api/me/calendar", tag = "people",
    responses((status = 200, body = Me), (status = 401, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn no_calendar(State(app): State<App>, asker: Asker) -> Result<Json<Me>, Failed> {
    let person = asker.person()?;
    app.store.set_calendar(&person.id, None).await?;
    Ok(Json(described(&app, Some(person)).await?))
}

/// The calendar of whoever knows this address: evenings they take part in, and when their moves are due. What it says of a
/// game that runs is which it is and when, and nothing of what happens in it.
#[utoipa::path(get, path = "/calendar/{secret}", tag = "people",
    params(("secret" = String, Path, description = "The secret, with `.ics` behind it")),
    responses((status = 200, body = String, content_type = "text/calendar"), (status = 404, body = Failure),
        (status = 503, body = Failure)))]
pub(crate) async fn feed(
    State(app): State<App>,
    secret: Result<Path<String>, PathRejection>,
) -> Result<Response, Failed> {
    let Path(secret) = secret?;
    let secret = secret.strip_suffix(".ics").ok_or_else(Failed::not_found)?;
    let whose = app.store.calendar_of(secret).await?.ok_or_else(Failed::not_found)?;
    let person = app.store.person(&whose).await?.filter(|person| !person.banned).ok_or_else(Failed::not_found)?;
    let text = calendar::of(&app, &person, now()).await?;
    let head = [(CONTENT_TYPE, "text/calendar; charset=utf-8"), (CACHE_CONTROL, "private, no-store")];
    Ok((head, text).into_response())
}
