//! For whoever runs the server: health, figures, and what happens when a handler panics.

use std::any::Any;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::body::Body;
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{CONTENT_TYPE, UPGRADE};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use kernel::Message;
use protocol::ServerNotice;
use table::fairness::hex;
use tracing::Instrument as _;

use crate::address;
use crate::app::{App, now, random};
use crate::failed::Failed;
use crate::listen::Occupied;
use crate::metrics::{Answer, Route};
use crate::people::shown;
use crate::ready::{self, Unready};

/// The header with the word for a request.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// So long the database has to say how large it is.
const PATIENCE: Duration = Duration::from_secs(2);

/// Whether the server and its database answer.
#[utoipa::path(get, path = "/healthz", tag = "operation",
    responses((status = 200, description = "It does", body = String), (status = 503, body = protocol::Failure)))]
pub(crate) async fn health(State(app): State<App>) -> Result<&'static str, Failed> {
    app.store.lobby(1).await?;
    Ok("ok")
}

/// Whether people should be sent here: the database takes what is written, and this server follows what others write.
#[utoipa::path(get, path = "/readyz", tag = "operation",
    responses((status = 200, description = "They should", body = String), (status = 503, body = protocol::Failure)))]
pub(crate) async fn ready(State(app): State<App>) -> Result<&'static str, Failed> {
    ready::check(&app).await.map_err(|why| {
        let message = match why {
            Unready::Full => "server-error-full",
            Unready::Database => "server-error-unavailable",
            Unready::Stale => "server-error-stale",
            Unready::Draining => "server-error-draining",
        };
        Failed::new(StatusCode::SERVICE_UNAVAILABLE, why.code(), Message::new(message))
    })?;
    Ok("ready")
}

/// What whoever runs the server lets everybody know.
#[utoipa::path(get, path = "/api/notice", tag = "operation", responses((status = 200, body = ServerNotice)))]
pub(crate) async fn notice(State(app): State<App>) -> Json<ServerNotice> {
    Json(ServerNotice { restart_in_ms: app.restart.due_in(now()) })
}

/// Figures in the form Prometheus reads. They are for whoever runs the server and have an address of their own.
pub(crate) async fn metrics(State(app): State<App>) -> Response {
    app.metrics.ready.set(i64::from(ready::check(&app).await.is_ok()));
    // A database that is away has the size it had.
    if let Ok(Ok(bytes)) = tokio::time::timeout(PATIENCE, app.store.size()).await {
        app.metrics.database_bytes.set(bytes);
    }
    ([(CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], app.metrics.text()).into_response()
}

/// Whoever only looks may look often, but not without end. A socket is counted as the connection it is.
pub(crate) async fn limit_reads(State(app): State<App>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    // To ask for the head alone is as much work as to ask for all of it.
    let gets = matches!(*request.method(), Method::GET | Method::HEAD) && path.starts_with("/api/");
    let becomes_socket = path.ends_with("/socket") && request.headers().contains_key(UPGRADE);
    // A lesson is asked with its choices and keeps nothing.
    let looks = gets && !becomes_socket || path.starts_with("/api/lessons/");
    if looks {
        let (parts, body) = request.into_parts();
        if !app.reads.take(&address::of(&parts, &app.config)) {
            return Failed::too_fast().into_response();
        }
        return next.run(Request::from_parts(parts, body)).await;
    }
    next.run(request).await
}

/// Whoever comes from a network that is shut out gets the page, and nothing from the server but a sentence that says so.
pub(crate) async fn keep_out(State(app): State<App>, request: Request, next: Next) -> Response {
    if !request.uri().path().starts_with("/api/") {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    if app.banned.holds(&address::of(&parts, &app.config)) {
        return Failed::network_banned().into_response();
    }
    next.run(Request::from_parts(parts, body)).await
}

/// Behind a proxy all connections are the proxy's, so what counts is who is behind them: so many requests under way and
/// sockets that one address may have at once.
pub(crate) async fn limit_doors(State(app): State<App>, mut request: Request, next: Next) -> Response {
    if !app.config.trust_proxy {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let address = address::of(&parts, &app.config);
    request = Request::from_parts(parts, body);
    let Some(door) = app.doors.enter(address, app.config.limits.connections_per_address) else {
        return Failed::too_fast().into_response();
    };
    let door = Arc::new(door);
    if let Some(occupied) = request.extensions_mut().get_mut::<Occupied>() {
        // A socket keeps it.
        occupied.door = Some(Arc::clone(&door));
    }
    let response = next.run(request).await;
    drop(door);
    response
}

/// Counts answers and writes the log. Each request has a word of its own, which stands in every line that is written while
/// it is answered and goes back with the answer: whoever reports a fault can say which.
pub(crate) async fn count(State(app): State<App>, request: Request, next: Next) -> Response {
    let (method, path, started) = (request.method().clone(), request.uri().path().to_owned(), Instant::now());
    let route = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str).to_owned();
    let (parts, body) = request.into_parts();
    let address = address::of(&parts, &app.config);
    let id = hex(&random::<8>());
    let span = tracing::info_span!("request", id);
    let mut response = next.run(Request::from_parts(parts, body)).instrument(span.clone()).await;
    let (status, took) = (response.status().as_u16(), started.elapsed());
    app.metrics.requests.get_or_create(&Answer { status: format!("{}xx", status / 100) }).inc();
    app.metrics.route_seconds.get_or_create(&Route { route }).observe(took.as_secs_f64());
    span.in_scope(|| {
        let address = shown(&app, &address);
        tracing::debug!(%method, path, status, address, micros = took.as_micros() as u64, "answered");
    });
    if let Ok(id) = HeaderValue::try_from(id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
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
