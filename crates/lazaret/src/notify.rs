//! How a service manager learns that the server is ready, alive and ending: the protocol of `sd_notify`, a datagram to the
//! socket that `NOTIFY_SOCKET` names.

use std::os::unix::net::UnixDatagram;
use std::time::Duration;

/// Tells the service manager, if there is one.
pub(crate) fn tell(state: &str) {
    let Some(name) = std::env::var_os("NOTIFY_SOCKET") else { return };
    if let Err(error) = send(&name, state) {
        tracing::warn!(%error, state, "the service manager could not be told");
    }
}

fn send(name: &std::ffi::OsStr, state: &str) -> std::io::Result<()> {
    let socket = UnixDatagram::unbound()?;
    #[cfg(target_os = "linux")]
    if let Some(name) = name.to_str().and_then(|name| name.strip_prefix('@')) {
        use std::os::linux::net::SocketAddrExt as _;
        let address = std::os::unix::net::SocketAddr::from_abstract_name(name)?;
        return socket.send_to_addr(state.as_bytes(), &address).map(|_| ());
    }
    socket.send_to(state.as_bytes(), name).map(|_| ())
}

/// Says that the server is alive twice in the time within which the service manager wants to hear it. It runs among all
/// other tasks of the server: if they stand still, so does it.
pub(crate) async fn watchdog() {
    let micros = std::env::var("WATCHDOG_USEC").ok().and_then(|text| text.parse().ok()).filter(|micros| *micros > 0);
    let Some(micros) = micros else { return };
    let mut rounds = tokio::time::interval(Duration::from_micros(micros) / 2);
    loop {
        rounds.tick().await;
        tell("WATCHDOG=1");
    }
}
