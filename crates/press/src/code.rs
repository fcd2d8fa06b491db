//! The Rust that is generated: id enums, constants and tables, as text for rustfmt.

use std::fmt::{Display, Write};

use crate::column::Column;
use crate::data::Node;
use crate::fault::Result;
use crate::ids::{Ids, camel};

/// A `data.rs` being written.
#[derive(Debug)]
pub struct Code {
    parts: Vec<Part>,
    uses: Vec<String>,
    /// The kinds of ids, with their types.
    kinds: Vec<(String, String)>,
    has_ids: bool,
}

/// A part of a `data.rs`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// Types, and what else is the same whatever the numbers are.
    Text(String),
    /// A number or a table.
    Value(Value),
}

/// A number or a table of a `data.rs`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Value {
    pub(crate) name: String,
    pub(crate) ty: String,
    pub(crate) doc: String,
    /// Its value, as Rust.
    pub(crate) rust: String,
    /// Whether types are built on it, so that no patch can change it.
    pub(crate) fixed: bool,
}

impl Code {
    /// An empty module.
    pub fn new() -> Self {
        Self { parts: Vec::new(), uses: Vec::new(), kinds: Vec::new(), has_ids: false }
    }

    /// Makes a hand-written type of the game crate known: `use crate::effect::Effect`.
    pub fn uses(&mut self, path: &str) {
        self.uses.push(path.to_owned());
    }

    /// The type of the ids of a kind.
    pub fn type_of(&self, kind: &str) -> Option<String> {
        self.kinds.iter().find(|(known, _)| known == kind).map(|(_, ty)| ty.clone())
    }

    /// An enum of ids that implements `kernel::Id`. The first is the value of places that are not in use: lists without
    /// heap need one.
    pub fn ids(&mut self, ids: &Ids<'_>, doc: &str) {
        self.has_ids = true;
        self.kinds.push((ids.kind.clone(), ids.ty.clone()));
        let words = ids.in_order();
        let mut variants = String::new();
        let mut all = String::new();
        let mut arms = String::new();
        for (at, (word, row)) in words.iter().zip(ids.rows).enumerate() {
            let variant = camel(word);
            let default = if at == 0 { "#[default]" } else { "" };
            let name = row.opt("name_en").and_then(|name| name.text().ok());
            let doc = name.map_or_else(|| format!("`{word}`."), |name| format!("{name}."));
            let rename =
                if serde_snake(&variant) == **word { String::new() } else { format!("#[serde(rename = \"{word}\")]") };
            add(&mut variants, format_args!("/// {doc}\n{default}{rename}{variant},\n"));
            add(&mut all, format_args!("Self::{variant},"));
            add(&mut arms, format_args!("Self::{variant} => \"{word}\",\n"));
        }
        let Ids { ty, kind, .. } = ids;
        self.push(format_args!(
            "/// {doc}\n\
             #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]\n\
             #[serde(rename_all = \"snake_case\")]\n\
             pub enum {ty} {{\n{variants}}}\n\n\
             impl Id for {ty} {{\n\
             const ALL: &'static [Self] = &[{all}];\n\
             const KIND: &'static str = \"{kind}\";\n\n\
             fn index(self) -> usize {{ self as usize }}\n\n\
             fn word(self) -> &'static str {{ match self {{\n{arms}}} }}\n}}\n\n\
             impl Literal for {ty} {{\n\
             fn read(from: &mut Reader<'_>) -> printed::Result<Self> {{ kernel::read_id(from) }}\n}}\n\n\
             /// One value for each `{ty}`.\n\
             pub type By{ty}<T> = ById<{ty}, T, {}>;\n",
            words.len()
        ));
    }

    /// A number or a table whose value is already Rust.
    pub fn constant(&mut self, name: &str, ty: &str, doc: &str, value: impl Display) {
        self.value(name, ty, doc, value, false);
    }

