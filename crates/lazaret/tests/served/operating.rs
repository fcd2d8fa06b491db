//! The files with which the server is run: they can be read, and the commands in them do what they are there for.

use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader};
use std::os::unix::net::UnixDatagram;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::common::{House, PATIENCE, Person};
use crate::yaml::{self, Yaml};

pub fn file(name: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    std::fs::read_to_string(root.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

pub fn free_addr() -> String {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string()
}

/// A server that ends when the test does.
pub struct Running(pub Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts a command of ours and waits until it says that it listens.
pub fn start(command: &mut Command) -> Running {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.contains("http"), "{line:?}");
    Running(child)
}

pub fn lazaret() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lazaret"));
    command.env("LANG", "C.UTF-8").env_remove("LC_ALL").env_remove("LANGUAGE");
    command
}

/// A list of JSON inside an instruction of a Dockerfile.
fn words_of(docker: &str, instruction: &str) -> Vec<String> {
    let line = docker.lines().find(|line| line.starts_with(instruction)).unwrap();
    serde_json::from_str(&line[line.find('[').unwrap()..]).unwrap()
}

#[test]
fn the_image_runs_what_it_says_unprivileged_and_looks_after_its_health() {
    let docker = file("Dockerfile");
    let known = [
        "FROM",
        "WORKDIR",
        "COPY",
        "RUN",
        "USER",
        "ENV",
        "VOLUME",
        "EXPOSE",
        "STOPSIGNAL",
        "HEALTHCHECK",
        "ENTRYPOINT",
        "CMD",
    ];
    for line in docker.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        assert!(known.contains(&line.split(' ').next().unwrap()), "{line}");
    }
    let last = docker.rfind("FROM ").unwrap();
    assert!(docker[last..].contains("\nUSER lazaret\n") && !docker[last..].contains("cargo"), "small and unprivileged");
    for line in docker.lines().filter(|line| line.starts_with("COPY web/")) {
        for name in line.split(' ').filter(|word| word.contains('.')) {
            file(name);
        }
    }
    // The entry point with its command, and the environment of the image but for addresses and folders.
    let folder = tempfile::tempdir().unwrap();
    let env = docker.lines().find_map(|line| line.strip_prefix("ENV ")).unwrap();
    let names: Vec<&str> = env.split(' ').map(|pair| pair.split_once('=').unwrap().0).collect();
    assert_eq!(names, ["LAZARET_ADDR", "LAZARET_DATA"]);
    let addr = free_addr();
    let with_env = |command: &mut Command| {
        command.env("LAZARET_ADDR", &addr).env("LAZARET_DATA", folder.path());
    };
    assert_eq!(words_of(&docker, "ENTRYPOINT"), ["/usr/local/bin/lazaret"]);
    let mut serve = lazaret();
    with_env(serve.args(words_of(&docker, "CMD")));
    let running = start(&mut serve);
    let check = words_of(&docker, "HEALTHCHECK");
    assert_eq!(check[0], "/usr/local/bin/lazaret");
    let healthy = || {
        let mut health = lazaret();
        with_env(health.args(&check[1..]));
        health.output().unwrap()
    };
    assert!(healthy().status.success(), "{:?}", healthy());
    drop(running);
    assert_eq!(healthy().status.code(), Some(1), "nobody is there any more");
}

#[test]
fn one_node_and_two_are_composed() {
    let settings = |compose: &Yaml| compose.at(&["configs", "settings", "content"]).text().to_owned();
    let one = yaml::read(&file("compose.yaml"));
    let two = yaml::read(&file("compose.nodes.yaml"));
    assert_eq!(settings(&one), settings(&two));
    for (compose, nodes) in [(&one, vec!["lazaret"]), (&two, vec!["first", "second"])] {
        for node in nodes {
            let node = compose.at(&["services", node]);
            assert_eq!(node.at(&["cap_drop"]).texts(), ["ALL"]);
            assert_eq!(node.at(&["read_only"]).text(), "true");
            // The command of the service, with its settings where this machine has them.
            let folder = tempfile::tempdir().unwrap();
            let config = folder.path().join("lazaret.toml");
            std::fs::write(&config, settings(compose).replace("0.0.0.0:9347", &free_addr())).unwrap();
            let target = node.at(&["configs", "0", "target"]).text();
            let command: Vec<_> = node.at(&["command"]).texts();
            assert!(command.contains(&target));
            let mut serve = lazaret();
            for word in command {
                serve.arg(if word == target { config.to_str().unwrap() } else { word });
            }
            start(serve.args(["--addr", "127.0.0.1:0", "--data"]).arg(folder.path()));
        }
    }
    for service in ["first", "second"] {
        let database = two.at(&["services", service, "environment", "LAZARET_DATABASE"]).text();
        assert!(store::Place::parse(database).is_ok() && database.contains("@postgres/"), "{database}");
        // Any password fits: it is no part of the address.
        let password = two.at(&["services", service, "environment", "LAZARET_DATABASE_PASSWORD"]).text();
        assert_eq!(password, two.at(&["services", "postgres", "environment", "POSTGRES_PASSWORD"]).text());
        assert!(!database.contains("${"), "{database}");
    }
    let caddy = file("deploy/Caddyfile");
    assert!(caddy.contains("reverse_proxy first:1347 second:1347") && caddy.contains("health_uri /readyz"));
    assert_eq!(caddy.matches('{').count(), caddy.matches('}').count());
}

