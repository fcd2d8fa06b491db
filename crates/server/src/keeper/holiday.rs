//! Before anything happens at a table where moves take hours, it learns when those who sit there are on holiday. So no clock
//! falls that should have stood, wherever and whenever somebody said that they would be away.

use protocol::{Holiday, RefusalCode};
use shelf::Seat;
use table::Command;

use super::write::NotDone;
use super::{Keeper, refusal};

impl Keeper {
    pub(super) async fn learn_holidays(&mut self) -> Result<(), NotDone> {
        if !self.table.knows_holidays() {
            return Ok(());
        }
        let sits = |(seat, chair): (usize, &table::Chair)| Some((Seat::new(seat), chair.person()?.clone()));
        let people: Vec<(Seat, String)> = self.table.chairs().enumerate().filter_map(sits).collect();
        let ids = people.iter().map(|(_, person)| person.clone()).collect();
        let known = self.app.store.holidays(ids).await.map_err(|error| {
            // The table has not moved: it may wait until the store is back.
            tracing::warn!(table = self.table.id(), %error, "nobody knows who is on holiday");
            NotDone { refusal: refusal(RefusalCode::Unavailable, "server-error-unavailable"), untrue: false }
        })?;
        for (seat, person) in people {
            let theirs = known.iter().filter(|holiday| holiday.person == person);
            let holidays = theirs.map(|holiday| Holiday { begins: holiday.begins, ends: holiday.ends }).collect();
            self.attempt(Command::Away { seat, holidays }).await?;
        }
        Ok(())
    }
}
