//! The game of lots, the kernel's example.

use kernel::example::{Lot, Lots};
use kernel::testkit::{Case, ScriptError};

use crate::title::{Shelved, Thing, things};

impl Shelved for Lots {
    const RULES_TEXT: &'static str = "";

    fn rulebook(_: &str) -> &'static str {
        ""
    }

    fn things() -> Vec<Thing> {
        things::<Self, Lot>().collect()
    }

    fn check(case: &Case) -> Result<(), ScriptError> {
        Err(ScriptError { line: case.line, column: 1, what: "this game has no position words".to_owned() })
    }
}
