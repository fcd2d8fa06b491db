//! Games for everybody: only of tables that agreed, and nobody's name, nothing that was said and no time of day is in them.

use std::path::Path;

use protocol::ClientMessage;
use serde_json::json;

use crate::common::{House, play_out};
use crate::trouble::lazaret;

/// Two people play a game at a table that agrees to be published, or not; one of them says something.
fn played(house: &House, published: bool) -> String {
    let (mut anna, mut ben) = (house.guest("Zebedee Quill"), house.guest("Ottoline Marsh"));
    let table =
        json!({ "game": "rattus", "options": "players=2", "seats": [{ "kind": "you" }], "published": published });
    let table = anna.create(table);
    assert_eq!(table.table.published, published, "everybody sees it before they sit down");
    let id = table.table.id;
    ben.sit(&id, table.you.sit_code.as_deref());
    let mut sockets = [anna.socket(&id), ben.socket(&id)];
    ben.add_to_chance(&id);
    sockets[0].say(&ClientMessage::Chat { text: "a word among friends".to_owned() });
    anna.start(&id);
    play_out(&mut sockets);
    id
}

fn files(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { found.extend(files(&path)) } else { found.push(path) }
    }
    found.sort();
    found
}

#[test]
fn games_for_everybody_name_nobody() {
    let house = House::open();
    let (secret, first, second) = (played(&house, false), played(&house, true), played(&house, true));
    let folder = house.close();
    let data = folder.path().to_str().unwrap();
    let out = folder.path().join("public");
    let ran = lazaret(&["export", out.to_str().unwrap(), "--public", "--data", data]);
    assert!(ran.status.success(), "{ran:?}");
    let written = files(&out);
    let names: Vec<String> =
        written.iter().map(|path| path.strip_prefix(&out).unwrap().to_string_lossy().into_owned()).collect();
    assert_eq!(names.len(), 3, "{names:?}");
    let (month, _) = names[0].split_once('/').unwrap();
    assert_eq!(
        names,
        [format!("{month}/rattus-0001.game"), format!("{month}/rattus-0002.game"), "README.txt".to_owned()]
    );
    assert!(month.len() == 7 && month.as_bytes()[4] == b'-', "a month and nothing closer: {month}");
    let texts: Vec<String> = written.iter().map(|path| std::fs::read_to_string(path).unwrap()).collect();
    let people = |text: &str| {
        let mut names: Vec<String> =
            text.lines().filter_map(|line| Some(line.strip_prefix("seat ")?.split_once(' ')?.1.to_owned())).collect();
        names.sort();
        names
    };
    for text in &texts[..2] {
        for word in ["Zebedee", "Quill", "Ottoline", "Marsh", "friends", &secret, &first, &second, "#", ":"] {
            assert!(!text.contains(word), "{word} is in {text}");
        }
        // No number is a moment: neither of this century in milliseconds or seconds, nor a date.
        let moment =
            |word: &str| word.len() >= 10 && word.starts_with('1') && word.bytes().all(|byte| byte.is_ascii_digit());
        assert!(!text.split_whitespace().any(moment), "{text}");
        assert!(people(text).iter().all(|name| name.starts_with("p-") && name.len() == 10), "{text}");
    }
    assert_eq!(people(&texts[0]).len(), 2);
    assert_ne!(people(&texts[0]), people(&texts[1]), "other people, though they have the same names");
    assert!(
        lazaret(&["verify", out.join(month).to_str().unwrap()]).status.code() == Some(3),
        "they play out, without a proof"
    );
    // Drawn anew, nobody is who they were.
    let again = folder.path().join("again");
    assert!(lazaret(&["export", again.to_str().unwrap(), "--public", "--data", data]).status.success());
    let other = std::fs::read_to_string(&files(&again)[0]).unwrap();
    assert!(texts[..2].iter().all(|text| people(text) != people(&other)));
}
