//! As much of YAML as the files of this repository use: maps, lists, scalars, flow lists, anchors and blocks of text. What
//! it does not know it does not take.

/// A value.
#[derive(Clone, PartialEq, Debug)]
pub enum Yaml {
    Text(String),
    List(Vec<Yaml>),
    Map(Vec<(String, Yaml)>),
}

impl Yaml {
    /// The value at a path of keys; lists are passed by number.
    pub fn at(&self, path: &[&str]) -> &Yaml {
        path.iter().fold(self, |value, key| match value {
            Yaml::Map(pairs) => {
                let own = pairs.iter().find(|(name, _)| name == key).map(|(_, value)| value);
                // What is merged in stands behind what is said here.
                let merged = || pairs.iter().find(|(name, _)| name == "<<").map(|(_, merged)| merged.at(&[key]));
                own.or_else(merged).unwrap_or_else(|| panic!("no `{key}` in {value:?}"))
            }
            Yaml::List(list) => &list[key.parse::<usize>().unwrap()],
            Yaml::Text(text) => panic!("`{text}` has no `{key}`"),
        })
    }

    pub fn text(&self) -> &str {
        match self {
            Yaml::Text(text) => text,
            Yaml::List(_) | Yaml::Map(_) => panic!("no text: {self:?}"),
        }
    }

    pub fn texts(&self) -> Vec<&str> {
        match self {
            Yaml::List(list) => list.iter().map(Yaml::text).collect(),
            Yaml::Text(_) | Yaml::Map(_) => panic!("no list: {self:?}"),
        }
    }
}

/// Reads a document.
pub fn read(text: &str) -> Yaml {
    let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.trim_start().starts_with('#'));
    let lines: Vec<(usize, &str)> = lines.map(|line| (line.len() - line.trim_start().len(), line.trim())).collect();
    let mut reader = Reader { lines, at: 0, anchors: Vec::new() };
    let value = reader.block(0);
    assert_eq!(
        reader.at,
        reader.lines.len(),
        "line {} is not understood: {:?}",
        reader.at,
        reader.lines.get(reader.at)
    );
    value
}

struct Reader<'t> {
    lines: Vec<(usize, &'t str)>,
    at: usize,
    anchors: Vec<(String, Yaml)>,
}

impl Reader<'_> {
    fn block(&mut self, indent: usize) -> Yaml {
        let (mut map, mut list) = (Vec::new(), Vec::new());
        while let Some(&(depth, line)) = self.lines.get(self.at).filter(|(depth, _)| *depth == indent) {
            if let Some(item) = line.strip_prefix("- ") {
                assert!(map.is_empty(), "a list inside a map: {line}");
                if item.contains(": ") && !item.starts_with(['"', '[', '{']) || item.ends_with(':') {
                    // The map begins behind the dash.
                    self.lines[self.at] = (depth + 2, item);
                    list.push(self.block(depth + 2));
                } else {
                    self.at += 1;
                    list.push(self.scalar(item));
                }
                continue;
            }
            assert!(list.is_empty(), "a map inside a list: {line}");
            let (key, rest) = line.split_once(':').unwrap_or_else(|| panic!("neither key nor item: {line}"));
            assert!(rest.is_empty() || rest.starts_with(' '), "no space behind the colon: {line}");
            assert!(!map.iter().any(|(known, _)| known == key), "`{key}` is said twice");
            self.at += 1;
            let (anchor, rest) = match rest.trim().strip_prefix('&') {
                Some(name) => (Some(name.to_owned()), ""),
                None => (None, rest.trim()),
            };
            let value = match rest {
                "" => match self.lines.get(self.at) {
                    Some((deeper, _)) if *deeper > indent => self.block(*deeper),
                    _ => Yaml::Text(String::new()),
                },
                "|" => self.words(indent),
                rest => self.scalar(rest),
            };
            if let Some(anchor) = anchor {
                self.anchors.push((anchor, value.clone()));
            }
            map.push((key.to_owned(), value));
        }
        if list.is_empty() { Yaml::Map(map) } else { Yaml::List(list) }
    }

    fn words(&mut self, indent: usize) -> Yaml {
        let mut text = String::new();
        while let Some((_, line)) = self.lines.get(self.at).filter(|(depth, _)| *depth > indent) {
            text.push_str(line);
            text.push('\n');
            self.at += 1;
        }
        Yaml::Text(text)
    }

    fn scalar(&self, text: &str) -> Yaml {
        if let Some(name) = text.strip_prefix('*') {
            let known = self.anchors.iter().find(|(known, _)| known == name);
            return known.unwrap_or_else(|| panic!("no anchor `{name}`")).1.clone();
        }
        if let Some(inside) = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')) {
            return Yaml::List(inside.split(", ").map(|item| self.scalar(item)).collect());
        }
        if let Some(inside) = text.strip_prefix('{').and_then(|text| text.strip_suffix('}')) {
            let pair =
                |item: &str| item.split_once(": ").map(|(key, value)| (key.to_owned(), self.scalar(value))).unwrap();
            return Yaml::Map(inside.split(", ").map(pair).collect());
        }
        let quoted = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
        assert!(quoted.is_some() || !text.starts_with(['"', '\'', '%', '@', '`']), "not understood: {text}");
        Yaml::Text(quoted.unwrap_or(text).to_owned())
    }
}
