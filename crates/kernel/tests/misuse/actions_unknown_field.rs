//! A notation that names a field that the action does not have.
//! says: `blame {seat} {lot}` names a field that `Blame` does not have

use kernel::Seat;
use kernel::example::Lots;

kernel::actions! {
    pub enum Action of Lots {
        Blame(seat: Seat) = "blame {seat} {lot}",
    }
}

fn main() {}
