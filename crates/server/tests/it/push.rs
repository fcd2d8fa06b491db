//! Web push, against a push service and a browser of the tests' own. What the server encrypts is decrypted here by other
//! libraries, which are first held to the example of the standard.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener};
use std::sync::mpsc::{Receiver, channel};

use aes_gcm::aead::Aead as _;
use aes_gcm::{Aes128Gcm, KeyInit as _};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use hmac::{Hmac, Mac as _};
use p256::ecdsa::signature::Verifier as _;
use p256::elliptic_curve::sec1::ToEncodedPoint as _;
use serde_json::{Value, json};

use crate::common::{House, PATIENCE, Person, two_at_a_table};

/// What came to the push service.
struct Post {
    /// The line of the request and its headers, in small letters.
    head: Vec<String>,
    body: Vec<u8>,
}

impl Post {
    fn header(&self, name: &str) -> &str {
        let named = self.head.iter().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        named.unwrap_or_else(|| panic!("{name}: {:?}", self.head))
    }
}

/// A push service that answers everything with one status.
fn service(status: u16) -> (SocketAddr, Receiver<Post>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = listener.local_addr().unwrap();
    let (post, box_) = channel();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let mut reader = BufReader::new(stream.try_clone().unwrap());
            let mut head = Vec::new();
            loop {
                let mut line = String::new();
                if reader.read_line(&mut line).unwrap() < 3 {
                    break;
                }
                let (name, value) = line.trim_end().split_once(": ").unwrap_or((line.trim_end(), ""));
                head.push(format!("{}: {value}", name.to_lowercase()));
            }
            let mut taken = Post { head, body: Vec::new() };
            taken.body.resize(taken.header("content-length").parse().unwrap(), 0);
            reader.read_exact(&mut taken.body).unwrap();
            let answer = format!("HTTP/1.1 {status} X\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
            stream.write_all(answer.as_bytes()).unwrap();
            if post.send(taken).is_err() {
                return;
            }
        }
    });
    (addr, box_)
}

/// A browser: a key and a secret.
struct Browser {
    key: p256::SecretKey,
    auth: [u8; 16],
}

impl Browser {
    fn new(number: u8) -> Self {
        Self { key: p256::SecretKey::from_slice(&[number; 32]).unwrap(), auth: [number; 16] }
    }

    fn subscription(&self, endpoint: &str) -> Value {
        let public = self.key.public_key().to_encoded_point(false);
        json!({ "endpoint": endpoint, "p256dh": BASE64.encode(public.as_bytes()), "auth": BASE64.encode(self.auth) })
    }

    /// Reads a message as RFC 8291 and RFC 8188 say.
    fn read(&self, message: &[u8]) -> String {
        let (salt, rest) = message.split_at(16);
        assert_eq!(rest[4], 65, "the key of the sender stands in the head");
        let (sender, sealed) = rest[5..].split_at(65);
        let peer = p256::PublicKey::from_sec1_bytes(sender).unwrap();
        let shared = p256::ecdh::diffie_hellman(self.key.to_nonzero_scalar(), peer.as_affine());
        let own = self.key.public_key().to_encoded_point(false);
        let info = [b"WebPush: info\0".as_slice(), own.as_bytes(), sender].concat();
        let secret = expand(&self.auth, shared.raw_secret_bytes(), &info);
        let key = expand(salt, &secret, b"Content-Encoding: aes128gcm\0");
        let nonce = expand(salt, &secret, b"Content-Encoding: nonce\0");
        let cipher = Aes128Gcm::new_from_slice(&key[..16]).unwrap();
        let mut text =
            cipher.decrypt(aes_gcm::Nonce::from_slice(&nonce[..12]), sealed).expect("it is for this browser");
        while text.last() == Some(&0) {
            text.pop();
        }
        assert_eq!(text.pop(), Some(2), "it is the last piece");
        String::from_utf8(text).unwrap()
    }
}

