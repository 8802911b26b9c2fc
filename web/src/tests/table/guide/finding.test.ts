import { expect, test } from 'vitest';
import { bookOf, search } from '../../../table/guide/finding';
import { parse } from '../../../table/guide/markdown';

const GUIDE = `# Őrség

Első szó.

## R5 Mozgás

- **R5.4** A lovag bárhová léphet, kivéve (R5.5):
  - **R5.4c** tó.

### Városok

| Város | Erő |
|---|---|
| Fröli | 200 |
`;
const { places, spots } = bookOf(parse(GUIDE));
const found = (query: string): string[] => search(places, query).map(({ place }) => place.text);

test('headings, rules, paragraphs and rows are places', () => {
  expect(places.map(({ text, level }) => [level, text])).toEqual([
    [1, 'Őrség'],
    [0, 'Első szó.'],
    [2, 'R5 Mozgás'],
    [0, 'R5.4 A lovag bárhová léphet, kivéve (R5.5):'],
    [0, 'R5.4c tó.'],
    [3, 'Városok'],
    [0, 'Fröli · 200'],
  ]);
  expect(spots.size).toBe(places.length);
  expect(places[4]).toMatchObject({ rule: 'R5.4c', chapter: 'R5 Mozgás' });
});

test('words are found without their accents, in any order', () => {
  expect(found('LOVAG barhova')).toEqual(['R5.4 A lovag bárhová léphet, kivéve (R5.5):']);
  expect(found('frö')).toEqual(['Fröli · 200']);
  expect(found('sárkány')).toEqual([]);
  expect(found('  ')).toEqual([]);
});

test('the rule that is asked for comes first, headings next', () => {
  expect(found('r5.4c')).toEqual(['R5.4c tó.']);
  expect(found('r5')).toEqual(['R5 Mozgás', 'R5.4 A lovag bárhová léphet, kivéve (R5.5):', 'R5.4c tó.']);
  expect(found('o')[0]).toBe('Őrség');
});

test('a long place is cut around what was found', () => {
  const long = `${'egy '.repeat(40)}tizenegy ${'tíz '.repeat(60)}`;
  const [match] = search(bookOf(parse(long)).places, 'TIZENEGY');
  expect(match?.excerpt).toMatch(/^….*tizenegy.*…$/);
});
