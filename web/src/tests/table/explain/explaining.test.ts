import { expect, test } from 'vitest';
import { Explaining, type Past } from '../../../table/explain/explaining.svelte';
import type { Explained } from '../../../wire';

const answer = (of: string, id: string): Explained => ({
  is: 'explained',
  of,
  what: { key: of, name: { id }, text: { id } },
});

test('what is asked while one looks back is answered from that moment, and kept apart from now', async () => {
  const wishes: string[] = [];
  let past: Past | null = null;
  const explaining = new Explaining(
    ({ of }) => wishes.push(of) > 0,
    () => past,
  );
  expect(explaining.of('inn')).toBeUndefined();
  explaining.hear(answer('inn', 'now'));
  past = { moment: '7.1', ask: (key) => Promise.resolve(answer(key, 'then')) };
  expect(explaining.of('inn')).toBeUndefined();
  await Promise.resolve();
  await Promise.resolve();
  expect(explaining.of('inn')?.name.id).toBe('then');
  past = null;
  expect(explaining.of('inn')?.name.id).toBe('now');
  expect(wishes).toEqual(['inn']);
});
