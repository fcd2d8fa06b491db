//! The position words of Pest, and what those do that lay out the table.

use kernel::script::{Given, Position, Reader, Slip};
use kernel::{Id as _, Message};

use super::{cards, neutral, seat, writing};
use crate::Pest;
use crate::data::{INFLUENCE_END, Location, Road};
use crate::era::PayAgenda;
use crate::favour::RevealFavour;
use crate::frame::Frame;
use crate::influence::GainInfluence;
use crate::quarantine::Receive;
use crate::turn::{EndYear, Year};
use crate::vocabulary::Good;

pub(super) type Laid = Result<(), Slip>;
pub(super) type Table = Position<Pest>;

/// Where the numbers end that the rules do not bound.
pub(super) const MANY: u8 = 99;

const SOLO: &str = "options players=1";

pub(super) const TABLE: &[Given<Pest>] = &[
    Given::<Pest>::new("year", "COUNT", "year 3", cards::year).once().written(writing::year),
    Given::<Pest>::new("order", "SEAT {SEAT}", "order blue red yellow", order).once().written(writing::order),
    Given::<Pest>::new("turn", "SEAT", "turn red", turn).once().written(writing::turn),
    Given::<Pest>::new("then", "favour|end_year|era_end|year", "then year", then).once(),
    Given::<Pest>::new("receive", "SEAT COUNT", "receive red 2", receive),
    Given::<Pest>::new("gain", "SEAT influence COUNT", "gain red influence 2", gain),
    Given::<Pest>::new("sick", "PLACE|ROAD COUNT", "sick gothar 3", sick).written(writing::sick),
    Given::<Pest>::new("destroyed", "PLACE", "destroyed gothar", destroyed).written(writing::destroyed),
    Given::<Pest>::new("resource", "PLACE RESOURCE", "resource gothar wood", resource).written(writing::resource),
    Given::<Pest>::new("decree", "DECREE", "decree urban_planning", cards::decree).written(writing::decree),
    Given::<Pest>::new("capital_card", "CAPITAL_CARD", "capital_card masons_lodge", cards::capital_card)
        .once()
        .written(writing::capital_card),
    Given::<Pest>::new(
        "tokens",
        "TOKEN {TOKEN} [down TOKEN {TOKEN}] or down TOKEN {TOKEN}",
        "tokens reward_coin_1 down reward_coin_2",
        cards::tokens,
    )
    .once()
    .written(writing::tokens),
    Given::<Pest>::new(
        "market",
        "TECHNOLOGY TECHNOLOGY TECHNOLOGY TECHNOLOGY TECHNOLOGY",
        "market steel_horseshoes quarantine_house storage_jars tool_cart checkpoint",
        cards::market,
    )
    .once()
    .written(writing::market),
    Given::<Pest>::new("start_cards", "START {START}", "start_cards start_a start_b", cards::start_cards)
        .once()
        .written(writing::start_cards),
    Given::<Pest>::new("plague", "PLAGUE", "plague crowded_cities", cards::plague).once(),
    Given::<Pest>::new("plagues", "PLAGUE {PLAGUE}", "plagues crowded_cities forest_villages", cards::plagues)
        .needs("given year 2")
        .once()
        .written(writing::plagues),
    Given::<Pest>::new("favour", "FAVOUR", "favour bread_barges", cards::favour).needs("given year 2").once(),
    Given::<Pest>::new("favours", "FAVOUR {FAVOUR}", "favours bread_barges herb_baskets", cards::favours)
        .needs("given year 2")
        .once()
        .written(writing::favours),
    Given::<Pest>::new("neutral_sector", "COUNT", "neutral_sector 2", neutral::sector)
        .needs("options players=2,duel=on\ngiven year 3")
        .once()
        .written(writing::sector),
    Given::<Pest>::new("neutral_spaces", "SPACE {SPACE} or none", "neutral_spaces 22 30", neutral::spaces)
        .needs(SOLO)
        .once()
        .written(writing::spaces),
    Given::<Pest>::new("neutral_levels", "COUNT COUNT {COUNT} or COUNT none", "neutral_levels 2 1 3", neutral::levels)
        .needs(SOLO)
        .written(writing::levels),
    Given::<Pest>::new("neutral_works", "WORK {WORK} or none", "neutral_works bell_tower", neutral::works)
        .needs(SOLO)
        .once()
        .written(writing::neutral_works),
    Given::<Pest>::new("wood", "COUNT", "red wood 3", seat::good).of_seat().written(writing::wood),
    Given::<Pest>::new("stone", "COUNT", "red stone 3", seat::good).of_seat().written(writing::stone),
    Given::<Pest>::new("food", "COUNT", "red food 3", seat::good).of_seat().written(writing::food),
    Given::<Pest>::new("herbs", "COUNT", "red herbs 3", seat::good).of_seat().written(writing::herbs),
    Given::<Pest>::new("coin", "COUNT", "red coin 3", seat::good).of_seat().written(writing::coin),
    Given::<Pest>::new("research", "COUNT", "red research 2", seat::count).of_seat().written(writing::research),
    Given::<Pest>::new("sick", "COUNT {HARMFUL}", "red sick 4 build", seat::in_quarantine)
        .of_seat()
        .written(writing::in_quarantine),
    Given::<Pest>::new("healed", "COUNT", "red healed 4", seat::count).of_seat().written(writing::healed),
    Given::<Pest>::new("patient", "COUNT", "red patient 1", seat::count)
        .of_seat()
        .needs("given red technology infirmary top")
        .written(writing::patient),
    Given::<Pest>::new("experts", "COUNT", "red experts 2", seat::count)
        .of_seat()
        .needs("given red technology plague_experts top")
        .written(writing::experts),
    Given::<Pest>::new("workshop", "RESOURCE [manned]", "red workshop wood manned", seat::workshop)
        .of_seat()
        .needs("given red technology mobile_workshop top")
        .written(writing::workshop),
    Given::<Pest>::new("cemetery", "COUNT", "red cemetery 2", seat::count).of_seat().written(writing::cemetery),
    Given::<Pest>::new("capital", "COUNT", "red capital 2", seat::count).of_seat().written(writing::capital),
    Given::<Pest>::new("doctor", "PLACE", "red doctor gothar", seat::doctor).of_seat().written(writing::doctor),
    Given::<Pest>::new("camp", "PLACE", "red camp gothar", seat::camp).of_seat().written(writing::camp),
    Given::<Pest>::new("building", "BUILDING PLACE [manned]", "red building quarter_1 gothar manned", seat::building)
        .of_seat()
        .written(writing::building),
    Given::<Pest>::new("works", "WORK {WORK}", "red works bell_tower", seat::works).of_seat().written(writing::works),
    Given::<Pest>::new("technology", "TECHNOLOGY SHELF [busy]", "red technology inhaler top", seat::technology)
        .of_seat()
        .written(writing::technology),
    Given::<Pest>::new("cells", "TOP LEFT {TOP LEFT}", "red cells move heal", seat::cells)
        .of_seat()
        .written(writing::cells),
    Given::<Pest>::new("placed", "COUNT", "red placed 1", seat::placed).of_seat().written(writing::placed),
    Given::<Pest>::new("renown", "COUNT", "red renown 12", seat::tally).of_seat().written(writing::renown),
    Given::<Pest>::new("negative", "COUNT", "red negative 3", seat::tally).of_seat().written(writing::negative),
    Given::<Pest>::new("influence", "COUNT", "red influence 8", seat::count).of_seat().written(writing::influence),
    Given::<Pest>::new("imperatives", "COUNT COUNT COUNT", "red imperatives 4 2 0", seat::imperatives)
        .of_seat()
        .written(writing::imperatives),
];

