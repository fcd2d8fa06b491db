//! The words of the check language for Messina: how a position is laid out. What can be asked of it is in `fact.rs`.

mod estate;
mod piles;
mod town;
mod writing;

use kernel::script::{Fact, Given, Kind, Position, Reader, Script, Slip};
use kernel::{Id as _, Message, Set};

use crate::act::Act;
use crate::board::{Board, ROUNDS, Turn};
use crate::data::{
    CLASS_WORKSHOPS, Cabin, CabinUpgrade, Cart, Class, DISTRICTS, District, DockTile, ERA_WORKSHOPS, Estate, Port,
    Register, ScrollBoard, Ship, Slot, SoloTile, Space, WHEEL, Workshop,
};
use crate::entry::Entry;
use crate::fact;
use crate::frame::Frame;
use crate::pile::Pile;
use crate::player::{Lieutenant, Place};
use crate::round_end::Production;
use crate::site::Site;
use crate::tile::Era;
use crate::turn::Round;
use crate::variant::advanced;
use crate::{Messina, Options, setup};

type Laid = Result<(), Slip>;

/// Pending effects that a position may have.
const MOST_PENDING: u8 = 20;

impl Script for Messina {
    const SEATS: &'static [&'static str] = &["red", "blue", "green", "yellow"];

    const GIVEN: &'static [Given<Self>] = &[
        Given::<Self>::new("round", "COUNT", "round 5", lay_round).once().written(writing::round),
        Given::<Self>::new("order", "SEAT {SEAT}", "order blue red", lay_order)
            .needs("options players=2")
            .once()
            .written(writing::order),
        Given::<Self>::new("wheel", "COUNT", "wheel 12", lay_wheel).once().written(writing::wheel),
        Given::<Self>::new("hex", "HEX SLOT", "hex bailiffs_tower d09", town::lay_hex).written(writing::hexes),
        Given::<Self>::new("cubes", "HEX COUNT", "cubes smithy 2", town::lay_cubes).written(writing::cubes),
        Given::<Self>::new("citizens", "DISTRICT CLASS COUNT", "citizens smithy nun 1", town::lay_citizens)
            .written(writing::citizens),
        Given::<Self>::new("owner", "DISTRICT SEAT", "owner smithy red", town::lay_owner).written(writing::owner),
        Given::<Self>::new("moored", "SHIP DOCK [cube]", "moored ship_1_silk dock_1 cube", town::lay_moored)
            .written(writing::moored),
        Given::<Self>::new("docks", "DOCK {DOCK} or none", "docks dock_2 dock_4", town::lay_docks)
            .once()
            .written(writing::docks),
        Given::<Self>::new("top", "TILE", "top sawmill", town::lay_top),
        Given::<Self>::new("pending", "ENTRY COUNT", "pending build 1", lay_pending),
        Given::<Self>::new("turn", "SEAT", "turn blue", lay_turn)
            .needs("options players=2")
            .once()
            .written(writing::turn),
        Given::<Self>::new("act", "SEAT SITE", "act red smithy", lay_act).once(),
        Given::<Self>::new("production", "", "production", lay_production).once(),
        Given::<Self>::new("over", "", "over", lay_over).once(),
        Given::<Self>::new("automaton", "COUNT COUNT [next]", "automaton 4 2 next", town::lay_automaton)
            .needs("options players=1")
            .once()
            .written(writing::automaton),
        Given::<Self>::new("automaton_at", "DISTRICT {DISTRICT}", "automaton_at smithy", town::lay_automaton_at)
            .needs("options players=1")
            .once()
            .written(writing::automaton_at),
        Given::<Self>::new("tokens", "SEAT TOKEN COUNT {TOKEN COUNT}", "tokens red coin 3 fire 1", estate::lay_tokens)
            .written(writing::tokens),
        Given::<Self>::new("register", "SEAT REGISTER COUNT", "register red city 5", estate::lay_register)
            .written(writing::register),
        Given::<Self>::new("estate", "SEAT ESTATE", "estate red estate_b2", estate::lay_estate)
            .needs("options players=2,advanced=on")
            .written(writing::estate),
        Given::<Self>::new("scroll_board", "SEAT SCROLL_BOARD", "scroll_board red scroll_b3", estate::lay_scroll_board)
            .needs("options players=2,advanced=on")
            .written(writing::scroll_board),
        Given::<Self>::new("scroll", "SEAT COUNT COUNT COUNT", "scroll red 0 2 1", estate::lay_scroll)
            .written(writing::scroll),
        Given::<Self>::new("citizen", estate::CITIZEN, "citizen red nun_upper_1", estate::lay_citizen)
            .written(writing::citizen),
        Given::<Self>::new("cabin", "SEAT CABIN UPGRADE", "cabin red cabin_1 toll_hut", estate::lay_cabin)
            .written(writing::cabin),
        Given::<Self>::new("workshop", "SEAT WORKSHOP [spent]", "workshop red sawmill", estate::lay_workshop)
            .written(writing::workshop),
        Given::<Self>::new("cart", "SEAT CART [used]", "cart red cart_1a", estate::lay_cart).written(writing::cart),
        Given::<Self>::new("ship", "SEAT SHIP", "ship red ship_1_silk", estate::lay_ship).written(writing::ship),
        Given::<Self>::new(
            "foreman",
            "SEAT CLASS COUNT [left|right] [upgraded]",
            "foreman red nun 2 left",
            estate::lay_foreman,
        )
        .written(writing::foreman),
        Given::<Self>::new("door", "SEAT SPACE", "door red nun_lower_3", estate::lay_door)
            .needs("options players=2,advanced=on\ngiven estate red estate_b1")
            .written(writing::door),
        Given::<Self>::new(
            "lieutenants",
            "SEAT PLACE {PLACE}",
            "lieutenants red estate smithy+",
            estate::lay_lieutenants,
        )
        .written(writing::lieutenants),
        Given::<Self>::new("workshops", "WORKSHOP {WORKSHOP}", "workshops sawmill", piles::lay_workshops)
            .written(writing::workshops),
        Given::<Self>::new("gone", "TILE|SHIP", "gone sawmill", piles::lay_gone).written(writing::gone),
        Given::<Self>::new("cabins", "COUNT COUNT {UPGRADE}", "cabins 2 4 toll_hut", piles::lay_cabins)
            .written(writing::cabins),
        Given::<Self>::new("carts", "CART|none {CART|none}", "carts cart_1a none", piles::lay_carts)
            .needs("options players=4")
            .once()
            .written(writing::carts),
        Given::<Self>::new("automaton_drew", "SOLO {SOLO}", "automaton_drew solo_01", piles::lay_drawn)
            .needs("options players=1")
            .once()
            .written(writing::automaton_drew),
        Given::<Self>::new("automaton_before", "SOLO {SOLO}", "automaton_before solo_01", piles::lay_drawn)
            .needs("options players=1")
            .once()
            .written(writing::automaton_before),
    ];

    const FACTS: &'static [Fact<Self>] = fact::FACTS;

    fn kinds() -> Vec<Kind> {
        let used = |place: &str| [place.to_owned(), format!("{place}+")];
        let homes = ["estate", "reserve", "gone"];
        let places = homes.into_iter().chain(Site::all().map(Site::word)).flat_map(used);
        vec![
            Kind::of::<Cabin>("CABIN"),
            Kind::of::<Cart>("CART"),
            Kind::of::<Class>("CLASS"),
            Kind::of::<District>("DISTRICT"),
            Kind::of::<DockTile>("DOCK"),
            Kind::new("ENTRY", Entry::all().map(Entry::word)),
            Kind::of::<Estate>("ESTATE"),
            Kind::new("HEX", Site::hexes().map(Site::word)),
            Kind::new("PLACE", places),
            Kind::of::<Register>("REGISTER"),
            Kind::of::<ScrollBoard>("SCROLL_BOARD"),
            Kind::of::<Ship>("SHIP"),
            Kind::new("SITE", Site::all().map(Site::word)),
            Kind::of::<Slot>("SLOT"),
            Kind::of::<SoloTile>("SOLO"),
            Kind::of::<Space>("SPACE"),
            Kind::new("TILE", town::tile_words()),
            Kind::new("TOKEN", estate::TOKENS.map(|(word, _)| word)),
            Kind::of::<CabinUpgrade>("UPGRADE"),
            Kind::of::<Workshop>("WORKSHOP"),
            Kind::new("CATEGORY", fact::CATEGORIES),
        ]
    }

    /// The A districts and the hospital in the order of the data, ports 1 to 4, nothing on them; seats in order; every
    /// tile in its pile, none turned up. In the advanced game the b boards lie in the order of the data too.
    fn blank(options: &Options) -> (Board, Vec<Frame>) {
        let mut board = setup::empty(options);
        let first = |id: &District| DISTRICTS[*id].era == Era::A || *id == District::Hospital;
        let districts: Vec<District> = board.unseen.districts.into_iter().filter(first).collect();
        for (district, &slot) in districts.into_iter().zip(Slot::ALL) {
            board.unseen.districts.remove(district);
            board.lay(Site::District(district), slot);
        }
        for (&port, slot) in Port::ALL.iter().zip([Slot::P1, Slot::P2, Slot::P3, Slot::P4]) {
            board.lay(Site::Port(port), slot);
        }
        if options.advanced {
            advanced::lay_out(&mut board);
        }
        (board, vec![Round.into()])
    }

    /// Somebody stands where the turn is, and the pile lasts for the rounds to come.
    fn possible(position: &Position<Self>) -> Result<(), Message> {
        town::possible(&position.board)
    }
}

