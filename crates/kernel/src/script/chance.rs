//! Chance as a script has it: rolls given in advance, by number or by name.

use std::collections::VecDeque;

use super::fault::Fault;
use crate::{Game, Sim, Table};

/// One scripted roll.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Roll {
    /// The number itself.
    Number(u32),
    /// The name of what is drawn.
    Name(String),
}

impl Roll {
    /// A number is the roll itself, anything else the name of what is drawn.
    pub(super) fn read(word: &str) -> Self {
        word.parse().map_or_else(|_| Self::Name(word.to_owned()), Self::Number)
    }
}

/// Scripted rolls and then, after `rolls any`, those of a fixed seed.
pub(super) struct ScriptTable<G: Game> {
    pub(super) rolls: VecDeque<Roll>,
    pub(super) any: Option<Sim>,
    pub(super) sealed: bool,
    pub(super) events: Vec<G::Event>,
    /// The first roll that could not be served.
    pub(super) fault: Option<Fault>,
}

impl<G: Game> ScriptTable<G> {
    pub(super) fn new(rolls: VecDeque<Roll>, any: Option<Sim>) -> Self {
        Self { rolls, any, sealed: false, events: Vec::new(), fault: None }
    }

    fn serve(&mut self, n: u32, name: Option<&dyn Fn(u32) -> &'static str>) -> u32 {
        self.sealed = true;
        let served = match (self.rolls.pop_front(), &mut self.any) {
            (Some(Roll::Number(roll)), _) if roll < n => Ok(roll),
            (Some(Roll::Number(roll)), _) => Err(Fault::HighRoll { roll, n }),
            (Some(Roll::Name(wanted)), _) => {
                let names = || (0..n).filter_map(|roll| name.map(|name| name(roll)));
                let found = names().position(|name| name == wanted);
                found.map(|roll| roll as u32).ok_or_else(|| {
                    let mut names: Vec<&str> = names().collect();
                    names.dedup();
                    Fault::NotDrawn { name: wanted, names: names.join(", ") }
                })
            }
            (None, Some(sim)) => Ok(sim.below(n)),
            (None, None) => Err(Fault::NoRoll { n }),
        };
        served.unwrap_or_else(|fault| {
            self.fault.get_or_insert(fault);
            0
        })
    }
}

impl<G: Game> Table<G> for ScriptTable<G> {
    fn roll(&mut self, n: u32) -> u32 {
        self.serve(n, None)
    }
    fn roll_named(&mut self, n: u32, name: impl Fn(u32) -> &'static str) -> u32 {
        self.serve(n, Some(&name))
    }
    fn reveal(&mut self) {
        self.sealed = true;
    }
    fn tell(&mut self, event: impl FnOnce() -> G::Event) {
        self.events.push(event());
    }
}
