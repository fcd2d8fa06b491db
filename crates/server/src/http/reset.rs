//! A password that somebody has forgotten: a letter to the address they have confirmed leads to another one.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use kernel::Message;
use protocol::{Failure, Forgotten, Me, PasswordReset};

use crate::app::{App, now};
use crate::failed::Failed;
use crate::http::Body;
use crate::http::me::entered;
use crate::letters::{self, Purpose};
use crate::names::{account_key, proper_password};
use crate::people::{Asker, hash};

/// A letter is good for so long, in milliseconds.
const GOOD: u64 = 3600 * 1000;

/// Sends a letter to the confirmed address of an account. The answer is the same whether there is one or not: nobody learns
/// from it who has an account.
#[utoipa::path(post, path = "/api/me/forgotten", tag = "people", request_body = Forgotten,
    responses((status = 204, description = "If there is a confirmed address, a letter is on its way"),
        (status = 400, body = Failure), (status = 415, body = Failure), (status = 422, body = Failure),
        (status = 429, body = Failure)))]
pub(crate) async fn forgotten(
    State(app): State<App>,
    asker: Asker,
    Body(body): Body<Forgotten>,
) -> Result<StatusCode, Failed> {
    if app.config.smtp.is_none() {
        return Err(Failed::bad("no_letters"));
    }
    if !app.rare.take(&app, &format!("forgotten {}", asker.address)).await {
        return Err(Failed::too_fast());
    }
    let key = account_key(&body.name);
    let Some(person) = app.store.person_called(&key).await?.filter(|person| !person.banned) else {
        return Ok(StatusCode::NO_CONTENT);
    };
    // Whose letters somebody else asks for gets few of them.
    let (Some(email), true) = (person.letters_to(), app.rare.take(&app, &format!("forgotten {}", person.id)).await)
    else {
        return Ok(StatusCode::NO_CONTENT);
    };
    if let Some(account) = app.store.account_of(&person.id).await? {
        let until = now() + GOOD;
        let token = letters::token(Purpose::Reset, &person.id, &bound(email, &account.hash, until), &app.key);
        let link = app.config.link(&format!("/reset/{token}-{until}"));
        let text = Message::new("server-letter-reset").with("name", &*person.name).with("link", link.as_str());
        letters::tell(&app, &person, "server-letter-reset-subject", &text);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Gives the account another password, by the word in the letter. All devices are logged out but this one.
#[utoipa::path(post, path = "/api/me/reset", tag = "people", request_body = PasswordReset,
    responses((status = 200, body = Me), (status = 400, body = Failure), (status = 403, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn reset(
    State(app): State<App>,
    asker: Asker,
    Body(body): Body<PasswordReset>,
) -> Result<Response, Failed> {
    if !app.attempts.take(&app, &asker.address).await {
        return Err(Failed::too_fast());
    }
    let wrong = || Failed::bad("reset");
    let (token, until) = body.token.rsplit_once('-').ok_or_else(wrong)?;
    let until: u64 = until.parse().ok().filter(|until| *until > now()).ok_or_else(wrong)?;
    let id = letters::person_in(token).ok_or_else(wrong)?;
    let person = app.store.person(id).await?.filter(|person| !person.banned).ok_or_else(wrong)?;
    let account = app.store.account_of(id).await?.ok_or_else(wrong)?;
    let email = person.letters_to().ok_or_else(wrong)?;
    // The word holds the password that is forgotten: with another one it is worth nothing, so that it is good once.
    if !letters::fits(token, Purpose::Reset, id, &bound(email, &account.hash, until), &app.key) {
        return Err(wrong());
    }
    proper_password(&body.password, &person.name)?;
    let hashed = hash(&app, &asker.address, body.password).await?;
    app.store.set_password(id, &hashed, None, now()).await?;
    entered(&app, &asker, id).await
}

/// What the word in a letter holds beside the person: the address, the password of now, and how long it is good.
fn bound(email: &str, hash: &str, until: u64) -> String {
    format!("{email} {hash} {until}")
}
