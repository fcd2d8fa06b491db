//! All that is kept of somebody, as one archive.

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse as _, Response};
use protocol::Failure;
use serde_json::{Value, json};
use store::{PersonRow, StoreError, Wanted};

use crate::app::{App, now};
use crate::archive;
use crate::failed::Failed;
use crate::hall::made;
use crate::http::figures::line;
use crate::people::Asker;

/// So many games are read at once.
const PAGE: u64 = 200;
/// So many pieces wait for whoever reads slowly.
const PIECES: usize = 4;

/// All that is kept of you: account, games with their records, ratings, what you said, what you learned.
#[utoipa::path(get, path = "/api/me/export", tag = "people",
    responses((status = 200, body = String, content_type = "application/x-tar"), (status = 401, body = Failure),
        (status = 429, body = Failure), (status = 503, body = Failure)))]
pub(crate) async fn export(State(app): State<App>, asker: Asker) -> Result<Response, Failed> {
    let person = asker.person()?.clone();
    // It reads all their journals: not many times an hour.
    if !app.rare.take(&app, &format!("export {}", person.id)).await {
        return Err(Failed::too_fast());
    }
    let (out, pieces) = tokio::sync::mpsc::channel::<Result<Vec<u8>, StoreError>>(PIECES);
    tokio::spawn(async move {
        if let Err(error) = write(&app, &person, &out).await {
            tracing::error!(%error, "an archive was not finished");
            // An archive that breaks off is seen to be broken.
            let _ = out.send(Err(error)).await;
        }
    });
    let body = Body::from_stream(futures_util::stream::unfold(pieces, async |mut pieces| {
        let piece = pieces.recv().await?;
        Some((piece, pieces))
    }));
    let head = [
        (CONTENT_TYPE, "application/x-tar"),
        (CONTENT_DISPOSITION, "attachment; filename=\"lazaret.tar\""),
        (CACHE_CONTROL, "no-store"),
    ];
    Ok((head, body).into_response())
}

type Out = tokio::sync::mpsc::Sender<Result<Vec<u8>, StoreError>>;

async fn write(app: &App, person: &PersonRow, out: &Out) -> Result<(), StoreError> {
    let at = now();
    // Whoever has gone away needs no more of it.
    let send = async |piece: Vec<u8>| out.send(Ok(piece)).await.is_ok();
    let document = |name: &str, value: &Value| {
        let text = serde_json::to_string_pretty(value).expect("values are written without fail");
        archive::file(name, text.as_bytes(), at)
    };
    let PersonRow { name, account, webhook, email, language, confirmed, hidden, created_at, crest, .. } = person;
    let sessions = app.store.sessions_of(&person.id).await?;
    let row = app.store.wishes(&person.id).await?;
    let friends = app.store.friends_of(&person.id).await?;
    let holidays = app.store.holidays(vec![person.id.clone()]).await?;
    let account = json!({
        "name": name, "account": account, "webhook": webhook, "email": email, "language": language,
        "confirmed": confirmed, "hidden": hidden, "since": created_at, "crest": crest,
        "holidays": holidays.iter().map(|row| json!({ "begins": row.begins, "ends": row.ends })).collect::<Vec<_>>(),
        "notices": crate::notices::wishes(&row), "calendar": row.calendar.as_deref().map(crate::calendar::path),
        "friends": friends.into_iter().map(|friend| friend.name).collect::<Vec<_>>(),
        "devices": sessions.iter().map(|row| json!({
            "device": row.device, "created_at": row.created_at, "seen_at": row.seen_at,
        })).collect::<Vec<_>>(),
        "blocked": app.store.blocked_by(&person.id).await?.into_iter().map(|(_, name)| name).collect::<Vec<_>>(),
        "bots": app.store.machines_of(&person.id).await?.into_iter().map(|row| row.name).collect::<Vec<_>>(),
    });
    let ratings: Vec<Value> = app
        .store
        .ratings(&person.id)
        .await?
        .into_iter()
        .map(|row| {
            let shown = row.strength.later(at).shown();
            json!({ "game": row.game, "rating": shown.rating, "doubt": shown.doubt, "games": row.games })
        })
        .collect();
    let chat: Vec<Value> = app
        .store
        .said_by(&person.id)
        .await?
        .into_iter()
        .map(|(table, at, words)| json!({ "table": table, "at": at, "words": words }))
        .collect();
    let notes: Vec<Value> = app
        .store
        .notes_of(&person.id)
        .await?
        .into_iter()
        .map(|(table, at, words)| json!({ "table": table, "at": at, "words": words }))
        .collect();
    let pins = pins(app, person).await?;
    let lessons: Vec<Value> = app
        .store
        .learned(&person.id)
        .await?
        .into_iter()
        .map(|(lesson, stars)| json!({ "lesson": lesson, "stars": stars }))
        .collect();
    for (name, value) in [
        ("account.json", account),
        ("ratings.json", json!(ratings)),
        ("chat.json", json!(chat)),
        ("notes.json", json!(notes)),
        ("pins.json", json!(pins)),
        ("lessons.json", json!(lessons)),
    ] {
        if !send(document(name, &value)).await {
            return Ok(());
        }
    }
    let mut games = Vec::new();
    loop {
        let wanted = Wanted { skip: games.len() as u64, ..Wanted::default() };
        let rows = app.store.played(&person.id, wanted, PAGE).await?;
        if rows.is_empty() {
            break;
        }
        for row in rows {
            if let Some(record) = record(app, &row.table).await?
                && !send(archive::file(&format!("records/{}.txt", row.table), record.as_bytes(), at)).await
            {
                return Ok(());
            }
            games.push(line(row, Some(&person.id)));
        }
    }
    let games = serde_json::to_value(&games).expect("games are written without fail");
    let _ = send(document("games.json", &games)).await && send(archive::end()).await;
    Ok(())
}

/// Their notes about places and people; whom they are about goes by the name of now.
async fn pins(app: &App, person: &PersonRow) -> Result<Vec<Value>, StoreError> {
    let mut pins = Vec::new();
    for row in app.store.pins_of(&person.id).await? {
        let about = match &row.about {
            Some(about) => app.store.person(about).await?.map(|person| person.name),
            None => None,
        };
        pins.push(json!({
            "table": row.table, "place": row.place, "about": about, "at": row.at, "words": row.words,
        }));
    }
    Ok(pins)
}

/// The record of a finished game; none if this program cannot play it any more.
async fn record(app: &App, table: &str) -> Result<Option<String>, StoreError> {
    let journal = app.store.journal(table).await?;
    Ok(made(table, &journal).ok().and_then(|table| table.record()))
}
