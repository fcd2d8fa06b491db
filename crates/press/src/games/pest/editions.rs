//! Pest: how its editions read the disputed rules.

use crate::code::Code;
use crate::data::Data;
use crate::fault::Result;

/// A switch of the editions: its id, its name in Rust, the word that turns it on, what it then says.
const SWITCHES: [[&str; 4]; 11] = [
    ["start_two_players", "start_on_different_cards", "different_cards", "Two players must start on different cards."],
    ["camp_limit", "camps_count", "size", "Camps count against the size of a location."],
    [
        "hindered_buyback",
        "buyback_both",
        "both",
        "A token on a hindered action adds the improved effect instead of lifting the hindrance.",
    ],
    [
        "discard_assistant_tech",
        "discard_with_assistant",
        "yes",
        "A technology with an Assistant on it may be discarded.",
    ],
    [
        "pass_through_own",
        "pass_through_own",
        "skip",
        "Passing through a location with an own building is not entering it.",
    ],
    ["storage_techs_cover_coins", "storage_covers_coins", "yes", "Technologies 26 and 27 store more coins too."],
    ["experts_reward", "experts_reward", "yes", "Plague Experts who reach the Capital bring a reward token."],
    [
        "letter_trigger",
        "letter_for_experts",
        "any_assignment",
        "The Letter of Recommendation works for Plague Experts too.",
    ],
    [
        "duel_tie_neutral",
        "duel_tie_at_neutral",
        "ge",
        "Tied players of a duel need no more subjects than the neutral sector.",
    ],
    [
        "solo_neutral_reset",
        "solo_neutral_leaves",
        "yes",
        "Neutral subjects leave the Capital at each era end of the solo game.",
    ],
    [
        "solo_cemetery_penalty",
        "solo_cemetery_costs",
        "yes",
        "The Cemetery costs once more at the end of the solo game.",
    ],
];

/// Writes the readings of the editions.
pub(super) fn describe(data: &Data, code: &mut Code) -> Result<()> {
    let find = |id: &str| data.row("game.edition_switch", id);
    let fields: Vec<String> =
        SWITCHES.iter().map(|[_, name, _, doc]| format!("/// {doc}\npub {name}: bool,\n")).collect();
    let fields = fields.concat();
    code.push(format_args!(
        "printed::literal! {{\n\
         /// How the editions read the disputed rules.\n\
         #[derive(Clone, Copy, PartialEq, Eq, Debug)]\n\
         #[allow(clippy::struct_excessive_bools, reason = \"each is a disputed rule of its own\")]\n\
         pub struct Switches {{\n{fields}}}\n}}\n"
    ));
    let mut editions = Vec::new();
    for edition in 0..3 {
        let mut values = Vec::new();
        for [id, name, on, _] in SWITCHES {
            values.push(format!("{name}: {}", find(id)?.get("values")?.count(3)?[edition].text()? == on));
        }
        editions.push(format!("Switches {{ {} }}", values.join(", ")));
    }
    let doc = "The readings of the editions: canonical, French, Russian.";
    code.constant("EDITIONS", "[Switches; 3]", doc, format_args!("[{}]", editions.join(", ")));
    Ok(())
}
