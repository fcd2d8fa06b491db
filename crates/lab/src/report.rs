//! A study told to people: one HTML file, or tables for a Markdown file.

mod curves;
mod html;
mod levels;
mod markdown;
mod plot;
pub mod told;

pub use html::html;
pub use markdown::{into, markdown};

use shelf::{Message, Tally, Title};
use text::Words;

use crate::figures::Figures;
use crate::statistics::ENOUGH;
use crate::study::Cell;

/// A cell with its sums and figures, and words for them.
pub(crate) struct Told<'a> {
    pub(crate) cell: &'a Cell,
    pub(crate) tally: &'a Tally,
    pub(crate) figures: Figures,
    pub(crate) title: &'static dyn Title,
    pub(crate) words: Words,
}

impl<'a> Told<'a> {
    pub(crate) fn all(cells: &'a [Cell], tallies: &'a [Tally], words: Words) -> Vec<Self> {
        let all = cells.iter().zip(tallies).zip(Figures::all(cells, tallies));
        all.map(|((cell, tally), figures)| Self { cell, tally, figures, title: cell.title(), words }).collect()
    }

    /// The name of the game.
    pub(crate) fn game(&self) -> String {
        self.words.word(&format!("{}-title", self.cell.game))
    }

    /// Players, options, bots and patch.
    pub(crate) fn about(&self) -> String {
        let mut parts = vec![self.setting()];
        if !self.cell.patch.is_empty() {
            let patch = Message::new("lab-patched").with("patch", self.cell.patch.as_str());
            parts.push(self.words.say(&patch));
        }
        parts.join(", ")
    }

    /// Players, options and bots.
    pub(crate) fn setting(&self) -> String {
        let players = self.words.say(&Message::new("lab-players-count").with("players", self.cell.players()));
        let agreed = self.cell.options.split(',').map(str::trim).filter(|option| !option.starts_with("players="));
        let agreed: Vec<&str> = agreed.filter(|option| !option.is_empty()).collect();
        let mut parts = vec![players];
        parts.extend(agreed.into_iter().map(str::to_owned));
        parts.push(self.cell.bot_words());
        if let Some(vow) = &self.cell.vow {
            parts.push(told::vow(vow, true, told::cards(self.cell), self.cell.players(), self.words));
        }
        parts.join(", ")
    }

    /// That nothing is concluded from so few games, if that is so.
    pub(crate) fn few(&self) -> Option<String> {
        (self.figures.games < ENOUGH as u64).then(|| told::few(self.figures.games, self.words))
    }

    /// The name of an ending.
    pub(crate) fn ending(&self, reason: &str) -> String {
        self.words.word(&format!("{}-ending-{reason}", self.cell.game).replace('_', "-"))
    }

    /// The names of the things of a kind.
    pub(crate) fn things(&self, kind: &str) -> Vec<String> {
        let things = self.title.things().into_iter().filter(|thing| thing.kind == kind).count();
        (0..things).map(|number| told::thing(told::cards(self.cell), kind, number, self.words)).collect()
    }

    /// The measures that every game has, each with its key.
    pub(crate) fn measures(&self) -> Vec<(&'static str, String)> {
        let Figures { turns, winner_points, decided, .. } = self.figures;
        let figures = &self.figures;
        let mut rows = vec![
            ("lab-turns", format!("{:.1} ± {:.1}", turns.value, turns.error)),
            ("lab-choices", format!("{:.1}", figures.choices)),
            ("lab-decisions", format!("{:.1}", figures.decisions)),
            ("lab-branching", format!("{:.1} ({})", figures.branching, figures.widest)),
        ];
        if let Some(real) = figures.real_branching {
            rows.push(("lab-real-branching", format!("{real:.1}")));
        }
        if self.cell.players() > 1 {
            rows.extend([
                ("lab-lead-changes", format!("{:.1}", figures.lead_changes)),
                ("lab-drama", percent(figures.drama)),
                ("lab-decided-at", percent(figures.decided_at)),
                ("lab-decided", format!("{} ± {}", percent(decided.value), percent(decided.error))),
                ("lab-gap", format!("{:.1}", figures.gap)),
                ("lab-spread", format!("{:.1}", figures.spread)),
            ]);
        }
        rows.push(("lab-winner", format!("{:.1} ± {:.1}", winner_points.value, winner_points.error)));
        if let Some(luck) = figures.luck {
            rows.push(("lab-luck", percent(luck)));
        }
        rows
    }
}

/// A part as a percentage.
pub(crate) fn percent(part: f64) -> String {
    format!("{:.1} %", part * 100.0)
}

/// A difference with its sign.
pub(crate) fn signed(value: f64) -> String {
    format!("{}{:.1}", if value < 0.0 { "−" } else { "+" }, value.abs())
}
