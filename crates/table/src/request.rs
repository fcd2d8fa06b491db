//! An undo that was asked for.

/// An undo that waits for consent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Request {
    pub(crate) id: u32,
    pub(crate) by: u8,
    /// Whether only the last of the choices that were made at once is meant.
    pub(crate) last: bool,
    pub(crate) agreed: Vec<u8>,
}

impl Request {
    pub(crate) fn new(id: u32, by: u8, last: bool) -> Self {
        Self { id, by, last, agreed: Vec::new() }
    }
}
