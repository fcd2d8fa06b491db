//! Pandemic: Contagion: cities and their actions, round cards, colours, mutations, set-up.

use crate::code::Code;
use crate::column::{custom, flag, number, numbers, one, option};
use crate::data::{Data, Node};
use crate::fault::Result;
use crate::ids::{Ids, camel};

/// Writes `data.rs`.
pub(super) fn describe(data: &Data, code: &mut Code) -> Result<()> {
    for ty in ["CityCard", "Effect", "Modify", "NeutralPlays", "Pick", "RoundFace", "RoundKind"] {
        code.uses(&format!("crate::card::{ty}"));
    }
    for ty in ["Setup", "Timing", "Tracks", "Where", "Who"] {
        code.uses(&format!("crate::card::{ty}"));
    }
    let colors = Ids::of(data, "colors.color", "Color", 6)?;
    let diseases = Ids::of(data, "colors.disease", "Disease", 5)?;
    let tracks = Ids::of(data, "game.track", "Track", 3)?;
    let specials = Ids::of(data, "city_actions.special", "Special", 21)?;
    let cities = Ids::of(data, "cities.city", "City", 24)?;
    let cards = Ids::of(data, "events.round_card", "RoundCard", 18)?;
    code.ids(&colors, "A colour of Contagion cards and of cities: a region of the world.");
    code.ids(&diseases, "A disease, by its colour.");
    code.ids(&tracks, "A mutation of a disease.");
    code.ids(&specials, "The special action of a City card.");
    code.ids(&cities, "A City card.");
    code.ids(&cards, "An Event or WHO card.");

    city_cards(data, code, &cities, &colors, &specials)?;
    special_actions(data, code, &specials, &tracks)?;
    round_cards(data, code, &cards, &tracks)?;
    constants(data, code, &colors, &diseases, &tracks)
}

fn city_cards(data: &Data, code: &mut Code, cities: &Ids<'_>, colors: &Ids<'_>, specials: &Ids<'_>) -> Result<()> {
    let columns = [
        one("color", "color", colors, ""),
        number("population", "population", ""),
        numbers("points", "points", 3, ""),
        flag("two_player", "two_player", ""),
        custom("keep", "bool", "", |row| {
            Ok((choice(row.get("action_mode")?, &["immediate", "keep"])? == "keep").to_string())
        }),
        one("special", "action", specials, ""),
    ];
    code.array_by(cities, "CityCard", "CITIES", "The City cards, by city.", &columns)?;
    for (index, row) in cities.rows.iter().enumerate() {
        let population = row.get("population")?;
        row.get("points")?.count(3)?[0].equals(population.number()?, "the population")?;
        for other in &cities.rows[..index] {
            let same = |field: &str| Ok(row.get(field)?.text()? == other.get(field)?.text()?);
            if same("color")? && other.get("population")?.number::<u8>()? == population.number::<u8>()? {
                return Err(population.fault("another city of this colour has the same population"));
            }
        }
        let region = colors.rows[colors.index(row.get("color")?)?].get("region")?.text()?;
        if row.get("region")?.text()? != region {
            return Err(row.get("region")?.fault(format!("cities of this colour lie in `{region}`")));
        }
    }
    data.get("cities.city")?.count(cities.len())?;
    Ok(())
}

fn special_actions(data: &Data, code: &mut Code, specials: &Ids<'_>, tracks: &Ids<'_>) -> Result<()> {
    let mut lists = Vec::new();
    for row in specials.rows {
        lists.push(effects(data, row, tracks, "city")?);
    }
    code.by("Special", "&[Effect]", "SPECIALS", "What the special actions do, by action.", &lists);
    Ok(())
}

