//! Networks that may not use the server: ranges of addresses which the operator or a moderator has banned. They are kept in
//! memory, for every request is held against them, and read again when an errand says that they have changed.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;
use std::sync::{PoisonError, RwLock};

use store::{AuditRow, BannedNetwork, Store, StoreError};

use crate::app::now;

/// A range is not wider than this: with less, somebody would shut out half a continent by one slip.
const LEAST_BITS: [u8; 2] = [8, 16];
/// Of IPv6 a household has a whole /64, so no smaller part of it is told apart.
const MOST_BITS: [u8; 2] = [32, 64];

/// A range of addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Network {
    first: IpAddr,
    bits: u8,
}

impl Network {
    fn new(address: IpAddr, bits: u8) -> Self {
        Self { first: cut(address, bits), bits }
    }

    /// Whether an address is in it, as [`crate::address::counted`] writes addresses.
    pub(crate) fn holds(&self, counted: &str) -> bool {
        read(counted).is_some_and(|address| self.has(address))
    }

    fn has(&self, address: IpAddr) -> bool {
        address.is_ipv4() == self.first.is_ipv4() && cut(address, self.bits) == self.first
    }
}

/// An address out of how it is counted.
fn read(counted: &str) -> Option<IpAddr> {
    counted.strip_suffix("/64").unwrap_or(counted).parse().ok()
}

/// The first address of those that begin with the same bits.
fn cut(address: IpAddr, bits: u8) -> IpAddr {
    match address {
        IpAddr::V4(address) => {
            let mask = u32::MAX.checked_shl(32 - u32::from(bits)).unwrap_or(0);
            IpAddr::V4(Ipv4Addr::from_bits(address.to_bits() & mask))
        }
        IpAddr::V6(address) => {
            let mask = u128::MAX.checked_shl(128 - u32::from(bits)).unwrap_or(0);
            IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & mask))
        }
    }
}

impl FromStr for Network {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (address, bits) = text.trim().split_once('/').map_or((text.trim(), None), |(one, bits)| (one, Some(bits)));
        let address = address.parse::<IpAddr>().map_err(drop)?.to_canonical();
        let kind = usize::from(address.is_ipv6());
        let bits = bits.map_or(Ok(MOST_BITS[kind]), |bits| bits.parse::<u8>().map_err(drop))?;
        let whole = if address.is_ipv6() { 128 } else { 32 };
        if bits < LEAST_BITS[kind] || bits > whole {
            return Err(());
        }
        Ok(Self::new(address, bits.min(MOST_BITS[kind])))
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.first, self.bits)
    }
}

/// The networks that are shut out now.
#[derive(Debug, Default)]
pub(crate) struct Banned(RwLock<Vec<Network>>);

impl Banned {
    /// Reads them again.
    pub(crate) async fn read(&self, store: &Store) -> Result<(), StoreError> {
        let networks = store.banned_networks().await?.iter().filter_map(|row| row.network.parse().ok()).collect();
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = networks;
        Ok(())
    }

    /// Whether an address is in one of them.
    pub(crate) fn holds(&self, counted: &str) -> bool {
        let networks = self.0.read().unwrap_or_else(PoisonError::into_inner);
        // Every request comes by here, and there may be many networks: the address is read once, and only if there are some.
        !networks.is_empty() && read(counted).is_some_and(|address| networks.iter().any(|network| network.has(address)))
    }
}

/// Bans a network in somebody's name, and writes that down.
pub(crate) async fn ban(store: &Store, network: Network, by: &str, words: &str) -> Result<(), StoreError> {
    let (network, at) = (network.to_string(), now());
    let (by, words) = (by.to_owned(), words.to_owned());
    store.ban_network(BannedNetwork { network: network.clone(), at, by: by.clone(), words: words.clone() }).await?;
    let deed = "ban-network".to_owned();
    store.audit(AuditRow { number: 0, at, by, deed, about: network, words, until: None }).await
}

/// Lets one in again, and writes that down. Says whether it was banned.
pub(crate) async fn readmit(store: &Store, network: Network, by: &str, words: &str) -> Result<bool, StoreError> {
    let (network, at) = (network.to_string(), now());
    if !store.readmit_network(&network, at).await? {
        return Ok(false);
    }
    let (by, words, deed) = (by.to_owned(), words.to_owned(), "readmit-network".to_owned());
    store.audit(AuditRow { number: 0, at, by, deed, about: network, words, until: None }).await?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::address::counted;

    fn network(text: &str) -> Network {
        text.parse().unwrap_or_else(|()| panic!("{text}"))
    }

    #[test]
    fn a_network_holds_the_addresses_that_begin_as_it_does() {
        let within = |text: &str, address: &str| network(text).holds(&counted(address.parse().unwrap()));
        assert!(within("203.0.113.0/24", "203.0.113.255") && !within("203.0.113.0/24", "203.0.114.0"));
        assert!(within("203.0.113.77/25", "203.0.113.1") && !within("203.0.113.77/25", "203.0.113.128"));
        assert!(within("203.0.113.7", "203.0.113.7") && !within("203.0.113.7", "203.0.113.8"));
        assert!(within("10.0.0.0/8", "10.255.0.1") && !within("10.0.0.0/8", "11.0.0.0"));
        assert!(within("2001:db8::/32", "2001:db8:ffff::1") && !within("2001:db8::/32", "2001:db9::1"));
        assert!(within("2001:db8:1:2::9", "2001:db8:1:2:ffff::1"), "a household is told apart, and nobody in it");
        assert!(!within("2001:db8:1:2::/64", "2001:db8:1:3::1"));
        assert!(within("::ffff:203.0.113.7", "203.0.113.7") && within("203.0.113.7", "::ffff:203.0.113.7"));
        assert!(!within("203.0.113.0/24", "2001:db8::1") && !within("2001:db8::/32", "32.1.13.184"));
        assert!(!network("203.0.113.0/24").holds("somewhere"));
    }

    #[test]
    fn an_address_is_looked_for_among_all_that_are_banned() {
        let banned = Banned::default();
        assert!(!banned.holds("203.0.113.7"));
        *banned.0.write().unwrap() = ["10.0.0.0/8", "2001:db8::/32", "203.0.113.0/24"].map(network).to_vec();
        for (address, held) in [("203.0.113.7", true), ("2001:db8:1::1", true), ("198.51.100.1", false), ("::1", false)]
        {
            assert_eq!(banned.holds(&counted(address.parse().unwrap())), held, "{address}");
        }
        assert!(!banned.holds("somewhere"));
    }

    #[test]
    fn a_network_has_one_name_and_is_not_half_the_world() {
        assert_eq!(network(" 203.0.113.77/24 ").to_string(), "203.0.113.0/24");
        assert_eq!(network("203.0.113.7").to_string(), "203.0.113.7/32");
        assert_eq!(network("2001:db8:1:2:3::4/128"), network("2001:db8:1:2::/64"));
        for wrong in [
            "",
            "x",
            "0.0.0.0/0",
            "203.0.113.0/7",
            "203.0.113.0/33",
            "::/15",
            "2001:db8::/129",
            "1.2.3.4/",
            "1.2.3.4/a",
        ] {
            assert_eq!(wrong.parse::<Network>(), Err(()), "{wrong}");
        }
    }
}
