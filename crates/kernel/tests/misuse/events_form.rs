//! An event without its key.
//! says: events! takes an enum and its game, and a line an event with its fields and the end of its key:

use kernel::Seat;
use kernel::example::Lots;

kernel::events! {
    pub enum Event of Lots {
        Passed { seat: Seat },
    }
}

fn main() {}
