import { expect, test } from 'vitest';
import { parted } from '../../../table/talk/parts';

test('names and places stand out of a sentence', () => {
  expect(parted('Anna moves E6 → F6', ['Anna', 'Bence'], ['E6', 'F6'])).toEqual([
    { text: 'Anna', seat: 0 },
    { text: ' moves ' },
    { text: 'E6', place: true },
    { text: ' → ' },
    { text: 'F6', place: true },
  ]);
  expect(parted('Annának és Bencének', ['Anna', 'Bence'], [])).toEqual([
    { text: 'Anná', seat: 0 },
    { text: 'nak és ' },
    { text: 'Bencé', seat: 1 },
    { text: 'nek' },
  ]);
  expect(parted('Nobody', ['', ''], [])).toEqual([{ text: 'Nobody' }]);
});

test('a name within a word is none, and does not hide the next one', () => {
  expect(parted('SusAnna Bence', ['Anna Bence', 'Bence'], [])).toEqual([
    { text: 'SusAnna ' },
    { text: 'Bence', seat: 1 },
  ]);
  expect(parted('AnnaAnna', ['Anna'], [])).toEqual([{ text: 'Anna', seat: 0 }, { text: 'Anna' }]);
});
