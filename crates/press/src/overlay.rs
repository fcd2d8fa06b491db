//! Data with some of their values replaced.

use crate::data::{Data, Node, Value};
use crate::fault::{Place, Result};
use crate::names;

/// One value that a patch gives: where it belongs, and what it is.
#[derive(Clone, Debug)]
pub(crate) struct Change {
    /// The path from the file on; an entry of a list is named by its id or, without one, by its number from 1.
    pub(crate) path: Vec<String>,
    /// The new value, at its place in the patch.
    pub(crate) value: Node,
}

impl Change {
    /// The change in the one spelling that records have: `cities.city.cairo.population = 7`.
    pub(crate) fn line(&self) -> String {
        format!("{} = {}", self.path.join("."), toml(&self.value))
    }

    /// Whether it is a text that people read, which the rules do not know.
    pub(crate) fn is_text(&self) -> bool {
        self.path.last().is_some_and(|key| names::is_text(key))
    }

    /// The path of what it stands in.
    pub(crate) fn entry(&self) -> Vec<String> {
        self.path[..self.path.len() - 1].to_vec()
    }
}

/// The changes of a patch, sorted by their paths. Each must meet a value of the data.
pub(crate) fn changes(data: &Data, patch: &Node) -> Result<Vec<Change>> {
    let mut found = Vec::new();
    for (file, node) in patch.fields()? {
        let Some(base) = data.files.get(file) else {
            let known = data.names().join(", ");
            return Err(node.fault(format!("there is no data file `{file}`; there are {known}")));
        };
        collect(base, &[], node, &mut vec![file.to_owned()], &mut found)?;
    }
    if found.is_empty() {
        return Err(patch.fault("the patch changes nothing"));
    }
    found.sort_by(|a, b| a.path.cmp(&b.path));
    names::whole(data, found)
}

/// The data with these changes made.
pub(crate) fn changed<'c>(data: &Data, changes: impl Iterator<Item = &'c Change>) -> Data {
    let mut data = data.clone();
    for change in changes {
        let mut at = data.files.get_mut(&change.path[0]);
        for key in &change.path[1..] {
            at = at.and_then(|node| match &mut node.value {
                Value::Table(fields) => Some(fields.entry(key.clone()).or_insert_with(|| change.value.clone())),
                Value::List(rows) => position(rows, key).map(|row| &mut rows[row]),
                Value::Text(_) | Value::Int(_) | Value::Float(_) | Value::Flag(_) => None,
            });
        }
        if let Some(node) = at {
            *node = change.value.clone();
        }
    }
    data
}

/// Goes down the patch as far as it consists of tables. `beside` are the entries that stand in one list with `base`: what
/// one of them may say, the others may.
fn collect(base: &Node, beside: &[Node], given: &Node, path: &mut Vec<String>, found: &mut Vec<Change>) -> Result<()> {
    for (key, new) in given.fields()? {
        if key == "id" {
            return Err(new.fault("ids stay as they are: the rules know things by them"));
        }
        path.push(key.to_owned());
        if names::is_text(key) {
            names::check(base, key, new)?;
        }
        let (old, others): (&Node, &[Node]) = match &base.value {
            Value::Table(fields) => match fields.get(key).or_else(|| beside.iter().find_map(|row| row.opt(key))) {
                Some(old) => (old, &[]),
                None => return Err(new.fault(format!("there is no `{key}` here; there are {}", names(base)))),
            },
            Value::List(rows) => match position(rows, key) {
                Some(row) => (&rows[row], rows),
                None => return Err(new.fault(format!("there is no `{key}` here; there are {}", names(base)))),
            },
            Value::Text(_) | Value::Int(_) | Value::Float(_) | Value::Flag(_) => {
                return Err(new.fault("a single value stands here, not a table"));
            }
        };
        match (&old.value, &new.value) {
            (Value::Table(_), Value::Table(_)) if is_another(old, new) => {
                found.push(Change { path: path.clone(), value: new.clone() });
            }
            (Value::Table(_), Value::Table(_)) => collect(old, others, new, path, found)?,
            (Value::List(rows), Value::Table(_)) if rows.iter().all(|row| row.fields().is_ok()) => {
                collect(old, others, new, path, found)?;
            }
            (Value::Text(_), Value::Text(_))
            | (Value::Int(_), Value::Int(_))
            | (Value::Float(_), Value::Float(_))
            | (Value::Flag(_), Value::Flag(_))
            | (Value::List(_), Value::List(_)) => found.push(Change { path: path.clone(), value: new.clone() }),
            _ => return Err(new.fault(format!("{} is expected here", kind(old)))),
        }
        path.pop();
    }
    Ok(())
}

