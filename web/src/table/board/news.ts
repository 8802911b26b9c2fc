import type { NewsItem } from '../../wire';
import type { Session } from '../session/session.svelte';

/** One of the things that others did since the viewer's last move. */
export interface Heard {
  n: number;
  item: NewsItem;
  /** All that it was told in. */
  lines?: readonly NewsItem[];
  seat?: number | null;
}

const placeOf = (at: string): string | undefined => (at.startsWith('place:') ? at.slice(6) : undefined);

export const newsOf = (session: Session): readonly Heard[] => session.showing.news;

/** The number of what is being looked at; null: nobody goes through it. */
export const walkOf = (session: Session): number | null => session.showing.walk.at || null;

/** Where it ended. */
export function endOf({ item }: Heard): string | undefined {
  const ends = (item.travels ?? []).flatMap((travel) => placeOf(travel.end) ?? []);
  return ends.at(-1) ?? item.places?.at(-1);
}

/** Where it began, if something went from one place to another. */
export function startOf(heard: Heard): string | undefined {
  const { item } = heard;
  const starts = (item.travels ?? []).flatMap((travel) => placeOf(travel.start) ?? []);
  const start = starts[0] ?? (item.places?.length === 2 ? item.places[0] : undefined);
  return start === endOf(heard) ? undefined : start;
}
