// The socket of a table. It comes back by itself: at once when the browser says that the network is back, otherwise
// after a pause that grows. A line that answers no choice and no ping in time is dead, whatever the browser thinks: whoever
// was at the other end may have frozen, and others go on.
import type { ClientMessage, ServerMessage } from "../wire";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8_000;
/** After so long without a word the other end is asked whether it is there; where nobody looks it may take longer. */
const SILENCE = 2_000;
const SILENCE_UNSEEN = 16_000;
/** It has so long to answer; on a line that is slow and not dead, longer each time, up to this. */
const ANSWER_WITHIN = 2_000;
const LONGEST_ANSWER = 16_000;

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
  #silence: ReturnType<typeof setTimeout> | undefined;
  #patience = ANSWER_WITHIN;
  #asked = 0;
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
    // Whoever is frozen lets one call and never answers.
    this.#expectAnswer();
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      this.#listen();
      this.#listener.opened();
      const held = this.#held ?? [];
      this.#held = undefined;
      held.forEach((message) => this.send(message));
    };
    socket.onmessage = ({ data }) => {
      this.#heard();
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

  /** If nothing is said for a while, asks whether anybody is there. */
  #listen(): void {
    clearTimeout(this.#silence);
    const silence = globalThis.document?.hidden ? SILENCE_UNSEEN : SILENCE;
    this.#silence = setTimeout(() => this.send({ type: "ping" }), silence);
  }

  /** Whatever comes is an answer: somebody is there. */
  #heard(): void {
    this.#listen();
    if (this.#answer === undefined) return;
    clearTimeout(this.#answer);
    this.#answer = undefined;
    if (Date.now() - this.#asked < ANSWER_WITHIN / 2) this.#patience = ANSWER_WITHIN;
  }

  #expectAnswer(): void {
    if (this.#answer !== undefined) return;
    const socket = this.#socket;
    this.#asked = Date.now();
    this.#answer = setTimeout(() => {
      if (!socket) return;
      this.#patience = Math.min(this.#patience * 2, LONGEST_ANSWER);
      this.#ended(socket);
    }, this.#patience);
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
    clearTimeout(this.#silence);
    clearTimeout(this.#answer);
    this.#answer = undefined;
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
