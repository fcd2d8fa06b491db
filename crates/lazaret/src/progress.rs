//! A bar for long work, on a terminal; silence otherwise.

use indicatif::{ProgressBar, ProgressStyle};
use text::Words;

/// How far a series of games is.
pub(crate) struct Progress(ProgressBar);

impl Progress {
    /// A bar for so many games. It hides itself where standard error is no terminal.
    pub(crate) fn new(games: u64, words: Words) -> Self {
        let bar = ProgressBar::new(games);
        let template = format!("{{bar:30}} {{pos}}/{{len}}  {{per_sec}}  {} {{eta}}", words.word("terminal-left"));
        if let Ok(style) = ProgressStyle::with_template(&template) {
            bar.set_style(style);
        }
        Self(bar)
    }

    /// So many are done.
    pub(crate) fn at(&self, done: u64) {
        self.0.set_position(done);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
