//! What an identity costs: before somebody new takes the time of others (a public table, an evening, a bot of their own, a
//! third table with bots), their browser works for a moment. It looks for a word which, put behind a challenge of their own,
//! has a SHA-256 with many zero bits at its beginning. To look for it takes seconds, to check it a millionth of one.
//!
//! Nothing is kept: the challenge follows from the key that signs cookies and from the person, so that every node knows it,
//! and the word that was found travels in a cookie. It is good for this person alone, and for good.

use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use hmac::Mac as _;
use kernel::Message;
use protocol::Visibility;
use sha2::{Digest as _, Sha256};
use store::PersonRow;
use table::fairness::hex;

use crate::app::App;
use crate::config::Config;
use crate::failed::Failed;
use crate::people::{Asker, mac};

/// So many zero bits are wanted where people come from everywhere: a quarter of a million tries, a second or two of a phone.
const USUAL_BITS: u32 = 18;
/// More than so many zero bits nobody finds.
const MOST_BITS: u32 = 32;
/// The name of the cookie.
const COOKIE_NAME: &str = "lazaret-work";
/// It lasts a year.
const SECONDS: u32 = 365 * 24 * 3600;
/// A word has at most so many letters and digits: challenge and word are one block of the hash.
const LONGEST: usize = 20;
/// Beside so many other tables that are not over, even a private one with bots wants work.
const FREE: u64 = 2;

/// How many zero bits this server wants: what the settings say; if they say nothing, some on the internet and none at home.
pub(crate) fn bits(config: &Config) -> u32 {
    let usual = if config.public_url.as_deref().is_some_and(is_everywhere) { USUAL_BITS } else { 0 };
    config.limits.work_bits.unwrap_or(usual).min(MOST_BITS)
}

/// Whether an address leads here from the whole internet, as far as it can be told: not this machine, no private network, no
/// name that means something in one house alone.
fn is_everywhere(url: &str) -> bool {
    let Some(rest) = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://")) else { return false };
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    if let Some(v6) = authority.strip_prefix('[') {
        let address = v6.split(']').next().unwrap_or_default().parse::<std::net::Ipv6Addr>();
        return address.is_ok_and(|ip| !ip.is_loopback() && !ip.is_unique_local() && !ip.is_unicast_link_local());
    }
    let host = authority.split(':').next().unwrap_or_default().trim_end_matches('.').to_ascii_lowercase();
    if let Ok(ip) = host.parse::<std::net::Ipv4Addr>() {
        return !ip.is_loopback() && !ip.is_private() && !ip.is_link_local() && !ip.is_unspecified();
    }
    let at_home = ["local", "lan", "home", "internal", "intranet", "localhost", "home.arpa", "test", "example"];
    host.contains('.') && !at_home.iter().any(|end| host.ends_with(&format!(".{end}")))
}

/// What a person's browser works on.
pub(crate) fn challenge(person: &str, key: &[u8; 32]) -> String {
    hex(&mac(&format!("work {person}"), key).finalize().into_bytes()[..16])
}

/// Whether a word is what was looked for.
pub(crate) fn is_found(challenge: &str, word: &str, bits: u32) -> bool {
    let proper = (1..=LONGEST).contains(&word.len()) && word.bytes().all(|sign| sign.is_ascii_alphanumeric());
    proper && zeros(&Sha256::digest(format!("{challenge}{word}"))) >= bits
}

/// How many zero bits it begins with.
fn zeros(hash: &[u8]) -> u32 {
    let whole = hash.iter().take_while(|byte| **byte == 0).count();
    whole as u32 * 8 + hash.get(whole).map_or(0, |byte| byte.leading_zeros())
}

/// The word that somebody's browser has found, as it says.
pub(crate) fn word_of(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let found = cookies
        .flat_map(|line| line.split(';'))
        .find_map(|cookie| cookie.trim().strip_prefix(COOKIE_NAME)?.strip_prefix('='));
    found.map(str::to_owned)
}

