//! What can be asked of a position in the check language. `rules.md` has the list.

use kernel::testkit::Script as _;
use kernel::{Id, NotationError, Seat, Words};

use crate::Messina;
use crate::data::{Cabin, Class, DockTile, PlayerColour, Register, Ship, Slot, Space, Workshop};
use crate::entry::Entry;
use crate::position::hex;
use crate::site::Site;
use crate::view::{PlayerView, View};

type Fact = Result<String, NotationError>;

/// A fact about the table.
pub(crate) fn fact(view: &View, words: &mut Words<'_>) -> Fact {
    let error = words.error();
    Ok(match words.word()? {
        "round" => view.round.to_string(),
        "order" => colours(&view.order),
        "turn" => view.turn.map_or("nobody".to_owned(), |seat| colour(seat).to_owned()),
        "site" => view.site.map_or("nowhere", Site::word).to_owned(),
        "main" => yes(view.main),
        "wheel" => view.wheel.to_string(),
        "supply" => view.cubes.to_string(),
        "cubes" => of_hex(view, words)?.cubes.to_string(),
        "citizens" => {
            let hex = of_hex(view, words)?;
            hex.citizens[words.id::<Class>()?.index()].to_string()
        }
        "owner" => of_hex(view, words)?.owner.map_or("nobody", colour).to_owned(),
        "hex" => {
            let slot: Slot = words.id()?;
            let there = view.hexes.iter().find(|hex| hex.slot == slot);
            there.map_or("nothing", |hex| hex.site.word()).to_owned()
        }
        "hexes" => view.hexes.len().to_string(),
        "hex_pile" => view.hex_pile.to_string(),
        "pending" => {
            let entry = words.read(Entry::from_word)?;
            view.pending.iter().find(|pending| pending.entry == entry).map_or(0, |pending| pending.count).to_string()
        }
        "ranks" => colours(&view.ranks[words.id::<Register>()?.index()]),
        "top" => top(view, words)?,
        "pile" => pile(view, words)?.to_string(),
        "moored" => {
            let ship: Ship = words.id()?;
            moored(view, ship)
        }
        "docked" => {
            let dock: DockTile = words.id()?;
            view.docks.iter().find(|there| there.dock == dock).ok_or(error)?.ships.len().to_string()
        }
        "automaton" => {
            let automaton = view.automaton.as_ref().ok_or(error)?;
            match words.word()? {
                "popularity" => automaton.popularity.to_string(),
                "lieutenants" => automaton.lieutenants.to_string(),
                "drawn" => automaton.drawn.len().to_string(),
                "at" => {
                    let there = view.hexes.iter().filter(|hex| hex.automaton).map(|hex| hex.site.word());
                    or_none(&there.collect::<Vec<_>>().join(" "))
                }
                _ => return Err(error),
            }
        }
        word => {
            let seat = words.read(Messina::seat)?;
            let player = view.players.get(seat.index()).ok_or(error)?;
            of_player(player, word, words, error)?
        }
    })
}

fn colour(seat: Seat) -> &'static str {
    let word = PlayerColour::from_index(seat.index()).word();
    word.strip_prefix("player_").unwrap_or(word)
}

fn colours(seats: &[Seat]) -> String {
    seats.iter().map(|&seat| colour(seat)).collect::<Vec<_>>().join(" ")
}

fn yes(flag: bool) -> String {
    if flag { "yes" } else { "no" }.to_owned()
}

fn or_none(text: &str) -> String {
    if text.is_empty() { "none" } else { text }.to_owned()
}

fn of_hex<'v>(view: &'v View, words: &mut Words<'_>) -> Result<&'v crate::view::HexView, NotationError> {
    let error = words.error();
    let site = hex(words)?;
    view.hexes.iter().find(|there| there.site == site).ok_or(error)
}

/// `artisan`, `cabin 1`, `cart 2`.
fn top(view: &View, words: &mut Words<'_>) -> Fact {
    let number = |words: &mut Words<'_>| words.number::<usize>().map(|number| number.saturating_sub(1));
    let top = match words.peek() {
        Some("cabin") => {
            words.word()?;
            view.cabins.get(number(words)?).and_then(|pile| pile.top).map(Id::word)
        }
        Some("cart") => {
            words.word()?;
            view.carts.get(number(words)?).copied().flatten().map(Id::word)
        }
        _ => view.workshops[words.id::<Class>()?.index()].top.map(Id::word),
    };
    Ok(top.unwrap_or("nothing").to_owned())
}

