//! Views and events: data of a game that server and wire pass on as they are.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;

/// What a board of the page reads: written as JSON once, by the game itself, and copied from then on.
#[derive(Clone)]
pub struct Json(Arc<RawValue>);

impl Json {
    /// Writes a view or an event.
    pub fn of(shown: &impl Serialize) -> Self {
        let text =
            serde_json::value::to_raw_value(shown).expect("views and events have string keys and no failing parts");
        Self(text.into())
    }

    /// The data as they were written.
    pub fn text(&self) -> &str {
        self.0.get()
    }

    /// The data themselves.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.0.get()).expect("it was written as JSON")
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// Messages with a tag are read into a buffer first, out of which no text can be taken as it was: the data are written anew.
impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Value::deserialize(deserializer).map(|value| Self::of(&value))
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get() || self.value() == other.value()
    }
}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.get())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::Json;
    use crate::{Offer, ServerMessage, UndoOffer};

    #[test]
    fn what_was_written_once_goes_through_the_wire_as_it_is() {
        let view = json!({ "b": [1, "two"], "a": null });
        let offer = Offer {
            step: 3,
            view: Json::of(&view),
            asked: vec![0],
            ask: None,
            options: vec![],
            bundles: vec![],
            undo: UndoOffer::Nothing,
            recap: vec![],
        };
        let message = ServerMessage::Offer { offer };
        let text = serde_json::to_string(&message).expect("a message");
        let read: ServerMessage = serde_json::from_str(&text).expect("the same message");
        assert_eq!(read, message);
        let ServerMessage::Offer { offer } = read else { panic!("{read:?}") };
        assert_eq!(offer.view.value(), view);
        assert_ne!(offer.view, Json::of(&json!({ "a": null })));
    }
}
