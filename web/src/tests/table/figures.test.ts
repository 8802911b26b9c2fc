import { expect, test } from 'vitest';
import { isOn, switched } from '../../table/question/answers/figures';

const shown = (tapped: boolean[] | undefined, value: number): boolean[] =>
  [0, 1, 2].map((at) => isOn(tapped, value, at));

test('the figure that was tapped is the one that goes', () => {
  const third = switched(undefined, 3, 0, 2);
  expect(third).toEqual([false, false, true]);
  expect(switched(third, 3, 1, 0)).toEqual([true, false, true]);
  expect(switched(third, 3, 1, 2)).toEqual([false, false, false]);
});

test('a number that was set otherwise shows the first ones', () => {
  const third = switched(undefined, 3, 0, 2);
  expect(shown(third, 2)).toEqual([true, true, false]);
  expect(shown(undefined, 1)).toEqual([true, false, false]);
  expect(switched(third, 3, 2, 0)).toEqual([false, true, false]);
});
