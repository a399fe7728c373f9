/**
 * An open table page: its WebSocket, which reconnects on its own, and what the server has sent.
 *
 * Every request has its own id, and is sent again with it after a lost connection until it is answered:
 * the server carries it out once. See docs/WIRE.md.
 */

import type {
  Action,
  Answer,
  ClientMessage,
  Drafting,
  Entry,
  Face,
  GameEvent,
  Look,
  Reading,
  Refusal,
  ServerMessage,
  TableInfo,
} from "../wire/types";

type Request = Exclude<ClientMessage, { type: "hello" | "ping" }>;
type Told = Exclude<ServerMessage, { type: "welcome" | "resumed" | "happened" | "pong" | "gone" }>;

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
  hints: Look["hints"];
  /** It would be accepted, as far as that can be known, but nobody can say what would come of it. */
  unforeseen: boolean;
}

/** Words of one's own, or one of the phrases by its code. */
export type Saying = { text: string } | { phrase: string };

/** What the server says about a draft, and why its action would be refused; null: it would be accepted. */
export interface Drafted {
  reading: Reading;
  refusal: Refusal | null;
}

const FIRST_WAIT = 250;
/** A restarted server has everybody back within 5 s. */
const LONGEST_WAIT = 2500;
/** How often one looks whether the server is still there, and when one asks it: after so much silence. */
const BEAT = 500;
const SILENCE = 2000;
/** Without an answer for so long the connection counts as lost: together less than 5 s. */
const PATIENCE = 2200;
/** After so long another connection is tried in its place. */
const TOO_LONG = 8000;
/** Close codes after which trying again is of no use. */
const FINAL = new Set([4003, 4004]);

export class Connection {
  state = $state<"connecting" | "open" | "lost" | "gone">("connecting");
  gone = $state.raw<Refusal | null>(null);
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
  /** Called with the entry whose moment somebody wants to see again. */
  onmoment: ((seq: number) => void) | null = null;
  /** How many clicks wait for the server: sent and not answered, or not sent yet. */
  waiting = $state(0);

  #socket: WebSocket | null = null;
  #greeting: Greeting;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #missed = 0;
  #ahead = 0;
  #number = 0;
  #prefix = Math.random().toString(36).slice(2, 10);
  #pending = new Map<string, { message: Request; sent: boolean; answer: (told: Told) => void }>();
  /** When the connection was begun, when something was last heard, and when one asked whether anybody is there. */
  #began = 0;
  #heard = 0;
  #asked: number | null = null;
  #beat: ReturnType<typeof setInterval>;
  #arrived: Happening[] = [];
  /** What has been carried out but not been heard of yet: by its entry, whom to tell then. */
  #expected: { seq: number; come: () => void }[] = [];

  constructor(greeting: Greeting) {
    this.#greeting = greeting;
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#beat = setInterval(() => this.#listen(), BEAT);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
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

  /** Play one step: all of these actions, or none. */
  play(seat: number, ...step: Action[]): Promise<Answer> {
    const { seq } = this;
    return this.#ask((id) => ({ type: "play", id, seq, seat, action: step, forced: false }));
  }

  /** Play for the person what nothing else is possible beside. */
  playForced(seat: number, action: Action): Promise<Answer> {
    const { seq } = this;
    return this.#ask((id) => ({ type: "play", id, seq, seat, action: [action], forced: true }));
  }

  /** Why the game would not accept this step now; null: it would. */
  async check(seat: number, ...step: Action[]): Promise<Refusal | null> {
    const told = await this.#send((id) => ({ type: "check", id, seat, action: step, preview: false }));
    return "rule" in told && told.rule ? why(told) : null;
  }

  /** What would come of it, as far as the seat can know; null: the game would not accept it. */
  async preview(seat: number, ...step: Action[]): Promise<Foresight | null> {
    const told = await this.#send((id) => ({ type: "check", id, seat, action: step, preview: true }));
    if (told.type !== "checked") return null;
    const unforeseen = told.unforeseen === true || told.rule === "unforeseen";
    if (told.rule && !unforeseen) return null;
    const { events = [], legal = [], hints } = told;
    return { events: events as GameEvent[], legal: legal as Action[], hints, unforeseen };
  }

  /** What there is to say about what the seat is drafting; null: it no longer makes sense. */
  async draft(seat: number, draft: Drafting): Promise<Drafted | null> {
    const told = await this.#send((id) => ({ type: "draft", id, seat, draft }));
    if (told.type !== "drafted") return null;
    return { reading: told.reading, refusal: told.rule ? why(told) : null };
  }

  /** Take back so many actions: the seat's last step and all after it. */
  undo(seat: number, actions = 1): Promise<Answer> {
    const { seq } = this;
    return this.#ask((id) => ({ type: "undo", id, seq, seat, actions }));
  }

  consent(yes: boolean): Promise<Answer> {
    return this.#ask((id) => ({ type: "consent", id, yes }));
  }

  say(seat: number, said: Saying, to?: number[]): Promise<Answer> {
    return this.#ask((id) => ({ type: "say", id, seat, ...said, to: to ?? null }));
  }

  /** No to an open call; whatever else is talk binds nobody either. */
  refuseCall(seat: number, call: number): Promise<Answer> {
    return this.#ask((id) => ({ type: "say", id, seat, refuses: call }));
  }

  /** A standing instruction; without kinds it ends. */
  instruct(seat: number, kinds: string[], when: { only?: boolean; untilTurn?: boolean } = {}): Promise<Answer> {
    const { only = false, untilTurn = false } = when;
    return this.#ask((id) => ({ type: "instruct", id, seat, kinds, only, until_turn: untilTurn }));
  }

  /** Take the seat back from the stand-in. */
  back(seat: number): Promise<Answer> {
    return this.#ask((id) => ({ type: "return", id, seat }));
  }

  /** Read on to a step of the lesson, or back to it. */
  turn(page: number): Promise<Answer> {
    return this.#ask((id) => ({ type: "turn", id, page }));
  }

  /** Ask for something to be done. A yes is given once what it brought about is here: the server's comes before. */
  async #ask(make: (id: string) => Request): Promise<Answer> {
    const told = await this.#send(make);
    if (told.type !== "done") return { ok: false, ...why(told) };
    const { seq } = told;
    if (seq > this.seq) await new Promise<void>((come) => this.#expected.push({ seq, come }));
    return { ok: true, seq };
  }

  #settle(): void {
    const come = this.#expected.filter(({ seq }) => seq <= this.seq);
    this.#expected = this.#expected.filter(({ seq }) => seq > this.seq);
    for (const each of come) each.come();
  }

