//! What somebody does with their account: another password, the devices on which they are known, those whom they do not
//! want to hear, and leaving for good.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Response};
use protocol::{Blocked, Blocks, Failure, Farewell, Me, PasswordChange, Session, Sessions};
use store::PersonRow;
use table::{Command, Table};
use tokio::sync::oneshot;

use crate::app::{App, now};
use crate::failed::Failed;
use crate::http::Body;
use crate::http::me::{described, entered};
use crate::keeper::Order;
use crate::names::{account_key, proper_password};
use crate::people::{Asker, cookie, fits, handle, hash, kept};

/// Changes the password. All other devices are logged out.
#[utoipa::path(post, path = "/api/me/password", tag = "people", request_body = PasswordChange,
    responses((status = 200, body = Me), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 409, body = Failure), (status = 415, body = Failure), (status = 422, body = Failure),
        (status = 429, body = Failure)))]
pub(crate) async fn password(
    State(app): State<App>,
    asker: Asker,
    Body(body): Body<PasswordChange>,
) -> Result<Response, Failed> {
    let person = asker.person()?;
    if !person.account {
        return Err(Failed::conflict("no_account"));
    }
    proper_password(&body.new, &person.name)?;
    checked(&app, &asker, person, body.old).await?;
    let hashed = hash(&app, &asker.address, body.new).await?;
    let here = asker.session.as_deref().map(kept);
    app.store.set_password(&person.id, &hashed, here.as_deref(), now()).await?;
    entered(&app, &asker, &person.id).await
}

/// The devices on which you are known.
#[utoipa::path(get, path = "/api/me/sessions", tag = "people",
    responses((status = 200, body = Sessions), (status = 401, body = Failure)))]
pub(crate) async fn sessions(State(app): State<App>, asker: Asker) -> Result<Json<Sessions>, Failed> {
    listed(&app, &asker).await
}

/// Logs a device out.
#[utoipa::path(delete, path = "/api/me/sessions/{id}", tag = "people",
    params(("id" = String, Path, description = "The word for the device")),
    responses((status = 200, body = Sessions), (status = 401, body = Failure), (status = 404, body = Failure),
        (status = 429, body = Failure)))]
