//! Who is here, and with whom one likes to play.

use std::time::Instant;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::response::Response;
use protocol::{Failure, Friend, FriendName, HereSettings, Me, PeopleHere};

use crate::app::App;
use crate::failed::Failed;
use crate::http::Body;
use crate::http::figures::called;
use crate::http::me::answered;
use crate::people::Asker;

/// So many are told of.
const TOLD: usize = 50;
/// With so many one may like to play.
const FRIENDS: u64 = 200;

/// Who with an account is here now and lets others know it; and your friends.
#[utoipa::path(get, path = "/api/people", tag = "people",
    responses((status = 200, body = PeopleHere), (status = 503, body = Failure)))]
pub(crate) async fn here(State(app): State<App>, asker: Asker) -> Result<Json<PeopleHere>, Failed> {
    told(&app, &asker).await
}

/// You like to play with somebody: their open tables stand first.
#[utoipa::path(post, path = "/api/me/friends", tag = "people", request_body = FriendName,
    responses((status = 200, body = PeopleHere), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 404, body = Failure), (status = 409, body = Failure), (status = 415, body = Failure),
        (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn befriend(
    State(app): State<App>,
    asker: Asker,
    Body(body): Body<FriendName>,
) -> Result<Json<PeopleHere>, Failed> {
    let (person, friend) = (asker.person()?, called(&app, &body.name).await?);
    if person.id != friend.id && !app.store.befriend(&person.id, &friend.id, FRIENDS).await? {
        return Err(Failed::conflict("too_many_friends"));
    }
    told(&app, &asker).await
}

/// And now you do not.
#[utoipa::path(delete, path = "/api/me/friends/{name}", tag = "people",
    params(("name" = String, Path, description = "The name of an account")),
    responses((status = 200, body = PeopleHere), (status = 401, body = Failure), (status = 404, body = Failure),
        (status = 429, body = Failure)))]
pub(crate) async fn unfriend(
    State(app): State<App>,
    asker: Asker,
    name: Result<Path<String>, PathRejection>,
) -> Result<Json<PeopleHere>, Failed> {
    let (person, friend) = (asker.person()?, called(&app, &name?).await?);
    app.store.unfriend(&person.id, &friend.id).await?;
    told(&app, &asker).await
}

/// Whether others may know that you are here.
#[utoipa::path(put, path = "/api/me/here", tag = "people", request_body = HereSettings,
    responses((status = 200, body = Me), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn show(
    State(app): State<App>,
    asker: Asker,
    Body(body): Body<HereSettings>,
) -> Result<Response, Failed> {
    let person = asker.person()?;
    app.store.show_here(&person.id, body.shown).await?;
    answered(&app, &person.id, None).await
}

async fn told(app: &App, asker: &Asker) -> Result<Json<PeopleHere>, Failed> {
    let known = app.store.known(app.here.all(Instant::now())).await?;
    let here: Vec<String> = known.into_iter().filter(|known| known.seen).map(|known| known.name).collect();
    let friends = match asker.id() {
        Some(person) => app.store.friends_of(person).await?,
        None => Vec::new(),
    };
    let friends = friends.into_iter().map(|friend| Friend { here: here.contains(&friend.name), name: friend.name });
    Ok(Json(PeopleHere { friends: friends.collect(), here: here.into_iter().take(TOLD).collect() }))
}
