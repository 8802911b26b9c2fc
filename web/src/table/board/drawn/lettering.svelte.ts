import type { Spot } from '../../../scene/board/arrange';
import { type Badge, badgeBox } from '../../../scene/board/badges';
import { type Label, type Obstacle, placeLabels, spotsRound } from '../../../scene/board/labels';
import { boxAround, isInside, type Point, signSpot } from '../../../scene/board/outline';
import type { Sizes } from '../../../scene/board/sizes';
import type { Place, Plate, Sign } from '../../../wire';
import { t } from '../../../words/client.svelte';
import { type Hand, measure } from '../measure.svelte';
import { endOf, type Heard } from '../news';
import type { Targets } from '../aim/targets.svelte';

/** What is written at a place: its name, whose it is, the sign of a target, the odds. All sizes in pixels. */
export interface Lettered {
  id: string;
  place: Place;
  at: Point;
  width: number;
  height: number;
  /** Of the line with the name; the odds stand in another one. */
  line: number;
  text: string;
  hand: Hand;
  size: number;
  wide: number;
  plate: Plate | undefined;
  note: string;
  sign: Sign | '';
  signSize: number;
  odds: string;
}

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

export interface Look {
  sizes: Sizes;
  spots: ReadonlyMap<string, Spot>;
  badges: readonly Badge[];
  /** Places that are looked at: their names are always shown. */
  looked: ReadonlySet<string>;
  labelled: (place: Place) => boolean;
  news: readonly Heard[];
  walk: number | null;
}

const LARGEST = 16.5;
const NEWS = 24;
const GROWN = 1.25;
const DANGER = 20;
/** So many targets have room for their names from afar. */
const FEW = 8;
/** What comes first where there is little room. */
const WEIGHTS = { news: 60, target: 50, danger: 45, looked: 40, owned: 30, capital: 28, name: 20, label: 10 };

/** All that is written on a board, none over another. */
export function lettering(targets: Targets, look: Look): { names: Lettered[]; stuck: Stuck[] } {
  const { surface } = targets;
  const { px } = look.sizes;
  const names = surface.places.flatMap((place) => lettered(targets, look, place) ?? []);
  const stuck = stickers(targets, look);
  const [x, y, width, height] = surface.box;
  const labels: Label[] = [
    ...names.map((name) => ({
      id: `name ${name.id}`,
      width: name.width * px,
      height: name.height * px,
      spots: nameSpots(targets, look, name),
      weight: weightOf(targets, look, name),
      isHome: (spot: Point) => isInside(spot, name.place.outline),
      isOptional: isOptional(look, name),
    })),
    ...stuck.map((each) => ({
      id: each.id,
      width: each.size * px * (each.kind === 'label' ? Math.max(1, measure.width(each.text, 'number', 1)) : 1),
      height: each.size * px,
      spots: stuckSpots(targets, look, each),
      weight: WEIGHTS[each.kind],
      isOptional: each.kind === 'label',
    })),
  ];
  const found = placeLabels(labels, obstacles(look), { x, y, width, height });
  const at = <T extends { id: string; at: Point }>(each: T, id: string): T[] => {
    const spot = found.get(id);
    return spot ? [{ ...each, at: spot }] : [];
  };
  return {
    names: names.flatMap((name) => at(name, `name ${name.id}`)),
    stuck: stuck.flatMap((each) => at(each, each.id)),
  };
}

function obstacles({ spots, badges }: Look): Obstacle[] {
  return [
    ...badges.map((badge) => ({ box: badgeBox(badge), isHard: true })),
    ...[...spots.values()]
      .filter((spot) => !spot.isHidden)
      .map((spot) => ({ box: boxAround([spot.x, spot.y], spot.size * 0.86), isHard: false })),
  ];
}

