//! A sentence with its rule: what is asked, and why something cannot be done.

use std::borrow::Cow;

use crate::rule::RuleId;
use crate::text::{Arg, Message};

/// A sentence and the rule behind it. It is built when somebody reads it, never while bots play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cited {
    /// The rule that asks or forbids.
    pub rule: RuleId,
    /// The sentence.
    pub message: Message,
}

impl Cited {
    /// The message with this key, by this rule.
    pub fn new(rule: RuleId, key: impl Into<Cow<'static, str>>) -> Self {
        Self { rule, message: Message::new(key) }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(self, name: &'static str, arg: impl Into<Arg>) -> Self {
        Self { message: self.message.with(name, arg), ..self }
    }
}
