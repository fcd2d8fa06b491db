//! What people write for themselves about a place at a table, or about somebody: those notes come back wherever they sit with
//! them. Nobody else is ever told.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use kernel::Message;
use protocol::{Failure, NewPin, Pin, Pins};
use store::{PersonRow, PinRow};

use crate::app::{App, now};
use crate::failed::Failed;
use crate::http::Body;
use crate::http::tables::read;
use crate::keeper::Order;
use crate::people::Asker;

/// Longer notes are refused, and so are names of places that are longer.
const LENGTH: usize = 500;
const PLACE: usize = 80;
/// So many a person may have.
const MOST: u64 = 2000;

/// What you wrote for yourself about places at a table, and about those who sit there.
#[utoipa::path(get, path = "/api/me/pins/{id}", tag = "people",
    params(("id" = String, Path, description = "The code of the table")),
    responses((status = 200, body = Pins), (status = 401, body = Failure), (status = 403, body = Failure),
        (status = 404, body = Failure), (status = 503, body = Failure)))]
pub(crate) async fn pins(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<Pins>, Failed> {
    let (id, person) = (read(&id?)?, asker.person()?);
    let sitters = sitters(&app, &id, person).await?;
    told(&app, person, &id, &sitters).await
}

/// Writes for yourself about a place at a table where you sit, or about somebody who sits there.
#[utoipa::path(post, path = "/api/me/pins/{id}", tag = "people", request_body = NewPin,
    params(("id" = String, Path, description = "The code of the table")),
    responses((status = 200, body = Pins), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 404, body = Failure), (status = 409, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn pin(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
    Body(body): Body<NewPin>,
) -> Result<Json<Pins>, Failed> {
    let (id, person) = (read(&id?)?, asker.person()?);
    let sitters = sitters(&app, &id, person).await?;
    let words: String = body.text.trim().chars().filter(|sign| !sign.is_control() || *sign == '\n').collect();
    if words.is_empty() || words.chars().count() > LENGTH {
        return Err(Failed::bad("pin"));
    }
    let place = body.place.filter(|place| is_place(place));
    let about = body.seat.and_then(|seat| sitters.get(usize::from(seat)).cloned().flatten());
    let about = about.filter(|other| *other != person.id);
    if place.is_some() == about.is_some() {
        return Err(Failed::bad("pin"));
    }
    let table = place.is_some().then(|| id.clone());
    let row = PinRow { number: 0, at: now(), table, place, about, words };
    if !app.store.pin(&person.id, row, MOST).await? {
        return Err(Failed::conflict("too_many_pins"));
    }
    told(&app, person, &id, &sitters).await
}

/// Takes a note away.
#[utoipa::path(delete, path = "/api/me/pins/{id}/{number}", tag = "people",
    params(("id" = String, Path, description = "The code of the table"), ("number" = u64, Path, description = "The note")),
    responses((status = 200, body = Pins), (status = 401, body = Failure), (status = 403, body = Failure),
        (status = 404, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn unpin(
    State(app): State<App>,
    asker: Asker,
    path: Result<Path<(String, u64)>, PathRejection>,
) -> Result<Json<Pins>, Failed> {
    let Path((id, number)) = path?;
    let (id, person) = (read(&id)?, asker.person()?);
    let sitters = sitters(&app, &id, person).await?;
    app.store.unpin(&person.id, number).await?;
    told(&app, person, &id, &sitters).await
}

/// Whoever sits at a table, by seat; none where a machine sits or nobody does.
async fn sitters(app: &App, id: &str, person: &PersonRow) -> Result<Vec<Option<String>>, Failed> {
    let (reply, answer) = tokio::sync::oneshot::channel();
    app.hall.order(app, id, Order::Sitters { reply }).await?;
    let sitters = answer.await.map_err(|_| Failed::unavailable())?;
    if sitters.iter().flatten().any(|sitter| *sitter == person.id) {
        return Ok(sitters);
    }
    Err(Failed::new(StatusCode::FORBIDDEN, "not_seated", Message::new("table-refusal-not-seated")))
}

async fn told(app: &App, person: &PersonRow, table: &str, sitters: &[Option<String>]) -> Result<Json<Pins>, Failed> {
    let seat_of = |about: &str| sitters.iter().position(|sitter| sitter.as_deref() == Some(about));
    let pin = |row: PinRow| {
        let seat = row.about.as_deref().and_then(seat_of).map(|seat| seat as u8);
        let place = row.place.filter(|_| row.table.as_deref() == Some(table));
        let here = seat.is_some() || place.is_some();
        here.then_some(Pin { number: row.number, at: row.at, place, seat, text: row.words })
    };
    Ok(Json(Pins { pins: app.store.pins_of(&person.id).await?.into_iter().filter_map(pin).collect() }))
}

/// Whether this may be the name of a place on a board: `region:gallia`.
fn is_place(place: &str) -> bool {
    let sign = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, ':' | '_' | '-' | '.' | ',');
    place.len() <= PLACE && place.contains(':') && place.chars().all(sign)
}
