// The socket of a table. It comes back by itself: at once when the browser says that the network is back, otherwise
// after a pause that grows. A line that answers no choice and no ping in time is dead, whatever the browser thinks: whoever
// was at the other end may have frozen, and others go on.
import type { ClientMessage, ServerMessage } from "../wire";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8_000;
const PING_EVERY = 4_000;
/** Nobody looks: it may take longer until it is found out, and costs less. */
const PING_UNSEEN = 16_000;
const ANSWER_WITHIN = 3_000;

export interface Listener {
  /** The line is there: say hello. */
  opened(): void;
  received(message: ServerMessage): void;
  /** The line is gone; we are trying to get it back. */
  lost(): void;
}

/** What a table needs of its line, wherever that leads. */
export interface Line {
  /** Sends if the line is there; says whether it was. */
  send(message: ClientMessage): boolean;
  renew(): void;
  close(): void;
}

export class Connection implements Line {
  #socket: WebSocket | undefined;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #asked: number | undefined;
  #answer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** What was said between hanging up and the next call; nothing if nobody hung up. */
  #held: ClientMessage[] | undefined;
  readonly #address: string;
  readonly #listener: Listener;

  constructor(address: string, listener: Listener) {
    this.#address = address;
    this.#listener = listener;
    globalThis.addEventListener?.("online", this.#hurry);
    this.#connect();
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Sends if the line is there; says whether it was. What is said while we call again is said when somebody answers. */
  send(message: ClientMessage): boolean {
    if (!this.open) return this.#held?.push(message) !== undefined;
    this.#socket?.send(JSON.stringify(message));
    if (message.type === "choose" || message.type === "ping") this.#expectAnswer();
    return true;
  }

  /** Hangs up and calls again at once: the server knows a person by the call. */
  renew(): void {
    this.#held ??= [];
    this.#drop();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    globalThis.removeEventListener?.("online", this.#hurry);
    this.#drop();
  }

  #connect(): void {
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      this.#ping = setInterval(() => this.#askWhetherAnybodyIsThere(), PING_EVERY);
      this.#listener.opened();
      const held = this.#held ?? [];
      this.#held = undefined;
      held.forEach((message) => this.send(message));
    };
    socket.onmessage = ({ data }) => {
      clearTimeout(this.#answer);
      this.#answer = undefined;
      this.#listener.received(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => this.#ended(socket);
  }

  #ended(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#drop();
    if (this.#closed) return;
    this.#listener.lost();
    this.#retry = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #askWhetherAnybodyIsThere(): void {
    const unseen = globalThis.document?.hidden ?? false;
    if (unseen && this.#asked !== undefined && Date.now() - this.#asked < PING_UNSEEN) return;
    this.#asked = Date.now();
    this.send({ type: "ping" });
  }

  /** Whatever comes is an answer: somebody is there. */
  #expectAnswer(): void {
    if (this.#answer !== undefined) return;
    const socket = this.#socket;
    this.#answer = setTimeout(() => socket && this.#ended(socket), ANSWER_WITHIN);
  }

  #hurry = () => {
    if (this.open || this.#closed) return;
    this.#drop();
    this.#pause = FIRST_PAUSE;
    this.#connect();
  };

  /** Lets go of the line and of everything that waits for it. */
  #drop(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    clearTimeout(this.#answer);
    this.#answer = undefined;
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
