//! A record for those who study it: every choice with the position before it.

use kernel::record::Deed;
use kernel::{Seat, Session, State};

use crate::bout::{self, Bout};
use crate::engine::replayed;
use crate::shelved::Shelved;
use crate::shown::LoadError;

/// A record that was played again and found right.
pub struct Recorded {
    /// What was agreed.
    pub options: String,
    /// The names of the seats; empty where nobody gave one.
    pub names: Vec<String>,
    /// What was chosen, in order. What had no alternative is left out.
    pub choices: Vec<Chosen>,
    /// The position that it ends with.
    pub last: Box<dyn Bout>,
}

/// A choice of a record.
pub struct Chosen {
    /// Its place in the record.
    pub step: usize,
    /// Who chose.
    pub seat: Seat,
    /// What, in notation.
    pub action: String,
    /// Whether it was not taken back.
    pub stands: bool,
    /// The position before it. It has no record of its own; chance goes on in it as in the game.
    pub before: Box<dyn Bout>,
}

pub(crate) fn recorded<G: Shelved>(text: &str) -> Result<Recorded, LoadError> {
    let session = replayed::<G>(text)?;
    let record = session.record().clone();
    let mut states: Vec<State<G>> = Vec::new();
    let seen = Session::replay_with(record.clone(), |state, _| states.push(state.clone()));
    let Ok(_) = seen else { unreachable!("what was played once plays again") };
    let mut standing = Vec::new();
    for (step, entry) in record.entries.iter().enumerate() {
        match entry.deed {
            Deed::Choice(_) | Deed::Automatic(_) => standing.push(step),
            Deed::Undo { count, .. } => standing.truncate(standing.len() - count),
        }
    }
    let at = |step: usize| -> Box<dyn Bout> {
        Box::new(bout::Open::later(record.options, record.seed, states[step].clone(), step))
    };
    let mut choices = Vec::new();
    for (step, entry) in record.entries.iter().enumerate() {
        let Deed::Choice(action) = entry.deed else { continue };
        let stands = standing.binary_search(&step).is_ok();
        choices.push(Chosen { step, seat: entry.seat, action: action.to_string(), stands, before: at(step) });
    }
    let options = kernel::options::write(&record.options);
    let last = at(record.entries.len());
    Ok(Recorded { options, names: record.seats, choices, last })
}