fn objection(words: &Reader<'_>, key: &'static str) -> Slip {
    words.objection(Message::new(key))
}

/// The round comes first; from V on the piles are those of era II.
fn lay_round(position: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let round = words.number(1..=ROUNDS)?;
    if position.board != Messina::blank(&position.options).0 {
        return Err(objection(words, "messina-check-round-first"));
    }
    let board = &mut position.board;
    board.round = round;
    if board.round_space().advanced_workshops {
        let old = board.unseen.workshops & Set::from_bits(ERA_WORKSHOPS[0]);
        board.gone.workshops = old.into_iter().collect();
        board.unseen.workshops = board.unseen.workshops - old;
        for &class in Class::ALL {
            let count = (CLASS_WORKSHOPS[class] & ERA_WORKSHOPS[1]).count_ones() as u8;
            board.workshop_piles[class] = Pile::face_down(count);
        }
    }
    Ok(())
}

/// Every seat once, before it is said whose turn it is.
fn lay_order(position: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    not_begun(position, words)?;
    let board = &mut position.board;
    for place in 0..board.seats() {
        let seat = words.seat()?;
        if board.order[..place].contains(&seat) {
            return Err(words.twice());
        }
        board.order[place] = seat;
    }
    Ok(())
}

fn lay_wheel(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    board.wheel = words.number(1..=WHEEL.len() as u8)? - 1;
    Ok(())
}

