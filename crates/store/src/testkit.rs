//! A `PostgreSQL` of the tests' own: on loopback, in a folder of its own, gone when the tests are.

use std::io::Read as _;
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use crate::store::Place;

/// The server of this test program. Its shell waits at the other end of a pipe: when the test program ends, however it
/// ends, the shell stops the server and removes the folder.
struct Cluster {
    port: u16,
    folder: PathBuf,
    _shell: Child,
}

fn cluster() -> &'static Cluster {
    static CLUSTER: OnceLock<Cluster> = OnceLock::new();
    CLUSTER.get_or_init(Cluster::start)
}

/// The certificate with which the server of the tests proves that it is 127.0.0.1.
pub fn certificate() -> PathBuf {
    cluster().folder.join("server.crt")
}

/// A new empty database.
pub fn fresh_postgres() -> Place {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let port = cluster().port;
    let name = format!("test_{}", NEXT.fetch_add(1, Ordering::Relaxed));
    let address = |database: &str| format!("postgres://lazaret@127.0.0.1:{port}/{database}");
    let admin = Place::Postgres(address("postgres"));
    let mut admin = admin.open().expect("the server of the tests answers");
    admin.batch(&format!("CREATE DATABASE {name}")).expect("the server of the tests makes databases");
    Place::Postgres(address(&name))
}

/// Crashes the server of the tests, which starts again and reads its log back.
pub fn crash_postgres() {
    let pid = std::fs::read_to_string(cluster().folder.join("data/postmaster.pid")).unwrap_or_default();
    if let Some(pid) = pid.lines().next() {
        // While it is starting there may be nobody to hear.
        let _ = Command::new("kill").arg("-QUIT").arg(pid).status();
    }
}

/// The ports from which connections come that have written something in a transaction and now say nothing: whoever writes the
/// same waits for them.
pub fn silent_writers(address: &str) -> Vec<u16> {
    let mut db = Place::Postgres(address.to_owned()).open().expect("the server of the tests answers");
    let sql = "SELECT CAST(client_port AS BIGINT) FROM pg_stat_activity
        WHERE datname = current_database() AND state = 'idle in transaction' AND backend_xid IS NOT NULL";
    let ports = db.query(sql, &[]).and_then(|rows| crate::row::column::<u64>("pg_stat_activity", "client_port", rows));
    ports.expect("whoever owns a server may").into_iter().filter_map(|port| u16::try_from(port).ok()).collect()
}

/// Ends every other connection to a database, as if it had been started again.
pub fn disconnect_everybody(address: &str) {
    let mut db = Place::Postgres(address.to_owned()).open().expect("the server of the tests answers");
    db.batch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )
    .expect("whoever owns a server may");
}

/// Whoever adds the next entry to a journal waits for two seconds and is refused, as by a disk that fails once.
pub fn refuse_next_entry(place: &Place) {
    let mut db = place.open().expect("the server of the tests answers");
    // What a sequence has counted stays counted when the transaction fails.
    db.batch(
        "CREATE SEQUENCE entries;
        CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            IF nextval('entries') = 1 THEN
                PERFORM pg_sleep(2);
                RAISE EXCEPTION 'on purpose';
            END IF;
            RETURN NEW;
        END $$;
        CREATE TRIGGER refuse BEFORE INSERT ON journal FOR EACH ROW EXECUTE FUNCTION refuse()",
    )
    .expect("whoever owns a database may");
}

/// Does something to a database that no node of ours does.
pub fn batch(place: &Place, sql: &str) {
    place.open().and_then(|mut db| db.batch(sql)).expect("whoever owns a database may");
}

