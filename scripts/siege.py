#!/usr/bin/env python3
"""Attacks a server of its own on loopback for some minutes, and says what held.

    scripts/siege.py PROGRAM            everything: about five minutes, ten at most
    scripts/siege.py PROGRAM --slice    a little of everything, within half a minute

It starts PROGRAM on a free port and an empty folder, with the limits that a public server has. It attacks nothing else. Addresses of
127.0.0.0/8 are strangers of different networks. The exit code is 0 if all held.
"""
import base64
import concurrent.futures as futures
import http.client
import json
import os
import random
import re
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else sys.exit(__doc__)
SLICE = "--slice" in sys.argv[2:]
DEADLINE = time.monotonic() + 600
DICE = random.Random(1347)
# Silence is waited for so long, in seconds; the server is told the same.
REQUEST_SECONDS = 3 if SLICE else 15
SETTINGS = f"""
bot_threads = 1
metrics_addr = "here"
[limits]
request_seconds = {REQUEST_SECONDS}
connections_per_address = 100
"""
held, broken = [], []


def much(few, many):
    return few if SLICE else many


def verdict(name, so, figures=""):
    (held if so else broken).append(name)
    print(f"| {name} | {'held' if so else 'BROKEN'} | {figures} |", flush=True)


class Server:
    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="lazaret-siege-")
        with open(f"{self.folder}/lazaret.toml", "w", encoding="utf-8") as file:
            file.write(SETTINGS)
        self.log = open(f"{self.folder}/log", "w", encoding="utf-8")
        command = [PROGRAM, "serve", "--lang", "en", "--addr", "127.0.0.1:0", "--log", "warn"]
        command += ["--config", f"{self.folder}/lazaret.toml", "--data", f"{self.folder}/data"]
        self.child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True)
        self.port = int(self.child.stdout.readline().strip().rsplit(":", 1)[1])

    def memory(self):
        with open(f"/proc/{self.child.pid}/status", encoding="ascii") as file:
            return int(re.search(r"VmRSS:\s+(\d+)", file.read())[1]) // 1024

    def end(self):
        self.child.terminate()
        code = self.child.wait(30)
        self.log.close()
        with open(f"{self.folder}/log", encoding="utf-8") as file:
            panicked = "panicked" in file.read()
        shutil.rmtree(self.folder)
        return code == 0 and not panicked


class Person:
    """Somebody at an address of their own."""

    def __init__(self, port, network):
        self.port, self.source = port, f"127.{network >> 8 & 255}.{network & 255}.9"
        self.cookie = self.token = None

    def line(self, seconds=10):
        return socket.create_connection(("127.0.0.1", self.port), seconds, (self.source, 0))

    def ask(self, method, path, body=None, seconds=20, headers=()):
        head = {"content-type": "application/json", **dict(headers)}
        if self.token:
            head["authorization"] = f"Bearer {self.token}"
        elif self.cookie:
            head["cookie"] = self.cookie
        wire = http.client.HTTPConnection("127.0.0.1", self.port, timeout=seconds, source_address=(self.source, 0))
        try:
            wire.request(method, path, None if body is None else json.dumps(body), head)
            answer = wire.getresponse()
            text = answer.read()
            if answer.getheader("set-cookie"):
                self.cookie = answer.getheader("set-cookie").split(";")[0]
            return answer.status, text
        finally:
            wire.close()

    def told(self, method, path, body=None):
        status, text = self.ask(method, path, body)
        assert status == 200, (path, status, text[:300])
        return json.loads(text)

    def named(self, name):
        self.told("POST", "/api/me/guest", {"name": name})
        return self


