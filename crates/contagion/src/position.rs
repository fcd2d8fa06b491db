//! The words of the check language for Contagion: how a position is laid out. What can be asked of it is in `fact.rs`.

mod hidden;
mod writing;

use kernel::script::{Fact, Given, Kind, Lawful, Position, Reader, Script, Slip};
use kernel::{Id as _, Message, Options as _, Seat};

use crate::board::{Board, Cards, Cities, disease_of};
use crate::card::Effect;
use crate::data::{
    ACTIONS, COPIES, CUBES_IN_DISH, City, Color, Disease, HAND_LIMIT, NEUTRAL_CUBES, ROUND_KINDS, RoundCard, TOP_LEVEL,
    Track,
};
use crate::round::Round;
use crate::score::{Category, Ending};
use crate::setup::StartingCube;
use crate::turn::{EndEffect, StartEffect, Turn};
use crate::{Contagion, Frame, Options, audit, fact, name, setup};

type Laid = Result<(), Slip>;

/// A place where play can begin, by its word.
type Phase = (&'static str, fn(&Board) -> Frame);

/// More points than any game brings.
const MOST_POINTS: u16 = 999;

impl Lawful for Contagion {
    /// A turn has three windows; two actions and one for each card that gives another, each with at most four picks, four
    /// cards of payment and five to the hand limit; a loss with four steps and eight picks. Each City card brings one use
    /// with at most eight picks of each player.
    fn bound(options: &Options) -> usize {
        let players = options.players();
        let turn = 3 + 4 * 13 + 12;
        players + ROUND_KINDS.len() * players * turn + City::ALL.len() * 8 * players
    }

    fn audit(board: &Board) -> Result<(), Message> {
        audit::audit(board)
    }
}

impl Script for Contagion {
    const SEATS: &'static [&'static str] = &["blue", "yellow", "red", "purple", "green"];

    const SET_UP: &'static [&'static str] = &["contagion-ask-setup-place-cube"];

    const GIVEN: &'static [Given<Self>] = &[
        Given::<Self>::new("city", "CITY {SEAT COUNT|neutral COUNT}", "city tokyo yellow 1 blue 2", lay_city)
            .written(writing::cities),
        Given::<Self>::new("dish", "SEAT|neutral COUNT CITY", "dish blue 2 mumbai", lay_dish)
            .needs("given city mumbai"),
        Given::<Self>::new("eradicated", "CITY", "eradicated tokyo", lay_eradicated).written(writing::eradicated),
        Given::<Self>::new("kept", "SEAT CITY", "kept blue rio_de_janeiro", lay_kept).written(writing::kept),
        Given::<Self>::new("city-pile", "CITY {CITY}", "city-pile tokyo cairo", lay_city_pile).once(),
        Given::<Self>::new("hand", "SEAT COLOR COUNT {COLOR COUNT}", "hand blue red 3 green 1", lay_hand)
            .written(writing::hands),
        Given::<Self>::new("discard", "COLOR COUNT {COLOR COUNT}", "discard red 5", lay_discard)
            .written(writing::discard),
        Given::<Self>::new("pile", "COLOR COUNT {COLOR COUNT}", "pile red 1 blue 2", lay_pile).once(),
        Given::<Self>::new("unknown", "SEAT COUNT", "unknown yellow 3", hidden::lay_unknown).written(writing::unknown),
        Given::<Self>::new("shown", "SEAT|neutral COLOR COUNT {COLOR COUNT}", "shown blue red 2", hidden::lay_shown)
            .written(writing::shown),
        Given::<Self>::new(
            "known",
            "SEAT SEAT COLOR COUNT {COLOR COUNT}",
            "known blue yellow red 1",
            hidden::lay_known,
        )
        .needs("given hand yellow red 1")
        .written(writing::known),
        Given::<Self>::new("levels", "SEAT COUNT COUNT COUNT", "levels blue 2 3 1", lay_levels)
            .written(writing::levels),
        Given::<Self>::new("score", "SEAT|neutral COUNT", "score blue 34", lay_score),
        Given::<Self>::new("points", "SEAT|neutral CATEGORY COUNT", "points blue death-tolls 4", hidden::lay_points)
            .written(writing::points),
        Given::<Self>::new("gone", "CARD", "gone heat_wave", hidden::lay_gone).written(writing::gone),
        Given::<Self>::new("card", "CARD", "card heat_wave", lay_card).once().written(writing::card),
        Given::<Self>::new("round", "COUNT", "round 4", lay_round).once().written(writing::round),
        Given::<Self>::new("skulls", "COUNT", "skulls 1", lay_skulls).once().written(writing::skulls),
        Given::<Self>::new("last-round", "[last-who|two-cities]", "last-round two-cities", lay_last_round)
            .once()
            .written(writing::last_round),
        Given::<Self>::new("turn", "SEAT", "turn red", lay_turn).once().written(writing::turn),
        Given::<Self>::new("actions", "COUNT", "actions 1", lay_actions).once().written(writing::actions),
        Given::<Self>::new("infections", "COUNT", "infections 1", lay_actions).once().written(writing::infections),
        Given::<Self>::new("ignoring", "", "ignoring", |position, _| {
            position.board.turn.ignoring = true;
            Ok(())
        })
        .needs("given card heat_wave")
        .once()
        .written(writing::ignoring),
        Given::<Self>::new("phase", "PHASE", "phase opening", lay_phase).once().written(writing::phase),
    ];

    const FACTS: &'static [Fact<Self>] = fact::FACTS;

    fn kinds() -> Vec<Kind> {
        vec![
            Kind::of::<City>("CITY"),
            Kind::of::<Color>("COLOR"),
            Kind::of::<RoundCard>("CARD"),
            Kind::of::<Track>("TRACK"),
            Kind::new("PHASE", PHASES.iter().map(|(word, _)| word)),
            Kind::new("CATEGORY", Category::ALL.iter().map(|(_, word)| word)),
        ]
    }

    /// An empty table in the first action of seat 0: no city, no card of the round, full dishes, empty hands.
    fn blank(options: &Options) -> (Board, Vec<Frame>) {
        let mut board = setup::blank(options);
        board.round = 1;
        (board, vec![Turn::ACTION.into()])
    }

    fn possible(position: &Position<Self>) -> Result<(), Message> {
        let Position { board, stack, .. } = position;
        // One neutral cube comes a round; an eradication takes some away.
        let neutral = board.neutral().map_or(0, |disease| board.cubes_on_table(disease));
        if neutral > board.round {
            let many = Message::new("contagion-check-neutral").with("cubes", neutral);
            return Err(many.with("rounds", board.round));
        }
        if board.turn.ignoring && board.active.is_none() {
            return Err(Message::new("contagion-check-nothing-to-ignore"));
        }
        match stack.last() {
            Some(Frame::Round(_) | Frame::StartingCube(_)) if board.last.is_some() => {
                Err(Message::new("contagion-check-no-round"))
            }
            Some(&Frame::StartingCube(StartingCube { seat })) => can_start(board, seat),
            _ => Ok(()),
        }
    }
}

