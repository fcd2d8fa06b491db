//! The town, the main board and the estates of Messina as text.

use kernel::{Id, Message, Seat};
use messina::data::{CABIN_UPGRADES, CARTS, Class, DISTRICTS, PlayerColour, WORKSHOPS};
use messina::tile::Cost;
use messina::view::{DockView, HexView, Pawn, PileView, PlayerView, View};
use messina::{Place, Site};

use super::{Cell, Pen};

const GAME: &str = "messina";

/// Draws what a viewer sees.
pub(crate) fn draw(view: &View, pen: &Pen<'_>) -> String {
    let mut lines = vec![heading(view, pen)];
    let mut hexes: Vec<&HexView> = view.hexes.iter().collect();
    hexes.sort_by_key(|hex| hex.slot);
    let cells: Vec<Cell> = hexes.into_iter().map(|hex| hex_cell(view, hex, pen)).collect();
    lines.extend(
        cells.chunks(2).map(|row| row.iter().map(|cell| cell.fit(58)).collect::<String>().trim_end().to_owned()),
    );
    lines.extend(view.docks.iter().filter_map(|dock| dock_line(view, dock, pen)));
    lines.extend(offers(view, pen));
    if let Some(automaton) = &view.automaton {
        let message = Message::new("board-messina-automaton")
            .with("popularity", automaton.popularity)
            .with("lieutenants", automaton.lieutenants);
        lines.push((pen.say)(&message));
    }
    for player in &view.players {
        lines.extend(estate(view, player, pen));
    }
    if !view.pending.is_empty() {
        let pending = view.pending.iter().map(|one| format!("{} × {}", (pen.say)(&one.entry.name()), one.count));
        let text = pending.collect::<Vec<_>>().join(" · ");
        lines.push(format!("{}: {}", pen.word("board-messina-pending"), pen.bold(&text)));
    }
    lines.join("\n")
}

fn heading(view: &View, pen: &Pen<'_>) -> String {
    let order = view.order.iter().map(|&seat| pen.paint(seat, &letter(seat, pen))).collect::<Vec<_>>().join(" ");
    let message = Message::new("board-messina-round")
        .with("round", view.round)
        .with("wheel", view.wheel)
        .with("cubes", view.cubes)
        .with("cost", view.fire_cost);
    format!("{}  {order}", pen.bold(&(pen.say)(&message)))
}

/// The letter of a seat: its colour's first.
fn letter(seat: Seat, pen: &Pen<'_>) -> String {
    let colour = pen.name(GAME, PlayerColour::from_index(seat.index()));
    colour.chars().take(1).flat_map(char::to_uppercase).collect()
}

/// The first letters of a class, as many as tell an artisan from an aristocrat.
fn short(class: usize, pen: &Pen<'_>) -> String {
    pen.name(GAME, Class::from_index(class)).chars().take(3).collect()
}

/// A hex: where it lies, plague, citizens, lieutenants (standing ones with a mark), whose tile.
fn hex_cell(view: &View, hex: &HexView, pen: &Pen<'_>) -> Cell {
    let mut cell = Cell::default();
    let here = view.site == Some(hex.site);
    let name = format!("{}{} {}", if here { "▸" } else { " " }, hex.slot.word(), (pen.say)(&hex.site.name()));
    cell.push(&name, &if here { pen.bold(&name) } else { name.clone() });
    if let Some(way) = view.ways.iter().find(|way| way.site == hex.site && way.cost > 0) {
        let cost = format!(" ({})", way.cost);
        cell.push(&cost, &pen.dim(&cost));
    }
    if hex.cubes > 0 {
        let cubes = format!(" ☠{}", hex.cubes);
        cell.push(&cubes, &pen.bold(&cubes));
    }
    for (class, &count) in hex.citizens.iter().enumerate().filter(|(_, count)| **count > 0) {
        let text = format!(" {}{count}", short(class, pen));
        cell.push(&text, &text);
    }
    if let Some(owner) = hex.owner {
        let text = format!(" ⌂{}", letter(owner, pen));
        cell.push(&text, &pen.paint(owner, &text));
    }
    push_pawns(&mut cell, &hex.pawns, pen);
    if hex.automaton {
        cell.push(" ♜", " ♜");
    }
    cell
}

fn push_pawns(cell: &mut Cell, pawns: &[Pawn], pen: &Pen<'_>) {
    for pawn in pawns {
        let text = format!(" {}{}", letter(pawn.seat, pen), if pawn.standing { "↑" } else { "–" });
        cell.push(&text, &pen.paint(pawn.seat, &text));
    }
}

/// A dock with something at it.
fn dock_line(view: &View, dock: &DockView, pen: &Pen<'_>) -> Option<String> {
    if dock.ships.is_empty() && dock.pawns.is_empty() {
        return None;
    }
    let mut cell = Cell::plain(&format!(" {}", pen.name(GAME, dock.dock)));
    if let Some(way) = view.ways.iter().find(|way| way.site == Site::Dock(dock.dock) && way.cost > 0) {
        cell.push("", &pen.dim(&format!(" ({})", way.cost)));
    }
    for ship in &dock.ships {
        cell.push("", &format!("  {}{}", pen.name(GAME, ship.ship), if ship.cube { " ☠" } else { "" }));
    }
    push_pawns(&mut cell, &dock.pawns, pen);
    Some(cell.fit(200).trim_end().to_owned())
}

