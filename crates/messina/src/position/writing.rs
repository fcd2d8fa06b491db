//! The way back: what a position of Messina says in the words that lay it out. A turn that has begun is not among them: it
//! is written as its beginning and the choices since.

use kernel::Id as _;
use kernel::script::{Scene, Sentences};

use super::Messina;
use crate::board::Board;
use crate::data::{Cabin, Class, DISTRICTS, District, Register, Slot, Space};
use crate::frame::Frame;
use crate::player::{Foreman, Lieutenant, Place, Player};
use crate::site::Site;
use crate::tile::Era;

type Seen<'a> = Scene<'a, Messina>;

fn words<T: AsRef<str>>(words: impl IntoIterator<Item = T>) -> String {
    words.into_iter().map(|word| word.as_ref().to_owned()).collect::<Vec<_>>().join(" ")
}

/// Says what `of` finds in each player, a line each.
fn each<T: std::fmt::Display>(scene: &Seen<'_>, out: &mut Sentences, of: impl Fn(&Player) -> Vec<T>) {
    for seat in out.seats() {
        for words in of(&scene.board[seat]) {
            out.say(format!("{} {words}", out.seat(seat)));
        }
    }
}

pub(super) fn round(scene: &Seen<'_>, out: &mut Sentences) {
    out.say(scene.board.round.to_string());
}

pub(super) fn order(scene: &Seen<'_>, out: &mut Sentences) {
    let seats: Vec<String> = scene.board.order[..scene.board.seats()].iter().map(|&seat| out.seat(seat)).collect();
    out.say(words(seats));
}

pub(super) fn wheel(scene: &Seen<'_>, out: &mut Sentences) {
    out.say((scene.board.wheel + 1).to_string());
}

/// The hex on a slot.
fn on(board: &Board, slot: Slot) -> Option<Site> {
    Site::hexes().find(|&hex| board.ground(hex).slot == Some(slot))
}

/// Every hex on its slot, in the order of the slots. One that is no A district takes the place of the hospital first, which
/// is the only one that may go back to the pile.
pub(super) fn hexes(scene: &Seen<'_>, out: &mut Sentences) {
    let board = scene.board;
    let slots = Slot::ALL.iter().filter_map(|&slot| Some((on(board, slot)?, slot)));
    let later = |hex: Site| matches!(hex, Site::District(district) if DISTRICTS[district].era != Era::A);
    let start = usize::from(board.layout().districts);
    let blank = <Messina as kernel::script::Script>::blank(&board.options).0;
    let drawn = slots.clone().find(|(hex, slot)| later(*hex) && slot.index() < start);
    let hospital = blank.ground(Site::District(District::Hospital)).slot;
    if let (Some((hex, _)), Some(slot)) = (drawn, hospital)
        && hex != Site::District(District::Hospital)
    {
        out.say(format!("{} {}", hex.word(), slot.word()));
    }
    for (hex, slot) in slots {
        out.say(format!("{} {}", hex.word(), slot.word()));
    }
}

pub(super) fn cubes(scene: &Seen<'_>, out: &mut Sentences) {
    for hex in Site::hexes().filter(|&hex| scene.board.ground(hex).cubes > 0) {
        out.say(format!("{} {}", hex.word(), scene.board.ground(hex).cubes));
    }
}

pub(super) fn citizens(scene: &Seen<'_>, out: &mut Sentences) {
    for hex in Site::hexes() {
        for &class in Class::ALL {
            let there = scene.board.ground(hex).citizens[class.index()];
            if there > 0 {
                out.say(format!("{} {} {there}", hex.word(), class.word()));
            }
        }
    }
}

pub(super) fn owner(scene: &Seen<'_>, out: &mut Sentences) {
    for hex in Site::hexes() {
        if let Some(owner) = scene.board.ground(hex).owner {
            out.say(format!("{} {}", hex.word(), out.seat(owner)));
        }
    }
}

pub(super) fn moored(scene: &Seen<'_>, out: &mut Sentences) {
    for moored in &scene.board.ships {
        let cube = if moored.cube { " cube" } else { "" };
        out.say(format!("{} {}{cube}", moored.ship.word(), moored.dock.word()));
    }
}

