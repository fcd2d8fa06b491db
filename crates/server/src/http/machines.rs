//! Bots of one's own: making one, the list of them, and taking one away.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use kernel::Message;
use protocol::{Failure, Machine, Machines, MadeMachine, NewMachine};
use store::{MachineAdded, MachineRow, PersonRow};

use crate::app::{App, now, random_id};
use crate::failed::Failed;
use crate::http::Body;
use crate::machines::fresh_token;
use crate::names::{account_key, free_name, skeleton};
use crate::people::{Asker, handle, kept};
use crate::sockets::Door;
use crate::work;

/// Your own bots.
#[utoipa::path(get, path = "/api/me/machines", tag = "people",
    responses((status = 200, body = Machines), (status = 401, body = Failure)))]
pub(crate) async fn machines(State(app): State<App>, asker: Asker) -> Result<Json<Machines>, Failed> {
    listed(&app, asker.person()?).await.map(Json)
}

/// Makes a bot of your own. Its token is told this once.
#[utoipa::path(post, path = "/api/me/machines", tag = "people", request_body = NewMachine,
    responses((status = 200, body = MadeMachine), (status = 400, body = Failure), (status = 401, body = Failure), (status = 403, body = Failure),
        (status = 409, body = Failure), (status = 415, body = Failure), (status = 422, body = Failure),
        (status = 429, body = Failure)))]
pub(crate) async fn make(
    State(app): State<App>,
    asker: Asker,
    Body(body): Body<NewMachine>,
) -> Result<Json<MadeMachine>, Failed> {
    let (person, name) = (asker.person()?, free_name(&body.name)?);
    work::demand(&app, &asker)?;
    let skeleton = skeleton(&name);
    // Whoever has an account is who they seem to be.
    if app.store.is_taken(&account_key(&name), &skeleton).await? {
        return Err(Failed::conflict("name_taken"));
    }
    let (token, most) = (fresh_token(), app.config.limits.machines_per_person);
    let new = store::NewMachine { id: random_id(), owner: person.id.clone(), name, skeleton, token: kept(&token) };
    match app.store.add_machine(new, most, now()).await? {
        MachineAdded::Added => Ok(Json(MadeMachine { token, machines: listed(&app, person).await? })),
        MachineAdded::Alike => Err(Failed::conflict("machine_alike")),
        MachineAdded::Full => {
            let message = Message::new("server-error-too-many-machines").with("most", most as usize);
            Err(Failed::new(StatusCode::CONFLICT, "too_many_machines", message))
        }
    }
}

/// Takes a bot of yours away: its token is good for nothing from now on, and what it had open is closed.
#[utoipa::path(delete, path = "/api/me/machines/{id}", tag = "people",
    params(("id" = String, Path, description = "The word for it")),
    responses((status = 200, body = Machines), (status = 401, body = Failure), (status = 404, body = Failure),
        (status = 429, body = Failure)))]
pub(crate) async fn revoke(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<Machines>, Failed> {
    let (Path(id), person) = (id?, asker.person()?);
    let rows = app.store.machines_of(&person.id).await?;
    let row = rows.into_iter().find(|row| handle(&person.id, &row.id) == id).ok_or_else(Failed::not_found)?;
    app.store.end_machine(&row.id, now()).await?;
    // Here at once; the other nodes find out within a second.
    app.sockets.end(&Door::Machine(row.id));
    listed(&app, person).await.map(Json)
}

async fn listed(app: &App, person: &PersonRow) -> Result<Machines, Failed> {
    let machine = |row: MachineRow| Machine {
        id: handle(&person.id, &row.id),
        name: row.name,
        created_at: row.created_at,
        seen_at: row.seen_at,
    };
    let machines = app.store.machines_of(&person.id).await?.into_iter().map(machine).collect();
    Ok(Machines { machines, most: app.config.limits.machines_per_person })
}
