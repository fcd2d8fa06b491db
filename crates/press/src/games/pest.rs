//! Pest: the map, plague, favour and Capital cards, decrees, technologies, the player board, tracks, editions.

mod columns;
mod editions;

use crate::code::{Code, hex, literal};
use crate::column::{custom, flag, list, many, maybe_one, number, tagged};
use crate::data::{Data, Node};
use crate::fault::Result;
use crate::ids::{Ids, camel};
use columns::{GOODS, ROUTES, cost, good, good_path, reward, reward_lists, route, routes, size};

/// Technologies and buildings work by rules of their own, which know them by their names.
pub(super) const PINNED: &[&str] = &["technologies.technology.*.effect.kind", "player_board.building.*.kind"];

/// Writes `data.rs`.
pub(super) fn describe(data: &Data, code: &mut Code) -> Result<()> {
    code.uses("crate::shape::{Agenda, BuildingKind, Effect, Gain, Imperative, Reward, RewardKind}");
    code.uses("crate::vocabulary::{ByGood, ByRoute, BySize, Good, Shelf, Size}");
    let locations = Ids::of(data, "locations.location", "Location", 45)?;
    let start_cards = Ids::of(data, "start_cards.start_card", "StartCard", 5)?;
    code.ids(&locations, "A location of the map.");
    code.ids(&start_cards, "A starting-location card.");
    map(data, code, &locations, &start_cards)?;
    cards(data, code)?;
    capital(data, code)?;
    decrees(data, code)?;
    player_board(data, code)?;
    tracks(data, code)?;
    constants(data, code)?;
    variants(data, code)?;
    editions::describe(data, code)
}

/// Locations, roads, starting cards, tokens of the advanced set-up.
fn map(data: &Data, code: &mut Code, locations: &Ids<'_>, start_cards: &Ids<'_>) -> Result<()> {
    code.table_by(
        locations,
        "LocationData",
        "LOCATIONS",
        ["A location as printed.", "The locations as printed."],
        &[
            size("type"),
            good("resource", "resource", "What it yields."),
            custom("ruined_with", "u8", "Bit n is set if it lies in ruins from the start with n players.", |row| {
                let counts = row.get("destroyed_at")?.list()?;
                let bits = counts.iter().try_fold(0, |bits, n| Ok(bits | bit(n)?))?;
                Ok(bits.to_string())
            }),
            flag("sick", "initial_sick", "Whether a sick subject lies there at the start."),
            routes("ports", "ports", "Its ports, as bits by route."),
            maybe_one("start", "start_card", start_cards, "The starting card that shows it."),
        ],
    )?;
    let roads = Ids::of(data, "roads.road", "Road", 84)?;
    code.ids(&roads, "A road of the map.");
    let mut near: Vec<Vec<(usize, String)>> = vec![Vec::new(); locations.len()];
    let mut gates = 0_u64;
    let mut of_route: [Vec<String>; 3] = Default::default();
    for row in roads.rows {
        let road = roads.path(row.get("id")?)?;
        let color = row.get("color")?;
        if let Some(route) = ROUTES.iter().position(|route| color.text().is_ok_and(|text| text == *route)) {
            of_route[route].push(road.clone());
        } else if color.text()? != "plain" {
            return Err(color.fault("a road is plain, red, blue or black"));
        }
        let (a, b) = (row.get("a")?, row.get("b")?);
        let ends = [(a, b), (b, a)];
        for (from, to) in ends {
            if to.text()? == "capital" {
                gates |= 1 << locations.index(from)?;
            } else if from.text()? != "capital" {
                near[locations.index(from)?].push((locations.index(to)?, format!("({}, {road})", locations.path(to)?)));
            }
        }
    }
    let lists: Vec<String> = near
        .iter_mut()
        .map(|list| {
            list.sort();
            format!("&[{}]", list.iter().map(|(_, pair)| pair.as_str()).collect::<Vec<_>>().join(", "))
        })
        .collect();
    let doc = "The neighbours of each location with the road to them, in the order of the data file.";
    code.by("Location", "&[(Location, Road)]", "NEIGHBOURS", doc, &lists);
    code.constant("GATES", "u64", "The locations joined to the Capital, as bits.", hex(gates.into()));
    let lists: Vec<String> = of_route.iter().map(|roads| format!("&[{}]", roads.join(", "))).collect();
    code.by("Route", "&[Road]", "ROUTES", "The roads of each route.", &lists);
    code.table_by(
        start_cards,
        "StartData",
        "START_CARDS",
        ["A starting-location card.", "The starting-location cards."],
        &[many("locations", "locations", locations, "The three locations it shows.")],
    )?;
    let tokens = Ids::of(data, "location_tokens.token", "LocationToken", 48)?;
    code.ids(&tokens, "A token of the advanced set-up.");
    code.table_by(
        &tokens,
        "TokenData",
        "TOKENS",
        ["A token of the advanced set-up.", "The tokens of the advanced set-up."],
        &[
            size("type"),
            good("resource", "resource", "What the location yields instead."),
            flag("sick", "sick", "Whether a sick subject lies there at the start."),
        ],
    )
}