pub(super) fn docks(scene: &Seen<'_>, out: &mut Sentences) {
    let docks = words(scene.board.unseen.docks.into_iter().map(kernel::Id::word));
    out.say(if docks.is_empty() { "none" } else { &docks });
}

pub(super) fn turn(scene: &Seen<'_>, out: &mut Sentences) {
    if let [Frame::Round(_), Frame::UseLieutenant(_)] = scene.stack
        && !scene.board.solo()
    {
        out.say(out.seat(scene.board.turn.seat));
    }
}

pub(super) fn automaton(scene: &Seen<'_>, out: &mut Sentences) {
    let automaton = &scene.board.automaton;
    if scene.board.solo() {
        out.say(format!("{} {}", automaton.popularity, automaton.lieutenants));
    }
}

pub(super) fn automaton_at(scene: &Seen<'_>, out: &mut Sentences) {
    let standing = words(scene.board.automaton.standing.into_iter().map(Site::word));
    if !standing.is_empty() {
        out.say(standing);
    }
}

pub(super) fn automaton_drew(scene: &Seen<'_>, out: &mut Sentences) {
    let drawn = words(scene.board.automaton.drawn.iter().map(|tile| tile.word()));
    if !drawn.is_empty() {
        out.say(drawn);
    }
}

pub(super) fn automaton_before(scene: &Seen<'_>, out: &mut Sentences) {
    let before = words(scene.board.automaton.before.iter().map(|tile| tile.word()));
    if !before.is_empty() {
        out.say(before);
    }
}

pub(super) fn tokens(scene: &Seen<'_>, out: &mut Sentences) {
    each(scene, out, |player| {
        let counts = [
            ("coin", player.coin),
            ("beam", player.beam),
            ("fire", player.fire),
            ("major_fire", player.major_fire),
            ("rats", player.rats),
        ];
        let some = counts.into_iter().map(|(word, n)| (word, n.into())).chain([("points", player.points)]);
        let some = words(some.filter(|(_, n)| *n != 0).map(|(word, n)| format!("{word} {n}")));
        if some.is_empty() { Vec::new() } else { vec![some] }
    });
}

/// From the hindmost to the foremost: a marker comes on top of those that are on its space already.
pub(super) fn register(scene: &Seen<'_>, out: &mut Sentences) {
    for &register in Register::ALL {
        let ranks = &scene.board.ranks[register][..scene.board.seats()];
        for &seat in ranks.iter().rev() {
            let space = scene.board[seat].space_on(register);
            out.say(format!("{} {} {space}", out.seat(seat), register.word()));
        }
    }
}

pub(super) fn estate(scene: &Seen<'_>, out: &mut Sentences) {
    each(scene, out, |player| vec![player.estate.word()]);
}

pub(super) fn scroll_board(scene: &Seen<'_>, out: &mut Sentences) {
    each(scene, out, |player| vec![player.scroll_board.word()]);
}

pub(super) fn scroll(scene: &Seen<'_>, out: &mut Sentences) {
    each(scene, out, |player| {
        let [a, b, c] = player.scroll;
        vec![format!("{a} {b} {c}")]
    });
}

pub(super) fn citizen(scene: &Seen<'_>, out: &mut Sentences) {
    let golden = |golden: bool| if golden { " upgraded" } else { "" };
    each(scene, out, |player| {
        let housed = player.housed.into_iter();
        let spaces = housed.map(|space: Space| format!("{}{}", space.word(), golden(player.golden.contains(space))));
        let staffed = player.staffed.into_iter();
        let workshops = staffed.map(|shop| format!("{}{}", shop.word(), golden(player.masters.contains(shop))));
        let cabins = Cabin::ALL.iter().filter_map(|cabin| {
            let patient = player.cabins[*cabin].citizen?;
            let leaving = if patient.leaving { " leaving" } else { "" };
            Some(format!("{}{} {}{leaving}", cabin.word(), golden(patient.upgraded), patient.class.word()))
        });
        spaces.chain(workshops).chain(cabins).collect()
    });
}

