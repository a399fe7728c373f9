/** Who one is on this device: a guest's name and token, kept in the browser and never in an address. */

import { api } from "./api";

const KEY = "novatable.guest";

interface Guest {
  id: string;
  name: string;
  token: string;
}

class Session {
  guest = $state.raw<Guest | null>(read());

  get name(): string | null {
    return this.guest?.name ?? null;
  }

  /** The token; a guest is made at the first need. */
  async token(): Promise<string> {
    if (!this.guest) await this.become(NAMES[Math.floor(Math.random() * NAMES.length)] ?? "Juno");
    return this.guest?.token ?? "";
  }

  async become(name: string): Promise<void> {
    if (this.guest) {
      await api.rename(name);
      this.#keep({ ...this.guest, name });
    } else {
      this.#keep(await api.newGuest(name));
    }
  }

  /** The server does not know this guest (any more): begin anew. */
  forget(): void {
    localStorage.removeItem(KEY);
    this.guest = null;
  }

  #keep(guest: Guest): void {
    this.guest = guest;
    localStorage.setItem(KEY, JSON.stringify(guest));
  }
}

/** What a guest is called until they say otherwise. */
const NAMES = ["Juno", "Ola", "Kit", "Mira", "Theo", "Nia", "Remy", "Suri", "Levi", "Ada"];

function read(): Guest | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Guest | null;
    return kept && typeof kept.token === "string" ? kept : null;
  } catch {
    return null;
  }
}

export const session = new Session();
