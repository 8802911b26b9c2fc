import { expect, test } from 'vitest';
import { everyNth } from '../../table/items/spans';

const SPANS = ['1–8', '9–15', '16–23', '24–30', '31–38'];

test('where there is room every label is written', () => {
  expect(everyNth(SPANS, 400)).toBe(1);
  expect(everyNth([], 400)).toBe(1);
});

test('in a narrow column only some are, so that none runs into the next', () => {
  expect(everyNth(SPANS, 115)).toBe(2);
  expect(everyNth(SPANS, 60)).toBe(4);
});
