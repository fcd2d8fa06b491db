//! Ten thousand people who are told at once, and push services that do what they should not. All on loopback.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use p256::elliptic_curve::sec1::ToEncodedPoint as _;
use store::PushRow;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use super::*;

const CROWD: usize = 10_000;
/// Every so-manieth browser is gone, and some services are hostile.
const GONE: usize = 100;
const HOSTILE: [&str; 3] = ["hangs", "redirects", "floods"];

/// How often each path was asked for.
type Asked = Arc<Mutex<HashMap<String, usize>>>;

/// A push service whose answer stands in the path.
async fn service() -> (std::net::SocketAddr, Asked) {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (addr, asked) = (listener.local_addr().unwrap(), Asked::default());
    let counted = Arc::clone(&asked);
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(answer(stream, Arc::clone(&counted)));
        }
    });
    (addr, asked)
}

async fn answer(mut stream: tokio::net::TcpStream, asked: Asked) {
    let mut text = Vec::new();
    let mut buffer = [0; 4096];
    let head = loop {
        let Ok(count @ 1..) = stream.read(&mut buffer).await else { return };
        text.extend_from_slice(&buffer[..count]);
        if let Some(end) = text.windows(4).position(|four| four == b"\r\n\r\n") {
            break String::from_utf8_lossy(&text[..end]).to_lowercase();
        }
    };
    let path = head.split(' ').nth(1).unwrap_or_default().to_owned();
    *asked.lock().unwrap().entry(path.clone()).or_default() += 1;
    let said = match path.split('/').nth(1).unwrap_or_default() {
        "gone" => "HTTP/1.1 410 Gone\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
        "redirects" => "HTTP/1.1 302 Found\r\nlocation: /inside\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
        "hangs" => {
            tokio::time::sleep(Duration::from_mins(5)).await;
            return;
        }
        "floods" => {
            let _ = stream.write_all(b"HTTP/1.1 201 Created\r\n\r\n").await;
            while stream.write_all(&[b'x'; 4096]).await.is_ok() {}
            return;
        }
        _ => "HTTP/1.1 201 Created\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
    };
    // The rest of what was sent is taken, so that whoever sends can read the answer.
    let length = head.split("content-length: ").nth(1).and_then(|rest| rest.lines().next()?.trim().parse().ok());
    let begun = text.len() - head.len() - 4;
    let mut left = length.unwrap_or(0_usize).saturating_sub(begun);
    while left > 0 {
        let Ok(count @ 1..) = stream.read(&mut buffer).await else { return };
        left = left.saturating_sub(count);
    }
    let _ = stream.write_all(said.as_bytes()).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes a minute: make pushes"]
async fn ten_thousand_are_told_once_and_hostile_services_hold_nobody_up() {
    let folder = tempfile::tempdir().unwrap();
    let (there, asked) = service().await;
    let config = Config {
        data: folder.path().to_owned(),
        addr: std::net::SocketAddr::from(([127, 0, 0, 1], 0)),
        bot_threads: Some(1),
        push_hosts: vec![there.to_string()],
        ..Config::default()
    };
    let app = crate::listen::Server::bind(config).await.unwrap().into_app();
    let key = p256::SecretKey::from_slice(&[7; 32]).unwrap().public_key().to_encoded_point(false);
    let (p256dh, auth) = (BASE64.encode(key.as_bytes()), BASE64.encode([7; 16]));
    let path = |number: usize| match number {
        number if number < HOSTILE.len() => format!("{}/{number}", HOSTILE[number]),
        number if number.is_multiple_of(GONE) => format!("gone/{number}"),
        number => format!("works/{number}"),
    };
    for number in 0..CROWD {
        let (id, endpoint) = (format!("p{number}"), format!("http://{there}/{}", path(number)));
        app.store.add_person(&id, "Somebody", 1).await.unwrap();
        let push = PushRow { endpoint, p256dh: p256dh.clone(), auth: auth.clone() };
        app.store.add_push(&id, push, 10, 1).await.unwrap();
    }
    let begun = std::time::Instant::now();
    // Told twice, as two nodes might.
    for number in (0..CROWD).chain(0..CROWD) {
        let (person, table) = (format!("p{number}"), "TABL-EEEE".to_owned());
        send(App::clone(&app), Notice { person, table, game: "rattus".to_owned(), occasion: Occasion::Evening });
    }
    let told = || asked.lock().unwrap().len();
    while told() < CROWD {
        assert!(begun.elapsed() < Duration::from_mins(4), "{} of {CROWD} were told", told());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    println!("{CROWD} notices in {:.1} s", begun.elapsed().as_secs_f64());
    // Whoever is behind the last of them has had time to be told twice, and the patience with those who hang has ended.
    let _all = tokio::time::timeout(Duration::from_mins(1), app.notices.acquire_many(AT_ONCE as u32)).await.unwrap();
    {
        let asked = asked.lock().unwrap();
        assert!(asked.values().all(|times| *times == 1), "each is told once");
        assert!(!asked.contains_key("/inside"), "nobody is led elsewhere");
    }
    for number in 0..CROWD {
        let kept = app.store.pushes_of(&format!("p{number}")).await.unwrap().len();
        let gone = number >= HOSTILE.len() && number.is_multiple_of(GONE);
        assert_eq!(kept, usize::from(!gone), "{}", path(number));
    }
}