    /// The same for one that types are built on: a true constant, which no patch can change.
    pub fn fixed(&mut self, name: &str, ty: &str, doc: &str, value: impl Display) {
        self.value(name, ty, doc, value, true);
    }

    fn value(&mut self, name: &str, ty: &str, doc: &str, value: impl Display, fixed: bool) {
        let [name, ty, doc] = [name, ty, doc].map(str::to_owned);
        self.parts.push(Part::Value(Value { name, ty, doc, rust: value.to_string(), fixed }));
    }

    /// Its parts, in order.
    pub(crate) fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// A constant `u8` out of a number of the data.
    pub fn number(&mut self, name: &str, doc: &str, node: &Node) -> Result<()> {
        self.constant(name, "u8", doc, node.number::<u8>()?);
        Ok(())
    }

    /// A constant out of true or false.
    pub fn flag(&mut self, name: &str, doc: &str, node: &Node) -> Result<()> {
        self.constant(name, "bool", doc, node.flag()?);
        Ok(())
    }

    /// A constant array of `u8`, of exactly `count` numbers.
    pub fn numbers(&mut self, name: &str, count: usize, doc: &str, node: &Node) -> Result<()> {
        let numbers = node.count(count)?.iter().map(Node::number::<u8>).collect::<Result<Vec<_>>>()?;
        self.constant(name, &format!("[u8; {count}]"), doc, format_args!("{numbers:?}"));
        Ok(())
    }

    /// A struct and a constant array of it, one element an entry. `docs` are those of the struct and of the array.
    pub fn table(
        &mut self,
        ty: &str,
        name: &str,
        docs: [&str; 2],
        rows: &[Node],
        columns: &[Column<'_>],
    ) -> Result<()> {
        self.structure(ty, docs[0], columns);
        self.array(ty, name, docs[1], rows, columns)
    }

    /// A constant table with one value an id; `elements` are already Rust. `ids` is the type of the ids, which [`Code::ids`]
    /// or the game's own vocabulary has written.
    pub fn by(&mut self, ids: &str, ty: &str, name: &str, doc: &str, elements: &[String]) {
        self.constant(name, &format!("By{ids}<{ty}>"), doc, format_args!("ById::new([{}])", elements.join(", ")));
    }

    /// The same out of the entries that the ids were made of.
    pub fn array_by(&mut self, ids: &Ids<'_>, ty: &str, name: &str, doc: &str, columns: &[Column<'_>]) -> Result<()> {
        self.by(&ids.ty, ty, name, doc, &elements(ty, ids.rows, columns)?);
        Ok(())
    }

