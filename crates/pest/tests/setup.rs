//! The set-up over many seeds: what must hold however the cards fall.

use kernel::{Id as _, Options as _, Seat, Sim, State, Viewer, options};
use pest::data::{
    Building, DECREES, LOCATIONS, Location, NEIGHBOURS, PLAGUE_CARDS, PlagueCard, REWARDS_BY_PLAYERS, START_GOODS,
};
use pest::{Action, Options, Pest, View};

const SEEDS: u64 = 60;

fn options(text: &str) -> Options {
    options::parse(text).expect("options of the game")
}

fn at_start(options: &Options, seed: u64) -> State<Pest> {
    State::new(options, &mut Sim::new(seed))
}

fn each(text: &str, check: impl Fn(&View, usize)) {
    let options = options(text);
    for seed in 0..SEEDS {
        check(&at_start(&options, seed).view(Viewer::Spectator), options.players());
    }
}

fn every_mode(check: impl Fn(&View, usize)) {
    for text in ["players=1", "players=2", "players=2,duel=on", "players=3", "players=4", "players=5"] {
        each(text, &check);
    }
}

/// Plays the first offered Castles and Doctors.
fn settled(text: &str, seed: u64) -> State<Pest> {
    let options = options(text);
    let mut sim = Sim::new(seed);
    let mut state = State::<Pest>::new(&options, &mut sim);
    let mut legal = Vec::new();
    for _ in 0..2 * options.players() {
        let seat = state.asked().first().expect("somebody is asked");
        state.legal(seat, &mut legal);
        let n = sim.below(legal.len() as u32) as usize;
        state.play_unchecked(seat, legal[n], &mut sim);
    }
    state
}

#[test]
fn pest_0_1_5_7_12_19_boards_begin_alike() {
    every_mode(|view, players| {
        assert_eq!(view.seats.len(), players);
        for seat in &view.seats {
            assert_eq!((seat.goods, seat.research, seat.influence), (START_GOODS.into_values(), 1, 0));
            assert_eq!((seat.imperatives, seat.camp, seat.assistants), ([0; 3], None, 2));
            assert!(seat.buildings.iter().all(|building| building.location.is_none()));
        }
        assert_eq!(view.capital_buildings.len(), 5);
    });
}

#[test]
fn pest_2_ruins_by_number_of_players() {
    for (text, ruins) in [("players=1", 23), ("players=2", 23), ("players=3", 12), ("players=4", 5), ("players=5", 0)] {
        each(text, |view, _| assert_eq!(view.locations.iter().filter(|there| there.destroyed).count(), ruins));
    }
}

#[test]
fn pest_3_one_sick_subject_on_intact_icons() {
    every_mode(|view, _| {
        for there in &view.locations {
            let icon = LOCATIONS[there.location].sick && !there.destroyed;
            assert_eq!(there.sick, icon.into());
        }
    });
}

#[test]
fn pest_4_6_8_11_cards_on_the_table() {
    every_mode(|view, players| {
        let eras: Vec<u8> = view.decrees.iter().map(|decree| DECREES[*decree].era).collect();
        assert_eq!(eras, [0, 1, 2]);
        assert_eq!(view.capital_card.is_some(), players > 1);
        assert_eq!(view.reward_tokens.len(), REWARDS_BY_PLAYERS[players - 1].into());
        assert!(view.reward_tokens.iter().all(|token| token.face_up));
        assert_eq!(view.market.iter().flatten().count(), 5);
        assert_eq!(view.deck, if players == 1 { 20 } else { 25 });
    });
}

#[test]
fn pest_4_every_decree_can_come() {
    let mut met: Vec<_> =
        (0..SEEDS).flat_map(|seed| at_start(&options("players=3"), seed).view(Viewer::Spectator).decrees).collect();
    met.sort();
    met.dedup();
    assert_eq!(met.len(), 15);
}

#[test]
fn pest_9_every_card_of_the_row_is_another() {
    for seed in 0..20 {
        let session = kernel::testkit::play_out::<Pest>(options("players=3"), seed);
        let view = session.state().view(Viewer::Spectator);
        let (mut plagues, mut favours) = (view.plague_cards.clone(), view.favour_cards.clone());
        plagues.sort();
        plagues.dedup();
        favours.sort();
        favours.dedup();
        assert_eq!((plagues.len(), favours.len()), (6, 6));
    }
}

