//! The country of Pest in words: the year, each place with what lies there and where its roads lead, the court, the mats.

use kernel::{Game as _, Id, Message, Seat};
use pest::Pest;
use pest::data::{GATES, LOCATIONS, NEIGHBOURS};
use pest::view::{LocationView, PlayerView, View};
use pest::vocabulary::Good;
use protocol::Passage;

use super::{listed, passage};

pub(crate) fn passages(view: &View) -> Vec<Passage> {
    let mut places: Vec<Message> =
        view.locations.iter().filter(|there| !there.destroyed).map(|there| place(view, there)).collect();
    let ruins = view.locations.iter().filter(|there| there.destroyed).map(|there| name(there.location));
    places.push(Message::new("told-pest-ruins").with("places", listed(ruins)));
    let mats = view.seats.iter().enumerate().map(|(index, player)| Passage {
        title: Message::new("told-mat").with("seat", Seat::new(index)),
        lines: mat(player),
    });
    let court = [
        passage("told-pest-year", year(view)),
        passage("told-pest-places", places),
        passage("told-pest-court", court(view)),
    ];
    court.into_iter().chain(mats).collect()
}

fn name<T: Id>(id: T) -> Message {
    Message::name(Pest::ID, id)
}

fn year(view: &View) -> Vec<Message> {
    let mut lines = vec![
        Message::new("told-pest-when")
            .with("year", view.year)
            .with("era", view.era)
            .with("order", listed(view.order.iter().copied())),
    ];
    let decree = view.decrees[usize::from(view.era) - 1];
    lines.push(Message::new("told-pest-decree").with("decree", name(decree)));
    for part in ["agenda", "imperative"] {
        lines.push(Message::new(format!("pest-decree-{}-{part}", decree.word()).replace('_', "-")));
    }
    lines.extend(view.plague_cards.last().map(|&card| Message::new("told-pest-plague").with("card", name(card))));
    lines.extend(view.favour_cards.last().map(|&card| Message::new("told-pest-favour").with("card", name(card))));
    lines
}

fn place(view: &View, there: &LocationView) -> Message {
    let id = there.location;
    let mut facts = vec![name(LOCATIONS[id].size), name(there.resource)];
    if there.sick > 0 {
        facts.push(Message::new("told-pest-sick").with("sick", there.sick));
    }
    for (index, player) in view.seats.iter().enumerate() {
        let seat = Seat::new(index);
        let of = |what: Message| Message::new("told-of").with("what", what).with("seat", seat);
        let building = player.buildings.iter().find(|building| building.location == Some(id));
        facts.extend(building.map(|building| of(name(building.building))));
        facts.extend((player.doctor == Some(id)).then(|| of(Message::new("told-pest-doctor"))));
        facts.extend((player.camp == Some(id)).then(|| of(Message::new("told-pest-camp"))));
    }
    let mut roads: Vec<Message> = NEIGHBOURS[id]
        .iter()
        .map(|(to, road)| match view.roads.iter().find(|there| there.road == *road && there.sick > 0) {
            Some(there) => Message::new("told-pest-road-sick").with("place", name(*to)).with("sick", there.sick),
            None => name(*to),
        })
        .collect();
    if *GATES >> id.index() & 1 == 1 {
        roads.push(Message::new("pest-post-capital"));
    }
    facts.push(Message::new("told-pest-roads").with("places", listed(roads)));
    Message::new("told-place").with("place", name(id)).with("facts", listed(facts))
}

fn court(view: &View) -> Vec<Message> {
    let market = view.market.iter().flatten().map(|&technology| name(technology));
    let tokens = view.reward_tokens.iter().filter(|token| token.face_up).map(|token| name(token.token));
    vec![
        Message::new("told-pest-market").with("cards", listed(market)),
        Message::new("told-pest-works").with("works", listed(view.capital_buildings.iter().map(|&work| name(work)))),
        Message::new("told-pest-tokens").with("tokens", listed(tokens)),
        Message::new("told-pest-neutral").with("people", view.neutral.sector),
    ]
}

fn mat(player: &PlayerView) -> Vec<Message> {
    let goods = Good::ALL.iter().map(|&good| {
        Message::new("told-pest-good")
            .with("good", name(good))
            .with("count", player.goods[good.index()])
            .with("most", player.limits[good.index()])
    });
    let cells = player
        .cells
        .iter()
        .map(|[top, left]| Message::new("told-pair").with("one", name(*top)).with("other", name(*left)));
    let buildings = player.buildings.iter().filter(|building| building.location.is_some()).map(|building| {
        let built = name(building.building);
        if building.worker { Message::new("told-pest-staffed").with("building", built) } else { built }
    });
    vec![
        Message::new("told-pest-standing")
            .with("score", player.score)
            .with("influence", player.influence)
            .with("renown", player.renown)
            .with("negative", player.negative)
            .with("assistants", player.assistants)
            .with("agenda", player.agenda),
        Message::new("told-pest-goods").with("goods", listed(goods)).with("research", player.research),
        Message::new("told-pest-subjects")
            .with("sick", player.sick)
            .with("beds", player.regular)
            .with("slots", listed(player.harmful.iter().map(|&slot| name(slot))))
            .with("healed", player.healed)
            .with("capital", player.capital)
            .with("dead", player.cemetery),
        Message::new("told-pest-cells").with("cells", listed(cells)),
        Message::new("told-pest-buildings").with("buildings", listed(buildings)),
        Message::new("told-pest-technologies")
            .with("cards", listed(player.technologies.iter().flatten().map(|&technology| name(technology)))),
        Message::new("told-pest-built").with("works", listed(player.capital_buildings.iter().map(|&work| name(work)))),
    ]
}
