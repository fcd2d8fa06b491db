//! Holidays: so many days a year a person and said a day ahead, in which their clocks stand at all tables where moves take hours.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use protocol::{Failure, Holiday, Holidays, NewHoliday};
use store::{HolidayRow, PersonRow};

use crate::app::{App, now};
use crate::calendar::year;
use crate::failed::Failed;
use crate::http::Body;
use crate::keeper::Order;
use crate::people::Asker;

const HOUR: u64 = 3600 * 1000;
const DAY: u64 = 24 * HOUR;
/// So far ahead one is said: a clock that is about to fall is not saved by it.
const AHEAD: u64 = 24;
/// Nobody plans farther ahead.
const FARTHEST: u64 = 400 * DAY;
/// At so many tables clocks are set at once; the others learn of it before anything happens there.
const TABLES: u64 = 500;

/// When you are on holiday.
#[utoipa::path(get, path = "/api/me/holidays", tag = "people",
    responses((status = 200, body = Holidays), (status = 401, body = Failure), (status = 503, body = Failure)))]
pub(crate) async fn holidays(State(app): State<App>, asker: Asker) -> Result<Json<Holidays>, Failed> {
    told(&app, asker.person()?).await
}

/// Takes a holiday. It is said a day ahead at least, and so many days a year there are.
#[utoipa::path(post, path = "/api/me/holidays", tag = "people", request_body = NewHoliday,
    responses((status = 200, body = Holidays), (status = 400, body = Failure), (status = 401, body = Failure),
        (status = 409, body = Failure), (status = 415, body = Failure), (status = 422, body = Failure),
        (status = 429, body = Failure)))]
pub(crate) async fn take(
    State(app): State<App>,
    asker: Asker,
    Body(NewHoliday { begins, days }): Body<NewHoliday>,
) -> Result<Json<Holidays>, Failed> {
    let (person, at, most) = (asker.person()?, now(), app.config.holiday_days);
    if begins < at + AHEAD * HOUR || begins > at + FARTHEST || days == 0 || days > most {
        return Err(Failed::bad("holiday"));
    }
    let ends = begins + u64::from(days) * DAY;
    let known = of(&app, person).await?;
    if known.iter().any(|other| other.begins < ends && begins < other.ends) {
        return Err(Failed::conflict("holiday_taken"));
    }
    let new = HolidayRow { person: person.id.clone(), begins, ends };
    for year in [year(begins), year(ends - 1)] {
        let taken: u32 = known.iter().chain([&new]).map(|holiday| days_in(holiday, year)).sum();
        if taken > most {
            return Err(Failed::conflict("no_holidays_left"));
        }
    }
    rarely(&app, person).await?;
    app.store.add_holiday(&person.id, begins, ends).await?;
    tell_tables(&app, person).await?;
    told(&app, person).await
}

/// Comes back early, or does not go. Days that have begun are taken.
#[utoipa::path(delete, path = "/api/me/holidays/{begins}", tag = "people",
    params(("begins" = u64, Path, description = "When it begins")),
    responses((status = 200, body = Holidays), (status = 401, body = Failure), (status = 404, body = Failure),
        (status = 429, body = Failure)))]
pub(crate) async fn end(
    State(app): State<App>,
    asker: Asker,
    begins: Result<Path<u64>, PathRejection>,
) -> Result<Json<Holidays>, Failed> {
    let (Path(begins), person) = (begins?, asker.person()?);
    rarely(&app, person).await?;
    if !app.store.end_holiday(&person.id, begins, now()).await? {
        return Err(Failed::not_found());
    }
    tell_tables(&app, person).await?;
    told(&app, person).await
}

/// Each time, all their tables are told.
async fn rarely(app: &App, person: &PersonRow) -> Result<(), Failed> {
    if app.rare.take(app, &format!("holiday {}", person.id)).await { Ok(()) } else { Err(Failed::too_fast()) }
}

/// Tables learn of holidays before anything happens at them; here something does, so that the others read it at once.
async fn tell_tables(app: &App, person: &PersonRow) -> Result<(), Failed> {
    for table in app.store.tables_of(&person.id, TABLES).await? {
        // One that cannot be opened now learns it when it is.
        let _ = app.hall.order(app, &table, Order::Wake).await;
    }
    Ok(())
}

async fn of(app: &App, person: &PersonRow) -> Result<Vec<HolidayRow>, Failed> {
    Ok(app.store.holidays(vec![person.id.clone()]).await?)
}

async fn told(app: &App, person: &PersonRow) -> Result<Json<Holidays>, Failed> {
    let (at, days, known) = (now(), app.config.holiday_days, of(app, person).await?);
    let taken: u32 = known.iter().map(|holiday| days_in(holiday, year(at))).sum();
    let ahead = known.into_iter().filter(|holiday| holiday.ends > at);
    Ok(Json(Holidays {
        holidays: ahead.map(|HolidayRow { begins, ends, .. }| Holiday { begins, ends }).collect(),
        days,
        left: days.saturating_sub(taken),
        ahead_hours: AHEAD as u32,
    }))
}

/// How many days of a holiday have begun in a year. A day belongs to the year in which its middle lies.
fn days_in(holiday: &HolidayRow, wanted: u64) -> u32 {
    let days = (holiday.ends.saturating_sub(holiday.begins)).div_ceil(DAY);
    (0..days).filter(|day| year(holiday.begins + day * DAY + DAY / 2) == wanted).count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first hour of 2026-12-30 in Central Europe: the days are counted in the years in which they lie.
    #[test]
    fn days_count_in_their_year() {
        let begins = 20_817 * DAY - HOUR;
        let holiday = |ends| HolidayRow { person: String::new(), begins, ends };
        let counted = |holiday: &HolidayRow| [2025, 2026, 2027].map(|year| days_in(holiday, year));
        assert_eq!(counted(&holiday(begins + 5 * DAY)), [0, 2, 3]);
        assert_eq!(counted(&holiday(begins + 1)), [0, 1, 0], "a day that has begun is taken");
        assert_eq!(counted(&holiday(begins)), [0, 0, 0]);
    }
}
