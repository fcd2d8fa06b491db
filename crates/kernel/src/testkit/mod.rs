//! What proves a game: the laws every game obeys, perft, random positions, whole games.

mod conform;
mod form;
mod games;
mod perft;
mod random;
mod rewritten;
mod sentences;
mod story;
mod twins;

pub use conform::{Breach, Law, conform, play_out};
pub use games::{Census, invalid, valid};
pub use perft::{perft, perft_file};
pub use random::{Tried, Wrong, try_position};
pub use rewritten::{Rewritten, rewritten};
pub use sentences::{fingerprints, sentences};
pub use story::story;
pub use twins::Twins;
