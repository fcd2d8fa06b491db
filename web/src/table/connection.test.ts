import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage } from "../wire";
import { Connection } from "./connection";

/** A socket that opens when the test says so. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage = null;
  onclose: (() => void) | null = null;

  constructor() {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }
}

const types = ({ sent }: Socket) => sent.map((text) => (JSON.parse(text) as ClientMessage).type);

describe("a connection", () => {
  beforeEach(() => {
    Socket.all = [];
    vi.stubGlobal("WebSocket", Socket);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("says after the greeting what was said while it was renewed", () => {
    const connection = new Connection("ws://here", {
      opened: () => connection.send({ type: "ping" }),
      received: () => undefined,
      lost: () => undefined,
    });
    const report: ClientMessage = { type: "report", who: "somebody", text: "rude" };
    expect(connection.send(report), "nobody has answered yet").toBe(false);
    Socket.all[0]?.open();
    connection.renew();
    expect(connection.send(report)).toBe(true);
    expect(connection.send({ type: "block", who: "somebody" })).toBe(true);
    Socket.all[1]?.open();
    expect(types(Socket.all[0] as Socket)).toEqual(["ping"]);
    expect(types(Socket.all[1] as Socket)).toEqual(["ping", "report", "block"]);
    // What a line that was lost was to say is known to be unsaid.
    const [, second] = Socket.all;
    if (second) second.readyState = 3;
    expect(connection.send(report)).toBe(false);
    connection.close();
  });
});