/// Plague and favour cards.
fn cards(data: &Data, code: &mut Code) -> Result<()> {
    let plague = Ids::of(data, "plague_cards.plague_card", "PlagueCard", 18)?;
    code.ids(&plague, "A plague card.");
    code.table_by(
        &plague,
        "PlagueData",
        "PLAGUE_CARDS",
        ["What a plague card strikes.", "What the plague cards strike."],
        &[
            routes("roads", "roads", "The roads of these routes, as bits."),
            routes("ports", "ports", "Locations with these ports, as bits by route."),
            list("groups", "groups", "(Size, Good)", "Locations of this size with this resource.", |node| {
                Ok(format!("(Size::{}, {})", camel(node.get("type")?.text()?), good_path(node.get("resource")?)?))
            }),
            custom("pile", "Option<u8>", "Its pile in the set-up for one or two, by route.", |row| {
                let pile = row.get("pile")?;
                if pile.text()?.is_empty() { Ok("None".to_owned()) } else { Ok(format!("Some({})", route(pile)?)) }
            }),
        ],
    )?;
    let favour = Ids::of(data, "favour_cards.favour_card", "FavourCard", 10)?;
    code.ids(&favour, "A favour card.");
    code.table_by(
        &favour,
        "FavourData",
        "FAVOUR_CARDS",
        ["A favour card.", "The favour cards."],
        &[reward_lists("places", ["left", "middle", "right"], "The rewards: left, middle, right.")],
    )?;
    Ok(())
}

/// Everything of the Capital.
fn capital(data: &Data, code: &mut Code) -> Result<()> {
    let cards = Ids::of(data, "capital.capital_card", "CapitalCard", 5)?;
    code.ids(&cards, "A Capital card.");
    code.table_by(
        &cards,
        "CapitalCardData",
        "CAPITAL_CARDS",
        ["A Capital card.", "The Capital cards."],
        &[
            reward_lists("places", ["first", "second", "third"], "The rewards: first, second, third."),
            reward_lists("choices", ["first_choice_a", "first_choice_b"], "One of the two goes to the first as well."),
        ],
    )?;
    let buildings = Ids::of(data, "capital.capital_building", "CapitalBuilding", 5)?;
    code.ids(&buildings, "A building of the Capital.");
    code.table_by(
        &buildings,
        "CapitalBuildingData",
        "CAPITAL_BUILDINGS",
        ["A building of the Capital.", "The buildings of the Capital."],
        &[
            cost(),
            number("renown", "renown_tokens", "Renown tokens it brings."),
            number("influence", "influence", "Influence it brings."),
        ],
    )?;
    let tokens = Ids::of(data, "capital.reward_token", "RewardToken", 14)?;
    code.ids(&tokens, "A reward token of the Capital.");
    let lists = tokens.rows.iter().map(|row| Ok(format!("&[{}]", reward(row)?))).collect::<Result<Vec<_>>>()?;
    code.by("RewardToken", "&[Reward]", "REWARD_TOKENS", "What the reward tokens give.", &lists);
    Ok(())
}