/// Whether everybody behind this seat has placed one cube, and everybody from it down to the first has one to begin with, and a
/// place for it.
fn can_start(board: &Board, seat: Seat) -> Result<(), Message> {
    let cubes = |seat: Seat| board.cubes_on_table(disease_of(seat));
    let begun = |other: &Seat| cubes(*other) == u8::from(*other > seat);
    if let Some(early) = Seat::all(board.players()).find(|other| !begun(other)) {
        let many = Message::new("contagion-check-started").with("seat", early);
        return Err(many.with("cubes", cubes(early)).with("there", u8::from(early > seat)));
    }
    let mut waiting = Seat::all(seat.index() + 1);
    let places: u8 = board.table.into_iter().map(|city| board.room(city).saturating_sub(1)).sum();
    if usize::from(places) > seat.index() && waiting.all(|seat| board.dish(seat) > 0) {
        return Ok(());
    }
    Err(Message::new("contagion-check-no-start"))
}

/// The places where play can begin.
const PHASES: &[Phase] = &[
    ("setup", |board| StartingCube { seat: board.turn.seat }.into()),
    ("round", |_| Round.into()),
    ("opening", |_| Turn::OPENING.into()),
    ("start", |_| StartEffect.into()),
    ("action", |_| Turn::ACTION.into()),
    ("closing", |_| Turn::CLOSING.into()),
    ("end", |_| EndEffect.into()),
];

/// Takes a City card out of the pile, where all of them lie at first.
fn from_city_pile(board: &mut Board, words: &mut Reader<'_>) -> Result<City, Slip> {
    let in_play = board.table | board.eradicated | board.city_pile;
    let city = words.id_in_play(|city| in_play.contains(city))?;
    if board.city_pile.remove(city) { Ok(city) } else { Err(words.twice()) }
}

/// The disease of somebody at the table, or `neutral`.
fn disease(board: &Board, words: &mut Reader<'_>) -> Result<Disease, Slip> {
    if words.accept("neutral") {
        return board.neutral().ok_or_else(|| words.not_in_play());
    }
    words.seat().map(disease_of)
}

