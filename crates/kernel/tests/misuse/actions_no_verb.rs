//! A notation that does not begin with a word.
//! says: `{seat}` is no notation: at most eight words, parted by single spaces, the first of them fixed

use kernel::Seat;
use kernel::example::Lots;

kernel::actions! {
    pub enum Action of Lots {
        Blame(seat: Seat) = "{seat}",
    }
}

fn main() {}
