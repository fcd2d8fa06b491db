//! What is agreed at a table. A host may change it until the game begins; whoever has sat down is told and may leave.

use kernel::Message;
use protocol::{RefusalCode, Terms};

use crate::chair::{Chair, PersonId, Sitting};
use crate::clock::{Clocks, Time};
use crate::command::Refusal;
use crate::fact::Fact;
use crate::table::{Phase, Table};

impl Table {
    /// What is agreed now.
    pub fn terms(&self) -> Terms {
        let opening = &self.opening;
        Terms {
            options: opening.options.clone(),
            clock: opening.clock,
            visibility: opening.visibility,
            advice: opening.advice,
            unrated: opening.unrated,
            reliable: opening.reliable,
        }
    }

    /// Whether strangers sit down only if they are known to stay to the end.
    pub fn wants_reliable(&self) -> bool {
        self.opening.reliable
    }

    pub(crate) fn change(&self, by: &PersonId, terms: &Terms) -> Result<Vec<Fact>, Refusal> {
        self.waiting()?;
        self.by_host(by)?;
        let no = |message: Message| Refusal { code: RefusalCode::NotNow, message, rule: None };
        if self.opening.origin.is_some() {
            return Err(Refusal::not_now("table-refusal-terms-kept"));
        }
        let title = self.opening.title;
        let terms = Terms { options: title.canonical(&terms.options).map_err(no)?, ..*terms };
        if !self.opening.position.is_empty() {
            title.possible(&terms.options, &self.opening.position).map_err(no)?;
        }
        let seats = title.seats(&terms.options).map_err(no)?;
        if self.seats.iter().skip(seats).any(|sitting| sitting.chair.sitter().is_some()) {
            return Err(Refusal::not_now("table-refusal-somebody-sits"));
        }
        Ok(if terms == self.terms() { Vec::new() } else { vec![Fact::Changed { terms }] })
    }

    /// From now on something else is agreed. The host agreed to start with what was agreed before.
    pub(crate) fn agree(&mut self, terms: &Terms, at: Time) {
        let Ok(seats) = self.opening.title.seats(&terms.options) else { return };
        self.altered = Some((differences(&self.terms(), terms), at));
        let opening = &mut self.opening;
        opening.options.clone_from(&terms.options);
        (opening.clock, opening.visibility) = (terms.clock, terms.visibility);
        (opening.advice, opening.unrated, opening.reliable) = (terms.advice, terms.unrated, terms.reliable);
        self.seats.resize(seats, Sitting::new(Chair::Open));
        self.clocks = Clocks::new(&terms.clock, seats, at);
        self.starts_at = None;
    }

    /// Whether a fact can be true of this table. A journal that was tampered with may say others.
    pub(crate) fn takes(&self, fact: &Fact) -> bool {
        if let Fact::Changed { terms } = fact
            && (self.phase != Phase::Waiting || self.opening.title.seats(&terms.options).is_err())
        {
            return false;
        }
        fact.fits(self.seats.len())
    }
}

/// What is different, in words.
fn differences(old: &Terms, new: &Terms) -> Vec<String> {
    let pairs = |options: &str| {
        options.split(',').filter_map(|pair| pair.split_once('=')).map(own).collect::<Vec<(String, String)>>()
    };
    let (was, is) = (pairs(&old.options), pairs(&new.options));
    let one_sided = |these: &[(String, String)], those: &[(String, String)]| {
        let missing = these.iter().filter(|pair| !those.contains(pair));
        missing.map(|(key, _)| format!("option-{key}")).collect::<Vec<_>>()
    };
    let mut words = one_sided(&was, &is);
    words.extend(one_sided(&is, &was));
    words.sort_unstable();
    words.dedup();
    let rest = [
        ("clock", old.clock == new.clock),
        ("visibility", old.visibility == new.visibility),
        ("advice", old.advice == new.advice),
        ("unrated", old.unrated == new.unrated),
        ("reliable", old.reliable == new.reliable),
    ];
    words.extend(rest.into_iter().filter(|(_, same)| !same).map(|(word, _)| word.to_owned()));
    words
}

fn own((key, value): (&str, &str)) -> (String, String) {
    (key.to_owned(), value.to_owned())
}
