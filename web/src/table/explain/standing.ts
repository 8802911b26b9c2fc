/** Where a note stands beside what it is about. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = 'right' | 'left' | 'above' | 'below';

export interface Standing {
  left: number;
  top: number;
  side: Side;
  /** Where the arrow points from: along the note's own edge. */
  arrow: number;
}

const GAP = 14;
const EDGE = 8;
const CORNER = 18;

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Beside its anchor, within the window, over as few of the targets as can be. */
export function standing(
  anchor: Box,
  size: Pick<Box, 'width' | 'height'>,
  room: Box,
  targets: readonly Box[],
): Standing {
  const middle = { x: anchor.left + anchor.width / 2, y: anchor.top + anchor.height / 2 };
  const [right, bottom] = [room.left + room.width - EDGE, room.top + room.height - EDGE];
  const at: Record<Side, [number, number]> = {
    right: [anchor.left + anchor.width + GAP, middle.y - size.height / 2],
    left: [anchor.left - GAP - size.width, middle.y - size.height / 2],
    above: [middle.x - size.width / 2, anchor.top - GAP - size.height],
    below: [middle.x - size.width / 2, anchor.top + anchor.height + GAP],
  };
  const tried = (Object.keys(at) as Side[]).map((side) => {
    const box = {
      left: within(at[side][0], room.left + EDGE, Math.max(room.left + EDGE, right - size.width)),
      top: within(at[side][1], room.top + EDGE, Math.max(room.top + EDGE, bottom - size.height)),
      ...size,
    };
    const covers = overlaps(box, anchor) ? 1000 : 0;
    return { side, box, cost: covers + targets.filter((target) => overlaps(box, target)).length };
  });
  const best = tried.reduce((one, other) => (other.cost < one.cost ? other : one));
  const { side, box } = best;
  const isBeside = side === 'right' || side === 'left';
  const arrow = isBeside
    ? within(middle.y - box.top, CORNER, size.height - CORNER)
    : within(middle.x - box.left, CORNER, size.width - CORNER);
  return { left: box.left, top: box.top, side, arrow };
}
