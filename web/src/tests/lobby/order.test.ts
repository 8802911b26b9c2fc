import { expect, test } from 'vitest';
import { easiestFirst } from '../../lobby/order';

test('the easiest game comes first, of equals the shortest', () => {
  const games = [
    { id: 'siege', weight: 5, minutes: 150 },
    { id: 'cards', weight: 2, minutes: 75 },
    { id: 'knights', weight: 2, minutes: 45 },
    { id: 'dice', weight: 3, minutes: 40 },
  ];
  expect(easiestFirst(games).map(({ id }) => id)).toEqual(['knights', 'cards', 'dice', 'siege']);
});
