//! What nobody comes back to is put away, by rules that stand in the settings. Whatever was played stays.

use std::sync::Weak;
use std::time::Duration;

use store::{Status, StoreError};
use table::Command;
use tokio::sync::oneshot;

use crate::app::{App, Parts, now};
use crate::keeper::Order;
use crate::metrics::Expiring;

/// The first round is made so long after the start: people come first.
const FIRST: Duration = Duration::from_mins(2);
/// And then so often.
const ROUND: Duration = Duration::from_hours(1);
/// So often is looked for people whose ban or mute is over.
const MEASURES: Duration = Duration::from_secs(5);
/// So many of a kind are put away at once; the rest waits for the next round.
const PAGE: u64 = 500;
/// A day in milliseconds.
const DAY: u64 = 24 * 3600 * 1000;

/// Puts away what has expired, as long as the server lives.
pub(crate) async fn expire(app: Weak<Parts>) {
    tokio::time::sleep(FIRST).await;
    loop {
        let Some(app) = app.upgrade() else { return };
        match round(&app, now()).await {
            Ok(Expired { tables: 0, guests: 0, sessions: 0 }) => {}
            Ok(Expired { tables, guests, sessions }) => {
                for (what, count) in [("tables", tables), ("guests", guests), ("sessions", sessions)] {
                    app.metrics.expired.get_or_create(&Expiring { what }).inc_by(count);
                }
                tracing::info!(tables, guests, sessions, "put away");
            }
            Err(error) => tracing::warn!(%error, "what has expired was not put away; it is tried again"),
        }
        drop(app);
        tokio::time::sleep(ROUND).await;
    }
}

/// Lets people in again and gives them the word back when their time is over, as long as the server lives.
pub(crate) async fn end_measures(app: Weak<Parts>) {
    while let Some(app) = app.upgrade() {
        match app.store.end_measures(now()).await {
            Ok(0) => {}
            Ok(ended) => tracing::info!(ended, "bans and mutes are over"),
            Err(error) => tracing::warn!(%error, "bans and mutes that are over were not ended; it is tried again"),
        }
        drop(app);
        tokio::time::sleep(MEASURES).await;
    }
}

/// What was put away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Expired {
    tables: u64,
    guests: u64,
    sessions: u64,
}

async fn round(app: &App, at: u64) -> Result<Expired, StoreError> {
    let rules = &app.config.expiry;
    // Nothing expires by a rule that says zero.
    let since = |days: u64| (days > 0).then(|| at.saturating_sub(days.saturating_mul(DAY)));
    let mut expired = Expired::default();
    for (status, days) in [(Status::Waiting, rules.waiting_days), (Status::Playing, rules.playing_days)] {
        let Some(since) = since(days) else { continue };
        for table in app.store.idle_tables(status, since, PAGE).await? {
            expired.tables += u64::from(close(app, &table).await);
        }
    }
    if let Some(since) = since(rules.session_days) {
        expired.sessions = app.store.end_unused_sessions(since).await?;
    }
    app.store.forget_spent().await?;
    if let Some(since) = since(rules.guest_days) {
        expired.guests = app.store.forget_guests(since, PAGE).await?;
    }
    Ok(expired)
}

/// Closes a table as `lazaret admin close` does. One that does not open any more is for whoever runs the server.
pub(crate) async fn close(app: &App, table: &str) -> bool {
    let (reply, answer) = oneshot::channel();
    let order = Order::Asked { by: None, command: Some(Command::Close), reply };
    app.hall.order(app, table, order).await.is_ok() && matches!(answer.await, Ok(Ok(_)))
}

#[cfg(test)]
mod tests {
    use protocol::Visibility;
    use table::{Chair, Opening};

    use super::*;
    use crate::app::{random, random_code};
    use crate::config::Config;
    use crate::listen::Server;

    async fn set_up(app: &App, at: u64, host: &str) -> String {
        let opening = Opening {
            visibility: Visibility::Public,
            position: vec!["turn red".to_owned()],
            ..Opening::plain(
                random_code(),
                random_code(),
                shelf::titles()[0],
                shelf::titles()[0].canonical("players=2").unwrap(),
                host,
                random(),
                at,
            )
        };
        let person = |name: &str| Chair::Person { id: name.to_owned(), name: name.to_owned() };
        crate::http::set_up(app, "somewhere", opening, vec![person(host), person("ben")]).await.unwrap().table.id
    }

    /// What nobody has touched for as long as the rules say is put away, and nothing else; what was played stays.
    #[tokio::test(flavor = "multi_thread")]
    async fn what_nobody_comes_back_to_is_put_away() {
        let folder = tempfile::tempdir().unwrap();
        let addr = std::net::SocketAddr::from(([127, 0, 0, 1], 0));
        let config = Config { data: folder.path().to_owned(), addr, ..Config::default() };
        let app = Server::bind(config).await.unwrap().into_app();
        let rules = app.config.expiry.clone();
        let started = now();
        let old = started - 40 * DAY;
        for person in ["anna", "ben", "cleo", "dan", "eve"] {
            app.store.add_person(person, person, started - 500 * DAY).await.unwrap();
        }
        app.store.add_account("eve", "eve", "eve", "eve", "hash").await.unwrap();
        app.store.add_session("used", "dan", "", None, started - 30 * DAY).await.unwrap();
        app.store.add_session("unused", "eve", "", None, started - 400 * DAY).await.unwrap();
        let (idle, fresh) = (set_up(&app, old, "anna").await, set_up(&app, started, "anna").await);
        let played = set_up(&app, old, "ben-2").await;
        let (reply, answer) = oneshot::channel();
        let command = Some(Command::Start { by: "ben-2".to_owned() });
        app.hall.order(&app, &played, Order::Asked { by: None, command, reply }).await.unwrap();
        answer.await.unwrap().unwrap();
        let status = async |table: &str| app.store.status_of(table).await.unwrap();

        assert_eq!(round(&app, started).await.unwrap(), Expired { tables: 1, guests: 1, sessions: 1 });
        assert_eq!(status(&idle).await, Some(Status::Over));
        assert_eq!((status(&fresh).await, status(&played).await), (Some(Status::Waiting), Some(Status::Playing)));
        let mut left = Vec::new();
        for person in ["anna", "ben", "cleo", "dan", "eve"] {
            if app.store.person(person).await.unwrap().is_some() {
                left.push(person);
            }
        }
        assert_eq!(
            left,
            ["anna", "ben", "dan", "eve"],
            "a host, one who plays, one with a device, one with an account"
        );
        assert_eq!(round(&app, started).await.unwrap(), Expired::default(), "once");

        let later = started + (rules.playing_days + 1) * DAY;
        assert_eq!(round(&app, later).await.unwrap().tables, 2);
        assert_eq!(status(&played).await, Some(Status::Over));
        assert!(app.store.journal(&played).await.unwrap().len() > 1, "the game can be seen again");
        assert!(app.store.person("ben").await.unwrap().is_some(), "and whoever played it is who they were");
        assert!(app.store.person("anna").await.unwrap().is_none());
    }
}
