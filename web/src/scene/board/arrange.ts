import type { Piece, Place, Scene, Surface } from '../../wire';

export interface Spot {
  piece: Piece;
  x: number;
  y: number;
  size: number;
  /** How far it leans, in degrees. */
  angle: number;
  /** It lies under another that stands for all of them. */
  isHidden: boolean;
  /** What is told of it together: pieces of one fan have one badge. */
  stack: string;
}

/** How large a lone piece is, how far things lie from the middle, and where they stand side by side. */
export interface Manner {
  unit: number;
  stretch: number;
  spread: (place: string) => boolean;
}

/** Offset, size and lean of each piece that shares a place, in units of a lone piece. */
type Lying = { x: number; y: number; size: number; angle?: number; isHidden?: boolean; stack?: string };

/** Offsets and sizes for pieces that share a place. */
const SHARED: Record<number, [number, number, number][]> = {
  1: [[0, 0, 1]],
  2: [
    [-0.37, -0.04, 0.82],
    [0.38, 0.04, 0.77],
  ],
  3: [
    [-0.38, -0.25, 0.68],
    [0.38, -0.25, 0.68],
    [0, 0.35, 0.68],
  ],
  4: [
    [-0.38, -0.32, 0.62],
    [0.38, -0.32, 0.62],
    [-0.38, 0.32, 0.62],
    [0.38, 0.32, 0.62],
  ],
};

function heap(count: number): Lying[] {
  const known = SHARED[count];
  if (known) return known.map(([x, y, size]) => ({ x, y, size }));
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const size = 1.25 / columns;
  return Array.from({ length: count }, (_, index) => ({
    x: ((index % columns) - (columns - 1) / 2) * size,
    y: (Math.floor(index / columns) - (rows - 1) / 2) * size,
    size: size * 0.9,
  }));
}

/** How far pieces stand apart that overlap a little, and that do not; how many lie in a line or a fan. */
const STEP = 0.86;
const APART = 1.3;
const FEW = 4;
const LEAN = 9;
const BETWEEN_LINES = 1;

/** Side by side, overlapping a little; a large piece at the head of the line stands a little higher. */
function row(pieces: readonly Piece[]): Lying[] {
  const lines = Math.ceil(pieces.length / FEW);
  const perLine = Math.ceil(pieces.length / lines);
  return pieces.map((piece, index) => {
    const line = Math.floor(index / perLine);
    const members = pieces.slice(line * perLine, (line + 1) * perLine);
    const widths = members.map((other) => STEP * (other.size ?? 1));
    const before = widths.slice(0, index % perLine).reduce((sum, width) => sum + width, 0);
    const own = widths[index % perLine] ?? STEP;
    const all = widths.reduce((sum, width) => sum + width, 0);
    const larger = ((piece.size ?? 1) - 1) / 2;
    return { x: before + own / 2 - all / 2, y: (line - (lines - 1) / 2) * BETWEEN_LINES - larger * 0.6, size: 1 };
  });
}

/** Those with a strength lean together, one fan for each seat; side by side where they are looked at; many are one. */
function fans(pieces: readonly Piece[], isSpread: boolean): Lying[] {
  const seats = [...new Set(pieces.map((piece) => piece.seat ?? -1))];
  const isMany = pieces.length > FEW;
  const step = isSpread ? APART : STEP;
  const lying: Lying[] = [];
  let x = 0;
  for (const seat of seats) {
    const members = pieces.filter((piece) => (piece.seat ?? -1) === seat);
    const isOne = isMany && !isSpread;
    members.forEach((piece, index) => {
      lying[pieces.indexOf(piece)] = {
        x: x + (isOne ? 0 : index * step),
        y: 0,
        size: 1,
        angle: isSpread || isOne ? 0 : (index - (members.length - 1) / 2) * LEAN,
        isHidden: isOne && index < members.length - 1,
        stack: isSpread ? '' : `${seat}`,
      };
    });
    x += (isOne ? 0 : (members.length - 1) * step) + APART;
  }
  const middle = (x - APART) / 2;
  return lying.map((each) => ({ ...each, x: each.x - middle }));
}

const hasStrength = (piece: Piece): boolean => !!piece.plate && (piece.plate_at ?? 'below') === 'below';

/** Where every piece of a surface lies. */
export function arrange(
  surface: Surface,
  pieces: Scene['pieces'],
  manner: Manner = { unit: surface.unit, stretch: 1, spread: () => false },
): Map<string, Spot> {
  const places = new Map(surface.places.map((place) => [place.id, place]));
  const lying = new Map<string, { at: Place['center']; place: string; there: Piece[] }>();
  for (const piece of Object.values(pieces)) {
    const place = places.get(piece.place);
    if (!place) continue;
    const spot = place.spots?.[piece.spot ?? ''];
    const key = spot ? `${place.id} ${piece.spot}` : place.id;
    const group = lying.get(key) ?? { at: stretched(place, spot, manner), place: place.id, there: [] };
    group.there.push(piece);
    lying.set(key, group);
  }
  const spots = new Map<string, Spot>();
  for (const [key, { at, place, there }] of lying) {
    there.sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.id.localeCompare(b.id));
    const offsets =
      surface.lying === 'row'
        ? row(there)
        : there.length > 1 && there.every(hasStrength)
          ? fans(there, manner.spread(place))
          : heap(there.length);
    there.forEach((piece, index) => {
      const { x, y, size, angle = 0, isHidden = false, stack = '' } = offsets[index] ?? { x: 0, y: 0, size: 1 };
      spots.set(piece.id, {
        piece,
        x: at[0] + x * manner.unit,
        y: at[1] + y * manner.unit,
        size: size * manner.unit * (piece.size ?? 1),
        angle,
        isHidden,
        stack: stack ? `${key} ${stack}` : piece.id,
      });
    });
  }
  return spots;
}

function stretched({ center }: Place, spot: Place['center'] | undefined, { stretch }: Manner): Place['center'] {
  if (!spot || stretch === 1) return spot ?? center;
  return [center[0] + (spot[0] - center[0]) * stretch, center[1] + (spot[1] - center[1]) * stretch];
}

/** In paint order: from the back to the front, what moves above all. */
export function painted(spots: ReadonlyMap<string, Spot>, moving: ReadonlySet<string>): Spot[] {
  const rank = (spot: Spot): number => (moving.has(spot.piece.id) ? 1 : 0);
  return [...spots.values()].sort((a, b) => rank(a) - rank(b) || a.y - b.y || a.x - b.x);
}
