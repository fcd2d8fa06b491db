//! How people play: their pages, their games, the ladder. All of it is about games that are over.
#![allow(clippy::cast_precision_loss, reason = "games are counted in small numbers")]

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use kernel::Message;
use protocol::{
    Best, Category, Failure, FigureSettings, GameFigures, Ladder, LadderRung, Me, Met, PersonFigures, PersonPage,
    PlayedBy, PlayedGame, PlayedGames, PlayedSeat, Rating, Reliability, Standing, WinShare,
};
use serde::Deserialize;
use store::{Figures, PersonRow, PlayedRow, SeatRow, Strength, Tally, Wanted};
use utoipa::IntoParams;

use crate::app::{App, now};
use crate::failed::Failed;
use crate::http::Body;
use crate::http::me::answered;
use crate::names::account_key;
use crate::people::Asker;

/// So many games are told at once.
const PAGE: u64 = 30;
/// Nobody looks farther back than so many pages at a time.
const PAGES: u64 = 10_000;
/// Whoever has played fewer games with other people is new.
const NEW_BELOW: usize = 3;
/// Of so many last games, so many may have been left.
pub(super) const LAST: usize = 10;
const LEFT: usize = 1;

/// Which games of somebody.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct Filter {
    /// Of this game alone.
    game: Option<String>,
    /// In which the person of this name played, too.
    with: Option<String>,
    /// With so many players.
    players: Option<u8>,
    /// Only those that were won.
    won: Option<bool>,
    /// Only those that are rated.
    rated: Option<bool>,
    /// Which page, from 0.
    page: Option<u64>,
    /// Whether one's own are told as others see them.
    others: Option<bool>,
}

/// Through whose eyes.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct Eyes {
    /// Whether one's own page is told as others see it.
    others: Option<bool>,
}

/// Who looks: nobody in particular, if somebody wants to see what others do.
fn looks(asker: &Asker, others: Option<bool>) -> Option<&str> {
    asker.id().filter(|_| !others.unwrap_or_default())
}

/// How somebody plays.
#[utoipa::path(get, path = "/api/people/{name}", tag = "people",
    params(("name" = String, Path, description = "The name of an account"), Eyes),
    responses((status = 200, body = PersonPage), (status = 400, body = Failure), (status = 404, body = Failure),
        (status = 503, body = Failure)))]
pub(crate) async fn person(
    State(app): State<App>,
    asker: Asker,
    name: Result<Path<String>, PathRejection>,
    eyes: Result<Query<Eyes>, QueryRejection>,
) -> Result<Json<PersonPage>, Failed> {
    let (person, Query(eyes)) = (called(&app, &name?).await?, eyes?);
    let looks = looks(&asker, eyes.others);
    let yours = looks == Some(&person.id);
    let figures = if person.hidden && !yours { None } else { Some(told(&app, &person, looks).await?) };
    Ok(Json(PersonPage { name: person.name, yours, figures }))
}

/// The finished games of somebody, newest first. Which table it was is told of public tables, and to those who sat there.
#[utoipa::path(get, path = "/api/people/{name}/games", tag = "people",
    params(("name" = String, Path, description = "The name of an account"), Filter),
    responses((status = 200, body = PlayedGames), (status = 400, body = Failure), (status = 404, body = Failure),
        (status = 503, body = Failure)))]
pub(crate) async fn played(
    State(app): State<App>,
    asker: Asker,
    name: Result<Path<String>, PathRejection>,
    filter: Result<Query<Filter>, QueryRejection>,
) -> Result<Json<PlayedGames>, Failed> {
    let (person, Query(filter)) = (called(&app, &name?).await?, filter?);
    let looks = looks(&asker, filter.others);
    let nothing = || Json(PlayedGames { games: Vec::new(), more: false });
    if person.hidden && looks != Some(&person.id) {
        return Ok(nothing());
    }
    let with = match &filter.with {
        None => None,
        // Whoever keeps to themselves is met by nobody.
        Some(name) => match called(&app, name).await {
            Ok(other) if !other.hidden || looks == Some(&other.id) => Some(other.id),
            Ok(_) => return Ok(nothing()),
            Err(failed) if failed.status == axum::http::StatusCode::NOT_FOUND => return Ok(nothing()),
            Err(failed) => return Err(failed),
        },
    };
    let wanted = Wanted {
        game: filter.game,
        with,
        players: filter.players,
        won: filter.won.unwrap_or_default(),
        rated: filter.rated.unwrap_or_default(),
        skip: PAGE * filter.page.unwrap_or_default().min(PAGES),
    };
    let mut rows = app.store.played(&person.id, wanted, PAGE + 1).await?;
    let more = rows.len() as u64 > PAGE;
    rows.truncate(PAGE as usize);
    Ok(Json(PlayedGames { games: rows.into_iter().map(|row| line(row, looks)).collect(), more }))
}

