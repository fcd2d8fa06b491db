//! The explorer over HTTP.
#![allow(clippy::cast_precision_loss, reason = "games are counted in small numbers")]

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use protocol::{Explorer, ExplorerFigures, ExplorerThing, Failure, RatingBand};
use serde::Deserialize;
use store::{Fared, Strength};
use utoipa::IntoParams;

use crate::app::App;
use crate::failed::Failed;

/// Of fewer games nothing is told.
const LEAST: u64 = 30;
/// Where the bands of ratings end.
const BANDS: [i64; 2] = [1400, 1600];

/// Which games.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct Wanted {
    /// Only with so many players.
    players: Option<u8>,
    /// Only those whose rating was in this band before the game.
    band: Option<RatingBand>,
}

/// What people take in a game, and how they fare with it: of thirty games at least, and of nobody who keeps their figures to
/// themselves.
#[utoipa::path(get, path = "/api/games/{game}/explorer", tag = "people",
    params(("game" = String, Path, description = "Which game"), Wanted),
    responses((status = 200, body = Explorer), (status = 400, body = Failure), (status = 404, body = Failure),
        (status = 503, body = Failure)))]
pub(crate) async fn explorer(
    State(app): State<App>,
    game: Result<Path<String>, PathRejection>,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<Json<Explorer>, Failed> {
    let (Path(game), Query(Wanted { players, band })) = (game?, wanted?);
    let title = shelf::title(&game).ok_or_else(Failed::not_found)?;
    let fared = app.store.fared(title.id(), players, band.map(millionths), LEAST).await?;
    let all = fared.get("").copied();
    let named = title.things();
    let mut things: Vec<ExplorerThing> = title
        .counted()
        .iter()
        .filter(|counted| !counted.taken.is_empty())
        .flat_map(|counted| named.iter().filter(|thing| thing.kind == counted.kind).map(move |thing| (counted, thing)))
        .filter_map(|(counted, thing)| {
            let with = *fared.get(&format!("{} {}", thing.kind, thing.id))?;
            let could = if counted.came.is_empty() { all?.seats } else { with.could };
            let (taken, taken_error) = share(with.seats as f64, could);
            let name = thing.name.clone();
            Some(ExplorerThing { kind: thing.kind.to_owned(), name, taken, taken_error, with: figures(with) })
        })
        .collect();
    things.sort_by(|one, other| other.taken.total_cmp(&one.taken));
    Ok(Json(Explorer {
        game: title.id().to_owned(),
        players,
        band,
        counts: title.players().into_iter().filter(|&players| players > 1).map(|players| players as u8).collect(),
        all: all.map(figures),
        things,
    }))
}

/// A band in millionths of the units in which ratings are kept.
fn millionths(band: RatingBand) -> (i64, i64) {
    let [low, high] = BANDS.map(Strength::of_shown);
    match band {
        RatingBand::Low => (i64::MIN, low),
        RatingBand::Middle => (low, high),
        RatingBand::High => (high, i64::MAX),
    }
}

fn figures(fared: Fared) -> ExplorerFigures {
    let (won, error) = share(fared.won as f64 / store::WON as f64, fared.seats);
    ExplorerFigures { games: fared.games, won, error }
}

/// A part in 100, and its standard error. One more of each is counted in the error, so that it is never nothing.
fn share(some: f64, all: u64) -> (f64, f64) {
    let all = all.max(1) as f64;
    let likely = (some + 1.0) / (all + 2.0);
    (100.0 * some / all, 100.0 * (likely * (1.0 - likely) / all).sqrt())
}
