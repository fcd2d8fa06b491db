//! People: a name is enough. A signed cookie says who somebody is; an account keeps that across devices.

use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use argon2::{Algorithm, Argon2, Params, Version};
use axum::extract::FromRequestParts;
use axum::http::header::{COOKIE, HOST, ORIGIN, SET_COOKIE};
use axum::http::request::Parts as RequestParts;
use axum::http::{HeaderMap, HeaderValue, Method};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};
use store::PersonRow;
use table::fairness::hex;

use crate::app::{App, now, random};
use crate::config::Config;
use crate::failed::Failed;
use crate::wicket::Guest;
use crate::{address, device, machines, work};

/// The name of the cookie, where there is no TLS.
const COOKIE_NAME: &str = "lazaret";
/// And where there is: browsers take a cookie with this prefix from this very host alone, by TLS alone, so that no other
/// host of the domain can plant one.
const SECURE_COOKIE_NAME: &str = "__Host-lazaret";
/// A cookie lasts a year.
const COOKIE_SECONDS: u32 = 365 * 24 * 3600;
/// A session or a machine that is in use is written down as such once in so many milliseconds.
pub(crate) const SEEN_EVERY: u64 = 3600 * 1000;

/// Who asks, and from where. Made for every request that is for people; whoever changes something is counted and must not
/// come from a foreign page.
pub(crate) struct Asker {
    pub(crate) person: Option<PersonRow>,
    pub(crate) session: Option<String>,
    pub(crate) address: String,
    /// Browser and system.
    pub(crate) device: String,
    /// What their browser has worked out, as it says.
    pub(crate) work: Option<String>,
}

impl Asker {
    /// The person, or a failure that says that a name is needed.
    pub(crate) fn person(&self) -> Result<&PersonRow, Failed> {
        self.person.as_ref().ok_or_else(Failed::nobody)
    }

    /// The word for the person, if they have a name.
    pub(crate) fn id(&self) -> Option<&str> {
        self.person.as_ref().map(|person| person.id.as_str())
    }

    /// Who is counted: the person, or the address of somebody without a name.
    fn bucket(&self) -> &str {
        self.person.as_ref().map_or(&self.address, |person| &person.id)
    }
}

impl FromRequestParts<App> for Asker {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut RequestParts, app: &App) -> Result<Self, Failed> {
        if machines::shown(parts, app).await?.is_some() {
            return Err(Failed::for_people());
        }
        let address = address::of(parts, &app.config);
        let session = session_of(&parts.headers, cookie_name(&app.config), &app.key);
        let person = match &session {
            Some(session) => known(app, kept(session)).await?,
            None => None,
        };
        let session = session.filter(|_| person.is_some());
        if let Some(person) = person.as_ref().filter(|person| person.account && !person.unseen) {
            app.here.seen(&person.id, std::time::Instant::now());
        }
        let asker =
            Self { person, session, address, device: device::of(&parts.headers), work: work::word_of(&parts.headers) };
        if parts.method != Method::GET && parts.method != Method::HEAD {
            if !is_own_page(&parts.headers, &app.config) {
                return Err(Failed::foreign());
            }
            if !app.changes.take(asker.bucket()) {
                return Err(Failed::too_fast());
            }
        }
        Ok(asker)
    }
}

/// Whose session it is, if it is anybody's. That it is in use is written down now and then.
async fn known(app: &App, session: String) -> Result<Option<PersonRow>, Failed> {
    let Some((person, seen_at)) = app.store.session(&session).await? else { return Ok(None) };
    let at = now();
    if at.saturating_sub(seen_at) > SEEN_EVERY {
        app.store.see_session(&session, at).await?;
    }
    Ok(app.store.person(&person).await?.filter(|person| !person.banned))
}

/// Whether a request comes from a page of ours. Programs that are no browsers say nothing, and carry no cookie of
/// anybody else.
pub(crate) fn is_own_page(headers: &HeaderMap, config: &Config) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if config.public_url.as_deref().is_some_and(|url| url.trim_end_matches('/') == origin) {
        return true;
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let named = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    named.is_some() && named == host
}

/// A fresh session: what the cookie holds.
pub(crate) fn fresh_session() -> String {
    hex(&random::<16>())
}

/// What the store holds of a session, so that a copy of the store opens nobody's door.
pub(crate) fn kept(session: &str) -> String {
    hex(&Sha256::digest(session))
}

/// A word for something that has an id nobody is to see; another one in every `scope`.
pub(crate) fn handle(scope: &str, id: &str) -> String {
    hex(&Sha256::digest(format!("{scope} {id}"))[..8])
}

