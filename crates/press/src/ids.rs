//! Ids out of the data files, references to them, and neighbourhoods.

use std::collections::BTreeMap;

use crate::data::{Data, Node};
use crate::fault::Result;

/// A kind of thing with ids: the entries of one table, numbered in the order of the file.
#[derive(Debug)]
pub struct Ids<'d> {
    /// What the things are called in message keys: the name of the table.
    pub kind: String,
    /// The Rust type.
    pub ty: String,
    /// The entries.
    pub rows: &'d [Node],
    words: BTreeMap<&'d str, usize>,
}

/// A pair of neighbours, and the entry that says so.
#[derive(Debug)]
pub struct Edge<'d> {
    /// One end, by number.
    pub a: usize,
    /// The other end, by number.
    pub b: usize,
    /// The entry, for whatever else it says.
    pub row: &'d Node,
}

impl<'d> Ids<'d> {
    /// The `id`s of the entries at `path`, which must be exactly `count`; the kind is the last word of the path.
    pub fn of(data: &'d Data, path: &str, ty: &str, count: usize) -> Result<Self> {
        Self::keyed(data.get(path)?, path, ty, count, |row| row.get("id")?.text())
    }

    /// The same for a table inside an entry: the slots of one layout.
    pub fn nested(entry: &'d Node, field: &str, ty: &str, count: usize) -> Result<Self> {
        Self::keyed(entry.get(field)?, field, ty, count, |row| row.get("id")?.text())
    }

    /// The same for a plain list of words: `colors = ["red", "blue"]`.
    pub fn words(data: &'d Data, path: &str, ty: &str, count: usize) -> Result<Self> {
        Self::keyed(data.get(path)?, path, ty, count, Node::text)
    }

    fn keyed(
        list: &'d Node,
        path: &str,
        ty: &str,
        count: usize,
        word: impl Fn(&'d Node) -> Result<&'d str>,
    ) -> Result<Self> {
        let rows = list.count(count)?;
        let mut words = BTreeMap::new();
        for (index, row) in rows.iter().enumerate() {
            let id = word(row)?;
            let snake = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
            if !id.starts_with(|c: char| c.is_ascii_lowercase()) || !id.chars().all(snake) {
                return Err(row.fault(format!("the id `{id}` is not snake_case")));
            }
            if words.insert(id, index).is_some() {
                return Err(row.fault(format!("the id `{id}` is given twice")));
            }
            if words.keys().filter(|other| camel(other) == camel(id)).count() > 1 {
                return Err(row.fault(format!("the id `{id}` differs from another only by underscores")));
            }
        }
        let kind = path.rsplit('.').next().unwrap_or(path).to_owned();
        Ok(Self { kind, ty: ty.to_owned(), rows, words })
    }

    /// Gives the kind another name than that of the table.
    #[must_use]
    pub fn called(mut self, kind: &str) -> Self {
        kind.clone_into(&mut self.kind);
        self
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The ids in the order of the file.
    pub fn in_order(&self) -> Vec<&'d str> {
        let mut words: Vec<_> = self.words.iter().map(|(word, index)| (*index, *word)).collect();
        words.sort_unstable();
        words.into_iter().map(|(_, word)| word).collect()
    }

    /// The number of the id that this value names.
    pub fn index(&self, reference: &Node) -> Result<usize> {
        let word = reference.text()?;
        self.words.get(word).copied().ok_or_else(|| reference.fault(format!("there is no {} `{word}`", self.kind)))
    }

    /// The Rust path of the id that this value names: `Region::Gallia`.
    pub fn path(&self, reference: &Node) -> Result<String> {
        self.index(reference)?;
        Ok(format!("{}::{}", self.ty, camel(reference.text()?)))
    }

    /// The numbers of a list of ids, none of them twice.
    pub fn distinct(&self, references: &Node) -> Result<Vec<usize>> {
        let mut seen = Vec::new();
        for reference in references.list()? {
            let index = self.index(reference)?;
            if seen.contains(&index) {
                return Err(reference.fault(format!("the {} `{}` stands here twice", self.kind, reference.text()?)));
            }
            seen.push(index);
        }
        Ok(seen)
    }

    /// A list of ids as a bit mask.
    pub fn bits(&self, references: &Node) -> Result<u128> {
        Ok(self.distinct(references)?.into_iter().fold(0, |bits, index| bits | 1 << index))
    }

    /// How often each id stands in a list.
    pub fn tally(&self, references: &Node) -> Result<Vec<u8>> {
        let mut tally = vec![0; self.len()];
        for reference in references.list()? {
            tally[self.index(reference)?] += 1;
        }
        Ok(tally)
    }

    /// Unordered pairs of neighbours from entries with `a` and `b`: no loop, no pair twice in either direction.
    pub fn edges(&self, rows: &'d [Node]) -> Result<Vec<Edge<'d>>> {
        let mut edges: Vec<Edge<'d>> = Vec::new();
        for row in rows {
            let (a, b) = (self.index(row.get("a")?)?, self.index(row.get("b")?)?);
            if a == b {
                return Err(row.fault(format!("a {} is no neighbour of itself", self.kind)));
            }
            if let Some(other) = edges.iter().find(|edge| (edge.a, edge.b) == (a, b) || (edge.a, edge.b) == (b, a)) {
                return Err(row.fault(format!("this pair stands in line {} already", other.row.place.line)));
            }
            edges.push(Edge { a, b, row });
        }
        Ok(edges)
    }

    /// Neighbours where each entry lists its own in `field`: refused unless both ends agree.
    pub fn neighbours(&self, field: &str) -> Result<Vec<Vec<usize>>> {
        let lists: Vec<_> = self.rows.iter().map(|row| self.distinct(row.get(field)?)).collect::<Result<_>>()?;
        for (a, list) in lists.iter().enumerate() {
            let words = self.in_order();
            if list.contains(&a) {
                return Err(self.rows[a].fault(format!("`{}` is no neighbour of itself", words[a])));
            }
            if let Some(&b) = list.iter().find(|&&b| !lists[b].contains(&a)) {
                let text = format!("`{}` names `{}` as a neighbour, but not the other way round", words[a], words[b]);
                return Err(self.rows[a].get(field)?.fault(text));
            }
        }
        Ok(lists)
    }
}

/// `snake_case` as `CamelCase`.
pub fn camel(word: &str) -> String {
    word.split('_')
        .flat_map(|part| part.chars().enumerate())
        .map(|(at, c)| if at == 0 { c.to_ascii_uppercase() } else { c })
        .collect()
}
