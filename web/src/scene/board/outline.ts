import type { Place, Surface } from '../../wire';

export type Point = [number, number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The size that drawings of places are measured against: 120 where a lone piece is 68. */
export function gauge(surface: Surface): number {
  return (surface.unit * 120) / 68;
}

const rings = new WeakMap<Place, string>();

/** The outline drawn inwards by a sixth of a small place, so that rings of neighbours do not touch. */
export function ringOf(place: Place, surface: Surface): string {
  const known = rings.get(place) ?? drawnIn(place, surface);
  rings.set(place, known);
  return known;
}

function drawnIn(place: Place, surface: Surface): string {
  const [cx, cy] = place.center;
  const radii = place.outline.map(([x, y]) => Math.hypot(x - cx, y - cy));
  const mean = radii.reduce((sum, radius) => sum + radius, 0) / Math.max(1, radii.length);
  const scale = Math.max(0.6, 1 - gauge(surface) / 12 / Math.max(1, mean));
  return pathOf(place.outline.map(([x, y]) => [cx + (x - cx) * scale, cy + (y - cy) * scale]));
}

/** Where the sign of a ring stands: at its upper edge. */
export function signSpot(place: Place, surface: Surface): Point {
  const box = boxOf(place.outline);
  return [place.center[0], Math.max(box.y + gauge(surface) * 0.09, place.center[1] - gauge(surface) * 0.4)];
}

export const middleOf = (box: Box): Point => [box.x + box.width / 2, box.y + box.height / 2];

export const boxAround = ([x, y]: Point, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

export const union = (a: Box, b: Box): Box => {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
};

/** How much two boxes have in common. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Whether two boxes have anything in common. */
export const touches = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  let before = outline.at(-1);
  for (const at of outline) {
    const [ax, ay] = before ?? at;
    const [bx, by] = at;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    before = at;
  }
  return inside;
}
