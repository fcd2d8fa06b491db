//! What is fixed when a table is set up.

use protocol::{Clock, Visibility};
use shelf::Engine;

use crate::chair::PersonId;
use crate::clock::Time;
use crate::fact::Origin;
use crate::fairness::Secret;

/// What is fixed when a table is set up.
#[allow(clippy::struct_excessive_bools, reason = "each is agreed on its own")]
pub struct Opening {
    /// The code of the table.
    pub id: String,
    /// Which game, by which rules.
    pub title: &'static dyn Engine,
    /// What is agreed, as it is kept.
    pub options: String,
    /// The code to sit down.
    pub sit_code: String,
    /// Who sets it up.
    pub host: PersonId,
    /// Whether it is in the lobby.
    pub visibility: Visibility,
    /// How time is kept.
    pub clock: Clock,
    /// The secret of fair chance.
    pub secret: Secret,
    /// Where it plays on from.
    pub origin: Option<Origin>,
    /// What lays out the position it begins from; nothing if it is set up as usual.
    pub position: Vec<String>,
    /// Whether everybody may ask the adviser, though people play each other.
    pub advice: bool,
    /// Whether everybody agrees that it is not rated.
    pub unrated: bool,
    /// Whether strangers sit down only if they are known to stay to the end.
    pub reliable: bool,
    /// Whether its record may be published without names when it is over.
    pub published: bool,
    /// When it was set up.
    pub at: Time,
}

impl Opening {
    /// A table as private as can be, without a clock, at which nothing more is agreed.
    pub fn plain(
        id: impl Into<String>,
        sit_code: impl Into<String>,
        title: &'static dyn Engine,
        options: String,
        host: impl Into<PersonId>,
        secret: Secret,
        at: Time,
    ) -> Self {
        Self {
            id: id.into(),
            title,
            options,
            sit_code: sit_code.into(),
            host: host.into(),
            visibility: Visibility::Private,
            clock: Clock::None,
            secret,
            origin: None,
            position: Vec::new(),
            advice: false,
            unrated: false,
            reliable: false,
            published: false,
            at,
        }
    }
}

/// Whether the cards or boards of a game are not as they are printed: a package plays with what is printed.
pub(crate) fn is_changed(engine: &dyn Engine) -> bool {
    let title = shelf::title(engine.id()).filter(|title| title.rules_version() == engine.rules_version());
    title.is_some_and(|title| !title.differences().is_empty())
}
