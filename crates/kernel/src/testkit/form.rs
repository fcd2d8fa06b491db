//! The forms of words, as `REGION SEAT COUNT {SEAT COUNT}`, cut into parts: so that random words can be written by them.

/// A part of a form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Part<'a> {
    /// A word that stands for itself, or in capitals for those of a kind.
    Word(&'a str),
    /// One of these: `COUNT|TOKEN`, or `placed|used CLASS` inside brackets.
    OneOf(Vec<Vec<Part<'a>>>),
    /// Once or not at all: `[placed]`.
    Optional(Box<Part<'a>>),
    /// As often as you like, or not at all: `{SEAT COUNT}`.
    Repeated(Box<Part<'a>>),
}

/// A form: one of the sequences between ` or `.
pub(super) fn read(form: &str) -> Part<'_> {
    Part::OneOf(form.split(" or ").map(sequence).collect())
}

/// Words one behind the other.
fn sequence(text: &str) -> Vec<Part<'_>> {
    let parts = split(text, ' ').into_iter().filter(|part| !part.is_empty());
    parts
        .map(|part| {
            let inside = |open, close| part.strip_prefix(open).and_then(|rest: &str| rest.strip_suffix(close));
            match (inside('[', ']'), inside('{', '}')) {
                (Some(inside), _) => Part::Optional(Box::new(one_of(inside))),
                (None, Some(inside)) => Part::Repeated(Box::new(one_of(inside))),
                (None, None) if part.contains('|') => one_of(part),
                (None, None) => Part::Word(part),
            }
        })
        .collect()
}

fn one_of(text: &str) -> Part<'_> {
    Part::OneOf(split(text, '|').into_iter().map(sequence).collect())
}

/// Cuts at a mark, but not inside brackets.
fn split(text: &str, mark: char) -> Vec<&str> {
    let mut depth = 0;
    let outside = |c: char| {
        match c {
            '[' | '{' => depth += 1,
            ']' | '}' => depth -= 1,
            _ => {}
        }
        depth == 0 && c == mark
    };
    text.split(outside).collect()
}

#[cfg(test)]
mod tests {
    use super::{Part, read};

    #[test]
    fn forms_are_read_as_people_read_them() {
        let word = Part::Word;
        let whole = |parts| Part::OneOf(vec![parts]);
        assert_eq!(read("REGION COUNT|TOKEN"), {
            whole(vec![word("REGION"), Part::OneOf(vec![vec![word("COUNT")], vec![word("TOKEN")]])])
        });
        let done = Part::OneOf(vec![vec![word("placed")], vec![word("used"), word("CLASS")]]);
        assert_eq!(read("SEAT {placed|used CLASS}"), whole(vec![word("SEAT"), Part::Repeated(Box::new(done))]));
        let one = Part::Optional(Box::new(whole(vec![word("B"), word("C")])));
        assert_eq!(read("A [B C] or D"), Part::OneOf(vec![vec![word("A"), one], vec![word("D")]]));
        assert_eq!(read(""), whole(vec![]));
    }
}
