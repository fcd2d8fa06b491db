//! A running program and its two pipes. Threads of their own read and write, so that neither a program that does not
//! answer nor one that does not listen can hold up a series.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::time::{Duration, Instant};

/// What can go wrong between two lines.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// It ended, or closed its output; with its status if it has one.
    Ended(Option<ExitStatus>),
    /// It did not answer in time.
    Silent,
    /// It spoke when it was not asked.
    Unasked(String),
    /// It answered with something that is no line of text.
    NoLine,
}

/// No answer is longer than this.
const LONGEST_LINE: u64 = 64 * 1024;

/// A program whose pipe is closed has this long to end, and to leave a status.
const FAREWELL: Duration = Duration::from_millis(500);

/// A running program.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    /// Lines to it; gone when its input is closed.
    to: Option<Sender<String>>,
    from: Receiver<io::Result<String>>,
}

impl Process {
    /// Starts a program. What it writes to standard error is shown to whoever started us.
    pub(crate) fn start(command: &[String]) -> io::Result<Self> {
        let mut child =
            Command::new(&command[0]).args(&command[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (to, lines) = mpsc::channel();
        let (answers, from) = mpsc::channel();
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        if let (Some(stdin), Some(stdout)) = (stdin, stdout) {
            std::thread::spawn(move || write(stdin, &lines));
            std::thread::spawn(move || read(stdout, &answers));
        }
        Ok(Self { child, to: Some(to), from })
    }

    /// Tells it something to which there is no answer.
    pub(crate) fn tell(&mut self, line: String) -> Result<(), Trouble> {
        match self.from.try_recv() {
            Ok(Ok(line)) => return Err(Trouble::Unasked(line)),
            Ok(Err(_)) => return Err(Trouble::NoLine),
            Err(TryRecvError::Disconnected) => return Err(self.ended()),
            Err(TryRecvError::Empty) => {}
        }
        let sent = self.to.as_ref().is_some_and(|to| to.send(line).is_ok());
        if sent { Ok(()) } else { Err(self.ended()) }
    }

    /// Tells it something and waits for the answer.
    pub(crate) fn ask(&mut self, line: String, time: Duration) -> Result<String, Trouble> {
        self.tell(line)?;
        match self.from.recv_timeout(time) {
            Ok(Ok(line)) => Ok(line),
            Ok(Err(_)) => Err(Trouble::NoLine),
            Err(RecvTimeoutError::Timeout) => Err(Trouble::Silent),
            Err(RecvTimeoutError::Disconnected) => Err(self.ended()),
        }
    }

    fn ended(&mut self) -> Trouble {
        Trouble::Ended(self.status())
    }

    /// Its status, if it ends within the time of a farewell.
    fn status(&mut self) -> Option<ExitStatus> {
        let until = Instant::now() + FAREWELL;
        loop {
            match self.child.try_wait() {
                Ok(None) if Instant::now() < until => std::thread::sleep(Duration::from_millis(2)),
                Ok(status) => return status,
                Err(_) => return None,
            }
        }
    }
}

impl Drop for Process {
    /// Closes its input, which asks it to end, and ends it if it does not.
    fn drop(&mut self) {
        self.to = None;
        if self.status().is_none() {
            _ = self.child.kill();
            _ = self.child.wait();
        }
    }
}

fn write(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if writeln!(stdin, "{line}").and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read(stdout: ChildStdout, answers: &Sender<io::Result<String>>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let answer = match stdout.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) if line.len() as u64 == LONGEST_LINE => Err(io::ErrorKind::InvalidData.into()),
            Ok(_) => String::from_utf8(line).map_err(|_| io::ErrorKind::InvalidData.into()),
        };
        let broken = answer.is_err();
        if answers.send(answer).is_err() || broken {
            return;
        }
    }
}
