import type { Form, Label } from '../../../scene/board/labels';
import { spotsRound } from '../../../scene/board/labels';
import { isInside, type Point, signSpot } from '../../../scene/board/outline';
import type { Sizes } from '../../../scene/board/sizes';
import type { Place, Plate, Sign } from '../../../wire';
import { t } from '../../../words/client.svelte';
import type { Targets } from '../aim/targets.svelte';
import { type Hand, measure } from '../measure.svelte';

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
  plate: Plate | undefined;
  note: string;
  sign: Sign | '';
  signSize: number;
  odds: string;
  oddsWide: number;
}

const LARGEST = 16.5;
/** So many targets have room for their names from afar. */
const FEW = 8;
/** What comes first where there is little room. */
const WEIGHTS = { target: 50, looked: 40, owned: 30, capital: 28, name: 20 };

/** All ways of writing a place, the fullest first: without its name, then without its arms, then without the odds. */
export function writings(targets: Targets, sizes: Sizes, looked: ReadonlySet<string>, place: Place): Lettered[] {
  const { surface, speech } = targets;
  const aimed = targets.aimed.get(place.id);
  const given = targets.plates[place.id];
  const plate = given?.seat !== undefined && given.seat !== null ? given : undefined;
  const isNamed = place.title && isNameShown(targets, sizes, looked, place, plate);
  const sign = aimed && aimed.mark !== 'pick' ? aimed.sign : '';
  const hasRoom = sizes.step !== 'overview' || targets.aimed.size <= FEW;
  const odds = sign && aimed?.target.odds && hasRoom ? share(aimed.target.odds) : '';
  const hand: Hand = surface.title_size ? 'upright' : place.is_capital ? 'capital' : 'slanted';
  const natural = (surface.title_size || surface.unit * (place.is_capital ? 0.36 : 0.33)) / sizes.px;
  const full = {
    text: isNamed ? speech.say(place.title) : '',
    note: isNamed ? (given?.note ?? '') : '',
    plate: isNamed ? plate : undefined,
    odds,
  };
  const nameless = { ...full, text: '', note: '' };
  const bare = { ...nameless, plate: undefined };
  const ways = full.text || sign ? [full] : [];
  if (full.text && full.plate) ways.push(nameless);
  if (full.text && sign) ways.push(bare);
  if (odds) ways.push({ ...bare, odds: '' });
  const size = Math.max(sizes.text, Math.min(natural, LARGEST));
  return ways.map((way) => written({ place, hand, sign, sizes, size, ...way }));
}

type Parts = Pick<Lettered, 'place' | 'hand' | 'sign' | 'size' | 'text' | 'note' | 'plate' | 'odds'> & { sizes: Sizes };

function written({ sizes, ...parts }: Parts): Lettered {
  const { place, hand, sign, size, text, note, plate, odds } = parts;
  const signSize = sign ? sizes.sign / sizes.px : 0;
  const arms = plate ? size * 1.25 + 6 : 0;
  const named = text ? measure.width(text, hand, size) + (plate ? 6 : 4) : 0;
  const noted = note ? measure.width(note, 'number', size) + 6 : 0;
  const body = arms + named + noted;
  const first = (sign ? signSize + (body ? 3 : 0) : 0) + body;
  const oddsWide = odds ? measure.width(odds, 'number', sizes.text) + 12 : 0;
  const line = Math.max(plate ? size * 1.55 : text ? size * 1.26 : 0, signSize);
  return {
    ...parts,
    id: place.id,
    at: place.center,
    width: Math.max(first, oddsWide),
    height: line + (odds ? sizes.text * 1.5 : 0),
    line,
    signSize,
    oddsWide,
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
  return aimed.has(id) ? aimed.size <= FEW : plate !== undefined;
}

/** The first part is what the one who chooses hopes for. */
export function share({ parts, is_about }: { parts: readonly { value: number }[]; is_about?: boolean }): string {
  return t(is_about ? 'odds-about' : 'odds-share', { value: parts[0]?.value ?? 0 });
}

/** How the ways of writing a place compete for room. */
export function nameLabel(
  targets: Targets,
  sizes: Sizes,
  looked: ReadonlySet<string>,
  ways: readonly Lettered[],
): Label | null {
  const [fullest] = ways;
  if (!fullest) return null;
  const { place } = fullest;
  return {
    id: `name ${place.id}`,
    forms: ways.map((way) => formOf(targets, sizes, way)),
    weight: weightOf(targets, looked, fullest),
    isHome: (spot) => isInside(spot, place.outline),
  };
}

function formOf({ surface }: Targets, sizes: Sizes, { place, width, height, sign, text, plate }: Lettered): Form {
  const { px } = sizes;
  const [wide, high] = [width * px, height * px];
  const form = (spots: Point[]): Form => ({ width: wide, height: high, spots });
  if (!text && !plate)
    return form([signSpot(place, surface), ...spotsRound(null, place.center, sizes.unit * 0.45, wide, high)]);
  const shift = sign ? (-sizes.sign - 3 * px) / 2 : 0;
  const [x, y] = place.title_at ?? place.center;
  const given: Point = [x + shift, y - sizes.text * px * 0.32 + (high - sizes.text * px * 1.2) / 2];
  return form(spotsRound(given, place.center, sizes.unit * 0.62, wide, high));
}

function weightOf(targets: Targets, looked: ReadonlySet<string>, { place, sign, plate }: Lettered): number {
  if (sign) return WEIGHTS.target;
  if (looked.has(place.id) || targets.aimed.has(place.id)) return WEIGHTS.looked;
  if (plate) return WEIGHTS.owned + (plate.seat === targets.session.seat ? 5 : 0);
  return place.is_capital ? WEIGHTS.capital : WEIGHTS.name;
}