/// The header that keeps a word that was found.
pub(crate) fn cookie(word: &str, app: &App) -> (HeaderName, HeaderValue) {
    let secure = if app.config.is_secure() { "; Secure" } else { "" };
    let text = format!("{COOKIE_NAME}={word}; Path=/; HttpOnly; SameSite=Lax; Max-Age={SECONDS}{secure}");
    (SET_COOKIE, HeaderValue::try_from(text).expect("letters and digits make a header"))
}

/// How many zero bits are still wanted of somebody: none of those who have worked, and of those whose address was confirmed.
pub(crate) fn wanted_of(app: &App, person: &PersonRow, word: Option<&str>) -> u32 {
    let bits = bits(&app.config);
    let worked = || word.is_some_and(|word| is_found(&challenge(&person.id, &app.key), word, bits));
    if bits == 0 || person.letters_to().is_some() || worked() { 0 } else { bits }
}

/// Refuses what takes the time of others to somebody new whose browser has not worked yet.
pub(crate) fn demand(app: &App, asker: &Asker) -> Result<(), Failed> {
    if wanted_of(app, asker.person()?, asker.work.as_deref()) == 0 {
        return Ok(());
    }
    Err(Failed::new(StatusCode::FORBIDDEN, "work_wanted", Message::new("server-error-work-wanted")))
}

/// A table as somebody wants it, by whatever door they come: a new one, a rematch, a branch, one that waits and is changed.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    pub(crate) visibility: Visibility,
    /// Whether bots sit there.
    pub(crate) bots: bool,
    /// Whether the table is there already, and counted among those of its host.
    pub(crate) stands: bool,
}

/// The same for a table: one for everybody costs work, a private one with bots from the third on.
pub(crate) async fn demand_for(app: &App, asker: &Asker, plan: Plan) -> Result<(), Failed> {
    let person = asker.person()?;
    let free = match plan.visibility {
        Visibility::Public => false,
        Visibility::Private if !plan.bots || wanted_of(app, person, asker.work.as_deref()) == 0 => true,
        Visibility::Private => app.store.hosted_by(&person.id).await? < FREE + u64::from(plan.stands),
    };
    if free { Ok(()) } else { demand(app, asker) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_found_by_looking_and_good_for_one_person() {
        let (anna, ben) = (challenge("anna", &[7; 32]), challenge("ben", &[7; 32]));
        let found = (0..1_000_000).map(|n: u32| n.to_string()).find(|word| is_found(&anna, word, 12)).unwrap();
        assert!(is_found(&anna, &found, 1) && !is_found(&anna, &found, 40));
        assert!(!is_found(&ben, &found, 12) && !is_found(&challenge("anna", &[8; 32]), &found, 12));
        for wrong in ["", "-1", "word with blanks", "123456789012345678901", "é"] {
            assert!(!is_found(&anna, wrong, 0), "{wrong}");
        }
        assert_eq!([&[0, 0, 1][..], &[0x80], &[0x0f, 0], &[0, 0]].map(zeros), [23, 0, 4, 16]);
    }

    #[test]
    fn work_is_wanted_where_people_come_from_everywhere() {
        let wanted = |url: Option<&str>, said: Option<u32>| {
            let mut config = Config { public_url: url.map(str::to_owned), ..Config::default() };
            config.limits.work_bits = said;
            bits(&config)
        };
        assert_eq!(wanted(None, None), 0);
        for home in [
            "http://127.0.0.1:1347",
            "https://localhost",
            "http://192.168.1.7",
            "http://[::1]:80",
            "http://[fd00::1]",
            "http://club",
            "https://games.club.lan/",
            "http://raspberry.local:1347",
            "nonsense",
        ] {
            assert_eq!(wanted(Some(home), None), 0, "{home}");
        }
        for open in
            ["https://play.club.org", "https://play.club.org:8443/x", "http://203.0.113.9", "https://[2001:db8::1]"]
        {
            assert_eq!(wanted(Some(open), None), USUAL_BITS, "{open}");
        }
        assert_eq!(wanted(Some("https://play.club.org"), Some(0)), 0);
        assert_eq!(wanted(None, Some(10)), 10);
    }
}
