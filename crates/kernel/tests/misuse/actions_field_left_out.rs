//! A notation that does not name a field.
//! says: `blame` does not name each field of `Blame` once, in braces

use kernel::Seat;
use kernel::example::Lots;

kernel::actions! {
    pub enum Action of Lots {
        Pass = "pass",
        Blame(seat: Seat) = "blame",
    }
}

fn main() {}
