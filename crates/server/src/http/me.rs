//! Who somebody is: guests, accounts, moving to another device, notices.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse as _, Response};
use kernel::Message;
use protocol::{
    Credentials, Failure, Finished, GuestName, Invited, Me, MoveCode, NoticeSettings, NoticeWishes, Person, PersonKind,
    TableSummary,
};
use store::PersonRow;

use crate::app::{App, now, random_code, random_id};
use crate::card::list;
use crate::failed::Failed;
use crate::http::Body;
use crate::http::crests::crest;
use crate::letters;
use crate::names::{account_key, free_name, proper_name, proper_password, skeleton};
use crate::notices::{RESTS, is_address, may_post_to, wishes};
use crate::people::{Asker, cookie, fits, fresh_session, hash, kept};

/// A code to move is good for so long.
const CODE_MS: u64 = 10 * 60 * 1000;
/// So many tables are listed.
const LISTED: u64 = 50;

/// Who you are, and your tables.
#[utoipa::path(get, path = "/api/me", tag = "people",
    responses((status = 200, body = Me), (status = 503, body = Failure)))]
pub(crate) async fn me(State(app): State<App>, asker: Asker) -> Result<Json<Me>, Failed> {
    Ok(Json(described(&app, asker.person.as_ref()).await?))
}

/// Your games that are over, newest first.
#[utoipa::path(get, path = "/api/me/finished", tag = "people",
    responses((status = 200, body = Finished), (status = 401, body = Failure), (status = 503, body = Failure)))]
pub(crate) async fn finished(State(app): State<App>, asker: Asker) -> Result<Json<Finished>, Failed> {
    let person = asker.person()?;
    let tables = app.store.finished_of(&person.id, LISTED).await?;
    Ok(Json(Finished { tables: list(&app, tables, Some(&person.id)).await? }))
}

