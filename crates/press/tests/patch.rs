//! Patches over the data files of the four games: what fits, and what is refused and where.

use std::path::Path;

use press::Patched;
use press::games::GAMES;

/// Lays a patch over the data files of a game.
fn patched(game: &str, text: &str) -> Result<Patched, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("data");
    let mut files: Vec<(String, String)> = std::fs::read_dir(folder)
        .expect("a folder of data")
        .map(|entry| {
            let path = entry.expect("a file").path();
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            (name, std::fs::read_to_string(path).expect("a text"))
        })
        .collect();
    files.sort();
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let described = GAMES.iter().find(|known| known.id == game).expect("a game");
    Patched::read(described, &files, "mine.toml", text)
        .map_err(|fault| format!("{}:{}:{}: {}", fault.place.file, fault.place.line, fault.place.column, fault.text))
}

#[test]
fn a_patch_is_spelled_in_one_way() {
    let dotted = "cities.city.mexico_city.points = [ 7,6, 3 ]\ncities.city.mexico_city.population=7\n";
    let tables = "[cities.city.mexico_city]\npopulation = 7\npoints = [7, 6, 3]\n";
    let [dotted, tables] = [dotted, tables].map(|text| patched("contagion", text).expect("a patch"));
    let lines = ["cities.city.mexico_city.points = [7, 6, 3]", "cities.city.mexico_city.population = 7"];
    assert_eq!(dotted.patch().lines, lines);
    assert_eq!(dotted.patch(), tables.patch());
    let again = patched("contagion", &lines.join("\n")).expect("its own spelling");
    assert_eq!(again.patch().hash(), dotted.patch().hash());
    let first = &dotted.differences()[0];
    assert_eq!((first.printed.as_deref(), first.patched.as_str()), (Some("[9, 6, 3]"), "[7, 6, 3]"));
}

#[test]
fn every_kind_of_value_can_be_patched() {
    for (game, text) in [
        ("rattus", "classes.class.peasant.max_cubes = 2"),
        ("rattus", "setup.constants.spread_by_rats = [0, 1, 1, 1]"),
        ("rattus", "tokens.token.rat_s01.limit = 2"),
        ("contagion", "game.game.hand_limit = 8"),
        ("contagion", "city_actions.special.draw_2.effects = [{ n = 4, op = \"draw\" }, { n = 1, op = \"points\" }]"),
        ("pest", "technologies.technology.breathing_apparatus.effect.steps = 1"),
        ("pest", "technologies.technology.breathing_apparatus.cost = 1"),
        ("pest", "tracks.influence_reward.1.n = 3"),
        ("messina", "ships.ship.ship_1_gems.value = 9"),
        ("messina", "setup.player_start.repopulation_tiles = 4"),
    ] {
        let patched = patched(game, text).unwrap_or_else(|fault| panic!("{game}: {fault}"));
        assert_eq!(patched.patch().lines, [text]);
    }
}

#[test]
fn what_does_not_fit_is_refused_with_its_place() {
    for (game, text, place, part) in [
        ("contagion", "cities = 3", "1:10", "a table is expected"),
        ("contagion", "\ntowns.city.x = 3", "2:1", "there is no data file `towns`"),
        ("contagion", "cities.city.atlantis.population = 3", "1:13", "there is no `atlantis`"),
        ("contagion", "cities.city.paris.polulation = 3", "1:32", "there is no `polulation`"),
        ("contagion", "game.game.hand_limit = \"many\"", "1:24", "a whole number is expected"),
        ("contagion", "game.game.hand_limit = 300", "1:24", "300 does not fit"),
        ("contagion", "game.game.hand_limit = 9", "1:24", "printed already"),
        ("contagion", "cities.city.paris.x = 3", "1:23", "nothing that the rules read"),
        ("contagion", "cities.city.paris.name_en = \"P\"", "1:29", "`name_fr` is missing"),
        ("contagion", "cities.city.paris.id = \"p\"", "1:24", "ids"),
        ("contagion", "cities.city.mexico_city.population = 7", "1:1", "the population"),
        ("contagion", "city_actions.special.draw_2.effects = [{ op = \"fly\" }]", "1:47", "no such primitive"),
        ("contagion", "game.game = { hand_limit = [1] }", "1:28", "a whole number is expected"),
        ("contagion", "game.event_deck.order_top_to_bottom = []", "1:1", ""),
        ("contagion", "", "1:1", "changes nothing"),
        ("contagion", "a = ", "1:5", ""),
        ("pest", "technologies.technology.breathing_apparatus.effect.kind = \"mask\"", "1:59", "by its name"),
        ("pest", "decrees.decree.1.era = 0", "1:16", "there is no `1`"),
        ("messina", "setup.player_start.lieutenants = 5", "1:1", "built on this"),
        ("rattus", "setup.constants.rat_tokens_total = 40", "1:36", "40 is said here"),
    ] {
        let fault = patched(game, text).map(|_| ()).expect_err(text);
        assert!(fault.starts_with(&format!("mine.toml:{place}: ")) && fault.contains(part), "{text}\n{fault}");
    }
}

/// A card of somebody's own in the place of Bird Migration.
const QUARANTINE: &str = r#"[events.round_card.bird_migration]
name_en = "Quarantine"
name_fr = "Mise à l'écart"
name_ru = "Карантин"
text_en = "You may not infect a new city."
text_fr = "Pas de nouvelle ville."
text_ru = "Новые города заражать нельзя."
skull = true
new_city = true
timing = "during"
effects = [{ op = "modify", scope = "turn", ban = ["infect_new"] }]
"#;

