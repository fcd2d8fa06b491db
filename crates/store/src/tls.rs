//! TLS to `PostgreSQL`, by rustls: `sslmode` and `sslrootcert` in the address, as libpq has them.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use postgres::Socket;
use postgres::tls::{ChannelBinding, MakeTlsConnect, TlsConnect, TlsStream};
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, InvalidDnsNameError, ServerName, UnixTime};
use rustls::{ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_rustls::TlsConnector;

/// An address as the driver understands it, and how to speak to it.
pub(crate) struct Route {
    pub(crate) address: String,
    pub(crate) tls: Option<Tls>,
}

/// Reads `sslmode` and `sslrootcert` out of an address. Says what is wrong with them.
pub(crate) fn route(address: &str) -> Result<Route, String> {
    let (base, query) = address.split_once('?').unwrap_or((address, ""));
    let (mut mode, mut roots, mut rest) = (None, None, Vec::new());
    for part in query.split('&').filter(|part| !part.is_empty()) {
        match part.split_once('=') {
            Some(("sslmode", value)) => mode = Some(value),
            Some(("sslrootcert", value)) => roots = Some(value),
            Some(_) | None => rest.push(part),
        }
    }
    let (word, tls) = match mode {
        None | Some("disable") => ("disable", None),
        Some("require") => ("require", Some(Tls::new(None)?)),
        Some("verify-full") => ("require", Some(Tls::new(Some(trusted(roots)?))?)),
        Some(other) => return Err(format!("sslmode={other} is not one of disable, require, verify-full")),
    };
    let word = format!("sslmode={word}");
    rest.push(&word);
    Ok(Route { address: format!("{base}?{}", rest.join("&")), tls })
}

/// The authorities whose word is taken: those of a file, else those that browsers trust.
fn trusted(file: Option<&str>) -> Result<RootCertStore, String> {
    let Some(file) = file else {
        return Ok(RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() });
    };
    let unreadable = |why: &dyn std::fmt::Display| format!("sslrootcert={file}: {why}");
    let mut store = RootCertStore::empty();
    for certificate in CertificateDer::pem_file_iter(file).map_err(|why| unreadable(&why))? {
        let certificate = certificate.map_err(|why| unreadable(&why))?;
        store.add(certificate).map_err(|why| unreadable(&why))?;
    }
    if store.is_empty() { Err(unreadable(&"no certificate in it")) } else { Ok(store) }
}

/// Makes connections that nobody overhears.
#[derive(Clone)]
pub(crate) struct Tls(Arc<ClientConfig>);

impl Tls {
    /// With authorities the other end must prove its name; without, anybody may answer.
    fn new(trusted: Option<RootCertStore>) -> Result<Self, String> {
        let provider = Arc::new(ring::default_provider());
        let builder = ClientConfig::builder_with_provider(Arc::clone(&provider));
        let builder = builder.with_safe_default_protocol_versions().map_err(|why| why.to_string())?;
        let config = if let Some(trusted) = trusted {
            builder.with_root_certificates(trusted).with_no_client_auth()
        } else {
            let anybody = Arc::new(Anybody(provider));
            builder.dangerous().with_custom_certificate_verifier(anybody).with_no_client_auth()
        };
        Ok(Self(Arc::new(config)))
    }
}

impl MakeTlsConnect<Socket> for Tls {
    type Stream = Encrypted;
    type TlsConnect = Connect;
    type Error = InvalidDnsNameError;

    fn make_tls_connect(&mut self, host: &str) -> Result<Connect, InvalidDnsNameError> {
        Ok(Connect { config: Arc::clone(&self.0), host: ServerName::try_from(host)?.to_owned() })
    }
}

/// A connection that is about to be made.
pub(crate) struct Connect {
    config: Arc<ClientConfig>,
    host: ServerName<'static>,
}

impl TlsConnect<Socket> for Connect {
    type Stream = Encrypted;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Encrypted>> + Send>>;

    fn connect(self, socket: Socket) -> Self::Future {
        let connecting = TlsConnector::from(self.config).connect(self.host, socket);
        Box::pin(async { connecting.await.map(Encrypted) })
    }
}

/// A connection that nobody overhears.
pub(crate) struct Encrypted(tokio_rustls::client::TlsStream<Socket>);

impl TlsStream for Encrypted {
    fn channel_binding(&self) -> ChannelBinding {
        ChannelBinding::none()
    }
}

impl AsyncRead for Encrypted {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_read(cx, buf)
    }
}

impl AsyncWrite for Encrypted {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.0).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.0).poll_shutdown(cx)
    }
}

/// Takes any certificate, as `sslmode=require` does: nobody overhears, but anybody may answer.
#[derive(Debug)]
struct Anybody(Arc<CryptoProvider>);

impl ServerCertVerifier for Anybody {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls12_signature(message, certificate, signed, &self.0.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        verify_tls13_signature(message, certificate, signed, &self.0.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mode_is_read_out_of_the_address() {
        let plain = route("postgres://anna@host/db").unwrap();
        assert_eq!((&*plain.address, plain.tls.is_some()), ("postgres://anna@host/db?sslmode=disable", false));
        let secret = route("postgres://anna@host/db?sslmode=require&connect_timeout=3").unwrap();
        assert_eq!(secret.address, "postgres://anna@host/db?connect_timeout=3&sslmode=require");
        assert!(secret.tls.is_some());
        assert!(route("postgres://host/db?sslmode=verify-full").unwrap().tls.is_some());
        for wrong in ["sslmode=prefer", "sslmode=verify-full&sslrootcert=/no/such/file"] {
            assert!(route(&format!("postgres://host/db?{wrong}")).is_err(), "{wrong}");
        }
    }
}
