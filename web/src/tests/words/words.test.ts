import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Words } from '../../words/words';

const read = (language: string): string =>
  readFileSync(new URL(`../../words/${language}.ftl`, import.meta.url), 'utf-8');
const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '').sort();
const TEXT = `
step = { CAPITAL(AZ($hex)) } mezőről { RAG($to, "ra") } lép { $seat }.
sums = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
 }
many = { $parts }
land = field
    .short = fld
`;

test('both languages say the same things', () => expect(ids(read('hu'))).toEqual(ids(read('en'))));

test('functions, names, lists, attributes, inner messages', () => {
  const words = new Words('hu', [TEXT, read('hu')], ['Anna']);
  expect(words.say({ id: 'step', args: { hex: 'E6', to: 'F4', seat: { seat: 0 } } })).toBe(
    'Az E6 mezőről F4-re lép Anna.',
  );
  expect(words.say({ id: 'many', args: { parts: [{ id: 'land' }, { id: 'land.short' }] } })).toBe('field, fld');
  expect(words.say({ id: 'many', args: { parts: [] } })).toBe('–');
  expect(words.say({ id: 'many', args: { parts: { seat: 1 } } })).toBe('2. játékos');
  expect(words.say({ id: 'curtain-title', args: { name: 'Bence' } })).toBe('Add át Bencének');
  expect(words.say({ id: 'curtain-title', args: { name: { seat: 1 } } })).toBe('Add át a 2. játékosnak');
});

test('plurals and missing words', () => {
  const words = new Words('en', [TEXT]);
  expect(words.say({ id: 'sums', args: { count: 1 } })).toBe('1 coin');
  expect(words.say({ id: 'sums', args: { count: 3 } })).toBe('3 coins');
  expect(words.say({ id: 'nowhere' })).toBe('nowhere');
  expect(words.has('land.short')).toBe(true);
  expect(words.has('land.long')).toBe(false);
});
