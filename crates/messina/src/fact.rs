//! What can be asked of a position in the check language.

use kernel::script::{Fact, Reader, Slip, Value};
use kernel::{Id, Message};

use crate::Messina;
use crate::data::{Cabin, Class, DockTile, Register, Ship, Slot, Space, Workshop};
use crate::entry::Entry;
use crate::position::{hex, site};
use crate::site::Site;
use crate::view::{AutomatonView, HexView, PlayerView, View};

type Found = Result<Value, Slip>;

/// The categories of the score sheet.
pub(crate) const CATEGORIES: [&str; 7] = ["track", "city", "church", "popularity", "districts", "scroll", "rats"];

/// Piles of carts that a table may have.
const MOST_CART_PILES: usize = 2;

/// A position without anything that happens by itself.
const LAID: &str = "options players=2\ngiven turn red";
const SOLO: &str = "options players=1\ngiven automaton 4 2";

/// Every fact.
pub(crate) const FACTS: &[Fact<Messina>] = &[
    Fact::<Messina>::new("round", "", "round = 1", |view, _| Ok(view.round.into())).needs(LAID),
    Fact::<Messina>::new("order", "", "order = red blue", |view, _| Ok(view.order.iter().copied().collect()))
        .needs(LAID),
    Fact::<Messina>::new("turn", "", "turn = red", |view, _| Ok(view.turn.into())).needs(LAID),
    Fact::<Messina>::new("site", "", "site = smithy", |view, _| Ok(view.site.map_or("nowhere", Site::word).into()))
        .needs("given act red smithy"),
    Fact::<Messina>::new("main", "", "main = yes", |view, _| Ok(view.main.into())).needs("given act red smithy"),
    Fact::<Messina>::new("cost", "SITE", "cost smithy = 0", cost).needs(LAID),
    Fact::<Messina>::new("wheel", "", "wheel = 12", |view, _| Ok(view.wheel.into())).needs("given wheel 12"),
    Fact::<Messina>::new("supply", "", "supply = 14", |view, _| Ok(view.cubes.into())).needs("given cubes smithy 2"),
    Fact::<Messina>::new("cubes", "HEX", "cubes smithy = 2", |view, words| Ok(of_hex(view, words)?.cubes.into()))
        .needs("given cubes smithy 2"),
    Fact::<Messina>::new("citizens", "HEX CLASS", "citizens smithy nun = 0", |view, words| {
        let hex = of_hex(view, words)?;
        Ok(hex.citizens[words.id::<Class>()?.index()].into())
    })
    .needs(LAID),
    Fact::<Messina>::new("owner", "HEX", "owner smithy = nobody", |view, words| Ok(of_hex(view, words)?.owner.into()))
        .needs(LAID),
    Fact::<Messina>::new("hex", "SLOT", "hex d09 = hospital", |view, words| {
        let slot: Slot = words.id()?;
        Ok(view.hexes.iter().find(|hex| hex.slot == slot).map_or("nothing", |hex| hex.site.word()).into())
    })
    .needs(LAID),
    Fact::<Messina>::new("hexes", "", "hexes = 13", |view, _| Ok(view.hexes.len().into())).needs(LAID),
    Fact::<Messina>::new("hex_pile", "", "hex_pile = 5", |view, _| Ok(view.hex_pile.into())).needs(LAID),
    Fact::<Messina>::new("dock", "SLOT", "dock p1 = dock_1", |view, words| {
        let slot: Slot = words.id()?;
        let there = view.docks.iter().find(|dock| dock.slot == Some(slot));
        Ok(there.map_or("nothing", |dock| dock.dock.word()).into())
    })
    .needs(LAID),
    Fact::<Messina>::new("dock_tiles", "", "dock_tiles = dock_2 dock_4", |view, _| {
        Ok(Value::ids(view.dock_tiles.iter().copied()))
    })
    .needs("given docks dock_2 dock_4"),
    Fact::<Messina>::new("docked", "DOCK", "docked dock_1 = 0", |view, words| {
        let dock: DockTile = words.id()?;
        Ok(view.docks[dock.index()].ships.len().into())
    })
    .needs(LAID),
    Fact::<Messina>::new("moored", "SHIP", "moored ship_1_silk = dock_1 cube", moored)
        .needs("given moored ship_1_silk dock_1 cube"),
    Fact::<Messina>::new("top", "CLASS or cabin COUNT or cart COUNT", "top artisan = sawmill", top)
        .needs("given top sawmill"),
    Fact::<Messina>::new("pile", "CLASS or cabin COUNT", "pile artisan = 6", pile).needs(LAID),
    Fact::<Messina>::new("pending", "ENTRY", "pending build = 1", |view, words| {
        let entry = entry(words)?;
        Ok(view.pending.iter().find(|pending| pending.entry == entry).map_or(0, |pending| pending.count).into())
    })
    .needs("given act red smithy\ngiven pending build 1"),
    Fact::<Messina>::new("ranks", "REGISTER", "ranks city = red blue", |view, words| {
        Ok(view.ranks[words.id::<Register>()?.index()].iter().copied().collect())
    })
    .needs(LAID),
    Fact::<Messina>::new("automaton", "popularity|lieutenants|drawn|at", "automaton popularity = 4", automaton)
        .needs(SOLO),
    Fact::<Messina>::new("coin", "SEAT", "coin red = 0", |view, words| Ok(of_seat(view, words)?.coin.into()))
        .needs(LAID),
    Fact::<Messina>::new("beam", "SEAT", "beam red = 0", |view, words| Ok(of_seat(view, words)?.beam.into()))
        .needs(LAID),
    Fact::<Messina>::new("fire", "SEAT", "fire red = 0", |view, words| Ok(of_seat(view, words)?.fire.into()))
        .needs(LAID),
    Fact::<Messina>::new("major_fire", "SEAT", "major_fire red = 0", |view, words| {
        Ok(of_seat(view, words)?.major_fire.into())
    })
    .needs(LAID),
    Fact::<Messina>::new("points", "SEAT", "points red = 0", |view, words| Ok(of_seat(view, words)?.points.into()))
        .needs(LAID),
    Fact::<Messina>::new("rats", "SEAT", "rats red = 0", |view, words| Ok(of_seat(view, words)?.rats.into()))
        .needs(LAID),
    Fact::<Messina>::new("ready", "SEAT", "ready red = 1", |view, words| Ok(of_seat(view, words)?.ready.into()))
        .needs("given cart red cart_1a"),
    Fact::<Messina>::new("tiles", "SEAT", "tiles red = 5", |view, words| Ok(of_seat(view, words)?.tiles.into()))
        .needs(LAID),
    Fact::<Messina>::new("price", "SEAT", "price red = 3", |view, words| Ok(of_seat(view, words)?.price.into()))
        .needs(LAID),
    Fact::<Messina>::new("estate", "SEAT", "estate red = estate_a", |view, words| {
        Ok(Value::id(of_seat(view, words)?.estate))
    })
    .needs(LAID),
    Fact::<Messina>::new("scroll_board", "SEAT", "scroll_board red = scroll_a", |view, words| {
        Ok(Value::id(of_seat(view, words)?.scroll_board))
    })
    .needs(LAID),
    Fact::<Messina>::new("carts", "SEAT", "carts red = cart_1a", |view, words| {
        Ok(Value::ids(of_seat(view, words)?.carts.iter().copied()))
    })
    .needs("given cart red cart_1a"),
    Fact::<Messina>::new("ships", "SEAT", "ships red = none", |view, words| {
        Ok(Value::ids(of_seat(view, words)?.ships.iter().copied()))
    })
    .needs(LAID),
    Fact::<Messina>::new("space", "SEAT REGISTER", "space red city = 1", |view, words| {
        let player = of_seat(view, words)?;
        Ok(player.registers[words.id::<Register>()?.index()].into())
    })
    .needs(LAID),
    Fact::<Messina>::new("scroll", "SEAT", "scroll red = 0 0 0", |view, words| {
        Ok(of_seat(view, words)?.scroll.map(|index| index.to_string()).join(" ").into())
    })
    .needs(LAID),
    Fact::<Messina>::new("citizen", "SEAT SPACE", "citizen red nun_upper_1 = plain", |view, words| {
        let player = of_seat(view, words)?;
        let space: Space = words.id()?;
        let there = player.citizens.iter().find(|citizen| citizen.space == space);
        Ok(there.map_or("nobody", |citizen| if citizen.upgraded { "upgraded" } else { "plain" }).into())
    })
    .needs("given citizen red nun_upper_1"),
    Fact::<Messina>::new("residents", "SEAT", "residents red = 1", |view, words| {
        Ok(of_seat(view, words)?.citizens.len().into())
    })
    .needs("given citizen red nun_upper_1"),
    Fact::<Messina>::new("door", "SEAT SPACE", "door red nun_upper_1 = no", |view, words| {
        let player = of_seat(view, words)?;
        Ok(player.doors.contains(&words.id()?).into())
    })
    .needs(LAID),
    Fact::<Messina>::new("cabin", "SEAT CABIN", "cabin red cabin_1 = nun 1", cabin)
        .needs("given citizen red cabin_1 nun"),
    Fact::<Messina>::new("upgrade", "SEAT CABIN", "upgrade red cabin_1 = toll_hut", |view, words| {
        let player = of_seat(view, words)?;
        let cabin: Cabin = words.id()?;
        Ok(player.cabins[cabin.index()].upgrade.map_or("none", Id::word).into())
    })
    .needs("given cabin red cabin_1 toll_hut"),
    Fact::<Messina>::new("workshop", "SEAT WORKSHOP", "workshop red sawmill = empty", workshop)
        .needs("given workshop red sawmill"),
    Fact::<Messina>::new("foreman", "SEAT CLASS", "foreman red nun = edge_nun_upper_1", |view, words| {
        let player = of_seat(view, words)?;
        let foreman = &player.foremen[words.id::<Class>()?.index()];
        let golden = if foreman.upgraded { " upgraded" } else { "" };
        Ok(format!("{}{golden}", foreman.node.map_or("start", Id::word)).into())
    })
    .needs("given foreman red nun 2 left"),
    Fact::<Messina>::new(
        "lieutenants",
        "SEAT",
        "lieutenants red = estate smithy+ reserve reserve reserve",
        |view, words| {
            let used = |used: bool| if used { "+" } else { "" };
            let lieutenants = of_seat(view, words)?.lieutenants.iter();
            let words: Vec<String> = lieutenants.map(|one| format!("{}{}", one.place.word(), used(one.used))).collect();
            Ok(words.join(" ").into())
        },
    )
    .needs("given lieutenants red estate smithy+"),
    Fact::<Messina>::new("score", "SEAT CATEGORY", "score red track = 0", |view, words| {
        let player = of_seat(view, words)?;
        let category = words.read(|word| CATEGORIES.into_iter().find(|&category| category == word), &CATEGORIES)?;
        let line = player.sheet.iter().find(|line| line.category == category);
        Ok(line.map_or(0, |line| line.points).into())
    })
    .needs(LAID),
    Fact::<Messina>::new("total", "SEAT", "total red = 10", |view, words| {
        Ok(of_seat(view, words)?.sheet.iter().map(|line| line.points).sum::<i32>().into())
    })
    .needs(LAID),
];

