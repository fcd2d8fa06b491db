//! A game from a position, and the way back: what somebody at the table thinks is wrong, as a script.

use shelf::{Target, Viewer, script::Eyes};

use crate::table::Table;

impl Table {
    /// The game as a script that `person` may have: what their seat knows while it is played, everything once it is over.
    /// It ends with what a click on `thing` means there, if it is named. `Err`: what they know does not suffice.
    pub fn script(
        &self,
        person: Option<&str>,
        step: Option<usize>,
        thing: Option<&Target>,
    ) -> Option<Result<String, ()>> {
        let play = self.play.as_ref()?;
        let seat = person.and_then(|person| self.seat_of(person));
        let eyes = match seat {
            _ if self.is_over() => Eyes::All,
            Some(seat) => Eyes::Of(Viewer::Seat(seat)),
            None => Eyes::Of(Viewer::Spectator),
        };
        // While the game is played, what a seat knows now may be more than it knew then.
        let step = step.filter(|step| self.is_over() && *step <= play.step()).unwrap_or(play.step());
        Some(play.at(step)?.script(step, eyes, thing).ok_or(()))
    }

    /// The position that the game begins from; none if it is set up as usual.
    pub fn position(&self) -> &[String] {
        &self.opening.position
    }

    /// Whether chance of this game proves nothing: it plays on from another, or begins from a position.
    pub(crate) fn unproved(&self) -> bool {
        self.opening.origin.is_some() || !self.opening.position.is_empty()
    }
}
