//! The facts of Pest.

use kernel::Id as _;
use kernel::script::{Fact, Reader, Slip, Value};

use crate::Pest;
use crate::board::YEARS;
use crate::data::{
    ASSISTANTS, Building, FavourCard, Location, PlagueCard, RewardToken, Road, TECHNOLOGIES, Technology,
};
use crate::outlook::Outlook;
use crate::reach::Fare;
use crate::view::{PlayerView, View};
use crate::vocabulary::{Good, Mode, Shelf};

type Found = Result<Value, Slip>;

/// The lines of a score sheet.
pub(super) const CATEGORIES: [&str; 15] = [
    "tokens",
    "imperatives",
    "healed",
    "buildings",
    "technologies",
    "influence",
    "resources",
    "coins",
    "most_influence",
    "covered",
    "capital_buildings",
    "quarantine",
    "neutral",
    "cemetery",
    "negative",
];

/// A fact about one player, as their part of the view tells it.
macro_rules! of_player {
    ($name:literal, $example:literal, |$player:ident| $value:expr) => {
        of_player!($name, "", $example, |$player, _words| Ok(Value::from($value)))
    };
    ($name:literal, $form:literal, $example:literal, |$player:ident, $words:ident| $value:expr) => {
        Fact::<Pest>::new($name, $form, $example, |view, $words| {
            let $player = &view.seats[$words.owner().index()];
            $value
        })
        .of_seat()
        .needs("given turn red")
    };
}

const SOLO: &str = "options players=1\ngiven turn red";

const MOVING: &str = "given turn red\nred: place move heal\nred: start move";
const TOKEN: &str = "given tokens reward_coin_1";

