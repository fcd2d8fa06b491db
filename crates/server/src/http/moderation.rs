//! For those whom the operator named: what was reported, with what was said around it, what they may do about it, and a list
//! of all that was done.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use kernel::Message;
use protocol::{AuditLine, Failure, Moderating, ModeratorDeed, ModeratorOrder, Reported, ReportedLine};
use serde_json::Value;
use store::{AuditRow, PersonRow, Report};

use crate::app::{App, now};
use crate::expiry::close;
use crate::failed::Failed;
use crate::http::Body;
use crate::http::figures::called;
use crate::keeper::chat::phrase_of;
use crate::names::account_key;
use crate::networks::{self, Network};
use crate::people::Asker;

/// So many lines of what was done are told.
const AUDIT: u64 = 200;
/// So many reports are told at once: the others come when these are settled.
const REPORTS: usize = 50;
/// Among so many of the last lines of a table is looked for what was said before a report, and so many are told.
const SEARCHED: u64 = 400;
const TALK: usize = 20;
/// Longer reasons are cut.
const LENGTH: usize = 500;
/// A day in milliseconds.
const DAY: u64 = 24 * 3600 * 1000;

/// What was reported, and what was done. For those whom the operator named.
#[utoipa::path(get, path = "/api/moderation", tag = "people",
    responses((status = 200, body = Moderating), (status = 401, body = Failure), (status = 403, body = Failure),
        (status = 503, body = Failure)))]
pub(crate) async fn look(State(app): State<App>, asker: Asker) -> Result<Json<Moderating>, Failed> {
    moderator(&app, &asker)?;
    told(&app).await.map(Json)
}

/// Does something about somebody. It is written down, with the name of who did it.
#[utoipa::path(post, path = "/api/moderation", tag = "people", request_body = ModeratorOrder,
    responses((status = 200, body = Moderating), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 403, body = Failure), (status = 404, body = Failure), (status = 409, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn act(
    State(app): State<App>,
    asker: Asker,
    Body(order): Body<ModeratorOrder>,
) -> Result<Json<Moderating>, Failed> {
    let by = moderator(&app, &asker)?;
    if matches!(order.deed, ModeratorDeed::BanNetwork | ModeratorDeed::ReadmitNetwork) {
        return about_network(&app, &asker, by, &order).await;
    }
    let report = match order.report {
        Some(number) => Some(report(&app, number).await?),
        None => None,
    };
    let about = match (&report, &order.name) {
        (Some(report), _) => app.store.person(&report.about).await?,
        (None, Some(name)) => Some(of_any_name(&app, name).await?),
        (None, None) => return Err(Failed::bad("nobody_named")),
    };
    let deed = order.deed;
    let mut words = reason(&order);
    let until = matches!(deed, ModeratorDeed::Mute | ModeratorDeed::Ban)
        .then_some(order.days)
        .flatten()
        .map(|days| now() + u64::from(days) * DAY);
    match (&about, deed) {
        (_, ModeratorDeed::Settle) => {
            let number = report.as_ref().ok_or_else(|| Failed::bad("nobody_named"))?.number;
            app.store.settle(number).await?;
            words = counted(number, &words);
        }
        (None, _) => return Err(Failed::not_found()),
        // Whom the operator trusts, the operator alone shuts out.
        (Some(person), _) if is_moderator(&app, person) => return Err(Failed::conflict("is_moderator")),
        (Some(person), ModeratorDeed::Mute) => app.store.mute(&person.id, true, until).await?,
        (Some(person), ModeratorDeed::Unmute) => app.store.mute(&person.id, false, None).await?,
        (_, ModeratorDeed::BanNetwork | ModeratorDeed::ReadmitNetwork) => return Err(Failed::bad("network")),
        (Some(person), ModeratorDeed::Ban) => app.store.ban(&person.id, true, until, now()).await?,
        (Some(person), ModeratorDeed::Readmit) => app.store.ban(&person.id, false, None, now()).await?,
        (Some(person), ModeratorDeed::Close) => {
            let mut closed = 0u64;
            for table in app.store.open_tables_of_host(&person.id).await? {
                closed += u64::from(close(&app, &table).await);
            }
            words = counted(closed, &words);
        }
    }
    let row = AuditRow {
        number: 0,
        at: now(),
        by: by.name.clone(),
        deed: word_of(deed),
        about: about.map(|person| person.name).unwrap_or_default(),
        words,
        until,
    };
    tracing::warn!(by = %row.by, deed = %row.deed, about = %row.about, "a moderator did something");
    app.store.audit(row).await?;
    told(&app).await.map(Json)
}

/// Why something is done, as it is written down.
fn reason(order: &ModeratorOrder) -> String {
    order.words.trim().chars().filter(|sign| !sign.is_control()).take(LENGTH).collect()
}

/// Does something about a network. Nobody shuts themselves out by a slip.
async fn about_network(
    app: &App,
    asker: &Asker,
    by: &PersonRow,
    order: &ModeratorOrder,
) -> Result<Json<Moderating>, Failed> {
    let named = order.network.as_deref().ok_or_else(|| Failed::bad("nobody_named"))?;
    let network: Network = named.parse().map_err(|()| Failed::bad("network"))?;
    let words = reason(order);
    if order.deed == ModeratorDeed::ReadmitNetwork {
        if !networks::readmit(&app.store, network, &by.name, &words).await? {
            return Err(Failed::not_found());
        }
    } else if network.holds(&asker.address) {
        return Err(Failed::conflict("own_network"));
    } else {
        networks::ban(&app.store, network, &by.name, &words).await?;
    }
    tracing::warn!(by = %by.name, %network, deed = %word_of(order.deed), "a moderator did something about a network");
    told(app).await.map(Json)
}

/// Whether the operator named somebody to look after others.
pub(crate) fn is_moderator(app: &App, person: &PersonRow) -> bool {
    let key = account_key(&person.name);
    person.account && app.config.moderators.iter().any(|name| account_key(name) == key)
}

fn moderator<'a>(app: &App, asker: &'a Asker) -> Result<&'a PersonRow, Failed> {
    let person = asker.person()?;
    if is_moderator(app, person) {
        return Ok(person);
    }
    let message = Message::new("server-error-not-moderator");
    Err(Failed::new(StatusCode::FORBIDDEN, "not_moderator", message))
}

