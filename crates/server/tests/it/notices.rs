//! Notices for those who are away: by webhook and by e-mail, one a turn.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, channel};

use crate::common::{House, PATIENCE, two_at_a_table};
use serde_json::json;

/// A listener that takes one notice after another: `take` reads one and answers.
fn postbox(take: fn(TcpStream) -> String) -> (SocketAddr, Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = listener.local_addr().unwrap();
    let (post, box_) = channel();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let Ok(stream) = stream else { return };
            if post.send(take(stream)).is_err() {
                return;
            }
        }
    });
    (addr, box_)
}

/// One request with a small body: it ends with the closing brace.
fn take_request(mut stream: TcpStream) -> String {
    let mut text = Vec::new();
    let mut buffer = [0; 4096];
    while !text.ends_with(b"}") {
        match stream.read(&mut buffer) {
            Ok(0) | Err(_) => break,
            Ok(count) => text.extend_from_slice(&buffer[..count]),
        }
    }
    let _ = stream.write_all(b"HTTP/1.1 204 No Content\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
    String::from_utf8_lossy(&text).into_owned()
}

/// One letter, taken as a mail server takes it.
fn take_letter(mut stream: TcpStream) -> String {
    let mut lines = BufReader::new(stream.try_clone().unwrap()).lines();
    let mut said = String::new();
    let mut letter = false;
    let mut answer = "220 postbox";
    loop {
        if !letter {
            stream.write_all(format!("{answer}\r\n").as_bytes()).unwrap();
        }
        let Some(Ok(line)) = lines.next() else { return said };
        said.push_str(&line);
        said.push('\n');
        (letter, answer) = match line.split_once(' ').map_or(line.as_str(), |(word, _)| word) {
            "." => (false, "250 taken"),
            _ if letter => (true, ""),
            "DATA" => {
                stream.write_all(b"354 go on\r\n").unwrap();
                (true, "")
            }
            "QUIT" => return said,
            _ => (false, "250 well"),
        };
    }
}

#[test]
fn who_is_away_is_told_once_that_it_is_their_turn() {
    let (addr, notices) = postbox(take_request);
    let house = House::with(|config| {
        config.webhook_hosts = vec![addr.to_string()];
        config.notice_after_seconds = 0;
        config.public_url = Some("https://play.example".to_owned());
    });
    let (anna, ben, id, first, second) = two_at_a_table(&house);
    let hook = format!("http://{addr}/hook");
    assert_eq!(anna.put("/api/me/notices", &json!({ "webhook": "http://10.0.0.1/x" })).failed(422), "webhook");
    assert_eq!(anna.put("/api/me/notices", &json!({ "email": "nonsense" })).failed(422), "email");
    for person in [&anna, &ben] {
        let set = person.put("/api/me/notices", &json!({ "webhook": hook, "language": "fr" })).ok();
        assert_eq!(set["notices"]["webhook"], hook.as_str());
    }
    drop((first, second));
    let notice = notices.recv_timeout(PATIENCE).expect("a notice comes");
    let body: serde_json::Value = serde_json::from_str(notice.split("\r\n\r\n").nth(1).unwrap()).unwrap();
    assert_eq!(body["content"], body["text"]);
    let text = body["text"].as_str().unwrap();
    assert!(text.contains(&format!("https://play.example/table/{id}")) && text.contains("votre tour"), "{text}");
    // Coming and going does not make it another turn.
    drop(anna.socket(&id));
    drop(ben.socket(&id));
    assert!(notices.recv_timeout(std::time::Duration::from_millis(700)).is_err(), "one notice a turn");
}

#[test]
fn who_asked_for_letters_gets_one_a_turn() {
    let (addr, letters) = postbox(take_letter);
    let house = House::with(|config| {
        config.smtp = Some(server::Smtp { url: format!("smtp://{addr}"), from: "lazaret@play.example".to_owned() });
        config.notice_after_seconds = 0;
        config.public_url = Some("https://play.example".to_owned());
    });
    let (anna, ben, id, first, second) = two_at_a_table(&house);
    for (person, address) in [(&anna, "anna@play.example"), (&ben, "ben@play.example")] {
        person.put("/api/me/notices", &json!({ "email": address, "language": "en" })).ok();
    }
    drop((first, second));
    let letter = letters.recv_timeout(PATIENCE).expect("a letter comes");
    assert!(letter.contains("MAIL FROM:<lazaret@play.example>"), "{letter}");
    let to = ["anna", "ben"].map(|name| letter.contains(&format!("RCPT TO:<{name}@play.example>")));
    assert!(to[0] != to[1], "it goes to the one whose turn it is: {letter}");
    assert!(letter.contains(&format!("https://play.example/table/{id}")), "{letter}");
    drop(anna.socket(&id));
    drop(ben.socket(&id));
    assert!(letters.recv_timeout(std::time::Duration::from_millis(700)).is_err(), "one letter a turn");
}
