//! Effect lists of the data files, and the choices among them.

use crate::code::Code;
use crate::data::Node;
use crate::fault::Result;
use crate::ids::camel;

use super::Kinds;

/// The printed slashes met so far, each with its effect lists as Rust.
#[derive(Debug, Default)]
pub(super) struct Effects {
    choices: Vec<String>,
}

impl Effects {
    /// An effect list as Rust: `&[Effect::Gain(…)]`.
    pub(super) fn list(&mut self, list: &Node, kinds: &Kinds<'_>) -> Result<String> {
        let effects = list.list()?.iter().map(|effect| self.one(effect, kinds)).collect::<Result<Vec<_>>>()?;
        Ok(format!("&[{}]", effects.join(", ")))
    }

    /// Writes the table of choices.
    pub(super) fn choices(self, code: &mut Code) {
        let (count, choices) = (self.choices.len(), self.choices.join(", "));
        code.fixed("SLASHES", "usize", "How many printed slashes there are.", count);
        let doc = "The printed slashes: each a list of effect lists.";
        code.constant("CHOICES", &format!("[&'static [&'static [Effect]]; {count}]"), doc, format_args!("[{choices}]"));
    }

    fn one(&mut self, effect: &Node, kinds: &Kinds<'_>) -> Result<String> {
        let count = |field: &str| effect.get(field)?.number::<u8>();
        let pend = |entry: String, count: u8| format!("Effect::Pend(Entry::{entry}, {count})");
        Ok(match effect.get("kind")?.text()? {
            "gain" => gain(effect)?,
            "lieutenant" => format!("Effect::Lieutenant({})", count("count")?),
            "register" => {
                let track = effect.get("track")?;
                match track.text()? {
                    word @ ("city" | "church" | "city_or_church") => pend(camel(word), count("steps")?),
                    _ => return Err(track.fault("a step is on city, church or city_or_church")),
                }
            }
            "scroll" => pend("Scroll".to_owned(), count("steps")?),
            "upgrade_citizen" => pend("UpgradeCitizen".to_owned(), count("count")?),
            "upgrade_foreman" => pend("UpgradeForeman".to_owned(), count("count")?),
            "build" => pend("Build".to_owned(), count("count")?),
            "foreman" => {
                let which = effect.get("which")?;
                let class = if which.text()? == "any" {
                    "None".to_owned()
                } else {
                    format!("Some({})", kinds.classes.path(which)?)
                };
                let skip = if effect.get("skip")?.flag()? { "Skip" } else { "" };
                pend(format!("Foreman{skip}({class})"), 1)
            }
            "choice" => {
                let options = effect.get("options")?.list()?.iter().map(|option| self.list(option, kinds));
                let options = options.collect::<Result<Vec<_>>>()?.join(", ");
                self.choices.push(format!("&[{options}]"));
                pend(format!("Choice(Choice({}))", self.choices.len() - 1), 1)
            }
            _ => return Err(effect.get("kind")?.fault("no such kind of effect")),
        })
    }
}

fn gain(effect: &Node) -> Result<String> {
    const PARTS: [&str; 5] = ["coin", "beam", "fire", "major_fire", "points"];
    for (key, value) in effect.fields()? {
        if key != "kind" && !PARTS.contains(&key) {
            return Err(value.fault(format!("`{key}` cannot be gained")));
        }
    }
    let fields = PARTS.iter().map(|part| {
        let count = effect.opt(part).map_or(Ok(0), Node::number::<u8>)?;
        Ok(format!("{part}: {count}"))
    });
    Ok(format!("Effect::Gain(Gain {{ {} }})", fields.collect::<Result<Vec<_>>>()?.join(", ")))
}
