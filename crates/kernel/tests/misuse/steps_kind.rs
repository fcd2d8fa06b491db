//! A step that neither asks nor runs.
//! says: a step `asks` or `runs`, it does not `waits`

use kernel::example::Lots;

kernel::steps! {
    pub enum Frame of Lots {
        waits self::Turn,
    }
}

fn main() {}
