//! The HTTP interface against its own document: requests made from the `OpenAPI` document, good and bad, are answered
//! with a documented status and a body of the documented form, and never with a fault of the server.

use crate::common::{House, Person, game, two_at_a_table};
use serde_json::{Map, Value, json};

/// A generator that needs no crate: the same requests on every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n.max(1) as u64) as usize
    }

    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    /// Something that may or may not be a `schema`.
    fn value(&mut self, schema: &Value, document: &Value, depth: usize) -> Value {
        if self.below(12) == 0 || depth > 6 {
            let wild = [
                json!(null),
                json!(-1),
                json!(0),
                json!(1e300),
                json!(true),
                json!([]),
                json!({}),
                json!(""),
                json!("\u{0}"),
                json!("x".repeat(300)),
                json!("Я ✂ 名"),
                json!(u64::MAX),
                json!([[[]]]),
            ];
            return self.pick(&wild).clone();
        }
        let schema = resolve(schema, document);
        for word in ["oneOf", "anyOf"] {
            if let Some(list) = schema[word].as_array() {
                let one = self.below(list.len());
                return self.value(&list[one], document, depth + 1);
            }
        }
        if let Some(list) = schema["allOf"].as_array() {
            let mut all = Map::new();
            for part in list {
                if let Value::Object(part) = self.value(part, document, depth + 1) {
                    all.extend(part);
                }
            }
            return Value::Object(all);
        }
        if let Some(list) = schema["enum"].as_array() {
            return self.pick(list).clone();
        }
        match kind(schema) {
            Some("object") => {
                let mut object = Map::new();
                for (name, property) in schema["properties"].as_object().into_iter().flatten() {
                    let required =
                        schema["required"].as_array().is_some_and(|list| list.iter().any(|word| word == name));
                    if self.below(10) < if required { 9 } else { 5 } {
                        object.insert(name.clone(), self.value(property, document, depth + 1));
                    }
                }
                if self.below(15) == 0 {
                    object.insert("surprise".to_owned(), json!(1));
                }
                Value::Object(object)
            }
            Some("array") => (0..self.below(4)).map(|_| self.value(&schema["items"], document, depth + 1)).collect(),
            Some("integer" | "number") => json!(self.below(200) as i64 - 20),
            Some("boolean") => json!(self.below(2) == 0),
            Some("null") => Value::Null,
            _ => {
                let words =
                    ["Anna", "password123", "random", "players=2", "players=9", "en", "ABCD-EFGH", "42", game()];
                json!(*self.pick(&words))
            }
        }
    }
}

fn resolve<'a>(schema: &'a Value, document: &'a Value) -> &'a Value {
    match schema["$ref"].as_str() {
        Some(name) => {
            let pointer = name.strip_prefix('#').expect("all references are inside the document");
            resolve(document.pointer(pointer).unwrap_or_else(|| panic!("{name} is not there")), document)
        }
        None => schema,
    }
}

/// The first type that is not null.
fn kind(schema: &Value) -> Option<&str> {
    match &schema["type"] {
        Value::String(kind) => Some(kind),
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).find(|kind| *kind != "null"),
        _ => None,
    }
}

/// Whether a value has the form of a schema; says where not.
fn fits(value: &Value, schema: &Value, document: &Value, place: &str) -> Result<(), String> {
    let schema = resolve(schema, document);
    for word in ["oneOf", "anyOf"] {
        if let Some(list) = schema[word].as_array() {
            let tried: Vec<_> = list.iter().map(|one| fits(value, one, document, place)).collect();
            return if tried.iter().any(Result::is_ok) { Ok(()) } else { Err(format!("{place}: {tried:?}")) };
        }
    }
    if let Some(list) = schema["allOf"].as_array() {
        return list.iter().try_for_each(|one| fits(value, one, document, place));
    }
    if let Some(list) = schema["enum"].as_array()
        && !list.contains(value)
    {
        return Err(format!("{place}: {value} is none of {list:?}"));
    }
    let kinds: Vec<&str> = match &schema["type"] {
        Value::String(kind) => vec![kind],
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        _ => return Ok(()),
    };
    let found = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    if !kinds.contains(&found) {
        return Err(format!("{place}: {found} instead of {kinds:?}"));
    }
    match value {
        Value::Object(object) => {
            for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
                if !object.contains_key(name) {
                    return Err(format!("{place}: {name} is missing"));
                }
            }
            let properties = &schema["properties"];
            object.iter().try_for_each(|(name, value)| match properties.get(name) {
                Some(property) => fits(value, property, document, &format!("{place}.{name}")),
                None => Ok(()),
            })
        }
        Value::Array(items) if schema["items"].is_object() => {
            items.iter().try_for_each(|item| fits(item, &schema["items"], document, &format!("{place}[]")))
        }
        _ => Ok(()),
    }
}

