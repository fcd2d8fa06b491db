//! A real server in this process, and people who talk to it over HTTP and sockets.

use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use protocol::{Bundle, Choice, ClientMessage, Created, Offer, ServerMessage};
use serde::Serialize;
use serde_json::{Value, json};
use server::{Config, Limits, Server};
use tokio::sync::oneshot;
use tungstenite::client::IntoClientRequest as _;
use tungstenite::handshake::HandshakeError;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

/// What has not come by then never will, on a machine with much else to do either.
pub const PATIENCE: Duration = Duration::from_mins(1);

/// A server that ends when it is dropped.
pub struct House {
    pub addr: SocketAddr,
    end: Option<oneshot::Sender<()>>,
    thread: Option<std::thread::JoinHandle<()>>,
    pub folder: std::sync::Arc<tempfile::TempDir>,
}

impl House {
    pub fn open() -> Self {
        Self::with(|_| {})
    }

    pub fn with(change: impl FnOnce(&mut Config)) -> Self {
        Self::at(std::sync::Arc::new(tempfile::tempdir().unwrap()), change)
    }

    /// A server on a folder that may hold something already.
    pub fn at(folder: std::sync::Arc<tempfile::TempDir>, change: impl FnOnce(&mut Config)) -> Self {
        let mut config = Config {
            addr: SocketAddr::from(([127, 0, 0, 1], 0)),
            data: folder.path().to_owned(),
            bot_threads: Some(1),
            grace_seconds: 0,
            drain_seconds: 0,
            metrics_addr: Some("here".to_owned()),
            limits: Limits {
                change_burst: 10_000.0,
                read_burst: 1e9,
                rare_per_hour: 1_000.0,
                chat_burst: 10_000.0,
                attempts_per_minute: 10_000.0,
                messages_per_second: 5_000.0,
                message_burst: 10_000.0,
                ..Limits::default()
            },
            ..Config::default()
        };
        change(&mut config);
        let (end, ended) = oneshot::channel();
        let (said, addr) = std::sync::mpsc::channel();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
            runtime.block_on(async {
                let server = Server::bind(config).await.unwrap();
                said.send(server.addr()).unwrap();
                server.run(async { drop(ended.await) }).await;
            });
        });
        let addr = addr.recv_timeout(PATIENCE).expect("the server starts");
        Self { addr, end: Some(end), thread: Some(thread), folder }
    }

    /// A node on a `PostgreSQL` that others may serve as well.
    pub fn node(database: &store::Place) -> Self {
        let store::Place::Postgres(address) = database else { panic!("nodes need PostgreSQL") };
        Self::with(|config| config.database = Some(address.clone()))
    }

    pub fn somebody(&self) -> Person {
        Person { addr: self.addr, cookie: None }
    }

    /// Somebody who was at another server with the same database.
    pub fn same(&self, person: &Person) -> Person {
        Person { addr: self.addr, cookie: person.cookie.clone() }
    }

    /// A guest with a name.
    pub fn guest(&self, name: &str) -> Person {
        let mut person = self.somebody();
        person.post("/api/me/guest", &json!({ "name": name })).ok();
        person
    }

    /// Ends the server as a signal would.
    pub fn close(mut self) -> std::sync::Arc<tempfile::TempDir> {
        self.end();
        std::sync::Arc::clone(&self.folder)
    }

    pub fn end(&mut self) {
        drop(self.end.take());
        if let Some(thread) = self.thread.take() {
            thread.join().unwrap();
        }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.end();
    }
}

/// Somebody with a browser; or a program with a token, which it shows where a browser shows its cookie.
pub struct Person {
    pub addr: SocketAddr,
    pub cookie: Option<String>,
}

/// What a token begins with where a cookie would stand.
const BEARER: &str = "Bearer ";

/// The header in which somebody shows who they are.
fn shown_in(cookie: &str) -> &'static str {
    if cookie.starts_with(BEARER) { "authorization" } else { "cookie" }
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub text: String,
}

impl Answer {
    /// The body of an answer that must be a good one.
    pub fn ok(self) -> Value {
        assert_eq!(self.status, 200, "{}", self.text);
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }

    pub fn created(self) -> Created {
        serde_json::from_value(self.ok()).unwrap()
    }

    /// The code of an answer that must be a failure with this status.
    pub fn failed(self, status: u16) -> String {
        assert_eq!(self.status, status, "{}", self.text);
        let failure: protocol::Failure = serde_json::from_str(&self.text).expect("failures have one form");
        failure.code
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }
}

impl Person {
    pub fn get(&self, path: &str) -> Answer {
        self.send("GET", path, None, &[])
    }