pub(super) fn objection(words: &Reader<'_>, key: &'static str) -> Slip {
    words.objection(Message::new(key))
}

fn order(table: &mut Table, words: &mut Reader<'_>) -> Laid {
    let (players, mut named) = (usize::from(table.board.players), 0);
    while named == 0 || !words.is_empty() {
        let seat = words.seat()?;
        if table.board.order[..named].contains(&seat) {
            return Err(words.twice());
        }
        table.board.order[named] = seat;
        named += 1;
    }
    if named < players {
        let wrong = Message::new("pest-check-order").with("named", named).with("players", players);
        return Err(words.objection(wrong));
    }
    count_turns(table);
    Ok(())
}

/// It is this player's turn; the year goes on from there.
fn turn(table: &mut Table, words: &mut Reader<'_>) -> Laid {
    table.board.actor = words.seat()?;
    count_turns(table);
    if on_turn(table) { Ok(()) } else { Err(objection(words, "pest-check-goes-on")) }
}

fn on_turn(table: &Table) -> bool {
    matches!(table.stack.first(), Some(Frame::NextTurn(_)))
}

/// Turns begun this year: the rounds that the player on turn has behind them, and those before them in this round.
pub(super) fn count_turns(table: &mut Table) {
    let on_turn = on_turn(table);
    let board = &mut table.board;
    let nth = board.in_order().position(|seat| seat == board.actor).unwrap_or_default() as u8;
    board.turns = if on_turn { board[board.actor].placed * board.players + nth + 1 } else { 0 };
}