fn entry(words: &mut Reader<'_>) -> Result<Entry, Slip> {
    let entries: Vec<String> = Entry::all().map(Entry::word).collect();
    words.read(Entry::from_word, &entries.iter().map(String::as_str).collect::<Vec<_>>())
}

fn of_hex<'v>(view: &'v View, words: &mut Reader<'_>) -> Result<&'v HexView, Slip> {
    let site = hex(words)?;
    view.hexes.iter().find(|there| there.site == site).ok_or_else(|| words.not_in_play())
}

fn of_seat<'v>(view: &'v View, words: &mut Reader<'_>) -> Result<&'v PlayerView, Slip> {
    let seat = words.seat()?;
    view.players.get(seat.index()).ok_or_else(|| words.not_in_play())
}

/// What the way there costs the lieutenant who is about to go; `none` while nobody is.
fn cost(view: &View, words: &mut Reader<'_>) -> Found {
    let site = site(words)?;
    Ok(view.ways.iter().find(|way| way.site == site).map_or("none".into(), |way| way.cost.into()))
}

fn automaton_of<'v>(view: &'v View, words: &Reader<'_>) -> Result<&'v AutomatonView, Slip> {
    view.automaton.as_ref().ok_or_else(|| words.objection(Message::new("messina-check-solo")))
}