fn round_cards(data: &Data, code: &mut Code, cards: &Ids<'_>, tracks: &Ids<'_>) -> Result<()> {
    let columns = [
        custom("kind", "RoundKind", "", |row| word(row.get("kind")?, "RoundKind", &["event", "who"])),
        flag("skull", "skull", ""),
        flag("new_city", "new_city", ""),
        custom("timing", "Timing", "", |row| word(row.get("timing")?, "Timing", &["start", "during", "end"])),
        custom("effects", "&'static [Effect]", "", |row| effects(data, row, tracks, row.get("kind")?.text()?)),
        custom("modify", "Modify", "", turn_modify),
    ];
    code.array_by(cards, "RoundFace", "ROUND_CARDS", "The Event and WHO cards, by card.", &columns)?;
    for row in cards.rows {
        let lasting = row.get("timing")?.text()? == "during";
        for effect in row.get("effects")?.list()? {
            if (effect.get("op")?.text()? == "modify") != lasting {
                return Err(effect.fault("a `during` card changes actions, and no other card does"));
            }
        }
        let symbols = row.get("skull")?.flag()? || row.get("new_city")?.flag()?;
        if symbols && row.get("kind")?.text()? == "who" {
            return Err(row.fault("WHO cards carry no symbols"));
        }
    }
    Ok(())
}

/// The effects of a card as Rust. Each must be a primitive of `effects.toml` that this kind of card may have.
fn effects(data: &Data, row: &Node, tracks: &Ids<'_>, source: &str) -> Result<String> {
    let mut list = Vec::new();
    let mut losses: Vec<&str> = Vec::new();
    for node in row.get("effects")?.list()? {
        let op = node.get("op")?;
        let known = data.row("effects.op", op.text()?).map_err(|_| op.fault("no such primitive in effects.toml"))?;
        if !known.get("sources")?.text()?.split(", ").any(|allowed| allowed == source) {
            return Err(op.fault(format!("this primitive is not for {source} cards")));
        }
        if known.get("resistible")?.flag()? {
            if source != "city" && losses.contains(&op.text()?) {
                return Err(op.fault("the losses of one card are one set: each kind may stand here once"));
            }
            if source != "city" && node.opt("who").is_some() {
                return Err(node.fault("the card of the round hits whoever resolves it"));
            }
            losses.push(op.text()?);
        }
        list.push(effect(node, op, tracks, source)?);
    }
    Ok(format!("&[{}]", list.join(", ")))
}

/// One primitive as a variant of `Effect`.
fn effect(node: &Node, op: &Node, tracks: &Ids<'_>, source: &str) -> Result<String> {
    let n = || node.get("n")?.number::<u8>();
    let who = || match node.opt("who") {
        None => Ok("Who::Itself".to_owned()),
        Some(who) if who.text()? == "self" => Ok("Who::Itself".to_owned()),
        Some(who) => word(who, "Who", &["each_opponent", "one_opponent"]),
    };
    let mask = || Ok(format!("Tracks({})", tracks.bits(node.get("tracks")?)?));
    let place = |field| word(node.get(field)?, "Where", &["new", "present", "any"]);
    Ok(match op.text()? {
        "draw" => format!("Effect::Draw({})", n()?),
        "discard" => format!("Effect::Discard {{ n: {}, who: {} }}", n()?, who()?),
        "steal" => format!("Effect::Steal({})", n()?),
        "place" => {
            let (n, spread) = (n()?, node.get("spread")?.flag()?);
            if spread && n > 4 {
                return Err(node.fault("a spread reaches four cities at most"));
            }
            format!("Effect::Place {{ n: {n}, place: {}, spread: {spread} }}", place("where")?)
        }
        "remove" => {
            let pick = word(node.get("pick")?, "Pick", &["any", "each_city", "largest_city_all"])?;
            format!("Effect::Remove {{ n: {}, who: {}, pick: {pick} }}", n()?, who()?)
        }
        "remove_enemy" => format!("Effect::RemoveEnemy({})", n()?),
        "level_down" => format!("Effect::LevelDown {{ n: {}, who: {}, tracks: {} }}", n()?, who()?, mask()?),
        "level_up" => format!("Effect::LevelUp {{ n: {}, tracks: {} }}", n()?, mask()?),
        "move" => format!("Effect::Move {{ n: {}, to: {} }}", n()?, place("to")?),
        "climb" => "Effect::Climb".to_owned(),
        "points" => format!("Effect::Points({})", n()?),
        "extra_action" => format!("Effect::ExtraAction({})", n()?),
        "ignore_round_card" => "Effect::IgnoreRoundCard".to_owned(),
        "modify" => {
            let scope = if source == "city" { "next_infect" } else { "turn" };
            choice(node.get("scope")?, &[scope])?;
            format!("Effect::Modify({})", modify(node, source == "city")?)
        }
        other => return Err(op.fault(format!("nothing says how to read `{other}`"))),
    })
}

