import { clamp, holds, kept, type View, whole } from './camera';
import { type Box, boxAround, boxOf, distance, middleOf, type Point, union } from './outline';

/** A place that can be chosen now. */
export interface Aim {
  id: string;
  at: Point;
}

export interface Pane {
  width: number;
  height: number;
}

/** Pixels round a target that belong to it. */
const ROUND = 30;

/**
 * What a small screen shows while something is asked: the place in question and the targets nearest to it, as many as fit
 * while a finger still finds them (`least` pixels a unit); never closer than `most`.
 */
export function framed(
  focus: Point | null,
  aims: readonly Aim[],
  box: Box,
  pane: Pane,
  least: number,
  most: number,
): View {
  const proportions = pane.width / pane.height;
  const full = whole(box, proportions);
  const limit = Math.min(full.width, pane.width / least);
  const middle = focus ?? aims[0]?.at;
  if (!middle) return full;
  const room = (at: Point): Box => boxAround(at, (2 * ROUND * limit) / pane.width);
  let part = room(middle);
  for (const aim of [...aims].sort((a, b) => distance(a.at, middle) - distance(b.at, middle))) {
    const more = union(part, room(aim.at));
    if (Math.max(more.width, more.height * proportions) <= limit) part = more;
  }
  const needed = Math.max(part.width, part.height * proportions) * 1.06;
  const width = clamp(needed, Math.min(limit, pane.width / most), limit);
  const height = width / proportions;
  const [x, y] = middleOf(part);
  return kept({ x: x - width / 2, y: y - height / 2, width, height }, box);
}

/** Something outside the view, at the edge behind which it lies (in pixels of the pane). */
export interface Pill {
  id: string;
  at: Point;
  side: 'left' | 'right' | 'up' | 'down';
}

/** Targets that are not in sight, the nearest first, as pills at the edge; `more` says how many have none. */
export function pillsOf(
  aims: readonly Aim[],
  view: View,
  pane: Pane,
  inset: Point,
  most: number,
): { pills: Pill[]; more: number } {
  const scale = pane.width / view.width;
  const middle = middleOf(view);
  const outside = aims
    .filter((aim) => !holds(view, aim.at, ROUND / 3 / scale))
    .sort((a, b) => distance(a.at, middle) - distance(b.at, middle));
  const pills = outside.slice(0, most).map(({ id, at }): Pill => {
    const dx = (at[0] - middle[0]) * scale;
    const dy = (at[1] - middle[1]) * scale;
    const reach: Point = [pane.width / 2 - inset[0], pane.height / 2 - inset[1]];
    const by = Math.min(reach[0] / Math.max(1e-6, Math.abs(dx)), reach[1] / Math.max(1e-6, Math.abs(dy)), 1);
    const isSide = Math.abs(dx) * reach[1] > Math.abs(dy) * reach[0];
    const side = isSide ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up';
    return { id, at: [pane.width / 2 + dx * by, pane.height / 2 + dy * by], side };
  });
  return { pills, more: outside.length - pills.length };
}

/** So many pixels of the pane's height for each pill: a low pane has fewer. */
const PILL_ROOM = 68;
const MOST_PILLS = 3;
const FEW_PILLS = 2;

/** Pills of a small screen: for all that is out of sight if they are few; else for the nearest, and what is in sight stays free. */
export function fewPillsOf(aims: readonly Aim[], view: View, pane: Pane, inset: Point): ReturnType<typeof pillsOf> {
  const most = clamp(Math.floor(pane.height / PILL_ROOM), 1, MOST_PILLS);
  const all = pillsOf(aims, view, pane, inset, most);
  return all.more ? pillsOf(aims, view, pane, inset, Math.min(most, FEW_PILLS)) : all;
}

/** Where a small screen looks: never at a part from which no target is in sight or a pill away, nor from so far that a finger misses it. */
export function lookFor(
  focus: Point | null,
  aims: readonly Aim[],
  box: Box,
  pane: Pane,
  least: number,
  most: number,
): View {
  if (!focus && !aims.length) return whole(box, pane.width / pane.height);
  if (focus) return framed(focus, aims, box, pane, least, most);
  const part = boxOf(aims.map((aim) => aim.at));
  const margin = (2 * ROUND) / least;
  const fits = part.width + margin <= pane.width / least && part.height + margin <= pane.height / least;
  return framed(fits ? middleOf(part) : crowd(aims, pane, least), aims, box, pane, least, most);
}

/** Where a small screen goes to see what happens at these places, the last first; null: all are in sight (`seen`), and near enough. */
export function visit(
  there: readonly Aim[],
  seen: View,
  box: Box,
  pane: Pane,
  least: number,
  most: number,
): View | null {
  const end = there.at(-1);
  if (!end) return null;
  const scale = pane.width / seen.width;
  const isNear = scale >= least * 0.99;
  if (isNear && there.every(({ at }) => holds(seen, at, ROUND / scale))) return null;
  return framed(end.at, there, box, pane, least, most);
}

/** The target with the most others round it. */
function crowd(aims: readonly Aim[], pane: Pane, least: number): Point {
  const window = (at: Point): Box => boxAround(at, (pane.width - 2 * ROUND) / least, (pane.height - 2 * ROUND) / least);
  const found = aims.map(({ at }) => ({ at, company: aims.filter((other) => holds(window(at), other.at)).length }));
  return found.reduce((best, each) => (each.company > best.company ? each : best)).at;
}
