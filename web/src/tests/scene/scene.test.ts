import { expect, test } from 'vitest';
import { apply } from '../../scene/apply';
import { arrange, painted } from '../../scene/board/arrange';
import { isWhole, lookingAt, panned, whole, zoomed } from '../../scene/board/camera';
import { tumble, TUMBLE } from '../../scene/dice';
import { clickable } from '../../scene/items';
import type { Piece, Scene, Surface } from '../../wire';

const name = { id: 'x' };
const piece = (id: string, place: string, more: Partial<Piece> = {}): Piece => ({ id, place, art: 'p', name, ...more });
const scene: Scene = {
  game: 'g',
  you: 0,
  tinctures: ['azure'],
  heading: name,
  banner: name,
  surfaces: {},
  items: {},
  regions: [],
  pieces: { a: piece('a', 'A1'), b: piece('b', 'A1') },
};
const surface: Surface = {
  id: 's',
  name,
  box: [0, 0, 100, 50],
  unit: 10,
  places: [
    {
      id: 'A1',
      name,
      center: [10, 10],
      outline: [
        [0, 0],
        [20, 0],
        [20, 20],
        [0, 20],
      ],
    },
  ],
};

test('a change replaces, adds, removes, and leaves the old scene alone', () => {
  const after = apply(scene, {
    pieces: { a: piece('a', 'A2'), b: null, c: piece('c', 'A1') },
    banner: null,
    heading: { id: 'y' },
  });
  expect(Object.keys(after.pieces)).toEqual(['a', 'c']);
  expect(after.pieces['a']?.place).toBe('A2');
  expect('banner' in after).toBe(false);
  expect(after.heading.id).toBe('y');
  expect(Object.keys(scene.pieces)).toEqual(['a', 'b']);
});

test('pieces share a place in their order, what moves is painted last', () => {
  const pieces = { b: piece('b', 'A1', { order: 1 }), a: piece('a', 'A1'), far: piece('far', 'Z9') };
  const spots = arrange(surface, pieces);
  expect([...spots.keys()]).toEqual(['a', 'b']);
  expect(spots.get('a')?.x).toBeLessThan(spots.get('b')?.x ?? 0);
  expect(painted(spots, new Set(['a'])).map((spot) => spot.piece.id)).toEqual(['b', 'a']);
});

test('the camera keeps to the surface', () => {
  const box = { x: 0, y: 0, width: 100, height: 50 };
  const full = whole(box, 1);
  expect(full).toEqual({ x: 0, y: -25, width: 100, height: 100 });
  expect(isWhole(full, box)).toBe(true);
  const near = zoomed(full, box, 4, [0, 0]);
  expect(near.width).toBe(25);
  expect(panned(near, box, -50, 0).x).toBe(0);
  expect(zoomed(near, box, 0.01, [0, 0]).width).toBe(100);
  expect(lookingAt({ x: 90, y: 40, width: 5, height: 5 }, box, 1, 20, 40)).toEqual({
    x: 80,
    y: 30,
    width: 20,
    height: 20,
  });
});

test('a die ends on what was cast, ever slower', () => {
  for (const cast of [1, 2, 3, 4, 5, 6]) {
    const faces = tumble(cast);
    expect(faces.at(-1)?.face).toBe(cast);
    expect(faces.every(({ face }) => face >= 1 && face <= 6)).toBe(true);
    const pauses = faces.slice(1).map(({ after }, index) => after - (faces[index]?.after ?? 0));
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(faces.at(-1)?.after).toBeLessThan(TUMBLE);
  }
});

test('an item says what can be clicked on it', () => {
  const die = { id: 'd', face: 1, name };
  expect(clickable({ type: 'tray', id: 't', title: name, cards: [{ id: 'c', art: '', name }], dice: [die] })).toEqual([
    'card:c',
    'die:d',
  ]);
  expect(
    clickable({ type: 'sheet', id: 's', title: name, cells: [[{ id: 'a', dice: [die] }, { number: 3 }]] }),
  ).toEqual(['cell:a', 'die:d']);
  expect(clickable({ type: 'note', id: 'n', text: name })).toEqual([]);
});