    /// A struct and a constant table of it, indexed by the ids of its entries.
    pub fn table_by(
        &mut self,
        ids: &Ids<'_>,
        ty: &str,
        name: &str,
        docs: [&str; 2],
        columns: &[Column<'_>],
    ) -> Result<()> {
        self.structure(ty, docs[0], columns);
        self.array_by(ids, ty, name, docs[1], columns)
    }

    /// Only the struct of a table.
    pub fn structure(&mut self, ty: &str, doc: &str, columns: &[Column<'_>]) {
        let mut fields = String::new();
        for column in columns {
            add(&mut fields, format_args!("/// {}\npub {}: {},\n", column.doc, column.name, column.ty));
        }
        self.push(format_args!(
            "printed::literal! {{\n\
             /// {doc}\n#[derive(Clone, Copy, PartialEq, Eq, Debug)]\npub struct {ty} {{\n{fields}}}\n}}\n"
        ));
    }

    /// Only the array of a table: for structs that have several, or are written by hand.
    pub fn array(&mut self, ty: &str, name: &str, doc: &str, rows: &[Node], columns: &[Column<'_>]) -> Result<()> {
        let elements = elements(ty, rows, columns)?.join(", ");
        self.constant(name, &format!("[{ty}; {}]", rows.len()), doc, format_args!("[{elements}]"));
        Ok(())
    }

    /// Rust as it is; for what no helper says.
    pub fn push(&mut self, text: impl Display) {
        self.parts.push(Part::Text(text.to_string()));
    }

    /// The whole module, not formatted yet. `files` are the data files it was made from.
    pub fn finish(&self, game: &str, files: &[String]) -> String {
        let mut head = format!(
            "//! What `data/*.toml` says, as ids and tables.\n\
             //!\n\
             //! Generated by `cargo xtask codegen` after `crates/press/src/games/{game}.rs`: do not edit.\n\n"
        );
        if self.has_ids {
            head.push_str("use kernel::{ById, Id};\n");
            head.push_str("use printed::{Literal, Printed, Reader, Sheets};\n");
            head.push_str("use serde::{Deserialize, Serialize};\nuse ts_rs::TS;\n\n");
        }
        for path in &self.uses {
            add(&mut head, format_args!("use {path};\n"));
        }
        head.push('\n');
        let (mut sheets, mut texts) = (String::new(), String::new());
        for part in &self.parts {
            match part {
                Part::Text(text) => add(&mut head, format_args!("{text}\n")),
                Part::Value(Value { name, ty, doc, rust, fixed: true }) => {
                    add(&mut head, format_args!("/// {doc}\npub const {name}: {ty} = {rust};\n\n"));
                }
                Part::Value(Value { name, ty, doc, rust, fixed: false }) => {
                    let value = format_args!("Printed::new({rust})");
                    add(&mut head, format_args!("/// {doc}\npub static {name}: Printed<{ty}> = {value};\n\n"));
                    add(&mut sheets, format_args!("(\"{name}\", &{name}),"));
                }
            }
        }
        for file in files {
            add(&mut texts, format_args!("(\"{file}\", include_str!(\"../data/{file}.toml\")),"));
        }
        add(&mut head, format_args!("/// All that a patch can replace.\npub static SHEETS: Sheets = &[{sheets}];\n\n"));
        let doc = "The data files, by their names: what a patch is laid over.";
        add(&mut head, format_args!("/// {doc}\npub const FILES: &[(&str, &str)] = &[{texts}];\n"));
        head
    }
}

impl Default for Code {
    fn default() -> Self {
        Self::new()
    }
}

/// A struct value of each entry.
fn elements(ty: &str, rows: &[Node], columns: &[Column<'_>]) -> Result<Vec<String>> {
    rows.iter().map(|row| literal(ty, row, columns)).collect()
}

/// A struct value of one entry: `Face { starting: true, … }`.
pub fn literal(ty: &str, row: &Node, columns: &[Column<'_>]) -> Result<String> {
    let mut text = format!("{ty} {{ ");
    for column in columns {
        add(&mut text, format_args!("{}: {},", column.name, (column.value)(row)?));
    }
    Ok(text + "}")
}

/// Bits as Rust, in groups of four hexadecimal digits.
pub fn hex(bits: u128) -> String {
    let digits = format!("{bits:x}");
    let digits = format!("{digits:0>width$}", width = digits.len().next_multiple_of(4));
    let groups: Vec<&str> = (0..digits.len()).step_by(4).map(|at| &digits[at..at + 4]).collect();
    format!("0x{}", groups.join("_"))
}

/// The entries that are wanted, as bits by their place.
pub fn mask(rows: &[Node], wanted: impl Fn(&Node) -> Result<bool>) -> Result<u128> {
    let mut bits = 0;
    for (index, row) in rows.iter().enumerate() {
        bits |= u128::from(wanted(row)?) << index;
    }
    Ok(bits)
}

/// What serde's `rename_all = "snake_case"` makes of a variant.
fn serde_snake(variant: &str) -> String {
    let mut snake = String::new();
    for (at, c) in variant.char_indices() {
        if at > 0 && c.is_ascii_uppercase() {
            snake.push('_');
        }
        snake.push(c.to_ascii_lowercase());
    }
    snake
}

/// Writes formatted text at the end of a string.
pub fn add(text: &mut String, part: std::fmt::Arguments<'_>) {
    text.write_fmt(part).expect("a string takes all text");
}
