import { expect, test } from 'vitest';
import { roundsOf } from '../../scene/time/rounds';
import { firstDrawn } from '../../scene/time/tail';
import type { NewsItem } from '../../wire';

const line = (id: string, heading = false): NewsItem => ({ text: { id }, heading });

test('a round is a heading with all lines until the next', () => {
  const log = [line('dealt'), line('one', true), line('a'), line('b'), line('two', true)];
  const told = roundsOf(log).map(({ start, lines }) => [start, lines.map(({ text }) => text.id)]);
  expect(told).toEqual([
    [0, ['dealt']],
    [1, ['one', 'a', 'b']],
    [4, ['two']],
  ]);
});

test('a round that is as it was stays the same thing', () => {
  const log = [line('one', true), line('a'), line('two', true)];
  const before = roundsOf(log);
  const after = roundsOf([...log, line('b')], 0, before);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(after[1]?.lines).toHaveLength(2);
});

test('older lines before it move it', () => {
  const log = [line('one', true), line('a')];
  const before = roundsOf(log);
  expect(roundsOf([line('dealt'), ...log], 0, before)[1]).toEqual({ start: 1, lines: log });
});

test('from a line in the middle of a round on, its heading stands over it', () => {
  const log = [line('dealt'), line('one', true), line('a'), line('b'), line('two', true), line('c')];
  const told = (first: number): unknown =>
    roundsOf(log, first).map(({ start, lines }) => [start, lines.map(({ text }) => text.id)]);
  expect(told(3)).toEqual([
    [2, ['one', 'b']],
    [4, ['two', 'c']],
  ]);
  expect(told(4)).toEqual([[4, ['two', 'c']]]);
});

test('the end of a log is drawn: more than a window holds, and all that is new', () => {
  expect([firstDrawn(0, -1, 800), firstDrawn(60, -1, 800), firstDrawn(500, -1, 800)]).toEqual([0, 0, 400]);
  expect(firstDrawn(500, 390, 800)).toBe(390);
  expect(firstDrawn(500, 450, 800)).toBe(400);
  const drawn = [490, 500, 506].map((count) => firstDrawn(count, -1, 800));
  expect(new Set(drawn).size, 'its beginning does not move with every line').toBe(1);
});
