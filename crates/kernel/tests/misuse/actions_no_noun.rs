//! An action that names something which cannot be written, said or clicked.
//! says: `Rat` is no noun, so no action can name it

use kernel::example::Lots;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rat(u8);

kernel::actions! {
    pub enum Action of Lots {
        Drive(rat: Rat) = "drive {rat}",
    }
}

fn main() {}
