//! The string literals of a source file, Rust or TypeScript, with what stands before them.

use std::ops::Range;

/// A string literal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Literal<'t> {
    /// The line, counted from 1.
    pub line: usize,
    /// The text between the quotes, as written.
    pub text: &'t str,
    /// The code before it on its line and the line above, without spaces at the end.
    pub before: &'t str,
}

/// Which quotes a language has, and how it is commented.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// `"…"`, `r#"…"#`; `'` is a character or a lifetime.
    Rust,
    /// `"…"`, `'…'`, `` `…` ``.
    Script,
}

/// The literals of a text.
pub fn literals(text: &str, language: Language) -> Vec<Literal<'_>> {
    let mut found = Vec::new();
    scan(text, 0..text.len(), language, &mut found);
    found
}

/// The code between `${` and its `}`: each gap of the template that begins at `from`, and where the template ends.
pub(crate) fn gaps(text: &str, from: usize) -> (Vec<Range<usize>>, usize) {
    let mut gaps = Vec::new();
    let mut at = from;
    while let Some(c) = text[at..].chars().next() {
        if c == '`' {
            return (gaps, at);
        } else if text[at..].starts_with("${") {
            let end = code_end(text, at + 2);
            gaps.push(at + 2..end);
            at = end;
        } else if c == '\\' {
            at += 1;
        }
        at += text[at..].chars().next().map_or(1, char::len_utf8);
    }
    (gaps, text.len())
}

/// Where the code that begins at `from` meets the `}` that closes it.
fn code_end(text: &str, from: usize) -> usize {
    let mut depth = 0;
    let mut at = from;
    while let Some(c) = text[at..].chars().next() {
        match c {
            '}' if depth == 0 => return at,
            '}' => depth -= 1,
            '{' => depth += 1,
            '"' | '\'' => at = closing(text, at + 1, c),
            '`' => at = gaps(text, at + 1).1,
            _ => {}
        }
        at += text[at..].chars().next().map_or(1, char::len_utf8);
    }
    text.len()
}

fn scan<'t>(text: &'t str, part: Range<usize>, language: Language, found: &mut Vec<Literal<'t>>) {
    let mut at = part.start;
    while at < part.end {
        let rest = &text[at..part.end];
        let opens = rest.chars().next().expect("there is text left");
        at = if rest.starts_with("//") && language == Language::Rust || rest.starts_with("// ") {
            at + rest.find('\n').unwrap_or(rest.len())
        } else if let Some(hashes) = raw_string(rest).filter(|_| language == Language::Rust) {
            let start = at + 2 + hashes;
            let length = text[start..].find(&format!("\"{}", "#".repeat(hashes))).unwrap_or(text.len() - start);
            found.push(literal(text, start, start + length));
            start + length + 1 + hashes
        } else if opens == '`' && language == Language::Script {
            let (gaps, end) = gaps(text, at + 1);
            found.push(literal(text, at + 1, end));
            for gap in gaps {
                scan(text, gap, language, found);
            }
            end + 1
        } else if opens == '"' || opens == '\'' && language == Language::Script {
            let end = closing(text, at + 1, opens);
            // A lone apostrophe in the prose of a page is no string: strings in ' and " do not run over lines.
            if language == Language::Script && text[at..end].contains('\n') {
                at + 1
            } else {
                found.push(literal(text, at + 1, end));
                end + 1
            }
        } else if rest.starts_with("'\"'") || rest.starts_with("'\\\"'") {
            at + rest[1..].find('\'').expect("it was just seen") + 2
        } else {
            at + opens.len_utf8()
        };
    }
}

fn literal(text: &str, start: usize, end: usize) -> Literal<'_> {
    let end = end.min(text.len());
    let line = text[..start].matches('\n').count() + 1;
    let from = text[..start - 1].rmatch_indices('\n').nth(1).map_or(0, |(newline, _)| newline + 1);
    let before = text[from..start - 1].trim_end_matches(['r', '#']).trim_end();
    Literal { line, text: &text[start..end], before }
}

/// How many `#` a raw string has, if one begins here.
fn raw_string(rest: &str) -> Option<usize> {
    let hashes = rest.strip_prefix('r')?.find(|c| c != '#')?;
    rest[1 + hashes..].starts_with('"').then_some(hashes)
}

fn closing(text: &str, from: usize, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in text[from..].char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == quote => return from + at,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::{Language, literals};

    fn texts(text: &str, language: Language) -> Vec<&str> {
        literals(text, language).into_iter().map(|literal| literal.text).collect()
    }

    #[test]
    fn rust_literals() {
        let source = "say(\"a-b\"); // not \"this\"\nlet c = '\"'; let d: &'static str = r#\"x\"y\"#; f(\"e\\\"f\")";
        assert_eq!(texts(source, Language::Rust), ["a-b", "x\"y", "e\\\"f"]);
        assert_eq!(literals("Message::new(\n    \"a\")", Language::Rust)[0].before, "Message::new(");
    }

    #[test]
    fn script_literals() {
        let source = "t('a'); t(`b-${c}`)\n<p>it's prose</p>\nt(\"d\")";
        assert_eq!(texts(source, Language::Script), ["a", "b-${c}", "d"]);
        let nested = "t(`x ${n > 0 ? `${t(`in-${of[\"}\"]}`)}` : 'c'} y`) + \"z\"";
        let found = texts(nested, Language::Script);
        assert_eq!(found[1..], ["${t(`in-${of[\"}\"]}`)}", "in-${of[\"}\"]}", "}", "c", "z"]);
    }
}
