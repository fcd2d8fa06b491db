//! What studies count: `[counted.<kind>]` in the data file of the things names the events that tell it.

use crate::code::{Code, add, hex};
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
            add(
                &mut rows,
                format_args!(
                    "Counted {{ kind: \"{kind}\", things: {ty}::ALL.len(), came: &[{came}], taken: &[{taken}] }},"
                ),
            );
        }
    }
    code.uses("kernel::Counted");
    code.fixed("COUNTED", "&[Counted]", "What studies count.", format_args!("&[{rows}]"));
    let doc = "A number that changes with the data files, for those who compare studies.";
    code.fixed("DATA_HASH", "u64", doc, hex(data.hash().into()));
    Ok(())
}

fn words(counted: &Node, key: &str) -> Result<String> {
    let Some(list) = counted.opt(key) else { return Ok(String::new()) };
    let words = list.list()?.iter().map(|word| Ok(format!("\"{}\",", word.text()?)));
    Ok(words.collect::<Result<Vec<_>>>()?.concat())
}

#[cfg(test)]
mod tests {
    use super::describe;
    use crate::code::Code;
    use crate::data::Data;
    use crate::ids::Ids;

    fn fault(counted: &str) -> Option<String> {
        let text = format!("[[city]]\nid = \"rome\"\n\n{counted}");
        let data = Data::parse([("data/cities.toml".to_owned(), text)]).expect("a data file");
        let mut code = Code::new();
        code.ids(&Ids::of(&data, "cities.city", "City", 1).expect("a city"), "A city.");
        describe(&data, &mut code).err().map(|fault| fault.to_string())
    }

    #[test]
    fn what_cannot_be_counted_is_refused_with_its_line() {
        assert_eq!(fault("[counted.city]\ncame = [\"laid-out\"]\n"), None);
        for (counted, line, part) in [
            ("[counted.town]\ncame = []\n", ":4:", "`town`"),
            ("[counted.city]\nseen = []\n", ":5:", "`seen`"),
            ("[counted.city]\ncame = [1]\n", ":5:", "a text"),
        ] {
            let said = fault(counted).expect(counted);
            assert!(said.contains(line) && said.contains(part), "{said}");
        }
    }
}
