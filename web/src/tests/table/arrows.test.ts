import { expect, test } from 'vitest';
import { sizesAt } from '../../scene/board/sizes';
import type { Targets } from '../../table/board/aim/targets.svelte';
import { arrowsOf } from '../../table/board/drawn/arrows';
import type { Arrow, Place, Surface } from '../../wire';

const name = { id: 'x' };
const at = (id: string, x: number, y: number): Place => ({ id, name, center: [x, y], outline: [] });
const places = [at('A', 100, 100), at('B', 500, 100), at('C', 300, 40), at('D', 300, 300)];
const surface: Surface = { id: 's', name, box: [0, 0, 1000, 800], unit: 38, places };

function drawn(table: readonly Arrow[], asked: readonly Arrow[]): ReturnType<typeof arrowsOf> {
  const session = { say: () => '', tincture: () => 'or', showing: { shown: { arrows: table } } };
  const targets = { session, ask: { arrows: asked }, places: new Map(places.map((place) => [place.id, place])) };
  return arrowsOf(targets as unknown as Targets, sizesAt(surface, 1));
}

test('arrows on two ways between the same places have names of their own', () => {
  const ways: Arrow[] = [
    { start: 'A', end: 'B', via: ['C'], seat: 1 },
    { start: 'A', end: 'B', via: ['D'], seat: 1 },
    { start: 'A', end: 'B', seat: 1 },
  ];
  const ids = drawn(ways, ways).map(({ id }) => id);
  expect(new Set(ids).size).toBe(6);
});

test('a way keeps its name when another between the same places is gone: it is not drawn anew', () => {
  const one: Arrow = { start: 'A', end: 'B', via: ['C'], seat: 1 };
  const other: Arrow = { ...one, via: ['D'] };
  const both = drawn([one, other], []);
  expect(drawn([other], [])[0]?.id).toBe(both[1]?.id);
});
