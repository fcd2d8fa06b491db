//! The example of a bot of one's own at a table: it comes by an invitation to the real program and plays whole games, and
//! nothing that the program writes down or says holds its token.

use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use crate::common::{Person, Socket, game, play_out};
use protocol::{Created, Holder, ServerMessage};
use serde_json::json;
use table::fairness::{Chance, check};

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/table_bot.py");

/// The real program, which writes down everything it can.
struct Program {
    child: Child,
    addr: std::net::SocketAddr,
    folder: tempfile::TempDir,
}

impl Program {
    fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let settings = folder.path().join("settings.toml");
        std::fs::write(&settings, crate::UNLIMITED).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_lazaret"));
        command.args(["serve", "--lang", "en", "--addr", "127.0.0.1:0", "--log", "trace", "--data"]).arg(folder.path());
        command.arg("--config").arg(settings).stdout(Stdio::piped());
        let mut child = command.stderr(File::create(folder.path().join("log")).unwrap()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let addr = line.trim().rsplit("http://").next().and_then(|addr| addr.parse().ok());
        Self { addr: addr.unwrap_or_else(|| panic!("it should say where it listens: {line:?}")), child, folder }
    }

    /// Ends the program; gives the folder with what it wrote.
    fn end(mut self) -> tempfile::TempDir {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        self.folder
    }
}

/// The example as somebody starts it.
fn example(program: &Program, token: &str, code: &str) -> Child {
    let mut command = Command::new("python3");
    command.arg(EXAMPLE).arg(format!("http://{}", program.addr)).arg(code).env("LAZARET_TOKEN", token);
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Waits until the example sits and has given its number.
fn comes(socket: &mut Socket, seat: u8) {
    socket.until(|message| match message {
        ServerMessage::Table { table, .. } => table.fairness?.nonces.into_iter().find(|nonce| nonce.seat == seat),
        _ => None,
    });
}

#[test]
fn the_example_sits_down_by_an_invitation_and_plays_whole_games() {
    let lines = include_str!("../../../../docs/table_bot.py").lines().count();
    assert!(lines <= 60, "{lines} lines");
    let program = Program::start();
    let mut anna = Person { addr: program.addr, cookie: None };
    anna.post("/api/me/guest", &json!({ "name": "Anna" })).ok();
    let rat = anna.machine("Deep Rat");
    let mut frames = Vec::new();
    for title in shelf::titles() {
        let seats = json!([{ "kind": "you" }]);
        let created = anna.create(json!({ "game": title.id(), "options": "players=2", "seats": seats }));
        let Created { table, you } = created;
        let mut socket = anna.socket(&table.id);
        let bot = example(&program, rat.token(), &you.sit_code.unwrap());
        comes(&mut socket, 1);
        let shown = anna.start(&table.id).table;
        let holder = Holder::Machine { name: "Deep Rat".to_owned(), owner: "Anna".to_owned() };
        assert_eq!(shown.seats[1].holder, holder, "{}", title.id());
        let mut sockets = [socket];
        let over = play_out(&mut sockets).remove(0);
        let ended = bot.wait_with_output().unwrap();
        let place = over.sheets.iter().find(|sheet| sheet.seat == 1).unwrap().place;
        let said = String::from_utf8(ended.stdout).unwrap();
        assert_eq!((ended.status.code(), &*said), (Some(0), &*format!("place {place}\n")), "{:?}", ended.stderr);
        let record = anna.get(&format!("/api/tables/{}/record", table.id)).text;
        assert!(record.contains("Deep Rat [bot]"), "{record}");
        assert_eq!(check(&record), Chance::Fair { accounted: vec![0, 1], silent: Vec::new() });
        let [socket] = sockets;
        frames.extend(socket.frames);
        frames.push(record);
    }
    assert!(!frames.iter().any(|frame| frame.contains(rat.token())), "nobody is told the token");
    let folder = program.end();
    let log = std::fs::read_to_string(folder.path().join("log")).unwrap();
    assert!(log.lines().count() > 10 && !log.contains(rat.token()), "nor does the log hold it");
}

/// Started again in the middle of a game, it goes on in its seat; with a token that was taken away, it does not.
#[test]
fn the_example_comes_back_and_is_turned_away_without_a_good_token() {
    let program = Program::start();
    let mut anna = Person { addr: program.addr, cookie: None };
    anna.post("/api/me/guest", &json!({ "name": "Anna" })).ok();
    let rat = anna.machine("Deep Rat");
    let created = anna.create(json!({ "game": game(), "options": "players=2", "seats": [{ "kind": "you" }] }));
    let (id, code) = (created.table.id, created.you.sit_code.unwrap());
    let mut socket = anna.socket(&id);
    let mut bot = example(&program, rat.token(), &code);
    comes(&mut socket, 1);
    anna.start(&id);
    bot.kill().unwrap();
    bot.wait().unwrap();
    let bot = example(&program, rat.token(), &code);
    play_out(&mut [socket]);
    assert_eq!(bot.wait_with_output().unwrap().status.code(), Some(0));

    let list = anna.get("/api/me/machines").ok();
    let path = format!("/api/me/machines/{}", list["machines"][0]["id"].as_str().unwrap());
    anna.send("DELETE", &path, None, &[]).ok();
    let turned_away = example(&program, rat.token(), &code).wait_with_output().unwrap();
    assert_eq!(turned_away.status.code(), Some(1));
    assert!(String::from_utf8(turned_away.stderr).unwrap().contains("401"), "it says why");
    program.end();
}
