//! Where a request comes from, as it is counted.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex};

use axum::extract::ConnectInfo;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use hmac::Mac as _;
use table::fairness::hex;

use crate::config::Config;
use crate::people::mac;

/// The address a request is counted under.
///
/// Behind a proxy it is the last word of `X-Forwarded-For`, the one the proxy itself wrote: everything before it came
/// with the request and may be made up. What is no address is not believed either.
pub(crate) fn of(parts: &Parts, config: &Config) -> String {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| peer.ip());
    let said = forwarded(&parts.headers).filter(|_| config.trust_proxy);
    said.or(peer).map_or_else(|| "somewhere".to_owned(), counted)
}

/// The address that the nearest proxy saw.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let last = line.rsplit(',').next()?.trim();
    last.parse().ok().or_else(|| last.parse::<SocketAddr>().ok().map(|with_port| with_port.ip()))
}

/// One name for all addresses that one household has: of IPv6 a provider hands out a whole /64 and more.
pub(crate) fn counted(address: IpAddr) -> String {
    match address {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            if let Some(address) = address.to_ipv4_mapped() {
                return address.to_string();
            }
            let [a, b, c, d, ..] = address.segments();
            format!("{}/64", Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

/// The word that stands for a network where it is kept or queued: which one it is, nobody finds out without the key.
pub(crate) fn veiled(network: &str, key: &[u8; 32]) -> String {
    hex(&mac(&format!("network {network}"), key).finalize().into_bytes()[..8])
}

/// How many connections each address has.
#[derive(Clone, Debug, Default)]
pub(crate) struct Doors(Arc<Mutex<HashMap<String, usize>>>);

/// One connection of an address, until it is dropped.
#[derive(Debug)]
pub(crate) struct Door {
    doors: Doors,
    address: String,
}

impl Doors {
    /// One more connection, unless the address, as it is counted, has `most` already.
    pub(crate) fn enter(&self, address: String, most: usize) -> Option<Door> {
        let mut doors = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let open = doors.entry(address.clone()).or_default();
        if *open >= most {
            return None;
        }
        *open += 1;
        Some(Door { doors: self.clone(), address })
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        let mut doors = self.doors.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(open) = doors.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                doors.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::Request;

    use super::*;

    fn seen(lines: &[&str], trust_proxy: bool) -> String {
        let mut request = Request::builder();
        for line in lines {
            request = request.header("x-forwarded-for", *line);
        }
        let (mut parts, ()) = request.body(()).unwrap().into_parts();
        parts.extensions.insert(ConnectInfo(SocketAddr::from(([192, 0, 2, 1], 9))));
        of(&parts, &Config { trust_proxy, ..Config::default() })
    }

    #[test]
    fn only_the_proxys_own_word_is_believed() {
        assert_eq!(seen(&["203.0.113.7"], false), "192.0.2.1", "nobody said that there is a proxy");
        assert_eq!(seen(&["203.0.113.7"], true), "203.0.113.7");
        assert_eq!(seen(&["198.51.100.1, 203.0.113.7"], true), "203.0.113.7", "what comes before may be made up");
        assert_eq!(seen(&["198.51.100.1", "203.0.113.7"], true), "203.0.113.7");
        assert_eq!(seen(&["203.0.113.7:4711"], true), "203.0.113.7");
        assert_eq!(seen(&["nonsense"], true), "192.0.2.1");
        assert_eq!(seen(&[], true), "192.0.2.1");
    }

    #[test]
    fn a_household_is_counted_once() {
        let of = |text: &str| counted(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), of("2001:db8:1:2:ffff::1"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:203.0.113.7"), of("203.0.113.7"));
    }

    #[test]
    fn an_address_has_so_many_connections_and_no_more() {
        let doors = Doors::default();
        let enter = |address: &str| doors.enter(counted(address.parse().unwrap()), 2);
        let first = enter("2001:db8::1").unwrap();
        let _second = enter("2001:db8::2").unwrap();
        assert!(enter("2001:db8::1").is_none());
        assert!(enter("203.0.113.7").is_some(), "others do not notice");
        drop(first);
        assert!(enter("2001:db8::1").is_some());
    }
}
