import { expect, test } from 'vitest';
import { arrange } from '../../scene/board/arrange';
import { type Badge, badgesOf } from '../../scene/board/badges';
import { beside, holds, whole } from '../../scene/board/camera';
import { type Aim, fewPillsOf, framed, lookFor, pillsOf, visit } from '../../scene/board/framing';
import { type Label, placeLabel, placeLabels, type Room, spotsRound, type Standing } from '../../scene/board/labels';
import { type Box, boxAround, overlap, type Point } from '../../scene/board/outline';
import { CORNERS, freest } from '../../scene/board/corner';
import { routeOf } from '../../scene/board/routes';
import { sizesAt } from '../../scene/board/sizes';
import { tipSpot } from '../../scene/board/tips';
import type { Piece, Surface } from '../../wire';

const name = { id: 'x' };
const piece = (id: string, more: Partial<Piece> = {}): Piece => ({ id, place: 'A', art: 'p', name, ...more });
const land: Surface = {
  id: 's',
  name,
  box: [0, 0, 1000, 800],
  unit: 38,
  art: 'map',
  places: [
    {
      id: 'A',
      name,
      center: [100, 100],
      spots: { army: [100, 60] },
      outline: [
        [50, 50],
        [150, 50],
        [150, 150],
        [50, 150],
      ],
    },
  ],
};
const board: Box = { x: 0, y: 0, width: 1000, height: 800 };

// --- sizes ------------------------------------------------------------------------------------------------------------

test('text and pieces keep their size on the screen, whatever the zoom', () => {
  for (const scale of [0.2, 0.39, 0.65, 0.9, 2.12, 4]) {
    const sizes = sizesAt(land, scale);
    expect(sizes.text).toBeGreaterThanOrEqual(12);
    expect(sizes.px * scale).toBeCloseTo(1);
    expect(sizes.unit * scale).toBeLessThanOrEqual(38);
    if (sizes.step !== 'overview') expect(sizes.unit * scale).toBeGreaterThanOrEqual(22);
    expect(sizes.ring * 8 * scale).toBeGreaterThan(4);
  }
  expect(['overview', 'normal', 'near']).toEqual([0.3, 0.65, 0.9].map((scale) => sizesAt(land, scale).step));
});

test('on a board without a picture pieces fill their places', () => {
  const { art: _, ...hexes } = land;
  expect(sizesAt(hexes, 0.3).unit).toBe(38);
});

// --- stacks -----------------------------------------------------------------------------------------------------------

const army = (many: number, seat = (_: number): number => 0): Record<string, Piece> =>
  Object.fromEntries(
    Array.from({ length: many }, (_, at) => [
      `n${at}`,
      piece(`n${at}`, { spot: 'army', plate: '50', seat: seat(at), order: at }),
    ]),
  );
const manner = (spread: boolean) => ({ unit: 38, stretch: 1, spread: () => spread });
const sizes = sizesAt(land, 0.65);

test('up to four lean together with one badge of what they are worth, and hide at most a seventh of each other', () => {
  const spots = arrange(land, army(4), manner(false));
  const xs = [...spots.values()].map((spot) => spot.x);
  expect(xs.every((x, at) => at === 0 || x - (xs[at - 1] ?? 0) >= 38 * 0.86 - 1e-6)).toBe(true);
  expect([...spots.values()].every((spot) => !spot.isHidden)).toBe(true);
  expect(badgesOf(spots, sizes, () => false).map(({ text }) => text)).toEqual(['200']);
});

test('looked at, they stand side by side, each with its badge', () => {
  const badges = badgesOf(arrange(land, army(3), manner(true)), sizes, () => false);
  expect(badges.map(({ text }) => text)).toEqual(['50', '50', '50']);
  const boxes = badges.map(({ at, width, height }) => boxAround(at, width, height));
  boxes.forEach((one, at) => boxes.slice(at + 1).forEach((other) => expect(overlap(one, other)).toBe(0)));
});

test('more than four are one piece with a count and a sum', () => {
  const spots = arrange(land, army(6), manner(false));
  expect([...spots.values()].filter((spot) => !spot.isHidden)).toHaveLength(1);
  expect(badgesOf(spots, sizes, () => false).map(({ text }) => text)).toEqual(['300', '6']);
});

