//! `cargo xtask rule-coverage`: every rule is carried out somewhere and proved by a test that bears its number.
//!
//! A rule is *marked* by its constant in the sources of its game, `rule!(RAT_31)` or `rules::RAT_31` in a reason. It is
//! *proved* by a case of the check language, `case RAT-31 …`, or a test function, `fn rat_31_…`; both may bear several
//! numbers. A rule that says what things are, so that no line carries it out, is listed with its reason in
//! `tests/definitions.txt`: `RAT-02 the colours are data`. Every test vector needs a case or a test as well.

use std::collections::BTreeMap;
use std::path::Path;

use crate::repo;
use crate::spec::Spec;
use press::fault::{Fault, Place, Result};
use press::games::Game;

/// Ids and the first place that bears them.
type Places = BTreeMap<String, Place>;

/// What is known about the rules of a game.
#[derive(Debug)]
pub struct Coverage {
    spec: Spec,
    prefix: &'static str,
    marked: Places,
    proved: Places,
    defined: Places,
    faults: Vec<Fault>,
}

impl Coverage {
    /// Reads rules, sources and tests of a game.
    pub fn load(root: &Path, game: &Game) -> Result<Self> {
        let mut coverage = Self::new(Spec::load(root, game.id, game.prefix)?, game.prefix);
        let folder = |name: &str| format!("crates/{}/{name}", game.id);
        for file in repo::tree(root, &folder("src"), &[".rs"]) {
            let text = repo::read(root, &file)?;
            if !file.ends_with("src/rules.rs") {
                coverage.read_marks(&file, &text);
            }
            coverage.read_tests(&file, &text);
        }
        for file in repo::tree(root, &folder("tests"), &[".rs"]) {
            coverage.read_tests(&file, &repo::read(root, &file)?);
        }
        for file in repo::tree(root, &folder("tests"), &[".check"]) {
            coverage.read_cases(&file, &repo::read(root, &file)?);
        }
        let definitions = folder("tests/definitions.txt");
        if root.join(&definitions).exists() {
            coverage.read_definitions(&definitions, &repo::read(root, &definitions)?);
        }
        Ok(coverage)
    }

    /// Nothing read yet but the rules.
    pub fn new(spec: Spec, prefix: &'static str) -> Self {
        let (marked, proved, defined) = Default::default();
        Self { spec, prefix, marked, proved, defined, faults: Vec::new() }
    }

    /// Finds the constants of rules in Rust code.
    pub fn read_marks(&mut self, file: &str, text: &str) {
        for (number, line) in text.lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            if code.trim_start().starts_with("use ") {
                continue;
            }
            for word in code.split(|c: char| !c.is_ascii_alphanumeric() && c != '_') {
                let digits = word.strip_prefix(self.prefix).and_then(|rest| rest.strip_prefix('_'));
                if let Some(digits) = digits.filter(|digits| is_number(digits)) {
                    let place = Place::new(file, number + 1);
                    self.marked.entry(format!("{}-{digits}", self.prefix)).or_insert(place);
                }
            }
        }
    }

    /// Finds test functions that bear numbers: `fn rat_31_32_…`, `fn rat_31_rat_t07_…`.
    pub fn read_tests(&mut self, file: &str, text: &str) {
        let mut is_test = false;
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            is_test |= line == "#[test]";
            let Some((_, name)) = line.split_once("fn ") else { continue };
            let name = name.split('(').next().unwrap_or_default();
            let prefix = self.prefix.to_ascii_lowercase();
            if is_test && name.starts_with(&format!("{prefix}_")) {
                let words = name.split('_').filter(|&word| word != prefix).map(str::to_ascii_uppercase);
                for id in words.take_while(|word| is_number(word.strip_prefix('T').unwrap_or(word))) {
                    self.prove(format!("{}-{id}", self.prefix), Place::new(file, number + 1));
                }
            }
            is_test = false;
        }
    }

    /// Finds the titles of cases.
    pub fn read_cases(&mut self, file: &str, text: &str) {
        for (number, line) in text.lines().enumerate() {
            let Some(title) = line.trim_start().strip_prefix("case ") else { continue };
            for word in title.split(|c: char| c.is_whitespace() || matches!(c, ',' | ':' | ';' | '.')) {
                let digits = word.strip_prefix(self.prefix).and_then(|rest| rest.strip_prefix('-'));
                if digits.is_some_and(|digits| is_number(digits.strip_prefix('T').unwrap_or(digits))) {
                    self.prove(word.to_owned(), Place::new(file, number + 1));
                }
            }
        }
    }

    /// Reads the list of rules that no line carries out.
    pub fn read_definitions(&mut self, file: &str, text: &str) {
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let place = Place::new(file, number + 1);
            let (id, reason) = line.split_once(' ').unwrap_or((line, ""));
            if reason.trim().is_empty() {
                self.faults.push(place.fault(format!("why does no line carry out {id}?")));
            }
            if !self.spec.rules.iter().any(|(rule, _)| rule == id) {
                self.faults.push(place.fault(format!("rules.md knows no rule {id}")));
            } else if self.defined.insert(id.to_owned(), place.clone()).is_some() {
                self.faults.push(place.fault(format!("{id} stands here twice")));
            }
        }
    }

    /// What is missing.
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = self.faults.clone();
        for (id, place) in &self.spec.rules {
            match (self.marked.get(id), self.proved.get(id), self.defined.get(id)) {
                (Some(_), Some(_), None) | (None, _, Some(_)) | (_, None, Some(_)) => {}
                (Some(_), Some(_), Some(listed)) => {
                    faults.push(listed.fault(format!("{id} is marked and proved: it is no mere definition")));
                }
                (None, _, None) => faults.push(place.fault(format!("{id} is marked nowhere in the sources"))),
                (Some(marked), None, None) => {
                    faults.push(place.fault(format!("{id} is proved by no test (it is marked in {marked})")));
                }
            }
        }
        for (id, place) in &self.spec.vectors {
            if !self.proved.contains_key(id) {
                faults.push(place.fault(format!("the test vector {id} has no case")));
            }
        }
        faults
    }

    /// How many rules are marked and proved, how many are definitions, how many there are; and the same of vectors.
    pub fn summary(&self) -> String {
        let rules = self.spec.rules.iter().map(|(id, _)| id);
        let done = rules.clone().filter(|&id| self.marked.contains_key(id) && self.proved.contains_key(id)).count();
        let vectors = self.spec.vectors.iter().filter(|(id, _)| self.proved.contains_key(id)).count();
        format!(
            "{done} rules marked and proved, {} definitions, of {}; {vectors} of {} test vectors",
            self.defined.len(),
            rules.count(),
            self.spec.vectors.len()
        )
    }

    fn prove(&mut self, id: String, place: Place) {
        let known = self.spec.rules.iter().chain(&self.spec.vectors).any(|(known, _)| *known == id);
        if !known {
            self.faults.push(place.fault(format!("rules.md knows no {id}")));
        }
        self.proved.entry(id).or_insert(place);
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_digit())
}