/// Decrees and technologies.
fn decrees(data: &Data, code: &mut Code) -> Result<()> {
    let decrees = Ids::of(data, "decrees.decree", "Decree", 15)?;
    code.ids(&decrees, "A decree.");
    code.table_by(
        &decrees,
        "DecreeData",
        "DECREES",
        ["A decree.", "The decrees."],
        &[
            custom("era", "u8", "Its era, from 0.", |row| {
                let era = row.get("era")?;
                let before = era.number::<u8>()?.checked_sub(1).filter(|&era| era < 3);
                before.map(|era| era.to_string()).ok_or_else(|| era.fault("there are three eras"))
            }),
            custom("agenda", "Agenda", "What pays at the end of the era.", |row| {
                tagged(row.get("agenda")?, "Agenda", "kind", &[])
            }),
            custom("imperative", "Imperative", "What advances the marker.", |row| {
                tagged(row.get("imperative")?, "Imperative", "kind", &[])
            }),
            flag("needs_opponents", "needs_opponents", "Whether the solo game leaves it out."),
        ],
    )?;
    let technologies = Ids::of(data, "technologies.technology", "Technology", 30)?;
    code.ids(&technologies, "A technology.");
    code.table_by(
        &technologies,
        "TechnologyData",
        "TECHNOLOGIES",
        ["A technology.", "The technologies."],
        &[
            number("cost", "cost", "Research tokens."),
            number("renown", "renown", "Renown in a slot at the end, or as tokens when discarded."),
            custom("shelf", "Option<Shelf>", "Where alone it fits.", |row| {
                let slot = row.get("slot")?.text()?;
                Ok(if slot == "any" { "None".to_owned() } else { format!("Some(Shelf::{})", camel(slot)) })
            }),
            custom("effect", "Effect", "What it does.", |row| {
                let words = [("type", "size", "Size"), ("gain", "gain", "Gain")];
                tagged(row.get("effect")?, "Effect", "kind", &words)
            }),
            flag("solo", "solo", "Whether the solo game uses it."),
        ],
    )?;
    let trials = data.row("technologies.technology", "clinical_trials")?.get("effect")?;
    let [herbs, healed] = [trials.get("herbs")?.number::<u8>()?, trials.get("healed")?.number::<u8>()?];
    let doc = "Herbs that Clinical Trials cost, and subjects that they heal.";
    code.constant("TRIALS", "[u8; 2]", doc, format_args!("[{herbs}, {healed}]"));
    Ok(())
}

fn player_board(data: &Data, code: &mut Code) -> Result<()> {
    let buildings = Ids::of(data, "player_board.building", "Building", 10)?;
    code.ids(&buildings, "A building of the player board.");
    code.table_by(
        &buildings,
        "BuildingData",
        "BUILDINGS",
        ["A building of the player board.", "The buildings of the player board."],
        &[
            custom("kind", "BuildingKind", "What kind it is.", |row| {
                Ok(format!("BuildingKind::{}", camel(row.get("kind")?.text()?)))
            }),
            cost(),
            number("renown", "renown", "Renown at the end."),
            custom("column", "Option<u8>", "Its column, from 0; none for the Castle.", |row| {
                let column = row.get("column")?.number::<u8>()?.checked_sub(1);
                Ok(format!("{column:?}"))
            }),
            flag("needs_worker", "needs_worker", "Whether it works only with a worker."),
            number("amount", "amount", "How much it gives."),
        ],
    )?;
    let bonuses = data
        .rows("player_board.column")?
        .iter()
        .map(|row| row.get("bonus")?.number::<u8>())
        .collect::<Result<Vec<_>>>()?;
    code.constant("COLUMNS", "[u8; 3]", "The bonus of each complete column.", format_args!("{bonuses:?}"));
    code.table(
        "HealedSpace",
        "HEALED_TRACK",
        ["A space of the healed track.", "The healed track."],
        data.get("player_board.healed_space")?.count(12)?,
        &[
            number("herbs", "herbs", "Herbs to heal onto it."),
            number("renown", "renown", "Renown at the end while occupied."),
            flag("laboratory", "laboratory", "Whether it is a laboratory."),
        ],
    )?;
    let start = data.get("player_board.start")?;
    let goods = GOODS.iter().map(|good| Ok(start.get(good)?.number::<u8>()?.to_string()));
    let goods = goods.collect::<Result<Vec<_>>>()?;
    code.by("Good", "u8", "START_GOODS", "What a storage holds at the start.", &goods);
    let of = |path: &str| data.get(&format!("player_board.{path}"));
    code.number("START_RESEARCH", "Research tokens at the start.", of("start.research")?)?;
    code.number("STORAGE", "The storage limit.", of("storage.max")?)?;
    code.number("STORAGE_BLOCKED", "The storage limit with a sick subject on it.", of("storage.max_when_blocked")?)?;
    code.number("REGULAR", "Printed regular Quarantine slots.", of("quarantine.regular")?)?;
    code.numbers("CEMETERY", 5, "What each Cemetery slot costs at an era end.", of("cemetery.negative_renown")?)?;
    code.number("CEMETERY_OVERFLOW", "What a subject costs that finds no grave.", of("cemetery.overflow_tokens")?)?;
    for (at, row) in data.rows("player_board.healed_space")?.iter().enumerate() {
        row.get("space")?.equals(at + 1, "the number of this space")?;
    }
    Ok(())
}

