//! What every game under way says of itself, whoever it is for.

use kernel::Seat;

/// A game under way.
pub trait Course {
    /// The word for the game.
    fn game(&self) -> &'static str;

    /// The options it is played with, as they are kept.
    fn options(&self) -> String;

    /// Seats at the table.
    fn players(&self) -> usize;

    /// Entries in the record; also the step that an answer must name.
    fn step(&self) -> usize;

    /// Who is asked now.
    fn asked(&self) -> Vec<Seat>;

    /// Whether the game is over.
    fn is_over(&self) -> bool;
}