const room: Room = { bounds: board, taken: [], pieces: [] };
const written = ({ piece: id, at, others, width, height }: Badge): Label => ({
  id,
  forms: [{ width, height, spots: [at, ...others] }],
  weight: 1,
});

test('badges of neighbouring places stand apart', () => {
  const [first] = land.places;
  if (!first) throw new Error('no land');
  const close: Surface = {
    ...land,
    places: [first, { ...first, id: 'B', spots: { army: [120, 66] }, center: [120, 106] }],
  };
  const both = {
    a: piece('a', { spot: 'army', plate: '150', seat: 0 }),
    b: piece('b', { place: 'B', spot: 'army', plate: '200', seat: 1 }),
  };
  const badges = badgesOf(arrange(close, both, manner(false)), sizes, () => false);
  expect(badges.map(({ text }) => text)).toEqual(['150', '200']);
  const [one, other] = placeLabels(badges.map(written), room).values();
  if (!one || !other) throw new Error('left out');
  expect(overlap(one.box, other.box)).toBe(0);
});

test('those of different seats have badges of their own', () => {
  const badges = badgesOf(
    arrange(
      land,
      army(3, (at) => at % 2),
      manner(false),
    ),
    sizes,
    () => false,
  );
  expect(badges.map(({ text }) => text).sort()).toEqual(['100', '50']);
});

test('in a row nothing hides more than a seventh of its neighbour, a large piece neither', () => {
  const row: Surface = { ...land, lying: 'row' };
  const pieces = { l: piece('l', { size: 1.5 }), a: piece('a', { order: 1 }), b: piece('b', { order: 2, count: 3 }) };
  const spots = [...arrange(row, pieces).values()];
  spots.slice(1).forEach((spot, at) => {
    const before = spots[at];
    if (!before) throw new Error('no piece before');
    const common = before.x + before.size / 2 - (spot.x - spot.size / 2);
    expect(common).toBeLessThanOrEqual(Math.max(before.size, spot.size) * 0.14 + 1e-6);
  });
});

// --- labels -----------------------------------------------------------------------------------------------------------

const label = (id: string, at: Point, weight = 1, width = 60): Label => ({
  id,
  forms: [{ width, height: 16, spots: spotsRound(at, at, 14, width, 16) }],
  weight,
});
const apart = (placed: Map<string, Standing>): void => {
  const boxes = [...placed.values()].map(({ box }) => box);
  boxes.forEach((one, at) => boxes.slice(at + 1).forEach((other) => expect(overlap(one, other)).toBeLessThan(2)));
};

test('labels that want the same place stand beside each other, the weightier where it wants', () => {
  const placed = placeLabels([label('a', [100, 100]), label('b', [104, 102], 5)], room);
  expect(placed.get('b')?.at).toEqual([104, 102]);
  expect(placed.size).toBe(2);
  apart(placed);
});

test('no label stands on what is taken, and none outside the board', () => {
  const taken = boxAround([20, 20], 30, 18);
  const box = placeLabels([label('a', [20, 20])], { ...room, taken: [taken] }).get('a')?.box;
  if (!box) throw new Error('left out');
  expect(overlap(box, taken)).toBe(0);
  expect(overlap(box, board)).toBeCloseTo(60 * 16);
});

test('a crowd of names has no two over each other; what finds no room is left out', () => {
  const crowd = Array.from({ length: 40 }, (_, at) =>
    label(`n${at}`, [200 + (at % 8) * 34, 200 + Math.floor(at / 8) * 13], at),
  );
  const placed = placeLabels(crowd, room);
  expect(placed.size).toBeGreaterThan(8);
  expect(placed.size).toBeLessThan(40);
  apart(placed);
});

test('where the fullest form finds no room, a smaller one is written', () => {
  const wall = [boxAround([100, 40], 400, 60), boxAround([100, 160], 400, 60)];
  const sides = [boxAround([20, 100], 60, 60), boxAround([180, 100], 60, 60)];
  const [full] = label('a', [100, 100], 1, 120).forms;
  const small = { width: 20, height: 16, spots: [[100, 100]] as Point[] };
  if (!full) throw new Error('no form');
  const narrow = { ...room, taken: [...wall, ...sides] };
  expect(placeLabels([{ id: 'a', forms: [full, small], weight: 1 }], narrow).get('a')?.form).toBe(1);
  expect(placeLabels([{ id: 'a', forms: [full, small], weight: 1 }], room).get('a')?.form).toBe(0);
  expect(placeLabels([{ id: 'a', forms: [full], weight: 1 }], narrow).size).toBe(0);
});

