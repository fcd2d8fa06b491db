//! The shelf, the rulebooks and the words of the check language.

use axum::Json;
use axum::extract::{Path, Query};
use protocol::{Failure, GameEntry, GameOption, Games, Rulebook, UsualLevels};
use serde::Deserialize;
use shelf::Level;
use text::{Glossary, Words};
use utoipa::IntoParams;

use crate::failed::Failed;

/// The games on the shelf, with their options and the levels of their bots.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Games)))]
pub(crate) async fn games() -> Json<Games> {
    let owned = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    let option = |spec: &shelf::OptionSpec| GameOption {
        key: spec.key.to_owned(),
        values: owned(spec.values),
        default: spec.default.to_owned(),
    };
    let entry = |title: &&'static dyn shelf::Title| GameEntry {
        id: title.id().to_owned(),
        rules: title.rules_version(),
        options: title.options().iter().map(option).collect(),
        levels: Level::ALL.map(Level::number).to_vec(),
        named_levels: Level::NAMED.map(Level::number).to_vec(),
        usual_levels: UsualLevels {
            first_game: Level::FIRST_GAME.number(),
            play_now: Level::PLAY_NOW.number(),
            stand_in: Level::STAND_IN.number(),
        },
        patch: title.differences(),
    };
    Json(Games { games: shelf::titles().iter().map(entry).collect() })
}

/// In which language.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct Language {
    /// `en`, `fr` or `ru`; English if none is said.
    language: Option<String>,
}

/// The rulebook of a game.
#[utoipa::path(get, path = "/api/games/{game}/rules", tag = "games",
    params(("game" = String, Path, description = "The word for the game"), Language),
    responses((status = 200, body = Rulebook), (status = 400, body = Failure), (status = 404, body = Failure)))]
pub(crate) async fn rules(
    game: Result<Path<String>, axum::extract::rejection::PathRejection>,
    language: Result<Query<Language>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<Rulebook>, Failed> {
    let title = shelf::title(&game?).ok_or_else(Failed::not_found)?;
    let language = language?.0.language.unwrap_or_else(|| "en".to_owned());
    Ok(Json(Rulebook { game: title.id().to_owned(), text: title.rulebook(&language).to_owned() }))
}

/// The words that a script of the check language may say about a game.
#[utoipa::path(get, path = "/api/games/{game}/words", tag = "games",
    params(("game" = String, Path, description = "The word for the game"), Language),
    responses((status = 200, body = Rulebook), (status = 400, body = Failure), (status = 404, body = Failure)))]
pub(crate) async fn words(
    game: Result<Path<String>, axum::extract::rejection::PathRejection>,
    language: Result<Query<Language>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<Rulebook>, Failed> {
    let title = shelf::title(&game?).ok_or_else(Failed::not_found)?;
    let language = language?.0.language.and_then(|language| language.parse().ok());
    let words = Words::new(language.unwrap_or_default());
    let text = Glossary::new(title.id(), &title.vocabulary(), words).markdown(words);
    Ok(Json(Rulebook { game: title.id().to_owned(), text }))
}
