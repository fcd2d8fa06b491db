//! The HTTP interface. Every handler describes itself, and the `OpenAPI` document is made from that.

mod account;
mod analysis;
mod company;
mod crests;
mod dispute;
mod evenings;
mod explorer;
mod export;
mod figures;
mod finished;
mod games;
mod gathering;
mod holidays;
mod house;
mod leagues;
mod lessons;
mod letters;
mod machines;
mod me;
pub(crate) mod moderation;
mod notes;
mod open;
mod ops;
mod pins;
mod positions;
mod pushes;
mod reset;
mod tables;
mod wishes;
mod work;

use axum::extract::rejection::JsonRejection;
use axum::extract::{DefaultBodyLimit, FromRequest, Request};
use axum::{Json, Router, middleware};
use kernel::Message;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;
use utoipa::OpenApi as _;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt as _};
use utoipa_axum::routes;

use crate::app::App;
use crate::failed::Failed;
use crate::{own, page};

pub(crate) use account::renamed;
pub(crate) use finished::not_seated;
pub(crate) use tables::asked;
#[cfg(test)]
pub(crate) use tables::set_up;

/// The head of the document.
#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Lazaret",
        description = "Tables, games, people. Play itself goes over the WebSocket of a table. Whoever looks too often is \
            answered with 429. A bot of somebody's own shows its token (`Authorization: Bearer …`) in place of a cookie: a \
            wrong one is answered with 401, and with 403 where the request is for people."
    ),
    components(schemas(protocol::Arg, protocol::ClientMessage, protocol::ServerMessage, protocol::Failure))
)]
struct Head;

/// A body in JSON; what cannot be read is answered like any other failure.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Failed;

    async fn from_request(request: Request, app: &App) -> Result<Self, Failed> {
        let read: Result<Json<Value>, JsonRejection> = Json::from_request(request, app).await;
        let Json(body) = read?;
        // Every body is an object; serde would take a list of its values as well.
        let why = if body.is_object() {
            match serde_json::from_value(body) {
                Ok(body) => return Ok(Self(body)),
                Err(error) => error.to_string(),
            }
        } else {
            "an object was expected".to_owned()
        };
        Err(Failed::said("malformed", Message::new("server-error-malformed").with("why", why.as_str())))
    }
}

fn described() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Head::openapi())
        .routes(routes!(me::me))
        .routes(routes!(me::finished))
        .routes(routes!(me::guest))
        .routes(routes!(me::account))
        .routes(routes!(me::login))
        .routes(routes!(me::logout))
        .routes(routes!(me::code))
        .routes(routes!(me::move_here))
        .routes(routes!(me::notices))
        .routes(routes!(wishes::wishes))
        .routes(routes!(notes::note, notes::write))
        .routes(routes!(pins::pins, pins::pin))
        .routes(routes!(pins::unpin))
        .routes(routes!(crests::choose))
        .routes(routes!(crests::crests))
        .routes(routes!(holidays::holidays, holidays::take))
        .routes(routes!(holidays::end))
        .routes(routes!(moderation::look, moderation::act))
        .routes(routes!(wishes::calendar, wishes::no_calendar))
        .routes(routes!(wishes::feed))
        .routes(routes!(work::work, work::done))
        .routes(routes!(account::password))
        .routes(routes!(account::sessions))
        .routes(routes!(account::end_session))
        .routes(routes!(account::logout_everywhere))
        .routes(routes!(account::delete))
        .routes(routes!(account::blocks))
        .routes(routes!(account::unblock))
        .routes(routes!(reset::forgotten))
        .routes(routes!(reset::reset))
        .routes(routes!(pushes::add))
        .routes(routes!(pushes::end))
        .routes(routes!(pushes::trial))
        .routes(routes!(figures::hide))
        .routes(routes!(house::here))
        .routes(routes!(house::befriend))
        .routes(routes!(house::unfriend))
        .routes(routes!(house::show))
        .routes(routes!(export::export))
        .routes(routes!(figures::person))
        .routes(routes!(figures::played))
        .routes(routes!(figures::ladder))
        .routes(routes!(machines::machines, machines::make))
        .routes(routes!(machines::revoke))
        .routes(routes!(letters::confirm, letters::confirmed))
        .routes(routes!(letters::stop, letters::stopped))
        .routes(routes!(games::games))
        .routes(routes!(games::rules))
        .routes(routes!(games::words))
        .routes(routes!(lessons::lessons))
        .routes(routes!(lessons::puzzles))
        .routes(routes!(lessons::own).layer(DefaultBodyLimit::max(2 * own::LARGEST)))
        .routes(routes!(lessons::run))
        .routes(routes!(lessons::learned))
        .routes(routes!(tables::lobby))
        .routes(routes!(tables::create))
        .routes(routes!(tables::show))
        .routes(routes!(tables::join))
        .routes(routes!(tables::sit))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::assign))
        .routes(routes!(company::terms))
        .routes(routes!(company::company))
        .routes(routes!(company::invite, company::decline))
        .routes(routes!(tables::start))
        .routes(routes!(tables::socket))
        .routes(routes!(dispute::script))
        .routes(routes!(positions::look))
        .routes(routes!(explorer::explorer))
        .routes(routes!(finished::rematch))
        .routes(routes!(finished::branch))
        .routes(routes!(finished::replay))
        .routes(routes!(finished::record))
        .routes(routes!(finished::close))
        .routes(routes!(finished::over))
        .routes(routes!(analysis::analysis, analysis::look_longer))
        .routes(routes!(open::open).layer(DefaultBodyLimit::max(open::LARGEST)))
        .routes(routes!(open::opened))
        .routes(routes!(ops::health))
        .routes(routes!(ops::ready))
        .routes(routes!(ops::notice))
        .merge(gatherings())
}

