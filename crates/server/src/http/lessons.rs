//! Lessons and puzzles: the lists, one of them after some choices, and what a person has done.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use protocol::{Failure, LessonAnswer, LessonEntry, LessonRequest, Lessons, PuzzleEntry, Puzzles};
use shelf::{Taught, Title};

use crate::app::App;
use crate::failed::Failed;
use crate::http::Body;
use crate::people::Asker;
use crate::pulse;

/// No lesson takes as many choices as this.
const MOST: usize = 200;

/// A day in milliseconds.
const DAY: u64 = 86_400_000;

/// Every lesson, with the stars that whoever asks has earned.
#[utoipa::path(get, path = "/api/lessons", tag = "lessons", responses((status = 200, body = Lessons)))]
pub(crate) async fn lessons(State(app): State<App>, asker: Asker) -> Result<Json<Lessons>, Failed> {
    list(&app, asker.person.as_ref().map(|person| person.id.as_str())).await
}

/// Every puzzle, with the stars that whoever asks has earned, and the one of today.
#[utoipa::path(get, path = "/api/puzzles", tag = "lessons", responses((status = 200, body = Puzzles)))]
pub(crate) async fn puzzles(State(app): State<App>, asker: Asker) -> Result<Json<Puzzles>, Failed> {
    let learned = learned_by(&app, asker.person.as_ref().map(|person| person.id.as_str())).await?;
    let entries = |title: &&'static dyn Title| {
        let game = title.id();
        title.puzzles().into_iter().map(move |card| (game, card))
    };
    let entry = |(game, card): (&str, shelf::PuzzleCard)| PuzzleEntry {
        game: game.to_owned(),
        stars: stars(&learned, &card.id),
        id: card.id,
        grade: card.grade,
    };
    let puzzles = shelf::titles().iter().flat_map(entries).map(entry).collect();
    let today = shelf::daily(shelf::titles(), pulse::now() / DAY);
    Ok(Json(Puzzles { puzzles, today }))
}

/// A lesson or a puzzle after the choices that the learner has made. Nothing is kept.
#[utoipa::path(post, path = "/api/lessons/{id}", tag = "lessons",
    params(("id" = String, Path, description = "The word for the lesson")), request_body = LessonRequest,
    responses((status = 200, body = LessonAnswer), (status = 404, body = Failure), (status = 422, body = Failure),
        (status = 429, body = Failure)))]
pub(crate) async fn run(
    id: Result<Path<String>, PathRejection>,
    Body(request): Body<LessonRequest>,
) -> Result<Json<LessonAnswer>, Failed> {
    let id = id?;
    tokio::task::block_in_place(|| {
        let taught = taught(&id, &request)?;
        Ok(Json(match (&request.preview, &request.why) {
            (Some(action), _) => {
                let preview = taught.preview(action).map_err(|refused| Failed::said("refused", refused.message))?;
                LessonAnswer::Preview { preview }
            }
            (None, Some(thing)) => {
                let refused = taught.why_not(thing);
                LessonAnswer::Why { message: refused.message, rule: refused.rule.map(str::to_owned) }
            }
            (None, None) => LessonAnswer::Frame { frame: Box::new(taught.frame()) },
        }))
    })
}

/// Keeps for a person that they have done a lesson: its choices must lead to its end.
#[utoipa::path(put, path = "/api/me/lessons/{id}", tag = "lessons",
    params(("id" = String, Path, description = "The word for the lesson")), request_body = LessonRequest,
    responses((status = 200, body = Lessons), (status = 401, body = Failure), (status = 404, body = Failure),
        (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn learned(
    State(app): State<App>,
    asker: Asker,
    id: Result<Path<String>, PathRejection>,
    Body(request): Body<LessonRequest>,
) -> Result<Json<Lessons>, Failed> {
    let (id, person) = (id?, asker.person()?);
    let frame = tokio::task::block_in_place(|| taught(&id, &request).map(|taught| taught.frame()))?;
    let done = frame.done.ok_or_else(|| Failed::bad("lesson_open"))?;
    app.store.learn(&person.id, &frame.id, done.stars).await?;
    list(&app, Some(&person.id)).await
}

fn taught(id: &str, request: &LessonRequest) -> Result<Box<dyn Taught>, Failed> {
    if request.choices.len() > MOST {
        return Err(Failed::bad("lesson_long"));
    }
    let title: &dyn Title =
        id.split_once('-').and_then(|(game, _)| shelf::title(game)).ok_or_else(Failed::not_found)?;
    let taught = title.lesson(id, request).ok_or_else(Failed::not_found)?;
    taught.map_err(|why| Failed::said("lesson_stray", why))
}

async fn list(app: &App, person: Option<&str>) -> Result<Json<Lessons>, Failed> {
    let learned = learned_by(app, person).await?;
    let entries = |title: &&'static dyn Title| {
        let game = title.id();
        title.lessons().into_iter().map(move |card| (game, card))
    };
    let entry = |(game, card): (&str, shelf::LessonCard)| LessonEntry {
        game: game.to_owned(),
        stars: stars(&learned, &card.id),
        id: card.id,
        minutes: card.minutes,
    };
    Ok(Json(Lessons { lessons: shelf::titles().iter().flat_map(entries).map(entry).collect() }))
}

/// What a person has done; nothing for somebody without a name.
async fn learned_by(app: &App, person: Option<&str>) -> Result<Vec<(String, u8)>, Failed> {
    match person {
        Some(person) => Ok(app.store.learned(person).await?),
        None => Ok(Vec::new()),
    }
}

fn stars(learned: &[(String, u8)], id: &str) -> u8 {
    learned.iter().find(|(lesson, _)| lesson == id).map_or(0, |(_, stars)| *stars)
}
