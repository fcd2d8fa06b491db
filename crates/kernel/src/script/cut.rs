//! A piece of a line that remembers where it was cut out.

/// Text and the byte of its line at which it begins. Space around it is cut off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Cut<'a> {
    pub(super) text: &'a str,
    pub(super) at: usize,
}

impl<'a> Cut<'a> {
    /// The piece that begins at byte `at` of its line.
    pub(super) fn new(text: &'a str, at: usize) -> Self {
        let rest = text.trim_start();
        Self { text: rest.trim_end(), at: at + text.len() - rest.len() }
    }

    pub(super) fn is_empty(self) -> bool {
        self.text.is_empty()
    }

    /// Where it ends.
    pub(super) fn end(self) -> usize {
        self.at + self.text.len()
    }

    /// The first word and what follows it.
    pub(super) fn word(self) -> (Self, Self) {
        let length = self.text.find(char::is_whitespace).unwrap_or(self.text.len());
        self.parts(length, length)
    }

    /// The words.
    pub(super) fn words(self) -> impl Iterator<Item = Self> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let (word, behind) = rest.word();
            rest = behind;
            (!word.is_empty()).then_some(word)
        })
    }

    /// What follows this word, if the piece begins with it.
    pub(super) fn behind(self, word: &str) -> Option<Self> {
        let (first, rest) = self.word();
        (first.text == word).then_some(rest)
    }

    /// What stands before and behind the first `mark`.
    pub(super) fn split(self, mark: char) -> Option<(Self, Self)> {
        let at = self.text.find(mark)?;
        Some(self.parts(at, at + mark.len_utf8()))
    }

    /// The pieces between the `mark`s.
    pub(super) fn pieces(self, mark: char) -> impl Iterator<Item = Self> {
        let mut rest = Some(self);
        std::iter::from_fn(move || {
            let whole = rest?;
            let (piece, behind) = whole.split(mark).map_or((whole, None), |(piece, behind)| (piece, Some(behind)));
            rest = behind;
            Some(piece)
        })
    }

    fn parts(self, end: usize, begin: usize) -> (Self, Self) {
        (Self::new(&self.text[..end], self.at), Self::new(&self.text[begin..], self.at + begin))
    }
}