fn price(cost: Cost, pen: &Pen<'_>) -> String {
    let parts = [("coin", cost.coin), ("beam", cost.beam)].into_iter().filter(|(_, count)| *count > 0);
    let say = |(word, count): (&str, u8)| (pen.say)(&Message::new(format!("messina-gain-{word}")).with("count", count));
    parts.map(say).collect::<Vec<_>>().join(" + ")
}

/// The tiles on top of their piles, with their costs.
fn offers(view: &View, pen: &Pen<'_>) -> Vec<String> {
    fn top<T: Id>(piles: &[PileView<T>], pen: &Pen<'_>, cost: impl Fn(T) -> Cost) -> String {
        let tops = piles.iter().filter_map(|pile| pile.top);
        let text = tops.map(|tile| format!("{} ({})", pen.name(GAME, tile), price(cost(tile), pen)));
        text.collect::<Vec<_>>().join(" · ")
    }
    let carts = view.carts.iter().flatten();
    let carts = carts.map(|&cart| format!("{} ({})", pen.name(GAME, cart), price(CARTS[cart].cost, pen)));
    let line = |key: &str, text: String| format!("{}: {text}", pen.word(key));
    vec![
        line("board-messina-workshops", top(&view.workshops, pen, |tile| WORKSHOPS[tile].cost)),
        line("board-messina-cabins", top(&view.cabins, pen, |tile| CABIN_UPGRADES[tile].cost)),
        line("board-messina-carts", carts.collect::<Vec<_>>().join(" · ")),
    ]
}

/// A player: tokens, registers, people and buildings.
fn estate(view: &View, player: &PlayerView, pen: &Pen<'_>) -> Vec<String> {
    let seat = player.seat;
    let mark = if view.turn == Some(seat) { "▸" } else { " " };
    let unused =
        player.lieutenants.iter().filter(|one| !one.used && matches!(one.place, Place::Estate | Place::Town(_)));
    let message = Message::new("board-messina-seat")
        .with("letter", letter(seat, pen).as_str())
        .with("name", pen.seat(seat))
        .with("points", i32::from(player.points))
        .with("coin", player.coin)
        .with("beam", player.beam)
        .with("fire", player.fire)
        .with("major", player.major_fire)
        .with("rats", player.rats)
        .with("popularity", player.registers[0])
        .with("city", player.registers[1])
        .with("church", player.registers[2])
        .with("unused", unused.count());
    let mut lines = vec![format!("{mark} {}", pen.paint(seat, &(pen.say)(&message)))];
    let golden = |upgraded: bool| if upgraded { "★" } else { "" };
    let citizens = player.citizens.iter().map(|one| format!("{}{}", pen.name(GAME, one.space), golden(one.upgraded)));
    let cabins = player.cabins.iter().filter(|row| row.citizen.is_some() || row.upgrade.is_some()).map(|row| {
        let who = row.citizen.as_ref().map(|one| {
            format!(
                " {}{} {}",
                pen.name(GAME, one.class),
                golden(one.upgraded),
                ["I", "II"][usize::from(one.space) - 1]
            )
        });
        let upgrade = row.upgrade.map(|upgrade| format!(" [{}]", pen.name(GAME, upgrade)));
        format!("{}{}{}", pen.name(GAME, row.cabin), who.unwrap_or_default(), upgrade.unwrap_or_default())
    });
    let workshops = player.workshops.iter().map(|one| {
        let who = if one.staffed { "●" } else { "○" };
        let spent = if one.spent { "✓" } else { "" };
        format!("{}{who}{}{spent}", pen.name(GAME, one.workshop), golden(one.upgraded))
    });
    let foremen = player.foremen.iter().map(|one| {
        format!(
            "{} {}{}",
            pen.word(&format!("messina-foreman-foreman-{}", one.class.word())),
            one.step,
            golden(one.upgraded)
        )
    });
    let tiles = player.carts.iter().map(|&cart| pen.name(GAME, cart));
    let tiles = tiles.chain(player.ships.iter().map(|&ship| pen.name(GAME, ship)));
    let own = view.hexes.iter().filter(|hex| hex.owner == Some(seat)).map(|hex| match hex.site {
        Site::District(district) => {
            format!("{} ({})", (pen.say)(&hex.site.name()), DISTRICTS[district].repop_points)
        }
        Site::Port(_) | Site::Dock(_) => String::new(),
    });
    for part in [
        foremen.collect::<Vec<_>>(),
        citizens.collect(),
        cabins.collect(),
        workshops.collect(),
        tiles.chain(own).collect(),
    ] {
        if !part.is_empty() {
            lines.push(format!("    {}", part.join(" · ")));
        }
    }
    lines
}
