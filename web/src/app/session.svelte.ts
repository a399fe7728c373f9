/**
 * Who one is on this device: guests' names and tokens, kept in the browser and never in an address.
 *
 * A token is all that makes somebody who they are, so none is ever thrown away: whatever a server says, it may be another
 * server, or the same one before its games were put back. One of those kept is in use.
 */

import { api } from "./api";

const KEY = "novatable.guest";
const ALL = "novatable.guests";

export interface Guest {
  id: string;
  name: string;
  token: string;
}

class Session {
  guest = $state.raw<Guest | null>(read(KEY).at(0) ?? null);
  /** All that were ever kept here, the one in use among them. */
  kept = $state.raw<Guest[]>(read(ALL));
  /** The server has said that it does not know the guest in use. */
  unknown = $state(false);

  get name(): string | null {
    return this.guest?.name ?? null;
  }

  /** The other guests that this device can be. */
  get others(): Guest[] {
    return this.kept.filter((each) => each.token !== this.guest?.token);
  }

  /** The token; a guest is made at the first need. */
  async token(): Promise<string> {
    if (!this.guest) await this.anew();
    return this.guest?.token ?? "";
  }

  async become(name: string): Promise<void> {
    if (this.guest) {
      await api.rename(name);
      this.use({ ...this.guest, name });
    } else {
      await this.anew(name);
    }
  }

  /** Be a new guest; whoever one was is kept. */
  async anew(name = NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Juno"): Promise<void> {
    this.use(await api.newGuest(name));
  }

  /** Be this guest from now on. */
  use(guest: Guest): void {
    const { id, name, token } = guest;
    const used = { id, name, token };
    // Another tab may have kept somebody meanwhile.
    const kept = [...read(ALL), ...this.kept, ...(this.guest ? [this.guest] : [])];
    const others = kept.filter((each) => each.token !== token);
    this.kept = [used, ...others.filter((each, at) => others.findIndex(({ token }) => token === each.token) === at)];
    this.guest = used;
    this.unknown = false;
    localStorage.setItem(ALL, JSON.stringify(this.kept));
    localStorage.setItem(KEY, JSON.stringify(used));
  }
}

/** What a guest is called until they say otherwise. */
const NAMES = ["Juno", "Ola", "Kit", "Mira", "Theo", "Nia", "Remy", "Suri", "Levi", "Ada"];

function read(key: string): Guest[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "[]") as unknown;
    const guests = (Array.isArray(kept) ? kept : [kept]) as (Guest | null)[];
    return guests.filter((each): each is Guest => typeof each?.token === "string");
  } catch {
    return [];
  }
}

export const session = new Session();
