//! What the adviser says.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::shape;

/// The choices that a strong player would weigh in the place of the seat that asked, from what that seat sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Advice {
    /// Three of them at most, best first.
    pub choices: Vec<Advised>,
    /// How many games were tried.
    pub tried: u32,
}

/// A choice that is worth a thought.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Advised {
    /// The notation: one of the options of the offer.
    pub action: String,
    /// The share of the game that the seat may expect of it, between 0 and 1.
    pub share: f64,
    /// The share is right to within this much in 95 of 100 cases, as far as the tries can tell.
    pub doubt: f64,
    /// What speaks for it against the next one, and for the last against the first; nothing if nothing does.
    #[ts(as = "Vec<shape::Message>")]
    #[schema(value_type = Vec<shape::Message>)]
    pub why: Vec<kernel::Message>,
    /// Whether the next choice may be just as good.
    pub unclear: bool,
}

/// Whether the adviser may be asked at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AdviceRule {
    /// Yes: there is but one person.
    Free,
    /// Yes: it was agreed when the table was set up.
    Agreed,
    /// No: people play each other, and nobody agreed to it.
    Never,
}
