import type { NewsItem, Travel } from '../../wire';

/** Something that others did since the viewer's last move; `lines` are all that it was told in. */
export interface News {
  n: number;
  seat: number | null;
  item: NewsItem;
  lines: NewsItem[];
}

/** More of them than this are joined by seat. */
const MOST = 9;

/** What names a line of the log: its entry, and which of its events it is. */
export const lineKey = (item: NewsItem): string => `${item.at ?? 0}.${item.event ?? 0}`;

/** What happened after the viewer's last own entry. */
export const isSince = (item: NewsItem, own: number): boolean => (item.at ?? 0) > Math.max(own, 0);

/** What others did since, in order, as it is numbered on the board and in the log. */
export function since(log: readonly NewsItem[], own: number, seat: number | null): News[] {
  if (seat === null) return [];
  const worth = log.filter((item) => isSince(item, own) && item.seat !== seat && isSeen(item));
  let joined = join(worth.map(alone), (before, next) => isSamePiece(before, next) || isWhatCame(before, next));
  if (joined.length > MOST) joined = join(joined, isSameSeat);
  if (joined.length > MOST) joined = bySeat(joined);
  return joined.map((news, index) => ({ ...news, n: index + 1 }));
}

/** The things that are fresh by it, each with the number of its news. */
export function freshThings(news: readonly News[]): Map<string, number> {
  return new Map(news.flatMap(({ n, lines }) => lines.flatMap(({ things }) => (things ?? []).map((at) => [at, n]))));
}

const alone = (item: NewsItem): News => ({ n: 0, seat: item.seat ?? null, item, lines: [item] });

/** Worth a number: it can be pointed at, and was no mere counting. */
const isSeen = (item: NewsItem): boolean =>
  item.pace !== 'quick' && !item.heading && !!(item.places?.length || item.things?.length || item.travels?.length);

function join(all: readonly News[], belongs: (before: News, next: News) => boolean): News[] {
  const found: News[] = [];
  for (const next of all) {
    const last = found.at(-1);
    if (last && belongs(last, next)) found[found.length - 1] = both(last, next);
    else found.push(next);
  }
  return found;
}

function bySeat(all: readonly News[]): News[] {
  const found = new Map<number | null, News>();
  for (const next of all) {
    const before = found.get(next.seat);
    found.set(next.seat, before ? both(before, next) : next);
  }
  return [...found.values()];
}

const isSameSeat = (before: News, next: News): boolean => before.seat === next.seat;

const goesOn = (came: Travel, goes: Travel): boolean =>
  came.end === goes.start && came.art === goes.art && came.seat === goes.seat;

/** It goes on from where it has just come to. */
function isSamePiece(before: News, next: News): boolean {
  const [came, goes] = [before.item.travels?.at(-1), next.item.travels?.[0]];
  return isSameSeat(before, next) && !!came && !!goes && goesOn(came, goes);
}

/** What a choice brought about in the place where it led to: the war after the move. */
function isWhatCame(before: News, next: News): boolean {
  const [places, held] = [next.item.places ?? [], before.item.places ?? []];
  const isSameEntry = (before.item.at ?? 0) === (next.item.at ?? 0);
  return isSameSeat(before, next) && isSameEntry && places.length > 0 && places.every((place) => place === held.at(-1));
}

/** The places and things of both; a way that goes on is one way. */
function both(before: News, next: News): News {
  const travels = [...(before.item.travels ?? [])];
  for (const travel of next.item.travels ?? []) {
    const last = travels.at(-1);
    if (last && goesOn(last, travel)) {
      travels[travels.length - 1] = { ...last, end: travel.end };
    } else {
      travels.push(travel);
    }
  }
  const item: NewsItem = {
    ...next.item,
    travels,
    places: union(before.item.places, next.item.places),
    things: union(before.item.things, next.item.things),
  };
  return { ...before, item, lines: [...before.lines, ...next.lines] };
}

const union = (one: readonly string[] = [], other: readonly string[] = []): string[] => [
  ...new Set([...one, ...other]),
];
