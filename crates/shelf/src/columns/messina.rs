//! Messina 1347 as a row of numbers.

use kernel::{Id as _, Seat};
use messina::data::{Cabin, Class};
use messina::entry::Entry;
use messina::view::{PlayerView, View};
use messina::{Messina, Place, SITES, Site, Tile};

use super::{Columns, Row, Sink};

const HEX: [&str; 10] = [
    "in_play",
    "cubes",
    "artisans",
    "aristocrats",
    "nuns",
    "automaton",
    "plague_comes",
    "citizens_come",
    "way",
    "way_cost",
];

impl Columns for Messina {
    const WIDEST: usize = 256;
    const WORDS: &'static [&'static str] = &[
        "estate",
        "reserve",
        "gone",
        "fire",
        "major",
        "twice",
        "beside",
        "left",
        "right",
        "skip",
        "cabins",
        "workshops",
        "point",
        "coin",
        "beam",
        "major_fire",
        "city_or_church",
        "scroll",
        "upgrade_citizen",
        "upgrade_foreman",
        "build",
        "foreman_any",
        "foreman_any_skip",
        "foreman_artisan",
        "foreman_artisan_skip",
        "foreman_aristocrat",
        "foreman_aristocrat_skip",
        "foreman_nun",
        "foreman_nun_skip",
        "choice_1",
        "choice_2",
    ];

    fn columns<S: Sink>(view: &View, row: &mut Row<S>) {
        row.number(format_args!("round"), view.round);
        row.by_seat(format_args!("order"), places(&view.order));
        row.seat(format_args!("turn"), view.turn);
        site(row, "site", view.site);
        row.number(format_args!("main"), view.main);
        row.number(format_args!("fire_cost"), view.fire_cost);
        row.number(format_args!("points_per_cube"), view.points_per_cube);
        row.number(format_args!("wheel"), view.wheel);
        row.number(format_args!("cubes"), view.cubes);
        row.numbers(format_args!("ships"), view.ships);
        row.number(format_args!("hex_pile"), view.hex_pile);
        let entry = |at| Entry::all().nth(at).map(Entry::word).unwrap_or_default();
        let pending = row.block(Entry::COUNT, format_args!("pending"), entry);
        for effect in &view.pending {
            pending[effect.entry.index()] += f32::from(effect.count);
        }
        town(view, row);
        row.ids(format_args!("dock_tiles"), view.dock_tiles.iter().copied());
        row.ids(format_args!("workshops.top"), view.workshops.iter().filter_map(|pile| pile.top));
        row.ids(format_args!("cabins.top"), view.cabins.iter().filter_map(|pile| pile.top));
        row.ids(format_args!("carts.top"), view.carts.iter().copied().flatten());
        let gone = || view.gone.iter();
        let workshop = |tile: &Tile| if let Tile::Workshop(workshop) = *tile { Some(workshop) } else { None };
        row.ids(format_args!("gone.workshops"), gone().filter_map(workshop));
        let cabin = |tile: &Tile| if let Tile::Cabin(cabin) = *tile { Some(cabin) } else { None };
        row.ids(format_args!("gone.cabins"), gone().filter_map(cabin));
        let cart = |tile: &Tile| if let Tile::Cart(cart) = *tile { Some(cart) } else { None };
        row.ids(format_args!("gone.carts"), gone().filter_map(cart));
        row.ids(format_args!("gone.ships"), view.gone_ships.iter().copied());
        for (register, ranks) in view.ranks.iter().enumerate() {
            row.by_seat(format_args!("ranks.{register}"), places(ranks));
        }
        let automaton = view.automaton.as_ref();
        row.maybe(format_args!("automaton.popularity"), automaton.map(|one| one.popularity));
        row.maybe(format_args!("automaton.lieutenants"), automaton.map(|one| one.lieutenants));
        let drawn = automaton.map_or(&[][..], |one| &one.drawn);
        row.ids(format_args!("automaton.drawn"), drawn.iter().copied());
        for (distance, seat) in row.seats() {
            player(&view.players[seat], distance, row);
        }
    }
}

/// The place of each seat in a row of seats, from 1.
fn places(seats: &[Seat]) -> impl Iterator<Item = (Seat, f32)> {
    seats.iter().enumerate().map(|(place, &seat)| (seat, place as f32 + 1.0))
}

fn site<S: Sink>(row: &mut Row<S>, name: &str, site: Option<Site>) {
    let block = row.block(SITES, format_args!("{name}"), |at| Site::from_index(at).word());
    if let Some(site) = site {
        block[site.index()] = 1.0;
    }
}

