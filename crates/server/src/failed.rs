//! How a request fails: `{code, message, rule, state}` with a fitting status.

use std::borrow::Cow;

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::{Message, Say as _};
use protocol::{Failure, RefusalCode, TableView};
use store::StoreError;
use table::{LoadError, Refusal};

/// A failure and its status.
#[derive(Debug)]
pub(crate) struct Failed {
    pub(crate) status: StatusCode,
    pub(crate) failure: Failure,
}

impl Failed {
    pub(crate) fn new(status: StatusCode, code: &str, message: Message) -> Self {
        Self { status, failure: Failure { code: code.to_owned(), message, rule: None, state: None } }
    }

    fn plain(status: StatusCode, code: &str) -> Self {
        Self::new(status, code, Message::new(format!("server-error-{}", code.replace('_', "-"))))
    }

    pub(crate) fn not_found() -> Self {
        Self::plain(StatusCode::NOT_FOUND, "not_found")
    }

    pub(crate) fn nobody() -> Self {
        Self::plain(StatusCode::UNAUTHORIZED, "no_name")
    }

    pub(crate) fn wrong_token() -> Self {
        Self::plain(StatusCode::UNAUTHORIZED, "wrong_token")
    }

    /// A machine asks for what is for people.
    pub(crate) fn for_people() -> Self {
        Self::plain(StatusCode::FORBIDDEN, "for_people")
    }

    pub(crate) fn too_fast() -> Self {
        Self::plain(StatusCode::TOO_MANY_REQUESTS, "too_fast")
    }

    pub(crate) fn foreign() -> Self {
        Self::plain(StatusCode::FORBIDDEN, "foreign_origin")
    }

    pub(crate) fn banned() -> Self {
        Self::plain(StatusCode::FORBIDDEN, "banned")
    }

    pub(crate) fn network_banned() -> Self {
        Self::plain(StatusCode::FORBIDDEN, "network_banned")
    }

    pub(crate) fn bad(code: &str) -> Self {
        Self::plain(StatusCode::UNPROCESSABLE_ENTITY, code)
    }

    pub(crate) fn said(code: &str, message: Message) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, message)
    }

    pub(crate) fn conflict(code: &str) -> Self {
        Self::plain(StatusCode::CONFLICT, code)
    }

    pub(crate) fn unavailable() -> Self {
        Self::plain(StatusCode::SERVICE_UNAVAILABLE, "unavailable")
    }

    pub(crate) fn with_state(mut self, state: TableView) -> Self {
        self.failure.state = Some(Box::new(state));
        self
    }
}

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        (self.status, Json(self.failure)).into_response()
    }
}

impl From<StoreError> for Failed {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        Self::unavailable()
    }
}

impl From<LoadError> for Failed {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::Nothing => Self::not_found(),
            LoadError::UnknownGame { .. } | LoadError::OtherRules { .. } => {
                Self::new(StatusCode::CONFLICT, "stranded", error.say())
            }
            LoadError::Missing { .. } | LoadError::Damaged | LoadError::Unreadable { .. } | LoadError::Record(_) => {
                Self::new(StatusCode::CONFLICT, "cannot_open", error.say())
            }
        }
    }
}

impl From<Refusal> for Failed {
    fn from(refusal: Refusal) -> Self {
        let (status, code) = match refusal.code {
            RefusalCode::NotSeated => (StatusCode::FORBIDDEN, "not_seated"),
            RefusalCode::Barred => (StatusCode::FORBIDDEN, "barred"),
            RefusalCode::Unavailable => (StatusCode::SERVICE_UNAVAILABLE, "unavailable"),
            RefusalCode::Malformed
            | RefusalCode::NoHello
            | RefusalCode::TooFast
            | RefusalCode::Stale
            | RefusalCode::Illegal
            | RefusalCode::NotNow => (StatusCode::CONFLICT, "not_now"),
        };
        let mut failed = Self::new(status, code, refusal.message);
        failed.failure.rule = refusal.rule.map(Cow::into_owned);
        failed
    }
}

impl From<JsonRejection> for Failed {
    fn from(rejection: JsonRejection) -> Self {
        let status = rejection.status();
        let message = Message::new("server-error-malformed").with("why", rejection.body_text().as_str());
        Self::new(status, "malformed", message)
    }
}

impl From<PathRejection> for Failed {
    fn from(_: PathRejection) -> Self {
        Self::not_found()
    }
}

impl From<QueryRejection> for Failed {
    fn from(rejection: QueryRejection) -> Self {
        let message = Message::new("server-error-malformed").with("why", rejection.body_text().as_str());
        Self::new(StatusCode::BAD_REQUEST, "malformed", message)
    }
}
