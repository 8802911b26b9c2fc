import { distance, type Point } from './outline';

export interface Route {
  line: string;
  end: Point;
  /** How the head is turned, in degrees. */
  angle: number;
  /** Where something may be written on it, the best first. */
  stands: readonly Point[];
}

const BEND = 0.14;
/** Shares of the way: its middle, then further off on both sides. */
const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

/** A bent way from one point to another, or through points between them; it keeps `gap` off both ends. */
export function routeOf(points: readonly Point[], gap: number): Route | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const start = towards(first, points[1] ?? last, gap);
  const end = towards(last, points.at(-2) ?? first, gap);
  const between = points.slice(1, -1);
  if (!between.length) {
    const far = distance(start, end);
    const [ux, uy] = [(end[0] - start[0]) / Math.max(1, far), (end[1] - start[1]) / Math.max(1, far)];
    const bend: Point = [(start[0] + end[0]) / 2 + uy * far * BEND, (start[1] + end[1]) / 2 - ux * far * BEND];
    return {
      line: `M${start.join(' ')}Q${bend.join(' ')} ${end.join(' ')}`,
      end,
      angle: turn(bend, end),
      stands: SHARES.map((share) => onBow(start, bend, end, share)),
    };
  }
  const all = [start, ...between, end];
  let line = `M${start.join(' ')}`;
  for (let index = 1; index < all.length; index += 1) {
    const [before, from, to, after] = [all[index - 2], all[index - 1], all[index], all[index + 1]] as Point[];
    if (!from || !to) continue;
    const one = control(before ?? from, from, to, 1);
    const two = control(from, to, after ?? to, -1);
    line += `C${one.join(' ')} ${two.join(' ')} ${to.join(' ')}`;
  }
  const stands = SHARES.map((share) => alongLine(all, share));
  return { line, end, angle: turn(between.at(-1) ?? start, end), stands };
}

/** A point of a bow that leaves towards `bend` and comes from there. */
function onBow(start: Point, bend: Point, end: Point, share: number): Point {
  const on = (a: number, b: number, c: number): number =>
    (1 - share) ** 2 * a + 2 * share * (1 - share) * b + share ** 2 * c;
  return [on(start[0], bend[0], end[0]), on(start[1], bend[1], end[1])];
}

/** A point after a share of the steps of a line. */
function alongLine(points: readonly Point[], share: number): Point {
  const far = share * (points.length - 1);
  const index = Math.min(points.length - 2, Math.floor(far));
  const [from, to] = [points[index], points[index + 1]] as [Point, Point];
  return [from[0] + (to[0] - from[0]) * (far - index), from[1] + (to[1] - from[1]) * (far - index)];
}

/** Where a smooth line through three points is drawn to before or after the middle one. */
function control(before: Point, at: Point, after: Point, way: 1 | -1): Point {
  return [at[0] + (way * (after[0] - before[0])) / 6, at[1] + (way * (after[1] - before[1])) / 6];
}

/** At most a third of the way is left out. */
function towards(from: Point, to: Point, gap: number): Point {
  const far = Math.max(1e-6, distance(from, to));
  const by = Math.min(gap, far / 3) / far;
  return [from[0] + (to[0] - from[0]) * by, from[1] + (to[1] - from[1]) * by];
}

const turn = (from: Point, to: Point): number => (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
