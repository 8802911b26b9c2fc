import type { NewsItem } from '../../wire';
import { lineKey } from './since';

/** One moment of the past: an event, or (no item) the table as it was dealt. */
export interface Moment {
  at: number;
  event: number | null;
  item: NewsItem | null;
}

export const DEALT: Moment = { at: 0, event: null, item: null };
/** So many lines without dice may lie between two throws of one battle. */
const APART = 4;

/** The moments of a game: the deal is one, then every line that was told. */
export const momentsOf = (log: readonly NewsItem[]): Moment[] => [
  DEALT,
  ...log.filter((item) => item.at).map((item) => ({ at: item.at ?? 0, event: item.event ?? 0, item })),
];

/** Where to go from a moment, to the round before or after it. */
export function roundFrom(moments: readonly Moment[], step: number, way: 1 | -1): number {
  const found = moments.map(({ item }, index) => (item?.heading ? index : -1)).filter((index) => index >= 0);
  const next = way > 0 ? found.find((index) => index > step) : found.findLast((index) => index < step);
  return next ?? (way > 0 ? moments.length - 1 : 0);
}

/** The moment before the first of the throws that led to a line; null: there were none. */
export function beforeDice(moments: readonly Moment[], line: string): number | null {
  const end = moments.findIndex(({ item }) => item && lineKey(item) === line);
  let first: number | null = null;
  for (let index = end; index > 0 && (first ?? end) - index <= APART; index -= 1) {
    const item = moments[index]?.item;
    if (index < end && (item?.heading || item?.has_report)) break;
    if (item?.pace === 'slow') first = index;
  }
  return first === null ? null : first - 1;
}

/** Where a step of what plays out began, the last time up to a moment; null: it has not, or cannot be found. */
export function stepBegan(
  moments: readonly Moment[],
  now: number,
  news: readonly (readonly string[])[],
  step: number,
): number | null {
  const tells = (index: number, ids: readonly string[] | undefined): boolean =>
    !!ids?.includes(moments[index]?.item?.text.id ?? '');
  const begun = moments.findLastIndex((_, index) => index <= now && tells(index, news[0]));
  if (begun < 0) return null;
  const again = moments.findIndex((_, index) => index > begun && tells(index, news[0]));
  const found = moments.findIndex((_, index) => index >= begun && tells(index, news[step]));
  return found < 0 || (again >= 0 && found >= again) ? null : found;
}
