//! Who the bots are: ten people with a name, a face and a character, of whom a table has some.

use std::hash::Hasher as _;

use bots::Style;
use kernel::{Fnv, Message, Sim};

use crate::play::Play;

/// How many there are. They have numbers from 1; `cast-3` is the name of the third, `cast-3-about` the character.
pub const CAST: u8 = 10;

/// Who plays a bot's seat at the table with this word. It is the same whenever somebody asks, and no two seats of a table
/// have the same.
pub fn cast(table: &str, seat: usize) -> u8 {
    let mut hash = Fnv::default();
    hash.write(table.as_bytes());
    let mut sim = Sim::new(hash.finish());
    let mut order: Vec<u8> = (1..=CAST).collect();
    for last in (1..order.len()).rev() {
        let other = sim.below(last as u32 + 1) as usize;
        order.swap(last, other);
    }
    order[seat % order.len()]
}

/// Who plays a bot's seat of a recorded game: its seed stands for the table.
pub fn recorded_cast(play: &dyn Play, seat: usize) -> u8 {
    let text = play.record_text();
    let seed = text.lines().find(|line| line.starts_with("seed"));
    cast(seed.unwrap_or_default(), seat)
}

/// The name of somebody of the cast.
pub fn cast_name(cast: u8) -> Message {
    Message::new(format!("cast-{cast}"))
}

/// What there is to say about somebody of the cast.
pub fn cast_about(cast: u8) -> Message {
    Message::new(format!("cast-{cast}-about"))
}

/// How strong a bot is, in a word.
pub fn strength(style: Style) -> Message {
    let message = Message::new("bot-strength");
    match style {
        Style::Level(level) => message.with("level", usize::from(level.number())),
        Style::Random | Style::Greedy => message.with("level", style.to_string().as_str()),
    }
}
