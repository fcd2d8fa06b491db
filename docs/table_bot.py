#!/usr/bin/env python3
"""Sits down at a table of a Lazaret server by an invitation and plays it to its end: the standard library does.

    LAZARET_TOKEN=lazaret_… python3 docs/table_bot.py http://127.0.0.1:1347 K7PX-93QM
"""

import base64, json, os, random, secrets, socket, ssl, struct, sys, urllib.parse, urllib.request

ADDRESS, CODE = sys.argv[1].rstrip("/"), sys.argv[2]
BEARER = "Bearer " + os.environ["LAZARET_TOKEN"]


def ask(path, body=None):
    headers, data = {"Authorization": BEARER, "Content-Type": "application/json"}, body and json.dumps(body).encode()
    return json.load(urllib.request.urlopen(urllib.request.Request(ADDRESS + path, data, headers)))


class Line:
    """The WebSocket of a table. What we send is masked, as the standard wants it; what we hear may come in several frames."""

    def __init__(self, table):
        at = urllib.parse.urlsplit(ADDRESS)
        raw = socket.create_connection((at.hostname, at.port or {"http": 80, "https": 443}[at.scheme]))
        line = ssl.create_default_context().wrap_socket(raw, server_hostname=at.hostname) if at.scheme == "https" else raw
        head = f"Host: {at.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        head += f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nAuthorization: {BEARER}\r\n\r\n"
        line.sendall(f"GET /api/tables/{table}/socket HTTP/1.1\r\n{head}".encode())
        self.line, self.reader = line, line.makefile("rb")
        while self.reader.readline().strip(): pass  # the head of the answer

    def say(self, **message):
        self.send(1, json.dumps(message).encode())

    def send(self, kind, text):
        mask, size = os.urandom(4), bytes([128 | len(text)]) if len(text) < 126 else struct.pack("!BH", 254, len(text))
        self.line.sendall(bytes([128 | kind]) + size + mask + bytes(sign ^ mask[i % 4] for i, sign in enumerate(text)))

    def hear(self, whole=b""):
        while head := self.reader.read(2):
            more = {126: 2, 127: 8}.get(head[1])  # bytes of the length, where one is not enough
            text = self.reader.read(int.from_bytes(self.reader.read(more), "big") if more else head[1])
            if head[0] & 15 < 2:
                whole += text
                if head[0] & 128: yield json.loads(whole); whole = b""
            elif head[0] & 15 == 9:
                self.send(10, text)  # a ping wants its pong


table, seat = (found := ask(f"/api/join/{CODE}"))["table"]["id"], found["you"]["seat"]
if seat is None: seat = ask(f"/api/tables/{table}/sit", {"code": CODE})["you"]["seat"]
line = Line(table)
line.say(type="hello", last_step=None)
line.say(type="nonce", nonce=secrets.token_hex(16))  # what this seat adds to the chance of the game
for told in line.hear():
    if told["type"] == "offer" and told["offer"]["options"]:
        choice = random.choice(told["offer"]["options"])  # a better bot looks at told["offer"]["view"]
        line.say(type="choose", step=told["offer"]["step"], action=choice["action"])
    elif told["type"] == "over":
        print(next(f"place {sheet['place']}" for sheet in told["over"]["sheets"] if sheet["seat"] == seat))
        break