/// Evenings, and leagues.
fn gatherings() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(evenings::evenings, evenings::create))
        .routes(routes!(evenings::show, evenings::change))
        .routes(routes!(evenings::join))
        .routes(routes!(evenings::ask, evenings::decline))
        .routes(routes!(evenings::leave))
        .routes(routes!(evenings::remove))
        .routes(routes!(evenings::begin))
        .routes(routes!(evenings::correct))
        .routes(routes!(evenings::dispute))
        .routes(routes!(evenings::cancel))
        .routes(routes!(evenings::record))
        .routes(routes!(leagues::leagues, leagues::create))
        .routes(routes!(leagues::show, leagues::change))
        .routes(routes!(leagues::join))
        .routes(routes!(leagues::ask, leagues::decline))
        .routes(routes!(leagues::leave))
        .routes(routes!(leagues::remove))
        .routes(routes!(leagues::begin))
        .routes(routes!(leagues::correct))
        .routes(routes!(leagues::dispute))
        .routes(routes!(leagues::cancel))
        .routes(routes!(leagues::times))
        .routes(routes!(leagues::time))
        .routes(routes!(leagues::next))
        .routes(routes!(leagues::record))
}

/// The `OpenAPI` document.
pub fn openapi() -> OpenApi {
    described().into_openapi()
}

/// The figures alone, for an address of their own.
pub(crate) fn figures(app: App) -> Router {
    Router::new().route("/metrics", axum::routing::get(ops::metrics)).with_state(app)
}

/// Everything the server answers.
pub(crate) fn router(app: App) -> Router {
    let limits = &app.config.limits;
    let (body, time) = (limits.body_bytes, std::time::Duration::from_secs(limits.request_seconds));
    let (router, document) = described().split_for_parts();
    let document = document.to_json().unwrap_or_default();
    let router = if app.config.metrics_addr.as_deref() == Some("here") {
        router.route("/metrics", axum::routing::get(ops::metrics))
    } else {
        router
    };
    let answered = || async move { ([("content-type", "application/json")], document) };
    router
        .route("/api/openapi.json", axum::routing::get(answered))
        .fallback(axum::routing::get(page::page))
        .method_not_allowed_fallback(ops::wrong_method)
        .layer(middleware::from_fn_with_state(App::clone(&app), ops::limit_reads))
        .layer(middleware::from_fn_with_state(App::clone(&app), ops::limit_doors))
        .layer(middleware::from_fn_with_state(App::clone(&app), ops::keep_out))
        .layer(DefaultBodyLimit::max(body))
        .layer(CompressionLayer::new().gzip(true))
        .layer(TimeoutLayer::with_status_code(axum::http::StatusCode::REQUEST_TIMEOUT, time))
        .layer(CatchPanicLayer::custom(ops::panicked))
        .layer(middleware::from_fn_with_state(App::clone(&app), page::secure))
        .layer(middleware::from_fn_with_state(App::clone(&app), ops::count))
        .with_state(app)
}
