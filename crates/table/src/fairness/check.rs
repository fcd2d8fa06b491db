//! Checking the proof that stands in the comments of a record.

use kernel::{Message, Say, record};

use super::{MARK, Share, commitment, is_nonce, seed, unhex};
use crate::fact::Without;

/// What a record proves about its chance. Lines and columns count from 1.
#[allow(missing_docs, reason = "the names of the fields say it all")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// It has no proof: it was not played on a server, or plays on from another game.
    NoProof,
    /// The secret fits the commitment, and secret and shares give the seed.
    Fair {
        /// The seats that added a nonce or are held by a bot.
        accounted: Vec<usize>,
        /// The seats whose people added nothing in time.
        silent: Vec<usize>,
    },
    /// The secret does not fit the commitment.
    OtherSecret { line: usize },
    /// Secret and shares do not give the seed.
    OtherSeed { line: usize, column: usize },
    /// The proof is there but cannot be read.
    Unreadable { line: usize },
}

impl Say for Chance {
    fn say(&self) -> Message {
        Message::new(match self {
            Self::NoProof => "fairness-no-proof",
            Self::Fair { .. } => "fairness-fair",
            Self::OtherSecret { .. } => "fairness-other-secret",
            Self::OtherSeed { .. } => "fairness-other-seed",
            Self::Unreadable { .. } => "fairness-unreadable",
        })
    }
}

/// The lines of a proof, read strictly: what stands there twice could be read in two ways.
#[derive(Default)]
struct Proof<'a> {
    commitment: Option<&'a str>,
    secret: Option<(usize, [u8; 32])>,
    shares: Vec<(usize, Share<'a>)>,
}

/// Checks the proof in the comments of a record.
pub fn check(text: &str) -> Chance {
    let marked = text.lines().enumerate().filter_map(|(line, text)| Some((line + 1, text.strip_prefix(MARK)?)));
    let mut proof = Proof::default();
    let mut last = 0;
    for (line, words) in marked {
        last = line;
        if proof.read(line, words.trim_end()).is_none() {
            return Chance::Unreadable { line };
        }
    }
    if last == 0 {
        return Chance::NoProof;
    }
    let (Some(committed), Some((line, secret)), Some(said)) = (proof.commitment, proof.secret, record::seed_of(text))
    else {
        return Chance::Unreadable { line: last };
    };
    if commitment(&secret) != committed {
        return Chance::OtherSecret { line };
    }
    proof.shares.sort_by_key(|(seat, _)| *seat);
    if seed(&secret, proof.shares.iter().copied()) != said.seed {
        return Chance::OtherSeed { line: said.line, column: said.column };
    }
    let (silent, accounted): (Vec<_>, Vec<_>) =
        proof.shares.into_iter().partition(|(_, share)| *share == Share::Without(Without::Silent));
    let seats = |shares: Vec<(usize, Share<'_>)>| shares.into_iter().map(|(seat, _)| seat).collect();
    Chance::Fair { accounted: seats(accounted), silent: seats(silent) }
}

impl<'a> Proof<'a> {
    /// Takes one line; `None` if it cannot be read or says a second time what was said.
    fn read(&mut self, line: usize, words: &'a str) -> Option<()> {
        let (word, rest) = words.split_once(' ')?;
        let mut share = |seat: &str, share| {
            let seat: usize = seat.parse().ok().filter(|seat| *seat < kernel::Seat::MAX)?;
            let new = self.shares.iter().all(|(other, _)| *other != seat);
            new.then(|| self.shares.push((seat, share)))
        };
        match word {
            "commitment" => self.commitment.replace(rest).is_none().then_some(()),
            "secret" => self.secret.replace((line, unhex(rest)?)).is_none().then_some(()),
            "nonce" => {
                let (seat, nonce) = rest.split_once(' ')?;
                is_nonce(nonce).then(|| share(seat, Share::Nonce(nonce)))?
            }
            "bot" => share(rest, Share::Without(Without::Bot)),
            "silent" => share(rest, Share::Without(Without::Silent)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fairness::{hex, proof};

    const SECRET: [u8; 32] = [5; 32];
    const NONCE: &str = "00112233445566778899aabbccddeeff";
    const SHARES: [(usize, Share<'static>); 3] =
        [(0, Share::Nonce(NONCE)), (1, Share::Without(Without::Bot)), (2, Share::Without(Without::Silent))];

    fn record(seed: &[u8; 32]) -> String {
        format!("lazaret 1\n  seed {}\n\n{}", hex(seed), proof(&SECRET, SHARES.into_iter()))
    }

    fn fair() -> String {
        record(&seed(&SECRET, SHARES.into_iter()))
    }

    #[test]
    fn a_fair_record_is_found_fair_and_says_who_was_silent() {
        assert_eq!(check(&fair()), Chance::Fair { accounted: vec![0, 1], silent: vec![2] });
        assert_eq!(check("lazaret 1\nseed 00\n"), Chance::NoProof);
    }

    #[test]
    fn another_seed_or_secret_is_found_with_its_place() {
        assert_eq!(check(&record(&[1; 32])), Chance::OtherSeed { line: 2, column: 3 });
        let other = fair().replace(&hex(&SECRET), &hex(&[6; 32]));
        assert_eq!(check(&other), Chance::OtherSecret { line: 5 });
    }

    #[test]
    fn nobody_is_made_a_bot_or_silent_afterwards() {
        for (from, to) in [("silent 2", "bot 2"), ("bot 1", "silent 1"), ("# fairness silent 2\n", "")] {
            assert_eq!(check(&fair().replace(from, to)), Chance::OtherSeed { line: 2, column: 3 }, "{from} → {to}");
        }
    }

    #[test]
    fn what_is_said_twice_or_not_understood_is_not_read() {
        let twice = |line: &str| format!("{}# fairness {line}\n", fair());
        let lines = [
            format!("commitment {}", "0".repeat(64)),
            format!("secret {}", hex(&SECRET)),
            format!("nonce 0 {NONCE}"),
            "bot 0".to_owned(),
            "bot 9".to_owned(),
            "nonce 3 xyz".to_owned(),
            "seed 00".to_owned(),
            "nonce".to_owned(),
        ];
        for line in lines {
            assert_eq!(check(&twice(&line)), Chance::Unreadable { line: 9 }, "{line}");
        }
        assert_eq!(check(&fair().replace("# fairness secret", "# secret")), Chance::Unreadable { line: 8 });
    }
}
