//! An answer that is no action of the game.
//! says: named `Steal` found for enum `

use kernel::example::Action;

kernel::choices! { pub enum Answer of Action { Steal } }

fn main() {}