function lettered(targets: Targets, { sizes, looked }: Look, place: Place): Lettered | null {
  const { surface, speech } = targets;
  const aimed = targets.aimed.get(place.id);
  const plate = targets.plates[place.id];
  const isNamed = place.title && isNameShown(targets, sizes, looked, place, plate);
  const sign = aimed && aimed.mark !== 'pick' ? aimed.sign : '';
  if (!isNamed && !sign) return null;
  const text = isNamed ? speech.say(place.title) : '';
  const hand: Hand = surface.title_size ? 'upright' : place.is_capital ? 'capital' : 'slanted';
  const natural = (surface.title_size || surface.unit * (place.is_capital ? 0.36 : 0.33)) / sizes.px;
  const size = Math.max(sizes.text, Math.min(natural, LARGEST));
  const wide = text ? measure.width(text, hand, size) : 0;
  const note = text ? (plate?.note ?? '') : '';
  const signSize = sign ? sizes.sign / sizes.px : 0;
  const hasRoom = sizes.step !== 'overview' || targets.aimed.size <= FEW;
  const odds = aimed?.target.odds && hasRoom ? share(aimed.target.odds) : '';
  const owned = text && plate?.seat !== undefined && plate.seat !== null;
  const first =
    (sign ? signSize + (text ? 3 : 0) : 0) +
    (owned ? size * 1.25 + 12 : text ? 4 : 0) +
    wide +
    (note ? measure.width(note, 'number', size) + 6 : 0);
  const line = Math.max(text ? size * (owned ? 1.55 : 1.2) : 0, signSize);
  const second = odds ? sizes.text * 1.5 : 0;
  return {
    id: place.id,
    place,
    at: place.center,
    width: Math.max(first, odds ? measure.width(odds, 'number', sizes.text) + 14 : 0),
    height: line + second,
    line,
    text,
    hand,
    size,
    wide,
    plate: owned ? plate : undefined,
    note,
    sign,
    signSize,
    odds,
  };
}

/** From afar only what belongs to somebody, what is looked at, and a few targets. */
function isNameShown(
  { aimed }: Targets,
  { step }: Sizes,
  looked: ReadonlySet<string>,
  { id }: Place,
  plate: Plate | undefined,
): boolean {
  if (step !== 'overview' || looked.has(id)) return true;
  return aimed.has(id) ? aimed.size <= FEW : (plate?.seat ?? null) !== null;
}

/** The first part is what the one who chooses hopes for. */
export function share({ parts, is_about }: { parts: readonly { value: number }[]; is_about?: boolean }): string {
  return t(is_about ? 'odds-about' : 'odds-share', { value: parts[0]?.value ?? 0 });
}

function nameSpots({ surface }: Targets, { sizes }: Look, { place, width, height, sign, text }: Lettered): Point[] {
  const { px } = sizes;
  const [wide, high] = [width * px, height * px];
  if (!text) {
    const top = signSpot(place, surface);
    return [top, ...spotsRound(null, place.center, sizes.unit * 0.45, wide, high)];
  }
  const shift = sign ? (-sizes.sign - 3 * px) / 2 : 0;
  const [x, y] = place.title_at ?? place.center;
  const given: Point = [x + shift, y - sizes.text * px * 0.32 + (high - sizes.text * px * 1.2) / 2];
  return spotsRound(given, place.center, sizes.unit * 0.62, wide, high);
}

/** From afar names may be left out, of owned places too; nearer only those of places where nothing stands. */
function isOptional({ sizes, looked }: Look, { id, sign, plate, hand }: Lettered): boolean {
  if (sign || looked.has(id)) return false;
  if (plate) return sizes.step === 'overview';
  return sizes.step === 'overview' || hand === 'slanted';
}

function weightOf(targets: Targets, { looked }: Look, { place, sign, plate }: Lettered): number {
  if (sign) return WEIGHTS.target;
  if (looked.has(place.id)) return WEIGHTS.looked;
  if (targets.aimed.has(place.id)) return WEIGHTS.looked;
  if (plate) return WEIGHTS.owned;
  return place.is_capital ? WEIGHTS.capital : WEIGHTS.name;
}

function stickers(targets: Targets, { sizes, news, walk, labelled }: Look): Stuck[] {
  const found: Stuck[] = [];
  for (const heard of news) {
    const place = targets.places.get(endOf(heard) ?? '');
    const size = NEWS * (heard.n === walk ? GROWN : 1);
    if (place)
      found.push({ id: `news ${heard.n}`, place, at: place.center, size, kind: 'news', heard, text: `${heard.n}` });
  }
  for (const id of targets.dangers.keys()) {
    const place = targets.places.get(id);
    if (place) found.push({ id: `danger ${id}`, place, at: place.center, size: DANGER, kind: 'danger', text: '!' });
  }
  for (const place of targets.surface.places)
    if (place.label && labelled(place))
      found.push({
        id: `label ${place.id}`,
        place,
        at: place.center,
        size: sizes.text,
        kind: 'label',
        text: place.label,
      });
  return found;
}

function stuckSpots({ surface }: Targets, { sizes }: Look, { place, kind, size }: Stuck): Point[] {
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