/// The facts of the table and of the turn, then those of a player.
pub(super) const TABLE: &[Fact<Pest>] = &[
    Fact::<Pest>::new("sick", "PLACE|ROAD", "sick gothar = 3", sick).needs("given sick gothar 3"),
    Fact::<Pest>::new("destroyed", "[PLACE]", "destroyed gothar = no", destroyed).needs("given turn red"),
    Fact::<Pest>::new("resource", "PLACE", "resource gothar = herbs", |view, words| {
        Ok(Value::id(view.locations[words.id::<Location>()?.index()].resource))
    })
    .needs("given turn red"),
    Fact::<Pest>::new("order", "", "order = red blue yellow", |view, _| Ok(view.order.iter().copied().collect()))
        .needs("given turn red"),
    Fact::<Pest>::new("actor", "", "actor = red", |view, _| Ok(view.actor.into())).needs("given turn red"),
    Fact::<Pest>::new("year", "", "year = 3", |view, _| Ok(view.year.into())).needs("given year 3"),
    Fact::<Pest>::new("era", "", "era = 2", |view, _| Ok(view.era.into())).needs("given year 3"),
    Fact::<Pest>::new("points", "", "points = 2", |view, _| Ok(view.run.points.into())).needs(MOVING),
    Fact::<Pest>::new("level", "", "level = normal", |view, _| Ok(Value::id(view.run.level))).needs(MOVING),
    Fact::<Pest>::new("left", "", "left = move heal", |view, _| Ok(Value::ids(view.run.left.iter().copied())))
        .needs("given turn red\nred: place move heal"),
    Fact::<Pest>::new("reach", "", "reach = 21", |view, _| Ok(view.run.reach.len().into())).needs(MOVING),
    Fact::<Pest>::new("fare", "PLACE", "fare elbar = food 0 points 1", fare).needs(MOVING),
    Fact::<Pest>::new("market", "", "market = 0", |view, _| Ok(view.market.iter().flatten().count().into()))
        .needs("given turn red"),
    Fact::<Pest>::new("deck", "", "deck = 30", |view, _| Ok(view.deck.into())).needs("given turn red"),
    Fact::<Pest>::new("in_market", "TECHNOLOGY", "in_market inhaler = no", |view, words| {
        Ok(view.market.contains(&Some(words.id()?)).into())
    })
    .needs("given turn red"),
    Fact::<Pest>::new("in_deck", "TECHNOLOGY", "in_deck inhaler = yes", |view, words| {
        Ok(in_deck(view, words.id()?).into())
    })
    .needs("given turn red"),
    Fact::<Pest>::new("tokens", "", "tokens = 1", |view, _| Ok(view.reward_tokens.len().into())).needs(TOKEN),
    Fact::<Pest>::new("face_up", "", "face_up = 1", |view, _| {
        Ok(view.reward_tokens.iter().filter(|token| token.face_up).count().into())
    })
    .needs(TOKEN),
    Fact::<Pest>::new("token", "TOKEN", "token reward_coin_1 = up", token).needs(TOKEN),
    Fact::<Pest>::new("capital_card", "", "capital_card = masons_lodge", |view, _| Ok(Value::ids(view.capital_card)))
        .needs("given capital_card masons_lodge"),
    Fact::<Pest>::new("capital_buildings", "", "capital_buildings = 5", |view, _| {
        Ok(view.capital_buildings.len().into())
    })
    .needs("given turn red"),
    Fact::<Pest>::new("plague_cards", "", "plague_cards = 2", |view, _| Ok(view.plague_cards.len().into()))
        .needs("given year 2"),
    Fact::<Pest>::new("favour_cards", "", "favour_cards = 2", |view, _| Ok(view.favour_cards.len().into()))
        .needs("given year 2"),
    Fact::<Pest>::new("plague_card", "COUNT", "plague_card 1 = crowded_cities", |view, words| {
        nth(&view.plague_cards, words)
    })
    .needs("given plagues crowded_cities"),
    Fact::<Pest>::new("favour_card", "COUNT", "favour_card 1 = bread_barges", |view, words| {
        nth(&view.favour_cards, words)
    })
    .needs("given favours bread_barges"),
    Fact::<Pest>::new("plague_deck", "", "plague_deck = 16", |view, _| {
        // Of each of the three piles one card is left out of a game for one or two.
        let out = if view.seats.len() > 2 { 0 } else { 3 };
        Ok((PlagueCard::ALL.len() - out - view.plague_cards.len()).into())
    })
    .needs("given year 2"),
    Fact::<Pest>::new("favour_deck", "", "favour_deck = 8", |view, _| {
        Ok((FavourCard::ALL.len() - view.favour_cards.len()).into())
    })
    .needs("given year 2"),
    Fact::<Pest>::new("start_cards", "", "start_cards = 0", |view, _| Ok(view.start_cards.len().into()))
        .needs("given turn red"),
    Fact::<Pest>::new("decree", "COUNT", "decree 1 = urban_planning", |view, words| nth(&view.decrees, words))
        .needs("given decree urban_planning"),
    Fact::<Pest>::new("neutral", "", "neutral = 0", |view, _| Ok(view.neutral.sector.into())).needs(SOLO),
    Fact::<Pest>::new("neutral_influence", "", "neutral_influence = 6", |view, _| {
        Ok(view.neutral.influence.len().into())
    })
    .needs(SOLO),
    Fact::<Pest>::new("neutral_spaces", "", "neutral_spaces = 5 9 15 22 30 40", |view, _| {
        Ok(numbers(&view.neutral.influence))
    })
    .needs(SOLO),
    Fact::<Pest>::new("neutral_levels", "COUNT", "neutral_levels 1 = 1 2", |view, words| {
        Ok(numbers(&view.neutral.imperatives[usize::from(words.number::<u8>(1..=3)?) - 1]))
    })
    .needs(SOLO),
    Fact::<Pest>::new("neutral_works", "", "neutral_works = bell_tower", |view, _| {
        Ok(Value::ids(view.neutral.capital_buildings.iter().copied()))
    })
    .needs("options players=1\ngiven neutral_works bell_tower"),
    of_player!("wood", "red wood = 0", |player| player.goods[Good::Wood.index()]),
    of_player!("stone", "red stone = 0", |player| player.goods[Good::Stone.index()]),
    of_player!("food", "red food = 0", |player| player.goods[Good::Food.index()]),
    of_player!("herbs", "red herbs = 0", |player| player.goods[Good::Herbs.index()]),
    of_player!("coin", "red coin = 0", |player| player.goods[Good::Coin.index()]),
    of_player!("research", "red research = 0", |player| player.research),
    of_player!("sick", "red sick = 0", |player| player.sick),
    of_player!("slots", "", "red slots = none", |player, _words| Ok(Value::ids(player.harmful.iter().copied()))),
    of_player!("regular", "red regular = 3", |player| player.regular),
    of_player!("healed", "red healed = 0", |player| player.healed),
    of_player!("patient", "red patient = 0", |player| player.patient),
    of_player!("experts", "red experts = 0", |player| player.experts),
    of_player!("workshop", "", "red workshop = none", |player, _words| Ok(Value::ids(player.workshop))),
    of_player!("workshop_worker", "red workshop_worker = no", |player| player.workshop_worker),
    of_player!("cemetery", "red cemetery = 0", |player| player.cemetery),
    of_player!("capital", "red capital = 0", |player| player.capital),
    of_player!("doctor", "red doctor = hollin", |player| place(player.doctor)),
    of_player!("camp", "red camp = board", |player| place(player.camp)),
    of_player!("renown", "red renown = 0", |player| player.renown),
    of_player!("negative", "red negative = 0", |player| player.negative),
    of_player!("influence", "red influence = 0", |player| player.influence),
    of_player!("imperative", "COUNT", "red imperative 1 = 0", |player, words| {
        Ok(player.imperatives[usize::from(words.number::<u8>(1..=3)?) - 1].into())
    }),
    of_player!("score", "[CATEGORY]", "red score tokens = 0", |player, words| score(player, words)),
    of_player!("rank", "", "red rank = none", |player, _words| Ok(Value::ids(player.rank))),
    of_player!("agenda", "red agenda = 3", |player| player.agenda),
    of_player!("outlook", "OUTLOOK", "red outlook points = 2", |player, words| outlook(&player.outlook, words)),
    of_player!("assistants", "red assistants = 2", |player| player.assistants),
    Fact::<Pest>::new("placed", "", "red placed = 1", |view, words| {
        let left = view.seats[words.owner().index()].assistants;
        Ok((ASSISTANTS[usize::from(view.era) - 1] - left).into())
    })
    .of_seat()
    .needs("given red placed 1"),
    of_player!("cells", "", "red cells = none", |player, _words| Ok(cells(player))),
    of_player!("busy", "", "red busy = none", |player, _words| Ok(Value::ids(player.busy.iter().copied()))),
    of_player!("limit", "GOOD", "red limit wood = 5", |player, words| {
        Ok(player.limits[words.id::<Good>()?.index()].into())
    }),
    of_player!("buildings", "red buildings = 0", |player| {
        player.buildings.iter().filter(|building| building.location.is_some()).count()
    }),
    of_player!("works", "red works = 0", |player| player.capital_buildings.len()),
    of_player!("worker", "BUILDING", "red worker mill = no", |player, words| {
        Ok(player.buildings[words.id::<Building>()?.index()].worker.into())
    }),
    of_player!("output", "BUILDING", "red output mill = none", |player, words| {
        Ok(Value::ids(player.buildings[words.id::<Building>()?.index()].output))
    }),
    of_player!("technology", "SHELF", "red technology top = none", |player, words| {
        Ok(Value::ids(player.technologies[words.id::<Shelf>()?.index()]))
    }),
];