    pub fn post(&mut self, path: &str, body: &impl Serialize) -> Answer {
        let answer = self.send("POST", path, Some(serde_json::to_string(body).unwrap()), &[]);
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = Some(cookie.split(';').next().unwrap().to_owned()).filter(|cookie| !cookie.ends_with('='));
        }
        answer
    }

    pub fn put(&self, path: &str, body: &impl Serialize) -> Answer {
        self.send("PUT", path, Some(serde_json::to_string(body).unwrap()), &[])
    }

    pub fn send(&self, method: &str, path: &str, body: Option<String>, headers: &[(&str, &str)]) -> Answer {
        self.try_send(method, path, body, headers, PATIENCE).expect("the server answers")
    }

    /// The answer, if one comes in time.
    pub fn try_send(
        &self,
        method: &str,
        path: &str,
        body: Option<String>,
        headers: &[(&str, &str)],
        patience: Duration,
    ) -> Option<Answer> {
        let agent = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(patience))
            .build()
            .new_agent();
        let mut request = ureq::http::Request::builder().method(method).uri(format!("http://{}{path}", self.addr));
        if let Some(cookie) = &self.cookie {
            request = request.header(shown_in(cookie), cookie);
        }
        if body.is_some() && !headers.iter().any(|(name, _)| *name == "content-type") {
            request = request.header("content-type", "application/json");
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let mut answer = agent.run(request.body(body.unwrap_or_default()).unwrap()).ok()?;
        Some(Answer {
            status: answer.status().as_u16(),
            headers: answer
                .headers()
                .iter()
                .map(|(name, value)| (name.to_string(), value.to_str().unwrap_or_default().to_owned()))
                .collect(),
            text: answer.body_mut().read_to_string().ok()?,
        })
    }

    /// A bot of their own.
    pub fn machine(&mut self, name: &str) -> Self {
        let made = self.post("/api/me/machines", &json!({ "name": name })).ok();
        self.with_token(made["token"].as_str().unwrap())
    }

    /// A program that shows this token.
    pub fn with_token(&self, token: &str) -> Self {
        Self { addr: self.addr, cookie: Some(format!("{BEARER}{token}")) }
    }

    /// The token that a program shows.
    pub fn token(&self) -> &str {
        self.cookie.as_deref().and_then(|cookie| cookie.strip_prefix(BEARER)).expect("it is a program")
    }

    pub fn create(&mut self, table: Value) -> Created {
        self.post("/api/tables", &table).created()
    }

    pub fn sit(&mut self, table: &str, code: Option<&str>) -> Created {
        self.post(&format!("/api/tables/{table}/sit"), &json!({ "code": code })).created()
    }

    /// Starts a game, having added to its chance: what the start waits for must come from the others.
    pub fn start(&mut self, table: &str) -> Created {
        self.add_to_chance(table);
        self.post(&format!("/api/tables/{table}/start"), &json!(null)).created()
    }

    /// Gives a nonce, unless the seat has given one.
    pub fn add_to_chance(&self, table: &str) {
        let Created { table: view, you } = self.get(&format!("/api/tables/{table}")).created();
        let (Some(seat), Some(fairness)) = (you.seat, view.fairness) else { return };
        if !fairness.nonces.iter().any(|given| given.seat == seat) {
            self.socket(table).give_nonce(&format!("{:02x}", 0xa0 + seat).repeat(16));
        }
    }

    /// Connects without a word; or the status with which that was refused, 0 if nobody answered.
    pub fn connect(&self, table: &str, headers: &[(&str, &str)]) -> Result<Socket, u16> {
        self.connect_within(table, headers, PATIENCE)
    }

    /// As [`Person::connect`], by somebody who waits so long for anything.
    pub fn connect_within(&self, table: &str, headers: &[(&str, &str)], patience: Duration) -> Result<Socket, u16> {
        let url = format!("ws://{}/api/tables/{table}/socket", self.addr);
        let mut request = url.into_client_request().unwrap();
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert(shown_in(cookie), cookie.parse().unwrap());
        }
        for (name, value) in headers {
            let name: tungstenite::http::HeaderName = name.parse().unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        // There is nobody, or not any more.
        let stream = TcpStream::connect_timeout(&self.addr, patience).map_err(|_| 0u16)?;
        stream.set_read_timeout(Some(patience)).unwrap();
        match tungstenite::client(request, MaybeTlsStream::Plain(stream)) {
            Ok((socket, _)) => Ok(Socket { socket, frames: Vec::new() }),
            Err(HandshakeError::Failure(tungstenite::Error::Http(answer))) => Err(answer.status().as_u16()),
            Err(_) => Err(0),
        }
    }

    /// Connects and says hello.
    pub fn socket(&self, table: &str) -> Socket {
        let mut socket = self.connect(table, &[]).unwrap();
        socket.say(&ClientMessage::Hello { last_step: None, eyes: None });
        socket
    }
}

/// A connection to a table that remembers all it heard.
pub struct Socket {
    pub socket: WebSocket<MaybeTlsStream<TcpStream>>,
    pub frames: Vec<String>,
}

