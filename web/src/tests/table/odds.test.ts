import { expect, test } from 'vitest';
import { beside, fittingText } from '../../table/question/meaning/odds';

test('a part of the odds is written as fully as it has room', () => {
  const widthOf = (text: string): number => text.length * 8;
  const texts = ['62 % győzelem', '62 %'];
  expect(fittingText(texts, 120, widthOf)).toBe('62 % győzelem');
  expect(fittingText(texts, 111, widthOf)).toBe('62 %');
  expect(fittingText(texts, 30, widthOf)).toBe('');
});

test('beside the bar is named what has no room for its name in it, be it ever so likely', () => {
  const parts = [
    { value: 60, name: 'won' },
    { value: 15, name: 'both fall' },
    { value: 25, name: 'lost' },
  ];
  const told = (part: { value: number; name: string }): string => `${part.value} % ${part.name}`;
  expect(beside(parts, ['60 % won', '15 %', ''], told).map((part) => part.name)).toEqual(['both fall', 'lost']);
  expect(beside(parts, ['60 %', '15 % both fall', '25 % lost'], told).map((part) => part.name)).toEqual(['won']);
});