/// Those who are strongest in a game: with an account, known well enough, and content to be told of.
#[utoipa::path(get, path = "/api/games/{game}/ladder", tag = "people",
    params(("game" = String, Path, description = "Which game")),
    responses((status = 200, body = Ladder), (status = 404, body = Failure), (status = 503, body = Failure)))]
pub(crate) async fn ladder(
    State(app): State<App>,
    asker: Asker,
    game: Result<Path<String>, PathRejection>,
) -> Result<Json<Ladder>, Failed> {
    let Path(game) = game?;
    let title = shelf::title(&game).ok_or_else(Failed::not_found)?;
    let at = now();
    let rung = |rung: store::Rung| LadderRung {
        you: asker.id() == Some(&rung.person),
        name: rung.name,
        rating: shown(rung.strength, at),
        games: rung.games,
    };
    let rungs = app.store.ladder(title.id(), store::NEW_BELOW).await?.into_iter().map(rung).collect();
    Ok(Json(Ladder { game: title.id().to_owned(), rungs }))
}

/// Whether others are told how you play.
#[utoipa::path(put, path = "/api/me/figures", tag = "people", request_body = FigureSettings,
    responses((status = 200, body = Me), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn hide(
    State(app): State<App>,
    asker: Asker,
    Body(body): Body<FigureSettings>,
) -> Result<Response, Failed> {
    let person = asker.person()?;
    app.store.hide(&person.id, body.hidden).await?;
    answered(&app, &person.id, None).await
}

/// Whoever has the account of this name. Somebody who was shut out has no page.
pub(super) async fn called(app: &App, name: &str) -> Result<PersonRow, Failed> {
    let person = app.store.person_called(&account_key(name)).await?;
    person.filter(|person| !person.banned).ok_or_else(Failed::not_found)
}

async fn told(app: &App, person: &PersonRow, asker: Option<&str>) -> Result<PersonFigures, Failed> {
    let games: Vec<String> = shelf::titles().iter().map(|title| title.id().to_owned()).collect();
    let figures = app.store.figures(&person.id, games.clone()).await?;
    let at = now();
    let met = figures.met.iter().map(|met| Met {
        name: met.name.clone(),
        page: met.account,
        game: met.game.clone(),
        games: met.games,
        ahead: met.ahead,
        behind: met.behind,
    });
    let own = asker == Some(&person.id);
    Ok(PersonFigures {
        since: person.created_at,
        reliability: Reliability { standing: standing(&figures.left), left: figures.left.clone() },
        games: games.iter().filter_map(|game| of_game(game, &figures, own, at)).collect(),
        met: met.collect(),
    })
}

/// Whether one can rely on somebody who left these of their last games, the newest first.
pub(crate) fn standing(left: &[bool]) -> Standing {
    let abandoned = left.iter().take(LAST).filter(|left| **left).count();
    match left.len() {
        games if games < NEW_BELOW => Standing::New,
        _ if abandoned <= LEFT => Standing::Reliable,
        _ => Standing::Unreliable,
    }
}

pub(super) fn shown(strength: Strength, at: u64) -> Rating {
    let store::Shown { rating, doubt } = strength.later(at).shown();
    Rating { rating, doubt }
}

fn of_game(game: &str, figures: &Figures, own: bool, at: u64) -> Option<GameFigures> {
    let tallies: Vec<&Tally> = figures.tallies.iter().filter(|tally| tally.game == game).collect();
    let games: u64 = tallies.iter().map(|tally| tally.games).sum();
    if games == 0 {
        return None;
    }
    let sum = |of: fn(&Tally) -> u64| tallies.iter().map(|tally| of(tally)).sum::<u64>();
    let rating = figures.ratings.iter().find(|rating| rating.game == game);
    let shares = |number: fn(&Tally) -> u8| {
        let mut shares: BTreeMap<u8, WinShare> = BTreeMap::new();
        for tally in &tallies {
            let number = number(tally);
            let share = shares.entry(number).or_insert(WinShare { number, games: 0, wins: 0, by_chance: 0.0 });
            share.games += tally.games;
            share.wins += tally.wins;
            share.by_chance += tally.games as f64 / f64::from(tally.players);
        }
        shares.into_values().collect()
    };
    let best = figures.best.iter().find(|best| best.game == game).map(|best| Best {
        score: best.score,
        players: best.players,
        ended_at: best.ended_at,
        table: (best.public || own).then(|| best.table.clone()),
    });
    Some(GameFigures {
        game: game.to_owned(),
        rating: rating.filter(|row| row.games >= store::NEW_BELOW).map(|row| shown(row.strength, at)),
        rated: rating.map_or(0, |row| row.games),
        games,
        wins: sum(|tally| tally.wins),
        mean_place: sum(|tally| tally.places) as f64 / games as f64,
        by_seat: shares(|tally| tally.seat),
        by_players: shares(|tally| tally.players),
        best,
        categories: categories(game, figures),
    })
}

/// How somebody scores beside their tables, by what stands on the score sheets.
fn categories(game: &str, figures: &Figures) -> Vec<Category> {
    let mut sums: Vec<(Message, Vec<f64>)> = Vec::new();
    for (_, sheet) in figures.sheets.iter().filter(|(of, _)| of == game) {
        // What cannot be read is left out: it is made again from the journals.
        let lines: Vec<(Message, i32, i64)> = serde_json::from_str(sheet).unwrap_or_default();
        for (message, points, mean) in lines {
            let beside = f64::from(points) - mean as f64 / 1000.0;
            match sums.iter_mut().find(|(known, _)| *known == message) {
                Some((_, all)) => all.push(beside),
                None => sums.push((message, vec![beside])),
            }
        }
    }
    let category = |(message, all): (Message, Vec<f64>)| {
        let count = all.len() as f64;
        let beside = all.iter().sum::<f64>() / count;
        let spread: f64 = all.iter().map(|one| (one - beside).powi(2)).sum();
        let error = (spread / (count - 1.0).max(1.0) / count).sqrt();
        Category { message, games: all.len() as u64, beside, error }
    };
    sums.into_iter().map(category).collect()
}

/// A finished game as somebody may know it.
pub(super) fn line(row: PlayedRow, asker: Option<&str>) -> PlayedGame {
    let sat = asker.is_some() && row.seats.iter().any(|seat| seat.person.as_deref() == asker);
    let gained = |millionths: i64| {
        let unknown = Strength::unknown(0);
        Strength { rating: unknown.rating + millionths, ..unknown }.shown().rating - unknown.shown().rating
    };
    PlayedGame {
        table: (row.public || sat).then_some(row.table),
        game: row.game,
        options: row.options,
        ended_at: row.ended_at,
        seat: row.seat,
        stand_in: row.stand_in,
        gained: row.gained.filter(|_| row.rated).map(gained),
        unrated: Some(row.unrated).filter(|why| !why.is_empty()),
        seats: row.seats.into_iter().map(played_seat).collect(),
    }
}

fn played_seat(seat: SeatRow) -> PlayedSeat {
    let (place, score) = (seat.place, seat.score);
    let by = match (seat.who.as_str(), seat.name) {
        ("bot", _) => PlayedBy::Bot { level: seat.level },
        ("machine", _) => PlayedBy::Machine,
        (_, Some(name)) => PlayedBy::Person { name, page: seat.account },
        (_, None) if seat.former => PlayedBy::Former,
        (_, None) => PlayedBy::Somebody,
    };
    PlayedSeat { by, place, score }
}