/// One request for an operation, and whether the answer is as documented.
fn try_one(person: &mut Person, operation: &Operation<'_>, tables: &[String], dice: &mut Dice) {
    let Operation { path, method, about, document } = operation;
    let mut filled = String::new();
    for part in path.split_inclusive('/') {
        let name = part.trim_end_matches('/');
        let value = match name {
            "{id}" | "{code}" if dice.below(4) > 0 => dice.pick(tables).clone(),
            "{game}" if dice.below(3) > 0 => game().to_owned(),
            "{seat}" => (dice.below(12) as i64 - 2).to_string(),
            name if name.starts_with('{') => {
                let words = ["x", "%00", "..%2F", "ABCD-EFGH", "%D0%AF", "a%20b"];
                (*dice.pick(&words)).to_owned()
            }
            name => name.to_owned(),
        };
        filled += &value;
        filled += &part[name.len()..];
    }
    let query: Vec<String> = about["parameters"]
        .as_array()
        .into_iter()
        .flatten()
        .filter(|parameter| parameter["in"] == "query")
        .filter_map(|parameter| {
            let values = ["0", "1", "-1", "999999999999", "x", "fr", ""];
            (dice.below(2) == 0).then(|| format!("{}={}", parameter["name"].as_str().unwrap(), dice.pick(&values)))
        })
        .collect();
    if !query.is_empty() {
        filled.push('?');
        filled += &query.join("&");
    }
    let schema = &about["requestBody"]["content"]["application/json"]["schema"];
    let body = schema.is_object().then(|| dice.value(schema, document, 0).to_string());
    let sent = body.clone();
    let answer = person.send(&method.to_uppercase(), &filled, body, &[]);
    let status = answer.status.to_string();
    let said = format!("{method} {filled} {sent:?}: {status} {}", answer.text);
    assert!(answer.status < 500, "{said}");
    let documented = &about["responses"][&status];
    assert!(documented.is_object(), "not documented: {said}");
    if let Some(schema) = documented["content"]["application/json"].get("schema") {
        let body: Value = serde_json::from_str(&answer.text).unwrap_or_else(|_| panic!("no JSON: {said}"));
        fits(&body, schema, document, "body").unwrap_or_else(|why| panic!("{why} in {said}"));
    }
}

struct Operation<'a> {
    path: &'a str,
    method: &'a str,
    about: &'a Value,
    document: &'a Value,
}

#[test]
fn every_operation_keeps_its_word() {
    let house = House::with(|config| config.limits.tables_per_person = 1000);
    let document = house.somebody().get("/api/openapi.json").ok();
    let (mut anna, _, started, mut first, _second) = two_at_a_table(&house);
    first.say(&protocol::ClientMessage::Resign);
    let (mut ben, _, running, _third, _fourth) = two_at_a_table(&house);
    let waiting = anna.create(json!({ "game": game(), "seats": [{ "kind": "you" }], "visibility": "public" }));
    let tables = [started, running, waiting.table.id, waiting.you.sit_code.unwrap(), "ABCD-EFGH".to_owned()];
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
    let mut count = 0;
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, about) in methods.as_object().unwrap() {
            let operation = Operation { path, method, about, document: &document };
            // Passwords take their time on purpose.
            let rounds = if path.ends_with("/login") || path.ends_with("/account") || path.ends_with("/delete") {
                12
            } else {
                60
            };
            for round in 0..rounds {
                // Who logs out, leaves or gets a fresh cookie is nobody for the rest of this test: a newcomer does it.
                let leaves =
                    ["/logout", "/logout-everywhere", "/delete", "/account"].iter().any(|end| path.ends_with(end));
                let mut nobody = if leaves && round % 3 > 0 { house.guest("Leaver") } else { house.somebody() };
                let person = match round % 3 {
                    _ if leaves => &mut nobody,
                    0 => &mut anna,
                    1 => &mut ben,
                    _ => &mut nobody,
                };
                let cookie = person.cookie.clone();
                try_one(person, &operation, &tables, &mut dice);
                person.cookie = cookie;
                count += 1;
            }
        }
    }
    assert!(count > 1000, "{count} requests");
    assert_eq!(house.somebody().get("/healthz").text, "ok");
}
