//! Fair chance: a commitment before the start, nonces from the seats, the secret after the end.
//!
//! `commitment = SHA-256(secret)`, `seed = HMAC-SHA256(key: secret, message: nonces)`, where the message has one line
//! `seat:nonce` for every seat that gave a nonce, in seat order. docs/fairness.md has the argument.

use std::fmt::Write as _;

use hmac::{Hmac, KeyInit as _, Mac as _};
use kernel::{Message, Say};
use sha2::{Digest as _, Sha256};

/// 32 bytes that only the server knows until the end.
pub type Secret = [u8; 32];

/// The word before each line of a proof in the comments of a record.
const MARK: &str = "# fairness ";

/// What is published before the start.
pub fn commitment(secret: &Secret) -> String {
    hex(&Sha256::digest(secret))
}

/// Where chance comes from.
pub fn seed<'a>(secret: &Secret, nonces: impl Iterator<Item = (usize, &'a str)>) -> [u8; 32] {
    let mut message = String::new();
    for (seat, nonce) in nonces {
        writeln!(message, "{seat}:{nonce}").expect("a string takes everything");
    }
    let mut mac = Hmac::<Sha256>::new_from_slice(secret).expect("a key of any length will do");
    mac.update(message.as_bytes());
    mac.finalize().into_bytes().into()
}

/// Whether a text may be a nonce: 32 to 64 hexadecimal digits in lower case.
pub fn is_nonce(text: &str) -> bool {
    (32..=64).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
}

/// Bytes as hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes everything");
        text
    })
}

/// 32 bytes from 64 hexadecimal digits.
pub fn unhex(text: &str) -> Option<[u8; 32]> {
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(bytes)
}

/// The proof as comments of a record.
pub(crate) fn proof<'a>(secret: &Secret, nonces: impl Iterator<Item = (usize, &'a str)>) -> String {
    let mut text = format!("{MARK}commitment {}\n{MARK}secret {}\n", commitment(secret), hex(secret));
    for (seat, nonce) in nonces {
        writeln!(text, "{MARK}nonce {seat} {nonce}").expect("a string takes everything");
    }
    text
}

/// What a record proves about its chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It has no proof: it was not played on a server, or plays on from another game.
    NoProof,
    /// The secret fits the commitment, and secret and nonces give the seed.
    Fair,
    /// The secret does not fit the commitment.
    OtherSecret,
    /// Secret and nonces do not give the seed.
    OtherSeed,
    /// The proof is there but cannot be read.
    Unreadable,
}

impl Say for Verdict {
    fn say(&self) -> Message {
        Message::new(match self {
            Self::NoProof => "fairness-no-proof",
            Self::Fair => "fairness-fair",
            Self::OtherSecret => "fairness-other-secret",
            Self::OtherSeed => "fairness-other-seed",
            Self::Unreadable => "fairness-unreadable",
        })
    }
}

/// Checks the proof in the comments of a record.
pub fn verify(record: &str) -> Verdict {
    let lines: Vec<&str> = record.lines().filter_map(|line| line.strip_prefix(MARK)).collect();
    if lines.is_empty() {
        return Verdict::NoProof;
    }
    let find = |word: &str| lines.iter().find_map(|line| line.strip_prefix(word)?.strip_prefix(' '));
    let nonces: Option<Vec<(usize, &str)>> = lines
        .iter()
        .filter_map(|line| line.strip_prefix("nonce "))
        .map(|line| line.split_once(' ').and_then(|(seat, nonce)| Some((seat.parse().ok()?, nonce))))
        .collect();
    let said = record.lines().find_map(|line| line.strip_prefix("seed ")).and_then(|seed| unhex(seed.trim()));
    let (Some(committed), Some(secret), Some(nonces), Some(said)) =
        (find("commitment"), find("secret").and_then(unhex), nonces, said)
    else {
        return Verdict::Unreadable;
    };
    if commitment(&secret) != committed {
        return Verdict::OtherSecret;
    }
    if seed(&secret, nonces.into_iter()) == said { Verdict::Fair } else { Verdict::OtherSeed }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONCES: [(usize, &str); 2] =
        [(0, "00112233445566778899aabbccddeeff"), (2, "ffeeddccbbaa99887766554433221100")];

    /// Pinned: the page computes the same numbers.
    #[test]
    fn test_vectors() {
        let secret: Secret = std::array::from_fn(|i| i as u8);
        assert_eq!(commitment(&secret), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
        assert_eq!(hex(&seed(&secret, NONCES.into_iter())), SEED);
    }

    #[test]
    fn every_nonce_counts() {
        let secret = [9; 32];
        let both = seed(&secret, NONCES.into_iter());
        assert_ne!(both, seed(&secret, NONCES[..1].iter().copied()));
        assert_ne!(both, seed(&secret, [(1, NONCES[0].1), NONCES[1]].into_iter()), "the seat counts too");
        assert_ne!(both, seed(&[8; 32], NONCES.into_iter()));
    }

    #[test]
    fn a_proof_is_checked() {
        let secret = [5; 32];
        let record =
            |seed: &[u8; 32]| format!("lazaret 1\nseed {}\n\n{}", hex(seed), proof(&secret, NONCES.into_iter()));
        let fair = record(&seed(&secret, NONCES.into_iter()));
        assert_eq!(verify(&fair), Verdict::Fair);
        assert_eq!(verify(&record(&[1; 32])), Verdict::OtherSeed);
        assert_eq!(verify(&fair.replace(&hex(&secret), &hex(&[6; 32]))), Verdict::OtherSecret);
        assert_eq!(verify(&fair.replace("nonce 0", "nonce x")), Verdict::Unreadable);
        assert_eq!(verify("lazaret 1\nseed 00\n"), Verdict::NoProof);
    }

    #[test]
    fn nonces_are_hexadecimal() {
        assert!(is_nonce(NONCES[0].1));
        for text in
            ["", "0011", "00112233445566778899AABBCCDDEEFF", "00112233445566778899aabbccddeefg", &"0".repeat(65)]
        {
            assert!(!is_nonce(text), "{text}");
        }
    }

    const SEED: &str = "b9a63faa27c2b48dad3eab240ad3e3b64484a3024ea068dc6ad3dcb77907a35d";
}
