//! What one can do with a finished game: look at it, verify it, play it again or on.

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use kernel::Seat;
use protocol::{Branch, Closing, Created, Failure, Over, ReplayPage, Visibility};
use serde::Deserialize;
use shelf::{Engine, Viewer};
use table::{Chair, Command, Opening};
use tokio::sync::oneshot;
use utoipa::IntoParams;

use crate::app::{App, now, random, random_code};
use crate::failed::Failed;
use crate::hall::NoWay;
use crate::http::Body;
use crate::http::tables::{asked, planned, read, set_up, style};
use crate::keeper::{Again, Finished, Order};
use crate::people::Asker;
use crate::{stranded, work};

/// So many positions are given at once.
const PAGE: usize = 128;

/// Which part of a game, through whose eyes.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct Part {
    /// A seat; a spectator if none is said.
    eyes: Option<u8>,
    /// The first position; from the beginning if none is said.
    from: Option<u32>,
    /// How many positions, at most 128.
    count: Option<u32>,
}

impl Part {
    /// Whose eyes, the first position, and how many.
    pub(crate) fn meant(&self) -> Result<(Viewer, usize, usize), Failed> {
        let eyes = match self.eyes {
            Some(seat) if usize::from(seat) >= Seat::MAX => return Err(Failed::bad("no_such_seat")),
            Some(seat) => Viewer::Seat(Seat::new(usize::from(seat))),
            None => Viewer::Spectator,
        };
        let count = self.count.map_or(PAGE, |count| count as usize).min(PAGE);
        Ok((eyes, self.from.unwrap_or(0) as usize, count))
    }
}

/// Positions of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "finished",
    params(("id" = String, Path, description = "The code of the table"), Part),
    responses((status = 200, body = ReplayPage), (status = 400, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure), (status = 422, body = Failure)))]
pub(crate) async fn replay(
    State(app): State<App>,
    id: Result<Path<String>, PathRejection>,
    part: Result<Query<Part>, QueryRejection>,
) -> Result<Json<ReplayPage>, Failed> {
    let (id, Query(part)) = (read(&id?)?, part?);
    let (eyes, from, count) = part.meant()?;
    let page: ReplayPage = finished(&app, &id, |reply| Finished::Replay { eyes, from, count, reply }).await?;
    match part.eyes {
        Some(seat) if usize::from(seat) >= page.holders.len() => Err(Failed::bad("no_such_seat")),
        Some(_) | None => Ok(Json(page)),
    }
}

/// The record of a finished game as text, with the proof of fair chance.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "finished",
    params(("id" = String, Path, description = "The code of the table")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Failure),
        (status = 409, body = Failure)))]
pub(crate) async fn record(
    State(app): State<App>,
    id: Result<Path<String>, PathRejection>,
) -> Result<Response, Failed> {
    let id = read(&id?)?;
    let record = match app.hall.way(&app, &id).await {
        Err(NoWay::Load(error)) if error.is_stranded() => stranded::record(&app, &id).await?,
        Err(_) | Ok(_) => finished(&app, &id, Finished::Record).await?,
    };
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
}

/// Somebody who sits there wants a table closed whose rules this program does not have; it is closed when all of them do. Its
/// record can be taken along afterwards.
#[utoipa::path(post, path = "/api/tables/{id}/close", tag = "finished",
    params(("id" = String, Path, description = "The code of the table")),
    responses((status = 200, body = Closing), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 404, body = Failure), (status = 409, body = Failure),
        (status = 429, body = Failure)))]
pub(crate) async fn close(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<Closing>, Failed> {
    let (id, person) = (read(&id?)?, asker.person()?);
    match app.hall.way(&app, &id).await {
        Err(NoWay::Load(error)) if error.is_stranded() => stranded::close(&app, &id, &person.id).await.map(Json),
        Err(no_way) => Err(no_way.into()),
        Ok(_) => Err(Failed::conflict("can_be_played")),
    }
}

/// How a finished game ended.
#[utoipa::path(get, path = "/api/tables/{id}/over", tag = "finished",
    params(("id" = String, Path, description = "The code of the table")),
    responses((status = 200, body = Over), (status = 404, body = Failure), (status = 409, body = Failure)))]
