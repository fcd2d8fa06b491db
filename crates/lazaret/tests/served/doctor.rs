//! What the doctor tells whoever runs a server: what is wrong, who will play each table after an upgrade, how it is now.

use std::path::PathBuf;

use crate::common::House;
use crate::operating::{free_addr, lazaret};

#[test]
fn the_doctor_finds_what_is_wrong_before_people_do() {
    let house = House::open();
    let (_, _, played, first, second) = crate::common::two_at_a_table(&house);
    crate::common::play_out(&mut [first, second]);
    let mut anna = house.guest("Carla");
    let table = anna.create(serde_json::json!({ "game": crate::common::game() })).table.id;
    let folder = house.close();
    let doctor = |args: &[&str]| {
        let output = lazaret().arg("doctor").args(args).arg("--data").arg(folder.path()).output().unwrap();
        (output.status.code(), String::from_utf8(output.stdout).unwrap())
    };
    let (code, said) = doctor(&[]);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("+ The database takes what is written.") && said.contains("? No public_url"), "{said}");
    let (code, said) = doctor(&["--upgrade", "--json"]);
    let found: serde_json::Value = serde_json::from_str(&said).unwrap();
    assert_eq!(code, Some(0), "{said}");
    assert_eq!(
        (&found["plays"], &found["replays"], &found["stranded"], &found["lost"], &found["compared"]),
        (&1.into(), &1.into(), &0.into(), &0.into(), &1.into())
    );

    assert!(found["tables"].as_array().unwrap().iter().all(|table| table["by"] == "program"), "{said}");

    // A position that is not the one that was written down; rules that this program does not have; rights that others have.
    let place = store::Place::File(folder.path().join("lazaret.db"));
    let store = store::Store::open(&place).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let card = runtime.block_on(store.cards(vec![played.clone()])).unwrap().remove(0).card.unwrap();
    let entries = runtime.block_on(store.journal(&played)).unwrap().len() as u64;
    let mut other: serde_json::Value = serde_json::from_str(&card).unwrap();
    other["fingerprint"] = "00000000000000ff".into();
    let other = other.to_string();
    runtime.block_on(store.set_card(&played, entries, other)).unwrap();
    let (code, said) = doctor(&["--upgrade"]);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains(&played) && said.contains("another position"), "{said}");
    runtime.block_on(store.set_card(&played, entries, card)).unwrap();
    let body = runtime.block_on(store.journal(&table)).unwrap()[0].body.replace("\"rules\":", "\"rules\":99");
    runtime.block_on(store.delete_person("nobody", vec![(table.clone(), 0, body)], 1)).unwrap();
    store.close();
    let (code, said) = doctor(&["--upgrade"]);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("refused: 1.") && said.contains(&table) && said.contains("of the rules"), "{said}");
    let file: PathBuf = folder.path().join("lazaret.db");
    std::fs::set_permissions(&file, std::os::unix::fs::PermissionsExt::from_mode(0o644)).unwrap();
    let (code, said) = doctor(&[]);
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("! ") && said.contains("lazaret.db"), "{said}");
    let looked = lazaret().arg("doctor").arg("--data").arg(folder.path().join("nowhere")).output().unwrap();
    assert_eq!(looked.status.code(), Some(1), "{looked:?}");
    assert!(!folder.path().join("nowhere").exists(), "looking makes nothing");
}

/// A running game that the program, or whoever has its rules, begins in a database.
fn begun(place: &store::Place, id: &str, engine: &'static dyn shelf::Engine, as_of: Option<u32>) {
    use table::{Chair, Command, Opening, Table};

    let person = |name: &str| Chair::Person { id: name.to_owned(), name: name.to_owned() };
    let options = engine.canonical("players=2").unwrap();
    let opening = Opening::plain(id, format!("sit {id}"), engine, options, "anna", [7; 32], 1);
    let (mut table, done) = Table::open(opening, vec![person("anna"), person("ben")]).unwrap();
    let mut bodies = vec![Table::body(&done.facts)];
    let commands = [0, 1].map(|seat| Command::Nonce { seat: kernel::Seat::new(seat), nonce: "ab".repeat(16) });
    for command in commands.into_iter().chain([Command::Start { by: "anna".to_owned() }]) {
        bodies.push(Table::body(&table.command(command, 2).unwrap().facts));
    }
    if let Some(rules) = as_of {
        bodies[0] =
            bodies[0].replacen(&format!("\"rules\":{}", engine.rules_version()), &format!("\"rules\":{rules}"), 1);
    }
    let row = store::TableRow {
        game: engine.id().to_owned(),
        status: store::Status::Playing,
        visibility: store::Visibility::Private,
        sit_code: format!("sit {id}"),
        host: "anna".to_owned(),
        bots: false,
        wake_at: None,
        created_at: 1,
        seats: vec![(0, "anna".to_owned()), (1, "ben".to_owned())],
    };
    let store = store::Store::open(place).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    for (number, body) in bodies.into_iter().enumerate() {
        let row = (number == 0).then(|| row.clone());
        let append = store::Append { table: id.to_owned(), number: number as u64, at: 2, body, row, result: None };
        runtime.block_on(store.append(append)).unwrap();
    }
    store.close();
}

