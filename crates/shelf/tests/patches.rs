//! Every kind of number of the data files can be patched, or it is said why not.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use shelf::Title;
use text::{Lang, Words};

/// A number of the data files with its path.
type Number = (String, i64);

/// The numbers of the data files of a game, by their paths with a `*` for every entry of a list: what one entry may say the
/// others may, and all of them stand in one table of the program, which is read as a whole.
fn numbers(game: &str) -> BTreeMap<String, Vec<Number>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("data");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("a folder of data").map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let mut found = BTreeMap::new();
    for path in files {
        let table: toml::Table = std::fs::read_to_string(&path).expect("a text").parse().expect("TOML");
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        collect(&toml::Value::Table(table), (&name, &name), &mut found);
    }
    found
}

/// Where a thing is drawn is nothing that the rules read.
const DRAWN: [&str; 8] = ["x", "y", "q", "r", "card_x", "card_y", "angle_deg", "canvas"];

fn collect(value: &toml::Value, (kind, path): (&str, &str), found: &mut BTreeMap<String, Vec<Number>>) {
    match value {
        toml::Value::Integer(number) => found.entry(kind.to_owned()).or_default().push((path.to_owned(), *number)),
        toml::Value::Table(fields) => {
            for (key, value) in fields.iter().filter(|(key, _)| !DRAWN.contains(&key.as_str())) {
                collect(value, (&format!("{kind}.{key}"), &format!("{path}.{key}")), found);
            }
        }
        toml::Value::Array(rows) => {
            for (index, row) in rows.iter().enumerate().filter(|(_, row)| row.is_table()) {
                let id = row.get("id").and_then(toml::Value::as_str).map_or((index + 1).to_string(), str::to_owned);
                collect(row, (&format!("{kind}.*"), &format!("{path}.{id}")), found);
            }
        }
        _ => {}
    }
}

/// Why a number cannot be one more, nor one less; nothing if it can.
fn refused(title: &dyn Title, (path, number): &Number) -> Option<String> {
    let words = Words::new(Lang::En);
    let given =
        |other: i64| title.spelled("mine", &format!("{path} = {other}")).map_err(|error| words.say(&error.message));
    given(number + 1).err().and_then(|_| given(number - 1).err())
}

/// So many entries of a list are tried before its numbers count as those that nobody can change.
const TRIED: usize = 2;

/// What the rules do not read, what the program is built on, and what is said twice and has to agree.
const REASONS: [&str; 6] = [
    "nothing that the rules read",
    "is built on",
    "by its name",
    "is said here, but",
    "entries are expected",
    "these are not",
];

/// Holds a game to it, and gives the kinds of numbers that can be changed.
fn tried(game: &str) -> Vec<String> {
    let title = shelf::title(game).expect("the game");
    let (mut taken, mut kept) = (Vec::new(), Vec::new());
    for (kind, numbers) in numbers(game) {
        let mut reasons = numbers.iter().take(TRIED).map(|number| refused(title, number));
        let first = reasons.next().expect("there is one of the kind");
        match first.filter(|_| reasons.all(|reason| reason.is_some())) {
            None => taken.push(kind),
            Some(why) => kept.push((kind, why)),
        }
    }
    for (kind, why) in &kept {
        // A sentence of the data, not of the reader of Rust literals: that would be a table that no patch can change.
        let told = REASONS.iter().any(|reason| why.contains(reason)) && !why.contains("where `");
        assert!(told, "{game}: {kind}: {why}");
    }
    taken
}

#[test]
fn every_kind_of_number_of_rattus_can_be_patched_or_it_is_said_why_not() {
    let taken = tried("rattus");
    assert!(taken.contains(&"classes.class.*.max_cubes".to_owned()), "{taken:?}");
}

#[test]
fn every_kind_of_number_of_contagion_can_be_patched_or_it_is_said_why_not() {
    let taken = tried("contagion");
    for key in ["n", "draw_delta", "infect_limit", "infect_cubes_delta", "mutate_cost_delta"] {
        assert!(taken.contains(&format!("events.round_card.*.effects.*.{key}")), "{key}: {taken:?}");
    }
}

#[test]
fn every_kind_of_number_of_pest_can_be_patched_or_it_is_said_why_not() {
    let taken = tried("pest");
    assert!(taken.contains(&"technologies.technology.*.cost".to_owned()), "{taken:?}");
}

#[test]
fn every_kind_of_number_of_messina_can_be_patched_or_it_is_said_why_not() {
    let taken = tried("messina");
    assert!(taken.contains(&"ships.ship.*.value".to_owned()), "{taken:?}");
}

#[test]
fn every_event_and_who_card_can_be_changed() {
    let title = shelf::title("contagion").expect("the game");
    let mut tried = 0;
    for (kind, numbers) in numbers("contagion") {
        for number in numbers.iter().filter(|_| kind.starts_with("events.round_card.*.effects.")) {
            // How many are lost in each city or in the largest one is not a number that the rules read.
            if let Some(why) = refused(title, number) {
                assert!(why.contains("nothing that the rules read"), "{}: {why}", number.0);
                continue;
            }
            tried += 1;
        }
    }
    assert!(tried >= 14, "{tried}");
}

/// A decree is put together out of the agendas and imperatives that there are; what a technology is, its rules know by name.
#[test]
fn a_decree_of_ones_own_is_made_of_those_there_are() {
    let title = shelf::title("pest").expect("the game");
    let words = Words::new(Lang::En);
    let read = |text: &str| title.spelled("mine", text).map_err(|error| words.say(&error.message));
    let texts = |field: &str| -> String {
        ["en", "fr", "ru"].map(|language| format!("{field}_{language} = \"Bread and healing\"\n")).concat()
    };
    let decree = format!(
        "[decrees.decree.bread_for_all]\n{}{}{}agenda = {{ kind = \"healed_on_track\", per = 1, max = 8 }}\n\
         imperative = {{ kind = \"food_in_hand\" }}\n",
        texts("name"),
        texts("agenda"),
        texts("imperative")
    );
    let lines = read(&decree).expect("a decree");
    assert!(lines.iter().all(|line| !line.contains(".imperative.")), "its imperative is what is printed: {lines:?}");
    assert!(shelf::called("pest", &lines).iter().any(|called| called.key == "pest-decree-bread-for-all-agenda"));
    for (from, to) in [("healed_on_track", "heaven"), ("max = 8", "most = 8"), (", max = 8", "")] {
        assert!(read(&decree.replace(from, to)).is_err(), "there is no such agenda: {to}");
    }
    let technology = "[technologies.technology.blast_furnace]\neffect = { kind = \"mask\", n = 1 }\n";
    assert!(read(technology).expect_err("another kind").contains("by its name"));
}