/// Hexes and docks.
fn town<S: Sink>(view: &View, row: &mut Row<S>) {
    let mut hexes = view.hexes.iter().peekable();
    let mut ways = [None; SITES];
    for way in &view.ways {
        ways[way.site.index()] = Some(way.cost);
    }
    for site in Site::hexes() {
        let (word, hex) = (site.word(), hexes.next_if(|hex| hex.site == site));
        let known = row.block(HEX.len(), format_args!("hexes.{word}"), |at| HEX[at]);
        if let Some(hex) = hex {
            known[0] = 1.0;
            known[1] = hex.cubes.into();
            for (column, citizens) in known[2..5].iter_mut().zip(hex.citizens) {
                *column = citizens.into();
            }
            known[5] = hex.automaton.into();
            known[6] = hex.plague_comes.into();
            known[7] = hex.citizens_come.len() as f32;
        }
        if let Some(cost) = ways[site.index()] {
            known[8] = 1.0;
            known[9] = cost.into();
        }
        row.seat(format_args!("hexes.{word}.owner"), hex.and_then(|hex| hex.owner));
        let pawns = hex.map_or(&[][..], |hex| &hex.pawns).iter();
        row.by_seat(format_args!("hexes.{word}.pawns"), pawns.map(|pawn| (pawn.seat, 1.0)));
    }
    for dock in &view.docks {
        let word = dock.dock.word();
        row.ids(format_args!("docks.{word}.ships"), dock.ships.iter().map(|ship| ship.ship));
        row.number(format_args!("docks.{word}.cubes"), dock.ships.iter().filter(|ship| ship.cube).count() as f32);
        row.by_seat(format_args!("docks.{word}.pawns"), dock.pawns.iter().map(|pawn| (pawn.seat, 1.0)));
    }
}

/// What a player has.
fn player<S: Sink>(player: &PlayerView, distance: usize, row: &mut Row<S>) {
    row.number(format_args!("players.+{distance}.coin"), player.coin);
    row.number(format_args!("players.+{distance}.beam"), player.beam);
    row.number(format_args!("players.+{distance}.fire"), player.fire);
    row.number(format_args!("players.+{distance}.major_fire"), player.major_fire);
    row.number(format_args!("players.+{distance}.points"), player.points);
    row.number(format_args!("players.+{distance}.rats"), player.rats);
    row.id(format_args!("players.+{distance}.estate"), Some(player.estate));
    row.ids(format_args!("players.+{distance}.citizens"), player.citizens.iter().map(|citizen| citizen.space));
    let golden = player.citizens.iter().filter(|citizen| citizen.upgraded);
    row.ids(format_args!("players.+{distance}.golden"), golden.map(|citizen| citizen.space));
    row.ids(format_args!("players.+{distance}.doors"), player.doors.iter().copied());
    let patients = || player.cabins.iter().filter_map(|cabin| Some((cabin.cabin, cabin.citizen.as_ref()?)));
    for &class in Class::ALL {
        let there = patients().filter(|(_, patient)| patient.class == class);
        row.ids::<Cabin>(format_args!("players.+{distance}.cabins.{}", class.word()), there.map(|(cabin, _)| cabin));
    }
    let rounds = patients().map(|(cabin, patient)| (cabin, f32::from(patient.rounds)));
    row.each(format_args!("players.+{distance}.cabins.rounds"), rounds);
    row.ids(format_args!("players.+{distance}.upgrades"), player.cabins.iter().filter_map(|cabin| cabin.upgrade));
    for foreman in &player.foremen {
        let class = foreman.class.word();
        row.number(format_args!("players.+{distance}.foremen.{class}.step"), foreman.step);
        row.number(format_args!("players.+{distance}.foremen.{class}.upgraded"), foreman.upgraded);
        row.id(format_args!("players.+{distance}.foremen.{class}.node"), foreman.node);
    }
    let workshops = || player.workshops.iter();
    row.ids(format_args!("players.+{distance}.workshops"), workshops().map(|one| one.workshop));
    let staffed = workshops().filter(|one| one.staffed);
    row.ids(format_args!("players.+{distance}.workshops.staffed"), staffed.map(|one| one.workshop));
    let spent = workshops().filter(|one| one.spent);
    row.ids(format_args!("players.+{distance}.workshops.spent"), spent.map(|one| one.workshop));
    row.ids(format_args!("players.+{distance}.carts"), player.carts.iter().copied());
    row.number(format_args!("players.+{distance}.ready"), player.ready);
    row.ids(format_args!("players.+{distance}.ships"), player.ships.iter().copied());
    row.number(format_args!("players.+{distance}.tiles"), player.tiles);
    row.numbers(format_args!("players.+{distance}.registers"), player.registers);
    row.number(format_args!("players.+{distance}.price"), player.price);
    row.id(format_args!("players.+{distance}.scroll_board"), Some(player.scroll_board));
    row.numbers(format_args!("players.+{distance}.scroll"), player.scroll);
    let lieutenants = || player.lieutenants.iter();
    let at_home = lieutenants().filter(|one| one.place == Place::Estate).count();
    row.number(format_args!("players.+{distance}.lieutenants.estate"), at_home as f32);
    let unused = lieutenants().filter(|one| !one.used && matches!(one.place, Place::Estate | Place::Town(_))).count();
    row.number(format_args!("players.+{distance}.lieutenants.unused"), unused as f32);
    let score: i32 = player.sheet.iter().map(|line| line.points).sum();
    row.number(format_args!("players.+{distance}.score"), score as f32);
}