#[test]
fn the_unit_starts_a_server_that_says_that_it_is_ready_alive_and_ending() {
    let unit = file("deploy/lazaret.service");
    let mut section = "";
    for line in unit.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            Some(name) => section = name,
            None => assert!(line.contains('=') && !section.is_empty(), "{line}"),
        }
    }
    let said = |key: &str| {
        unit.lines().find_map(|line| line.strip_prefix(&format!("{key}="))).unwrap_or_else(|| panic!("{key}"))
    };
    assert_eq!(
        (said("Type"), said("DynamicUser"), said("ProtectSystem"), said("NoNewPrivileges")),
        ("notify", "yes", "strict", "yes")
    );
    assert!(said("WatchdogSec").ends_with('s'));
    assert!(said("MemoryMax").ends_with('%') && said("TasksMax").parse::<u32>().is_ok());
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("lazaret.toml");
    std::fs::write(&config, file("deploy/lazaret.toml")).unwrap();
    let address = folder.path().join("notify");
    let socket = UnixDatagram::bind(&address).unwrap();
    socket.set_read_timeout(Some(PATIENCE)).unwrap();
    let mut words = said("ExecStart").split(' ');
    assert_eq!(words.next(), Some("/usr/local/bin/lazaret"));
    let mut serve = lazaret();
    serve.args(words.map(|word| if word.contains(".toml") { config.to_str().unwrap() } else { word }));
    serve.env("NOTIFY_SOCKET", &address).env("WATCHDOG_USEC", "200000").env("LAZARET_DATA", folder.path());
    let running = start(serve.args(["--addr", "127.0.0.1:0"]));
    let hear = || {
        let mut buffer = [0; 64];
        let count = socket.recv(&mut buffer).unwrap();
        String::from_utf8_lossy(&buffer[..count]).into_owned()
    };
    assert_eq!(hear(), "READY=1");
    assert_eq!((hear(), hear()), ("WATCHDOG=1".to_owned(), "WATCHDOG=1".to_owned()));
    assert!(Command::new("kill").arg(running.0.id().to_string()).status().unwrap().success());
    while hear() != "STOPPING=1" {}
}

/// Backups are made by a unit of its own, as the user of the server, by a command that this program knows.
#[test]
fn the_unit_for_backups_backs_up() {
    let (unit, server) = (file("deploy/lazaret-backup.service"), file("deploy/lazaret.service"));
    let said = |key: &str| {
        unit.lines().find_map(|line| line.strip_prefix(&format!("{key}="))).unwrap_or_else(|| panic!("{key}"))
    };
    assert_eq!(
        (said("DynamicUser"), said("User"), said("StateDirectory")),
        ("yes", "lazaret", "lazaret lazaret-backup")
    );
    assert!(server.contains(&format!("Environment={}\n", said("Environment"))), "it looks where the server writes");
    let data = House::open().close();
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("lazaret.toml");
    std::fs::write(&config, file("deploy/lazaret.toml")).unwrap();
    let to = folder.path().join("to");
    let mut words = said("ExecStart").split(' ');
    assert_eq!(words.next(), Some("/usr/local/bin/lazaret"));
    let mut command = lazaret();
    command.env("LAZARET_DATA", data.path()).args(words.map(|word| match word {
        "/etc/lazaret/lazaret.toml" => config.to_str().unwrap(),
        "/var/lib/lazaret-backup" => to.to_str().unwrap(),
        other => other,
    }));
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    drop(Running(child));
    assert!(line.contains(to.to_str().unwrap()), "{line:?}");
}

