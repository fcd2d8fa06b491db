//! A finished game for everybody: its record with nobody's name in it.

use std::fmt::Write as _;

use crate::chair::Chair;
use crate::clock::Time;
use crate::table::{Phase, Table};

/// What of a record may stay: the game, what was agreed, the position, chance, and the choices. Names, the proof with what
/// browsers added to it, and all other comments go.
const KEPT: [&str; 6] = ["lazaret ", "game ", "rules ", "options ", "given ", "seed "];

impl Table {
    /// Whether everybody who sat down agreed that its record may be published without names.
    pub fn is_published(&self) -> bool {
        self.opening.published
    }

    /// The record for everybody, and when the game ended; none unless it was agreed and the game was played to its end by the rules as
    /// they are printed. `called` gives somebody the name they have in all that is published together.
    pub fn public_record(&self, mut called: impl FnMut(&str) -> String) -> Option<(Time, String)> {
        let wanted = self.opening.published && self.phase == Phase::Ended && !self.changed;
        let play = self.play.as_ref().filter(|_| wanted && self.opening.origin.is_none())?;
        let text = play.record_text();
        let (head, choices) = text.split_once("\n\n")?;
        let mut public = String::new();
        for line in head.lines().filter(|line| KEPT.iter().any(|word| line.starts_with(word))) {
            public.push_str(line);
            public.push('\n');
        }
        for (seat, sitting) in self.seats.iter().enumerate() {
            let name = match &sitting.chair {
                Chair::Person { id, .. } | Chair::Machine { id, .. } => called(id),
                Chair::Bot { level } => level.name(),
                Chair::Open => continue,
            };
            _ = writeln!(public, "seat {seat} {name}");
        }
        public.push('\n');
        for line in choices.lines().filter(|line| !line.starts_with('#')) {
            public.push_str(line);
            public.push('\n');
        }
        Some((self.moved_at, public))
    }
}
