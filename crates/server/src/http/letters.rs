//! The links in letters: an address is confirmed, or wants no more of them. A look at the link changes nothing, since
//! programs look at links in letters too: a button does.

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use kernel::Message;
use store::PersonRow;

use crate::app::App;
use crate::failed::Failed;
use crate::letters::{Purpose, fits, person_in, words_of};

/// A page with a button that confirms an address.
#[utoipa::path(get, path = "/letters/confirm/{token}", tag = "letters",
    params(("token" = String, Path, description = "The word from the letter")),
    responses((status = 200, description = "A page", body = String, content_type = "text/html"),
        (status = 404, body = protocol::Failure)))]
pub(crate) async fn confirm(
    State(app): State<App>,
    token: Result<Path<String>, PathRejection>,
) -> Result<Response, Failed> {
    let person = read(&app, &token?.0, Purpose::Confirm).await?;
    Ok(page(&person, "server-letter-confirm-question", Some("server-letter-confirm-button")))
}

/// Confirms an address: letters may go there from now on.
#[utoipa::path(post, path = "/letters/confirm/{token}", tag = "letters",
    params(("token" = String, Path, description = "The word from the letter")),
    responses((status = 200, description = "A page", body = String, content_type = "text/html"),
        (status = 404, body = protocol::Failure)))]
pub(crate) async fn confirmed(
    State(app): State<App>,
    token: Result<Path<String>, PathRejection>,
) -> Result<Response, Failed> {
    let person = read(&app, &token?.0, Purpose::Confirm).await?;
    app.store.confirm_email(&person.id, person.email.as_deref().unwrap_or_default()).await?;
    Ok(page(&person, "server-letter-confirmed", None))
}

/// A page with a button that asks for no more letters.
#[utoipa::path(get, path = "/letters/stop/{token}", tag = "letters",
    params(("token" = String, Path, description = "The word from the letter")),
    responses((status = 200, description = "A page", body = String, content_type = "text/html"),
        (status = 404, body = protocol::Failure)))]
pub(crate) async fn stop(
    State(app): State<App>,
    token: Result<Path<String>, PathRejection>,
) -> Result<Response, Failed> {
    let person = read(&app, &token?.0, Purpose::Stop).await?;
    Ok(page(&person, "server-letter-stop-question", Some("server-letter-stop-button")))
}

/// No more letters: by the button, or by the mail program itself with one click.
#[utoipa::path(post, path = "/letters/stop/{token}", tag = "letters",
    params(("token" = String, Path, description = "The word from the letter")),
    responses((status = 200, description = "A page", body = String, content_type = "text/html"),
        (status = 404, body = protocol::Failure)))]
pub(crate) async fn stopped(
    State(app): State<App>,
    token: Result<Path<String>, PathRejection>,
) -> Result<Response, Failed> {
    let person = read(&app, &token?.0, Purpose::Stop).await?;
    app.store.stop_letters(&person.id).await?;
    Ok(page(&person, "server-letter-stopped", None))
}

/// Whose link it is. One that was made up, or for an address that is no longer theirs, leads nowhere.
async fn read(app: &App, token: &str, purpose: Purpose) -> Result<PersonRow, Failed> {
    let gone = || Failed::new(StatusCode::NOT_FOUND, "no_letter", Message::new("server-error-no-letter"));
    let id = person_in(token).ok_or_else(gone)?;
    let person = app.store.person(id).await?.ok_or_else(gone)?;
    let email = person.email.as_deref().ok_or_else(gone)?;
    if fits(token, purpose, &person.id, email, &app.key) { Ok(person) } else { Err(gone()) }
}

/// A page of one sentence, perhaps with a button.
fn page(person: &PersonRow, sentence: &'static str, button: Option<&'static str>) -> Response {
    let words = words_of(person);
    let sentence = words.say(&Message::new(sentence).with("email", person.email.as_deref().unwrap_or_default()));
    let button =
        button.map(|key| format!("<form method=\"post\"><button>{}</button></form>", escaped(&words.word(key))));
    let text = format!(
        "<!doctype html><html lang=\"{}\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>Lazaret</title><h1>Lazaret</h1><p>{}</p>{}</html>",
        words.lang(),
        escaped(&sentence),
        button.unwrap_or_default(),
    );
    ([(CONTENT_TYPE, "text/html; charset=utf-8")], text).into_response()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
