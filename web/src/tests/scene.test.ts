import { expect, test } from 'vitest';
import { apply } from '../scene/apply';
import { arrange, painted } from '../scene/arrange';
import { isWhole, lookingAt, panned, whole, zoomed } from '../scene/camera';
import { tumble, TUMBLE } from '../scene/dice';
import { clickable } from '../scene/items';
import { glideTime, hurry, stepTime } from '../scene/pace';
import { Playback } from '../scene/playback';
import type { Piece, Scene, Step, Surface, Update } from '../wire';

const name = { id: 'x' };
const piece = (id: string, place: string, more: Partial<Piece> = {}): Piece => ({ id, place, art: 'p', name, ...more });
const scene: Scene = {
  game: 'g', you: 0, tinctures: ['azure'], heading: name, banner: name, surfaces: {}, items: {}, regions: [],
  pieces: { a: piece('a', 'A1'), b: piece('b', 'A1') },
};
const surface: Surface = {
  id: 's', name, box: [0, 0, 100, 50], unit: 10,
  places: [{ id: 'A1', name, center: [10, 10], outline: [[0, 0], [20, 0], [20, 20], [0, 20]] }],
};

test('a change replaces, adds, removes, and leaves the old scene alone', () => {
  const after = apply(scene, { pieces: { a: piece('a', 'A2'), b: null, c: piece('c', 'A1') }, banner: null, heading: { id: 'y' } });
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
  expect(lookingAt({ x: 90, y: 40, width: 5, height: 5 }, box, 1, 20, 40)).toEqual({ x: 80, y: 30, width: 20, height: 20 });
});

const step = (id: string, change: Record<string, unknown> = {}): Step => ({ news: { text: { id } }, change });
const update = (at: number, steps: Step[]): Update => ({ is: 'update', at, steps, ask: null, acts: [], waiting: [], may_undo: false, may_ask: false, held: [], asked: [], yours: false });

test('what moves takes time, much of it is hurried', () => {
  const moved = step('m', { pieces: { a: null } });
  expect(stepTime(step('words'))).toBe(0);
  expect(stepTime(moved)).toBeGreaterThan(400);
  expect(hurry([moved])).toBe(1);
  expect(hurry(Array.from({ length: 12 }, () => moved))).toBe(3);
  expect(glideTime(10_000, 10)).toBe(700);
});

test('updates are played in order, and the question comes after the last step', async () => {
  const told: string[] = [];
  const playback = new Playback({
    begin: (next) => told.push(`begin ${next.at}`),
    perform: async (next) => {
      await Promise.resolve();
      told.push(next.news?.text.id ?? '');
    },
    settle: (next) => told.push(`settle ${next.at}`),
  });
  const first = playback.add(update(1, [step('a'), step('b')]));
  void playback.add(update(2, [step('c')]));
  await first;
  expect(told).toEqual(['begin 1', 'a', 'b', 'settle 1', 'begin 2', 'c', 'settle 2']);
  expect(playback.isRunning).toBe(false);
});

test('a fresh scene ends what was being played', async () => {
  const told: string[] = [];
  const playback: Playback = new Playback({
    begin: () => undefined,
    perform: async (next) => {
      told.push(next.news?.text.id ?? '');
      playback.drop();
      await Promise.resolve();
    },
    settle: () => told.push('settled'),
  });
  await playback.add(update(1, [step('a'), step('b')]));
  expect(told).toEqual(['a']);
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
  expect(clickable({ type: 'tray', id: 't', title: name, cards: [{ id: 'c', art: '', name }], dice: [die] })).toEqual(['card:c', 'die:d']);
  expect(clickable({ type: 'sheet', id: 's', title: name, cells: [[{ id: 'a', dice: [die] }, { number: 3 }]] })).toEqual(['cell:a', 'die:d']);
  expect(clickable({ type: 'note', id: 'n', text: name })).toEqual([]);
});
