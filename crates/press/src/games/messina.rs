//! Messina 1347: town, wheel, tiles, registers, rounds, estates, scroll boards, solo tiles. The shapes of the tables are
//! written by hand in `crates/messina/src/tile.rs`; this fills them.

mod effects;

use std::cell::RefCell;

use crate::code::{Code, hex, literal, mask};
use crate::column::{Column, custom, flag, number, numbers, one, slice};
use crate::data::{Data, Node};
use crate::fault::Result;
use crate::ids::Ids;
use effects::Effects;

/// The hand-written shapes of the tables.
const SHAPES: [&str; 28] = [
    "BoardSide",
    "CabinTile",
    "CartTile",
    "Choice",
    "Cost",
    "Criterion",
    "Demand",
    "DistrictTile",
    "Effect",
    "Entry",
    "Era",
    "EstateSpace",
    "ForemanPaths",
    "Gain",
    "Layout",
    "PlayerCount",
    "PortTile",
    "Reach",
    "RegisterSpace",
    "Removal",
    "RoundSpace",
    "ScrollFace",
    "ScrollTrack",
    "ShipTile",
    "SoloFace",
    "SpaceAction",
    "WheelPosition",
    "WorkshopTile",
];

/// The ids that tables refer to.
struct Kinds<'d> {
    classes: Ids<'d>,
    colours: Ids<'d>,
    rats: Ids<'d>,
    goods: Ids<'d>,
    registers: Ids<'d>,
    districts: Ids<'d>,
    docks: Ids<'d>,
    slots: Ids<'d>,
    workshops: Ids<'d>,
    zones: Ids<'d>,
    spaces: Ids<'d>,
    nodes: Ids<'d>,
}

/// Writes `data.rs`.
pub(super) fn describe(data: &Data, code: &mut Code) -> Result<()> {
    code.uses(&format!("crate::tile::{{{}}}", SHAPES.join(", ")));
    let kinds = ids(data, code)?;
    let effects = RefCell::new(Effects::default());
    town(data, code, &kinds, &effects)?;
    tiles(data, code, &kinds, &effects)?;
    main_board(data, code, &kinds, &effects)?;
    estates(data, code, &kinds, &effects)?;
    scrolls(data, code)?;
    solo(data, code, &kinds)?;
    constants(data, code)?;
    effects.into_inner().choices(code);
    Ok(())
}

fn ids<'d>(data: &'d Data, code: &mut Code) -> Result<Kinds<'d>> {
    let of = |path: &str, ty: &str, count: usize, doc: &str, code: &mut Code| -> Result<Ids<'d>> {
        let ids = Ids::of(data, path, ty, count)?;
        code.ids(&ids, doc);
        Ok(ids)
    };
    of("terms.player_colour", "PlayerColour", 4, "A colour of players, by seat.", code)?;
    of("hexes.port", "Port", 4, "A port hex.", code)?;
    of("ships.ship", "Ship", 9, "A ship.", code)?;
    of("cabins.cabin_upgrade", "CabinUpgrade", 15, "A cabin upgrade.", code)?;
    of("carts.cart", "Cart", 10, "A cart.", code)?;
    of("player_boards.cabin", "Cabin", 4, "A row of quarantine.", code)?;
    of("player_boards.board", "Estate", 5, "A face of the player boards.", code)?;
    of("scrolls.scroll_board", "ScrollBoard", 5, "A face of the scroll boards.", code)?;
    of("solo.solo_tile", "SoloTile", 14, "A solo tile.", code)?;
    let slots = Ids::nested(&data.rows("layouts.layout")?[0], "slot", "Slot", 28)?;
    code.ids(&slots, "A place of the map; the layout for four players has them all.");
    Ok(Kinds {
        classes: of("terms.citizen_class", "Class", 3, "A class of citizens.", code)?,
        colours: of("terms.district_colour", "Colour", 4, "A colour of districts.", code)?,
        rats: of("terms.rat_icon", "RatIcon", 3, "A rat icon of hexes and wheel.", code)?,
        goods: of("terms.good", "Good", 3, "What a ship carries.", code)?,
        registers: of("terms.register", "Register", 3, "A register.", code)?,
        districts: of("hexes.district", "District", 20, "A district hex.", code)?,
        docks: of("ships.dock_tile", "DockTile", 4, "A dock, by the number of its port.", code)?,
        slots,
        workshops: of("workshops.workshop", "Workshop", 33, "A workshop.", code)?,
        zones: of("player_boards.zone", "Zone", 6, "A zone of an estate.", code)?,
        spaces: of("player_boards.space", "Space", 18, "A space of an estate.", code)?,
        nodes: of("player_boards.path_node", "PathNode", 22, "A node of the foremen's paths.", code)?,
    })
}

