//! The map of Rattus in words: each region with its rats, its people and its neighbours, then cards and players.

use kernel::{Game as _, Id, Message, Seat};
use protocol::Passage;
use rattus::Rattus;
use rattus::data::NEIGHBOURS;
use rattus::view::{CardView, RegionView, SeatView, View};

use super::{also, held, listed, passage};

pub(crate) fn passages(view: &View) -> Vec<Passage> {
    let seats = view.seats.iter().enumerate().map(|(index, seat)| player(Seat::new(index), seat));
    let supply = Message::new("told-rattus-supply").with("rats", view.supply).with("turned", view.turned.len());
    vec![
        passage("told-rattus-regions", view.regions.iter().map(|one| region(view, one)).collect()),
        passage("told-rattus-cards", view.cards.iter().map(card).collect()),
        passage("told-players", seats.chain([supply]).collect()),
    ]
}

fn name<T: Id>(id: T) -> Message {
    Message::name(Rattus::ID, id)
}

fn region(view: &View, region: &RegionView) -> Message {
    let mask = NEIGHBOURS[view.seats.len() - 2][region.id];
    let next = view.regions.iter().filter(|other| mask >> other.id.index() & 1 == 1);
    let people = region.cubes.iter().enumerate().map(|(seat, &cubes)| (Seat::new(seat), cubes));
    let seen = region.rats.iter().filter_map(|rat| {
        Some(Message::new("told-rattus-known").with("rat", rat.rat.index() + 1).with("face", name(rat.token?)))
    });
    let mut facts = vec![
        Message::new("told-rattus-rats").with("rats", region.rats.len()),
        Message::new("told-rattus-people").with("people", held(people)),
        Message::new("told-next-to").with("places", listed(next.map(|other| name(other.id)))),
    ];
    facts.extend(seen);
    let facts = also(facts, "told-rattus-plague", view.emblem == region.id);
    Message::new("told-place").with("place", name(region.id)).with("facts", listed(facts))
}

fn card(card: &CardView) -> Message {
    match card.owner {
        None => Message::new("told-rattus-card-free").with("card", name(card.id)),
        Some(seat) => Message::new("told-rattus-card-held")
            .with("card", name(card.id))
            .with("seat", seat)
            .with("used", u8::from(card.used)),
    }
}

fn player(seat: Seat, has: &SeatView) -> Message {
    Message::new("told-rattus-player")
        .with("seat", seat)
        .with("score", has.score)
        .with("castle", has.castle)
        .with("reserve", has.reserve)
}
