import { type Box, overlap, type Point } from './outline';

const GAP = 12;
const EDGE = 6;
/** So far from its place a note covers one thing less: whoever points looks there, and not into a corner. */
const WORTH = 60;

/** Where a note stands beside its place: inside the pane, over as few of the things to be kept in sight as can be. */
export function tipSpot(at: Point, reach: number, size: Point, pane: Point, keep: readonly Box[]): Point {
  const [width, height] = size;
  const aside = reach + GAP;
  const rows = [at[1] - height / 2, at[1] - 24, at[1] + 24 - height];
  const columns = [at[0] - width / 2, at[0] - 30, at[0] + 30 - width];
  const tried: Point[] = [
    ...rows.flatMap((y): Point[] => [
      [at[0] + aside, y],
      [at[0] - aside - width, y],
    ]),
    ...columns.flatMap((x): Point[] => [
      [x, at[1] - aside - height],
      [x, at[1] + aside],
    ]),
    [EDGE, EDGE],
    [pane[0] - width - EDGE, EDGE],
    [EDGE, pane[1] - height - EDGE],
    [pane[0] - width - EDGE, pane[1] - height - EDGE],
  ];
  const own: Box = { x: at[0] - reach * 0.8, y: at[1] - reach * 0.8, width: reach * 1.6, height: reach * 1.6 };
  let found: Point = [EDGE, EDGE];
  let least = Infinity;
  tried.forEach(([x, y], index) => {
    const kept: Point = [
      Math.max(EDGE, Math.min(pane[0] - width - EDGE, x)),
      Math.max(EDGE, Math.min(pane[1] - height - EDGE, y)),
    ];
    const box: Box = { x: kept[0], y: kept[1], width, height };
    const share = (other: Box): number => overlap(box, other) / Math.max(1, other.width * other.height);
    const aside = [0, 1].map((way) => Math.max(kept[way]! - at[way]!, at[way]! - kept[way]! - size[way]!, 0));
    const far = Math.max(0, Math.hypot(...aside) - reach - GAP) / WORTH;
    const cost = keep.reduce((sum, other) => sum + share(other), 0) + share(own) * 6 + far + index * 0.002;
    if (cost < least) [found, least] = [kept, cost];
  });
  return found;
}
