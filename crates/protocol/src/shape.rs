//! The shapes of the kernel's sentences and targets, for the generators: the kernel itself knows no `OpenAPI`.
//! A test of this file holds them to what the kernel really writes.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A sentence to be: the key of a Fluent message and its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Message {
    /// The key, with the game in front: `rattus-event-placed`.
    pub key: String,
    /// Named arguments; absent when there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<(String, Arg)>>", optional)]
    #[schema(no_recursion)]
    pub args: Vec<(String, Arg)>,
}

/// What an argument of a message may be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number, so that plural forms can follow it.
    Number(#[ts(type = "number")] i64),
    /// Somebody's own words, shown as they are.
    Text(String),
    /// The name of whoever sits there.
    Seat(u8),
    /// Another message, for instance the name of a card.
    #[schema(no_recursion)]
    Message(Message),
    /// Several things, joined as the language joins a list.
    #[schema(no_recursion)]
    List(Vec<Arg>),
}

/// A thing on the board that can be clicked: `region gallia`, `button pass`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Target {
    /// What kind of thing it is.
    pub kind: String,
    /// Which one.
    pub id: String,
}

#[cfg(test)]
mod tests {
    use kernel::Seat;

    /// The mirror reads what the kernel writes and writes it again, byte for byte.
    #[test]
    fn the_mirrors_have_the_kernels_shape() {
        let message = kernel::Message::new("outer")
            .with("count", 3u8)
            .with("who", Seat::new(2))
            .with("words", "as they are")
            .with("name", kernel::Message::new("inner"))
            .with("all", vec![Seat::new(0).into(), kernel::Arg::Number(-1)]);
        let written = serde_json::to_string(&message).unwrap();
        let mirrored: super::Message = serde_json::from_str(&written).unwrap();
        assert_eq!(serde_json::to_string(&mirrored).unwrap(), written);

        let written = serde_json::to_string(&kernel::Target::new("region", "gallia")).unwrap();
        let mirrored: super::Target = serde_json::from_str(&written).unwrap();
        assert_eq!(serde_json::to_string(&mirrored).unwrap(), written);
    }
}
