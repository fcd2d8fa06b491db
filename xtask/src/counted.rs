//! What studies count: `[counted.<kind>]` in the data file of the things names the events that tell it.

use crate::code::Code;
use crate::data::{Data, Node};
use crate::fault::Result;

/// Writes `COUNTED` and `DATA_HASH`, after the ids.
pub fn describe(data: &Data, code: &mut Code) -> Result<()> {
    let mut rows = String::new();
    for file in data.files() {
        for (kind, counted) in file.opt("counted").map_or(Ok(Vec::new()), Node::fields)? {
            let Some(ty) = code.type_of(kind) else {
                return Err(counted.fault(format!("no things of the kind `{kind}` are declared")));
            };
            for (key, node) in counted.fields()? {
                if !["came", "taken"].contains(&key) {
                    return Err(node.fault(format!("`{key}` is not counted, only `came` and `taken`")));
                }
            }
            let [came, taken] = [words(counted, "came")?, words(counted, "taken")?];
            rows += &format!(
                "Counted {{ kind: \"{kind}\", things: {ty}::ALL.len(), came: &[{came}], taken: &[{taken}] }},"
            );
        }
    }
    code.uses("kernel::Counted");
    code.constant("COUNTED", "&[Counted]", "What studies count.", format_args!("&[{rows}]"));
    let doc = "A number that changes with the data files, for those who compare studies.";
    code.constant("DATA_HASH", "u64", doc, crate::code::hex(data.hash().into()));
    Ok(())
}

fn words(counted: &Node, key: &str) -> Result<String> {
    let Some(list) = counted.opt(key) else { return Ok(String::new()) };
    let words = list.list()?.iter().map(|word| Ok(format!("\"{}\",", word.text()?)));
    Ok(words.collect::<Result<Vec<_>>>()?.concat())
}