fn numbers(list: &[u8]) -> Value {
    let words: Vec<String> = list.iter().map(u8::to_string).collect();
    if words.is_empty() { "none".into() } else { words.join(" ").into() }
}

/// The card of a year, or the decree of an era; none before it is turned up.
fn nth<T: kernel::Id>(cards: &[T], words: &mut Reader<'_>) -> Found {
    let nth = usize::from(words.number(1..=YEARS)?);
    Ok(Value::ids(cards.get(nth - 1).copied()))
}

/// Whether a technology is in the deck: in the game, and neither in the market nor on a shelf.
fn in_deck(view: &View, technology: Technology) -> bool {
    let in_game = view.mode != Mode::Solo || TECHNOLOGIES[technology].solo;
    let mut shelves = view.seats.iter().flat_map(|player| player.technologies);
    in_game && !view.market.contains(&Some(technology)) && !shelves.any(|there| there == Some(technology))
}

/// The cells with an Assistant, as pairs of actions.
fn cells(player: &PlayerView) -> Value {
    Value::ids(player.cells.iter().copied().flatten())
}

fn place(place: Option<Location>) -> &'static str {
    place.map_or("board", Location::word)
}

fn sick(view: &View, words: &mut Reader<'_>) -> Found {
    let word = words.word()?;
    if let Some(location) = Location::from_word(word) {
        return Ok(view.locations[location.index()].sick.into());
    }
    let spots = || Location::ALL.iter().map(|id| id.word()).chain(Road::ALL.iter().map(|id| id.word()));
    let road = Road::from_word(word).ok_or_else(|| words.unknown(spots()))?;
    Ok(view.roads.iter().find(|there| there.road == road).map_or(0, |there| there.sick).into())
}

