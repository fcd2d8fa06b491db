//! Where notices go, when they are kept back, and that names in them call nobody.

use super::*;

/// In milliseconds.
const HOUR: u64 = 3_600_000;

#[test]
fn notices_go_to_known_hosts_only() {
    let config = Config { webhook_hosts: vec!["127.0.0.1:9".to_owned()], ..Config::default() };
    let may = |url: &str| may_post_to(url, &config);
    assert!(may("https://discord.com/api/webhooks/1/x"));
    assert!(may("https://hooks.slack.com/services/x"));
    assert!(may("https://ntfy.sh/my-topic"));
    assert!(is_plain("https://ntfy.sh/my-topic") && is_plain("https://ntfy.example.org/t"));
    assert!(!is_plain("https://discord.com/ntfy.sh"));
    assert!(may("http://127.0.0.1:9/hook"));
    for bad in [
        "http://discord.com/x",
        "http://ntfy.sh/x",
        "https://discord.com:8080/x",
        "https://discord.com@evil.example/x",
        "https://evil.example/discord.com",
        "http://127.0.0.1/hook",
        "file:///etc/passwd",
        "nonsense",
    ] {
        assert!(!may(bad), "{bad}");
    }
}

#[test]
fn names_call_nobody_in_a_hook() {
    let body: serde_json::Value = serde_json::from_str(&hook_body("@everyone <!channel> & co")).unwrap();
    assert_eq!(body["allowed_mentions"], json!({ "parse": [] }));
    assert_eq!(body["text"], "@everyone &lt;!channel&gt; &amp; co");
}

#[test]
fn nothing_rings_in_quiet_hours() {
    let window = |opens, closes, offset| protocol::Window { opens, closes, offset, weekdays: false };
    let wishes = |quiet| NoticeWishes { quiet: Some(quiet), ..NoticeWishes::default() };
    // From 22:30 to 8:00, two hours ahead of UTC: from 20:30 to 6:00.
    let night = wishes(window(22 * 60 + 30, 8 * 60, 120));
    let day = 1000 * 24 * HOUR;
    assert_eq!(quiet_until(&night, day + 20 * HOUR), None);
    assert_eq!(quiet_until(&night, day + 20 * HOUR + HOUR / 2), Some(day + 30 * HOUR));
    assert_eq!(quiet_until(&night, day + 5 * HOUR + 59_999), Some(day + 6 * HOUR));
    assert_eq!(quiet_until(&night, day + 6 * HOUR), None);
    assert_eq!(quiet_until(&wishes(window(60, 60, 0)), day + HOUR), None, "no time at all");
    assert_eq!(quiet_until(&NoticeWishes::default(), day), None);
}

/// Whoever looks at their letters sees by the subject alone which game it is and what happened there.
#[tokio::test(flavor = "multi_thread")]
async fn the_subject_of_a_letter_says_what_it_is_about() {
    let folder = tempfile::tempdir().unwrap();
    let addr = std::net::SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config { data: folder.path().to_owned(), addr, bot_threads: Some(1), ..Config::default() };
    let app = crate::listen::Server::bind(config).await.unwrap().into_app();
    let subject = |lang, occasion: Occasion| {
        let (words, word) = (Words::new(lang), occasion.word());
        let (person, table, game) = ("ben".to_owned(), "TABL-EEEE".to_owned(), "rattus".to_owned());
        Told::of(&app, &words, word, &Notice { person, table, game, occasion }).subject(&words)
    };
    let kinds = || {
        [
            Occasion::Turn { since: 7 },
            Occasion::Summons { step: 7 },
            Occasion::Over,
            Occasion::Invited { by: "Anna".to_owned() },
            Occasion::Changed { entries: 3 },
            Occasion::Evening,
            Occasion::Chat { by: "anna".to_owned() },
            Occasion::Undo { request: 1 },
        ]
    };
    assert_eq!(
        kinds().map(|kind| subject(text::Lang::En, kind)),
        [
            "Rattus: It’s your turn.",
            "Rattus: A bot will take over soon unless you come back.",
            "Rattus: The game is over.",
            "Rattus: Anna invites you to a table.",
            "Rattus: The host changed the settings of your table.",
            "Rattus: A round begins.",
            "Rattus: Someone wrote at your table.",
            "Rattus: Someone asks to undo a move.",
        ]
    );
    assert_eq!(subject(text::Lang::Fr, Occasion::Turn { since: 7 }), "Rattus\u{a0}: C’est votre tour.");
    assert_eq!(subject(text::Lang::Ru, Occasion::Over), "Эпидемия (Rattus): Партия окончена.");
    for lang in text::Lang::ALL {
        let all: std::collections::BTreeSet<String> = kinds().map(|kind| subject(lang, kind)).into();
        assert_eq!(all.len(), kinds().len(), "no two kinds have one subject: {all:?}");
        assert!(all.iter().all(|subject| subject.contains("Rattus") && !subject.contains("server-")), "{all:?}");
    }
}

