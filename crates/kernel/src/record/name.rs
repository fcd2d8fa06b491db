//! Names of seats in a record. Most stand there as they are; one that could be taken for something else is quoted.

use std::fmt::Write as _;

/// A name as it stands in a record: on one line, and without the sign that begins a comment.
pub(super) fn write(name: &str) -> String {
    if name.trim() == name && !name.starts_with('"') && !name.contains(is_odd) {
        return name.to_owned();
    }
    let mut text = String::from('"');
    for sign in name.chars() {
        match sign {
            '"' | '\\' => text.extend(['\\', sign]),
            _ if is_odd(sign) => _ = write!(text, "\\u{{{:x}}}", u32::from(sign)),
            _ => text.push(sign),
        }
    }
    text.push('"');
    text
}

/// The name that a record means. What is no complete quotation is taken as it stands: a person may have chosen it.
pub(super) fn read(text: &str) -> String {
    unquote(text).unwrap_or_else(|| text.to_owned())
}

/// Signs that would end the line, begin a comment, or be lost at the edge of a screen.
fn is_odd(sign: char) -> bool {
    sign == '#' || sign.is_control() || matches!(sign, '\u{2028}' | '\u{2029}')
}

fn unquote(text: &str) -> Option<String> {
    let mut signs = text.strip_prefix('"')?.strip_suffix('"')?.chars();
    let mut name = String::new();
    while let Some(sign) = signs.next() {
        match sign {
            '\\' => match signs.next()? {
                'u' => {
                    let code = signs.as_str().strip_prefix('{')?;
                    let (digits, rest) = code.split_once('}')?;
                    name.push(char::from_u32(u32::from_str_radix(digits, 16).ok()?)?);
                    signs = rest.chars();
                }
                escaped @ ('"' | '\\') => name.push(escaped),
                _ => return None,
            },
            '"' => return None,
            _ => name.push(sign),
        }
    }
    Some(name)
}

#[cfg(test)]
mod tests {
    use super::{read, write};

    #[test]
    fn any_name_comes_back_as_it_was() {
        let hostile = [
            "Anna",
            "Anna Béla",
            "#1",
            "A # b",
            "two\nlines",
            "cr\r",
            "  wide  ",
            "\"quoted\"",
            "\"",
            "back\\slash",
            "\\u{23}",
            "\"\\\"",
            "\u{0}",
            "\u{2028}",
            "\n# fairness secret 00",
            "seed 00",
            "👩‍👩‍👧",
            "\u{a0}nbsp\u{a0}",
            "\"\\u{zz}\"",
        ];
        for name in hostile {
            let written = write(name);
            assert_eq!(read(&written), name, "{written}");
            assert_eq!(written.lines().count(), 1, "{written}");
            assert!(!written.contains('#') && written.trim() == written, "{written}");
        }
    }

    #[test]
    fn a_name_of_an_old_record_is_read_as_it_stands() {
        for name in ["Anna", "the \"Duke\"", "\"", "\"half", "a\\b"] {
            assert_eq!(read(name), name);
        }
    }
}
