//! For whoever runs the server: health, figures, and what happens when a handler panics.

use std::any::Any;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use kernel::Message;

use crate::app::App;
use crate::failed::Failed;
use crate::metrics::Answer;

/// Whether the server and its database answer.
#[utoipa::path(get, path = "/healthz", tag = "operation",
    responses((status = 200, description = "It does", body = String), (status = 503, body = protocol::Failure)))]
pub(crate) async fn health(State(app): State<App>) -> Result<&'static str, Failed> {
    app.store.lobby(1).await?;
    Ok("ok")
}

/// Figures in the form Prometheus reads.
#[utoipa::path(get, path = "/metrics", tag = "operation",
    responses((status = 200, description = "The figures", body = String,
        content_type = "application/openmetrics-text")))]
pub(crate) async fn metrics(State(app): State<App>) -> Response {
    ([(CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], app.metrics.text()).into_response()
}

/// Counts answers and writes the log.
pub(crate) async fn count(State(app): State<App>, request: Request, next: Next) -> Response {
    let (method, path, started) =
        (request.method().clone(), request.uri().path().to_owned(), std::time::Instant::now());
    let response = next.run(request).await;
    let status = response.status().as_u16();
    app.metrics.requests.get_or_create(&Answer { status: format!("{}xx", status / 100) }).inc();
    tracing::debug!(%method, path, status, micros = started.elapsed().as_micros() as u64, "answered");
    response
}

pub(crate) async fn wrong_method() -> Failed {
    Failed::new(StatusCode::METHOD_NOT_ALLOWED, "wrong_method", Message::new("server-error-wrong-method"))
}

/// A handler panicked: the others go on.
#[allow(clippy::needless_pass_by_value, reason = "the layer hands it over")]
pub(crate) fn panicked(_: Box<dyn Any + Send>) -> axum::http::Response<Body> {
    tracing::error!("a request panicked");
    let failed = Failed::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", Message::new("server-error-internal"));
    failed.into_response()
}
