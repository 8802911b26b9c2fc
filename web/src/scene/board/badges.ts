import type { Spot } from './arrange';
import type { Point } from './outline';
import type { Sizes } from './sizes';

/** A number at a piece or at a stack of them; drawn above everything else. */
export interface Badge {
  /** The piece that it goes with. */
  piece: string;
  kind: 'plate' | 'count' | 'left' | 'over';
  text: string;
  /** Of everything that it counts. */
  seat: number | null | undefined;
  place: string;
  at: Point;
  width: number;
  height: number;
  /** Where else it may stand: stacks of neighbouring places may come close. */
  others: readonly Point[];
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
  return sizes.step === 'overview' ? all.filter(({ kind }) => kind === 'plate' || kind === 'count') : all;
}

/** A little lower or higher, then to its side, in its own widths and heights. */
const SHIFTS = [0.25, 0.5, 0.75, 1].flatMap((far) => [
  [0, far],
  [0, -far],
  [far / 2, far / 2],
  [-far / 2, far / 2],
  [far * 0.7, 0],
  [-far * 0.7, 0],
]) as Point[];

function strength(stack: readonly Spot[], sizes: Sizes): Badge[] {
  const [first] = stack;
  const last = stack.at(-1);
  if (!first?.piece.plate || !last) return [];
  const kind = { below: 'plate', left: 'left', over: 'over' }[first.piece.plate_at ?? 'below'] as Badge['kind'];
  const plates = stack.map((spot) => spot.piece.plate ?? '');
  const text = stack.length === 1 ? plates.join('') : sumOf(plates);
  const height = sizes.text * (kind === 'plate' ? 1.28 : 1.1) * sizes.px;
  const width = (text.length * DIGIT * sizes.text + (kind === 'plate' ? 8 : 0)) * sizes.px;
  const middle = (first.x + last.x) / 2;
  const aside = first.size * 0.52 + width / 2;
  const stands: Record<Badge['kind'], Point> = {
    plate: [middle, first.y + first.size * 0.5 + height * 0.2],
    left: [first.x - aside, first.y + first.size * 0.14],
    over: [first.x, first.y],
    count: [middle, first.y],
  };
  const [x, y] = stands[kind];
  const others: Record<Badge['kind'], Point[]> = {
    plate: SHIFTS.map(([dx, dy]) => [x + dx * width, y + dy * height]),
    left: [
      [first.x + aside, y],
      [first.x - aside, first.y - first.size * 0.3],
      [first.x, first.y + first.size * 0.5 + height / 2],
      [first.x, first.y - first.size * 0.5 - height / 2],
    ],
    over: [],
    count: [],
  };
  const { place, id } = last.piece;
  return [{ piece: id, kind, text, seat: last.piece.seat, place, width, height, at: [x, y], others: others[kind] }];
}

const sumOf = (plates: readonly string[]): string =>
  plates.every((plate) => /^\d+$/.test(plate))
    ? String(plates.reduce((sum, plate) => sum + Number(plate), 0))
    : plates.join('+');

/** How many a piece is, or how many it stands for: at a corner of it. */
function count(stack: readonly Spot[], sizes: Sizes, isLow: (place: string) => boolean): Badge[] {
  const shown = stack.filter((spot) => !spot.isHidden);
  return shown.flatMap((spot) => {
    const { id, place, seat } = spot.piece;
    const many = stack.length > shown.length ? stack.length : (spot.piece.count ?? 1);
    if (many < 2) return [];
    const text = String(many);
    const height = sizes.text * 1.36 * sizes.px;
    const width = Math.max(height, (text.length * DIGIT * sizes.text + 8) * sizes.px);
    const [side, up] = [spot.size * 0.4, spot.size * (isLow(place) ? 0.42 : -0.42)];
    const at: Point = [spot.x + side, spot.y + up];
    const others: Point[] = [
      [spot.x + side * 1.4, spot.y],
      [spot.x + side, spot.y - up],
      [spot.x, spot.y + up * 1.3],
      [spot.x - side, spot.y + up],
      [spot.x, spot.y - up * 1.3],
      [spot.x - side, spot.y - up],
    ];
    return [{ piece: id, kind: 'count' as const, text, seat, place, width, height, at, others }];
  });
}

/** A piece with a number over it is as large as the number needs; from afar it is left out. */
export function fitted(spot: Spot, sizes: Sizes): Spot {
  if (!spot.piece.plate || spot.piece.plate_at !== 'over') return spot;
  if (sizes.step === 'overview') return { ...spot, isHidden: true };
  return { ...spot, size: Math.max(spot.size, sizes.text * 1.5 * sizes.px) };
}