/// The change of actions on a round card; no change on those that are resolved once.
fn turn_modify(row: &Node) -> Result<String> {
    match row.get("effects")?.list()? {
        [only] if only.get("op")?.text()? == "modify" => modify(only, false),
        effects if effects.iter().all(|effect| effect.get("op").is_ok_and(|op| op.text() != Ok("modify"))) => {
            changes(None)
        }
        _ => Err(row.fault("a card that changes actions has one effect")),
    }
}

/// What a `modify` can add to or take from.
const DELTAS: [&str; 5] =
    ["draw_delta", "infect_cubes_delta", "infect_cost_new_delta", "infect_cost_present_delta", "mutate_cost_delta"];

/// The keys of a `modify` as a `Modify`.
fn modify(node: &Node, next_infect: bool) -> Result<String> {
    for (key, value) in node.fields()? {
        let for_infection = key.starts_with("infect_c") || key == "infect_free";
        if next_infect && !for_infection && key != "op" && key != "scope" {
            return Err(value.fault(format!("`{key}` cannot wait for the next Infect a City action")));
        }
        if !DELTAS.contains(&key) && !["op", "scope", "infect_free", "infect_limit", "ban"].contains(&key) {
            return Err(value.fault(format!("nothing says how to read `{key}`")));
        }
    }
    changes(Some(node))
}

/// A `Modify` in full, with or without changes: a constant of the game would be Rust that no patch can read.
fn changes(node: Option<&Node>) -> Result<String> {
    let of = |key: &str| node.and_then(|node| node.opt(key));
    let mut fields = Vec::new();
    for delta in DELTAS {
        fields.push(format!("{delta}: {}", of(delta).map_or(Ok(0), Node::number::<i8>)?));
    }
    fields.push(format!("infect_free: {}", of("infect_free").map_or(Ok(false), Node::flag)?));
    let limit = option(of("infect_limit"), |n| Ok(n.number::<u8>()?.to_string()))?;
    fields.push(format!("infect_limit: {limit}"));
    if let Some(ban) = of("ban") {
        choice(&ban.count(1)?[0], &["infect_new"])?;
    }
    fields.push(format!("ban_new: {}", of("ban").is_some()));
    Ok(format!("Modify {{ {} }}", fields.join(", ")))
}