/// How many tiles a pile has.
fn pile(view: &View, words: &mut Words<'_>) -> Result<usize, NotationError> {
    let error = words.error();
    if words.accept("cabin") {
        let pile = view.cabins.get(words.number::<usize>()?.saturating_sub(1)).ok_or(error)?;
        return Ok(usize::from(pile.top.is_some()) + usize::from(pile.hidden) + pile.known.len());
    }
    let pile = &view.workshops[words.id::<Class>()?.index()];
    Ok(usize::from(pile.top.is_some()) + usize::from(pile.hidden) + pile.known.len())
}

fn moored(view: &View, ship: Ship) -> String {
    for dock in &view.docks {
        if let Some(there) = dock.ships.iter().find(|there| there.ship == ship) {
            return format!("{}{}", dock.dock.word(), if there.cube { " cube" } else { "" });
        }
    }
    "nowhere".to_owned()
}

fn of_player(player: &PlayerView, word: &str, words: &mut Words<'_>, error: NotationError) -> Fact {
    Ok(match word {
        "coin" => player.coin.to_string(),
        "beam" => player.beam.to_string(),
        "fire" => player.fire.to_string(),
        "major_fire" => player.major_fire.to_string(),
        "points" => player.points.to_string(),
        "rats" => player.rats.to_string(),
        "ready" => player.ready.to_string(),
        "tiles" => player.tiles.to_string(),
        "price" => player.price.to_string(),
        "estate" => player.estate.word().to_owned(),
        "scroll_board" => player.scroll_board.word().to_owned(),
        "carts" => or_none(&player.carts.iter().map(|cart| cart.word()).collect::<Vec<_>>().join(" ")),
        "ships" => or_none(&player.ships.iter().map(|ship| ship.word()).collect::<Vec<_>>().join(" ")),
        "space" => player.registers[words.id::<Register>()?.index()].to_string(),
        "scroll" => player.scroll.map(|index| index.to_string()).join(" "),
        "citizen" => {
            let space: Space = words.id()?;
            let there = player.citizens.iter().find(|citizen| citizen.space == space);
            there.map_or("nobody", |citizen| if citizen.upgraded { "upgraded" } else { "plain" }).to_owned()
        }
        "residents" => player.citizens.len().to_string(),
        "door" => yes(player.doors.contains(&words.id()?)),
        "cabin" => {
            let cabin: Cabin = words.id()?;
            let row = &player.cabins[cabin.index()];
            row.citizen.as_ref().map_or("empty".to_owned(), |patient| {
                let golden = if patient.upgraded { " upgraded" } else { "" };
                format!("{}{golden} {}", patient.class.word(), patient.space)
            })
        }
        "upgrade" => {
            let cabin: Cabin = words.id()?;
            player.cabins[cabin.index()].upgrade.map_or("none", Id::word).to_owned()
        }
        "workshop" => {
            let workshop: Workshop = words.id()?;
            let there = player.workshops.iter().find(|there| there.workshop == workshop);
            there.map_or("none".to_owned(), |there| {
                let who = match (there.staffed, there.upgraded) {
                    (false, _) => "empty",
                    (true, false) => "plain",
                    (true, true) => "upgraded",
                };
                format!("{who}{}", if there.spent { " spent" } else { "" })
            })
        }
        "foreman" => {
            let class: Class = words.id()?;
            let foreman = &player.foremen[class.index()];
            let golden = if foreman.upgraded { " upgraded" } else { "" };
            format!("{}{golden}", foreman.node.map_or("start", Id::word))
        }
        "lieutenants" => {
            let here =
                player.lieutenants.iter().map(|one| format!("{}{}", one.place.word(), if one.used { "+" } else { "" }));
            here.collect::<Vec<_>>().join(" ")
        }
        "score" => {
            let category = words.word()?;
            let line = player.sheet.iter().find(|line| line.category == category).ok_or(error)?;
            line.points.to_string()
        }
        "total" => player.sheet.iter().map(|line| line.points).sum::<i32>().to_string(),
        _ => return Err(error),
    })
}
