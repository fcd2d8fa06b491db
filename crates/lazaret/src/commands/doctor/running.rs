//! A server that runs: whether it is ready, and what its figures say to whoever has no Prometheus.

use std::collections::BTreeMap;
use std::io::{Error, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use serde::Serialize;
use server::Config;
use shelf::Message;
use text::Words;

use crate::stage::{Outcome, Verdict, document, say};

/// A server that is well answers within this time.
const PATIENCE: Duration = Duration::from_secs(5);

/// Figures that are zero as long as all is well, and the alert under which docs/server.md says what to do.
const TROUBLES: [(&str, &str); 5] = [
    ("lazaret_store_failures_total", "LazaretCannotStore"),
    ("lazaret_table_panics_total", "LazaretTablePanics"),
    ("lazaret_unopened_total", "LazaretUnopened"),
    ("lazaret_bot_failures_total", "LazaretBotFails"),
    ("lazaret_delivered_total{failed}", "LazaretNotDelivered"),
];

/// What a server that runs says of itself.
#[derive(Serialize)]
struct Running {
    ready: bool,
    why: Option<String>,
    figures: BTreeMap<String, f64>,
}

/// Asks the server of these settings. Only whether it is ready decides about the exit code.
pub(super) fn ask(config: &Config, json: bool, words: Words) -> Outcome {
    let readiness = get(&config.addr.to_string(), "/readyz");
    let ready = matches!(&readiness, Ok((status, _)) if is_ok(status));
    let why = match readiness {
        Ok((status, _)) => (!ready).then_some(status),
        Err(error) => Some(error.to_string()),
    };
    let told = config.figures().map(|addr| (get(&addr, "/metrics"), addr));
    let figures = told.as_ref().and_then(|(told, _)| told.as_ref().ok()).filter(|(status, _)| is_ok(status));
    let figures = figures.map(|(_, text)| read(text)).unwrap_or_default();
    if json {
        document(&Running { ready, why, figures })?;
        return Ok(if ready { Verdict::Well } else { Verdict::Failed });
    }
    let addr = config.addr.to_string();
    match &why {
        None => say(&words.say(&Message::new("server-doctor-ready").with("addr", addr.as_str())))?,
        Some(why) => {
            let message = Message::new("server-doctor-not-ready").with("addr", addr.as_str());
            say(&words.say(&message.with("why", why.as_str())))?;
            return Ok(Verdict::Failed);
        }
    }
    #[expect(clippy::cast_sign_loss, reason = "nothing that is counted here is negative")]
    let whole = |name: &str| figures.get(name).map_or(0, |value| *value as usize);
    match told {
        Some((_, at)) if figures.is_empty() => {
            say(&format!("? {}", words.say(&Message::new("server-doctor-no-figures").with("addr", at.as_str()))))?;
        }
        Some(_) => {
            let message = Message::new("server-doctor-figures")
                .with("tables", whole("lazaret_tables"))
                .with("sockets", whole("lazaret_sockets"))
                .with("waiting", whole("lazaret_logins_waiting"))
                .with("megabytes", whole("lazaret_database_bytes").div_ceil(1_000_000));
            say(&format!("+ {}", words.say(&message)))?;
        }
        None => {}
    }
    for (figure, alert) in TROUBLES {
        let count = whole(figure);
        if count > 0 {
            let message = Message::new("server-doctor-figure").with("figure", figure).with("count", count);
            say(&format!("? {}", words.say(&message.with("alert", alert))))?;
        }
    }
    Ok(Verdict::Well)
}

fn is_ok(status: &str) -> bool {
    status.starts_with("HTTP/1.1 200")
}

/// The line with the status of an answer, and its body.
fn get(addr: &str, path: &str) -> Result<(String, String), Error> {
    let mut addr: SocketAddr = addr.parse().map_err(Error::other)?;
    // Listening everywhere means listening here.
    if addr.ip().is_unspecified() {
        addr.set_ip(match addr {
            SocketAddr::V4(_) => std::net::Ipv4Addr::LOCALHOST.into(),
            SocketAddr::V6(_) => std::net::Ipv6Addr::LOCALHOST.into(),
        });
    }
    let mut stream = TcpStream::connect_timeout(&addr, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    write!(stream, "GET {path} HTTP/1.1\r\nhost: {addr}\r\nconnection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    Ok((head.lines().next().unwrap_or_default().to_owned(), body.to_owned()))
}

/// The sum of each figure over its labels, and that of what failed for itself.
fn read(text: &str) -> BTreeMap<String, f64> {
    let mut figures = BTreeMap::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let Some((name, value)) = line.rsplit_once(' ') else { continue };
        let Ok(value) = value.parse::<f64>() else { continue };
        let (name, labels) = name.split_once('{').unwrap_or((name, ""));
        *figures.entry(name.to_owned()).or_default() += value;
        if labels.contains("how=\"failed\"") {
            *figures.entry(format!("{name}{{failed}}")).or_default() += value;
        }
    }
    figures
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_added_up() {
        let figures = read(
            "# TYPE lazaret_tables gauge\nlazaret_tables 3\nlazaret_delivered_total{way=\"push\",how=\"taken\"} 5\n\
             lazaret_delivered_total{way=\"push\",how=\"failed\"} 2\nlazaret_delivered_total{way=\"hook\",how=\"failed\"} 1\n# EOF",
        );
        let of = |name: &str| figures.get(name).copied();
        assert_eq!(of("lazaret_tables"), Some(3.0));
        assert_eq!((of("lazaret_delivered_total"), of("lazaret_delivered_total{failed}")), (Some(8.0), Some(3.0)));
        assert_eq!(figures.len(), 3);
    }

    #[test]
    fn what_is_asked_here_is_what_the_alerts_ask() {
        let alerts = include_str!("../../../../../deploy/alerts.yaml");
        for (figure, alert) in TROUBLES {
            let figure = figure.split('{').next().unwrap();
            let rule =
                alerts.split("- alert: ").find(|rule| rule.starts_with(alert)).unwrap_or_else(|| panic!("{alert}"));
            assert!(rule.contains(figure), "{alert} does not ask for {figure}");
        }
    }
}