async fn report(app: &App, number: u64) -> Result<Report, Failed> {
    let mut reports = app.store.reports(true).await?.into_iter();
    reports.find(|report| report.number == number).ok_or_else(Failed::not_found)
}

/// Whoever has the account of this name, also if they were shut out.
async fn of_any_name(app: &App, name: &str) -> Result<PersonRow, Failed> {
    match called(app, name).await {
        Ok(person) => Ok(person),
        Err(_) => app.store.person_called(&account_key(name)).await?.ok_or_else(Failed::not_found),
    }
}

/// A number and a reason, if there is one.
fn counted(number: u64, words: &str) -> String {
    format!("{number} {words}").trim_end().to_owned()
}

fn word_of(deed: ModeratorDeed) -> String {
    serde_json::to_value(deed).ok().and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default()
}

async fn told(app: &App) -> Result<Moderating, Failed> {
    let mut reports = Vec::new();
    for report in app.store.reports(false).await?.into_iter().take(REPORTS) {
        reports.push(reported(app, report).await?);
    }
    let line = |row: AuditRow| {
        let deed = serde_json::from_value(Value::String(row.deed.clone())).ok()?;
        let AuditRow { number, at, by, about, words, until, .. } = row;
        Some(AuditLine { number, at, by, deed, about, words, until })
    };
    let audit = app.store.audits(AUDIT).await?.into_iter().filter_map(line).collect();
    let networks = app.store.banned_networks().await?.into_iter().map(|row| row.network).collect();
    Ok(Moderating { reports, audit, networks })
}

async fn reported(app: &App, report: Report) -> Result<Reported, Failed> {
    let about = app.store.person(&report.about).await?;
    let by = app.store.person(&report.by).await?.map(|person| person.name).unwrap_or_default();
    let lines = app.store.chat(&report.table, SEARCHED).await?;
    let mut talk: Vec<ReportedLine> = lines
        .into_iter()
        .filter(|line| line.at <= report.at)
        .map(|line| ReportedLine {
            at: line.at,
            theirs: line.person.as_deref() == Some(&*report.about),
            name: line.name,
            phrase: line.phrase.as_deref().and_then(phrase_of),
            text: line.words,
        })
        .collect();
    talk.drain(..talk.len().saturating_sub(TALK));
    Ok(Reported {
        number: report.number,
        at: report.at,
        by,
        account: about.as_ref().is_some_and(|person| person.account),
        muted: about.as_ref().is_some_and(|person| person.muted),
        banned: about.as_ref().is_some_and(|person| person.banned),
        about: about.map(|person| person.name).unwrap_or_default(),
        tables: app.store.open_tables_of_host(&report.about).await?.len() as u64,
        table: report.table,
        words: report.words,
        said: report.said,
        talk,
    })
}
