import { expect, test } from 'vitest';
import { apart } from '../../table/items/apart';

test('labels stand where their lines end, and give way to each other', () => {
  expect(apart([10, 60, 130], 20, 130)).toEqual([10, 60, 130]);
  expect(apart([10, 12, 14], 20, 130)).toEqual([10, 30, 50]);
  expect(apart([120, 125, 130], 20, 130)).toEqual([90, 110, 130]);
});