fn expand(salt: &[u8], secret: &[u8], info: &[u8]) -> Vec<u8> {
    let mac = |key: &[u8], text: &[u8]| {
        let mut mac = <Hmac<sha2::Sha256> as hmac::KeyInit>::new_from_slice(key).unwrap();
        mac.update(text);
        mac.finalize().into_bytes().to_vec()
    };
    mac(&mac(salt, secret), &[info, &[1]].concat())
}

/// The example of RFC 8291.
#[test]
fn the_browser_of_the_tests_reads_the_example_of_the_standard() {
    let key = BASE64.decode("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94").unwrap();
    let auth = BASE64.decode("BTBZMqHH6r4Tts7J_aSIgg").unwrap();
    let browser = Browser { key: p256::SecretKey::from_slice(&key).unwrap(), auth: auth.try_into().unwrap() };
    let message = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz\
        AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
    assert_eq!(browser.read(&BASE64.decode(message).unwrap()), "When I grow up, I want to be a watermelon");
}

/// Whether a push service would believe who it is.
fn verify(authorization: &str, origin: &str, key: &str) {
    let (token, shown) = authorization.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(shown, key);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let public = p256::ecdsa::VerifyingKey::from_sec1_bytes(&BASE64.decode(key).unwrap()).unwrap();
    let signature = p256::ecdsa::Signature::from_slice(&BASE64.decode(signature).unwrap()).unwrap();
    public.verify(signed.as_bytes(), &signature).expect("the signature is the server's");
    let claims: Value = serde_json::from_slice(&BASE64.decode(signed.split_once('.').unwrap().1).unwrap()).unwrap();
    assert_eq!(claims["aud"], json!(origin));
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs();
    let ends = claims["exp"].as_u64().unwrap();
    assert!(ends > now && ends <= now + 24 * 3600, "a push service takes a day at most");
    assert!(claims["sub"].as_str().unwrap().starts_with("https://play.example"), "{claims}");
}

fn house(addr: SocketAddr) -> House {
    House::with(|config| {
        config.push_hosts = vec![addr.to_string()];
        config.notice_after_seconds = 0;
        config.public_url = Some("https://play.example".to_owned());
    })
}

fn pushes(person: &Person) -> Value {
    person.get("/api/me").ok()["pushes"].clone()
}

#[test]
fn who_is_away_gets_a_notice_that_their_browser_alone_reads() {
    let (addr, posts) = service(201);
    let house = house(addr);
    let (mut anna, mut ben, id, first, second) = two_at_a_table(&house);
    let endpoint = |name: &str| format!("http://{addr}/push/{name}");
    let (annas, bens) = (Browser::new(7), Browser::new(8));
    let me = anna.post("/api/me/pushes", &annas.subscription(&endpoint("anna"))).ok();
    assert_eq!(me["pushes"], json!(1));
    ben.post("/api/me/pushes", &bens.subscription(&endpoint("ben"))).ok();
    drop((first, second));
    let post = posts.recv_timeout(PATIENCE).expect("a notice comes");
    verify(post.header("authorization"), &format!("http://{addr}"), me["push_key"].as_str().unwrap());
    assert_eq!(post.header("content-encoding"), "aes128gcm");
    assert!(post.header("ttl").parse::<u64>().unwrap() > 0 && post.header("topic").len() <= 32);
    let browser = if post.head[0].contains("/push/anna") { &annas } else { &bens };
    let text: Value = serde_json::from_str(&browser.read(&post.body)).unwrap();
    assert_eq!(text["address"], json!(format!("/table/{id}")));
    assert_eq!(text["body"], json!("It’s your turn."));
    assert!(!text["title"].as_str().unwrap().is_empty());
    // Coming and going does not make it another turn.
    drop(anna.socket(&id));
    drop(ben.socket(&id));
    assert!(posts.recv_timeout(std::time::Duration::from_millis(700)).is_err(), "one notice a turn");
    // A trial, and then no more.
    assert_eq!(anna.post("/api/me/pushes/trial", &json!(null)).ok(), json!({ "taken": 1, "failed": 0 }));
    assert!(annas.read(&posts.recv_timeout(PATIENCE).unwrap().body).contains("\"address\":\"/\""));
    assert_eq!(anna.post("/api/me/pushes/end", &json!({ "endpoint": endpoint("anna") })).ok()["pushes"], json!(0));
    assert_eq!(anna.post("/api/me/pushes/trial", &json!(null)).ok(), json!({ "taken": 0, "failed": 0 }));
}

