//! What one viewer sees, built field by field.

#[cfg(test)]
mod law;

use kernel::{Id as _, Seat, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::board::{Board, Owner, disease_of};
use crate::card::RoundKind;
use crate::data::{ByTrack, COST_UP, City, DEATH_TOLL_SKULLS, Disease, HAND_LIMIT, ROUND_KINDS, RoundCard, Track};
use crate::event::Hand;
use crate::frame::Frame;
use crate::infect::Barred;
use crate::score::{Category, Ending};
use crate::turn::Window;
use crate::{infect, mutate};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct View {
    /// The round, from 1; 0 during set-up.
    pub round: u8,
    /// The most rounds a game can have.
    pub rounds: u8,
    /// The kind of card that each round has.
    pub round_kinds: Vec<RoundKind>,
    /// The card of the round.
    pub round_card: Option<RoundCard>,
    /// Cards of earlier rounds, in the order of the data file.
    pub past_cards: Vec<RoundCard>,
    /// Rounds until the next WHO card is revealed; 0 if it lies open, nothing if there is none left.
    pub who_in: Option<u8>,
    /// Skulls revealed.
    pub skulls: u8,
    /// The skulls that bring a death toll.
    pub death_tolls: Vec<u8>,
    /// The skull that brings the next death toll, if there is one.
    pub next_death_toll: Option<u8>,
    /// Why this round is the last, if it is.
    pub last_round: Option<Ending>,
    /// Whether final scoring is done.
    pub over: bool,
    /// The turn in progress.
    pub turn: Option<TurnView>,
    /// Cities on the table, in the order of the data file.
    pub cities: Vec<CityView>,
    /// Cards in the city pile.
    pub city_pile: u8,
    /// Cities that were eradicated.
    pub eradicated: Vec<City>,
    /// Cards in the draw pile.
    pub draw_pile: u8,
    /// The discard pile, by colour.
    pub discard: Hand,
    /// The most cards in a hand.
    pub hand_limit: u8,
    /// The highest level of a mutation.
    pub top_level: u8,
    /// The players, by seat.
    pub seats: Vec<SeatView>,
    /// The neutral disease, if it plays.
    pub neutral: Option<NeutralView>,
}

/// The turn in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct TurnView {
    /// Whose turn it is.
    pub seat: Seat,
    /// Actions left.
    pub actions: u8,
    /// Infect a City actions taken.
    pub infections: u8,
    /// Whether the card of the round is ignored.
    pub ignoring: bool,
    /// Whether the next Infect a City action is free.
    pub next_infect_free: bool,
    /// Cubes more with the next Infect a City action.
    pub next_infect_cubes: i8,
    /// Which part of the turn it is, where the turn itself asks.
    pub phase: Option<Window>,
    /// The most cubes an Infect a City action may place now.
    pub strength: u8,
    /// What each mutation would cost this player now; nothing at the top.
    pub mutation_costs: [Option<u8>; 3],
}

/// A city on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CityView {
    /// Which one.
    pub city: City,
    /// Cubes that still fit.
    pub room: u8,
    /// The rows, from the top.
    pub rows: Vec<RowView>,
    /// What infecting it would cost the player whose turn it is.
    pub cost: Option<u8>,
    /// What keeps the viewer from infecting it, when an action of theirs is due.
    pub barred: Option<Barred>,
}

/// A row of a city.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct RowView {
    /// Whose cubes.
    pub owner: Owner,
    /// Their colour.
    pub disease: Disease,
    /// How many.
    pub cubes: u8,
    /// The place this row would take if the city were scored now, from 1.
    pub place: u8,
    /// What that place would score.
    pub points: u8,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SeatView {
    /// The colour.
    pub disease: Disease,
    /// How many cards in hand.
    pub hand: u8,
    /// The hand itself, for its owner; for others the cards they know of for certain.
    pub cards: Hand,
    /// Whether `cards` is the whole hand.
    pub open: bool,
    /// All cards that this player has discarded so far, by colour.
    pub discarded: Hand,
    /// Cubes in the dish.
    pub dish: u8,
    /// Levels, by mutation.
    pub levels: [u8; 3],
    /// The printed price of the next level, by mutation.
    pub prices: [Option<u8>; 3],
    /// Points so far.
    pub score: u16,
    /// Points by category: death tolls, eradications, city actions, final cities, mutations.
    pub points: [u16; Category::COUNT],
    /// Kept City cards.
    pub kept: Vec<City>,
}

