//! What a viewer cannot know, guessed anew: the hands of the others.

use kernel::{BySeat, Seat, Table, Viewer};

use crate::Contagion;
use crate::board::Board;

/// Deals the hands of the others again out of all cards that the viewer has not seen. Cards whose place
/// the viewer knows for certain stay there; what the others know of each other is guessed to be nothing.
pub(crate) fn imagine(board: &mut Board, viewer: Viewer, table: &mut impl Table<Contagion>) {
    let sizes: BySeat<u8, 5> = BySeat(std::array::from_fn(|seat| board.hand_size(Seat::new(seat))));
    let others = |&seat: &Seat| !viewer.is(seat);
    let known = match viewer {
        Viewer::Seat(seat) => board.seat(seat).known,
        Viewer::Spectator => BySeat::default(),
    };
    for seat in Seat::all(board.players()).filter(others) {
        let mut hand = board.seat(seat).hand;
        board.pile.pour(&mut hand);
    }
    for seat in Seat::all(board.players()).filter(others) {
        let owned = board.seat_mut(seat);
        owned.hand = known[seat];
        owned.known = BySeat::default();
        for (color, &count) in known[seat].counts().iter().enumerate() {
            (0..count).for_each(|_| board.pile.take(color));
        }
    }
    for seat in Seat::all(board.players()).filter(others) {
        let missing = u32::from(sizes[seat]) - known[seat].total();
        for _ in 0..missing {
            let color = board.pile.draw(table).expect("the cards that were taken up go round");
            board.seat_mut(seat).hand.put(color);
        }
    }
}
