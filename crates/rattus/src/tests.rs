//! What the check language cannot say: how faces are distributed, and that views show the board.

use kernel::{Actions, Id as _, Options as _, Scripted, Seat, Sim, State, Viewer, options};

use crate::data::{Class, FACES, Region, Token};
use crate::view::{CardView, Phase, RatView, RegionView, SeatView};
use crate::{Board, Options, Rat, Rats, Rattus, View, audit, rules, setup};

fn laid_out(text: &str) -> crate::Board {
    let options: Options = options::parse(text).expect("options of the game");
    setup::setup(&options, &mut Sim::new(7)).0
}

#[test]
fn rat_t34_with_four_players_every_token_of_the_set_up_is_a_starting_one() {
    let mut board = laid_out("players=4");
    let mut faces: Vec<_> = (0..12).map(|rat| board.decide(Rat(rat), &mut Sim::new(rat.into()))).collect();
    faces.sort();
    faces.dedup();
    assert_eq!(faces.len(), 12);
    assert!(faces.iter().all(|face| FACES[*face].starting));
    for seed in 0..37 {
        let rat = board.breed(Region::Anglia);
        assert!(!FACES[board.decide(rat, &mut Sim::new(seed))].starting);
    }
    assert_eq!(board.undecided, 0);
}

#[test]
fn rat_t34_with_two_players_a_rat_of_the_supply_is_a_starting_one_four_times_in_forty_one() {
    let starting = (0..41).filter(|&roll| {
        let mut board = laid_out("players=2");
        let rat = board.breed(Region::Anglia);
        let mut table = Scripted::new([roll, 0]);
        let face = board.decide(rat, &mut table);
        assert_eq!(table.fault(), None);
        FACES[face].starting
    });
    assert_eq!(starting.count(), 4);
}

#[test]
fn what_is_lost_doubled_or_out_of_place_is_found() {
    let seat = Seat::new(0);
    let said = |wrong: fn(&mut Board, Seat)| {
        let mut board = laid_out("players=2");
        assert_eq!(audit::audit(&board), Ok(()));
        wrong(&mut board, seat);
        audit::audit(&board).map_or_else(|why| why.key.into_owned(), |()| "nothing".to_owned())
    };
    assert_eq!(said(|board, seat| board.reserve[seat] -= 1), "rattus-audit-cubes");
    assert_eq!(said(|board, _| board.supply += 1), "rattus-audit-tokens");
    assert_eq!(said(|board, _| board.rats[Region::Anglia] = Rats::default()), "rattus-audit-tokens");
    let twice = |board: &mut Board, _| {
        let rat = board.rats[Region::Gallia].nth(0);
        board.rats[Region::Anglia].insert(rat);
    };
    assert_eq!(said(twice), "rattus-audit-two-places");
    let four = |board: &mut Board, _| (0..3).for_each(|_| _ = board.breed(Region::Anglia));
    assert_eq!(said(four), "rattus-check-full");
    assert_eq!(said(|board, _| board.undecided &= !1), "rattus-audit-faces");
    assert_eq!(said(|board, _| board.unseen_starters = 13), "rattus-audit-starters");
    let outside = |board: &mut Board, seat| {
        board.reserve[seat] -= 1;
        board.cubes[Region::Turcia][seat] += 1;
    };
    assert_eq!(said(outside), "rattus-audit-out-of-play");
}

/// Every field of what every viewer sees follows from the board, in whole random games.
#[test]
fn views_show_the_board() {
    for options in options::every::<Options>() {
        for seed in 0..12 {
            let mut sim = Sim::new(seed);
            let mut state = State::<Rattus>::new(&options, &mut sim);
            let mut legal = Actions::<Rattus>::new();
            while let Some(seat) = state.asked().first() {
                Viewer::all(options.players()).for_each(|viewer| compare(&state, viewer));
                state.legal(seat, &mut legal);
                let action = legal[sim.below(legal.len() as u32) as usize];
                state.play_unchecked(seat, action, &mut sim);
            }
            Viewer::all(options.players()).for_each(|viewer| compare(&state, viewer));
        }
    }
}

/// Compares one view with the board it was made of. Each field is named, so that a new one cannot be forgotten.
fn compare(state: &State<Rattus>, viewer: Viewer) {
    let board = state.board();
    let View {
        regions,
        seats,
        cards,
        emblem,
        supply,
        aside,
        turned,
        start,
        active,
        phase,
        card_taken,
        placed,
        bonus,
        last,
        never_seen,
    } = state.view(viewer);

    let in_play = [8, 10, 12][board.players() - 2];
    assert_eq!(regions.len(), in_play);
    for RegionView { id, rats, cubes } in regions {
        let there: Vec<u8> = Seat::all(board.players()).map(|seat| board.cubes[id][seat]).collect();
        assert_eq!(cubes[..], there);
        let here: Vec<Rat> = (0..49).map(Rat).filter(|&rat| board.rats[id].contains(rat)).collect();
        assert_eq!(rats.iter().map(|shown| shown.rat).collect::<Vec<_>>(), here);
        for RatView { rat, starter, token, seen } in rats {
            assert_eq!(starter, rat.index() < in_play, "the rats of the set-up come first");
            let look = board.looks[rat.index()];
            let looked: Vec<Seat> = Seat::all(board.players()).filter(|&seat| look.seen.contains(seat)).collect();
            assert_eq!(seen[..], looked);
            let known = matches!(viewer, Viewer::Seat(seat) if looked.contains(&seat));
            assert_eq!(token, if known { look.face } else { None });
        }
    }
    assert_eq!(seats.len(), board.players());
    for (seat, SeatView { reserve, castle, score }) in Seat::all(board.players()).zip(seats) {
        assert_eq!((reserve, castle), (board.reserve[seat], board.castle[seat]));
        let people: u8 = board.cubes.values().iter().map(|cubes| cubes[seat]).sum();
        assert_eq!(score, people + castle);
        assert_eq!(score + reserve, 20);
    }
    assert_eq!(cards.iter().map(|card| card.id).collect::<Vec<_>>(), Class::ALL);
    for CardView { id, owner, used, erratum } in cards {
        assert_eq!((owner, used), (board.owner[id], board.turn.has_used(id)));
        assert_eq!(erratum, board.options.king_erratum && id.word() == "king");
    }
    assert_eq!((emblem, start, active, last), (board.emblem, board.start, board.active, board.last));
    assert_eq!(aside, [12, 6, 0][board.players() - 2]);
    assert_eq!(supply, 49 - aside - board.entered);
    let expected: Vec<_> = board.turned.iter().map(|rat| (*rat, board.looks[rat.index()].face)).collect();
    assert_eq!(turned.iter().map(|shown| (shown.rat, Some(shown.token))).collect::<Vec<_>>(), expected);
    assert_eq!((card_taken, placed), (board.turn.card_taken, board.turn.placed));
    assert_eq!(bonus, if board.turn.bonus || board.final_knight { 2 } else { 0 });
    let shown = |token: &&Token| turned.iter().any(|shown| shown.token == **token);
    let rest: Vec<Token> = Token::ALL.iter().filter(|token| state.is_over() && !shown(token)).copied().collect();
    assert_eq!(never_seen, rest);
    let expected = match state.question().map(|question| question.rule) {
        None => Phase::Over,
        Some(rules::RAT_09) => Phase::Setup,
        Some(rules::RAT_32 | rules::RAT_35 | rules::RAT_37 | rules::RAT_46) => Phase::Plague,
        Some(_) if board.last.is_some() => Phase::FinalRound,
        Some(_) => Phase::Turn,
    };
    assert_eq!(phase, expected);
}