/// `destroyed`: how many; `destroyed PLACE`: whether this one is.
fn destroyed(view: &View, words: &mut Reader<'_>) -> Found {
    if words.is_empty() {
        return Ok(view.locations.iter().filter(|there| there.destroyed).count().into());
    }
    Ok(view.locations[words.id::<Location>()?.index()].destroyed.into())
}

/// The food and the points of the cheapest way to a place; then, if the Camp saves food, the same with the Camp.
fn fare(view: &View, words: &mut Reader<'_>) -> Found {
    let location: Location = words.id()?;
    let Some(there) = view.run.reach.iter().find(|there| there.location == location) else { return Ok("none".into()) };
    let tell = |fare: Fare| format!("food {} points {}", fare.food, fare.points);
    let with_camp = there.with_camp.map(|fare| format!("camp {}", tell(fare)));
    Ok(there.fare.map(tell).into_iter().chain(with_camp).collect::<Vec<_>>().join(" ").into())
}

fn token(view: &View, words: &mut Reader<'_>) -> Found {
    let token: RewardToken = words.id()?;
    let there = view.reward_tokens.iter().find(|there| there.token == token);
    Ok(there.map_or("out", |there| if there.face_up { "up" } else { "down" }).into())
}

/// `score`: the whole; `score CATEGORY`: one line of the sheet, 0 for a line that this game does not have.
fn score(player: &PlayerView, words: &mut Reader<'_>) -> Found {
    if words.is_empty() {
        return Ok(player.score.into());
    }
    let category = words.one_of(&CATEGORIES.map(|category| (category, category)))?;
    let line = player.score_sheet.iter().find(|line| line.category == category);
    Ok(line.map_or(0, |line| line.points).into())
}

/// What the actions would do now.
pub(super) const OUTLOOKS: [&str; 10] = [
    "points",
    "sites",
    "buildings",
    "capital_buildings",
    "outputs",
    "technologies",
    "healings",
    "worker_places",
    "laboratories",
    "can_clear",
];

fn outlook(outlook: &Outlook, words: &mut Reader<'_>) -> Found {
    Ok(match words.one_of(&OUTLOOKS.map(|what| (what, what)))? {
        "points" => outlook.points.into(),
        "sites" => Value::ids(outlook.sites.iter().copied()),
        "buildings" => Value::ids(outlook.buildings.iter().copied()),
        "capital_buildings" => Value::ids(outlook.capital_buildings.iter().copied()),
        "outputs" => outlook.outputs.map(|n| n.to_string()).join(" ").into(),
        "technologies" => Value::ids(outlook.technologies.iter().copied()),
        "healings" => outlook.healings.into(),
        "worker_places" => outlook.worker_places.into(),
        "laboratories" => outlook.laboratories.into(),
        _ => outlook.can_clear.into(),
    })
}
