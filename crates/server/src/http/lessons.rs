//! Lessons and puzzles: the lists, one of them after some choices, and what a person has done.

use std::borrow::Cow;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use protocol::{
    Failure, LessonAnswer, LessonEntry, LessonRequest, Lessons, OwnAnswer, OwnLesson, PuzzleEntry, Puzzles,
};
use shelf::{Own, OwnFault, Taught, Title};
use text::{Lang, Words};

use crate::app::App;
use crate::failed::Failed;
use crate::http::Body;
use crate::own::{placed, tried};
use crate::people::Asker;
use crate::pulse;

/// No lesson takes as many choices as this, nor does a puzzle that is played on.
const MOST: usize = 600;

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
        title: None,
    };
    let own = app.own.iter().filter(|own| own.is_puzzle()).map(|own| PuzzleEntry {
        game: own.game().to_owned(),
        id: own.id().to_owned(),
        grade: 1,
        stars: stars(&learned, own.id()),
        title: Some(own.name().to_owned()),
    });
    let puzzles = shelf::titles().iter().flat_map(entries).map(entry).chain(own).collect();
    let today = shelf::daily(shelf::titles(), pulse::now() / DAY);
    Ok(Json(Puzzles { puzzles, today }))
}

/// A lesson or a puzzle after the choices that the learner has made. Nothing is kept.
#[utoipa::path(post, path = "/api/lessons/{id}", tag = "lessons",
    params(("id" = String, Path, description = "The word for the lesson")), request_body = LessonRequest,
    responses((status = 200, body = LessonAnswer), (status = 404, body = Failure), (status = 422, body = Failure),
        (status = 429, body = Failure)))]
pub(crate) async fn run(
    State(app): State<App>,
    id: Result<Path<String>, PathRejection>,
    Body(request): Body<LessonRequest>,
) -> Result<Json<LessonAnswer>, Failed> {
    let id = id?;
    tokio::task::block_in_place(|| answer(&*taught(&app, &id, &request)?, &request).map(Json))
}

/// A lesson or a puzzle that somebody brings as a file: tried, or after the choices made in it. Nothing is kept.
#[utoipa::path(post, path = "/api/lessons/own", tag = "lessons", request_body = OwnLesson,
    responses((status = 200, body = OwnAnswer), (status = 400, body = Failure), (status = 403, body = Failure),
        (status = 413, body = Failure), (status = 415, body = Failure), (status = 422, body = Failure),
        (status = 429, body = Failure)))]
pub(crate) async fn own(
    _: Asker,
    Body(OwnLesson { text, language, request }): Body<OwnLesson>,
) -> Result<Json<OwnAnswer>, Failed> {
    let words = Words::new(language.and_then(|language| language.parse().ok()).unwrap_or(Lang::En));
    // The page does not know the sentences of the check language: they come as they are read.
    let wrong = |fault: OwnFault| Failed::said("bad_lesson", placed(&fault, words.say(&fault.message).as_str()));
    tokio::task::block_in_place(|| {
        let Some(request) = request else {
            let own = tried(&text).map_err(wrong)?;
            return Ok(Json(OwnAnswer::Sound { entry: entry_of(&own, &[]), puzzle: own.is_puzzle() }));
        };
        if request.choices.len() > MOST {
            return Err(Failed::bad("lesson_long"));
        }
        let own = Own::read(&text).map_err(wrong)?;
        let taught = own.teach(&request).map_err(|why| Failed::said("lesson_stray", why))?;
        Ok(Json(OwnAnswer::Answer { answer: answer(&*taught, &request)? }))
    })
}

fn answer(taught: &dyn Taught, request: &LessonRequest) -> Result<LessonAnswer, Failed> {
    if request.describe {
        return Ok(LessonAnswer::Described { words: taught.in_words() });
    }
    Ok(match (&request.preview, &request.why) {
        (Some(action), _) => {
            let preview = taught.preview(action).map_err(|refused| Failed::said("refused", refused.message))?;
            LessonAnswer::Preview { preview }
        }
        (None, Some(thing)) => {
            let refused = taught.why_not(thing);
            LessonAnswer::Why { message: refused.message, rule: refused.rule.map(Cow::into_owned) }
        }
        (None, None) => LessonAnswer::Frame { frame: Box::new(taught.frame()) },
    })
}

fn entry_of(own: &Own, learned: &[(String, u8)]) -> LessonEntry {
    LessonEntry {
        game: own.game().to_owned(),
        id: own.id().to_owned(),
        minutes: own.minutes(),
        stars: stars(learned, own.id()),
        title: Some(own.name().to_owned()),
    }
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
    let frame = tokio::task::block_in_place(|| taught(&app, &id, &request).map(|taught| taught.frame()))?;
    let done = frame.done.ok_or_else(|| Failed::bad("lesson_open"))?;
    app.store.learn(&person.id, &frame.id, done.stars).await?;
    list(&app, Some(&person.id)).await
}

fn taught<'a>(app: &'a App, id: &str, request: &LessonRequest) -> Result<Box<dyn Taught + 'a>, Failed> {
    if request.choices.len() > MOST {
        return Err(Failed::bad("lesson_long"));
    }
    if let Some(own) = app.own.iter().find(|own| own.id() == id) {
        return own.teach(request).map_err(|why| Failed::said("lesson_stray", why));
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
        title: None,
    };
    let own = app.own.iter().filter(|own| !own.is_puzzle()).map(|own| entry_of(own, &learned));
    Ok(Json(Lessons { lessons: shelf::titles().iter().flat_map(entries).map(entry).chain(own).collect() }))
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
