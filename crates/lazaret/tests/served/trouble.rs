//! What can go wrong for whoever runs a server: one clear sentence each, and nothing lost.

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::common::{Person, game, pick};
use protocol::{ClientMessage, RefusalCode, ServerMessage};
use serde_json::json;

pub fn lazaret(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lazaret")).args(args).args(["--lang", "en"]).output().unwrap()
}

/// The one sentence of a command that must fail.
fn complaint(args: &[&str]) -> String {
    let output = lazaret(args);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let text = String::from_utf8(output.stderr).unwrap();
    assert_eq!(text.trim().lines().count(), 1, "{text}");
    text
}

#[test]
fn wrong_databases_are_named() {
    let text = complaint(&["serve", "--database", "mysql://somewhere"]);
    assert!(text.contains("is not the address of a database"), "{text}");
    let text = complaint(&["serve", "--addr", "127.0.0.1:0", "--database", "postgres://anna:secret@127.0.0.1:1/x"]);
    assert!(text.contains("cannot be opened") && !text.contains("secret"), "{text}");
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(
        folder.path().join("lazaret.db"),
        "this is no database, but it is long enough to look at ".repeat(40),
    )
    .unwrap();
    let text = complaint(&["serve", "--addr", "127.0.0.1:0", "--data", folder.path().to_str().unwrap()]);
    assert!(text.contains("not a database"), "{text}");
}

#[test]
fn folders_that_cannot_be_written_are_named() {
    let text = complaint(&["serve", "--addr", "127.0.0.1:0", "--data", "/proc/lazaret"]);
    assert!(text.contains("/proc/lazaret") && text.contains("cannot be written"), "{text}");
}

#[test]
fn a_port_in_use_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = taken.local_addr().unwrap().to_string();
    let text = complaint(&["serve", "--addr", &addr, "--data", folder.path().to_str().unwrap()]);
    assert!(text.contains(&addr) && text.contains("already"), "{text}");
}

#[test]
fn a_wrong_setting_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("lazaret.toml");
    std::fs::write(&file, "adr = \"127.0.0.1:1\"\n").unwrap();
    let text = complaint(&["serve", "--config", file.to_str().unwrap()]);
    assert!(text.contains("lazaret.toml") && text.contains("adr"), "{text}");
    let text = complaint(&["serve", "--config", "/nowhere/lazaret.toml"]);
    assert!(text.contains("/nowhere/lazaret.toml"), "{text}");
}

/// Starts a server, perhaps with no more space than this for any file, in blocks of 512 bytes.
pub fn serve(folder: &Path, blocks: Option<u32>) -> (std::process::Child, std::net::SocketAddr) {
    // A process that ignores the signal gets an error instead, as on a full disk.
    let limit = blocks.map_or(String::new(), |blocks| format!("trap '' XFSZ; ulimit -f {blocks}; "));
    let script =
        format!("{limit}exec \"$0\" serve --lang en --log off --addr 127.0.0.1:0 --data \"$1\" --config \"$1/limits\"");
    std::fs::write(folder.join("limits"), crate::UNLIMITED).unwrap();
    let mut command = Command::new("sh");
    command.arg("-c").arg(script).arg(env!("CARGO_BIN_EXE_lazaret")).arg(folder).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let addr = line.trim().rsplit("http://").next().unwrap().parse();
    (child, addr.unwrap_or_else(|_| panic!("{line:?}")))
}

