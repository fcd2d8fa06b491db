//! Whole games as fixtures: records that must play, and records that must be refused, each for its reason.

use crate::script::Script;
use crate::{DivergenceKind, Options as _, Record, Refusal, Session};

/// What a valid record was of: for the census that every player count and every ending is among the fixtures.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Census {
    /// How many played.
    pub players: usize,
    /// Why it ended.
    pub ending: String,
}

/// Plays a record to its end through the checked door, with its fingerprints and its result, and writes it as it was.
pub fn valid<G: Script>(text: &str) -> Result<Census, String> {
    let (record, lines) = Record::<G>::parse(text).map_err(|error| format!("{error:?}"))?;
    if record.fingerprints.is_empty() {
        return Err("no fingerprint holds the record".to_owned());
    }
    let session = Session::replay(record).map_err(|diverged| {
        let line = lines.get(diverged.step).copied().unwrap_or_default();
        format!("line {line}, step {}: {:?}", diverged.step, diverged.kind)
    })?;
    G::audit(session.state().board()).map_err(|what| format!("{what:?}"))?;
    let written = session.record().text();
    if let Some((line, (now, then))) =
        written.lines().zip(text.lines()).enumerate().find(|(_, (now, then))| now != then)
    {
        return Err(format!("line {} is written `{now}`, not `{then}`", line + 1));
    }
    let result = session.record().result.clone().ok_or("the game has not ended")?;
    Ok(Census { players: session.record().options.players(), ending: result.ending })
}

/// Checks that a record is refused as its first line says: `# refused LINE WORD`, where the word is the kind of fault (as
/// `Notation`, `Fingerprint`) or the rule that forbids the choice (as `RAT-20`).
pub fn invalid<G: Script>(text: &str) -> Result<(), String> {
    let first = text.lines().next().unwrap_or_default();
    let expected = first.strip_prefix("# refused ").ok_or("the first line is not `# refused LINE WORD`")?;
    let found = match Record::<G>::parse(text) {
        Err(error) => format!("{} {}", error.line, kind(&error.problem)),
        Ok((record, lines)) => match Session::replay(record) {
            Ok(_) => return Err("the record plays".to_owned()),
            Err(diverged) => {
                let line = lines.get(diverged.step).copied().unwrap_or_else(|| text.lines().count());
                let why = match &diverged.kind {
                    DivergenceKind::Refused(Refusal::Illegal(why)) => why.rule.to_owned(),
                    DivergenceKind::Refused(refusal) => kind(refusal),
                    other => kind(other),
                };
                format!("{line} {why}")
            }
        },
    };
    if found == expected { Ok(()) } else { Err(format!("refused `{found}` instead of `{expected}`")) }
}

/// The name of an enum value, without what it holds.
fn kind(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned()
}
