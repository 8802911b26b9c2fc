import type { AskAbout, Explain, Explained } from '../../wire';

/** What is asked of the past: at which moment, and how the answer is found. */
export interface Past {
  moment: string;
  ask: (key: string) => Promise<Explained>;
}

/** What has been told about the things on the table; it holds only as long as the table stands as it does. */
export class Explaining {
  /** By moment (none: now) and key; null: nothing is told about it. */
  told = $state.raw<ReadonlyMap<string, Explain | null>>(new Map());
  #asked = new Set<string>();

  constructor(
    readonly send: (wish: AskAbout) => boolean,
    /** The moment that one looks back at. */
    readonly past: () => Past | null = () => null,
  ) {}

  /** What is known about a thing; undefined where the server has to be asked, which this does. */
  of(key: string): Explain | null | undefined {
    const past = this.past();
    const name = nameOf(key, past?.moment);
    const known = this.told.get(name);
    if (known !== undefined || this.#asked.has(name)) return known;
    if (past) void this.#askThen(past, key, name);
    else if (!this.send({ do: 'explain', of: key })) return known;
    this.#asked.add(name);
    return known;
  }

  hear({ of, what }: Explained): void {
    this.#keep(nameOf(of), what);
  }

  /** Something has changed: what it means for the reader may have, too. */
  forget(): void {
    this.#asked.clear();
    if (this.told.size) this.told = new Map();
  }

  async #askThen({ ask }: Past, key: string, name: string): Promise<void> {
    const answer = await ask(key).catch(() => null);
    if (this.#asked.has(name)) this.#keep(name, answer?.what ?? null);
  }

  #keep(name: string, what: Explain | null): void {
    this.told = new Map([...this.told, [name, what]]);
  }
}

const nameOf = (key: string, moment = ''): string => `${moment}/${key}`;
