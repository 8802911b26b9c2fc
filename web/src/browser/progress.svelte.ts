const KEY = 'regalia-lessons';

/** Which lessons were finished in this browser. */
class Progress {
  #done = $state.raw<readonly string[]>(stored());

  has(game: string, lesson: string): boolean {
    return this.#done.includes(`${game}/${lesson}`);
  }

  /** Whether any lesson of the game was finished. */
  hasBegun(game: string): boolean {
    return this.#done.some((one) => one.startsWith(`${game}/`));
  }

  finish(game: string, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.#done = [...this.#done, `${game}/${lesson}`];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#done));
    } catch {
      // A browser that keeps nothing offers them again.
    }
  }
}

function stored(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export const progress = new Progress();