/// The effect list in this field.
fn effects_in<'a>(field: &'a str, kinds: &'a Kinds<'_>, effects: &'a RefCell<Effects>) -> Column<'a> {
    custom(field, "", "", move |row| effects.borrow_mut().list(row.get(field)?, kinds))
}

/// A table whose shape is written by hand.
fn table(
    code: &mut Code,
    ids: &str,
    ty: &str,
    name: &str,
    doc: &str,
    rows: &[Node],
    columns: &[Column<'_>],
) -> Result<()> {
    let elements = rows.iter().map(|row| literal(ty, row, columns)).collect::<Result<Vec<_>>>()?;
    code.by(ids, ty, name, doc, &elements);
    Ok(())
}

fn values(code: &mut Code, ty: &str, name: &str, doc: &str, elements: &[String]) {
    let count = elements.len();
    code.constant(name, &format!("[{ty}; {count}]"), doc, format_args!("[{}]", elements.join(", ")));
}

fn cost(name: &str) -> Column<'_> {
    custom(name, "Cost", "", move |row| {
        let cost = row.get(name)?;
        Ok(format!(
            "Cost {{ coin: {}, beam: {} }}",
            cost.get("coin")?.number::<u8>()?,
            cost.get("beam")?.number::<u8>()?
        ))
    })
}

/// Player counts as bits.
fn players(node: &Node) -> Result<String> {
    let mut bits = 0_u8;
    for count in node.get("players")?.list()? {
        let count = count.number::<u8>()?;
        bits |= 1_u8
            .checked_shl(count.into())
            .filter(|_| (1..=4).contains(&count))
            .ok_or_else(|| node.fault("one to four play"))?;
    }
    Ok(format!("{bits:#b}"))
}

fn town(data: &Data, code: &mut Code, kinds: &Kinds<'_>, effects: &RefCell<Effects>) -> Result<()> {
    let columns = [
        custom("era", "Era", "", |row| Ok(format!("Era::{}", row.get("class")?.text()?))),
        custom("players", "u8", "", players),
        one("colour", "colour", &kinds.colours, ""),
        one("rat", "rat", &kinds.rats, ""),
        effects_in("effects", kinds, effects),
        cost("repop_cost"),
        custom("repop_citizens", "", "", |row| demands(row.get("repop_citizens")?, kinds)),
        custom("repop_lieutenant", "bool", "", |row| {
            Ok((row.get("repop_lieutenants")?.number::<u8>()? == 1).to_string())
        }),
        number("repop_points", "repop_points", ""),
    ];
    table(code, "District", "DistrictTile", "DISTRICTS", "The districts.", kinds.districts.rows, &columns)?;
    let rows = data.get("hexes.port")?.count(4)?;
    let columns = [
        one("dock", "dock", &kinds.docks, ""),
        one("rat", "rat", &kinds.rats, ""),
        effects_in("effects", kinds, effects),
    ];
    table(code, "Port", "PortTile", "PORTS", "The ports.", rows, &columns)?;
    for (number, row) in rows.iter().enumerate() {
        row.get("number")?.equals(number + 1, "the number of the port in this place")?;
    }
    layouts(data, code, kinds)?;
    let rows = data.get("wheel.position")?.count(12)?;
    for (at, row) in rows.iter().enumerate() {
        row.get("index")?.equals(at + 1, "the number of the position in this place")?;
    }
    let colours = |row: &Node| {
        let one = |class: &&str| kinds.colours.path(row.get(class)?);
        Ok(format!("ById::new([{}])", kinds.classes.in_order().iter().map(one).collect::<Result<Vec<_>>>()?.join(", ")))
    };
    let columns = [one("rat", "rat", &kinds.rats, ""), custom("colours", "", "", colours)];
    code.array("WheelPosition", "WHEEL", "The positions of the population wheel.", rows, &columns)
}

