//! Backups that are made again and again: whole, put away by their rule, and restored to what they were made of.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::common::{House, PATIENCE, play_out, two_at_a_table};
use crate::operating::{Running, lazaret, start};

/// The backups of a folder, oldest first.
fn backups(folder: &Path) -> Vec<PathBuf> {
    let mut found: Vec<_> = std::fs::read_dir(folder)
        .map(|entries| entries.map(|entry| entry.unwrap().path()).collect())
        .unwrap_or_default();
    found.retain(|path: &PathBuf| path.extension().is_some_and(|extension| extension == "backup"));
    found.sort();
    found
}

fn backing_up(folder: &Path, every: &str, place: &[&str]) -> Running {
    let mut command = lazaret();
    command.arg("backup").arg(folder).args(["--every", every]).args(place);
    Running(command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap())
}

/// Asks it to end, and waits until it has.
fn end(mut running: Running) {
    assert!(Command::new("kill").arg(running.0.id().to_string()).status().unwrap().success());
    assert!(running.0.wait().unwrap().success(), "whoever is asked to end says that all went well");
}

fn done(command: &mut Command) {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{output:?}");
}

/// Backs a place up every second until there are two, and hands on the newest.
fn newest_of_two(folder: &Path, place: &[&str]) -> PathBuf {
    let running = backing_up(folder, "1s", place);
    let until = Instant::now() + 3 * PATIENCE;
    while backups(folder).len() < 2 {
        assert!(Instant::now() < until, "it makes one after the other");
        std::thread::sleep(Duration::from_millis(50));
    }
    end(running);
    backups(folder).pop().unwrap()
}

#[test]
fn a_backup_made_by_the_clock_is_restored_to_what_it_was_made_of() {
    let house = House::open();
    let (_, _, _, first, second) = two_at_a_table(&house);
    play_out(&mut [first, second]);
    let data = house.close();
    let place = data.path().to_str().unwrap();
    let work = tempfile::tempdir().unwrap();
    let serving = start(lazaret().args(["serve", "--addr", "127.0.0.1:0", "--data", place]));
    let from_sqlite = newest_of_two(&work.path().join("sqlite"), &["--data", place]);
    drop(serving);
    let store::Place::Postgres(database) = store::testkit::fresh_postgres() else { unreachable!("it is PostgreSQL") };
    done(lazaret().arg("restore").arg(&from_sqlite).args(["--database", &database]));
    let from_postgres = newest_of_two(&work.path().join("postgres"), &["--database", &database]);
    let back = work.path().join("back");
    done(lazaret().arg("restore").arg(&from_postgres).arg("--data").arg(&back));
    let again = work.path().join("again.backup");
    done(lazaret().arg("backup").arg(&again).arg("--data").arg(&back));
    let read = |path: &Path| std::fs::read_to_string(path).unwrap();
    assert!(read(&from_sqlite).lines().count() > 50, "there is something to lose");
    assert!(read(&from_sqlite) == read(&from_postgres), "from one kind of database to the other nothing changes");
    assert!(read(&from_postgres) == read(&again), "and what was restored is what was backed up");
}

#[test]
fn backups_are_put_away_by_their_rule_and_by_one_program() {
    let data = House::open().close();
    let place = ["--data", data.path().to_str().unwrap()];
    let work = tempfile::tempdir().unwrap();
    let named = |name: &str| work.path().join(name);
    for name in ["lazaret-20200101T000000Z.backup", "lazaret-20200230T000000Z.backup", "notes.txt", ".lazaret-half"] {
        std::fs::write(named(name), "old").unwrap();
    }
    let running = backing_up(work.path(), "1h", &place);
    let until = Instant::now() + 3 * PATIENCE;
    while named("lazaret-20200101T000000Z.backup").exists() {
        assert!(Instant::now() < until, "the old one is put away");
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(named("notes.txt").exists() && named("lazaret-20200230T000000Z.backup").exists(), "what is not ours stays");
    assert!(!named(".lazaret-half").exists(), "what was left half written is gone");
    let other =
        lazaret().args(["backup", "--lang", "en", "--every", "1s"]).args(place).arg(work.path()).output().unwrap();
    assert_eq!(other.status.code(), Some(2), "{other:?}");
    assert!(String::from_utf8_lossy(&other.stderr).contains("Another program writes backups"), "{other:?}");
    end(running);
    // Started again it waits until the next is due.
    let made = backups(work.path());
    let running = backing_up(work.path(), "1h", &place);
    std::thread::sleep(Duration::from_millis(700));
    end(running);
    assert_eq!(backups(work.path()), made);

    let newest = made.last().unwrap();
    let check = |path: &Path| lazaret().args(["restore", "--lang", "en", "--check"]).arg(path).output().unwrap();
    assert!(String::from_utf8_lossy(&check(newest).stdout).contains("The backup is whole."));
    let mut bytes = std::fs::read(newest).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(newest, bytes).unwrap();
    assert_eq!(check(newest).status.code(), Some(2), "a single bit is noticed");
}

/// A time that is none is refused with a sentence.
#[test]
fn a_time_between_backups_is_one() {
    for wrong in ["0s", "6", "often"] {
        let output = lazaret().args(["backup", "x", "--every", wrong, "--lang", "en"]).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(wrong), "{output:?}");
    }
}
