//! The data files of a game as a tree in which every value knows its line.

use std::collections::BTreeMap;
use std::sync::Arc;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::fault::{Fault, Place, Result};

/// A value of a data file.
#[derive(Clone, Debug)]
pub struct Node {
    /// Where it stands.
    pub place: Place,
    /// What it is.
    pub value: Value,
}

/// What a value of a data file may be.
#[derive(Clone, Debug)]
pub enum Value {
    /// A text.
    Text(String),
    /// A whole number.
    Int(i64),
    /// A number with a fraction: positions on a drawing.
    Float(f64),
    /// Yes or no.
    Flag(bool),
    /// Several values.
    List(Vec<Node>),
    /// Named values.
    Table(BTreeMap<String, Node>),
}

/// All data files of a game, by their name without ending.
#[derive(Clone, Debug)]
pub struct Data {
    pub(crate) files: BTreeMap<String, Node>,
    hash: u64,
}

impl Data {
    /// Reads data files given as path and text.
    pub fn parse(texts: impl IntoIterator<Item = (String, String)>) -> Result<Self> {
        let mut files = BTreeMap::new();
        let mut hash = 0;
        for (file, text) in texts {
            // Each file by itself, so that their order does not matter; line ends of other systems do not either.
            hash ^=
                fnv(file.rsplit('/').next().unwrap_or(&file).bytes().chain(text.bytes()).filter(|&byte| byte != b'\r'));
            let stem = file.rsplit('/').next().and_then(|name| name.strip_suffix(".toml")).unwrap_or(&file);
            files.insert(stem.to_owned(), Node::parse(&file, &text)?);
        }
        Ok(Self { files, hash })
    }

    /// A number that changes with any of the files.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The names of the files, in order.
    pub fn names(&self) -> Vec<String> {
        self.files.keys().cloned().collect()
    }

    /// The files in the order of their names.
    pub fn files(&self) -> impl Iterator<Item = &Node> {
        self.files.values()
    }

    /// The value at a path that begins with the file: `setup.constants.setup_rounds`.
    pub fn get(&self, path: &str) -> Result<&Node> {
        let (file, rest) = path.split_once('.').unwrap_or((path, ""));
        let mut node = self
            .files
            .get(file)
            .ok_or_else(|| Place::new(&format!("data/{file}.toml"), 1).fault("there is no such data file"))?;
        for key in rest.split('.').filter(|key| !key.is_empty()) {
            node = node.get(key)?;
        }
        Ok(node)
    }

    /// The entries of a table of arrays: `regions.region`.
    pub fn rows(&self, path: &str) -> Result<&[Node]> {
        self.get(path)?.list()
    }

    /// The entry of a table of arrays with this `id`.
    pub fn row(&self, path: &str, id: &str) -> Result<&Node> {
        let rows = self.get(path)?;
        let row = rows.list()?.iter().find(|row| row.says("id", id));
        row.ok_or_else(|| rows.fault(format!("there is no `{id}` among these")))
    }
}

impl Node {
    /// Reads the text of a data file.
    pub fn parse(file: &str, text: &str) -> Result<Self> {
        let lines = Lines { file: file.into(), text };
        let table = DeTable::parse(text).map_err(|error| {
            lines.place(error.span().map_or(0, |span| span.start)).fault(error.message().to_owned())
        })?;
        Ok(Self { place: lines.place(0), value: lines.table(table.get_ref())? })
    }

    /// A fault at this value.
    pub fn fault(&self, text: impl Into<String>) -> Fault {
        self.place.fault(text)
    }

    /// The field `key` of a table.
    pub fn get(&self, key: &str) -> Result<&Self> {
        let Value::Table(fields) = &self.value else { return Err(self.fault("a table is expected here")) };
        fields.get(key).ok_or_else(|| self.fault(format!("`{key}` is missing here")))
    }

