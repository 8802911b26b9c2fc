import { type Box, boxAround, overlap, type Point, touches } from './outline';

/** One way of writing something on a board: how large it is, and the middles that it may have, the best first. */
export interface Form {
  width: number;
  height: number;
  spots: readonly Point[];
}

/** Something that is written on a board. */
export interface Label {
  id: string;
  /** The fullest first: where one finds no room, the next is tried; where none does, it is left out. */
  forms: readonly Form[];
  /** Whether it is on what it names there. */
  isHome?: (spot: Point) => boolean;
  /** It belongs on pieces, and need not keep off them. */
  isOnPieces?: boolean;
  /** Who comes first chooses first. */
  weight: number;
}

/** Where a label stands, and in which of its forms. */
export interface Standing {
  at: Point;
  form: number;
  box: Box;
}

/** So much of a label may touch another. */
const TOUCH = 0.002;
/** So much of it may lie outside the board. */
const OUTSIDE = 0.02;
/** What a spot costs: for what it covers of pieces, for being off what it names, and for being later than others. */
const COVERING = 12;
const LATER = 0.05;
const AWAY = 2.5;

/** Where labels may stand: within the bounds, never over what is taken, and off the pieces where that can be. */
export interface Room {
  bounds: Box;
  taken: readonly Box[];
  pieces: readonly Box[];
}

/** Where every label stands, none over another; what finds no room is left out. */
export function placeLabels(labels: readonly Label[], room: Room): Map<string, Standing> {
  const placed = new Map<string, Standing>();
  const taken = [...room.taken];
  for (const label of [...labels].sort((a, b) => b.weight - a.weight)) {
    const found = placeLabel(label, { ...room, taken });
    if (!found) continue;
    placed.set(label.id, found);
    taken.push(found.box);
  }
  return placed;
}

/** The fullest form of a label for which there is room. */
export function placeLabel(label: Label, { bounds, taken, pieces }: Room): Standing | undefined {
  for (const [form, each] of label.forms.entries()) {
    const reach = reachOf(each);
    const isNear = (box: Box): boolean => touches(box, reach);
    const near = { bounds, taken: taken.filter(isNear), pieces: label.isOnPieces ? [] : pieces.filter(isNear) };
    const box = best(each, label.isHome, near);
    if (box) return { at: [box.x + each.width / 2, box.y + each.height / 2], form, box };
  }
  return undefined;
}

/** All that one of its spots can touch. */
function reachOf({ width, height, spots }: Form): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of spots) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left - width / 2, y: top - height / 2, width: right - left + width, height: bottom - top + height };
}

function best({ width, height, spots }: Form, isHome: Label['isHome'], { bounds, taken, pieces }: Room): Box | null {
  const area = width * height;
  const share = (box: Box, others: readonly Box[]): number => {
    let sum = 0;
    for (const other of others) sum += overlap(box, other);
    return sum / area;
  };
  let found: Box | null = null;
  let least = Infinity;
  for (const [index, spot] of spots.entries()) {
    if (index * LATER >= least) break;
    const box = boxAround(spot, width, height);
    if (overlap(box, bounds) < area * (1 - OUTSIDE) || share(box, taken) > TOUCH) continue;
    const near = share(box, pieces) * COVERING + index * LATER;
    if (near >= least) continue;
    const cost = near + (isHome && !isHome(spot) ? AWAY : 0);
    if (cost < least) [found, least] = [box, cost];
  }
  return found;
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
