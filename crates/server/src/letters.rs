//! Letters: how an e-mail is written and sent, and the signed links in it. Before an address is confirmed, one letter goes
//! there and no other: the question whether it is the right one.

use std::time::Duration;

use axum::http::HeaderValue;
use hmac::Mac as _;
use lettre::message::header::{ContentType, HeaderName, HeaderValue as MailValue};
use lettre::message::{Mailbox, SinglePart};
use lettre::{SmtpTransport, Transport as _};
use store::PersonRow;
use table::fairness::{hex, unhex};
use text::{Lang, Words};

use crate::app::{App, random};
use crate::config::Smtp;
use crate::people::mac;

/// So long a letter may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// What a link in a letter is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// The address is the right one.
    Confirm,
    /// No more letters.
    Stop,
    /// Another password.
    Reset,
}

impl Purpose {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Confirm => "confirm",
            Self::Stop => "stop",
            Self::Reset => "reset",
        }
    }
}

/// A letter that is ready to go.
pub(crate) struct Letter {
    pub(crate) to: String,
    pub(crate) subject: String,
    pub(crate) text: String,
    /// Where no more letters are asked for; none in the letter that asks for confirmation.
    pub(crate) stop: Option<String>,
}

/// The words of a person's language.
pub(crate) fn words_of(person: &PersonRow) -> Words {
    Words::new(person.language.as_deref().and_then(|lang| lang.parse().ok()).unwrap_or(Lang::En))
}

/// The word in a link: who, and a signature that fits the purpose and the address alone.
pub(crate) fn token(purpose: Purpose, person: &str, email: &str, key: &[u8; 32]) -> String {
    format!("{person}-{}", hex(&signature(purpose, person, email, key).finalize().into_bytes()))
}

/// The person whom a token names. Whether it is theirs is known when their address is.
pub(crate) fn person_in(token: &str) -> Option<&str> {
    let (person, _) = token.split_once('-')?;
    person.bytes().all(|sign| sign.is_ascii_alphanumeric()).then_some(person)
}

/// Whether a token fits a person and their address.
pub(crate) fn fits(token: &str, purpose: Purpose, person: &str, email: &str, key: &[u8; 32]) -> bool {
    let given = token.split_once('-').and_then(|(_, given)| unhex(given));
    given.is_some_and(|given| signature(purpose, person, email, key).verify_slice(&given).is_ok())
}

fn signature(purpose: Purpose, person: &str, email: &str, key: &[u8; 32]) -> hmac::Hmac<sha2::Sha256> {
    mac(&format!("letter {} {person} {email}", purpose.word()), key)
}

/// The address of a link in a letter.
pub(crate) fn link(app: &App, purpose: Purpose, person: &str, email: &str) -> String {
    app.config.link(&format!("/letters/{}/{}", purpose.word(), token(purpose, person, email, &app.key)))
}

/// Asks an address whether it is the right one, in the background.
pub(crate) fn ask(app: &App, person: &PersonRow, smtp: Smtp, email: &str) {
    let words = words_of(person);
    let link = link(app, Purpose::Confirm, &person.id, email);
    let text = kernel::Message::new("server-letter-confirm").with("name", &*person.name).with("link", link.as_str());
    let letter = Letter {
        to: email.to_owned(),
        subject: words.word("server-letter-confirm-subject"),
        text: words.say(&text),
        stop: None,
    };
    post(app, letter, smtp);
}

/// Sends a letter in the background.
pub(crate) fn post(app: &App, letter: Letter, smtp: Smtp) {
    let app = App::clone(app);
    tokio::spawn(async move {
        let Ok(_turn) = app.notices.acquire().await else { return };
        let sent = tokio::task::spawn_blocking(move || send(&letter, &smtp)).await;
        app.metrics.sent("letter", matches!(sent, Ok(Ok(()))));
        if let Ok(Err(why)) = sent {
            tracing::warn!(%why, "a letter could not be sent");
        }
    });
}

/// A letter about an account to the confirmed address of its owner, if there is one: a subject and a sentence.
pub(crate) fn tell(app: &App, person: &PersonRow, subject: &str, text: &kernel::Message) {
    let (Some(smtp), Some(email)) = (app.config.smtp.clone(), person.letters_to()) else { return };
    let words = words_of(person);
    let letter = Letter { to: email.to_owned(), subject: words.word(subject), text: words.say(text), stop: None };
    post(app, letter, smtp);
}

/// Whether the server for letters answers, for whoever looks before people do.
pub fn check(smtp: &Smtp) -> Result<(), String> {
    smtp.from.parse::<Mailbox>().map_err(|error| error.to_string())?;
    let transport = SmtpTransport::from_url(&smtp.url).map_err(|error| error.to_string())?;
    let answers = transport.timeout(Some(PATIENCE)).build().test_connection().map_err(|error| error.to_string())?;
    if answers { Ok(()) } else { Err("it does not answer".to_owned()) }
}

/// Sends a letter.
pub(crate) fn send(letter: &Letter, smtp: &Smtp) -> Result<(), String> {
    let transport = SmtpTransport::from_url(&smtp.url).map_err(|error| error.to_string())?;
    let transport = transport.timeout(Some(PATIENCE)).build();
    transport.send(&written(letter, smtp)?).map(|_| ()).map_err(|error| error.to_string())
}

/// A letter with all that makes it one: where it comes from, which it is, in which signs it is written, and how to get no
/// more of them.
fn written(letter: &Letter, smtp: &Smtp) -> Result<lettre::Message, String> {
    let mailbox = |address: &str| address.parse::<Mailbox>().map_err(|error| error.to_string());
    let from = mailbox(&smtp.from)?;
    let id = format!("<{}@{}>", hex(&random::<16>()), from.email.domain());
    let raw = |name: &'static str, value: String| MailValue::new(HeaderName::new_from_ascii_str(name), value);
    let mut head = lettre::Message::builder()
        .from(from)
        .to(mailbox(&letter.to)?)
        .subject(letter.subject.as_str())
        .message_id(Some(id))
        .raw_header(raw("Auto-Submitted", "auto-generated".to_owned()));
    if let Some(stop) = letter.stop.as_deref().filter(|stop| HeaderValue::from_str(stop).is_ok()) {
        head = head
            .raw_header(raw("List-Unsubscribe", format!("<{stop}>")))
            .raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()));
    }
    let body = SinglePart::builder().header(ContentType::TEXT_PLAIN).body(letter.text.clone());
    head.singlepart(body).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_for_one_purpose_one_person_and_one_address() {
        let key = [7; 32];
        let token = token(Purpose::Confirm, "anna", "anna@example.org", &key);
        assert_eq!(person_in(&token), Some("anna"));
        assert!(fits(&token, Purpose::Confirm, "anna", "anna@example.org", &key));
        assert!(!fits(&token, Purpose::Stop, "anna", "anna@example.org", &key));
        assert!(!fits(&token, Purpose::Confirm, "ben", "anna@example.org", &key));
        assert!(!fits(&token, Purpose::Confirm, "anna", "other@example.org", &key));
        assert!(!fits(&token, Purpose::Confirm, "anna", "anna@example.org", &[8; 32]));
        assert!(!fits("anna-00", Purpose::Confirm, "anna", "anna@example.org", &key));
    }
}
