//! The way back: what a position of Pest says in the words that lay it out. A turn that has begun is not among them: it is
//! written as its beginning and the choices since.

use kernel::script::{Scene, Sentences};
use kernel::{Id as _, Seat};

use crate::Pest;
use crate::board::{Board, Player};
use crate::data::{CapitalBuilding, LOCATIONS, Location, Road, SOLO_IMPERATIVES, SOLO_INFLUENCE};
use crate::frame::Frame;
use crate::grid::Cell;
use crate::vocabulary::{Good, Mode, Shelf};

type Seen<'a> = Scene<'a, Pest>;

/// Words one behind the other.
fn words<T: AsRef<str>>(words: impl IntoIterator<Item = T>) -> String {
    words.into_iter().map(|word| word.as_ref().to_owned()).collect::<Vec<_>>().join(" ")
}

/// Says what `of` finds in each player.
fn each(scene: &Seen<'_>, out: &mut Sentences, of: impl Fn(&Player) -> Option<String>) {
    for seat in out.seats() {
        if let Some(words) = of(&scene.board[seat]) {
            out.say_of(seat, words);
        }
    }
}

fn count(scene: &Seen<'_>, out: &mut Sentences, of: impl Fn(&Player) -> u16) {
    each(scene, out, |player| Some(of(player)).filter(|n| *n > 0).map(|n| n.to_string()));
}

pub(super) fn year(scene: &Seen<'_>, out: &mut Sentences) {
    if scene.board.year > 0 {
        out.say(scene.board.year.to_string());
    }
}

pub(super) fn order(scene: &Seen<'_>, out: &mut Sentences) {
    let seats: Vec<String> = scene.board.in_order().map(|seat| out.seat(seat)).collect();
    out.say(words(seats));
}

pub(super) fn turn(scene: &Seen<'_>, out: &mut Sentences) {
    if let [Frame::NextTurn(_), Frame::Place(_)] = scene.stack {
        out.say(out.seat(scene.board.actor));
    }
}

pub(super) fn sick(scene: &Seen<'_>, out: &mut Sentences) {
    let board = scene.board;
    let places = Location::ALL.iter().map(|place| (place.word(), board.sick[*place]));
    let roads = Road::ALL.iter().map(|road| (road.word(), board.road_sick[*road]));
    for (word, n) in places.chain(roads).filter(|(_, n)| *n > 0) {
        out.say(format!("{word} {n}"));
    }
}

/// Ruins that the map does not begin with.
pub(super) fn destroyed(scene: &Seen<'_>, out: &mut Sentences) {
    let printed = |place: Location| LOCATIONS[place].ruined_with >> scene.board.players & 1 == 1;
    scene.board.ruins.into_iter().filter(|&place| !printed(place)).for_each(|place| out.say(place.word()));
}

pub(super) fn resource(scene: &Seen<'_>, out: &mut Sentences) {
    for &place in Location::ALL {
        let there = scene.board.resources[place];
        if there != LOCATIONS[place].resource {
            out.say(format!("{} {}", place.word(), there.word()));
        }
    }
}

pub(super) fn decree(scene: &Seen<'_>, out: &mut Sentences) {
    scene.board.decrees.iter().for_each(|decree| out.say(decree.word()));
}

pub(super) fn capital_card(scene: &Seen<'_>, out: &mut Sentences) {
    scene.board.capital_card.iter().for_each(|card| out.say(card.word()));
}

pub(super) fn tokens(scene: &Seen<'_>, out: &mut Sentences) {
    let Board { tokens, face_up, .. } = scene.board;
    let up = face_up.into_iter().map(kernel::Id::word);
    let down: Vec<&str> = (*tokens - *face_up).into_iter().map(kernel::Id::word).collect();
    let turned = if down.is_empty() { Vec::new() } else { vec!["down"] };
    if !tokens.is_empty() {
        out.say(words(up.chain(turned).chain(down)));
    }
}

pub(super) fn market(scene: &Seen<'_>, out: &mut Sentences) {
    let market = &scene.board.market;
    if market.iter().all(Option::is_some) {
        out.say(words(market.iter().flatten().map(|technology| technology.word())));
    }
}

pub(super) fn start_cards(scene: &Seen<'_>, out: &mut Sentences) {
    if !scene.board.start_cards.is_empty() {
        out.say(words(scene.board.start_cards.iter().map(|card| card.word())));
    }
}

pub(super) fn plagues(scene: &Seen<'_>, out: &mut Sentences) {
    if !scene.board.plagues.is_empty() {
        out.say(words(scene.board.plagues.iter().map(|card| card.word())));
    }
}

pub(super) fn favours(scene: &Seen<'_>, out: &mut Sentences) {
    if !scene.board.favours.is_empty() {
        out.say(words(scene.board.favours.iter().map(|card| card.word())));
    }
}

pub(super) fn sector(scene: &Seen<'_>, out: &mut Sentences) {
    if scene.board.has_neutrals() {
        out.say(scene.board.neutral.sector.to_string());
    }
}

fn solo(scene: &Seen<'_>) -> bool {
    scene.board.mode == Mode::Solo
}

fn or_none(words: &str) -> &str {
    if words.is_empty() { "none" } else { words }
}

pub(super) fn spaces(scene: &Seen<'_>, out: &mut Sentences) {
    let left = scene.board.neutral.influence;
    let spaces = SOLO_INFLUENCE.iter().enumerate().filter(|(at, _)| left >> at & 1 == 1);
    if solo(scene) {
        out.say(or_none(&words(spaces.map(|(_, space)| space.to_string()))));
    }
}

