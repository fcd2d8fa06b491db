//! Codes that can be read out: eight characters in two groups, without letters and digits that are mistaken for another.

use std::fmt;

/// No I, L, O, U, and no 0 or 1 to confuse with them.
const SIGNS: &[u8; 30] = b"23456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Signs in a code.
const LENGTH: usize = 8;

/// A code as it is kept and read out: `K7PX-93QM`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code(String);

impl Code {
    /// The code for 16 random bytes.
    pub fn from_random(random: [u8; 16]) -> Self {
        // 128 bits over 30^8, some 2^39: no sign is noticeably likelier than another.
        let mut number = u128::from_le_bytes(random);
        let mut text = String::with_capacity(LENGTH + 1);
        for place in 0..LENGTH {
            if place == LENGTH / 2 {
                text.push('-');
            }
            text.push(SIGNS[(number % SIGNS.len() as u128) as usize] as char);
            number /= SIGNS.len() as u128;
        }
        Self(text)
    }

    /// Reads a code as somebody typed it: small letters, spaces or no dash.
    pub fn read(text: &str) -> Option<Self> {
        let signs: String = text.chars().filter(|sign| !sign.is_whitespace() && *sign != '-').collect();
        let signs = signs.to_ascii_uppercase();
        if signs.len() != LENGTH || !signs.bytes().all(|sign| SIGNS.contains(&sign)) {
            return None;
        }
        Some(Self(format!("{}-{}", &signs[..LENGTH / 2], &signs[LENGTH / 2..])))
    }

    /// The code as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Code;

    #[test]
    fn codes_survive_being_read_out() {
        let code = Code::from_random([7; 16]);
        assert_eq!(code.as_str().len(), 9);
        assert_eq!(Code::read(code.as_str()), Some(code.clone()));
        let typed = format!(" {} ", code.as_str().to_ascii_lowercase().replace('-', " "));
        assert_eq!(Code::read(&typed), Some(code));
    }

    #[test]
    fn other_texts_are_no_codes() {
        for text in ["", "ABC", "ABCD-EFG0", "ABCD-EFGHJ", "ÄBCD-EFGH", "ABCD-EFG+"] {
            assert_eq!(Code::read(text), None, "{text}");
        }
    }
}
