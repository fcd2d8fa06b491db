//! `lazaret rules`: the rulebook, a rule of it, or what is said about something.

use serde::Serialize;
use shelf::Message;
use text::{Paragraph, Rulebook, Words};

use crate::agreed::title;
use crate::stage::{Outcome, Verdict, document, say};

#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    game: String,
    #[arg(value_name = "ID")]
    rule: Option<String>,
    #[arg(long, value_name = "WORDS", num_args = 1.., conflicts_with = "rule")]
    search: Vec<String>,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Found<'a> {
    rule: Option<&'a str>,
    heading: &'a str,
    text: &'a str,
}

impl<'a> From<&Paragraph<'a>> for Found<'a> {
    fn from(paragraph: &Paragraph<'a>) -> Self {
        Self { rule: paragraph.rule, heading: paragraph.heading, text: paragraph.text }
    }
}

pub(crate) fn run(args: &Args, words: Words) -> Outcome {
    let title = title(&args.game)?;
    let markdown = title.rulebook(words.lang().code());
    let book = Rulebook::new(markdown);
    let found: Vec<&Paragraph<'_>> = match (&args.rule, args.search.as_slice()) {
        (Some(id), _) => vec![look_up(&book, id)?],
        (None, []) => book.paragraphs().iter().collect(),
        (None, query) => book.search(&query.join(" ")).collect(),
    };
    if args.json {
        document(&found.into_iter().map(Found::from).collect::<Vec<_>>())?;
    } else if args.rule.is_none() && args.search.is_empty() {
        say(markdown.trim_end())?;
    } else if found.is_empty() {
        say(&words.say(&Message::new("rules-nothing").with("words", args.search.join(" ").as_str())))?;
    } else {
        say(&found.into_iter().map(paragraph).collect::<Vec<_>>().join("\n\n"))?;
    }
    Ok(Verdict::Well)
}

/// A rule by its number.
pub(crate) fn look_up<'b, 't>(book: &'b Rulebook<'t>, id: &str) -> Result<&'b Paragraph<'t>, Message> {
    book.rule(id).ok_or_else(|| Message::new("rules-no-rule").with("rule", id))
}

/// A paragraph as it is printed.
pub(crate) fn paragraph(paragraph: &Paragraph<'_>) -> String {
    match paragraph.rule {
        Some(rule) => format!("{rule} · {}\n{}", paragraph.heading, paragraph.text),
        None => format!("{}\n{}", paragraph.heading, paragraph.text),
    }
}