/// A node that has frozen inside a transaction: it has written an entry, and neither commits nor gives up.
pub struct Frozen(#[allow(dead_code, reason = "it is there, and does nothing")] Box<dyn crate::sql::Database>);

/// A node freezes while it writes this entry of a journal.
pub fn freeze_while_writing(place: &Place, table: &str, number: u64) -> Frozen {
    let mut db = place.open().expect("the server of the tests answers");
    db.batch("BEGIN").expect("a transaction begins");
    let sql = "INSERT INTO journal (table_id, number, at, body) VALUES ($1, $2, 1, 'frozen')";
    db.execute(sql, crate::sql::args![table, number]).expect("the entry is new");
    Frozen(db)
}

/// Nobody can write a table of the database until what is given back is dropped: somebody who is no node of ours, and has
/// no manners, has locked it.
pub fn lock_out(place: &Place, table: &str) -> Frozen {
    let mut db = place.open().expect("the server of the tests answers");
    let sql = format!("BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0; LOCK TABLE {table} IN EXCLUSIVE MODE");
    db.batch(&sql).expect("whoever owns a database may");
    Frozen(db)
}

/// Whether every other connection to a database is encrypted, and there are some.
pub fn is_encrypted(address: &str) -> bool {
    let mut db = Place::Postgres(address.to_owned()).open().expect("the server of the tests answers");
    let sql = "SELECT CAST(COUNT(*) AS BIGINT), CAST(COUNT(*) FILTER (WHERE ssl) AS BIGINT)
        FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
        WHERE datname = current_database() AND pid <> pg_backend_pid()";
    let rows = db.query(sql, &[]).expect("whoever owns a server may");
    let counts = crate::row::one("pg_stat_ssl", rows, |row| Ok((row.next::<u64>("1")?, row.next::<u64>("2")?)));
    matches!(counts, Ok(Some((all, encrypted))) if all > 0 && all == encrypted)
}

impl Cluster {
    fn start() -> Self {
        let bin = binaries().expect("PostgreSQL is not installed: apt-get install postgresql (make test does it)");
        let folder = std::env::temp_dir().join(format!("lazaret-postgres-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("the temporary folder can be written");
        // PostgreSQL refuses to run as root.
        let user = somebody().filter(|_| is_root(&folder));
        if let Some((uid, gid)) = user {
            chown(&folder, Some(uid), Some(gid)).expect("root may give folders away");
        }
        let mut init = Command::new(bin.join("initdb"));
        init.args(["--auth=trust", "--username=lazaret", "--no-sync", "--encoding=UTF8", "--locale=C", "-D"]);
        let made = run_as(&mut init, user).arg(folder.join("data")).current_dir(&folder).output();
        let made = made.expect("initdb runs");
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        certify(&folder, user);
        let port = TcpListener::bind("127.0.0.1:0").and_then(|socket| socket.local_addr()).expect("a free port").port();
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(
            r#"(while [ ! -e "$1/ended" ]; do
                 "$0" -D "$1/data" -p "$2" -k "$1" -h 127.0.0.1 -F -c max_connections=300 -c ssl=on \
                   -c ssl_cert_file="$1/server.crt" -c ssl_key_file="$1/server.key" >>"$1/log" 2>&1
               done) &
               cat >/dev/null; : >"$1/ended"; kill -INT "$(head -n 1 "$1/data/postmaster.pid")"; wait; rm -rf "$1""#,
        );
        shell.arg(bin.join("postgres")).arg(&folder).arg(port.to_string());
        shell.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).current_dir(&folder);
        let shell = run_as(&mut shell, user).spawn().expect("a shell runs");
        await_port(port, &folder);
        Self { port, folder, _shell: shell }
    }
}

/// Makes a key and a certificate for 127.0.0.1 that nobody else trusts.
fn certify(folder: &Path, user: Option<(u32, u32)>) {
    let settings = "[req]\ndistinguished_name = name\nx509_extensions = extensions\nprompt = no\n\
        [name]\nCN = lazaret\n[extensions]\nsubjectAltName = IP:127.0.0.1\nbasicConstraints = critical, CA:FALSE\n";
    std::fs::write(folder.join("settings"), settings).expect("the temporary folder can be written");
    let mut openssl = Command::new("openssl");
    openssl.args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]);
    openssl.args(["-config", "settings", "-keyout", "server.key", "-out", "server.crt"]).current_dir(folder);
    let made = run_as(&mut openssl, user).output().expect("openssl is not installed: apt-get install openssl");
    assert!(made.status.success(), "openssl: {}", String::from_utf8_lossy(&made.stderr));
}

/// Where `initdb` and `postgres` are.
pub fn binaries() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = versions.map(|version| version.path().join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let all = debian.chain(std::env::split_paths(&path).collect::<Vec<_>>());
    all.filter(|folder| folder.join("initdb").exists() && folder.join("postgres").exists()).max()
}

fn run_as(command: &mut Command, user: Option<(u32, u32)>) -> &mut Command {
    match user {
        Some((uid, gid)) => command.uid(uid).gid(gid),
        None => command,
    }
}

fn is_root(own: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    std::fs::metadata(own).is_ok_and(|folder| folder.uid() == 0)
}

/// A user who is not root: that of Debian's package, else nobody.
fn somebody() -> Option<(u32, u32)> {
    let users = std::fs::read_to_string("/etc/passwd").ok()?;
    let find = |name: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut fields = line.split(':').skip(2);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    };
    find("postgres").or_else(|| find("nobody"))
}

fn await_port(port: u16, folder: &Path) {
    let patience = Instant::now() + Duration::from_mins(1);
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        if Instant::now() > patience {
            let mut log = String::new();
            let _ = std::fs::File::open(folder.join("log")).and_then(|mut file| file.read_to_string(&mut log));
            panic!("PostgreSQL does not start: {log}");
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    // The port opens a moment before the server takes work.
    let place = Place::Postgres(format!("postgres://lazaret@127.0.0.1:{port}/postgres"));
    while place.open().is_err() && Instant::now() < patience {
        std::thread::sleep(Duration::from_millis(50));
    }
}