pub(crate) async fn end_session(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<Sessions>, Failed> {
    let (Path(id), person) = (id?, asker.person()?);
    let rows = app.store.sessions_of(&person.id).await?;
    let row = rows.into_iter().find(|row| handle(&person.id, &row.id) == id).ok_or_else(Failed::not_found)?;
    app.store.end_session(&row.id, now()).await?;
    listed(&app, &asker).await
}

/// Logs out everywhere, here too.
#[utoipa::path(post, path = "/api/me/logout-everywhere", tag = "people",
    responses((status = 200, body = Me), (status = 401, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn logout_everywhere(State(app): State<App>, asker: Asker) -> Result<Response, Failed> {
    app.store.end_sessions(&asker.person()?.id, None, now()).await?;
    Ok(([cookie(None, &app)], Json(described(&app, None).await?)).into_response())
}

/// Leaves for good: name, addresses, devices and words are forgotten, running games are given up. Games that were played
/// stay, and the seat in them is somebody's.
#[utoipa::path(post, path = "/api/me/delete", tag = "people", request_body = Farewell,
    responses((status = 200, body = Me), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn delete(
    State(app): State<App>,
    asker: Asker,
    Body(body): Body<Farewell>,
) -> Result<Response, Failed> {
    let person = asker.person()?;
    if person.account {
        checked(&app, &asker, person, body.password.unwrap_or_default()).await?;
    }
    // It reads all journals: not many times an hour from one address.
    if !app.rare.take(&app, &format!("delete {}", asker.address)).await {
        return Err(Failed::too_fast());
    }
    // Their machines leave with them.
    let machines = app.store.machines_of(&person.id).await?.into_iter().map(|machine| machine.id);
    let sitters: Vec<String> = [person.id.clone()].into_iter().chain(machines).collect();
    for sitter in &sitters {
        leave_all(&app, sitter).await?;
    }
    let nameless = renamed(&app.store, &sitters, "").await?;
    app.store.delete_person(&person.id, nameless, now()).await?;
    Ok(([cookie(None, &app)], Json(described(&app, None).await?)).into_response())
}

/// Gets up from every table, or gives its game up.
async fn leave_all(app: &App, sitter: &str) -> Result<(), Failed> {
    for table in app.store.tables_of(sitter, u64::from(u32::MAX)).await? {
        let (reply, answer) = oneshot::channel();
        let command = Some(Command::Leave { person: sitter.to_owned() });
        let order = Order::Asked { by: Some(sitter.to_owned()), command, reply };
        // A table that cannot be opened, or a game that was given up before, holds nobody back.
        if app.hall.order(app, &table, order).await.is_ok() {
            let _ = answer.await;
        }
    }
    Ok(())
}

/// The entries of all journals in which a person is named, or one of those who sit for them, with another name in the
/// place of each: table, number, entry.
pub(crate) async fn renamed(
    store: &store::Store,
    sitters: &[String],
    name: &str,
) -> Result<Vec<(String, u64, String)>, store::StoreError> {
    let mut tables = std::collections::BTreeSet::new();
    for sitter in sitters {
        tables.extend(store.ever_at(sitter).await?);
    }
    let mut entries = Vec::new();
    for table in tables {
        for entry in store.journal(&table).await? {
            let renamed = sitters.iter().fold(None, |body: Option<String>, sitter| {
                Table::renamed(body.as_deref().unwrap_or(&entry.body), sitter, name).or(body)
            });
            if let Some(body) = renamed {
                entries.push((table.clone(), entry.number, body));
            }
        }
    }
    Ok(entries)
}

/// Those whom you do not want to hear.
#[utoipa::path(get, path = "/api/me/blocks", tag = "people",
    responses((status = 200, body = Blocks), (status = 401, body = Failure)))]
pub(crate) async fn blocks(State(app): State<App>, asker: Asker) -> Result<Json<Blocks>, Failed> {
    blocked(&app, asker.person()?).await
}

/// You want to hear somebody again.
#[utoipa::path(delete, path = "/api/me/blocks/{id}", tag = "people",
    params(("id" = String, Path, description = "The word for them")),
    responses((status = 200, body = Blocks), (status = 401, body = Failure), (status = 404, body = Failure),
        (status = 429, body = Failure)))]
pub(crate) async fn unblock(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<Blocks>, Failed> {
    let (Path(id), person) = (id?, asker.person()?);
    let people = app.store.blocked_by(&person.id).await?;
    let (other, _) =
        people.into_iter().find(|(other, _)| handle(&person.id, other) == id).ok_or_else(Failed::not_found)?;
    app.store.unblock(&person.id, &other).await?;
    blocked(&app, person).await
}

/// Whether a password is the person's. Whoever sits at a device that somebody left may not try many.
async fn checked(app: &App, asker: &Asker, person: &PersonRow, password: String) -> Result<(), Failed> {
    if !app.attempts.take(app, &asker.address).await {
        return Err(Failed::too_fast());
    }
    let hash = app.store.account_of(&person.id).await?.map(|account| account.hash);
    let account = account_key(&person.name);
    if fits(app, &asker.address, &account, password, hash).await? { Ok(()) } else { Err(Failed::bad("wrong_password")) }
}

async fn listed(app: &App, asker: &Asker) -> Result<Json<Sessions>, Failed> {
    let person = asker.person()?;
    let here = asker.session.as_deref().map(kept);
    let rows = app.store.sessions_of(&person.id).await?.into_iter();
    let session = |row: store::SessionRow| Session {
        here: here.as_deref() == Some(&*row.id),
        id: handle(&person.id, &row.id),
        device: row.device,
        created_at: row.created_at,
        seen_at: row.seen_at,
    };
    Ok(Json(Sessions { sessions: rows.map(session).collect() }))
}

async fn blocked(app: &App, person: &PersonRow) -> Result<Json<Blocks>, Failed> {
    let rows = app.store.blocked_by(&person.id).await?.into_iter();
    let people = rows.map(|(other, name)| Blocked { id: handle(&person.id, &other), name }).collect();
    Ok(Json(Blocks { people }))
}