/// The disk fills up in the middle of a game: the choice that is not stored is refused, all others are there later.
#[test]
fn a_full_disk_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (mut child, addr) = serve(folder.path(), Some(1600));
    let mut anna = Person { addr, cookie: None };
    anna.post("/api/me/guest", &json!({ "name": "Anna" })).ok();
    let mut acknowledged = Vec::new();
    let mut refused = false;
    'tables: for _ in 0..200 {
        let seats = json!([{ "kind": "you" }, { "kind": "bot", "level": "random" }]);
        let table = json!({ "game": game(), "options": "players=2", "seats": seats });
        let answer = anna.post("/api/tables", &table);
        if answer.status != 200 {
            assert_eq!(answer.failed(503), "unavailable");
            refused = true;
            break;
        }
        let id = answer.created().table.id;
        anna.add_to_chance(&id);
        if anna.post(&format!("/api/tables/{id}/start"), &json!({})).status != 200 {
            refused = true;
            break;
        }
        let mut socket = anna.socket(&id);
        let mut last = None;
        while let Some(message) = socket.hear() {
            match message {
                ServerMessage::Events { entries, .. } => {
                    let told = entries.into_iter().filter(|entry| entry.seat.is_some());
                    acknowledged.extend(told.map(|entry| (id.clone(), entry.step, entry.action)));
                }
                ServerMessage::Offer { offer } if !offer.options.is_empty() && last != Some(offer.step) => {
                    last = Some(offer.step);
                    let choice = pick(&offer).clone();
                    socket.choose(&offer, &choice);
                }
                ServerMessage::Refused { code, .. } => {
                    assert_eq!(code, RefusalCode::Unavailable);
                    refused = true;
                    break 'tables;
                }
                ServerMessage::Over { .. } => break,
                _ => {}
            }
        }
    }
    assert!(refused && acknowledged.len() > 10, "the disk was full in the middle of something");
    child.kill().unwrap();
    child.wait().unwrap();

    let (mut child, addr) = serve(folder.path(), None);
    anna.addr = addr;
    let tables: std::collections::BTreeSet<_> = acknowledged.iter().map(|(id, ..)| id.clone()).collect();
    for id in tables {
        let mut socket = anna.connect(&id, &[]).unwrap();
        socket.say(&ClientMessage::Hello { last_step: None, eyes: None });
        let entries = socket.until(|message| match message {
            ServerMessage::Events { entries, .. } => Some(entries),
            _ => None,
        });
        let there: Vec<_> =
            entries.into_iter().filter(|entry| entry.seat.is_some()).map(|entry| (entry.step, entry.action)).collect();
        for (_, step, action) in acknowledged.iter().filter(|(table, ..)| *table == id) {
            assert_eq!(there.get(*step as usize), Some(&(*step, action.clone())), "{id} step {step}");
        }
    }
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn everything_is_backed_up_restored_and_exported() {
    let house = crate::common::House::open();
    let (_, _, id, first, second) = crate::common::two_at_a_table(&house);
    crate::common::play_out(&mut [first, second]);
    let folder = house.close();
    let data = folder.path().to_str().unwrap();
    let backup = folder.path().join("backup.jsonl");
    let backup = backup.to_str().unwrap();
    let text = String::from_utf8(lazaret(&["backup", backup, "--data", data]).stdout).unwrap();
    assert!(text.contains("Tables: 1"), "{text}");

    let other = tempfile::tempdir().unwrap();
    let data = other.path().join("new");
    let data = data.to_str().unwrap();
    assert!(lazaret(&["restore", backup, "--data", data]).status.success());
    let text = complaint(&["restore", backup, "--data", data]);
    assert!(text.contains("not empty"), "{text}");
    let records = other.path().join("records");
    let records = records.to_str().unwrap();
    assert!(lazaret(&["export", records, "--data", data]).status.success());
    let record = std::fs::read_to_string(Path::new(records).join(format!("{id}.game"))).unwrap();
    let verified = lazaret(&["verify", records]);
    assert!(verified.status.success(), "it is proved: {verified:?}");
    let broken = record.replace("# fairness secret ", "# fairness secret 0");
    std::fs::write(Path::new(records).join("broken.game"), broken).unwrap();
    assert_eq!(lazaret(&["verify", records]).status.code(), Some(2), "a proof that cannot be read is named");
}

/// A folder without a database is refused with a sentence, and stays as it is.
#[test]
fn an_empty_folder_is_not_backed_up() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    std::fs::create_dir(&data).unwrap();
    let backup = folder.path().join("backup.jsonl");
    let records = folder.path().join("records");
    let (data, backup, records) = (data.to_str().unwrap(), backup.to_str().unwrap(), records.to_str().unwrap());
    for command in [["backup", backup], ["export", records], ["admin", "persons"]] {
        let text = complaint(&[command[0], command[1], "--data", data]);
        assert!(text.contains("There is no database at"), "{text}");
        assert_eq!(text.lines().count(), 1, "{text}");
    }
    assert!(std::fs::read_dir(data).unwrap().next().is_none(), "nothing was made there");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nor beside it");
}

/// An evening that is over is exported with its games, as everybody may read it; one that is not is left out.
#[test]
fn evenings_that_are_over_are_exported() {
    let house = crate::common::House::open();
    let mut host = house.guest("Odile");
    let settings = serde_json::json!({
        "name": "Lantern evening", "games": [{ "game": crate::common::game(), "options": "" }], "rounds": 3,
        "least": 2, "most": 3, "best": 3, "like": false, "clock": { "kind": "none" }, "pause": 0,
        "starts_at": null, "visibility": "public"
    });
    let mut evening = || host.post("/api/evenings", &settings).ok()["id"].as_str().unwrap().to_owned();
    let (over, open) = (evening(), evening());
    host.post(&format!("/api/evenings/{over}/cancel"), &serde_json::json!({ "note": "snow" })).ok();
    let record = host.get(&format!("/api/evenings/{over}/record")).text;
    let folder = house.close();
    let records = folder.path().join("records");
    let (data, to) = (folder.path().to_str().unwrap(), records.to_str().unwrap());
    assert!(lazaret(&["export", to, "--data", data]).status.success());
    let written = std::fs::read_to_string(records.join(format!("{over}.evening"))).unwrap();
    assert!(written == record && written.contains("snow") && !written.contains("Odile"), "{written}");
    assert!(!records.join(format!("{open}.evening")).exists(), "its secret is still one");
}
