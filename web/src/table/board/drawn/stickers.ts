import { type Label, spotsRound } from '../../../scene/board/labels';
import type { Point } from '../../../scene/board/outline';
import type { Sizes } from '../../../scene/board/sizes';
import type { Place } from '../../../wire';
import type { Targets } from '../aim/targets.svelte';
import { measure } from '../measure.svelte';
import { endOf, type Heard } from '../news';

/** A number or a mark that stands beside a place. */
export interface Stuck {
  id: string;
  place: Place;
  at: Point;
  size: number;
  kind: 'news' | 'danger' | 'label';
  heard?: Heard;
  text: string;
}

const NEWS = 24;
const GROWN = 1.25;
const DANGER = 20;
/** The light rim round a disc or a mark, on both sides. */
const RIM = 3;
const WEIGHTS = { news: 60, danger: 45, label: 10 };
/** What somebody goes through comes before everything else. */
const WALKED = 100;

/** Numbers of the news, marks of danger, coordinates. */
export function stickersOf(
  targets: Targets,
  sizes: Sizes,
  news: readonly Heard[],
  walk: number | null,
  labelled: (place: Place) => boolean,
): Stuck[] {
  const found: Stuck[] = [];
  const add = (id: string, more: Omit<Stuck, 'id' | 'place' | 'at'>): void => {
    const place = targets.places.get(id);
    const name = more.kind === 'news' ? more.text : id;
    if (place) found.push({ id: `${more.kind} ${name}`, place, at: place.center, ...more });
  };
  for (const heard of news)
    add(endOf(heard) ?? '', {
      size: NEWS * (heard.n === walk ? GROWN : 1),
      kind: 'news',
      heard,
      text: `${heard.n}`,
    });
  for (const id of targets.dangers.keys()) add(id, { size: DANGER, kind: 'danger', text: '!' });
  for (const place of targets.surface.places)
    if (place.label && labelled(place)) add(place.id, { size: sizes.text, kind: 'label', text: place.label });
  return found;
}

/** How a number or a mark competes for room. */
export function stickerLabel(targets: Targets, sizes: Sizes, each: Stuck, walk: number | null): Label {
  const { id, kind, size, text, heard } = each;
  const width = kind === 'label' ? size * Math.max(1, measure.width(text, 'number', 1)) : size + RIM;
  const height = kind === 'label' ? size * 1.2 : size + RIM;
  return {
    id,
    forms: [{ width: width * sizes.px, height: height * sizes.px, spots: spotsOf(targets, sizes, each) }],
    weight: heard?.n !== undefined && heard.n === walk ? WALKED : WEIGHTS[kind],
  };
}

function spotsOf({ surface }: Targets, sizes: Sizes, { place, kind, size }: Stuck): Point[] {
  const [x, y] = place.center;
  const reach = Math.max(sizes.unit * 0.62, surface.art ? 0 : surface.unit * 0.6);
  const wide = size * sizes.px;
  const corner = reach * 0.82;
  const round: Point[] = [
    [x - corner, y - corner],
    [x + corner, y - corner],
    [x - corner, y + corner],
    [x + corner, y + corner],
  ];
  if (kind === 'label')
    return [[x - corner, y + corner], ...round, ...spotsRound(null, place.center, reach, wide, wide)];
  const first: Point[] = kind === 'danger' ? [[x, y - reach]] : [];
  const further = kind === 'news' ? spotsRound(null, place.center, reach * 1.7, wide, wide) : [];
  return [...first, ...round, ...spotsRound(null, place.center, reach * 0.8, wide, wide), ...further];
}
