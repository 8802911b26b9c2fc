import type { Piece, Place, Scene, Surface } from '../wire';

export interface Spot {
  piece: Piece;
  x: number;
  y: number;
  size: number;
}

/** Offsets and sizes for pieces that share a place, in units of a lone piece. */
const SHARED: Record<number, [number, number, number][]> = {
  1: [[0, 0, 1]],
  2: [[-0.37, -0.04, 0.82], [0.38, 0.04, 0.77]],
  3: [[-0.38, -0.25, 0.68], [0.38, -0.25, 0.68], [0, 0.35, 0.68]],
  4: [[-0.38, -0.32, 0.62], [0.38, -0.32, 0.62], [-0.38, 0.32, 0.62], [0.38, 0.32, 0.62]],
};

function shared(count: number): [number, number, number][] {
  const known = SHARED[count];
  if (known) return known;
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const size = 1.25 / columns;
  return Array.from({ length: count }, (_, index) => [
    ((index % columns) - (columns - 1) / 2) * size,
    (Math.floor(index / columns) - (rows - 1) / 2) * size,
    size * 0.9,
  ]);
}

/** How far the pieces of a row stand apart, and how many of them a line of it holds. */
const STEP = 0.72;
const IN_LINE = 5;

/** Side by side, overlapping a little; a large piece at the head of the line stands a little higher. */
function row(pieces: readonly Piece[]): [number, number, number][] {
  const lines = Math.ceil(pieces.length / IN_LINE);
  const perLine = Math.ceil(pieces.length / lines);
  return pieces.map((piece, index) => {
    const line = Math.floor(index / perLine);
    const count = Math.min(perLine, pieces.length - line * perLine);
    const larger = ((piece.size ?? 1) - 1) / 2;
    return [((index % perLine) - (count - 1) / 2) * STEP - larger * 1.3, (line - (lines - 1) / 2) * 0.95 - larger, 1];
  });
}

/** Where every piece of a surface lies. */
export function arrange(surface: Surface, pieces: Scene['pieces']): Map<string, Spot> {
  const places = new Map(surface.places.map((place) => [place.id, place]));
  const lying = new Map<string, { at: Place['center']; there: Piece[] }>();
  for (const piece of Object.values(pieces)) {
    const place = places.get(piece.place);
    if (!place) continue;
    const spot = place.spots?.[piece.spot ?? ''];
    const key = spot ? `${place.id} ${piece.spot}` : place.id;
    const group = lying.get(key) ?? { at: spot ?? place.center, there: [] };
    group.there.push(piece);
    lying.set(key, group);
  }
  const spots = new Map<string, Spot>();
  for (const { at, there } of lying.values()) {
    there.sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.id.localeCompare(b.id));
    const offsets = surface.lying === 'row' ? row(there) : shared(there.length);
    there.forEach((piece, index) => {
      const [dx, dy, size] = offsets[index] ?? [0, 0, 1];
      spots.set(piece.id, {
        piece,
        x: at[0] + dx * surface.unit,
        y: at[1] + dy * surface.unit,
        size: size * surface.unit * (piece.size ?? 1),
      });
    });
  }
  return spots;
}

/** In paint order: from the back to the front, what moves above all. */
export function painted(spots: Map<string, Spot>, moving: ReadonlySet<string>): Spot[] {
  const rank = (spot: Spot): number => (moving.has(spot.piece.id) ? 1 : 0);
  return [...spots.values()].sort((a, b) => rank(a) - rank(b) || a.y - b.y || a.x - b.x);
}
