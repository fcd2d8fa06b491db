//! A record that somebody brings: checked and shown, not kept.

use axum::Json;
use axum::extract::rejection::{QueryRejection, StringRejection};
use axum::extract::{Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse as _, Response};
use kernel::Message;
use protocol::{Failure, Holder, ReplayPage};
use shelf::{LoadError, Play, Style, Viewer};
use table::{MACHINE_MARK, told};

use crate::app::App;
use crate::failed::Failed;
use crate::http::finished::Part;
use crate::people::Asker;

/// Records beyond this many bytes are not opened over the network; no game comes near it.
pub(crate) const LARGEST: usize = 256 * 1024;

/// Positions of a game that somebody has the record of.
#[utoipa::path(post, path = "/api/open", tag = "finished", params(Part),
    request_body(content = String, content_type = "text/plain", description = "The record"),
    responses((status = 200, body = ReplayPage), (status = 400, body = Failure), (status = 403, body = Failure),
        (status = 413, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn open(
    _: Asker,
    part: Result<Query<Part>, QueryRejection>,
    record: Result<String, StringRejection>,
) -> Result<Json<ReplayPage>, Failed> {
    let Query(part) = part?;
    let record = record.map_err(|rejection| {
        let why = Message::new("server-error-malformed").with("why", rejection.body_text().as_str());
        Failed::new(rejection.status(), "malformed", why)
    })?;
    let (eyes, from, count) = part.meant()?;
    tokio::task::block_in_place(|| {
        let play = load(&record)?;
        if matches!(eyes, Viewer::Seat(seat) if seat.index() >= play.players()) {
            return Err(Failed::bad("no_such_seat"));
        }
        let frames = table::frames(&*play, eyes, from, count);
        Ok(Json(ReplayPage { holders: holders(&*play), steps: play.step() as u32, frames }))
    })
}

/// The record that the program was started with, for `lazaret open`.
#[utoipa::path(get, path = "/api/opened", tag = "finished",
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Failure)))]
pub(crate) async fn opened(State(app): State<App>) -> Result<Response, Failed> {
    let record = app.config.record.clone().ok_or_else(Failed::not_found)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
}

fn load(record: &str) -> Result<Box<dyn Play>, Failed> {
    let title = frozen::engine_of(record).ok_or_else(|| Failed::bad("no_record"))?;
    title.load(record).map_err(|LoadError { line, column, step, message }| {
        // What cannot be read says its place by itself; what cannot be played does not.
        let message = match step {
            None => message,
            Some(_) => Message::new("record-error").with("line", line).with("column", column).with("why", message),
        };
        Failed::said("bad_record", message)
    })
}

/// Who held the seats, as far as their names tell.
fn holders(play: &dyn Play) -> Vec<Holder> {
    let holder = |(seat, name): (usize, &String)| match (Style::of_name(name), name.strip_suffix(MACHINE_MARK)) {
        (Some(style), _) => Holder::Bot { level: told(style), cast: shelf::recorded_cast(play, seat) },
        (None, Some(name)) => Holder::Machine { name: name.to_owned(), owner: String::new() },
        (None, None) if name.is_empty() => Holder::Open,
        (None, None) => Holder::Person { name: name.clone() },
    };
    let mut holders: Vec<Holder> = play.seat_names().iter().enumerate().map(holder).collect();
    holders.resize(play.players(), Holder::Open);
    holders
}
