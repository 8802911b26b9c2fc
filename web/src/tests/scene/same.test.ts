import { expect, test } from 'vitest';
import { Unchanged } from '../../scene/same';

interface Thing {
  id: string;
  at: [number, number];
  size: number;
}
const thing = (id: string, x: number): Thing => ({ id, at: [x, 0], size: 1 });
const idOf = ({ id }: Thing): string => id;

test('what is as it was is the very same thing, and so is a list in which all is', () => {
  const unchanged = new Unchanged<Thing>();
  const before = unchanged.list([thing('a', 1), thing('b', 2)], idOf);
  expect(unchanged.list([thing('a', 1), thing('b', 2)], idOf)).toBe(before);
  const after = unchanged.list([thing('a', 1), thing('b', 3)], idOf);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).toEqual(thing('b', 3));
});

test('another order, something new and something gone are a new list', () => {
  const unchanged = new Unchanged<Thing>();
  const [a, b] = [thing('a', 1), thing('b', 2)];
  unchanged.list([a, b], idOf);
  expect(unchanged.list([b, a], idOf)).toEqual([b, a]);
  expect(unchanged.list([a], idOf)).toEqual([a]);
  expect(unchanged.list([a, b], idOf)).toEqual([a, b]);
});

test('a map keeps what is unchanged, with a part more or less it has changed', () => {
  const unchanged = new Unchanged<object>();
  const before = unchanged.map(new Map([['a', { x: 1 }]]));
  expect(unchanged.map(new Map([['a', { x: 1 }]]))).toBe(before);
  expect(unchanged.map(new Map([['a', { x: 1, y: 2 }]])).get('a')).toEqual({ x: 1, y: 2 });
  expect(unchanged.map(new Map([['b', { x: 1 }]]))).toEqual(new Map([['b', { x: 1 }]]));
});
