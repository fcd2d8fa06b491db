//! Every field of every view against the board, for every viewer, over whole games of chance. What a view says is worked
//! out here a second time, from the board and the printed cards alone; each struct is taken apart by name, so that a
//! new field does not compile before it has its line.

use kernel::testkit::play_out;
use kernel::{Deed, Id as _, Options as _, Record, Seat, Session, State, Viewer, options};

use super::{CityView, NeutralView, RowView, SeatView, TurnView, View};
use crate::board::{Board, Owner};
use crate::card::{Modify, RoundKind};
use crate::data::{COST_UP, City, Color, Disease, RoundCard, Track};
use crate::infect::Barred;
use crate::turn::Window;
use crate::{Action, Contagion, Options};

/// What cannot be read off a board: which cards lay open before.
#[derive(Default)]
struct Past {
    cards: Vec<RoundCard>,
}

impl Past {
    fn note(&mut self, board: &Board) {
        if let Some(card) = board.active
            && self.cards.last() != Some(&card)
        {
            self.cards.push(card);
        }
    }
}

#[test]
fn every_field_of_a_view_is_what_the_board_says() {
    for options in options::every::<Options>() {
        for seed in 0..4 {
            walk(&play_out::<Contagion>(options, seed).record().clone());
        }
    }
}

/// Plays a record again and looks at every position on the way.
fn walk(record: &Record<Contagion>) {
    let (mut session, ..) = Session::<Contagion>::start(record.options, record.seed);
    let mut past = Past::default();
    let mut choices = record.entries.iter();
    loop {
        past.note(session.state().board());
        for viewer in Viewer::all(record.options.players()) {
            compare(session.state(), &past, viewer);
        }
        let choice = choices.find_map(|entry| match entry.deed {
            Deed::Choice(action) => Some((entry.seat, action)),
            Deed::Automatic(_) | Deed::Undo { .. } => None,
        });
        let Some((seat, action)) = choice else { break };
        session.play(seat, action).expect("a choice of a record");
    }
    assert!(session.state().is_over(), "the game was played to its end");
}

fn compare(state: &State<Contagion>, past: &Past, viewer: Viewer) {
    let board = state.board();
    let View {
        round,
        rounds,
        round_kinds,
        round_card,
        past_cards,
        who_in,
        skulls,
        death_tolls,
        next_death_toll,
        last_round,
        over,
        turn,
        cities,
        city_pile,
        eradicated,
        draw_pile,
        discard,
        hand_limit,
        top_level,
        seats,
        neutral,
    } = state.view(viewer);
    assert_eq!((round, rounds), (board.round, 12));
    assert_eq!(round_kinds.len(), 12);
    for (round, kind) in (1..).zip(round_kinds) {
        assert_eq!(kind == RoundKind::Who, [4, 8, 12].contains(&round));
    }
    assert_eq!(round_card, board.active);
    let mut before: Vec<RoundCard> = past.cards.iter().copied().filter(|&card| Some(card) != board.active).collect();
    before.sort_unstable();
    assert_eq!(past_cards, before);
    assert_eq!(who_in, [4, 8, 12].into_iter().find(|&who| who >= round).map(|who| who - round));
    assert_eq!(skulls, board.skulls);
    assert_eq!(death_tolls, [2, 4, 6]);
    assert_eq!(next_death_toll, [2, 4, 6].into_iter().find(|&toll| toll > board.skulls));
    assert_eq!((last_round, over), (board.last, state.is_over()));
    // What the bots ask of a board is what everybody sees.
    assert_eq!((board.round(), board.skulls(), board.is_last_round()), (round, skulls, last_round.is_some()));

    let in_turn = board.round > 0 && !state.is_over();
    assert_eq!(turn.is_some(), in_turn);
    if let Some(turn) = turn {
        compare_turn(state, &turn);
    }
    let laid: Vec<City> = cities.iter().map(|city| city.city).collect();
    assert_eq!(laid, City::ALL.iter().copied().filter(|&city| board.table.contains(city)).collect::<Vec<_>>());
    for city in &cities {
        compare_city(state, city, in_turn, viewer);
    }
    let pool = if board.players == 2 { 12 } else { 24 };
    assert_eq!(usize::from(city_pile), pool - cities.len() - eradicated.len());
    assert!(eradicated.is_sorted() && eradicated.iter().all(|&city| board.eradicated.contains(city)));
    assert_eq!(eradicated.len(), board.eradicated.len());
    assert_eq!(draw_pile, 60 - discard.iter().sum::<u8>() - seats.iter().map(|seat| seat.hand).sum::<u8>());
    for &color in Color::ALL {
        assert_eq!(discard[color.index()], board.discard.count(color.index()));
    }
    assert_eq!((hand_limit, top_level), (9, 4));
    assert_eq!(seats.len(), board.players());
    for (seat, shown) in Seat::all(board.players()).zip(&seats) {
        compare_seat(board, seat, shown, viewer);
    }
    compare_neutral(board, neutral.as_ref());
}

