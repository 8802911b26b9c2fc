import { expect, test } from 'vitest';
import { fittingText } from '../../table/question/meaning/odds';

test('a part of the odds is written as fully as it has room', () => {
  const widthOf = (text: string): number => text.length * 8;
  const texts = ['62 % győzelem', '62 %'];
  expect(fittingText(texts, 120, widthOf)).toBe('62 % győzelem');
  expect(fittingText(texts, 111, widthOf)).toBe('62 %');
  expect(fittingText(texts, 30, widthOf)).toBe('');
});
