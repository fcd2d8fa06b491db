//! Messages as sentences of one language.

use std::fmt;
use std::sync::OnceLock;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use kernel::{Arg, Message, Seat};
use unic_langid::LanguageIdentifier;

use crate::lang::Lang;
use crate::spaces::spaced;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

type Bundle = FluentBundle<FluentResource>;

/// How a language may bend the name of a place: where one goes, where one is, where one comes from. `Italia` has such a
/// form if there is a message with this ending behind the key of its name; a sentence asks for it as `$region-to`.
pub const FORMS: [&str; 3] = ["to", "in", "from"];

/// A language to say messages in. It is made once in the life of the program and costs nothing to pass around.
#[derive(Clone, Copy)]
pub struct Words {
    lang: Lang,
    bundle: &'static Bundle,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.lang)
    }
}

impl Words {
    /// The words of a language.
    pub fn new(lang: Lang) -> Self {
        static BUNDLES: [OnceLock<Bundle>; 3] = [const { OnceLock::new() }; 3];
        Self { lang, bundle: BUNDLES[lang as usize].get_or_init(|| bundle(lang)) }
    }

    /// Which language they are of.
    pub fn lang(self) -> Lang {
        self.lang
    }

    /// Whether there is a message with this key.
    pub fn has(self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// A message as a sentence. Seats are called by `names`. A key that does not exist is shown as it is, so that it
    /// is seen; so is an argument that the message wants and does not get.
    pub fn render(self, message: &Message, names: &dyn Fn(Seat) -> String) -> String {
        // A card of somebody's own has a name of its own. It is no pattern: it says what it says.
        if let Some(own) = printed::called(self.lang.code(), &message.key) {
            return spaced(self.lang, own.to_owned());
        }
        let known = self.bundle.get_message(&message.key);
        let Some(pattern) = known.and_then(|message| message.value()) else { return message.key.clone().into_owned() };
        let value = |name: &str, arg: &Arg| match arg {
            // An argument called `options` is a list of which one is chosen.
            Arg::List(items) if name == "options" => FluentValue::from(self.list(items, "list-or", names)),
            arg => self.value(arg, names),
        };
        let mut args: FluentArgs<'_> =
            message.args.iter().map(|(name, arg)| (name.as_ref(), value(name.as_ref(), arg))).collect();
        for (name, arg) in &message.args {
            let forms = FORMS.iter().filter_map(|form| Some((form, self.bent(arg, form)?)));
            forms.for_each(|(form, text)| args.set(format!("{name}-{form}"), text));
        }
        // Faults of a pattern stand in the text as `{$name}`: there is nothing better to do about them here.
        spaced(self.lang, self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    }

    /// A message that names no seat.
    pub fn say(self, message: &Message) -> String {
        self.render(message, &|seat| (seat.index() + 1).to_string())
    }

    /// A message without arguments, by its key.
    pub fn word(self, key: &str) -> String {
        self.say(&Message::new(key.to_owned()))
    }

    /// A message whose arguments are not known, by its key, with `…` in their places.
    pub fn outline(self, key: &str) -> String {
        let text = self.word(key);
        let mut parts = text.split("{$");
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |text, part| text + "…" + part.split_once('}').map_or(part, |(_, behind)| behind))
    }

    /// The name of a thing in a form, if it is a name that has one.
    fn bent(self, arg: &Arg, form: &str) -> Option<String> {
        let Arg::Message(name) = arg else { return None };
        let key = format!("{}-{form}", name.key);
        (name.args.is_empty() && self.has(&key)).then(|| self.word(&key))
    }

    fn value(self, arg: &Arg, names: &dyn Fn(Seat) -> String) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Seat(seat) => FluentValue::from(names(*seat)),
            Arg::Message(message) => FluentValue::from(self.render(message, names)),
            Arg::List(items) => FluentValue::from(self.list(items, "list-and", names)),
        }
    }

    /// Several things, joined as the language joins them, the last two as `joined` says.
    fn list(self, items: &[Arg], joined: &'static str, names: &dyn Fn(Seat) -> String) -> String {
        let texts: Vec<String> = items.iter().map(|item| self.text(item, names)).collect();
        let join = |key: &'static str, first: String, second: &String| {
            self.say(&Message::new(key).with("first", first.as_str()).with("second", second.as_str()))
        };
        match texts.as_slice() {
            [] => self.word("list-nothing"),
            [only] => only.clone(),
            [first, middle @ .., last] => {
                let before = middle.iter().fold(first.clone(), |text, next| join("list-comma", text, next));
                join(joined, before, last)
            }
        }
    }

    fn text(self, arg: &Arg, names: &dyn Fn(Seat) -> String) -> String {
        match self.value(arg, names) {
            FluentValue::String(text) => text.into_owned(),
            FluentValue::Number(number) => number.as_string().into_owned(),
            FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => String::new(),
        }
    }
}

/// The keys of all messages that begin so.
pub fn keys(beginning: &str) -> impl Iterator<Item = &'static str> {
    let keys = EN.iter().flat_map(|file| file.lines()).filter_map(|line| line.split_once(" =").map(|(key, _)| key));
    let is_key = |key: &&str| key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    keys.filter(is_key).filter(move |key| key.starts_with(beginning))
}

/// All files of a language. A file with a fault gives the messages that are sound; `cargo xtask tidy` finds the fault.
fn bundle(lang: Lang) -> Bundle {
    let files = match lang {
        Lang::En => EN,
        Lang::Fr => FR,
        Lang::Ru => RU,
    };
    let id: LanguageIdentifier = lang.code().parse().expect("a code of two letters is a language identifier");
    let mut bundle = Bundle::new_concurrent(vec![id]);
    // Isolation marks are for mixing writing directions; ours all run from left to right, and terminals print the marks.
    bundle.set_use_isolating(false);
    for file in files {
        let resource = FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(sound, _)| sound);
        bundle.add_resource_overriding(resource);
    }
    bundle
}