/// How the card of the round changes actions, unless it is ignored.
fn changes(board: &Board) -> Modify {
    let applies = board.active.filter(|_| !board.turn.ignoring);
    applies.map_or(Modify::NONE, |card| card.face().modify)
}

fn compare_turn(state: &State<Contagion>, shown: &TurnView) {
    let board = state.board();
    let TurnView {
        seat,
        actions,
        infections,
        ignoring,
        next_infect_free,
        next_infect_cubes,
        phase,
        strength,
        mutation_costs,
    } = *shown;
    let own = board.seat(seat);
    assert_eq!(seat, board.turn.seat);
    assert_eq!((actions, infections, ignoring), (board.turn.actions, board.turn.infections, board.turn.ignoring));
    assert_eq!(next_infect_free, board.turn.next_infect.infect_free);
    assert_eq!(next_infect_cubes, board.turn.next_infect.infect_cubes_delta);

    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let offers = |wanted: fn(&Action) -> bool| legal.iter().any(wanted);
    let expected = if offers(|action| *action == Action::Continue) {
        Some(Window::Opening)
    } else if offers(|action| *action == Action::End) {
        Some(Window::Closing)
    } else {
        let acts =
            |action: &Action| matches!(action, Action::Draw | Action::Infect(_) | Action::Mutate(_) | Action::Pass);
        offers(acts).then_some(Window::Action)
    };
    assert_eq!(phase, expected);

    let changes = changes(board);
    let reach = i16::from(own.levels[Track::Infection])
        + i16::from(changes.infect_cubes_delta)
        + i16::from(board.turn.next_infect.infect_cubes_delta);
    assert_eq!(i16::from(strength), reach.clamp(0, i16::from(own.dish)));
    for (&track, shown) in Track::ALL.iter().zip(mutation_costs) {
        let level = own.levels[track];
        let price = (level < 4)
            .then(|| (i16::from(COST_UP[track][usize::from(level)]) + i16::from(changes.mutate_cost_delta)).max(1));
        assert_eq!(shown.map(i16::from), price);
    }
}

fn compare_city(state: &State<Contagion>, shown: &CityView, in_turn: bool, viewer: Viewer) {
    let board = state.board();
    let CityView { city, room, rows, cost, barred } = shown;
    let held: Vec<(Disease, u8)> = board.rows[*city].iter().map(|row| (row.disease(), row.cubes())).collect();
    assert_eq!(*room, city.card().population - held.iter().map(|(_, cubes)| cubes).sum::<u8>());
    let mut order: Vec<usize> = (0..held.len()).collect();
    order.sort_by_key(|&at| (u8::MAX - held[at].1, at));
    assert_eq!(rows.len(), held.len());
    for (at, row) in rows.iter().enumerate() {
        let RowView { owner, disease, cubes, place, points } = *row;
        assert_eq!((disease, cubes), held[at]);
        let seat = disease.index();
        assert_eq!(owner, if seat < board.players() { Owner::Seat(Seat::new(seat)) } else { Owner::Neutral });
        assert_eq!(order[usize::from(place) - 1], at);
        assert_eq!(points, [&city.card().points[..], &[0, 0]].concat()[usize::from(place) - 1]);
    }
    let present = held.iter().any(|(disease, _)| disease.index() == board.turn.seat.index());
    let (changes, next) = (changes(board), board.turn.next_infect);
    let printed = if present {
        1 + changes.infect_cost_present_delta + next.infect_cost_present_delta
    } else {
        2 + changes.infect_cost_new_delta + next.infect_cost_new_delta
    };
    let price = if changes.infect_free || next.infect_free { 0 } else { printed.max(1) };
    assert_eq!(cost.map(i16::from), in_turn.then_some(i16::from(price)));
    compare_barred(state, *city, *barred, viewer);
}