/// Two things happen at night: in the morning they are told, in one notice; once.
#[tokio::test(flavor = "multi_thread")]
async fn what_came_in_quiet_hours_is_told_at_their_end_once() {
    let folder = tempfile::tempdir().unwrap();
    let hook = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let there = hook.local_addr().unwrap();
    let addr = std::net::SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config {
        data: folder.path().to_owned(),
        addr,
        bot_threads: Some(1),
        webhook_hosts: vec![there.to_string()],
        ..Config::default()
    };
    let app = crate::listen::Server::bind(config).await.unwrap().into_app();
    app.store.add_person("anna", "Anna", 1).await.unwrap();
    let url = Some(format!("http://{there}/hook"));
    app.store.set_notices("anna", url, None, Some("en".to_owned())).await.unwrap();
    let all = NoticeWays { push: true, letter: true, hook: true };
    let quiet = Some(protocol::Window { opens: 60, closes: 120, offset: 0, weekdays: false });
    let wishes = NoticeWishes { over: all, chat: all, quiet, ..NoticeWishes::default() };
    app.store.set_wishes("anna", &serde_json::to_string(&wishes).unwrap()).await.unwrap();
    let notice = |table: &str, occasion| Notice {
        person: "anna".to_owned(),
        table: table.to_owned(),
        game: "rattus".to_owned(),
        occasion,
    };
    let night = 1000 * 24 * HOUR + HOUR;
    deliver(&app, notice("ONE", Occasion::Over), night).await.unwrap();
    deliver(&app, notice("TWO", Occasion::Chat { by: "ben".to_owned() }), night + 1).await.unwrap();
    deliver(&app, notice("TWO", Occasion::Chat { by: "ben".to_owned() }), night + 2).await.unwrap();
    tell_put_off(&app, night + HOUR - 1).await.unwrap();
    let nothing = tokio::time::timeout(Duration::from_millis(200), hook.accept()).await;
    assert!(nothing.is_err(), "nothing rings in the night");
    let telling = tokio::spawn(async move {
        tell_put_off(&app, night + HOUR).await.unwrap();
        tell_put_off(&app, night + HOUR + 1).await.unwrap();
    });
    let (mut stream, _) = hook.accept().await.unwrap();
    let mut text = Vec::new();
    while !text.ends_with(b"}") {
        let mut buffer = [0; 4096];
        let count = tokio::io::AsyncReadExt::read(&mut stream, &mut buffer).await.unwrap();
        text.extend_from_slice(&buffer[..count]);
    }
    let answer = b"HTTP/1.1 204 No Content\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
    tokio::io::AsyncWriteExt::write_all(&mut stream, answer).await.unwrap();
    drop(stream);
    let text = String::from_utf8(text).unwrap();
    assert!(text.contains("/table/ONE") && text.contains("/table/TWO"), "{text}");
    assert_eq!(text.matches("/table/TWO").count(), 2, "once, in each of the two words for it: {text}");
    telling.await.unwrap();
    let more = tokio::time::timeout(Duration::from_millis(200), hook.accept()).await;
    assert!(more.is_err(), "one notice");
}

#[test]
fn addresses_are_looked_at() {
    assert!(is_address("anna@example.org"));
    assert!(!is_address("anna"));
    assert!(!is_address("anna@example.org, ben@example.org"));
}