pub(crate) async fn over(
    State(app): State<App>,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<Over>, Failed> {
    finished(&app, &read(&id?)?, Finished::Over).await.map(Json)
}

/// The same people play again, at a new table. Asked again it gives the same new table.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "finished",
    params(("id" = String, Path, description = "The code of the table")),
    responses((status = 200, body = Created), (status = 401, body = Failure), (status = 403, body = Failure),
        (status = 404, body = Failure), (status = 409, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn rematch(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<Created>, Failed> {
    let (id, person) = (read(&id?)?, asker.person()?);
    let again = finished(&app, &id, Finished::Again).await?;
    if let Some(table) = &again.rematch {
        return asked(&app, table, asker.id(), None).await;
    }
    if !again.chairs.iter().any(|chair| chair.person() == Some(&person.id)) {
        return Err(Failed::from(not_seated()));
    }
    let chairs = again.chairs.clone();
    work::demand_for(&app, &asker, planned(again.visibility, &chairs)).await?;
    // Another game is played by the rules of today.
    let newest = shelf::title(again.engine.id()).map_or(again.engine, |title| title);
    let created = set_up(&app, &asker.address, opening(again, newest, person.id.clone()), chairs).await?;
    let command = Command::Rematch { table: created.table.id.clone() };
    match asked(&app, &id, asker.id(), Some(command)).await {
        Ok(_) => Ok(Json(created)),
        // Somebody was quicker: their table is the rematch.
        Err(failed) => match finished(&app, &id, Finished::Again).await?.rematch {
            Some(table) => asked(&app, &table, asker.id(), None).await,
            None => Err(failed),
        },
    }
}

/// Plays on from a step of a finished game, against bots.
#[utoipa::path(post, path = "/api/tables/{id}/branch", tag = "finished", request_body = Branch,
    params(("id" = String, Path, description = "The code of the table")),
    responses((status = 200, body = Created), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 404, body = Failure), (status = 409, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn branch(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
    Body(body): Body<Branch>,
) -> Result<Json<Created>, Failed> {
    let (id, person) = (read(&id?)?, asker.person()?);
    let level = style(&body.level)?;
    let again = finished(&app, &id, |reply| Finished::Branch { step: body.step as usize, reply }).await?;
    if usize::from(body.seat) >= again.chairs.len() {
        return Err(Failed::bad("no_such_seat"));
    }
    let chair = |seat: usize| {
        if seat == usize::from(body.seat) {
            Chair::Person { id: person.id.clone(), name: person.name.clone() }
        } else {
            Chair::Bot { level }
        }
    };
    let chairs: Vec<Chair> = (0..again.chairs.len()).map(chair).collect();
    work::demand_for(&app, &asker, planned(Visibility::Private, &chairs)).await?;
    let engine = again.engine;
    let mut opening = opening(again, engine, person.id.clone());
    (opening.visibility, opening.clock) = (Visibility::Private, protocol::Clock::None);
    let created = set_up(&app, &asker.address, opening, chairs).await?;
    let start = Command::Start { by: person.id.clone() };
    asked(&app, &created.table.id, asker.id(), Some(start)).await
}

fn opening(again: Again, title: &'static dyn Engine, host: String) -> Opening {
    Opening {
        id: random_code(),
        title,
        options: again.options,
        sit_code: random_code(),
        host,
        visibility: again.visibility,
        clock: again.clock,
        secret: random(),
        origin: again.origin,
        position: again.position,
        advice: again.advice,
        unrated: again.unrated,
        reliable: again.reliable,
        published: again.published,
        at: now(),
    }
}

/// Asks about a finished game; while it runs, nobody is told.
pub(crate) async fn finished<T>(
    app: &App,
    id: &str,
    wanted: impl FnOnce(oneshot::Sender<Option<T>>) -> Finished,
) -> Result<T, Failed> {
    let (reply, answer) = oneshot::channel();
    app.hall.order(app, id, Order::Finished { wanted: wanted(reply) }).await?;
    answer.await.map_err(|_| Failed::unavailable())?.ok_or_else(|| Failed::conflict("not_over"))
}

pub(crate) fn not_seated() -> table::Refusal {
    table::Refusal {
        code: protocol::RefusalCode::NotSeated,
        message: kernel::Message::new("table-refusal-not-seated"),
        rule: None,
    }
}
