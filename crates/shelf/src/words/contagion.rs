//! The table of Contagion in words: the round, each city with its rows, the players and the piles.

use contagion::{CityView, Color, Contagion, Disease, Hand, Owner, SeatView, Track, View};
use kernel::{Arg, Game as _, Id, Message, Seat};
use protocol::Passage;

use super::{counted, held, listed, passage};

pub(crate) fn passages(view: &View) -> Vec<Passage> {
    let seats = view.seats.iter().enumerate().map(|(index, seat)| player(Seat::new(index), seat));
    let neutral = view
        .neutral
        .iter()
        .map(|neutral| Message::new("told-contagion-neutral").with("score", neutral.score).with("dish", neutral.dish));
    vec![
        passage("told-contagion-round", round(view)),
        passage("told-contagion-cities", view.cities.iter().map(|there| city(view, there)).collect()),
        passage("told-players", seats.chain(neutral).collect()),
        passage("told-contagion-piles", piles(view)),
    ]
}

fn name<T: Id>(id: T) -> Message {
    Message::name(Contagion::ID, id)
}

fn round(view: &View) -> Vec<Message> {
    let mut lines = vec![
        Message::new("told-contagion-rounds")
            .with("round", view.round)
            .with("rounds", view.rounds)
            .with("skulls", view.skulls)
            .with("toll", view.next_death_toll.unwrap_or(0))
            .with("who", view.who_in.unwrap_or(0)),
    ];
    lines.extend(view.round_card.map(|card| {
        let mut text = name(card);
        text.key.to_mut().push_str("-text");
        Message::new("told-card").with("card", name(card)).with("text", text)
    }));
    lines.extend((view.last_round.is_some() && !view.over).then(|| Message::new("told-contagion-last")));
    lines.extend(
        view.turn
            .as_ref()
            .map(|turn| Message::new("told-contagion-turn").with("seat", turn.seat).with("actions", turn.actions)),
    );
    lines
}

fn city(view: &View, there: &CityView) -> Message {
    let rows = there.rows.iter().map(|row| {
        Message::new("told-contagion-row")
            .with("who", owner(row.owner, row.disease))
            .with("cubes", row.cubes)
            .with("place", row.place)
            .with("points", row.points)
    });
    let mut facts = vec![
        name(there.city.card().color),
        Message::new("told-contagion-room").with("room", there.room),
        Message::new("told-contagion-rows").with("rows", listed(rows)),
    ];
    let price = there.cost.filter(|_| !view.over);
    facts.extend(price.map(|cost| Message::new("told-contagion-cost").with("cost", cost)));
    Message::new("told-place").with("place", name(there.city)).with("facts", listed(facts))
}

fn owner(owner: Owner, disease: Disease) -> Arg {
    match owner {
        Owner::Seat(seat) => seat.into(),
        Owner::Neutral => name(disease).into(),
    }
}

fn player(seat: Seat, has: &SeatView) -> Message {
    let levels = Track::ALL.iter().map(|&track| counted(name(track), has.levels[track.index()]));
    Message::new("told-contagion-player")
        .with("seat", seat)
        .with("disease", name(has.disease))
        .with("score", has.score)
        .with("hand", has.hand)
        .with("cards", colours(&has.cards))
        .with("dish", has.dish)
        .with("levels", listed(levels))
        .with("kept", listed(has.kept.iter().map(|&city| name(city))))
}

fn colours(cards: &Hand) -> Arg {
    held(Color::ALL.iter().map(|&color| (name(color), cards[color.index()])))
}

fn piles(view: &View) -> Vec<Message> {
    vec![
        Message::new("told-contagion-pile").with("cards", view.draw_pile).with("cities", view.city_pile),
        Message::new("told-contagion-discard").with("cards", colours(&view.discard)),
        Message::new("told-contagion-eradicated")
            .with("cities", listed(view.eradicated.iter().map(|&city| name(city)))),
    ]
}
