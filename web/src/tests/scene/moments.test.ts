import { expect, test } from 'vitest';
import { momentsOf, stepBegan } from '../../scene/time/moments';

const NEWS = [['card'], ['die'], ['won', 'beaten'], ['strongest']];
const moments = momentsOf(
  ['rolled', 'card', 'die', 'won', 'beaten', 'strongest', 'built', 'card', 'die'].map((id, index) => ({
    text: { id },
    at: index + 1,
  })),
);

test('a step of what plays out begins with the first line that tells of it', () => {
  expect([0, 1, 2, 3].map((step) => stepBegan(moments, 6, NEWS, step))).toEqual([2, 3, 4, 6]);
});

test('of several it is the last that has begun, and only its own lines', () => {
  expect([0, 1, 2].map((step) => stepBegan(moments, 9, NEWS, step))).toEqual([8, 9, null]);
  expect(stepBegan(moments, 5, NEWS, 3)).toBe(6);
  expect(stepBegan(moments, 1, NEWS, 0)).toBeNull();
  expect(stepBegan(moments, 9, [], 0)).toBeNull();
});