#[test]
fn a_card_of_ones_own_has_a_name_of_its_own() {
    let quarantine = patched("contagion", QUARANTINE).expect("a card");
    let lines = &quarantine.patch().lines;
    assert_eq!(lines.len(), 9, "that it shows a new city is printed already: {lines:?}");
    let called = press::names::called("contagion", lines);
    let said = |language: &str, key: &str| {
        called.iter().find(|one| one.language == language && one.key == key).map(|one| one.text.as_str())
    };
    assert_eq!(said("fr", "contagion-round-card-bird-migration"), Some("Mise à l’écart"));
    assert_eq!(said("ru", "contagion-round-card-bird-migration-text"), Some("Новые города заражать нельзя."));
    assert_eq!(called.len(), 6);
    let again = patched("contagion", &lines.join("\n")).expect("its own spelling");
    assert_eq!(again.patch().hash(), quarantine.patch().hash(), "a record spells it so");
}

#[test]
fn what_a_card_of_ones_own_cannot_say_is_refused() {
    for (from, to, place, part) in [
        ("name_fr = \"Mise à l'écart\"\n", "", "2:11", "`name_fr` is missing"),
        ("text_ru = \"Новые города заражать нельзя.\"\n", "", "2:11", "`text_ru` is missing"),
        ("\"Quarantine\"", "\"\"", "2:11", "at most 60"),
        ("\"Quarantine\"", "\"two\\nlines\"", "2:11", "one line"),
        ("\"Quarantine\"", "\"\\u001b[2J\"", "2:11", "one line"),
        ("\"Quarantine\"", "3", "2:11", "a text is expected"),
        ("name_en", "note_en", "2:11", "no text stands here"),
        ("op = \"modify\"", "op = \"quarantine\"", "11:19", "no such primitive"),
        ("ban = [\"infect_new\"]", "ban = [\"draw\"]", "11:52", "infect_new"),
        ("timing = \"during\"", "timing = \"night\"", "10:10", ""),
        ("skull = true", "colour = 3", "8:10", "there is no `colour`"),
    ] {
        let text = QUARANTINE.replace(from, to);
        assert_ne!(text, QUARANTINE);
        let fault = patched("contagion", &text).map(|_| ()).expect_err(to);
        assert!(fault.starts_with(&format!("mine.toml:{place}: ")) && fault.contains(part), "{to}\n{fault}");
    }
    let name_alone = QUARANTINE.split_inclusive('\n').take(7).collect::<String>();
    let fault = patched("contagion", &name_alone).map(|_| ()).expect_err("nothing that it does");
    assert!(fault.contains("alone make no other card"), "{fault}");
    // A changed number may have its sentence changed, without a name.
    let text = "[city_actions.special.draw_2]\neffects = [{ op = \"draw\", n = 3 }]\ntext_en = \"Draw 3.\"\n\
        text_fr = \"Piochez 3.\"\ntext_ru = \"Возьмите 3.\"\n";
    assert_eq!(patched("contagion", text).expect("a text").patch().lines.len(), 4);
}

#[test]
fn what_is_of_another_kind_is_exchanged_whole() {
    let text = "decrees.decree.bread_for_all.agenda = { first = 5, kind = \"influence_rank\", second = 2 }";
    let decree = patched("pest", text).expect("an agenda of another decree");
    assert_eq!(decree.patch().lines, [text], "what is paid per food falls away");
    let effect = "technologies.technology.blast_furnace.effect = { kind = \"mask\", n = 2 }";
    let fault = patched("pest", effect).map(|_| ()).expect_err("its rules know it");
    assert!(fault.starts_with("mine.toml:1:57: ") && fault.contains("by its name"), "{fault}");
}

/// No number of the data files, however odd, brings the generator down: each is made 0, and as large as it gets.
#[test]
fn no_number_breaks_the_generator() {
    let mut tried = 0;
    for game in GAMES {
        for path in numbers(game.id) {
            for value in ["0", "255"] {
                _ = patched(game.id, &format!("{path} = {value}"));
                tried += 1;
            }
        }
    }
    assert!(tried > 500, "{tried}");
}

/// The paths of numbers: every constant, and those of the first entry of every list.
fn numbers(game: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(game).join("data");
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder of data") {
        let path = entry.expect("a file").path();
        let table: toml::Table = std::fs::read_to_string(&path).expect("a text").parse().expect("TOML");
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        collect(&toml::Value::Table(table), &name, &mut found);
    }
    found
}

fn collect(value: &toml::Value, path: &str, found: &mut Vec<String>) {
    match value {
        toml::Value::Integer(_) => found.push(path.to_owned()),
        toml::Value::Table(fields) => {
            fields.iter().for_each(|(key, value)| collect(value, &format!("{path}.{key}"), found));
        }
        toml::Value::Array(rows) => {
            for (index, row) in rows.iter().enumerate().take(1).filter(|(_, row)| row.is_table()) {
                let id = row.get("id").and_then(toml::Value::as_str).map_or((index + 1).to_string(), str::to_owned);
                collect(row, &format!("{path}.{id}"), found);
            }
        }
        _ => {}
    }
}
