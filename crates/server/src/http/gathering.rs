//! What evenings and leagues do alike over HTTP.

use std::ops::RangeInclusive;

use axum::Json;
use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use evening::MOST_PEOPLE;
use kernel::Message;
use protocol::{Clock, EveningAsking, EveningCorrection, EveningGame, EveningObjection};
use table::Command;
use tokio::sync::oneshot;

use crate::app::{App, now, random};
use crate::evenings::{
    Gathering, Kept, act, begin as round, load, open, record_of, refused, seat_all, view, with_players,
};
use crate::failed::Failed;
use crate::http::tables::{proper_clock, read};
use crate::keeper::Order;
use crate::machines::Caller;
use crate::names::account_key;
use crate::notices::{self, Notice, Occasion};
use crate::people::Asker;
use crate::work;

/// So many are in a list.
pub(super) const LISTED: u64 = 40;
/// So many of a kind somebody has open at a time.
const OPEN: usize = 5;

/// Sets one up; `facts` are made of the host and the secret.
pub(super) async fn create<J: Gathering>(
    app: &App,
    asker: &Asker,
    facts: impl FnOnce(String, String) -> Vec<J::Fact>,
) -> Result<Json<J::View>, Failed> {
    let person = asker.person()?;
    work::demand(app, asker)?;
    let mut own = 0;
    for id in app.store.listed_evenings(J::KIND, Some(&person.id), LISTED).await? {
        let kept: Kept<J> = load(app, &id).await?;
        own += usize::from(kept.journal.head().host() == person.id && !kept.journal.is_over());
    }
    if own >= OPEN {
        return Err(Failed::conflict("evening_many"));
    }
    let secret = table::fairness::hex(&random::<32>());
    let kept: Kept<J> = open(app, &facts(person.id.clone(), secret)).await?;
    view(app, &kept.journal, Some(&person.id)).await.map(Json)
}

/// A name as it is kept.
pub(super) fn name(name: &str) -> Result<String, Failed> {
    if name.chars().any(char::is_control) { Err(refused("name")) } else { Ok(name.trim().to_owned()) }
}

/// Whether these games can be played by so many people at a table.
pub(super) fn playable(games: &[EveningGame], clock: &Clock, sizes: RangeInclusive<u8>) -> Result<(), Failed> {
    proper_clock(clock)?;
    for game in games {
        let title = shelf::title(&game.game).ok_or_else(|| Failed::bad("unknown_game"))?;
        for players in sizes.clone() {
            with_players(title, &game.options, players as usize)?;
        }
    }
    Ok(())
}

pub(super) async fn show<J: Gathering>(app: &App, caller: &Caller, id: &Path<String>) -> Result<Json<J::View>, Failed> {
    let kept: Kept<J> = load(app, &read(id)?).await?;
    ready(app, &kept.journal, caller.id()).await?;
    view(app, &kept.journal, caller.id()).await.map(Json)
}

/// A round is known a moment before its tables are set. Whoever is about to be shown the way to theirs finds it there.
async fn ready<J: Gathering>(app: &App, journal: &J, person: Option<&str>) -> Result<(), Failed> {
    let Some(number) = person.and_then(|person| journal.head().people().number_of(person)) else { return Ok(()) };
    for own in journal.open_tables().into_iter().filter(|table| table.people.contains(&number)) {
        if app.store.status_of(own.id).await?.is_none() {
            return seat_all(app, journal).await;
        }
    }
    Ok(())
}

pub(super) async fn change<J: Gathering>(
    app: &App,
    asker: &Asker,
    id: &Path<String>,
    settings: J::Settings,
) -> Result<Json<J::View>, Failed> {
    let id = read(id)?;
    let shown = hosted::<J>(app, asker, &id, |journal| journal.change(settings.clone()).map_err(refused)).await?;
    tell_asked(app, &load::<J>(app, &id).await?.journal, &asker.person()?.name);
    Ok(shown)
}