/// All cubes of a disease.
fn cubes_of(board: &Board, disease: Disease) -> u8 {
    if board.neutral() == Some(disease) { *NEUTRAL_CUBES } else { *CUBES_IN_DISH }
}

/// So many cubes of a disease are not there.
fn too_few_cubes(board: &Board, disease: Disease, laid: u8, words: &Reader<'_>) -> Slip {
    let (there, cubes) = (cubes_of(board, disease), Message::new("contagion-check-cubes"));
    if board.neutral() == Some(disease) {
        return words.too_few(Message::new("contagion-check-neutral-cubes"), there, laid);
    }
    words.seat_has_too_few(Seat::new(disease.index()), cubes, there, laid)
}

/// Puts cubes into a city that stays on the table.
fn put(board: &mut Board, disease: Disease, city: City, n: u8, words: &Reader<'_>) -> Laid {
    let dish = board.owned(disease).dish;
    if n > dish {
        return Err(too_few_cubes(board, disease, cubes_of(board, disease) - dish + n, words));
    }
    if n >= board.room(city) {
        let full = Message::new("contagion-check-full").with("city", name(city));
        return Err(words.objection(full.with("most", city.card().population - 1)));
    }
    if n > 0 {
        board.put_cubes(disease, city, n);
    }
    Ok(())
}

/// `city tokyo yellow 1 blue 2`: a city on the table with its rows from the top.
fn lay_city(Position { board, .. }: &mut Position<Contagion>, words: &mut Reader<'_>) -> Laid {
    let city = from_city_pile(board, words)?;
    board.table.insert(city);
    while !words.is_empty() {
        let disease = disease(board, words)?;
        if board.cubes(city, disease) > 0 {
            return Err(words.twice());
        }
        // So many that "Blue has 12 cubes; 17 are laid out" can still be said.
        let n = words.number(1..=99)?;
        put(board, disease, city, n, words)?;
    }
    Ok(())
}

/// Exactly so many in the dish; the others stand in a city on the table.
fn lay_dish(Position { board, .. }: &mut Position<Contagion>, words: &mut Reader<'_>) -> Laid {
    let disease = disease(board, words)?;
    let (all, dish) = (cubes_of(board, disease), board.owned(disease).dish);
    let n = words.number(0..=all)?;
    let others = dish.checked_sub(n).ok_or_else(|| too_few_cubes(board, disease, all - dish + n, words))?;
    let table = board.table;
    let city = words.id()?;
    if !table.contains(city) {
        return Err(words.objection(Message::new("contagion-reason-not-on-table").with("city", name(city))));
    }
    put(board, disease, city, others, words)
}

fn lay_eradicated(Position { board, .. }: &mut Position<Contagion>, words: &mut Reader<'_>) -> Laid {
    let city = from_city_pile(board, words)?;
    board.eradicated.insert(city);
    Ok(())
}

/// Only a card that says so is kept.
fn lay_kept(Position { board, .. }: &mut Position<Contagion>, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    let city = from_city_pile(board, words)?;
    if !city.card().keep {
        return Err(words.objection(Message::new("contagion-check-immediate").with("city", name(city))));
    }
    board.eradicated.insert(city);
    board.seat_mut(seat).kept.insert(city);
    Ok(())
}

/// These cities make up the pile; what was left in it is eradicated.
fn lay_city_pile(Position { board, .. }: &mut Position<Contagion>, words: &mut Reader<'_>) -> Laid {
    let mut pile = Cities::new();
    loop {
        pile.insert(from_city_pile(board, words)?);
        if words.is_empty() {
            break;
        }
    }
    let others = std::mem::replace(&mut board.city_pile, pile);
    board.eradicated = board.eradicated | others;
    Ok(())
}

/// `red 2 blue 1`: so many cards of each colour, taken out of the draw pile.
fn from_pile(board: &mut Board, words: &mut Reader<'_>) -> Result<Cards, Slip> {
    let mut cards = Cards::default();
    loop {
        let color: Color = words.id()?;
        let (there, all) = (board.pile.count(color.index()), COPIES[color]);
        let n = words.number(0..=99)?;
        if n > there {
            let card = Message::new("contagion-check-cards").with("card", name(color));
            return Err(words.too_few(card, all, all - there + n));
        }
        for _ in 0..n {
            board.pile.take(color.index());
            cards.put(color.index());
        }
        if words.is_empty() {
            return Ok(cards);
        }
    }
}

