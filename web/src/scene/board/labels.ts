import { type Box, boxAround, overlap, type Point } from './outline';

/** Something that is written on a board: where it may stand, the best place first. */
export interface Label {
  id: string;
  width: number;
  height: number;
  /** Middles of it, in the order of preference. */
  spots: readonly Point[];
  /** Whether it is on what it names there. */
  isHome?: (spot: Point) => boolean;
  /** Who comes first chooses first. */
  weight: number;
  /** It is left out rather than written over something. */
  isOptional: boolean;
}

/** What a label keeps off: badges and signs for certain, pieces where it can. */
export interface Obstacle {
  box: Box;
  isHard: boolean;
}

/** So much of a label may touch something. */
const TOUCH = 0.002;
const HARD = 60;
/** Touching anything at all is worse than being further off. */
const COVERING = 20;
const SOFT = 12;
const OUTSIDE = 30;
const LATER = 0.05;
const AWAY = 2.5;

/** Where every label stands: none over another, over a badge or a sign; what finds no room and need not be is left out. */
export function placeLabels(labels: readonly Label[], obstacles: readonly Obstacle[], bounds: Box): Map<string, Point> {
  const placed = new Map<string, Point>();
  const taken: Obstacle[] = [...obstacles];
  for (const label of [...labels].sort((a, b) => b.weight - a.weight)) {
    const found = best(label, near(label, taken), bounds);
    if (!found) continue;
    placed.set(label.id, found);
    taken.push({ box: boxAround(found, label.width, label.height), isHard: true });
  }
  return placed;
}

/** Of all that is in the way only what one of its spots can touch. */
function near(label: Label, taken: readonly Obstacle[]): Obstacle[] {
  const xs = label.spots.map(([x]) => x);
  const ys = label.spots.map(([, y]) => y);
  const x = Math.min(...xs) - label.width / 2;
  const y = Math.min(...ys) - label.height / 2;
  const reach = { x, y, width: Math.max(...xs) + label.width / 2 - x, height: Math.max(...ys) + label.height / 2 - y };
  return taken.filter(({ box }) => overlap(box, reach) > 0);
}

function best(label: Label, taken: readonly Obstacle[], bounds: Box): Point | null {
  const area = label.width * label.height;
  let found: Point | null = null;
  let least = Infinity;
  let isClear = false;
  label.spots.forEach((spot, index) => {
    const box = boxAround(spot, label.width, label.height);
    let [hard, soft] = [0, 0];
    for (const { box: other, isHard } of taken) {
      const common = overlap(box, other) / area;
      if (isHard) hard += common;
      else soft += common;
    }
    const outside = 1 - overlap(box, bounds) / area;
    const away = label.isHome && !label.isHome(spot) ? AWAY : 0;
    const covering = hard > TOUCH ? COVERING : 0;
    const cost = covering + hard * HARD + soft * SOFT + outside * OUTSIDE + away + index * LATER;
    if (cost >= least) return;
    least = cost;
    found = spot;
    isClear = hard <= TOUCH;
  });
  return isClear || !label.isOptional ? found : null;
}

/** Where a name may stand: where the map has it, then above, below, left and right of what it names, then further off. */
export function spotsRound(given: Point | null, anchor: Point, reach: number, width: number, height: number): Point[] {
  const [x, y] = anchor;
  const spots: Point[] = given ? [given, ...nudged(given, width, height)] : [];
  for (const far of [1, 1.35, 1.8]) {
    const up = reach * far + height / 2;
    const side = reach * far + width / 2;
    spots.push([x, y + up], [x, y - up], [x - side, y], [x + side, y]);
    spots.push([x - side * 0.7, y + up], [x + side * 0.7, y + up], [x - side * 0.7, y - up], [x + side * 0.7, y - up]);
  }
  return spots;
}

const nudged = ([x, y]: Point, width: number, height: number): Point[] => [
  [x, y + height * 0.4],
  [x, y - height * 0.4],
  [x - width * 0.2, y],
  [x + width * 0.2, y],
  [x, y + height * 0.8],
  [x, y - height * 0.8],
  [x - width * 0.4, y],
  [x + width * 0.4, y],
  [x - width * 0.3, y + height * 0.6],
  [x + width * 0.3, y + height * 0.6],
  [x - width * 0.3, y - height * 0.6],
  [x + width * 0.3, y - height * 0.6],
  [x, y + height * 1.2],
  [x, y - height * 1.2],
];