test('a name keeps off pieces where it can; a number belongs on them', () => {
  const pieces = [boxAround([100, 100], 40)];
  const at = (more: Partial<Label>): Point | undefined =>
    placeLabels([{ ...label('a', [100, 100]), ...more }], { ...room, pieces }).get('a')?.at;
  expect(at({})).not.toEqual([100, 100]);
  expect(at({ isOnPieces: true })).toEqual([100, 100]);
});

// --- a small screen ---------------------------------------------------------------------------------------------------

const pane = { width: 390, height: 448 };
const aim = (id: string, x: number, y: number): Aim => ({ id, at: [x, y] });
const inSight = (aims: readonly Aim[], view: Box): number => aims.filter(({ at }) => holds(view, at)).length;

test('the camera has the place in question in sight and as many targets as fit', () => {
  const aims = [aim('near', 220, 200), aim('next', 300, 300), aim('far', 980, 780)];
  const view = framed([200, 200], aims, board, pane, 1, 2);
  expect(holds(view, [200, 200])).toBe(true);
  expect(inSight(aims, view)).toBe(2);
  expect(pane.width / view.width).toBeGreaterThanOrEqual(1 - 1e-9);
  const { pills, more } = pillsOf(aims, view, pane, [28, 28], 6);
  expect(pills.map(({ id }) => id)).toEqual(['far']);
  expect(more).toBe(0);
});

test('whatever is asked, every target is in sight or a pill away', () => {
  let seed = 7;
  const chance = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  for (let round = 0; round < 200; round += 1) {
    const many = 1 + Math.floor(chance() * 30);
    const aims = Array.from({ length: many }, (_, at) => aim(`t${at}`, chance() * 1000, chance() * 800));
    const focus: Point | null = chance() < 0.5 ? [chance() * 1000, chance() * 800] : null;
    const view = lookFor(focus, aims, board, pane, 1, 2);
    const { pills, more } = pillsOf(aims, view, pane, [28, 28], 6);
    const margin = 10 / (pane.width / view.width);
    const seen = aims.filter(({ at }) => holds(view, at, margin)).length;
    expect(seen + pills.length + more).toBe(many);
    expect(seen + pills.length).toBeGreaterThan(0);
    expect(pills.length).toBeLessThanOrEqual(6);
    if (focus) expect(holds(view, focus)).toBe(true);
    for (const { at } of pills) expect(holds({ x: 0, y: 0, ...pane }, at)).toBe(true);
  }
});

test('with nothing asked the whole board is shown', () => {
  expect(lookFor(null, [], board, pane, 1, 2)).toEqual(whole(board, pane.width / pane.height));
});

test('with targets everywhere a finger still finds those in sight', () => {
  const everywhere = Array.from({ length: 40 }, (_, at) => aim(`t${at}`, (at % 8) * 140, Math.floor(at / 8) * 190));
  const view = lookFor(null, everywhere, board, pane, 1, 2);
  expect(pane.width / view.width).toBeGreaterThanOrEqual(1);
  expect(inSight(everywhere, view)).toBeGreaterThan(0);
});

test('pills never crowd what is in sight: three of them, or two and a way to the others', () => {
  const view = { x: 0, y: 0, width: 300, height: (300 * pane.height) / pane.width };
  const out = (count: number): Aim[] => Array.from({ length: count }, (_, at) => aim(`t${at}`, 900, 60 + at * 80));
  const counted = (count: number): number[] => {
    const { pills, more } = fewPillsOf(out(count), view, pane, [28, 28]);
    return [pills.length, more];
  };
  expect([2, 3, 4, 9].map(counted)).toEqual([
    [2, 0],
    [3, 0],
    [2, 2],
    [2, 7],
  ]);
});