class Line:
    """A WebSocket at a table; what is sent need not be proper."""

    def __init__(self, person, table):
        self.raw = person.line(15)
        head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{person.port}\r\nUpgrade: websocket\r\n"
        head += "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        head += f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
        head += f"Cookie: {person.cookie}\r\n\r\n" if person.cookie else "\r\n"
        self.raw.sendall(head.encode())
        self.reader = self.raw.makefile("rb")
        self.status = int(self.reader.readline().split()[1])
        while self.reader.readline().strip():
            pass

    def frame(self, kind, text, masked=True, final=True):
        mask = os.urandom(4)
        size = len(text)
        head = struct.pack("!BB", (128 if final else 0) | kind, (128 if masked else 0) | min(size, 126))
        head += struct.pack("!H", size) if size >= 126 else b""
        body = bytes(sign ^ mask[n % 4] for n, sign in enumerate(text)) if masked else text
        self.raw.sendall(head + (mask if masked else b"") + body)

    def say(self, **message):
        self.frame(1, json.dumps(message).encode())

    def hear(self):
        whole = b""
        while head := self.reader.read(2):
            more = {126: 2, 127: 8}.get(head[1] & 127)
            size = int.from_bytes(self.reader.read(more), "big") if more else head[1] & 127
            text = self.reader.read(size)
            if head[0] & 15 < 2:
                whole += text
                if head[0] & 128:
                    yield json.loads(whole)
                    whole = b""
            elif head[0] & 15 == 8:
                return
            elif head[0] & 15 == 9:
                self.frame(10, text)

    def until(self, kind):
        for told in self.hear():
            if told["type"] == kind:
                return told
        raise AssertionError(f"no {kind} came")

    def closes(self, seconds=10):
        """Whether the server hangs up, whatever it says before."""
        self.raw.settimeout(seconds)
        try:
            while self.raw.recv(65536):
                pass
            return True
        except ConnectionError:
            return True
        except TimeoutError:
            return False


def calm(server, network):
    """How long somebody else, from elsewhere, waits for the lobby meanwhile, at worst."""
    person, worst, over = Person(server.port, network), [0.0], threading.Event()

    def look():
        while not over.wait(0.1):
            begun = time.monotonic()
            try:
                fine = person.ask("GET", "/api/lobby")[0] == 200
            except OSError:
                fine = False
            worst[0] = max(worst[0], time.monotonic() - begun if fine else 99.0)

    thread = threading.Thread(target=look)
    thread.start()

    def end():
        over.set()
        thread.join()
        return worst[0]

    return end


def at_once(count, work, threads=24):
    with futures.ThreadPoolExecutor(threads) as pool:
        return list(pool.map(work, range(count)))


def status_of(work):
    try:
        return work()[0]
    except (OSError, http.client.HTTPException):
        return 0


def floods(server):
    worst = calm(server, 1)
    flood = Person(server.port, 2)
    for method in ("GET", "HEAD"):
        said = at_once(much(700, 6000), lambda _: status_of(lambda: flood.ask(method, "/api/games")))
        verdict(f"flood of {method}: the rest is refused", said.count(429) > len(said) // 4 and 500 not in said,
                f"{said.count(200)} answered, {said.count(429)} refused")
    said = at_once(60, lambda n: status_of(lambda: Person(server.port, 3).ask("POST", "/api/me/guest", {"name": f"Flood {n}"})))
    verdict("flood of guests from one network", said.count(200) <= 45, f"{said.count(200)} of {len(said)} got a name")
    waited = worst()
    verdict("others are answered meanwhile", waited < 3, f"{waited:.2f} s at worst")


def lobby(server):
    said = []
    for n in range(4):
        host = Person(server.port, 4).named(f"Host {n}")
        said += [host.ask("POST", "/api/tables", {"game": "rattus", "visibility": "public", "seats": [{"kind": "you"}]})[0]
                 for _ in range(6)]
    verdict("the lobby cannot be filled from one network", said.count(200) == 10, f"{said.count(200)} of {len(said)} tables")


