//! Following a journal that another node writes: its entries are applied one by one, and give what the command gave
//! where it was carried out.

use shelf::{Played, Seat};

use crate::clock::Time;
use crate::command::Done;
use crate::fact::Fact;
use crate::load::LoadError;
use crate::table::Table;

impl Table {
    /// Applies the next entry of the journal and says what it did, as [`Table::command`] said it where it was made.
    /// After an error the table is to be dropped and made again.
    pub fn follow(&mut self, number: u64, at: Time, body: &str) -> Result<Done, LoadError> {
        if number != self.entries {
            return Err(LoadError::Missing { number: self.entries as usize });
        }
        let unreadable = || LoadError::Unreadable { number: number as usize };
        let facts: Vec<Fact> = serde_json::from_str(body).map_err(|_| unreadable())?;
        if !facts.iter().all(|fact| fact.fits(self.seats.len())) {
            return Err(unreadable());
        }
        let mut played = Vec::new();
        let mut first = None;
        for fact in &facts {
            match fact {
                Fact::Started => {
                    let laid_out = self.lay_out().map_err(LoadError::Record)?;
                    self.play = Some(laid_out.play);
                    played.extend(laid_out.played);
                    first = Some(laid_out.lines);
                }
                // The first entries came with the game.
                Fact::Played { lines } => match first.take() {
                    Some(first) if first == *lines => {}
                    Some(_) => return Err(unreadable()),
                    None => played.extend(self.play_lines(lines).ok_or_else(unreadable)?),
                },
                Fact::Opened { .. }
                | Fact::Seated { .. }
                | Fact::Host { .. }
                | Fact::Nonce { .. }
                | Fact::StartAsked { .. }
                | Fact::Without { .. }
                | Fact::Clocks { .. }
                | Fact::HandedOver { .. }
                | Fact::TakenBack { .. }
                | Fact::Resigned { .. }
                | Fact::UndoAsked { .. }
                | Fact::Advised { .. }
                | Fact::Consented { .. }
                | Fact::UndoSettled { .. }
                | Fact::Summoned { .. }
                | Fact::Returned { .. }
                | Fact::Closed { .. }
                | Fact::Rematch { .. } => {}
            }
            self.apply(fact, at);
        }
        self.entries += 1;
        Ok(Done { facts, played })
    }

    /// Plays what the lines say: a choice or a chain of them, each with what followed by itself, or an undo. Nothing if they
    /// say anything else than what then happens.
    fn play_lines(&mut self, lines: &[String]) -> Option<Vec<Played>> {
        let play = self.play.as_mut()?;
        let mut played = Vec::new();
        while let Some(line) = lines.get(played.len()) {
            let (seat, deed) = line.split_once(' ')?;
            let seat = seat.parse().ok().filter(|seat| *seat < self.seats.len()).map(Seat::new)?;
            let next = match deed.strip_prefix("undo ") {
                Some(count) if count.ends_with(" agreed") => vec![play.undo_agreed(seat).ok()?],
                Some(_) => vec![play.undo(seat).ok()?],
                None => play.play(seat, deed).ok()?,
            };
            let same = next.iter().map(|played| &played.line).eq(lines.iter().skip(played.len()).take(next.len()));
            if next.is_empty() || !same {
                return None;
            }
            played.extend(next);
        }
        (!played.is_empty()).then_some(played)
    }
}
