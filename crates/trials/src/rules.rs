//! Cases reach the rules that their titles name, and every reason has a case.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use kernel::RuleId;
use kernel::script::{Case, Script};
use libtest_mimic::Failed;

/// The rule ids that a title names: `RAT-31`, not the test vectors `RAT-T07`.
fn named(title: &str) -> impl Iterator<Item = &str> {
    title.split(|c: char| c.is_whitespace() || matches!(c, ',' | ':' | ';' | '.')).filter(|word| {
        let Some((prefix, number)) = word.split_once('-') else { return false };
        let capitals = prefix.len() > 1 && prefix.chars().all(|c| c.is_ascii_uppercase());
        capitals && !number.is_empty() && number.chars().all(|c| c.is_ascii_digit())
    })
}

/// The rules of a title that were not reached.
pub(crate) fn unreached<'t>(title: &'t str, reached: &BTreeSet<RuleId>) -> impl Iterator<Item = &'t str> {
    named(title).filter(|rule| !reached.contains(rule))
}

/// Every reason that the game has a sentence for is demanded by its key in some case.
pub(crate) fn every_reason_has_a_case<G: Script>(cases: &[Case], keys: &[&str]) -> Result<(), Failed> {
    let prefix = format!("{}-reason-", G::ID);
    let demanded: BTreeSet<String> = cases.iter().flat_map(Case::reasons).collect();
    let reasons = keys.iter().filter_map(|key| key.strip_prefix(prefix.as_str()));
    let missing: Vec<&str> = reasons.filter(|reason| !demanded.contains(*reason)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(Failed::from(format!("no case demands these reasons: {}", missing.join(", "))))
}

/// Rules that only define a word, so that no line carries them out: `definitions.txt` of a game's tests.
pub(crate) fn definitions(tests: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(tests.join("definitions.txt")).unwrap_or_default();
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split(' ').next().unwrap_or_default().to_owned()).collect()
}
