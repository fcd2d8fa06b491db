//! Evenings over HTTP.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use evening::journal::{Evening, Fact, proper};
use protocol::{EveningCancelled, EveningCorrection, EveningRemoval, EveningSettings, EveningView, Evenings, Failure};
use table::Command;
use tokio::sync::oneshot;

use crate::app::{App, now, random};
use crate::evenings::{act, begin as round, list, load, open, refused, seat_all, view, with_players};
use crate::failed::Failed;
use crate::http::Body;
use crate::http::tables::{proper_clock, read};
use crate::keeper::Order;
use crate::machines::Caller;
use crate::people::Asker;
use crate::work;

/// So many evenings are in a list.
const LISTED: u64 = 40;
/// So many evenings somebody has open at a time.
const OPEN: usize = 5;

/// Evenings everybody may find, and one's own.
#[utoipa::path(get, path = "/api/evenings", tag = "evenings",
    responses((status = 200, body = Evenings), (status = 401, body = Failure), (status = 503, body = Failure)))]
pub(crate) async fn evenings(State(app): State<App>, caller: Caller) -> Result<Json<Evenings>, Failed> {
    Ok(Json(Evenings { evenings: list(&app, caller.id(), LISTED).await? }))
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
    let person = asker.person()?;
    let settings = sensible(settings)?;
    work::demand(&app, &asker)?;
    let mut own = 0;
    for evening in app.store.listed_evenings(Some(&person.id), LISTED).await? {
        let kept = load(&app, &evening).await?;
        own += usize::from(kept.evening.host() == person.id && !kept.evening.is_over());
    }
    if own >= OPEN {
        return Err(Failed::conflict("evening_many"));
    }
    let secret = table::fairness::hex(&random::<32>());
    let kept = open(&app, &[Fact::Opened { settings, host: person.id.clone(), secret }]).await?;
    view(&app, &kept.evening, Some(&person.id)).await.map(Json)
}

/// Settings as they can be played.
fn sensible(mut settings: EveningSettings) -> Result<EveningSettings, Failed> {
    settings.name = settings.name.trim().to_owned();
    if settings.name.chars().any(char::is_control) {
        return Err(refused("name"));
    }
    proper(&settings).map_err(refused)?;
    proper_clock(&settings.clock)?;
    for game in &mut settings.games {
        let title = shelf::title(&game.game).ok_or_else(|| Failed::bad("unknown_game"))?;
        for players in settings.least..=settings.most {
            with_players(title, &game.options, players as usize)?;
        }
    }
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
    let kept = load(&app, &read(&id?)?).await?;
    ready(&app, &kept.evening, caller.id()).await?;
    view(&app, &kept.evening, caller.id()).await.map(Json)
}

/// A round is known a moment before its tables are set. Whoever is about to be shown the way to theirs finds it there.
async fn ready(app: &App, evening: &Evening, person: Option<&str>) -> Result<(), Failed> {
    let Some(number) = person.and_then(|person| evening.number_of(person)) else { return Ok(()) };
    let own = evening.open_tables().find(|(_, people)| people.contains(&number));
    match own {
        Some((table, _)) if app.store.status_of(table).await?.is_none() => seat_all(app, evening).await,
        Some(_) | None => Ok(()),
    }
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
    Body(settings): Body<EveningSettings>,
) -> Result<Json<EveningView>, Failed> {
    let settings = sensible(settings)?;
    hosted(&app, &asker, &read(&id?)?, |evening| evening.change(settings.clone()).map_err(refused)).await
}

/// Takes part, from the next round on.
#[utoipa::path(post, path = "/api/evenings/{id}/join", tag = "evenings",
    params(("id" = String, Path, description = "The code of the evening")),
    responses((status = 200, body = EveningView), (status = 401, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn join(
    State(app): State<App>,
    caller: Caller,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<EveningView>, Failed> {
    let person = caller.id().ok_or_else(Failed::nobody)?;
    let kept = act(&app, &read(&id?)?, |evening| evening.come(person).map_err(refused)).await?;
    view(&app, &kept.evening, Some(person)).await.map(Json)
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
    let person = caller.id().ok_or_else(Failed::nobody)?;
    let went = |evening: &Evening| {
        let number = evening.number_of(person).ok_or_else(|| refused("nobody"))?;
        evening.go(number).map_err(refused)
    };
    let kept = act(&app, &read(&id?)?, went).await?;
    give_up(&app, &kept.evening, person).await?;
    view(&app, &kept.evening, Some(person)).await.map(Json)
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
    let id = read(&id?)?;
    let shown = hosted(&app, &asker, &id, |evening| evening.go(body.person).map_err(refused)).await?;
    let kept = load(&app, &id).await?;
    if let Some(person) = kept.evening.id_of(body.person) {
        give_up(&app, &kept.evening, person).await?;
    }
    Ok(shown)
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
    let id = read(&id?)?;
    let shown = hosted(&app, &asker, &id, round).await?;
    seat_all(&app, &load(&app, &id).await?.evening).await?;
    Ok(shown)
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
    let at = now();
    let corrected =
        |evening: &Evening| evening.correct(at, &body.table, body.ended.clone(), &body.note).map_err(refused);
    hosted(&app, &asker, &read(&id?)?, corrected).await
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
    hosted(&app, &asker, &read(&id?)?, |evening| evening.cancel(&body.note).map_err(refused)).await
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
    let id = read(&id?)?;
    let kept = load(&app, &id).await?;
    if !kept.evening.is_over() {
        return Err(refused("not-now"));
    }
    let mut lines = String::new();
    for entry in app.store.evening(&id).await? {
        let facts: Vec<Fact> = serde_json::from_str(&entry.body).map_err(|_| Failed::unavailable())?;
        for fact in facts {
            lines += &serde_json::to_string(&kept.evening.nameless(fact)).map_err(|_| Failed::unavailable())?;
            lines.push('\n');
        }
    }
    Ok(([(header::CONTENT_TYPE, "application/jsonl")], lines).into_response())
}

/// What the host does.
async fn hosted(
    app: &App,
    asker: &Asker,
    id: &str,
    what: impl Fn(&Evening) -> Result<Vec<Fact>, Failed>,
) -> Result<Json<EveningView>, Failed> {
    let person = asker.person()?;
    let kept =
        act(app, id, |evening| if evening.host() == person.id { what(evening) } else { Err(not_host()) }).await?;
    view(app, &kept.evening, Some(&person.id)).await.map(Json)
}

fn not_host() -> Failed {
    let message = kernel::Message::new("server-error-evening-host");
    Failed::new(axum::http::StatusCode::FORBIDDEN, "evening_host", message)
}

/// Somebody who goes leaves their table too.
async fn give_up(app: &App, evening: &Evening, person: &str) -> Result<(), Failed> {
    let Some(number) = evening.number_of(person) else { return Ok(()) };
    // A round is known a moment before its tables are set: one cannot leave a table that is not there.
    seat_all(app, evening).await?;
    for (table, people) in evening.open_tables() {
        if people.contains(&number) {
            let (reply, answer) = oneshot::channel();
            let command = Some(Command::Leave { person: person.to_owned() });
            app.hall.order(app, table, Order::Asked { by: Some(person.to_owned()), command, reply }).await?;
            // Whoever gave up before has nothing to leave.
            let _ = answer.await;
        }
    }
    Ok(())
}