/// What bars a city is said to the player whose action is due, for the cities that the list leaves out.
fn compare_barred(state: &State<Contagion>, city: City, barred: Option<Barred>, viewer: Viewer) {
    let (board, changes) = (state.board(), changes(state.board()));
    let own = board.seat(board.turn.seat);
    let mut legal = Vec::new();
    state.legal(board.turn.seat, &mut legal);
    let acts = |action: &Action| matches!(action, Action::Draw | Action::Infect(_) | Action::Mutate(_) | Action::Pass);
    let acting = viewer.is(board.turn.seat) && legal.iter().any(acts);
    assert_eq!(barred.is_some(), acting && !legal.contains(&Action::Infect(city)));
    let holds = match barred {
        None => true,
        Some(Barred::Dish) => own.dish == 0,
        Some(Barred::Infection) => own.levels[Track::Infection] == 0 && changes.infect_cubes_delta < 1,
        Some(Barred::Limit) => changes.infect_limit == Some(board.turn.infections),
        Some(Barred::NewCity) => changes.ban_new && !own.present.contains(city),
        Some(Barred::Price) => own.hand.total() < 4,
    };
    assert!(holds, "{city:?} is not barred by {barred:?}");
}

fn compare_seat(board: &Board, seat: Seat, shown: &SeatView, viewer: Viewer) {
    let SeatView { disease, hand, cards, open, discarded, dish, levels, prices, score, points, kept } = shown;
    let own = board.seat(seat);
    assert_eq!(disease.index(), seat.index());
    assert_eq!(u32::from(*hand), own.hand.total());
    assert_eq!(*open, viewer == Viewer::Seat(seat));
    for &color in Color::ALL {
        let known = match viewer {
            Viewer::Seat(own) if own == seat => board.seat(seat).hand.count(color.index()),
            Viewer::Seat(other) => board.seat(other).known[seat].count(color.index()),
            Viewer::Spectator => 0,
        };
        assert_eq!(cards[color.index()], known);
        assert_eq!(discarded[color.index()], own.shown.count(color.index()));
    }
    let in_cities: u8 =
        board.rows.values().iter().flatten().filter(|row| row.disease() == *disease).map(|row| row.cubes()).sum();
    assert_eq!(*dish, 12 - in_cities);
    assert_eq!(levels, own.levels.values());
    for ((&track, &level), price) in Track::ALL.iter().zip(levels).zip(prices) {
        assert_eq!(*price, (level < 4).then(|| COST_UP[track][usize::from(level)]));
    }
    assert_eq!(*points, *own.points);
    assert_eq!(*score, points.iter().sum::<u16>());
    assert!(kept.is_sorted() && kept.iter().all(|&city| own.kept.contains(city)));
    assert_eq!(kept.len(), own.kept.len());
}

fn compare_neutral(board: &Board, shown: Option<&NeutralView>) {
    assert_eq!(shown.is_some(), board.neutral);
    let Some(NeutralView { disease, discarded, dish, score }) = shown else { return };
    assert_eq!(disease.index(), board.players());
    let own = &board.owned.values()[board.players()];
    for &color in Color::ALL {
        assert_eq!(discarded[color.index()], own.shown.count(color.index()));
    }
    let in_cities: u8 =
        board.rows.values().iter().flatten().filter(|row| row.disease() == *disease).map(|row| row.cubes()).sum();
    assert_eq!(*dish, 15 - in_cities);
    assert_eq!(*score, own.points.iter().sum::<u16>());
}
