//! The position words of Pest that stand behind a seat.

use kernel::script::Reader;
use kernel::{Id as _, Message, Seat};

use super::cards::draw;
use super::given::{Laid, MANY, Table, count_turns, kind};
use crate::board::{TOP_LEVEL, TRACK, harm};
use crate::data::{Building, CEMETERY, CapitalBuilding, INFLUENCE_END, Location, REGULAR, Technology};
use crate::effect::figure;
use crate::event::name;
use crate::grid::Cell;
use crate::vocabulary::{Good, Shelf, Slot};

/// The most tokens a player may have before them: more than any game brings.
const TOKENS: u16 = 999;

/// The most sick subjects that find a slot: with technology 19 on the shelf.
fn beds() -> u8 {
    *REGULAR + 2 + Slot::HARMFUL.len() as u8
}

pub(super) fn good(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    let (seat, name) = (words.owner(), words.name());
    let stored = words.number(0..=figure(Technology::StorageContainers))?;
    for &good in Good::ALL.iter().filter(|good| good.word() == name) {
        board[seat].goods[good] = stored;
    }
    Ok(())
}

/// The words of a seat that are one number.
pub(super) fn count(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    let player = &mut board[words.owner()];
    let (there, most) = match words.name() {
        "research" => (&mut player.research, MANY),
        "healed" => (&mut player.healed, TRACK),
        "patient" => (&mut player.patient, figure(Technology::BreathingApparatus)),
        "experts" => (&mut player.experts, figure(Technology::PlagueExperts)),
        "cemetery" => (&mut player.cemetery, CEMETERY.len() as u8),
        "capital" => (&mut player.capital, MANY),
        _ => (&mut player.influence, *INFLUENCE_END),
    };
    *there = words.number(0..=most)?;
    Ok(())
}

/// Renown tokens, above and below.
pub(super) fn tally(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    let player = &mut board[words.owner()];
    let tokens = if words.name() == "renown" { &mut player.renown } else { &mut player.negative };
    *tokens = words.number(0..=TOKENS)?;
    Ok(())
}

/// `sick 4 build`: how many in Quarantine, and which harmful slots are occupied.
pub(super) fn in_quarantine(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    let seat = words.owner();
    board[seat].sick = words.number(0..=beds())?;
    board[seat].harmful = 0;
    while !words.is_empty() {
        let slot = words.id_in_play(|slot: Slot| harm(slot) != 0)?;
        if board[seat].occupied(slot) {
            return Err(words.twice());
        }
        board[seat].harmful |= harm(slot);
    }
    Ok(())
}

pub(super) fn workshop(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    let seat = words.owner();
    board[seat].workshop = Some(kind(words)?);
    board[seat].workshop_manned = words.accept("manned");
    Ok(())
}

pub(super) fn doctor(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    board[words.owner()].doctor = Some(words.id()?);
    Ok(())
}

pub(super) fn camp(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    board[words.owner()].camp = Some(words.id()?);
    Ok(())
}

pub(super) fn building(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    let (seat, building): (Seat, Building) = (words.owner(), words.id()?);
    if board[seat].site(building).is_some() {
        return Err(words.twice());
    }
    let location: Location = words.id()?;
    if board.own_at(seat, location) {
        let twice = Message::new("pest-check-own-building").with("seat", seat);
        return Err(words.objection(twice.with("location", name(location))));
    }
    board[seat].sites[building] = Some(location);
    board.owners[location].insert(seat);
    if words.accept("manned") {
        board[seat].workers.insert(building);
    }
    Ok(())
}

pub(super) fn works(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    let seat = words.owner();
    loop {
        let work: CapitalBuilding = words.id()?;
        if !board.works.remove(work) {
            return Err(words.twice());
        }
        board.neutral.works.remove(work);
        board[seat].works.insert(work);
        if words.is_empty() {
            return Ok(());
        }
    }
}

/// A Mobile Workshop makes wood, unless `workshop` says otherwise.
pub(super) fn technology(table: &mut Table, words: &mut Reader<'_>) -> Laid {
    let (seat, technology) = (words.owner(), draw(&mut table.board, words)?);
    let shelf: Shelf = words.id()?;
    let player = &mut table.board[seat];
    if player.technologies[shelf].replace(technology).is_some() {
        return Err(words.twice());
    }
    if technology == Technology::MobileWorkshop {
        player.workshop.get_or_insert(Good::Wood);
    }
    if words.accept("busy") {
        player.busy |= 1 << shelf.index();
        player.placed += 1;
        count_turns(table);
    }
    Ok(())
}

pub(super) fn cells(table: &mut Table, words: &mut Reader<'_>) -> Laid {
    let seat = words.owner();
    loop {
        let cell = Cell { top: words.id()?, left: words.id()? };
        let player = &mut table.board[seat];
        if player.cells & cell.bit() != 0 {
            return Err(words.twice());
        }
        player.cells |= cell.bit();
        player.placed += 1;
        if words.is_empty() {
            count_turns(table);
            return Ok(());
        }
    }
}

/// Assistants placed this year, wherever they lie: turns taken.
pub(super) fn placed(table: &mut Table, words: &mut Reader<'_>) -> Laid {
    let seat = words.owner();
    table.board[seat].placed = words.number(0..=table.board.assistants())?;
    count_turns(table);
    Ok(())
}

pub(super) fn imperatives(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    let seat = words.owner();
    for era in 0..3 {
        board[seat].imperatives[era] = words.number(0..=TOP_LEVEL)?;
    }
    Ok(())
}