#[test]
fn a_browser_that_is_gone_is_forgotten_and_one_that_fails_is_not() {
    for (status, left) in [(410, 0), (404, 0), (503, 1)] {
        let (addr, posts) = service(status);
        let house = house(addr);
        let mut anna = house.guest("Anna");
        anna.post("/api/me/pushes", &Browser::new(7).subscription(&format!("http://{addr}/x"))).ok();
        assert_eq!(anna.post("/api/me/pushes/trial", &json!(null)).ok(), json!({ "taken": 0, "failed": 1 }));
        posts.recv_timeout(PATIENCE).unwrap();
        assert_eq!(pushes(&anna), json!(left), "{status}");
    }
}

#[test]
fn strangers_cannot_make_the_server_knock_at_doors() {
    let (addr, _posts) = service(201);
    let house = house(addr);
    let mut anna = house.guest("Anna");
    let browser = Browser::new(7);
    for endpoint in [
        "http://127.0.0.1:1/x".to_owned(),
        "http://localhost/x".to_owned(),
        "https://169.254.169.254/latest/meta-data".to_owned(),
        format!("https://fcm.googleapis.com@{addr}/x"),
        format!("http://{addr}.evil.example/x"),
        "https://fcm.googleapis.com.evil.example/x".to_owned(),
        "gopher://fcm.googleapis.com/x".to_owned(),
        String::new(),
    ] {
        assert_eq!(anna.post("/api/me/pushes", &browser.subscription(&endpoint)).failed(422), "push", "{endpoint}");
    }
    let good = browser.subscription(&format!("http://{addr}/x"));
    for (field, wrong) in [("p256dh", "AAAA"), ("auth", "AAAA"), ("auth", "\u{0}")] {
        let mut subscription = good.clone();
        subscription[field] = json!(wrong);
        assert_eq!(anna.post("/api/me/pushes", &subscription).failed(422), "push");
    }
    assert_eq!(house.somebody().post("/api/me/pushes", &good).failed(401), "no_name");
    // Ten browsers are enough for anybody; a browser is one person's at a time.
    for number in 0..12 {
        anna.post("/api/me/pushes", &browser.subscription(&format!("http://{addr}/{number}"))).ok();
    }
    assert_eq!(pushes(&anna), json!(10));
    let mut ben = house.guest("Ben");
    ben.post("/api/me/pushes", &browser.subscription(&format!("http://{addr}/11"))).ok();
    assert_eq!((pushes(&anna), pushes(&ben)), (json!(9), json!(1)));
    // A key that is no point of the curve is noticed when it is used, and harms nobody.
    let mut broken = good;
    broken["p256dh"] = json!(BASE64.encode([4; 65]));
    broken["endpoint"] = json!(format!("http://{addr}/broken"));
    ben.post("/api/me/pushes", &broken).ok();
    assert_eq!(ben.post("/api/me/pushes/trial", &json!(null)).ok(), json!({ "taken": 1, "failed": 1 }));
}

#[test]
fn the_key_stays_when_the_server_starts_again() {
    let house = House::open();
    let key = house.somebody().get("/api/me").ok()["push_key"].clone();
    let again = House::at(house.close(), |_| {});
    assert_eq!(again.somebody().get("/api/me").ok()["push_key"], key);
}
