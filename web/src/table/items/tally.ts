import type { Tally } from '../../wire';

/** Milliseconds from one part of a sum to the next; one's own row takes its time. */
export const PART = 180;
export const OWN_PART = 350;
const TOTAL = 400;
const VERDICT = 300;

/** From this many parts on there is no room for captions. */
export const MANY_PARTS = 6;

export const partKey = (row: number, part: number | 'total' | 'verdict'): string => `${row}-${part}`;

/** When each part, sum and verdict comes, in the order in which they are read; what has its time already keeps it. */
export function schedule(tally: Tally, you: number | null, before: ReadonlyMap<string, number>): Map<string, number> {
  const times = new Map(before);
  let now = 0;
  const add = (key: string, takes: number): void => {
    if (times.has(key)) return;
    times.set(key, now);
    now += takes;
  };
  tally.rows.forEach((row, at) => {
    const isOwn = row.seat !== undefined && row.seat !== null && row.seat === you;
    row.parts?.forEach((_, part) => add(partKey(at, part), isOwn ? OWN_PART : PART));
    if (row.total) add(partKey(at, 'total'), TOTAL);
    if (row.verdict) add(partKey(at, 'verdict'), VERDICT);
  });
  if (tally.note) add('note', 0);
  return times;
}