#[test]
fn dashboard_and_alerts_ask_for_figures_that_exist() {
    let house = House::open();
    // Answers are among the figures when there was one.
    house.somebody().get("/healthz");
    let figures = house.somebody().get("/metrics").text;
    let dashboard: serde_json::Value = serde_json::from_str(&file("deploy/grafana.json")).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    assert!(panels.len() >= 8);
    let alerts = yaml::read(&file("deploy/alerts.yaml"));
    let Yaml::List(rules) = alerts.at(&["groups", "0", "rules"]) else { panic!("rules are a list") };
    let operating = file("docs/server.md");
    let mut asked: Vec<String> = panels
        .iter()
        .flat_map(|panel| panel["targets"].as_array().unwrap())
        .map(|target| target["expr"].as_str().unwrap().to_owned())
        .collect();
    for rule in rules {
        asked.push(rule.at(&["expr"]).text().to_owned());
        let name = rule.at(&["alert"]).text();
        assert!(operating.contains(&format!("`{name}`")), "docs/server.md does not say what to do about {name}");
    }
    let mut names = BTreeSet::new();
    for expr in &asked {
        let words = expr.split(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '_'));
        names.extend(
            words
                .filter(|word| word.starts_with("lazaret_"))
                .map(|word| word.trim_end_matches("_bucket").trim_end_matches("_total").trim_end_matches("_info")),
        );
    }
    assert!(names.len() > 8);
    for name in names {
        assert!(figures.contains(&format!("# TYPE {name} ")), "{name} is not among the figures");
    }
    assert_eq!(yaml::read(&file("deploy/prometheus.yaml")).at(&["rule_files"]).texts(), ["alerts.yaml"]);
}

/// A password that is given apart is used, whatever signs it has: this one reaches a server that refuses nobody.
#[test]
fn a_password_is_given_apart_from_the_address() {
    let store::Place::Postgres(address) = store::testkit::fresh_postgres() else { unreachable!("it is PostgreSQL") };
    let mut serve = lazaret();
    serve.args(["serve", "--addr", "127.0.0.1:0", "--database", &address]);
    start(serve.env("LAZARET_DATABASE_PASSWORD", "a@b/c#d?e:f%"));
}

/// A setting that cannot be is named, in a sentence.
#[test]
fn a_wrong_setting_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("lazaret.toml");
    let refused = |text: &str| {
        std::fs::write(&config, text).unwrap();
        let output = lazaret().args(["serve", "--lang", "en", "--config"]).arg(&config).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    let negative = refused("[limits]\nconnections = -1\n");
    assert!(negative.contains("“connections” cannot be this number") && !negative.contains("usize"), "{negative}");
    let wrong = refused("trust_proxy = \"perhaps\"\n");
    assert!(wrong.contains("“trust_proxy” in line 1"), "{wrong}");
}

/// Figures are for whoever runs the server: not at the address of the page, unless that is asked for.
#[test]
fn figures_have_an_address_of_their_own() {
    let figures = free_addr();
    let house = House::with(|config| config.metrics_addr = Some(figures.clone()));
    let public = house.somebody().get("/metrics");
    assert!(!public.text.contains("lazaret_tables"), "{}", public.text);
    let operator = Person { addr: figures.parse().unwrap(), cookie: None };
    assert!(operator.get("/metrics").text.contains("lazaret_tables"));
    assert_eq!(operator.get("/api/me").status, 404, "and nothing else is there");
}

/// What an operator asks first is among the figures: whether it is ready, how long routes take, how large it has become,
/// which version it is, and whether somebody guesses.
#[test]
fn figures_answer_what_is_asked_first() {
    let house = House::open();
    let mut anna = house.guest("Anna");
    let wrong = serde_json::json!({ "name": "Nobody here", "password": "wrong horse" });
    assert_eq!(anna.post("/api/me/login", &wrong).failed(422), "wrong_password");
    anna.get("/api/tables/ABCD-EFGH");
    let figures = anna.get("/metrics").text;
    let figure = |name: &str| {
        let line =
            figures.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_else(|| panic!("{name}: {figures}"));
        line.trim().parse::<u64>().unwrap_or_else(|_| panic!("{name}{line}"))
    };
    assert_eq!(figure("lazaret_ready "), 1);
    assert!(figure("lazaret_database_bytes ") > 10_000);
    assert_eq!(figure("lazaret_logins_failed_total "), 1);
    assert_eq!(figure("lazaret_logins_waiting "), 0);
    assert_eq!(figure("lazaret_http_seconds_count{route=\"/api/tables/{id}\"} "), 1, "by route, not by table");
    assert!(figures.contains(&format!("lazaret_version_info{{version=\"{}\"}} 1", env!("CARGO_PKG_VERSION"))));
}