/// Play goes on there instead of with a turn, once what happens first has happened.
pub(super) fn go_on(table: &mut Table, words: &Reader<'_>, from: Frame) -> Laid {
    if !on_turn(table) {
        return Err(objection(words, "pest-check-goes-on"));
    }
    // A turn is two steps: the question, and the next turn behind it.
    table.stack.remove(1);
    table.stack[0] = from;
    count_turns(table);
    Ok(())
}

fn then(table: &mut Table, words: &mut Reader<'_>) -> Laid {
    let next: Frame = words.one_of(&[
        ("favour", RevealFavour.into()),
        ("end_year", EndYear.into()),
        ("era_end", PayAgenda.into()),
        ("year", Year.into()),
    ])?;
    go_on(table, words, next)?;
    if next == RevealFavour.into() {
        cards::favour_to_come(&mut table.board);
    }
    Ok(())
}

/// Something that happens before play goes on.
fn first(table: &mut Table, step: impl Into<Frame>) {
    table.stack.push(step.into());
}

fn receive(table: &mut Table, words: &mut Reader<'_>) -> Laid {
    let (seat, n) = (words.seat()?, words.number(1..=MANY)?);
    first(table, Receive { seat, n });
    Ok(())
}

fn gain(table: &mut Table, words: &mut Reader<'_>) -> Laid {
    let seat = words.seat()?;
    words.expect("influence")?;
    let points = words.number(1..=*INFLUENCE_END)?;
    first(table, GainInfluence { seat, points });
    Ok(())
}

fn sick(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    let word = words.word()?;
    if let Some(location) = Location::from_word(word) {
        board.sick[location] = words.number(0..=MANY)?;
        return Ok(());
    }
    let spots = || Location::ALL.iter().map(|id| id.word()).chain(Road::ALL.iter().map(|id| id.word()));
    let road = Road::from_word(word).ok_or_else(|| words.unknown(spots()))?;
    board.road_sick[road] = words.number(0..=MANY)?;
    Ok(())
}

fn destroyed(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    if board.ruins.insert(words.id()?) { Ok(()) } else { Err(objection(words, "pest-check-ruins-already")) }
}

fn resource(Table { board, .. }: &mut Table, words: &mut Reader<'_>) -> Laid {
    let location: Location = words.id()?;
    board.resources[location] = kind(words)?;
    Ok(())
}

/// A good that is a resource.
pub(super) fn kind(words: &mut Reader<'_>) -> Result<Good, Slip> {
    words.id_in_play(|good| good != Good::Coin)
}
