import type { Wish, Word } from '../wire';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** The server gives a sign of life every 10 s: a line that is silent for longer than two of them is dead. */
const SILENCE = 25_000;
/** Close codes after which coming back is of no use: the table is not there, or was deleted. */
const GONE = new Set([4404, 4410]);
/** The seat is not ours. */
const FORBIDDEN = 4403;
/** The server goes down, or loads the table anew: another one, or the same, is there in a moment. */
const AGAIN = 4409;
/** So long nobody is told of it, and tries do not become rarer; within a second everybody tries, but not all at once. */
const QUIETLY = 4_000;
const RETURN_WITHIN = 1_000;

export interface Listener {
  word: (word: Word) => void;
  online: (online: boolean) => void;
  forbidden: () => void;
  gone: () => void;
}

/** The line to one table for one seat (null: a spectator); it comes back by itself. */
export class Live {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #patience = 0;
  #quiet = 0;
  #isReturning = false;
  #isQuiet = false;
  #closed = false;

  constructor(
    readonly table: string,
    readonly seat: number | null,
    readonly listener: Listener,
  ) {
    this.#open();
    addEventListener('online', this.#now);
    addEventListener('offline', this.#lost);
  }

  send(wish: Wish): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(wish));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#patience);
    clearTimeout(this.#quiet);
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#lost);
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = this.seat === null ? '' : `?seat=${this.seat}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live${query}`);
    this.#socket = socket;
    this.#wait();
    const isOurs = (): boolean => !this.#closed && this.#socket === socket;
    socket.onopen = () => {
      if (isOurs() && !this.#isReturning) this.#arrive();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (!isOurs()) return;
      this.#wait();
      if (this.#isReturning) this.#arrive();
      this.listener.word(JSON.parse(event.data) as Word);
    };
    socket.onclose = (event) => {
      if (!isOurs()) return;
      clearTimeout(this.#patience);
      if (GONE.has(event.code)) this.listener.gone();
      else if (event.code === FORBIDDEN) this.listener.forbidden();
      else this.#later(event.code === AGAIN);
    };
  }

  /** From now on something has to be heard in time. */
  #wait(): void {
    clearTimeout(this.#patience);
    this.#patience = window.setTimeout(this.#lost, SILENCE);
  }

  #arrive(): void {
    this.#tries = 0;
    this.#isReturning = this.#isQuiet = false;
    clearTimeout(this.#quiet);
    this.listener.online(true);
  }

  #later(isSentAway = false): void {
    const isFirst = isSentAway && !this.#isReturning;
    if (isFirst) {
      this.#isReturning = this.#isQuiet = true;
      this.#quiet = window.setTimeout(this.#complain, QUIETLY);
    } else if (!this.#isReturning) {
      this.listener.online(false);
    }
    clearTimeout(this.#timer);
    clearTimeout(this.#patience);
    const wait = isFirst ? Math.random() * RETURN_WITHIN : waitBefore(this.#tries);
    this.#timer = window.setTimeout(() => this.#open(), wait);
    if (!this.#isQuiet) this.#tries += 1;
  }

  #complain = (): void => {
    this.#isQuiet = false;
    this.listener.online(false);
  };

  #now = (): void => {
    this.#leave();
    this.#open();
  };

  /** The browser, or our patience, knows before the line does: what was under way may be lost, so we begin anew. */
  #lost = (): void => {
    this.#isReturning = this.#isQuiet = false;
    clearTimeout(this.#quiet);
    this.#leave();
    this.#later();
  };

  #leave(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}

/** Longer with every try, and never all clients at once. */
export function waitBefore(tries: number, chance: () => number = Math.random): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + chance() / 2);
}