test('what happens far away or out of sight is gone to, what is seen near is not', () => {
  const [start, end] = [aim('start', 700, 700), aim('end', 800, 600)];
  const full = whole(board, pane.width / pane.height);
  const view = visit([start, end], full, board, pane, 1, 2);
  expect(view && inSight([start, end], view)).toBe(2);
  expect(pane.width / (view?.width ?? Infinity)).toBeGreaterThanOrEqual(1);
  expect(visit([start, end], view ?? full, board, pane, 1, 2)).toBeNull();
  expect(visit([aim('elsewhere', 100, 100)], view ?? full, board, pane, 1, 2)).not.toBeNull();
  expect(visit([], full, board, pane, 1, 2)).toBeNull();
});

// --- ways and notes ---------------------------------------------------------------------------------------------------

test('a way keeps off its ends, goes through what lies between, and turns its head along the last part', () => {
  const straight = routeOf(
    [
      [0, 0],
      [100, 0],
    ],
    10,
  );
  expect(straight?.end).toEqual([90, 0]);
  const bent = routeOf(
    [
      [0, 0],
      [100, 0],
      [100, 100],
    ],
    10,
  );
  expect(bent?.line).toContain('100 0');
  expect(bent?.angle).toBeCloseTo(90);
  expect(routeOf([[0, 0]], 10)).toBeNull();
});

test('what is written at a way gives way along it', () => {
  const way = routeOf(
    [
      [0, 100],
      [200, 100],
    ],
    0,
  );
  const [middle, ...others] = way?.stands ?? [];
  expect(middle?.[0]).toBeCloseTo(100);
  const label = { id: 'note', forms: [{ width: 30, height: 16, spots: way?.stands ?? [] }], weight: 1 };
  const room = { bounds: { x: 0, y: 0, width: 200, height: 200 }, pieces: [] };
  expect(placeLabel(label, { ...room, taken: [] })?.at).toEqual(middle);
  const beside = placeLabel(label, { ...room, taken: [boxAround(middle ?? [0, 0], 12)] });
  expect(others).toContainEqual(beside?.at);
});

test('a note stands beside its place, inside the pane, and covers no target where it need not', () => {
  const targets = [boxAround([400, 200], 60), boxAround([420, 300], 60)];
  const [x, y] = tipSpot([300, 250], 30, [240, 100], [650, 540], targets);
  const note: Box = { x, y, width: 240, height: 100 };
  expect(targets.every((target) => overlap(note, target) === 0)).toBe(true);
  expect(overlap(note, boxAround([300, 250], 40))).toBe(0);
  expect(x >= 0 && y >= 0 && x + 240 <= 650 && y + 100 <= 540).toBe(true);
});

test('a note stays at its place among targets, and goes with it', () => {
  const rows = [90, 190, 290, 390, 490].flatMap((y) => [60, 160, 260, 360, 460, 560].map((x): Point => [x, y]));
  const size: Point = [240, 100];
  for (const at of [
    [160, 190],
    [260, 290],
    [460, 390],
  ] satisfies Point[]) {
    const targets = rows.filter(([x, y]) => x !== at[0] || y !== at[1]).map((point) => boxAround(point, 60));
    const [x, y] = tipSpot(at, 40, size, [650, 540], targets);
    const aside = Math.hypot(Math.max(x - at[0], at[0] - x - size[0], 0), Math.max(y - at[1], at[1] - y - size[1], 0));
    expect(aside).toBeLessThan(40 + 30);
    expect(overlap({ x, y, width: size[0], height: size[1] }, boxAround(at, 40))).toBe(0);
  }
});

test('the legend stands where it covers least', () => {
  const [size, pane] = [
    { width: 100, height: 50 },
    { x: 0, y: 0, width: 600, height: 400 },
  ];
  const chairs = (...points: Point[]): Box[] => points.map((point) => boxAround(point, 40));
  expect(freest(CORNERS, size, pane, [])).toBe('left');
  expect(freest(CORNERS, size, pane, chairs([90, 380]))).toBe('right');
  expect(freest(CORNERS, size, pane, chairs([90, 380], [510, 360]))).toBe('top');
  expect(freest(['left', 'right'], size, pane, chairs([90, 380], [590, 340]))).toBe('right');
});

test('beside a sheet the camera shows no empty band above or below the board', () => {
  const box = { x: 0, y: 0, width: 1000, height: 800 };
  const [low, high] = [790, 10].map((y) => beside([100, y], box, 1.25, 500, 0.75));
  expect(low).toEqual({ x: -275, y: 400, width: 500, height: 400 });
  expect(high).toEqual({ x: -275, y: 0, width: 500, height: 400 });
});
