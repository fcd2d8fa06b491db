//! Following a journal that another node writes: its entries are applied one by one, and give what the command gave
//! where it was carried out.

use shelf::Played;

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
        if !facts.iter().all(|fact| self.takes(fact)) {
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
                | Fact::Changed { .. }
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
                | Fact::Standing { .. }
                | Fact::Away { .. }
                | Fact::Advised { .. }
                | Fact::HandsAsked { .. }
                | Fact::HandsAgreed { .. }
                | Fact::HandsOpened
                | Fact::HandsClosed
                | Fact::Consented { .. }
                | Fact::UndoSettled { .. }
                | Fact::Summoned { .. }
                | Fact::Returned { .. }
                | Fact::CloseWanted { .. }
                | Fact::Closed { .. }
                | Fact::Rematch { .. } => {}
            }
            self.apply(fact, at);
        }
        self.entries += 1;
        Ok(Done { facts, played })
    }

    /// Plays what the lines say, as it was said at once; nothing if they say anything else than what then happens.
    fn play_lines(&mut self, lines: &[String]) -> Option<Vec<Played>> {
        let play = self.play.as_mut()?;
        let from = play.step();
        let played = shelf::follow(play.as_mut(), lines)?;
        play.gather(from..play.step());
        Some(played)
    }
}
