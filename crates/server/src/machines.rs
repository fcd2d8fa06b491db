//! Machines: bots of people's own. A token says which one asks; whatever its owner may not do any more, it may not either.

use axum::extract::FromRequestParts;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts as RequestParts;
use axum::http::{HeaderMap, Method};
use store::MachineRow;
use table::Owner;
use table::fairness::hex;

use crate::address;
use crate::app::{App, now, random};
use crate::failed::Failed;
use crate::keeper::Somebody;
use crate::people::{Asker, SEEN_EVERY, kept};
use crate::sockets::Door;

/// What every token begins with, so that people and programs that look for lost secrets know one when they see it.
const PREFIX: &str = "lazaret_";

/// Who asks where machines may: a person, as everywhere, or a machine. A handler that takes an [`Asker`] instead is for
/// people, and refuses machines before it begins.
pub(crate) enum Caller {
    Person(Asker),
    Machine(Known),
}

/// A machine whose token is good.
pub(crate) struct Known {
    pub(crate) row: MachineRow,
    pub(crate) owner: Owner,
    pub(crate) address: String,
}

impl Caller {
    /// The word for whoever asks, if they have a name.
    pub(crate) fn id(&self) -> Option<&str> {
        match self {
            Self::Person(asker) => asker.id(),
            Self::Machine(machine) => Some(&machine.row.id),
        }
    }

    pub(crate) fn address(&self) -> &str {
        match self {
            Self::Person(asker) => &asker.address,
            Self::Machine(machine) => &machine.address,
        }
    }

    /// Whoever asks, if they have a name.
    pub(crate) fn somebody(&self) -> Option<Somebody> {
        match self {
            Self::Person(asker) => {
                let person = asker.person.as_ref()?;
                Some(Somebody { id: person.id.clone(), name: person.name.clone(), owner: None })
            }
            Self::Machine(Known { row, owner, .. }) => {
                Some(Somebody { id: row.id.clone(), name: row.name.clone(), owner: Some(owner.clone()) })
            }
        }
    }

    /// By what they are known, and whose that is: when it ends, so do the sockets that it opened.
    pub(crate) fn door(&self) -> Option<(Door, String)> {
        match self {
            Self::Person(asker) => {
                let (session, person) = asker.session.as_ref().zip(asker.person.as_ref())?;
                Some((Door::Session(kept(session)), person.id.clone()))
            }
            Self::Machine(machine) => Some((Door::Machine(machine.row.id.clone()), machine.owner.id.clone())),
        }
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut RequestParts, app: &App) -> Result<Self, Failed> {
        // Whoever shows a token means to: no page of others makes a browser do that, so it does not matter where it
        // comes from, and a cookie beside it says nothing.
        let Some(machine) = shown(parts, app).await? else {
            return Asker::from_request_parts(parts, app).await.map(Self::Person);
        };
        let changes = parts.method != Method::GET && parts.method != Method::HEAD;
        if changes && !app.changes.take(&machine.row.id) {
            return Err(Failed::too_fast());
        }
        Ok(Self::Machine(machine))
    }
}

/// The machine whose token a request shows; nothing if it shows none.
pub(crate) async fn shown(parts: &RequestParts, app: &App) -> Result<Option<Known>, Failed> {
    let Some(token) = token_of(&parts.headers) else { return Ok(None) };
    let address = address::of(parts, &app.config);
    let Some((row, owner)) = known(app, &kept(token)).await? else {
        // A program that goes on with a token that is none costs the store a look each time.
        let counted = app.attempts.take(app, &format!("token {address}")).await;
        return Err(if counted { Failed::wrong_token() } else { Failed::too_fast() });
    };
    Ok(Some(Known { row, owner, address }))
}

/// The machine with this token, which is given hashed, and its owner, unless they are shut out. That it has come is
/// written down now and then.
async fn known(app: &App, token: &str) -> Result<Option<(MachineRow, Owner)>, Failed> {
    let Some(row) = app.store.machine_with(token).await? else { return Ok(None) };
    let Some(owner) = app.store.person(&row.owner).await?.filter(|owner| !owner.banned) else { return Ok(None) };
    let at = now();
    if row.seen_at.is_none_or(|seen_at| at.saturating_sub(seen_at) > SEEN_EVERY) {
        app.store.see_machine(&row.id, at).await?;
    }
    Ok(Some((row, Owner { id: owner.id, name: owner.name })))
}

/// A fresh token, which nobody guesses.
pub(crate) fn fresh_token() -> String {
    format!("{PREFIX}{}", hex(&random::<32>()))
}

/// The token of a request. What else may be shown there is meant for somebody before us, such as a proxy with a password.
fn token_of(headers: &HeaderMap) -> Option<&str> {
    let shown = headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = shown.split_once(' ').unwrap_or((shown, ""));
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_what_stands_behind_bearer() {
        let of = |value: &str| {
            let headers = HeaderMap::from_iter([(AUTHORIZATION, value.parse().unwrap())]);
            token_of(&headers).map(str::to_owned)
        };
        assert_eq!(of("Bearer abc").as_deref(), Some("abc"));
        assert_eq!(of("bearer  abc ").as_deref(), Some("abc"));
        assert_eq!(of("Bearer").as_deref(), Some(""), "a token that is none");
        for other in ["abc", "Basic abc", ""] {
            assert_eq!(of(other), None, "{other}");
        }
        assert_eq!(token_of(&HeaderMap::new()), None);
    }

    #[test]
    fn tokens_are_long_and_never_the_same() {
        let (one, other) = (fresh_token(), fresh_token());
        assert_ne!(one, other);
        assert!(one.starts_with(PREFIX) && one.len() == PREFIX.len() + 64, "{one}");
    }
}
