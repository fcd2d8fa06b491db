//! Web push: a notice for a page that is closed, encrypted so that only the browser can read it (RFC 8291, RFC 8188), and
//! signed so that the push service knows whose it is (RFC 8292).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use hmac::{Hmac, KeyInit as _, Mac as _};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;
use sha2::Sha256;
use store::PushRow;

use crate::app::random;
use crate::config::Config;

/// Where the push services of browsers are. What begins with a dot is the end of a name.
const HOSTS: [&str; 5] = [
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.services.mozilla.com",
    ".push.apple.com",
    ".notify.windows.com",
];
/// A public key, as points of the curve are written, and a secret of the browser.
const PUBLIC: usize = 65;
const SECRET: usize = 16;
/// The whole message is one piece of at most so many bytes.
const PIECE: u32 = 4096;
/// Our name for what the key is for is good for so many seconds.
const SIGNED: u64 = 12 * 3600;
/// A push service keeps a notice for so many seconds for a phone that is off.
const KEPT: u64 = 24 * 3600;

/// The key by which push services know this server. It is made when the server first starts.
pub(crate) struct Keys {
    pair: EcdsaKeyPair,
    /// The public half, as browsers are told it.
    pub(crate) public: String,
}

impl Keys {
    /// A fresh key as it is kept.
    pub(crate) fn fresh() -> Option<String> {
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new()).ok()?;
        Some(BASE64.encode(made.as_ref()))
    }

    /// Reads a key that was kept.
    pub(crate) fn read(kept: &str) -> Option<Self> {
        let bytes = BASE64.decode(kept).ok()?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &SystemRandom::new()).ok()?;
        let public = BASE64.encode(pair.public_key().as_ref());
        Some(Self { pair, public })
    }

    /// What says to the push service at this origin who we are.
    fn authorization(&self, origin: &str, contact: &str, at: u64) -> Option<String> {
        let claims = json!({ "aud": origin, "exp": at / 1000 + SIGNED, "sub": contact });
        let head = BASE64.encode(json!({ "typ": "JWT", "alg": "ES256" }).to_string());
        let signed = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        Some(format!("vapid t={signed}.{}, k={}", BASE64.encode(signature), self.public))
    }
}

/// What became of a notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pushed {
    /// The push service has it.
    Taken,
    /// Nobody is there any more: this browser is to be forgotten.
    Gone,
}

/// Whether notices may be pushed to this address: to the services of browsers, and where whoever runs the server says.
/// Pushing anywhere else would let strangers make the server knock at doors inside its own network.
pub(crate) fn may_push_to(endpoint: &str, config: &Config) -> bool {
    let Some((scheme, authority)) = parts(endpoint) else { return false };
    let known = |host: &&str| host.strip_prefix('.').map_or(authority == *host, |_| authority.ends_with(*host));
    let clean = authority.bytes().all(|sign| sign.is_ascii_alphanumeric() || matches!(sign, b'.' | b'-' | b':'));
    let ours = || config.push_hosts.iter().any(|allowed| allowed == authority);
    endpoint.len() <= 1000 && clean && ((scheme == "https" && HOSTS.iter().any(known)) || ours())
}

/// Whether these can be the keys of a browser.
pub(crate) fn are_keys(p256dh: &str, auth: &str) -> bool {
    let long = |text: &str, length: usize| BASE64.decode(text).is_ok_and(|bytes| bytes.len() == length);
    long(p256dh, PUBLIC) && long(auth, SECRET)
}

/// Scheme and authority of an address.
fn parts(url: &str) -> Option<(&str, &str)> {
    let (scheme, rest) = url.split_once("://")?;
    matches!(scheme, "https" | "http").then(|| (scheme, rest.split(['/', '?', '#']).next().unwrap_or_default()))
}