/// Artisans, aristocrats, nuns; the upgraded ones of a class first.
fn demands(list: &Node, kinds: &Kinds<'_>) -> Result<String> {
    let mut demands = Vec::new();
    for demand in list.list()? {
        let upgraded = demand.get("upgraded")?.flag()?;
        let class = demand.get("class")?;
        let text = format!("Demand {{ class: {}, upgraded: {upgraded} }}", kinds.classes.path(class)?);
        demands.push((kinds.classes.index(class)?, !upgraded, text));
    }
    demands.sort();
    Ok(format!("&[{}]", demands.into_iter().map(|(.., text)| text).collect::<Vec<_>>().join(", ")))
}

/// Neighbours of each slot as bits.
fn layouts(data: &Data, code: &mut Code, kinds: &Kinds<'_>) -> Result<()> {
    let mut elements = Vec::new();
    for layout in data.rows("layouts.layout")? {
        let slots = layout.get("slot")?.list()?;
        let known = slots.iter().map(|slot| kinds.slots.index(slot.get("id")?)).collect::<Result<Vec<_>>>()?;
        let districts = slots.iter().filter(|slot| slot.says("kind", "district")).count();
        layout.get("districts")?.equals(districts, "the number of district slots")?;
        let mut near = [0_u32; 28];
        for edge in layout.get("graph")?.get("edges")?.list()? {
            let ends = kinds.slots.distinct(edge)?;
            let [a, b] = ends[..] else { return Err(edge.fault("an edge has two ends")) };
            if !known.contains(&a) || !known.contains(&b) {
                return Err(edge.fault("this layout has no such slot"));
            }
            if near[a] >> b & 1 == 1 {
                return Err(edge.fault("this pair stands here already"));
            }
            near[a] |= 1 << b;
            near[b] |= 1 << a;
        }
        let near: Vec<String> = near.iter().map(|&bits| hex(bits.into())).collect();
        elements.push(format!("Layout {{ districts: {districts}, near: ById::new([{}]) }}", near.join(", ")));
    }
    values(code, "Layout", "LAYOUTS", "The shapes of the town: four, three, two players.", &elements);
    Ok(())
}

fn tiles(data: &Data, code: &mut Code, kinds: &Kinds<'_>, effects: &RefCell<Effects>) -> Result<()> {
    let gains = |field: &'static str| effects_in(field, kinds, effects);
    let columns = [
        number("value", "value", ""),
        one("good", "good", &kinds.goods, ""),
        custom("players", "u8", "", players),
        gains("effects"),
    ];
    table(code, "Ship", "ShipTile", "SHIPS", "The ships.", data.rows("ships.ship")?, &columns)?;
    let columns = [
        number("era", "era", ""),
        one("class", "class", &kinds.classes, ""),
        cost("cost"),
        flag("requires_upgraded", "requires_upgraded", ""),
        gains("output"),
        gains("output_upgraded"),
    ];
    table(code, "Workshop", "WorkshopTile", "WORKSHOPS", "The workshops.", kinds.workshops.rows, &columns)?;
    let columns = [cost("cost"), gains("output")];
    table(
        code,
        "CabinUpgrade",
        "CabinTile",
        "CABIN_UPGRADES",
        "The cabin upgrades.",
        data.rows("cabins.cabin_upgrade")?,
        &columns,
    )?;
    let columns = [number("number", "number", ""), cost("cost"), number("points", "points", "")];
    table(code, "Cart", "CartTile", "CARTS", "The carts.", data.rows("carts.cart")?, &columns)?;
    let of = |wanted: &dyn Fn(&Node) -> Result<bool>| mask(kinds.workshops.rows, wanted).map(hex);
    let by_class = (0..3).map(|class| of(&|row| Ok(kinds.classes.index(row.get("class")?)? == class)));
    code.by("Class", "u64", "CLASS_WORKSHOPS", "Workshops by class, as bits.", &by_class.collect::<Result<Vec<_>>>()?);
    let by_era =
        (1..=2).map(|era| of(&|row| Ok(row.get("era")?.number::<u8>()? == era))).collect::<Result<Vec<_>>>()?;
    code.constant("ERA_WORKSHOPS", "[u64; 2]", "Workshops by era, as bits.", format_args!("[{}]", by_era.join(", ")));
    Ok(())
}

