import { expect, test } from 'vitest';
import { roundsOf } from '../../scene/time/rounds';
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
  const after = roundsOf([...log, line('b')], before);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(after[1]?.lines).toHaveLength(2);
});

test('older lines before it move it', () => {
  const log = [line('one', true), line('a')];
  const before = roundsOf(log);
  expect(roundsOf([line('dealt'), ...log], before)[1]).toEqual({ start: 1, lines: log });
});