/// The neutral disease.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct NeutralView {
    /// The colour.
    pub disease: Disease,
    /// All cards that were turned over for it so far, by colour.
    pub discarded: Hand,
    /// Cubes left.
    pub dish: u8,
    /// Points so far.
    pub score: u16,
}

pub(crate) fn view(board: &Board, frame: Option<&Frame>, viewer: Viewer) -> View {
    let past = RoundCard::ALL.iter().copied();
    let turn = frame.filter(|_| board.round > 0).map(|frame| turn(board, frame));
    View {
        round: board.round,
        rounds: ROUND_KINDS.len() as u8,
        round_kinds: ROUND_KINDS.to_vec(),
        round_card: board.active,
        past_cards: past.filter(|&card| !board.unseen.contains(card) && board.active != Some(card)).collect(),
        who_in: who_in(board.round),
        skulls: board.skulls,
        death_tolls: DEATH_TOLL_SKULLS.to_vec(),
        next_death_toll: DEATH_TOLL_SKULLS.into_iter().find(|&skulls| skulls > board.skulls),
        last_round: board.last,
        over: frame.is_none(),
        cities: board.table.into_iter().map(|city| city_view(board, city, turn.as_ref(), viewer)).collect(),
        turn,
        city_pile: board.city_pile.len() as u8,
        eradicated: board.eradicated.into_iter().collect(),
        draw_pile: board.pile.total() as u8,
        discard: *board.discard.counts(),
        hand_limit: *HAND_LIMIT,
        top_level: COST_UP[Track::Infection].len() as u8,
        seats: Seat::all(board.players()).map(|seat| seat_view(board, seat, viewer)).collect(),
        neutral: board.neutral().map(|disease| NeutralView {
            disease,
            discarded: *board.owned(disease).shown.counts(),
            dish: board.owned(disease).dish,
            score: board.score(disease),
        }),
    }
}

fn who_in(round: u8) -> Option<u8> {
    let from = usize::from(round.max(1)) - 1;
    let steps = ROUND_KINDS[from..].iter().position(|&kind| kind == RoundKind::Who)? as u8;
    Some(if round == 0 { steps + 1 } else { steps })
}

fn turn(board: &Board, frame: &Frame) -> TurnView {
    let turn = &board.turn;
    TurnView {
        seat: turn.seat,
        actions: turn.actions,
        infections: turn.infections,
        ignoring: turn.ignoring,
        next_infect_free: turn.next_infect.infect_free,
        next_infect_cubes: turn.next_infect.infect_cubes_delta,
        phase: if let Frame::Turn(turn) = frame { Some(turn.window) } else { None },
        strength: infect::strength(board),
        mutation_costs: std::array::from_fn(|index| mutate::cost(board, kernel::Id::from_index(index))),
    }
}

fn city_view(board: &Board, city: City, turn: Option<&TurnView>, viewer: Viewer) -> CityView {
    let rows = board.rows(city);
    let places = rows.iter().enumerate().map(|(at, row)| {
        let ahead = |(other_at, other): (usize, &crate::board::Row)| {
            other.cubes() > row.cubes() || (other.cubes() == row.cubes() && other_at < at)
        };
        let place = rows.iter().enumerate().filter(|&other| ahead(other)).count();
        RowView {
            owner: board.owner(row.disease()),
            disease: row.disease(),
            cubes: row.cubes(),
            place: place as u8 + 1,
            points: city.card().points.get(place).copied().unwrap_or(0),
        }
    });
    // What a hand can pay is known to its owner alone.
    let acting = turn.is_some_and(|turn| turn.phase == Some(Window::Action) && viewer.is(turn.seat));
    CityView {
        city,
        room: board.room(city),
        rows: places.collect(),
        cost: turn.map(|_| infect::cost(board, city)),
        barred: if acting { infect::barred(board, city) } else { None },
    }
}

fn seat_view(board: &Board, seat: Seat, viewer: Viewer) -> SeatView {
    let owned = board.seat(seat);
    let cards = match viewer {
        Viewer::Seat(own) if own == seat => *owned.hand.counts(),
        Viewer::Seat(other) => *board.seat(other).known[seat].counts(),
        Viewer::Spectator => Hand::default(),
    };
    SeatView {
        disease: disease_of(seat),
        hand: board.hand_size(seat),
        cards,
        open: viewer.is(seat),
        discarded: *owned.shown.counts(),
        dish: owned.dish,
        levels: *owned.levels.values(),
        prices: ByTrack::from_fn(|track| COST_UP[track].get(usize::from(owned.levels[track])).copied()).into_values(),
        score: board.score(disease_of(seat)),
        points: owned.points.0,
        kept: owned.kept.into_iter().collect(),
    }
}