fn lay_hand(Position { board, .. }: &mut Position<Contagion>, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    let mut cards = from_pile(board, words)?;
    board.seat_mut(seat).hand.pour(&mut cards);
    within_limit(board, seat, words)
}

fn within_limit(board: &Board, seat: Seat, words: &Reader<'_>) -> Laid {
    if board.over_limit(seat) {
        let over = Message::new("contagion-check-hand").with("seat", seat).with("cards", board.hand_size(seat));
        return Err(words.objection(over.with("limit", *HAND_LIMIT)));
    }
    Ok(())
}

fn lay_discard(Position { board, .. }: &mut Position<Contagion>, words: &mut Reader<'_>) -> Laid {
    let mut cards = from_pile(board, words)?;
    board.discard.pour(&mut cards);
    Ok(())
}

/// These cards make up the draw pile; what was left in it is discarded.
fn lay_pile(Position { board, .. }: &mut Position<Contagion>, words: &mut Reader<'_>) -> Laid {
    let cards = from_pile(board, words)?;
    board.discard.pour(&mut board.pile);
    board.pile = cards;
    Ok(())
}

fn lay_levels(Position { board, .. }: &mut Position<Contagion>, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    for level in board.seat_mut(seat).levels.values_mut() {
        *level = words.number(0..=*TOP_LEVEL)?;
    }
    Ok(())
}

fn lay_score(Position { board, .. }: &mut Position<Contagion>, words: &mut Reader<'_>) -> Laid {
    let disease = disease(board, words)?;
    board.owned_mut(disease).points[Category::Eradications as usize] = words.number(0..=MOST_POINTS)?;
    Ok(())
}

fn lay_card(Position { board, .. }: &mut Position<Contagion>, words: &mut Reader<'_>) -> Laid {
    let card = words.id()?;
    if !board.unseen.remove(card) {
        return Err(words.twice());
    }
    board.active = Some(card);
    Ok(())
}

/// The round of the last WHO card is the last by itself (CON-141).
fn lay_round(Position { board, stack, .. }: &mut Position<Contagion>, words: &mut Reader<'_>) -> Laid {
    let last = ROUND_KINDS.len() as u8;
    board.round = words.number(1..=last)?;
    if let Some(Frame::StartingCube(_)) = stack.last() {
        return Err(words.objection(Message::new("contagion-check-set-up")));
    }
    if board.round == last && board.last.is_none() {
        board.last = Some(Ending::LastWho);
    }
    Ok(())
}

fn lay_skulls(Position { board, .. }: &mut Position<Contagion>, words: &mut Reader<'_>) -> Laid {
    let printed = RoundCard::ALL.iter().filter(|card| card.face().skull).count() as u8;
    board.skulls = words.number(0..=printed)?;
    Ok(())
}

/// Without a reason it is the last WHO card.
fn lay_last_round(Position { board, .. }: &mut Position<Contagion>, words: &mut Reader<'_>) -> Laid {
    let endings = [Ending::LastWho, Ending::TwoCities].map(|ending| (ending.word(), ending));
    board.last = Some(if words.is_empty() { Ending::LastWho } else { words.one_of(&endings)? });
    Ok(())
}

fn lay_turn(Position { board, stack, .. }: &mut Position<Contagion>, words: &mut Reader<'_>) -> Laid {
    board.turn.seat = words.seat()?;
    if let Some(Frame::StartingCube(start)) = stack.last_mut() {
        start.seat = board.turn.seat;
    }
    Ok(())
}

/// `actions` left or `infections` taken: never more than two and one for each City card that gives another.
fn lay_actions(Position { options, board, .. }: &mut Position<Contagion>, words: &mut Reader<'_>) -> Laid {
    let effects = setup::city_pool(options).into_iter().flat_map(|city| city.card().special.effects());
    let extra: u8 = effects.map(|effect| if let Effect::ExtraAction(n) = effect { *n } else { 0 }).sum();
    let n = words.number(0..=*ACTIONS + extra)?;
    *(if words.name() == "actions" { &mut board.turn.actions } else { &mut board.turn.infections }) = n;
    Ok(())
}

fn lay_phase(Position { board, stack, .. }: &mut Position<Contagion>, words: &mut Reader<'_>) -> Laid {
    let phase = words.one_of(PHASES)?(board);
    if let Frame::StartingCube(_) = phase {
        if board.round > 1 {
            return Err(words.objection(Message::new("contagion-check-set-up")));
        }
        board.round = 0;
    }
    *stack = vec![phase];
    Ok(())
}