fn tracks(data: &Data, code: &mut Code) -> Result<()> {
    code.number("INFLUENCE_END", "The last space of the influence track.", data.get("tracks.influence.max")?)?;
    let icons = data.get("tracks.influence.renown_icons")?;
    code.numbers("RENOWN_ICONS", icons.list()?.len(), "The spaces with a renown icon.", icons)?;
    let rewards = data.rows("tracks.influence_reward")?;
    let border = rewards.iter().map(|row| Ok(format!("({}, {})", row.get("space")?.number::<u8>()?, reward(row)?)));
    code.constant(
        "BORDER",
        &format!("[(u8, Reward); {}]", rewards.len()),
        "The border rewards of the influence track, by space.",
        format_args!("[{}]", border.collect::<Result<Vec<_>>>()?.join(", ")),
    );
    let spaces = data.get("tracks.imperative_space")?.count(12)?;
    for (at, row) in spaces.iter().enumerate() {
        row.get("era")?.equals(at / 4 + 1, "the era of this space")?;
        row.get("level")?.equals(at % 4 + 1, "the level of this space")?;
    }
    let columns = [
        number("influence", "influence", "Influence on reaching it."),
        number("renown", "renown", "Renown at the end."),
    ];
    code.structure("ImperativeSpace", "A space of an imperative track.", &columns);
    let eras = spaces.chunks(4).map(|era| {
        let spaces = era.iter().map(|row| literal("ImperativeSpace", row, &columns));
        Ok(format!("[{}]", spaces.collect::<Result<Vec<_>>>()?.join(", ")))
    });
    let eras = eras.collect::<Result<Vec<_>>>()?.join(", ");
    let doc = "The imperative tracks of the three eras, from level 1.";
    code.constant("IMPERATIVES", "[[ImperativeSpace; 4]; 3]", doc, format_args!("[{eras}]"));
    Ok(())
}

fn constants(data: &Data, code: &mut Code) -> Result<()> {
    let colours = Ids::of(data, "game.color", "Color", 5)?;
    code.ids(&colours, "The colour of a player.");
    let of = |name: &str| data.get(&format!("game.game.{name}"));
    of("max_players")?.equals(colours.len(), "the number of colours")?;
    code.numbers("ASSISTANTS", 3, "Assistants a player places in a year of each era.", of("assistants_per_era")?)?;
    code.numbers("SICK_PER_SPOT", 3, "Sick subjects on each struck spot in each era.", of("sick_per_spot_per_era")?)?;
    code.number("DESTROY_AT", "So many sick subjects destroy a location.", of("destroy_at")?)?;
    code.number("MOVE_POINTS", "Movement points.", of("move_points")?)?;
    for (name, field, doc) in [
        ("INFLUENCE", "influence", "Influence for a building, by size of the location."),
        ("CAPACITY", "capacity", "Buildings that fit, by size of the location."),
    ] {
        let sizes =
            ["village", "town", "city"].map(|size| Ok(of(&format!("{field}_{size}"))?.number::<u8>()?.to_string()));
        code.by("Size", "u8", name, doc, &sizes.into_iter().collect::<Result<Vec<_>>>()?);
    }
    let by_players = data.get("game.reward_tokens_by_players")?;
    let counts = (1..=5).map(|n| by_players.get(&format!("p{n}"))?.number::<u8>()).collect::<Result<Vec<_>>>()?;
    let doc = "Reward tokens in play by number of players, from one.";
    code.constant("REWARDS_BY_PLAYERS", "[u8; 5]", doc, format_args!("{counts:?}"));
    let of = |name: &str| data.get(&format!("game.scoring.{name}"));
    code.number("RESOURCES_PER_RENOWN", "Resources worth one renown at the end.", of("resources_per_renown")?)?;
    code.number("COINS_PER_RENOWN", "Coins worth one renown at the end.", of("coins_per_renown")?)?;
    code.number("MOST_INFLUENCE", "Renown for the most influence.", of("most_influence")?)?;
    code.number("SECOND_INFLUENCE", "Renown for the second most influence.", of("second_influence")?)
}

