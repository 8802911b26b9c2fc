import type { Rank } from '../../wire';

/** With a true minus, as wide as a digit. */
export const signed = (number: number): string => String(number).replace('-', '−');

/** Struck now, standing, or fallen before; `marked` is chosen to fall, `threatened` may be chosen. */
export type Fate = 'struck' | 'marked' | 'threatened' | 'standing' | 'fallen';

/** Figures of one fate that stand side by side; `times` is written on one figure where there are too many to draw. */
export interface Group {
  fate: Fate;
  drawn: number;
  times: number;
}

/** More figures of one kind than this are one figure with a number. */
const MOST_DRAWN = 6;
/** Likewise on a phone, where a row has to hold their dice, too. */
export const MOST_ON_A_PHONE = 4;

/** The figures of a rank, those that fell just now first; `marked` of the standing have been clicked. */
export function figures(rank: Rank, marked = 0, isOffered = false, most = MOST_DRAWN): Group[] {
  const struck = Math.min(rank.struck ?? 0, rank.lost ?? 0);
  const counts: [Fate, number][] = [
    ['struck', struck],
    ['marked', Math.min(marked, rank.counter.count)],
    [isOffered ? 'threatened' : 'standing', Math.max(0, rank.counter.count - marked)],
    ['fallen', (rank.lost ?? 0) - struck],
  ];
  const isCrowd = rank.counter.count + (rank.lost ?? 0) > most;
  return counts
    .filter(([, count]) => count > 0)
    .map(([fate, count]) => (isCrowd ? { fate, drawn: 1, times: count } : { fate, drawn: count, times: 1 }));
}

/** How many of a host's ranks stood at first, and how many stand now. */
export function strength(ranks: readonly Rank[]): { before: number; after: number } {
  const after = ranks.reduce((sum, rank) => sum + rank.counter.count, 0);
  return { before: ranks.reduce((sum, rank) => sum + (rank.lost ?? 0), after), after };
}