fn order(kinds: &Kinds<'_>, node: &Node) -> Result<String> {
    if node.text()? == "none" { Ok("None".to_owned()) } else { Ok(format!("Some({})", kinds.registers.path(node)?)) }
}

fn main_board(data: &Data, code: &mut Code, kinds: &Kinds<'_>, effects: &RefCell<Effects>) -> Result<()> {
    let rounds = data.rows("rounds.board_side")?;
    let mut elements = Vec::new();
    for side in data.rows("registers.board_side")? {
        let id = side.get("id")?.text()?;
        let track = rounds.iter().find(|rounds| rounds.says("id", id)).ok_or_else(|| side.fault("it has no rounds"))?;
        let mut registers = Vec::new();
        for (register, wanted) in side.get("register")?.count(3)?.iter().zip(kinds.registers.in_order()) {
            if register.get("id")?.text()? != wanted {
                return Err(register.fault(format!("the register in this place is `{wanted}`")));
            }
            let spaces = register.get("space")?;
            register.get("spaces")?.equals(spaces.list()?.len(), "the number of spaces")?;
            let columns = [effects_in("effects", kinds, effects), number("end_points", "end_points", "")];
            let spaces = spaces.list()?.iter().map(|row| literal("RegisterSpace", row, &columns));
            let spaces = spaces.collect::<Result<Vec<_>>>()?;
            registers.push(format!("&[{}]", spaces.join(", ")));
        }
        let columns = [
            custom("order", "", "", |row| order(kinds, row.get("order_register")?)),
            number("ships", "ships", ""),
            number("plague_turns", "plague_turns", ""),
            flag("citizens", "citizens", ""),
            number("fire_cost", "fire_cost", ""),
            number("points_per_cube", "points_per_cube", ""),
            flag("new_hex", "new_hex", ""),
            flag("advanced_workshops", "advanced_workshops", ""),
        ];
        let rounds = track.get("round")?.count(6)?.iter().map(|row| literal("RoundSpace", row, &columns));
        let ranks = slice(side.opt("popularity_rank_points"), |node| Ok(node.number::<u8>()?.to_string()))?;
        elements.push(format!(
            "BoardSide {{ rank_points: {ranks}, overflow_points: {}, registers: ById::new([{}]), rounds: [{}] }}",
            side.get("popularity_overflow_points")?.number::<u8>()?,
            registers.join(", "),
            rounds.collect::<Result<Vec<_>>>()?.join(", "),
        ));
    }
    values(code, "BoardSide", "SIDES", "The sides of the main board.", &elements);
    let tile = data.get("rounds.priority_tile.order_registers")?.count(6)?;
    let tile = tile.iter().map(|node| order(kinds, node)).collect::<Result<Vec<_>>>()?.join(", ");
    let doc = "The order registers of the priority tile, by round.";
    code.constant("PRIORITY_ORDER", "[Option<Register>; 6]", doc, format_args!("[{tile}]"));
    Ok(())
}

