//! A game in play, erased. It keeps the record, the position and what bots remember; logs and looks back are replayed.

use std::ops::Range;
use std::time::Duration;

use bots::{Analysis, Depth, Style};
use kernel::script::Eyes;
use kernel::{Budget, Draw, Message, Seat, Target, Viewer};
use protocol::{InWords, Json, LogEntry, Offer, Preview, Recalled, Span, UndoOffer};

use crate::advise::Adviser;
use crate::analysed::Analyser;
use crate::boards::Pen;
use crate::course::Course;
use crate::shown::{Moment, Outcome, Played, Refused};

/// A bot at work: owns a snapshot and answers with its choice in notation. Meant for a pool of workers.
pub type Thinker = Box<dyn FnOnce() -> String + Send>;

/// A game in play. Seats given to it are below [`Course::players`].
pub trait Play: Course + Send {
    /// The round the game is in, in games that count them.
    fn round(&self) -> Option<u8>;

    /// A short number that differs where positions differ.
    fn fingerprint(&self) -> u64;

    /// What a viewer is shown now.
    fn offer(&self, viewer: Viewer) -> Offer;

    /// What a viewer sees, drawn as text.
    fn draw(&self, viewer: Viewer, pen: &Pen<'_>) -> String;

    /// What a viewer sees, in words, and what it would score if the game ended now.
    fn in_words(&self, viewer: Viewer) -> InWords;

    /// Plays a choice, or several that are said at once, and what follows by itself; or refuses and changes nothing.
    fn play(&mut self, seat: Seat, notation: &str) -> Result<Vec<Played>, Refused>;

    /// Why a click on a thing is no legal choice.
    fn why_not(&self, seat: Seat, thing: &Target) -> Refused;

    /// Why a choice in notation is refused; nothing if it is legal.
    fn why_refused(&self, seat: Seat, notation: &str) -> Option<Refused>;

    /// What a choice would do, as far as the seat can know it; or why it is refused.
    fn preview(&self, seat: Seat, notation: &str) -> Result<Preview, Refused>;

    /// What chance may make of a legal choice, in positions that the seat holds for possible; nothing if it has no part in it.
    /// Rules that were frozen before this could be asked tell nothing.
    fn spans(&self, _seat: Seat, _notation: &str) -> Vec<Span> {
        Vec::new()
    }

    /// Whether a seat may take back its last choice without asking anybody.
    fn can_undo(&self, seat: Seat) -> UndoOffer;

    /// Whether taking back the last choice of a seat would take back something that chance or a revealed thing has shown.
    fn undo_unseals(&self, seat: Seat) -> bool;

    /// Takes back the last choice of a seat, with what it was said at once with if `whole`, and what followed by itself.
    fn undo(&mut self, seat: Seat, whole: bool) -> Result<Vec<Played>, Message>;

    /// The same with everything since: everybody has consented.
    fn undo_agreed(&mut self, seat: Seat, whole: bool) -> Result<Vec<Played>, Message>;

    /// Notes that these entries were said at once, if several are choices: they are taken back at once.
    fn gather(&mut self, entries: Range<usize>);

    /// The entries from a step on, as a viewer may see them; from 0 on, the set-up stands before them.
    fn history(&self, viewer: Viewer, from: usize) -> Vec<LogEntry>;

    /// What the seats were reminded of before their choices, in order: of what happened since the choice before.
    fn recaps(&self) -> Vec<(Seat, Vec<Recalled>)>;

    /// The game as it was after so many entries, to look at or to play on from.
    fn at(&self, step: usize) -> Option<Box<dyn Play>>;

    /// What a viewer saw after so many entries.
    fn view_at(&self, step: usize, viewer: Viewer) -> Option<Json> {
        Some(self.at(step)?.offer(viewer).view)
    }

    /// How it ended, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// So many positions through one pair of eyes, made in one pass. Position `n` is the one that the first `n` entries
    /// lead to.
    fn moments(&self, viewer: Viewer, from: usize, count: usize) -> Vec<Moment>;

    /// Where the game was won, once it is over. It uses all cards, so nobody may have it before.
    fn analyse(&self, depth: Depth) -> Option<Analysis>;

    /// The same as work to be done elsewhere, as the page is told it.
    fn analyser(&self, depth: Depth) -> Option<Analyser>;

    /// The rows of a finished game to learn from, under this number, put behind others; says how many.
    fn values(&self, game: u32, out: &mut Vec<u8>) -> usize;

    /// Each seat's share of the game, between 0 and 1, as people are told it; nothing where the rules are too old to tell. It
    /// uses all cards: it is for those alone who may see them.
    fn shares(&self) -> Option<Vec<f64>> {
        None
    }

    /// Names the seats, for the record. One name a seat, empty where there is none.
    fn name_seats(&mut self, names: Vec<String>);

    /// The names of the seats.
    fn seat_names(&self) -> &[String];

    /// The whole record. It contains the seed and secret choices: nobody may have it before the end.
    fn record_text(&self) -> String;

    /// Every roll the record used, for those who check chance. Nobody may have them before the end.
    fn draws(&self) -> Vec<Draw>;

    /// The line of one entry. For the store, not for viewers.
    fn entry_line(&self, step: usize) -> Option<String>;

    /// The game after so many entries as a script, as far as `eyes` know it; none if that does not suffice. It ends with
    /// what a click on `thing` means, or with all that may be chosen.
    fn script(&self, step: usize, eyes: Eyes, thing: Option<&Target>) -> Option<String>;

    /// The adviser of a seat that is asked now: it knows what the seat knows.
    fn adviser(&self, seat: Seat, seed: u64, budget: Budget) -> Adviser;

    /// A bot for a seat that is asked now. Without a budget it takes the one of its style.
    fn thinker(&self, seat: Seat, style: Style, seed: u64, time: Option<Duration>) -> Thinker;
}