/// The header that gives somebody their cookie, or takes it away.
pub(crate) fn cookie(session: Option<&str>, app: &App) -> (axum::http::HeaderName, HeaderValue) {
    let (value, age) = match session {
        Some(session) => (format!("{session}.{}", hex(&sign(session, &app.key))), COOKIE_SECONDS),
        None => (String::new(), 0),
    };
    let (name, secure) = (cookie_name(&app.config), if app.config.is_secure() { "; Secure" } else { "" });
    let text = format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    (SET_COOKIE, HeaderValue::try_from(text).expect("hexadecimal digits make a header"))
}

fn cookie_name(config: &Config) -> &'static str {
    if config.is_secure() { SECURE_COOKIE_NAME } else { COOKIE_NAME }
}

fn session_of(headers: &HeaderMap, name: &str, key: &[u8; 32]) -> Option<String> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let ours = cookies
        .flat_map(|line| line.split(';'))
        .find_map(|cookie| cookie.trim().strip_prefix(name)?.strip_prefix('='))?;
    let (session, signature) = ours.split_once('.')?;
    let signature = table::fairness::unhex(signature)?;
    mac(session, key).verify_slice(&signature).ok()?;
    Some(session.to_owned())
}

pub(crate) fn mac(text: &str, key: &[u8; 32]) -> Hmac<Sha256> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length will do");
    mac.update(text.as_bytes());
    mac
}

fn sign(session: &str, key: &[u8; 32]) -> [u8; 32] {
    mac(session, key).finalize().into_bytes().into()
}

/// Argon2id with 19 MiB and two passes.
fn argon2() -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::default())
}

/// Hashes a password, away from the threads that answer people.
pub(crate) async fn hash(app: &App, network: &str, password: String) -> Result<String, Failed> {
    let _turn = app.wicket.turn(Guest::new(network, None)).await.ok_or_else(Failed::too_fast)?;
    let hashed = tokio::task::spawn_blocking(move || hashed(&password));
    hashed.await.ok().flatten().ok_or_else(Failed::unavailable)
}

/// The hash of a password.
pub(crate) fn hashed(password: &str) -> Option<String> {
    argon2().hash_password(password.as_bytes()).map(|hash| hash.to_string()).ok()
}

/// Whether a password of an account fits a hash. Without a hash it takes as long and says no, so that nobody learns which
/// names exist.
pub(crate) async fn fits(
    app: &App,
    network: &str,
    account: &str,
    password: String,
    hash: Option<String>,
) -> Result<bool, Failed> {
    let guest = Guest::new(network, Some(account));
    if app.wicket.is_barred(&guest) {
        return Err(Failed::too_fast());
    }
    let turn = app.wicket.turn(guest.clone()).await.ok_or_else(Failed::too_fast)?;
    let checked = tokio::task::spawn_blocking(move || {
        let Some(hash) = hash else {
            drop(argon2().hash_password(password.as_bytes()));
            return false;
        };
        argon2::PasswordHash::new(&hash).is_ok_and(|hash| argon2().verify_password(password.as_bytes(), &hash).is_ok())
    });
    let fits = checked.await.unwrap_or(false);
    drop(turn);
    if fits {
        app.wicket.right(&guest);
    } else {
        app.wicket.wrong(&guest);
        // For whoever keeps strangers out by the log, such as fail2ban.
        tracing::info!(account, network = shown(app, network), "a log-in failed");
    }
    Ok(fits)
}

/// An address as it stands in the log: not at all if whoever runs the server does not want it there.
pub(crate) fn shown<'a>(app: &App, address: &'a str) -> &'a str {
    if app.config.log_addresses { address } else { "-" }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn a_forged_cookie_is_nobody() {
        let key = [3; 32];
        let good = format!("a=b; lazaret=abc.{}; c=d", hex(&sign("abc", &key)));
        let session_of = |cookie: &str, key| session_of(&headers(&[("cookie", cookie)]), COOKIE_NAME, key);
        assert_eq!(session_of(&good, &key).as_deref(), Some("abc"));
        assert_eq!(session_of(&good, &[4; 32]), None);
        for bad in ["lazaret=abc", "lazaret=abc.00", "lazaret=", "other=abc.00", "lazaret=abd."] {
            assert_eq!(session_of(bad, &key), None, "{bad}");
        }
    }

    #[test]
    fn only_our_own_pages_change_things() {
        let config = Config { public_url: Some("https://play.example".to_owned()), ..Config::default() };
        let own = |pairs: &[(&'static str, &str)]| is_own_page(&headers(pairs), &config);
        assert!(own(&[("host", "127.0.0.1:1347"), ("origin", "http://127.0.0.1:1347")]));
        assert!(own(&[("host", "inner"), ("origin", "https://play.example")]));
        assert!(own(&[("host", "inner")]));
        assert!(!own(&[("host", "127.0.0.1:1347"), ("origin", "http://evil.example")]));
        assert!(!own(&[("host", "127.0.0.1:1347"), ("origin", "null")]));
    }
}