pub(super) async fn join<J: Gathering>(app: &App, caller: &Caller, id: &Path<String>) -> Result<Json<J::View>, Failed> {
    let person = caller.id().ok_or_else(Failed::nobody)?;
    let kept: Kept<J> = act(app, &read(id)?, |journal: &J| journal.come(person).map_err(refused)).await?;
    view(app, &kept.journal, Some(person)).await.map(Json)
}

/// Asks people by their names to come. All of them have accounts, or nobody is asked.
pub(super) async fn ask<J: Gathering>(
    app: &App,
    asker: &Asker,
    id: &Path<String>,
    body: &EveningAsking,
) -> Result<Json<J::View>, Failed> {
    let (id, host) = (read(id)?, asker.person()?);
    if host.muted {
        return Err(Failed::new(StatusCode::FORBIDDEN, "muted", Message::new("server-error-muted-everywhere")));
    }
    if body.names.len() > MOST_PEOPLE {
        return Err(refused("full"));
    }
    if !app.rare.take(app, &format!("ask {}", host.id)).await {
        return Err(Failed::too_fast());
    }
    let mut guests = Vec::new();
    for name in &body.names {
        let found = app.store.person_called(&account_key(name)).await?.filter(|guest| !guest.banned);
        let nobody = || Message::new("server-error-evening-unknown").with("name", name.as_str());
        let guest = found.ok_or_else(|| Failed::said("evening_unknown", nobody()))?;
        let deaf = app.store.blocked_by(&guest.id).await?.iter().any(|(blocked, _)| *blocked == host.id);
        guests.push((guest.id, !deaf));
    }
    let invitations = |journal: &J| {
        let (mut then, mut facts) = (journal.clone(), Vec::new());
        for (guest, told) in &guests {
            for fact in then.ask(guest, *told).map_err(refused)? {
                then.add(&fact).ok_or_else(Failed::unavailable)?;
                facts.push(fact);
            }
        }
        Ok(facts)
    };
    let shown = hosted::<J>(app, asker, &id, invitations).await?;
    tell_asked(app, &load::<J>(app, &id).await?.journal, &host.name);
    Ok(shown)
}

/// Those who are asked and have not answered are told, once there is something to come to.
fn tell_asked<J: Gathering>(app: &App, journal: &J, by: &str) {
    if journal.is_draft() {
        return;
    }
    for guest in journal.head().people().asked() {
        notices::send(
            App::clone(app),
            Notice {
                person: guest.to_owned(),
                table: journal.head().id().to_owned(),
                game: journal.game(0).game.clone(),
                occasion: Occasion::Called { by: by.to_owned(), to: J::KIND },
            },
        );
    }
}