fn estates(data: &Data, code: &mut Code, kinds: &Kinds<'_>, effects: &RefCell<Effects>) -> Result<()> {
    let columns = [one("class", "class", &kinds.classes, ""), one("zone", "zone", &kinds.zones, "")];
    table(code, "Space", "EstateSpace", "SPACES", "The spaces of an estate.", kinds.spaces.rows, &columns)?;
    let sectors = (0..3)
        .map(|class| mask(kinds.spaces.rows, |row| Ok(kinds.classes.index(row.get("class")?)? == class)).map(hex));
    code.by("Class", "u32", "SECTORS", "Spaces by class, as bits.", &sectors.collect::<Result<Vec<_>>>()?);
    let zones = kinds.zones.rows.iter().map(|zone| Ok(hex(kinds.spaces.bits(zone.get("spaces")?)?)));
    code.by("Zone", "u32", "ZONES", "Spaces by zone, as bits.", &zones.collect::<Result<Vec<_>>>()?);

    let reaches = kinds.nodes.rows.iter().map(|node| reach(node, kinds)).collect::<Result<Vec<_>>>()?;
    code.by("PathNode", "Reach", "PATH_NODES", "Whom a foreman reaches from each node.", &reaches);
    let mut foremen = data.get("player_boards.foreman")?.count(3)?.iter().collect::<Vec<_>>();
    foremen.sort_by_key(|row| row.get("class").and_then(|class| kinds.classes.index(class)).unwrap_or(usize::MAX));
    let paths = foremen.iter().map(|row| {
        let path = |field: &str| -> Result<String> {
            let nodes = row.get(field)?.count(6)?.iter().map(|node| kinds.nodes.path(node));
            Ok(format!("[{}]", nodes.collect::<Result<Vec<_>>>()?.join(", ")))
        };
        Ok(format!("ForemanPaths {{ paths: [{}, {}] }}", path("path_left")?, path("path_right")?))
    });
    let doc = "The paths of the foremen, by class.";
    code.by("Class", "ForemanPaths", "FOREMEN", doc, &paths.collect::<Result<Vec<_>>>()?);

    let columns = [flag("once", "once", ""), effects_in("effects", kinds, effects)];
    let mut faces = Vec::new();
    for board in data.rows("player_boards.board")? {
        let mut actions = vec![String::new(); kinds.spaces.len()];
        for action in board.get("action")?.count(kinds.spaces.len())? {
            let place = &mut actions[kinds.spaces.index(action.get("space")?)?];
            if !place.is_empty() {
                return Err(action.fault("this space has an action already"));
            }
            *place = literal("SpaceAction", action, &columns)?;
        }
        faces.push(format!("ById::new([{}])", actions.join(", ")));
    }
    code.by("Estate", "BySpace<SpaceAction>", "ESTATES", "What citizens do, by face and space.", &faces);
    Ok(())
}

fn reach(node: &Node, kinds: &Kinds<'_>) -> Result<String> {
    let list = |field: &str, ids: &Ids<'_>, count: usize| -> Result<String> {
        let paths = node.get(field)?.count(count)?.iter().map(|one| ids.path(one));
        Ok(paths.collect::<Result<Vec<_>>>()?.join(", "))
    };
    match node.get("kind")?.text()? {
        "adjacent" => Ok(format!("Reach::Adjacent([{}])", list("spaces", &kinds.spaces, 2)?)),
        "zone" => Ok(format!("Reach::Zone({})", list("zones", &kinds.zones, 1)?)),
        "two_zones" => Ok(format!("Reach::TwoZones([{}])", list("zones", &kinds.zones, 2)?)),
        "any_three" => Ok("Reach::AnyThree".to_owned()),
        _ => Err(node.get("kind")?.fault("no such kind of node")),
    }
}

fn scrolls(data: &Data, code: &mut Code) -> Result<()> {
    let columns = [
        custom("criterion", "", "", |row| {
            Ok(format!("Criterion::{}", crate::ids::camel(row.get("criterion")?.text()?)))
        }),
        numbers("multipliers", "multipliers", 4, ""),
    ];
    let mut faces = Vec::new();
    for board in data.rows("scrolls.scroll_board")? {
        let tracks = board.get("track")?.count(3)?.iter().map(|row| literal("ScrollTrack", row, &columns));
        faces.push(format!(
            "ScrollFace {{ standard: {}, players: {}, tracks: [{}] }}",
            board.says("side", "a"),
            players(board)?,
            tracks.collect::<Result<Vec<_>>>()?.join(", "),
        ));
    }
    code.by("ScrollBoard", "ScrollFace", "SCROLL_BOARDS", "The faces of the scroll boards.", &faces);
    Ok(())
}