    /// The field `key` of a table, if it is there.
    pub fn opt(&self, key: &str) -> Option<&Self> {
        match &self.value {
            Value::Table(fields) => fields.get(key),
            Value::Text(_) | Value::Int(_) | Value::Float(_) | Value::Flag(_) | Value::List(_) => None,
        }
    }

    /// Whether the field `key` of a table is this text.
    pub fn says(&self, key: &str, text: &str) -> bool {
        self.opt(key).is_some_and(|node| node.text().is_ok_and(|said| said == text))
    }

    /// The fields of a table in the order of the file.
    pub fn fields(&self) -> Result<Vec<(&str, &Self)>> {
        let Value::Table(fields) = &self.value else { return Err(self.fault("a table is expected here")) };
        let mut fields: Vec<_> = fields.iter().map(|(key, node)| (key.as_str(), node)).collect();
        fields.sort_by_key(|(_, node)| node.place.line);
        Ok(fields)
    }

    /// The text that this is.
    pub fn text(&self) -> Result<&str> {
        if let Value::Text(text) = &self.value { Ok(text) } else { Err(self.fault("a text is expected here")) }
    }

    /// The whole number that this is, if it fits.
    pub fn number<T: TryFrom<i64>>(&self) -> Result<T> {
        let Value::Int(number) = self.value else { return Err(self.fault("a whole number is expected here")) };
        T::try_from(number).map_err(|_| self.fault(format!("{number} does not fit here")))
    }

    /// The yes or no that this is.
    pub fn flag(&self) -> Result<bool> {
        if let Value::Flag(flag) = self.value { Ok(flag) } else { Err(self.fault("true or false is expected here")) }
    }

    /// The values of the list that this is.
    pub fn list(&self) -> Result<&[Self]> {
        if let Value::List(items) = &self.value { Ok(items) } else { Err(self.fault("a list is expected here")) }
    }

    /// Refuses a list that has not exactly this many entries.
    pub fn count(&self, expected: usize) -> Result<&[Self]> {
        let items = self.list()?;
        if items.len() == expected {
            Ok(items)
        } else {
            Err(self.fault(format!("{expected} entries are expected, there are {}", items.len())))
        }
    }

    /// Refuses a number that is not the expected one: for counts that the data say twice.
    pub fn equals(&self, expected: usize, what: &str) -> Result<()> {
        let said = self.number::<usize>()?;
        if said == expected {
            Ok(())
        } else {
            Err(self.fault(format!("{said} is said here, but {what} is {expected}")))
        }
    }
}

/// FNV-1a.
fn fnv(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3))
}

/// Turns byte offsets into lines and parser values into ours.
struct Lines<'t> {
    file: Arc<str>,
    text: &'t str,
}

impl Lines<'_> {
    fn place(&self, offset: usize) -> Place {
        let before = &self.text[..offset.min(self.text.len())];
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        Place { file: self.file.clone(), line: before.matches('\n').count() + 1, column }
    }

    fn table(&self, table: &DeTable<'_>) -> Result<Value> {
        let fields = table.iter().map(|(key, value)| Ok((key.get_ref().to_string(), self.node(value)?)));
        Ok(Value::Table(fields.collect::<Result<_>>()?))
    }

    fn node(&self, value: &Spanned<DeValue<'_>>) -> Result<Node> {
        let place = self.place(value.span().start);
        let value = match value.get_ref() {
            DeValue::String(text) => Value::Text(text.to_string()),
            DeValue::Integer(number) => Value::Int(
                i64::from_str_radix(number.as_str(), number.radix()).map_err(|error| place.fault(error.to_string()))?,
            ),
            DeValue::Float(number) => {
                Value::Float(number.as_str().parse().map_err(|_| place.fault("this number cannot be read"))?)
            }
            DeValue::Boolean(flag) => Value::Flag(*flag),
            DeValue::Datetime(_) => return Err(place.fault("the games know no dates")),
            DeValue::Array(items) => Value::List(items.iter().map(|item| self.node(item)).collect::<Result<_>>()?),
            DeValue::Table(table) => self.table(table)?,
        };
        Ok(Node { place, value })
    }
}