/// Whether something of another kind is said in full: what the old one says besides falls away with it. Things with an id stay
/// what they are.
fn is_another(old: &Node, new: &Node) -> bool {
    let kind = |node: &Node| node.opt("kind").and_then(|kind| kind.text().ok()).map(str::to_owned);
    let full = new.fields().is_ok_and(|fields| fields.len() > 1);
    full && old.opt("id").is_none() && kind(old).is_some() && kind(new).is_some() && kind(old) != kind(new)
}

/// The entry with this id or, where entries have none, of this number.
fn position(rows: &[Node], key: &str) -> Option<usize> {
    let named = rows.iter().position(|row| row.says("id", key));
    named.or_else(|| {
        let number = key.parse::<usize>().ok().filter(|&number| (1..=rows.len()).contains(&number))?;
        rows.iter().all(|row| row.opt("id").is_none()).then_some(number - 1)
    })
}

/// What the entries of a node are called.
fn names(node: &Node) -> String {
    const MANY: usize = 60;
    let names: Vec<&str> = match &node.value {
        Value::Table(fields) => fields.keys().map(String::as_str).collect(),
        Value::List(rows) => rows.iter().filter_map(|row| row.opt("id")?.text().ok()).collect(),
        Value::Text(_) | Value::Int(_) | Value::Float(_) | Value::Flag(_) => Vec::new(),
    };
    match names.len() {
        0 => "entries by number, from 1".to_owned(),
        1..=MANY => names.join(", "),
        more => format!("{} and {} more", names[..MANY].join(", "), more - MANY),
    }
}

fn kind(node: &Node) -> &'static str {
    match node.value {
        Value::Text(_) => "a text",
        Value::Int(_) => "a whole number",
        Value::Float(_) => "a number with a fraction",
        Value::Flag(_) => "true or false",
        Value::List(_) => "a list",
        Value::Table(_) => "a table",
    }
}

/// The value at a path.
pub(crate) fn find<'d>(data: &'d Data, path: &[String]) -> Option<&'d Node> {
    let mut node = data.files.get(path.first()?)?;
    for key in &path[1..] {
        node = match &node.value {
            Value::List(rows) => &rows[position(rows, key)?],
            _ => node.opt(key)?,
        };
    }
    Some(node)
}

/// A value as TOML on one line.
pub(crate) fn toml(node: &Node) -> String {
    match &node.value {
        // A `#` begins a comment in a record.
        Value::Text(text) => toml::Value::String(text.clone()).to_string().replace('#', "\\u0023"),
        Value::Int(number) => number.to_string(),
        Value::Float(number) => format!("{number:?}"),
        Value::Flag(flag) => flag.to_string(),
        Value::List(items) => format!("[{}]", items.iter().map(toml).collect::<Vec<_>>().join(", ")),
        Value::Table(fields) => {
            let fields: Vec<String> = fields.iter().map(|(key, node)| format!("{key} = {}", toml(node))).collect();
            format!("{{ {} }}", fields.join(", "))
        }
    }
}

/// The first line of a patch, for what concerns all of it.
pub(crate) fn first_line(patch: &Node) -> Place {
    Place::new(&patch.place.file, 1)
}
