//! Turn notices: by webhook in the form that Discord and Slack take, and by e-mail. Off unless a person turns them on;
//! never more than one a turn.

use std::time::Duration;

use kernel::Message;
use serde_json::json;
use store::PersonRow;
use tokio::sync::Semaphore;

use crate::app::App;
use crate::config::{Config, Smtp};
use crate::letters::{self, Letter, Purpose};

/// Hosts to which anybody may have notices posted.
const HOSTS: [&str; 3] = ["discord.com", "discordapp.com", "hooks.slack.com"];
/// So long a notice may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// So many are sent at once.
const AT_ONCE: usize = 8;

/// Something a person is told.
#[derive(Clone, Debug)]
pub(crate) struct Notice {
    pub(crate) person: String,
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) occasion: Occasion,
}

/// Why somebody is told.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Occasion {
    /// It is their turn, since the step after their last one.
    Turn { since: u64 },
    /// A bot will stand in for them.
    Summons { step: u64 },
}

/// Who may send at the moment.
pub(crate) fn turns() -> Semaphore {
    Semaphore::new(AT_ONCE)
}

/// Sends a notice in the background, if the person wants one and has not had it.
pub(crate) fn send(app: App, notice: Notice) {
    tokio::spawn(async move {
        let Ok(_turn) = app.notices.acquire().await else { return };
        let table = notice.table.clone();
        if let Err(why) = deliver(&app, notice).await {
            tracing::warn!(%table, %why, "a notice could not be delivered");
        }
    });
}

async fn deliver(app: &App, notice: Notice) -> Result<(), String> {
    let person = app.store.person(&notice.person).await.map_err(|error| error.to_string())?;
    let Some(person) = person.filter(|person| person.webhook.is_some() || person.letters_to().is_some()) else {
        return Ok(());
    };
    let (step, who, key) = match notice.occasion {
        Occasion::Turn { since } => (since, notice.person.clone(), "server-notice-turn"),
        Occasion::Summons { step } => (step, format!("summons {}", notice.person), "server-notice-summons"),
    };
    let free = app.store.claim_notice(&notice.table, step, &who).await.map_err(|error| error.to_string())?;
    if !free {
        return Ok(());
    }
    let words = letters::words_of(&person);
    let link = app.config.link(&format!("/table/{}", notice.table));
    let game = Message::new(format!("{}-title", notice.game));
    let text = words.say(&Message::new(key).with("game", game).with("link", link.as_str()));
    let subject = words.word("server-notice-subject");
    app.metrics.notices.inc();
    let smtp = app.config.smtp.clone();
    let letter = person.letters_to().map(|email| {
        let unsubscribe = letters::link(app, Purpose::Stop, &person.id, email);
        let last = words.say(&Message::new("server-letter-footer").with("link", unsubscribe.as_str()));
        Letter { to: email.to_owned(), subject, text: format!("{text}\n\n-- \n{last}\n"), stop: Some(unsubscribe) }
    });
    let posted = tokio::task::spawn_blocking(move || post(&person, &text, letter.as_ref(), smtp.as_ref())).await;
    posted.map_err(|error| error.to_string())?
}

fn post(person: &PersonRow, text: &str, letter: Option<&Letter>, smtp: Option<&Smtp>) -> Result<(), String> {
    if let Some(url) = &person.webhook {
        // Discord reads `content`, Slack reads `text`.
        let body = json!({ "content": text, "text": text }).to_string();
        let agent = ureq::Agent::config_builder().timeout_global(Some(PATIENCE)).max_redirects(0).build().new_agent();
        let sent = agent.post(url).header("content-type", "application/json").send(body);
        sent.map_err(|error| error.to_string())?;
    }
    if let (Some(letter), Some(smtp)) = (letter, smtp) {
        letters::send(letter, smtp)?;
    }
    Ok(())
}

/// Whether notices may be posted to this address: to Discord and Slack, and where whoever runs the server says. Posting
/// anywhere else would let strangers make the server knock at doors inside its own network.
pub(crate) fn may_post_to(url: &str, config: &Config) -> bool {
    let Some((scheme, rest)) = url.split_once("://") else { return false };
    let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
    if authority.contains('@') || url.len() > 500 {
        return false;
    }
    let host = authority.split(':').next().unwrap_or_default();
    let known = scheme == "https" && authority == host && HOSTS.contains(&host);
    known || (matches!(scheme, "https" | "http") && config.webhook_hosts.iter().any(|allowed| allowed == authority))
}

/// Whether a text looks like an address for e-mail.
pub(crate) fn is_address(text: &str) -> bool {
    text.len() <= 254 && text.parse::<lettre::Address>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_go_to_known_hosts_only() {
        let config = Config { webhook_hosts: vec!["127.0.0.1:9".to_owned()], ..Config::default() };
        let may = |url: &str| may_post_to(url, &config);
        assert!(may("https://discord.com/api/webhooks/1/x"));
        assert!(may("https://hooks.slack.com/services/x"));
        assert!(may("http://127.0.0.1:9/hook"));
        for bad in [
            "http://discord.com/x",
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
    fn addresses_are_looked_at() {
        assert!(is_address("anna@example.org"));
        assert!(!is_address("anna"));
        assert!(!is_address("anna@example.org, ben@example.org"));
    }
}