/// Before an upgrade the doctor says of every table whether the program plays it, a package, or nobody.
#[test]
fn the_doctor_says_who_will_play_each_table() {
    let folder = tempfile::tempdir().unwrap();
    let place = store::Place::File(folder.path().join("lazaret.db"));
    let rattus = shelf::title("rattus").unwrap();
    let (newest, older) = (rattus.rules_version(), frozen::engine("lots", 1).unwrap());
    begun(&place, "OURS-OURS", rattus, None);
    begun(&place, "PACK-PACK", older, None);
    begun(&place, "GONE-GONE", rattus, Some(4711));
    let doctor = |args: &[&str]| {
        let mut command = lazaret();
        command.args(["doctor", "--upgrade", "--lang", "en", "--data"]).arg(folder.path()).args(args);
        let output = command.output().unwrap();
        assert_eq!(output.status.code(), Some(1), "one table is refused: {output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let found: serde_json::Value = serde_json::from_str(&doctor(&["--json"])).unwrap();
    let fate = |table: &str, rules: u32, by: &str| serde_json::json!({ "table": table, "over": false, "rules": rules, "by": by });
    let mut tables = found["tables"].as_array().unwrap().clone();
    tables.sort_by_key(|fate| fate["table"].as_str().map(str::to_owned));
    assert_eq!(
        tables,
        [fate("GONE-GONE", 4711, "nobody"), fate("OURS-OURS", newest, "program"), fate("PACK-PACK", 1, "package"),]
    );
    assert_eq!((&found["plays"], &found["packaged"], &found["stranded"]), (&2.into(), &1.into(), &1.into()));
    let said = doctor(&[]);
    assert!(said.contains("+ PACK-PACK: a package plays version 1 of the rules."), "{said}");
    assert!(said.contains("! GONE-GONE: This table was begun with version 4711 of the rules"), "{said}");
    assert!(!said.contains("OURS-OURS"), "what the program plays is not worth a line: {said}");
}

/// Whoever has no Prometheus is told by the doctor what the alerts would tell.
#[test]
fn the_doctor_reads_the_figures_of_a_server_that_runs() {
    let figures = free_addr();
    let house = House::with(|config| config.metrics_addr = Some(figures.clone()));
    let (mut anna, _ben, _, first, second) = crate::common::two_at_a_table(&house);
    let (folder, addr) = (tempfile::tempdir().unwrap(), house.addr);
    let config = folder.path().join("lazaret.toml");
    let doctor = |settings: String, args: &[&str]| {
        std::fs::write(&config, settings).unwrap();
        let mut command = lazaret();
        command.args(["doctor", "--running", "--lang", "en", "--addr", &addr.to_string(), "--config"]);
        let output = command.arg(&config).args(args).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let here = format!("metrics_addr = \"{figures}\"\n");
    let said = doctor(here.clone(), &[]);
    assert!(said.contains("+ It holds 1 tables and 2 sockets") && !said.contains('?'), "{said}");
    drop((first, second));
    // A journal that was damaged while the table was not in memory.
    let damaged = anna.create(serde_json::json!({ "game": crate::common::game() })).table.id;
    let data = house.close();
    store::testkit::batch(
        &store::Place::File(data.path().join("lazaret.db")),
        &format!("UPDATE journal SET body = 'nonsense' WHERE table_id = '{damaged}'"),
    );
    let house = House::at(data, |config| (config.addr, config.metrics_addr) = (addr, Some(figures.clone())));
    assert_ne!(house.somebody().get(&format!("/api/tables/{damaged}")).status, 200);
    let said = doctor(here, &[]);
    assert!(said.contains("? lazaret_unopened_total is 1") && said.contains("LazaretUnopened"), "{said}");
    let json: serde_json::Value = serde_json::from_str(&doctor(String::new(), &["--json"])).unwrap();
    assert_eq!((&json["ready"], &json["why"]), (&true.into(), &serde_json::Value::Null));
}