def crowd_of_bots(server):
    lines = []
    for n in range(much(4, 12)):
        host, expert = Person(server.port, 70).named(f"Crowd {n}"), {"kind": "bot", "level": "12"}
        made = host.told("POST", "/api/tables", {"game": "messina", "options": "players=2", "seats": [expert, expert]})
        lines.append(Line(host, made["table"]["id"]))
        lines[-1].say(type="hello", last_step=None)
        host.told("POST", f"/api/tables/{made['table']['id']}/start", {})
    time.sleep(1)
    waits = []
    for n in range(much(3, 7)):
        anna, bot = Person(server.port, 71 + n).named("Anna"), {"kind": "bot", "level": "random"}
        seats = {"seats": [{"kind": "you"}, bot], "position": ["turn yellow"]}
        table = anna.told("POST", "/api/tables", {"game": "rattus", "options": "players=2", **seats})["table"]["id"]
        line = Line(anna, table)
        line.say(type="hello", last_step=None)
        anna.told("POST", f"/api/tables/{table}/start", {})
        begun = time.monotonic()
        while line.until("offer")["offer"]["step"] == 0:
            pass
        waits.append(time.monotonic() - begun)
        line.raw.close()
    for line in lines:
        line.raw.close()
    median = sorted(waits)[len(waits) // 2]
    verdict("a crowd's bots hold up nobody else's", median < 2, f"{median:.2f} s behind {len(lines)} tables of experts, {max(waits):.2f} s at worst")


def passwords(server):
    owner, secret = Person(server.port, 5), {"name": "Owner", "password": "quarantine and rosemary"}
    owner.told("POST", "/api/me/account", secret)
    stop = threading.Event()

    def guess(n):
        person, count = Person(server.port, 100 + n), 0
        while not stop.is_set():
            count += status_of(lambda: person.ask("POST", "/api/me/login", {"name": "Owner", "password": f"wrong {n} {count}"})) > 0
        return count

    with futures.ThreadPoolExecutor(much(20, 120)) as pool:
        guesses = [pool.submit(guess, n) for n in range(much(20, 120))]
        time.sleep(1)
        waits = []
        for n in range(much(2, 6)):
            begun = time.monotonic()
            status = Person(server.port, 6 + n).ask("POST", "/api/me/login", secret)[0]
            waits.append(time.monotonic() - begun if status == 200 else 99.0)
        stop.set()
        count = sum(guess.result() for guess in guesses)
    # A program that is not optimised checks a password ten times slower.
    verdict("the owner logs in while strangers guess", max(waits) < 5, f"{max(waits):.2f} s at worst, {count} guesses")
    guesser = Person(server.port, 90)
    said = [guesser.ask("POST", "/api/me/login", {"name": "Owner", "password": f"guess {n}"})[0] for n in range(14)]
    verdict("guessing is barred", 429 in said, f"after {said.index(429) if 429 in said else 'no'} guesses")


def slow_lines(server):
    worst = calm(server, 7)
    lines = [Person(server.port, 8 + n % 4).line() for n in range(much(40, 300))]
    for line in lines:
        line.sendall(b"GET /api/lobby HTTP/1.1\r\nHost: a\r\n")
    begun = time.monotonic()
    while time.monotonic() - begun < REQUEST_SECONDS + 4:
        for line in lines:
            try:
                line.sendall(b"x: y\r\n")
            except OSError:
                pass
        time.sleep(0.5)
    closed = 0
    for line in lines:
        line.settimeout(2)
        try:
            while line.recv(4096):
                pass
            closed += 1
        except ConnectionError:
            closed += 1
        except TimeoutError:
            pass
        line.close()
    waited = worst()
    verdict("slow lines are closed", closed == len(lines), f"{closed} of {len(lines)}")
    verdict("others are answered meanwhile (slow lines)", waited < 3, f"{waited:.2f} s at worst")


def many_lines(server):
    greedy, kept, lines = Person(server.port, 20), 0, []
    for _ in range(160):
        try:
            lines.append(greedy.line(3))
        except OSError:
            pass
    time.sleep(0.5)
    for line in lines:
        line.settimeout(0.02)
        try:
            kept += line.recv(1) != b""
        except TimeoutError:
            kept += 1
        except OSError:
            pass
    verdict("one address has so many connections", kept <= 100, f"{kept} of 160 kept, 100 allowed")
    verdict("and another address is answered", Person(server.port, 21).ask("GET", "/api/lobby")[0] == 200)
    for line in lines:
        line.close()


def malformed_requests(server):
    person = Person(server.port, 22)
    texts = [
        b"\x00\xff" * 200, b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\r\n" * 4000, b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
        b"POST /api/me/guest HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 400000\r\n\r\n" + b"[" * 400_000,
        b"GET /api/lobby HTTP/1.1\r\n" + b"x: " + b"y" * 200_000 + b"\r\n\r\n", b"GET /..%2f..%2fetc/passwd HTTP/1.1\r\nHost: a\r\n\r\n",
    ]
    texts += [DICE.randbytes(DICE.randrange(1, 3000)) for _ in range(much(60, 2000))]
    fives = 0
    for text in texts:
        line = person.line(2)
        try:
            line.sendall(text)
            line.shutdown(socket.SHUT_WR)
            answer = line.recv(4096)
            fives += re.match(rb"HTTP/1\.1 5", answer) is not None
            assert b"root:" not in answer
        except OSError:
            pass
        line.close()
    bodies = [None, [], 3, "x", {}, {"name": 1}, {"game": "rattus", "seats": [{"kind": "x"}]}, {"game": "\x00" * 99},
              {"game": "rattus", "options": "players=" + "9" * 5000}, {"game": "rattus", "position": ["rats gallia " + "9" * 60] * 50}]
    known = Person(server.port, 23).named("Malformed")
    for path in ("/api/me/guest", "/api/me/account", "/api/tables", "/api/me/login", "/api/open", "/api/evenings"):
        for body in bodies:
            fives += known.ask("POST", path, body)[0] >= 500
        time.sleep(0.1)
    verdict("malformed requests", fives == 0, f"{len(texts) + 6 * len(bodies)} sent, {fives} answered as a fault of ours")


def begun_table(server, network, game="rattus"):
    """Two people at a private table whose game has begun."""
    anna, ben = Person(server.port, network).named("Anna"), Person(server.port, network + 1).named("Ben")
    made = anna.told("POST", "/api/tables", {"game": game, "options": "players=2", "seats": [{"kind": "you"}]})
    table, code = made["table"]["id"], made["you"]["sit_code"]
    ben.told("POST", f"/api/tables/{table}/sit", {"code": code})
    for person in (anna, ben):
        line = Line(person, table)
        line.say(type="hello", last_step=None)
        line.say(type="nonce", nonce=os.urandom(16).hex())
        line.until("table")
        line.raw.close()
    anna.told("POST", f"/api/tables/{table}/start", {})
    return anna, ben, table


def malformed_frames(server):
    anna, _, table = begun_table(server, 30)
    hello = json.dumps({"type": "hello", "last_step": None}).encode()
    attacks = {
        "no mask": lambda line: line.frame(1, hello, masked=False),
        "a kind that is none": lambda line: line.frame(5, hello),
        "no text": lambda line: line.frame(1, b"\xff\xfe\xfd"),
        "a frame of 60,000 bytes": lambda line: line.frame(1, b"x" * 60_000),
        "a frame without an end": lambda line: line.raw.sendall(struct.pack("!BBQ", 129, 255, 1 << 62) + b"aaaa" + b"x" * 50_000),
        "nonsense again and again": lambda line: [line.frame(1, b"[" * 900) for _ in range(30)],
        "binary again and again": lambda line: [line.frame(2, b"\x00" * 90) for _ in range(30)],
        "pings without end": lambda line: [line.frame(9, b"x") for _ in range(much(3_000, 20_000))],
        "pieces without end": lambda line: [line.frame(1 if n == 0 else 0, b"x" * 4000, final=False) for n in range(40)],
    }
    for name, attack in attacks.items():
        line = Line(anna, table)
        try:
            attack(line)
        except OSError:
            pass
        verdict(f"frames: {name}", line.closes(), "the line is closed")
    line = Line(anna, table)
    line.say(type="hello", last_step=None)
    step = line.until("offer")["offer"]["step"]
    refused = 0
    for action in ("", "x" * 4000, "place nowhere", "place gallia; " * 300, "undo", "\u0000"):
        line.say(type="choose", step=step, action=action)
        refused += line.until("refused")["type"] == "refused"
        time.sleep(0.1)
    verdict("frames: choices that are none", refused == 6, f"{refused} refused with a sentence")
    line.raw.close()


def scopes(server):
    anna, ben, table = begun_table(server, 40)
    made = anna.told("POST", "/api/me/machines", {"name": "Rosalia"})
    machine, eve, nobody = Person(server.port, 42), Person(server.port, 43).named("Eve"), Person(server.port, 44)
    machine.token = made["token"]
    forged = Person(server.port, 45)
    forged.cookie = anna.cookie[:-6] + "000000"
    at = f"/api/tables/{table}"
    doors = [
        ("POST", f"{at}/sit", {}), ("POST", f"{at}/start", {}), ("POST", f"{at}/leave", {}), ("POST", f"{at}/close", {}),
        ("PUT", f"{at}/seats/0", {"kind": "open"}), ("PUT", f"{at}/seats/1", {"kind": "bot", "level": "3"}), ("POST", f"{at}/rematch", {}),
        ("POST", f"{at}/branch", {"step": 0}), ("GET", f"{at}/record", None), ("GET", f"{at}/replay?from=0", None), ("GET", f"{at}/over", None),
        ("GET", f"{at}/analysis", None),
    ]
    through = [(who, method, path) for who, person in (("a stranger", eve), ("nobody", nobody), ("a forged cookie", forged))
               for method, path, body in doors if person.ask(method, path, body)[0] == 200]
    verdict("nobody acts at a table that is not theirs", not through, through or f"{3 * len(doors)} doors tried")
    own = ["/api/me/password", "/api/me/delete", "/api/me/machines", "/api/me/code", "/api/me/logout-everywhere", "/api/tables"]
    through = [path for path in own if machine.ask("POST", path, {})[0] == 200]
    through += [path for path in ("/api/me", "/api/me/sessions", "/api/me/export") if machine.ask("GET", path)[0] == 200]
    verdict("a machine's token is for playing alone", not through, through or f"{len(own) + 3} doors tried")
    page = anna.ask("POST", f"{at}/leave", {}, headers=[("origin", "https://evil.example")])[0]
    verdict("a foreign page does nothing in somebody's name", page == 403, page)
    shown = json.dumps(ben.told("GET", at)) + json.dumps(eve.told("GET", at))
    verdict("no secret of a game that runs is told", '"secret": null' in shown and not re.search(r'"seed": "', shown))


def codes(server):
    person = Person(server.port, 50)
    letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
    code = lambda: "".join(DICE.choice(letters) for _ in range(4)) + "-" + "".join(DICE.choice(letters) for _ in range(4))
    said = [person.ask("GET", f"/api/join/{code()}")[0] for _ in range(much(120, 400))]
    verdict("codes are not found by trying", 200 not in said and 429 in said, f"{said.count(404)} tried, {said.count(429)} refused")


# Positions that differ in what the first player cannot know, and in nothing else; where a game decides a secret when it is
# first seen, two games of the same position with other chance.
PAIRS = {
    "rattus": [
        (["rats gallia rat_r01", "cubes gallia red 3", "turn red"], ["rats gallia rat_r30", "cubes gallia red 3", "turn red"]),
        (["rats gallia rat_r02 rat_r03", "turn red"], ["rats gallia rat_r21 rat_r35", "turn red"]),
    ],
    "contagion": [
        (["city tokyo blue 1", "hand blue red 3", "hand yellow red 2", "turn blue"],
         ["city tokyo blue 1", "hand blue red 3", "hand yellow green 2", "turn blue"]),
    ],
    "pest": [
        (["turn red"], ["turn red"]),
        (["year 3", "turn red"], ["year 3", "turn red"]),
    ],
    "messina": [(["turn red"], ["turn red"]), (["round 3", "turn red"], ["round 3", "turn red"])],
}


def seen_by_the_first(server, game, position):
    """All that the first player is told of a position: the offer, what each choice would do, each refusal, the script."""
    anna = Person(server.port, DICE.randrange(1000, 60_000)).named("Anna")
    seats = [{"kind": "you"}, {"kind": "bot", "level": "random"}]
    made = anna.told("POST", "/api/tables", {"game": game, "options": "players=2", "seats": seats, "position": position})
    table = made["table"]["id"]
    anna.told("POST", f"/api/tables/{table}/start", {})
    line = Line(anna, table)
    line.say(type="hello", last_step=None)
    offer = line.until("offer")["offer"]
    told = [offer]
    for choice in offer["options"][: much(4, 12)]:
        line.say(type="preview", step=offer["step"], action=choice["action"])
        told.append(line.until("preview")["preview"])
        time.sleep(0.06)
    for kind, thing in (("region", "italia"), ("city", "tokyo"), ("place", "gothar"), ("hex", "smithy")):
        line.say(type="why", target={"kind": kind, "id": thing})
        told.append(next(told for told in line.hear() if told["type"] in ("why", "refused")))
        time.sleep(0.06)
    line.raw.close()
    told.append(anna.ask("GET", f"/api/tables/{table}/script")[1].decode())
    return json.dumps(told, sort_keys=True), offer


def oracles(server):
    for game, pairs in PAIRS.items():
        same, asked = 0, 0
        for one, two in pairs:
            (first, offer), (second, _) = seen_by_the_first(server, game, one), seen_by_the_first(server, game, two)
            same += first == second
            asked += bool(offer["options"])
        verdict(f"{game}: positions that look alike are told alike", same == len(pairs) and asked, f"{len(pairs)} pairs")
    # What can be seen is told: a comparison that finds nothing anywhere would prove nothing.
    shown = [seen_by_the_first(server, "rattus", [f"cubes gallia red {n}", "rats gallia rat_r01", "turn red"])[0] for n in (2, 3)]
    verdict("and what can be seen makes a difference", shown[0] != shown[1])


def aftermath(server):
    figures = Person(server.port, 60).ask("GET", "/metrics")[1].decode()
    figure = lambda name: sum(float(n) for n in re.findall(rf"^{re.escape(name)}\S* (\S+)$", figures, re.M))
    panics, fives = figure("lazaret_table_panics_total"), figure('lazaret_http_requests_total{status="5xx"}')
    verdict("no table panicked", panics == 0, f"{panics:.0f}")
    verdict("no answer was a fault of ours", fives == 0, f"{fives:.0f}")
    verdict("its memory stayed small", server.memory() < 700, f"{server.memory()} MB")
    verdict("it is ready", Person(server.port, 61).ask("GET", "/readyz")[0] == 200)


def main():
    server, begun = Server(), time.monotonic()
    print("| attack | verdict | figures |\n|---|---|---|")
    try:
        for attack in (oracles, scopes, codes, lobby, crowd_of_bots, malformed_requests, malformed_frames, passwords, many_lines, slow_lines, floods, aftermath):
            if time.monotonic() > DEADLINE - 60:
                verdict(attack.__name__, False, "there was no time for it")
                continue
            try:
                attack(server)
            except Exception as error:  # whatever goes wrong is a finding, and the others still run
                verdict(attack.__name__, False, f"{type(error).__name__}: {error}")
    finally:
        verdict("it ends in peace, and no panic is in its log", server.end())
    print(f"\n{len(held)} held, {len(broken)} did not, in {time.monotonic() - begun:.0f} s")
    return int(bool(broken))


if __name__ == "__main__":
    sys.exit(main())