pub(super) fn levels(scene: &Seen<'_>, out: &mut Sentences) {
    for era in (0..SOLO_IMPERATIVES.len()).filter(|_| solo(scene)) {
        let left = scene.board.neutral.imperatives[era];
        let levels = words((0..8).filter(|level| left >> level & 1 == 1).map(|level: u8| (level + 1).to_string()));
        out.say(format!("{} {}", era + 1, or_none(&levels)));
    }
}

pub(super) fn neutral_works(scene: &Seen<'_>, out: &mut Sentences) {
    if solo(scene) {
        out.say(or_none(&words(scene.board.neutral.works.into_iter().map(CapitalBuilding::word))));
    }
}

pub(super) fn works(scene: &Seen<'_>, out: &mut Sentences) {
    if solo(scene) {
        return;
    }
    each(scene, out, |player| {
        (!player.works.is_empty()).then(|| words(player.works.into_iter().map(CapitalBuilding::word)))
    });
}

pub(super) fn wood(scene: &Seen<'_>, out: &mut Sentences) {
    count(scene, out, |player| player.good(Good::Wood).into());
}

pub(super) fn stone(scene: &Seen<'_>, out: &mut Sentences) {
    count(scene, out, |player| player.good(Good::Stone).into());
}

pub(super) fn food(scene: &Seen<'_>, out: &mut Sentences) {
    count(scene, out, |player| player.good(Good::Food).into());
}

pub(super) fn herbs(scene: &Seen<'_>, out: &mut Sentences) {
    count(scene, out, |player| player.good(Good::Herbs).into());
}

pub(super) fn coin(scene: &Seen<'_>, out: &mut Sentences) {
    count(scene, out, |player| player.good(Good::Coin).into());
}

pub(super) fn research(scene: &Seen<'_>, out: &mut Sentences) {
    count(scene, out, |player| player.research.into());
}

pub(super) fn in_quarantine(scene: &Seen<'_>, out: &mut Sentences) {
    each(scene, out, |player| {
        let slots: String = player.occupied_slots().flat_map(|slot| [" ", slot.word()]).collect();
        (player.sick > 0).then(|| format!("{}{slots}", player.sick))
    });
}

pub(super) fn healed(scene: &Seen<'_>, out: &mut Sentences) {
    count(scene, out, |player| player.healed.into());
}

pub(super) fn patient(scene: &Seen<'_>, out: &mut Sentences) {
    count(scene, out, |player| player.patient.into());
}

pub(super) fn experts(scene: &Seen<'_>, out: &mut Sentences) {
    count(scene, out, |player| player.experts.into());
}

pub(super) fn workshop(scene: &Seen<'_>, out: &mut Sentences) {
    each(scene, out, |player| {
        let manned = if player.workshop_manned { " manned" } else { "" };
        player.workshop.map(|good| format!("{}{manned}", good.word()))
    });
}

pub(super) fn cemetery(scene: &Seen<'_>, out: &mut Sentences) {
    count(scene, out, |player| player.cemetery.into());
}

pub(super) fn capital(scene: &Seen<'_>, out: &mut Sentences) {
    count(scene, out, |player| player.capital.into());
}

pub(super) fn doctor(scene: &Seen<'_>, out: &mut Sentences) {
    each(scene, out, |player| player.doctor.map(|place| place.word().to_owned()));
}

pub(super) fn camp(scene: &Seen<'_>, out: &mut Sentences) {
    each(scene, out, |player| player.camp.map(|place| place.word().to_owned()));
}

pub(super) fn building(scene: &Seen<'_>, out: &mut Sentences) {
    let said = |seat: Seat| {
        let player = &scene.board[seat];
        let manned = move |building| if player.workers.contains(building) { " manned" } else { "" };
        let built = player.built();
        built.map(move |(building, place)| format!("{} {}{}", building.word(), place.word(), manned(building)))
    };
    for seat in out.seats() {
        for words in said(seat).collect::<Vec<_>>() {
            out.say_of(seat, words);
        }
    }
}

pub(super) fn technology(scene: &Seen<'_>, out: &mut Sentences) {
    for seat in out.seats() {
        let player = &scene.board[seat];
        for &shelf in Shelf::ALL {
            let busy = if player.busy >> shelf.index() & 1 == 1 { " busy" } else { "" };
            if let Some(technology) = player.technologies[shelf] {
                out.say_of(seat, format!("{} {}{busy}", technology.word(), shelf.word()));
            }
        }
    }
}

pub(super) fn cells(scene: &Seen<'_>, out: &mut Sentences) {
    each(scene, out, |player| {
        let cells = Cell::all().filter(|cell| player.cells & cell.bit() != 0);
        let said = words(cells.map(|cell| format!("{} {}", cell.top.word(), cell.left.word())));
        (!said.is_empty()).then_some(said)
    });
}

pub(super) fn placed(scene: &Seen<'_>, out: &mut Sentences) {
    each(scene, out, |player| Some(player.placed.to_string()));
}

pub(super) fn renown(scene: &Seen<'_>, out: &mut Sentences) {
    count(scene, out, |player| player.renown);
}

pub(super) fn negative(scene: &Seen<'_>, out: &mut Sentences) {
    count(scene, out, |player| player.negative);
}

pub(super) fn influence(scene: &Seen<'_>, out: &mut Sentences) {
    count(scene, out, |player| player.influence.into());
}

pub(super) fn imperatives(scene: &Seen<'_>, out: &mut Sentences) {
    each(scene, out, |player| {
        let [first, second, third] = player.imperatives;
        Some(format!("{first} {second} {third}"))
    });
}
