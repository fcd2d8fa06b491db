//! The page's types of a game: one TypeScript file made from its view, its events, its named things and its options.

use std::any::TypeId;
use std::collections::BTreeMap;

use kernel::Options as _;
use ts_rs::{Config, TS, TypeVisitor};

use crate::shelved::Shelved;

/// The whole file `web/src/boards/<game>/view.ts`.
pub(crate) fn file<G: Shelved>() -> String {
    let mut text =
        format!("// Generated from crates/{} by a test of crates/shelf; do not edit. Renew with: make wire\n", G::ID);
    let mut types = Types { config: Config::default(), known: BTreeMap::new() };
    types.visit::<G::View>();
    types.visit::<G::Event>();
    types.known.values().for_each(|(_, declared)| text += declared);
    text += &things::<G>();
    text += &options::<G>();
    text
}

/// What was declared so far: every type once, by its name. The order in which types name each other is not always the
/// same.
struct Types {
    config: Config,
    known: BTreeMap<String, (TypeId, String)>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Numbers, lists and the like have no file of their own, and need no declaration.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        let id = TypeId::of::<T::WithoutGenerics>();
        if let Some((known, _)) = self.known.get(&name) {
            assert!(*known == id, "two types of a game are called {name}: the page could not tell them apart");
            return;
        }
        let declared = format!("\n{}export {}\n", T::docs().unwrap_or_default(), T::decl(&self.config));
        self.known.insert(name, (id, declared));
        T::visit_dependencies(self);
    }
}

/// The kinds of things that have names, each with its words.
fn things<G: Shelved>() -> String {
    let mut kinds: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for thing in G::things() {
        kinds.entry(thing.kind).or_default().push(word(thing.id));
    }
    let kinds = kinds.into_iter().map(|(kind, ids)| format!("{}: {}", word(kind), ids.join(" | ")));
    record("What has a name, by its kind.", "Things", kinds)
}

/// What can be agreed before a game.
fn options<G: Shelved>() -> String {
    let values = |values: &[&str]| values.iter().map(|value| word(value)).collect::<Vec<_>>().join(" | ");
    let options = G::Options::SPECS.iter().map(|spec| format!("{}: {}", spec.key, values(spec.values)));
    record("What is agreed before the start.", "Options", options)
}

fn record(docs: &str, name: &str, fields: impl Iterator<Item = String>) -> String {
    format!("\n/**\n * {docs}\n */\nexport type {name} = {{ {} }};\n", fields.collect::<Vec<_>>().join(", "))
}

fn word(word: &str) -> String {
    format!("\"{word}\"")
}
