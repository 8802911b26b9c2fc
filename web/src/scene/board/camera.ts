import type { Box, Point } from './outline';

/** What part of a surface is seen, in the surface's units and the pane's proportions. */
export type View = Box;

const MOST_ZOOM = 6;

/** The whole surface in a pane of these proportions (width over height). */
export function whole(box: Box, proportions: number): View {
  const width = Math.max(box.width, box.height * proportions);
  const height = width / proportions;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** Closer by the factor, with the given point kept where it is. */
export function zoomed(view: View, box: Box, factor: number, about: Point): View {
  const proportions = view.width / view.height;
  const most = whole(box, proportions).width;
  const width = clamp(view.width / factor, most / MOST_ZOOM, most);
  const scale = width / view.width;
  const x = about[0] - (about[0] - view.x) * scale;
  const y = about[1] - (about[1] - view.y) * scale;
  return kept({ x, y, width, height: width / proportions }, box);
}

export function panned(view: View, box: Box, dx: number, dy: number): View {
  return kept({ ...view, x: view.x + dx, y: view.y + dy }, box);
}

/** A view with the given part in its middle, as wide as the part needs, but not beyond `least` and `most`. */
export function lookingAt(part: Box, box: Box, proportions: number, least: number, most: number): View {
  const full = whole(box, proportions);
  const wanted = Math.max(part.width, part.height * proportions) * 1.3;
  const width = Math.min(full.width, clamp(wanted, least, most));
  const height = width / proportions;
  return kept({ x: part.x + (part.width - width) / 2, y: part.y + (part.height - height) / 2, width, height }, box);
}

export function isWhole(view: View, box: Box): boolean {
  return view.width > whole(box, view.width / view.height).width * 0.99;
}

export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** A view of this width with the given point at a share of the pane: sideways also beyond the surface's edge. */
export function beside(at: Point, box: Box, proportions: number, width: number, share: number): View {
  const height = width / proportions;
  const view = { x: at[0] - width * share, y: at[1] - height / 2, width, height };
  return { ...kept(view, box), x: view.x };
}

export const holds = (view: View, [x, y]: Point, margin = 0): boolean =>
  x >= view.x + margin &&
  x <= view.x + view.width - margin &&
  y >= view.y + margin &&
  y <= view.y + view.height - margin;

/** Never beyond the edge; in the middle where there is more room than surface. */
export function kept(view: View, box: Box): View {
  const along = (from: number, size: number, start: number, length: number): number =>
    size >= length ? start + (length - size) / 2 : clamp(from, start, start + length - size);
  return { ...view, x: along(view.x, view.width, box.x, box.width), y: along(view.y, view.height, box.y, box.height) };
}
