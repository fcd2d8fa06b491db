//! Columns of generated tables: a field of the struct and how its value is read from an entry.

use std::fmt;

use crate::data::{Node, Value};
use crate::fault::Result;
use crate::ids::{Ids, camel};

/// How a value is read from an entry, as Rust.
type Read<'a> = Box<dyn Fn(&Node) -> Result<String> + 'a>;

/// A field of a generated struct.
pub struct Column<'a> {
    pub(crate) name: String,
    pub(crate) ty: String,
    pub(crate) doc: String,
    pub(crate) value: Read<'a>,
}

impl fmt::Debug for Column<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.name, self.ty)
    }
}

/// Any column: `read` gets the whole entry and gives Rust.
pub fn custom<'a>(
    name: &str,
    ty: impl Into<String>,
    doc: &str,
    read: impl Fn(&Node) -> Result<String> + 'a,
) -> Column<'a> {
    Column { name: name.to_owned(), ty: ty.into(), doc: doc.to_owned(), value: Box::new(read) }
}

/// The number in the field `from`, as `u8`.
pub fn number<'a>(name: &str, from: &'a str, doc: &str) -> Column<'a> {
    custom(name, "u8", doc, move |row| Ok(row.get(from)?.number::<u8>()?.to_string()))
}

/// The number in the field `from`, as `i8`; 0 where it is missing.
pub fn signed<'a>(name: &str, from: &'a str, doc: &str) -> Column<'a> {
    custom(name, "i8", doc, move |row| Ok(row.opt(from).map_or(Ok(0), Node::number::<i8>)?.to_string()))
}

/// The number in the field `from`, as `Option<u8>`: the field may be missing.
pub fn maybe_number<'a>(name: &str, from: &'a str, doc: &str) -> Column<'a> {
    custom(name, "Option<u8>", doc, move |row| option(row.opt(from), |node| Ok(node.number::<u8>()?.to_string())))
}

/// Exactly `count` numbers, as `[u8; count]`.
pub fn numbers<'a>(name: &str, from: &'a str, count: usize, doc: &str) -> Column<'a> {
    custom(name, format!("[u8; {count}]"), doc, move |row| {
        let numbers = row.get(from)?.count(count)?.iter().map(Node::number::<u8>).collect::<Result<Vec<_>>>()?;
        Ok(format!("{numbers:?}"))
    })
}

/// True or false.
pub fn flag<'a>(name: &str, from: &'a str, doc: &str) -> Column<'a> {
    custom(name, "bool", doc, move |row| Ok(row.get(from)?.flag()?.to_string()))
}

/// One id of another kind.
pub fn one<'a>(name: &str, from: &'a str, ids: &'a Ids<'_>, doc: &str) -> Column<'a> {
    custom(name, &ids.ty, doc, move |row| ids.path(row.get(from)?))
}

/// One id of another kind or none: the field may be missing or an empty text.
pub fn maybe_one<'a>(name: &str, from: &'a str, ids: &'a Ids<'_>, doc: &str) -> Column<'a> {
    custom(name, format!("Option<{}>", ids.ty), doc, move |row| {
        let given = row.opt(from).filter(|node| !matches!(&node.value, Value::Text(text) if text.is_empty()));
        option(given, |node| ids.path(node))
    })
}

/// Several ids of another kind, in the order of the data, as a slice.
pub fn many<'a>(name: &str, from: &'a str, ids: &'a Ids<'_>, doc: &str) -> Column<'a> {
    list(name, from, &ids.ty, doc, |node| ids.path(node))
}

/// How often each id of another kind stands in the list, as `[u8; n]`.
pub fn tally<'a>(name: &str, from: &'a str, ids: &'a Ids<'_>, doc: &str) -> Column<'a> {
    custom(name, format!("[u8; {}]", ids.len()), doc, move |row| Ok(format!("{:?}", ids.tally(row.get(from)?)?)))
}

/// A list as a slice of `ty`; `read` gets each element and gives Rust. A missing field is an empty list.
pub fn list<'a>(
    name: &str,
    from: &'a str,
    ty: &str,
    doc: &str,
    read: impl Fn(&Node) -> Result<String> + 'a,
) -> Column<'a> {
    custom(name, format!("&'static [{ty}]"), doc, move |row| slice(row.opt(from), &read))
}

/// A list as Rust: `&[a, b]`.
pub fn slice(list: Option<&Node>, read: impl Fn(&Node) -> Result<String>) -> Result<String> {
    let Some(list) = list else { return Ok("&[]".to_owned()) };
    Ok(format!("&[{}]", list.list()?.iter().map(read).collect::<Result<Vec<_>>>()?.join(", ")))
}

/// A value that may be missing as Rust: `Some(a)`.
pub fn option(node: Option<&Node>, read: impl Fn(&Node) -> Result<String>) -> Result<String> {
    node.map_or(Ok("None".to_owned()), |node| Ok(format!("Some({})", read(node)?)))
}

/// An inline table with a tag as a variant of a hand-written enum: with the tag `op`,
/// `{ op = "place", n = 2, where = "new" }` becomes `Effect::Place { n: 2, place: Where::New }` if `words` says
/// `("where", "place", "Where")`: the field, its name in Rust, the enum of its words. Numbers and flags need no mention.
/// The compiler checks that the enum has such a variant and such fields.
pub fn tagged(node: &Node, ty: &str, tag: &str, words: &[(&str, &str, &str)]) -> Result<String> {
    let mut fields = Vec::new();
    for (key, value) in node.fields()? {
        if key == tag {
            continue;
        }
        let word = words.iter().find(|(field, ..)| *field == key);
        let name = word.map_or(key, |(_, name, _)| name);
        let rust = match (&value.value, word) {
            (Value::Int(number), _) => number.to_string(),
            (Value::Flag(flag), _) => flag.to_string(),
            (Value::Text(text), Some((.., ty))) => format!("{ty}::{}", camel(text)),
            _ => return Err(value.fault(format!("nothing says how to read `{key}`"))),
        };
        fields.push(format!("{name}: {rust}"));
    }
    let variant = format!("{ty}::{}", camel(node.get(tag)?.text()?));
    Ok(if fields.is_empty() { variant } else { format!("{variant} {{ {} }}", fields.join(", ")) })
}
