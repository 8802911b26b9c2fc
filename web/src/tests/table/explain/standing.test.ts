import { describe, expect, it } from 'vitest';
import { standing } from '../../../table/explain/standing';

const room = { left: 0, top: 0, width: 1280, height: 800 };
const size = { width: 324, height: 200 };

describe('a note beside what it is about', () => {
  it('stands at the right, its arrow at the middle of its anchor', () => {
    const at = standing({ left: 400, top: 300, width: 100, height: 60 }, size, room, []);
    expect(at).toEqual({ left: 514, top: 230, side: 'right', arrow: 100 });
  });

  it('stays within the window, at a corner too, and never covers its anchor', () => {
    for (const [left, top] of [
      [1200, 4],
      [1200, 760],
      [2, 2],
      [2, 770],
    ] as const) {
      const anchor = { left, top, width: 70, height: 26 };
      const at = standing(anchor, size, room, []);
      expect(at.left).toBeGreaterThanOrEqual(8);
      expect(at.top).toBeGreaterThanOrEqual(8);
      expect(at.left + size.width).toBeLessThanOrEqual(1272);
      expect(at.top + size.height).toBeLessThanOrEqual(792);
      const isClear =
        at.left >= left + 70 || at.left + size.width <= left || at.top >= top + 26 || at.top + size.height <= top;
      expect(isClear).toBe(true);
    }
  });

  it('goes where it covers the fewest targets', () => {
    const anchor = { left: 600, top: 400, width: 60, height: 60 };
    const targets = [
      { left: 700, top: 420, width: 40, height: 40 },
      { left: 500, top: 420, width: 40, height: 40 },
      { left: 610, top: 300, width: 40, height: 40 },
    ];
    expect(standing(anchor, size, room, targets).side).toBe('below');
  });
});
