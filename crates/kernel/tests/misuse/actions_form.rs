//! An action without its notation.
//! says: actions! takes an enum and its game, and a line an action with its notation:

use kernel::example::Lots;

kernel::actions! {
    pub enum Action of Lots {
        Pass,
    }
}

fn main() {}
