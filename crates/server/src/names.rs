//! What a name and a password may be.

use unicode_security::GeneralSecurityProfile as _;
use unicode_security::confusable_detection::skeleton as look;

use crate::failed::Failed;

/// The longest name.
const NAME_LENGTH: usize = 24;

/// Passwords that everybody tries first, one a line, in lower case.
const COMMON: &str = include_str!("../data/passwords.txt");

/// A name as it is kept: trimmed, of 1 to 24 visible characters that people write names with, a letter or a digit among
/// them.
pub(crate) fn proper_name(text: &str) -> Result<String, Failed> {
    let name: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    let fits = (1..=NAME_LENGTH).contains(&length) && name.chars().all(is_for_names);
    if fits && name.chars().any(char::is_alphanumeric) { Ok(name) } else { Err(Failed::bad("name")) }
}

/// Letters and digits that are in use, and the few signs that stand between them. Blanks that are no spaces, fillers,
/// letters of mathematics and marks by the dozen are not among them.
fn is_for_names(sign: char) -> bool {
    matches!(sign, ' ' | '-' | '\'' | '’' | '.' | '_') || (sign.is_alphanumeric() && sign.identifier_allowed())
}

/// Names that differ in case alone are the same account.
pub(crate) fn account_key(name: &str) -> String {
    name.to_lowercase()
}

/// What a name looks like: names with the same skeleton cannot be told apart at a glance.
pub(crate) fn skeleton(name: &str) -> String {
    let seen: String = look(&name.replace('’', "'")).collect();
    seen.to_lowercase().replace(' ', "")
}

/// A password that is long enough, not the name, and not one that everybody tries first.
pub(crate) fn proper_password(password: &str, name: &str) -> Result<(), Failed> {
    if !(8..=128).contains(&password.chars().count()) {
        return Err(Failed::bad("password"));
    }
    let small = password.to_lowercase();
    let common = COMMON.lines().any(|line| line == small) || is_run(&small) || small == name.to_lowercase();
    if common { Err(Failed::bad("password_common")) } else { Ok(()) }
}

/// Whether every sign is as far from the one before it as the second is from the first: `aaaaaaaa`, `87654321`.
fn is_run(text: &str) -> bool {
    let signs: Vec<i64> = text.chars().map(|sign| i64::from(u32::from(sign))).collect();
    let mut steps = signs.windows(2).map(|pair| pair[1] - pair[0]);
    let first = steps.next().unwrap_or_default();
    (-1..=1).contains(&first) && steps.all(|step| step == first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied() {
        assert_eq!(proper_name("  Anna   Maria ").unwrap(), "Anna Maria");
        for good in ["Жанна", "O’Neill", "J.-P.", "名", "Zoë_7", "Ålesund"] {
            assert_eq!(proper_name(good).unwrap(), good);
        }
        let blank =
            ["", "   ", "\u{3164}", "\u{2800}", "\u{115F}\u{1160}", "\u{AD}", "\u{200B}", "\u{E0041}", "..", "-"];
        let strange = ["a\u{202E}b", "a\u{0}b", "#1", "a\nb#", "𝐀𝐧𝐧𝐚", "e\u{301}\u{301}\u{301}", "✂", "Ａnna"];
        for bad in blank.iter().chain(&strange).copied().chain(["x".repeat(25).as_str()]) {
            assert!(proper_name(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn names_that_look_the_same_have_one_skeleton() {
        for (one, other) in [
            ("Anna", "Аnnа"),
            ("Iris", "lris"),
            ("Paypal", "Pаypаl"),
            ("Rorn", "Rom"),
            ("O'Neill", "O’Neill"),
            ("0tto", "Otto"),
        ] {
            assert_eq!(skeleton(one), skeleton(other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Anne"), ("Ben", "Бен"), ("Жанна", "Жанне")] {
            assert_ne!(skeleton(one), skeleton(other), "{one} {other}");
        }
    }

    #[test]
    fn what_everybody_tries_first_is_no_password() {
        for bad in ["12345678", "87654321", "aaaaaaaa", "Password1", "qwertyuiop", "iloveyou", "Anna Maria"] {
            assert!(proper_password(bad, "anna maria").is_err(), "{bad}");
        }
        for good in ["correct horse", "zw7-hhQ2", "11223345"] {
            assert!(proper_password(good, "Anna").is_ok(), "{good}");
        }
        assert!(COMMON.lines().all(|line| line.chars().count() >= 8 && line == line.to_lowercase()));
    }
}