/// Gives a name: enough to sit down. A guest who has a name changes it.
#[utoipa::path(post, path = "/api/me/guest", tag = "people", request_body = GuestName,
    responses((status = 200, body = Me), (status = 400, body = Failure), (status = 409, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn guest(
    State(app): State<App>,
    asker: Asker,
    Body(body): Body<GuestName>,
) -> Result<Response, Failed> {
    let name = free_name(&body.name)?;
    if asker.person.as_ref().is_some_and(|person| person.account) {
        return Err(Failed::conflict("has_account"));
    }
    // Whoever has an account is who they seem to be.
    if app.store.is_taken(&account_key(&name), &skeleton(&name)).await? {
        return Err(Failed::conflict("name_taken"));
    }
    if let Some(person) = &asker.person {
        app.store.rename(&person.id, &name).await?;
        answered(&app, &person.id, None).await
    } else {
        if !app.attempts.take(&app, &asker.address).await {
            return Err(Failed::too_fast());
        }
        let id = random_id();
        app.store.add_person(&id, &name, now()).await?;
        entered(&app, &asker, &id).await
    }
}

/// Opens an account. A guest keeps their seats.
#[utoipa::path(post, path = "/api/me/account", tag = "people", request_body = Credentials,
    responses((status = 200, body = Me), (status = 400, body = Failure), (status = 409, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn account(
    State(app): State<App>,
    asker: Asker,
    Body(body): Body<Credentials>,
) -> Result<Response, Failed> {
    let name = free_name(&body.name)?;
    proper_password(&body.password, &name)?;
    if asker.person.as_ref().is_some_and(|person| person.account) {
        return Err(Failed::conflict("has_account"));
    }
    if !app.attempts.take(&app, &asker.address).await {
        return Err(Failed::too_fast());
    }
    let (key, skeleton) = (account_key(&name), skeleton(&name));
    if app.store.is_taken(&key, &skeleton).await? {
        return Err(Failed::conflict("name_taken"));
    }
    let hashed = hash(&app, &asker.address, body.password).await?;
    let id = if let Some(person) = &asker.person {
        person.id.clone()
    } else {
        let id = random_id();
        app.store.add_person(&id, &name, now()).await?;
        id
    };
    if !app.store.add_account(&key, &skeleton, &id, &name, &hashed).await? {
        return Err(Failed::conflict("name_taken"));
    }
    entered(&app, &asker, &id).await
}

/// Comes back to an account.
#[utoipa::path(post, path = "/api/me/login", tag = "people", request_body = Credentials,
    responses((status = 200, body = Me), (status = 400, body = Failure), (status = 403, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn login(
    State(app): State<App>,
    asker: Asker,
    Body(body): Body<Credentials>,
) -> Result<Response, Failed> {
    let key = account_key(&proper_name(&body.name)?);
    // An address may not try many passwords, and waits longer after each wrong one. They are not counted against the account
    // elsewhere: anybody could lock its owner out. What protects it from many addresses is the time that each try takes, one
    // at once for an account.
    if !app.attempts.take(&app, &asker.address).await {
        return Err(Failed::too_fast());
    }
    let account = app.store.account(&key).await?;
    let (person, hash) = account.map_or((None, None), |account| (Some(account.person), Some(account.hash)));
    let fits = fits(&app, &asker.address, &key, body.password, hash).await?;
    let Some(person) = person.filter(|_| fits) else { return Err(Failed::bad("wrong_password")) };
    tell_of_new_device(&app, &asker, &person).await?;
    // What a guest has learned here is theirs in their account, too.
    if let Some(guest) = asker.person.as_ref().filter(|guest| !guest.account) {
        for (lesson, stars) in app.store.learned(&guest.id).await? {
            app.store.learn(&person, &lesson, stars).await?;
        }
    }
    entered(&app, &asker, &person).await
}

/// Leaves: this device forgets who you are.
#[utoipa::path(post, path = "/api/me/logout", tag = "people",
    responses((status = 200, body = Me), (status = 429, body = Failure)))]
pub(crate) async fn logout(State(app): State<App>, asker: Asker) -> Result<Response, Failed> {
    if let Some(session) = &asker.session {
        app.store.end_session(&kept(session), now()).await?;
    }
    Ok(([cookie(None, &app)], Json(described(&app, None).await?)).into_response())
}

/// A code that makes another device yours too: good once, for ten minutes.
#[utoipa::path(post, path = "/api/me/code", tag = "people",
    responses((status = 200, body = MoveCode), (status = 401, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn code(State(app): State<App>, asker: Asker) -> Result<Json<MoveCode>, Failed> {
    let person = asker.person()?;
    let code = random_code();
    app.store.add_code(&code, &person.id, now() + CODE_MS).await?;
    Ok(Json(MoveCode { code }))
}

/// Uses a code: this device is that person's from now on.
#[utoipa::path(post, path = "/api/me/move", tag = "people", request_body = MoveCode,
    responses((status = 200, body = Me), (status = 400, body = Failure), (status = 403, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn move_here(
    State(app): State<App>,
    asker: Asker,
    Body(body): Body<MoveCode>,
) -> Result<Response, Failed> {
    if !app.attempts.take(&app, &asker.address).await {
        return Err(Failed::too_fast());
    }
    let code = table::Code::read(&body.code).ok_or_else(|| Failed::bad("wrong_code"))?;
    let person = app.store.take_code(code.as_str(), now()).await?.ok_or_else(|| Failed::bad("wrong_code"))?;
    entered(&app, &asker, &person).await
}

/// How you are told that it is your turn.
#[utoipa::path(put, path = "/api/me/notices", tag = "people", request_body = NoticeSettings,
    responses((status = 200, body = Me), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn notices(
    State(app): State<App>,
    asker: Asker,
    Body(body): Body<NoticeSettings>,
) -> Result<Response, Failed> {
    let person = asker.person()?;
    let given = |text: Option<String>| text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
    let (webhook, email, language) = (given(body.webhook), given(body.email), given(body.language));
    if webhook.as_deref().is_some_and(|url| !may_post_to(url, &app.config)) {
        return Err(Failed::bad("webhook"));
    }
    if email.as_deref().is_some_and(|address| !is_address(address)) {
        return Err(Failed::bad("email"));
    }
    if language.as_deref().is_some_and(|language| language.parse::<text::Lang>().is_err()) {
        return Err(Failed::bad("language"));
    }
    let letter = match email.as_deref().filter(|email| person.confirmed.as_deref() != Some(email)) {
        Some(address) => {
            let smtp = app.config.smtp.clone().ok_or_else(|| Failed::bad("no_letters"))?;
            // Strangers' addresses are not to be filled: so many questions an hour by a person, from an address and to one.
            for who in [person.id.as_str(), &asker.address, address] {
                if !app.rare.take(&app, &format!("letter {}", who.to_lowercase())).await {
                    return Err(Failed::too_fast());
                }
            }
            Some((smtp, address.to_owned()))
        }
        None => None,
    };
    app.store.set_notices(&person.id, webhook, email, language).await?;
    // A hook that rested is tried again.
    app.store.hook_answered(&person.id, true).await?;
    if let (Some((smtp, address)), Some(person)) = (letter, app.store.person(&person.id).await?) {
        letters::ask(&app, &person, smtp, &address);
    }
    answered(&app, &person.id, None).await
}

/// Somebody came back to an account from a kind of device on which it was not known: whoever owns it learns of it.
async fn tell_of_new_device(app: &App, asker: &Asker, person: &str) -> Result<(), Failed> {
    let known = app.store.sessions_of(person).await?;
    if known.is_empty() || known.iter().any(|session| session.device == asker.device) {
        return Ok(());
    }
    if let Some(person) = app.store.person(person).await? {
        let text = Message::new("server-letter-device").with("name", &*person.name).with("device", &*asker.device);
        letters::tell(app, &person, "server-letter-device-subject", &text);
    }
    Ok(())
}

/// This device is the person's from now on. A fresh session takes the place of the one it had, so that nobody who knew the
/// old one is known by it any more.
pub(crate) async fn entered(app: &App, asker: &Asker, person: &str) -> Result<Response, Failed> {
    if app.store.person(person).await?.is_none_or(|person| person.banned) {
        return Err(Failed::banned());
    }
    let session = fresh_session();
    let old = asker.session.as_deref().map(kept);
    app.store.add_session(&kept(&session), person, &asker.device, old.as_deref(), now()).await?;
    answered(app, person, Some(&session)).await
}

pub(crate) async fn answered(app: &App, person: &str, session: Option<&str>) -> Result<Response, Failed> {
    let person = app.store.person(person).await?;
    let me = Json(described(app, person.as_ref()).await?);
    Ok(match session {
        Some(session) => ([cookie(Some(session), app)], me).into_response(),
        None => me.into_response(),
    })
}

pub(crate) async fn described(app: &App, person: Option<&PersonRow>) -> Result<Me, Failed> {
    let Some(person) = person else {
        let notices = NoticeSettings::default();
        let letters = app.config.smtp.is_some();
        return Ok(Me {
            person: None,
            tables: Vec::new(),
            notices,
            email_confirmed: false,
            letters,
            hidden: false,
            shown_here: true,
            push_key: app.push.public.clone(),
            pushes: 0,
            wishes: NoticeWishes::default(),
            hook_rests: false,
            calendar: None,
            invited: Vec::new(),
            moderator: false,
            crest: None,
        });
    };
    let row = app.store.wishes(&person.id).await?;
    let mut tables = list(app, app.store.tables_of(&person.id, LISTED).await?, Some(&person.id)).await?;
    // Those where time runs out first; a table without a clock waits patiently.
    tables
        .sort_by_key(|table| (!table.your_turn, table.due_at.unwrap_or(u64::MAX), std::cmp::Reverse(table.touched_at)));
    Ok(Me {
        person: Some(Person {
            name: person.name.clone(),
            kind: if person.account { PersonKind::Account } else { PersonKind::Guest },
        }),
        tables,
        notices: NoticeSettings {
            webhook: person.webhook.clone(),
            email: person.email.clone(),
            language: person.language.clone(),
        },
        email_confirmed: person.letters_to().is_some(),
        letters: app.config.smtp.is_some(),
        hidden: person.hidden,
        shown_here: !person.unseen,
        push_key: app.push.public.clone(),
        pushes: app.store.pushes_of(&person.id).await?.len() as u32,
        hook_rests: person.webhook.is_some() && row.hook_failed >= RESTS,
        calendar: row.calendar.as_deref().map(crate::calendar::path),
        wishes: wishes(&row),
        invited: invited(app, &person.id).await?,
        moderator: crate::http::moderation::is_moderator(app, person),
        crest: person.crest.as_deref().and_then(crest),
    })
}

/// The tables that wait for somebody who was asked.
async fn invited(app: &App, person: &str) -> Result<Vec<Invited>, Failed> {
    let asked = app.store.invitations_of(person, LISTED).await?;
    let tables = list(app, asked.iter().map(|one| one.table.clone()).collect(), Some(person)).await?;
    let by = |table: &TableSummary| asked.iter().find(|one| one.table == table.id).map(|one| one.by.clone());
    Ok(tables.into_iter().filter_map(|table| Some(Invited { by: by(&table)?, table })).collect())
}
