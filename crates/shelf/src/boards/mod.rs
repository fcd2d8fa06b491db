//! Boards as text, for terminals: one file a game, drawn from the view alone.

pub(crate) mod contagion;
pub(crate) mod messina;
pub(crate) mod pest;
pub(crate) mod rattus;

use kernel::{Id, Message, Seat};
use serde_json::Value;

/// What a board is drawn with: words, names and, if the terminal has them, colours.
#[derive(Clone, Copy)]
pub struct Pen<'a> {
    /// Says a message in the reader's language.
    pub say: &'a dyn Fn(&Message) -> String,
    /// Who sits in each seat.
    pub names: &'a [String],
    /// Whether to use colours.
    pub colour: bool,
}

/// The colours of the seats: red, yellow, green, blue, magenta, cyan.
const SEATS: [u8; 6] = [31, 33, 32, 34, 35, 36];

impl Pen<'_> {
    /// Any view as an outline of its parts.
    pub fn outline(&self, view: &impl serde::Serialize) -> String {
        outline(view, self)
    }

    /// A word by its key.
    pub(crate) fn word(&self, key: &str) -> String {
        (self.say)(&Message::new(key.to_owned()))
    }

    /// The name of a thing out of the data files.
    pub(crate) fn name<T: Id>(&self, game: &str, id: T) -> String {
        (self.say)(&Message::name(game, id))
    }

    /// Who sits there.
    pub(crate) fn seat(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Text in the colour of a seat.
    pub(crate) fn paint(&self, seat: Seat, text: &str) -> String {
        self.code(SEATS[seat.index() % SEATS.len()], text)
    }

    /// Text that stands out.
    pub(crate) fn bold(&self, text: &str) -> String {
        self.code(1, text)
    }

    /// Text that stands back.
    pub(crate) fn dim(&self, text: &str) -> String {
        self.code(2, text)
    }

    fn code(&self, code: u8, text: &str) -> String {
        if self.colour { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }
}

/// A text and how many columns it takes: colours take none.
#[derive(Clone, Default)]
pub(crate) struct Cell {
    text: String,
    width: usize,
}

impl Cell {
    pub(crate) fn plain(text: &str) -> Self {
        Self { text: text.to_owned(), width: text.chars().count() }
    }

    /// Adds text, shown as `shown`.
    pub(crate) fn push(&mut self, text: &str, shown: &str) {
        self.text += shown;
        self.width += text.chars().count();
    }

    /// The text in exactly so many columns.
    pub(crate) fn fit(&self, width: usize) -> String {
        if self.width <= width {
            return format!("{}{}", self.text, " ".repeat(width - self.width));
        }
        self.text.chars().take(width).collect()
    }
}

/// Any view as an outline of its parts.
pub(crate) fn outline(view: &impl serde::Serialize, pen: &Pen<'_>) -> String {
    let view = serde_json::to_value(view).expect("views have string keys and no failing parts");
    let mut lines = Vec::new();
    write_outline(&view, 0, pen, &mut lines);
    lines.join("\n")
}

fn write_outline(value: &Value, depth: usize, pen: &Pen<'_>, lines: &mut Vec<String>) {
    let indent = "  ".repeat(depth);
    match value {
        Value::Object(parts) => {
            for (name, part) in parts {
                if is_short(part) {
                    lines.push(format!("{indent}{} {}", pen.dim(&format!("{name}:")), short(part)));
                } else {
                    lines.push(format!("{indent}{}", pen.bold(name)));
                    write_outline(part, depth + 1, pen, lines);
                }
            }
        }
        Value::Array(parts) => {
            for part in parts {
                if is_short(part) {
                    lines.push(format!("{indent}{}", short(part)));
                } else {
                    lines.push(format!("{indent}–"));
                    write_outline(part, depth + 1, pen, lines);
                }
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            lines.push(format!("{indent}{}", short(value)));
        }
    }
}

/// Whether a part fits on a line: a plain value, a list of plain values, or a small thing made of them.
fn is_short(value: &Value) -> bool {
    let plain = |part: &Value| !part.is_object() && !part.is_array();
    match value {
        Value::Array(parts) => parts.iter().all(plain),
        Value::Object(parts) => parts.len() <= 4 && parts.values().all(plain),
        _ => true,
    }
}

fn short(value: &Value) -> String {
    match value {
        Value::Null => "–".to_owned(),
        Value::String(text) => text.clone(),
        Value::Array(parts) if parts.is_empty() => "–".to_owned(),
        Value::Array(parts) => parts.iter().map(short).collect::<Vec<_>>().join(", "),
        Value::Object(parts) => {
            parts.iter().map(|(name, part)| format!("{name} {}", short(part))).collect::<Vec<_>>().join(", ")
        }
        Value::Bool(_) | Value::Number(_) => value.to_string(),
    }
}
