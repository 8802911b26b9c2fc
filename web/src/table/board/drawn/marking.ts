import type { Spot } from '../../../scene/board/arrange';
import type { Place } from '../../../wire';
import type { Mark } from './Marks.svelte';
import type { Targets } from '../aim/targets.svelte';

export interface Marked {
  place: Place;
  mark: Mark;
  strong: boolean;
}

interface Attention {
  pointed: string | null;
  /** The kind of mark that the legend points at. */
  lit: string | null;
  /** Of which place it is told why it is closed. */
  toldAt: string | null;
}

/** What is drawn round places, from the bottom to the top. */
export function marksOf(targets: Targets, { pointed, lit, toldAt }: Attention): Marked[] {
  const { session, aimed, chosen, places, ask } = targets;
  const drawn = new Map<string, Marked>();
  const add = (id: string, mark: Mark, strong = false): void => {
    const place = places.get(id);
    if (place) drawn.set(`${id} ${mark}`, { place, mark, strong });
  };
  const isFree = (id: string): boolean => !aimed.has(id) && !chosen.has(id);
  const last = session.showing.look ? [] : session.showing.last;
  const refused = session.choosing.whyMode && ask ? targets.surface.places.map((place) => place.id) : [];
  for (const id of last.filter(isFree)) add(id, 'last');
  for (const id of refused.filter(isFree)) add(id, 'forbidden');
  for (const [id, { mark }] of aimed)
    if (mark !== 'pick' || targets.surface.lying === 'row') add(id, mark, id === pointed || mark === lit);
  for (const danger of targets.dangers.keys()) add(danger, 'danger', lit === 'danger');
  if (ask?.place && isFree(ask.place)) add(ask.place, 'asked');
  for (const id of chosen) add(id, 'chosen');
  for (const id of session.showing.pointed) add(id, 'pointed', true);
  if (toldAt && !aimed.has(toldAt)) add(toldAt, 'forbidden');
  return [...drawn.values()];
}

export interface Round {
  id: string;
  x: number;
  y: number;
  r: number;
  mark: 'pick' | 'danger';
  strong: boolean;
}

const WIDER = 0.62;

/** Rings under pieces that may be picked up. */
export function roundsOf(targets: Targets, spots: ReadonlyMap<string, Spot>, pointed: string | null): Round[] {
  if (targets.surface.lying === 'row') return [];
  const found: Round[] = [];
  for (const [id, { mark, at }] of targets.aimed) {
    if (mark !== 'pick') continue;
    const offered = targets.pieces.filter((piece) => piece.place === id);
    const held = targets.at(id).filter((piece) => piece.seat === targets.session.seat);
    for (const piece of at.startsWith('piece:') ? offered : held) {
      const spot = spots.get(piece.id);
      if (spot && !spot.isHidden)
        found.push({ id: piece.id, x: spot.x, y: spot.y, r: spot.size * WIDER, mark: 'pick', strong: id === pointed });
    }
  }
  return found;
}
