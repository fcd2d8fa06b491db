//! Before a game: what is agreed, how strong and how reliable those are who sit, and who else is asked to come.

use std::collections::{BTreeMap, HashMap};

use axum::Json;
use axum::extract::Path;
use axum::extract::State;
use axum::extract::rejection::PathRejection;
use axum::http::StatusCode;
use protocol::{Companion, Company, Created, Failure, FriendName, Holder, Standing, Status, Terms, Visibility};
use table::Command;

use crate::address::veiled;
use crate::app::{App, now};
use crate::failed::Failed;
use crate::http::Body;
use crate::http::figures::{LAST, called, shown, standing};
use crate::http::tables::{asked, proper_clock, read};
use crate::keeper::Somebody;
use crate::machines::Caller;
use crate::notices::{self, Notice, Occasion};
use crate::people::Asker;
use crate::work::{self, Plan};

/// Changes what is agreed. Only the host may, before the start; whoever has sat down is told and may leave.
#[utoipa::path(put, path = "/api/tables/{id}/terms", tag = "tables", request_body = Terms,
    params(("id" = String, Path, description = "The code of the table")),
    responses((status = 200, body = Created), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 404, body = Failure), (status = 409, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn terms(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
    Body(terms): Body<Terms>,
) -> Result<Json<Created>, Failed> {
    let (id, person) = (read(&id?)?, asker.person()?);
    proper_clock(&terms.clock)?;
    let shown = asked(&app, &id, asker.id(), None).await?;
    let bots = shown.table.seats.iter().any(|seat| matches!(seat.holder, Holder::Bot { .. }));
    // Whoever is not the host is refused by the table.
    if shown.you.host {
        work::demand_for(&app, &asker, Plan { visibility: terms.visibility, bots, stands: true }).await?;
    }
    let listed = terms.visibility == Visibility::Public && shown.table.visibility == Visibility::Private;
    let network = veiled(&asker.address, &app.key);
    if listed && app.store.public_of(&network).await? >= app.config.limits.public_tables_per_network {
        return Err(Failed::conflict("too_many_public"));
    }
    let command = Command::Change { by: person.id.clone(), terms };
    let changed = asked(&app, &id, asker.id(), Some(command)).await?;
    if listed {
        app.store.set_network(&id, &network).await?;
    }
    Ok(changed)
}

/// How strong and how reliable those are who sit at a table that waits, as far as they let others know.
#[utoipa::path(get, path = "/api/tables/{id}/company", tag = "tables",
    params(("id" = String, Path, description = "The code of the table")),
    responses((status = 200, body = Company), (status = 401, body = Failure), (status = 404, body = Failure),
        (status = 503, body = Failure)))]
pub(crate) async fn company(
    State(app): State<App>,
    caller: Caller,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<Company>, Failed> {
    let id = read(&id?)?;
    drop(asked(&app, &id, caller.id(), None).await?);
    let found = known(&app, vec![id.clone()]).await?.pop();
    Ok(Json(found.unwrap_or(Company { table: id, seats: Vec::new() })))
}

/// Asks somebody with an account to a table that waits. For the host and those who sit; whoever was asked sits down without
/// a code.
#[utoipa::path(post, path = "/api/tables/{id}/invite", tag = "tables", request_body = FriendName,
    params(("id" = String, Path, description = "The code of the table")),
    responses((status = 200, body = Created), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 404, body = Failure), (status = 409, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn invite(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
    Body(body): Body<FriendName>,
) -> Result<Json<Created>, Failed> {
    let (id, person) = (read(&id?)?, asker.person()?);
    let there = asked(&app, &id, asker.id(), None).await?;
    if there.you.seat.is_none() && !there.you.host {
        return Err(Failed::new(StatusCode::FORBIDDEN, "not_seated", kernel::Message::new("table-refusal-not-seated")));
    }
    if there.table.status != Status::Waiting {
        return Err(Failed::conflict("has_begun"));
    }
    if person.muted {
        return Err(Failed::new(StatusCode::FORBIDDEN, "muted", kernel::Message::new("server-error-muted-everywhere")));
    }
    let guest = called(&app, &body.name).await?;
    if !app.rare.take(&app, &format!("invite {}", person.id)).await {
        return Err(Failed::too_fast());
    }
    // Whoever does not want to hear from somebody is told nothing, and neither is the other.
    if guest.id != person.id && app.store.invite(&id, &guest.id, &person.id, now()).await? {
        let notice = Notice {
            person: guest.id,
            table: id,
            game: there.table.game.clone(),
            occasion: Occasion::Invited { by: person.name.clone() },
        };
        notices::send(App::clone(&app), notice);
    }
    Ok(there)
}

/// Not today.
#[utoipa::path(delete, path = "/api/tables/{id}/invite", tag = "tables",
    params(("id" = String, Path, description = "The code of the table")),
    responses((status = 204), (status = 401, body = Failure), (status = 404, body = Failure),
        (status = 429, body = Failure)))]
pub(crate) async fn decline(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
) -> Result<StatusCode, Failed> {
    app.store.decline(&read(&id?)?, &asker.person()?.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whether somebody is known to stay to the end.
pub(super) async fn stays(app: &App, sitter: &Somebody) -> Result<bool, Failed> {
    let left = app.store.left_early(sitter.answerable()).await?;
    Ok(standing(&left) == Standing::Reliable)
}

/// How those are known who sit at these tables.
pub(super) async fn known(app: &App, tables: Vec<String>) -> Result<Vec<Company>, Failed> {
    let (mut companies, at): (BTreeMap<String, Vec<Companion>>, u64) = (BTreeMap::new(), now());
    let rows = app.store.company(tables).await?;
    let people = rows.iter().map(|row| row.person.clone()).collect();
    let mut known: HashMap<String, Vec<bool>> = HashMap::new();
    for (person, left) in app.store.all_left_early(people, LAST as u64).await? {
        known.entry(person).or_default().push(left);
    }
    for row in rows {
        let left = known.get(&row.person).map(Vec::as_slice).unwrap_or_default();
        let rating = row.rating.filter(|(_, games)| *games >= store::NEW_BELOW);
        companies.entry(row.table).or_default().push(Companion {
            seat: row.seat,
            rating: rating.map(|(strength, _)| shown(strength, at)),
            standing: standing(left),
        });
    }
    Ok(companies.into_iter().map(|(table, seats)| Company { table, seats }).collect())
}
