//! The tables of a game with a patch laid over its data.

use printed::{LayIn, Patch, Sheets};

use crate::code::{Code, Part, Value};
use crate::data::{Data, Node};
use crate::fault::{Fault, Place, Result};
use crate::games::Game;
use crate::names;
use crate::overlay::{self, Change, first_line};

/// A patch that has been checked, and what it makes of the tables.
#[derive(Debug)]
pub struct Patched {
    patch: Patch,
    values: Vec<Value>,
    changes: Vec<Difference>,
}

/// A value that a patch changes, as the data files have it and as it is then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Where: `cities.city.cairo.population`.
    pub path: String,
    /// What is printed; nothing where the entry does not say.
    pub printed: Option<String>,
    /// What the patch says.
    pub patched: String,
}

impl Patched {
    /// Lays a patch over the data files of a game, each given by name and text. `name` is what the patch is called in
    /// refusals. Whatever the generator of tables refuses is refused here, and so is a change that the rules do not read.
    pub fn read(game: &Game, files: &[(&str, &str)], name: &str, text: &str) -> Result<Self> {
        let data = Data::parse(files.iter().map(|(file, text)| (format!("{file}.toml"), (*text).to_owned())))?;
        let patch = Node::parse(name, text)?;
        let changes = overlay::changes(&data, &patch)?;
        let ruled: Vec<&Change> = changes.iter().filter(|change| !change.is_text()).collect();
        if let Some(change) =
            ruled.iter().find(|change| game.pinned.iter().any(|path| change.meets(path) || change.exchanges(path)))
        {
            let text = "the rules know this thing by its name: its numbers can be patched, what kind it is cannot";
            return Err(change.value.opt("kind").unwrap_or(&change.value).fault(text));
        }
        let at_patch = |fault: Fault| {
            if *fault.place.file == *name { fault } else { first_line(&patch).fault(fault.to_string()) }
        };
        let printed = game.code(&data)?;
        let code = game.code(&overlay::changed(&data, ruled.iter().copied())).map_err(at_patch)?;
        for (index, change) in ruled.iter().enumerate() {
            let others = ruled.iter().enumerate().filter(|(other, _)| *other != index).map(|(_, change)| *change);
            if game.code(&overlay::changed(&data, others)).is_ok_and(|without| without.parts() == code.parts()) {
                return Err(change.value.fault("this is what is printed already, or nothing that the rules read"));
            }
        }
        let values = changed_values(&printed, &code, &first_line(&patch))?;
        let lines = changes.iter().map(Change::line).collect();
        let changes = changes.iter().map(|change| change.against(&data)).collect();
        Ok(Self { patch: Patch { game: game.id.to_owned(), lines }, values, changes })
    }

    /// The patch in its one spelling.
    pub fn patch(&self) -> &Patch {
        &self.patch
    }

    /// What it changes.
    pub fn differences(&self) -> &[Difference] {
        &self.changes
    }

    /// Whether the tables of the program can hold what it says, without laying it in.
    pub fn fits(&self, sheets: Sheets) -> Result<(), Refused> {
        self.laid_in(sheets).map(|_| ())
    }

    /// Makes it the patch of this process, or names the one that is in force.
    pub fn install(&self, sheets: Sheets) -> Result<(), Refused> {
        let called = names::called(&self.patch.game, &self.patch.lines);
        printed::install(&self.patch, self.laid_in(sheets)?, called).map_err(Refused::Another)
    }

    fn laid_in(&self, sheets: Sheets) -> Result<Vec<LayIn>, Refused> {
        let mut changes = Vec::new();
        for Value { name, rust, .. } in &self.values {
            let sheet = sheets.iter().find(|(known, _)| known == name).map(|(_, sheet)| sheet);
            let sheet = sheet.expect("the table stands in the code that the generator wrote");
            changes.push(sheet.read(rust).map_err(|unread| Refused::Value(format!("{name}: {unread}")))?);
        }
        Ok(changes)
    }
}

/// Why a patch cannot be laid in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// A value that no rule can read: more of something than fits, an effect that does not exist.
    Value(String),
    /// This process has another patch already.
    Another(&'static Patch),
}

/// The numbers and tables that differ. What types are built on cannot.
fn changed_values(printed: &Code, patched: &Code, place: &Place) -> Result<Vec<Value>> {
    let mut values = Vec::new();
    let same_count = printed.parts().len() == patched.parts().len();
    for (before, after) in printed.parts().iter().zip(patched.parts()) {
        match (before, after) {
            _ if before == after => {}
            (Part::Value(before), Part::Value(after)) if before.ty == after.ty && !after.fixed && same_count => {
                values.push(after.clone());
            }
            (Part::Value(Value { doc, .. }), _) => {
                let what = doc.trim_end_matches('.');
                return Err(place.fault(format!("the program is built on this and cannot change it: {what}")));
            }
            (Part::Text(_), _) => return Err(place.fault("the program is built on the kinds of things there are")),
        }
    }
    Ok(values)
}

impl Change {
    /// Whether it stands at this path, in which `*` is any entry.
    fn meets(&self, path: &str) -> bool {
        path.split('.').count() == self.path.len()
            && path.split('.').zip(&self.path).all(|(wanted, step)| wanted == "*" || wanted == step)
    }

    /// Whether it puts something of another kind in the place of what has its kind at this path.
    fn exchanges(&self, path: &str) -> bool {
        let mut kind = self.clone();
        kind.path.push("kind".to_owned());
        self.value.opt("kind").is_some() && kind.meets(path)
    }

    fn against(&self, data: &Data) -> Difference {
        let printed = overlay::find(data, &self.path).map(overlay::toml);
        Difference { path: self.path.join("."), printed, patched: overlay::toml(&self.value) }
    }
}
