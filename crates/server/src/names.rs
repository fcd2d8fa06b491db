//! What a name and a password may be.

use shelf::Style;
use unicode_security::GeneralSecurityProfile as _;
use unicode_security::confusable_detection::skeleton as look;

use crate::failed::Failed;

/// The longest name.
const NAME_LENGTH: usize = 24;

/// Passwords that everybody tries first, one a line, in lower case.
const COMMON: &str = include_str!("../data/passwords.txt");

/// Offices. Nobody has a name in which a word says that they hold one.
const OFFICES: &[&str] = &[
    "admin",
    "administrator",
    "administrateur",
    "администратор",
    "админ",
    "moderator",
    "modérateur",
    "модератор",
    "lazaret",
    "lazaretto",
    "лазарет",
];

/// What the server, its bots and those without a name are called: nobody else is called just so.
const KEPT: &[&str] = &[
    "system",
    "système",
    "система",
    "server",
    "serveur",
    "сервер",
    "support",
    "staff",
    "operator",
    "opérateur",
    "оператор",
    "root",
    "host",
    "hôte",
    "хозяин",
    "bot",
    "robot",
    "бот",
    "nobody",
    "personne",
    "никто",
    "spectator",
    "spectateur",
    "зритель",
    "easy",
    "medium",
    "hard",
    "expert",
    "hasard",
    "facile",
    "glouton",
    "moyen",
    "fort",
    "наугад",
    "лёгкий",
    "жадный",
    "средний",
    "сильный",
    "мастер",
];

/// What passwords here are made of first, beside the games.
const OWN: &[&str] = &["lazaret", "лазарет", "plague", "peste", "чума", "rats"];

/// A name that somebody may give themselves, or a bot of theirs: a proper one, which nobody takes for the server, for one of
/// its bots or for whoever runs it, and which nobody can click in a letter.
pub(crate) fn free_name(text: &str) -> Result<String, Failed> {
    let name = proper_name(text)?;
    let looks = |kept: &str, seen: &str| skeleton(kept) == seen;
    // Old records show a strength with its number before it.
    let whole = skeleton(name.trim_start_matches(|sign: char| sign.is_ascii_digit() || sign == ' '));
    let bots = Style::all().map(Style::name);
    let own = shelf::titles().iter().map(|title| title.id().to_owned()).chain(bots);
    let of_ours = KEPT.iter().any(|kept| looks(kept, &whole)) || own.into_iter().any(|kept| looks(&kept, &whole));
    let office = name
        .split(|sign: char| !sign.is_alphanumeric())
        .chain([name.as_str()])
        .any(|word| OFFICES.iter().any(|office| looks(office, &skeleton(word))));
    if of_ours || office {
        return Err(Failed::bad("name_reserved"));
    }
    if is_link(&name) { Err(Failed::bad("name_link")) } else { Ok(name) }
}

/// Whether a program that shows it would make a link of it: two letters or more right behind a dot that ends no word.
fn is_link(name: &str) -> bool {
    name.split(' ').any(|word| {
        let mut parts = word.split('.');
        parts.next().is_some_and(|first| !first.is_empty())
            && parts.any(|part| part.chars().take_while(|sign| sign.is_alphanumeric()).count() >= 2)
    })
}

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

/// What a name looks like: names with the same skeleton cannot be told apart at a glance. The signs that stand between
/// letters, or behind them, make no other name.
pub(crate) fn skeleton(name: &str) -> String {
    let letters: String = name.chars().filter(|sign| sign.is_alphanumeric()).collect();
    let seen = |letters: &str| look(letters).collect::<String>().to_lowercase();
    // A small letter may look like something that its capital does not.
    seen(&seen(&letters))
}

/// A password that is long enough, not the name, and not one that everybody tries first.
pub(crate) fn proper_password(password: &str, name: &str) -> Result<(), Failed> {
    if !(8..=128).contains(&password.chars().count()) {
        return Err(Failed::bad("password"));
    }
    let small = password.to_lowercase();
    let common = COMMON.lines().any(|line| line == small) || is_run(&small) || is_ours(&small, name);
    if common { Err(Failed::bad("password_common")) } else { Ok(()) }
}

/// Whether a password is made of nothing but names that everybody here knows, digits and signs: `rattus123`.
fn is_ours(small: &str, name: &str) -> bool {
    let letters = |text: &str| text.chars().filter(|sign| sign.is_alphabetic()).collect::<String>();
    let games = shelf::titles().iter().map(|title| title.id().to_owned());
    let known = games.chain(OWN.iter().map(|&word| word.to_owned())).chain([letters(&name.to_lowercase())]);
    let all = letters(small);
    let rest = known.filter(|word| word.chars().count() > 2).fold(all.clone(), |rest, word| rest.replace(&word, ""));
    small == name.to_lowercase() || (!all.is_empty() && rest.is_empty())
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
            ("Star", "Star."),
            ("Rat King", "Rat_King-"),
            ("Maria", "rnaria"),
        ] {
            assert_eq!(skeleton(one), skeleton(other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Anne"), ("Ben", "Бен"), ("Жанна", "Жанне")] {
            assert_ne!(skeleton(one), skeleton(other), "{one} {other}");
        }
    }

    #[test]
    fn nobody_is_taken_for_the_server_or_its_bots() {
        let code = |name: &str| free_name(name).map_err(|failed| failed.failure.code);
        let kept = [
            "admin",
            "Admin.",
            "The Admin",
            "аdmin",
            "Administrator 2",
            "System",
            "systеm",
            "Lazaret",
            "Lazaret Team",
            "modérateur",
            "Moderator-Anna",
            "expert",
            "Ехреrt",
            "Level 9",
            "greedy",
            "Rattus",
            "contagion",
            "Bot",
            "ro0t",
            "12 expert",
            "7 glouton",
        ];
        for name in kept {
            assert_eq!(code(name), Err("name_reserved".to_owned()), "{name}");
        }
        for name in ["evil.com", "www.evil", "play.example.org", "Anna evil.io", "пример.рф", "St.John"] {
            assert_eq!(code(name), Err("name_link".to_owned()), "{name}");
        }
        for name in
            ["Anna", "J.-P.", "J.R.R. Tolkien", "St. John", "Expertise", "Rattus Rex", "Adminton", "Bo.", "..Ann"]
        {
            assert_eq!(code(name), Ok(name.to_owned()), "{name}");
        }
    }

    #[test]
    fn names_of_ours_make_no_password() {
        let bad = [
            "rattus123",
            "Messina1347",
            "lazaret!!",
            "1347pest1347",
            "contagion1",
            "rattus-lazaret",
            "ЧУМА1347",
            "Anna2024",
        ];
        for password in bad {
            assert!(proper_password(password, "Anna").is_err(), "{password}");
        }
        for password in ["rattus and friends", "fine contagion evening", "13471348x"] {
            assert!(proper_password(password, "Anna").is_ok(), "{password}");
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