/// Something of the automaton.
type Part = fn(&View, &AutomatonView) -> Value;

fn automaton(view: &View, words: &mut Reader<'_>) -> Found {
    const PARTS: [(&str, Part); 4] = [
        ("popularity", |_, automaton| automaton.popularity.into()),
        ("lieutenants", |_, automaton| automaton.lieutenants.into()),
        ("drawn", |_, automaton| automaton.drawn.len().into()),
        ("at", |view, _| {
            let there: Vec<&str> = view.hexes.iter().filter(|hex| hex.automaton).map(|hex| hex.site.word()).collect();
            if there.is_empty() { "none".into() } else { there.join(" ").into() }
        }),
    ];
    let part = words.one_of(&PARTS)?;
    Ok(part(view, automaton_of(view, words)?))
}

fn moored(view: &View, words: &mut Reader<'_>) -> Found {
    let ship: Ship = words.id()?;
    for dock in &view.docks {
        if let Some(there) = dock.ships.iter().find(|there| there.ship == ship) {
            return Ok(format!("{}{}", dock.dock.word(), if there.cube { " cube" } else { "" }).into());
        }
    }
    Ok("nowhere".into())
}

/// The number of a pile, from 1.
fn number(words: &mut Reader<'_>, piles: usize) -> Result<usize, Slip> {
    Ok(usize::from(words.number(1..=piles as u8)?) - 1)
}

