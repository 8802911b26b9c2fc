import type { Values } from '../rules/options';

const key = (game: string): string => `regalia-rules-${game}`;

/** What was said of the options when this browser last opened a table of the game. */
export function lastRules(game: string): Values | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(game)) ?? 'null');
    return kept && typeof kept === 'object' && !Array.isArray(kept) ? (kept as Values) : null;
  } catch {
    return null;
  }
}

export function keepRules(game: string, said: Values): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(said));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
