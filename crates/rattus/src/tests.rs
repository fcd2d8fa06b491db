//! What the check language cannot say: how faces are distributed.

use kernel::{Id as _, Scripted, Sim, options};

use crate::data::{FACES, Region};
use crate::{Options, Rat, setup};

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
    assert!(faces.iter().all(|face| FACES[face.index()].starting));
    for seed in 0..37 {
        let rat = board.breed(Region::Anglia);
        assert!(!FACES[board.decide(rat, &mut Sim::new(seed)).index()].starting);
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
        FACES[face.index()].starting
    });
    assert_eq!(starting.count(), 4);
}
