//! The town, the market, the registers and the estates of Messina in words.

use kernel::{Arg, Id, Message, Seat};
use messina::Site;
use messina::data::{Class, LAYOUTS, PLAYER_COUNTS, Register, Slot};
use messina::view::{DockView, HexView, Pawn, PlayerView, View};
use protocol::Passage;

use super::{also, counted, held, listed, passage};

const GAME: &str = "messina";

pub(crate) fn passages(view: &View) -> Vec<Passage> {
    let docks = view.docks.iter().filter(|dock| !dock.ships.is_empty() || !dock.pawns.is_empty());
    let town = view.hexes.iter().map(|there| hex(view, there)).chain(docks.map(|there| dock(view, there)));
    let estates = view.players.iter().map(|player| Passage {
        title: Message::new("told-mat").with("seat", player.seat),
        lines: estate(view, player),
    });
    let table = [
        passage("told-messina-round", round(view)),
        passage("told-messina-town", town.collect()),
        passage("told-messina-market", market(view)),
    ];
    table.into_iter().chain(estates).collect()
}

fn name<T: Id>(id: T) -> Message {
    Message::name(GAME, id)
}

fn round(view: &View) -> Vec<Message> {
    let mut lines = vec![
        Message::new("told-messina-when")
            .with("round", view.round)
            .with("order", listed(view.order.iter().copied()))
            .with("cubes", view.cubes)
            .with("cost", view.fire_cost)
            .with("points", view.points_per_cube),
    ];
    for (ranks, &register) in view.ranks.iter().zip(Register::ALL) {
        let order = Message::new("told-messina-register").with("register", name(register));
        lines.push(order.with("order", listed(ranks.iter().copied())));
    }
    if !view.pending.is_empty() {
        let waits = view.pending.iter().map(|one| counted(one.entry.name(), one.count));
        lines.push(Message::new("told-messina-pending").with("what", listed(waits)));
    }
    lines.extend(view.automaton.as_ref().map(|automaton| {
        Message::new("told-messina-automaton")
            .with("popularity", automaton.popularity)
            .with("lieutenants", automaton.lieutenants)
    }));
    lines
}

/// Whether two places of the map lie side by side.
fn side_by_side(view: &View, one: Slot, other: Slot) -> bool {
    let layout = PLAYER_COUNTS[view.players.len() - 1].layout;
    LAYOUTS[usize::from(layout)].near[one] >> other.index() & 1 == 1
}

fn hex(view: &View, there: &HexView) -> Message {
    let mut facts = vec![Message::new("told-messina-plague").with("cubes", there.cubes)];
    let citizens = Class::ALL.iter().map(|&class| (name(class), there.citizens[class.index()]));
    facts.push(Message::new("told-messina-citizens").with("citizens", held(citizens)));
    facts.extend(pawns(&there.pawns));
    facts = also(facts, "told-messina-automaton-here", there.automaton);
    facts.extend(there.owner.map(|seat| Message::new("told-messina-owner").with("seat", seat)));
    if there.plague_comes > 0 {
        facts.push(Message::new("told-messina-plague-comes").with("cubes", there.plague_comes));
    }
    if !there.citizens_come.is_empty() {
        let come = there.citizens_come.iter().map(|&class| name(class));
        facts.push(Message::new("told-messina-citizens-come").with("citizens", listed(come)));
    }
    facts.extend(way(view, there.site));
    facts = also(facts, "told-messina-here", view.site == Some(there.site));
    let next =
        view.hexes.iter().filter(|other| side_by_side(view, there.slot, other.slot)).map(|other| other.site.name());
    let quays = view.docks.iter().filter(|dock| dock.slot == Some(there.slot)).map(|dock| name(dock.dock));
    facts.push(Message::new("told-next-to").with("places", listed(next.chain(quays))));
    Message::new("told-place").with("place", there.site.name()).with("facts", listed(facts))
}

