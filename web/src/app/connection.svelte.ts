/**
 * An open table page: its WebSocket, which comes back by itself, and what the server has told.
 *
 * Every request has an id of its own and is sent again under it after a lost connection, until it is answered:
 * the server carries it out once. See docs/WIRE.md.
 */

import type {
  Action,
  Answer,
  ClientMessage,
  Entry,
  Face,
  GameEvent,
  Look,
  Refusal,
  ServerMessage,
  TableInfo,
} from "../wire/types";

type Request = Exclude<ClientMessage, { type: "hello" }>;
type Told = Exclude<ServerMessage, { type: "welcome" | "resumed" | "happened" | "gone" }>;

export interface Greeting {
  table: string;
  token?: string;
  watch?: string;
}

/** What one entry brought: the faces of all own seats. */
export interface Happening {
  seq: number;
  at: number;
  faces: Face[];
}

/** What an action would lead to, and what could be done then, if chance has no say in it. */
export interface Foresight {
  events: GameEvent[];
  legal: Action[];
}

const FIRST_WAIT = 250;
/** A restarted server has everybody back within 5 s. */
const LONGEST_WAIT = 2500;
/** Close codes after which trying again is of no use. */
const FINAL = new Set([4003, 4004]);

export class Connection {
  state = $state<"connecting" | "open" | "lost" | "gone">("connecting");
  gone = $state.raw<{ reason: string; message: string } | null>(null);
  table = $state.raw<TableInfo | null>(null);
  /** Own seats; none: one watches. */
  seats = $state.raw<number[]>([]);
  /** Whether one has opened the table, and decides who sits where; a host may be without a seat. */
  host = $state(false);
  seq = $state(0);
  /** How the game stands, as each own seat sees it. */
  looks = $state.raw<Look[]>([]);
  happenings = $state.raw<Happening[]>([]);
  /** Whether what happened before this page was opened has all arrived. */
  current = $state(false);
  /** Called with every entry that arrives while the page is open. */
  onhappened: ((happening: Happening, looks: Look[]) => void) | null = null;

  #socket: WebSocket | null = null;
  #greeting: Greeting;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #missed = 0;
  #ahead = 0;
  #number = 0;
  #prefix = Math.random().toString(36).slice(2, 10);
  #pending = new Map<string, { message: Request; answer: (told: Told) => void }>();
  #arrived: Happening[] = [];