fn variants(data: &Data, code: &mut Code) -> Result<()> {
    let of = |name: &str| data.get(&format!("game.duel.{name}"));
    let covered = of("covered_influence")?;
    code.numbers("DUEL_THRESHOLDS", 3, "The levels of the threshold tokens.", of("imperative_thresholds")?)?;
    code.numbers("DUEL_COVERED", covered.list()?.len(), "The covered influence spaces.", covered)?;
    let bonuses = covered.list()?.len() + 1;
    code.numbers("DUEL_BONUS", bonuses, "Renown by covered spaces passed.", of("influence_bonus")?)?;
    code.number("DUEL_CAPITAL_BUILDINGS", "Renown for more Capital buildings.", of("most_capital_buildings")?)?;
    code.number("DUEL_QUARANTINE", "Negative Renown for more sick subjects.", of("most_quarantine_negative")?)?;
    code.number("DUEL_NEUTRAL", "Neutral subjects at the start.", of("neutral_start")?)?;
    code.number("DUEL_NEUTRAL_PER_ERA", "Neutral subjects that come at each era end.", of("neutral_per_era")?)?;
    let of = |name: &str| data.get(&format!("game.solo.{name}"));
    let levels = of("imperative_subjects")?
        .count(3)?
        .iter()
        .map(|era| era.list()?.iter().try_fold(0, |bits, level| Ok(bits | bit(level)? >> 1)));
    let levels = levels.collect::<Result<Vec<_>>>()?;
    let doc = "Levels with a neutral subject, as bits from level 1.";
    code.constant("SOLO_IMPERATIVES", "[u8; 3]", doc, format_args!("{levels:?}"));
    let spaces = of("influence_subjects")?;
    code.numbers("SOLO_INFLUENCE", spaces.list()?.len(), "Influence spaces with a neutral subject.", spaces)?;
    let favour = ["favour_left", "favour_middle", "favour_right"].map(|place| {
        let bounds = of(place)?.count(2)?;
        Ok(format!("[{}, {}]", bounds[0].number::<u8>()?, bounds[1].number::<u8>()?))
    });
    let favour = favour.into_iter().collect::<Result<Vec<_>>>()?.join(", ");
    let doc = "Neutral subjects left on the influence track for the left, middle and right favour.";
    code.constant("SOLO_FAVOUR", "[[u8; 2]; 3]", doc, format_args!("[{favour}]"));
    code.number("SOLO_LEFTOVER", "Negative Renown for a neutral subject left over.", of("negative_per_leftover")?)?;
    let ranks = Ids::of(data, "game.solo_rank", "Rank", 8)?;
    code.ids(&ranks, "A rank of the solo game.");
    let floors = ranks.rows.iter().map(|row| Ok(row.get("min")?.number::<i32>()?.to_string()));
    let floors = floors.collect::<Result<Vec<_>>>()?;
    code.by("Rank", "i32", "RANKS", "The lowest total for each rank.", &floors);
    for (field, listed, table, on) in [
        ("removed_technologies", "technologies.technology", "solo", false),
        ("removed_decrees", "decrees.decree", "needs_opponents", true),
    ] {
        agree(of(field)?, data.rows(listed)?, table, on)?;
    }
    Ok(())
}

/// A small number as a bit.
fn bit(node: &Node) -> Result<u8> {
    let number = node.number::<u32>()?;
    1_u8.checked_shl(number).ok_or_else(|| node.fault(format!("{number} does not fit here")))
}

/// What the solo game removes must be what the cards themselves say.
fn agree(removed: &Node, rows: &[Node], field: &str, on: bool) -> Result<()> {
    let removed_numbers = removed.list()?.iter().map(Node::number::<u8>).collect::<Result<Vec<_>>>()?;
    for row in rows {
        let number = row.get("number")?.number::<u8>()?;
        if removed_numbers.contains(&number) != (row.get(field)?.flag()? == on) {
            return Err(row.get(field)?.fault(format!("number {number} disagrees with {}", removed.place)));
        }
    }
    Ok(())
}
