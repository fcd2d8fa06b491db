//! A notation that names a field which the action has not.
//! says: `blame {seat} {lot}` names a field that `Blame` has not

use kernel::Seat;
use kernel::example::Lots;

kernel::actions! {
    pub enum Action of Lots {
        Blame(seat: Seat) = "blame {seat} {lot}",
    }
}

fn main() {}
