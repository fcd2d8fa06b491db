//! Setting up tables and sitting down at them.

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Extension, Json};
use kernel::{Message, Seat};
use protocol::{BotLevel, Clock, CreateTable, Created, Failure, Lobby, SeatRequest, SitDown, Visibility};
use shelf::Style;
use store::Append;
use table::{Assigned, Chair, Code, Command, Opening, Table};
use tokio::sync::oneshot;

use crate::address::veiled;
use crate::app::{App, now, random, random_code};
use crate::card::list;
use crate::failed::Failed;
use crate::http::Body;
use crate::http::company::{known, stays};
use crate::keeper::{Order, Somebody};
use crate::listen::Occupied;
use crate::machines::Caller;
use crate::people::{Asker, is_own_page};
use crate::socket;
use crate::socket::Guest;
use crate::websocket::Upgrade;
use crate::work::{self, Plan};

/// So many tables are in the lobby.
const LISTED: u64 = 60;

/// Tables everybody may find.
#[utoipa::path(get, path = "/api/lobby", tag = "tables",
    responses((status = 200, body = Lobby), (status = 401, body = Failure), (status = 503, body = Failure)))]
pub(crate) async fn lobby(State(app): State<App>, caller: Caller) -> Result<Json<Lobby>, Failed> {
    let tables = list(&app, app.store.lobby(LISTED).await?, caller.id()).await?;
    let waiting = tables.iter().filter(|table| table.status == protocol::Status::Waiting);
    let company = known(&app, waiting.map(|table| table.id.clone()).collect()).await?;
    Ok(Json(Lobby { tables, company }))
}

/// Sets up a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = CreateTable,
    responses((status = 200, body = Created), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 409, body = Failure), (status = 415, body = Failure),
        (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn create(
    State(app): State<App>,
    asker: Asker,
    Body(body): Body<CreateTable>,
) -> Result<Json<Created>, Failed> {
    let person = asker.person()?;
    let title = shelf::title(&body.game).ok_or_else(|| Failed::bad("unknown_game"))?;
    let options = title.canonical(&body.options).map_err(|message| Failed::said("options", message))?;
    if !body.position.is_empty() {
        title.possible(&options, &body.position).map_err(|message| Failed::said("position", message))?;
    }
    proper_clock(&body.clock)?;
    let mut chairs = Vec::new();
    for request in body.seats {
        let chair = match request {
            SeatRequest::Open => Chair::Open,
            SeatRequest::Bot { level } => Chair::Bot { level: style(&level)? },
            SeatRequest::You if chairs.iter().any(|chair: &Chair| chair.person().is_some()) => {
                return Err(Failed::bad("sits_twice"));
            }
            SeatRequest::You => Chair::Person { id: person.id.clone(), name: person.name.clone() },
        };
        chairs.push(chair);
    }
    work::demand_for(&app, &asker, planned(body.visibility, &chairs)).await?;
    let seats = title.seats(&options).map_err(|message| Failed::said("options", message))?;
    if chairs.len() > seats {
        return Err(Failed::bad("too_many_seats"));
    }
    let opening = Opening {
        id: random_code(),
        title,
        options,
        sit_code: random_code(),
        host: person.id.clone(),
        visibility: body.visibility,
        clock: body.clock,
        secret: random(),
        origin: None,
        position: body.position,
        advice: body.advice,
        unrated: body.unrated,
        reliable: body.reliable,
        published: body.published,
        at: now(),
    };
    set_up(&app, &asker.address, opening, chairs).await.map(Json)
}

/// A new table, as far as it costs work.
pub(super) fn planned(visibility: Visibility, chairs: &[Chair]) -> Plan {
    Plan { visibility, bots: chairs.iter().any(|chair| matches!(chair, Chair::Bot { .. })), stands: false }
}

/// Writes a new table to the store and takes it into the hall.
pub(crate) async fn set_up(app: &App, network: &str, opening: Opening, chairs: Vec<Chair>) -> Result<Created, Failed> {
    if app.store.hosted_by(&opening.host).await? >= app.config.limits.tables_per_person {
        return Err(Failed::conflict("too_many_tables"));
    }
    let (host, at) = (opening.host.clone(), opening.at);
    let (table, done) = Table::open(opening, chairs).map_err(|message| Failed::said("options", message))?;
    let append = Append {
        table: table.id().to_owned(),
        number: 0,
        at,
        body: Table::body(&done.facts),
        row: Some(crate::card::row(&table)),
        result: None,
    };
    let most = app.config.limits.public_tables_per_network;
    if !app.store.set_up(append, &veiled(network, &app.key), most).await? {
        return Err(Failed::conflict("too_many_public"));
    }
    let created = Created { table: table.view(&[], at), you: table.you(Some(&host)) };
    app.hall.seat(app, table);
    Ok(created)
}

/// Clocks that a person could mean.
pub(super) fn proper_clock(clock: &Clock) -> Result<(), Failed> {
    let fine = match clock {
        Clock::None => true,
        Clock::Live { seconds, increment } => (10..=24 * 3600).contains(seconds) && *increment <= 3600,
        Clock::Daily { hours, window } => {
            (1..=24 * 30).contains(hours)
                && window.is_none_or(|window| {
                    window.opens < 24 * 60 && window.closes < 24 * 60 && (-14 * 60..=14 * 60).contains(&window.offset)
                })
        }
    };
    if fine { Ok(()) } else { Err(Failed::bad("clock")) }
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables",
    params(("id" = String, Path, description = "The code of the table")),
    responses((status = 200, body = Created), (status = 401, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure)))]