  #send(make: (id: string) => Request): Promise<Told> {
    const id = `${this.#prefix}-${++this.#number}`;
    const message = make(id);
    return new Promise((answer) => {
      const sent = this.state === "open";
      this.#pending.set(id, { message, sent, answer });
      this.#count();
      if (sent) this.#write(message);
    });
  }

  // ---- the socket

  /** Ask whether the server is there if it has been silent; what nobody sees is not asked for. */
  #listen(): void {
    if (this.#closed || document.visibilityState === "hidden" || !this.#socket) return;
    const now = performance.now();
    if (this.#asked === null) {
      if (this.state === "open" && now - this.#heard >= SILENCE) {
        this.#asked = now;
        this.#write({ type: "ping" });
      } else if (this.state !== "open" && now - this.#began >= TOO_LONG) this.#drop();
    } else if (now - this.#asked >= TOO_LONG) this.#drop();
    else if (now - this.#asked >= PATIENCE) this.state = "lost";
  }

  /** Something has come: whoever seemed lost is there. */
  #alive(): void {
    this.#heard = performance.now();
    if (this.#asked === null) return;
    this.#asked = null;
    if (this.state !== "lost") return;
    this.state = "open";
    this.#resend((each) => !each.sent);
  }

  /** Give a connection up on which nothing comes any more. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lost(1006);
  }

  #resend(which: (pending: { sent: boolean }) => boolean): void {
    for (const each of this.#pending.values()) {
      if (!which(each)) continue;
      each.sent = true;
      this.#write(each.message);
    }
  }

  #count(): void {
    let waiting = 0;
    for (const { message } of this.#pending.values())
      if (message.type !== "check" && message.type !== "draft") waiting++;
    this.waiting = waiting;
  }

  #now = (): void => {
    this.#listen();
    if (this.state === "lost" && !this.#socket && document.visibilityState === "visible") {
      clearTimeout(this.#retry);
      this.#connect();
    }
  };

  #connect(): void {
    if (this.#closed) return;
    this.#began = performance.now();
    this.#asked = null;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      const { table, token = null, watch = null } = this.#greeting;
      this.#write({ type: "hello", table, token, watch, after: this.seq, hints: true });
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      this.#alive();
      this.#hear(JSON.parse(event.data as string) as ServerMessage);
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
    this.#socket = null;
    this.#asked = null;
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
        this.#settle();
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
        this.#settle();
        break;
      case "pong":
        break;
      case "gone":
        this.gone = why({ ...message, rule: message.reason });
        break;
      default:
        this.#answered(message);
    }
  }

  #ready(time: number): void {
    this.state = "open";
    this.#wait = FIRST_WAIT;
    this.#ahead = time - Date.now();
    this.#resend(() => true);
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
    this.#count();
    waiting?.answer(message);
  }
}

/** Why not, out of an answer that says no. */
function why(told: {
  rule?: string | null;
  message?: string | null;
  code?: string | null;
  args?: Refusal["args"];
}): Refusal {
  const { rule, message, code, args } = told;
  return { rule: rule ?? "message", message: message ?? "", code: code ?? "", args: args ?? {} };
}
