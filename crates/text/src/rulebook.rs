//! Rulebooks for players: Markdown in which a rule opens with its number in bold, `**RAT-31** …`.

/// One paragraph of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paragraph<'t> {
    /// The number of the rule it states, if it states one.
    pub rule: Option<&'t str>,
    /// The nearest heading above it.
    pub heading: &'t str,
    /// What it says, in Markdown, without the number. The lines of a paragraph are as they are in the file.
    pub text: &'t str,
}

/// A rulebook cut into paragraphs.
#[derive(Clone, Debug)]
pub struct Rulebook<'t> {
    paragraphs: Vec<Paragraph<'t>>,
}

impl<'t> Rulebook<'t> {
    /// Cuts the Markdown of a rulebook: at blank lines, at headings, and before each rule.
    pub fn new(markdown: &'t str) -> Self {
        let mut book = Self { paragraphs: Vec::new() };
        let mut heading = "";
        let mut start = None;
        let mut at = 0;
        for line in markdown.split_inclusive('\n') {
            let begins_anew = line.starts_with('#') || line.trim().is_empty() || rule_of(line).is_some();
            if begins_anew && let Some(from) = start.take() {
                book.push(heading, &markdown[from..at]);
            }
            if let Some(title) = line.strip_prefix('#') {
                heading = title.trim_start_matches('#').trim();
            } else if !line.trim().is_empty() && start.is_none() {
                start = Some(at);
            }
            at += line.len();
        }
        if let Some(from) = start {
            book.push(heading, &markdown[from..]);
        }
        book
    }

    /// Every paragraph, in order.
    pub fn paragraphs(&self) -> &[Paragraph<'t>] {
        &self.paragraphs
    }

    /// The paragraph of a rule: `RAT-31`, in any case of letters.
    pub fn rule(&self, id: &str) -> Option<&Paragraph<'t>> {
        self.paragraphs.iter().find(|paragraph| paragraph.rule.is_some_and(|rule| rule.eq_ignore_ascii_case(id)))
    }

    /// The paragraphs that contain every word of the query, in text, heading or number, in any case of letters.
    pub fn search(&self, query: &str) -> impl Iterator<Item = &Paragraph<'t>> {
        let words: Vec<String> = query.split_whitespace().map(fold).collect();
        self.paragraphs.iter().filter(move |paragraph| {
            let hay = fold(&format!("{} {} {}", paragraph.rule.unwrap_or(""), paragraph.heading, paragraph.text));
            !words.is_empty() && words.iter().all(|word| hay.contains(word))
        })
    }

    fn push(&mut self, heading: &'t str, text: &'t str) {
        let (rule, text) = rule_of(text).map_or((None, text), |(rule, text)| (Some(rule), text));
        self.paragraphs.push(Paragraph { rule, heading, text: text.trim() });
    }
}

/// The number of the rule that a line states, and the rest of the text.
fn rule_of(text: &str) -> Option<(&str, &str)> {
    let text = text.strip_prefix("- ").or_else(|| text.strip_prefix("* ")).unwrap_or(text);
    let (id, rest) = text.strip_prefix("**")?.split_once("**")?;
    let (prefix, number) = id.split_once('-')?;
    let sound = !prefix.is_empty()
        && prefix.chars().all(|c| c.is_ascii_uppercase())
        && !number.is_empty()
        && number.chars().all(|c| c.is_ascii_digit());
    sound.then_some((id, rest))
}

/// Lower case, and `ё` as `е`, so that people find what they mean.
fn fold(text: &str) -> String {
    text.to_lowercase().replace('ё', "е")
}

#[cfg(test)]
mod tests {
    use super::Rulebook;

    const BOOK: &str = "# Rats\n\nAn introduction\nof two lines.\n\n## The turn\n\
                        **RAT-11** Three actions.\nIn this order.\n- **RAT-12** One at a time.\n\n**Жёлтый** cubes.\n";

    #[test]
    fn a_rule_is_found_by_its_number() {
        let book = Rulebook::new(BOOK);
        let rule = book.rule("rat-11").expect("it is there");
        assert_eq!((rule.heading, rule.text), ("The turn", "Three actions.\nIn this order."));
        assert_eq!(book.rule("RAT-12").expect("it is there").text, "One at a time.");
        assert_eq!(book.rule("RAT-1"), None);
    }

    #[test]
    fn text_around_the_rules_is_kept() {
        let book = Rulebook::new(BOOK);
        assert_eq!(book.paragraphs().len(), 4);
        assert_eq!(book.paragraphs()[0].text, "An introduction\nof two lines.");
        assert_eq!(book.paragraphs()[3].rule, None);
    }

    #[test]
    fn search_wants_every_word_in_any_case() {
        let book = Rulebook::new(BOOK);
        let found = |query| book.search(query).filter_map(|paragraph| paragraph.rule).collect::<Vec<_>>();
        assert_eq!(found("TURN action"), ["RAT-11"]);
        assert_eq!(found("turn"), ["RAT-11", "RAT-12"]);
        assert_eq!(found("turn elephant"), Vec::<&str>::new());
        assert_eq!(found("  "), Vec::<&str>::new());
        assert_eq!(book.search("желтый").count(), 1);
    }
}