/// `artisan`, `cabin 1`, `cart 2`.
fn top(view: &View, words: &mut Reader<'_>) -> Found {
    let top = if words.accept("cabin") {
        view.cabins[number(words, view.cabins.len())?].top.map(Id::word)
    } else if words.accept("cart") {
        // With one or two players there is no second pile.
        view.carts.get(number(words, MOST_CART_PILES)?).copied().flatten().map(Id::word)
    } else {
        view.workshops[words.id::<Class>()?.index()].top.map(Id::word)
    };
    Ok(top.unwrap_or("nothing").into())
}

/// How many tiles a pile has.
fn pile(view: &View, words: &mut Reader<'_>) -> Found {
    let (top, hidden, known) = if words.accept("cabin") {
        let pile = &view.cabins[number(words, view.cabins.len())?];
        (pile.top.is_some(), pile.hidden, pile.known.len())
    } else {
        let pile = &view.workshops[words.id::<Class>()?.index()];
        (pile.top.is_some(), pile.hidden, pile.known.len())
    };
    Ok((usize::from(top) + usize::from(hidden) + known).into())
}

fn cabin(view: &View, words: &mut Reader<'_>) -> Found {
    let player = of_seat(view, words)?;
    let row = &player.cabins[words.id::<Cabin>()?.index()];
    Ok(row.citizen.as_ref().map_or("empty".into(), |patient| {
        let golden = if patient.upgraded { " upgraded" } else { "" };
        format!("{}{golden} {}", patient.class.word(), patient.space).into()
    }))
}

fn workshop(view: &View, words: &mut Reader<'_>) -> Found {
    let player = of_seat(view, words)?;
    let workshop: Workshop = words.id()?;
    let there = player.workshops.iter().find(|there| there.workshop == workshop);
    Ok(there.map_or("none".into(), |there| {
        let who = match (there.staffed, there.upgraded) {
            (false, _) => "empty",
            (true, false) => "plain",
            (true, true) => "upgraded",
        };
        format!("{who}{}", if there.spent { " spent" } else { "" }).into()
    }))
}