pub(super) fn cabin(scene: &Seen<'_>, out: &mut Sentences) {
    each(scene, out, |player| {
        let built = |cabin: &Cabin| player.cabins[*cabin].upgrade;
        let built = Cabin::ALL.iter().filter_map(|cabin| Some(format!("{} {}", cabin.word(), built(cabin)?.word())));
        built.collect()
    });
}

pub(super) fn workshop(scene: &Seen<'_>, out: &mut Sentences) {
    each(scene, out, |player| {
        let spent = |shop| if player.spent.contains(shop) { " spent" } else { "" };
        player.workshops.into_iter().map(|shop| format!("{}{}", shop.word(), spent(shop))).collect()
    });
}

/// Which of the carts are used does not matter: they are counted.
pub(super) fn cart(scene: &Seen<'_>, out: &mut Sentences) {
    each(scene, out, |player| {
        let used = |nth: usize| if nth < player.ready.into() { "" } else { " used" };
        player.carts.into_iter().enumerate().map(|(nth, cart)| format!("{}{}", cart.word(), used(nth))).collect()
    });
}

pub(super) fn ship(scene: &Seen<'_>, out: &mut Sentences) {
    each(scene, out, |player| player.ships.into_iter().map(kernel::Id::word).collect());
}

pub(super) fn foreman(scene: &Seen<'_>, out: &mut Sentences) {
    each(scene, out, |player| {
        let said = |&class: &Class| {
            let Foreman { step, branch, upgraded } = player.foremen[class];
            let branch = branch.map(|branch| format!(" {}", branch.word())).unwrap_or_default();
            let upgraded = if upgraded { " upgraded" } else { "" };
            format!("{} {step}{branch}{upgraded}", class.word())
        };
        Class::ALL.iter().map(said).collect()
    });
}

pub(super) fn door(scene: &Seen<'_>, out: &mut Sentences) {
    each(scene, out, |player| player.doors.into_iter().map(|space: Space| space.word()).collect());
}

pub(super) fn lieutenants(scene: &Seen<'_>, out: &mut Sentences) {
    each(scene, out, |player| vec![words(player.lieutenants.iter().map(standing))]);
}

fn standing(lieutenant: &Lieutenant) -> String {
    let place = match lieutenant.place {
        Place::Estate => "estate",
        Place::Town(site) => site.word(),
        Place::Reserve => "reserve",
        Place::Gone => "gone",
    };
    format!("{place}{}", if lieutenant.used { "+" } else { "" })
}

pub(super) fn workshops(scene: &Seen<'_>, out: &mut Sentences) {
    for pile in scene.board.workshop_piles.values() {
        let seen = words(pile.top.iter().chain(&pile.known).map(|shop| shop.word()));
        if !seen.is_empty() {
            out.say(seen);
        }
    }
}

pub(super) fn cabins(scene: &Seen<'_>, out: &mut Sentences) {
    for (at, pile) in scene.board.cabin_piles.iter().enumerate() {
        let seen: String = pile.top.iter().chain(&pile.known).flat_map(|cabin| [" ", cabin.word()]).collect();
        out.say(format!("{} {}{seen}", at + 1, pile.hidden));
    }
}

pub(super) fn carts(scene: &Seen<'_>, out: &mut Sentences) {
    let piles = usize::from(scene.board.numbers().cart_piles);
    out.say(words(scene.board.cart_piles[..piles].iter().map(|top| top.map_or("none", |cart| cart.word()))));
}

pub(super) fn gone(scene: &Seen<'_>, out: &mut Sentences) {
    let gone = &scene.board.gone;
    let tiles = gone.workshops.iter().map(|id| id.word()).chain(gone.cabins.iter().map(|id| id.word()));
    let others = gone.carts.into_iter().map(kernel::Id::word).chain(gone.ships.into_iter().map(kernel::Id::word));
    for tile in tiles.chain(others).collect::<Vec<_>>() {
        out.say(tile);
    }
}