pub(crate) async fn show(
    State(app): State<App>,
    caller: Caller,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<Created>, Failed> {
    asked(&app, &read(&id?)?, caller.id(), None).await
}

/// The table to which a code to sit belongs.
#[utoipa::path(get, path = "/api/join/{code}", tag = "tables",
    params(("code" = String, Path, description = "The code to sit down")),
    responses((status = 200, body = Created), (status = 401, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn join(
    State(app): State<App>,
    caller: Caller,
    code: Result<Path<String>, PathRejection>,
) -> Result<Json<Created>, Failed> {
    // Codes are not to be found by trying.
    if !app.changes.take(caller.address()) {
        return Err(Failed::too_fast());
    }
    let table = app.store.table_to_sit(&read(&code?)?).await?.ok_or_else(Failed::not_found)?;
    asked(&app, &table, caller.id(), None).await
}

/// Sits down.
#[utoipa::path(post, path = "/api/tables/{id}/sit", tag = "tables", request_body = SitDown,
    params(("id" = String, Path, description = "The code of the table")),
    responses((status = 200, body = Created), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 404, body = Failure), (status = 409, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn sit(
    State(app): State<App>,
    caller: Caller,
    id: Result<Path<String>, PathRejection>,
    Body(body): Body<SitDown>,
) -> Result<Json<Created>, Failed> {
    let (id, sitter) = (read(&id?)?, caller.somebody().ok_or_else(Failed::nobody)?);
    let shown = asked(&app, &id, caller.id(), None).await?;
    let invited = match &body.code {
        Some(code) => app.store.table_to_sit(&read(code)?).await?.as_deref() == Some(&*id),
        None => app.store.is_invited(&id, &sitter.id).await?,
    };
    if shown.table.reliable && !invited && !shown.you.host && !stays(&app, &sitter).await? {
        return Err(Failed::new(StatusCode::FORBIDDEN, "reliable", Message::new("server-error-reliable")));
    }
    if shown.table.visibility == Visibility::Private && !invited && !shown.you.host {
        return Err(Failed::new(StatusCode::FORBIDDEN, "no_invitation", Message::new("server-error-no-invitation")));
    }
    let seat = match body.seat {
        Some(seat) if usize::from(seat) >= shown.table.seats.len() => return Err(Failed::bad("no_such_seat")),
        Some(seat) => Some(Seat::new(usize::from(seat))),
        None => None,
    };
    let Somebody { id: person, name, owner } = sitter;
    asked(&app, &id, caller.id(), Some(Command::Sit { person, name, owner, seat })).await
}

/// Gets up before the start; gives the game up once it runs.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables",
    params(("id" = String, Path, description = "The code of the table")),
    responses((status = 200, body = Created), (status = 401, body = Failure), (status = 403, body = Failure),
        (status = 404, body = Failure), (status = 409, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn leave(
    State(app): State<App>,
    caller: Caller,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<Created>, Failed> {
    let command = Command::Leave { person: caller.id().ok_or_else(Failed::nobody)?.to_owned() };
    asked(&app, &read(&id?)?, caller.id(), Some(command)).await
}

/// Makes something else of a seat, before the start. Only the host may.
#[utoipa::path(put, path = "/api/tables/{id}/seats/{seat}", tag = "tables", request_body = SeatRequest,
    params(("id" = String, Path, description = "The code of the table"),
        ("seat" = u8, Path, description = "Which seat")),
    responses((status = 200, body = Created), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 404, body = Failure), (status = 409, body = Failure), (status = 415, body = Failure),
        (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn assign(
    State(app): State<App>,
    asker: Asker,
    path: Result<Path<(String, u8)>, PathRejection>,
    Body(body): Body<SeatRequest>,
) -> Result<Json<Created>, Failed> {
    let Path((id, seat)) = path?;
    let (id, person) = (read(&id)?, asker.person()?);
    if usize::from(seat) >= Seat::MAX {
        return Err(Failed::not_found());
    }
    if matches!(body, SeatRequest::Bot { .. }) {
        let shown = asked(&app, &id, asker.id(), None).await?;
        let plan = Plan { visibility: shown.table.visibility, bots: true, stands: true };
        // Whoever is not the host is refused by the table.
        if shown.you.host {
            work::demand_for(&app, &asker, plan).await?;
        }
    }
    let to = match body {
        SeatRequest::Open => Assigned::Open,
        SeatRequest::You => Assigned::Host { name: person.name.clone() },
        SeatRequest::Bot { level } => Assigned::Bot(style(&level)?),
    };
    let command = Command::Assign { by: person.id.clone(), seat: Seat::new(usize::from(seat)), to };
    asked(&app, &id, asker.id(), Some(command)).await
}

/// The bot that is asked for.
pub(super) fn style(level: &BotLevel) -> Result<Style, Failed> {
    level.to_string().parse().map_err(|_| Failed::bad("unknown_level"))
}

/// Starts the game. Only the host may, when no seat is open.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables",
    params(("id" = String, Path, description = "The code of the table")),
    responses((status = 200, body = Created), (status = 401, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn start(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<Created>, Failed> {
    let command = Command::Start { by: asker.person()?.id.clone() };
    asked(&app, &read(&id?)?, asker.id(), Some(command)).await
}

/// The WebSocket of a table: `ClientMessage` there, `ServerMessage` back.
#[utoipa::path(get, path = "/api/tables/{id}/socket", tag = "tables",
    params(("id" = String, Path, description = "The code of the table")),
    responses((status = 101, description = "Switches to the WebSocket"), (status = 400, body = Failure),
        (status = 401, body = Failure), (status = 403, body = Failure), (status = 404, body = Failure),
        (status = 409, body = Failure), (status = 426, body = Failure), (status = 503, body = Failure)))]
pub(crate) async fn socket(
    State(app): State<App>,
    caller: Caller,
    id: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
    Extension(place): Extension<Occupied>,
    upgrade: Upgrade,
) -> Result<Response, Failed> {
    if matches!(caller, Caller::Person(_)) && !is_own_page(&headers, &app.config) {
        return Err(Failed::foreign());
    }
    let id = read(&id?)?;
    if app.readiness.sends_away() {
        return Err(Failed::unavailable());
    }
    let (response, coming) = upgrade.accept()?;
    app.hall.way(&app, &id).await?;
    let pass = app.sockets.enter(caller.door(), caller.address().to_owned());
    if app.banned.holds(caller.address()) {
        // It was shut out before its socket could be closed.
        return Err(Failed::network_banned());
    }
    if let Caller::Machine(machine) = &caller
        && app.store.machine(&machine.row.id).await?.is_none()
    {
        // It was taken away after it had shown its token and before its socket could be closed.
        return Err(Failed::wrong_token());
    }
    let guest = Guest { person: caller.somebody(), network: veiled(caller.address(), &app.key) };
    tokio::spawn(socket::take_up(app, coming, id, guest, pass, place));
    Ok(response)
}

/// Asks a table and waits for its answer.
pub(crate) async fn asked(
    app: &App,
    id: &str,
    by: Option<&str>,
    command: Option<Command>,
) -> Result<Json<Created>, Failed> {
    let (reply, answer) = oneshot::channel();
    let by = by.map(str::to_owned);
    app.hall.order(app, id, Order::Asked { by, command, reply }).await?;
    answer.await.map_err(|_| Failed::unavailable())?.map(Json)
}

/// A code as somebody typed it.
pub(crate) fn read(code: &str) -> Result<String, Failed> {
    Code::read(code).map(|code| code.to_string()).ok_or_else(Failed::not_found)
}
