import { type Box, overlap } from './outline';

/** Corners of a pane: below left, below right, above left. */
export const CORNERS = ['left', 'right', 'top'] as const;
export type Corner = (typeof CORNERS)[number];

/** Where a box of a size stands in a corner of a pane. */
export function inCorner(corner: Corner, size: { width: number; height: number }, pane: Box): Box {
  return {
    ...size,
    x: corner === 'right' ? pane.x + pane.width - size.width : pane.x,
    y: corner === 'top' ? pane.y : pane.y + pane.height - size.height,
  };
}

/** The first corner in which a box covers nothing; else the one below in which it covers the least. */
export function freest(
  corners: readonly Corner[],
  size: { width: number; height: number },
  pane: Box,
  things: readonly Box[],
): Corner {
  const covered = (corner: Corner): number => {
    const box = inCorner(corner, size, pane);
    return things.reduce((sum, thing) => sum + overlap(box, thing), 0);
  };
  const free = corners.find((corner) => covered(corner) === 0);
  return free ?? (covered('right') < covered('left') ? 'right' : 'left');
}
