/** Whether two plain things have the same parts: lists of numbers are looked into, everything else is compared as it is. */
function isAlike(one: object, other: object): boolean {
  const parts = Object.entries(one);
  return (
    parts.length === Object.keys(other).length &&
    parts.every(([name, part]) => {
      const against: unknown = (other as Record<string, unknown>)[name];
      return part === against || (Array.isArray(part) && Array.isArray(against) && isSameList(part, against));
    })
  );
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** Remembers things by id: where one is as it was the old one stays, so that only what changed is drawn anew. */
export class Unchanged<T extends object> {
  #before: ReadonlyMap<string, T> = new Map();
  #list: readonly T[] = [];

  map(now: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
    const kept = new Map([...now].map(([id, thing]) => [id, this.#kept(id, thing)]));
    const isSame = kept.size === this.#before.size && [...kept].every(([id, thing]) => this.#before.get(id) === thing);
    if (!isSame) this.#before = kept;
    return this.#before;
  }

  list(now: readonly T[], idOf: (thing: T) => string): readonly T[] {
    const kept = now.map((thing) => this.#kept(idOf(thing), thing));
    if (isSameList(kept, this.#list)) return this.#list;
    this.#before = new Map(kept.map((thing) => [idOf(thing), thing]));
    return (this.#list = kept);
  }

  #kept(id: string, thing: T): T {
    const before = this.#before.get(id);
    return before && isAlike(before, thing) ? before : thing;
  }
}