  constructor(greeting: Greeting) {
    this.#greeting = greeting;
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  /** The server's time in ms. */
  clock(): number {
    return Date.now() + this.#ahead;
  }

  /** The log as one seat learns it (null: spectators). */
  entries(seat: number | null): Entry[] {
    const own: Entry[] = [];
    for (const { seq, at, faces } of this.happenings) {
      const face = faces.find((each) => each.seat === seat) ?? faces[0];
      if (face) own.push({ seq, at, news: face.news, events: face.events ?? [] });
    }
    return own;
  }

  look(seat: number | null): Look | null {
    return this.looks.find((each) => each.seat === seat) ?? null;
  }

  /** The address of the moment of an entry, in the replay. */
  moment(seq: number): string {
    return `/replay/${this.table?.id ?? ""}?entry=${seq}${location.hash}`;
  }

  // ---- requests

  play(seat: number, action: Action): Promise<Answer> {
    const { seq } = this;
    return this.#ask((id) => ({ type: "play", id, seq, seat, action: action as never }));
  }

  /** Why the game would not accept this now, or after the seat's own actions `first`; null: it would. */
  async check(seat: number, action: Action, first: Action[] = []): Promise<Refusal | null> {
    const told = await this.#send((id) => ({
      type: "check",
      id,
      seat,
      action: action as never,
      preview: false,
      first: first as never[],
    }));
    return "rule" in told && told.rule ? { rule: told.rule, message: told.message ?? "" } : null;
  }

  /** What would come of it, as far as the seat can know; null: the game would not accept it. */
  async preview(seat: number, action: Action, first: Action[] = []): Promise<Foresight | null> {
    const told = await this.#send((id) => ({
      type: "check",
      id,
      seat,
      action: action as never,
      preview: true,
      first: first as never[],
    }));
    if (told.type !== "checked" || told.rule) return null;
    return { events: (told.events ?? []) as GameEvent[], legal: (told.legal ?? []) as Action[] };
  }

  undo(seat: number): Promise<Answer> {
    const { seq } = this;
    return this.#ask((id) => ({ type: "undo", id, seq, seat }));
  }

  consent(yes: boolean): Promise<Answer> {
    return this.#ask((id) => ({ type: "consent", id, yes }));
  }

  say(seat: number, text: string, to?: number[]): Promise<Answer> {
    return this.#ask((id) => ({ type: "say", id, seat, text, to: to ?? null }));
  }

  /** A standing instruction; without kinds it ends. */
  instruct(seat: number, kinds: string[], when: { only?: boolean; untilTurn?: boolean } = {}): Promise<Answer> {
    const { only = false, untilTurn = false } = when;
    return this.#ask((id) => ({ type: "instruct", id, seat, kinds, only, until_turn: untilTurn }));
  }

  /** Play oneself again, in the place of the stand-in. */
  back(seat: number): Promise<Answer> {
    return this.#ask((id) => ({ type: "return", id, seat }));
  }

  async #ask(make: (id: string) => Request): Promise<Answer> {
    const told = await this.#send(make);
    if (told.type === "done") return { ok: true, seq: told.seq };
    return { ok: false, rule: told.rule ?? "message", message: told.message ?? "" };
  }

  #send(make: (id: string) => Request): Promise<Told> {
    const id = `${this.#prefix}-${++this.#number}`;
    const message = make(id);
    return new Promise((answer) => {
      this.#pending.set(id, { message, answer });
      if (this.state === "open") this.#write(message);
    });
  }

  // ---- the socket

  #now = (): void => {
    if (this.state === "lost" && document.visibilityState === "visible") {
      clearTimeout(this.#retry);
      this.#connect();
    }
  };

  #connect(): void {
    if (this.#closed) return;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      const { table, token = null, watch = null } = this.#greeting;
      this.#write({ type: "hello", table, token, watch, after: this.seq });
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  #write(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #lost(code: number): void {
    if (this.#closed) return;
    if (FINAL.has(code)) {
      this.state = "gone";
      return;
    }
    this.state = "lost";
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.5 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        this.seats = message.seats;
        this.seq = message.seq;
        this.looks = message.looks as Look[];
        this.#ready(message.time);
        this.current = true;
        break;
      case "resumed":
        this.seats = message.seats;
        this.#missed = message.missed;
        this.#arrived = [];
        this.#ready(message.time);
        this.current = message.missed === 0;
        break;
      case "happened":
        this.#happened(message);
        break;
      case "gone":
        this.gone = { reason: message.reason, message: message.message };
        break;
      default:
        this.#answered(message);
    }
  }

  #ready(time: number): void {
    this.state = "open";
    this.#wait = FIRST_WAIT;
    this.#ahead = time - Date.now();
    for (const { message } of this.#pending.values()) this.#write(message);
  }

  #happened(message: Extract<ServerMessage, { type: "happened" }>): void {
    if (message.seq <= this.seq) return;
    this.seq = message.seq;
    if (message.table) this.table = message.table;
    const looks = message.faces.flatMap((face) => (face.look ? [face.look as Look] : []));
    const happening = { seq: message.seq, at: message.at, faces: message.faces };
    if (this.#missed > 0) {
      this.#arrived.push(happening);
      if (looks.length) this.looks = looks;
      if (--this.#missed > 0) return;
      this.happenings = [...this.happenings, ...this.#arrived];
      this.#arrived = [];
      this.current = true;
      return;
    }
    this.happenings = [...this.happenings, happening];
    if (looks.length) this.looks = looks;
    this.onhappened?.(happening, looks);
  }

  #answered(message: Told): void {
    if (message.type === "refused" && message.looks?.length) this.looks = message.looks as Look[];
    const id = message.id ?? "";
    const waiting = this.#pending.get(id);
    this.#pending.delete(id);
    waiting?.answer(message);
  }
}
