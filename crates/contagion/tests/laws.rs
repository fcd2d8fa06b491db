//! The laws of the house, over random games with every combination of options; and pinned perft counts.

use contagion::{Action, Contagion, Options, Window};
use kernel::testkit::{conform, perft_file, play_out};
use kernel::{Actions, Options as _, Seat, Session, State, Viewer, options};

/// Games for every combination of options.
const GAMES: u64 = 700;

fn all_laws(players: usize) {
    for options in options::every::<Options>().into_iter().filter(|options| options.players() == players) {
        conform::<Contagion>(&options, GAMES, 1347).unwrap_or_else(|breach| panic!("{options:?}: {breach}"));
    }
}

#[test]
fn two_players_obey_all_laws() {
    all_laws(2);
}

#[test]
fn three_players_obey_all_laws() {
    all_laws(3);
}

#[test]
fn four_players_obey_all_laws() {
    all_laws(4);
}

#[test]
fn five_players_obey_all_laws() {
    all_laws(5);
}

/// The owner of the turn sees what keeps each city from being infected, and nobody else does.
#[test]
fn what_bars_a_city_is_what_the_list_leaves_out() {
    let [mut open, mut barred] = [0_u32; 2];
    let mut see = |state: &State<Contagion>| {
        let Some(seat) = state.asked().first() else { return };
        let own = state.view(Viewer::Seat(seat));
        let acting = own.turn.as_ref().is_some_and(|turn| turn.phase == Some(Window::Action));
        let mut legal = Actions::<Contagion>::new();
        state.legal(seat, &mut legal);
        for city in &own.cities {
            let offered = legal.contains(&Action::Infect(city.city));
            assert_eq!(city.barred.is_none(), offered || !acting, "{:?}", city.city);
            open += u32::from(acting && offered);
            barred += u32::from(acting && !offered);
        }
        for other in Seat::all(4).filter(|&other| other != seat).map(Viewer::Seat).chain([Viewer::Spectator]) {
            assert!(state.view(other).cities.iter().all(|city| city.barred.is_none()));
        }
    };
    let options = options::every::<Options>().into_iter().find(|options| options.players() == 4).expect("four play");
    for seed in 0..40 {
        let record = play_out::<Contagion>(options, seed).record().clone();
        assert!(Session::replay_with(record, |state, _| see(state)).is_ok());
    }
    assert!(open > 100 && barred > 100, "{open} open, {barred} barred");
}

#[test]
fn perft_counts_are_pinned() {
    assert_eq!(perft_file::<Contagion>(include_str!("perft.txt")), Ok(7));
}
