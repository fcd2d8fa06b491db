//! No-break spaces where a language wants them. The files have plain ones: nobody sees the difference while writing.

use crate::lang::Lang;

const NO_BREAK: char = '\u{a0}';

/// Words of one letter, which do not end a line in Russian.
const LITTLE: [char; 9] = ['в', 'к', 'с', 'о', 'у', 'и', 'а', 'я', '№'];

/// The text with no-break spaces: in French before `: ; ! ? » %` and behind `« ±`, in Russian before a dash and `%` and
/// behind words of one letter.
pub fn spaced(lang: Lang, text: String) -> String {
    if lang == Lang::En {
        return text;
    }
    let letters: Vec<char> = text.chars().collect();
    let before = |at: usize| at.checked_sub(1).map(|at| letters[at]);
    let joins = |at: usize| {
        let (Some(left), Some(&right)) = (before(at), letters.get(at + 1)) else { return false };
        if left.is_whitespace() || right.is_whitespace() {
            return false;
        }
        let little = || {
            let small = left.to_lowercase().next().is_some_and(|left| LITTLE.contains(&left));
            small && before(at - 1).is_none_or(|left| !left.is_alphanumeric())
        };
        match lang {
            Lang::En => false,
            Lang::Fr => ":;!?»%".contains(right) || "«±".contains(left),
            Lang::Ru => "—%".contains(right) || left == '±' || little(),
        }
    };
    let letter = |(at, &letter): (usize, &char)| if letter == ' ' && joins(at) { NO_BREAK } else { letter };
    letters.iter().enumerate().map(letter).collect()
}
