import type { Spot } from './arrange';
import { type Box, overlap } from './outline';
import type { Sizes } from './sizes';

/** A number at a piece or at a stack of them; drawn above everything else. */
export interface Badge {
  /** The piece that it goes with. */
  piece: string;
  kind: 'plate' | 'count' | 'left' | 'over';
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const DIGIT = 0.56;

/** One badge for each stack: what its pieces are worth together, or how many they are. `isLow`: the name stands above. */
export function badgesOf(spots: ReadonlyMap<string, Spot>, sizes: Sizes, isLow: (place: string) => boolean): Badge[] {
  const stacks = new Map<string, Spot[]>();
  for (const spot of spots.values()) {
    const stack = stacks.get(spot.stack);
    if (stack) stack.push(spot);
    else stacks.set(spot.stack, [spot]);
  }
  const all = [...stacks.values()].flatMap((stack) => [...strength(stack, sizes), ...count(stack, sizes, isLow)]);
  return apart(sizes.step === 'overview' ? all.filter(({ kind }) => kind === 'plate' || kind === 'count') : all);
}

/** Stacks of neighbouring places may come close: the number of the lower one gives way downwards, or to its side. */
function apart(badges: readonly Badge[]): Badge[] {
  const taken = badges.filter(({ kind }) => kind !== 'plate').map(badgeBox);
  const stands = new Map<Badge, Badge>();
  for (const plate of badges.filter(({ kind }) => kind === 'plate').sort((a, b) => a.y - b.y)) {
    const isFree = (spot: Badge): boolean => taken.every((box) => overlap(badgeBox(spot), box) === 0);
    const found = [plate, ...SHIFTS.map(([x, y]) => moved(plate, x, y))].find(isFree) ?? plate;
    stands.set(plate, found);
    taken.push(badgeBox(found));
  }
  return badges.map((badge) => stands.get(badge) ?? badge);
}

const SHIFTS = [0.25, 0.5, 0.75, 1].flatMap((far) => [
  [0, far],
  [0, -far],
  [far / 2, far / 2],
  [-far / 2, far / 2],
  [far * 0.7, 0],
  [-far * 0.7, 0],
]) as [number, number][];

const moved = (badge: Badge, x: number, y: number): Badge => ({
  ...badge,
  x: badge.x + x * badge.width,
  y: badge.y + y * badge.height,
});

function strength(stack: readonly Spot[], sizes: Sizes): Badge[] {
  const [first] = stack;
  const last = stack.at(-1);
  if (!first?.piece.plate || !last) return [];
  const kind = { below: 'plate', left: 'left', over: 'over' }[first.piece.plate_at ?? 'below'] as Badge['kind'];
  const plates = stack.map((spot) => spot.piece.plate ?? '');
  const text = stack.length === 1 ? plates.join('') : sumOf(plates);
  const height = sizes.text * (kind === 'plate' ? 1.28 : 1) * sizes.px;
  const width = (text.length * DIGIT * sizes.text + (kind === 'plate' ? 8 : 0)) * sizes.px;
  const middle = (first.x + last.x) / 2;
  const at = {
    plate: { x: middle, y: first.y + first.size * 0.5 + height * 0.2 },
    left: { x: first.x - first.size * 0.52 - width / 2, y: first.y + first.size * 0.14 },
    over: { x: first.x, y: first.y },
    count: { x: middle, y: first.y },
  }[kind];
  return [{ piece: last.piece.id, kind, text, width, height, ...at }];
}

const sumOf = (plates: readonly string[]): string =>
  plates.every((plate) => /^\d+$/.test(plate))
    ? String(plates.reduce((sum, plate) => sum + Number(plate), 0))
    : plates.join('+');

/** How many a piece is, or how many it stands for. */
function count(stack: readonly Spot[], sizes: Sizes, isLow: (place: string) => boolean): Badge[] {
  const shown = stack.filter((spot) => !spot.isHidden);
  return shown.flatMap((spot) => {
    const many = stack.length > shown.length ? stack.length : (spot.piece.count ?? 1);
    if (many < 2) return [];
    const text = String(many);
    const height = sizes.text * 1.36 * sizes.px;
    const width = Math.max(height, (text.length * DIGIT * sizes.text + 8) * sizes.px);
    const y = spot.y + spot.size * 0.42 * (isLow(spot.piece.place) ? 1 : -1);
    return [{ piece: spot.piece.id, kind: 'count' as const, text, x: spot.x + spot.size * 0.4, y, width, height }];
  });
}

export const badgeBox = ({ x, y, width, height }: Badge): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** A piece with a number over it is as large as the number needs; from afar it is left out. */
export function fitted(spot: Spot, sizes: Sizes): Spot {
  if (!spot.piece.plate || spot.piece.plate_at !== 'over') return spot;
  if (sizes.step === 'overview') return { ...spot, isHidden: true };
  return { ...spot, size: Math.max(spot.size, sizes.text * 1.5 * sizes.px) };
}