fn solo(data: &Data, code: &mut Code, kinds: &Kinds<'_>) -> Result<()> {
    let removal = |row: &Node| match row.get("action")?.text()? {
        "none" => Ok("Removal::Nothing".to_owned()),
        "remove_cart" => Ok("Removal::Cart".to_owned()),
        "remove_workshop" => Ok(format!("Removal::Workshop({})", kinds.classes.path(row.get("class")?)?)),
        "remove_cabins" => Ok("Removal::Cabins".to_owned()),
        "remove_ship" => Ok("Removal::Ship".to_owned()),
        _ => Err(row.get("action")?.fault("no such action")),
    };
    let columns = [one("hex", "hex", &kinds.districts, ""), custom("removal", "", "", removal)];
    table(code, "SoloTile", "SoloFace", "SOLO_TILES", "The solo tiles.", data.rows("solo.solo_tile")?, &columns)?;
    let solo = |field: &str| data.get(&format!("setup.solo.{field}"));
    code.number("SOLO_TARGET", "A good solo score.", solo("target_standard")?)?;
    code.number("SOLO_TARGET_ADVANCED", "A good score of the advanced solo game.", solo("target_advanced")?)?;
    code.number("SOLO_SURVIVORS", "Below this the plague has won.", solo("survivors")?)?;
    code.numbers("AUTOMATON_LIEUTENANTS", 6, "The automaton's lieutenants by round.", solo("ai_lieutenants")?)?;
    let first = solo("human_first_in_rounds")?.list()?.iter().map(Node::number::<u8>).collect::<Result<Vec<_>>>()?;
    let first: Vec<bool> = (1..=6).map(|round| first.contains(&round)).collect();
    code.constant("HUMAN_FIRST", "[bool; 6]", "Whether the player goes first, by round.", format_args!("{first:?}"));
    code.number("SOLO_POPULARITY_POINTS", "Points for being ahead on Popularity.", solo("popularity_points_if_ahead")?)
}

fn constants(data: &Data, code: &mut Code) -> Result<()> {
    let place = |rows: &[Node], node: &Node| -> Result<usize> {
        let word = node.text()?;
        rows.iter().position(|row| row.says("id", word)).ok_or_else(|| node.fault(format!("there is no `{word}`")))
    };
    let (layouts, sides) = (data.rows("layouts.layout")?, data.rows("registers.board_side")?);
    let small = |field: &'static str| {
        custom(field, "", "", move |row: &Node| slice(row.opt(field), |node| Ok(node.number::<u8>()?.to_string())))
    };
    let columns = [
        number("plague_cubes", "plague_cubes", ""),
        custom("layout", "", "", |row| Ok(place(layouts, row.get("layout")?)?.to_string())),
        custom("side", "", "", |row| Ok(place(sides, row.get("board_side")?)?.to_string())),
        number("cart_piles", "cart_piles", ""),
        small("start_points"),
        small("start_coins"),
    ];
    let rows = data.get("setup.player_count")?.count(4)?;
    for (at, row) in rows.iter().enumerate() {
        row.get("players")?.equals(at + 1, "the number of players in this place")?;
        row.get("start_points")?.count(at + 1)?;
        row.get("start_coins")?.count(at + 1)?;
    }
    code.array("PlayerCount", "PLAYER_COUNTS", "The numbers for one to four players.", rows, &columns)?;
    let start = |field: &str| data.get(&format!("setup.player_start.{field}"));
    code.number("START_LIEUTENANTS", "Lieutenants at the start.", start("lieutenants")?)?;
    let all = start("lieutenants")?.number::<usize>()? + start("lieutenants_in_reserve")?.number::<usize>()?;
    code.fixed("LIEUTENANTS", "usize", "Lieutenants of a player, those in the reserve included.", all);
    code.number("REPOPULATION_TILES", "Repopulation tiles of a player.", start("repopulation_tiles")?)?;
    let tile = &data.rows("repopulation.repopulation_tile")?[0];
    code.number("VISIT_POINTS", "What a visit to a repopulated district scores.", tile.get("points_per_visit")?)?;
    code.number("RATS_PER_CUBE", "Rats for a cube that comes to a repopulated district.", tile.get("rats_per_cube")?)?;
    code.numbers("RAT_PENALTY", 6, "What rats cost, by their number.", data.get("setup.rats.penalty")?)?;
    let further = data.get("setup.rats.penalty_each_further")?;
    code.number("RAT_PENALTY_FURTHER", "What each further rat costs.", further)?;
    Ok(())
}
