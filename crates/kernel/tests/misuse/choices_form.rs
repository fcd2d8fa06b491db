//! Answers whose fields have no names.
//! says: choices! takes an enum and the actions that are its answers, with their fields:

use kernel::Seat;
use kernel::example::Action;

kernel::choices! { pub enum Answer of Action { Blame(Seat) } }

fn main() {}