/// The log says who asked and who guessed wrong, unless it is not to; each answer has the word under which it stands there.
#[test]
fn the_log_says_who_guessed_wrong() {
    for (settings, seen) in [("trust_proxy = true\n", true), ("trust_proxy = true\nlog_addresses = false\n", false)] {
        let folder = tempfile::tempdir().unwrap();
        let config = folder.path().join("lazaret.toml");
        std::fs::write(&config, settings).unwrap();
        let (addr, log) = (free_addr(), folder.path().join("log"));
        let mut serve = lazaret();
        serve.args(["serve", "--addr", &addr, "--log", "server=debug", "--config"]).arg(&config);
        serve.arg("--data").arg(folder.path()).stdout(Stdio::piped()).stderr(std::fs::File::create(&log).unwrap());
        let mut child = serve.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let running = Running(child);
        let person = Person { addr: addr.parse().unwrap(), cookie: None };
        let body = serde_json::json!({ "name": "Anna", "password": "wrong horse" }).to_string();
        let answer = person.send("POST", "/api/me/login", Some(body), &[("x-forwarded-for", "203.0.113.9")]);
        let id = answer.header("x-request-id").expect("every answer has one").to_owned();
        drop(running);
        let log = std::fs::read_to_string(&log).unwrap();
        let said = |what: &str| {
            let found = log.lines().find(|line| line.contains(what)).unwrap_or_else(|| panic!("{what}: {log}"));
            serde_json::from_str::<serde_json::Value>(found).unwrap()
        };
        let (failed, answered) = (said("a log-in failed"), said("answered"));
        assert_eq!((&failed["level"], &failed["fields"]["account"]), (&"INFO".into(), &"anna".into()));
        assert_eq!((failed["span"]["id"].as_str(), answered["span"]["id"].as_str()), (Some(&*id), Some(&*id)));
        assert_eq!(answered["fields"]["status"], 422);
        for line in [&failed["fields"]["network"], &answered["fields"]["address"]] {
            assert_eq!(*line == "203.0.113.9", seen, "{log}");
        }
        assert_eq!(log.contains("203.0.113.9"), seen, "{log}");
        assert!(!log.contains("wrong horse"));
    }
}

/// A server that cannot store anything is alive, but not ready.
#[test]
fn a_full_disk_is_alive_and_not_ready() {
    let folder = tempfile::tempdir().unwrap();
    let (mut child, addr) = crate::trouble::serve(folder.path(), Some(1600));
    let mut anna = Person { addr, cookie: None };
    assert_eq!(anna.get("/readyz").status, 200);
    let until = std::time::Instant::now() + 3 * PATIENCE;
    // A file that has reached its limit may find room in another once; then there is none any more.
    let mut full = 0;
    for n in 0.. {
        let refused = anna.post("/api/me/guest", &serde_json::json!({ "name": format!("Guest {n}") })).status == 503;
        anna.cookie = None;
        full = if refused { full + 1 } else { 0 };
        if full == 20 {
            break;
        }
        assert!(std::time::Instant::now() < until, "the disk does not fill");
    }
    std::thread::sleep(Duration::from_millis(1100));
    let failed = anna.get("/readyz");
    assert_eq!(failed.status, 503, "{}", failed.text);
    assert_eq!(anna.get("/healthz").status, 200);
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn the_program_writes_its_manual() {
    let folder = tempfile::tempdir().unwrap();
    let made = lazaret().args(["manual", "--lang", "en"]).arg(folder.path()).output().unwrap();
    assert!(made.status.success(), "{made:?}");
    let page = std::fs::read_to_string(folder.path().join("man/lazaret-admin-close.1")).unwrap();
    assert!(page.contains(".TH") && page.contains("Closes a table"), "{page}");
    for shell in ["lazaret.bash", "_lazaret", "lazaret.fish"] {
        let text = std::fs::read_to_string(folder.path().join("completions").join(shell)).unwrap();
        assert!(text.contains("doctor"), "{shell}");
    }
}