fn lay_pending(Position { board, .. }: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let entries: Vec<String> = Entry::all().map(Entry::word).collect();
    let entry = words.read(Entry::from_word, &entries.iter().map(String::as_str).collect::<Vec<_>>())?;
    board.pending[entry.index()] = 0;
    let others: u8 = board.pending.iter().sum();
    board.pending[entry.index()] = words.number(0..=MOST_PENDING - others)?;
    Ok(())
}

/// What is played next is said once: a turn, the step of actions, the production or the end.
fn begin(position: &mut Position<Messina>, words: &Reader<'_>, stack: Vec<Frame>) -> Laid {
    not_begun(position, words)?;
    position.stack = stack;
    Ok(())
}

fn not_begun(position: &Position<Messina>, words: &Reader<'_>) -> Laid {
    let begun = position.board.next != 0 || position.stack != [Round.into()];
    if begun { Err(objection(words, "messina-check-begun")) } else { Ok(()) }
}

/// Who moves next. The place is counted from the second lap on, so that it is never that of a position in which nobody
/// said whose turn it is; the order of play is the same.
fn lay_turn(position: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    begin(position, words, vec![Round.into()])?;
    let board = &mut position.board;
    let place = board.order.iter().position(|&other| other == seat).unwrap_or(0);
    board.next = (board.seats() + place) as u8;
    Ok(())
}

/// The step of actions of a seat on a hex or at a dock. Its lieutenant comes from the estate if none stands there.
fn lay_act(position: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    let site = site(words)?;
    if site.is_hex() && position.board.ground(site).slot.is_none() {
        return Err(words.not_in_play());
    }
    begin(position, words, vec![Round.into(), Act.into()])?;
    let board = &mut position.board;
    let place = board.order.iter().position(|&other| other == seat).unwrap_or(0);
    board.next = ((place + 1) % board.seats()) as u8;
    board.turn = Turn { seat, site: Some(site), main: site.is_hex() };
    let standing = Lieutenant { place: Place::Town(site), used: true };
    let waiting = Lieutenant { place: Place::Estate, used: false };
    if board[seat].lieutenants.contains(&standing) {
        return Ok(());
    }
    if !board[seat].lieutenants.contains(&waiting) {
        let none = Message::new("messina-check-no-lieutenant").with("seat", seat);
        return Err(words.objection(none));
    }
    board[seat].shift(waiting, standing);
    Ok(())
}

fn lay_production(position: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    begin(position, words, vec![Production.into()])
}

fn lay_over(position: &mut Position<Messina>, words: &mut Reader<'_>) -> Laid {
    begin(position, words, Vec::new())
}

/// A place of the town.
pub(crate) fn site(words: &mut Reader<'_>) -> Result<Site, Slip> {
    words.read(Site::from_word, &Site::all().map(Site::word).collect::<Vec<_>>())
}

/// A hex of the town.
pub(crate) fn hex(words: &mut Reader<'_>) -> Result<Site, Slip> {
    let hexes: Vec<&str> = Site::hexes().map(Site::word).collect();
    words.read(|word| Site::from_word(word).filter(|site| site.is_hex()), &hexes)
}