fn dock(view: &View, there: &DockView) -> Message {
    let ships = there.ships.iter().map(|moored| {
        let ship = name(moored.ship);
        if moored.cube { Message::new("told-messina-ship-sick").with("ship", ship) } else { ship }
    });
    let mut facts = vec![Message::new("told-messina-ships").with("ships", listed(ships))];
    facts.extend(pawns(&there.pawns));
    facts.extend(way(view, Site::Dock(there.dock)));
    Message::new("told-place").with("place", name(there.dock)).with("facts", listed(facts))
}

fn way(view: &View, site: Site) -> Option<Message> {
    let way = view.ways.iter().find(|way| way.site == site)?;
    Some(Message::new("told-messina-way").with("coins", way.cost))
}

fn pawns(pawns: &[Pawn]) -> impl Iterator<Item = Message> {
    pawns.iter().map(|pawn| {
        Message::new("told-messina-lieutenant").with("seat", pawn.seat).with("used", u8::from(pawn.standing))
    })
}

fn market(view: &View) -> Vec<Message> {
    let tops = |tiles: Vec<Message>| listed(tiles);
    let workshops = view.workshops.iter().filter_map(|pile| pile.top).map(name).collect();
    let cabins = view.cabins.iter().filter_map(|pile| pile.top).map(name).collect();
    let carts = view.carts.iter().flatten().map(|&cart| name(cart)).collect();
    vec![
        Message::new("told-messina-workshops").with("tiles", tops(workshops)),
        Message::new("told-messina-cabins").with("tiles", tops(cabins)),
        Message::new("told-messina-carts").with("tiles", tops(carts)),
    ]
}

fn estate(view: &View, player: &PlayerView) -> Vec<Message> {
    let golden = |what: Message, golden: bool| -> Message {
        if golden { Message::new("told-messina-golden").with("what", what) } else { what }
    };
    let citizens = player.citizens.iter().map(|one| golden(name(one.space), one.upgraded));
    let foremen = player.foremen.iter().map(|one| {
        let class = Message::new(format!("messina-foreman-foreman-{}", one.class.word()));
        Message::new("told-messina-foreman").with("foreman", golden(class, one.upgraded)).with("step", one.step)
    });
    let cabins = player.cabins.iter().filter_map(|row| {
        let patient = row.citizen.as_ref()?;
        Some(
            Message::new("told-messina-patient")
                .with("citizen", golden(name(patient.class), patient.upgraded))
                .with("cabin", name(row.cabin))
                .with("rounds", patient.rounds),
        )
    });
    let upgrades = player.cabins.iter().filter_map(|row| row.upgrade).map(name);
    let workshops = player.workshops.iter().map(|one| {
        let workshop = golden(name(one.workshop), one.upgraded);
        if one.staffed { Message::new("told-messina-staffed").with("workshop", workshop) } else { workshop }
    });
    let lieutenants = player.lieutenants.iter().filter(|one| !one.used).map(|one| one.place.name());
    let [popularity, city, church] = player.registers;
    vec![
        Message::new("told-messina-player")
            .with("points", i32::from(player.points))
            .with("score", player.sheet.iter().map(|line| line.points).sum::<i32>())
            .with("coins", player.coin)
            .with("beams", player.beam)
            .with("fires", player.fire)
            .with("major", player.major_fire)
            .with("rats", player.rats),
        Message::new("told-messina-registers").with("popularity", popularity).with("city", city).with("church", church),
        Message::new("told-messina-lieutenants").with("places", listed(lieutenants)),
        Message::new("told-messina-residents").with("citizens", listed(citizens)),
        Message::new("told-messina-quarantine").with("patients", listed(cabins)),
        Message::new("told-messina-foremen").with("foremen", listed(foremen)),
        Message::new("told-messina-buildings").with("tiles", listed(workshops.chain(upgrades))),
        Message::new("told-messina-holds").with("tiles", holdings(view, player.seat, player)),
    ]
}

/// Carts and ships, and the places that this player has repopulated.
fn holdings(view: &View, seat: Seat, player: &PlayerView) -> Arg {
    let carts = player.carts.iter().map(|&cart| name(cart));
    let ships = player.ships.iter().map(|&ship| name(ship));
    let own = view.hexes.iter().filter(|hex| hex.owner == Some(seat)).map(|hex| hex.site.name());
    listed(carts.chain(ships).chain(own))
}