/// Pushes a text to a browser. `topic` is what it is about: a newer notice takes the place of one that still waits.
pub(crate) fn push(
    keys: &Keys,
    to: &PushRow,
    text: &str,
    topic: &str,
    contact: &str,
    at: u64,
) -> Result<Pushed, String> {
    let (scheme, authority) = parts(&to.endpoint).ok_or("no address")?;
    let sealed = seal(text.as_bytes(), &to.p256dh, &to.auth).ok_or("it could not be encrypted")?;
    let signed = keys.authorization(&format!("{scheme}://{authority}"), contact, at).ok_or("it could not be signed")?;
    let agent = ureq::Agent::config_builder()
        .timeout_global(Some(crate::notices::PATIENCE))
        .max_redirects(0)
        .http_status_as_error(false)
        .build()
        .new_agent();
    let answer = agent
        .post(&to.endpoint)
        .header("content-type", "application/octet-stream")
        .header("content-encoding", "aes128gcm")
        .header("ttl", KEPT.to_string())
        .header("urgency", "high")
        .header("topic", topic)
        .header("authorization", signed)
        .send(&sealed[..])
        .map_err(|error| error.to_string())?;
    match answer.status().as_u16() {
        200..=299 => Ok(Pushed::Taken),
        404 | 410 => Ok(Pushed::Gone),
        status => Err(format!("the push service answers {status}")),
    }
}

/// Encrypts a text for a browser.
fn seal(text: &[u8], p256dh: &str, auth: &str) -> Option<Vec<u8>> {
    let (theirs, secret) = (BASE64.decode(p256dh).ok()?, BASE64.decode(auth).ok()?);
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).ok()?;
    let public = own.compute_public_key().ok()?;
    let info = [b"WebPush: info\0".as_slice(), &theirs, public.as_ref()].concat();
    let peer = UnparsedPublicKey::new(&ECDH_P256, &theirs);
    let shared = agree_ephemeral(own, &peer, |shared| derive(&secret, shared, &info)).ok()?;
    let salt = random::<16>();
    let key = derive(&salt, &shared, b"Content-Encoding: aes128gcm\0");
    let nonce = derive(&salt, &shared, b"Content-Encoding: nonce\0");
    let mut sealed = text.to_vec();
    // The last piece ends with this sign.
    sealed.push(2);
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).ok()?);
    let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).ok()?;
    key.seal_in_place_append_tag(nonce, Aad::empty(), &mut sealed).ok()?;
    let head = [salt.as_slice(), &PIECE.to_be_bytes(), &[PUBLIC as u8], public.as_ref()].concat();
    Some([head, sealed].concat())
}

/// One block of HKDF with SHA-256 (RFC 5869): all that is needed here fits into it.
fn derive(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; 32] {
    let keyed = |key: &[u8], text: &[&[u8]]| -> [u8; 32] {
        let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length will do");
        for part in text {
            mac.update(part);
        }
        mac.finalize().into_bytes().into()
    };
    let extracted = keyed(salt, &[secret]);
    keyed(&extracted, &[info, &[1]])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_are_pushed_to_browsers_only() {
        let config = Config { push_hosts: vec!["127.0.0.1:9".to_owned()], ..Config::default() };
        let may = |endpoint: &str| may_push_to(endpoint, &config);
        for good in [
            "https://fcm.googleapis.com/fcm/send/abc",
            "https://updates.push.services.mozilla.com/wpush/v2/abc",
            "https://web.push.apple.com/abc",
            "https://wns2-par02p.notify.windows.com/w/?token=abc",
            "http://127.0.0.1:9/push",
        ] {
            assert!(may(good), "{good}");
        }
        for bad in [
            "http://fcm.googleapis.com/x",
            "https://fcm.googleapis.com:8080/x",
            "https://fcm.googleapis.com@evil.example/x",
            "https://evil.example/fcm.googleapis.com",
            "https://evilfcm.googleapis.com/x",
            "https://fcm.googleapis.com.evil.example/x",
            "https://a@web.push.apple.com/x",
            "https://evil.example\\.push.apple.com/x",
            "https://127.0.0.1/x",
            "http://127.0.0.1/x",
            "http://127.0.0.1:99/x",
            "http://[::1]:9/x",
            "file:///etc/passwd",
            "nonsense",
        ] {
            assert!(!may(bad), "{bad}");
        }
        assert!(!may(&format!("https://fcm.googleapis.com/{}", "x".repeat(1000))));
    }

    #[test]
    fn a_key_is_kept_and_read_again() {
        let kept = Keys::fresh().unwrap();
        let keys = Keys::read(&kept).unwrap();
        assert_eq!(BASE64.decode(&keys.public).unwrap().len(), PUBLIC);
        assert_eq!(Keys::read(&kept).unwrap().public, keys.public);
        assert!(Keys::read("nonsense").is_none());
    }
}
