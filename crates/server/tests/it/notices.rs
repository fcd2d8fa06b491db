//! Notices for those who are away: by webhook and by e-mail, one a turn.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, channel};

use crate::common::{House, PATIENCE, two_at_a_table};
use serde_json::json;

/// A listener that takes one notice after another: `take` reads one and answers.
pub fn postbox(take: fn(TcpStream) -> String) -> (SocketAddr, Receiver<String>) {
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
pub fn take_letter(mut stream: TcpStream) -> String {
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
        let me = person.put("/api/me/notices", &json!({ "email": address, "language": "en" })).ok();
        assert_eq!(me["email_confirmed"], false);
        let question = letters.recv_timeout(PATIENCE).expect("the address is asked");
        assert!(question.contains(&format!("RCPT TO:<{address}>")), "{question}");
        let link = link_in(&question, "/letters/confirm/");
        assert!(!question.contains("List-Unsubscribe"), "there is nothing to stop yet");
        assert!(person.get(&link).text.contains("<button>"), "a look changes nothing");
        assert_eq!(person.get("/api/me").ok()["email_confirmed"], false);
        assert_eq!(house.somebody().send("POST", &format!("{link}0"), None, &[]).failed(404), "no_letter");
        assert_eq!(house.somebody().send("POST", &link, None, &[]).status, 200);
        assert_eq!(person.get("/api/me").ok()["email_confirmed"], true);
    }
    drop((first, second));
    let letter = letters.recv_timeout(PATIENCE).expect("a letter comes");
    assert!(letter.contains("MAIL FROM:<lazaret@play.example>"), "{letter}");
    let to = ["anna", "ben"].map(|name| letter.contains(&format!("RCPT TO:<{name}@play.example>")));
    assert!(to[0] != to[1], "it goes to the one whose turn it is: {letter}");
    let title = text::Words::new(text::Lang::En).word(&format!("{}-title", crate::common::game()));
    assert_eq!(subject_of(&letter), format!("{title}: It’s your turn."));
    let body = unfolded(&letter);
    assert!(body.contains(&format!("https://play.example/table/{id}")) && body.contains(&title), "{letter}");
    for header in [
        "charset=utf-8",
        "Message-ID: <",
        "@play.example>",
        "Date: ",
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
    ] {
        assert!(letter.contains(header), "{header}: {letter}");
    }
    let stop = link_in(&letter, "/letters/stop/");
    assert!(letter.contains("List-Unsubscribe: <https://play.example/letters/stop/"), "{letter}");
    drop(anna.socket(&id));
    drop(ben.socket(&id));
    assert!(letters.recv_timeout(std::time::Duration::from_millis(700)).is_err(), "one letter a turn");
    // The mail program stops them with one click.
    let click = [("content-type", "application/x-www-form-urlencoded")];
    let stopped = house.somebody().send("POST", &stop, Some("List-Unsubscribe=One-Click".to_owned()), &click);
    assert_eq!(stopped.status, 200);
    let told = if to[0] { &anna } else { &ben };
    assert_eq!(told.get("/api/me").ok()["notices"]["email"], json!(null));
}

/// Before an address is confirmed, nothing goes there but the question; and that not often.
#[test]
fn strangers_addresses_are_left_alone() {
    let (addr, letters) = postbox(take_letter);
    let house = House::with(|config| {
        config.smtp = Some(server::Smtp { url: format!("smtp://{addr}"), from: "lazaret@play.example".to_owned() });
        config.notice_after_seconds = 0;
        config.limits.rare_per_hour = 3.0;
    });
    let (anna, _ben, _id, first, second) = two_at_a_table(&house);
    let answers: Vec<u16> = (0..6)
        .map(|n| anna.put("/api/me/notices", &json!({ "email": format!("victim{n}@play.example") })).status)
        .collect();
    assert_eq!(answers, [200, 200, 200, 429, 429, 429]);
    drop((first, second));
    for _ in 0..3 {
        assert!(letters.recv_timeout(PATIENCE).unwrap().contains("/letters/confirm/"));
    }
    assert!(
        letters.recv_timeout(std::time::Duration::from_millis(700)).is_err(),
        "no notice to an unconfirmed address"
    );
    let house = House::open();
    let other = house.guest("Anna");
    assert_eq!(other.put("/api/me/notices", &json!({ "email": "anna@play.example" })).failed(422), "no_letters");
}

/// A letter as one line a line: soft ends of quoted-printable are taken out.
fn unfolded(letter: &str) -> String {
    letter.replace("=\n", "").replace("=3D", "=")
}

/// The subject of a letter as its reader sees it: where it is not plain, it stands there in parts of base 64.
fn subject_of(letter: &str) -> String {
    use base64::Engine as _;

    let from = letter.find("Subject: ").unwrap_or_else(|| panic!("{letter}")) + "Subject: ".len();
    let mut lines = letter[from..].lines();
    let mut whole = lines.next().unwrap_or_default().to_owned();
    lines.take_while(|line| line.starts_with(' ')).for_each(|line| whole.push_str(line));
    let read = |part: &str| match part.strip_prefix("=?utf-8?b?").and_then(|part| part.strip_suffix("?=")) {
        Some(part) => (true, base64::engine::general_purpose::STANDARD.decode(part).unwrap()),
        None => (false, part.as_bytes().to_vec()),
    };
    let (mut said, mut before) = (Vec::new(), true);
    for part in whole.split_whitespace() {
        let (encoded, bytes) = read(part);
        // Between two parts that are not plain a blank is none.
        let joined = encoded && before;
        if !said.is_empty() && !joined {
            said.push(b' ');
        }
        said.extend(bytes);
        before = encoded;
    }
    String::from_utf8(said).unwrap()
}

/// The path of the link of a letter.
pub fn link_in(letter: &str, path: &str) -> String {
    let text = unfolded(letter);
    let from = text.rfind(path).unwrap_or_else(|| panic!("{letter}"));
    text[from..].split(|sign: char| sign.is_whitespace() || sign == '>').next().unwrap().to_owned()
}