fn constants(data: &Data, code: &mut Code, colors: &Ids<'_>, diseases: &Ids<'_>, tracks: &Ids<'_>) -> Result<()> {
    let of = |name: &str| data.get(&format!("game.game.{name}"));
    code.number("HAND_LIMIT", "The most cards in a hand.", of("hand_limit")?)?;
    code.number("STARTING_HAND", "Cards dealt to each player.", of("starting_hand")?)?;
    code.number("ACTIONS", "Actions of a turn.", of("actions_per_turn")?)?;
    code.number("CUBES_IN_DISH", "Cubes that a player has for cities.", of("cubes_in_dish")?)?;
    code.number("NEUTRAL_CUBES", "Cubes of the neutral disease.", of("neutral_cubes")?)?;
    code.constant("INFECT_COST_NEW", "i8", "Cards for a new city.", of("infect_cost_new")?.number::<i8>()?);
    let present = of("infect_cost_present")?.number::<i8>()?;
    code.constant("INFECT_COST_PRESENT", "i8", "Cards for a city of presence.", present);
    code.number("JOKER_CARDS", "Cards that stand for one of another colour.", of("joker_cards")?)?;
    code.number("NO_ACTION_DRAW", "Cards for who cannot act.", of("no_action_draw")?)?;
    code.numbers("DEATH_TOLL_SKULLS", 3, "Skull counts that bring a death toll.", of("death_toll_skulls")?)?;
    let left = of("end_when_cities_left")?.number::<usize>()?;
    code.constant("END_CITIES", "usize", "So many cities left end the game.", left);
    let on_board = of("cubes_on_player_board")?;
    on_board.equals(tracks.len(), "the number of mutations")?;
    let cubes = of("cubes_per_disease")?.number::<usize>()?;
    of("cubes_in_dish")?.equals(cubes.saturating_sub(tracks.len()), "what the board leaves in the dish")?;
    for disease in diseases.rows {
        disease.get("cubes")?.equals(cubes, "the number of cubes of a disease")?;
    }

    let start = of("starting_levels")?;
    let mut starting = Vec::new();
    let mut costs = Vec::new();
    for row in tracks.rows {
        starting.push(start.get(row.get("id")?.text()?)?.number::<u8>()?.to_string());
        let steps = row.get("cost_up")?.count(4)?.iter().map(Node::number::<u8>).collect::<Result<Vec<_>>>()?;
        row.get("levels")?.count(steps.len() + 1)?;
        costs.push(format!("{steps:?}"));
    }
    code.by("Track", "u8", "STARTING_LEVELS", "Levels at the start, by mutation.", &starting);
    code.constant("TOP_LEVEL", "u8", "The highest level.", 4);
    let doc = "Cards to pay for the step from each level to the next, by mutation.";
    code.by("Track", "[u8; 4]", "COST_UP", doc, &costs);

    let copies = colors.rows.iter().map(|row| row.get("copies")?.number::<u8>()).collect::<Result<Vec<_>>>()?;
    of("contagion_cards")?.equals(copies.iter().map(|&n| usize::from(n)).sum(), "the sum of all colours")?;
    let copies: Vec<String> = copies.iter().map(u8::to_string).collect();
    code.by("Color", "u8", "COPIES", "Contagion cards of each colour.", &copies);
    event_deck(data, code)?;
    let rows = data.get("game.setup")?.count(4)?;
    let columns = [
        number("players", "players", ""),
        number("cities", "cities", ""),
        custom("two_player_pool", "bool", "", |row| {
            Ok((choice(row.get("city_pool")?, &["all", "two_player_icon"])? == "two_player_icon").to_string())
        }),
        custom("neutral", "NeutralPlays", "", |row| {
            word(row.get("neutral")?, "NeutralPlays", &["always", "optional", "never"])
        }),
        custom("head_start", "&'static [u8]", "", |row| {
            let points = row.get("head_start")?.count(row.get("players")?.number()?)?;
            let points = points.iter().map(Node::number::<u8>).collect::<Result<Vec<_>>>()?;
            Ok(format!("&{points:?}"))
        }),
    ];
    code.array("Setup", "SETUPS", "The set-up table.", rows, &columns)
}

fn event_deck(data: &Data, code: &mut Code) -> Result<()> {
    let deck = data.get("game.event_deck")?;
    let order = deck.get("order_top_to_bottom")?;
    let kinds: Vec<_> =
        order.list()?.iter().map(|kind| word(kind, "RoundKind", &["event", "who"])).collect::<Result<_>>()?;
    deck.get("rounds_max")?.equals(kinds.len(), "the number of cards in the deck")?;
    for (kind, count, removed) in
        [("event", "event_cards", "event_cards_removed"), ("who", "who_cards", "who_cards_removed")]
    {
        let cards = data.rows("events.round_card")?;
        let printed = cards.iter().filter(|card| card.get("kind").and_then(Node::text) == Ok(kind)).count();
        deck.get(count)?.equals(printed, "the number of such cards")?;
        let used = order.list()?.iter().filter(|word| word.text() == Ok(kind)).count();
        deck.get(removed)?.equals(printed.saturating_sub(used), "what the deck leaves")?;
    }
    let ty = format!("[RoundKind; {}]", kinds.len());
    let doc = "The kinds of card in the Event deck, from the top.";
    code.constant("ROUND_KINDS", &ty, doc, format_args!("[{}]", kinds.join(", ")));
    Ok(())
}

/// A word out of a closed list.
fn choice<'n>(node: &'n Node, words: &[&str]) -> Result<&'n str> {
    let word = node.text()?;
    if words.contains(&word) { Ok(word) } else { Err(node.fault(format!("one of {} is expected", words.join(", ")))) }
}

/// A word out of a closed list as a variant of `ty`.
fn word(node: &Node, ty: &str, words: &[&str]) -> Result<String> {
    Ok(format!("{ty}::{}", camel(choice(node, words)?)))
}