/// Not today.
pub(super) async fn decline<J: Gathering>(app: &App, asker: &Asker, id: &Path<String>) -> Result<StatusCode, Failed> {
    let person = asker.person()?;
    act(app, &read(id)?, |journal: &J| Ok(journal.decline(&person.id))).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn leave<J: Gathering>(
    app: &App,
    caller: &Caller,
    id: &Path<String>,
) -> Result<Json<J::View>, Failed> {
    let person = caller.id().ok_or_else(Failed::nobody)?;
    let went = |journal: &J| {
        let number = journal.head().people().number_of(person).ok_or_else(|| refused("nobody"))?;
        journal.go(number).map_err(refused)
    };
    let kept: Kept<J> = act(app, &read(id)?, went).await?;
    give_up(app, &kept.journal, person).await?;
    view(app, &kept.journal, Some(person)).await.map(Json)
}

pub(super) async fn remove<J: Gathering>(
    app: &App,
    asker: &Asker,
    id: &Path<String>,
    person: u8,
) -> Result<Json<J::View>, Failed> {
    let id = read(id)?;
    let shown = hosted::<J>(app, asker, &id, |journal| journal.go(person).map_err(refused)).await?;
    let kept: Kept<J> = load(app, &id).await?;
    if let Some(person) = kept.journal.head().people().id_of(person) {
        give_up(app, &kept.journal, person).await?;
    }
    Ok(shown)
}

pub(super) async fn begin<J: Gathering>(app: &App, asker: &Asker, id: &Path<String>) -> Result<Json<J::View>, Failed> {
    let id = read(id)?;
    let shown = hosted::<J>(app, asker, &id, round).await?;
    let kept: Kept<J> = load(app, &id).await?;
    seat_all(app, &kept.journal).await?;
    Ok(shown)
}

pub(super) async fn correct<J: Gathering>(
    app: &App,
    asker: &Asker,
    id: &Path<String>,
    body: &EveningCorrection,
) -> Result<Json<J::View>, Failed> {
    let at = now();
    let corrected = |journal: &J| journal.correct(at, &body.table, body.ended.clone(), &body.note).map_err(refused);
    hosted::<J>(app, asker, &read(id)?, corrected).await
}

pub(super) async fn dispute<J: Gathering>(
    app: &App,
    asker: &Asker,
    id: &Path<String>,
    body: &EveningObjection,
) -> Result<Json<J::View>, Failed> {
    let person = asker.person()?;
    let disputed = |journal: &J| {
        let number = journal.head().people().number_of(&person.id).ok_or_else(|| refused("not-yours"))?;
        journal.dispute(number, &body.table, &body.note).map_err(refused)
    };
    let kept: Kept<J> = act(app, &read(id)?, disputed).await?;
    view(app, &kept.journal, Some(&person.id)).await.map(Json)
}

pub(super) async fn cancel<J: Gathering>(
    app: &App,
    asker: &Asker,
    id: &Path<String>,
    note: &str,
) -> Result<Json<J::View>, Failed> {
    hosted::<J>(app, asker, &read(id)?, |journal| journal.cancel(note).map_err(refused)).await
}

pub(super) async fn record<J: Gathering>(app: &App, id: &Path<String>) -> Result<Response, Failed> {
    let id = read(id)?;
    let found = app.store.evening(&id).await?.filter(|(kind, _)| *kind == J::KIND);
    let (_, entries) = found.ok_or_else(Failed::not_found)?;
    let lines = record_of::<J>(&id, &entries)?.ok_or_else(|| refused("not-now"))?;
    Ok(([(header::CONTENT_TYPE, "application/jsonl")], lines).into_response())
}

/// What the host does.
async fn hosted<J: Gathering>(
    app: &App,
    asker: &Asker,
    id: &str,
    what: impl Fn(&J) -> Result<Vec<J::Fact>, Failed>,
) -> Result<Json<J::View>, Failed> {
    let person = asker.person()?;
    let own = |journal: &J| if journal.head().host() == person.id { what(journal) } else { Err(not_host()) };
    let kept: Kept<J> = act(app, id, own).await?;
    view(app, &kept.journal, Some(&person.id)).await.map(Json)
}

pub(super) fn not_host() -> Failed {
    let message = Message::new("server-error-evening-host");
    Failed::new(StatusCode::FORBIDDEN, "evening_host", message)
}

/// Somebody who goes leaves their tables too.
async fn give_up<J: Gathering>(app: &App, journal: &J, person: &str) -> Result<(), Failed> {
    let Some(number) = journal.head().people().number_of(person) else { return Ok(()) };
    // A round is known a moment before its tables are set: one cannot leave a table that is not there.
    seat_all(app, journal).await?;
    for open in journal.open_tables() {
        if open.people.contains(&number) {
            let (reply, answer) = oneshot::channel();
            let command = Some(Command::Leave { person: person.to_owned() });
            app.hall.order(app, open.id, Order::Asked { by: Some(person.to_owned()), command, reply }).await?;
            // Whoever gave up before has nothing to leave.
            let _ = answer.await;
        }
    }
    Ok(())
}
