//! Fair chance: a commitment before the start, nonces from the seats, the secret after the end.
//!
//! `commitment = SHA-256(secret)`, `seed = HMAC-SHA256(key: secret, message: shares)`, where the message has one line
//! `seat:share` for every seat, in seat order: its nonce, or the word for why it has none. docs/fairness.md has the
//! argument.

use std::fmt::Write as _;

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::{Digest as _, Sha256};

use crate::fact::Without;

mod check;

pub use check::{Chance, check};

/// 32 bytes that only the server knows until the end.
pub type Secret = [u8; 32];

/// The word before each line of a proof in the comments of a record.
const MARK: &str = "# fairness ";

/// What a seat puts into the seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Share<'a> {
    /// The random number of its person.
    Nonce(&'a str),
    /// Nothing, for this reason.
    Without(Without),
}

impl<'a> Share<'a> {
    fn text(self) -> &'a str {
        match self {
            Self::Nonce(nonce) => nonce,
            Self::Without(why) => why.word(),
        }
    }
}

/// What is published before the start.
pub fn commitment(secret: &Secret) -> String {
    hex(&Sha256::digest(secret))
}

/// Where chance comes from.
pub fn seed<'a>(secret: &Secret, shares: impl Iterator<Item = (usize, Share<'a>)>) -> [u8; 32] {
    let mut message = String::new();
    for (seat, share) in shares {
        writeln!(message, "{seat}:{}", share.text()).expect("a string takes everything");
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
pub(crate) fn proof<'a>(secret: &Secret, shares: impl Iterator<Item = (usize, Share<'a>)>) -> String {
    let mut text = format!("{MARK}commitment {}\n{MARK}secret {}\n", commitment(secret), hex(secret));
    for (seat, share) in shares {
        match share {
            Share::Nonce(nonce) => writeln!(text, "{MARK}nonce {seat} {nonce}"),
            Share::Without(why) => writeln!(text, "{MARK}{} {seat}", why.word()),
        }
        .expect("a string takes everything");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHARES: [(usize, Share<'static>); 3] = [
        (0, Share::Nonce("00112233445566778899aabbccddeeff")),
        (1, Share::Without(Without::Bot)),
        (2, Share::Nonce("ffeeddccbbaa99887766554433221100")),
    ];

    /// Pinned: the page and docs/verify.py compute the same numbers.
    #[test]
    fn test_vectors() {
        let secret: Secret = std::array::from_fn(|i| i as u8);
        assert_eq!(commitment(&secret), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
        // A journal of a time when nothing was written about seats without a nonce gives the seed it gave then.
        let nonces = SHARES.into_iter().filter(|(_, share)| matches!(share, Share::Nonce(_)));
        assert_eq!(hex(&seed(&secret, nonces)), "b9a63faa27c2b48dad3eab240ad3e3b64484a3024ea068dc6ad3dcb77907a35d");
        assert_eq!(hex(&seed(&secret, SHARES.into_iter())), SEED);
    }

    #[test]
    fn every_share_counts() {
        let secret = [9; 32];
        let all = seed(&secret, SHARES.into_iter());
        let with = |seat: usize, share: Share<'static>| {
            let mut shares = SHARES;
            shares[seat].1 = share;
            seed(&secret, shares.into_iter())
        };
        assert_ne!(all, seed(&secret, SHARES[..2].iter().copied()));
        assert_ne!(all, with(0, SHARES[2].1));
        assert_ne!(all, with(1, Share::Without(Without::Silent)), "why a seat adds nothing counts too");
        assert_ne!(all, seed(&[8; 32], SHARES.into_iter()));
        let moved = SHARES.map(|(seat, share)| (seat + 1, share));
        assert_ne!(all, seed(&secret, moved.into_iter()), "the seat counts too");
    }

    #[test]
    fn nonces_are_hexadecimal() {
        assert!(is_nonce("00112233445566778899aabbccddeeff"));
        for text in
            ["", "0011", "00112233445566778899AABBCCDDEEFF", "00112233445566778899aabbccddeefg", &"0".repeat(65)]
        {
            assert!(!is_nonce(text), "{text}");
        }
    }

    const SEED: &str = "ac56bfc08bc2ea84361ee19850bb90a6e5cf8c11139de0568f719663c78381ec";
}
