//! A position that somebody has the words of: looked at, not kept. A link carries the words; playing on is setting up a table.

use axum::Json;
use kernel::Seat;
use protocol::{Failure, PositionLook, PositionRequest};
use shelf::Viewer;

use crate::failed::Failed;
use crate::http::Body;
use crate::people::Asker;

/// Chance of a position that is only looked at.
const SEED: [u8; 32] = [0; 32];

/// A position in the words of the check language, as a seat or a spectator sees it; or what is wrong with it.
#[utoipa::path(post, path = "/api/positions", tag = "tables", request_body = PositionRequest,
    responses((status = 200, body = PositionLook), (status = 400, body = Failure), (status = 403, body = Failure),
        (status = 415, body = Failure), (status = 422, body = Failure), (status = 429, body = Failure)))]
pub(crate) async fn look(_: Asker, Body(body): Body<PositionRequest>) -> Result<Json<PositionLook>, Failed> {
    let title = shelf::title(&body.game).ok_or_else(|| Failed::bad("unknown_game"))?;
    let options = title.canonical(&body.options).map_err(|message| Failed::said("options", message))?;
    let seats = title.seats(&options).map_err(|message| Failed::said("options", message))?;
    let eyes = match body.eyes {
        Some(seat) if usize::from(seat) >= seats => return Err(Failed::bad("no_such_seat")),
        Some(seat) => Viewer::Seat(Seat::new(usize::from(seat))),
        None => Viewer::Spectator,
    };
    tokio::task::block_in_place(|| {
        title.possible(&options, &body.position).map_err(|message| Failed::said("position", message))?;
        let (play, _) =
            title.start_from(&options, &body.position, SEED).map_err(|message| Failed::said("position", message))?;
        let offer = play.offer(eyes);
        Ok(Json(PositionLook {
            game: title.id().to_owned(),
            options,
            seats: seats as u8,
            asked: offer.asked,
            ask: offer.ask,
            view: offer.view,
        }))
    })
}
