//! A step without its module.
//! says: steps! takes an enum and its game, and a line a step with the module it stands in:

use kernel::example::Lots;

kernel::steps! {
    pub enum Frame of Lots {
        asks Turn,
    }
}

fn main() {}