#[test]
fn pest_10_small_games_lack_a_card_of_each_pile() {
    let mut all_of_a_pile = false;
    let mut met = Vec::new();
    for seed in 0..400 {
        let session = kernel::testkit::play_out::<Pest>(options("players=1"), seed);
        let view = session.state().view(Viewer::Spectator);
        for route in 0..3 {
            let pile = |card: &&PlagueCard| PLAGUE_CARDS[**card].pile == Some(route);
            all_of_a_pile |= view.plague_cards.iter().filter(pile).count() > 2;
        }
        met.extend(view.plague_cards);
    }
    assert!(!all_of_a_pile, "one card of each pile is out");
    let share = |card: PlagueCard| met.iter().filter(|&&there| there == card).count();
    // A loose card comes in 6 of 15 games, a card of a pile in 6 of 15 games that hold it, which are 2 of 3.
    let loose = share(PlagueCard::SeaTraders);
    let piled = share(PlagueCard::GrainWagons);
    assert!((120..=200).contains(&loose), "{loose}");
    assert!((70..=145).contains(&piled), "{piled}");
}

#[test]
fn pest_13_any_turn_order() {
    let mut orders: Vec<Vec<Seat>> =
        (0..SEEDS).map(|seed| at_start(&options("players=3"), seed).view(Viewer::Spectator).order).collect();
    orders.sort();
    orders.dedup();
    assert_eq!(orders.len(), 6);
}

#[test]
fn pest_14_three_locations_of_the_own_card() {
    for seed in 0..SEEDS {
        let state = at_start(&options("players=5"), seed);
        let mut legal = Vec::new();
        state.legal(state.asked().first().expect("somebody is asked"), &mut legal);
        let card = state.view(Viewer::Spectator).start_cards[0];
        let expected = Location::ALL.iter().filter(|location| LOCATIONS[**location].start == Some(card));
        assert_eq!(legal, expected.map(|&location| Action::Castle(location)).collect::<Vec<_>>());
        assert_eq!(legal.len(), 3);
    }
}

#[test]
fn pest_15_the_second_player_uses_the_other_card() {
    for (text, left) in [("players=2", 2), ("players=2,edition=fr", 3)] {
        for seed in 0..SEEDS {
            let mut state = at_start(&options(text), seed);
            let mut legal = Vec::new();
            let first = state.asked().first().expect("somebody is asked");
            state.legal(first, &mut legal);
            assert_eq!(legal.len(), 4, "two intact locations on each card");
            state.play_unchecked(first, legal[0], &mut Sim::new(seed));
            state.legal(state.asked().first().expect("somebody is asked"), &mut legal);
            assert_eq!(legal.len(), left);
        }
    }
}

#[test]
fn pest_16_17_18_37_castles_and_doctors_stand_and_take_the_sick_in() {
    for text in ["players=1", "players=2", "players=2,duel=on", "players=3", "players=5,advanced_setup=on"] {
        for seed in 0..SEEDS {
            let state = settled(text, seed);
            for player in &state.board().seats.0[..options(text).players()] {
                let castle = player.site(Building::Castle).expect("a Castle");
                let doctor = player.doctor.expect("a Doctor");
                assert!(NEIGHBOURS[castle].iter().any(|(there, _)| *there == doctor));
                assert_eq!((player.influence, player.imperatives), (0, [0; 3]));
                assert_eq!(player.goods.values()[..4].iter().sum::<u8>(), 6, "set-up subjects cost no food");
                assert_eq!(state.board().year, 1);
            }
        }
    }
}

#[test]
fn pest_160_161_162_163_tokens_replace_what_is_printed() {
    let mut changed = false;
    for (text, sizes) in [
        ("players=2,advanced_setup=on", [10, 7, 5]),
        ("players=3,advanced_setup=on", [10, 13, 10]),
        ("players=4,advanced_setup=on", [15, 15, 10]),
        ("players=5,advanced_setup=on", [20, 15, 10]),
    ] {
        for seed in 0..SEEDS {
            let view = at_start(&options(text), seed).view(Viewer::Spectator);
            let mut intact = [0; 3];
            for there in view.locations.iter().filter(|there| !there.destroyed) {
                let printed = &LOCATIONS[there.location];
                intact[printed.size.index()] += 1;
                changed |= there.resource != printed.resource;
                assert!(there.sick <= 1);
            }
            assert_eq!(intact, sizes);
            assert!(view.locations.iter().filter(|there| there.destroyed).all(|there| there.sick == 0));
        }
    }
    assert!(changed, "resources are random");
}

#[test]
fn pest_281_282_solo_leaves_cards_out_and_starts_in_a_village() {
    for seed in 0..SEEDS {
        let state = at_start(&options("players=1"), seed);
        let view = state.view(Viewer::Spectator);
        assert!(view.decrees.iter().all(|decree| !DECREES[*decree].needs_opponents));
        let mut legal = Vec::new();
        state.legal(Seat::new(0), &mut legal);
        let villages = ["dorrim", "elbar", "pellor", "rathil", "ulmir"].map(|word| Location::from_word(word).unwrap());
        assert_eq!(legal, villages.map(Action::Castle));
    }
}
