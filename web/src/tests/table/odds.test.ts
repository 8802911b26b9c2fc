import { expect, test } from 'vitest';
import { beside, fittingText } from '../../table/question/meaning/odds';

test('a part of the odds is written as fully as it has room', () => {
  const widthOf = (text: string): number => text.length * 8;
  const texts = ['62 % győzelem', '62 %'];
  expect(fittingText(texts, 120, widthOf)).toBe('62 % győzelem');
  expect(fittingText(texts, 111, widthOf)).toBe('62 %');
  expect(fittingText(texts, 30, widthOf)).toBe('');
});

test('what lies between good and bad is named beside the bar where its name has no room in it', () => {
  const parts = [
    { value: 60, mood: 'good', name: 'won' },
    { value: 15, name: 'both fall' },
    { value: 25, mood: 'bad', name: 'lost' },
  ];
  const told = (part: { value: number; name: string }): string => `${part.value} % ${part.name}`;
  expect(beside(parts, ['60 %', '15 %', ''], told).map((part) => part.name)).toEqual(['both fall', 'lost']);
  expect(beside(parts, ['60 %', '15 % both fall', '25 %'], told)).toEqual([]);
});
