//! A field that cannot be told.
//! says: `Hand` cannot be told in the sentence of an event

use kernel::example::Lots;

#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Hand(Vec<u8>);

kernel::events! {
    pub enum Event of Lots {
        Drew { hand: Hand } = "drew",
    }
}

fn main() {}