impl Socket {
    pub fn say(&mut self, message: &ClientMessage) {
        self.say_text(&serde_json::to_string(message).unwrap());
    }

    pub fn say_text(&mut self, text: &str) {
        self.socket.send(Message::text(text.to_owned())).unwrap();
    }

    /// The next message; none if the connection was closed.
    pub fn hear(&mut self) -> Option<ServerMessage> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => {
                    self.frames.push(text.to_string());
                    return Some(serde_json::from_str(&text).expect("the server speaks its own language"));
                }
                Ok(Message::Close(_)) | Err(tungstenite::Error::ConnectionClosed | tungstenite::Error::Protocol(_)) => {
                    return None;
                }
                Ok(_) => {}
                Err(tungstenite::Error::Io(error)) if error.kind() == std::io::ErrorKind::ConnectionReset => {
                    return None;
                }
                Err(error) => panic!("nothing was heard: {error}; before that: {:?}", self.frames.last()),
            }
        }
    }

    /// Listens until a message is what is wanted.
    pub fn until<T>(&mut self, mut wanted: impl FnMut(ServerMessage) -> Option<T>) -> T {
        loop {
            let message = self.hear().expect("the connection lasts");
            if let Some(found) = wanted(message) {
                return found;
            }
        }
    }

    /// The next offer.
    pub fn offer(&mut self) -> Offer {
        self.until(|message| match message {
            ServerMessage::Offer { offer } => Some(offer),
            _ => None,
        })
    }

    /// The next refusal's code and key, with the state if it has one.
    pub fn refusal(&mut self) -> (protocol::RefusalCode, String, Option<Offer>) {
        self.until(|message| match message {
            ServerMessage::Refused { code, message, state, .. } => Some((code, message.key.into_owned(), state)),
            _ => None,
        })
    }

    /// Gives a number of one's own to the chance of the game, and waits until the table has it.
    pub fn give_nonce(&mut self, nonce: &str) {
        self.say(&ClientMessage::Nonce { nonce: nonce.to_owned() });
        self.until(|message| match message {
            ServerMessage::Table { table, .. } => table.fairness?.nonces.into_iter().find(|given| given.nonce == nonce),
            _ => None,
        });
    }

    pub fn choose(&mut self, offer: &Offer, choice: &Choice) {
        self.say(&ClientMessage::Choose { step: offer.step, action: choice.action.clone() });
    }
}

/// Waits until the server hangs up.
pub fn hangs_up(mut socket: Socket) {
    while socket.hear().is_some() {}
}

/// The game of these tests.
pub fn game() -> &'static str {
    shelf::title("rattus").unwrap_or(shelf::titles()[0]).id()
}

/// Some option, another one from step to step; where several choices can be made at once, now and then such a chain.
pub fn pick(offer: &Offer) -> Choice {
    let at_once = |bundle: &Bundle| Choice {
        action: bundle.action.clone(),
        label: bundle.label.clone(),
        target: bundle.target.clone(),
        seals: bundle.seals,
        ends: bundle.ends,
    };
    let place = offer.step as usize * 7;
    let bundle = offer.bundles.get(place % offer.bundles.len().max(1)).filter(|_| !offer.step.is_multiple_of(3));
    bundle.map_or_else(|| offer.options[place % offer.options.len()].clone(), at_once)
}

/// Two guests at a table that has started, each connected and with the first offer.
pub fn two_at_a_table(house: &House) -> (Person, Person, String, Socket, Socket) {
    let (mut anna, mut ben) = (house.guest("Anna"), house.guest("Ben"));
    let table = anna.create(json!({ "game": game(), "options": "players=2", "seats": [{ "kind": "you" }] }));
    let id = table.table.id;
    ben.sit(&id, table.you.sit_code.as_deref());
    let (first, second) = (anna.socket(&id), ben.socket(&id));
    ben.add_to_chance(&id);
    anna.start(&id);
    (anna, ben, id, first, second)
}

/// Plays a whole game: each socket answers whenever it is asked. Ends when all have heard the end.
pub fn play_out(sockets: &mut [Socket]) -> Vec<protocol::Over> {
    std::thread::scope(|scope| {
        let play = |socket: &mut Socket| {
            let mut last = None;
            loop {
                match socket.hear().expect("the connection lasts") {
                    ServerMessage::Offer { offer } if !offer.options.is_empty() && last != Some(offer.step) => {
                        last = Some(offer.step);
                        let choice = pick(&offer);
                        socket.choose(&offer, &choice);
                    }
                    ServerMessage::Over { over } => return over,
                    _ => {}
                }
            }
        };
        let players: Vec<_> = sockets.iter_mut().map(|socket| scope.spawn(move || play(socket))).collect();
        players.into_iter().map(|player| player.join().unwrap()).collect()
    })
}
