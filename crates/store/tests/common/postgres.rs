//! A PostgreSQL server of the test's own, from Debian's packages.

use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use tempfile::TempDir;

/// How to come by it.
const INSTALL: &str = "apt-get install -y --no-install-recommends postgresql";

/// A server on a free port of the loopback, with a folder of its own; it stops when it is dropped.
pub(crate) struct Cluster {
    bin: PathBuf,
    folder: TempDir,
    port: u16,
    server: Option<Child>,
    /// Whether what is committed is on disk.
    is_durable: bool,
}

/// Starts a server that keeps what is committed, be it killed.
pub(crate) fn start_durable() -> Option<Cluster> {
    started(true)
}

/// Starts a server; none where PostgreSQL is not installed. On CI it must be.
pub(crate) fn start() -> Option<Cluster> {
    started(false)
}

fn started(is_durable: bool) -> Option<Cluster> {
    let Some(bin) = programs() else {
        assert!(
            env::var_os("CI").is_none(),
            "PostgreSQL is not installed: {INSTALL}"
        );
        eprintln!(
            "\n*** PostgreSQL is not installed, and the store is NOT tested on it: {INSTALL} ***\n"
        );
        return None;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let mut cluster = Cluster {
        bin,
        folder,
        port: free_port(),
        server: None,
        is_durable,
    };
    cluster.make();
    cluster.run();
    Some(cluster)
}

/// The newest version that is installed.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
    let newest = versions.filter_map(|entry| {
        let entry = entry.ok()?;
        let version: u32 = entry.file_name().to_str()?.parse().ok()?;
        let bin = entry.path().join("bin");
        bin.join("initdb").exists().then_some((version, bin))
    });
    newest.max().map(|(_, bin)| bin)
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address").port()
}

impl Cluster {
    pub(crate) fn data(&self) -> PathBuf {
        self.folder.path().join("db")
    }

    /// The address of a new and empty database.
    pub(crate) async fn database(&self, name: &str) -> String {
        use sqlx::Connection as _;
        let server = self.address("postgres");
        let mut connection = sqlx::PgConnection::connect(&server)
            .await
            .expect("a server");
        let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
        sqlx::raw_sql(create)
            .execute(&mut connection)
            .await
            .expect("a new name");
        self.address(name)
    }

    fn address(&self, database: &str) -> String {
        format!("postgres://test@127.0.0.1:{}/{database}", self.port)
    }

    fn make(&self) {
        let path = self.folder.path();
        let open = fs::Permissions::from_mode(0o755);
        fs::set_permissions(path, open).expect("our folder");
        if is_root() {
            let owned = Command::new("chown").arg("postgres").arg(path).status();
            assert!(owned.expect("chown").success());
        }
        let options = [
            "-U",
            "test",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C.UTF-8",
            "--no-sync",
        ];
        let mut initdb = self.program("initdb");
        let made = initdb
            .arg("-D")
            .arg(self.data())
            .args(options)
            .stdout(Stdio::null());
        assert!(made.status().expect("initdb").success());
    }

    /// Starts the server, and waits until it answers.
    pub(crate) fn run(&mut self) {
        let log = fs::File::create(self.folder.path().join("log")).expect("our folder");
        let mut server = self.program("postgres");
        server.arg("-D").arg(self.data());
        server.args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-k"]);
        server.arg(self.folder.path());
        if !self.is_durable {
            // Not the disk is on trial here.
            server.args(["-c", "fsync=off", "-c", "full_page_writes=off"]);
        }
        self.server = Some(server.stderr(log).spawn().expect("postgres"));
        let deadline = Instant::now() + Duration::from_secs(60);
        while !self.is_ready() {
            assert!(Instant::now() < deadline, "PostgreSQL does not answer");
            thread::sleep(Duration::from_millis(50));
        }
    }

    fn is_ready(&self) -> bool {
        let mut ask = self.program("pg_isready");
        ask.args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()]);
        ask.status().is_ok_and(|status| status.success())
    }

    /// Stops the server as it stops in earnest (SIGINT), and waits for it.
    pub(crate) fn stop(&mut self) {
        if let Some(mut server) = self.server.take() {
            let stop = Command::new("kill")
                .args(["-INT", &server.id().to_string()])
                .status();
            assert!(stop.is_ok_and(|status| status.success()), "kill");
            server.wait().expect("our child");
        }
    }

    /// Kills the server and all its processes (SIGKILL).
    pub(crate) fn kill(&mut self) {
        if let Some(mut server) = self.server.take() {
            let mut pids = children(server.id());
            server.kill().expect("our child");
            pids.extend(children(server.id()));
            let pids = pids.iter().map(u32::to_string);
            // Some may have gone with it already.
            let killed = Command::new("kill")
                .arg("-KILL")
                .args(pids)
                .stderr(Stdio::null())
                .status();
            killed.expect("kill");
            server.wait().expect("our child");
        }
    }

    /// A program of PostgreSQL, which does not run as root and does not outlive us.
    fn program(&self, name: &str) -> Command {
        let mut command = Command::new("setpriv");
        command.args(["--pdeathsig", "INT"]);
        if is_root() {
            command.args(["--reuid=postgres", "--regid=postgres", "--init-groups"]);
        }
        command.arg("--").arg(self.bin.join(name));
        command.current_dir("/");
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The processes that a process has begun.
pub(crate) fn children(parent: u32) -> Vec<u32> {
    let processes = fs::read_dir("/proc").expect("processes");
    let pids = processes.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    pids.filter(|pid: &u32| parent_of(*pid) == Some(parent))
        .collect()
}

fn parent_of(pid: u32) -> Option<u32> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name in brackets may hold anything.
    let (_, rest) = stat.rsplit_once(") ")?;
    rest.split(' ').nth(1)?.parse().ok()
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let owner = fs::metadata(Path::new("/proc/self")).map(|ours| ours.uid());
    owner.is_ok_and(|id| id == 0)
}
