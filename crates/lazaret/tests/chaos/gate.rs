//! A door between a node and the database. Shut, it lets nothing through and tells nobody, as a broken cable does; what was
//! on its way arrives when it opens again.

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// How often a door that is shut is looked at.
const LOOK: Duration = Duration::from_millis(20);

/// The door of one node.
pub struct Gate {
    addr: SocketAddr,
    shut: Arc<AtomicBool>,
    /// The ports from which whoever is at the other end sees our connections come.
    ports: Arc<Mutex<Vec<u16>>>,
}

impl Gate {
    /// A door to whoever listens at this port.
    pub fn to(port: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let gate = Self { addr: listener.local_addr().unwrap(), shut: Arc::default(), ports: Arc::default() };
        let (shut, ports) = (Arc::clone(&gate.shut), Arc::clone(&gate.ports));
        std::thread::spawn(move || {
            for guest in listener.incoming().flatten() {
                let (shut, ports) = (Arc::clone(&shut), Arc::clone(&ports));
                std::thread::spawn(move || {
                    wait(&shut);
                    // If nobody is behind the door, the guest finds that out by being let go.
                    let Ok(host) = TcpStream::connect(("127.0.0.1", port)) else { return };
                    ports.lock().unwrap().extend(host.local_addr().map(|addr| addr.port()));
                    let (Ok(from), Ok(to)) = (host.try_clone(), guest.try_clone()) else { return };
                    let also = Arc::clone(&shut);
                    std::thread::spawn(move || carry(from, to, &also));
                    carry(guest, host, &shut);
                });
            }
        });
        gate
    }

    pub fn port(&self) -> u16 {
        self.addr.port()
    }

    /// Whether one of these ports is that of a connection through this door.
    pub fn has(&self, ports: &[u16]) -> bool {
        let own = self.ports.lock().unwrap();
        ports.iter().any(|port| own.contains(port))
    }

    pub fn shut(&self) {
        self.shut.store(true, Ordering::Relaxed);
    }

    pub fn open(&self) {
        self.shut.store(false, Ordering::Relaxed);
    }
}

fn wait(shut: &AtomicBool) {
    while shut.load(Ordering::Relaxed) {
        std::thread::sleep(LOOK);
    }
}

/// Carries what one end says to the other until either is gone.
fn carry(mut from: TcpStream, mut to: TcpStream, shut: &AtomicBool) {
    let mut bytes = vec![0; 1 << 16];
    loop {
        match from.read(&mut bytes) {
            Ok(0) => break,
            Ok(length) => {
                wait(shut);
                if to.write_all(&bytes[..length]).is_err() {
                    break;
                }
            }
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(_) => break,
        }
    }
    wait(shut);
    let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
}
